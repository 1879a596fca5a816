import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { rooted } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const hush = actionCard(
  'Hush',
  'standard',
  'Cancel the abilities of a minion until the end of the turn.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose a minion to cancel'))!;
    const turn = yield* look((q) => q.s.turn);
    yield* act(ops.cancel(minion, { t: 'turnEnd', turn }));
  }),
);

describe('Aunt of Drakes: Talent: Give another player control of one of your minions to draw a card and play an extra action.', () => {
  it('one of your minions goes to another player for good; you draw and have an extra action (IO-2, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Howl'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Aunt of Drakes', 'C Walker'), at('Moor', 'A Invader', 'A Scout of B')],
      steps: [
        A.uses('Aunt of Drakes'),
        offered('A', ['Aunt of Drakes', 'Invader', 'Scout', 'no'], ['Walker']),
        A.answers('Invader'),
        offered('A', ['B', 'C'], ['no']),
        A.answers('C'),
        now(at('Moor', 'C Invader', 'A Scout'), {
          asked: null,
          hand: { A: ['Filler', 'Howl', 'Howl'] },
          cannot: [A.uses('Aunt of Drakes')],
        }),
        A.plays('Howl'),
        A.plays('Howl'),
        A.ends(),
        now(at('Moor', 'C Invader', 'A Scout'), { turn: 'B' }),
      ],
    }));

  it('a player who gives nothing gets nothing, nor does one whose gift fails (RES-3, RES-11)', () => {
    play({
      seats: { A: { hand: ['Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Aunt of Drakes'), at('Moor')],
      steps: [
        A.uses('Aunt of Drakes'),
        A.answers('no'),
        A.plays('Howl'),
        now(at('Meadow', 'A Aunt of Drakes'), { asked: null, hand: { A: ['Howl'] }, cannot: [A.plays('Howl')] }),
      ],
    });
    play({
      cards: [rooted],
      bases: [at('Meadow', 'A Aunt of Drakes', 'A Rooted'), at('Moor')],
      steps: [
        A.uses('Aunt of Drakes'),
        A.answers('Rooted'),
        now(at('Meadow', 'A Aunt of Drakes', 'A Rooted'), { asked: null, hand: { A: [] } }),
      ],
    });
  });

  it('given away herself, she draws for who gave her, and can be used by her new controller (ABL-8)', () =>
    play({
      bases: [at('Meadow', 'A Aunt of Drakes', 'B Walker'), at('Moor')],
      steps: [
        A.uses('Aunt of Drakes'),
        A.answers('Aunt of Drakes'),
        now(at('Meadow', 'B Aunt of Drakes', 'B Walker'), { asked: null, hand: { A: ['Filler'], B: [] } }),
        A.ends(),
        B.uses('Aunt of Drakes'),
        B.answers('Walker'),
        now(at('Meadow', 'B Aunt of Drakes', 'A Walker'), { hand: { B: ['Filler'] } }),
      ],
    }));

  it('aunt-of-drakes/1 cancelled later, what she gave away stays away (TERM-4)', () =>
    play({
      cards: [hush],
      seats: { A: { hand: ['Hush'] } },
      bases: [at('Meadow', 'A Aunt of Drakes', 'A Walker'), at('Moor')],
      steps: [
        A.uses('Aunt of Drakes'),
        A.answers('Walker'),
        A.plays('Hush'),
        A.answers('Aunt of Drakes'),
        now(at('Meadow', 'A Aunt of Drakes', 'B Walker'), { asked: null }),
      ],
    }));
});

describe('Foot of the King: Ongoing: You may take control of one minion that you own at the end of your turn.', () => {
  it('at the end of your turn only, and one minion; it stays yours (TURN-7, IO-2)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Foot of the King', 'B Walker of A', 'B Collector of A', 'B Filler'), at('Moor')],
      steps: [
        B.ends(),
        now({ turn: 'A', asked: null }),
        A.ends(),
        offered('A', ['Foot of the King', 'pass']),
        A.answers('Foot of the King'),
        A.answers('Walker'),
        now(at('Meadow', 'A Foot of the King', 'A Walker', 'B Collector', 'B Filler'), { turn: 'B', asked: null }),
        B.ends(),
        now(at('Meadow', 'A Foot of the King', 'A Walker', 'B Collector', 'B Filler'), { turn: 'A' }),
      ],
    }));

  it('declined, or with nothing to get back, nothing happens; nobody is asked unnecessarily (ME-4)', () => {
    play({
      bases: [at('Meadow', 'A Foot of the King', 'B Walker of A'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now(at('Meadow', 'A Foot of the King', 'B Walker'), { turn: 'B' })],
    });
    play({
      bases: [at('Meadow', 'A Foot of the King', 'A Walker', 'B Walker'), at('Moor', 'A Scout of B')],
      steps: [A.ends(), now({ turn: 'B', phase: 'play' })],
    });
  });

  it('two of them get two back (RES-9)', () =>
    play({
      bases: [at('Meadow', 'A Foot of the King', 'A Foot of the King'), at('Moor', 'B Walker of A', 'B Scout of A')],
      steps: [
        A.ends(),
        A.answers('Foot of the King#1'),
        A.answers('Walker'),
        A.answers('Foot of the King'),
        A.answers('Scout'),
        now(at('Moor', 'A Walker', 'A Scout'), { turn: 'B' }),
      ],
    }));

  it('keeps a minion you only have until the end of this turn (IO-2)', () =>
    play({
      seats: { A: { hand: ['Muffin'] } },
      bases: [at('Meadow', 'A Foot of the King'), at('Moor', 'B Walker of A')],
      steps: [
        A.plays('Muffin', 'Moor'),
        A.answers('Walker'),
        A.ends(),
        A.answers('Foot of the King', 'Walker'),
        now(at('Moor', 'A Walker', 'A Muffin'), { turn: 'B' }),
      ],
    }));

  it('foot-of-the-king/1 every minion of your deck is offered, whether or not you still control it (TERM-8)', () =>
    play({
      bases: [
        at('Meadow', 'A Foot of the King', 'A Walker', 'B Filler', 'A Filler of B'),
        at('Moor', 'B Invader of A'),
      ],
      steps: [
        A.ends(),
        A.answers('Foot of the King'),
        offered('A', ['Foot of the King', 'Walker', 'Invader'], ['Filler', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Foot of the King', 'A Walker', 'B Filler', 'A Filler'), at('Moor', 'B Invader'), {
          turn: 'B',
        }),
      ],
    }));
});

describe("Betrothed: You may give another player control of this minion. Ongoing: If another player wins this base and controls this minion, this minion's owner gains 1 VP.", () => {
  it('may be given to any other player (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Betrothed'] }, B: {}, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Betrothed', 'Meadow'),
        offered('A', ['B', 'C', 'no']),
        A.answers('C'),
        now(at('Meadow', 'C Betrothed'), { asked: null, cards: { Betrothed: { owner: 'A' } } }),
        A.ends(),
        now(at('Meadow', 'C Betrothed'), { turn: 'B' }),
      ],
    }));

  it('or kept: then its owner, winning, gains nothing more (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Betrothed'] } },
      bases: [at('Meadow', 'A King Rex'), at('Moor')],
      steps: [A.plays('Betrothed', 'Meadow'), A.answers('no'), A.ends(), now({ turn: 'B', vp: { A: 3, B: 0 } })],
    }));

  it('its owner gains 1 VP when its controller wins, alone or tied, and not when another player does (SCORE-8, VP-3)', () => {
    const scores = (mine: string, theirs: string, vp: { A: number; B: number; C: number }) =>
      play({
        bases: [at('Meadow', 'B Betrothed of A', mine, theirs), at('Moor', 'B Betrothed of A')],
        seats: { A: {}, B: {}, C: {} },
        steps: [A.ends(), now({ turn: 'B', vp, discard: { A: ['Betrothed'] } })],
      });
    scores('B Filler +4', 'C Filler +1', { A: 1, B: 3, C: 2 });
    scores('B Filler +1', 'C Filler +4', { A: 1, B: 3, C: 3 });
    scores('B Filler', 'C Filler +6', { A: 0, B: 2, C: 3 });
  });

  it('betrothed/1 however that player came to have it (TERM-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Muffin'] } },
      bases: [at('Meadow', 'A Betrothed', 'B Pirate King'), at('Moor')],
      steps: [
        B.plays('Muffin', 'Meadow'),
        B.answers('Betrothed'),
        B.ends(),
        now({ turn: 'A', vp: { A: 1, B: 3 }, discard: { A: ['Betrothed'] } }),
      ],
    }));

  it('betrothed/2 even where it has moved to (TERM-7)', () =>
    play({
      seats: { A: { hand: ['Betrothed', 'Shanghai'] } },
      bases: [at('Meadow'), at('Moor', 'B King Rex')],
      steps: [
        A.plays('Betrothed', 'Meadow'),
        A.answers('B'),
        A.plays('Shanghai'),
        A.answers('Betrothed'),
        A.ends(),
        now({ turn: 'B', vp: { A: 1, B: 3 } }),
      ],
    }));

  it('cancelled, it pays nothing (TERM-4)', () =>
    play({
      cards: [hush],
      seats: { A: { hand: ['Hush'] } },
      bases: [at('Meadow', 'B Betrothed of A', 'B King Rex'), at('Moor')],
      steps: [A.plays('Hush'), A.answers('Betrothed'), A.ends(), now({ turn: 'B', vp: { A: 0, B: 3 } })],
    }));
});

describe('Sneaky Squire: You may give another player control of this minion to play an extra minion.', () => {
  it('given away it grants an extra minion, to be played at any time in your turn (EXT-2, RES-3)', () =>
    play({
      seats: { A: { hand: ['Sneaky Squire', 'Filler', 'Filler'] }, B: {}, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sneaky Squire', 'Meadow'),
        offered('A', ['B', 'C', 'no']),
        A.answers('B'),
        now(at('Meadow', 'B Sneaky Squire'), { asked: null }),
        A.plays('Filler', 'Moor'),
        now(at('Moor', 'A Filler'), { asked: null, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('kept, it brings none (RES-11)', () =>
    play({
      seats: { A: { hand: ['Sneaky Squire', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sneaky Squire', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Sneaky Squire'), { asked: null, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('sneaky-squire/1 cancelled later, it stays away, and the extra minion stays yours (TERM-4)', () =>
    play({
      cards: [hush],
      seats: { A: { hand: ['Sneaky Squire', 'Hush', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sneaky Squire', 'Meadow'),
        A.answers('B'),
        A.plays('Hush'),
        A.answers('?Sneaky Squire'),
        A.plays('Filler', 'Moor'),
        now(at('Meadow', 'B Sneaky Squire'), at('Moor', 'A Filler'), { asked: null }),
      ],
    }));
});

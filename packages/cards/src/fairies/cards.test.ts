import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const steady = minionCard(
  'Steady',
  2,
  "Ongoing: Other players' cards do not move this minion.",
  protect((_q, me, op, cause) => op.card === me.self && op.verb === 'return' && cause.seat !== me.seat),
);

describe("Titania: Return another player's minion to its owner's hand OR play an extra minion.", () => {
  const seats = { A: { hand: ['Titania', 'Filler', 'Filler'] }, B: {}, C: {} };

  it('returns a minion of another player, anywhere, to its owner; there is no "may" (RES-11, RES-14)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker', 'A Scout'), at('Moor', 'C Invader of B', 'B King Rex')],
      steps: [
        A.plays('Titania', 'Meadow'),
        offered('A', ['return', 'play'], ['no']),
        A.answers('return'),
        offered('A', ['Walker', 'Invader', 'King Rex'], ['Scout', 'Titania', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Walker', 'A Scout', 'A Titania'), at('Moor', 'B King Rex'), {
          asked: null,
          hand: { B: ['Invader'] },
          cannot: [A.plays('Filler', 'Moor')],
        }),
      ],
    }));

  it('or grants an extra minion, and returns nothing (EXT-2, RES-14)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Titania', 'Meadow'),
        A.answers('play'),
        now(at('Meadow', 'B Walker', 'A Titania'), { asked: null }),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));

  it('without another player’s minion there is nothing to return; a protected one is chosen in vain (RES-13)', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Walker', '- Beast'), at('Moor')],
      cards: [{ ...minionCard('Beast', 3, ''), deck: 'monsters' as const }],
      steps: [
        A.plays('Titania', 'Meadow'),
        A.answers('return'),
        now(at('Meadow', 'A Walker', 'A Titania', '- Beast'), { asked: null }),
      ],
    });
    play({
      cards: [steady],
      seats,
      bases: [at('Meadow', 'B Steady'), at('Moor')],
      steps: [
        A.plays('Titania', 'Meadow'),
        A.answers('return'),
        now(at('Meadow', 'B Steady', 'A Titania'), { asked: null, hand: { B: [] } }),
      ],
    });
  });
});

describe('Glymmer: Talent: Choose one, lasting until the start of your next turn: another minion has -4 power (not below 0) OR this minion has +1 power.', () => {
  const bases = [at('Meadow', 'A Glymmer', 'A Walker'), at('Moor', 'B King Rex'), at('Marsh', 'B Scout')];

  it('weakens any other minion by 4, not below zero, through the other turns (CALC-1, CONF-1, TERM-11)', () =>
    play({
      bases,
      steps: [
        A.uses('Glymmer'),
        offered('A', ['weaken', 'power'], ['no']),
        A.answers('weaken'),
        offered('A', ['King Rex', 'Walker', 'Scout'], ['Glymmer', 'no']),
        A.answers('Scout'),
        now({
          asked: null,
          cards: { Scout: { power: 0 }, Walker: { power: 2 }, Glymmer: { power: 4 }, 'King Rex': { power: 7 } },
          cannot: [A.uses('Glymmer')],
        }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 0 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Scout: { power: 3 } }, can: [A.uses('Glymmer')] }),
      ],
    }));

  it('a weakened minion of power 7 keeps 3; two add up (CALC-1)', () =>
    play({
      bases: [at('Meadow', 'A Glymmer', 'A Glymmer', 'B King Rex'), at('Moor')],
      steps: [
        A.uses('Glymmer#1'),
        A.answers('weaken', 'King Rex'),
        now({ cards: { 'King Rex': { power: 3 } } }),
        A.uses('Glymmer#2'),
        A.answers('weaken', 'King Rex'),
        now({ asked: null, cards: { 'King Rex': { power: 0 } } }),
      ],
    }));

  it('or strengthens itself by 1; without another minion it may choose to weaken none (RES-13, RES-14)', () => {
    play({
      bases,
      steps: [
        A.uses('Glymmer'),
        A.answers('power'),
        now({ asked: null, cards: { Glymmer: { power: 5 }, 'King Rex': { power: 7 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Glymmer: { power: 5 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Glymmer: { power: 4 } } }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Glymmer'), at('Moor')],
      steps: [A.uses('Glymmer'), A.answers('weaken'), now({ asked: null, cards: { Glymmer: { power: 4 } } })],
    });
  });

  it('glymmer/1 the effect stays although Glymmer leaves play (IO-2)', () =>
    play({
      seats: { A: { hand: ['Cat Fight'] } },
      bases,
      steps: [
        A.uses('Glymmer'),
        A.answers('weaken', 'King Rex'),
        A.plays('Cat Fight'),
        A.answers('Glymmer'),
        now({ asked: null, cards: { 'King Rex': { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'King Rex': { power: 3 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'King Rex': { power: 7 } } }),
      ],
    }));

  it('glymmer/2 taken by another player, it may be used again: both effects run, each to its own player’s turn (TERM-5)', () =>
    play({
      cards: [charm],
      seats: { B: { hand: ['Take Over'] } },
      bases,
      steps: [
        A.uses('Glymmer'),
        A.answers('power'),
        A.ends(),
        B.plays('Take Over'),
        B.answers('Glymmer'),
        B.uses('Glymmer'),
        B.answers('weaken', 'Walker'),
        now({ asked: null, cards: { Glymmer: { power: 5 }, Walker: { power: 0 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Glymmer: { power: 4 }, Walker: { power: 0 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Glymmer: { power: 4 }, Walker: { power: 2 } } }),
      ],
    }));

  it('glymmer/3 cancelling Glymmer later does not end it (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Curse of Imprisonment'] } },
      bases,
      steps: [
        A.uses('Glymmer'),
        A.answers('power'),
        A.plays('Curse of Imprisonment', 'Glymmer'),
        now({ asked: null, cards: { Glymmer: { power: 5 } }, cannot: [A.uses('Glymmer')] }),
      ],
    }));

  it('glymmer/4 it has expired before anything happens at the start of the turn (TURN-2)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Walker', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Glymmer', 'A Sprout'), at('Moor', 'B King Rex')],
      steps: [
        A.uses('Glymmer'),
        A.answers('weaken', 'King Rex'),
        A.ends(),
        now({ turn: 'B', cards: { 'King Rex': { power: 3 } } }),
        B.ends(),
        now({ phase: 'start', asked: { seat: 'A' }, cards: { 'King Rex': { power: 7 } } }),
        A.answers('no'),
      ],
    }));
});

describe('Puck: Draw a card OR play an extra action.', () => {
  it('draws, or grants an extra action, not both (RES-14, EXT-2)', () => {
    const seats = { A: { hand: ['Puck', 'Howl', 'Howl'] } };
    const bases = [at('Meadow'), at('Moor')];
    play({
      seats,
      bases,
      steps: [
        A.plays('Puck', 'Meadow'),
        offered('A', ['draw', 'play'], ['no']),
        A.answers('draw'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
        now({ asked: null, hand: { A: ['Filler', 'Howl'] } }),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Puck', 'Meadow'),
        A.answers('play'),
        A.plays('Howl'),
        A.plays('Howl'),
        now({ asked: null, hand: { A: [] } }),
      ],
    });
  });

  it('puck/1 found by Sprout, the extra action is played then, or not at all (EXT-3)', () => {
    const start = {
      turn: 'B' as const,
      seats: { A: { hand: ['Howl', 'Howl'], deck: ['Puck', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Sprout'), at('Moor')],
    };
    const grow = [B.ends(), A.answers('yes', 'Puck'), A.answers('play')];
    play({
      ...start,
      steps: [
        ...grow,
        offered('A', ['Howl#1', 'Howl#2', 'no']),
        A.answers('Howl'),
        now({ phase: 'play', hand: { A: ['Howl'] } }),
        A.plays('Howl'),
        now({ asked: null, hand: { A: [] } }),
      ],
    });
    play({
      ...start,
      steps: [
        ...grow,
        A.answers('no'),
        now({ phase: 'play', hand: { A: ['Howl', 'Howl'] } }),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    });
  });
});

describe('Tinx: You may transfer to this minion an action that is on another minion.', () => {
  it('takes any action from any other minion, but none from a base (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [
        at('Meadow', 'B Walker with B Leaf Armor', 'A Overrun'),
        at('Moor', 'A Scout with B Poison', 'A Tinx with A Grumpiness'),
      ],
      steps: [
        A.plays('Tinx', 'Meadow'),
        offered('A', ['Leaf Armor', 'Poison', 'Grumpiness', 'no'], ['Overrun']),
        A.answers('Leaf Armor'),
        now(at('Meadow', 'B Walker', 'A Tinx with B Leaf Armor', 'A Overrun'), {
          asked: null,
          cards: { Walker: { power: 2 }, 'Tinx@Meadow': { power: 3 } },
        }),
      ],
    }));

  it('may take none; with no action on another minion nobody is asked (TERM-14)', () => {
    const table = [at('Meadow', 'B Walker with B Leaf Armor'), at('Moor')];
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: table,
      steps: [A.plays('Tinx', 'Moor'), A.answers('no'), now(table[0]!, at('Moor', 'A Tinx'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [at('Meadow', 'B Walker', 'B Overrun'), at('Moor')],
      steps: [A.plays('Tinx', 'Moor'), now({ asked: null })],
    });
  });

  it('tinx/1 the action stays its player’s (ATT-4)', () =>
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [at('Meadow', 'B Walker with B Leaf Armor'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Tinx', 'Moor'),
        A.answers('Leaf Armor'),
        now(at('Moor', 'A Scout', 'A Tinx with B Leaf Armor'), { cannot: [A.uses('Leaf Armor')] }),
        A.ends(),
        B.uses('Leaf Armor'),
        B.answers('Scout'),
        now(at('Moor', 'A Scout with B Leaf Armor', 'A Tinx'), { asked: null }),
      ],
    }));

  it('tinx/2 the minion that loses it is not affected: one that others do not affect gives it up, and Tinx is affected (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [at('Meadow', 'B Walker with B Incorporeal, B Leaf Armor'), at('Moor')],
      steps: [
        A.plays('Tinx', 'Moor'),
        A.answers('Leaf Armor'),
        now(at('Meadow', 'B Walker with B Incorporeal'), at('Moor', 'A Tinx with B Leaf Armor'), { asked: null }),
      ],
    }));

  it('tinx/3 rules.md decides: what keeps other players’ cards off an action keeps it where it is (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [at('Meadow', 'B Steam Queen', 'B Walker with B Leaf Armor'), at('Moor')],
      steps: [
        A.plays('Tinx', 'Moor'),
        A.answers('Leaf Armor'),
        now(at('Meadow', 'B Steam Queen', 'B Walker with B Leaf Armor'), at('Moor', 'A Tinx'), { asked: null }),
      ],
    }));
});

import { protect } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { rooted } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const rock = minionCard(
  'Rock',
  1,
  'Ongoing: This minion cannot be destroyed.',
  protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
);

describe('Activate the Spy: Choose a minion that you own and take control of it. Play an extra action.', () => {
  it('a minion that you own comes back for good, and you have an extra action (IO-2, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Activate the Spy', 'Howl'] } },
      bases: [at('Meadow', 'B Walker of A', 'B Scout'), at('Moor', 'B Filler of A')],
      steps: [
        A.plays('Activate the Spy'),
        offered('A', ['Walker', 'Filler'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'B Filler'), { asked: null }),
        A.plays('Howl'),
        A.ends(),
        now(at('Meadow', 'A Walker', 'B Scout'), { turn: 'B' }),
      ],
    }));

  it('without such a minion, or with one that does not come, the extra action is yours anyway (RES-3)', () => {
    play({
      seats: { A: { hand: ['Activate the Spy', 'Howl'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Activate the Spy'), A.plays('Howl'), now(at('Meadow', 'B Walker'), { asked: null })],
    });
    play({
      cards: [rooted],
      seats: { A: { hand: ['Activate the Spy', 'Howl'] } },
      bases: [at('Meadow', 'B Rooted of A'), at('Moor')],
      steps: [A.plays('Activate the Spy'), A.plays('Howl'), now(at('Meadow', 'B Rooted'), { asked: null })],
    });
  });

  it('activate-the-spy/1 every minion of your deck is offered, whether or not you still control it (TERM-8)', () =>
    play({
      seats: { A: { hand: ['Activate the Spy'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader of A', 'A Scout of B'), at('Moor')],
      steps: [
        A.plays('Activate the Spy'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker', 'B Invader', 'A Scout'), { asked: null }),
      ],
    }));
});

describe('Banner Call: Choose any number of minions that you own and take control of them.', () => {
  it('any number comes back for good; one that does not is left alone (RES-12, CAN-1, IO-2)', () =>
    play({
      cards: [rooted],
      seats: { A: { hand: ['Banner Call'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Walker of A', 'C Filler of A'), at('Moor', 'B Rooted of A', 'B Collector of A')],
      steps: [
        A.plays('Banner Call'),
        A.answers('Walker', 'Filler', 'Rooted'),
        now(at('Meadow', 'A Walker', 'A Filler'), at('Moor', 'B Rooted', 'B Collector'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'A Walker', 'A Filler'), { turn: 'B' }),
      ],
    }));

  it('none is a choice, too (RES-12)', () =>
    play({
      seats: { A: { hand: ['Banner Call'] } },
      bases: [at('Meadow', 'B Walker of A'), at('Moor')],
      steps: [A.plays('Banner Call'), A.answers('done'), now(at('Meadow', 'B Walker'), { asked: null })],
    }));

  it('banner-call/1 every minion of your deck is offered, whether or not you still control it (TERM-8)', () =>
    play({
      seats: { A: { hand: ['Banner Call'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader of A', 'A Scout of B', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Banner Call'),
        offered('A', ['Walker', 'Invader', 'done'], ['Scout', 'Filler']),
        A.answers('Walker', 'Invader'),
        now(at('Meadow', 'A Walker', 'A Invader', 'A Scout', 'B Filler'), { asked: null }),
      ],
    }));
});

describe('Fate of the Favorites: Every player chooses a minion they own and destroys it.', () => {
  const hand = { A: { hand: ['Fate of the Favorites'] }, B: {}, C: {} };

  it('clockwise from you, each player chooses among the minions they own, whoever controls them; all go together (ME-6, RES-10)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Walker', 'A Invader of B', 'C Collector'),
        at('Moor', 'B Scout', 'C King Rex', 'B Filler of A'),
      ],
      steps: [
        A.plays('Fate of the Favorites'),
        offered('A', ['Walker', 'Filler'], ['Invader', 'no']),
        A.answers('Filler'),
        offered('B', ['Invader', 'Scout'], ['Filler', 'no']),
        B.answers('Invader'),
        now(at('Meadow', 'A Walker', 'A Invader', 'C Collector'), {}),
        offered('C', ['Collector', 'King Rex'], ['no']),
        C.answers('King Rex'),
        now(at('Meadow', 'A Walker', 'C Collector'), at('Moor', 'B Scout'), {
          asked: null,
          discard: { A: ['Fate of the Favorites', 'Filler'], B: ['Invader'], C: ['King Rex'] },
        }),
      ],
    }));

  it('a player who owns none destroys none; a single one needs no question; what cannot be destroyed stays (RES-13, CAN-1)', () =>
    play({
      cards: [rock],
      seats: hand,
      bases: [at('Meadow', 'A Walker of B', 'C Rock'), at('Moor')],
      steps: [
        A.plays('Fate of the Favorites'),
        now(at('Meadow', 'C Rock'), { asked: null, discard: { A: ['Fate of the Favorites'], B: ['Walker'], C: [] } }),
      ],
    }));

  it('a minion that the cards of others do not affect survives, though its owner carries it out (TERM-15)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('Fate of the Favorites'),
        now(at('Meadow', 'B Walker with B Incorporeal'), { asked: null, discard: { B: [] } }),
      ],
    }));
});

describe('Hostage Exchange: Give another player control of one of your minions to take control of a minion of that player whose power is equal or less.', () => {
  it('one of yours for one of theirs with no more power: of that player only, and not the same one (RES-3, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Hostage Exchange'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Invader', 'A Walker', 'B Scout', 'C Filler'),
        at('Moor', 'B Archmage', 'B King Rex with A Grumpiness, A Grumpiness', 'B Collector of C'),
      ],
      steps: [
        A.plays('Hostage Exchange'),
        offered('A', ['Invader', 'Walker', 'no'], ['Scout']),
        A.answers('Invader'),
        offered('A', ['B', 'C'], ['no']),
        A.answers('B'),
        now(at('Meadow', 'B Invader', 'A Walker', 'B Scout', 'C Filler'), {}),
        offered('A', ['Scout', 'King Rex', 'Collector'], ['Archmage', 'Invader', 'Filler', 'Walker', 'no']),
        A.answers('King Rex'),
        now(
          at('Meadow', 'B Invader', 'A Walker', 'B Scout', 'C Filler'),
          at('Moor', 'B Archmage', 'A King Rex with A Grumpiness, A Grumpiness', 'B Collector'),
          { asked: null },
        ),
        A.ends(),
        now(at('Meadow', 'B Invader', 'A Walker', 'B Scout', 'C Filler'), { turn: 'B' }),
      ],
    }));

  it('kept back, nothing is exchanged, nor when the minion does not go (RES-11, RES-3)', () => {
    const table = [at('Meadow', 'A Rooted', 'B Filler'), at('Moor')];
    for (const answer of ['no', 'Rooted'])
      play({
        cards: [rooted],
        seats: { A: { hand: ['Hostage Exchange'] } },
        bases: table,
        steps: [A.plays('Hostage Exchange'), A.answers(answer), now(...table, { asked: null })],
      });
  });

  it('with nothing to take for it, it is given anyway (RES-3)', () =>
    play({
      seats: { A: { hand: ['Hostage Exchange'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Hostage Exchange'),
        A.answers('Walker'),
        now(at('Meadow', 'B Walker', 'B Invader'), { asked: null }),
      ],
    }));
});

describe('Inevitable Betrayal: Special: Before a base scores, choose a minion there that you own and take control of it.', () => {
  it('a minion of the scoring base that you own is yours again, and scores for you (SCORE-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Inevitable Betrayal'] } },
      bases: [at('Meadow', 'B King Rex of A', 'B Walker', 'A Filler'), at('Moor', 'B Collector of A')],
      steps: [
        refused(A.plays('Inevitable Betrayal')),
        B.ends(),
        offered('A', ['Inevitable Betrayal', 'pass']),
        A.answers('Inevitable Betrayal'),
        offered('A', ['King Rex', 'Filler'], ['Walker', 'Collector', 'no']),
        A.answers('King Rex'),
        now(at('Moor', 'B Collector'), {
          turn: 'A',
          vp: { A: 3, B: 2 },
          discard: { A: ['Inevitable Betrayal', 'King Rex', 'Filler'] },
        }),
      ],
    }));

  it('unplayed, it scores for the player who has it (ME-2)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Inevitable Betrayal'] } },
      bases: [at('Meadow', 'B King Rex of A', 'B Walker', 'A Filler'), at('Moor')],
      steps: [B.ends(), A.answers('pass'), now({ turn: 'A', vp: { A: 2, B: 3 } })],
    }));

  it('inevitable-betrayal/1 a minion of your deck that you still control can be chosen: nothing changes (TERM-8)', () =>
    play({
      seats: { A: { hand: ['Inevitable Betrayal'] } },
      bases: [at('Meadow', 'A King Rex', 'B Invader of A'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Inevitable Betrayal'),
        offered('A', ['King Rex', 'Invader']),
        A.answers('King Rex'),
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
});

describe('Out of Sight: Every player chooses a minion they own and returns it to their hand.', () => {
  it('clockwise from you, each player chooses among the minions they own, whoever controls them; all return together (ME-6, RES-10)', () =>
    play({
      seats: { A: { hand: ['Out of Sight'] } },
      bases: [at('Meadow', 'A Walker', 'A Invader of B', 'B Filler of A'), at('Moor', 'B Scout with A Grumpiness')],
      steps: [
        A.plays('Out of Sight'),
        offered('A', ['Walker', 'Filler'], ['Invader', 'Scout', 'no']),
        A.answers('Walker'),
        offered('B', ['Invader', 'Scout'], ['Filler', 'no']),
        now(at('Meadow', 'A Walker', 'A Invader', 'B Filler'), {}),
        B.answers('Scout'),
        now(at('Meadow', 'A Invader', 'B Filler'), at('Moor'), {
          asked: null,
          hand: { A: ['Walker'], B: ['Scout'] },
          discard: { A: ['Out of Sight', 'Grumpiness'] },
        }),
      ],
    }));

  it('a player who owns none returns none (RES-13)', () =>
    play({
      seats: { A: { hand: ['Out of Sight'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Out of Sight'), now(at('Meadow'), { asked: null, hand: { A: ['Walker'], B: [] } })],
    }));

  it('out-of-sight/1 a minion protected from the cards of others can be chosen and stays: the card is another’s (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Out of Sight'] } },
      bases: [at('Meadow', 'B Invader with B Incorporeal', 'B Scout', 'B Game Guru'), at('Moor')],
      steps: [
        A.plays('Out of Sight'),
        offered('B', ['Invader', 'Scout', 'Game Guru']),
        B.answers('Invader'),
        now(at('Meadow', 'B Invader with B Incorporeal', 'B Scout', 'B Game Guru'), {
          asked: null,
          hand: { B: [] },
          discard: { B: [] },
        }),
      ],
    }));

  it('TERM-15 TERM-2 nor does Fate of the Favorites, which its owner carries out, destroy what others’ cards do not affect', () =>
    play({
      seats: { A: { hand: ['Fate of the Favorites'] } },
      bases: [at('Meadow', 'B Invader +1', 'B The Show Must Go On'), at('Moor')],
      steps: [
        A.plays('Fate of the Favorites'),
        now(at('Meadow', 'B Invader +1', 'B The Show Must Go On'), { asked: null }),
      ],
    }));

  it('TERM-15 while "other players cannot destroy" looks at who carries it out: the owner may', () =>
    play({
      seats: { A: { hand: ['Fate of the Favorites'] } },
      bases: [at('Meadow', 'B Awesome Guy', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Fate of the Favorites'),
        B.answers('Invader'),
        now(at('Meadow', 'B Awesome Guy'), { asked: null, discard: { B: ['Invader'] } }),
      ],
    }));
});

describe('Red Birthday Party: Destroy a minion that you own together with every minion on its base that has less power.', () => {
  it('the chosen one and all with less power there, yours too, together; not those with equal power (RES-10, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Red Birthday Party'] } },
      bases: [
        at('Meadow', 'B Invader of A', 'A Walker', 'B Filler', 'B Scout', 'B King Rex', 'B Archmage with A Grumpiness'),
        at('Moor', 'B Collector', 'A Filler of B'),
      ],
      steps: [
        A.plays('Red Birthday Party'),
        offered('A', ['Invader', 'Walker'], ['Filler', 'Scout', 'King Rex', 'Archmage', 'Collector', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Scout', 'B King Rex'), at('Moor', 'B Collector', 'A Filler'), {
          asked: null,
          discard: { A: ['Red Birthday Party', 'Invader', 'Walker', 'Grumpiness'], B: ['Filler', 'Archmage'] },
        }),
      ],
    }));

  it('when it survives itself the weaker ones are destroyed anyway; a protected one is spared alone (CAN-1)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Red Birthday Party'] } },
      bases: [at('Meadow', 'A Rock +2', 'B Walker', 'B Rock'), at('Moor')],
      steps: [
        A.plays('Red Birthday Party'),
        now(at('Meadow', 'A Rock', 'B Rock'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));

  it('without a minion that you own nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ['Red Birthday Party'] } },
      bases: [at('Meadow', 'A King Rex of B', 'B Walker'), at('Moor')],
      steps: [A.plays('Red Birthday Party'), now(at('Meadow', 'A King Rex', 'B Walker'), { asked: null })],
    }));
});

describe('Repaying Debts: Give another player control of one of your minions to draw two cards and play an extra minion.', () => {
  it('one of your minions goes for good; you draw two and have an extra minion (IO-2, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Repaying Debts'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Collector of B')],
      steps: [
        A.plays('Repaying Debts'),
        offered('A', ['Walker', 'Collector', 'no'], ['Scout']),
        A.answers('Walker'),
        offered('A', ['B', 'C'], ['no']),
        A.answers('C'),
        now(at('Meadow', 'C Walker', 'B Scout'), { asked: null, hand: { A: ['Filler', 'Filler'] } }),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now(at('Moor', 'A Collector', 'A Filler', 'A Filler'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'C Walker', 'B Scout'), { turn: 'B' }),
      ],
    }));

  it('nothing given, nothing gained: kept back, without a minion, or in vain (RES-3, RES-11)', () => {
    const nothing = (answers: string[], ...minions: string[]) =>
      play({
        cards: [rooted],
        seats: { A: { hand: ['Repaying Debts', 'Filler', 'Filler'] } },
        bases: [at('Meadow', ...minions), at('Moor')],
        steps: [
          A.plays('Repaying Debts'),
          answers.map((answer) => A.answers(answer)),
          A.plays('Filler', 'Moor'),
          now(at('Meadow', ...minions), { asked: null, hand: { A: ['Filler'] }, cannot: [A.plays('Filler', 'Moor')] }),
        ],
      });
    nothing(['no'], 'A Walker');
    nothing([], 'B Walker');
    nothing(['Rooted'], 'A Rooted');
  });
});

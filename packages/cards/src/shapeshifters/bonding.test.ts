import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const bonding = 'Cellular Bonding';

describe("Cellular Bonding: Put this on a minion and choose an action on any minion. Ongoing: This card has the chosen action's abilities.", () => {
  it('goes on any minion; offers anybody’s actions on minions, but none on a base (RES-13, PLAY-3)', () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [
        at('Meadow', 'A Zapbot with A Splice as Nice', 'B Filler', 'B Overrun'),
        at('Moor', 'B Scout with B Upgrade, A Poison'),
      ],
      steps: [
        now({ can: [A.plays(bonding, 'Zapbot'), A.plays(bonding, 'Filler'), A.plays(bonding, 'Scout')] }),
        refused(A.plays(bonding, 'Meadow')),
        A.plays(bonding, 'Filler'),
        offered('A', ['Splice as Nice', 'Upgrade', 'Poison'], ['Overrun', bonding, 'no']),
        A.answers('Upgrade'),
        now(at('Meadow', 'A Zapbot with A Splice as Nice', `B Filler with A ${bonding}`, 'B Overrun'), {
          asked: null,
          cards: { Filler: { power: 3 }, Zapbot: { power: 4 } },
        }),
      ],
    }));

  it('is under the control of its player: a talent printed on the action is theirs (ABL-9, ATT-4)', () =>
    play({
      seats: { A: { hand: [bonding] }, B: {} },
      bases: [at('Meadow', 'B Huffie', 'A Scout with A Flighterizer'), at('Moor')],
      steps: [
        A.plays(bonding, 'Huffie'),
        // What the action gives, it gives to the minion (ABL-9).
        refused(A.uses('Huffie')),
        A.ends(),
        B.uses('Huffie', 2),
        now(at('Meadow', 'A Scout with A Flighterizer'), at('Moor', `B Huffie with A ${bonding}`), { asked: null }),
        B.uses('Huffie', 1),
        now(at('Moor'), { asked: null, cards: { Huffie: { power: 1 } } }),
      ],
    }));

  it('takes over control as the copied action does, for its own player (TERM-5)', () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [at('Meadow', 'B Filler', 'B Scout with A Make Contact'), at('Moor')],
      steps: [
        now(at('Meadow', 'B Filler', 'A Scout with A Make Contact')),
        A.plays(bonding, 'Filler'),
        now(at('Meadow', `A Filler with A ${bonding}`, 'A Scout with A Make Contact'), { asked: null }),
      ],
    }));

  it('copies the abilities that cancel those of a minion, and its own are cancelled with nothing (TERM-4)', () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [at('Meadow', 'B War Raptor', 'A War Raptor with B My Only Weakness!'), at('Moor')],
      steps: [
        now({ cards: { 'War Raptor/A': { power: 2 }, 'War Raptor/B': { power: 4 } } }),
        A.plays(bonding, 'War Raptor/B'),
        now({ asked: null, cards: { 'War Raptor/A': { power: 2 }, 'War Raptor/B': { power: 2 } } }),
      ],
    }));

  it('burns out like the action it has copied (ABL-8)', () =>
    play({
      seats: { A: { hand: [bonding] }, B: {} },
      bases: [at('Meadow', 'A Archmage', 'B Filler'), at('Moor', 'B Scout with B Change Into A Gun')],
      steps: [
        A.plays(bonding, 'Archmage'),
        A.answers('?Filler'),
        now({ cards: { Archmage: { power: 2 } } }),
        A.ends(),
        // Change Into A Gun of B goes at the start of B's turn, Cellular Bonding at the start of A's.
        now(at('Meadow', `A Archmage with A ${bonding}`), at('Moor', 'B Scout'), { turn: 'B' }),
        B.ends(),
        now(at('Meadow', 'A Archmage'), { turn: 'A', cards: { Archmage: { power: 4 } } }),
      ],
    }));

  it('cellular-bonding/1 keeps the ability when the copied action leaves play, until it leaves itself (IO-2, IO-1)', () =>
    play({
      seats: { A: { hand: [bonding, 'Time Loop', 'Disenchant', 'Disenchant'] } },
      bases: [at('Meadow', 'A Zapbot', 'B Warbot with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays(bonding, 'Zapbot'),
        A.plays('Disenchant'),
        A.answers('Upgrade'),
        now({ asked: null, cards: { Zapbot: { power: 4 }, Warbot: { power: 4 } } }),
      ],
    }));

  it('cellular-bonding/1 and has none any more when it comes back (IO-1)', () =>
    play({
      seats: { A: { hand: [bonding, 'Time Loop', 'Disenchant'] } },
      bases: [at('Meadow', 'A Zapbot', 'B Warbot with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays(bonding, 'Zapbot'),
        A.plays('Disenchant'),
        A.answers(bonding),
        now({ asked: null, cards: { Zapbot: { power: 2 } }, discard: { A: ['Time Loop', bonding, 'Disenchant'] } }),
        ({ state }) => {
          if (state.modifiers.length > 0) throw new Error('the copy outlived the card');
        },
      ],
    }));

  it('cellular-bonding/2 without another action on a minion it is discarded without effect (PLAY-5)', () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [at('Meadow', 'A Zapbot', 'B Overrun'), at('Moor')],
      steps: [
        A.plays(bonding, 'Zapbot'),
        now(at('Meadow', 'A Zapbot', 'B Overrun'), {
          asked: null,
          discard: { A: [bonding] },
          plays: { A: { actions: 0 } },
          cards: { Zapbot: { power: 2 } },
        }),
      ],
    }));

  it("cellular-bonding/3 on another player's minion it copies an action for your own minions (PLAY-3)", () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [at('Meadow', 'B Filler', 'A Scout with A Matrix of Bossiness'), at('Moor')],
      steps: [
        A.plays(bonding, 'Filler'),
        now(at('Meadow', `B Filler with A ${bonding}`, 'A Scout with A Matrix of Bossiness'), {
          asked: null,
          cards: { Filler: { power: 5 } },
        }),
      ],
    }));

  it('cellular-bonding/4 a copied ability that wants your own minion is not met there (RES-3)', () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [at('Meadow', 'B Archmage', 'A Filler', 'B Filler'), at('Moor', 'B Scout with B Change Into A Gun')],
      steps: [
        A.plays(bonding, 'Archmage'),
        now(at('Meadow', `B Archmage with A ${bonding}`, 'A Filler', 'B Filler'), {
          asked: null,
          cards: { Archmage: { power: 2 } },
        }),
      ],
    }));

  it('cellular-bonding/4 on your own minion it is met, and the minion is destroyed immediately (RES-1)', () =>
    play({
      seats: { A: { hand: [bonding] } },
      bases: [at('Meadow', 'A Archmage', 'A Zapbot', 'B Filler'), at('Moor', 'B Scout with B Change Into A Gun')],
      steps: [
        A.plays(bonding, 'Archmage'),
        offered('A', ['Archmage', 'Zapbot', 'Filler'], ['Scout', 'no']),
        A.answers('Zapbot'),
        now(at('Meadow', `A Archmage with A ${bonding}`, 'B Filler'), {
          asked: null,
          cards: { Archmage: { power: 2 } },
        }),
      ],
    }));

  it('cellular-bonding/5 cannot choose itself; another Cellular Bonding it can, with what that has copied (RES-13)', () =>
    play({
      seats: { A: { hand: ['Time Loop', bonding, bonding] } },
      bases: [at('Meadow', 'A Zapbot', 'B Filler', 'B Warbot with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays(bonding, 'Zapbot'),
        now({ asked: null, cards: { Zapbot: { power: 4 } } }),
        A.plays(bonding, 'Filler'),
        offered('A', ['Upgrade', bonding], ['no']),
        A.answers(bonding),
        now({ cards: { Filler: { power: 1 } } }),
        // The copied text asks for an action again.
        offered('A', ['Upgrade', bonding], ['no']),
        A.answers('Upgrade'),
        now({ asked: null, cards: { Filler: { power: 3 }, Zapbot: { power: 4 }, Warbot: { power: 6 } } }),
      ],
    }));
});

import { protect } from '@smash/engine/script';
import { A, actionCard, at, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');
const stone = minionCard('Stone', 4, '');
const rooted = minionCard(
  'Deep Root',
  4,
  'This minion cannot be swapped.',
  protect((_q, me, op) => op.verb === 'swap' && op.card === me.self),
);

describe('Gecko Rap: Swap one of your minions in play with a minion in your hand, deck or discard pile that has a different name and equal or lower power. If this is the first action you have played this turn, play an extra action; otherwise place a +1 power counter on the new minion.', () => {
  it('gecko-rap/4 the power of the one in play now, against the number printed on the other (TERM-9)', () =>
    play({
      cards: [stone],
      seats: {
        A: { hand: ['Gecko Rap', 'Scout', 'Stone', 'Walker', 'Hokusai'], discard: ['Warbot'], deck: ['Filler'] },
      },
      bases: [at('Meadow', 'A Walker +1', 'B Stone'), at('Moor', 'A Scout with B Poison')],
      steps: [
        A.plays('Gecko Rap'),
        offered('A', ['Walker', 'Scout'], ['Stone']),
        A.answers('Walker'),
        offered('A', ['hand', 'deck'], ['discard']),
        A.answers('hand'),
        now(at('Meadow', 'A Scout', 'B Stone'), {
          asked: null,
          cards: { 'Scout@Meadow': { counters: 1, power: 4 } },
          hand: { A: ['Stone', 'Walker', 'Hokusai', 'Walker'] },
        }),
      ],
    }));

  it('gecko-rap/4 equal power is low enough, one more is not; a fusion comes as a minion (FUS-3)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap'], discard: ['K.C. Smith', 'Stone', 'Walker', 'Scout'], deck: [] } },
      bases: [at('Meadow', 'A Scout')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('discard'),
        offered('A', ['K.C. Smith', 'Walker'], ['Stone', 'Scout', 'no']),
        A.answers('K.C. Smith'),
        now(at('Meadow', 'A K.C. Smith'), { asked: null, discard: { A: { has: ['Scout', 'Gecko Rap'] } } }),
      ],
    }));

  it('gecko-rap/1 the play of the new one is resolved before the counter is placed (RES-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Flip Kick', 'Gecko Rap', 'Monet'], deck: ['Probe', 'Howl'] } },
      bases: [at('Meadow', 'A Stone', 'A Walker')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Gecko Rap'),
        A.answers('Stone', 'hand'),
        now(at('Meadow', 'A Monet', 'A Walker'), {
          asked: null,
          cards: { Monet: { counters: 1 } },
          hand: { A: ['Probe', 'Stone', 'Howl'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('gecko-rap/1 the extra action comes after it, too; one that has left play gets no counter (RES-2, IO-1)', () =>
    play({
      cards: [idle, stone],
      seats: { A: { hand: ['Gecko Rap', 'Gecko Rap', 'Idle', 'Scout', 'Invader'] } },
      bases: [at('Meadow', 'A Stone', 'B Leprechaun')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('hand', 'Scout'),
        now(at('Meadow', 'B Leprechaun'), { asked: null, discard: { A: ['Scout', 'Gecko Rap'] }, hand: { A: 4 } }),
        A.plays('Idle'),
        refused(A.plays('Gecko Rap')),
      ],
    }));

  it('gecko-rap/2 counters and actions stay in place and are on the new one (SWAP-1)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap', 'Invader'] } },
      bases: [at('Meadow', 'A Stone +2 with A Upgrade, B Poison', 'B Scout')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('hand'),
        now(at('Meadow', 'A Invader with A Upgrade, B Poison', 'B Scout'), {
          asked: null,
          cards: { Invader: { counters: 2 }, Scout: { counters: 0 } },
          vp: { A: 1 },
        }),
      ],
    }));

  it('gecko-rap/3 if the minion cannot be swapped nothing happens; the rest of the card does (SWAP-2, RES-3)', () =>
    play({
      cards: [rooted, idle],
      seats: { A: { hand: ['Gecko Rap', 'Invader', 'Idle'] } },
      bases: [at('Meadow', 'A Deep Root')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('hand'),
        now(at('Meadow', 'A Deep Root'), { asked: null, hand: { A: ['Invader', 'Idle'] }, vp: { A: 0 } }),
        A.plays('Idle'),
      ],
    }));

  it('of another player’s card the owner’s deck gets it; both decks are shuffled (TERM-5, DECK-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap'], deck: ['Filler', 'Invader'] }, B: { deck: ['Probe', 'Probe'] } },
      bases: [at('Meadow', 'A Stone of B')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader'), { asked: null, deck: { A: ['Filler'], B: 3 }, hand: { A: [] } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('without a minion of yours only the extra action is left', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Gecko Rap', 'Idle', 'Invader'] } },
      bases: [at('Meadow', 'B Scout')],
      steps: [A.plays('Gecko Rap'), now(at('Meadow', 'B Scout'), { asked: null }), A.plays('Idle')],
    }));
});

describe('Lasagna Party: Play an extra minion with power 2 or less. If this is the first action you have played this turn, play an extra action; otherwise place two +1 power counters on a minion at the base of the extra minion.', () => {
  it('lasagna-party/1 the minion of power 2 or less is played immediately or not at all (EXT-3)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Lasagna Party', 'Filler', 'Walker', 'Invader', 'Idle'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lasagna Party'),
        offered('A', ['Filler', 'Walker', 'no'], ['Invader']),
        A.answers('no'),
        now({ asked: null, plays: { A: { minions: 1 } } }),
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
        A.plays('Idle'),
      ],
    }));

  it('as the first action an extra one follows and no counters; as a later one two counters on anybody there', () =>
    play({
      seats: { A: { hand: ['Lasagna Party', 'Lasagna Party', 'Lasagna Party', 'Filler', 'June'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Lasagna Party'),
        A.answers('Filler', 'Moor'),
        now({ asked: null, cards: { Filler: { counters: 0 } } }),
        A.plays('Lasagna Party'),
        A.answers('June', 'Meadow', 'no'),
        offered('A', ['Scout', 'June'], ['Filler', 'Invader', 'no']),
        A.answers('Scout'),
        now({ asked: null, cards: { Scout: { counters: 2 } } }),
        refused(A.plays('Lasagna Party')),
      ],
    }));

  it('as a later action without the minion there are no counters (RES-3)', () =>
    play({
      seats: { A: { hand: ['Flip Kick', 'Lasagna Party', 'Filler'] } },
      bases: [at('Meadow', 'A Invader')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Lasagna Party'),
        A.answers('no'),
        now({ asked: null, cards: { Invader: { counters: 0 } } }),
      ],
    }));
});

describe('Now You Know: Bullying: Move one of your minions. Special: After a base scores, if you were not its winner, you may instead play this card to return one of your minions there to your hand.', () => {
  it('as an ordinary action it moves one of yours', () =>
    play({
      seats: { A: { hand: ['Now You Know: Bullying'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Now You Know: Bullying'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Moor', 'A Invader', 'A Walker'), { asked: null }),
      ],
    }));

  it('now-you-know-bullying/1 after a base that another player has won it returns one of yours there immediately, in its round (ME-2, SCORE-8)', () =>
    play({
      seats: { A: { hand: ['Now You Know: Bullying'], deck: ['Probe', 'Howl'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker', 'B Invader +9'), at('Moor', 'A Filler')],
      steps: [
        A.ends(),
        A.plays('Now You Know: Bullying'),
        offered('A', ['Invader', 'Walker'], ['Filler', 'no']),
        A.answers('Invader'),
        now(at('Moor', 'A Filler'), {
          asked: null,
          turn: 'B',
          hand: { A: ['Invader', 'Probe', 'Howl'] },
          discard: { A: ['Now You Know: Bullying', 'Walker'] },
        }),
      ],
    }));

  it('now-you-know-bullying/2 the Special comes instead of the move, and counts as an action played (ABL-4)', () =>
    play({
      seats: { A: { hand: ['Now You Know: Bullying'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader +9'), at('Moor', 'A Filler'), at('Marsh', 'A Van Gogh')],
      steps: [
        A.ends(),
        A.plays('Now You Know: Bullying'),
        A.answers('Van Gogh'),
        now(at('Moor', 'A Filler'), {
          asked: null,
          turn: 'B',
          cards: { 'Van Gogh': { under: ['Now You Know: Bullying'] } },
          hand: { A: { has: ['Walker'] } },
        }),
      ],
    }));

  it('not for the winner, not for one of several (VP-3)', () =>
    play({
      seats: { A: { hand: ['Now You Know: Bullying'] } },
      bases: [at('Meadow', 'A Walker +4', 'B Filler +5')],
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: { has: ['Now You Know: Bullying'] } } })],
    }));
});

describe("The Master's Teachings: Choose one of your minions and place two +1 power counters on it. If this is the first action you have played this turn, play an extra action; otherwise you may give that minion +2 power this turn.", () => {
  it('first two counters and an extra action; later two counters and perhaps two power more this turn (TERM-14)', () =>
    play({
      seats: { A: { hand: ["The Master's Teachings", "The Master's Teachings", "The Master's Teachings"] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Scout', 'A Invader')],
      steps: [
        A.plays("The Master's Teachings"),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 2, power: 4 } } }),
        A.plays("The Master's Teachings"),
        A.answers('Walker'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({ asked: null, cards: { Walker: { counters: 4, power: 8 }, Invader: { counters: 0 } } }),
        refused(A.plays("The Master's Teachings")),
        A.ends(),
        now({ cards: { Walker: { power: 6 } } }),
      ],
    }));

  it('the power may be declined; without a minion of yours there is nothing to strengthen (RES-13)', () =>
    play({
      seats: { A: { hand: ['Flip Kick', "The Master's Teachings"] } },
      bases: [at('Meadow', 'B Scout', 'A Walker')],
      steps: [
        A.plays('Flip Kick'),
        A.plays("The Master's Teachings"),
        A.answers('no'),
        now({ asked: null, cards: { Walker: { counters: 2, power: 4 } } }),
      ],
    }));

  it('with no minion of yours only the extra action is left', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ["The Master's Teachings", 'Idle'] } },
      bases: [at('Meadow', 'B Scout')],
      steps: [
        A.plays("The Master's Teachings"),
        A.plays('Idle'),
        now({ asked: null, cards: { Scout: { counters: 0 } } }),
      ],
    }));
});

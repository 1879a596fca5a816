import { look, onPlay, playCard, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');
const stone = minionCard('Stone', 4, '');
const rooted = minionCard(
  'Deep Root',
  4,
  'This minion cannot be swapped.',
  protect((_q, me, op) => op.verb === 'swap' && op.card === me.self),
);
const recall = actionCard(
  'Recall',
  'standard',
  'Play an action from your discard pile.',
  onPlay(function* (me) {
    const [action] = yield* look((q) => q.discard(me.seat).filter((ix) => q.isActionCard(ix)));
    if (action !== undefined) yield* playCard(me.seat, action);
  }),
);
/** Two actions of one turn. */
const two = [A.plays('Flip Kick'), A.plays('Idle')];

describe('Breaking News: Look at the top four cards of your deck. Draw one of them and return the others to the top in any order. If this is the first action you have played this turn, play an extra action.', () => {
  it('the first action of the turn: one of four is drawn, three lie on top as you like, and an extra action (TERM-12)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Breaking News', 'Idle', 'Idle'], deck: ['Probe', 'Scout', 'Howl', 'Walker', 'Invader'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Breaking News'),
        offered('A', ['Probe', 'Scout', 'Howl', 'Walker'], ['Invader', 'no']),
        A.answers('Howl'),
        A.answers('Walker', 'Probe', 'Scout'),
        now({
          asked: null,
          hand: { A: ['Idle', 'Idle', 'Howl'] },
          deck: { A: ['Walker', 'Probe', 'Scout', 'Invader'] },
          sees: { B: { lacks: ['Howl', 'Walker', 'Probe'] } },
        }),
        A.plays('Idle'),
        refused(A.plays('Idle')),
      ],
    }));

  it('as a later action it gives no extra one; a shorter deck shows what it has (DECK-1)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Breaking News', 'Idle'], deck: ['Probe', 'Scout', 'Howl'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Breaking News'),
        offered('A', ['Scout', 'Howl', 'Flip Kick']),
        A.answers('Scout', 'Howl', 'Flip Kick'),
        now({ asked: null, hand: { A: ['Probe', 'Scout', 'Idle'] }, cannot: [A.plays('Idle')] }),
      ],
    }));
});

describe('Flip Kick: Draw a card. If this is the first action you have played this turn, play an extra action; otherwise draw two more cards.', () => {
  it('first one card and an extra action; second three cards', () =>
    play({
      seats: { A: { hand: ['Flip Kick', 'Flip Kick', 'Flip Kick'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Flip Kick'),
        now({ asked: null, hand: { A: 3 } }),
        A.plays('Flip Kick'),
        now({ asked: null, hand: { A: 5 } }),
        refused(A.plays('Flip Kick')),
      ],
    }));

  it('an action of another player this turn, or of yours in an earlier one, was not of yours this turn', () =>
    play({
      seats: { A: { hand: ['Flip Kick'] }, B: { hand: ['Flip Kick'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Flip Kick'), A.ends(), B.plays('Flip Kick'), now({ hand: { B: 1 } })],
    }));

  it('played again in one turn it is not the first any more', () =>
    play({
      cards: [recall],
      seats: { A: { hand: ['Flip Kick', 'Recall', 'Recall'], deck: ['Probe', 'Scout', 'Howl', 'Walker', 'Invader'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Recall'),
        now({ asked: null, hand: { A: ['Recall', 'Probe', 'Scout', 'Howl', 'Walker'] }, cannot: [A.plays('Recall')] }),
      ],
    }));
});

describe('Gecko Blimp: If this is the first action you have played this turn, move one of your minions and play an extra action. Otherwise move any minion.', () => {
  it('first: one of yours, and an extra action; later: anybody’s', () =>
    play({
      seats: { A: { hand: ['Gecko Blimp', 'Gecko Blimp', 'Gecko Blimp'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Gecko Blimp'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'B Scout'), at('Moor', 'A Invader', 'A Walker')),
        A.plays('Gecko Blimp'),
        offered('A', ['Walker', 'Invader', 'Scout'], ['no']),
        A.answers('Scout'),
        now(at('Meadow'), at('Moor', 'A Invader', 'A Walker', 'B Scout'), { asked: null }),
        refused(A.plays('Gecko Blimp')),
      ],
    }));

  it('without a minion of yours it still gives the extra action (RES-3)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Gecko Blimp', 'Idle'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [A.plays('Gecko Blimp'), A.plays('Idle'), now(at('Meadow', 'B Scout'), { asked: null })],
    }));
});

describe('Gecko Power: Put this on a minion. Talent: If you have played two or more other actions this turn, move this minion OR place a +1 power counter on this minion OR give this minion +2 power this turn.', () => {
  it('on anybody’s minion; its player has the talent, after two other actions (ABL-9)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Gecko Power', 'Gecko Power', 'Idle', 'Summon'] } },
      bases: [at('Meadow', 'B Scout', 'A Walker', 'A K.C. Smith'), at('Moor')],
      steps: [
        A.plays('Flip Kick'),
        now({ can: [A.plays('Gecko Power', 'Walker')] }),
        A.plays('Gecko Power', 'Scout'),
        refused(A.uses('Gecko Power')),
        A.ends(),
        refused(B.uses('Gecko Power')),
      ],
    }));

  it('it is no other action itself: three of yours with it this turn, two without it (RES-14)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'K.C. Smith', 'Gecko Power', 'Idle'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('K.C. Smith', 'Moor'),
        A.plays('Flip Kick'),
        A.plays('Gecko Power', 'Scout'),
        refused(A.uses('Gecko Power')),
        A.plays('Idle'),
        A.uses('Gecko Power'),
        offered('A', ['move', 'counter', 'power']),
        A.answers('counter'),
        now({ asked: null, cards: { Scout: { power: 4, counters: 1 } } }),
        refused(A.uses('Gecko Power')),
      ],
    }));

  it('moved, or stronger until the end of the turn (TERM-11)', () => {
    const table = (answer: string, ...rest: Parameters<typeof play>[0]['steps']) =>
      play({
        cards: [idle],
        seats: { A: { hand: ['Flip Kick', 'Idle'] } },
        bases: [at('Meadow', 'B Scout with A Gecko Power', 'A Invader'), at('Moor')],
        steps: [...two, A.uses('Gecko Power'), A.answers(answer), ...rest],
      });
    table('move', now(at('Moor', 'B Scout with A Gecko Power'), { asked: null, cards: { Scout: { power: 3 } } }));
    table(
      'power',
      now(at('Meadow', 'B Scout with A Gecko Power', 'A Invader'), { asked: null, cards: { Scout: { power: 5 } } }),
      A.ends(),
      now({ cards: { Scout: { power: 3, counters: 0 } } }),
    );
  });
});

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
  it('lasagna-party/1 the minion of power 2 or less comes at once or not at all (EXT-3)', () =>
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

  it('now-you-know-bullying/1 after a base that another has won it returns one of yours there at once, in its round (ME-2, SCORE-8)', () =>
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

  it('the power may be declined; without a minion of yours there is none to strengthen (RES-13)', () =>
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

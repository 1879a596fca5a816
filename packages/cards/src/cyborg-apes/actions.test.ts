import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { swapper } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const _terror = actionCard(
  'Terror',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    yield* act(ops.destroy(minion!));
  }),
);

describe('Cyberevolution: Put this on a minion. Ongoing: This minion has +3 power.', () => {
  it('on anybody’s (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Cyberevolution'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Cyberevolution', 'Filler/B'),
        now({ asked: null, cards: { 'Filler/B': { power: 4 }, 'Filler/A': { power: 1 } } }),
      ],
    }));
});

describe('Flying Monkey: Put this on a minion. Special: After this base scores, you may both move this minion to another base and destroy this action.', () => {
  it('flying-monkey/1 to another base, never the replacement; the action is destroyed (SCORE-11)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex with A Flying Monkey', 'B Invader'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        offered('A', ['Flying Monkey', 'pass']),
        A.answers('Flying Monkey'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Heath', 'no']),
        A.answers('Marsh'),
        now(at('Heath'), at('Moor'), at('Marsh', 'A King Rex'), {
          turn: 'B',
          discard: { A: ['Flying Monkey'], B: ['Invader'] },
        }),
      ],
    }));

  it('declined both are discarded with the base (TERM-14)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex with A Flying Monkey', 'B Invader'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ turn: 'B', discard: { A: ['King Rex', 'Flying Monkey'] } })],
    }));

  it('flying-monkey/2 its controller decides, whoever has the minion; only when this base scores (SCORE-13)', () => {
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex with B Flying Monkey', 'A Invader'), at('Moor')],
      steps: [
        A.ends(),
        offered('B', ['Flying Monkey', 'pass']),
        B.answers('Flying Monkey'),
        now(at('Moor', 'A King Rex'), { turn: 'B', discard: { B: ['Flying Monkey'] } }),
      ],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex', 'A Invader'), at('Moor', 'A Filler with A Flying Monkey')],
      steps: [A.ends(), now(at('Moor', 'A Filler with A Flying Monkey'), { turn: 'B' })],
    });
  });

  it('not without another base (RES-11)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex with A Flying Monkey', 'B Invader')],
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: ['King Rex', 'Flying Monkey'] } })],
    }));
});

describe('Going Bananas: Choose a base. Destroy all actions of other players on it and on minions there.', () => {
  it('theirs on the base and on minions there, not yours, not elsewhere (RES-10)', () =>
    play({
      seats: { A: { hand: ['Going Bananas'] } },
      bases: [
        at(
          'Meadow',
          'A Filler with B Cyberevolution, A Juiced Up',
          'B Walker with B Missing Uplink',
          'B Overrun',
          'A Overrun',
        ),
        at('Moor', 'B Scout with B Cyberevolution'),
      ],
      steps: [
        A.plays('Going Bananas'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now(
          at('Meadow', 'A Filler with A Juiced Up', 'B Walker', 'A Overrun'),
          at('Moor', 'B Scout with B Cyberevolution'),
          { asked: null, discard: { A: ['Going Bananas'], B: ['Cyberevolution', 'Missing Uplink', 'Overrun'] } },
        ),
      ],
    }));
});

describe('Juiced Up: Put this on a minion. Ongoing: This minion has +2 power for each action on it, counting this one.', () => {
  it('2 for itself and 2 for each other one, anybody’s (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Juiced Up'] } },
      bases: [at('Meadow', 'B Filler with B Missing Uplink', 'B Walker with B Missing Uplink'), at('Moor')],
      steps: [
        A.plays('Juiced Up', 'Filler'),
        now({ asked: null, cards: { Filler: { power: 5 }, Walker: { power: 2 } } }),
      ],
    }));
});

describe('Missing Uplink: Put this on one of your minions. Ongoing: Draw one more card at the end of your turn.', () => {
  it('only on one of yours (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Missing Uplink'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [refused(A.plays('Missing Uplink', 'Walker')), A.plays('Missing Uplink', 'Filler')],
    }));

  it('missing-uplink/1 after the Draw 2 Cards phase: nothing is discarded down to 10 then (TURN-6, TURN-7)', () =>
    play({
      seats: { A: { hand: [...deck, ...deck], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader with A Missing Uplink'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: 11 } })],
    }));

  it('missing-uplink/2 at the end of its controller’s turn, whoever has the minion (ABL-8)', () =>
    play({
      seats: { A: { hand: [], deck: [...deck, ...deck] }, B: { hand: [], deck: [...deck, ...deck] } },
      bases: [at('Meadow', 'B Invader with A Missing Uplink'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3, B: 0 } }), B.ends(), now({ turn: 'A', hand: { A: 3, B: 2 } })],
    }));

  it('missing-uplink/3 transferred to another minion it keeps its controller (TERM-6)', () =>
    play({
      cards: [swapper],
      seats: { A: { hand: [], deck }, B: { hand: ['Swapper'], deck: [...deck, ...deck] } },
      turn: 'B',
      bases: [at('Meadow', 'A Invader with A Missing Uplink', 'B Invader'), at('Moor')],
      steps: [
        B.plays('Swapper'),
        now(at('Meadow', 'A Invader', 'B Invader with A Missing Uplink')),
        B.ends(),
        now({ turn: 'A', hand: { A: 0, B: 2 } }),
        A.ends(),
        now({ turn: 'B', hand: { A: 3, B: 2 } }),
      ],
    }));

  it('missing-uplink/4 with another ability at the end of the turn the current player chooses the order (TURN-7)', () =>
    play({
      seats: { A: { hand: [], deck }, B: { hand: [], deck } },
      bases: [at('Meadow', 'A Invader with A Missing Uplink', 'B Filler with B Dunwich Horror'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Missing Uplink', 'Dunwich Horror'], ['pass']),
        A.answers('Missing Uplink'),
        now({ turn: 'B', hand: { A: 3 } }),
      ],
    }));
});

describe("Monkey on Your Back: Put this on one of your minions. Talent: Destroy another player's minion here with power 4 or less. Place this card on the bottom of your deck.", () => {
  it('a minion of another player here of power 4 or less; then it goes under the deck (RES-3)', () =>
    play({
      seats: { A: { deck: ['Scout'] } },
      bases: [
        at('Meadow', 'A Filler with A Monkey on Your Back', 'B Filler +3', 'B Invader', 'B Filler +4', 'A Walker'),
        at('Moor', 'B Scout'),
      ],
      steps: [
        A.uses('Monkey on Your Back'),
        offered('A', ['Filler/B#1', 'Invader'], ['Filler/B#2', 'Walker', 'Scout', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Filler', 'B Filler', 'A Walker', 'B Filler'), {
          asked: null,
          deck: { A: ['Scout', 'Monkey on Your Back'] },
          discard: { B: ['Invader'] },
        }),
      ],
    }));

  it('without one it goes under the deck all the same (RES-3)', () =>
    play({
      seats: { A: { deck: ['Scout'] } },
      bases: [at('Meadow', 'A Filler with A Monkey on Your Back'), at('Moor')],
      steps: [
        A.uses('Monkey on Your Back'),
        now(at('Meadow', 'A Filler'), { asked: null, deck: { A: ['Scout', 'Monkey on Your Back'] } }),
      ],
    }));

  it('monkey-on-your-back/1 only its controller uses it, whoever has the minion; it is put on yours alone (ABL-9)', () => {
    play({
      seats: { A: { hand: ['Monkey on Your Back'] } },
      bases: [
        at('Meadow', 'B Filler with A Monkey on Your Back', 'B Invader', 'A Walker with B Monkey on Your Back'),
        at('Moor'),
      ],
      steps: [
        refused(A.plays('Monkey on Your Back', 'Invader')),
        now({
          can: [A.uses('Monkey on Your Back/A'), A.plays('Monkey on Your Back', 'Walker')],
          cannot: [A.uses('Monkey on Your Back/B')],
        }),
      ],
    });
  });

  it('monkey-on-your-back/2 the minion does not gain it: a silenced minion changes nothing (ABL-9)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the abilities of your minions this turn.',
          onPlay(function* (me) {
            const mine = yield* look((q) => q.minionsOf(me.seat));
            const turn = yield* look((q) => q.s.turn);
            yield* act(...mine.map((ix) => ops.cancel(ix, { t: 'turnEnd', turn })));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush'], deck: [] } },
      bases: [at('Meadow', 'A Filler with A Monkey on Your Back', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Hush'),
        refused(A.uses('Filler')),
        A.uses('Monkey on Your Back'),
        now(at('Meadow', 'A Filler'), { asked: null, deck: { A: ['Monkey on Your Back'] } }),
      ],
    }));
});

describe('Monkey See, Monkey Do: Reveal the top five cards of your deck. Place any number of the actions among them into your hand, then shuffle the others into your deck.', () => {
  const hand = ['Monkey See, Monkey Do'];

  it('any of the five that are actions (RES-12)', () =>
    play({
      seats: { A: { hand, deck: ['Howl', 'Scout', 'Cyberevolution', 'Howl', 'Walker', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Monkey See, Monkey Do'),
        ({ events }) =>
          expect(events.find((e) => e.type === 'reveal')?.cards?.map(({ name }) => name)).toEqual([
            'Howl',
            'Scout',
            'Cyberevolution',
            'Howl',
            'Walker',
          ]),
        offered('A', ['Howl#1', 'Cyberevolution', 'Howl#2', 'done'], ['Scout', 'Walker', 'Howl#3']),
        A.answers('Cyberevolution', 'Howl', 'done'),
        now({
          asked: null,
          hand: { A: ['Cyberevolution', 'Howl'] },
          deck: { A: { has: ['Scout', 'Howl', 'Walker', 'Howl'], count: 4 } },
        }),
      ],
    }));

  it('none of them; a short deck is refilled first; the deck is shuffled (DECK-1, DECK-2)', () => {
    play({
      seats: { A: { hand, deck: ['Howl'], discard: ['Scout', 'Cyberevolution'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Monkey See, Monkey Do'),
        offered('A', ['Howl', 'Cyberevolution', 'done']),
        A.answers('done'),
        now({ asked: null, hand: { A: [] }, deck: { A: 3 } }),
      ],
    });
    for (const [cards, left] of [
      [4, 0],
      [5, 1],
    ] as const)
      play({
        seats: { A: { hand, deck: ['Howl', 'Scout', 'Scout', 'Scout', 'Scout'].slice(0, cards), discard: ['Walker'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [A.plays('Monkey See, Monkey Do'), A.answers('done'), now({ asked: null, discard: { A: left + 1 } })],
      });
    const orders = new Set<string>();
    for (let seed = 1; seed <= 5; seed++)
      play({
        seed,
        seats: { A: { hand, deck: ['Scout', 'Walker', 'Invader', 'Filler', 'Collector'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Monkey See, Monkey Do'),
          ({ state }) => void orders.add(state.seats[0]!.deck.map((ix) => state.cards[ix]!.def).join()),
        ],
      });
    expect(orders.size).toBeGreaterThan(1);
  });
});

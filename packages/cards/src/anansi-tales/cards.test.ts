/* Long because each card is tried against many others. */
import { act, look, onPlay, ops, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

const robbery = actionCard(
  'Robbery',
  'standard',
  'Each other player discards a random card.',
  onPlay(function* (me) {
    yield* act(...(yield* look((q) => q.otherPlayers(me.seat))).map((seat) => ops.discardAtRandom(seat, 1)));
  }),
);
const call = actionCard(
  'Call',
  'standard',
  'Play a monster on the first base.',
  onPlay(function* (me) {
    yield* playMonsters(yield* look((q) => q.bases()[0]!), 1, me.seat);
  }),
);

describe("Anansi the Spider: Talent: Find a standard action by searching your deck and play it as an extra action; then place it into another player's hand in place of wherever it would normally go. For the rest of this turn you cannot play any copy of that action.", () => {
  it('anansi-the-spider/2 the action is played immediately and goes to another hand', () =>
    play({
      seats: {
        A: { hand: ['Howl', 'Cannon'], deck: ['Walker', 'Howl', 'Upgrade', 'Dice Ninja', 'Full Sail', 'Hidden Ninja'] },
        B: { hand: [] },
        C: { hand: [] },
      },
      bases: [at('Meadow', 'A Anansi the Spider', 'B Filler')],
      steps: [
        A.uses('Anansi the Spider'),
        offered('A', ['Howl', 'Dice Ninja', 'Full Sail'], ['Upgrade', 'Walker', 'Hidden Ninja', 'no']),
        A.answers('Howl'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C'),
        now({
          asked: null,
          hand: { C: ['Howl'], A: ['Howl', 'Cannon'] },
          discard: { A: [] },
          deck: { A: { count: 5 } },
          cards: { 'Anansi the Spider': { power: 6 } },
          plays: { A: { actions: 1 } },
        }),
        refused(A.plays('Howl')),
        A.plays('Cannon'),
        logged('A shuffled the deck'),
      ],
    }));

  it('anansi-the-spider/1 even where its own text would send it', () =>
    play({
      seats: { A: { hand: [], deck: ['Feather Gifts'] }, B: { hand: [] }, C: { hand: [] } },
      bases: [at('Meadow', 'A Anansi the Spider'), at('Moor')],
      steps: [
        A.uses('Anansi the Spider'),
        A.answers('C'),
        A.answers('?Moor', '?B'),
        now({ asked: null, hand: { B: [], C: ['Feather Gifts'] } }),
      ],
    }));

  it('the copies are playable again next turn, and others may play theirs', () =>
    play({
      seats: { A: { hand: ['Howl'], deck: ['Howl', 'Walker', 'Walker'] }, B: { hand: [], deck } },
      bases: [at('Meadow', 'A Anansi the Spider')],
      steps: [
        A.uses('Anansi the Spider'),
        now({ asked: null, hand: { B: ['Howl'] } }),
        refused(A.plays('Howl')),
        A.ends(),
        B.plays('Howl'),
        now({ discard: { A: ['Howl'] } }),
        B.ends(),
        A.plays('Howl'),
      ],
    }));

  it('without one the deck is only shuffled, and nothing is forbidden', () =>
    play({
      seats: { A: { hand: ['Howl'], deck: ['Walker', 'Upgrade'] }, B: {} },
      bases: [at('Meadow', 'A Anansi the Spider')],
      steps: [
        A.uses('Anansi the Spider'),
        now({ asked: null, deck: { A: 2 } }),
        A.plays('Howl'),
        logged('A shuffled the deck'),
      ],
    }));
});

describe('Onini the Python: Ongoing: You may place a +1 power counter on one of your minions after another player plays or discards, from a hand or deck, a card that player does not own.', () => {
  it('after another player plays a card of yours, or discards one', () => {
    play({
      seats: { A: { hand: ['Let it be Full and Eat'], deck }, B: { hand: ['Filler'], deck } },
      bases: [at('Meadow', 'A Onini the Python', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Let it be Full and Eat'),
        now({ asked: null, hand: { B: ['Filler', 'Let it be Full and Eat'] } }),
        A.ends(),
        B.plays('Let it be Full and Eat'),
        offered('A', ['Onini the Python', 'pass']),
        A.answers('Onini the Python'),
        offered('A', ['Onini the Python', 'Walker'], ['Filler', 'no']),
        A.answers('Walker'),
        now({ cards: { Walker: { counters: 1 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Akye the Turtle', 'Cannon'], deck }, B: { hand: ['Rookie Sumo'], deck } },
      bases: [at('Meadow', 'A Onini the Python', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Akye the Turtle', 'Moor'),
        A.answers('Cannon'),
        now({ asked: null, hand: { B: ['Rookie Sumo', 'Cannon'] } }),
        A.ends(),
        B.plays('Rookie Sumo', 'Moor'),
        B.answers('Cannon', '?Rookie Sumo'),
        A.answers('Onini the Python', '?Akye the Turtle'),
        now({ cards: { 'Akye the Turtle': { counters: 1 } } }),
      ],
    });
  });

  it('a random discard counts as well', () => {
    for (const owner of ['A', 'B'] as const)
      play({
        cards: [robbery],
        seats: {
          A: { hand: ['Akye the Turtle', 'Howl', 'Robbery', 'Mboro Hornet'], deck },
          B: { hand: owner === 'A' ? [] : ['Howl'], deck },
        },
        bases: [at('Meadow', 'A Onini the Python')],
        steps: [
          A.plays('Akye the Turtle'),
          A.answers(owner === 'A' ? 'Howl' : 'no'),
          A.plays('Robbery'),
          ...(owner === 'A'
            ? [offered('A', ['Onini the Python', 'Mboro Hornet', 'pass'])]
            : [now({ asked: null, hand: { B: [] } })]),
        ],
      });
  });

  it('onini-the-python/2 a treasure or a monster that another player plays', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Potion of Idiotic Bravery'] } },
      bases: [at('Meadow', 'A Onini the Python')],
      steps: [
        B.plays('Potion of Idiotic Bravery'),
        A.answers('Onini the Python'),
        now({ asked: null, cards: { 'Onini the Python': { counters: 1 } } }),
      ],
    });
    play({
      cards: [call],
      turn: 'B',
      monsterDeck: ['Ghoul'],
      seats: { A: {}, B: { hand: ['Call'] } },
      bases: [at('Meadow', 'A Onini the Python')],
      steps: [
        B.plays('Call'),
        A.answers('Onini the Python'),
        now({ asked: null, cards: { 'Onini the Python': { counters: 1 } } }),
      ],
    });
  });

  it('onini-the-python/1 not a Madness card', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Madness', 'Rookie Sumo'], deck } },
      bases: [at('Meadow', 'A Onini the Python')],
      steps: [
        B.plays('Madness'),
        B.answers('?draw'),
        now({ asked: null, cards: { 'Onini the Python': { counters: 0 } } }),
      ],
    }));

  it('not a card of another that you play yourself', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [], deck }, B: { hand: ['Let it be Full and Eat'], deck } },
      bases: [at('Meadow', 'A Onini the Python')],
      steps: [
        B.plays('Let it be Full and Eat'),
        B.ends(),
        A.plays('Let it be Full and Eat'),
        now({ asked: null, hand: { B: { has: ['Let it be Full and Eat'] } } }),
      ],
    }));

  it('not your own cards, nor another’s own, nor yours that you play; may be passed', () => {
    play({
      seats: { A: { hand: ['Filler', 'Howl'], deck }, B: { hand: ['Filler', 'Howl'], deck } },
      bases: [at('Meadow', 'A Onini the Python'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Howl'),
        now({ asked: null }),
        A.ends(),
        B.plays('Filler', 'Moor'),
        B.plays('Howl'),
        now({ asked: null, cards: { 'Onini the Python': { counters: 0 } } }),
      ],
    });
  });
});

describe("Osebo the Leopard: Ongoing: Place a +1 power counter on this minion after you place a card into another player's hand.", () => {
  it('once for each card, also for an action that goes there once it has resolved', () => {
    play({
      seats: { A: { hand: ['Trading Stories', 'Howl', 'Filler', 'Scout'], deck }, B: { hand: [] }, C: { hand: [] } },
      bases: [at('Meadow', 'A Osebo the Leopard')],
      steps: [
        A.plays('Trading Stories'),
        A.answers('Howl', 'B', 'Filler', 'C', 'done'),
        now({ asked: null, cards: { 'Osebo the Leopard': { counters: 2 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Let it be Full and Eat'], deck }, B: {} },
      bases: [at('Meadow', 'A Osebo the Leopard')],
      steps: [A.plays('Let it be Full and Eat'), now({ asked: null, cards: { 'Osebo the Leopard': { counters: 1 } } })],
    });
  });

  it('not when another gives a third one, nor for a card placed elsewhere', () => {
    play({
      turn: 'B',
      seats: { A: { hand: [] }, B: { hand: ['Let it be Full and Eat'], deck }, C: { hand: [] } },
      bases: [at('Meadow', 'A Osebo the Leopard')],
      steps: [
        B.plays('Let it be Full and Eat'),
        B.answers('C'),
        now({ asked: null, hand: { C: 1 }, cards: { 'Osebo the Leopard': { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Transformation'] }, B: { deck: ['Howl'] } },
      bases: [at('Meadow', 'A Osebo the Leopard', 'B Filler')],
      steps: [
        A.plays('Transformation'),
        A.answers('Filler'),
        now({ asked: null, cards: { 'Osebo the Leopard': { counters: 0 } } }),
      ],
    });
  });

  it('not when another does, nor for one you place into your own hand', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Let it be Full and Eat'], deck } },
      bases: [at('Meadow', 'A Osebo the Leopard')],
      steps: [
        B.plays('Let it be Full and Eat'),
        now({ asked: null, hand: { A: 1 }, cards: { 'Osebo the Leopard': { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Upgrade'] }, B: {} },
      bases: [at('Meadow', 'A Osebo the Leopard')],
      steps: [
        A.plays('Tattoo Artist'),
        A.answers('hand'),
        now({ asked: null, cards: { 'Osebo the Leopard': { counters: 0 } } }),
      ],
    });
  });

  it('a card placed in its owner’s hand, if that is another player', () =>
    play({
      cards: [
        actionCard(
          'Send Home',
          'standard',
          'Place each minion of another player in its hand.',
          onPlay(function* (me) {
            const theirs = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat));
            yield* act(...theirs.map((ix) => ops.place(ix, 'hand')));
          }),
        ),
      ],
      seats: { A: { hand: ['Send Home'] }, B: {} },
      bases: [at('Meadow', 'A Osebo the Leopard', 'B Filler', 'B Scout of A')],
      steps: [A.plays('Send Home'), now({ asked: null, cards: { 'Osebo the Leopard': { counters: 1 } } })],
    }));
});

describe('Akye the Turtle: You may place one card of your hand into the hand of another player to draw two cards.', () => {
  it('a card for two', () =>
    play({
      seats: {
        A: { hand: ['Akye the Turtle', 'Howl', 'Scout'], deck: ['Dinghy', 'Poison', 'Upgrade'] },
        B: {},
        C: { hand: [] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Akye the Turtle'),
        offered('A', ['Howl', 'Scout', 'no'], ['Akye the Turtle']),
        A.answers('Scout'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C'),
        now({ asked: null, hand: { A: ['Howl', 'Dinghy', 'Poison'], C: ['Scout'] } }),
      ],
    }));

  it('or none', () => {
    for (const hand of [['Howl'], []])
      play({
        seats: { A: { hand: ['Akye the Turtle', ...hand], deck }, B: {} },
        bases: [at('Meadow')],
        steps: [A.plays('Akye the Turtle'), A.answers('?no'), now({ asked: null, hand: { A: hand } })],
      });
  });
});

describe('Mboro Hornet: Special: You may play this minion as an extra minion after another player plays or discards, from a hand or deck, a card that player does not own.', () => {
  it('mboro-hornet/3 after another player plays a card of yours: immediately, at any base', () =>
    play({
      seats: { A: { hand: ['Let it be Full and Eat', 'Mboro Hornet'], deck }, B: { hand: [], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Let it be Full and Eat'),
        A.ends(),
        B.plays('Let it be Full and Eat'),
        offered('A', ['Mboro Hornet', 'pass']),
        A.answers('Mboro Hornet'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Mboro Hornet'), { asked: null, plays: { B: { actions: 0, minions: 1 } } }),
      ],
    }));

  it('mboro-hornet/2 a treasure; mboro-hornet/1 not a Madness card; not their own; may be passed', () => {
    play({
      turn: 'B',
      seats: { A: { hand: ['Mboro Hornet'] }, B: { hand: ['Potion of Idiotic Bravery'] } },
      bases: [at('Meadow', 'B Filler')],
      steps: [
        B.plays('Potion of Idiotic Bravery'),
        offered('A', ['Mboro Hornet', 'pass']),
        A.answers('pass'),
        now({ asked: null, hand: { A: ['Mboro Hornet'] } }),
      ],
    });
    for (const card of ['Madness', 'Howl'])
      play({
        turn: 'B',
        seats: { A: { hand: ['Mboro Hornet'] }, B: { hand: [card], deck } },
        bases: [at('Meadow')],
        steps: [B.plays(card), B.answers('?draw'), now({ asked: null, hand: { A: ['Mboro Hornet'] } })],
      });
  });

  it('it is an ordinary minion as well', () =>
    play({
      seats: { A: { hand: ['Mboro Hornet'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Mboro Hornet'), now(at('Meadow', 'A Mboro Hornet'), { plays: { A: { minions: 0 } } })],
    }));
});

describe("Anansi's Web: Each turn, after you play a standard action for the first time, you may, if you have a minion here, place that action into another player's hand instead of the discard pile to draw two cards.", () => {
  it('the first one of a turn goes to another hand for two cards', () =>
    play({
      seats: { A: { hand: ['The Water of Life', 'Howl'], deck: ['Dinghy', 'Poison', 'Upgrade'] }, B: { hand: [] } },
      bases: [at("Anansi's Web", 'A Filler')],
      steps: [
        A.plays('The Water of Life'),
        offered('A', ["Anansi's Web", 'pass']),
        A.answers("Anansi's Web"),
        now({ asked: null, hand: { A: ['Howl', 'Dinghy', 'Poison'], B: ['The Water of Life'] }, discard: { A: [] } }),
        A.plays('Howl'),
        now({ asked: null, discard: { A: ['Howl'] } }),
      ],
    }));

  it('other cards before it do not matter', () =>
    play({
      seats: { A: { hand: ['Dice Ninja', 'Upgrade', 'Howl'], deck }, B: { hand: [] } },
      bases: [at("Anansi's Web"), at("Storyteller's Hut")],
      steps: [
        A.plays('Dice Ninja', "Anansi's Web"),
        A.plays('Upgrade'),
        now({ asked: null }),
        A.plays('Howl'),
        offered('A', ["Anansi's Web", 'pass']),
      ],
    }));

  it('passed, the second is not asked for either', () =>
    play({
      seats: { A: { hand: ['The Water of Life', 'Howl'], deck }, B: { hand: [] } },
      bases: [at("Anansi's Web", 'A Filler')],
      steps: [
        A.plays('The Water of Life'),
        A.answers('pass'),
        A.plays('Howl'),
        now({ asked: null, discard: { A: ['The Water of Life', 'Howl'] } }),
      ],
    }));

  it('not without a minion here, not for one that goes elsewhere, not for one that stays', () => {
    for (const [card, cards] of [
      ['Howl', ['B Filler']],
      ['Let it be Full and Eat', ['A Filler']],
      ['Upgrade', ['A Filler']],
    ] as const)
      play({
        seats: { A: { hand: [card], deck }, B: { hand: [] } },
        bases: [at("Anansi's Web", ...cards)],
        steps: [A.plays(card), now({ asked: null })],
      });
  });
});

describe("Storyteller's Hut: On your turn, you may play one extra action to place one counter on this base card. The breakpoint of this base is 2 lower for each of these counters.", () => {
  it('an extra action, a counter, 2 less; again on the next turn', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon', 'Dinghy'], deck }, B: { hand: ['Howl', 'Howl'], deck } },
      bases: [at("Storyteller's Hut"), at('Moor')],
      steps: [
        now({ bases: { "Storyteller's Hut": { breakpoint: 24 } } }),
        A.plays('Howl'),
        now({ bases: { "Storyteller's Hut": { breakpoint: 22 } }, plays: { A: { actions: 1 } } }),
        A.plays('Cannon'),
        now({ bases: { "Storyteller's Hut": { breakpoint: 22 }, Moor: { breakpoint: 10 } } }),
        refused(A.plays('Dinghy')),
        A.ends(),
        B.plays('Howl'),
        B.plays('Howl'),
        now({ bases: { "Storyteller's Hut": { breakpoint: 20 } } }),
      ],
    }));
  it('an action may be the regular one instead, without a counter (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at("Storyteller's Hut"), at('Moor')],
      steps: [
        ({ state }) =>
          expect(state.asks[0]!.options.flatMap(({ verb, via }) => (verb === 'play' ? [via] : []))).toEqual([0, -1]),
      ],
    }));
});

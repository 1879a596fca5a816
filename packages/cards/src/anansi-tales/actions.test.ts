import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Dinghy', 'Poison', 'Upgrade', 'Cannon', 'Scout'];

describe('Collecting Stories: Look at the hand of another player. You may play, as an extra card, a card in it that you own.', () => {
  it('collecting-stories/1 your card in that hand, played immediately', () => {
    for (const answer of ['Scout', 'no'])
      play({
        seats: {
          A: {
            hand: ['Collecting Stories', 'Trading Stories', 'Scout', 'Upgrade'],
            deck: ['Collecting Stories', 'Filler'],
          },
          B: { hand: ['Howl', 'Filler'] },
          C: { hand: [] },
        },
        bases: [at('Meadow', 'A Filler'), at("Storyteller's Hut")],
        steps: [
          A.plays('Trading Stories'),
          A.answers('Scout', 'B', 'Upgrade', 'B', 'done'),
          A.plays('Collecting Stories'),
          offered('A', ['B', 'C'], ['A', 'no']),
          A.answers('B'),
          offered('A', ['Scout', 'Upgrade', 'no'], ['Howl', 'Filler']),
          A.answers(answer, ...(answer === 'no' ? [] : ['Meadow'])),
          now(at('Meadow', 'A Filler', ...(answer === 'no' ? [] : ['A Scout'])), {
            asked: null,
            hand: { B: answer === 'no' ? 4 : 3 },
            plays: { A: { minions: 1 } },
          }),
        ],
      });
  });

  it('a hand with none of yours is only looked at', () =>
    play({
      seats: { A: { hand: ['Collecting Stories'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Collecting Stories'), now({ asked: null, hand: { B: ['Howl'] } })],
    }));
});

describe('Ear of Corn: Choose up to three actions in your discard pile, shuffle them into your deck and play an extra action. Place this card into the hand of another player.', () => {
  it('up to three actions go back; an extra action; it goes to another hand', () =>
    play({
      seats: {
        A: {
          hand: ['Ear of Corn', 'Howl'],
          deck: ['Walker'],
          discard: ['Cannon', 'Upgrade', 'Scout', 'Dinghy', 'Poison'],
        },
        B: { hand: [] },
        C: { hand: [] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Ear of Corn'),
        offered('A', ['Cannon', 'Upgrade', 'Dinghy', 'Poison', 'done'], ['Scout']),
        refused(A.answers('Cannon', 'Upgrade', 'Dinghy', 'Poison')),
        A.answers('Cannon', 'Upgrade', 'Dinghy'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C'),
        now({
          asked: null,
          deck: { A: { has: ['Walker', 'Cannon', 'Upgrade', 'Dinghy'], count: 4 } },
          discard: { A: ['Scout', 'Poison'] },
          hand: { C: ['Ear of Corn'] },
        }),
        A.plays('Howl'),
      ],
    }));

  it('none is fine', () =>
    play({
      seats: { A: { hand: ['Ear of Corn', 'Howl'], deck: ['Walker'], discard: ['Cannon'] }, B: { hand: [] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Ear of Corn'),
        A.answers('done'),
        now({ asked: null, deck: { A: 1 }, hand: { B: ['Ear of Corn'] } }),
        A.plays('Howl'),
      ],
    }));
});

describe('Feather Gifts: Choose one of your minions and move it to another base. Place this card into the hand of another player.', () => {
  it('one of yours moves; it goes to another hand', () =>
    play({
      seats: { A: { hand: ['Feather Gifts'] }, B: { hand: [] } },
      bases: [at('Meadow', 'A Walker', 'B Filler', 'A Scout'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Feather Gifts'),
        offered('A', ['Walker', 'Scout'], ['Filler', 'no']),
        A.answers('Scout', 'Marsh'),
        now(at('Marsh', 'A Scout'), { asked: null, hand: { B: ['Feather Gifts'] }, discard: { A: [] } }),
      ],
    }));
});

describe('Let it be Full and Eat: Draw two cards. Place this card into the hand of another player.', () => {
  it('two cards; it goes to another hand', () =>
    play({
      seats: { A: { hand: ['Let it be Full and Eat'], deck }, B: { hand: [] }, C: { hand: [] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Let it be Full and Eat'),
        A.answers('B'),
        now({ asked: null, hand: { A: ['Dinghy', 'Poison'], B: ['Let it be Full and Eat'] } }),
      ],
    }));
});

describe('Pot of Beans: Place a total of two +1 power counters on minions. Place this card into the hand of another player.', () => {
  it('two counters on one or two minions, whoever has them', () => {
    for (const [answers, walker, filler] of [
      [['Walker', 'Filler'], 1, 1],
      [['Filler', 'Filler'], 0, 2],
    ] as const)
      play({
        seats: { A: { hand: ['Pot of Beans'] }, B: { hand: [] } },
        bases: [at('Meadow', 'A Walker'), at('Moor', 'B Filler')],
        steps: [
          A.plays('Pot of Beans'),
          offered('A', ['Walker', 'Filler'], ['no']),
          A.answers(...answers),
          now({
            asked: null,
            cards: { Walker: { counters: walker }, Filler: { counters: filler } },
            hand: { B: ['Pot of Beans'] },
          }),
        ],
      });
  });
});

describe("Pot of Wisdom: For each other player, draw a card; then place into each other player's hand one card of your hand. Play an extra action.", () => {
  it('a card drawn and one given for each other player; an extra action', () =>
    play({
      seats: { A: { hand: ['Pot of Wisdom', 'Howl'], deck }, B: { hand: [] }, C: { hand: [] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Pot of Wisdom'),
        offered('A', ['Howl', 'Dinghy', 'Poison'], ['no']),
        A.answers('Poison'),
        offered('A', ['Howl', 'Dinghy'], ['Poison', 'no']),
        A.answers('Dinghy'),
        now({
          asked: null,
          hand: { A: ['Howl'], B: ['Poison'], C: ['Dinghy'] },
          discard: { A: ['Pot of Wisdom'] },
        }),
        A.plays('Howl'),
      ],
    }));

  it('as many as you have', () =>
    play({
      seats: { A: { hand: ['Pot of Wisdom'], deck: ['Howl'] }, B: { hand: [] }, C: { hand: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Pot of Wisdom'), now({ asked: null, hand: { A: [], B: ['Howl'], C: [] } })],
    }));
});

describe("The Perfect Gift: Find a standard action by searching your deck and play it as an extra action; then place it into another player's hand in place of wherever it would normally go.", () => {
  it('the-perfect-gift/1 the-perfect-gift/2 played immediately, and then in another hand, whatever it says', () =>
    play({
      seats: {
        A: { hand: ['The Perfect Gift'], deck: ['Feather Gifts', 'Upgrade'] },
        B: { hand: [] },
        C: { hand: [] },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('The Perfect Gift'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        A.answers('?Moor', 'C'),
        now(at('Moor', 'A Filler'), {
          asked: null,
          hand: { B: ['Feather Gifts'], C: [] },
          discard: { A: ['The Perfect Gift'] },
          plays: { A: { actions: 0 } },
        }),
      ],
    }));

  it('a copy in the hand may be played afterwards', () =>
    play({
      seats: { A: { hand: ['The Perfect Gift', 'Howl'], deck: ['Howl'] }, B: { hand: [] } },
      bases: [at("Storyteller's Hut", 'A Filler')],
      steps: [
        A.plays('The Perfect Gift'),
        now({ asked: null, hand: { B: ['Howl'] } }),
        A.plays('Howl'),
        now({ cards: { Filler: { power: 3 } } }),
      ],
    }));
});

describe('Trading Stories: You may place up to three cards from your hand into the hands of other players. Draw a card for each card so placed.', () => {
  it('up to three, each to whom you like; as many drawn', () =>
    play({
      seats: {
        A: { hand: ['Trading Stories', 'Howl', 'Scout', 'Walker', 'Filler'], deck },
        B: { hand: [] },
        C: { hand: [] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Trading Stories'),
        offered('A', ['Howl', 'Scout', 'Walker', 'Filler', 'done']),
        A.answers('Howl'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        offered('A', ['Scout', 'Walker', 'Filler', 'done'], ['Howl']),
        A.answers('Scout', 'C', 'Walker', 'C'),
        now({
          asked: null,
          hand: { A: ['Filler', 'Dinghy', 'Poison', 'Upgrade'], B: ['Howl'], C: ['Scout', 'Walker'] },
        }),
      ],
    }));

  it('none, and nothing is drawn', () =>
    play({
      seats: { A: { hand: ['Trading Stories', 'Howl'], deck }, B: { hand: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Trading Stories'), A.answers('done'), now({ asked: null, hand: { A: ['Howl'] } })],
    }));
});

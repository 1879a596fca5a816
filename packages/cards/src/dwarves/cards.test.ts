import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };
const sweep = actionCard(
  'Sweep',
  'standard',
  'Destroy all minions.',
  onPlay(function* () {
    yield* act(...(yield* look((q) => q.minions())).map(ops.destroy));
  }),
);
const snatch = actionCard(
  'Snatch',
  'standard',
  'Place an action in hand.',
  onPlay(function* (me) {
    const action = yield* look((q) => q.actions()[0]!);
    yield* act(ops.placeInHandOf(me.seat, action));
  }),
);

describe('Dwarf King: Ongoing: If a treasure card on one of your minions would go to the discard pile, you place it into your hand instead.', () => {
  it('takes the treasure of a minion that is destroyed, but no other action (RES-7, ATT-2, CONF-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Zzzzzap!', 'Invader'] } },
      bases: [at('Meadow', 'A Dwarf King', 'A Walker with B Magic Missile, A My Only Weakness!'), at('Moor')],
      ...none,
      steps: [
        B.plays('Zzzzzap!'),
        B.answers('Invader', '?Walker'),
        now(at('Meadow', 'A Dwarf King'), {
          asked: null,
          hand: { A: ['Magic Missile'] },
          discard: { A: ['Walker', 'My Only Weakness!'] },
          treasureDiscard: [],
        }),
      ],
    }));

  it('leaves the treasure of a minion of another player to the discard pile (ABL-8)', () =>
    play({
      seats: { A: { hand: ['Zzzzzap!', 'Walker'] } },
      bases: [at('Meadow', 'A Dwarf King'), at('Moor', 'B Invader with A Magic Missile')],
      ...none,
      steps: [
        A.plays('Zzzzzap!'),
        A.answers('Walker', '?Invader'),
        now({ hand: { A: [], B: [] }, treasureDiscard: ['Magic Missile'] }),
      ],
    }));

  it('takes a treasure that is itself destroyed, and one that a minion loses by going to a hand (TERM-6)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Dungeon Rule Book'] } },
      bases: [at('Meadow', 'A Dwarf King', 'A Walker with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        B.plays('Dungeon Rule Book'),
        now(at('Meadow', 'A Dwarf King', 'A Walker'), {
          hand: { A: ['Magic Missile'], B: [] },
          treasureDiscard: ['Dungeon Rule Book'],
        }),
      ],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Collector'] } },
      bases: [at('Meadow', 'A Dwarf King', 'A Walker with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        B.plays('Collector', 'Meadow'),
        B.answers('Walker'),
        now({ hand: { A: ['Walker', 'Magic Missile'] }, treasureDiscard: [] }),
      ],
    });
  });

  it('takes a card bound for another hand, as a treasure from play never is (MON-1, RES-7)', () =>
    play({
      turn: 'B',
      cards: [snatch],
      seats: { B: { hand: ['Snatch'] } },
      bases: [at('Meadow', 'A Dwarf King', 'A Walker with A Magic Missile'), at('Moor')],
      ...none,
      steps: [B.plays('Snatch'), now({ hand: { A: ['Magic Missile'], B: [] }, treasureDiscard: [] })],
    }));

  it('leaves alone what goes elsewhere: under the treasure deck (RES-7)', () =>
    play({
      bases: [at('Meadow', 'A Dwarf King', 'A Walker with A Magic Missile', 'B Walker'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.uses('Magic Missile'),
        A.answers('Walker/B'),
        now({ hand: { A: [] }, treasureDeck: ['Wishing Ring', 'Magic Missile'] }),
      ],
    }));

  it('works when he leaves together with the others, destroyed or with the base (RES-4, RES-10, SCORE-9)', () => {
    play({
      turn: 'B',
      cards: [sweep],
      seats: { B: { hand: ['Sweep'] } },
      bases: [
        at('Meadow', 'A Dwarf King with A Chest of Holding', 'B Walker with B Magic Missile'),
        at('Moor', 'A Walker with A Kneepads of Allure'),
      ],
      ...none,
      steps: [
        B.plays('Sweep'),
        now({
          hand: { A: ['Chest of Holding', 'Kneepads of Allure'], B: [] },
          treasureDiscard: ['Magic Missile'],
        }),
      ],
    });
    play({
      bases: [
        at('Meadow', 'A Dwarf King with A Chest of Holding', 'A Filler +5', 'A Walker with B Magic Missile'),
        at('Moor'),
      ],
      ...none,
      steps: [
        A.ends(),
        now({
          hand: { A: ['Chest of Holding', 'Magic Missile', 'Filler', 'Filler'] },
          discard: { A: ['Dwarf King', 'Filler', 'Walker'] },
          treasureDiscard: [],
        }),
      ],
    });
  });

  it('does nothing while his abilities are cancelled (TERM-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Zzzzzap!', 'Invader'] } },
      bases: [at('Meadow', 'A Dwarf King with B Potion of Cowardice', 'A Walker with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        B.plays('Zzzzzap!'),
        B.answers('Invader', 'Walker'),
        now({ hand: { A: [] }, treasureDiscard: ['Magic Missile'] }),
      ],
    }));

  it('loses the treasure of a minion that has changed sides (ABL-8, TERM-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Zzzzzap!', 'Invader'] } },
      bases: [at('Meadow', 'A Dwarf King', 'B Walker of A with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        B.plays('Zzzzzap!'),
        B.answers('Invader', '?Walker'),
        now({ hand: { A: [] }, discard: { A: ['Walker'] }, treasureDiscard: ['Magic Missile'] }),
      ],
    }));
});

describe('Loot Lover: Ongoing: This minion gets +2 power per treasure card on it.', () => {
  it('counts treasures on it, whoever played them, but no other actions (CALC-1)', () =>
    play({
      bases: [
        at(
          'Meadow',
          'A Loot Lover with A Magic Missile, B Buckler of Swashing',
          'A Loot Lover with A Dumbbells',
          'B Loot Lover',
        ),
        at('Moor', 'B Loot Lover with B Magic Missile'),
      ],
      ...none,
      steps: [
        now({
          cards: {
            'Loot Lover@Meadow#1': { power: 8 },
            'Loot Lover@Meadow#2': { power: 7 },
            'Loot Lover@Meadow/B': { power: 4 },
            'Loot Lover@Moor': { power: 6 },
          },
        }),
      ],
    }));
});

describe('Gold Digger: Talent: Place a card from the treasure discard pile into your hand.', () => {
  it('gives you the one you choose, once a turn (ABL-5, CONF-1)', () =>
    play({
      bases: [at('Meadow', 'A Gold Digger'), at('Moor')],
      ...none,
      treasureDiscard: ['Wishing Ring', 'Tiger Steed', 'Magic Missile'],
      steps: [
        A.uses('Gold Digger'),
        offered('A', ['Wishing Ring', 'Tiger Steed', 'Magic Missile'], ['no']),
        A.answers('Tiger Steed'),
        now({ hand: { A: ['Tiger Steed'] }, treasureDiscard: ['Wishing Ring', 'Magic Missile'] }),
        refused(A.uses('Gold Digger')),
      ],
    }));

  it('cannot be used while the pile is empty, nor in another player’s turn (ABL-5)', () => {
    play({
      bases: [at('Meadow', 'A Gold Digger'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [refused(A.uses('Gold Digger'))],
    });
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Gold Digger'), at('Moor')],
      ...none,
      treasureDiscard: ['Wishing Ring'],
      steps: [refused(B.uses('Gold Digger')), refused(A.uses('Gold Digger'))],
    });
  });
});

describe('Gem Grabber: Ongoing: This minion has +2 power while a treasure card is on it.', () => {
  it('has 2 more with one treasure or with two, none with another action, and none when it is gone', () =>
    play({
      seats: { A: { hand: ['Dungeon Rule Book'] } },
      bases: [
        at('Meadow', 'A Gem Grabber with A Magic Missile', 'B Gem Grabber with A Dumbbells', 'B Gem Grabber'),
        at('Moor', 'A Gem Grabber with A Buckler of Swashing, A Boots of Running Really Fast'),
      ],
      ...none,
      steps: [
        now({
          cards: {
            'Gem Grabber@Meadow/A': { power: 4 },
            'Gem Grabber@Meadow/B#1': { power: 5 },
            'Gem Grabber@Meadow/B#2': { power: 2 },
            'Gem Grabber@Moor': { power: 4 },
          },
        }),
        A.plays('Dungeon Rule Book'),
        A.answers('Magic Missile'),
        now({ cards: { 'Gem Grabber@Meadow/A': { power: 2 } } }),
      ],
    }));
});

import { view } from '@smash/engine';
import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };
const three = ['Wishing Ring', 'Tiger Steed', 'Cross Bow'];

describe('Anything for Money: Discard any number of cards, then draw one treasure card per card discarded.', () => {
  it('draws as many treasures as cards were discarded (RES-12)', () =>
    play({
      seats: { A: { hand: ['Anything for Money', 'Walker', 'Invader', 'Campaign'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: three,
      steps: [
        A.plays('Anything for Money'),
        offered('A', ['Walker', 'Invader', 'Campaign', 'done']),
        A.answers('Walker', 'Campaign'),
        now({
          asked: null,
          hand: { A: ['Invader', 'Wishing Ring', 'Tiger Steed'] },
          discard: { A: ['Walker', 'Campaign', 'Anything for Money'] },
          treasureDeck: ['Cross Bow'],
        }),
      ],
    }));

  it('with none discarded, or none to discard, nothing is drawn (RES-12)', () => {
    for (const hand of [['Anything for Money', 'Walker'], ['Anything for Money']])
      play({
        seats: { A: { hand } },
        bases: [at('Meadow'), at('Moor')],
        monsterDeck: [],
        treasureDeck: three,
        steps: [A.plays('Anything for Money'), A.answers('?done'), now({ asked: null, treasureDeck: three })],
      });
  });

  it('a treasure discarded from hand goes to its own pile, and may be drawn again when the deck is empty (MON-1, SCORE-10)', () =>
    play({
      seats: { A: { hand: ['Anything for Money', 'Wishing Ring'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Anything for Money'),
        A.answers('Wishing Ring'),
        now({ hand: { A: ['Wishing Ring'] }, discard: { A: ['Anything for Money'] }, treasureDiscard: [] }),
      ],
    }));
});

describe('Cash Out: Play up to three treasure cards from your hand, each as an extra card.', () => {
  it('plays three of your choice, minions and actions, one after the other, and no fourth (EXT-1, EXT-3, RES-2)', () =>
    play({
      seats: { A: { hand: ['Cash Out', ...three, 'Magic Missile', 'Walker', 'Potion of Paralysis'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      ...none,
      steps: [
        A.plays('Cash Out'),
        offered('A', [...three, 'Magic Missile', 'no'], ['Walker', 'Potion of Paralysis']),
        A.answers('Tiger Steed', 'Meadow', 'no'),
        A.answers('Magic Missile', 'Tiger Steed'),
        offered('A', ['Wishing Ring', 'Cross Bow', 'no']),
        A.answers('Wishing Ring'),
        now(at('Meadow', 'A Tiger Steed with A Magic Missile', 'B Walker'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Cross Bow', 'Walker', 'Potion of Paralysis'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('may stop after none; is asked nothing without a treasure that can be played (RES-12, PLAY-6)', () => {
    for (const hand of [
      ['Cash Out', 'Wishing Ring'],
      ['Cash Out', 'Walker', 'Potion of Paralysis', 'Magic Missile'],
    ])
      play({
        seats: { A: { hand } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [A.plays('Cash Out'), A.answers('?no'), now({ asked: null, hand: { A: hand.slice(1) }, vp: { A: 0 } })],
      });
  });
});

describe('Cunning Plan: Special: Play this before a base scores. Draw a treasure card, which you may play.', () => {
  const field = [at('Meadow', 'A Walker', 'A Filler +7', 'B Filler +6'), at('Moor', 'B Invader')];

  it('cunning-plan/1 the treasure is an extra card, played immediately, before the base scores (SCORE-3, EXT-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Cunning Plan', 'Wishing Ring'] } },
      bases: field,
      monsterDeck: [],
      treasureDeck: ['Boots of Butt-Kicking', 'Tiger Steed'],
      steps: [
        refused(A.plays('Cunning Plan')),
        B.ends(),
        A.answers('Cunning Plan'),
        offered('A', ['Boots of Butt-Kicking', 'no'], ['Wishing Ring']),
        A.answers('Boots of Butt-Kicking', 'Walker'),
        // Its own extra action has to be played at once or not at all (EXT-3).
        A.answers('?Wishing Ring'),
        now({
          vp: { A: 4, B: 2 },
          hand: { A: [] },
          treasureDiscard: ['Boots of Butt-Kicking'],
          treasureDeck: ['Tiger Steed', 'Wishing Ring'],
        }),
      ],
    }));

  it('may keep it; a card that cannot be played is kept without asking (TERM-14)', () => {
    for (const treasure of ['Tiger Steed', 'Potion of Line Cutting'])
      play({
        seats: { A: { hand: ['Cunning Plan'] } },
        bases: field,
        monsterDeck: [],
        treasureDeck: [treasure],
        steps: [
          A.ends(),
          A.answers('Cunning Plan'),
          A.answers('?no'),
          now({ vp: { A: 3, B: 2 }, hand: { A: { has: [treasure] } }, discard: { A: { has: ['Cunning Plan'] } } }),
        ],
      });
  });

  it('a treasure whose own Special applies now may be played (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Cunning Plan'] } },
      bases: [at('Meadow', 'A Filler +9', 'B Gem Grabber with B Magic Missile'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Potion of Paralysis'],
      steps: [
        now({ cards: { 'Gem Grabber': { power: 4 } } }),
        A.ends(),
        A.answers('Cunning Plan'),
        offered('A', ['Potion of Paralysis', 'no']),
        A.answers('Potion of Paralysis'),
        now({ vp: { A: 3, B: 2 }, treasureDiscard: ['Potion of Paralysis', 'Magic Missile'] }),
      ],
    }));

  it('cannot be the regular action (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Cunning Plan'] } },
      bases: field,
      ...none,
      steps: [refused(A.plays('Cunning Plan'))],
    }));
});

describe('Greed is Good: Place a card from the treasure discard pile into your hand OR draw a treasure card. You may play an extra action.', () => {
  it('one or the other, and an extra action with either (RES-14, EXT-2)', () => {
    for (const [choice, got, pile, deck] of [
      ['place', 'Magic Missile', ['Cross Bow'], ['Wishing Ring']],
      ['draw', 'Wishing Ring', ['Magic Missile', 'Cross Bow'], []],
    ] as const)
      play({
        seats: { A: { hand: ['Greed is Good', 'Campaign', 'Campaign'] } },
        bases: [at('Meadow'), at('Moor')],
        monsterDeck: [],
        treasureDeck: ['Wishing Ring'],
        treasureDiscard: ['Magic Missile', 'Cross Bow'],
        steps: [
          A.plays('Greed is Good'),
          offered('A', ['place', 'draw'], ['no']),
          A.answers(choice),
          A.answers('?Magic Missile'),
          now({ asked: null, treasureDiscard: [...pile], treasureDeck: [...deck] }),
          now({ hand: { A: ['Campaign', 'Campaign', got] } }),
          A.plays('Campaign'),
          refused(A.plays('Campaign')),
        ],
      });
  });

  it('with nothing to place the extra action is still there (RES-3, RES-13)', () =>
    play({
      seats: { A: { hand: ['Greed is Good', 'Campaign'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [A.plays('Greed is Good'), A.answers('place'), A.plays('Campaign'), now({ hand: { A: [] } })],
    }));
});

describe('Hidden Assets: From the top of the treasure deck, place three cards into the treasure discard pile. Draw a card. You may play an extra action.', () => {
  it('discards the top three openly, draws one of your cards, and gives an extra action (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Hidden Assets', 'Campaign'], deck: ['Walker', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [...three, 'Magic Missile'],
      steps: [
        A.plays('Hidden Assets'),
        now({
          asked: null,
          hand: { A: ['Campaign', 'Walker'] },
          treasureDeck: ['Magic Missile'],
          treasureDiscard: three,
        }),
        A.plays('Campaign'),
        now({ hand: { A: ['Walker'] } }),
      ],
    }));

  it('with fewer left the pile is made a deck again under them; with fewer in all, as many as there are (SCORE-10, RES-11)', () => {
    play({
      seats: { A: { hand: ['Hidden Assets'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      treasureDiscard: ['Cross Bow', 'Tiger Steed'],
      steps: [A.plays('Hidden Assets'), now({ treasureDeck: [], treasureDiscard: [...three] })],
    });
    play({
      seats: { A: { hand: ['Hidden Assets'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [A.plays('Hidden Assets'), now({ treasureDeck: [], treasureDiscard: ['Wishing Ring'] })],
    });
  });
});

describe('Mine!: Search the treasure deck for a card that can be played on a minion, then play it as an extra action on one of your minions. Shuffle the treasure deck.', () => {
  it('only you see the deck; the card goes on one of your minions (INFO-3, DECK-2, EXT-1)', () =>
    play({
      seats: { A: { hand: ['Mine!'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Invader')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Magic Missile', 'Bag of Caltrops', 'Kneepads of Allure'],
      treasureDiscard: ['Tiger Steed'],
      steps: [
        A.plays('Mine!'),
        offered('A', ['Magic Missile', 'Kneepads of Allure'], ['Wishing Ring', 'Bag of Caltrops', 'no']),
        ({ state }) => {
          expect(view(state, 0).prompt!.shown!.map((card) => card.name)).toEqual([
            'Bag of Caltrops',
            'Kneepads of Allure',
            'Magic Missile',
            'Wishing Ring',
          ]);
          expect(JSON.stringify(view(state, 1))).not.toContain('Kneepads');
        },
        A.answers('Kneepads of Allure'),
        offered('A', ['Walker/A', 'Invader'], ['Walker/B', 'no']),
        A.answers('Invader'),
        now(at('Moor', 'A Invader with A Kneepads of Allure'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
          treasureDiscard: ['Tiger Steed'],
        }),
        ({ state }) => expect(state.piles.treasureDeck).toHaveLength(3),
      ],
    }));

  it('without a minion of yours the card found is discarded (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Mine!'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Magic Missile'],
      steps: [A.plays('Mine!'), now(at('Meadow', 'B Walker'), { asked: null, treasureDiscard: ['Magic Missile'] })],
    }));

  it('finds nothing where there is nothing of the kind; an empty deck is first rebuilt from the discard pile (SCORE-10, RES-13)', () => {
    play({
      seats: { A: { hand: ['Mine!'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [A.plays('Mine!'), now(at('Meadow', 'A Walker'), { asked: null, treasureDeck: ['Wishing Ring'] })],
    });
    play({
      seats: { A: { hand: ['Mine!'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      ...none,
      treasureDiscard: ['Magic Missile'],
      steps: [A.plays('Mine!'), now(at('Meadow', 'A Walker with A Magic Missile'), { treasureDiscard: [] })],
    });
  });
});

describe('No! My Precious!: Destroy an action that was played on a minion. If that action is a treasure card, you may play an extra action.', () => {
  const field = [
    at(
      'Meadow',
      'A Walker with A Dumbbells',
      'B Walker with B Magic Missile',
      'B Bag of Caltrops',
      '- Ghoul with A Kneepads of Allure',
    ),
    at('Moor'),
  ];

  it('destroys a treasure on any minion and gives an extra action (EXT-2)', () =>
    play({
      seats: { A: { hand: ['No! My Precious!', 'Campaign'] } },
      bases: field,
      ...none,
      steps: [
        A.plays('No! My Precious!'),
        offered('A', ['Dumbbells', 'Magic Missile', 'Kneepads of Allure'], ['Bag of Caltrops', 'no']),
        A.answers('Magic Missile'),
        now({ treasureDiscard: ['Magic Missile'] }),
        A.plays('Campaign'),
      ],
    }));

  it('gives none for another action, nor without one on a minion (RES-3)', () => {
    play({
      seats: { A: { hand: ['No! My Precious!', 'Campaign'] } },
      bases: field,
      ...none,
      steps: [
        A.plays('No! My Precious!'),
        A.answers('Dumbbells'),
        now({ discard: { A: ['Dumbbells', 'No! My Precious!'] } }),
        refused(A.plays('Campaign')),
      ],
    });
    play({
      seats: { A: { hand: ['No! My Precious!', 'Campaign'] } },
      bases: [at('Meadow', 'A Walker', 'B Bag of Caltrops'), at('Moor')],
      ...none,
      steps: [
        A.plays('No! My Precious!'),
        now(at('Meadow', 'A Walker', 'B Bag of Caltrops'), { asked: null }),
        refused(A.plays('Campaign')),
      ],
    });
  });
});

describe('Salvage: Special: Play this before a base scores. Play a card from the treasure discard pile on one of your minions there.', () => {
  const treasureDiscard = ['Wishing Ring', 'Chainsaw of Bloody Dismemberment', 'Bag of Caltrops', 'Magic Missile'];

  it('plays it on a minion of yours at the scoring base, in time to count (SCORE-3, SCORE-6)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Salvage'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler +3', 'B Filler +6'), at('Moor', 'A Invader')],
      ...none,
      treasureDiscard,
      steps: [
        refused(A.plays('Salvage')),
        B.ends(),
        A.answers('Salvage'),
        offered('A', ['Chainsaw of Bloody Dismemberment', 'Magic Missile'], ['Wishing Ring', 'Bag of Caltrops', 'no']),
        A.answers('Chainsaw of Bloody Dismemberment'),
        offered('A', ['Walker', 'Filler/A'], ['Invader', 'Filler/B', 'no']),
        A.answers('Walker'),
        // 2 + 2 and 4 against 7.
        now({ vp: { A: 3, B: 2 } }),
      ],
    }));

  it('does nothing without a minion there or a treasure for one (PLAY-5, RES-13)', () => {
    for (const [base, pile] of [
      [at('Meadow', 'B Filler +9'), treasureDiscard],
      [at('Meadow', 'A Walker', 'B Filler +9'), ['Wishing Ring']],
    ] as const)
      play({
        turn: 'B',
        seats: { A: { hand: ['Salvage'] } },
        bases: [base, at('Moor', 'A Invader')],
        ...none,
        treasureDiscard: [...pile],
        steps: [
          B.ends(),
          A.answers('Salvage'),
          now(at('Moor', 'A Invader'), { turn: 'A', asked: null, treasureDiscard: [...pile] }),
        ],
      });
  });
});

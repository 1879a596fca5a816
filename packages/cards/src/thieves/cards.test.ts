import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const treasures = (...treasureDeck: string[]) => ({ monsterDeck: [], treasureDeck });

describe('Master Thief: Talent: Draw a treasure card.', () => {
  it('draws one, once each turn (ABL-5)', () =>
    play({
      seats: { A: { deck: ['Walker'] } },
      bases: [at('Meadow', 'A Master Thief'), at('Moor')],
      ...treasures('Wishing Ring', 'Cross Bow'),
      steps: [
        A.uses('Master Thief'),
        refused(A.uses('Master Thief')),
        now({ asked: null, hand: { A: ['Wishing Ring'] }, deck: { A: ['Walker'] } }),
      ],
    }));
});

describe('Fence: You may discard two treasures to gain 1 VP.', () => {
  it('two treasures from the hand, no other cards, make 1 VP (VP-6)', () =>
    play({
      seats: { A: { hand: ['Fence', 'Wishing Ring', 'Cross Bow', 'Dumbbells', 'Tiger Steed'] } },
      bases: [at('Meadow'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Fence', 'Meadow'),
        A.answers('yes'),
        offered('A', ['Wishing Ring', 'Cross Bow', 'Tiger Steed'], ['Dumbbells', 'no', 'done']),
        refused(A.answers('Wishing Ring', 'Cross Bow', 'Tiger Steed')),
        A.answers('Wishing Ring', 'Tiger Steed'),
        now({
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Cross Bow', 'Dumbbells'] },
          treasureDiscard: ['Wishing Ring', 'Tiger Steed'],
        }),
      ],
    }));
  it('may be declined, and one treasure is not enough', () => {
    play({
      seats: { A: { hand: ['Fence', 'Wishing Ring', 'Cross Bow'] } },
      bases: [at('Meadow'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Fence', 'Meadow'),
        A.answers('no'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Wishing Ring', 'Cross Bow'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Fence', 'Wishing Ring'] } },
      bases: [at('Meadow', 'B Walker with A Cross Bow'), at('Moor')],
      ...treasures(),
      steps: [A.plays('Fence', 'Meadow'), now({ asked: null, vp: { A: 0 }, hand: { A: ['Wishing Ring'] } })],
    });
  });
});

describe('Cat Burglar: Reveal any number of treasure cards in your hand. For each, place a +1 power counter on this minion.', () => {
  it('each treasure you reveal is a counter and stays in the hand', () =>
    play({
      seats: { A: { hand: ['Cat Burglar', 'Wishing Ring', 'Cross Bow', 'Dumbbells'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Cat Burglar', 'Meadow'),
        offered('A', ['Wishing Ring', 'Cross Bow', 'done'], ['Dumbbells']),
        A.answers('Wishing Ring', 'Cross Bow', 'done'),
        now({
          asked: null,
          cards: { 'Cat Burglar': { counters: 2 } },
          hand: { A: ['Wishing Ring', 'Cross Bow', 'Dumbbells'] },
          sees: { B: { has: ['Wishing Ring', 'Cross Bow'], lacks: ['Dumbbells'] } },
        }),
      ],
    }));
  it('or none; without a treasure nobody is asked (TERM-14)', () => {
    play({
      seats: { A: { hand: ['Cat Burglar', 'Wishing Ring'] } },
      bases: [at('Meadow'), at('Moor')],
      ...treasures(),
      steps: [A.plays('Cat Burglar', 'Meadow'), A.answers('done'), now(at('Meadow', 'A Cat Burglar'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Cat Burglar', 'Dumbbells'] } },
      bases: [at('Meadow'), at('Moor')],
      ...treasures(),
      steps: [A.plays('Cat Burglar', 'Meadow'), now(at('Meadow', 'A Cat Burglar'), { asked: null })],
    });
  });
});

describe('Pickpocket: Draw a treasure card if another Pickpocket is here.', () => {
  it("another one here, whoever's, is enough", () =>
    play({
      seats: { A: { hand: ['Pickpocket'] } },
      bases: [at('Meadow', 'B Pickpocket'), at('Moor')],
      ...treasures('Wishing Ring', 'Cross Bow'),
      steps: [A.plays('Pickpocket', 'Meadow'), now({ asked: null, hand: { A: ['Wishing Ring'] } })],
    }));
  it('not itself, one elsewhere, or another minion', () =>
    play({
      seats: { A: { hand: ['Pickpocket'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Pickpocket')],
      ...treasures('Wishing Ring'),
      steps: [A.plays('Pickpocket', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('The Coffers: When this base scores, a treasure card is drawn by each player who has a minion here.', () => {
  it('each player with a minion here draws one, and nobody else (SCORE-6)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('The Coffers', 'A King Rex +9', 'A Filler', 'B Filler +2'), at('Moor', 'C Walker')],
      ...treasures('Wishing Ring', 'Cross Bow', 'Magic Missile'),
      steps: [
        A.ends(),
        now({
          turn: 'B',
          vp: { A: 4, B: 2, C: 0 },
          hand: { A: { has: ['Wishing Ring'] }, B: { has: ['Cross Bow'] }, C: [] },
          treasureDeck: ['Magic Missile'],
        }),
      ],
    }));
});

describe("Thieves' Guild: After you play a treasure card on this base or on a minion here, draw a card.", () => {
  it('a treasure on a minion here, or a treasure minion here, draws for whoever plays it (ABL-8)', () =>
    play({
      seats: { A: { hand: ['Buckler of Swashing', 'Tiger Steed'], deck: ['Walker', 'Invader', 'Howl'] } },
      bases: [at("Thieves' Guild", 'B Collector'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Buckler of Swashing', 'Collector'),
        A.answers('?no'),
        now({ hand: { A: ['Tiger Steed', 'Walker'] } }),
        A.plays('Tiger Steed', "Thieves' Guild"),
        A.answers('?no'),
        now({ asked: null, hand: { A: ['Walker', 'Invader'] } }),
      ],
    }));
  it('not one elsewhere, and not a card that is no treasure', () =>
    play({
      seats: { A: { hand: ['Buckler of Swashing', 'Invader'], deck: ['Walker'] } },
      bases: [at("Thieves' Guild"), at('Moor', 'B Collector')],
      ...treasures(),
      steps: [
        A.plays('Buckler of Swashing', 'Collector'),
        A.plays('Invader', "Thieves' Guild"),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Walker'] } }),
      ],
    }));
  it('not a treasure that is put on nothing', () =>
    play({
      seats: { A: { hand: ['Potion of Idiotic Bravery'], deck: ['Walker'] } },
      bases: [at("Thieves' Guild", 'A Collector'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Potion of Idiotic Bravery'),
        now({ asked: null, hand: { A: [] }, cards: { Collector: { power: 5 } } }),
      ],
    }));
  it("another player's treasure here draws for that player, in that player's turn", () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Walker'] }, B: { hand: ['Tiger Steed'], deck: ['Howl', 'Invader', 'Filler'] } },
      bases: [at("Thieves' Guild"), at('Moor', 'A Walker')],
      ...treasures(),
      steps: [B.plays('Tiger Steed', "Thieves' Guild"), now({ asked: null, hand: { A: [], B: ['Howl'] } })],
    }));
});

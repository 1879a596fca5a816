import { act, after, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const noMonsters = { monsterDeck: [], treasureDeck: [] };

describe("Plutonium Dragon: Ongoing: At the end of every player's turn, destroy each minion here with power 2 or less.", () => {
  const lair = [
    at('Meadow', 'A Walker', 'B Collector', 'B Invader', '- Plutonium Dragon', '- Poultrygeist'),
    at('Moor', 'A Walker', '- Poultrygeist'),
  ];

  it('destroys all weak minions and monsters here together, and none elsewhere (RES-10, TURN-7)', () =>
    play({
      bases: lair,
      ...noMonsters,
      steps: [
        A.ends(),
        now(at('Meadow', 'B Invader', '- Plutonium Dragon'), at('Moor', 'A Walker', '- Poultrygeist'), {
          turn: 'B',
          discard: { A: ['Walker'], B: ['Collector'] },
          monsterDiscard: ['Poultrygeist'],
        }),
      ],
    }));

  it('works at the end of another turn, too (TURN-7)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Walker', '- Plutonium Dragon'), at('Moor')],
      ...noMonsters,
      steps: [B.ends(), now(at('Meadow', '- Plutonium Dragon'), { turn: 'A', discard: { A: ['Walker'] } })],
    }));

  it('plutonium-dragon/1 pays nobody for the monsters it destroys (MON-5, TERM-15)', () =>
    play({
      bases: [at('Meadow', 'A Invader', '- Plutonium Dragon', '- Poultrygeist'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.ends(),
        now({
          hand: { A: ['Filler', 'Filler'], B: [] },
          treasureDeck: ['Wishing Ring'],
          monsterDiscard: ['Poultrygeist'],
        }),
      ],
    }));

  it('leaves a minion of power 3, and a protected one (CAN-1)', () =>
    play({
      bases: [at('Meadow', 'A Walker +1', 'A Walker with A Buckler of Swashing', '- Plutonium Dragon'), at('Moor')],
      ...noMonsters,
      steps: [A.ends(), now({ turn: 'B', bases: { Meadow: { minions: { A: ['Walker', 'Walker'] } } } })],
    }));
});

describe('Bigfoot: Ongoing: This monster has +3 power while it is the only monster here.', () => {
  it('has 7 alone, 4 with another monster, and minions or monsters elsewhere do not matter (MON-4)', () =>
    play({
      bases: [at('Meadow', 'A Walker', '- Bigfoot'), at('Moor', '- Bigfoot', '- Hippogriff')],
      ...noMonsters,
      steps: [
        now({
          bases: { Meadow: { breakpoint: 17, total: 2 }, Moor: { breakpoint: 17, total: 0 } },
          cards: { 'Bigfoot@Meadow': { power: 7 }, 'Bigfoot@Moor': { power: 4 } },
        }),
      ],
    }));
});

describe('Hippogriff: Ongoing: Before this base scores, a random minion here with power 3 or less that is not a monster is destroyed.', () => {
  it('destroys one weak minion here, whoever controls it, but neither strong ones nor monsters (SCORE-3)', () =>
    play({
      bases: [
        at('Meadow', 'A Filler +14', 'A Invader', 'B Invader', 'B Walker +2', '- Hippogriff', '- Web Troll'),
        at('Moor', 'B Walker'),
      ],
      ...noMonsters,
      steps: [
        A.ends(),
        ({ events }) => {
          const gone = events.filter((e) => e.type === 'destroy').map((e) => e.card!.name);
          expect(gone).toEqual(['Invader']);
        },
        now({ vp: { A: 3, B: 2 } }),
      ],
    }));

  it('does not always pick the same one', () => {
    const seen = new Set<number | undefined>();
    for (let seed = 1; seed <= 12; seed++)
      play({
        seed,
        bases: [at('Meadow', 'A Filler +14', 'A Invader', 'B Invader', '- Hippogriff'), at('Moor')],
        ...noMonsters,
        steps: [A.ends(), ({ events }) => seen.add(events.find((e) => e.type === 'destroy')!.other)],
      });
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('leaves other bases alone, and does nothing without a weak minion (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'B Walker', '- Hippogriff')],
      ...noMonsters,
      steps: [A.ends(), now(at('Moor', 'B Walker', '- Hippogriff'), { vp: { A: 3 }, turn: 'B' })],
    }));
});

describe('Web Troll: Play another monster here.', () => {
  it('brings one more, from the top of the monster deck (MON-2, MON-3)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['Bastion'],
      monsterDeck: ['Bigfoot', 'Web Troll', 'Ghoul', 'Hippogriff', 'King Tut'],
      steps: [
        A.ends(),
        now(at('Bastion', '- Bigfoot', '- Web Troll', '- Ghoul', '- Hippogriff'), {
          monsterDeck: ['King Tut'],
          turn: 'B',
        }),
      ],
    }));

  it('web-troll/1 the monsters it brings do not count toward the base’s number (MON-3)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ["Mage's Tower"],
      monsterDeck: ['Web Troll', 'Web Troll', 'Ghoul', 'Hippogriff'],
      steps: [
        A.ends(),
        now(at("Mage's Tower", '- Web Troll', '- Web Troll', '- Ghoul'), { monsterDeck: ['Hippogriff'] }),
      ],
    }));

  it('finds nothing in an empty deck, and makes a new one of the discard pile (SCORE-10)', () =>
    play({
      seats: { A: { hand: ['Taunter', 'Taunter'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: ['Web Troll'],
      monsterDiscard: ['Ghoul'],
      steps: [
        A.plays('Taunter', 'Meadow'),
        A.answers('yes'),
        now(at('Meadow', 'A Taunter', '- Web Troll', '- Ghoul'), { monsterDeck: [], monsterDiscard: [], asked: null }),
      ],
    }));

  it('plays for nobody: what it brings for a player triggers nothing (MON-7, TERM-15)', () =>
    play({
      seats: { A: { hand: ['Taunter'] } },
      bases: [at("Mage's Tower"), at('Moor')],
      monsterDeck: ['Web Troll', 'Ghoul'],
      steps: [
        A.plays('Taunter', "Mage's Tower"),
        A.answers('yes'),
        // One card for the monster of Taunter, one for Taunter itself.
        A.answers("Mage's Tower"),
        A.answers("Mage's Tower"),
        now({ asked: null, hand: { A: ['Filler', 'Filler'] } }),
      ],
    }));
});

describe('Knight of the Living Dead: Undead. Ongoing: This monster has +1 power per other monster here.', () => {
  it('counts the other monsters here, of whatever kind', () =>
    play({
      bases: [
        at('Meadow', 'A Walker', '- Knight of the Living Dead', '- Hippogriff', '- Poultrygeist'),
        at('Moor', '- Bigfoot'),
      ],
      ...noMonsters,
      steps: [now({ cards: { 'Knight of the Living Dead': { power: 7 } }, bases: { Meadow: { breakpoint: 23 } } })],
    }));
});

describe('King Tut: Undead. Ongoing: After this base scores, its winner discards a card.', () => {
  it('makes the winner alone discard a card of their choice (SCORE-8)', () =>
    play({
      seats: { A: { hand: ['Walker'] }, B: { hand: ['Invader', 'Collector'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler +15', '- King Tut'), at('Moor')],
      ...noMonsters,
      steps: [
        A.ends(),
        offered('B', ['Invader', 'Collector'], ['no']),
        B.answers('Invader'),
        now({ hand: { A: ['Walker', 'Filler', 'Filler'], B: ['Collector'] }, vp: { A: 2, B: 3 } }),
      ],
    }));

  it('takes nothing from an empty hand, nor for another base (SCORE-13)', () =>
    play({
      seats: { A: { hand: [] }, B: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Filler +13', '- King Tut'), at('Moor', '- King Tut', 'B Walker')],
      ...noMonsters,
      steps: [A.ends(), now({ asked: null, turn: 'B', hand: { B: ['Invader'] }, vp: { A: 3 } })],
    }));

  it('makes each of two tied winners discard, clockwise (VP-4, ME-6)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'] }, B: { hand: ['Collector', 'Invader'] } },
      bases: [at('Meadow', 'A Filler +7', 'B Filler +7', '- King Tut'), at('Moor')],
      ...noMonsters,
      steps: [
        A.ends(),
        A.answers('Walker'),
        B.answers('Collector'),
        now({ discard: { A: ['Walker', 'Filler'], B: ['Collector', 'Filler'] } }),
      ],
    }));
});

describe('Ghoul: Undead. Ongoing: If this monster is destroyed, it goes on top of the monster deck.', () => {
  it('goes on top when destroyed; its treasure is drawn anyway (MON-1, MON-5, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('Meadow', '- Ghoul'), at('Moor')],
      monsterDeck: ['Bigfoot'],
      treasureDeck: ['Potion of Line Cutting'],
      steps: [
        A.plays('Cleave'),
        now(at('Meadow'), {
          monsterDeck: ['Ghoul', 'Bigfoot'],
          monsterDiscard: [],
          hand: { A: ['Potion of Line Cutting'] },
          asked: null,
        }),
      ],
    }));

  it('goes to the discard pile of the monsters from a scored base: that is not destroyed (SCORE-9, MON-1)', () =>
    play({
      bases: [at('Meadow', 'A Filler +12', '- Ghoul'), at('Moor')],
      monsterDeck: ['Bigfoot'],
      treasureDeck: [],
      steps: [A.ends(), now({ monsterDeck: ['Bigfoot'], monsterDiscard: ['Ghoul'], turn: 'B' })],
    }));

  it('does nothing for another monster, so there is nothing to put in order (RES-9)', () =>
    play({
      cards: [
        minionCard(
          'Mourner',
          1,
          'Ongoing: After a minion is destroyed, draw a card.',
          after('destroy', {}, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Cleave'], deck: ['Probe'] } },
      bases: [at('Meadow', '- Ghoul', '- Hippogriff'), at('Moor', 'A Mourner')],
      ...noMonsters,
      steps: [
        A.plays('Cleave'),
        A.answers('Hippogriff'),
        now(at('Meadow', '- Ghoul'), { asked: null, hand: { A: ['Probe'] } }),
      ],
    }));

  it('stays where another reaction has put it by then (RES-5)', () =>
    play({
      cards: [
        minionCard(
          'Collector of Bones',
          1,
          'Ongoing: After a monster is destroyed, place it on the bottom of the monster deck.',
          after('destroy', {}, function* (me) {
            yield* act(ops.place(me.args.card, 'pileBottom'));
          }),
        ),
      ],
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('Meadow', '- Ghoul'), at('Moor', 'A Collector of Bones')],
      monsterDeck: ['Bigfoot'],
      treasureDeck: [],
      steps: [
        A.plays('Cleave'),
        A.answers('Collector of Bones'),
        now({ asked: null, monsterDeck: ['Bigfoot', 'Ghoul'], monsterDiscard: [] }),
      ],
    }));

  it('does nothing for another monster', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('Meadow', '- Ghoul', '- Hippogriff'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Cleave'),
        A.answers('Hippogriff'),
        now(at('Meadow', '- Ghoul'), { monsterDeck: [], monsterDiscard: ['Hippogriff'] }),
      ],
    }));
});

describe('Poultrygeist: Undead. Ongoing: This monster has +1 power per other undead monster here.', () => {
  it('counts the other undead monsters here and no living ones, nor itself (MON-6)', () =>
    play({
      bases: [
        at('Meadow', '- Poultrygeist', '- Ghoul', '- Hippogriff', '- King Tut'),
        at('Moor', '- Poultrygeist', '- Web Troll'),
      ],
      ...noMonsters,
      steps: [now({ cards: { 'Poultrygeist@Meadow': { power: 4 }, 'Poultrygeist@Moor': { power: 2 } } })],
    }));

  it('poultrygeist/1 minions of factions are not undead (MON-6)', () =>
    play({
      bases: [at('Meadow', 'A Zombie Lord', 'B Ghost', 'B Walker', '- Poultrygeist'), at('Moor')],
      ...noMonsters,
      steps: [now({ cards: { Poultrygeist: { power: 2 } }, bases: { Meadow: { breakpoint: 12 } } })],
    }));
});

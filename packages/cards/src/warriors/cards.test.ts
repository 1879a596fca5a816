import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const noMonsters = { monsterDeck: [], treasureDeck: [] };

describe('Big Hero: Talent: Play a monster here OR destroy a monster here.', () => {
  it('plays a monster at its own base, once a turn (ABL-5, RES-14)', () =>
    play({
      seats: { A: { hand: [] } },
      bases: [at('Meadow', 'A Big Hero'), at('Moor')],
      monsterDeck: ['Hippogriff', 'Ghoul'],
      treasureDeck: [],
      steps: [
        A.uses('Big Hero'),
        offered('A', ['play', 'destroy'], ['no']),
        A.answers('play'),
        now(at('Meadow', 'A Big Hero', '- Hippogriff'), at('Moor'), { asked: null, monsterDeck: ['Ghoul'] }),
        refused(A.uses('Big Hero')),
      ],
    }));

  it('destroys a monster here, no minion and no monster elsewhere, and you get its treasure (MON-5)', () =>
    play({
      bases: [at('Meadow', 'A Big Hero', 'B Walker', '- Hippogriff', '- Web Troll'), at('Moor', '- Ghoul')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Cross Bow'],
      steps: [
        A.uses('Big Hero'),
        A.answers('destroy'),
        offered('A', ['Hippogriff', 'Web Troll'], ['Ghoul', 'Walker', 'no']),
        A.answers('Hippogriff'),
        now(at('Meadow', 'A Big Hero', 'B Walker', '- Web Troll'), { hand: { A: ['Wishing Ring'], B: [] } }),
      ],
    }));

  it('finds nothing to destroy, or nothing to play (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Big Hero'), at('Moor', 'A Big Hero')],
      ...noMonsters,
      steps: [
        A.uses('Big Hero@Meadow'),
        A.answers('destroy'),
        A.uses('Big Hero@Moor'),
        A.answers('play'),
        now(at('Meadow', 'A Big Hero'), at('Moor', 'A Big Hero'), { asked: null }),
      ],
    }));
});

describe('Star Player: Ongoing: Place a +1 power counter on this minion after a monster here is destroyed.', () => {
  it('gets one for each monster destroyed here, whoever does it, and none for minions or other bases (RES-9)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('Meadow', 'B Star Player', 'A Walker', '- Hippogriff', '- King Tut'), at('Moor', 'A Star Player')],
      ...noMonsters,
      steps: [
        A.plays('Ruckus'),
        A.answers('Meadow', 'destroy'),
        now({
          asked: null,
          cards: {
            'Star Player@Meadow': { counters: 2, power: 6 },
            Walker: { counters: 0 },
            'Star Player@Moor': { counters: 0 },
          },
        }),
      ],
    }));

  it('gets none for a minion, nor for a monster that is moved away or returned', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Collector'] } },
      bases: [at('Meadow', 'A Star Player', 'B Walker', '- Web Troll'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Collector', 'Meadow'),
        A.answers('Web Troll'),
        A.plays('Cannon'),
        A.answers('Walker'),
        now(at('Meadow', 'A Star Player', 'A Collector'), { cards: { 'Star Player': { counters: 0 } } }),
      ],
    }));
});

describe("Berserker: Destroy a monster here whose power is no higher than this minion's to place a +1 power counter on this minion.", () => {
  const den = [at('Meadow', 'B Walker', '- Hippogriff', '- King Tut', '- Web Troll'), at('Moor', '- Web Troll')];

  it('offers the monsters here of its power or less, up to exactly 3 (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Berserker'] } },
      bases: den,
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Berserker', 'Meadow'),
        offered('A', ['Hippogriff', 'Web Troll@Meadow', 'no'], ['King Tut', 'Web Troll@Moor', 'Walker']),
        A.answers('Hippogriff'),
        now(at('Meadow', 'A Berserker', 'B Walker', '- King Tut', '- Web Troll'), {
          cards: { Berserker: { counters: 1, power: 4 } },
          hand: { A: ['Wishing Ring'] },
          asked: null,
        }),
      ],
    }));

  it('may be declined: no counter then (RES-3, RES-11)', () =>
    play({
      seats: { A: { hand: ['Berserker'] } },
      bases: den,
      ...noMonsters,
      steps: [
        A.plays('Berserker', 'Meadow'),
        A.answers('no'),
        now({ cards: { Berserker: { counters: 0 } }, asked: null }),
      ],
    }));

  it('gets no counter from a monster that cannot be destroyed, nor without any (RES-3, RES-13)', () =>
    play({
      seats: { A: { hand: ['Berserker'] } },
      bases: [at('Meadow', '- Web Troll with B Buckler of Swashing'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Berserker', 'Meadow'),
        A.answers('Web Troll'),
        now(at('Meadow', 'A Berserker', '- Web Troll with B Buckler of Swashing'), {
          cards: { Berserker: { counters: 0 } },
          asked: null,
        }),
      ],
    }));
});

describe('Taunter: You may play a monster here.', () => {
  it('plays the top monster at its base, or leaves it (TERM-14)', () => {
    for (const [answer, monsters] of [
      ['yes', ['- Ghoul']],
      ['no', []],
    ] as const)
      play({
        seats: { A: { hand: ['Taunter'] } },
        bases: [at('Meadow', 'B Walker'), at('Moor')],
        monsterDeck: ['Ghoul'],
        treasureDeck: [],
        steps: [
          A.plays('Taunter', 'Meadow'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          now(at('Meadow', 'A Taunter', 'B Walker', ...monsters), at('Moor'), { asked: null }),
        ],
      });
  });

  it('is asked nothing when there is no monster left at all', () =>
    play({
      seats: { A: { hand: ['Taunter'] } },
      bases: [at('Meadow'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Taunter', 'Meadow'), now(at('Meadow', 'A Taunter'), { asked: null })],
    }));

  it('taunter/1 its monster is a minion you have played, for what reacts to that (MON-7)', () =>
    play({
      seats: { A: { hand: ['Taunter'] } },
      bases: [at('Meadow', 'B Leprechaun +1'), at('Moor')],
      monsterDeck: ['Hippogriff'],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Taunter', 'Meadow'),
        A.answers('yes'),
        now(at('Meadow', 'B Leprechaun'), { hand: { A: [], B: ['Wishing Ring'] }, discard: { A: ['Taunter'] } }),
      ],
    }));
});

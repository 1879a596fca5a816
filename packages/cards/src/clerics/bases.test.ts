import { createGame } from '@smash/engine';
import { A, at, B, now, offered, play, queryOf } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const none = { monsterDeck: [], treasureDeck: [] };

describe("Hotel of Holiness: After this base scores, the minions here do not go to the discard piles: place them on top of their owners' decks, in any order.", () => {
  it('each owner orders their own minions, whoever controlled them; actions are discarded (RES-9, DECK-3, SCORE-9)', () =>
    play({
      seats: { A: { deck: ['Invader', 'Invader'] }, B: { deck: ['Filler'] } },
      bases: [
        at('Hotel of Holiness', 'A Filler +11', 'B Invader with A Dumbbells', 'A Walker of B', 'B Collector'),
        at('Moor', 'A Walker'),
      ],
      ...none,
      steps: [
        A.ends(),
        offered('B', ['Invader', 'Walker', 'Collector'], ['Filler', 'no']),
        B.answers('Walker', 'Collector', 'Invader'),
        now({
          turn: 'B',
          hand: { A: ['Filler', 'Invader'] },
          deck: { B: ['Walker', 'Collector', 'Invader', 'Filler'] },
          discard: { A: ['Dumbbells'], B: [] },
        }),
      ],
    }));

  it('the minions of a player who ignores the base go to the discard pile (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { deck: ['Invader', 'Invader', 'Invader'] }, B: { deck: ['Filler'] } },
      bases: [at('Hotel of Holiness', 'A Walker +16', 'B Hermit', 'B Invader'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        now({
          turn: 'B',
          hand: { A: ['Walker', 'Invader'] },
          deck: { B: ['Filler'] },
          discard: { B: ['Hermit', 'Invader'] },
        }),
      ],
    }));

  it('nothing happens when another base scores (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Hotel of Holiness', 'A Walker')],
      ...none,
      steps: [A.ends(), now(at('Hotel of Holiness', 'A Walker'), { discard: { A: ['Filler'] } })],
    }));

  it('hotel-of-holiness/1 monsters and treasures have no owner and go to their discard piles (MON-1)', () =>
    play({
      seats: { A: { deck: ['Invader', 'Invader', 'Invader'] } },
      bases: [at('Hotel of Holiness', 'A Walker +16', 'A Tiger Steed', '- Ghoul'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        now({ monsterDiscard: ['Ghoul'], treasureDiscard: ['Tiger Steed'], hand: { A: ['Walker', 'Invader'] } }),
      ],
    }));

  it('a saved minion needs no other rescue: a First Mate stays (RES-7)', () =>
    play({
      seats: { A: { deck: ['Invader', 'Invader', 'Invader'] } },
      bases: [at('Hotel of Holiness', 'A First Mate +13'), at('Moor')],
      ...none,
      steps: [A.ends(), A.answers('?pass'), now(at('Moor'), { hand: { A: ['First Mate', 'Invader'] } })],
    }));
});

describe('Whack-A-Ghoul: After any undead monster is played here, place that monster at the bottom of the monster deck.', () => {
  it('whoever plays it, it goes under the deck, and a monster that is not undead stays (CONF-1, MON-7)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('Whack-A-Ghoul'), at('Moor', '- Ghoul')],
      monsterDeck: ['King Tut', 'Bigfoot', 'Hippogriff'],
      treasureDeck: [],
      steps: [
        A.plays('Ruckus'),
        A.answers('Whack-A-Ghoul', 'play'),
        now(at('Whack-A-Ghoul', '- Bigfoot'), at('Moor', '- Ghoul'), { monsterDeck: ['Hippogriff', 'King Tut'] }),
      ],
    }));

  it('whack-a-ghoul/1 a removed monster is not replaced: the base may enter without any (MON-3)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['Whack-A-Ghoul'],
      monsterDeck: ['King Tut', 'Ghoul', 'King Tut', 'Bigfoot'],
      treasureDeck: [],
      steps: [
        A.ends(),
        now(at('Whack-A-Ghoul'), { turn: 'B', monsterDeck: ['Bigfoot', 'King Tut', 'Ghoul', 'King Tut'] }),
      ],
    }));

  it('whack-a-ghoul/2 minions of factions are no undead monsters (MON-6)', () =>
    play({
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Whack-A-Ghoul'), at('Moor')],
      ...none,
      steps: [
        A.plays('Walker', 'Whack-A-Ghoul'),
        A.answers('?top'),
        now(at('Whack-A-Ghoul', 'A Walker'), { asked: null }),
      ],
    }));

  it('works at set-up as well (SET-8, MON-3)', () => {
    let found = 0;
    for (let seed = 1; seed <= 40 && found < 2; seed++) {
      const { state } = createGame(
        {
          seed: `ghoul ${seed}`,
          players: 2,
          factions: [
            ['Clerics', 'Warriors'],
            ['Pirates', 'Mages'],
          ],
        },
        library,
      );
      const q = queryOf(state);
      const base = q.bases().find((ix) => q.name(ix) === 'Whack-A-Ghoul');
      if (base === undefined) continue;
      found++;
      expect(q.monstersAt(base).some((ix) => q.def(ix).undead)).toBe(false);
    }
    expect(found).toBe(2);
  });
});

import { ignoresThisBase, isYou } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('TableTop: The winner draws three cards and then discards two cards.', () => {
  it('tabletop/1 after it has scored the winner draws three, then discards two of all in hand (SCORE-8, RES-3)', () =>
    play({
      seats: {
        A: { hand: ['Overrun'], deck: ['Walker', 'Invader', 'Collector', 'Filler', 'Filler'] },
        B: { hand: [], deck: ['Filler'] },
      },
      bases: [at('TableTop', 'A Filler +11', 'B Filler +8'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Overrun', 'Walker', 'Invader', 'Collector'], ['no', 'done', 'Filler']),
        now({ vp: { A: 4, B: 2 } }),
        refused(A.answers('Overrun')),
        refused(A.answers('Overrun', 'Invader', 'Walker')),
        A.answers('Overrun', 'Invader'),
        now({
          turn: 'B',
          hand: { A: ['Walker', 'Collector', 'Filler', 'Filler'], B: [] },
          discard: { A: { has: ['Overrun', 'Invader'] } },
        }),
      ],
    }));

  it('tied winners each do, clockwise; another base gives nothing (VP-4, SCORE-13)', () => {
    play({
      seats: { A: { deck: ['Walker', 'Invader', 'Collector'] }, B: { deck: ['Walker', 'Invader', 'Collector'] } },
      bases: [at('TableTop', 'A Filler +9', 'B Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Walker', 'Invader'),
        offered('B', ['Walker', 'Invader', 'Collector']),
        B.answers('Walker', 'Invader'),
        now({ turn: 'B', hand: { B: ['Collector'] } }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Filler +9'), at('TableTop', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: ['Filler', 'Filler'] } })],
    });
  });

  it('a winner who ignores the base neither draws nor discards (TERM-13)', () =>
    play({
      seats: { A: { hand: [], deck: ['Walker', 'Invader', 'Collector', 'Filler', 'Filler'] } },
      bases: [at('TableTop', 'A Filler +19', 'B Jammed Signal'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: ['Walker', 'Invader'] } })],
    }));

  it('a winner who may ignore it is asked (TERM-13)', () =>
    play({
      cards: [
        minionCard(
          'Skeptic',
          1,
          'Ongoing: You may ignore the ability of this base.',
          ignoresThisBase('may', (_q, me, seat) => isYou(me, seat)),
        ),
      ],
      seats: { A: { hand: [], deck: ['Walker', 'Invader', 'Collector', 'Filler', 'Filler'] } },
      bases: [at('TableTop', 'A Skeptic +19'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({ turn: 'B', hand: { A: ['Walker', 'Invader'] } }),
      ],
    }));

  it('with fewer than two cards all are discarded (RES-11)', () =>
    play({
      seats: { A: { deck: [] } },
      bases: [at('TableTop', 'A Filler +19'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: ['Filler'] } })],
    }));
});

describe('The Con: When a minion is played here, each other minion here of the same faction gains +1 power this turn.', () => {
  it('the-con/1 the-con/2 the others of its faction here gain 1, not the one played nor later ones (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Halfling Hireling', 'Invader'] } },
      bases: [at('The Con', 'A Collector', 'B Invader', 'B Walker'), at('Moor', 'A Collector')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Halfling Hireling', 'The Con'),
        A.plays('Invader', 'The Con'),
        now({
          cards: {
            'Collector@The Con': { power: 3 },
            'Invader@The Con/B': { power: 4 },
            'Invader@The Con/A': { power: 3 },
            'Walker@The Con': { power: 2 },
            'Collector@Moor': { power: 2 },
            'Halfling Hireling': { power: 2 },
          },
        }),
        A.ends(),
        now({ cards: { 'Invader@The Con/B': { power: 3 } } }),
      ],
    }));

  it('a minion played at another base, or an action played here, gives nothing (SCORE-13, MON-7)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Jammed Signal'] }, B: { hand: ['Overrun'] } },
      bases: [at('The Con', 'B Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        now({ cards: { 'Invader@The Con': { power: 3 } } }),
        A.ends(),
        B.plays('Overrun', 'The Con'),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('whose player ignores the base gains nothing (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Scout'] } },
      bases: [at('The Con', 'A Invader', 'B Invader', 'B Hermit'), at('Moor')],
      cards: [hermit],
      steps: [A.plays('Scout', 'The Con'), now({ cards: { 'Invader/A': { power: 4 }, 'Invader/B': { power: 3 } } })],
    }));

  it('the-con/3 each later play gives another one (RES-9)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Invader', 'Scout'] } },
      bases: [at('The Con', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Invader', 'The Con'),
        now({ cards: { 'Invader@The Con/B': { power: 4 }, 'Invader@The Con/A': { power: 3 } } }),
        A.plays('Summon'),
        A.plays('Scout', 'The Con'),
        now({
          cards: { 'Invader@The Con/B': { power: 5 }, 'Invader@The Con/A': { power: 4 }, Scout: { power: 3 } },
        }),
        A.ends(),
        now({ cards: { 'Invader@The Con/B': { power: 3 } } }),
      ],
    }));

  it('the-con/4 monsters and treasures have no faction (MON-1)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: [at('The Con', '- Bigfoot', 'A Tiger Steed'), at('Moor')],
      monsterDeck: ['Hippogriff'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'The Con'),
        now({ asked: null, cards: { Bigfoot: { power: 4 }, 'Tiger Steed': { power: 3 } } }),
      ],
    }));
});

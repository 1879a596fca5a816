import {
  act,
  at as atMoment,
  look,
  NOBODY,
  onPlay,
  ops,
  playMonsters,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const nil = minionCard('Nil', 0, 'No effect.');
const nothing = actionCard('Nothing', 'standard', 'No effect.');
const blast = actionCard(
  'Blast',
  'standard',
  'Destroy every minion of power 3 or less.',
  onPlay(function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) <= 3));
    yield* act(...weak.map(ops.destroy));
  }),
);
const killer = minionCard(
  'Killer',
  5,
  'Talent: Destroy a minion.',
  talent(function* (me) {
    yield* toOneMinion(me, 'Destroy a minion', () => true, ops.destroy);
  }),
);
const storm = baseCard(
  'Storm',
  'At the start of the turn, destroy every minion of power 1.',
  atMoment('turnStart', {}, function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    yield* act(...weak.map(ops.destroy));
  }),
);
const summon = actionCard(
  'Summon',
  'standard',
  'Play a monster on the first base; nobody controls it.',
  onPlay(function* () {
    yield* playMonsters(yield* look((q) => q.bases()[0]!), 1, NOBODY);
  }),
);
const cards = [storm, summon, four, three, two, nil, nothing, blast, killer, smite, hermit, rock];
const hand = (...list: string[]) => ({ A: { hand: list, deck }, B: { deck } });

describe('Nightmare Realm: Before this base scores, destroy the minion with the least power here; if several tie for the least, destroy all of those.', () => {
  it('the weakest minion here, or all that tie for that', () => {
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Nightmare Realm', 'A Four +18', 'B Two', 'B Three', 'A Three'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 5, B: 3 }, baseDiscard: ['Nightmare Realm'] })],
    });
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Nightmare Realm', 'A Four +18', 'B Two', 'B Two', 'A Three'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now(at('Moor', 'B Filler'), { turn: 'B', vp: { A: 5, B: 0 } })],
    });
  });

  it('not before another base scores; an immune one stays', () => {
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Nightmare Realm', 'A Four', 'B Two'), at('Moor', 'B Four +6')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now(at('Nightmare Realm', 'A Four', 'B Two'), { turn: 'B' })],
    });
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Nightmare Realm', 'A Four +18', 'B Rock', 'A Two'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 5, B: 3 } })],
    });
  });
});

describe('Camp Clear Lake: After you destroy a minion here, a minion here gets extra power this turn equal to the power of the destroyed one. Once per turn, after you play a card here, you may destroy a minion here whose power is no higher than the number of your cards here.', () => {
  it('after you destroy one here, a minion here gets its power this turn', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Camp Clear Lake', 'A Four', 'B Three', 'B Two +1'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        offered('A', ['Four', 'Three'], ['Filler', 'no']),
        A.answers('Four'),
        now({ asked: null, cards: { Four: { power: 7 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Four: { power: 4 } } }),
      ],
    }));

  it('for each that you destroy; whoever destroyed it chooses', () => {
    play({
      cards,
      seats: hand('Blast'),
      bases: [at('Camp Clear Lake', 'A Four', 'B Four', 'B Three', 'B Two'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Blast'),
        A.answers('?Camp Clear Lake#1', 'Four/A', 'Four/B'),
        now({ asked: null, bases: { 'Camp Clear Lake': { total: 13 } } }),
      ],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Smite'], deck } },
      bases: [at('Camp Clear Lake', 'A Four', 'B Three', 'A Two')],
      steps: [
        B.plays('Smite'),
        B.answers('Two'),
        offered('B', ['Four', 'Three']),
        B.answers('Three'),
        now({ asked: null, cards: { Three: { power: 5 } } }),
      ],
    });
  });

  it('not for one elsewhere, one without power, or with none left here', () => {
    for (const [bases, victim] of [
      [[at('Camp Clear Lake', 'A Four', 'B Three'), at('Moor', 'B Two')], 'Two'],
      [[at('Camp Clear Lake', 'A Four', 'B Nil'), at('Moor', 'B Two')], 'Nil'],
      [[at('Camp Clear Lake', 'B Three'), at('Moor', 'B Two', 'A Four')], 'Three'],
    ] as const)
      play({
        cards,
        seats: hand('Smite'),
        bases: [...bases],
        steps: [A.plays('Smite'), A.answers(victim), now({ asked: null, cards: { Four: { power: 4 } } })],
      });
  });

  it('what nobody destroys or plays is nobody’s', () => {
    play({
      cards,
      phase: 'start',
      seats: hand(),
      bases: [at('Camp Clear Lake', 'A Four', 'B Filler'), at('Storm')],
      steps: [now(at('Camp Clear Lake', 'A Four'), { asked: null, cards: { Four: { power: 4 } } })],
    });
    play({
      cards,
      seats: hand('Summon'),
      monsterDeck: ['Bigfoot'],
      bases: [at('Camp Clear Lake', 'A Four', 'A Nil', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Summon'),
        now(at('Camp Clear Lake', 'A Four', 'A Nil', 'B Filler', '- Bigfoot'), { asked: null }),
      ],
    });
  });

  it('a player who ignores the base gives nothing (TERM-13)', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Camp Clear Lake', 'A Four', 'A Hermit', 'B Two')],
      steps: [A.plays('Smite'), A.answers('Two'), now({ asked: null, cards: { Four: { power: 4 } } })],
    }));

  it('after you play a card here, you may destroy a minion of no more power than you have cards here', () =>
    play({
      cards,
      seats: hand('Two', 'Nothing'),
      bases: [
        at(
          'Camp Clear Lake',
          'A Four with A Machete',
          'B Four',
          'B Three',
          'B Killer',
          'A buried Filler',
          'B Dangerous Waters',
        ),
        at('Moor', 'A Filler', 'B Filler'),
      ],
      steps: [
        A.plays('Nothing'),
        now({ asked: null }),
        A.plays('Two', 'Camp Clear Lake'),
        offered('A', ['Camp Clear Lake', 'pass']),
        A.answers('Camp Clear Lake'),
        offered('A', ['Four/A', 'Four/B', 'Three', 'Two'], ['Killer', 'Filler', 'no']),
        A.answers('Four/B', '?Camp Clear Lake', 'Three'),
        now({ discard: { B: ['Four'] } }),
      ],
    }));

  it('also an action played here, on the base or on a minion; a play elsewhere does not count', () => {
    for (const [card, to, asked] of [
      ['Dangerous Waters', 'Camp Clear Lake', true],
      ['Chainsaw', 'Four', true],
      ['Chainsaw', 'Three/A', false],
      ['Dangerous Waters', 'Moor', false],
      ['Two', 'Moor', false],
      ['Nothing', undefined, false],
    ] as const)
      play({
        cards,
        seats: hand(card),
        bases: [at('Camp Clear Lake', 'A Four', 'B Filler'), at('Moor', 'A Three')],
        steps: [A.plays(card, to), asked ? offered('A', ['Camp Clear Lake', 'pass']) : now({ asked: null })],
      });
  });

  it('once per turn for each player; with nobody weak enough it waits', () => {
    play({
      cards,
      seats: hand('Dangerous Waters', 'Two'),
      bases: [at('Camp Clear Lake', 'A Four', 'B Two', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Dangerous Waters', 'Camp Clear Lake'),
        A.answers('Camp Clear Lake', 'Filler', '?Four'),
        now(at('Camp Clear Lake', 'A Four', 'A Dangerous Waters', 'B Two')),
        A.plays('Two', 'Camp Clear Lake'),
        now({ asked: null }),
      ],
    });
    play({
      cards,
      seats: hand('Four', 'Dangerous Waters'),
      bases: [at('Camp Clear Lake', 'B Two', 'B Three'), at('Moor')],
      steps: [
        A.plays('Four', 'Camp Clear Lake'),
        now({ asked: null }),
        A.plays('Dangerous Waters', 'Camp Clear Lake'),
        offered('A', ['Camp Clear Lake', 'pass']),
        A.answers('Camp Clear Lake', '?Four'),
        now(at('Camp Clear Lake', 'A Four', 'A Dangerous Waters', 'B Three'), { asked: null }),
      ],
    });
  });

  it('what you so destroy, you have destroyed (TERM-2)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Two'], deck } },
      bases: [at('Camp Clear Lake', 'A Four', 'B Filler', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Two', 'Camp Clear Lake'),
        B.answers('Camp Clear Lake', 'Filler/A'),
        offered('B', ['Four', 'Filler', 'Two'], ['no']),
        B.answers('Two'),
        now({ asked: null, cards: { Two: { power: 3 } } }),
      ],
    }));
});

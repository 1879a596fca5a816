import { act, after, byYou, look, NOBODY, onPlay, ops, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const pike = minionCard('Pike', 2, '');

describe('Golem Schloß: After this base scores, the winner places a +1 power counter on every minion they have.', () => {
  it('the winner’s minions everywhere, and nobody else’s (SCORE-8)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Golem Schloß', 'A King Rex', 'A King Rex', 'A King Rex', 'B Invader', 'A Scout'),
        at('Moor', 'A Filler', 'B Filler'),
      ],
      steps: [
        A.ends(),
        A.answers('Scout'),
        now({
          turn: 'B',
          vp: { A: 4, B: 3 },
          cards: { 'Filler/A': { counters: 1 }, 'Filler/B': { counters: 0 } },
        }),
      ],
    }));

  it('not when another base scores (SCORE-13)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Golem Schloß', 'A Filler'), at('Moor', 'A King Rex', 'A Invader')],
      steps: [A.ends(), now({ turn: 'B', cards: { Filler: { counters: 0 } } })],
    }));
});

describe("Laboratorium: After the first time in a turn that a minion is played here, that minion's controller places a +1 power counter on it.", () => {
  it('the first of a turn, whosever; no second one, none elsewhere (RES-5)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Recruitment', 'Pike', 'Pike', 'Pike'], deck }, B: { hand: ['Filler'], deck } },
      madness: 9,
      bases: [at('Laboratorium', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Recruitment'),
        A.answers('2'),
        A.plays('Pike', 'Moor'),
        A.plays('Pike', 'Laboratorium'),
        A.plays('Pike', 'Laboratorium'),
        now({
          asked: null,
          cards: {
            'Pike#1': { counters: 0 },
            'Pike#2': { counters: 1 },
            'Pike#3': { counters: 0 },
            Invader: { counters: 0 },
          },
        }),
        A.ends(),
        B.plays('Filler', 'Laboratorium'),
        now({ cards: { Filler: { counters: 1 } } }),
      ],
    }));

  it('its controller is the one who places it (TERM-2)', () =>
    play({
      cards: [
        pike,
        minionCard(
          'Tally',
          1,
          'Ongoing: After you place a counter, place one on this minion, once per turn.',
          after('counter', { limit: 'turn', when: (_q, me, placed) => byYou(me, placed) }, function* (me) {
            yield* act(ops.counters(me.self, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Pike'], deck } },
      bases: [at('Laboratorium'), at('Moor', 'A Tally', 'B Tally')],
      steps: [
        A.plays('Pike', 'Laboratorium'),
        now({ cards: { Pike: { counters: 1 }, 'Tally/A': { counters: 1 }, 'Tally/B': { counters: 0 } } }),
      ],
    }));

  it('a monster that nobody controls gets none; who ignores the base, neither (MON-2, TERM-13)', () => {
    play({
      cards: [
        actionCard(
          'Lair',
          'standard',
          'Play a monster on the first base.',
          onPlay(function* () {
            const [base] = yield* look((q) => q.bases());
            yield* playMonsters(base!, 1, NOBODY);
          }),
        ),
      ],
      seats: { A: { hand: ['Lair'], deck } },
      monsterDeck: ['Bigfoot'],
      bases: [at('Laboratorium'), at('Moor')],
      steps: [A.plays('Lair'), now({ asked: null, cards: { Bigfoot: { counters: 0 } } })],
    });
    play({
      cards: [pike],
      seats: { A: { hand: ['Pike'], deck } },
      bases: [at('Laboratorium', 'B Jammed Signal'), at('Moor')],
      steps: [A.plays('Pike', 'Laboratorium'), now({ asked: null, cards: { Pike: { counters: 0 } } })],
    });
  });

  it('one that has gone by then gets none, and was the first (IO-1)', () =>
    play({
      cards: [
        minionCard(
          'Boomerang',
          2,
          'Return this minion to your hand.',
          onPlay(function* (me) {
            yield* act(ops.returnToHand(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ['Boomerang'], deck } },
      bases: [at('Laboratorium'), at('Moor')],
      steps: [
        A.plays('Boomerang', 'Laboratorium'),
        now({ asked: null, hand: { A: ['Boomerang'] } }),
        A.ends(),
        B.ends(),
      ],
    }));
});

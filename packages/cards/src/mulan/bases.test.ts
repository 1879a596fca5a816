import { act, look, at as moment, onPlay, ops } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, play } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const eraser = minionCard(
  'Eraser',
  1,
  'Remove a +1 power counter from each Filler.',
  onPlay(function* () {
    const all = yield* look((q) => q.minions((ix) => q.name(ix) === 'Filler'));
    yield* act(...all.map((ix) => ops.counters(ix, -1)));
  }),
);
const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe("Forbidden City: Other players' cards do not affect your minions here that have a +1 power counter.", () => {
  it.each([
    ['Filler', 'lacks'],
    ['Walker', 'has'],
    ['Invader', 'has'],
  ] as const)('%s', (target, how) =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases: [at('Forbidden City', 'A Filler +1', 'A Walker'), at('Moor', 'A Invader +1')],
      steps: [B.plays('Smite'), B.answers(target), now({ discard: { A: { [how]: [target] } } })],
    }),
  );
  it('each is safe from all but its controller (ABL-8)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Forbidden City', 'A Filler +1', 'B Walker +1'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Filler'), now(at('Forbidden City', 'B Walker'))],
    }));
  it('an action of another player on it goes when it gets a counter (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Mushu'] }, B: {} },
      bases: [at('Forbidden City', 'A Filler with B Poison'), at('Moor')],
      steps: [
        A.plays('Mushu', 'Forbidden City'),
        A.answers('Filler'),
        now(at('Forbidden City', 'A Filler', 'A Mushu'), { discard: { B: ['Poison'] } }),
      ],
    }));
});

describe('Training Camp: In each turn, draw a card after the first time that you place a +1 power counter here.', () => {
  it('the first time in a turn, for each player', () =>
    play({
      seats: { A: { hand: ['Mushu', 'Technique Prize'], deck }, B: { hand: ['Prepare to Fight'], deck } },
      bases: [at('Training Camp', 'A Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Mushu', 'Training Camp'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Technique Prize', 'Cannon'] } }),
        A.plays('Technique Prize'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Cannon'], B: 1 } }),
        A.ends(),
        B.plays('Prepare to Fight'),
        B.answers('Filler'),
        now({ asked: null, hand: { A: 3, B: ['Cannon', 'Cannon'] } }),
      ],
    }));
  it('not elsewhere, not for a transferred one, not for a player who ignores it', () => {
    play({
      seats: { A: { hand: ['Technique Prize', 'Cricket'], deck } },
      bases: [at('Training Camp', 'A Filler +2'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Technique Prize'),
        A.answers('Walker'),
        A.plays('Cricket', 'Moor'),
        A.answers('Walker', 'Filler'),
        now({ asked: null, cards: { Filler: { counters: 3 } }, hand: { A: [] } }),
      ],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Technique Prize'], deck } },
      bases: [at('Training Camp', 'A Hermit'), at('Moor')],
      steps: [A.plays('Technique Prize'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('not for one that is removed', () =>
    play({
      cards: [eraser],
      seats: { A: { hand: ['Eraser'], deck } },
      bases: [at('Training Camp', 'A Filler +2'), at('Moor')],
      steps: [A.plays('Eraser', 'Moor'), now({ asked: null, cards: { Filler: { counters: 1 } }, hand: { A: [] } })],
    }));
  it('not for a counter that nobody places (TERM-15)', () =>
    play({
      cards: [
        baseCard(
          'Spring',
          'At the start of each turn, place a +1 power counter on each minion.',
          moment('turnStart', {}, function* () {
            yield* act(...(yield* look((q) => q.minions())).map((ix) => ops.counters(ix, 1)));
          }),
        ),
      ],
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Training Camp', 'A Filler'), at('Spring')],
      steps: [now({ asked: null, cards: { Filler: { counters: 1 } }, hand: { A: [], B: [] } })],
    }));
});

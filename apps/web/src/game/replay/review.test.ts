import { type Judged, type Seen, think } from '@smash/bots';
import { library } from '@smash/cards';
import { type GameRecord, replay } from '@smash/engine';
import { playRandomGame } from '@smash/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Judge, type Review, review } from './review.ts';

let record: GameRecord;
beforeAll(() => {
  record = playRandomGame({ seed: 'review', players: 2, quits: false, bigBase: false }, 0).record;
});

const run = (
  judge: Judge,
  seat = 0,
  signal = new AbortController().signal,
  onProgress: (n: number) => void = () => {},
) => review(record, seat, judge, signal, onProgress);

/** A judge that gives prescribed verdicts. */
const saying = (judged: (n: number) => Judged | 'same' | null): Judge => {
  let n = 0;
  return {
    think: async (_level, seen) => ({ pick: [seen.view.prompt!.options[0]!.id], considered: [], judged: judged(n++) }),
  };
};
const losing = (loss: number, error = 0.001): Judged => ({
  best: { chance: 0.5 + loss, gains: [2, 0] },
  made: { chance: 0.5, gains: [0, 1] },
  error,
  reasons: [{ kind: 'even' }],
});

describe('a review', () => {
  it('asks about the choices of one seat, with what that seat knew then', async () => {
    const asked: [Seen, number[]][] = [];
    await run(
      {
        think: async (_level, seen, { made }) => {
          asked.push([seen, made]);
          return { pick: [], considered: [], judged: null };
        },
      },
      1,
    );
    expect(asked.length).toBeGreaterThan(20);
    for (const [{ view, memory }, made] of asked) {
      expect(view.viewer).toBe(1);
      expect(view.prompt?.seat).toBe(1);
      expect(made.every((id) => view.prompt!.options.some((option) => option.id === id))).toBe(true);
      expect(memory.hands).toHaveLength(2);
    }
  });

  it('finds the largest losses, one of each turn, and counts what was as good', async () => {
    const { swings, answers, good } = (await run(
      saying((n) => (n % 3 === 0 ? 'same' : losing(n === 4 ? 0.4 : n / 1000 + 0.05))),
    )) as Review;
    expect(swings).toHaveLength(3);
    expect(swings[0]).toMatchObject({
      loss: expect.closeTo(0.4),
      gains: [
        [2, 0],
        [0, 1],
      ],
    });
    expect(new Set(swings.map(({ turn }) => turn)).size).toBe(3);
    expect(good).toBe(Math.ceil(answers / 3));
    for (const { n } of swings) expect(replay(record, library).events.some((event) => event.n === n)).toBe(true);
  });

  it('omits losses that may be chance, or that are tiny', async () => {
    const { swings, answers, good } = (await run(
      saying((n) => (n % 2 === 0 ? losing(0.1, 0.06) : losing(0.02, 0.001))),
    )) as Review;
    expect([swings, good]).toEqual([[], answers]);
  });

  it('follows everybody’s chance to the end, which only the winner has', async () => {
    const { points } = (await run(saying(() => null))) as Review;
    for (const { chances } of points) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    const { winners } = replay(record, library).state.over!;
    expect(points.at(-1)!.chances).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  });

  it('reports its progress and can be cancelled', async () => {
    const told: number[] = [];
    const cancel = new AbortController();
    const shown = run(
      saying(() => null),
      0,
      cancel.signal,
      (share) => {
        told.push(share);
        if (share > 0.5) cancel.abort();
      },
    );
    expect(await shown).toBeNull();
    expect(told.at(-1)).toBeCloseTo(0.5, 1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('shows both answers, with their reasons and what would have followed', async () => {
    let n = 0;
    const judge: Judge = {
      think: async (_level, seen, { made }) =>
        n++ % 3 === 0
          ? think(seen, 'medium', { alternatives: true, made })
          : { pick: made, considered: [], judged: null },
    };
    const { swings } = (await run(judge)) as Review;
    // Random play makes mistakes.
    expect(swings.length).toBeGreaterThan(0);
    for (const { advice, gains, loss } of swings) {
      const [bot, made] = advice.best;
      expect(bot!.chance! - made!.chance!).toBeCloseTo(loss);
      expect(bot!.options).not.toEqual(made!.options);
      expect(Math.min(bot!.reasons.length, made!.reasons.length)).toBeGreaterThan(0);
      expect(gains.map((list) => list.length)).toEqual([2, 2]);
    }
  });
});

import { Playout } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { faultOf } from './check.ts';
import { puzzlesIn } from './find.ts';
import { verdictOf } from './goal.ts';
import { isOpenLine } from './open.ts';
import { type Puzzle, positionOf, read, written } from './record.ts';
import { isNew, readPuzzles, welcomes } from './store.ts';
import { answerAgainst, winningAnswer } from './turn.ts';

const { series, puzzles } = readPuzzles();
const first = puzzles[0]!;
/** `pnpm puzzles --check` solves all of them. */
const SAMPLE = [0, 20, 40].flatMap((n) => puzzles[n] ?? []);

describe('puzzles', () => {
  it.each(SAMPLE)('$id is still one: one line wins $base, over several deals', (puzzle) => {
    expect(faultOf(puzzle)).toBeNull();
  });
  it('a changed one is noticed', () => {
    const needed = first.cards[0]!;
    const other: Record<string, Partial<Puzzle>> = {
      'no line': { hand: first.hand.filter((name) => name !== needed) },
      'has no Nobody': { hand: ['Nobody'] },
      'another one': { cards: [...first.cards, needed] },
      '(': { answers: `99,${first.answers}` },
    };
    for (const [fault, change] of Object.entries(other)) expect(faultOf({ ...first, ...change })).toContain(fault);
  });
  // Older ones are from games that play differently since the rules changed. It takes half a minute.
  it.runIf(isDue(6, 3))('are found again in the same game: the newest', () => {
    const newest = puzzles.at(-1)!;
    const [n, turn] = newest.id.split('-').map(Number) as [number, number];
    expect(puzzlesIn(series, n, { lastTurn: turn }).at(-1)).toEqual(newest);
  });
  it('begin with what to play, with cards in one hand only', () => {
    for (const puzzle of SAMPLE) {
      const { asks, seats, cards, names } = positionOf(puzzle);
      expect(asks).toMatchObject([{ seat: puzzle.seat, kind: 'play' }]);
      const hands = seats.map(({ hand }) => hand.map((ix) => names[cards[ix]!.def]));
      expect(hands[puzzle.seat]).toEqual(puzzle.hand);
      expect(hands.flat()).toHaveLength(puzzle.hand.length);
      const { deck, hand } = seats[puzzle.seat]!;
      for (const ix of deck) expect(cards[ix]!.zone).toBe('deck');
      for (const ix of hand) expect(cards[ix]!.zone).toBe('hand');
    }
  });
  it('are different: other factions, other cards', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.flatMap(({ seat, factions }) => factions[seat]!)).size).toBeGreaterThan(50);
    const other = { ...first, cards: ['Another'] };
    expect(isNew([first], first)).toBe(false);
    expect(isNew([first], { ...other, id: 'another' })).toBe(true);
    expect(isNew([first, other], { ...first, id: 'a third', cards: ['A third'] })).toBe(false);
    const elsewhere = {
      ...first,
      id: 'elsewhere',
      factions: first.factions.map((): [string, string] => ['One', 'Two']),
    };
    expect(isNew([elsewhere], first)).toBe(true);
    expect(isNew([elsewhere, elsewhere], first)).toBe(false);
    expect(welcomes([first, other], first.factions[first.seat]!)).toBe(false);
  });
  it('keep their answers as text', () => {
    const picks = [[3], [], [0, 2], []];
    expect(written(picks)).toBe('3,,0.2,');
    expect(read('3,,0.2,')).toEqual(picks);
    expect(read('')).toEqual([]);
  });
});

describe('in the middle of a turn', () => {
  const state = positionOf(first);
  const { query } = Playout.from(state);
  const base = state.table.find((ix) => query.name(ix) === first.base)!;
  const goal = { seat: first.seat, turn: state.turn, base: state.cards[base]!.id };
  it('an answer that wins is known, or that there is none', () => {
    expect(winningAnswer(state, goal)).toEqual(read(first.line)[0]);
    expect(winningAnswer(state, { ...goal, base: -1 })).toBeNull();
  });
  it('a line is open if nothing hidden is turned up in it before the base scores', () => {
    const start = (puzzle: Puzzle) => positionOf(puzzle);
    const openOnes = puzzles.slice(0, 12).filter((one) => isOpenLine(start(one), one.seat, read(one.line)));
    expect(openOnes.length).toBeGreaterThan(4);
    // Ending the turn draws two cards.
    const end = state.asks[0]!.options.findIndex(({ verb }) => verb === 'end');
    expect(isOpenLine(state, first.seat, [[end]])).toBe(false);
    expect(() => isOpenLine(state, first.seat, [[999]])).toThrow();
  });
  it('the others give an answer that the rules accept', () => {
    const { options, min, max } = state.asks[0]!;
    // Whoever asks: the question of another seat, as the others see it.
    const pick = answerAgainst(state, { ...goal, seat: (goal.seat + 1) % state.seats.length });
    expect(pick.length).toBeGreaterThanOrEqual(min);
    expect(pick.length).toBeLessThanOrEqual(max);
    for (const i of pick) expect(options[i]).toBeDefined();
  });
});

describe('a base is won', () => {
  const rank = (seat: number, place: number, vp: number) => ({ seat, place, vp, power: 9, now: vp, cards: [] });
  const verdict = (...ranks: ReturnType<typeof rank>[]) =>
    verdictOf({ type: 'scored', base: { name: 'Tortuga', id: 3 }, ranks }, 1)?.isWon;
  it('by whoever alone has first place, and most VP', () => {
    expect(verdict(rank(1, 1, 4), rank(0, 2, 3))).toBe(true);
    expect(verdict(rank(0, 1, 4), rank(1, 2, 3))).toBe(false);
    expect(verdict(rank(0, 1, 4), rank(1, 1, 4))).toBe(false);
    expect(verdict(rank(1, 1, 3), rank(0, 2, 3))).toBe(false);
    expect(verdict()).toBe(false);
    expect(verdictOf({ type: 'turn' }, 1)).toBeNull();
  });
});

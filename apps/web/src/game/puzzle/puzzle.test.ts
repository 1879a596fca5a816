import { read } from '@smash/testkit/puzzles';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Recording } from '../replay/recording.ts';
import { PuzzleClient } from './client.ts';
import { PuzzleGame } from './game.ts';
import { nextPuzzle, noteSolved, numberOf, PUZZLES, puzzleNamed, puzzleOfDay, solved } from './puzzles.ts';

const first = PUZZLES[0]!;

/** Plays the winning line; the others answer automatically. */
function solve(game: PuzzleGame, stopBefore = 0): void {
  const { commands } = game.solution();
  const mine = commands.flatMap((one) => (one.type === 'answer' && one.seat === game.goal.seat ? [one.pick] : []));
  for (const pick of mine.slice(0, mine.length - stopBefore)) game.answer(pick);
}
const endTurn = (game: PuzzleGame): void => {
  for (let n = 0; n < 20 && game.now.outcome === null; n++) {
    const { prompt } = game.now.view;
    const end = prompt!.options.find(({ verb }) => verb === 'end');
    game.answer(end ? [end.id] : prompt!.options.slice(0, prompt!.min).map(({ id }) => id));
  }
};

describe('a puzzle', () => {
  let game: PuzzleGame;
  beforeEach(() => {
    game = new PuzzleGame(first);
  });

  it('is solved by its solution, and then asks nothing more', () => {
    solve(game);
    expect(game.now).toMatchObject({ outcome: 'won', refusal: null, view: { prompt: null } });
    expect(game.hint()).toBeNull();
    expect(game.forecast(0)).toBeNull();
  });
  it('is not solved by ending the turn', () => {
    endTurn(game);
    expect(['shared', 'unscored']).toContain(game.now.outcome);
  });
  it('goes back step by step, even from its end, and begins again', () => {
    const begun = JSON.stringify(game.now);
    solve(game);
    const { moves, undo } = game.now;
    expect(moves).toBeGreaterThan(1);
    game.undo(undo!.step - 1);
    expect(game.now.moves).toBe(moves);
    for (let step = moves; step > 0; step--) game.undo(step);
    expect(JSON.stringify(game.now)).toBe(begun);
    game.undo(0);
    solve(game);
    game.restart();
    expect(JSON.stringify(game.now)).toBe(begun);
  });
  it('gives hints: the next step of the solution, and whether the puzzle can still be won', () => {
    for (let n = 0; n < 20 && game.now.outcome === null; n++) {
      const hint = game.hint();
      expect(hint).toBeInstanceOf(Object);
      const { option } = hint as { option: { id: number } | null };
      const line = read(first.line)[n]!;
      expect(option === null ? [] : [option.id]).toEqual(line.slice(0, 1));
      game.answer(line);
    }
    expect(game.now.outcome).toBe('won');
    game.restart();
    const wrong = game.now.view.prompt!.options.find(({ id }) => {
      game.answer([id]);
      const isHopeless = game.now.outcome === null && game.hint() === 'hopeless';
      game.restart();
      return isHopeless;
    });
    expect(wrong).toBeDefined();
  });
  it('shows its solution as a replay, which ends as the base scores', () => {
    const recording = new Recording(game.solution());
    expect(recording.broken).toBeNull();
    const stops = recording.stops.filter(({ scored }) => scored);
    expect(stops.length).toBeGreaterThan(0);
    const events = recording.events(recording.stops.length - 1, game.goal.seat);
    const scored = events.find(({ type, base }) => type === 'scored' && base?.name === first.base);
    expect(scored!.ranks!.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual([game.goal.seat]);
  });
  it('refuses what the rules refuse, without changing', () => {
    const before = game.now;
    game.answer([9999]);
    expect(game.now).toEqual({ ...before, refusal: expect.objectContaining({ text: expect.stringMatching(/\S/) }) });
  });
  it('tells its table who is who', () => {
    const { names, bots } = new PuzzleClient(game).store.getState();
    expect(names[first.seat]).toBe('You');
    expect(new Set(names).size).toBe(first.factions.length);
    expect(bots).toBeNull();
  });
});

it('every puzzle can be started, and today’s rules accept its solution', () => {
  for (const puzzle of PUZZLES) {
    const game = new PuzzleGame(puzzle);
    solve(game);
    expect(game.now.outcome, puzzle.id).toBe('won');
  }
}, 120_000);

describe('the list', () => {
  it('has one for each day, from midnight to midnight UTC', () => {
    const noon = Date.UTC(2026, 10, 26, 12);
    expect(puzzleOfDay(Date.UTC(2026, 10, 26))).toBe(puzzleOfDay(noon));
    expect(puzzleOfDay(Date.UTC(2026, 10, 26, 23, 59, 59))).toBe(puzzleOfDay(noon));
    const month = Array.from({ length: 30 }, (_, day) => puzzleOfDay(Date.UTC(2026, 10, day + 1)));
    expect(new Set(month).size).toBe(30);
  });
  it('knows each puzzle by its address and by its number', () => {
    expect(puzzleNamed(first.id)).toBe(first);
    expect(puzzleNamed('nothing')).toBeUndefined();
    expect(PUZZLES.map(numberOf)).toEqual(PUZZLES.map((_, i) => i + 1));
  });
  it('continues with the next unsolved puzzle, wrapping around at the end', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(solved().size).toBe(0);
    const last = PUZZLES.at(-1)!;
    expect(nextPuzzle(last)).toBe(first);
    noteSolved(first.id);
    expect(solved()).toEqual(new Set([first.id]));
    expect(nextPuzzle(last)).toBe(PUZZLES[1]);
    expect(nextPuzzle(first)).toBe(PUZZLES[1]);
    for (const { id } of PUZZLES) noteSolved(id);
    expect(nextPuzzle(first)).toBeNull();
    vi.unstubAllGlobals();
  });
});

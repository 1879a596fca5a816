/** Learns what everything on a table is worth, from how tables turn out in games that g1 plays against itself. */
import {
  dice,
  newMemory,
  type Random,
  randomPick,
  seededRandom,
  think,
  WEIGHED,
  type Weighing,
  weigh,
} from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type State, view } from '@smash/engine';
import { seal } from '@smash/engine/seal';

/** Each sampled turn is weighed in this many deals; the next sample is at most this many turns later. */
const DEALS = 16;
const TURNS = 6;

/** Tables from that many two-player games. */
export function weighTables(seed: string, games: number, pool: string[], vpToWin = 15): Weighing[] {
  const found: Weighing[] = [];
  for (let n = 0; n < games; n++) {
    const { state } = createGame({ seed: `${seed}-${n}`, players: 2, pool, options: { vpToWin } }, library);
    weighGame(state, seededRandom(`${seed} ${n}`), found);
  }
  return found;
}

function weighGame(start: State, random: Random, found: Weighing[]): void {
  let turn = 0;
  for (let state = start; !state.over; ) {
    const { seat, kind, id: prompt } = state.asks[0]!;
    const seen = { view: view(state, seat), sealed: seal(state, seat), memory: newMemory(2) };
    if (kind === 'play' && state.turn > turn) {
      turn = state.turn + dice(random, TURNS);
      found.push(...weigh(seen, DEALS, random));
    }
    const pick = seen.sealed ? think(seen, 'g1').pick : randomPick(seen.view, random);
    const played = apply(state, { type: 'answer', seat, prompt, pick });
    if (!played.ok) throw new Error(played.refusal.text);
    state = played.state;
  }
}

/** The weights that best predict how a table turns out, by least squares, in VP. */
export function fittingWeights(tables: readonly Weighing[]): Record<string, number> {
  const rows = tables.map(({ ahead, table }) => [...table, ahead, 1]);
  const weights = leastSquares(
    rows,
    tables.map(({ later }) => later),
  );
  const perVp = weights[WEIGHED.length]!;
  return Object.fromEntries(WEIGHED.map((name, i) => [name, Math.round((weights[i]! / perVp) * 100) / 100]));
}

/** Solves the normal equations by elimination; a small ridge on the diagonal keeps them solvable. */
function leastSquares(rows: readonly number[][], results: readonly number[]): number[] {
  const size = rows[0]!.length;
  const sums = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  rows.forEach((row, n) => {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) sums[i]![j]! += row[i]! * row[j]!;
      sums[i]![size]! += row[i]! * results[n]!;
    }
  });
  for (let i = 0; i < size; i++) sums[i]![i]! += 1e-9;
  for (let i = 0; i < size; i++) {
    for (let other = 0; other < size; other++) {
      if (other === i) continue;
      const factor = sums[other]![i]! / sums[i]![i]!;
      for (let j = i; j <= size; j++) sums[other]![j]! -= factor * sums[i]![j]!;
    }
  }
  return sums.map((row, i) => row[size]! / row[i]!);
}

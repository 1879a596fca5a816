import { dice, type Random, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { type Ask, apply, createGame, type GameEvent, Playout, type State } from '@smash/engine';

/** Of choices that must belong to one group a single one always does. */
function picks(ask: Ask, random: Random): number[] {
  const { length } = ask.options;
  if (ask.kind === 'play') return [random() < 0.9 && length > 1 ? dice(random, length - 1) : length - 1];
  const most = ask.group === '' ? ask.max : Math.min(1, ask.max);
  const count = ask.min + dice(random, most - ask.min + 1);
  const chosen: number[] = [];
  while (chosen.length < count) {
    const pick = dice(random, length);
    if (!chosen.includes(pick)) chosen.push(pick);
  }
  return chosen;
}

function start(seed: string, players: number): State {
  const pool = library.factions.map((f) => f.name);
  const options = { duplicates: pool.length < 2 * players };
  return createGame({ seed, players, pool, options }, library).state;
}

/** One random game, changed in place without events. Every decision has all its legal choices listed by the engine. */
export function playInPlace(seed: string, players: number): number {
  const random = seededRandom(seed);
  const game = new Playout(start(seed, players));
  let decisions = 0;
  while (!game.state.over) {
    const ask = game.state.asks[0]!;
    const refusal = game.apply({ type: 'answer', seat: ask.seat, prompt: ask.id, pick: picks(ask, random) });
    if (refusal) throw new Error(refusal.text);
    decisions++;
  }
  return decisions;
}

/** One random game by the copying path, as the server plays it. `each` is told of every step. */
export function playCopying(
  seed: string,
  players: number,
  each?: (before: State, after: State, events: readonly GameEvent[]) => void,
): number {
  const random = seededRandom(seed);
  let state = start(seed, players);
  let decisions = 0;
  while (!state.over) {
    const ask = state.asks[0]!;
    const result = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: picks(ask, random) });
    if (!result.ok) throw new Error(result.refusal.text);
    each?.(state, result.state, result.events);
    state = result.state;
    decisions++;
  }
  return decisions;
}

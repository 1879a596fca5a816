/** What cards are worth: how much g1 gains by playing them, in games it plays against itself. */
import { compareAll, newMemory, type Random, type Ranked, randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type State, type View, view } from '@smash/engine';
import { seal } from '@smash/engine/seal';

/** By the name of the card. */
type Gains = Map<string, { sum: number; n: number }>;

/** Shrinkage: each card's data is padded with this many average plays. */
const DOUBT = 10;

/**
 * What each card is worth, in VP above the average card. Plays that many two-player games, with factions from each pool
 * in turn.
 */
export function trainCards(seed: string, games: number, pools: string[][]): Record<string, number> {
  const gains: Gains = new Map();
  for (let n = 0; n < games; n++) {
    const pool = pools[n % pools.length]!;
    const { state } = createGame({ seed: `${seed}-${n}`, players: 2, pool }, library);
    learnFrom(state, seededRandom(`${seed} ${n}`), gains);
  }
  const all = [...gains.values()].reduce((a, b) => ({ sum: a.sum + b.sum, n: a.n + b.n }));
  const mean = all.sum / all.n;
  const worth = ([name, { sum, n }]: [string, { sum: number; n: number }]): [string, number] => [
    name,
    Math.round(((sum - mean * n) / (n + DOUBT)) * 100) / 100,
  ];
  return Object.fromEntries([...gains].map(worth).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function learnFrom(start: State, random: Random, gains: Gains): void {
  for (let state = start; !state.over; ) {
    const { seat, id: prompt } = state.asks[0]!;
    const seen = { view: view(state, seat), sealed: seal(state, seat), memory: newMemory(2) };
    const ranked = compareAll(seen);
    noteGains(seen.view, ranked, gains);
    const pick = ranked[0]?.pick ?? randomPick(seen.view, random);
    const played = apply(state, { type: 'answer', seat, prompt, pick });
    if (!played.ok) throw new Error(played.refusal.text);
    state = played.state;
  }
}

/** VP ahead with such a chance to win. */
const aheadOf = (chance: number): number => 3 * Math.log(chance / (1 - chance));

/** Records the gain of each card's best play, never a loss: a card that would do harm now can be kept. */
function noteGains({ prompt, hand }: View, ranked: readonly Ranked[], gains: Gains): void {
  if (prompt!.kind !== 'play' && prompt!.kind !== 'react') return;
  const optionOf = ({ pick }: Ranked) => prompt!.options.find(({ id }) => id === pick[0]);
  const idle = ranked.find((one) => one.pick.length === 0 || optionOf(one)?.verb === 'end');
  if (!idle) return;
  const best = new Map<string, number>();
  for (const one of ranked) {
    const option = optionOf(one);
    if (!option?.name || !hand.some(({ id }) => id === option.card)) continue;
    const gain = Math.max(0, Math.min(10, aheadOf(one.chance) - aheadOf(idle.chance)));
    best.set(option.name, Math.max(gain, best.get(option.name) ?? 0));
  }
  for (const [name, gain] of best) {
    const known = gains.get(name) ?? { sum: 0, n: 0 };
    gains.set(name, { sum: known.sum + gain, n: known.n + 1 });
  }
}

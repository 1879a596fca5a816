import { dice, randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { createGame, Playout, view } from '@smash/engine';
import { beforeAll, describe, expect, test } from 'vitest';

const VERBS = new Set(
  'Act Add Bury Cancel Choose Copy Destroy Discard Draw Flip Gain Give Have Move Name Place Play Prevent Put React Reduce Remove Return Reveal Save Search Show Shuffle Store Strengthen Swap Take Transfer Use Weaken'.split(
    ' ',
  ),
);

/** Everything that players are asked in these games: each title once, with the labels of its options. */
const asked = new Map<string, { kind: string; labels: string[] }>();

/** Plays one game in which every seat has two factions of the list, up to that many answers. */
function listen(factions: string[], seed: string, answers: number): void {
  const random = seededRandom(seed);
  const pairs = factions.flatMap((name, i) =>
    i % 2 === 0 ? [[name, factions[i + 1] ?? 'Aliens'] as [string, string]] : [],
  );
  const { state } = createGame(
    { seed, players: pairs.length, factions: pairs, options: { duplicates: true } },
    library,
  );
  const game = Playout.from(state);
  for (let n = 0; n < answers && game.state.asks.length > 0; n++) {
    const ask = game.state.asks[dice(random, game.state.asks.length)]!;
    const now = view(game.state, ask.seat);
    const { prompt } = now;
    if (prompt) asked.set(prompt.title, { kind: prompt.kind, labels: prompt.options.map((one) => one.label) });
    game.apply({ type: 'answer', seat: ask.seat, prompt: ask.id, pick: randomPick(now, random, { eager: 0.95 }) });
  }
}

beforeAll(() => {
  const names = library.factions.map((one) => one.name);
  for (let i = 0; i < names.length; i += 4)
    for (const seed of ['copy-1', 'copy-2']) listen([...names, ...names].slice(i, i + 4), `${seed}-${i}`, 350);
}, 300_000);

describe('what players are asked (T-42)', () => {
  const titles = () => [...asked.keys()];

  test('is a short sentence', () => {
    expect(titles().length).toBeGreaterThan(100);
    expect(titles().filter((title) => title.length > 60 || !/^[A-Z]/.test(title) || title.endsWith('.'))).toEqual([]);
  });

  test('begins with what to do', () => {
    expect(titles().filter((title) => !VERBS.has(title.split(/[ ?,:]/)[0]!))).toEqual([]);
  });

  test('is answered by what will happen, never by Yes or No', () => {
    const labels = [...asked.values()].flatMap((one) => one.labels);
    // Names of cards are exempt from the rules for wording.
    const words = labels.filter((label) => !library.defs[label]);
    expect(words.filter((label) => /^(yes|no|ok|error)\b/i.test(label))).toEqual([]);
  });
});

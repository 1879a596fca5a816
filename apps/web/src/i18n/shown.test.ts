import { library } from '@smash/cards';
import { type GameEvent, type State, type View, view } from '@smash/engine';
import { playRandomGame } from '@smash/testkit';
import { afterEach, expect, it } from 'vitest';
import { loadSentences, sayRules, setSentences } from './sentences.ts';

afterEach(() => setSentences({}));

const names = new Set([
  ...Object.values(library.defs).flatMap(({ name, faction }) => [name, faction]),
  ...(library.board?.sides ?? []).map(({ name }) => name),
]);
/** Does the text need translation? Names, numbers and seat letters are the same in every language. */
const isWords = (text: string): boolean => /[a-z]{2}/.test(text) && !names.has(text);

/** The engine's texts for the viewer, which the page translates (game/language.ts). */
function* said({ prompt, waiting, seats }: View): Generator<string> {
  if (waiting) yield waiting.what;
  // Skip a limit that names a card with a comma: splitting would cut the name.
  for (const { plays } of seats) for (const { limit } of plays) if (!/, [A-Z]/.test(limit)) yield* limit.split(', ');
  if (!prompt) return;
  yield* [prompt.title, prompt.skip, ...prompt.reason.flatMap((reason) => reason.split(': '))];
  for (const { label, name = '', hint = '' } of prompt.options) {
    if (label !== name && !label.startsWith(`${name} on `)) yield label;
    yield hint;
  }
}
function* told(events: readonly GameEvent[]): Generator<string> {
  for (const { type, line = '', text = '' } of events) if (type === 'told') yield* [line, ...text.split(', ')];
}

it('in random games German players read no English, except in the texts of the cards', async () => {
  setSentences(await loadSentences('de'));
  const seen = new Set<string>();
  const watch = (state: State, events: readonly GameEvent[]): void => {
    for (const { seat } of state.asks) for (const text of said(view(state, seat))) seen.add(text);
    for (const text of told(events)) seen.add(text);
  };
  for (let n = 0; n < 6; n++) playRandomGame({ seed: `in German ${n}`, players: 2 + (n % 3) }, 0, watch);
  expect(seen.size).toBeGreaterThan(300);
  expect([...seen].filter((text) => isWords(text) && sayRules(text) === text)).toEqual([]);
});

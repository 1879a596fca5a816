import type { OptionView, PromptView, View } from '@smash/engine';
import { expect, test } from 'vitest';
import type { EventView } from '../../view/types.ts';
import { Reasons } from './reasons.ts';

const option = (id: number, name: string, card: number): OptionView => ({
  id,
  key: name,
  label: `Play ${name}`,
  name,
  card,
});
const PROMPT = {
  seat: 1,
  title: 'Play cards',
  skip: '',
  options: [option(0, 'Zapbot', 70), option(1, 'Warbot', 71), option(2, 'Scout', 5)],
} as unknown as PromptView;
/** A view in which everybody sees card 5. */
const BEFORE = { bases: [{ id: 1, lanes: [{ minions: [{ id: 5 }] }] }] } as unknown as View;
const events = (...list: [n: number, name?: string][]) =>
  list.map(([n, name]) => ({ n, type: 'play', ...(name && { card: { id: 90, name } }) })) as unknown as EventView[];
const considered = [0, 1, 2].map((id) => ({ pick: [id], chance: 0.5, reasons: [{ kind: 'even' as const }] }));
const thought = { pick: [0], considered };
const named = (reasons: Reasons, n: number, isOver = false) =>
  reasons.of(n, isOver)?.best.map(({ options }) => options?.map(({ name }) => name) ?? null);

test('the reasons name what everybody has seen, and nothing else the bot holds until the game is over (INFO-1)', () => {
  const reasons = new Reasons();
  reasons.note(PROMPT, thought, BEFORE, events([8, 'Zapbot'], [9]));
  expect(named(reasons, 8)).toEqual([['Zapbot'], null, ['Scout']]);
  expect(named(reasons, 9, true)).toEqual([['Zapbot'], ['Warbot'], ['Scout']]);
});

test('what nobody saw the bot choose stays hidden, too', () => {
  const reasons = new Reasons();
  reasons.note(PROMPT, thought, BEFORE, events([8]));
  expect(named(reasons, 8)).toEqual([null, null, ['Scout']]);
});

test('only the events of the move have reasons, until the move is undone', () => {
  const reasons = new Reasons();
  reasons.note(PROMPT, thought, BEFORE, events([8], [9]));
  reasons.note(PROMPT, thought, BEFORE, events([12]));
  expect(reasons.spans.map(({ from, to }) => [from, to])).toEqual([
    [8, 9],
    [12, 12],
  ]);
  expect([7, 8, 9, 10, 12].map((n) => reasons.of(n, false) !== null)).toEqual([false, true, true, false, true]);
  reasons.keep(9);
  expect(reasons.of(12, false)).toBeNull();
  expect(reasons.of(9, false)).not.toBeNull();
});

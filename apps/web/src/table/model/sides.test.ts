import { expect, test } from 'vitest';
import type { OptionView, PromptView } from '../../view/types.ts';
import type { Spot } from '../../view/where.ts';
import { keyAction } from './keys.ts';
import { armedTitle } from './prompt.ts';
import { confirmable, missing, touch } from './select.ts';
import { NOTHING, type Selection, sides, targets } from './targets.ts';

const [FUSION, ACOLYTE, BASE, OTHER] = [10, 11, 20, 21];
const spot = (place: Spot['place']): Spot => ({ place, card: null, base: 0 });
const where = new Map<number, Spot>([
  [FUSION, spot('hand')],
  [ACOLYTE, spot('hand')],
  [BASE, spot('base')],
  [OTHER, spot('base')],
]);
const prompt = (options: Omit<OptionView, 'id'>[]): PromptView => ({
  id: 1,
  seat: 0,
  kind: 'play',
  title: 'Play cards or end your turn',
  source: null,
  reason: [],
  options: options.map((option, id) => ({ ...option, id })),
  min: 1,
  max: 1,
  optional: false,
  skip: 'Skip',
});
const onBase = { label: 'Play Twin on A', card: FUSION, at: BASE, verb: 'play' } as const;
const onOther = { label: 'Play Twin on B', card: FUSION, at: OTHER, verb: 'play' } as const;
const asAction = { label: 'Play Twin as an action', card: FUSION, verb: 'play' } as const;
const both = prompt([onBase, asAction, onOther]);
const armed: Selection = { ...NOTHING, armed: FUSION };
const minion: Selection = { ...armed, side: 'minion' };
const title = (one: PromptView, sel: Selection) => armedTitle('Twin', true, one, targets(one, sel, where), sel);

test('a selected fusion that can be played either way has two sides (FUS-1)', () => {
  expect(sides(both, NOTHING)).toBeNull();
  expect(sides(null, armed)).toBeNull();
  expect(sides(both, armed)?.action.id).toBe(1);
  expect(title(both, armed)).toBe('Twin: minion or action?');
  expect(confirmable(both, armed)).toEqual([1]);
});

test('the shortcut works: touching a base plays a minion', () => {
  expect([...targets(both, armed, where).ids.keys()].sort()).toEqual([FUSION, BASE, OTHER]);
  expect(touch(both, armed, OTHER)).toEqual({ to: 'answer', pick: [2] });
});

test('as a minion only the place is missing: the action can no longer be sent', () => {
  const lit = targets(both, minion, where);
  expect(sides(both, minion)).toBeNull();
  expect(lit.ready).toBeNull();
  expect(lit.loose).toEqual([]);
  expect([...lit.ids.keys()].sort()).toEqual([FUSION, BASE, OTHER]);
  expect(confirmable(both, minion)).toBeNull();
  expect(missing(both, minion, lit.count)).toBe('Choose where');
  expect(touch(both, minion, BASE)).toEqual({ to: 'answer', pick: [0] });
  expect(title(both, minion)).toBe('Twin as a minion: choose where');
});

test('if only one side is possible there is no choice, and the title says which', () => {
  expect(sides(prompt([onBase, onOther]), armed)).toBeNull();
  expect(title(prompt([onBase, onOther]), armed)).toBe('Twin as a minion: choose where');
  expect(sides(prompt([asAction]), armed)).toBeNull();
  expect(title(prompt([asAction]), armed)).toBe('Twin: as an action');
  expect(confirmable(prompt([asAction]), armed)).toEqual([0]);
});

test('an ability used from the hand is not a side of a minion', () => {
  const used = prompt([
    { label: 'Play Acolyte on A', card: ACOLYTE, at: BASE, verb: 'play' },
    { label: 'Use Acolyte', card: ACOLYTE, verb: 'use' },
  ]);
  expect(sides(used, { ...NOTHING, armed: ACOLYTE })).toBeNull();
});

test('a key for each side', () => {
  const press = (key: string, more = {}) =>
    keyAction({
      key,
      code: `Key${key.toUpperCase()}`,
      ctrl: false,
      shift: false,
      alt: false,
      typing: false,
      yesno: false,
      letters: true,
      ...more,
    });
  expect(press('m')).toEqual({ do: 'side', side: 'minion' });
  expect(press('a')).toEqual({ do: 'side', side: 'action' });
  expect(press('a', { typing: true })).toBeNull();
  expect(press('a', { letters: false })).toBeNull();
});

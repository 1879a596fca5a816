import { expect, test } from 'vitest';
import type { CardView, OptionView, PromptView } from '../../view/types.ts';
import type { Spot } from '../../view/where.ts';
import { densities, packed, type Room } from './density.ts';
import { type KeyInput, keyAction } from './keys.ts';
import { chosenWord, opensList, reasonsOf, shownBeside } from './prompt.ts';
import { choose, confirmable, isImmediate, missing, touch } from './select.ts';
import { NOTHING, type Selection, targets } from './targets.ts';

const prompt = (kind: PromptView['kind'], options: OptionView[], extra: Partial<PromptView> = {}): PromptView => ({
  id: 1,
  seat: 0,
  kind,
  title: 'Choose',
  source: null,
  reason: [],
  options,
  min: 1,
  max: 1,
  optional: false,
  skip: 'Skip',
  ...extra,
});
const spot = (place: Spot['place']): Spot => ({ place, card: null, base: 0 });
const where = new Map<number, Spot>([
  [10, spot('hand')],
  [11, spot('hand')],
  [20, spot('base')],
  [21, spot('base')],
  [30, spot('tile')],
  [31, spot('tile')],
]);
test('a hand that is too large says so itself, instead of the phase that asks', () => {
  const asked = { reason: ['Draw 2 Cards'] };
  expect(reasonsOf(prompt('discard', [], asked))).toEqual(['Hand limit at the end of your turn']);
  const source = { id: 7, name: 'Saucy Wench' };
  expect(reasonsOf(prompt('discard', [], { ...asked, source }))).toEqual(asked.reason);
  expect(reasonsOf(prompt('play', [], asked))).toEqual(asked.reason);
});

test('a list opens for cards to see, but not for a single one whose answers are few and short', () => {
  const see = (n: number) => Array.from({ length: n }, (_, id) => ({ id, name: 'Invader' }) as CardView);
  const words = (...labels: string[]) => labels.map((label, id): OptionView => ({ id, label }));
  const short = words('Discard it', 'Put it back');
  const isOpen = (asked: PromptView) => opensList(asked, targets(asked, NOTHING, where), false);
  expect(isOpen(prompt('yesno', short, { shown: see(1) }))).toBe(false);
  expect(isOpen(prompt('yesno', short, { shown: see(2) }))).toBe(true);
  expect(isOpen(prompt('option', words('a'.repeat(50), 'b'.repeat(50)), { shown: see(1) }))).toBe(true);
  expect(isOpen(prompt('reveal', [], { shown: see(1), min: 0, max: 0 }))).toBe(true);
  expect(isOpen(prompt('order', short, { shown: see(1), ordered: true }))).toBe(true);
  const asCard = [{ id: 0, label: 'Invader', card: 0, from: 'deck' }];
  expect(isOpen(prompt('cards', asCard, { shown: see(1) }))).toBe(true);
  expect(shownBeside(prompt('yesno', short, { shown: see(1) }))?.name).toBe('Invader');
  expect(shownBeside(prompt('yesno', short))).toBeNull();
});

const armed = (card: number): Selection => ({ ...NOTHING, armed: card });

const play = prompt('play', [
  { id: 0, label: 'Play Walker on A', card: 10, at: 20, verb: 'play' },
  { id: 1, label: 'Play Walker on B', card: 10, at: 21, verb: 'play' },
  { id: 2, label: 'Play Walker on B (extra)', card: 10, at: 21, verb: 'play', alternative: true },
  { id: 3, label: 'Play Dinghy', card: 11, verb: 'play' },
  { id: 4, label: 'Play Ghost from the discard pile', card: 99, at: 20, verb: 'play', from: 'discard' },
  { id: 5, label: 'End turn', key: 'end', verb: 'end' },
]);

test('playing: first the card, then its places', () => {
  const first = targets(play, NOTHING, where);
  expect([...first.ids.keys()]).toEqual([10, 11]);
  expect(first.away.map((o) => o.id)).toEqual([4]);
  expect(first.end?.id).toBe(5);
  expect(touch(play, NOTHING, 10)).toEqual({ to: 'select', sel: armed(10) });
  expect([...targets(play, armed(10), where).ids.keys()]).toEqual([10, 20, 21]);
  expect(touch(play, armed(10), 20)).toEqual({ to: 'answer', pick: [0] });
});

test('another way to pay for the same move does not ask again', () => {
  expect(touch(play, armed(10), 21)).toEqual({ to: 'answer', pick: [1] });
});

test('different options behind one touch are asked about', () => {
  const both = prompt('react', [
    { id: 0, label: 'Use one ability', card: 30, at: 20, verb: 'use' },
    { id: 1, label: 'Use the other', card: 30, at: 20, verb: 'use' },
  ]);
  expect(touch(both, armed(30), 20)).toEqual({ to: 'select', sel: { ...NOTHING, fork: [0, 1] } });
});

test('a card without a place is confirmed; touching it again deselects it', () => {
  expect(confirmable(play, armed(11))).toEqual([3]);
  expect(confirmable(play, armed(10))).toBeNull();
  expect(touch(play, armed(11), 11)).toEqual({ to: 'select', sel: NOTHING });
});

test('touching a non-option does nothing', () => {
  expect(touch(play, NOTHING, 30)).toBeNull();
  expect(touch(play, armed(10), 30)).toBeNull();
});

const pick = (min: number, max: number, optional = false) =>
  prompt(
    'cards',
    [30, 31, 10].map((card, id) => ({ id, label: `card ${card}`, card })),
    { min, max, optional },
  );

test('a single mandatory card answers immediately, a skippable one waits for Confirm', () => {
  expect(touch(pick(1, 1), NOTHING, 31)).toEqual({ to: 'answer', pick: [1] });
  const optional = pick(0, 1, true);
  expect(isImmediate(optional)).toBe(false);
  expect(touch(optional, NOTHING, 31)).toEqual({ to: 'select', sel: { ...NOTHING, picked: [1] } });
  expect(confirmable(optional, { ...NOTHING, picked: [1] })).toEqual([1]);
  expect(confirmable(optional, NOTHING)).toBeNull();
});

test('several cards are kept in order, within the limits', () => {
  const two = pick(2, 2);
  let sel: Selection = { ...NOTHING, picked: [2] };
  expect(confirmable(two, sel)).toBeNull();
  expect(missing(two, sel, 3)).toBe('Pick 1 more');
  expect(missing(pick(3, 3), NOTHING, 3)).toBe('Pick 3 more');
  // The button and the count beside it agree.
  expect([missing(pick(0, 3), NOTHING, 3), chosenWord(pick(0, 3), 0)]).toEqual([
    'Pick up to 3',
    '0 chosen, pick up to 3',
  ]);
  expect([missing(pick(1, 2), NOTHING, 3), chosenWord(pick(1, 2), 0)]).toEqual([
    'Pick 1 to 2',
    '0 chosen, pick 1 to 2',
  ]);
  const step = choose(two, sel, 0);
  expect(step).toEqual({ to: 'select', sel: { ...NOTHING, picked: [2, 0] } });
  sel = { ...NOTHING, picked: [2, 0] };
  expect(confirmable(two, sel)).toEqual([2, 0]);
  expect(choose(two, sel, 1).to).toBe('refuse');
  expect(choose(two, sel, 2)).toEqual({ to: 'select', sel: { ...NOTHING, picked: [0] } });
});

test('an unchanged order is an answer', () => {
  const order = prompt(
    'order',
    [
      { id: 4, label: 'a' },
      { id: 5, label: 'b' },
    ],
    { min: 2, max: 2 },
  );
  expect(confirmable(order, NOTHING)).toEqual([4, 5]);
  expect(confirmable(order, { ...NOTHING, picked: [5, 4] })).toEqual([5, 4]);
});

test('bases are named by card, players by seat, words by key', () => {
  const base = prompt('base', [{ id: 0, label: 'A', card: 20, name: 'A' }]);
  expect(touch(base, NOTHING, 20)).toEqual({ to: 'answer', pick: [0] });
  const player = targets(prompt('player', [{ id: 0, label: 'B', seat: 1 }]), NOTHING, where);
  expect(player.seats.get(1)).toEqual([0]);
  expect(player.loose).toHaveLength(1);
  const words = targets(prompt('option', [{ id: 0, label: 'Draw', key: 'draw' }]), NOTHING, where);
  expect(words.loose.map((o) => o.id)).toEqual([0]);
});

const key = (over: Partial<KeyInput>): KeyInput => ({
  key: '',
  code: '',
  ctrl: false,
  shift: false,
  alt: false,
  typing: false,
  yesno: false,
  letters: true,
  ...over,
});

test('keys', () => {
  expect(keyAction(key({ key: 'n' }))).toEqual({ do: 'next' });
  expect(keyAction(key({ key: 'N', shift: true }))).toEqual({ do: 'previous' });
  expect(keyAction(key({ key: 'p' }))).toEqual({ do: 'pass' });
  expect(keyAction(key({ key: 'P', shift: true }))).toEqual({ do: 'passTurn' });
  expect(keyAction(key({ key: 'f' }))).toEqual({ do: 'full' });
  expect(keyAction(key({ key: 'n', yesno: true }))).toEqual({ do: 'yesno', key: 'no' });
  expect(keyAction(key({ key: '3', code: 'Digit3' }))).toEqual({ do: 'base', n: 2 });
  expect(keyAction(key({ key: '!', code: 'Digit1', shift: true }))).toEqual({ do: 'hand', n: 0 });
  expect(keyAction(key({ key: ')', code: 'Digit0', shift: true }))).toEqual({ do: 'hand', n: 9 });
  expect(keyAction(key({ key: 'Enter', ctrl: true }))).toEqual({ do: 'confirm' });
  expect(keyAction(key({ key: 'Enter' }))).toBeNull();
});

test('letters are text while typing and off when switched off', () => {
  expect(keyAction(key({ key: 'p', typing: true }))).toBeNull();
  expect(keyAction(key({ key: 'p', letters: false }))).toBeNull();
  expect(keyAction(key({ key: 'p', ctrl: true }))).toBeNull();
  expect(keyAction(key({ key: 'Escape', letters: false }))).toEqual({ do: 'cancel' });
});

const room: Room = {
  ...{ height: 340, pairs: false, head: 32, tile: 40, gap: 6 },
  ...{ wide: 1, columns: 2, chips: 4, scrolls: false },
  slim: 6,
};

test('tiles grow with their lane’s space', () => {
  expect(densities([1, 1], room)).toEqual(['card', 'card']);
  expect(densities([2, 1], room)).toEqual(['name', 'card']);
  expect(densities([2, 1], { ...room, wide: 2 })).toEqual(['card', 'card']);
  expect(densities([1, 1, 1], room)).toEqual(['text', 'text', 'text']);
  expect(densities([1, 1], { ...room, wide: 0 })).toEqual(['name', 'name']);
});

test('where lanes scroll, every minion is shown', () => {
  expect(densities([20, 1, 1, 1], { ...room, scrolls: true })[0]).toBe('slim');
  expect(densities([20, 1, 1, 1], { ...room, scrolls: true, slim: 1 })[0]).toBe('chip');
});

test('powers alone come before a sum', () => {
  const low = { ...room, height: 4 * (room.head + room.tile + room.gap), wide: 0 };
  expect(densities([room.slim, 1, 1, 1], low)[0]).toBe('slim');
  expect(densities([room.slim + 1, 1, 1, 1], low)[0]).toBe('sum');
});

test('names while they fit, otherwise chips, one’s own lane last', () => {
  const plain = { ...room, wide: 0 };
  expect(densities([2, 1, 0, 2], plain)).toEqual(['name', 'name', 'name', 'name']);
  expect(densities([4, 4, 4, 4], { ...room, height: 360 })).toEqual(['chip', 'chip', 'chip', 'name']);
  expect(densities([20, 1, 1, 1], room)[0]).toBe('sum');
});

test('lower tiles come before shorter ones, as far as an emblem has room', () => {
  const low = { ...room, height: 344, wide: 0, close: { head: 25, gap: 3, tile: 26 } };
  expect(packed([4, 4, 4, 4], low)).toEqual({
    density: ['name', 'name', 'name', 'name'],
    tile: 26,
    rows: [83, 83, 83, 83],
    close: true,
  });
  expect(packed([2, 1, 1, 2], low)).toMatchObject({ tile: 40, close: false });
  expect(packed([1, 1, 1], { ...room, pairs: true }).rows).toHaveLength(2);
});

test('the same lanes are set anew in whatever differs about their room', () => {
  const counts = [7, 1, 7];
  const plain = { ...room, height: 260, wide: 0 };
  for (const other of [
    { columns: 7 },
    { chips: 7 },
    { chips: 2, slim: 7 },
    { scrolls: true, slim: 1 },
    { pairs: true },
  ]) {
    const changed = { ...plain, ...other };
    expect(packed([...counts], changed), JSON.stringify(other)).not.toEqual(packed([...counts], plain));
    packed(counts, plain);
    expect(packed(counts, changed), JSON.stringify(other)).toEqual(packed([...counts], changed));
  }
});

test('all picks at one base: after the first only its group is highlighted, and others are refused in words', () => {
  const disguise = prompt(
    'cards',
    [
      { id: 0, label: 'Walker', card: 30, group: 'base 20' },
      { id: 1, label: 'Scout', card: 31, group: 'base 21' },
    ],
    { max: 2, group: 'base' },
  );
  expect(targets(disguise, NOTHING, where).count).toBe(2);
  const one: Selection = { ...NOTHING, picked: [0] };
  expect([...targets(disguise, one, where).ids.keys()]).toEqual([30]);
  expect(choose(disguise, one, 1)).toEqual({ to: 'refuse', why: 'All of them must be at one base.' });
});

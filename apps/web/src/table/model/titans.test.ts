import { expect, test } from 'vitest';
import { base, card, log, printed, seat, titan, view } from '../../fixtures/views/build.ts';
import type { EventView, PromptView } from '../../view/types.ts';
import { cardsOf, findCard, spots } from '../../view/where.ts';
import { lines, newest, spoken } from './log.ts';
import { touch } from './select.ts';
import { NOTHING, targets } from './targets.ts';
import { baseLabel, namer, tileLabel } from './words.ts';

printed({ Walker: 2 });

const table = () => {
  const here = base('Meadow', 20, [3, 2, 1], [['Walker', ['Giant', { type: 'titan', counters: 2 }]], []]);
  const seen = view({ seats: [seat(0, [], 0, 5, 15, []), seat(1, [], 0, 5, 15, [])], bases: [here] });
  seen.seats[0]!.titans = [titan('Sleeper', 0, { usable: true })];
  seen.seats[1]!.titans = [titan('Lurker', 1, { counters: 1 })];
  return { seen, here };
};
const named = (name: string) => ({ id: 1, name });
const said = (e: Omit<EventView, 'n' | 'turn'>): string[] =>
  lines({ n: 1, turn: 1, ...e }, namer(view({}), ['Ines', 'Mina'])).map((line) =>
    spoken(line, namer(view({}), ['Ines', 'Mina'])),
  );

test('a titan comes after the minions in its lane, and gives power by its counters', () => {
  const { here } = table();
  expect(cardsOf(here.lanes[0]!).map((one) => one.name)).toEqual(['Walker', 'Giant']);
  expect(here.lanes[0]!.total).toBe(4);
});

test('titans in play and one’s own set-aside ones can be touched; those of others can be read', () => {
  const { seen, here } = table();
  const where = spots(seen);
  const [own, other] = seen.seats.map((one) => one.titans[0]!.id);
  expect(where.get(here.lanes[0]!.titans[0]!.id)).toMatchObject({ place: 'tile', base: 0 });
  expect(where.get(own!)).toMatchObject({ place: 'titan', base: -1 });
  expect(where.has(other!)).toBe(false);
  expect(findCard(seen, other!)?.name).toBe('Lurker');
});

test('a set-aside titan is played like a hand card: first the titan, then its base', () => {
  const { seen, here } = table();
  const { id } = seen.seats[0]!.titans[0]!;
  const prompt = {
    ...view({}),
    kind: 'play',
    min: 1,
    max: 1,
    options: [{ id: 0, label: 'Play Sleeper on Meadow', card: id, at: here.id, verb: 'play', from: 'aside' }],
  } as unknown as PromptView;
  const first = targets(prompt, NOTHING, spots(seen));
  expect([[...first.ids.keys()], first.away]).toEqual([[id], []]);
  const armed = { ...NOTHING, armed: id };
  expect(touch(prompt, NOTHING, id)).toEqual({ to: 'select', sel: armed });
  expect([...targets(prompt, armed, spots(seen)).ids.keys()]).toEqual([id, here.id]);
  expect(touch(prompt, armed, here.id)).toEqual({ to: 'answer', pick: [0] });
});

test('accessible names of titans', () => {
  const { seen, here } = table();
  const name = namer(seen, ['Ines', 'Mina']);
  expect(tileLabel(here.lanes[0]!.titans[0]!, here, name, '')).toBe('Giant, titan, 2 counters, yours, on Meadow');
  expect(tileLabel(seen.seats[0]!.titans[0]!, null, name, '')).toBe('Sleeper, titan, ability ready, yours, set aside');
  expect(baseLabel(here, 0, '')).toBe('Base 1, Meadow, 4 of 20, 16 to go, titan Giant');
});

test('titans in the log', () => {
  const giant = { card: named('Giant') };
  expect(said({ type: 'counter', ...giant, amount: 1, now: 3, cause: named('Giant') })).toEqual([
    'Giant got a power counter, now 3.',
  ]);
  expect(said({ type: 'counter', ...giant, amount: -2, now: 1, cause: named('Ray') })).toEqual([
    'Giant lost 2 power counters · Ray, now 1.',
  ]);
  expect(said({ type: 'counter', ...giant, amount: 1, now: 2, text: 'plain' })).toEqual([
    'Giant got a counter, now 2.',
  ]);
  const clash = { host: named('Sleeper'), base: named('Meadow'), amount: 5, now: 3 };
  expect(said({ type: 'clash', ...giant, ...clash })).toEqual(['Clash: Giant beat Sleeper on Meadow, 5 against 3.']);
  expect(said({ type: 'leave', seat: 1, ...giant, to: 'aside', base: named('Meadow') })).toEqual([
    'Giant was set aside.',
  ]);
  expect(said({ type: 'leave', card: named('Walker'), to: 'discard', base: named('Meadow') })).toEqual([]);
  expect(said({ type: 'return', seat: 1, other: 0, ...giant, to: 'aside' })).toEqual(['Mina set your Giant aside.']);
  expect(said({ type: 'destroy', seat: 1, other: 1, ...giant, to: 'aside', base: named('Meadow') })).toEqual([
    'Mina destroyed Giant on Meadow, set aside.',
  ]);
});

test('where there is room for few lines, a clash is the newest event, not that its loser was set aside', () => {
  const place = { base: named('Meadow') };
  const events = log([
    { type: 'clash', card: named('Giant'), host: named('Sleeper'), ...place, amount: 5, now: 3 },
    { type: 'discard', seat: 1, card: named('Ray') },
    { type: 'leave', seat: 1, card: named('Sleeper'), to: 'aside', ...place },
  ]);
  const name = namer(view({}), ['Ines', 'Mina']);
  const told = (most: number, few = false) => newest(events, name, most, few).map(({ text }) => text);
  expect(told(2)).toEqual(['Mina discarded Ray', 'Clash: Giant beat Sleeper on Meadow']);
  events.splice(1, 1);
  expect(told(1)).toEqual(['Clash: Giant beat Sleeper on Meadow']);
  expect(told(1, true)).toEqual(['Clash: Giant beat Sleeper']);
});

test('a test card has the given type', () => {
  expect([card('Walker', 0).type, titan('Giant', 0).type, card('Ray', 0).type]).toEqual(['minion', 'titan', 'action']);
});

import { expect, test } from 'vitest';
import { prompt, view } from '../../fixtures/views/build.ts';
import type { CardView, EventView, PlacedView } from '../../view/types.ts';
import { duelEnd, duelLine, duelNow, duelPast, slotWords } from './duel.ts';
import { lines, spoken } from './log.ts';
import { namer } from './words.ts';

const minion = (id: number, name: string, power: number, controller: number): CardView => ({
  id,
  name,
  type: 'minion',
  owner: controller,
  controller,
  power,
});
const cards = new Map([
  [5, minion(5, 'Sheriff', 5, 0)],
  [6, minion(6, 'Scout', 3, 1)],
]);
const now = (viewer: number, one: Partial<PlacedView>, other: Partial<PlacedView>, picked = '', challenger = 5) => {
  const placed = [
    { seat: 0, is: 'open' as const, ...one },
    { seat: 1, is: 'open' as const, ...other },
  ];
  const seen = view({
    viewer,
    duel: { challenger: challenger || null, challenged: 6, source: 'Sheriff', cards: placed },
  });
  const duel = duelNow(seen, (id) => cards.get(id), picked);
  return { duel, line: duel && duelLine(duel, namer(seen, ['Ana', 'Ben'])) };
};

test('a duel in one line: the two minions, and what each player has placed, as far as the viewer may know', () => {
  expect(now(0, {}, {}).line).toBe('Duel: Sheriff against Scout');
  expect(now(0, { is: 'down', name: 'Quick Draw' }, {}).line).toBe(
    'Duel: Sheriff against Scout · Placed; only you can see it',
  );
  expect(now(1, { is: 'down' }, {}).line).toBe('Duel: Sheriff against Scout · Ana has placed a card');
  expect(now(1, { is: 'shown', name: 'Quick Draw' }, { is: 'none' }, '', 0).line).toBe(
    'Duel: a minion that left against Scout · Ana revealed Quick Draw · You have placed none',
  );
});

test('what is asked before the cards are placed comes first', () => {
  const words = (kind: 'cards' | 'commit') => {
    const placed = [0, 1].map((seat) => ({ seat, is: 'open' as const }));
    const seen = view({
      viewer: 0,
      duel: { challenger: 5, challenged: 6, source: 'Sheriff', cards: placed },
      prompt: prompt(kind, 'Discard a card', {}),
    });
    return duelNow(seen, (id) => cards.get(id), '')!.sides.map((side) => slotWords(side, namer(seen, ['Ana', 'Ben'])));
  };
  expect(words('commit')).toEqual(['You may place a card', 'Ben may place a card']);
  expect(words('cards')).toEqual(['Then you may place a card', 'Then Ben may place a card']);
});

test('a coin and a copied ability in the log', () => {
  const name = namer(view({}), ['Ines', 'Mina']);
  const said = (e: Partial<EventView> & Pick<EventView, 'type'>): string[] =>
    lines({ n: 1, turn: 1, ...e }, name).map((one) => spoken(one, name));
  const cause = { id: 7, name: 'Toss' };
  expect(said({ type: 'coin', seat: 1, text: 'heads', cause })).toEqual(['Mina flipped a coin: heads · Toss.']);
  expect(said({ type: 'coin', seat: 1, text: 'tails', from: 'heads' })).toEqual([
    'Mina turned the coin from heads to tails.',
  ]);
  const cards = [
    { id: 5, name: 'Sheriff' },
    { id: 6, name: 'Scout' },
  ];
  expect(said({ type: 'copy', card: { id: 8, name: 'Copyist' }, cards })).toEqual([
    'Copyist has the abilities of Sheriff, Scout.',
  ]);
});

test('a selected card is shown for one’s own minion and nowhere else', () => {
  const sides = now(1, { is: 'down' }, {}, 'Invader').duel?.sides;
  expect(sides?.map(({ slot, card }) => [slot, card])).toEqual([
    ['down', undefined],
    ['picked', 'Invader'],
  ]);
  expect(now(0, { is: 'down', name: 'Probe' }, {}, 'Invader').duel?.sides[1]).toMatchObject({
    slot: 'open',
    card: undefined,
  });
});

const two = { card: { id: 5, name: 'Sheriff' }, host: { id: 6, name: 'Scout' } };
const turned = { card: two.host, host: two.card };
const event = (n: number, e: Partial<EventView>): EventView => ({ n, turn: 1, type: 'duel', ...e });

test('the result comes from the log: the challenger first, whoever won', () => {
  const log = [
    event(1, { ...two, text: 'begins' }),
    event(2, { type: 'reveal', text: 'duel', seat: 1, cards: [{ id: 9, name: 'Invader' }] }),
    event(3, {
      ...turned,
      text: 'won',
      amount: 6,
      now: 5,
      winners: [1],
      other: 0,
      cause: { id: 7, name: 'High Noon' },
    }),
  ];
  expect(duelEnd(log, 3)).toBeNull();
  const end = duelEnd(log, 0);
  expect(end).toBe(log[2]);
  const { result, source, sides } = duelPast(log, log[2] as EventView);
  expect([result, source]).toEqual(['won', 'High Noon']);
  expect(sides.map(({ name, power, controller, won, card }) => [name, power, controller, won, card])).toEqual([
    ['Sheriff', 5, 0, false, undefined],
    ['Scout', 6, 1, true, 'Invader'],
  ]);
});

test('in a tie both have won, and without a result neither has', () => {
  const begins = event(1, { ...two, text: 'begins' });
  const tied = event(2, { ...two, text: 'tied', amount: 3, now: 3, winners: [0, 1], other: 1 });
  expect(duelPast([begins, tied], tied).sides.map((side) => [side.won, side.power])).toEqual([
    [true, 3],
    [true, 3],
  ]);
  const stopped = event(2, { text: 'stopped' });
  const past = duelPast([begins, stopped], stopped);
  expect(past.result).toBe('stopped');
  expect(past.sides.map((side) => [side.name, side.won, side.power])).toEqual([
    ['Sheriff', false, null],
    ['Scout', false, null],
  ]);
});

test('a duel in the log', () => {
  const name = namer(view({}), ['Ines', 'Mina']);
  const said = (e: Partial<EventView>): string[] =>
    lines({ n: 1, turn: 1, type: 'duel', ...e }, name).map((one) => spoken(one, name));
  const cause = { id: 7, name: 'High Noon' };
  expect(said({ ...two, cause, text: 'begins' })).toEqual(['Duel: Sheriff challenged Scout · High Noon.']);
  expect(said({ seat: 1, count: 1, text: 'placed' })).toEqual(['Mina placed a card face down for the duel.']);
  expect(said({ seat: 1, text: 'none' })).toEqual(['Mina placed no card for the duel.']);
  expect(said({ text: 'stopped' })).toEqual(['The duel ended without a result.']);
  expect(said({ ...two, text: 'won', amount: 5, now: 3 })).toEqual(['Duel: Sheriff beat Scout, 5 against 3.']);
  expect(said({ ...two, text: 'tied', amount: 3, now: 3 })).toEqual(['Duel: Sheriff tied with Scout, 3 against 3.']);
});

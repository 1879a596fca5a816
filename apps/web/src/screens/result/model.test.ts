import type { EventView, View } from '@smash/engine';
import { expect, test } from 'vitest';
import {
  highlights,
  madnessWords,
  placings,
  series,
  turningPoint,
  verdict,
  whatDecided,
  wonByMadness,
} from './model.ts';

const rank = (seat: number, power: number, vp: number, now: number) => ({ seat, power, place: 1, vp, now, cards: [] });
const events: EventView[] = [
  { n: 1, turn: 1, type: 'vp', seat: 0, amount: 1, now: 1 },
  { n: 2, turn: 3, type: 'scored', base: { id: 9, name: 'Tortuga' }, ranks: [rank(1, 12, 4, 4), rank(0, 11, 3, 4)] },
  { n: 3, turn: 4, type: 'scored', base: { id: 8, name: 'The Hill' }, ranks: [rank(1, 20, 4, 8), rank(0, 2, 2, 6)] },
];

test('points at the end of each turn', () => {
  expect(series(events, 2)).toEqual([
    [0, 1, 1, 4, 6],
    [0, 0, 0, 4, 8],
  ]);
});

test('highlights', () => {
  const nameOf = (seat: number) => ['Ines', 'Mina'][seat] ?? '';
  expect(highlights(events, 2, nameOf)).toEqual([
    { label: 'Biggest base', text: 'Tortuga, 23 power' },
    { label: 'Closest base', text: 'Tortuga, won by 1' },
    { label: 'Best turn', text: 'Mina, turn 3, +4 VP' },
  ]);
});

test('the decisive moment is the last time the winner took the lead', () => {
  expect(turningPoint(events, 2, 1)).toEqual({ what: 'The Hill', turn: 4, gain: 4 });
  // Behind until the end: Madness or a concession decided the game.
  expect(turningPoint(events, 2, 0)).toBeNull();
  const more: EventView[] = [
    { n: 4, turn: 5, type: 'vp', seat: 0, amount: 5, now: 11, cause: { id: 1, name: 'Invader' } },
    { n: 5, turn: 6, type: 'vp', seat: 0, amount: 1, now: 12, cause: { id: 2, name: 'Scout' } },
  ];
  expect(turningPoint([...events, ...more], 2, 0)).toEqual({ what: 'Invader', turn: 5, gain: 5 });
  expect(whatDecided(events, 2, 1)).toEqual({ label: 'What decided it', text: 'The Hill, turn 4, +4 VP' });
});

test('the margin of victory, or the viewer’s deficit', () => {
  const said = (viewer: View['viewer'], vp: number[], winners: number[], how = 'points', out: number[] = []) => {
    const seats = vp.map((_, seat) => ({ seat, factions: [], out: out.includes(seat) }));
    const view = { viewer, over: { winners, vp, how }, seats } as unknown as View;
    return verdict(view, placings(view));
  };
  expect(said(0, [16, 12, 9], [0])).toBe('Won by 4 VP.');
  expect(said(2, [16, 12, 9], [0])).toBe('You were 7 VP behind the winner.');
  expect(said('spectator', [16, 12, 9], [0])).toBe('Won by 4 VP.');
  expect(said(1, [16, 16], [0])).toBe('You had as many points, but more Madness.');
  expect(said(1, [16, 12], [0], 'agreed')).toBe('');
  expect(said(1, [16, 0], [0], 'points', [1])).toBe('');
  expect(said('spectator', [16, 16], [0, 1])).toBe('');
});

test('the card of the game was its player’s strongest where most points were scored', () => {
  const of = (seat: number, vp: number, ...cards: [string, number][]) => ({
    ...rank(seat, 9, vp, vp),
    cards: cards.map(([name, power]) => ({ name, power })),
  });
  const scored = (...ranks: ReturnType<typeof of>[]): EventView => ({ n: 9, turn: 9, type: 'scored', ranks });
  const found = highlights(
    [
      scored(of(0, 4, ['Gnome', 3], ['King Rex', 7]), of(1, 2, ['Zapbot', 2])),
      scored(of(1, 5, ['Zapbot', 3], ['Warbot', 2]), of(0, 3, ['Gnome', 5])),
      scored(of(0, 2, ['Gnome', 4]), of(1, 0, ['Zapbot', 1])),
    ],
    2,
    (seat) => ['Ines', 'Mina'][seat] ?? '',
  );
  expect(found).toContainEqual({ label: 'Card of the game', text: 'Mina’s Zapbot, 7 VP' });
});

test('winners come first, equal points share a place, a player who conceded comes last', () => {
  const seat = (n: number, out = false) => ({ seat: n, factions: [], out });
  const view = {
    over: { winners: [2], vp: [9, 15, 15, 9], how: 'points' },
    seats: [seat(0), seat(1, true), seat(2), seat(3)],
  } as unknown as View;
  expect(placings(view).map(({ seat: s, place }) => [s, place])).toEqual([
    [2, 1],
    [0, 2],
    [3, 2],
    [1, 4],
  ]);
});

test('the cost of Madness cards is shown if they were counted', () => {
  const cost = (seat: number, amount: number): EventView => ({
    n: 4,
    turn: 4,
    type: 'vp',
    seat,
    amount,
    rule: 'WIN-2',
  });
  const lost = [...events, cost(0, -2), cost(1, -1)];
  const said = (seat: number, madness: number | null) => madnessWords(lost, { seat, madness });
  expect([said(0, 5), said(1, 3), said(2, 1), said(3, 0), said(0, null)]).toEqual([
    '5 Madness, −2 VP',
    '3 Madness, −1 VP',
    '1 Madness',
    'no Madness',
    '',
  ]);
});

test('Madness is named as decisive on equal points only', () => {
  const table = (vp: number[], madness?: number[]) =>
    wonByMadness(
      placings({
        over: { winners: [2], vp, how: 'points', ...(madness && { madness }) },
        seats: [0, 1, 2].map((seat) => ({ seat, factions: [], out: false })),
      } as unknown as View),
    );
  expect(table([13, 13, 13], [5, 3, 0])).toBe(true);
  expect(table([12, 13, 15], [5, 3, 0])).toBe(false);
  expect(table([12, 13, 15])).toBe(false);
});

/** The result in numbers, from what this viewer saw of the game. */

import type { EventView, View } from '@smash/engine';
import { msg, say } from '../../i18n/say.ts';

export interface Place {
  seat: number;
  place: number;
  vp: number;
  factions: string[];
  out: boolean;
  /** Number of Madness cards; null = not counted. */
  madness: number | null;
}

/** Winners first, then by points; equal points share a place. */
export function placings(view: View): Place[] {
  const over = view.over;
  if (!over) return [];
  const rows = view.seats.map(({ seat, factions, out }) => ({
    seat,
    factions,
    out,
    vp: over.vp[seat] ?? 0,
    madness: over.madness?.[seat] ?? null,
  }));
  const won = (seat: number) => (over.winners.includes(seat) ? 1 : 0);
  rows.sort((a, b) => won(b.seat) - won(a.seat) || Number(a.out) - Number(b.out) || b.vp - a.vp || a.seat - b.seat);
  const level = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    won(a.seat) === won(b.seat) && a.out === b.out && (a.vp === b.vp || won(a.seat) === 1);
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => level(other, row)) + 1 }));
}

/** What a player's Madness cards cost at the end, in words (WIN-2). */
export function madnessWords(events: EventView[], { seat, madness }: Pick<Place, 'seat' | 'madness'>): string {
  if (madness === null) return '';
  const cost = events.findLast((one) => one.type === 'vp' && one.rule === 'WIN-2' && one.seat === seat)?.amount ?? 0;
  return say('{n, plural, =0 {no Madness} other {# Madness}}{cost, plural, =0 {} other {, −# VP}}', {
    n: madness,
    cost: -cost,
  });
}

/** On equal points, the fewest Madness cards decided (WIN-2). */
export const wonByMadness = (places: Place[]): boolean =>
  places.some(({ place, vp, madness, out }) => place > 1 && !out && madness !== null && vp === places[0]?.vp);

/** Every seat's points at the end of each turn; the first entry is the start of the game. */
export function series(events: EventView[], seats: number): number[][] {
  const lines = Array.from({ length: seats }, () => [0]);
  let turn = 0;
  const goTo = (next: number) => {
    for (; turn < next; turn++) for (const line of lines) line.push(line.at(-1) ?? 0);
  };
  const set = (seat: number, now: number) => {
    const line = lines[seat];
    if (line) line[line.length - 1] = now;
  };
  for (const event of events) {
    goTo(event.turn);
    if (event.type === 'vp' && event.seat !== undefined && event.now !== undefined) set(event.seat, event.now);
    for (const rank of event.type === 'scored' || event.type === 'period' ? (event.ranks ?? []) : [])
      set(rank.seat, rank.now);
  }
  return lines;
}

/** The margin of victory, or how far the viewer was behind; '' if points did not decide. */
export function verdict({ over, viewer }: View, places: Place[]): string {
  const [first] = places;
  if (over?.how !== 'points' || !first) return '';
  const mine = places.find(({ seat }) => seat === viewer);
  if (mine?.out) return '';
  if (mine && !over.winners.includes(mine.seat)) {
    const by = first.vp - mine.vp;
    return by > 0
      ? say('You were {by} VP behind the winner.', { by })
      : say('You had as many points, but more Madness.');
  }
  const second = places.find(({ seat, out }) => !out && !over.winners.includes(seat));
  if (over.winners.length > 1 || !second) return '';
  const by = first.vp - second.vp;
  return by > 0 ? say('Won by {by} VP.', { by }) : '';
}

interface Turning {
  /** The base that scored, or the card that gave the points. */
  what: string;
  turn: number;
  gain: number;
}

/** What put the winner ahead for good; null = nothing that has a name. */
export function turningPoint(events: EventView[], seats: number, winner: number): Turning | null {
  const vp = Array.from({ length: seats }, () => 0);
  const leads = () => vp.every((n, seat) => seat === winner || n < vp[winner]!);
  let found: Turning | null = null;
  for (const event of events) {
    const led = leads();
    let gain = event.seat === winner ? (event.amount ?? 0) : 0;
    if (event.type === 'vp' && event.seat !== undefined && event.now !== undefined) vp[event.seat] = event.now;
    for (const rank of event.type === 'scored' || event.type === 'period' ? (event.ranks ?? []) : []) {
      vp[rank.seat] = rank.now;
      if (rank.seat === winner) gain = rank.vp;
    }
    if (led && !leads()) found = null;
    const what = event.base?.name ?? event.cause?.name;
    if (!led && leads()) found = what === undefined ? null : { what, turn: event.turn, gain };
  }
  return leads() ? found : null;
}

export interface Highlight {
  label: string;
  text: string;
}

/** The turning point in words; null if there is no single winner. */
export function whatDecided(events: EventView[], seats: number, winner: number | null): Highlight | null {
  const turning = winner === null ? null : turningPoint(events, seats, winner);
  return (
    turning && {
      label: say('What decided it'),
      text: say('{what}, turn {turn}, +{gain} VP', { what: turning.what, turn: turning.turn, gain: turning.gain }),
    }
  );
}

export function highlights(events: EventView[], seats: number, nameOf: (seat: number) => string): Highlight[] {
  const scored = events.filter((event) => event.type === 'scored' && event.base);
  const found: Highlight[] = [];
  const sizes = scored.map((event) => ({
    name: event.base?.name ?? '',
    power: (event.ranks ?? []).reduce((n, rank) => n + rank.power, 0),
  }));
  const biggest = sizes.reduce<(typeof sizes)[number] | null>((a, b) => (a && a.power >= b.power ? a : b), null);
  if (biggest) found.push({ label: say('Biggest base'), text: say('{name}, {power} power', biggest) });

  const races = scored.flatMap((event) => {
    const powers = (event.ranks ?? []).map((rank) => rank.power).sort((a, b) => b - a);
    const [first, second] = powers;
    return first !== undefined && second ? [{ name: event.base?.name ?? '', by: first - second }] : [];
  });
  const closest = races.reduce<(typeof races)[number] | null>((a, b) => (a && a.by <= b.by ? a : b), null);
  if (closest)
    found.push({
      label: say('Closest base'),
      text: say('{name}, {by, plural, =0 {a tie} other {won by #}}', closest),
    });

  const best = mostValuable(events);
  if (best) {
    const [name, { card, vp }] = [nameOf(best.seat), best];
    const text =
      name === say('You')
        ? say('Your {card}, {vp} VP', { card, vp })
        : say('{name}’s {card}, {vp} VP', { name, card, vp });
    found.push({ label: say('Card of the game'), text });
  }

  const most = (type: EventView['type']): { name: string; times: number } | null => {
    const times = new Map<string, number>();
    for (const { type: one, card } of events)
      if (one === type && card) times.set(card.name, (times.get(card.name) ?? 0) + 1);
    let best: { name: string; times: number } | null = null;
    for (const [name, n] of times) if (!best || n > best.times) best = { name, times: n };
    return best;
  };
  const mover = most('move');
  if (mover) found.push({ label: say('Most moved minion'), text: oftenText(mover) });
  const victim = most('destroy');
  if (victim) found.push({ label: say('Most destroyed'), text: oftenText(victim) });

  let gained: { seat: number; turn: number; gain: number } | null = null;
  series(events, seats).forEach((line, seat) => {
    for (let turn = 1; turn < line.length; turn++) {
      const gain = (line[turn] ?? 0) - (line[turn - 1] ?? 0);
      if (gain > 0 && (!gained || gain > gained.gain)) gained = { seat, turn, gain };
    }
  });
  const top = gained as { seat: number; turn: number; gain: number } | null;
  if (top)
    found.push({
      label: say('Best turn'),
      text: say('{name}, turn {turn}, +{gain} VP', { name: nameOf(top.seat), turn: top.turn, gain: top.gain }),
    });
  return found;
}

/** The card that was its player's strongest at the scored bases that gave that player the most points in total. */
function mostValuable(events: EventView[]): { seat: number; card: string; vp: number } | null {
  const sums = new Map<string, { seat: number; card: string; vp: number }>();
  for (const event of events)
    for (const { seat, vp, cards } of event.type === 'scored' || event.type === 'period' ? (event.ranks ?? []) : []) {
      const [first, ...others] = cards;
      if (!first || vp <= 0) continue;
      const card = others.reduce((a, b) => (b.power > a.power ? b : a), first).name;
      const key = `${seat} ${card}`;
      sums.set(key, { seat, card, vp: (sums.get(key)?.vp ?? 0) + vp });
    }
  return [...sums.values()].reduce<{ seat: number; card: string; vp: number } | null>(
    (a, b) => (a && a.vp >= b.vp ? a : b),
    null,
  );
}

const oftenText = (most: { name: string; times: number }): string =>
  say('{name}, {times, plural, =1 {once} =2 {twice} other {# times}}', most);

export const scoredCount = (events: EventView[]): number => events.filter((event) => event.type === 'scored').length;

export const HOW = {
  points: msg('Winner'),
  agreed: msg('Ended together'),
  last: msg('Last one at the table'),
} as const;

/** Sentences the table says: names of things for screen readers, and the answers to Q, W, V and T. */
import { seatLetter } from '../../ui/index.ts';
import type { BaseView, CardView, LaneView, Seat, View } from '../types.ts';

const PLACES = ['', '1st', '2nd', '3rd', '4th'];
export const ordinal = (n: number): string => PLACES[n] ?? `${n}th`;

export type NameOf = (seat: Seat | null | undefined) => string;

/** "You" for the viewer, the display name for everybody else. */
export function namer(view: View, names: string[]): NameOf {
  return (seat) => {
    if (seat === null || seat === undefined || seat < 0) return 'Nobody';
    return seat === view.viewer ? 'You' : (names[seat] ?? `Seat ${seatLetter(seat)}`);
  };
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const possessive = (name: string) => (name === 'You' ? 'yours' : `${name}'s`);

/** What is to be reached; on the Big Base board the most points win, however many they are. */
export const goalOf = (view: View): string => (view.bigBase ? '' : `/${view.vpToWin}`);
export const pointsOf = (view: View, vp: number): string =>
  view.bigBase ? plural(vp, 'point') : `${vp} of ${view.vpToWin} points`;
/** Where the race ends: without a goal, at the most that anybody has. */
export const raceEnd = (view: View): number =>
  view.bigBase ? Math.max(15, ...view.seats.map((seat) => seat.vp)) : view.vpToWin;
/** The bar of one runner; it grows no longer than others fit beside it. */
export function raceOf(view: View, vp: number): { value: number; target: number } {
  const end = raceEnd(view);
  const target = view.bigBase ? 15 : end;
  return { value: Math.round((vp * target) / end), target };
}

/** Seats in the order of the lanes: the others in turn order after the viewer, the viewer last. */
export function laneOrder(view: View): Seat[] {
  const seats = view.seats.map((s) => s.seat);
  if (typeof view.viewer !== 'number') return seats;
  const at = seats.indexOf(view.viewer);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

export function tileLabel(card: CardView, base: BaseView | null, name: NameOf, legal: string): string {
  const parts = [card.name];
  if (card.type === 'titan') parts.push('titan');
  if (card.power !== undefined) parts.push(`power ${card.power}`);
  if (card.power !== card.printed && card.printed !== undefined) parts.push(`printed ${card.printed}`);
  if (card.counters) parts.push(plural(card.counters, 'counter'));
  if (card.on?.length) parts.push(`with ${card.on.map((c) => c.name).join(' and ')}`);
  if (card.under) parts.push(`${plural(card.under, 'card')} stored under it`);
  if (card.cancelled) parts.push('ability cancelled');
  if (card.copied?.length) parts.push(`with the abilities of ${card.copied.join(' and ')}`);
  if (card.usable) parts.push('ability ready');
  parts.push(
    card.controller === null ? 'nobody’s' : possessive(name(card.controller)),
    base ? `on ${base.name}` : 'set aside',
  );
  if (legal) parts.push(legal);
  return parts.join(', ');
}

/** A card in stasis: how long it waits, and what is under it. */
export function stasisLabel(card: CardView, legal: string): string {
  const parts = [card.name, 'in stasis', card.stasis ? `${plural(card.stasis, 'counter')} left` : 'no counters left'];
  if (card.counters) parts.push(plural(card.counters, 'power counter'));
  if (card.on?.length) parts.push(`with ${card.on.map((c) => c.name).join(' and ')}`);
  if (card.under) parts.push(`${plural(card.under, 'card')} stored under it`);
  if (card.usable) parts.push('ability ready');
  if (legal) parts.push(legal);
  return parts.join(', ');
}

export const laneLabel = (lane: LaneView, name: NameOf): string =>
  `${name(lane.seat)}, ${lane.total} power${lane.rank ? `, ${ordinal(lane.rank)} for ${lane.vp} VP` : ''}`;

export type BaseState = 'calm' | 'hot' | 'breaking' | 'scoring';
export function baseState(base: BaseView): BaseState {
  if (base.scoring) return 'scoring';
  if (base.ready) return 'breaking';
  return base.total >= base.breakpoint * 0.75 ? 'hot' : 'calm';
}

export function baseWord(base: BaseView): string {
  const state = baseState(base);
  if (state === 'scoring') return 'SCORING NOW';
  if (state === 'breaking') return 'WILL SCORE';
  return `${base.breakpoint - base.total} to go`;
}

export function baseLabel(base: BaseView, index: number, legal: string): string {
  const word = baseWord(base).toLowerCase();
  const titans = base.lanes.flatMap((lane) => lane.titans.map((card) => `, titan ${card.name}`)).join('');
  return `Base ${index + 1}, ${base.name}, ${base.total} of ${base.breakpoint}, ${word}${titans}${legal ? `, ${legal}` : ''}`;
}

export function sayWinner(base: BaseView, name: NameOf, board = false): string {
  const placed = base.lanes.filter((l) => l.rank !== null).sort((a, b) => a.rank! - b.rank! || b.total - a.total);
  if (placed.length === 0) return `${base.name}: nobody has power here.`;
  const [first, second] = placed;
  const lead = first && second && first.total > second.total ? `, by ${first.total - second.total}` : '';
  const lines = placed.map(
    (l) => `${name(l.seat)} ${ordinal(l.rank!)} with ${l.total}${l === first ? lead : ''}, ${l.vp} VP`,
  );
  return `${base.name}, ${base.total}${board ? '' : ` of ${base.breakpoint}`}. ${lines.join('. ')}.`;
}

export const sayPoints = (view: View, name: NameOf): string =>
  `${view.seats.map((s) => `${name(s.seat)} ${s.vp}`).join(', ')}.${view.bigBase ? '' : ` First to ${view.vpToWin}.`}`;

export function sayWaiting(view: View, name: NameOf): string {
  if (view.over) return 'The game is over.';
  if (view.prompt) return `Your decision: ${view.prompt.title}.`;
  return waitingLine(view, name);
}

export function waitingLine(view: View, name: NameOf): string {
  if (!view.waiting) return view.over ? 'The game is over.' : 'One moment';
  const { seats, what, answered } = view.waiting;
  const who = seats?.length ? seats.map(name).join(' and ') : 'the others';
  const count = answered?.n ? ` · ${answered.n} of ${answered.of} answered` : '';
  return `Waiting for ${who}${what ? ` - ${what}` : ''}${count}`;
}

/** Whose turn it is, and what is not as usual about it: that it is an extra one, or who takes one next. */
export function sayTurn(view: View, name: NameOf): string[] {
  if (view.current === null) return [];
  const extra = view.extraTurn ? ['extra turn'] : [];
  const usual = view.seats.map((_, i) => (view.current! + 1 + i) % view.seats.length).find((i) => !view.seats[i]!.out);
  const next = view.next !== null && view.next !== usual ? [`next ${name(view.next)}`] : [];
  return [name(view.current), ...extra, ...next];
}

export function saySummary(view: View, name: NameOf): string {
  const bases = view.bases
    .map((b, i) => `${i + 1} ${b.name} ${b.total}${view.bigBase ? '' : ` of ${b.breakpoint}`}`)
    .join('. ');
  const whose = view.current === null ? '' : `${[`Turn ${view.turn}`, ...sayTurn(view, name)].join(', ')}. `;
  const board = view.bigBase ? `${sayBoard(view.bigBase, name)} ` : '';
  return `${whose}${board}${sayWaiting(view, name)} ${sayPoints(view, name)} Bases: ${bases}.`;
}

/** How far the game on the Big Base board has come. */
export const sayBoard = (board: NonNullable<View['bigBase']>, name: NameOf): string =>
  `${board.overtime > 0 ? 'Tied after three periods' : `Period ${board.period} of ${board.periods}`}, ` +
  `round ${board.overtime > 0 ? board.overtime : `${board.round} of ${board.rounds}`}. Base card ${board.card.name}, ` +
  `next ${board.next?.name ?? 'none'}. First Player: ${name(board.first)}.`;

export function sideLabel(side: BaseView, name: NameOf, legal: string): string {
  const lead = side.lanes.filter((lane) => lane.vp > 0).map((lane) => name(lane.seat));
  const titans = side.lanes.flatMap((lane) => lane.titans.map((card) => `, titan ${card.name}`)).join('');
  const most = lead.length > 0 ? `, most power: ${lead.join(' and ')}` : '';
  return `${side.name}, ${side.total} power${most}${side.scoring ? ', scoring now' : ''}${titans}${legal ? `, ${legal}` : ''}`;
}

/** Soft hyphens so that long single words may break in narrow tiles. */
export const hyphenate = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      if (word.length <= 8) return word;
      const at = Math.ceil(word.length * (word.length > 10 ? 0.5 : 0.6));
      return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
    })
    .join(' ');

export const PHASES: { phase: View['phase']; word: string }[] = [
  { phase: 'start', word: 'Start' },
  { phase: 'play', word: 'Play' },
  { phase: 'score', word: 'Score' },
  { phase: 'draw', word: 'Draw' },
  { phase: 'end', word: 'End' },
];

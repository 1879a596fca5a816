/** The table's sentences: accessible names, and the answers to Q, W, V and T. */
import type { MessageDescriptor } from '@lingui/core';
import { listed, msg, say } from '../../i18n/say.ts';
import { seatLetter } from '../../ui/index.ts';
import type { BaseView, CardView, LaneView, Seat, View } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';

export const ordinal = (n: number): string =>
  say('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n });

/** The place of everybody below the three that a view ranks. */
export const LAST_PLACE = 4;

export type NameOf = (seat: Seat | null | undefined) => string;

/** "You" for the viewer, the display name for everybody else. */
export function namer(view: Pick<View, 'viewer'>, names: string[]): NameOf {
  return (seat) => {
    if (seat === null || seat === undefined || seat < 0) return say('Nobody');
    return seat === view.viewer ? say('You') : (names[seat] ?? say('Seat {n}', { n: seatLetter(seat) }));
  };
}

export const isYou = (who: string): boolean => who === say('You');
export const cards = (n: number): string => say('{n, plural, one {# card} other {# cards}}', { n });
export const counters = (n: number): string => say('{n, plural, one {# counter} other {# counters}}', { n });
export const powerCounters = (n: number): string =>
  say('{n, plural, one {# power counter} other {# power counters}}', { n });

const TYPES = {
  minion: msg('minion'),
  action: msg('action'),
  titan: msg('titan'),
  base: msg('base'),
  slot: msg('slot'),
};
export const typeWord = (type: keyof typeof TYPES): string => say(TYPES[type]);

/** The goal; on the Big Base board the most points win, whatever the number. */
export const goalOf = (view: View): string => (view.bigBase ? '' : `/${view.vpToWin}`);
export const pointsOf = (view: View, vp: number): string =>
  view.bigBase
    ? say('{n, plural, one {# point} other {# points}}', { n: vp })
    : say('{n} of {all} points', { n: vp, all: view.vpToWin });
/** The end of the race track: without a goal, the highest score so far, but at least 15. */
export const raceEnd = (view: View): number =>
  view.bigBase ? Math.max(15, ...view.seats.map((seat) => seat.vp)) : view.vpToWin;
/** A runner's bar, one tick per point; null without a goal, where the number alone says it all. */
export const raceOf = (view: View, vp: number): { value: number; target: number } | null =>
  view.bigBase ? null : { value: vp, target: view.vpToWin };

/** Seats in the order of the lanes: the others in turn order after the viewer, the viewer last. */
export function laneOrder(view: View): Seat[] {
  const seats = view.seats.map((s) => s.seat);
  if (typeof view.viewer !== 'number') return seats;
  const at = seats.indexOf(view.viewer);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

function ownerWord({ controller }: CardView, name: NameOf): string {
  if (controller === null) return say('nobody’s');
  const who = name(controller);
  return isYou(who) ? say('yours') : say('{who}’s', { who });
}

const onAndUnder = ({ on = [], under }: CardView): string[] => [
  ...(on.length > 0 ? [say('with {cards}', { cards: listed(on.map((card) => card.name)) })] : []),
  ...(under ? [say('{n, plural, one {# card} other {# cards}} stored under it', { n: under })] : []),
];

export function tileLabel(card: CardView, base: BaseView | null, name: NameOf, legal: string): string {
  const parts = [card.name];
  if (card.type === 'titan') parts.push(say('titan'));
  if (card.power !== undefined) parts.push(say('power {n}', { n: card.power }));
  if (card.power !== card.printed && card.printed !== undefined) parts.push(say('printed {n}', { n: card.printed }));
  if (card.counters) parts.push(counters(card.counters));
  parts.push(...onAndUnder(card));
  if (card.cancelled) parts.push(say('ability cancelled'));
  if (card.copied?.length) parts.push(say('with the abilities of {cards}', { cards: listed(card.copied) }));
  if (card.usable) parts.push(say('ability ready'));
  parts.push(ownerWord(card, name), base ? say('on {place}', { place: base.name }) : say('set aside'));
  if (legal) parts.push(legal);
  return parts.join(', ');
}

/** A card in stasis: how long it waits, and the cards under it. */
export function stasisLabel(card: CardView, legal: string): string {
  const left = say('{n, plural, =0 {no counters left} one {# counter left} other {# counters left}}', {
    n: card.stasis ?? 0,
  });
  const parts = [card.name, say('in stasis'), left];
  if (card.counters) parts.push(powerCounters(card.counters));
  parts.push(...onAndUnder(card));
  if (card.usable) parts.push(say('ability ready'));
  if (legal) parts.push(legal);
  return parts.join(', ');
}

/** Whether a base pays for places; some do not, and their ability says what they pay. */
export const paysPlaces = (vp: readonly number[]): boolean => vp.some((n) => n > 0);

/** What a player would get if the base scored now, for the place and by the base's ability. */
export const worthOf = ({ vp, gains = 0 }: LaneView): number => vp + gains;

export function laneLabel(lane: LaneView, name: NameOf, paid = true): string {
  // Otherwise most of what a screen reader says would be "0 power" for empty lanes.
  if (lane.total === 0 && cardsOf(lane).length === 0) return name(lane.seat);
  const said = say('{who}, {n} power', { who: name(lane.seat), n: lane.total });
  if (!lane.rank) return lane.gains ? `${said}, ${say('{n} VP', { n: lane.gains })}` : said;
  const n = worthOf(lane);
  const place = ordinal(lane.rank);
  return `${said}, ${paid || n > 0 ? say('{place} for {n} VP', { place, n }) : place}`;
}

export type BaseState = 'calm' | 'hot' | 'breaking' | 'scoring';
export function baseState(base: BaseView): BaseState {
  if (base.scoring) return 'scoring';
  if (base.ready) return 'breaking';
  return base.total >= base.breakpoint * 0.75 ? 'hot' : 'calm';
}

export function baseWord(base: BaseView): string {
  const state = baseState(base);
  if (state === 'scoring') return say('SCORING NOW');
  if (state === 'breaking') return say('WILL SCORE');
  return say('{n} to go', { n: base.breakpoint - base.total });
}

const titansAt = (base: BaseView): string[] =>
  base.lanes.flatMap((lane) => lane.titans.map((card) => say('titan {name}', { name: card.name })));

export function baseLabel(base: BaseView, index: number, legal: string): string {
  const word = baseWord(base).toLowerCase();
  const head = say('Base {n}, {base}, {total} of {breakpoint}', {
    n: index + 1,
    base: base.name,
    total: base.total,
    breakpoint: base.breakpoint,
  });
  return [head, word, ...titansAt(base), ...(legal ? [legal] : [])].join(', ');
}

export const ofAll = (n: number, all: number | string): string => say('{n} of {all}', { n, all });

export function sayWinner(base: BaseView, name: NameOf, board = false): string {
  const placed = base.lanes.filter((l) => l.rank !== null).sort((a, b) => a.rank! - b.rank! || b.total - a.total);
  if (placed.length === 0) return say('{base}: nobody has power here.', { base: base.name });
  const [first, second] = placed;
  const lead = first && second ? first.total - second.total : 0;
  const lines = placed.map((l) =>
    say('{who} {place} with {n}{lead, plural, =0 {} other {, by #}}, {vp} VP', {
      who: name(l.seat),
      place: ordinal(l.rank!),
      n: l.total,
      lead: l === first ? lead : 0,
      vp: l.vp,
    }),
  );
  return `${base.name}, ${board ? base.total : ofAll(base.total, base.breakpoint)}. ${lines.join('. ')}.`;
}

export const sayPoints = (view: View, name: NameOf): string =>
  `${view.seats.map((s) => `${name(s.seat)} ${s.vp}`).join(', ')}.${view.bigBase ? '' : ` ${say('First to {n}.', { n: view.vpToWin })}`}`;

export function sayWaiting(view: View, name: NameOf): string {
  if (view.over) return say('The game is over.');
  if (view.prompt) return say('Your decision: {title}.', { title: view.prompt.title });
  return waitingLine(view, name);
}

export function waitingLine(view: View, name: NameOf): string {
  if (!view.waiting) return view.over ? say('The game is over.') : say('One moment');
  const { seats, what, answered } = view.waiting;
  const who = seats?.length ? listed(seats.map(name)) : say('the others');
  const count = answered?.n ? ` · ${say('{n} of {all} answered', { n: answered.n, all: answered.of })}` : '';
  return `${say('Waiting for {who}', { who })}${what ? ` - ${what}` : ''}${count}`;
}

/** Whose turn it is and anything unusual about it: an extra turn, or who takes one next. */
export function sayTurn(view: View, name: NameOf): string[] {
  if (view.current === null) return [];
  const extra = view.extraTurn ? [say('extra turn')] : [];
  const usual = view.seats.map((_, i) => (view.current! + 1 + i) % view.seats.length).find((i) => !view.seats[i]!.out);
  const next = view.next !== null && view.next !== usual ? [say('next {who}', { who: name(view.next) })] : [];
  return [name(view.current), ...extra, ...next];
}

export function saySummary(view: View, name: NameOf): string {
  const bases = view.bases
    .map((b, i) => `${i + 1} ${b.name} ${view.bigBase ? b.total : ofAll(b.total, b.breakpoint)}`)
    .join('. ');
  const whose =
    view.current === null ? '' : `${[say('Turn {n}', { n: view.turn }), ...sayTurn(view, name)].join(', ')}. `;
  const board = view.bigBase ? `${sayBoard(view.bigBase, name)} ` : '';
  return `${whose}${board}${sayWaiting(view, name)} ${sayPoints(view, name)} ${say('Bases: {bases}.', { bases })}`;
}

/** The progress of a game on the Big Base board. */
export const sayBoard = (board: NonNullable<View['bigBase']>, name: NameOf): string =>
  [
    board.overtime > 0
      ? say('Tied after three periods, round {n}.', { n: board.overtime })
      : say('Period {period} of {periods}, round {round} of {rounds}.', {
          period: board.period,
          periods: board.periods,
          round: board.round,
          rounds: board.rounds,
        }),
    board.next
      ? say('Base card {base}, next {next}.', { base: board.card.name, next: board.next.name })
      : say('Base card {base}, next none.', { base: board.card.name }),
    say('First Player: {who}.', { who: name(board.first) }),
  ].join(' ');

export function sideLabel(side: BaseView, name: NameOf, legal: string): string {
  const lead = side.lanes.filter((lane) => lane.vp > 0).map((lane) => name(lane.seat));
  return [
    say('{who}, {n} power', { who: side.name, n: side.total }),
    ...(lead.length > 0 ? [say('most power: {names}', { names: listed(lead) })] : []),
    ...(side.scoring ? [say('scoring now')] : []),
    ...titansAt(side),
    ...(legal ? [legal] : []),
  ].join(', ');
}

export const PHASES: { phase: View['phase']; word: MessageDescriptor }[] = [
  { phase: 'start', word: msg('Start') },
  { phase: 'play', word: msg('Play') },
  { phase: 'score', word: msg('Score') },
  { phase: 'draw', word: msg('Draw') },
  { phase: 'end', word: msg('End') },
];

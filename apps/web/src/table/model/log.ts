/** Events as log lines. A line is words and links; changed numbers are separate at its end. */
// Long because it says a sentence for every type of event.
import type { MessageDescriptor } from '@lingui/core';
import { listed, msg, say, sayWith } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
import type { CardName, EventView, RankView } from '../../view/types.ts';
import { cards, isYou, type NameOf, ordinal } from './words.ts';
import { fromZone, placeWord, zone } from './zones.ts';

type LinePart = string | CardName;

export interface Line {
  n: number;
  turn: number;
  kind: 'head' | 'line';
  seat: number | null;
  parts: LinePart[];
  res: string;
  /** `res` in few words, for narrow places. */
  brief?: string;
  /** The bases and seats involved, for the filters. */
  bases: string[];
  /** The base in the heading above the line, for places without that heading. */
  at?: string;
  vp: boolean;
}

/** A link for each card, separated by commas. */
const links = (cards: CardName[]): LinePart[] => cards.flatMap((card, i) => (i ? [', ', card] : [card]));
const things = (e: EventView): LinePart[] => {
  if (e.cards?.length) return links(e.cards);
  if (e.card) return [e.card];
  return [cards(e.count ?? 1)];
};
/** A single card, whose name may be hidden. */
const thing = (e: EventView): LinePart[] => [e.card ?? say('a card')];
const cause = (e: EventView): LinePart[] => (e.cause && e.cause.name !== e.card?.name ? [' · ', e.cause] : []);
const change = (e: EventView): string => (e.now === undefined ? '' : say('now {n}', { n: e.now }));

/** Optional parts of a sentence: on or from where, to where, whose. */
const on = (place?: CardName): LinePart[] => (place ? sayWith(' on {place}', { place: [place] }) : []);
const from = (place?: CardName): LinePart[] => (place ? sayWith(' from {place}', { place: [place] }) : []);
const to = (place?: CardName): LinePart[] => (place ? sayWith(' to {place}', { place: [place] }) : []);
const whose = (e: EventView, name: NameOf): string => {
  if (e.other === undefined || e.other === e.seat) return '';
  const who = name(e.other);
  return isYou(who) ? say('your ') : say('{who}’s ', { who });
};

function sentence(e: EventView, name: NameOf): LinePart[] | null {
  const card = things(e);
  const own = whose(e, name);
  switch (e.type) {
    case 'draft':
      return [say('picked {faction}', { faction: e.faction ?? say('a faction') })];
    case 'mulligan':
      return [say('showed a hand without minions and drew a new one')];
    case 'begin':
      return [isYou(name(e.seat)) ? say('You go first') : say('{who} goes first', { who: name(e.seat) })];
    case 'play':
      // A monster or a treasure played by nobody.
      if (e.seat === undefined)
        return [...sayWith('{card} came into play{on}', { card, on: on(e.host ?? e.base) }), ...cause(e)];
      return [
        ...sayWith('played {card}{on}{from}', { card, on: on(e.host ?? e.toBase ?? e.base), from: fromZone(e) }),
        ...cause(e),
      ];
    case 'use':
      return sayWith('used {card}', { card });
    case 'attach':
      return sayWith('put {whose}{card}{where}', { whose: '', card, where: on(e.host ?? e.toBase ?? e.base) });
    case 'move':
      return [
        ...sayWith('moved {whose}{card}{from}{to}', { whose: own, card, from: from(e.base), to: to(e.toBase) }),
        ...cause(e),
      ];
    case 'destroy':
      return [
        ...sayWith('destroyed {whose}{card}{on}{aside}', {
          whose: own,
          card,
          on: on(e.base),
          // Titans go to their own place.
          aside: e.to === 'aside' ? say(', set aside') : '',
        }),
        ...cause(e),
      ];
    case 'discard':
      return [...sayWith('discarded {card}{from}', { card, from: fromZone(e) }), ...cause(e)];
    case 'return':
      if (e.to === 'aside') return [...sayWith('set {whose}{card} aside', { whose: own, card }), ...cause(e)];
      // Cards of common decks never go to a hand.
      if (e.to && e.to !== 'hand')
        return [...sayWith('returned {whose}{card} {where}', { whose: own, card, where: zone(e.to) }), ...cause(e)];
      return [...sayWith('returned {whose}{card} to hand', { whose: own, card }), ...cause(e)];
    case 'place':
      if (isGiven(e)) return [...sayWith('got {card}', { card }), ...cause(e)];
      return [
        ...sayWith('put {whose}{card}{where}', {
          whose: own,
          card,
          where: [e.to ? ` ${zone(e.text ? `${e.to}:${e.text}` : e.to)}` : '', ...on(e.toBase)],
        }),
        ...cause(e),
      ];
    case 'shuffle':
      if (e.seat === undefined) return [say(SHUFFLED[e.to ?? ''] ?? msg('The base deck was shuffled'))];
      return [e.from === 'discard' ? say('shuffled the discard pile into a new deck') : say('shuffled the deck')];
    case 'draw':
      return [
        ...sayWith('drew {card}', { card: e.cards?.length ? links(e.cards) : [cards(e.count ?? 1)] }),
        ...cause(e),
      ];
    case 'reveal':
      return [
        ...(e.seat === undefined ? sayWith('Revealed: {card}', { card }) : sayWith('revealed {card}', { card })),
        ...cause(e),
      ];
    case 'look':
      return [...look(e, name), ...cause(e)];
    case 'vp':
      if (e.cause) return [e.cause, `: ${gained(e.amount ?? 0, e.now)}`];
      return [(e.amount ?? 0) < 0 ? say('lost points') : say('scored')];
    case 'power':
      if (e.text?.startsWith('extra ')) return [say('may play an {play}', { play: sayRules(e.text) }), ...cause(e)];
      return [...changed(e, card), ...cause(e)];
    case 'immune':
      return [...sayWith('{card} is not affected', { card }), ...cause(e)];
    case 'stopped': {
      const base: LinePart[] = [e.base ?? say('the base')];
      return e.text === 'cannot'
        ? sayWith('The scoring of {base} stopped: it cannot score', { base })
        : sayWith('The scoring of {base} stopped: it is gone', { base });
    }
    case 'base':
      return newBase(e);
    case 'choose':
      return [
        ...sayWith('will send {card} to {place}', { card, place: [e.toBase ?? placeWord(e.to ?? 'hand')] }),
        ...cause(e),
      ];
    case 'loop':
      return sayWith('{card} stopped: an endless loop was cut short', { card });
    case 'concede':
      return [say('gave up')];
    case 'agree':
      return [e.text === 'yes' ? say('agreed to end the game') : say('wants to play on')];
    case 'over':
      return [
        e.winners?.length
          ? say('{names} won the game', { names: listed(e.winners.map(name)) })
          : say('The game is over'),
      ];
    case 'occupy':
      return sayWith('occupied {card}', { card });
    case 'extraTurn':
      return [e.text === 'gained' ? say('will take another turn') : say('takes an extra turn'), ...cause(e)];
    case 'leave':
      if (e.to === 'aside') return [...sayWith('{card} was set aside', { card }), ...cause(e)];
      return [...sayWith('{card} went to the discard pile', { card }), ...cause(e)];
    case 'counter':
    case 'stasis':
      return [...counted(e, card), ...cause(e)];
    case 'control':
      return control(e, card, own);
    case 'coin':
      return [
        e.from
          ? say('turned the coin from {was} to {is}', { was: coin(e.from), is: coin(e.text) })
          : say('flipped a coin: {is}', { is: coin(e.text) }),
        ...cause(e),
      ];
    case 'copy':
      return [
        ...sayWith('{card} has the abilities of {cards}', {
          card: [e.card ?? say('A card')],
          cards: links(e.cards ?? []),
        }),
        ...cause(e),
      ];
    case 'madness':
      return [say('drew {n} Madness', { n: e.count ?? 0 }), ...cause(e)];
    case 'treasure': {
      const n = e.count ?? 1;
      const drawn = e.cards?.length
        ? links(e.cards)
        : [say('{n, plural, one {# treasure} other {# treasures}}', { n })];
      return [...sayWith('drew {card}', { card: drawn }), ...cause(e)];
    }
    case 'useAgain':
      return [...sayWith('{card} may use its talent again', { card }), ...cause(e)];
    case 'swap':
      return [...sayWith('{card} replaced {other}{on}', { card, other: host(e), on: on(e.base) }), ...cause(e)];
    case 'clash':
      return sayWith('Clash: {card} beat {other}{on}', { card, other: host(e), on: on(e.base) });
    case 'duel':
      return duel(e, card);
    case 'lost':
      return [...sayWith('{card} went {where}', { card, where: zone(e.to ?? 'discard') }), ...cause(e)];
    case 'store': {
      const under = e.host ? sayWith(' under {card}', { card: [e.host] }) : [];
      return [...sayWith('stored {card}{under}', { card: thing(e), under }), ...cause(e)];
    }
    case 'bury': {
      const at = e.base ? sayWith(' at {base}', { base: [e.base] }) : [];
      return [...sayWith('buried {card}{at}', { card: thing(e), at }), ...cause(e)];
    }
    case 'told':
      return [...sayWith(sayRules(e.line ?? ''), named(e, name)), ...cause(e)];
    // These are headings, separate rows, or nothing.
    case 'turn':
    case 'phase':
    case 'round':
    case 'period':
    case 'scoring':
    case 'scored':
      return e.text ? [e.text] : null;
    default:
      // A type without a sentence is a type error.
      e.type satisfies never;
      return null;
  }
}

/** Everything that the sentence of a verb may name. */
const named = (e: EventView, name: NameOf) => ({
  card: thing(e),
  cards: things(e),
  host: host(e),
  base: e.base ? [e.base] : [],
  toBase: e.toBase ? [e.toBase] : [],
  other: name(e.other),
  count: e.count ?? 0,
  amount: e.amount ?? 0,
  now: e.now ?? 0,
  text: (e.text ?? '').split(', ').map(sayRules).join(', '),
});

/** The power of a minion, of a player at a base, or the breakpoint of a base. */
function changed(e: EventView, card: LinePart[]): LinePart[] {
  const n = signed(e.amount ?? 0);
  if (e.text === 'total') return sayWith('got {n} power at {base}', { n, base: card });
  if (e.text === 'breakpoint') return sayWith('{card} got {n} to its breakpoint', { card, n });
  if (e.text === 'starting') return sayWith('The breakpoint of {card} starts at {n}', { card, n: `${e.amount ?? 0}` });
  return sayWith('{card} got {n} power', { card, n });
}

const host = (e: EventView): LinePart[] => (e.host ? [e.host] : []);
/** Cards placed in a hand by a rule or a base: the recipient is the subject. */
const isGiven = (e: EventView): boolean =>
  e.type === 'place' && e.seat === undefined && e.other !== undefined && e.to === 'hand';
const SHUFFLED: Record<string, MessageDescriptor> = {
  monsterDeck: msg('The monster deck was shuffled'),
  treasureDeck: msg('The treasure deck was shuffled'),
};

function newBase(e: EventView): LinePart[] {
  if (!e.card || !e.base) return sayWith('New base: {base}', { base: e.base ? [e.base] : things(e) });
  const names = { base: [e.base], other: [e.card] };
  return [
    ...(e.text === 'swapped'
      ? sayWith('{base} was swapped with {other}', { base: names.base, other: names.other })
      : sayWith('{base} replaced {other}', { base: names.base, other: names.other })),
    ...cause(e),
  ];
}

function look(e: EventView, name: NameOf): LinePart[] {
  const own = whose(e, name);
  const what = placeWord(e.from ?? 'cards');
  const list: LinePart[] = e.cards?.length ? [': ', ...links(e.cards)] : [];
  // The base deck is nobody's.
  if (e.other === undefined) return sayWith('looked at the {what}{list}', { what, list });
  if (own) return sayWith('looked at {whose}{what}{list}', { whose: own, what, list });
  return isYou(name(e.seat))
    ? sayWith('looked at your {what}{list}', { what, list })
    : sayWith('looked at their {what}{list}', { what, list });
}

function counted(e: EventView, card: LinePart[]): LinePart[] {
  const n = Math.abs(e.amount ?? 0);
  const lost = (e.amount ?? 0) < 0;
  if (e.type === 'stasis')
    return lost
      ? sayWith('{card} lost {n, plural, one {a stasis counter} other {# stasis counters}}', { card, n })
      : sayWith('{card} got {n, plural, one {a stasis counter} other {# stasis counters}}', { card, n });
  if (e.text === 'plain')
    return lost
      ? sayWith('{card} lost {n, plural, one {a counter} other {# counters}}', { card, n })
      : sayWith('{card} got {n, plural, one {a counter} other {# counters}}', { card, n });
  return lost
    ? sayWith('{card} lost {n, plural, one {a power counter} other {# power counters}}', { card, n })
    : sayWith('{card} got {n, plural, one {a power counter} other {# power counters}}', { card, n });
}

function control(e: EventView, card: LinePart[], own: string): LinePart[] {
  if (e.seat === undefined) return sayWith('nobody controls {card} any more', { card });
  if (e.text === 'again') return sayWith('regained control of {whose}{card}', { whose: own, card });
  const until = e.text ? say(' for this turn') : '';
  return [...sayWith('gained control of {whose}{card}{until}', { whose: own, card, until }), ...cause(e)];
}

const COIN: Record<string, MessageDescriptor> = { heads: msg('heads'), tails: msg('tails') };
const coin = (side = ''): string => (COIN[side] ? say(COIN[side]) : side);

/** The line of a duel event. If somebody placed a card, their name comes first. */
function duel(e: EventView, card: LinePart[]): LinePart[] {
  if (e.text === 'placed') return sayWith('placed {card} face down for the duel', { card: thing(e) });
  if (e.text === 'none') return [say('placed no card for the duel')];
  if (e.text === 'stopped') return [say('The duel ended without a result')];
  return [...course(e, card), ...cause(e)];
}
function course(e: EventView, card: LinePart[]): LinePart[] {
  if (e.text === 'begins') return sayWith('Duel: {card} challenged {other}', { card, other: host(e) });
  if (e.text === 'tied') return sayWith('Duel: {card} tied with {other}', { card, other: host(e) });
  return sayWith('Duel: {card} beat {other}', { card, other: host(e) });
}

/** "+2", "−1". */
const signed = (n: number): string => `${n < 0 ? '' : '+'}${n}`;

const gained = (vp: number, now?: number): string =>
  now === undefined ? say('{n} VP', { n: signed(vp) }) : say('{n} VP (now {now})', { n: signed(vp), now });

/** Keeps each number of a line's result together with the words next to it. */
export const unbroken = (res: string): string => res.replace(/ (?=\S*\d)|(?<=\d) /g, '\u00a0');

function result(e: EventView): string {
  // The total is that of the base, which needs its name only if the card went on another card.
  if (e.type === 'play' && e.base && e.now !== undefined)
    return e.host ? say('{base} now {n}', { base: e.base.name, n: e.now }) : change(e);
  if (e.type === 'vp') return e.cause ? '' : gained(e.amount ?? 0, e.now);
  if (e.type === 'counter' || e.type === 'stasis') return change(e);
  if (e.type === 'clash' || (e.type === 'duel' && e.now !== undefined))
    return say('{n} against {other}', { n: `${e.amount}`, other: `${e.now}` });
  return '';
}

const head = (e: EventView, words: LinePart[]): Line => ({
  n: e.n,
  turn: e.turn,
  kind: 'head',
  seat: null,
  parts: words,
  res: '',
  bases: e.base ? [e.base.name] : [],
  vp: e.type === 'scored' || e.type === 'period',
});

/** The card that leaves, waits or takes a place is the subject of its line, whatever the cause. */
const ITSELF = new Set<EventView['type']>(['begin', 'leave', 'lost', 'stasis', 'swap']);
const subject = (e: EventView): number | null =>
  ITSELF.has(e.type) ? null : ((isGiven(e) ? e.other : e.seat) ?? null);

const DEEDS = new Set<EventView['type']>(['move', 'destroy', 'return', 'place', 'attach', 'discard']);

/** The beginning of the line for a deed that nobody chose: the cause did it. */
function doer(e: EventView, said: LinePart[]): LinePart[] {
  if (!DEEDS.has(e.type) || subject(e) !== null) return [];
  if (e.cause && said.at(-1) === e.cause) said.splice(-2);
  return [e.cause ?? say('The game'), ' '];
}

/** The winner first, players without a place last. */
const byPlace = (a: RankView, b: RankView): number =>
  (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY) || 0;

/** Zero or more lines for one event. */
export function lines(e: EventView, name: NameOf): Line[] {
  if (e.type === 'turn') return [head(e, [say('Turn {n} · {who}', { n: e.turn, who: name(e.seat) })])];
  // The minions of a scored base go to the discard pile by rule; log only exceptions.
  if (e.type === 'phase' || (e.type === 'leave' && e.to !== 'aside' && e.base)) return [];
  if (e.type === 'round')
    return [head(e, [say('Period {period} · round {round}', { period: e.now ?? 0, round: e.amount ?? 0 })])];
  if (e.type === 'scoring') return [head(e, [say('Me First · {base}', { base: e.base?.name ?? say('a base') })])];
  if (e.type === 'scored' || e.type === 'period') {
    const won = (e.ranks ?? []).filter((r) => r.vp !== 0 || r.place === 1).sort(byPlace);
    return [
      head(e, [
        e.type === 'period'
          ? say('Period {n} scores', { n: e.amount ?? 0 })
          : say('{base} scores', { base: e.base?.name ?? say('A base') }),
      ]),
      ...won.map((r) => ({
        n: e.n,
        turn: e.turn,
        kind: 'line' as const,
        seat: r.seat,
        parts: [r.place === null ? say('no place') : say('{place} with {n}', { place: ordinal(r.place), n: r.power })],
        res: gained(r.vp, r.now),
        brief: gained(r.vp),
        bases: e.base ? [e.base.name] : [],
        ...(e.type === 'scored' && e.base ? { at: e.base.name } : {}),
        vp: true,
      })),
    ];
  }
  const said = sentence(e, name);
  if (!said) return [];
  const parts = [...doer(e, said), ...said];
  return [
    {
      n: e.n,
      turn: e.turn,
      kind: 'line',
      seat: subject(e),
      parts: parts.filter((p) => p !== ''),
      res: result(e),
      ...(e.type === 'vp' && !e.cause ? { brief: gained(e.amount ?? 0) } : {}),
      bases: [e.base, e.toBase].flatMap((b) => (b ? [b.name] : [])),
      vp: e.type === 'vp',
    },
  ];
}

/** Puts the actor's name first, if there is one. */
export function withWho({ seat, vp, parts }: Line, what: string, name: NameOf): string {
  if (seat === null) return what;
  // "Mina, Invader: +1 VP", but "Mina destroyed Scout".
  if (vp && typeof parts[0] !== 'string') return say('{who}, {what}', { who: name(seat), what });
  return say('{who} {what}', { who: name(seat), what });
}

/** How far back to look for a titan's clash; events about cards on the titan may come between. */
const RECENT = 4;

/** Whether an event only sets aside the loser of a clash, which goes without saying after the clash itself. */
const isToldByClash = (events: readonly EventView[], i: number): boolean => {
  const { type, to, card } = events[i]!;
  const before = events.slice(Math.max(0, i - RECENT), i);
  return type === 'leave' && to === 'aside' && before.some((e) => e.type === 'clash' && e.host?.name === card?.name);
};

/**
 * The latest lines as plain text, the newest first; for a scored base the winner comes first. Until there is a line,
 * the last heading stands in for it.
 *
 * @param few there is room for a few lines only: a deed comes before the cards drawn after it, and a base is named once
 */
export function newest(
  events: readonly EventView[],
  name: NameOf,
  count: number,
  few = false,
): (Line & { text: string })[] {
  const found: Line[] = [];
  let heading: Line | undefined;
  // How many of the first lines found are about drawing.
  let drawn = 0;
  for (let i = events.length - 1; i >= 0 && (found.length < count || found.length === drawn); i--) {
    if (isToldByClash(events, i)) continue;
    const event = events[i]!;
    // A single line has no room for the place of a clash.
    const all = lines(few && count === 1 && event.type === 'clash' ? { ...event, base: undefined } : event, name);
    heading ??= all.find(({ kind }) => kind === 'head');
    const told = all.filter(({ kind }) => kind === 'line');
    if (few && found.length === drawn && event.type === 'draw') drawn += told.length;
    found.push(...told);
  }
  if (drawn > 0 && found[drawn]?.turn === found[0]?.turn) found.unshift(...found.splice(drawn, 1));
  if (found.length === 0 && heading) found.push(heading);
  return found.slice(0, count).map((line, i) => {
    const said = withWho(line, wordsOf(line), name);
    const isTold = few && line.at === found[i - 1]?.at;
    return { ...line, text: line.at && !isTold ? say('{what} on {base}', { what: said, base: line.at }) : said };
  });
}

const wordsOf = ({ parts }: Line): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** The same line as plain text, for the announcer. */
export function spoken(line: Line, name: NameOf): string {
  return `${withWho(line, wordsOf(line), name)}${line.res ? `, ${line.res}` : ''}.`;
}

/** The last card somebody played, for the slot above the log. */
export function lastPlayed(events: EventView[]): EventView | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const e = events[i]!;
    if ((e.type === 'play' || e.type === 'attach') && e.card) return e;
  }
  return null;
}

/** The first line of each of these spans of events. */
export function firstLines(lines: readonly Line[], spans: readonly { from: number; to: number }[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  let at = 0;
  for (const line of lines) {
    while ((spans[at]?.to ?? Number.POSITIVE_INFINITY) < line.n) at++;
    if (line.kind === 'head' || line.n < (spans[at]?.from ?? Number.POSITIVE_INFINITY)) continue;
    found.add(line);
    at++;
  }
  return found;
}

/** Events as lines of the log. A line is words and links; numbers that changed stand apart at its end. */
import type { CardName, EventView } from '../types.ts';
import { type NameOf, ordinal, plural } from './words.ts';

type LinePart = string | CardName;

export interface Line {
  n: number;
  turn: number;
  kind: 'head' | 'line';
  seat: number | null;
  parts: LinePart[];
  res: string;
  /** Bases and seats it is about, for the filters. */
  bases: string[];
  vp: boolean;
}

/** A link for each name; several are joined with commas. */
const links = (cards: CardName[]): LinePart[] => cards.flatMap((card, i) => (i ? [', ', card] : [card]));
const things = (e: EventView): LinePart[] => {
  if (e.cards?.length) return links(e.cards);
  if (e.card) return [e.card];
  return [plural(e.count ?? 1, 'card')];
};
const to = (base: CardName | undefined, word: string): LinePart[] => (base ? [` ${word} `, base] : []);
const cause = (e: EventView): LinePart[] => (e.cause && e.cause.name !== e.card?.name ? [' · ', e.cause] : []);
const change = (e: EventView): string => (e.now === undefined ? '' : `now ${e.now}`);

const whose = (e: EventView, name: NameOf): string => {
  if (e.other === undefined || e.other === e.seat) return '';
  return name(e.other) === 'You' ? 'your ' : `${name(e.other)}'s `;
};

function sentence(e: EventView, name: NameOf): LinePart[] | null {
  switch (e.type) {
    case 'draft':
      return [`picked ${e.faction ?? 'a faction'}`];
    case 'mulligan':
      return ['showed a hand without minions and drew a new one'];
    case 'begin':
      return [name(e.seat) === 'You' ? 'go first' : 'goes first'];
    case 'play':
      // A monster or a treasure that nobody plays.
      if (e.seat === undefined) return [...things(e), ' came into play', ...to(e.host ?? e.base, 'on'), ...cause(e)];
      return ['played ', ...things(e), ...to(e.host ?? e.toBase ?? e.base, 'on'), ...fromZone(e), ...cause(e)];
    case 'use':
      return ['used ', ...things(e)];
    case 'attach':
      return ['put ', ...things(e), ...to(e.host ?? e.toBase ?? e.base, 'on')];
    case 'move':
      return [`moved ${whose(e, name)}`, ...things(e), ...to(e.base, 'from'), ...to(e.toBase, 'to'), ...cause(e)];
    case 'destroy':
      return [`destroyed ${whose(e, name)}`, ...things(e), ...to(e.base, 'on'), ...aside(e), ...cause(e)];
    case 'discard':
      return ['discarded ', ...things(e), ...fromZone(e), ...cause(e)];
    case 'return': {
      if (e.to === 'aside') return [`set ${whose(e, name)}`, ...things(e), ' aside', ...cause(e)];
      // Cards of common decks never go to a hand.
      const where = e.to && e.to !== 'hand' ? zone(e.to) : 'to hand';
      return [`returned ${whose(e, name)}`, ...things(e), ` ${where}`, ...cause(e)];
    }
    case 'place':
      if (isGiven(e)) return ['got ', ...things(e), ...cause(e)];
      return [`put ${whose(e, name)}`, ...things(e), e.to ? ` ${zone(e.to)}` : '', ...to(e.toBase, 'on'), ...cause(e)];
    case 'shuffle':
      if (e.seat === undefined) return [`${PILES[e.to ?? ''] ?? 'The base deck'} was shuffled`];
      return [e.from === 'discard' ? 'made a new deck of the discard pile' : 'shuffled the deck'];
    case 'draw':
      return ['drew ', ...(e.cards?.length ? links(e.cards) : [plural(e.count ?? 1, 'card')]), ...cause(e)];
    case 'reveal':
      return [e.seat === undefined ? 'Revealed: ' : 'revealed ', ...things(e), ...cause(e)];
    case 'look':
      return [
        `looked at ${whose(e, name) || (name(e.seat) === 'You' ? 'your ' : 'their ')}${e.from ?? 'cards'}`,
        ...(e.cards?.length ? [': ', ...links(e.cards)] : []),
        ...cause(e),
      ];
    case 'vp':
      return [(e.amount ?? 0) < 0 ? 'lost points' : 'got points', ...cause(e)];
    case 'power':
      if (e.text?.startsWith('extra ')) return [`may play an ${e.text}`, ...cause(e)];
      return [...things(e), e.text ? ` ${e.text}` : '', ...cause(e)];
    case 'saved':
      return ['kept ', ...things(e), ...cause(e)];
    case 'immune':
      return [...things(e), ' is not affected', ...cause(e)];
    case 'pass':
      return ['passed'];
    case 'stopped':
      return [
        'The scoring of ',
        ...(e.base ? [e.base] : ['the base']),
        e.text === 'cannot' ? ' stopped: it cannot score' : ' stopped: it is gone',
      ];
    case 'base':
      if (e.card && e.base)
        return [e.base, e.text === 'swapped' ? ' was swapped with ' : ' replaced ', e.card, ...cause(e)];
      return ['New base: ', ...(e.base ? [e.base] : things(e))];
    case 'choose':
      return ['will have ', ...things(e), ' go to ', e.toBase ?? e.to ?? 'hand', ...cause(e)];
    case 'loop':
      return [...things(e), ' has had enough: an endless loop was cut'];
    case 'concede':
      return ['gave up'];
    case 'agree':
      return [e.text === 'yes' ? 'agreed to end the game now' : 'wants to play on'];
    case 'over':
      return [e.winners?.length ? `${e.winners.map(name).join(' and ')} won` : 'The game is over'];
    case 'occupy':
      return ['came to ', ...things(e)];
    case 'extraTurn':
      return [e.text === 'gained' ? 'will take another turn' : 'takes an extra turn', ...cause(e)];
    case 'leave':
      return [...things(e), e.to === 'aside' ? ' was set aside' : ' went to the discard pile', ...cause(e)];
    case 'counter':
      return [...things(e), ` ${(e.amount ?? 0) < 0 ? 'lost' : 'got'} ${counters(e.amount)}`, ...cause(e)];
    case 'control':
      if (e.seat === undefined) return [...things(e), ' is without a controller again'];
      return e.text === 'again'
        ? [`regained control of ${whose(e, name)}`, ...things(e)]
        : [`gained control of ${whose(e, name)}`, ...things(e), e.text ? ' for this turn' : '', ...cause(e)];
    case 'coin':
      return [e.from ? `had the coin turned from ${e.from} to ${e.text}` : `flipped a coin: ${e.text}`, ...cause(e)];
    case 'copy':
      return [...(e.card ? [e.card] : ['A card']), ' has the abilities of ', ...links(e.cards ?? []), ...cause(e)];
    case 'madness':
      return [`drew ${e.count} Madness`, ...cause(e)];
    case 'treasure':
      return ['drew ', ...(e.cards?.length ? links(e.cards) : [plural(e.count ?? 1, 'treasure')]), ...cause(e)];
    case 'swap':
      return [...things(e), ...to(e.host, 'took the place of'), ...to(e.base, 'on'), ...cause(e)];
    case 'clash':
      return ['Clash: ', ...things(e), ...to(e.host, 'beat'), ...to(e.base, 'on')];
    case 'duel':
      return duel(e);
    case 'lost':
      return [...things(e), ` went ${zone(e.to ?? 'discard')}`, ...cause(e)];
    case 'stasis':
      return [...things(e), ` ${(e.amount ?? 0) < 0 ? 'lost' : 'got'} ${counters(e.amount, 'stasis')}`, ...cause(e)];
    case 'store':
      return ['stored ', e.card ?? 'a card', ...to(e.host, 'under'), ...cause(e)];
    case 'bury':
      return ['buried ', e.card ?? 'a card', ...to(e.base, 'at'), ...cause(e)];
    default:
      return e.text ? [e.text] : null;
  }
}
/** Handed out by a rule or a base: the one who gets it is the subject. */
const isGiven = (e: EventView): boolean =>
  e.type === 'place' && e.seat === undefined && e.other !== undefined && e.to === 'hand';
const PILES: Record<string, string> = { monsterDeck: 'The monster deck', treasureDeck: 'The treasure deck' };

/** Who placed something stands before the sentence. */
function duel(e: EventView): LinePart[] {
  if (e.text === 'placed') return ['placed ', ...(e.card ? [e.card] : ['a card']), ' face down for the duel'];
  if (e.text === 'none') return ['placed no card for the duel'];
  if (e.text === 'stopped') return ['The duel ended without a result'];
  const word = { begins: 'challenged', tied: 'tied with' }[e.text ?? ''] ?? 'beat';
  return ['Duel: ', ...things(e), ...to(e.host, word), ...cause(e)];
}
const ZONES: Record<string, string> = {
  top: 'on top of the deck',
  bottom: 'on the bottom of the deck',
  deck: 'into the deck',
  hand: 'into the hand',
  discard: 'into the discard pile',
  box: 'back into the box',
  monsterDeck: 'into the monster deck',
  monsterDiscard: 'into the discard pile of the monsters',
  treasureDeck: 'into the treasure deck',
  treasureDiscard: 'into the discard pile of the treasures',
  madness: 'into the Madness deck',
};
const counters = (n = 0, kind = 'power'): string =>
  Math.abs(n) === 1 ? `a ${kind} counter` : `${Math.abs(n)} ${kind} counters`;
/** A titan never goes where other cards go. */
const aside = (e: EventView): LinePart[] => (e.to === 'aside' ? [', set aside'] : []);
const zone = (word: string): string => ZONES[word] ?? word;
const fromZone = (e: EventView): LinePart[] => (FROM[e.from ?? ''] ? [FROM[e.from ?? '']!] : []);
const FROM: Record<string, string> = {
  discard: ' from the discard pile',
  deck: ' from the deck',
  buried: ', uncovered',
  under: ', until now stored',
  stasis: ' from stasis',
};

function result(e: EventView): string {
  if (e.type === 'play' && e.base && e.now !== undefined) return `→ ${e.now}`;
  if (e.type === 'vp') return `${(e.amount ?? 0) < 0 ? '' : '+'}${e.amount ?? 0} VP, ${change(e)}`.replace(/, $/, '');
  if (e.type === 'counter' || e.type === 'stasis') return change(e);
  if (e.type === 'clash' || (e.type === 'duel' && e.now !== undefined)) return `${e.amount} against ${e.now}`;
  if (e.type === 'power') return e.amount === undefined ? change(e) : `${e.amount < 0 ? '' : '+'}${e.amount}`;
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

/** What leaves, waits or takes a place is the subject of its own line, whoever caused it. */
const ITSELF = new Set<EventView['type']>(['leave', 'lost', 'stasis', 'swap']);
const subject = (e: EventView): number | null =>
  ITSELF.has(e.type) ? null : ((isGiven(e) ? e.other : e.seat) ?? null);

const DEEDS = new Set<EventView['type']>(['move', 'destroy', 'return', 'place', 'attach', 'discard']);

/** Nobody's choice: what caused it did it. */
function doer(e: EventView, said: LinePart[]): LinePart[] {
  if (!DEEDS.has(e.type) || subject(e) !== null) return [];
  if (e.cause && said.at(-1) === e.cause) said.splice(-2);
  return [e.cause ?? 'The game', ' '];
}

/** Zero or more lines for one event. */
export function lines(e: EventView, name: NameOf): Line[] {
  if (e.type === 'turn') return [head(e, [`Turn ${e.turn} · ${name(e.seat)}`])];
  // Where the minions of a scored base go is the rule; only exceptions are news.
  if (e.type === 'phase' || (e.type === 'leave' && e.to !== 'aside' && e.base)) return [];
  if (e.type === 'round') return [head(e, [`Period ${e.now} · round ${e.amount}`])];
  if (e.type === 'scoring') return [head(e, [`Me First · ${e.base?.name ?? 'a base'}`])];
  if (e.type === 'scored' || e.type === 'period') {
    const won = (e.ranks ?? []).filter((r) => r.vp > 0 || r.place !== null);
    return [
      head(e, [e.type === 'period' ? `Period ${e.amount} scores` : `${e.base?.name ?? 'A base'} scores`]),
      ...won.map((r) => ({
        n: e.n,
        turn: e.turn,
        kind: 'line' as const,
        seat: r.seat,
        parts: [r.place === null ? 'no place' : `${ordinal(r.place)} with ${r.power}`],
        res: `+${r.vp} VP, now ${r.now}`,
        bases: e.base ? [e.base.name] : [],
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
      bases: [e.base, e.toBase].flatMap((b) => (b ? [b.name] : [])),
      vp: e.type === 'vp',
    },
  ];
}

/** The same line as plain words, for the announcer. */
export function spoken(line: Line, name: NameOf): string {
  const words = line.parts.map((p) => (typeof p === 'string' ? p : p.name)).join('');
  const who = line.seat === null ? '' : `${name(line.seat)} `;
  return `${who}${words}${line.res ? `, ${line.res}` : ''}.`;
}

/** The last card somebody played, for the slot above the log. */
export function lastPlayed(events: EventView[]): EventView | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const e = events[i]!;
    if ((e.type === 'play' || e.type === 'attach') && e.card) return e;
  }
  return null;
}

/** Events as lines of the log. A line is words and links; numbers that changed stand apart at its end. */
import type { CardName, EventView } from '../types.ts';
import { type NameOf, ordinal, plural } from './words.ts';

export type LinePart = string | CardName;

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
const cause = (e: EventView): LinePart[] => (e.cause && e.cause.name !== e.card?.name ? [' (', e.cause, ')'] : []);
const change = (e: EventView): string => (e.now === undefined ? '' : `now ${e.now}`);

function sentence(e: EventView, name: NameOf): LinePart[] | null {
  const other = e.other === undefined ? '' : name(e.other);
  switch (e.type) {
    case 'draft':
      return [`picked ${e.faction ?? 'a faction'}`];
    case 'mulligan':
      return ['showed a hand without minions and drew a new one'];
    case 'play':
      return [
        'played ',
        ...things(e),
        ...(e.host ? to(e.host, 'on') : to(e.toBase ?? e.base, 'on')),
        ...fromZone(e),
        ...cause(e),
      ];
    case 'use':
      return ['used ', ...things(e)];
    case 'attach':
      return ['put ', ...things(e), ...to(e.host ?? e.toBase ?? e.base, 'on')];
    case 'move':
      return ['moved ', ...things(e), ...to(e.base, 'from'), ...to(e.toBase, 'to'), ...cause(e)];
    case 'destroy':
      return ['lost ', ...things(e), ...to(e.base, 'on'), ': destroyed', ...cause(e)];
    case 'discard':
      return ['discarded ', ...things(e), ...cause(e)];
    case 'return':
      return ['took ', ...things(e), ` back to hand`, ...cause(e)];
    case 'place':
      return ['put ', ...things(e), e.to ? ` ${zone(e.to)}` : '', ...to(e.toBase, 'on'), ...cause(e)];
    case 'shuffle':
      return [`shuffled ${e.from === 'discard' ? 'the discard pile into ' : ''}the deck`];
    case 'draw':
      return [`drew `, ...(e.cards?.length ? [`${e.cards.length}: `, ...links(e.cards)] : [`${e.count ?? 1}`])];
    case 'reveal':
      return ['revealed ', ...things(e), ...cause(e)];
    case 'look':
      return [
        `looked at ${other && other !== 'You' ? `${other}'s ` : other ? 'your ' : ''}${e.from ?? 'cards'}`,
        ...cause(e),
      ];
    case 'vp':
      return ['got points', ...cause(e)];
    case 'power':
      return ['changed ', ...things(e), ...cause(e)];
    case 'saved':
      return ['kept ', ...things(e), ...cause(e)];
    case 'immune':
      return [...things(e), ' is not affected', ...cause(e)];
    case 'pass':
      return ['passed'];
    case 'scoring':
      return [...(e.base ? [e.base] : ['A base']), ' is about to score'];
    case 'stopped':
      return [...things(e), ' was stopped', ...cause(e)];
    case 'base':
      return ['New base: ', ...(e.toBase ? [e.toBase] : e.base ? [e.base] : things(e))];
    case 'choose':
      return [`chose ${e.text ?? e.faction ?? ''}`, ...(e.card ? [e.card] : []), ...(e.base ? [e.base] : [])];
    case 'loop':
      return ['A loop was cut', ...cause(e)];
    case 'concede':
      return ['gave up'];
    case 'agree':
      return ['agreed to end the game'];
    case 'over':
      return [e.winners?.length ? `${e.winners.map(name).join(' and ')} won` : 'The game is over'];
    case 'extraTurn':
      return ['takes another turn', ...cause(e)];
    case 'lost':
      return [...things(e), ' could not be found'];
    default:
      return e.text ? [e.text] : null;
  }
}
const zone = (word: string) =>
  word === 'bottom' || word === 'top' ? `on the ${word} of the deck` : `into the ${word}`;
const fromZone = (e: EventView): LinePart[] => (e.from && e.from !== 'hand' && !e.base ? [` from the ${e.from}`] : []);

function result(e: EventView): string {
  if (e.type === 'vp') return `${(e.amount ?? 0) < 0 ? '' : '+'}${e.amount ?? 0} VP, ${change(e)}`.replace(/, $/, '');
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
  vp: e.type === 'scored',
});

/** Zero or more lines for one event. */
export function lines(e: EventView, name: NameOf): Line[] {
  if (e.type === 'turn') return [head(e, [`Turn ${e.turn} · ${name(e.seat)}`])];
  if (e.type === 'begin' || e.type === 'phase') return [];
  if (e.type === 'scoring') return [head(e, [`Me First · ${e.base?.name ?? 'a base'}`])];
  if (e.type === 'scored') {
    const won = (e.ranks ?? []).filter((r) => r.vp > 0 || r.place !== null);
    return [
      head(e, [`${e.base?.name ?? 'A base'} scores`]),
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
  const parts = sentence(e, name);
  if (!parts) return [];
  return [
    {
      n: e.n,
      turn: e.turn,
      kind: 'line',
      seat: e.seat ?? null,
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

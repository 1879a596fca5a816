import { Game } from '../kernel/game.ts';
import { type CardIx, NOBODY, type Seat, type State, type Until } from '../model/index.ts';
import { addBreakpoint, type PartKind } from '../query/power.ts';
import type { Query } from '../query/query.ts';
import { cardName } from './card.ts';
import type { Contribution } from './types.ts';

/**
 * Why this number? (ux D6). The deltas add up to what is shown: power of a minion, total power on a base (of all, or of
 * one seat), or a breakpoint. An unknown id gives an empty list.
 * @param id public id of a minion in play or of a base in play
 */
export function explain(
  state: State,
  id: number,
  stat: 'power' | 'total' | 'breakpoint',
  seat: Seat = NOBODY,
): Contribution[] {
  const q = new Game(state).q;
  const ix = state.cards.findIndex((c) => c.id === id);
  if (ix < 0 || !q.inPlay(ix)) return [];
  if (stat === 'power') return q.isMinion(ix) ? powerParts(q, ix) : [];
  if (!q.isBase(ix)) return [];
  return stat === 'breakpoint' ? breakpointParts(q, ix) : totalParts(q, ix, seat);
}

function parts(
  q: Query,
  collect: (sink: (delta: number, kind: PartKind, source: CardIx, def: number, until: Until | null) => void) => void,
): Contribution[] {
  const list: Contribution[] = [];
  let sum = 0;
  collect((delta, kind, source, def, until) => {
    sum += delta;
    const line: Contribution = {
      label: label(q, kind, delta, def),
      delta,
      source: source === NOBODY ? null : named(q, source, def),
      kind,
    };
    if (until) line.expires = expires(until);
    list.push(line);
  });
  if (sum < 0) list.push({ label: 'never below zero', delta: -sum, source: null, kind: 'cap' });
  return list;
}

const powerParts = (q: Query, ix: CardIx): Contribution[] => parts(q, (sink) => q.powerParts(ix, sink));
const breakpointParts = (q: Query, base: CardIx): Contribution[] => parts(q, (sink) => addBreakpoint(q, base, sink));

function totalParts(q: Query, base: CardIx, seat: Seat): Contribution[] {
  const list: Contribution[] = q
    .minionsAt(base)
    .filter((ix) => (seat === NOBODY ? q.controller(ix) !== NOBODY : q.controller(ix) === seat))
    .map((ix) => ({ label: q.name(ix), delta: q.addedPower(ix), source: cardName(q, ix), kind: 'minion' }));
  q.otherPower(base, (delta, kind, source, owner) => {
    if (seat === NOBODY || seat === owner)
      list.push({ label: q.name(source), delta, source: named(q, source, q.card(source).def), kind });
  });
  return list;
}

function label(q: Query, kind: PartKind, delta: number, def: number): string {
  if (kind === 'printed') return 'printed';
  if (kind === 'monster') return `${q.defs[def]?.name ?? 'a monster'}, a monster`;
  if (kind === 'set') return `${q.defs[def]?.name ?? 'an ability'} sets it`;
  if (kind === 'counter') return delta === 1 ? '1 power counter' : `${delta} power counters`;
  return q.defs[def]?.name ?? 'an ability';
}

/** The source may be a new card by now (IO-1), or out of sight: then only its name is told. */
function named(q: Query, source: CardIx, def: number): Contribution['source'] {
  const visible = q.inPlay(source) || q.card(source).zone === 'discard';
  return { id: visible ? q.card(source).id : 0, name: q.defs[def]?.name ?? '' };
}

function expires(until: Until): string {
  switch (until.t) {
    case 'turnEnd':
      return 'until the end of the turn';
    case 'turnStart':
      return `until the start of ${'ABCD'[until.seat]}'s turn`;
    case 'stay':
      return 'until the end of the turn, as long as it stays there';
    case 'scored':
      return 'until the base has scored';
    default:
      return '';
  }
}

import { queryOf } from '../core/kept.ts';
import { isVisible, type Viewer } from '../core/sight.ts';
import { type CardIx, NOBODY, type Seat, type State, seatLetter, type Until } from '../model/index.ts';
import { addBreakpoint, addWithheld, type PartKind } from '../query/power.ts';
import type { Query } from '../query/query.ts';
import { countsFor } from '../query/whose.ts';
import { cardName } from './card.ts';
import { baseInPlay, minionInPlay } from './seen.ts';
import type { Contribution } from './types.ts';

/**
 * Why this number? The deltas add up to the displayed number: power of a minion, total power on a base (of
 * all, or of one seat), or a breakpoint. An id without such a number gives an empty list.
 * @param viewer who asks: a source this viewer cannot see has no id (INFO-2)
 * @param id public id of a minion in play or of a base in play
 */
export function explain(
  state: State,
  viewer: Viewer,
  id: number,
  stat: 'power' | 'total' | 'breakpoint',
  seat: Seat = NOBODY,
): Contribution[] {
  const q = queryOf(state);
  const asker = { q, viewer };
  if (stat === 'power') {
    const minion = minionInPlay(q, id);
    return minion === NOBODY ? [] : powerParts(asker, minion);
  }
  const base = baseInPlay(q, id);
  if (base === NOBODY) return [];
  return stat === 'breakpoint' ? breakpointParts(asker, base) : totalParts(asker, base, seat);
}

interface Asker {
  q: Query;
  viewer: Viewer;
}

type Collect = (
  sink: (delta: number, kind: PartKind, source: CardIx, def: number, until: Until | null) => void,
) => void;

function rowsOf(asker: Asker, collect: Collect): Contribution[] {
  const list: Contribution[] = [];
  collect((delta, kind, source, def, until) => {
    const line: Contribution = {
      label: label(asker.q, kind, delta, def),
      delta,
      source: source === NOBODY ? null : named(asker, source, def),
      kind,
    };
    if (until) line.expires = expires(until);
    list.push(line);
  });
  return list;
}

function parts(asker: Asker, collect: Collect): Contribution[] {
  const list = rowsOf(asker, collect);
  const sum = list.reduce((all, { delta }) => all + delta, 0);
  if (sum < 0) list.push({ label: 'never below zero', delta: -sum, source: null, kind: 'cap' });
  return list;
}

const powerParts = (asker: Asker, ix: CardIx): Contribution[] => parts(asker, (sink) => asker.q.powerParts(ix, sink));
const breakpointParts = (asker: Asker, base: CardIx): Contribution[] =>
  parts(asker, (sink) => addBreakpoint(asker.q, base, sink));

function totalParts(asker: Asker, base: CardIx, seat: Seat): Contribution[] {
  const { q } = asker;
  const minions = q.minionsAt(base).filter((ix) => countsFor(seat, q.controller(ix)));
  const list: Contribution[] = minions.map((ix) => ({
    label: q.name(ix),
    delta: q.power(ix),
    source: cardName(q, ix),
    kind: 'minion',
  }));
  list.push(
    ...rowsOf(asker, (sink) => {
      for (const ix of minions) addWithheld(q, ix, seat, sink);
    }),
  );
  q.otherPower(base, (delta, kind, source, whose) => {
    if (countsFor(seat, whose))
      list.push({ label: q.name(source), delta, source: named(asker, source, q.card(source).def), kind });
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

/** If the source is a new card by now (IO-1), or hidden, only its name is given. */
function named({ q, viewer }: Asker, source: CardIx, def: number): Contribution['source'] {
  const visible = (q.inPlay(source) || q.card(source).zone === 'discard') && isVisible(q, source, viewer);
  return { id: visible ? q.card(source).id : 0, name: q.defs[def]?.name ?? '' };
}

function expires(until: Until): string {
  switch (until.t) {
    case 'turnEnd':
      return 'until the end of the turn';
    case 'turnStart':
      return `until the start of ${seatLetter(until.seat)}'s turn`;
    case 'stay':
      return 'until the end of the turn, as long as it stays there';
    case 'scored':
      return 'until the base has scored';
    default:
      return '';
  }
}

import { type CardIx, type Cause, isFaceDown, NOBODY, type Op, type Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import type { AbilityContext, Cancels } from '../script/definition.ts';
import { bitOf } from './catalogue.ts';
import { rejecting } from './protection.ts';
import type { Query } from './query.ts';

const CANCELS = bitOf('cancels');
const PROTECTS = bitOf('protect');

interface Canceller {
  ability: Cancels;
  me: AbilityContext;
  /** The text that gave the ability, if one did: such an ability does not end when its card leaves (IO-2). */
  from: Cause | null;
}

/**
 * The cards whose abilities are cancelled by a card in play. A cancelled canceller cancels nothing; if they cancel each
 * other, the one that came into play first wins (CALC-5). Returns whether there is a canceller at all.
 */
export function findCancelled(q: Query, cancelled: Set<CardIx>): boolean {
  const list = cancellers(q);
  if (list.length === 0) return false;
  const works = list.map(() => false);
  const guarded = guard(q, list);
  const rejected = rejection(q);
  const reaches = ({ ability, me, from }: Canceller, ix: CardIx): boolean =>
    ability.who(q, me, ix) && !(from === null ? rejected(me.self, ix) : guarded(ix, from));
  // Enough rounds to settle any chain of them.
  for (let round = 0; round < list.length; round++)
    list.forEach(({ me, from }, i) => {
      works[i] = from !== null || !list.some((other, j) => j !== i && works[j] && reaches(other, me.self));
    });
  const working = list.filter((_, i) => works[i]);
  for (const ix of [...q.s.inPlay, ...q.s.table]) if (working.some((one) => reaches(one, ix))) cancelled.add(ix);
  return true;
}

/**
 * Is this an action on the card that may no longer affect it (ATT-3)? One that cannot be destroyed stays there without
 * effect. The answer comes from the table on which all such actions still cancel: a protection that they cancel protects
 * from nothing (TERM-4).
 */
function rejection(q: Query): (action: CardIx, host: CardIx) => boolean {
  if (q.isUnguarded || !mayProtect(q)) return () => false;
  const known = new Map<CardIx, boolean>();
  let before: Query | null = null;
  return (action, host) => {
    if (q.card(action).zone !== 'on' || q.card(action).at !== host) return false;
    before ??= q.imagined(q.s, { unguarded: true });
    const found = known.get(action) ?? rejecting(before, action) !== NOBODY;
    known.set(action, found);
    return found;
  };
}
function mayProtect(q: Query): boolean {
  if (q.hasShields()) return true;
  if (!q.catalogue.protects) return false;
  const { inPlay, table, modifiers } = q.s;
  const may = (ix: CardIx): boolean => !isFaceDown(q.card(ix).zone) && q.mayHave(ix, PROTECTS);
  return inPlay.some(may) || table.some(may) || modifiers.some(({ kind }) => kind === 'give');
}

/**
 * Is a card protected from being cancelled by an ability that a text gave (TERM-2, CAN-1)? What is asked about must not
 * depend on the answer: it is the table without what these texts give.
 */
function guard(q: Query, list: readonly Canceller[]): (ix: CardIx, from: Cause) => boolean {
  if (!q.catalogue.protects && !q.hasShields()) return () => false;
  const given = list.flatMap(({ from }) => from?.card ?? []);
  let before: Query | null = null;
  return (ix, from) => {
    before ??= q.imagined({
      ...q.s,
      modifiers: q.s.modifiers.filter(({ kind, source }) => kind !== 'give' || !given.includes(source)),
    });
    const op: Op = opWith('cancel', { card: ix, until: { t: 'ever' } });
    return before.protection(op, from) !== NOBODY;
  };
}

function cancellers(q: Query): Canceller[] {
  const list: Canceller[] = [];
  for (const ix of q.s.inPlay) {
    const { zone, fresh } = q.card(ix);
    // Face-down cards have no public definition.
    if (fresh || isFaceDown(zone) || !q.mayHave(ix, CANCELS) || q.isDormant(ix)) continue;
    const seat: Seat = q.controller(ix);
    q.eachAbility(ix, (ability) => {
      if (ability.kind === 'cancels' && !ability.given)
        list.push({ ability, me: { self: ix, seat, args: {} }, from: null });
    });
  }
  for (const mod of q.s.modifiers) {
    if (mod.kind !== 'give') continue;
    const me: AbilityContext = { self: mod.source, seat: mod.seat, args: { given: mod.card } };
    const { abilities, type } = q.defs[mod.sourceDef]!;
    const from: Cause = { card: mod.source, seat: mod.seat, type };
    for (const ability of abilities) if (ability.kind === 'cancels' && ability.given) list.push({ ability, me, from });
  }
  return list;
}

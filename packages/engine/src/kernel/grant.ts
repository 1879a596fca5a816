import { type CardIx, opWith, type Seat } from '../model/index.ts';
import { causeOf } from '../query/power.ts';
import type { Game } from './game.ts';
import { perform } from './gate.ts';

/** "On each of your turns you may play an extra …": the plays a card in play gives the current player (EXT-2). */
export function grant(g: Game, ix: CardIx): void {
  if (!mayGrant(g, ix)) return;
  const seat = g.s.current;
  // A base gives it to whoever's turn it is.
  if (
    g.q.isBase(ix)
      ? g.q.ignoring(ix, seat) === 'must'
      : !g.q.inPlay(ix) || g.q.isDormant(ix) || g.q.controller(ix) !== seat
  )
    return;
  // A card that goes to another player and comes back gives it only once in a turn.
  const key = `t:grants.${ix}.${g.q.card(ix).stamp}`;
  if (!g.q.isBase(ix) && g.q.isUsed(key)) return;
  giveAll(g, ix, seat, key);
}
function giveAll(g: Game, ix: CardIx, seat: Seat, key: string): void {
  g.q.eachAbility(ix, (ability) => {
    if (ability.kind !== 'grants') return;
    if (!g.q.isBase(ix)) g.use(key, ix);
    const limit = ability.limit(g.q, { self: ix, seat, args: {} });
    perform(g, [opWith('allow', { seat, n: 1, limit, plays: ability.plays })], causeOf(g.q, ix));
  });
}

/** The same for all of them, as a Play Cards phase begins. */
export function grantAll(g: Game): void {
  if (!g.q.catalogue.grants && g.q.remembers) return;
  for (const ix of g.s.inPlay) grant(g, ix);
  for (const ix of g.s.table) grant(g, ix);
}

/** By its own text, or by one that it has copied. */
function mayGrant({ q, s }: Game, ix: CardIx): boolean {
  if (!q.remembers || q.catalogue.of[q.card(ix).def]!.grants) return true;
  for (const mod of s.mods) if (mod.kind === 'copy' && mod.card === ix) return true;
  return false;
}

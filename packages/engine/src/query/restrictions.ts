import { type CardIx, type Modifier, NOBODY, type Seat } from '../model/index.ts';
import type { Common } from '../registry/ability.ts';
import type { Def, Diverts, Restrict } from '../script/definition.ts';
import type { Active } from './active.ts';
import { appliesTo } from './ignored.ts';
import type { Query } from './query.ts';
import { isAnother } from './whose.ts';

/** FUS-1: a fusion put on a base is played as a minion, otherwise as an action. */
export const playedAs = (q: Query, card: CardIx, at: CardIx): Def['type'] => {
  const { type, fusion } = q.def(card);
  return fusion && at === NOBODY ? 'action' : type;
};

/** The modifier that keeps this player from playing actions at all, or that one card. */
export function banOf(q: Query, seat: Seat, card: CardIx = NOBODY): Modifier | undefined {
  for (const mod of q.s.modifiers) {
    if (mod.kind !== 'ban' || mod.seat !== seat) continue;
    const { text } = mod;
    if (text === undefined ? q.isTurnOf(seat, mod.until) : card !== NOBODY && text === q.card(card).def) return mod;
  }
  return undefined;
}

/** Does a card played earlier ban this player from playing some action, now or later? */
export function isBanned(q: Query, seat: Seat): boolean {
  for (const mod of q.s.modifiers) if (mod.kind === 'ban' && mod.seat === seat) return true;
  return false;
}

/**
 * The card in play that forbids this player to play this card there, or NOBODY (CONF-1: "cannot" beats "can").
 * @param isExtra false for the regular play of a turn (EXT-1)
 */
export function forbiddenBy(q: Query, seat: Seat, card: CardIx, at: CardIx, isExtra = true): CardIx {
  const ban = q.s.modifiers.length > 0 && playedAs(q, card, at) === 'action' ? banOf(q, seat, card) : undefined;
  if (ban) return ban.source;
  const { restrict } = q.active();
  return restrict.length === 0 ? NOBODY : against(q, restrict, seat, card, at, isExtra);
}
/** The card in play that bars this player from playing this card there as long as it can go elsewhere, or NOBODY. */
export const divertedBy = (q: Query, seat: Seat, card: CardIx, at: CardIx, isExtra = true): CardIx =>
  against(q, q.active().diverts, seat, card, at, isExtra);

function against(
  q: Query,
  list: readonly Active<Restrict | Diverts>[],
  seat: Seat,
  card: CardIx,
  at: CardIx,
  isExtra: boolean,
): CardIx {
  const as = playedAs(q, card, at);
  const play = { seat, card, at, as, extra: isExtra && canBeExtra(q, seat, card, as) };
  for (const r of list) {
    if (!r.ability.forbids(q, r.me, play)) continue;
    // A base's restriction does not bind players who ignore it (TERM-13).
    if (appliesTo(q, r.me.self, seat, true)) return r.me.self;
  }
  return NOBODY;
}

/** Does a card keep this player from playing Specials? */
export const specialsStopped = (q: Query, seat: Seat): boolean =>
  specialAbilitiesStopped(q, seat) || q.active().noSpecials.some(({ ability, me }) => ability.who(q, me, seat));

/** Does a card keep this player from using Special abilities, also those of cards in play? */
const specialAbilitiesStopped = (q: Query, seat: Seat): boolean =>
  q.s.modifiers.some((mod) => mod.kind === 'noSpecials' && isAnother(mod, seat));
/** Is this ability a Special that this player is kept from using, however it is triggered? */
export const isStopped = (q: Query, { label }: Common, seat: Seat): boolean =>
  label === 'special' && specialAbilitiesStopped(q, seat);

/** Titans are not extra cards (TIT-2); monsters, and cards played by a base, are nobody's plays (MON-2, MON-7). */
const canBeExtra = (q: Query, seat: Seat, card: CardIx, as: Def['type']): boolean =>
  as !== 'titan' && seat !== NOBODY && !q.isMonsterCard(card);

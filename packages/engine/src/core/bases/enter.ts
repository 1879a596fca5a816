import { type AbilityRef, type CardIx, NOBODY, type Trigger } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { MONSTERS_COME } from '../../registry/rules.ts';
import { RULE } from '../cause.ts';
import type { Game } from '../game.ts';
import { happens, keep } from '../triggers.ts';

/** What happens because a base has entered play: its monsters come (MON-3), then its own ability (SET-8). */
function onEntry(g: Game, base: CardIx): AbilityRef[] {
  const list: AbilityRef[] = [];
  // Big Base: of a base card only the ability counts (BIG-3).
  if (g.q.def(base).monsters > 0 && !g.s.big) list.push({ card: base, def: NOBODY, ix: MONSTERS_COME });
  g.q.eachAbility(base, (ability, def, ix) => {
    if (ability.kind === 'onPlay') list.push({ card: base, def, ix });
  });
  return list;
}

/** A base has entered play by the rules: that comes first. What else it sets off waits as always. */
export function baseEnters(g: Game, base: CardIx): void {
  for (const ref of onEntry(g, base).reverse()) g.resolve(ref, NOBODY, {});
  tellOthers(g, base);
}

/** A card has brought a base into play: all of it waits until the card has resolved (RES-4). */
export function baseEntersByCard(g: Game, base: CardIx): void {
  const { stamp } = g.s.cards[base]!;
  keep(
    g,
    onEntry(g, base).map((ref): Trigger => ({ ...ref, seat: NOBODY, stamp, optional: false, left: false, args: {} })),
  );
  tellOthers(g, base);
}

const tellOthers = (g: Game, base: CardIx): void => happens(g, opOf('base', { card: base }), RULE);

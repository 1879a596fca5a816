import { type AbilityRef, type CardIx, NOBODY, type Trigger } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { MONSTERS_COME } from '../../registry/rules.ts';
import { RULE } from '../cause.ts';
import type { Game } from '../game.ts';
import { happens, keep } from '../triggers.ts';

/** The consequences of a base entering play: its monsters come (MON-3), then its own ability (SET-8). */
function onEntry(g: Game, base: CardIx): AbilityRef[] {
  const list: AbilityRef[] = [];
  // Big Base: only a base card's ability counts (BIG-3).
  if (g.q.def(base).monsters > 0 && !g.s.big) list.push({ card: base, def: NOBODY, ix: MONSTERS_COME });
  g.q.eachAbility(base, (ability, def, ix) => {
    if (ability.kind === 'onPlay') list.push({ card: base, def, ix });
  });
  return list;
}

/** The rules have put a base into play: its entry resolves first, its other triggers wait as usual. */
export function baseEnters(g: Game, base: CardIx): void {
  for (const ref of onEntry(g, base).reverse()) g.resolve(ref, NOBODY, {});
  tellOthers(g, base);
}

/** A card has put a base into play: everything waits until the card has resolved (RES-4). */
export function baseEntersByCard(g: Game, base: CardIx): void {
  keepEntry(g, onEntry(g, base));
  tellOthers(g, base);
}

/** A card plays a base. The caller brings the monsters (MON-3); everything else waits (RES-4). */
export function baseIsPlayed(g: Game, base: CardIx): void {
  keepEntry(
    g,
    onEntry(g, base).filter(({ def }) => def !== NOBODY),
  );
  tellOthers(g, base);
}
/** The monsters of a base that was played come once its card has resolved. */
export const monstersFollow = (g: Game, base: CardIx): void =>
  keepEntry(
    g,
    onEntry(g, base).filter(({ def }) => def === NOBODY),
  );

function keepEntry(g: Game, abilities: readonly AbilityRef[]): void {
  const waiting = abilities.map(
    (ref): Trigger => ({
      ...ref,
      seat: NOBODY,
      stamp: g.s.cards[ref.card]!.stamp,
      optional: false,
      left: false,
      args: {},
    }),
  );
  keep(g, waiting);
}

const tellOthers = (g: Game, base: CardIx): void => happens(g, opOf('base', { card: base }), RULE);

import type { CardIx, Until } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { AbilityContext } from './definition.ts';
import { act, call, look, ops, type Script } from './language.ts';

/** "This card has the abilities of …": the current ones. On-play abilities among them resolve immediately (RES-1). */
export function* copyAbilities(me: AbilityContext, from: CardIx, until: Until): Script {
  const before = yield* look((q) => q.s.clock);
  const [done] = yield* act(ops.copy(me.self, from, until));
  if (!done) return;
  for (const [def, ix] of yield* look((q) => onPlayCopied(q, me.self, before)))
    yield* call({ card: me.self, def: def!, ix: ix! }, { args: me.args });
}

/** The on-play abilities the card has copied since then, by text and number. */
const onPlayCopied = (q: Query, card: CardIx, since: number): number[][] =>
  q.s.modifiers.flatMap((mod) =>
    mod.kind === 'copy' && mod.card === card && mod.n > since
      ? q.defs[mod.text!]!.abilities.flatMap((ability, ix) =>
          ability.kind === 'onPlay' && !q.hasLost(card, ability, mod.n) ? [[mod.text!, ix]] : [],
        )
      : [],
  );

import { causeName } from '../core/cause.ts';
import { type ExtraPlay, type Limit, NOBODY, type Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { limitOf } from '../query/limits.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** text: 'name', if all plays must be of cards with one name. */
    allow: { seat: Seat; n: number; limit: Limit; plays: ExtraPlay['type']; text?: 'name' };
  }
}

/** EXT-2: an extra play that may be kept, or several that must all be of cards with one name. */
defineEffect('allow', {
  // A play bound to a place that is gone cannot be granted.
  possible: ({ q }, { limit }) => limit?.base === undefined || (limit.base !== NOBODY && q.base(limit.base) !== NOBODY),
  commit(g, op, cause) {
    const s = g.s;
    const group = op.text === 'name' ? ++s.clock : 0;
    const type = op.plays ?? 'minion';
    for (let i = 0; i < op.n; i++)
      s.extraPlays.push({
        seat: op.seat,
        type,
        limit: limitOf(op.limit ?? {}),
        group,
        source: cause.card,
        sourceDef: s.cards[cause.card]!.def,
        permission: null,
      });
    if (!g.muted()) g.emit('power', { seat: op.seat, text: `extra ${type}`, cause: causeName(g, cause) });
  },
});

/** Grants an extra play that may be kept until later in the Play Cards phase (EXT-2). */
export const allow = (seat: Seat, limit: Limit, plays: ExtraPlay['type'] = 'minion') =>
  opWith('allow', { seat, limit, plays, n: 1 });
/** The same for n minions that must all have one name. */
export const allowOfOneName = (seat: Seat, n: number, limit: Limit = {}) =>
  opWith('allow', { seat, limit, plays: 'minion', n, text: 'name' });

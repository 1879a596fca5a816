import { causeName } from '../core/cause.ts';
import { NOBODY, type Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    vp: { seat: Seat; n: number };
  }
  interface EventTypes {
    vp: true;
  }
}

defineEffect('vp', {
  possible: ({ s }, { seat, n }) => seat !== NOBODY && (n > 0 || s.seats[seat]!.vp > 0),
  commit(g, { seat, n }, cause) {
    const state = g.s.seats[seat]!;
    state.vp = Math.max(0, state.vp + n);
    // A single event reports that a base scored and what it awards.
    if (cause.type !== 'rule' && !g.muted())
      g.emit('vp', { seat, amount: n, now: state.vp, cause: causeName(g, cause) });
  },
});
defineWords('vp', (e) => [
  who(e.seat),
  ` ${(e.amount ?? 0) < 0 ? 'lost' : 'gained'} ${Math.abs(e.amount ?? 0)} VP, now ${e.now}`,
  e.rule === 'WIN-2' ? ' (Madness)' : '',
  ...by(e),
]);

export const gainVp = (seat: Seat, n: number) => opOf('vp', { seat, n });

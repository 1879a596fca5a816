import { causeName } from '../core/cause.ts';
import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    extraTurn: { seat: Seat };
  }
  interface EventTypes {
    extraTurn: true;
  }
}

/** TURN-8: it comes after those already gained in this turn, and before those that this turn has postponed. */
defineEffect('extraTurn', {
  commit(g, { seat }, cause) {
    const { extraTurns, turn } = g.s;
    const earlier = extraTurns.findIndex((one) => one.turn !== turn);
    extraTurns.splice(earlier < 0 ? extraTurns.length : earlier, 0, { seat, turn });
    g.emit('extraTurn', { seat, text: 'gained', cause: causeName(g, cause) });
  },
});
defineWords('extraTurn', (e) => [
  who(e.seat),
  e.text === 'gained' ? ' will take another turn' : ' takes an extra turn',
  ...by(e),
]);

/** The player takes another turn after the current one (TURN-8). */
export const extraTurn = (seat: Seat) => opOf('extraTurn', { seat });

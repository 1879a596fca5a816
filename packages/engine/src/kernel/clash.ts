import { type CardIx, NOBODY } from '../model/index.ts';
import type { Game } from './game.ts';
import { perform, RULE } from './gate.ts';

/**
 * TIT-6: titans that have come to a base with a titan, once what their coming set off has resolved. The controller with
 * less power there removes theirs; tied: the one there first stays. True when one was removed.
 */
export function clash(g: Game): boolean {
  const s = g.s;
  let removed = false;
  while (s.clashes.length > 0) {
    const comer = s.clashes.shift()!;
    while (g.q.isTitan(comer)) {
      const base = g.q.base(comer);
      const other = g.q.titansAt(base).find((ix) => ix !== comer);
      if (other === undefined) break;
      fight(g, base, comer, other);
      removed = true;
    }
  }
  return removed;
}

function fight(g: Game, base: CardIx, comer: CardIx, other: CardIx): void {
  const power = (titan: CardIx): number => g.q.total(base, g.q.controller(titan));
  const wins = power(comer) > power(other);
  const loser = wins ? other : comer;
  g.emit('clash', {
    base: g.named(base),
    card: g.named(wins ? comer : other),
    host: g.named(loser),
    amount: power(wins ? comer : other),
    now: power(loser),
    rule: 'TIT-6',
  });
  perform(g, [{ verb: 'leave', card: loser, seat: NOBODY, to: NOBODY, n: 0 }], RULE);
}

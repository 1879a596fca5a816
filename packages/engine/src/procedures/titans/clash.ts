import { RULE } from '../../core/cause.ts';
import type { Game } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { loseClash } from '../../effects/lose-clash.ts';
import type { CardIx, Clash, Seat } from '../../model/index.ts';

/**
 * TIT-6: titans that have arrived at a base with a titan clash once the triggers of their arrival have resolved. The
 * controller with less power there removes theirs; on a tie the one there first stays. True if two have clashed: the
 * resulting triggers come before the next clash.
 */
export function clash(g: Game): boolean {
  return g.s.clashes.length > 0 && !g.s.stack.some((frame) => frame.f === 'duel' && frame.truce) && clashNow(g);
}

function clashNow(g: Game): boolean {
  const s = g.s;
  const due = s.clashes.filter((one) => one.frame >= s.stack.length - 1);
  for (const one of due) {
    for (let other = rival(g, one); other !== undefined; other = rival(g, one)) {
      one.met.push(other);
      if (isSuspended(g, g.q.base(other), [g.q.controller(one.comer), g.q.controller(other)])) continue;
      fight(g, one.comer, other);
      return true;
    }
    s.clashes.splice(s.clashes.indexOf(one), 1);
  }
  return false;
}

/** The next titan it must clash with. One that arrived with it but is listed later clashes with it in its own turn. */
function rival(g: Game, { comer, met }: Clash): CardIx | undefined {
  if (!g.q.isTitan(comer)) return undefined;
  const later = g.s.clashes.slice(g.s.clashes.findIndex((one) => one.comer === comer));
  return g.q.titansAt(g.q.base(comer)).find((ix) => !met.includes(ix) && !later.some((one) => one.comer === ix));
}

/** An ability prevents clashes at this base, and neither has to ignore it (TERM-13). */
const isSuspended = ({ q }: Game, base: CardIx, seats: Seat[]): boolean =>
  q
    .active()
    .noClash.some(
      ({ ability, me }) =>
        ability.at(q, me, base) && !(q.isBase(me.self) && seats.some((seat) => q.ignoring(me.self, seat) === 'must')),
    );

function fight(g: Game, comer: CardIx, other: CardIx): void {
  const base = g.q.base(comer);
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
  perform(g, [loseClash(loser)], RULE);
}

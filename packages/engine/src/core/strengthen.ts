import { type CardIx, type Cause, NOBODY, type Op, type PlayFrame, type Trigger } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { isActionZone } from '../query/places.ts';
import { playOf } from '../query/standard.ts';
import { isStrengthening, isWanted, strengthenedBy } from '../query/strengthening.ts';
import type { Game } from './game.ts';
import { collect, keep } from './triggers.ts';

/** TERM-3: an action being played is about to increase a minion's power directly. Finds what reacts to that. */
export function collectStrengthening(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  if (cause.type !== 'action' || !isStrengthening(op) || op.shared || !g.q.isMinion(op.card)) return;
  const play = playOf(g.q, cause.card);
  if (play !== null && matters(g, play)) report(g, play, op.card, found);
}

/** The same for an action that stays in play, once its continuous abilities have started. */
export function reportLasting(g: Game, play: PlayFrame): void {
  if (!matters(g, play) || !isAttached(g, play.card)) return;
  const found: Trigger[] = [];
  for (const minion of strengthenedBy(g.q, play.card)) report(g, play, minion, found);
  keep(g, found);
}

/** Must this action's effect still increase the power of such a minion? */
export const isBound = (g: Game, play: PlayFrame): boolean =>
  play.strengthens !== null &&
  !(
    isAttached(g, play.card) &&
    strengthenedBy(g.q, play.card).some((ix) => isWanted(g.q, play.seat, play.strengthens!, ix))
  );

/** Does something react to the increase, or does the extra play in use require it? */
const matters = ({ q }: Game, play: PlayFrame): boolean =>
  q.catalogue.reactsToStrengthening || play.strengthens !== null;

const isAttached = (g: Game, card: CardIx): boolean => isActionZone(g.s.cards[card]!.zone);

function report(g: Game, play: PlayFrame, minion: CardIx, found: Trigger[]): void {
  if (play.strengthens !== null && isWanted(g.q, play.seat, play.strengthens, minion)) play.strengthens = null;
  // Only minions that were in play already count (TERM-3).
  if (play.seat === NOBODY || g.s.cards[minion]!.stamp > play.began) return;
  const cause: Cause = { card: play.card, seat: play.seat, type: 'action' };
  collect(g, opOf('strengthen', { card: minion, seat: play.seat }), cause, found);
}

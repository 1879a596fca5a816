import { type CardIx, NOBODY, type Op, type PlayFrame, type StandardPlay } from '../model/index.ts';
import { effectOf, subjectsOf } from '../registry/effect.ts';
import type { Query } from './query.ts';

/**
 * An action that puts itself neither on a card nor into burial or stasis (PLAY-2); outside play a fusion is one, too
 * (FUS-1).
 */
export const isStandard = (q: Query, ix: CardIx): boolean =>
  q.isActionCard(ix) &&
  !q.isPlayedOn(ix, 'base') &&
  !q.isPlayedOn(ix, 'minion') &&
  !q.catalogue.of[q.card(ix).def]!.putsItself;

/** The current resolution, if it is the play of this card rather than an ability the card already had in play. */
export function playOf(q: Query, card: CardIx): PlayFrame | null {
  const { stack } = q.s;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]!;
    switch (frame.f) {
      case 'play':
        return frame.card === card ? frame : null;
      case 'resolve':
      case 'turn':
      case 'score':
      case 'round':
      case 'board':
        return null;
    }
  }
  return null;
}

/** Is the ability of this card that resolves now a talent? */
function isUsingTalent(q: Query, card: CardIx): boolean {
  const script = q.s.stack.findLast((frame) => frame.f === 'script');
  if (!script || script.ref.card !== card || script.ref.def === NOBODY) return false;
  const ability = q.defs[script.ref.def]!.abilities[script.ref.ix]!;
  return (ability.kind === 'gives' ? ability.ability : ability).label === 'talent';
}
/** Did the card do this by being played, or by its talent? Valid only while it happens. */
export const byPlayOrTalent = (q: Query, { byPlay, byCard }: { byPlay: boolean; byCard: CardIx }): boolean =>
  byPlay || isUsingTalent(q, byCard);

/** The current play of this card as a standard action. */
export const standardPlay = (q: Query, card: CardIx): StandardPlay | null => playOf(q, card)?.standard ?? null;

/** The minions that the standard action being played affects with this op, now or when it takes effect. */
export function minionsAffected(q: Query, op: Op): CardIx[] {
  const { affects } = effectOf(op.verb);
  if (affects === undefined) return [];
  const cards = affects === 'now' ? subjectsOf(op) : [op.card];
  return cards.filter((ix) => q.isMinion(ix));
}

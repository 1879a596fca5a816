import { type CardIx, type Mod, NOBODY, type Op, opOf, opWith, type Spot } from '../model/index.ts';
import { causeOf } from '../query/power.ts';
import type { Game } from './game.ts';
import { perform, RULE } from './gate.ts';

/** Cards at bases for which another way than to the discard pile was chosen, each with the way chosen first (RES-7). */
export function firstOfEach({ s }: Game): Mod[] {
  const fates = s.mods.filter((mod) => mod.kind === 'fate' && s.cards[mod.card]!.zone === 'base');
  return fates.filter((fate, i) => fates.findIndex(({ card }) => card === fate.card) === i);
}

/** They go that way, one after the other: to a hand or deck by the rules, to a base by the card. */
export function carryOut(g: Game, fates: readonly Mod[]): void {
  for (const { card, seat, from, spot } of fates) {
    const cause = causeOf(g.q, card);
    if (from !== NOBODY) perform(g, [opOf('move', { card, seat, to: from })], cause);
    else if (spot !== 'deck') perform(g, [placed(card, spot ?? 'hand')], { ...cause, type: 'rule' });
  }
  shuffleIn(
    g,
    fates.flatMap(({ card, from, spot }) => (from === NOBODY && spot === 'deck' ? [card] : [])),
  );
}

const placed = (card: CardIx, spot: Spot): Op => opWith('place', { card, spot });

/** All together into their owners' decks, which are shuffled then. */
function shuffleIn(g: Game, cards: readonly CardIx[]): void {
  if (cards.length === 0) return;
  const owners = g.q.clockwise().filter((seat) => cards.some((ix) => g.q.owner(ix) === seat));
  const shuffles = owners.map((seat): Op => opOf('shuffle', { seat }));
  perform(g, [...cards.map((ix) => placed(ix, 'deck')), ...shuffles], RULE);
}

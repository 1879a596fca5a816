import type { Card, Registry, State } from '@smash/engine';

/** Is such a text in play, set aside, in a hand or offered from elsewhere? */
export function isNamed({ cards, names, asks }: State, { defs }: Registry, named: RegExp): boolean {
  const offered = new Set(asks.flatMap(({ options }) => options.map(({ card }) => card)));
  return cards.some(
    ({ zone, def }, ix) => (AT_HAND.includes(zone) || offered.has(ix)) && named.test(defs[names[def]!]!.text),
  );
}
const AT_HAND: readonly Card['zone'][] = [
  ...(['hand', 'aside', 'limbo', 'table', 'base', 'baseAction', 'on'] as const),
  ...(['under', 'buried', 'stasis', 'duel'] as const),
];

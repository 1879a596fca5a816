import { base } from '@smash/engine/script';

export const ancientEgyptiansBases = [
  /** On your turn, you may bury one card from your hand here. */
  base('Pyramids'),

  /** After a card is buried here, or an action is played on this base, the controller of that card draws a card. */
  base('Star Portal'),
];

export const vikingsBases = [
  /** Each turn, after the first time you play a minion here, you may reveal the top card of another player's deck. If it is an action, or a minion with power 3 or less, you may draw it; otherwise return it. */
  base('Drakkar'),

  /** On your turn, you may place a card from your hand on top of your deck to give one of your minions here +2 power this turn. */
  base('Longhouse'),
];

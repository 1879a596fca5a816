import { card, faction, titan } from '@smash/engine/script';
import facts from '../../facts/what-were-we-thinking/explorers.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { explorersBases } from './bases.ts';

export const explorers = faction(asFacts(facts), [
  /** You may play the base on top of the base deck and move this minion, with any number of your other minions here, to that base. */
  card('Idaho Smith'),

  /** Ongoing: After one of your minions moves for the first time in a turn, that minion gets +1 power this turn. */
  card('Guide'),

  /** Special: After a new base enters play, you may play this minion there as an extra minion. */
  card('Crypt Looter'),

  /** Look at the base deck's top two cards. One of them, of your choice, goes to the bottom of that deck and the other back on top. */
  card('Glory Hound'),

  /** Choose a minion. If no other minion is at its base, shuffle it into its owner's deck. */
  card('Dr Livingstone, I Presume?'),

  /** Put this on a base. Ongoing: Draw a card and transfer this action to another base after you play a minion here or play a card that moves one or more of your minions to here. */
  card('Forgotten Horrors'),

  /** Choose a base; of the minions there, you may move up to two to another base. */
  card('Fortune and Glory'),

  /** Choose a base. Each of your minions there gets a +1 power counter placed on it OR you draw a card for each of your minions there. */
  card('I Said No Camels!'),

  /** Choose two minions that are at different bases. Each of them moves to the base of the other one. */
  card('It Belongs in a Museum'),

  /** Special: After a base scores, reveal the base deck's top two cards. One of them, of your choice, replaces the scored base; discard the other. Play a minion on the new base as an extra minion. */
  card('Lost City'),

  /** Move every one of your minions. */
  card('X Never Marks the Spot'),

  /** Move a minion of yours. Special: This may be played before or after a base scores. */
  card('You Call This Archaeology?'),

  /** Special: You may play this titan in place of your regular minion play, on a base where no player has a minion. Ongoing: Once per turn, after a minion moves away from here, you may move this titan to the base it went to. If you do, destroy a minion there whose power is lower than the number of +1 power counters on this titan. Ongoing: At the end of your turn, place a +1 power counter on this titan if it did not move this turn. */
  titan('Very Large Boulder'),

  ...explorersBases,
]);

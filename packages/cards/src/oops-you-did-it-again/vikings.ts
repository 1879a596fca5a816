import { card, faction } from '@smash/engine/script';
import facts from '../../facts/oops-you-did-it-again/vikings.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { vikingsBases } from './bases.ts';

export const vikings = faction(asFacts(facts), [
  /** Choose a minion in another player's discard pile and place it into your hand. */
  card('Valkyrie'),

  /** Talent: Place up to three cards from your hand on top of your deck. For each, this minion gets +1 power this turn. */
  card('Raider'),

  /** Reveal the top card of another player's deck. Place it into your hand if it is an action or a minion with power 3 or less; otherwise return it. */
  card('Shield Maiden'),

  /** Talent: Place a card from your hand on top of your deck to give this minion +2 power this turn. */
  card('Huscarl'),

  /** Place a card from your hand on top of your deck to give one of your minions +4 power this turn. */
  card('Berserk'),

  /** Look at another player's hand. Then look at the top two cards of that player's deck and return them in any order. Play an extra action. */
  card('Cast the Runes'),

  /** Each of your minions gets +1 power this turn. */
  card('Combat Training'),

  /** From another player's hand, take a random card and place it into your hand. */
  card('Pillage'),

  /** Reveal the top three cards of another player's deck. One of them that is an action, or a minion with power 4 or less, you may play as an extra card. Return the rest in any order. */
  card('Raiding Party'),

  /** Choose an action on a minion, an action on a base, or a buried card, and place it into your hand. */
  card('Ransack'),

  /** Draw three cards. */
  card('Tribute'),

  /** Put this on one of your minions with power 5 or more. Ongoing: After this minion goes to the discard pile, gain 1 VP. If you own that minion, put it back in the box. */
  card('Viking Funeral'),

  ...vikingsBases,
]);

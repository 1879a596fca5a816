import { card, faction, titan } from '@smash/engine/script';
import facts from '../../facts/awesome-level-9000/ghosts.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { ghostsBases } from './bases.ts';

export const ghosts = faction(asFacts(facts), [
  /** Special: Any time you can play a minion while holding two or fewer cards in your hand, you can play this card from your discard pile instead. */
  card('Spectre'),

  /** Ongoing: While you have two or fewer cards in your hand, this minion has +3 power and other players' cards do not affect it. */
  card('Haunting'),

  /** Choose a minion. You may discard as many cards as it has power to destroy it. */
  card('Spirit'),

  /** You may discard a card. */
  card('Ghost'),

  /** Choose a card name. From your discard pile, place any number of minions with that name in your hand. */
  card('Across the Divide'),

  /** Put this on a base. Ongoing: While you have two or fewer cards in your hand, all your minions here have +2 power. */
  card('Door to the Beyond'),

  /** You may play one extra minion, one extra action, or both. */
  card('Ghostly Arrival'),

  /** Put this on one of your minions. Ongoing: Other players' cards do not affect this minion. */
  card('Incorporeal'),

  /** Put this on a minion; you can play it only as the only card in your hand. Ongoing: You control this minion as long as it and this card are in play. */
  card('Make Contact'),

  /** If you have two or fewer cards in your hand, draw until you hold five. */
  card('Séance'),

  /** Gain 1 VP if you have two or fewer cards in your hand. */
  card('Shady Deal'),

  /** Discard any number of cards. From your discard pile, play an extra minion whose power is less than the number of cards you discarded. */
  card('The Dead Rise'),

  /** Special: On your turn, you may play this titan if you have no cards in your hand. Ongoing: You have +5 power here, less 1 for each card in your hand, to a minimum of +0. Talent: Discard a card to play a standard action from your discard pile as an extra action. That action goes to the bottom of your deck instead of the discard pile. */
  titan('Creampuff Man'),

  ...ghostsBases,
]);

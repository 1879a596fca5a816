import { card, faction, titan } from '@smash/engine/script';
import facts from '../../facts/oops-you-did-it-again/ancient-egyptians.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { ancientEgyptiansBases } from './bases.ts';

export const ancientEgyptians = faction(asFacts(facts), [
  /** Ongoing: After any other buried card is uncovered, draw a card. Special: Before this base scores, you may uncover one of your cards buried here. */
  card('Pharaoh'),

  /** Ongoing: While you have a card buried here, this minion has +2 power. */
  card('Priest of Anubis'),

  /** You may uncover a card you have buried here. Talent: Bury one card from your hand here. */
  card('Pyramid Engineer'),

  /** Special: After this base scores, you may bury this minion at another base. */
  card('Mummy'),

  /** Put this on a minion. You may remove one +1 power counter from that minion. Ongoing: This minion has -2 power. */
  card('Ancient Curse'),

  /** Bury this card. Special: When this card is uncovered, your minions here get +2 power each this turn. */
  card('Blessing of Anubis'),

  /** Uncover one of your buried cards OR bury a card from your hand. Special: You may play this before a base scores. */
  card('Lost Knowledge'),

  /** Choose one of your minions. It gets +4 power this turn if a card is buried at its base, otherwise +2 power this turn. */
  card('Mummy Strength'),

  /** Choose a base. Minions of all other players there get -1 power this turn. Special: You may play this before a base scores. */
  card('Plague of Locusts'),

  /** Bury up to two cards from your hand at one base OR uncover up to two of your cards buried at one base. */
  card('Seal the Tomb'),

  /** Bury this card. Special: When this card is uncovered, you may destroy a minion here with power 4 or less. */
  card('Tomb Trap'),

  /** Bury this card. Special: Draw three cards when this card is uncovered. */
  card('You Can Take It With You'),

  /** Special: At the start of your turn, you may return one of your buried cards to your hand to play this titan on the base where that card was. Special: While this titan is in play, after a base scores you may return one of your cards buried there to your hand. Talent: Bury a card from your hand here. */
  titan('Sphinx'),

  ...ancientEgyptiansBases,
]);

import { card, faction, titan } from '@smash/engine/script';
import facts from '../../facts/awesome-level-9000/killer-plants.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { killerPlantsBases } from './bases.ts';

export const killerPlants = faction(asFacts(facts), [
  /** Talent: Search your deck for a minion with power 2 or less. Play that card here as an extra minion, then shuffle your deck. */
  card('Venus Man Trap'),

  /** This minion has -2 power this turn. */
  card('Weed Eater'),

  /** Ongoing: At the start of each of your turns, draw a card. Use the ability of only one Water Lily per turn. */
  card('Water Lily'),

  /** Ongoing: At the start of your next turn, destroy this card, and you may search your deck for a minion with power 3 or less, play the card here as an extra minion and shuffle your deck. */
  card('Sprout'),

  /** Play up to three extra minions; all of them must have the same name. */
  card('Blossom'),

  /** Choose a minion in play. Search your deck for a copy of it, place the copy in your hand, and shuffle your deck. */
  card('Budding'),

  /** Put this on a minion. Ongoing: Destroy the minion at the start of your turn. */
  card('Choking Vines'),

  /** Put this on a base. Ongoing: Other players' abilities cannot move your minions here or return them to your hand. */
  card('Deep Roots'),

  /** Put this on a base. Ongoing: On every base where you have a minion, minions cannot be moved or returned to hands. At the start of your turn, destroy this card. */
  card('Entangled'),

  /** Play an extra minion. */
  card('Insta-Grow'),

  /** Put this on a base. Ongoing: At the start of your turn, this base's starting breakpoint becomes 0 until the end of the turn. */
  card('Overgrowth'),

  /** Put this on a base. Ongoing: Minions of other players here have -1 power, to a minimum of 0. */
  card('Sleep Spores'),

  /** Special: At the start of your turn, while this titan is out of play, place a +1 power counter on it. Instead of your regular minion play, you may play this titan if it has three or more counters; it keeps up to six of them. Ongoing: After this titan leaves play, draw two cards OR shuffle up to two minions from your discard pile into your deck. Talent: Destroy this titan to play a minion from your discard pile as an extra minion; its power may not exceed the number of +1 power counters this titan had. */
  titan('Killer Kudzu'),

  ...killerPlantsBases,
]);

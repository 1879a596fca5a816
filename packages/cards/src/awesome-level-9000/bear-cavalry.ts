import { card, faction, titan } from '@smash/engine/script';
import facts from '../../facts/awesome-level-9000/bear-cavalry.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { bearCavalryBases } from './bases.ts';

export const bearCavalry = faction(asFacts(facts), [
  /** Ongoing: None of your minions can be destroyed. */
  card('General Ivan'),

  /** Ongoing: While this is your only minion here, it has +2 power and cannot be destroyed. */
  card('Polar Commando'),

  /** Choose another player's minion here and move it to another base. */
  card('Bear Cavalry'),

  /** Ongoing: After a minion of another player moves here, destroy it if it has less power than this minion. */
  card('Cub Scout'),

  /** Every other player destroys their minion with the least power; the minion's controller chooses among tied ones. */
  card('Bear Hug'),

  /** Destroy an action that is on a base or on a minion. */
  card('Bear Necessities'),

  /** Choose one of your minions and move it to another base. */
  card('Bear Rides You'),

  /** Play an extra minion. Then choose another player's minion at that minion's base and move it to another base. */
  card('Commission'),

  /** Put this on a base. Ongoing: If you have a minion here, destroy each minion of another player that moves here. */
  card('High Ground'),

  /** Put this on a base. Ongoing: Other players' cards cannot destroy your minions here, move them, or return them to your hand or deck. */
  card('Superiority'),

  /** Choose a base where you have a minion, and one other base. All minions of other players at the first move to the second. */
  card("You're Pretty Much Borscht"),

  /** Choose a base where you have a minion. Move a minion of another player away from it to another base. */
  card("You're Screwed"),

  /** Special: You may play this titan on a base where you have a minion, instead of your regular minion play. Ongoing: After this titan moves to a base, you may move a minion there of another player with power 3 or less to another base. Talent: Place a +1 power counter on this titan and then move the titan to another base. */
  titan('Major Ursa'),

  ...bearCavalryBases,
]);

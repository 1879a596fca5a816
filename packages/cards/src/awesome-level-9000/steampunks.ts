import { card, faction } from '@smash/engine/script';
import facts from '../../facts/awesome-level-9000/steampunks.json' with { type: 'json' };
import { asFacts } from '../facts.ts';
import { steampunksBases } from './bases.ts';

export const steampunks = faction(asFacts(facts), [
  /** Ongoing: Other players' cards do not affect your actions. */
  card('Steam Queen'),

  /** Play, as an extra action, an action from your discard pile that can be played on a base. */
  card('Mechanic'),

  /** Ongoing: This minion has +1 power while at least one of your actions is on this base. */
  card('Steam Man'),

  /** Talent: Move this minion to any base with one of your actions on it. */
  card('Captain Ahab'),

  /** Put this on a base. Ongoing: While you have a minion here, you have +5 power here. */
  card('Aggromotive'),

  /** Choose one of your actions on a base or a minion and place it in your hand. Play it again as an extra action. */
  card('Change of Venue'),

  /** Put this on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card. */
  card('Difference Engine'),

  /** Put this on a base. Ongoing: Your minions here that would be destroyed return to your hand instead. */
  card('Escape Hatch'),

  /** Put this on a base. Destroy every action of the other players on it. Ongoing: No other player can play actions on this base. */
  card('Ornate Dome'),

  /** Put this on a base. Ongoing: All your minions here have +2 power. */
  card('Rotary Slug Thrower'),

  /** Choose an action in your discard pile and place it in your hand. */
  card('Scrap Diving'),

  /** Put this on a base. Talent: Move one of your minions here from another base OR from here to another base. */
  card('Zeppelin'),

  ...steampunksBases,
]);

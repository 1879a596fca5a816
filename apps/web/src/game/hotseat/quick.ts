import { factionsIn, myBoxes } from '../../settings/boxes.ts';
import { botName, friendlyName, myName } from '../../settings/names.ts';
import { isNewcomer } from '../../settings/newcomer.ts';
import { settings } from '../../settings/settings.ts';
import { HotseatGame } from './game.ts';
import { newSeed } from './state.ts';

/** Two decks of straightforward cards. */
export const QUICK_DECKS: [string, string][] = [
  ['Pirates', 'Dinosaurs'],
  ['Robots', 'Aliens'],
];

const EASY = { factions: QUICK_DECKS, options: { vpToWin: 15, titans: false, duplicates: false, bigBase: false } };

/** A quick first game: two players, easy decks, the basic rules. */
export const quickStart = (): HotseatGame =>
  HotseatGame.begin([myName(), friendlyName()], { seed: newSeed(), players: 2, ...EASY });

/** Two decks need this many factions. */
const ENOUGH = 4;

/** Limits the decks to the player's boxes, if those hold enough factions. */
function anyDecks(): { pool?: string[] } {
  const pool = factionsIn(myBoxes());
  return pool.length >= ENOUGH ? { pool } : {};
}

/**
 * Starts a game against a bot at once. The person goes first, with easy decks in the first games and any decks later.
 */
export const playNow = (): HotseatGame =>
  HotseatGame.begin(
    [myName(), botName(1)],
    { seed: newSeed(), players: 2, first: 0, ...(isNewcomer() ? EASY : anyDecks()) },
    [null, settings.getState().botLevel],
  );

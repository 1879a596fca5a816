import { factionsIn, myBoxes } from '../../settings/boxes.ts';
import { botName, friendlyName, myName } from '../../settings/names.ts';
import { isNewcomer } from '../../settings/newcomer.ts';
import { settings } from '../../settings/settings.ts';
import { HotseatGame } from './game.ts';
import { newSeed } from './state.ts';

/** Two decks with straightforward cards. */
export const QUICK_DECKS: [string, string][] = [
  ['Pirates', 'Dinosaurs'],
  ['Robots', 'Aliens'],
];

const EASY = { factions: QUICK_DECKS, options: { vpToWin: 15, titans: false, duplicates: false, bigBase: false } };

/** A quick first game: two players, easy decks, the basic rules. */
export const quickStart = (): HotseatGame =>
  HotseatGame.begin([myName(), friendlyName()], { seed: newSeed(), players: 2, ...EASY });

/** Number of factions in two decks. */
const ENOUGH = 4;

/** Any decks from the player's boxes. */
function anyDecks(): { pool?: string[] } {
  const pool = factionsIn(myBoxes());
  return pool.length >= ENOUGH ? { pool } : {};
}

/** A game against a bot, at once: the person goes first, with easy decks in the first games and any decks later. */
export const playNow = (): HotseatGame =>
  HotseatGame.begin(
    [myName(), botName(1)],
    { seed: newSeed(), players: 2, first: 0, ...(isNewcomer() ? EASY : anyDecks()) },
    [null, settings.getState().botLevel],
  );

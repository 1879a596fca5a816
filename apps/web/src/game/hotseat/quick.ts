import { friendlyName, myName } from '../../settings/names.ts';
import { HotseatGame, newSeed } from './game.ts';

/** Two decks with straightforward cards. */
export const QUICK_DECKS: [string, string][] = [
  ['Pirates', 'Dinosaurs'],
  ['Robots', 'Aliens'],
];

/** A quick first game: two players, easy decks, the basic rules. */
export const quickStart = (): HotseatGame =>
  HotseatGame.begin([myName(), friendlyName()], {
    seed: newSeed(),
    players: 2,
    factions: QUICK_DECKS,
    options: { vpToWin: 15, titans: false, duplicates: false, bigBase: false },
  });

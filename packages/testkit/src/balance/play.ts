/** Games between equal bots, with factions drawn evenly: each comes up once before any comes up again. */
import { type Level, seededRandom, shuffled } from '@smash/bots';
import { library } from '@smash/cards';
import type { GameEvent } from '@smash/engine';
import { playBots } from '../arena/game.ts';
import { addBroken, addGame, type Tally } from './tally.ts';

/** The decks of game `n` of a series: the same for the same numbers. */
export function decksOf(n: number, players: number, names: readonly string[], seed: string): [string, string][] {
  const perGame = 2 * players;
  const perRound = Math.floor(names.length / perGame);
  const order = shuffled(seededRandom(`${seed} ${players} ${Math.floor(n / perRound)}`), [...names]);
  const from = (n % perRound) * perGame;
  return Array.from({ length: players }, (_, seat) => [order[from + 2 * seat]!, order[from + 2 * seat + 1]!]);
}

/** Plays that many more games of a series, and adds them to its tally. */
export function playPiece(tally: Tally, games: number, onBroken: (what: string) => void): void {
  const { level, players } = tally;
  const names = library.factions.map(({ name }) => name);
  for (let left = games; left > 0; left--) {
    const factions = decksOf(tally.games, players, names, `balance ${level}`);
    const levels = new Array<Level>(players).fill(level);
    const heard: GameEvent[] = [];
    const setup = { seed: `balance ${level} ${players} ${tally.games}`, players, factions };
    try {
      const { state } = playBots({ setup, levels, onEvents: (events) => heard.push(...events) });
      addGame(tally, state, heard);
    } catch (error) {
      // A bug in the rules must not stop the other games.
      onBroken(`${JSON.stringify(setup)}: ${error instanceof Error ? error.stack : error}`);
      addBroken(tally);
    }
  }
}

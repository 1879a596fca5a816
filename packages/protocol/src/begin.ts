import {
  createGame,
  type GameEvent,
  type GameRecord,
  installLibrary,
  type Registry,
  type State,
  setupOf,
} from '@smash/engine';

/** The factions of version 1.0.0: random factions are drawn from all there are. */
const FIRST = ['Aliens', 'Ninjas', 'Pirates', 'Zombies'];

/**
 * Begins a recorded game as its original version did, with the cards of that time. The caller compares whether it then runs
 * the same course. Throws as createGame does.
 */
export function beginAgain(
  record: Pick<GameRecord, 'engine' | 'setup'>,
  library: Registry,
): { state: State; events: GameEvent[] } {
  if (record.engine !== '1.0.0') return createGame(setupOf(record), library);
  const factions = FIRST.flatMap((name) => library.factions.filter((one) => one.name === name));
  try {
    return createGame(setupOf(record), { ...library, factions, decks: [] });
  } finally {
    // From here on it is played with all cards.
    installLibrary(library);
  }
}

import {
  createGame,
  type GameEvent,
  type GameRecord,
  installLibrary,
  type Registry,
  type State,
  setupOf,
} from '@smash/engine';

/** The factions of version 1.0.0, from which its random factions were drawn. */
const FIRST = ['Aliens', 'Ninjas', 'Pirates', 'Zombies'];

/**
 * Begins a recorded game as its original version did, with the cards of that time. The caller checks that it then runs
 * the same way. Throws as createGame does.
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
    // From here on, play with all cards.
    installLibrary(library);
  }
}

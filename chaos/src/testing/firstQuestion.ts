import { newMemory, type Seen } from '@smash/bots';
import { library } from '@smash/cards';
import { createGame, legal, view } from '@smash/engine';
import { seal } from '@smash/engine/seal';

/** What a bot is given for the first question of a game. */
export function firstQuestion(): Seen {
  const { state } = createGame(
    {
      seed: 'thread',
      players: 2,
      first: 0,
      factions: [
        ['Pirates', 'Aliens'],
        ['Robots', 'Zombies'],
      ],
      options: { mulligan: 'off' },
    },
    library,
  );
  const { seat } = legal(state)[0]!;
  return { view: view(state, seat), sealed: seal(state, seat), memory: newMemory(2) };
}

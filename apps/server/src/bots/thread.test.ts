import { newMemory, type Seen, think } from '@smash/bots';
import { library } from '@smash/cards';
import { createGame, legal, view } from '@smash/engine';
import { seal } from '@smash/engine/seal';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotThread } from './thread.ts';

let bots: BotThread;
beforeEach(() => {
  bots = new BotThread();
});
afterEach(() => bots.close());

function firstQuestion(): Seen {
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

test('a bot in the thread answers exactly as here', async () => {
  const seen = firstQuestion();
  expect(await bots.think('medium', seen)).toEqual(think(seen, 'medium'));
});

test('with many waiting, bots think less until the thread has caught up', async () => {
  const seen = firstQuestion();
  const thoughts = await Promise.all(Array.from({ length: 16 }, () => bots.think('medium', seen)));
  const [first, last] = [thoughts[0]!, thoughts.at(-1)!];
  expect(last.nodes).toBeLessThan(first.nodes / 10);
  expect(await bots.think('medium', seen)).toEqual(first);
});

test('questions of a thread that has ended are refused, and the next begins another', async () => {
  const seen = firstQuestion();
  const asked = bots.think('medium', seen);
  const refused = expect(asked).rejects.toThrow('ended');
  await bots.close();
  await refused;
  expect((await bots.think('easy', seen)).pick).toEqual(think(seen, 'easy').pick);
});

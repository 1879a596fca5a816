import { spawn, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startGame } from '../chaos/src/testing/harness.ts';
import { root } from './files.ts';

const SCENARIO = `${root}/packages/testkit/scenarios/own/5244-argonaut-in-the-place-of-an-action.json`;

it('every game at a table begins with the position of the scenario', async () => {
  const server = spawn(process.execPath, ['tools/table.ts', '--no-build', SCENARIO], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  });
  try {
    const port = await new Promise<number>((done, fail) => {
      let said = '';
      server.stdout.on('data', (text) => {
        said += text;
        const found = /http:\/\/localhost:(\d+)/.exec(said);
        if (found) done(Number(found[1]));
      });
      server.once('exit', (code) => fail(new Error(`It ended with ${code}: ${said}`)));
    });
    const players = await startGame(port, 2);
    const [mine, others] = players.map(({ known }) => known!.view);
    expect(mine!.hand.map(({ name }) => name)).toEqual(['Argonaut', 'Argonaut']);
    expect(others!.bases.map(({ name }) => name)).toEqual(['Tortuga', 'Jungle Oasis']);
    for (const { room } of players) await room.leave();
  } finally {
    server.kill('SIGKILL');
  }
});

it('says what is wrong with a file', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/table.ts', 'package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('package.json: ');
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sim = fileURLToPath(new URL('./sim.ts', import.meta.url));

test.each([
  [['--bogus'], /^Unknown option '--bogus'.*\n$/],
  [['--relations', '--only', 'nothing'], /^There is no relation "nothing"\. There are: .*\n$/],
])('wrong use of a command, %j, is told in one line with exit code 2', (args, words) => {
  const { status, stderr } = spawnSync(process.execPath, [sim, ...args], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(words);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'smash-scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cli = fileURLToPath(new URL('./scenario.ts', import.meta.url));

it('pnpm scenario runs every file of a folder, says what failed, and fails if one did', () => {
  const scenario = (plays: number) => ({
    name: 'A turn begins',
    seed: 1,
    seats: { A: {}, B: {} },
    bases: [{ name: 'Tortuga' }, { name: 'Jungle Oasis' }],
    steps: [{ expect: { plays: { A: { minions: plays, actions: 1 } } } }],
  });
  const run = (...targets: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, [cli, ...targets], { cwd: folder, encoding: 'utf8' });
    return [status, stdout];
  };
  writeFileSync(join(folder, 'good.json'), JSON.stringify(scenario(1)));
  expect(run('.')).toEqual([0, 'ok good.json: A turn begins\n1 passed, 0 failed\n']);
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify(scenario(2)));
  writeFileSync(join(folder, 'zero.json'), '{"no": "scenario"}');
  const [code, words] = run('.', 'none.json');
  expect(code).toBe(1);
  expect(words).toMatch(/^ok good\.json: A turn begins\nFAILED wrong\.json: .*plays.*\nFAILED zero\.json: /);
  expect(words).toMatch(/\nFAILED none\.json: there is no scenario here\n1 passed, 3 failed\n$/);
});

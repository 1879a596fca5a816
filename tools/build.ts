// Builds the web client, the only part that needs building. A build stores a hash of its inputs, so starting the game
// rebuilds only after a change.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow, isTest, root } from './files.ts';
import { runNode } from './run.ts';

const stamp = `${root}/apps/web/dist/.sources`;

function hashOfSources(): string {
  const hash = createHash('sha256');
  // The packages' tests are shown as examples.
  const files = [...filesBelow('packages'), ...filesBelow('apps/web').filter((file) => !isTest(file))];
  for (const file of [...files, 'pnpm-lock.yaml']) hash.update(`${file}\0`).update(readFileSync(`${root}/${file}`));
  return hash.digest('hex');
}

export async function buildWeb(options: { force?: boolean; quiet?: boolean } = {}): Promise<number> {
  const hash = hashOfSources();
  if (!options.force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  const args = ['build', ...(options.quiet ? ['--logLevel', 'warn'] : [])];
  const { code } = await runNode(`${root}/apps/web/node_modules/vite/bin/vite.js`, args, {
    cwd: `${root}/apps/web`,
    env: { NODE_ENV: 'production' },
  });
  if (code === 0) writeFileSync(stamp, hash);
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await buildWeb({ force: true });

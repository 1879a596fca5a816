// Builds the fixtures before the tests, unless nothing has changed since.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const top = resolve(import.meta.dirname, '../../..');
const web = join(top, 'apps/web');
const page = join(web, 'node_modules/.fixtures/fixtures.html');

/** When anything in the folder last changed. */
function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('dist'))
    .map((one) => (one.isDirectory() ? newest(join(folder, one.name)) : statSync(join(folder, one.name)).mtimeMs))
    .reduce((a, b) => Math.max(a, b), 0);
}

export default function buildFixtures(): void {
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(newest(web), newest(join(top, 'packages')))) return;
  execFileSync(
    process.execPath,
    [join(web, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'fixtures', '--logLevel', 'error'],
    {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildFixtures();

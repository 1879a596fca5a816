// Finds or installs the Chromium that the browser tests use.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** Flags for a browser without a sandbox that talks only to us. */
export const chromiumArgs: string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Headless-only Chromium: a quarter less work for the same pages. A separate package on Debian. */
const SHELL = '/usr/bin/chromium-headless-shell';

function playwrightsOwn(): string | undefined {
  try {
    const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The path of an installed Chromium. */
export function findChromium(): string | undefined {
  const wanted = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH is ${wanted}, and there is no such file.`);
  }
  const places = [
    playwrightsOwn(),
    SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  return places.find((place) => place !== undefined && existsSync(place));
}

function attempt(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Finds a Chromium or installs one; if neither works, throws with instructions. */
export function ensureChromium(): string {
  const found = findChromium();
  // On a machine that only runs tests, the faster one is worth installing.
  if (found && !(found === '/usr/bin/chromium' && process.env.CI && isRoot && isDebian())) return found;
  if (!found) console.log('No Chromium here yet; the browser tests need one.');
  if (isRoot && isDebian()) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  attempt(process.execPath, [
    join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js'),
    'install',
    'chromium',
  ]);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium for the browser tests, and none could be installed. Install Chromium or Chrome ' +
      '(on Debian: apt-get install chromium), or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(`Chromium: ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

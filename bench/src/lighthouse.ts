// Runs Lighthouse on the home page, simulating a slow phone. npx fetches it, because nothing else needs it.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureChromium } from '../../tools/chromium.ts';
import { median, round } from './measure.ts';

const PROGRAM = 'lighthouse@13.5.0';
const server = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const run = promisify(execFile);

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

/** Score of 100, times in ms (mobile, simulated slow network and processor): the median of that many runs. */
export async function lighthouse(runs = 5): Promise<Record<string, number | string>> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-bench-'));
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((done, fail) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const found = /http:\/\/localhost:\d+/.exec(text);
        if (found) done(found[0]);
      });
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
    });
    const reports: Report[] = [];
    for (let i = 0; i < runs; i++) reports.push(await judge(url, join(folder, `${i}.json`)));
    const of = (read: (one: Report) => number) => round(median(reports.map(read)));
    const audit = (name: string) => of((one) => one.audits[name]?.numericValue ?? Number.NaN);
    return {
      runs,
      performance: of((one) => (one.categories.performance.score ?? 0) * 100),
      lcpMs: audit('largest-contentful-paint'),
      tbtMs: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
      fcpMs: audit('first-contentful-paint'),
    };
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(url: string, file: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = ['--yes', PROGRAM, url, '--quiet', '--only-categories=performance', '--output=json'];
  await run('npx', [...args, `--output-path=${file}`, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

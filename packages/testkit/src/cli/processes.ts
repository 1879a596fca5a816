import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Series } from '../random/series.ts';

const sim = fileURLToPath(new URL('./sim.ts', import.meta.url));

/** Runs a command in several processes, each with its share. Throws if one ends without a result. */
export const inProcesses = (jobs: number, args: string[]): Promise<Series[]> =>
  Promise.all(Array.from({ length: jobs }, (_, at) => playPart(at, args)));

const playPart = (at: number, args: string[]): Promise<Series> =>
  new Promise((resolve, reject) => {
    const child = fork(sim, [...args, '--part', String(at)]);
    let series: Series | undefined;
    child.on('message', (message) => {
      series = message as Series;
    });
    child.on('error', reject);
    child.on('exit', (code) => (series ? resolve(series) : reject(new Error(`Part ${at} ended with code ${code}.`))));
  });

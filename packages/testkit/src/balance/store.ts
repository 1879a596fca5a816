/** `balance.json`: the results so far, which later runs extend; and what the client shows of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Level } from '@smash/bots';
import { ENGINE_VERSION } from '@smash/engine';
import { pageOf } from './page.ts';
import { newTally, type Tally } from './tally.ts';

const file = fileURLToPath(new URL('../../balance.json', import.meta.url));
const page = fileURLToPath(new URL('../../../../apps/web/src/screens/balance/balance.generated.json', import.meta.url));

export const readTallies = (): Tally[] => JSON.parse(readFileSync(file, 'utf8')) as Tally[];

/** The results of a series under the current rules. */
export const tallyOf = (tallies: readonly Tally[], level: Level, players: number): Tally =>
  tallies.find((one) => one.level === level && one.players === players && one.edition === ENGINE_VERSION) ??
  newTally(level, players, ENGINE_VERSION);

const keyOf = ({ level, players }: Tally): string => `${level} ${players}`;

/** A series under earlier rules is dropped. */
export function keepTally(tally: Tally): void {
  const date = new Date().toISOString().slice(0, 10);
  const rest = readTallies().filter((one) => keyOf(one) !== keyOf(tally));
  const all = [...rest, { ...tally, date }].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  writeFileSync(file, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

export const writePage = (): void => writeFileSync(page, pageText());
export const pageText = (): string => `${JSON.stringify(pageOf(readTallies()))}\n`;
export const shownPage = (): string => readFileSync(page, 'utf8');

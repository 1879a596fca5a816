import type { FinishedGame } from '@smash/protocol';
import { saveFile } from '../../browser/saveFile.ts';

/** Saves a file with everything needed to track down a rules bug. */
export const saveRecord = (record: FinishedGame): void =>
  saveFile(`smash-${record.setup.seed.slice(0, 8)}.json`, JSON.stringify(record));

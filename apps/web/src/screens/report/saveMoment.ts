import type { FinishedGame, ReportedMoment } from '@smash/protocol';
import { saveFile } from '../../browser/saveFile.ts';
import type { Reported } from './ReportSheet.tsx';

/**
 * Saves a file for `pnpm report`. `at`: number of commands played, without undone ones; `n`: the last event by then.
 */
export function saveMoment(record: FinishedGame, { at, n }: { at: number; n: number }, reported: Reported): void {
  const moment: ReportedMoment = { v: 1, at, n, ...reported, record };
  saveFile(`smash-moment-${record.setup.seed.slice(0, 8)}-${n}.json`, JSON.stringify(moment));
}

import type { FinishedGame } from '@smash/protocol';

/** Everything needed to track down a rules bug. */
export function saveRecord(record: FinishedGame): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `smash-${record.setup.seed.slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

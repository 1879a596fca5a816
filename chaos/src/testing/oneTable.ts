import { afterEach, beforeEach, vi } from 'vitest';
import { type BarePlayer, bareTable } from './bareTable.ts';
import { fakeClock, passing, useTemporaryFolder } from './harness.ts';

export type BareTable = Awaited<ReturnType<typeof bareTable>>;
type How = Parameters<typeof bareTable> extends [folder: string, ...how: infer Rest] ? Rest : never;

/** One bare table at a time for the tests of a file, on a clock that is frozen until `passing`. */
export function useOneTable() {
  const folder = useTemporaryFolder();
  let open: BareTable | null = null;
  const close = async (): Promise<void> => {
    await open?.close();
    open = null;
  };
  beforeEach(() => {
    fakeClock();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await close();
  });
  return {
    /** Where the table keeps its data file. */
    get folder(): string {
      return folder.path;
    },
    /** Opens a table in an empty folder, instead of the one before. */
    async open(...how: How): Promise<BareTable> {
      await close();
      folder.renew();
      open = await bareTable(folder.path, ...how);
      return open;
    },
    close,
  };
}

/** Has this player been told that a base has scored? */
export const isScored = (player: BarePlayer): boolean => player.events.some(({ type }) => type === 'scored');

/** Advances the clock until the base has scored; returns how long that took, in ms. */
export async function untilScored(player: BarePlayer): Promise<number> {
  const from = Date.now();
  while (!isScored(player)) {
    if (Date.now() - from > 60_000) throw new Error('The window does not close.');
    await passing(20);
  }
  return Date.now() - from;
}

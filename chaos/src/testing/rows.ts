import { defaultOptions } from '@smash/protocol';
import type { Refuse } from '@smash/server/common/refuse.ts';
import type { RoomData } from '@smash/server/storage/rows.ts';

/** A room in which nobody is seated. */
export const lobbyRoom = (code: string): RoomData => ({
  code,
  phase: 'lobby',
  host: -1,
  options: defaultOptions,
  seats: [null, null, null, null],
  games: 0,
  gameId: null,
  started: false,
  movedAt: Date.now(),
});

/** The code of the refusal; 'done' = not refused. */
export function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Refuse).reason.code;
  }
  return 'done';
}

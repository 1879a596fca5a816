/** One tab at a time plays this browser's saved game: two would overwrite each other's moves. */
import { SAVE } from './save.ts';

/** A tab's right to play the saved game. */
export interface Hold {
  /** Lets go of it. */
  end(): void;
}

/** ms: a page that is being reloaded may still hold it. */
const PATIENCE_MS = 400;

/** The signal of a request that has waited too long. */
const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Claims the saved game for this tab. Null: another tab plays it.
 *
 * @param onLost called when another tab has taken it
 * @param anyway takes it from the tab that plays it
 */
export function holdSave(onLost: () => void, anyway = false): Promise<Hold | null> {
  if (!('locks' in navigator)) return Promise.resolve(watched(onLost));
  return new Promise((done) => {
    let isHeld = false;
    const options = anyway ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    const hold = () => {
      isHeld = true;
      return new Promise<void>((end) => done({ end }));
    };
    navigator.locks.request(SAVE, options, hold).catch((error: unknown) => {
      if (isHeld) onLost();
      else done(isTaken(error) ? null : watched(onLost));
    });
  });
}

/** Without locks, which only secure pages have: whoever saves last has the game. */
function watched(onLost: () => void): Hold {
  const end = () => removeEventListener('storage', listen);
  const listen = ({ key }: StorageEvent) => {
    if (key !== SAVE) return;
    end();
    onLost();
  };
  addEventListener('storage', listen);
  return { end };
}

/** Answers for the bots of a hotseat game, at a pace people can follow. */
import { randomPick, seededRandom } from '@smash/bots';
import { settings } from '../../settings/settings.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { HotseatGame } from './game.ts';
import type { Due } from './state.ts';

export interface Clock {
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  wait(ms: number): Promise<void>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** ms for which each change of the table stays visible before a bot makes the next. */
const SEEN_MS = 1000;
/** ms a bot takes in a window, whatever it holds: passing must not be faster than thinking (INFO-4). */
const WINDOW_MS = 400;

function pause({ kind }: Due): number {
  if (settings.getState().botPace === 'instant' || kind === 'draft') return 0;
  return kind === 'react' ? WINDOW_MS : SEEN_MS;
}

/** Bots answer, and give hints, until the returned function is called. */
export function playBots(game: HotseatGame, thinker: Thinker, clock = CLOCK): () => void {
  const last = () => game.store.getState().events.at(-1)?.n ?? 0;
  let ended = false;
  let answering: Due | null = null;
  let shown = { n: last(), at: clock.now() };
  let isMoving = false;
  /** A bot has changed the table, and nobody has acted or continued since then. */
  let isUnread = false;

  const answer = async (due: Due) => {
    const asked = clock.now();
    const seen = game.seenBy(due.seat);
    const guess = () => ({ pick: randomPick(seen.view, seededRandom(`${due.at}`)), considered: [] });
    // The game continues even where bots cannot run.
    const thought = await thinker.think(due.level, seen, { style: due.style }).catch(guess);
    const since = due.kind === 'react' ? Math.max(asked, shown.at) : shown.at;
    await clock.wait(Math.max(0, since + pause(due) - clock.now()));
    if (ended || game.store.getState().due !== due) return;
    isMoving = true;
    if (!game.move(due, thought)) game.move(due, guess());
    isMoving = false;
  };
  const check = () => {
    if (ended) return;
    const { due, paused } = game.store.getState();
    if (last() !== shown.n) {
      shown = { n: last(), at: clock.now() };
      isUnread = isMoving;
    }
    if (paused || !due) isUnread = false;
    if (paused || !due || due === answering) return;
    if (isUnread && settings.getState().botPace === 'step') return game.pause();
    answering = due;
    void answer(due);
  };
  game.thinker = thinker;
  const stop = game.store.subscribe(check);
  check();
  return () => {
    ended = true;
    game.thinker = null;
    stop();
  };
}

import type { FinishedGame } from '@smash/protocol';
import { useEffect, useRef, useState } from 'react';
import { WorkerThinker } from '../../game/bots/thinker.ts';
import { type Review, review } from '../../game/replay/review.ts';
import type { Seat } from '../../view/types.ts';

export type Reviewed =
  /** `share`: how much of the game has been reviewed, 0 to 1. */
  { is: 'running'; share: number } | { is: 'done'; found: Review } | { is: 'stopped' | 'failed' };

/** Reviews a game for a seat, and again for another seat, until stopped or until the reader leaves the page. */
export function useReview(record: FinishedGame, seat: Seat): { now: Reviewed; stop(): void; again(): void } {
  const [now, setNow] = useState<Reviewed>({ is: 'running', share: 0 });
  const [tries, setTries] = useState(0);
  const cancel = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another review
  useEffect(() => {
    const control = new AbortController();
    const thinker = new WorkerThinker();
    const end = (then: Reviewed | null) => {
      thinker.end();
      if (!control.signal.aborted && then) setNow(then);
      control.abort();
    };
    const judge = { think: thinker.think.bind(thinker) };
    setNow({ is: 'running', share: 0 });
    review(record, seat, judge, control.signal, (share) => setNow({ is: 'running', share })).then(
      (found) => end(found && { is: 'done', found }),
      () => end({ is: 'failed' }),
    );
    cancel.current = () => end({ is: 'stopped' });
    return () => end(null);
  }, [record, seat, tries]);
  return { now, stop: () => cancel.current(), again: () => setTries((n) => n + 1) };
}

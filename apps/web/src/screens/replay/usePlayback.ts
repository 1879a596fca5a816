import { useCallback, useEffect, useState } from 'react';
import { dwell, replayKey, step, type Way } from '../../game/replay/moves.ts';
import type { Recording } from '../../game/replay/recording.ts';
import { isSheetOpen } from '../../ui/index.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playback {
  at: number;
  playing: boolean;
  speed: Speed;
  go(at: number): void;
  move(way: Way, by: 1 | -1): void;
  toggle(): void;
  /** Plays from the beginning. */
  start(): void;
  setSpeed(speed: Speed): void;
}

/** Browsers limit how often a page may change its address. */
const ADDRESS_MS = 400;

/** "#e=134": number of the last event that has happened. */
const fromAddress = (): number => Number(/^#e=(\d{1,7})$/.exec(location.hash)?.[1] ?? 0);

/** Is the key taken by an open sheet or by the focused element: something in the table, a button, a list? */
function isTaken(key: string): boolean {
  if (isSheetOpen()) return true;
  const busy = key === ' ' ? ['button', 'a'] : ['[data-region] :focus-visible'];
  const taken = [...busy, 'select', 'input:not([type="range"])'];
  return taken.some((what) => document.activeElement?.matches(what));
}

export function usePlayback(recording: Recording): Playback {
  const { stops } = recording;
  const [at, setAt] = useState(() => recording.at(fromAddress()));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = stops.length - 1;

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), dwell(stops[at]!, speed));
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, stops]);

  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', `#e=${stops[at]!.n}`), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [at, stops]);
  useEffect(() => {
    const follow = () => setAt(recording.at(fromAddress()));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [recording]);

  const go = useCallback((to: number) => {
    setPlaying(false);
    setAt(to);
  }, []);
  const move = useCallback(
    (way: Way, by: 1 | -1) => {
      setPlaying(false);
      setAt((now) => step(stops, now, way, by));
    },
    [stops],
  );
  const toggle = useCallback(() => {
    // At the end, start over.
    setAt((now) => (now >= last ? 0 : now));
    setPlaying((now) => !now);
  }, [last]);

  const start = useCallback(() => {
    setAt(0);
    setPlaying(true);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meant = replayKey(event);
      if (!meant || isTaken(event.key)) return;
      // The table handles arrows itself, and the scrubber would move twice.
      event.preventDefault();
      if (meant === 'play') toggle();
      else move(meant.step, meant.by);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [toggle, move]);

  return { at, playing, speed, go, move, toggle, start, setSpeed };
}

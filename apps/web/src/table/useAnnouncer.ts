/** One voice for screen readers: events within a moment become one sentence, a decision is said at once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../words/say.ts';
import { lines, spoken } from './model/log.ts';
import type { NameOf } from './model/words.ts';
import type { EventView, View } from './types.ts';

const TOGETHER = 400;
const MANY = 5;

export interface Voice {
  polite: string;
  now: string;
  announce(text: string): void;
}

export function useAnnouncer(view: View, events: EventView[], name: NameOf, urgent: string): Voice {
  const [polite, setPolite] = useState('');
  const [now, setNow] = useState('');
  const seen = useRef(events.at(-1)?.n ?? -1);
  const waiting = useRef<string[]>([]);
  const timer = useRef(0);
  // The same words twice must be said twice; a mark no one hears makes them differ.
  const announce = useCallback((text: string) => setPolite((old) => (old === text ? `${text}\u00a0` : text)), []);

  useEffect(() => {
    // Something may have been taken back: what comes then has numbers that were heard before.
    seen.current = Math.min(seen.current, events.at(-1)?.n ?? -1);
    const fresh = events.filter((e) => e.n > seen.current);
    if (fresh.length === 0) return;
    seen.current = events.at(-1)?.n ?? seen.current;
    waiting.current.push(...fresh.flatMap((e) => lines(e, name)).map((l) => spoken(l, name)));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const queue = waiting.current;
      waiting.current = [];
      const many = say('{n} events, press L for the log.', { n: queue.length });
      announce(queue.length > MANY ? `${many} ${queue.at(-1)}` : queue.join(' '));
    }, TOGETHER);
  }, [events, name, announce]);

  const prompt = view.prompt;
  useEffect(() => {
    if (!prompt) return;
    const n = prompt.options.length;
    const words = [say('Your decision: {title}.', { title: prompt.title }), say('{n} legal.', { n })];
    setNow([...words, ...(prompt.optional ? [say('Optional.')] : [])].join(' '));
  }, [prompt]);
  useEffect(() => {
    if (urgent) setNow(urgent);
  }, [urgent]);
  return { polite, now, announce };
}

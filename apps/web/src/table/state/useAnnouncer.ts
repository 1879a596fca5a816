/** One voice for screen readers: events within a moment become one sentence, a decision is announced immediately. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { say } from '../../i18n/say.ts';
import type { EventView, View } from '../../view/types.ts';
import { lines, spoken } from '../model/log.ts';
import { newVoice } from '../model/voice.ts';
import type { NameOf } from '../model/words.ts';
import { promptKey } from './useDecision.ts';

export interface Announcer {
  polite: string;
  now: string;
  announce(text: string): void;
}

// The same words twice must be announced twice; an inaudible mark makes them differ.
const anew = (text: string) => (old: string) => (old === text ? `${text}\u00a0` : text);

export function useAnnouncer(view: View, events: EventView[], name: NameOf, urgent: string): Announcer {
  const [polite, setPolite] = useState('');
  const [now, setNow] = useState('');
  const seen = useRef(events.at(-1)?.n ?? -1);
  const [voice] = useState(() => newVoice((text) => setPolite(anew(text))));

  useEffect(() => {
    // After an undo, new events reuse numbers that were heard before.
    seen.current = Math.min(seen.current, events.at(-1)?.n ?? -1);
    const fresh = events.filter((e) => e.n > seen.current);
    seen.current = events.at(-1)?.n ?? seen.current;
    voice.hear(fresh.flatMap((e) => lines(e, name)).map((line) => ({ text: spoken(line, name), vp: line.vp })));
  }, [events, name, voice]);

  const { prompt } = view;
  const key = promptKey(prompt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announce each question once, even if the view changes
  useEffect(() => {
    if (urgent || !prompt) return setNow(urgent);
    const n = prompt.options.length;
    const words = [say('Your decision: {title}.', { title: prompt.title }), say('{n} legal.', { n })];
    setNow(anew([...words, ...(prompt.optional ? [say('Optional.')] : [])].join(' ')));
  }, [key, urgent]);
  return useMemo(() => ({ polite, now, announce: voice.reply }), [polite, now, voice]);
}

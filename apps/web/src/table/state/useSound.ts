import { useEffect, useRef } from 'react';
import type { Fact } from '../../cards/facts.ts';
import type { GameState } from '../../game/client.ts';
import { settings } from '../../settings/settings.ts';
import { cuesOf, kindOf } from '../../sound/cues.ts';
import { play } from '../../sound/play.ts';
import { promptKey } from './useDecision.ts';

const APART = 90;

/** Plays events as sounds and, on phones, vibration, except those from before the table opened. */
export function useSound({ view, events, refusal }: GameState, facts: ReadonlyMap<string, Fact>): void {
  const seen = useRef(events.at(-1)?.n ?? -1);
  const asked = useRef<string | null>(null);
  const refused = useRef(refusal);
  const prompt = view.prompt;
  const key = promptKey(prompt);
  useEffect(() => {
    const fresh = events.filter((event) => event.n > seen.current);
    seen.current = events.at(-1)?.n ?? seen.current;
    const isNew = prompt !== null && key !== asked.current;
    asked.current = key;
    const knocked = refusal !== null && refusal !== refused.current;
    refused.current = refusal;
    const you = typeof view.viewer === 'number' ? view.viewer : null;
    const heard = { events: fresh, prompt: isNew ? prompt : null, refusal: knocked ? refusal : null };
    const { cues, haptics } = settings.getState();
    const played = cuesOf(heard, you, (name) => facts.get(name)?.type === 'minion').filter(
      (cue) => cues === 'all' || kindOf(cue) !== 'events',
    );
    // In a task of its own: waking the audio device takes as long as rendering the table.
    setTimeout(() => {
      for (const [i, cue] of played.entries()) play(cue, i * APART);
    });
    if (haptics && isNew && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([15, 60, 15]);
  }, [events, prompt, key, refusal, view.viewer, facts]);
}

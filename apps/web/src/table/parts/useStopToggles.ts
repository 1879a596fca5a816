import type { WindowKind } from '@smash/engine';
import { useStore } from 'zustand';
import { settings } from '../../settings/settings.ts';
import { cycleStops, MODE_WORDS, STOP_KEYS } from '../../settings/stops.ts';
import type { Toggle } from '../../ui/Ribbon.tsx';
import { say } from '../../words/say.ts';

/** The windows of each step of the turn; in the others nobody is asked. */
const WINDOWS: Record<string, readonly WindowKind[]> = {
  Start: ['turnStart'],
  Play: ['trigger'],
  Score: ['beforeScore', 'afterScore'],
  End: ['turnEnd'],
};

/** The steps of the turn as switches for the stops in them. */
export function useStopToggles(): Record<string, Toggle> {
  const now = useStore(settings);
  return Object.fromEntries(
    Object.entries(WINDOWS).map(([step, kinds]) => {
      const modes = new Set(kinds.map((kind) => now[STOP_KEYS[kind]]));
      const [mode] = modes;
      const word = modes.size === 1 ? say(MODE_WORDS[mode!]) : 'Mixed';
      return [
        step,
        {
          mark: modes.size === 1 ? mode! : 'smart',
          label: `${step}, stop: ${word}. Change`,
          toggle: () => cycleStops(kinds),
        },
      ];
    }),
  );
}

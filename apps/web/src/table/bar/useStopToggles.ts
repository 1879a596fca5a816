import type { WindowKind } from '@smash/engine';
import { useStore } from 'zustand';
import { say } from '../../i18n/say.ts';
import { settings } from '../../settings/settings.ts';
import { cycleStops, MODE_WORDS, STOP_KEYS } from '../../settings/stops.ts';
import type { Toggle } from '../../ui/Ribbon.tsx';
import type { View } from '../../view/types.ts';
import { PHASES } from '../model/words.ts';

/** The windows of each step of the turn; the other steps have none. */
const WINDOWS: Partial<Record<View['phase'], readonly WindowKind[]>> = {
  start: ['turnStart'],
  play: ['trigger'],
  score: ['beforeScore', 'afterScore'],
  end: ['turnEnd'],
};

/** The turn's step labels as switches for their stops. */
export function useStopToggles(): Record<string, Toggle> {
  const now = useStore(settings);
  return Object.fromEntries(
    PHASES.flatMap(({ phase, word: name }) => {
      const kinds = WINDOWS[phase];
      if (!kinds) return [];
      const step = say(name);
      const modes = new Set(kinds.map((kind) => now[STOP_KEYS[kind]]));
      const [mode] = modes;
      const word = modes.size === 1 ? say(MODE_WORDS[mode!]) : say('Mixed');
      return [
        [
          step,
          {
            mark: modes.size === 1 ? mode! : 'smart',
            label: say('Stop at {step}: {mode}. Change', { step, mode: word }),
            toggle: () => cycleStops(kinds),
          },
        ] as const,
      ];
    }),
  );
}

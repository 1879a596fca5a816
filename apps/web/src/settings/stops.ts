/** Stops and interrupts as they are set up in this browser, and what they are called. */
import type { WindowKind } from '@smash/engine';
import type { Interrupt, PassingChange, StopMode, Stops } from '@smash/protocol';
import { change, type Settings, settings } from './settings.ts';

export const STOP_KEYS = {
  beforeScore: 'stopBeforeScore',
  afterScore: 'stopAfterScore',
  turnStart: 'stopTurnStart',
  trigger: 'stopTrigger',
  turnEnd: 'stopTurnEnd',
} as const satisfies Record<WindowKind, keyof Settings>;

export const BREAK_KEYS = {
  played: 'breakPlayed',
  targeted: 'breakTargeted',
  place: 'breakPlace',
  revealed: 'breakRevealed',
  total: 'breakTotal',
} as const satisfies Record<Interrupt, keyof Settings>;

export const STOP_WORDS: Record<WindowKind, string> = {
  beforeScore: 'Before a base scores',
  afterScore: 'After a base has scored',
  turnStart: 'Start of a turn',
  trigger: 'Somebody plays, destroys, moves',
  turnEnd: 'End of a turn',
};

export const BREAK_WORDS: Record<Interrupt, string> = {
  played: 'somebody plays a card in this window',
  targeted: 'one of my cards is affected by another player’s',
  place: 'I would get fewer points for my place',
  revealed: 'a card is revealed',
  total: 'my total at this base changes',
};

export const MODE_WORDS: Record<StopMode, string> = { smart: 'Smart', always: 'Always', never: 'Never' };

const entries = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][];

/** What is to be said to whoever decides what is passed. */
export function wishes(from: Settings): Required<Pick<PassingChange, 'stops' | 'breaks'>> {
  return {
    stops: Object.fromEntries(entries(STOP_KEYS).map(([kind, key]) => [kind, from[key]])) as Stops,
    breaks: entries(BREAK_KEYS).flatMap(([what, key]) => (from[key] ? [what] : [])),
  };
}

const NEXT: Record<StopMode, StopMode> = { smart: 'always', always: 'never', never: 'smart' };

/** To the next mode, for all windows of a step of the turn alike. */
export function cycleStops(kinds: readonly WindowKind[]): void {
  const now = settings.getState()[STOP_KEYS[kinds[0]!]];
  change(Object.fromEntries(kinds.map((kind) => [STOP_KEYS[kind], NEXT[now]])));
}

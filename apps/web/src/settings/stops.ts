/** This browser's stops and interrupts, with their labels. */
import type { MessageDescriptor } from '@lingui/core';
import type { WindowKind } from '@smash/engine';
import type { Interrupt, PassingChange, StopMode, Stops } from '@smash/protocol';
import { msg, say } from '../i18n/say.ts';
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

export const STOP_WORDS: Record<WindowKind, MessageDescriptor> = {
  beforeScore: msg('Before a base scores'),
  afterScore: msg('After a base has scored'),
  turnStart: msg('Start of a turn'),
  trigger: msg('Somebody plays, destroys, moves'),
  turnEnd: msg('End of a turn'),
};

export const BREAK_WORDS: Record<Interrupt, MessageDescriptor> = {
  played: msg('somebody plays a card in this window'),
  targeted: msg('another player’s card affects one of mine'),
  place: msg('I’d score less for my place'),
  revealed: msg('a card is revealed'),
  total: msg('my total at this base changes'),
};

export const MODE_WORDS: Record<StopMode, MessageDescriptor> = {
  smart: msg('Smart'),
  always: msg('Always'),
  never: msg('Never'),
};

/** The menu entry to pass a card's abilities whenever they are all there is to use. */
export const alwaysPass = (card: string): string => say('Always pass {card}', { card });
export const askAgain = (card: string): string => say('Ask me about {card} again', { card });

const entries = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][];

/** What to send to whatever decides about passing. */
export function wishes(from: Settings): Required<Pick<PassingChange, 'stops' | 'breaks'>> {
  return {
    stops: Object.fromEntries(entries(STOP_KEYS).map(([kind, key]) => [kind, from[key]])) as Stops,
    breaks: entries(BREAK_KEYS).flatMap(([what, key]) => (from[key] ? [what] : [])),
  };
}

const NEXT: Record<StopMode, StopMode> = { smart: 'always', always: 'never', never: 'smart' };

/** Switches all windows of a turn step to the next mode. */
export function cycleStops(kinds: readonly WindowKind[]): void {
  const now = settings.getState()[STOP_KEYS[kinds[0]!]];
  change(Object.fromEntries(kinds.map((kind) => [STOP_KEYS[kind], NEXT[now]])));
}

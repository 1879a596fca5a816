/** A person's settings in this browser, stored here. Only the stops are sent, to whoever decides about passing. */
import { botLevels } from '@smash/protocol/bots';
import { stopModes } from '@smash/protocol/stops';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, kept } from '../browser/storage.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { SETTINGS } from './key.ts';

/** Volume in per cent. */
const LEVELS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

export const CHOICES = {
  /** auto: the browser's first available language. */
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'dark', 'light', 'contrast'],
  /** Size of reading texts in per cent: cards, the log, questions. */
  text: [100, 125, 150, 200],
  /** Font of card rules: the text font, or the narrow one of names. */
  cardFont: ['hyperlegible', 'display'],
  /** Seat patterns in addition to colours: always, or if contrast is requested. */
  marks: ['always', 'auto'],
  motion: ['auto', 'full', 'reduced'],
  /** Animation speed in per cent; 0 = no animation. */
  speed: [50, 100, 200, 0],
  /** Overall; within it: being asked, events, one's own touches. */
  sound: LEVELS,
  soundTurn: LEVELS,
  soundEvents: LEVELS,
  soundUi: LEVELS,
  /** What to play: everything, or only being asked. */
  cues: ['all', 'turn'],
  preview: ['near', 'corner', 'off'],
  /** Single-letter shortcuts are on. */
  letters: [true, false],
  /** The end-turn button is on the left. */
  leftHanded: [false, true],
  /** Mark the title of a background tab. */
  badge: [true, false],
  /** Device notifications, if allowed. */
  notify: [false, true],
  /** Notices while the page is closed, of these kinds. */
  pushes: [false, true],
  pushTurn: [true, false],
  pushAsked: [true, false],
  pushOver: [true, false],
  pushChat: [true, false],
  /** Hours without notices, on this device's clock. */
  quiet: ['off', '20-8', '22-7', '23-9'],
  haptics: [true, false],
  chat: [true, false],
  /** Others' pings; their reactions. */
  pings: [true, false],
  reactions: [true, false],
  /** Refuse others' undo requests automatically. */
  blockUndo: [false, true],
  /** Ask before ending the turn with plays left. */
  confirmEnd: [true, false],
  /** How bots move: each move stays in sight for a moment, or until a tap, or not at all. */
  botPace: ['readable', 'step', 'instant'],
  /** The level of bots in a one-tap game. */
  botLevel: botLevels,
  /** When to be asked in windows. */
  stopBeforeScore: stopModes,
  stopAfterScore: stopModes,
  stopTurnStart: stopModes,
  stopTrigger: stopModes,
  stopTurnEnd: stopModes,
  /** What ends a standing pass. */
  breakPlayed: [true, false],
  breakTargeted: [true, false],
  breakPlace: [true, false],
  breakRevealed: [false, true],
  breakTotal: [false, true],
} as const;

export type Settings = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'dark',
  text: 100,
  cardFont: 'hyperlegible',
  marks: 'always',
  motion: 'auto',
  speed: 100,
  sound: 60,
  soundTurn: 100,
  soundEvents: 100,
  soundUi: 100,
  cues: 'all',
  preview: 'near',
  letters: true,
  leftHanded: false,
  badge: true,
  notify: false,
  pushes: false,
  pushTurn: true,
  pushAsked: true,
  pushOver: true,
  pushChat: true,
  quiet: 'off',
  haptics: true,
  chat: true,
  pings: true,
  reactions: true,
  blockUndo: false,
  confirmEnd: true,
  botPace: 'readable',
  botLevel: 'medium',
  stopBeforeScore: 'smart',
  stopAfterScore: 'smart',
  stopTurnStart: 'smart',
  stopTrigger: 'smart',
  stopTurnEnd: 'smart',
  breakPlayed: true,
  breakTargeted: true,
  breakPlace: true,
  breakRevealed: false,
  breakTotal: false,
};

const keys = Object.keys(DEFAULTS) as (keyof Settings)[];

/** The usable part of a text: drops unknown names and invalid values. Null: the text contains no settings. */
export function parseSettings(text: string): Settings | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const found = new Map(Object.entries(given));
  const fits = keys.filter((key) => (CHOICES[key] as readonly unknown[]).includes(found.get(key)));
  return { ...DEFAULTS, ...Object.fromEntries(fits.map((key) => [key, found.get(key)])) };
}

const saved = (): Settings => parseSettings(kept(SETTINGS) ?? '{}') ?? DEFAULTS;

export const settings = createStore<Settings>(() => saved());

export function change(some: Partial<Settings>): void {
  settings.setState(some);
  keep(SETTINGS, JSON.stringify(settings.getState()));
}

export const useSetting = <K extends keyof Settings>(key: K): Settings[K] => useStore(settings, (all) => all[key]);

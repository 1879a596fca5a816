/** The reader's settings, stored in this browser. Only the stops are sent, to whatever decides about passing. */
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
  /** Size of texts for reading, in per cent: cards, the log, questions. */
  text: [100, 125, 150, 200],
  /** Font of card rules: the body font, or the condensed one of names. */
  cardFont: ['hyperlegible', 'display'],
  /** Show seat patterns in addition to colours: always, or only if the device asks for contrast. */
  marks: ['always', 'auto'],
  motion: ['auto', 'full', 'reduced'],
  /** Animation speed in per cent; 0 = no animation. */
  speed: [50, 100, 200, 0],
  /** The overall volume, then those of being asked, events, and one's own touches. */
  sound: LEVELS,
  soundTurn: LEVELS,
  soundEvents: LEVELS,
  soundUi: LEVELS,
  /** Which sounds to play: all, or only those for being asked. */
  cues: ['all', 'turn'],
  preview: ['near', 'corner', 'off'],
  /** Enable single-letter shortcuts. */
  letters: [true, false],
  /** Put the end-turn button on the left. */
  leftHanded: [false, true],
  /** Mark the title of the tab while it is in the background. */
  badge: [true, false],
  /** Show device notifications, if the device allows them. */
  notify: [false, true],
  /** Send notices while the page is closed, of the kinds below. */
  pushes: [false, true],
  pushTurn: [true, false],
  pushAsked: [true, false],
  pushOver: [true, false],
  pushChat: [true, false],
  /** Hours without notices, by this device's clock. */
  quiet: ['off', '20-8', '22-7', '23-9'],
  haptics: [true, false],
  chat: [true, false],
  /** Show others' pings, and their reactions. */
  pings: [true, false],
  reactions: [true, false],
  /** Refuse others' undo requests automatically. */
  blockUndo: [false, true],
  /** Ask before ending the turn with plays left. */
  confirmEnd: [true, false],
  /** How long each bot move stays before the next: for a moment, until a tap, or not at all. */
  botPace: ['readable', 'step', 'instant'],
  /** The level of bots in a game started with one tap. */
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

/** The valid part of a text: without unknown names and invalid values. Null: the text has no settings. */
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

/** Takes over what other tabs change: the next change here would otherwise take it back. */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS) settings.setState(saved());
  });
}

export const useSetting = <K extends keyof Settings>(key: K): Settings[K] => useStore(settings, (all) => all[key]);

/** What a person has set up in this browser: kept here. Only the stops are sent, to whoever decides what is passed. */
import { stopModes } from '@smash/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, kept } from '../browser/storage.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { SETTINGS } from './key.ts';

/** Loudness in per cent. */
const LEVELS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

export const CHOICES = {
  /** auto: the first of the browser's that there is. */
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'dark', 'light', 'contrast'],
  /** Reading texts in per cent: cards, the log, what is asked. */
  text: [100, 125, 150, 200],
  /** Rules of cards in the letters of the text, or in the narrow ones of names. */
  cardFont: ['hyperlegible', 'display'],
  /** Patterns of the seats beside their colours: always, or where contrast is asked for. */
  marks: ['always', 'auto'],
  motion: ['auto', 'full', 'reduced'],
  /** Of what moves, in per cent; 0 = nothing does. */
  speed: [50, 100, 200, 0],
  /** Of everything; of it: that one is asked, what happens, what one touches. */
  sound: LEVELS,
  soundTurn: LEVELS,
  soundEvents: LEVELS,
  soundUi: LEVELS,
  /** What is heard: everything, or only that one is asked. */
  cues: ['all', 'turn'],
  preview: ['near', 'corner', 'off'],
  /** Keys of one letter act. */
  letters: [true, false],
  /** The button that ends the turn on the left. */
  leftHanded: [false, true],
  /** A sign in the title of a tab that is not looked at. */
  badge: [true, false],
  /** Said by the device, where it has allowed that. */
  notify: [false, true],
  haptics: [true, false],
  chat: [true, false],
  /** What others point at; how they react. */
  pings: [true, false],
  reactions: [true, false],
  /** What others want to take back with leave is refused at once. */
  blockUndo: [false, true],
  /** Asked before the turn is ended with plays left. */
  confirmEnd: [true, false],
  /** When one is asked in windows. */
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
  haptics: true,
  chat: true,
  pings: true,
  reactions: true,
  blockUndo: false,
  confirmEnd: true,
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

/** What of a text can be used: unknown names and values that there are not are left out. Null: the text is no settings. */
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

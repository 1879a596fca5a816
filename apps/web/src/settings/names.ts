import { cleanName } from '@smash/protocol/text';
import { keep, kept } from '../browser/storage.ts';

const KEY = 'smash.name';
const MOODS = ['Brisk', 'Bold', 'Sly', 'Calm', 'Jolly', 'Keen', 'Witty', 'Lucky', 'Swift', 'Merry', 'Spry', 'Dapper'];
const BEASTS = ['Otter', 'Heron', 'Badger', 'Lynx', 'Magpie', 'Gecko', 'Bison', 'Newt', 'Falcon', 'Moth', 'Walrus'];

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const friendlyName = (): string => `${any(MOODS)} ${any(BEASTS)}`;

/** The name used last in this browser, or a friendly one. */
export const myName = (): string => cleanName(kept(KEY) ?? '') ?? friendlyName();
export const rememberName = (name: string): void => keep(KEY, name);

/** By seat, so that no two at a table are alike. The name says what they are wherever it appears. */
const BOTS = ['Bot Wren', 'Bot Quill', 'Bot Ember', 'Bot Flint'] as const;
export const botName = (seat: number): string => BOTS[seat] ?? BOTS[0];

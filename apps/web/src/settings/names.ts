import { cleanName } from '@smash/protocol/text';
import { keep, kept } from '../browser/storage.ts';

const KEY = 'smash.name';
const MOODS = ['Brisk', 'Bold', 'Sly', 'Calm', 'Jolly', 'Keen', 'Witty', 'Lucky', 'Swift', 'Merry', 'Spry', 'Dapper'];
const BEASTS = ['Otter', 'Heron', 'Badger', 'Lynx', 'Magpie', 'Gecko', 'Bison', 'Newt', 'Falcon', 'Moth', 'Walrus'];

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const friendlyName = (): string => `${any(MOODS)} ${any(BEASTS)}`;

/** The name last used in this browser, or a random friendly one. */
export const myName = (): string => cleanName(kept(KEY) ?? '') ?? friendlyName();
export const rememberName = (name: string): void => keep(KEY, name);

/** By seat, so that no two bots at a table share a name. The name itself says that they are bots. */
const BOTS = ['Bot Wren', 'Bot Quill', 'Bot Ember', 'Bot Flint'] as const;
export const botName = (seat: number): string => BOTS[seat] ?? BOTS[0];

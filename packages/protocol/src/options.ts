import * as z from 'zod/mini';
import { clockRules } from './clock.ts';
import { watcherRules } from './late.ts';
import { plainData } from './marks.ts';
import { undoRules } from './undo.ts';

/** How factions are chosen: everyone freely, snake draft from a pool (SET-3), or at random. */
export const factionModes = ['free', 'queensberry', 'random'] as const;
export type FactionMode = (typeof factionModes)[number];

/** The rules of a table, which the host sets in the lobby. */
export const tableOptions = z.strictObject({
  /** Seats at the table; a game starts with those that are taken. */
  players: plainData(z.int().check(z.gte(2), z.lte(4))),
  factions: z.enum(factionModes),
  vpToWin: plainData(z.int().check(z.gte(5), z.lte(30))),
  /** Two players may take the same faction. */
  duplicates: z.boolean(),
  /** Titans of the chosen factions are in the game (SET-7). */
  titans: z.boolean(),
  /** The game is played on the Big Base board (BIG). */
  bigBase: z.boolean(),
  /** Keep windows about hidden cards open for a while, so that a quick pass gives nothing away (INFO-4). */
  tellMask: z.boolean(),
  mulligan: z.enum(['shuffle', 'discard', 'off']),
  /** What may be undone: steps that reveal nothing; with everybody's consent, the rest as well; or nothing. */
  undo: z.enum(undoRules),
  /** Thinking time, in minutes or in days. When it runs out, the server answers. */
  clock: z.enum(clockRules),
  /** Players may ask what a hard bot would do in their place. */
  hints: z.boolean(),
  /** What spectators see: face-up cards only; or all hands, two rounds late. */
  watchers: z.enum(watcherRules),
  /** Names of the sets in use; empty = all. */
  sets: z.array(plainData(z.string().check(z.minLength(1), z.maxLength(40)))).check(z.maxLength(40)),
});
export type TableOptions = z.infer<typeof tableOptions>;

export const defaultOptions: TableOptions = {
  players: 4,
  factions: 'free',
  vpToWin: 15,
  duplicates: false,
  titans: true,
  bigBase: false,
  tellMask: true,
  mulligan: 'shuffle',
  undo: 'ask',
  clock: 'off',
  hints: false,
  watchers: 'open',
  sets: [],
};

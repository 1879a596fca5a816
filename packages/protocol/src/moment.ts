/** A moment of a game that somebody thinks is wrong: the game, the moment, a sentence, and what is expected instead. */
import * as z from 'zod/mini';
import { type FinishedGame, finishedGame } from './record.ts';

/** Public ids, as in the view at that moment. */
const id = z.int();
const seat = z.int().check(z.gte(0), z.lte(3));
const number = z.int().check(z.gte(0), z.lte(999));

/**
 * What the table should show. `power` and `counters`: of a card in play; `total` and `breakpoint`: of a base; `vp` and
 * `hand` (how many cards): of a player; `lies`: where a card should be, with the pile's player.
 */
export const claim = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['power', 'counters', 'total', 'breakpoint']), id, is: number }),
  z.object({ what: z.enum(['vp', 'hand']), seat, is: number }),
  z.object({ what: z.literal('lies'), name: z.string().check(z.maxLength(60)), in: z.enum(['hand', 'discard']), seat }),
]);
export type Claim = z.infer<typeof claim>;

/** Maximum length of the sentence. */
export const SENTENCE = 400;
const reported = {
  /** Number of the last event at that moment. */
  n: z.int().check(z.gte(0)),
  sentence: z.string().check(z.minLength(1), z.maxLength(SENTENCE)),
  claim: z.nullable(claim),
};

/** Recorded while the game runs. `game`: the room's code and the number of its game. */
export const notedMoment = z.object({ game: z.string(), ...reported });
export type NotedMoment = z.infer<typeof notedMoment>;

/** A file that `pnpm report` opens. `at`: commands that were played, without undone ones. */
export const reportedMoment = z.object({
  v: z.literal(1),
  at: z.int().check(z.gte(0)),
  ...reported,
  record: finishedGame,
});
export interface ReportedMoment extends Omit<z.infer<typeof reportedMoment>, 'record'> {
  record: FinishedGame;
}

/**
 * Bots. How to seat one at a table:
 *
 * - `think({ view, sealed, memory }, level, options)` answers the open question of `view`: `pick` holds option numbers
 *   of `view.prompt`, as the game expects them. It is synchronous and pure: the same input gives the same thought, with
 *   the same number of nodes, on every machine. Its budget is counted in nodes, never in time. `thinkInSteps` does the
 *   same piece by piece, for threads with several thoughts in progress.
 * - `sealed` is `seal(state, seat)` of `@smash/engine/seal`, made where the state is; the bot never gets the state. It
 *   is null in duels and during simultaneous answers; then the bot answers from the view alone.
 * - `memory` starts as `newMemory(seats)`; after each command `remember(memory, viewEvents(events, seat))` is the next
 *   one. For undo, keep the memory of each step. A bot that takes over a seat may start with a new one; it just knows
 *   less.
 * - `options.alternatives` adds `considered`: the best three answers with their chance to win (0 to 1) and their
 *   `reasons`, the most important one first (`why.ts`); the page words them. It changes neither `pick` nor `nodes`.
 * - `options.made` adds `judged`: that answer compared with the bot's own in the same deals (`judge.ts`).
 * - A hint is what `hard` thinks for the seat that is asked, with alternatives. A review does this for every question a
 *   seat has answered, from what that seat knew then, with its answer as `made`.
 * - `serve(port)` answers requests of `worker.ts` in a web worker or a worker thread. The cards must be installed
 *   there: `installLibrary(library)`.
 * - `chances(playout)` is an estimate of everybody's chance to win in a game whose cards are all open: for replays.
 * - `compareAll(seen)` is for `pnpm bots:train`; `network/` is for `pnpm bots:learn`.
 * - A thought that `failed` has hit a bug in a rule during the search; its pick is legal all the same.
 */

export { sharesOf } from './evaluator.ts';
export type { Course } from './judge.ts';
export { LEVELS, type Level } from './levels.ts';
export { newMemory, remember } from './memory.ts';
export { AT_BASE, describeTable, type Features, HELD, OF_SEAT, PLACED } from './network/features.ts';
export { chances, judging, learntNetwork } from './network/learnt.ts';
export * from './network/network.ts';
export { answerAtRandom, bestNow, type Ranked } from './policy.ts';
export { dice, type Random, seededRandom, shuffled } from './random.ts';
export { randomPick, type Temper } from './random-player.ts';
export { STYLES, type Style } from './style.ts';
export {
  type Considered,
  compareAll,
  type Judged,
  type Seen,
  type Thinking,
  type Thought,
  think,
  thinkInSteps,
} from './think.ts';
export type { Reason } from './why.ts';
export { type Port, type Reply, type Request, serve } from './worker.ts';

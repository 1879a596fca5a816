import { setFlagsFromString } from 'node:v8';
import type { GameEngine } from './game/gameEngine.ts';

/**
 * V8 optimizes a function after this many calls, not 3000. Answering a request runs hundreds of functions: most of them
 * have been compiled after a few games.
 */
const CALLS_AT_FIRST = 300;
/** With less inlining that is done sooner. */
const INLINED_BYTES = 300;
/** Moves after which everything that an average move needs has been compiled. */
const MOVES = 8000;
/**
 * From then on: what has been called less often belongs to a few cards, or has been optimized in vain before. Compiling
 * it costs more than it saves, and there is no end to it.
 */
const CALLS_LATER = 20_000;

/** Tunes V8's compiler for serving. Returns the engine to use, which counts the moves. */
export function tunedFor(engine: GameEngine, set: (flag: string) => void = setFlagsFromString): GameEngine {
  const optimizeAfter = (calls: number): void => set(`--invocation-count-for-turbofan=${calls}`);
  optimizeAfter(CALLS_AT_FIRST);
  set(`--max-inlined-bytecode-size-cumulative=${INLINED_BYTES}`);
  let moves = 0;
  return {
    ...engine,
    apply(state, command) {
      if (++moves === MOVES) optimizeAfter(CALLS_LATER);
      return engine.apply(state, command);
    },
  };
}

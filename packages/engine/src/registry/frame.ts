import type { Game } from '../core/game.ts';
import type { Ask, Frame, Option } from '../model/index.ts';

type Name = Frame['f'];
type FrameOf<F extends Name> = Extract<Frame, { f: F }>;

/** Everything the rules loop knows about one procedure. Start it by pushing its frame, not by calling it. */
interface FrameSpec<F extends Name> {
  /** One step of the rules, while nobody is asked. It sets its next step before it pushes another frame. */
  step: (g: Game, frame: FrameOf<F>) => void;
  /** Takes the answer to a question this frame has asked. Absent: it asks nothing. */
  answer?: (g: Game, frame: FrameOf<F>, ask: Ask, picked: Option[]) => void;
}
/** The same for any frame. */
type Procedure = {
  step: (g: Game, frame: Frame) => void;
  answer: ((g: Game, frame: Frame, ask: Ask, picked: Option[]) => void) | undefined;
};

const procedures: Partial<Record<Name, Procedure>> = {};

/** Registers a procedure. Called once for each kind of frame, next to its steps. */
export function defineFrame<F extends Name>(f: F, spec: FrameSpec<F>): void {
  if (procedures[f]) throw new Error(`The frame "${f}" is defined twice`);
  // The only cast: a frame of this name has this type.
  procedures[f] = { step: spec.step, answer: spec.answer } as unknown as Procedure;
}

/** Throws for a frame that no procedure defines. */
function procedureOf({ f }: Frame): Procedure {
  const found = procedures[f];
  if (!found) throw new Error(`No procedure is called "${f}"`);
  return found;
}

/*
 * For speed only: V8 inlines a call site that always calls the same function. So each of the busiest procedures has its
 * own call site instead of a lookup by name.
 */

/** Takes a frame's next step. */
export function stepFrame(g: Game, frame: Frame): void {
  switch (frame.f) {
    case 'script':
      return procedures.script!.step(g, frame);
    case 'turn':
      return procedures.turn!.step(g, frame);
    case 'play':
      return procedures.play!.step(g, frame);
    case 'resolve':
      return procedures.resolve!.step(g, frame);
    case 'score':
      return procedures.score!.step(g, frame);
    case 'window':
      return procedures.window!.step(g, frame);
    default:
      return procedureOf(frame).step(g, frame);
  }
}

/** Gives a frame the answer to its question. Throws if it asks nobody. */
export function answerFrame(g: Game, frame: Frame, ask: Ask, picked: Option[]): void {
  switch (frame.f) {
    case 'turn':
      return procedures.turn!.answer!(g, frame, ask, picked);
    case 'script':
      return procedures.script!.answer!(g, frame, ask, picked);
    case 'window':
      return procedures.window!.answer!(g, frame, ask, picked);
    default: {
      const { answer } = procedureOf(frame);
      if (!answer) throw new Error(`A ${frame.f} frame asks nobody`);
      answer(g, frame, ask, picked);
    }
  }
}

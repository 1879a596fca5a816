import type { Game } from '../core/game.ts';
import type { Ask, Frame, Option } from '../model/index.ts';

type Name = Frame['f'];
type FrameOf<F extends Name> = Extract<Frame, { f: F }>;

/** All that the rules loop knows of one procedure. It is begun by pushing its frame, not by calling it. */
interface FrameSpec<F extends Name> {
  /** One step of the rules, while nobody is asked. It names its next step before it pushes another frame. */
  step: (g: Game, frame: FrameOf<F>) => void;
  /** Takes the answer to something this frame has asked. Absent: it asks nobody. */
  answer?: (g: Game, frame: FrameOf<F>, ask: Ask, picked: Option[]) => void;
}
/** The same for any frame. */
type Procedure = { step: (g: Game, frame: Frame) => void; answer: FrameSpec<Name>['answer'] };

const procedures: Partial<Record<Name, Procedure>> = {};

/** Makes a procedure known. Called once for each kind of frame, beside its steps. */
export function defineFrame<F extends Name>(f: F, spec: FrameSpec<F>): void {
  if (procedures[f]) throw new Error(`The frame "${f}" is defined twice`);
  // The one cast: a frame of this name is of this type.
  procedures[f] = { step: spec.step, answer: spec.answer } as unknown as Procedure;
}

/** Throws for a frame that no procedure defines. */
export function procedureOf({ f }: Frame): Procedure {
  const found = procedures[f];
  if (!found) throw new Error(`No procedure is called "${f}"`);
  return found;
}

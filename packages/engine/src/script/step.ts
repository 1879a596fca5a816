import type { Script, Step } from './language.ts';

/*
 * For speed only; card authors need not know this. Abilities are mostly single steps, so a step is one object that
 * serves as iterator, iterator result and step, and all steps have one hidden class. It yields once.
 */
class SingleStep {
  declare readonly y: Step['y'];
  declare readonly of: Step['of'];
  declare value: unknown;
  declare done: boolean;
  declare private isTaken: boolean;
  declare private readonly resultOf: ((answer: never) => unknown) | null;

  // Declared fields would each be set twice.
  constructor(y: Step['y'], of: Step['of'], resultOf: ((answer: never) => unknown) | null) {
    this.y = y;
    this.of = of;
    this.value = this;
    this.done = false;
    this.isTaken = false;
    this.resultOf = resultOf;
  }
  [Symbol.iterator](): this {
    return this;
  }
  next(answer: unknown): this {
    if (this.isTaken) {
      this.value = this.resultOf === null ? answer : this.resultOf(answer as never);
      this.done = true;
    }
    this.isTaken = true;
    return this;
  }
}

/** An ability of one step, which returns that step's answer, or what `resultOf` makes of it. */
export const step = <T, Y extends Step['y'] = Step['y'], A = T>(
  y: Y,
  of: Extract<Step, { y: Y }>['of'],
  resultOf: ((answer: A) => T) | null = null,
): Script<T> => new SingleStep(y, of, resultOf) as unknown as Script<T>;

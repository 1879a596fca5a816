import { mustRefuse, run, say } from './commands.ts';
import { StepFailed } from './errors.ts';
import { mismatches } from './expect.ts';
import { payFor } from './paying.ts';
import { type Playthrough, pick } from './playthrough.ts';
import type { Step } from './schema.ts';

/**
 * Play the steps from a table; throws StepFailed with the number of the step. `strict`: what is claimed to be impossible
 * must need a rule to refuse it.
 */
export function playSteps(from: Playthrough, steps: readonly Step[], strict = false): Playthrough {
  let table = from;
  let hint: string | null = null;
  steps.forEach((step, i) => {
    try {
      table = lastPick(table, steps.slice(i));
      if ('expect' in step) {
        const wrong = mismatches(table, step.expect, strict);
        if (wrong.length > 0) throw new StepFailed(wrong.join('; '));
      } else if ('refused' in step) mustRefuse(table, step.refused, strict);
      else if ('answer' in step && hint !== null) {
        const used = step.answer.findIndex((text) => text.replace(/^\?/, '') === hint);
        table = run(table, { ...step, answer: step.answer.filter((_, n) => n !== used) });
        hint = null;
      } else {
        const next = steps[i + 1];
        const words = next && 'answer' in next && next.by === step.by ? next.answer : [];
        const paid = 'play' in step ? payFor(table, step, words) : null;
        const without = 'play' in step && step.at === undefined && !paid ? placeless(table, step, words) : paid;
        table = without?.table ?? run(table, step);
        hint = without?.used ?? null;
      }
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      throw new StepFailed(
        `step ${i + 1} (${'expect' in step ? 'expect' : say('refused' in step ? step.refused : step)}): ${error.message}`,
      );
    }
  });
  return table;
}

/** A play whose place is named by the answer that follows ("`at` or an `answer` names the base"). */
function placeless(
  table: Playthrough,
  step: Extract<Step, { play: string }>,
  words: readonly string[],
): { table: Playthrough; used: string | null } {
  try {
    return { table: run(table, step), used: null };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    for (const word of words) {
      const at = word.replace(/^\?/, '');
      try {
        return { table: run(table, { ...step, at }), used: at };
      } catch (other) {
        if (!(other instanceof StepFailed)) throw other;
      }
    }
    throw error;
  }
}

/** The last pick of a draft is no choice, so a scenario may omit it. */
function lastPick(table: Playthrough, steps: readonly Step[]): Playthrough {
  const ask = table.state.asks.find((one) => one.kind === 'draft' && one.options.length === 1);
  const next = steps.find((step) => !('expect' in step));
  if (!ask || (next && 'answer' in next && next.answer.some((text) => text.replace(/^\?/, '') === ask.options[0]!.key)))
    return table;
  return pick(table, ask, [0]);
}

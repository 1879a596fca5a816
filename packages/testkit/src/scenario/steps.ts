import type { State } from '@smash/engine';
import { mustRefuse, run, say, ways } from './commands.ts';
import { StepFailed } from './errors.ts';
import { mismatches } from './expect.ts';
import { type Paid, payFor } from './paying.ts';
import { type Playthrough, pick } from './playthrough.ts';
import type { Command, Step } from './schema.ts';

/**
 * Play the steps from a table; throws StepFailed with the number of the step. `strict`: only a rule may make what is
 * claimed to be refused impossible. Where a card could use one of several plays and no answer says which (EXT-4), the
 * narrowest counts, or the first with which all later steps hold.
 */
export const playSteps = (from: Playthrough, steps: readonly Step[], strict = false): Playthrough =>
  playFrom({ table: from, used: null }, steps, 0, strict);

function playFrom(from: Paid, steps: readonly Step[], first: number, strict: boolean): Playthrough {
  let { table, used: hint } = from;
  for (let i = first; i < steps.length; i++) {
    const step = steps[i]!;
    let ways: readonly Paid[] = [];
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
      } else ways = waysToCarryOut(table, step, steps[i + 1]);
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      throw new StepFailed(
        `step ${i + 1} (${'expect' in step ? 'expect' : say('refused' in step ? step.refused : step)}): ${error.message}`,
      );
    }
    if (ways.length > 1) return firstThatHolds(ways, (way) => playFrom(way, steps, i + 1, strict));
    if (ways.length === 1) ({ table, used: hint } = ways[0]!);
  }
  return table;
}

/** What the step may lead to, in order of preference; the words of the player's next answer may decide it. */
function waysToCarryOut(table: Playthrough, step: Command, next: Step | undefined): readonly Paid[] {
  const words = next && 'answer' in next && next.by === step.by ? next.answer : [];
  const paid = 'play' in step ? payFor(table, step, words) : [];
  return paid.length > 0 ? paid : [completed(table, step, words)];
}

/** The result of the first way that does not fail; throws the failure of the first one if all do. */
function firstThatHolds(ways: readonly Paid[], play: (way: Paid) => Playthrough): Playthrough {
  let failure: StepFailed | null = null;
  for (const way of ways) {
    try {
      return play(way);
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      failure ??= error;
    }
  }
  throw failure;
}

/**
 * Carries out a step that the answer after it may complete: it names the place of a play ("`at` or an `answer` names the
 * base"), or the card to play by a permission.
 */
function completed(table: Playthrough, step: Command, words: readonly string[]): Paid {
  const texts = words.map((word) => word.replace(/^\?/, ''));
  const whole = texts.flatMap((word) => {
    const command = completedBy(table.state, step, word);
    return command ? [{ command, used: word }] : [];
  });
  const alone = { command: step, used: null };
  // The card is named even where there is no other to play.
  const inOrder = 'use' in step ? [...whole, alone] : [alone, ...whole];
  let first: StepFailed | null = null;
  for (const { command, used } of inOrder) {
    try {
      return { table: run(table, command), used };
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      if (command === step) first = error;
    }
  }
  throw first;
}

function completedBy(state: State, step: Command, word: string): Command | null {
  if ('play' in step && step.at === undefined) return { ...step, at: word };
  if (!('use' in step) || ways(state, step)[0]?.option.verb !== 'play') return null;
  return { by: step.by, play: word, at: step.use };
}

/** The last pick of a draft is no choice, so a scenario may omit it. */
function lastPick(table: Playthrough, steps: readonly Step[]): Playthrough {
  const ask = table.state.asks.find((one) => one.kind === 'draft' && one.options.length === 1);
  const next = steps.find((step) => !('expect' in step));
  if (!ask || (next && 'answer' in next && next.answer.some((text) => text.replace(/^\?/, '') === ask.options[0]!.key)))
    return table;
  return pick(table, ask, [0]);
}

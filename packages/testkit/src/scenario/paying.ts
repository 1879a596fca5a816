import type { Option, State } from '@smash/engine';
import { answer } from './answers.ts';
import { ways } from './commands.ts';
import { StepFailed } from './errors.ts';
import { names, type Playthrough, passOthers, pick, questionOf } from './playthrough.ts';
import { findCards, queryOf, seatOf } from './refs.ts';
import type { PlayStep } from './schema.ts';

/** A step that has been played, and the answer that has been used for it. */
export interface Paid {
  table: Playthrough;
  used: string | null;
}

/**
 * Plays a card that several plays allow (EXT-4): with the one for the minion that the next answer names, or else with
 * each of them, first the narrowest after which the next answers fit. Empty if there is nothing to choose.
 */
export function payFor(from: Playthrough, step: PlayStep, words: readonly string[]): readonly Paid[] {
  const seat = seatOf(step.by);
  const table = passOthers(from, seat);
  const all = ways(table.state, step);
  const [first] = all;
  // Which place is meant is for the next answer to say.
  if (step.at === undefined && all.some(({ option }) => option.at !== first!.option.at)) return [];
  const same = all.filter(
    ({ option: { card, at, verb } }) => verb === 'play' && card === first!.option.card && at === first!.option.at,
  );
  if (same.length < 2) return [];
  const paid = same.map((way) => ({ ...way, played: pick(table, way.ask, [way.index]) }));
  const text = words[0]?.replace(/^\?/, '');
  const named = text === undefined ? undefined : paid.find(({ option }) => isFor(table.state, seat, option, text));
  if (named && text !== undefined) {
    const asked = questionOf(named.played.state, seat)?.options.some((o) => names(named.played.state, o, text));
    return [{ table: named.played, used: asked ? null : text }];
  }
  const fitting = paid.find(({ played }) => fits(played, seat, words)) ?? paid[0]!;
  return [fitting, ...paid.filter((one) => one !== fitting)].map(({ played }) => ({ table: played, used: null }));
}

/** Does this option use an extra play meant for that minion? */
function isFor(state: State, seat: number, { via }: Option, text: string): boolean {
  const q = queryOf(state);
  const { affects, strengthens } = q.extraPlays(seat)[via]?.limit ?? {};
  return findCards(q, text).some((ix) => ix === strengthens || (affects !== undefined && q.isSame(ix, affects)));
}

function fits(table: Playthrough, seat: number, words: readonly string[]): boolean {
  try {
    answer(table, seat, words);
    return true;
  } catch (error) {
    if (error instanceof StepFailed) return false;
    throw error;
  }
}

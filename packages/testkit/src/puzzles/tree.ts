/** Everything that can happen in the rest of a turn, with all cards known. */
import type { State } from '@smash/engine';
import { type Ask, Playout } from '@smash/engine/seal';
import { isTurnOver, nextQuestion, verdictOf } from './goal.ts';
import { Positions } from './same.ts';

export interface Tree {
  /** The seat's own question; otherwise somebody else's. */
  isMine: boolean;
  /** Empty: nothing is left to decide. */
  branches: Branch[];
  /** Bases won on the way here, by public id. */
  won: readonly number[];
}

export interface Branch {
  pick: number[];
  /** What is played, the same in any order of play and any deal; '' = nothing, or no choice. */
  key: string;
  to: Tree;
}

/** There are too many answers to search. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

/** Answers to one question. */
export const WIDEST = 120;

interface Growth {
  seat: number;
  turn: number;
  /** Bases of which it matters whether they are won. */
  bases: readonly number[];
  /** Answers that may still be tried. */
  left: number;
  known: Positions<Tree>;
}

/** What has happened on the way. */
interface Past {
  /** By public id: bases that have scored, and of them those that the seat won. */
  scored: readonly number[];
  won: readonly number[];
}

/**
 * Everybody's possible answers until the turn of `seat` is over or all its bases have scored. Ways to the same position
 * share its node. Throws TooMuch.
 */
export function grow(state: State, seat: number, most: number): { tree: Tree; answers: number } {
  const playout = Playout.from(state, { quiet: false });
  playout.takeEvents();
  const bases = state.table.map((ix) => state.cards[ix]!.id);
  const known = new Positions<Tree>(playout.state);
  const growth: Growth = { seat, turn: state.turn, bases, left: most, known };
  return { tree: growFrom(playout, { scored: [], won: [] }, growth), answers: most - growth.left };
}

function growFrom(playout: Playout, past: Past, growth: Growth): Tree {
  const { state } = playout;
  const ask = nextQuestion(state, growth.seat);
  const isDecided = growth.bases.every((base) => past.scored.includes(base));
  if (!ask || isDecided || isTurnOver(state, growth)) return { isMine: false, branches: [], won: past.won };
  const go = (): Tree => branch(playout, ask, past, growth);
  // Within an ability, ways seldom lead to the same position.
  return ask.kind === 'play' ? growth.known.find(state, `${past.scored} ${past.won}`, go) : go();
}

function branch(playout: Playout, ask: Ask, past: Past, growth: Growth): Tree {
  const answers = playout.everyAnswer(ask, WIDEST);
  if (!answers) throw new TooMuch();
  const isMine = ask.seat === growth.seat;
  const branches = answers.map((pick): Branch => {
    if (--growth.left < 0) throw new TooMuch();
    const key = isMine && answers.length > 1 ? keyOf(playout, ask, pick) : '';
    const next = playout.fork();
    next.answer(ask, pick);
    return { pick, key, to: growFrom(next, after(next, past, growth.seat), growth) };
  });
  return { isMine, branches, won: past.won };
}

function after(playout: Playout, { scored, won }: Past, seat: number): Past {
  const verdicts = playout.takeEvents().flatMap((event) => verdictOf(event, seat) ?? []);
  if (verdicts.length === 0) return { scored, won };
  return {
    scored: [...scored, ...verdicts.map(({ base }) => base)],
    won: [...won, ...verdicts.filter(({ isWon }) => isWon).map(({ base }) => base)],
  };
}

/** What is played or used, and where. Choices within an ability are part of its play. */
export function keyOf(playout: Playout, { kind, options }: Ask, pick: readonly number[]): string {
  const made = pick.map((i) => options[i]!).filter(({ verb }) => verb === 'play' || verb === 'use' || kind === 'react');
  return made.map((option) => playout.answerKey(option)).join(' ');
}

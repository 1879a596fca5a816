import type { Ask, Playout } from '@smash/engine/seal';
import { type Counter, play } from './counter.ts';
import { type Evaluator, toChance } from './evaluator.ts';
import { dice, type Random, shuffled } from './random.ts';

/** An answer, as option numbers, and roughly the chance to win with it: 0 to 1. */
export interface Ranked {
  pick: number[];
  chance: number;
}

/** How to answer a question in a game whose cards are all open. */
export interface Policy {
  pick(playout: Playout, ask: Ask, random: Random, counter: Counter): number[];
  /** The answers it compares, best first; it picks the first. */
  rank(playout: Playout, ask: Ask, random: Random, counter: Counter): Ranked[];
}

/** How often a random player plays on rather than ending the turn. */
const EAGER = 0.9;

export function answerAtRandom(playout: Playout, ask: Ask, random: Random): number[] {
  const n = ask.options.length;
  if (ask.max === 0) return [];
  if (ask.kind === 'play') return [n > 1 && random() < EAGER ? dice(random, n - 1) : n - 1];
  if (ask.group !== '' && ask.max > 1) {
    const answers = playout.answers(ask, 64, random);
    return answers[dice(random, answers.length)]!;
  }
  const count = ask.min + dice(random, Math.min(ask.max, n) - ask.min + 1);
  if (count === 1) return [dice(random, n)];
  const picks = shuffled(random, [...ask.options.keys()]).slice(0, count);
  return ask.ordered ? picks : picks.sort((a, b) => a - b);
}

/** Less than any difference that matters, so that ties between equally good answers are broken at random. */
export const NOISE = 1e-3;
/** Questions that one answer may lead to before its result is judged anyway. */
export const QUESTIONS = 40;

interface Ply {
  /** Answers compared at most. */
  most: number;
  /** Questions on the way are answered in the same way down to this depth, and at random below it. */
  depth: number;
  evaluator: Evaluator;
  /** Plays worse on purpose, but only when ahead. */
  ease?: Ease;
}

/** In VP: each VP of lead beyond `from` lets it misjudge an answer by as much, up to `most`. */
export interface Ease {
  from: number;
  most: number;
}

/** Picks the answer after which the table is worth most to the player. */
export function bestNow(ply: Ply): Policy {
  const { evaluator, ease } = ply;
  const onTheWay =
    ply.depth > 0 ? bestNow({ ...ply, most: MOST_ON_THE_WAY, depth: ply.depth - 1 }).pick : answerAtRandom;
  const noise = (playout: Playout, { seat }: Ask): number => {
    if (!ease) return NOISE;
    return NOISE + Math.max(0, Math.min(ease.most, evaluator.value(playout, seat) - ease.from));
  };
  /** What each answer is worth, with some noise. */
  function* compared(playout: Playout, ask: Ask, answers: number[][], random: Random, counter: Counter) {
    const most = noise(playout, ask);
    for (const pick of answers)
      yield { pick, worth: worthAfter(playout, ask, pick, random, counter, onTheWay, evaluator) + random() * most };
  }
  return {
    pick(playout, ask, random, counter) {
      const answers = playout.answers(ask, ply.most, random);
      let best = { pick: answers[0]!, worth: Number.NEGATIVE_INFINITY };
      if (answers.length === 1) return best.pick;
      for (const one of compared(playout, ask, answers, random, counter)) if (one.worth > best.worth) best = one;
      return best.pick;
    },
    rank(playout, ask, random, counter) {
      const answers = playout.answers(ask, ply.most, random);
      if (answers.length === 1) return [{ pick: answers[0]!, chance: toChance(evaluator.value(playout, ask.seat)) }];
      const ranked = [...compared(playout, ask, answers, random, counter)].sort((a, b) => b.worth - a.worth);
      return ranked.map(({ pick, worth }) => ({ pick, chance: toChance(worth) }));
    },
  };
}

/** Answers compared on the way at most. */
const MOST_ON_THE_WAY = 16;

type Answering = Policy['pick'];

/** What the table is worth once the answer has been resolved. */
function worthAfter(
  playout: Playout,
  ask: Ask,
  answer: number[],
  random: Random,
  counter: Counter,
  onTheWay: Answering,
  evaluator: Evaluator,
): number {
  const me = ask.seat;
  if (ask.kind === 'play' && ask.options[answer[0]!]?.verb === 'end') return evaluator.valueOfEnding(playout, me);
  const fork = playout.fork();
  play(fork, ask, answer, counter);
  settle(fork, onTheWay, random, counter);
  return evaluator.value(fork, me);
}

/** Answers questions until the next play. */
export function settle(playout: Playout, onTheWay: Answering, random: Random, counter: Counter): void {
  for (let n = 0; n < QUESTIONS; n++) {
    const next = playout.state.asks[0];
    if (!next || next.kind === 'play') return;
    play(playout, next, onTheWay(playout, next, random, counter), counter);
  }
}

/** Searches bot games for puzzles. */
import { type Level, type Random, seededRandom, shuffled } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, type State } from '@smash/engine';
import { Playout } from '@smash/engine/seal';
import { playBots } from '../arena/game.ts';
import { decksOf } from '../balance/play.ts';
import { nextQuestion } from './goal.ts';
import { probe } from './probe.ts';
import { type Puzzle, read, withHand, written } from './record.ts';
import { isCertain, MOST_ANSWERS, type Solution, solve } from './solve.ts';

/** How close to its breakpoint a base must be to be won in one turn. */
const FULL = 0.6;
/** Later turns have too much on the table to search. */
const LAST_TURN = 24;
/** How many different hands to try in one position, and random turns to sample for each. */
const HANDS = 6;
const LOOKS = { first: 80, more: 500 };
/** How many cards must be played or used, and how many ways the turn can go. */
const LEAST_CARDS = 2;
const LEAST_WAYS = 24;

interface Wanted {
  lastTurn?: number;
  /** By the factions of the seat whose turn it is. */
  welcomes?(factions: readonly string[]): boolean;
}

/** The puzzles of game `n` of a series, at most one for each turn. */
export function puzzlesIn(series: string, n: number, wanted: Wanted = {}): Puzzle[] {
  const { lastTurn = LAST_TURN, welcomes = () => true } = wanted;
  const players = n % 3 === 2 ? 3 : 2;
  const names = library.factions.map(({ name }) => name);
  const seed = `${series} ${n}`;
  const factions = decksOf(n, players, names, series);
  const found: Puzzle[] = [];
  let turn = 0;
  const { picks } = playBots({
    setup: { seed, players, factions },
    levels: new Array<Level>(players).fill('g1'),
    goesOn(state, answers) {
      const { kind, seat } = state.asks[0]!;
      if (kind !== 'play' || state.turn === turn) return true;
      turn = state.turn;
      if (!welcomes(factions[seat]!)) return turn < lastTurn;
      const puzzle = puzzleAt(state, seat, seededRandom(`${seed} ${turn}`));
      // The answers up to here are known only once the game has been played.
      if (puzzle) found.push({ id: `${n}-${turn}`, seed, factions, answers: String(answers), seat, ...puzzle });
      return turn < lastTurn;
    },
  });
  return found.map((puzzle) => ({ ...puzzle, answers: written(picks.slice(0, Number(puzzle.answers))) }));
}

type Found = Pick<Puzzle, 'hand' | 'base' | 'line' | 'cards' | 'level'>;

function puzzleAt(state: State, seat: number, random: Random): Found | null {
  const isNear = Playout.from(state)
    .standings()
    .some(({ total, breakpoint }) => total >= FULL * breakpoint);
  if (!isNear) return null;
  const held = state.seats[seat]!.hand.map((ix) => nameOf(state, ix));
  for (let n = 0; n < HANDS; n++) {
    const hand = shuffled(random, held).slice(0, 3 + (n % 3));
    const start = withHand(state, seat, hand);
    const solution = solutionOf(start, seat);
    if (solution) return { hand, ...describe(start, seat, solution) };
  }
  return null;
}

const nameOf = (state: State, ix: number): string => state.names[state.cards[ix]!.def]!;

function solutionOf(state: State, seat: number): Solution | null {
  for (const looks of [LOOKS.first, LOOKS.more]) {
    const looked = probe(state, seat, looks, MOST_ANSWERS);
    if (!looked || ![...looked.bases.values()].some(({ common }) => common.length >= LEAST_CARDS)) return null;
  }
  const isGood = ({ plays, ways }: Solution): boolean => plays.length >= LEAST_CARDS && ways >= LEAST_WAYS;
  return solve(state, seat).find((one) => isGood(one) && isCertain(state, seat, one)) ?? null;
}

function describe(start: State, seat: number, solution: Solution): Omit<Found, 'hand'> {
  const base = start.table.find((ix) => start.cards[ix]!.id === solution.base)!;
  const line = written(solution.line);
  const { query } = Playout.from(start);
  return { base: query.name(base), line, cards: cardsOf(start, seat, line), level: levelOf(solution) };
}

/** The cards that the seat plays and uses in a line, in order. */
export function cardsOf(start: State, seat: number, line: string): string[] {
  const cards: string[] = [];
  let state = start;
  for (const pick of read(line)) {
    const ask = nextQuestion(state, seat)!;
    if (ask.seat === seat)
      for (const { verb, card } of pick.map((i) => ask.options[i]!))
        if (verb === 'play' || verb === 'use' || (ask.kind === 'react' && card >= 0)) cards.push(nameOf(state, card));
    state = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick }).state;
  }
  return cards;
}

/** The fewer ways win, and the more plays it takes, the harder it is. */
function levelOf({ plays, ways, wins }: Solution): Puzzle['level'] {
  const rarity = Math.log10(ways / wins) + plays.length / 2;
  return rarity < 2 ? 1 : rarity < 3.2 ? 2 : 3;
}

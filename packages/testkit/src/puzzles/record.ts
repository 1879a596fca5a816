/**
 * A puzzle is a moment of a bot game, the start of a Play Cards phase: its setup, everybody's answers up to there, and
 * the few cards that the seat keeps in its hand. The others keep none, so that what they hold cannot matter.
 */
import { library } from '@smash/cards';
import { resume, type State } from '@smash/engine';
import { Playout } from '@smash/engine/seal';

export interface Puzzle {
  id: string;
  seed: string;
  factions: [string, string][];
  /** Answers from the beginning, each to the first open question: see `written`. */
  answers: string;
  /** Whose turn it is. */
  seat: number;
  /** The cards the seat keeps. */
  hand: string[];
  /** The base to win. */
  base: string;
  /** Everybody's answers that win the base, in the same form. */
  line: string;
  /** The cards that must be played or used, in order. */
  cards: string[];
  /** 1 easy, 2 medium, 3 hard. */
  level: 1 | 2 | 3;
}

type Position = Pick<Puzzle, 'seed' | 'factions' | 'answers' | 'seat' | 'hand'>;

/** Option numbers, those of one answer joined by a point, answers by a comma. */
export const written = (picks: readonly number[][]): string => picks.map((pick) => pick.join('.')).join(',');

export function read(answers: string): number[][] {
  if (answers === '') return [];
  return answers.split(',').map((pick) => (pick === '' ? [] : pick.split('.').map(Number)));
}

/** Replays the game with the same answers. Throws if the rules refuse one. */
export function positionOf({ seed, factions, answers, seat, hand }: Position): State {
  const playout = Playout.begin({ seed, players: factions.length, factions }, library);
  for (const pick of read(answers)) {
    const { seat, id: prompt } = playout.state.asks[0]!;
    const refusal = playout.apply({ type: 'answer', seat, prompt, pick });
    if (refusal) throw new Error(`${refusal.text} (${refusal.rule})`);
  }
  return withHand(playout.state, seat, hand);
}

/**
 * The same position with only these cards in that hand, and none in the others; the rest go to the bottom of the decks.
 * Only while the seat is asked what to play. Throws if a card is not there.
 */
export function withHand(state: State, seat: number, names: readonly string[]): State {
  const left = state.seats[seat]!.hand.slice();
  const kept = names.map((name) => {
    const at = left.findIndex((ix) => state.names[state.cards[ix]!.def] === name);
    if (at < 0) throw new Error(`The hand has no ${name}`);
    return left.splice(at, 1)[0]!;
  });
  const held = new Set(kept);
  return resume({
    ...state,
    cards: state.cards.map((card, ix) => (card.zone === 'hand' && !held.has(ix) ? { ...card, zone: 'deck' } : card)),
    seats: state.seats.map((one, at) => {
      const [hand, under] = at === seat ? [kept, left] : [[], one.hand];
      return { ...one, hand, deck: [...under, ...one.deck] };
    }),
    // The question is asked again, because other cards can be played now.
    asks: [],
  }).state;
}

import { sameRng } from '../core/chance/rng.ts';
import { cloneState } from '../core/clone.ts';
import { Game, type GameEvent } from '../core/game.ts';
import { gameOf, queryOf } from '../core/kept.ts';
import { isKnown, type Looked } from '../core/sight.ts';
import type { EventType } from '../model/index.ts';
import { type Ask, isFaceDown, NOBODY, type Seat, type State } from '../model/index.ts';
import { type Answer, takeAnswer } from '../procedures/loop/answer.ts';
import type { Query } from '../query/query.ts';

/** Why a command cannot be undone without the others' consent, as part of a sentence: "… was drawn". */
export interface Barrier {
  kind: 'reveal' | 'random' | 'otherDecision';
  text: string;
}

/** What an event reveals about hidden cards or chance, most specific first. */
const TOLD: readonly [EventType, Barrier['kind'], string][] = [
  ['draw', 'reveal', 'a card was drawn'],
  ['madness', 'reveal', 'a card was drawn'],
  ['treasure', 'reveal', 'a card was drawn'],
  ['base', 'reveal', 'a new base was turned up'],
  ['look', 'reveal', 'cards were looked at'],
  ['reveal', 'reveal', 'cards were revealed'],
  ['mulligan', 'reveal', 'cards were revealed'],
  ['coin', 'random', 'a coin was flipped'],
  ['shuffle', 'random', 'a deck was shuffled'],
];

/**
 * What prevents undoing a command; null = nothing: it involved only public information, or what the player already
 * knew. Derived from what actually happened, not from the card: who learned a face, what chance decided, who was asked.
 * If in doubt, there is a barrier. It relies on the option `cover`: without it, a window in which nobody is asked
 * reveals something (INFO-4).
 */
export function barrier(
  before: State,
  command: Answer | { type: 'concede' | 'agree'; seat: Seat },
  after: State,
  events: readonly GameEvent[],
): Barrier | null {
  const other = (text: string): Barrier => ({ kind: 'otherDecision', text });
  if (before.turn === 0) return other('the game is being set up');
  if (command.type === 'concede') return other('a player has given up');
  if (command.type !== 'answer') return other('a player has voted to end the game');
  // Worded as below: nobody learns when a hidden question is answered (INFO-4).
  if (command.seat !== before.current) return other(ASKED);
  if (after.turn !== before.turn || after.over) return other('the turn has ended');
  const told = mostTelling(events);
  if (told) return told;
  const learned = newlyKnown(before, command.seat, after);
  if (learned) return { kind: 'reveal', text: learned };
  if (!sameRng(before.rng, after.rng)) return { kind: 'random', text: 'chance has decided' };
  if (after.asks.some((ask) => ask.hidden || ask.seat !== command.seat)) return other(ASKED);
  if (hasPassedOver(before, command, after)) return other(ASKED);
  return null;
}

function mostTelling(events: readonly GameEvent[]): Barrier | null {
  let most = TOLD.length;
  for (const { type } of events) {
    const rank = RANKS.get(type);
    if (rank !== undefined && rank < most) most = rank;
  }
  const told = TOLD[most];
  return told ? { kind: told[1], text: told[2] } : null;
}
const RANKS: ReadonlyMap<EventType, number> = new Map(TOLD.map(([type], i) => [type, i]));

/**
 * Another player had nothing to choose from and so was not asked: that may reveal what is not in a hand. Recomputed if
 * `apply` has not just done so.
 */
function hasPassedOver(before: State, command: Answer, after: State): boolean {
  const made = gameOf(after);
  if (made) return made.passedOver;
  const g = new Game(cloneState(before));
  g.quiet = true;
  takeAnswer(g, command);
  return g.passedOver;
}

/** The barrier of every question to others, answered or not. */
export const ASKED = 'another player was asked';

/** Has somebody learned a face? Showing everybody a card that the actor already knew does not count. */
function newlyKnown(before: State, actor: Seat, after: State): string | null {
  const [was, is] = [onlyAsked(before), queryOf(after)];
  // The top of the base deck may be known by its place.
  const open = is.openBase();
  for (let ix = 0; ix < before.cards.length; ix++) {
    const card = after.cards[ix]!;
    // States share unchanged cards; among those, only face-down ones can become known, to their host's
    // controller, and the top of the base deck.
    if (card === before.cards[ix] && ix !== open && !isFaceDown(card.zone)) continue;
    const moved = before.cards[ix]!.zone !== card.zone;
    if (!isKnown(was, ix, actor) && (moved || isKnown(is, ix, actor))) return 'a card was turned up';
    if (isKnown(is, ix, 'spectator')) continue;
    const learned = after.seats.some((_, seat) => seat !== actor && !isKnown(was, ix, seat) && isKnown(is, ix, seat));
    if (learned) return 'another player has got a card';
  }
  return after.asks.some((ask) => isShowing(is, ask)) ? 'cards were looked at' : null;
}

/** Control is computed on demand: most commands move no face-down card. */
function onlyAsked(s: State): Looked {
  let query: Query | null = null;
  return {
    s,
    card: (ix) => s.cards[ix]!,
    controller: (ix) => {
      query ??= queryOf(s);
      return query.controller(ix);
    },
    openBase: () => {
      query ??= queryOf(s);
      return query.openBase();
    },
  };
}

/** Does the question name a card that its seat knows only from there? */
function isShowing(q: Query, { seat, shown, options }: Ask): boolean {
  if (shown.some((ix) => ix !== NOBODY && !isKnown(q, ix, seat))) return true;
  return options.some(({ card }) => card !== NOBODY && !isKnown(q, card, seat));
}

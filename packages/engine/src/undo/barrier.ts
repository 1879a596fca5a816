import { type Answer, takeAnswer } from '../kernel/answer.ts';
import { cloneState } from '../kernel/clone.ts';
import { Game, type GameEvent } from '../kernel/game.ts';
import { sameRng } from '../kernel/rng.ts';
import { NOBODY, type Seat, type State } from '../model/index.ts';
import { isKnown } from '../view/card.ts';
import type { EventType } from '../view/types.ts';

/** Why a command is not taken back without the others: as "… was drawn", in the middle of a sentence. */
export interface Barrier {
  kind: 'reveal' | 'random' | 'otherDecision';
  text: string;
}

/** What an event says of hidden cards or of chance, most telling first. */
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
 * What stands between a command and its undo; null = nothing: the player only did what is open to all or known to that
 * player before. Told from what really happened, whatever the card: who isKnown more than before, what chance has done,
 * who was asked. In doubt it is a barrier. It counts on the option `cover`: without it a window in which nobody is asked
 * tells something (INFO-4).
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
  // In the words of below: when a hidden question is answered, nobody learns it (INFO-4).
  if (command.seat !== before.current) return other(ASKED);
  if (after.turn !== before.turn || after.over) return other('the turn has ended');
  for (const [type, kind, text] of TOLD) if (events.some((event) => event.type === type)) return { kind, text };
  const learned = newlyKnown(before, command.seat, after);
  if (learned) return { kind: 'reveal', text: learned };
  if (!sameRng(before.rng, after.rng)) return { kind: 'random', text: 'chance has decided' };
  if (after.asks.some((ask) => ask.hidden || ask.seat !== command.seat)) return other(ASKED);
  if (hasPassedOver(before, command)) return other(ASKED);
  return null;
}

/** Another player had nothing to choose from and so was not asked: that may tell what is not in a hand. Done once more. */
function hasPassedOver(before: State, command: Answer): boolean {
  const g = new Game(cloneState(before));
  g.quiet = true;
  takeAnswer(g, command);
  return g.passedOver;
}

const ASKED = 'another player was asked';

/** A face that somebody has learned; but the actor may turn up what that player knew. */
function newlyKnown(before: State, actor: Seat, after: State): string | null {
  const was = new Game(before).q;
  const is = new Game(after).q;
  for (let ix = 0; ix < before.cards.length; ix++) {
    const moved = before.cards[ix]!.zone !== after.cards[ix]!.zone;
    if (!isKnown(was, ix, actor) && (moved || isKnown(is, ix, actor))) return 'a card was turned up';
    if (isKnown(is, ix, 'spectator')) continue;
    const learned = after.seats.some((_, seat) => seat !== actor && !isKnown(was, ix, seat) && isKnown(is, ix, seat));
    if (learned) return 'another player has got a card';
  }
  const shown = after.asks.some((ask) =>
    [...ask.shown, ...ask.options.map((option) => option.card)].some(
      (ix) => ix !== NOBODY && !isKnown(is, ix, ask.seat),
    ),
  );
  return shown ? 'cards were looked at' : null;
}

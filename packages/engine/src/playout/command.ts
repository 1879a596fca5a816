import type { Game } from '../core/game.ts';
import type { Seat } from '../model/index.ts';
import { agree, concede } from '../procedures/concede/concede.ts';
import { type Answer, checkAnswer, takeAnswer } from '../procedures/loop/answer.ts';
import type { Refusal } from '../view/types.ts';

export type Command = Answer | { type: 'concede'; seat: Seat } | { type: 'agree'; seat: Seat; yes: boolean };

/** Why the command is refused, or null. Nothing has been changed yet. */
export function check(g: Game, command: Command): Refusal | null {
  if (g.s.over) return { code: 'over', rule: 'WIN-1', text: 'The game is over.' };
  const seat = g.s.seats[command.seat];
  if (!seat || seat.out) return { code: 'noSeat', rule: 'WIN-3', text: 'That seat is not in the game.' };
  return command.type === 'answer' ? checkAnswer(g, command) : null;
}

/** Applies a checked command. */
export function take(g: Game, command: Command): void {
  g.s.seq++;
  if (command.type === 'answer') takeAnswer(g, command);
  else if (command.type === 'concede') concede(g, command.seat);
  else agree(g, command.seat, command.yes);
}

import type { Random } from '@smash/bots';
import { apply, type Command, type State } from '@smash/engine';
import { Broken } from './broken.ts';
import { Checker } from './checker.ts';
import { decide } from './game.ts';

/** How eagerly random players play on. */
const TEMPER = { eager: 0.9 };

/** Throws if the game gets stuck or breaks an invariant within so many decisions after this seat has conceded (WIN-3). */
export function playOnWithout(start: State, seat: number, random: Random, decisions: number): void {
  const checker = new Checker(random, 1, false);
  checker.created(start, []);
  let state = start;
  let command: Command = { type: 'concede', seat };
  for (let n = 0; n < decisions && !state.over; n++) {
    const result = apply(state, command);
    if (!result.ok) throw new Broken(`after ${seat} has left: ${result.refusal.text}`);
    checker.decided(state, command, result.state, result.events, null);
    state = result.state;
    if (!state.over) command = decide(state, random, TEMPER);
  }
}

/** Players whose leaving takes something away that others are being asked about. */
export function concernedBy({ asks, cards, seats }: State): number[] {
  const isAbout = (seat: number): boolean =>
    asks.some(
      (ask) =>
        ask.seat !== seat &&
        ask.kind !== 'play' &&
        ask.options.some((option) => option.seat === seat || cards[option.card]?.owner === seat),
    );
  return [...seats.keys()].filter((seat) => !seats[seat]!.out && isAbout(seat));
}

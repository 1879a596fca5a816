import { type Random, randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, type Command, createGame, type State, view } from '@smash/engine';

/** Tables in mid-game with all factions, reached by random choices: one per seed. */
export function* midGames(count: number, seed: string, decisions = 90): Generator<State> {
  for (let i = 0; i < count; i++) {
    const random = seededRandom(`${seed} ${i}`);
    const pool = library.factions.map((faction) => faction.name);
    let { state } = createGame({ seed: `${seed} ${i}`, players: 2 + (i % 3), pool }, library);
    for (let n = 0; n < decisions && !state.over; n++) state = decideOne(state, random);
    yield state.over ? createGame({ seed: `${seed} ${i}`, players: 2 + (i % 3), pool }, library).state : state;
  }
}

/** The first seat asked answers at random; `each` gets the command. */
export function decideOne(state: State, random: Random, each?: (command: Command) => void): State {
  const ask = state.asks[0]!;
  const pick = randomPick(view(state, ask.seat), random, { eager: 0.9 });
  const command = { type: 'answer' as const, seat: ask.seat, prompt: ask.id, pick };
  each?.(command);
  const played = apply(state, command);
  if (!played.ok) throw new Error(played.refusal.text);
  return played.state;
}

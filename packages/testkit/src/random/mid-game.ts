import { type Random, randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, type Command, createGame, type State, view } from '@smash/engine';

const EVERY = library.factions.map((faction) => faction.name);

/** Tables in mid-game with all factions or only these, reached by random choices: one per seed. */
export function* midGames(
  count: number,
  seed: string,
  decisions = 90,
  pool: readonly string[] = EVERY,
): Generator<State> {
  for (let i = 0; i < count; i++) {
    const setup = { seed: `${seed} ${i}`, players: 2 + (i % 3), pool: [...pool] };
    const random = seededRandom(`${seed} ${i}`);
    let { state } = createGame(setup, library);
    for (let n = 0; n < decisions && !state.over; n++) state = decideOne(state, random);
    yield state.over ? createGame(setup, library).state : state;
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

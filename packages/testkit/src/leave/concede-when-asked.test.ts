import { dice, type Random, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, type Command, createGame, type State } from '@smash/engine';
import { expect, it } from 'vitest';
import { Checker } from '../random/checker.ts';
import { decide } from '../random/game.ts';

const GAMES = process.env.LONG === '1' ? 250 : 6;
/** Decisions looked at after somebody has conceded. */
const AFTER = 25;

const TEMPER = { eager: 0.9 };

/** Throws if the game gets stuck or breaks an invariant after this seat has conceded. */
function playAfter(start: State, seat: number, random: Random): void {
  const checker = new Checker(random, 1, false);
  checker.created(start, []);
  let state = start;
  let command: Command = { type: 'concede', seat };
  for (let n = 0; n < AFTER && !state.over; n++) {
    const result = apply(state, command);
    if (!result.ok) throw new Error(result.refusal.text);
    checker.decided(state, command, result.state, result.events, null);
    state = result.state;
    if (!state.over) command = decide(state, random, TEMPER);
  }
}

it('WIN-3 whoever concedes when an ability asks them in another’s turn leaves a game that goes on', () => {
  let conceded = 0;
  for (let game = 0; game < GAMES; game++) {
    const random = seededRandom(`asked ${game}`);
    const pool = library.factions.map(({ name }) => name);
    let { state } = createGame({ seed: `asked ${game}`, players: 3 + (game % 2), pool, options: {} }, library);
    for (let n = 0; n < 600 && !state.over; n++) {
      const [ask, other] = state.asks;
      const isAlone = other === undefined && state.stack.at(-1)!.f === 'script';
      if (isAlone && ask!.seat !== state.current && dice(random, 2) === 0) {
        playAfter(state, ask!.seat, random);
        conceded++;
      }
      const result = apply(state, decide(state, random, TEMPER));
      if (!result.ok) throw new Error(result.refusal.text);
      state = result.state;
    }
  }
  expect(conceded).toBeGreaterThan(GAMES);
}, 600_000);

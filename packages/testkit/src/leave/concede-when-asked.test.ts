import { dice, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type State } from '@smash/engine';
import { expect, it } from 'vitest';
import { decide } from '../random/game.ts';
import { playOnWithout } from '../random/leaving.ts';

const GAMES = process.env.LONG === '1' ? 250 : 6;
/** How many decisions are checked after somebody has conceded. */
const AFTER = 25;

const TEMPER = { eager: 0.9 };

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
        playOnWithout(state, ask!.seat, random, AFTER);
        conceded++;
      }
      const result = apply(state, decide(state, random, TEMPER));
      if (!result.ok) throw new Error(result.refusal.text);
      state = result.state;
    }
  }
  expect(conceded).toBeGreaterThan(GAMES);
}, 600_000);

/**
 * Does the player have only a hand, a deck and a discard pile, and is no open choice about the player or those cards?
 */
function isBystander({ cards, seats, asks, current }: State, seat: number): boolean {
  const { hand, deck, discard } = seats[seat]!;
  const own = [...hand, ...deck, ...discard];
  return (
    seat !== current &&
    asks.some((ask) => ask.seat !== seat) &&
    asks.every(({ options }) =>
      options.every((option) => option.seat !== seat && cards[option.card]?.owner !== seat),
    ) &&
    cards.every(({ owner, controller }, ix) => (owner !== seat && controller !== seat) || own.includes(ix))
  );
}

/** Who is asked what, without the options: a card may be playable only because of the leaver's hand. */
const questions = ({ asks, turn, phase }: State, leaver: number): object => ({
  ...{ turn, phase },
  asks: asks.filter(({ seat }) => seat !== leaver).map(({ seat, kind, title }) => ({ seat, kind, title })),
});

it('WIN-3 whoever concedes with nothing in play, asked or not, keeps every question to the others open', () => {
  let conceded = 0;
  for (let game = 0; game < 4 * GAMES; game++) {
    const random = seededRandom(`bystander ${game}`);
    const pool = library.factions.map(({ name }) => name);
    let { state } = createGame({ seed: `bystander ${game}`, players: 3 + (game % 2), pool, options: {} }, library);
    for (let n = 0; n < 150 && !state.over; n++) {
      for (let seat = 0; seat < state.seats.length; seat++) {
        if (!isBystander(state, seat)) continue;
        const left = apply(state, { type: 'concede', seat });
        if (!left.ok) throw new Error(left.refusal.text);
        // Cards of others that the leaver controlled are lost.
        if (left.events.some(({ type }) => type === 'lost')) continue;
        expect(questions(left.state, seat)).toEqual(questions(state, seat));
        conceded++;
      }
      const result = apply(state, decide(state, random, TEMPER));
      if (!result.ok) throw new Error(result.refusal.text);
      state = result.state;
    }
  }
  expect(conceded).toBeGreaterThan(10 * GAMES);
}, 600_000);

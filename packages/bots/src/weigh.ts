import { deal, type Playout as Game, Playout, type Seat } from '@smash/engine/seal';
import { FEW } from './levels.ts';
import { answerAtRandom } from './policy.ts';
import type { Random } from './random.ts';
import { Rollout } from './rollout.ts';
import type { Seen } from './think.ts';
import { value } from './value.ts';
import { LEARNT, NO_WEIGHTS, type Weights } from './weights.ts';

/** What is weighed, in the order of `Weighing.table`. */
export const WEIGHED = ['soon', 'hand', 'cards', 'power', 'minion', 'lead', 'other', 'near'] as const;

/** A table, and how the game turned out. */
export interface Weighing {
  /** How much of each of `WEIGHED` the seat has more than the others. */
  table: number[];
  /** How many VP it is ahead. */
  ahead: number;
  /** What the game is worth to the seat some turns later, in VP. */
  later: number;
}

/** How often somebody answers at random, so that tables differ more than good play would make them. */
const CARELESS = 0.25;
/** How many more turns everybody has after the first round. */
const ROUNDS = 2;
/** Caps the value of won and lost games at that of a large lead. */
const MOST = 12;
const QUESTIONS = 1000;

/** Plays that many deals until everybody has had a turn, records the table unless the game is over, then plays on. */
export function weigh({ sealed, memory }: Seen, deals: number, random: Random): Weighing[] {
  if (!sealed) return [];
  const found: Weighing[] = [];
  const rollout = new Rollout(random, { nodes: 0, steps: 0 }, LEARNT, FEW);
  for (let n = 0; n < deals; n++) {
    const game = Playout.from(deal(sealed, memory, random));
    const me = game.state.asks[0]!.seat;
    const { turn, seats } = game.state;
    const table = playOn(game, turn + seats.length, CARELESS, rollout, random);
    if (table.state.over) continue;
    const weighed = tableOf(table, me);
    const end = playOn(table, turn + (1 + ROUNDS) * seats.length, 0, rollout, random);
    found.push({ ...weighed, later: Math.max(-MOST, Math.min(MOST, value(end, me, LEARNT))) });
  }
  return found;
}

function playOn(start: Game, until: number, careless: number, rollout: Rollout, random: Random): Game {
  let game = start;
  for (let n = 0; n < QUESTIONS; n++) {
    const ask = game.state.asks[0];
    if (!ask || (ask.kind === 'play' && game.state.turn >= until)) break;
    if (random() < careless) game.answer(ask, answerAtRandom(game, ask, random));
    else game = rollout.goOn(game, ask);
  }
  return game;
}

/** The value is a sum of all that is weighed, each times its weight. */
function tableOf(game: Game, me: Seat): Pick<Weighing, 'table' | 'ahead'> {
  const ahead = value(game, me, NO_WEIGHTS);
  const only = (name: keyof Weights): Weights => ({ ...NO_WEIGHTS, [name]: 1 });
  return { ahead, table: WEIGHED.map((name) => value(game, me, only(name)) - ahead) };
}

import {
  answerAtRandom,
  bestNow,
  chancesOf,
  describeTable,
  type Features,
  judging,
  type Network,
  type Random,
  sharesOf,
  worths,
} from '@smash/bots';
import { library } from '@smash/cards';
import { Playout } from '@smash/engine/seal';

/** A table, and everybody's chance to win as the rest of the game suggests it. */
export interface Lesson {
  features: Features;
  target: number[];
}

/** How often somebody answers at random, so that more kinds of tables occur. */
const CARELESS = 0.05;
const LONGEST = 2500;
/** How much of a lesson's target comes from what follows the next lesson, rather than from how the network judges that. */
const TRUST = 0.95;

export interface SelfPlay {
  seed: string;
  players: number;
  pool: string[];
  /** Absent: as usual. */
  vpToWin?: number;
}

/**
 * Plays a game of the network against itself, one answer ahead and with open cards, and tells what every play and every end
 * of a turn led to: temporal differences (TD(λ)). Empty if the game does not end.
 */
export function playLessons(network: Network, { seed, players, pool, vpToWin }: SelfPlay, random: Random): Lesson[] {
  const options = { duplicates: pool.length < 2 * players, ...(vpToWin && { vpToWin }) };
  const game = Playout.begin({ seed, players, pool, options }, library);
  const policy = bestNow({ most: 24, depth: 1, evaluator: judging(network) });
  const tables: Features[] = [];
  for (let n = 0; n < LONGEST && !game.state.over; n++) {
    const ask = game.state.asks[0]!;
    const isPlay = ask.kind === 'play';
    if (isPlay) tables.push(describeTable(game, false));
    const isCareless = random() < CARELESS;
    const pick = isCareless
      ? answerAtRandom(game, ask, random)
      : policy.pick(game, ask, random, { nodes: 0, steps: 0 });
    if (isPlay && ask.options[pick[0]!]?.verb === 'end') tables.push(describeTable(game, true));
    game.answer(ask, pick);
  }
  const { over, seats } = game.state;
  if (!over) return [];
  let target = sharesOf(over.winners, seats.length);
  return tables
    .reverse()
    .map((features) => {
      const lesson = { features, target };
      const judged = chancesOf(worths(network, features));
      target = target.map((share, seat) => TRUST * share + (1 - TRUST) * judged[seat]!);
      return lesson;
    })
    .reverse();
}

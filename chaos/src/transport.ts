import { type GameSetup, type State, view } from '@smash/engine';
import { plain } from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import { beginning, Match, position } from '@smash/server/game/match.ts';
import { dice, seededRandom } from '@smash/testkit';
import { Browser, Host } from './transport/ends.ts';
import { type Faults, Network } from './transport/network.ts';

export interface Carried {
  seconds: number;
  syncs: number;
  lost: number;
  twice: number;
  /** What went wrong; null = the game ended, and all agree with the server. */
  problem: string | null;
}

const FAULTS: Faults = { lost: 8, twice: 8, slowest: 250 };
const LONGEST = 100_000;

/** A whole game over a network that loses, repeats, delays and reorders messages. The same seed gives the same game. */
export function carryGame(seed: string, faults: Faults = FAULTS): Carried {
  const random = seededRandom(`transport ${seed}`);
  const players = 2 + dice(random, 3);
  const setup: GameSetup = { seed, players, options: { cover: true, vpToWin: 5 + dice(random, 6) } };
  const { state, events } = engine.create(setup);
  const match = new Match(engine, 1, setup, position(engine, state, 0, players), beginning(events));
  const network = new Network(random, faults);
  const host = new Host(match, network);
  const browsers = [...Array(players).keys(), 'spectator' as const].map(
    (viewer) => new Browser(viewer, host, network, seededRandom(`${seed} ${viewer}`)),
  );
  let steps = 0;
  const done = (): boolean => match.over && browsers.every(({ known }) => known?.view.over);
  while (!done() && steps < LONGEST && network.step()) steps++;
  const { lost, twice, now } = network;
  const syncs = browsers.reduce((sum, browser) => sum + browser.syncs, 0);
  const problem = done() ? disagreement(match, browsers) : `no end after ${steps} messages, ${now} ms`;
  return { seconds: Math.round(now / 1000), syncs, lost, twice, problem };
}

/** Checks that every browser has the view and the log that the rules derive from the state. */
function disagreement(match: Match, browsers: readonly Browser[]): string | null {
  for (const { viewer, known } of browsers) {
    const real = JSON.stringify(plain(view(match.now.state as State, viewer)));
    // Patches keep members in order of arrival, so compare by content.
    if (sorted(known!.view) !== sorted(JSON.parse(real))) return `${viewer} sees another table`;
    if (sorted(known!.events) !== sorted(match.log(viewer))) return `${viewer} reads another log`;
  }
  return null;
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

export async function transport({ runs, seed }: { runs: number; seed: string }): Promise<boolean> {
  const sum = { games: 0, seconds: 0, syncs: 0, lost: 0, twice: 0, failed: [] as string[] };
  for (let i = 0; i < runs; i++) {
    const { problem, ...carried } = carryGame(`${seed}-${i}`);
    sum.games++;
    for (const key of ['seconds', 'syncs', 'lost', 'twice'] as const) sum[key] += carried[key];
    if (problem) {
      sum.failed.push(`${seed}-${i}`);
      console.log(`FAILED ${seed}-${i}: ${problem}`);
    }
    if ((i + 1) % 200 === 0) console.log(`${i + 1} of ${runs} games, ${sum.failed.length} failed`);
  }
  console.log(JSON.stringify({ part: 'transport', seed, ...sum }));
  return sum.failed.length === 0;
}

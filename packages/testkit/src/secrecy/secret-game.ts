import { dice, type Random, randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type GameSetup, type State, type Viewer, view } from '@smash/engine';
import { excerpts } from '../excerpts.ts';
import { redeal } from '../invariants/redeal.ts';
import { type Advance, type Course, dealAgain, isQuiet, stepBy } from './course.ts';
import { Ids } from './ids.ts';

/** Everything a viewer is sent: at the start of the course, after each step, and finally the questions at its end. */
export type Tap = (course: Course, viewer: Viewer) => string[];

export interface SecretGame {
  seed: string;
  players: number;
  /** Absent = random. */
  factions?: [string, string][];
  /** Compare only one course in this many; 1 = all. */
  every?: number;
  /** Stop at the first leak. */
  untilLeak?: boolean;
}

/** Two worlds that differ in nothing the viewer may know, and the moves made in both. */
export interface Worlds {
  viewer: Viewer;
  real: Course;
  /** The other course may end sooner. */
  other: Course;
}

export interface Suspects {
  tap: Tap;
  /** Called with each pair compared. */
  met?: (worlds: Worlds) => void;
  /** The rules; tests with planted leaks substitute others. */
  advance?: Advance;
}

export interface Overheard {
  decisions: number;
  /** Courses compared, by viewer. */
  courses: number;
  /** Positions compared within them. */
  compared: number;
  /** Courses that the new deal could follow only in part. */
  partly: number;
  leaks: string[];
}

const rules: Advance = (state, command) => {
  const result = apply(state, command);
  return result.ok ? result : null;
};

const LONGEST = 5000;

/**
 * Plays one random game. Whenever the table is quiet, compares what has been sent since the last quiet moment with what
 * would have been sent if everything the viewer has not learned were different. Each viewer in turn.
 */
export function playSecretGame(game: SecretGame, { tap, met = () => {}, advance = rules }: Suspects): Overheard {
  const random = seededRandom(`secret ${game.seed}`);
  const heard: Overheard = { decisions: 0, courses: 0, compared: 0, partly: 0, leaks: [] };
  const begun = createGame(setupOf(game, random), library);
  const every = game.every ?? 1;
  let state = begun.state;
  let course: Course | null = null;
  let turnOfViewer = dice(random, game.players + 1);
  const ids = new Ids();
  for (; !state.over && heard.decisions < LONGEST; heard.decisions++) {
    const known = ids.follow(state);
    if (known) heard.leaks.push(known);
    if (heard.leaks.length > 0 && game.untilLeak) return heard;
    if (isQuiet(state)) {
      if (course && dice(random, every) === 0)
        listen(course, viewerOf(turnOfViewer++, game), random, { tap, met, advance }, heard);
      course = { start: state, steps: [] };
    }
    const before: State = state;
    const ask = before.asks[dice(random, before.asks.length)]!;
    const pick = randomPick(view(before, ask.seat), random, { eager: 0.8 });
    const command = { type: 'answer' as const, seat: ask.seat, prompt: ask.id, pick };
    const step = stepBy(advance, before, command);
    if (!step) throw new Error(`An offered choice is refused in game ${game.seed}.`);
    course?.steps.push(step);
    state = step.after;
  }
  if (course) listen(course, viewerOf(turnOfViewer, game), random, { tap, met, advance }, heard);
  return heard;
}

/** Two to four random decks; always with covers, like every game on a server. */
function setupOf({ seed, players, factions }: SecretGame, random: Random): GameSetup {
  const options = {
    cover: true,
    coverChoices: true,
    vpToWin: [15, 10, 5][dice(random, 3)]!,
    bigBase: dice(random, 10) === 0,
  };
  return { seed, players, options, ...(factions && { factions }) };
}

const viewerOf = (n: number, { players }: SecretGame): Viewer => {
  const seat = n % (players + 1);
  return seat === players ? 'spectator' : seat;
};

function listen(
  course: Course,
  viewer: Viewer,
  random: Random,
  { tap, met, advance }: Required<Suspects>,
  heard: Overheard,
): void {
  heard.courses++;
  // On a single position: also with every deck reordered and another random source.
  const still = (start: State) => tap({ start, steps: [] }, viewer);
  const whole = redealWhole(course.start, viewer, random);
  compare(still(course.start), still(whole), viewer, course, heard);
  met({ viewer, real: { start: course.start, steps: [] }, other: { start: whole, steps: [] } });
  const again = dealAgain(course, viewer, random, advance);
  if (!again?.complete) heard.partly++;
  if (!again) return;
  met({ viewer, real: course, other: again.course });
  const other = tap(again.course, viewer);
  compare(tap(course, viewer), again.complete ? other : other.slice(0, -1), viewer, course, heard);
}

function redealWhole(state: State, viewer: Viewer, random: Random): State {
  const key = Array.from({ length: 8 }, () => dice(random, 2 ** 31));
  return { ...redeal(state, viewer, random), rng: { key, at: dice(random, 1000) } };
}

function compare(real: string[], other: string[], viewer: Viewer, course: Course, heard: Overheard): void {
  for (const [i, text] of other.entries()) {
    heard.compared++;
    const mine = real[i]!;
    if (mine === text) continue;
    const step = course.steps[i - 1]?.command;
    heard.leaks.push(`${viewer} after ${JSON.stringify(step ?? 'the start')}: ${excerpts(mine, text)}`);
    return;
  }
}

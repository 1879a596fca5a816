/**
 * A hard bot's review of a finished game for one seat: what the player could have done better with what they knew then.
 */
import { chances, type Judged, newMemory, remember, type Seen, type Thought } from '@smash/bots';
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  forkedAt,
  type GameEvent,
  type GameRecord,
  type State,
  standing,
  view,
  viewEvents,
} from '@smash/engine';
import { Playout, seal } from '@smash/engine/seal';
import { beginAgain } from '@smash/protocol/begin';
import type { PromptView, Seat } from '../../view/types.ts';
import { type Advice, adviceOf } from '../bots/advice.ts';
import type { BotLevel } from '../bots/levels.ts';

/** Each seat's chance to win after an event: 0 to 1, summing to 1. */
interface Point {
  n: number;
  turn: number;
  chances: number[];
}

/** An answer that greatly reduced the chance to win. */
export interface Swing {
  /** Number of the last event before the answer. */
  n: number;
  turn: number;
  /** The bot's answer first, then the player's. */
  advice: Advice;
  /** For each of the two answers: the average VP that each seat gains until all players have had another turn. */
  gains: [number[], number[]];
  /** The chance to win that was lost: 0 to 1. */
  loss: number;
}

export interface Review {
  seat: Seat;
  points: Point[];
  /** The greatest loss first; at most one per turn. */
  swings: Swing[];
  /** The number of answers compared, and how many of them were as good as the bot's. */
  answers: number;
  good: number;
}

/** Compares answers, based on what the seat knew. */
export interface Judge {
  think(
    level: BotLevel,
    seen: Seen,
    asked: { made: number[] },
  ): Promise<Pick<Thought, 'pick' | 'considered' | 'judged'>>;
}

const LEVEL: BotLevel = 'hard';
const MOST = 3;
/** Smaller losses are not worth showing. */
const LEAST_LOSS = 0.03;
/** A loss must exceed this many standard errors; otherwise it may be chance. */
const ERRORS = 2;
/** After every this many commands, let the page paint. */
const BREATHE = 8;

const breath = () => new Promise<void>((done) => setTimeout(done));

/**
 * @param onProgress the share of the game reviewed so far, 0 to 1
 * @returns null if it was cancelled. Rejects if the judge cannot think.
 */
export async function review(
  record: GameRecord,
  seat: Seat,
  judge: Judge,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Review | null> {
  const commands = standing<Command>(record.commands);
  let { state, events } = beginAgain(record, library);
  let memory = newMemory(state.seats.length);
  let n = 0;
  const found: Review = { seat, points: [], swings: [], answers: 0, good: 0 };
  const happen = (next: State, more: GameEvent[]) => {
    state = next;
    memory = remember(memory, viewEvents(more, seat));
    n = more.at(-1)?.n ?? n;
    if (more.length > 0 && state.phase !== 'draft') found.points.push(pointOf(state, n));
  };
  happen(forkedAt(state, 0, record.forks), events);
  for (const [i, command] of commands.entries()) {
    if (i % BREATHE === 0) await breath();
    if (signal.aborted) return null;
    const asked = promptOf(state, seat, command);
    if (asked) {
      const seen = { view: view(state, seat), sealed: seal(state, seat), memory };
      const thought = await judge.think(LEVEL, seen, { made: asked.made });
      if (signal.aborted) return null;
      note(found, thought, asked, { n, turn: state.turn });
    }
    try {
      const played = apply(state, command);
      if (!played.ok) break;
      state = forkedAt(played.state, i + 1, record.forks);
      events = played.events;
    } catch {
      // The card's text has changed since.
      break;
    }
    happen(state, events);
    onProgress((i + 1) / commands.length);
  }
  return { ...found, swings: largest(found.swings) };
}

const pointOf = (state: State, n: number): Point => ({
  n,
  turn: state.turn,
  chances: chances(Playout.from(state)),
});

interface Asked {
  prompt: PromptView;
  made: number[];
}

/** The question that a command answers, if the seat had a choice that can be judged. */
function promptOf(state: State, seat: Seat, command: Command): Asked | null {
  if (command.type !== 'answer' || command.seat !== seat || state.phase === 'draft') return null;
  const { prompt } = view(state, seat);
  if (!prompt || prompt.id !== command.prompt || prompt.max === 0) return null;
  const isChoice = prompt.options.length > (prompt.min === 0 ? 0 : 1);
  return isChoice ? { prompt, made: command.pick } : null;
}

function note(
  found: Review,
  { pick, considered, judged }: Pick<Thought, 'pick' | 'considered' | 'judged'>,
  { prompt, made }: Asked,
  when: Pick<Swing, 'n' | 'turn'>,
): void {
  if (!judged) return;
  found.answers++;
  if (judged === 'same' || !isWorse(judged)) {
    found.good++;
    return;
  }
  const both = [
    { pick, chance: judged.best.chance, reasons: considered[0]?.reasons ?? [] },
    { pick: made, chance: judged.made.chance, reasons: judged.reasons },
  ];
  found.swings.push({
    ...when,
    advice: adviceOf(prompt, { pick, considered: both }),
    gains: [judged.best.gains, judged.made.gains],
    loss: lossOf(judged),
  });
}

const lossOf = ({ best, made }: Judged): number => best.chance - made.chance;
const isWorse = (judged: Judged): boolean => lossOf(judged) > Math.max(LEAST_LOSS, ERRORS * judged.error);

/** At most one per turn, because several answers of a turn often make the same mistake. */
function largest(swings: readonly Swing[]): Swing[] {
  const turns = new Set<number>();
  const sorted = swings.toSorted((a, b) => b.loss - a.loss);
  return sorted.filter(({ turn }) => !turns.has(turn) && turns.add(turn)).slice(0, MOST);
}

/** One game between bots, each answering from what its own seat may know. */
import { type Level, newMemory, remember, type Style, type Thought, think } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type GameEvent, type GameSetup, type State, view, viewEvents } from '@smash/engine';
import { seal } from '@smash/engine/seal';

export interface BotGame {
  setup: GameSetup;
  /** By seat. */
  levels: readonly Level[];
  /** By seat; absent: all bots play plainly. */
  styles?: readonly Style[];
  /** `ms`: CPU time; `isSealed`: there was a sealed game to search. */
  onThought?(seat: number, thought: Thought, ms: number, isSealed: boolean): void;
  onEvents?(events: readonly GameEvent[]): void;
  /** Called before each answer, with the number of answers so far. False ends the game there. */
  goesOn?(state: State, answers: number): boolean;
  /** Option numbers with which the open question is answered instead of by its bot; null: the bot answers. */
  instead?(state: State): number[] | null;
}

export interface Played {
  state: State;
  /** All answers as option numbers, each to the first open question. */
  picks: number[][];
  /** `left`: `goesOn` ended the game. */
  end: 'over' | 'stuck' | 'refused' | 'left';
}

const LONGEST = 4000;

interface Table {
  seed: string;
  players: number;
  pool: string[];
  /** Absent: the usual number. */
  vpToWin?: number | undefined;
}

/** The setup of a game between bots: factions may occur twice where the pool is too small. */
export const setupOf = ({ seed, players, pool, vpToWin }: Table): GameSetup => ({
  seed,
  players,
  pool,
  options: { duplicates: pool.length < 2 * players, ...(vpToWin && { vpToWin }) },
});

export function playBots({ setup, levels, styles, onThought, onEvents, goesOn, instead }: BotGame): Played {
  const memories = levels.map(() => newMemory(levels.length));
  let { state, events } = createGame(setup, library);
  const picks: number[][] = [];
  const pickOfBot = (now: State, seat: number): number[] => {
    const before = process.threadCpuUsage();
    const sealed = seal(now, seat);
    const seen = { view: view(now, seat), sealed, memory: memories[seat]! };
    const thought = think(seen, levels[seat]!, { style: styles?.[seat] });
    const spent = process.threadCpuUsage(before);
    onThought?.(seat, thought, (spent.user + spent.system) / 1000, sealed !== null);
    return thought.pick;
  };
  for (;;) {
    onEvents?.(events);
    for (let seat = 0; seat < levels.length; seat++)
      memories[seat] = remember(memories[seat]!, viewEvents(events, seat));
    if (state.over) return { state, picks, end: 'over' };
    if (picks.length >= LONGEST) return { state, picks, end: 'stuck' };
    if (goesOn && !goesOn(state, picks.length)) return { state, picks, end: 'left' };
    const { seat, id: prompt } = state.asks[0]!;
    const pick = instead?.(state) ?? pickOfBot(state, seat);
    const applied = apply(state, { type: 'answer', seat, prompt, pick });
    if (!applied.ok) return { state, picks, end: 'refused' };
    picks.push(pick);
    ({ state, events } = applied);
  }
}

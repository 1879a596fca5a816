/**
 * Seals positions of random games as they are and with everything hidden swapped: the bytes, a bot's answer and how
 * much it thinks must be the same.
 */
import { dice, newMemory, type Random, randomPick, seededRandom, think as thinkAs } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, type Command, createGame, Playout, type State, view } from '@smash/engine';
import { deal, type Sealed, seal } from '@smash/engine/seal';
import { excerpts } from '../excerpts.ts';
import { conserved } from '../invariants/conserved.ts';
import { exchange } from '../invariants/exchange.ts';
import { answerable } from '../invariants/questions.ts';

/** What is sealed, and what a bot does that sees only that: its answer and how much it thought. */
export interface Door {
  seal(state: State, seat: number): Sealed | null;
  think?(sealed: Sealed, state: State, seat: number): string;
}
const DOOR: Door = { seal, think };

/**
 * The answer, its alternatives, its nodes and its verdict on another answer: mostly one ply deep, sometimes by
 * searching.
 */
function think(sealed: Sealed, state: State, seat: number): string {
  const seen = { view: view(state, seat), sealed, memory: newMemory(state.seats.length) };
  const made = randomPick(seen.view, seededRandom('made'));
  return JSON.stringify(thinkAs(seen, state.turn % SEARCHED === 0 ? 'medium' : 'easy', { alternatives: true, made }));
}
const SEARCHED = 16;

interface Sealing {
  positions: number;
  /** How many of those could not be sealed. */
  unsealed: number;
  /** The first difference between games that look the same to the seat, and the first deal that cannot be played. */
  leak: string | null;
  broken: string | null;
}

/** Random positions without end: a seat is asked, in a game with any factions. */
function* positions(seed: string): Generator<{ state: State; seat: number }> {
  const pool = library.factions.map(({ name }) => name);
  for (let i = 0; ; i++) {
    const random = seededRandom(`seal ${seed} ${i}`);
    const options = {
      bigBase: dice(random, 8) === 0,
      cover: dice(random, 2) === 0,
      coverChoices: dice(random, 2) === 0,
      vpToWin: [15, 10][dice(random, 2)]!,
    };
    let { state } = createGame({ seed: `${seed} ${i}`, players: 2 + (i % 3), pool, options }, library);
    while (!state.over) {
      // Questions in mid-ability and in windows are rarer than "play cards", and harder.
      const ask = state.asks[dice(random, state.asks.length)]!;
      if (dice(random, ask.kind === 'play' ? 24 : 8) === 0) yield { state, seat: ask.seat };
      state = answerAtRandom(state, ask.seat, random);
    }
  }
}

function answerAtRandom(state: State, seat: number, random: Random): State {
  const ask = state.asks.find((one) => one.seat === seat)!;
  const pick = randomPick(view(state, seat), random);
  const command: Command = { type: 'answer', seat, prompt: ask.id, pick };
  const played = apply(state, command);
  if (!played.ok) throw new Error(played.refusal.text);
  return played.state;
}

/** Compares that many positions, each with several swaps, and plays on from deals. Stops at the first leak. */
export function compareSealed(seed: string, count: number, door: Door = DOOR, exchanges = 3): Sealing {
  const done: Sealing = { positions: 0, unsealed: 0, leak: null, broken: null };
  const random = seededRandom(`exchange ${seed}`);
  for (const { state, seat } of positions(seed)) {
    if (done.positions === count || done.leak !== null) return done;
    done.positions++;
    const sealed = door.seal(state, seat);
    if (!sealed) done.unsealed++;
    const mine = told(door, sealed, state, seat);
    for (let n = 0; n < exchanges && done.leak === null; n++) {
      const other = othersDecide(exchange(state, seat, random), seat, random);
      done.leak = difference(mine, told(door, door.seal(other, seat), other, seat), state, seat);
    }
    if (sealed) done.broken ??= brokenDeal(sealed, state, seat, random);
  }
  return done;
}

/** Everything a bot gets. */
const told = (door: Door, sealed: Sealed | null, state: State, seat: number): string =>
  sealed ? `${JSON.stringify(sealed)} ${door.think?.(sealed, state, seat) ?? ''}` : '';

/** Whether another seat asked at the same time has answered yet must make no difference. */
function othersDecide(state: State, seat: number, random: Random): State {
  const mine = state.asks.find((ask) => ask.seat === seat)!;
  const other = state.asks.find((ask) => ask.seat !== seat);
  if (!other || state.phase === 'setup' || state.phase === 'draft') return state;
  const next = answerAtRandom(state, other.seat, random);
  const same = next.asks.find((ask) => ask.seat === seat);
  return same?.id === mine.id ? next : state;
}

function difference(mine: string, theirs: string, state: State, seat: number): string | null {
  if (mine === theirs) return null;
  const ask = state.asks.find((one) => one.seat === seat)!;
  return `${seat}, asked "${ask.title}", is told ${excerpts(mine, theirs)}`;
}

const LATER = 20;

/** A deal is a legal game that shows the seat the same table and can be continued. Null if that holds. */
function brokenDeal(sealed: Sealed, state: State, seat: number, random: Random): string | null {
  const dealt = deal(sealed, newMemory(state.seats.length), random);
  const title = state.asks.find((ask) => ask.seat === seat)!.title;
  const wrong = conserved(dealt) ?? answerable(dealt);
  if (wrong !== null) return `dealt while ${seat} is asked "${title}": ${wrong}`;
  const [mine, theirs] = [state, dealt].map((s) => tableOf(s, seat));
  if (mine !== theirs) return `dealt ${difference(mine!, theirs!, state, seat)}`;
  const playout = Playout.from(dealt);
  try {
    for (let n = 0; n < LATER && !playout.state.over; n++) {
      const ask = playout.state.asks[0]!;
      const pick = randomPick(view(playout.state, ask.seat), random);
      const refusal = playout.apply({ type: 'answer', seat: ask.seat, prompt: ask.id, pick });
      if (refusal) return `after "${title}" an offered choice is refused: ${refusal.text}`;
    }
  } catch (error) {
    return `dealt while ${seat} is asked "${title}": ${error instanceof Error ? error.stack : error}`;
  }
  return conserved(playout.state);
}

/** What the seat sees of the table, without the ids of hidden cards and the others' questions. */
function tableOf(state: State, seat: number): string {
  const { seats, hand, bases, baseDeck, openBase, baseDiscard, piles, bigBase, resolving, phase, prompt } = view(
    state,
    seat,
  );
  const options = prompt?.options.map(({ label, name }) => [label, name]);
  return JSON.stringify([
    seats,
    hand,
    bases,
    baseDeck,
    openBase,
    baseDiscard,
    piles,
    bigBase,
    resolving,
    phase,
    options,
  ]);
}

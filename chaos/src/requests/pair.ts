import type { State, Viewer } from '@smash/engine';
import { accepts, GONE, idKinds, type RequestType, requests } from '@smash/protocol';
import { PeerSight } from '@smash/server/room/wire/peerSight.ts';
import type { Store } from '@smash/server/storage/store.ts';
import { dice, excerpts, type Random, relabel, seededRandom, type Worlds } from '@smash/testkit';
import { allFields, drawPayload, type Focus, type Schema, type Values } from './draw.ts';
import type { Timings } from './timings.ts';
import { type Answer, tokenOf, World } from './world.ts';

export interface Effort {
  /** Values tried for each field at a position; Infinity = every known number. */
  each: number;
  /** Random requests at a position. */
  free: number;
}

export interface Asked {
  requests: number;
  accepted: number;
  /** Differences between the worlds, or changes despite a refusal, in words. */
  found: string[];
}

type Ask = { type: RequestType; payload: unknown };

/** Numbers that name nothing on the table: a browser's own progress, and a moment of another, finished game. */
const COUNTS = new Set(['sync since.game', 'sync since.n', 'sync since.undone', 'sync since.viewer', 'playOn played']);

/** A number that no viewer of a table this size has been told; null: the field has no room for one. */
function strange(schema: Schema, seats: number): number | null {
  const fits = (value: number): boolean => accepts(schema, value);
  if (fits(700_000_001)) return 700_000_001;
  // The field holds a seat (0 to 3): seat 3 is unknown at a table of fewer than four.
  return fits(3) && !fits(4) && seats < 4 ? 3 : null;
}

const TYPES = Object.keys(requests) as RequestType[];

export const FACE_DOWN: ReadonlySet<string> = new Set(['buried', 'under', 'duel']);
/** How much more often face-down cards are asked about than others. */
const WEIGHT = 8;

/** Values that nobody would send deliberately. */
const ODD: readonly unknown[] = [
  ...[0, -1, 0.5, 1, 2, 3, 7, 1e9, 1e9 + 1, 2 ** 31, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e-7],
  ...['', '0', '1', 'NaN', '__proto__', 'x'.repeat(300), true, false, null, [], [1], {}, { $gt: 0 }],
];
/** Values a page might send in a field that names nothing. */
const PLAIN: readonly unknown[] = ['Ines', 'smart', 'a longer text of some words', 1, 2, 3, 5, 12, 20];

/**
 * The same requests in two worlds that differ in nothing their viewer may know. Every answer and every consequence must
 * be the same bytes, after the same engine calls; a refused request changes nothing.
 */
export class Pair {
  readonly #stores: readonly [Store, Store];
  readonly #random: Random;
  readonly #timings: Timings;
  readonly #ever: Set<number>;
  readonly asked: Asked = { requests: 0, accepted: 0, found: [] };
  #opened = 0;

  /** `ever`: public numbers that cards have had in this game; extended along the way. */
  constructor(stores: readonly [Store, Store], random: Random, timings: Timings, ever: Set<number>) {
    this.#stores = stores;
    this.#random = random;
    this.#timings = timings;
    this.#ever = ever;
  }

  /** At the start of both courses, and then along them. */
  async compare(pair: Worlds, effort: Effort): Promise<void> {
    const other = relabel(pair.other.start, pair, this.#random);
    this.#remember(pair.real.start, other);
    if (pair.real.steps.length === 0) return this.#still(pair.real.start, other, pair.viewer, effort);
    for (const { after } of pair.real.steps) this.#remember(after);
    for (const { after } of pair.other.steps) this.#remember(after);
    await this.#along(pair, other, effort);
  }

  #remember(...states: State[]): void {
    for (const { cards } of states) for (const { id } of cards) this.#ever.add(id);
  }

  /** Everything that can be asked in one position. After a change the position is set up again. */
  async #still(real: State, other: State, viewer: Viewer, effort: Effort): Promise<void> {
    let worlds = await this.#open(real, other, viewer);
    await this.#unseen(worlds[0], real);
    const asks = this.#asks(worlds[0], real, effort);
    const values = this.#values(worlds[0], real);
    // Requests a page would send: several of each kind, as long as they only query.
    for (const type of TYPES) asks.push({ type, payload: drawPayload(type, values) });
    for (let next = asks.pop(), again = 0; next && this.asked.found.length === 0; ) {
      const answers = await this.#both(worlds, next);
      const moved = answers.some(({ moved, spoke }) => moved || spoke);
      if (moved) {
        await close(worlds);
        worlds = await this.#open(real, other, viewer);
      }
      const isQuestion = !moved && answers[0].served.ok && next.type !== 'sync' && ++again <= effort.each * 3;
      if (isQuestion) next = { type: next.type, payload: drawPayload(next.type, values) };
      else [next, again] = [asks.pop(), 0];
    }
    await close(worlds);
  }

  /**
   * A number that its viewer was never told names nothing: whatever the marks say, every field that has room for one
   * must give the standard refusal.
   */
  async #unseen(world: World, state: State): Promise<void> {
    // Separate, so that it does not change the other requests.
    const values = this.#values(world, state, seededRandom(`unseen ${this.asked.requests}`));
    for (const { type, path, schema } of allFields) {
      if (COUNTS.has(`${type} ${path}`)) continue;
      const value = strange(schema, state.seats.length);
      if (value === null) continue;
      const ask = { type, payload: drawPayload(type, values, { path, value }) };
      while (!accepts(requests[type], ask.payload)) ask.payload = drawPayload(type, values, { path, value });
      const { served, moved, spoke, told } = await world.ask(ask.type, ask.payload);
      this.asked.requests++;
      const code = served.ok ? 'ok' : served.reason.code;
      const gone = !served.ok && code === 'unknown' && served.reason.text === GONE && !served.reason.rule;
      if (!gone && !(world.viewer === 'spectator' && code === 'noSeat'))
        this.#report('a number that was never told is looked at: the answer', ask, told, '');
      if (moved || spoke) this.#report('a refused request changed the table', ask, told, '');
    }
  }

  /** With a few questions between the moves, and undos. */
  async #along({ real, other, viewer }: Worlds, start: State, { each }: Effort): Promise<void> {
    const worlds = await this.#open(real.start, start, viewer);
    const some = { each: Math.min(each, 2), free: 0 };
    let canUndo = false;
    for (const [i, { command, before }] of real.steps.entries()) {
      const twin = other.steps[i]?.command;
      if (!twin || command.type !== 'answer' || twin.type !== 'answer') break;
      const questions = this.#asks(worlds[0], before, some).filter(() => dice(this.#random, 4) === 0);
      if (!(await this.#all(worlds, questions))) break;
      const moves = [command, twin].map(({ prompt, pick }) => ({ type: 'answer' as const, payload: { prompt, pick } }));
      if (!(await this.#move(worlds, command.seat, moves as [Ask, Ask]))) break;
      // If there is something to undo, a step the viewer was never told about counts as unknown.
      if (!canUndo && worlds[0].table.undoing.view(viewer)) {
        canUndo = true;
        await this.#unseen(worlds[0], worlds[0].state);
      }
      const back = worlds[0].table.undoing.view(command.seat);
      if (!back || back.barred || dice(this.#random, 3) > 0) continue;
      const undo: Ask = { type: 'undo', payload: { step: back.step } };
      if (!(await this.#move(worlds, command.seat, [undo, undo]))) break;
      if (!(await this.#all(worlds, questions))) break;
      if (!(await this.#move(worlds, command.seat, moves as [Ask, Ask]))) break;
    }
    await close(worlds);
  }

  /** False: something has changed, or was found. */
  async #all(worlds: readonly [World, World], asks: readonly Ask[]): Promise<boolean> {
    for (const ask of asks) {
      const answers = await this.#both(worlds, ask);
      if (this.asked.found.length > 0 || answers.some(({ moved }) => moved)) return false;
    }
    return true;
  }

  /** A seat's move in both worlds; false: it cannot be made like that, because the room has answered for the seat. */
  async #move(worlds: readonly [World, World], seat: number, [mine, theirs]: readonly [Ask, Ask]): Promise<boolean> {
    const a = await worlds[0].ask(mine.type, mine.payload, seat);
    const b = await worlds[1].ask(theirs.type, theirs.payload, seat);
    if (!a.served.ok || !b.served.ok) return false;
    if (a.told !== b.told)
      this.#report('what comes of a move', { type: mine.type, payload: mine.payload }, a.told, b.told);
    return a.told === b.told;
  }

  async #both([real, other]: readonly [World, World], ask: Ask): Promise<[Answer, Answer]> {
    const { type, payload } = ask;
    // The second request is slightly faster: each world goes second equally often.
    const first = dice(this.#random, 2) === 0 ? await real.ask(type, payload) : null;
    const b = await other.ask(type, payload);
    const a = first ?? (await real.ask(type, payload));
    this.asked.requests++;
    if (a.served.ok) this.asked.accepted++;
    // One's own move may reveal something new: a drawn card. Then compare only that it was made.
    if (a.played && b.played) {
      if (a.reply !== b.reply) this.#report('the answer', ask, a.reply, b.reply);
    } else if (a.told !== b.told) this.#report('the answer', ask, a.told, b.told);
    else if (a.work !== b.work) this.#report('the work', ask, a.work, b.work);
    for (const one of [a, b])
      if (!one.served.ok && (one.moved || one.spoke))
        this.#report('a refused request changed the table', ask, one.told, '');
    this.#timings.note(ask.type, payload, a.took, b.took, real.state, other.state);
    return [a, b];
  }

  #report(what: string, { type, payload }: Ask, a: string, b: string): void {
    this.asked.found.push(`${what} to ${type} ${JSON.stringify(payload)}: ${excerpts(a, b)}`);
  }

  async #open(real: State, other: State, viewer: Viewer): Promise<readonly [World, World]> {
    const n = ++this.#opened;
    const [mine, theirs] = this.#stores;
    return [await World.open(mine, real, viewer, n), await World.open(theirs, other, viewer, n)];
  }

  /** Every field with all kinds of values, then random requests. */
  #asks(world: World, state: State, { each, free }: Effort): Ask[] {
    const random = this.#random;
    const pool = this.#pool(state);
    const values = this.#values(world, state);
    const asks: Ask[] = [];
    for (const { type, path, mark } of allFields) {
      const names = mark?.kind !== 'plain' && mark?.kind !== 'command';
      for (const value of [...some(random, pool, names ? each : Math.min(2, each)), ...some(random, ODD, each)])
        asks.push({ type, payload: drawPayload(type, values, { path, value } satisfies Focus) });
    }
    for (let i = 0; i < free; i++) {
      const type = one(random, TYPES);
      asks.push({ type, payload: drawPayload(type, values) });
    }
    return asks;
  }

  #values(world: World, state: State, random = this.#random): Values {
    const pool = this.#pool(state);
    const sight = new PeerSight(world.peer(), world.table);
    return {
      random,
      any: () => one(random, dice(random, 3) === 0 ? ODD : pool),
      good: (mark, schema) => {
        const kind = idKinds.find((each) => each === mark?.kind);
        const seen = kind ? [...seenIn(sight, kind)] : [];
        if (seen.length > 0) return one(random, seen);
        const fitting = [
          ...PLAIN,
          tokenOf(world.viewer === 'spectator' ? 9 : world.viewer),
          tokenOf(8),
          'made-by-a-browser',
        ].filter((value) => accepts(schema, value));
        return fitting.length > 0 && !kind ? one(random, fitting) : one(random, pool);
      },
    };
  }

  /** Raw indices, all numbers cards have now or ever had, prompts of all seats and their options. */
  #pool(state: State): number[] {
    const prompts = state.seats.flatMap(({ asked }) => [asked - 1, asked, asked + 1]);
    const now = state.cards.map(({ id }) => id);
    // Face-down cards are few, and a viewer sees them only as a place: repeat their ids so that they are drawn often.
    const down = state.cards.flatMap(({ id, zone }) => (FACE_DOWN.has(zone) ? Array<number>(WEIGHT).fill(id) : []));
    return [...now, ...down, ...new Set([...state.cards.keys(), ...this.#ever, ...prompts, state.seq])];
  }
}

function seenIn(sight: PeerSight, kind: (typeof idKinds)[number]): Iterable<number> {
  try {
    return sight[kind];
  } catch {
    // Spectators have none.
    return [];
  }
}

const close = async (worlds: readonly World[]): Promise<void> => {
  for (const world of worlds) await world.close();
};

const one = <T>(random: Random, list: readonly T[]): T => list[dice(random, list.length)]!;

function some<T>(random: Random, list: readonly T[], n: number): readonly T[] {
  if (n >= list.length) return list;
  return Array.from({ length: n }, () => one(random, list));
}

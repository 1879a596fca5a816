import { ArraySchema, Encoder, type SchemaType, schema, t } from '@colyseus/schema';
import { defaultOptions, type LobbyView } from '@smash/protocol';

/**
 * Each room has two buffers of this size for its state, however small: 16 KB by default, the largest part of a table.
 */
Encoder.BUFFER_SIZE = 3072;

/** Requires exactly the fields of T. */
type Fields<T> = Record<keyof T, unknown>;

/** The table's shared state for Colyseus; the fields are those of LobbyView. */
const SeatState = schema(
  {
    taken: t.boolean(),
    name: t.string(),
    ready: t.boolean(),
    here: t.boolean(),
    bot: t.string(),
    style: t.string(),
    screen: t.uint8(),
    was: t.string(),
    absence: t.string(),
    rematch: t.string(),
    vp: t.int16(),
    hand: t.uint16(),
    deck: t.uint16(),
  } satisfies Fields<LobbyView['seats'][number]>,
  'Seat',
);

const OptionsState = schema(
  {
    players: t.uint8(),
    factions: t.string(),
    vpToWin: t.uint8(),
    duplicates: t.boolean(),
    titans: t.boolean(),
    bigBase: t.boolean(),
    tellMask: t.boolean(),
    mulligan: t.string(),
    undo: t.string(),
    clock: t.string(),
    hints: t.boolean(),
    watchers: t.string(),
    sets: t.array('string'),
  } satisfies Fields<LobbyView['options']>,
  'Options',
);

export const LobbyState = schema(
  {
    code: t.string(),
    phase: t.string(),
    host: t.int8(),
    watchers: t.uint16(),
    lock: t.string(),
    options: OptionsState,
    seats: t.array(SeatState),
    from: t.int16(),
    fresh: t.boolean(),
    origin: t.string(),
    terms: t.string(),
    game: t.uint16(),
    turn: t.uint16(),
    current: t.int8(),
    step: t.string(),
    commitment: t.string(),
    seed: t.string(),
    replay: t.string(),
    paused: t.boolean(),
    stuck: t.string(),
  } satisfies Fields<LobbyView>,
  'Lobby',
);
export type LobbyState = SchemaType<typeof LobbyState>;

export function newState(): LobbyState {
  const state = new LobbyState();
  state.options = new OptionsState();
  Object.assign(state.options, { ...defaultOptions, sets: new ArraySchema<string>() });
  state.seats = new ArraySchema();
  return state;
}

/** Updates the state from the table where they differ. Returns whether anything did. */
export function mirror(state: LobbyState, lobby: LobbyView, before: LobbyView | null): boolean {
  const { options, seats, ...rest } = lobby;
  let changed = assign(state, rest, before);
  if (options !== before?.options) {
    const { sets, ...rules } = options;
    changed = assign(state.options, rules, before?.options ?? null) || changed;
    if (sets.join('\n') !== [...state.options.sets].join('\n')) {
      state.options.sets.splice(0, state.options.sets.length, ...sets);
      changed = true;
    }
  }
  // Reading the library's lists is slow.
  if (before && before.seats.length === seats.length && seats.every((seat, i) => isSame(seat, before.seats[i]!)))
    return changed;
  for (; state.seats.length > seats.length; changed = true) state.seats.pop();
  for (const [i, seat] of seats.entries()) {
    const known = state.seats[i];
    if (known) changed = assign(known, seat, before?.seats[i] ?? null) || changed;
    else {
      state.seats.push(Object.assign(new SeatState(), seat));
      changed = true;
    }
  }
  return changed;
}

function isSame<T extends object>(one: T, other: T): boolean {
  for (const key in one) if (one[key] !== other[key]) return false;
  return true;
}

/** Assign only differences: the library records each assignment. */
function assign<T extends object>(target: object, values: T, before: Partial<T> | null): boolean {
  let changed = false;
  for (const key in values) {
    if (before && values[key] === before[key]) continue;
    (target as T)[key] = values[key];
    changed = true;
  }
  return changed;
}

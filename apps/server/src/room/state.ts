import { ArraySchema, type SchemaType, schema, t } from '@colyseus/schema';
import { defaultOptions, type LobbyView } from '@smash/protocol';

/** The table's shared state as Colyseus carries it; the fields are those of LobbyView. */
const SeatState = schema(
  {
    taken: t.boolean(),
    name: t.string(),
    ready: t.boolean(),
    here: t.boolean(),
    absence: t.string(),
    rematch: t.string(),
    vp: t.int16(),
    hand: t.uint16(),
    deck: t.uint16(),
  },
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
    sets: t.array('string'),
  },
  'Options',
);

export const LobbyState = schema(
  {
    code: t.string(),
    phase: t.string(),
    host: t.int8(),
    watchers: t.uint16(),
    options: OptionsState,
    seats: t.array(SeatState),
    game: t.uint16(),
    turn: t.uint16(),
    current: t.int8(),
    step: t.string(),
    commitment: t.string(),
    seed: t.string(),
    replay: t.string(),
    paused: t.boolean(),
  },
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

/** Makes the state tell what the table tells; only fields that differ are sent. */
export function mirror(state: LobbyState, lobby: LobbyView): void {
  const { options, seats, ...rest } = lobby;
  const { sets, ...rules } = options;
  Object.assign(state, rest);
  Object.assign(state.options, rules);
  if (sets.join('\n') !== [...state.options.sets].join('\n')) {
    state.options.sets.splice(0, state.options.sets.length, ...sets);
  }
  while (state.seats.length > seats.length) state.seats.pop();
  seats.forEach((seat, i) => {
    const known = state.seats[i];
    if (known) Object.assign(known, seat);
    else state.seats.push(Object.assign(new SeatState(), seat));
  });
}

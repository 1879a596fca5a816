import { library } from '@smash/cards';
import {
  apply,
  barrier,
  ENGINE_VERSION,
  explain,
  forecast,
  forkedAt,
  installLibrary,
  view,
  viewEvents,
  views,
  whyNot,
} from '@smash/engine';
import { seal } from '@smash/engine/seal';
import { beginAgain } from '@smash/protocol/begin';
import type { GameEngine } from './gameEngine.ts';

// A restored state continues without createGame, which would have done this.
installLibrary(library);

type State = Parameters<typeof apply>[0];
type Event = Parameters<typeof viewEvents>[0][number];

/** The real rules with all cards. Only here does a state have a type. */
export const engine: GameEngine = {
  version: ENGINE_VERSION,
  factions: library.factions,
  create: (setup, begunWith = ENGINE_VERSION) => beginAgain({ engine: begunWith, setup }, library),
  agrees: (state, seat) => (state as State).seats[seat]?.agrees === true,
  apply: (state, command) => apply(state as State, command),
  forked: (state, played, forks) => forkedAt(state as State, played, forks),
  barrier: (before, command, after, events) => barrier(before as State, command, after as State, events as Event[]),
  view: (state, viewer) => view(state as State, viewer),
  views: (state, viewers, last) => views(state as State, viewers, last),
  seal: (state, seat) => seal(state as State, seat),
  viewEvents: (events, viewer) => viewEvents(events as Event[], viewer),
  explain: (state, viewer, id, stat, seat) => explain(state as State, viewer, id, stat, seat),
  forecast: (state, seat, option) => forecast(state as State, seat, option),
  whyNot: (state, seat, what) => whyNot(state as State, seat, what),
};

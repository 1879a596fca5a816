import { seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, Playout, replay, resume, type State, view, views } from '@smash/engine';
import { diff, type Json, plain } from '@smash/protocol';
import { answer, playCopying, recordOf } from './games.ts';
import { round, spans } from './measure.ts';

type Figures = Record<string, number>;

/** Every state of some random games with that many players, in order. */
function statesOf(name: string, players: number, games: number): State[] {
  const list: State[] = [];
  for (let i = 0; i < games; i++) playCopying(`${name}-${i}`, players, (before) => list.push(before));
  return list;
}

/**
 * Times a command through the copying path, as on the server, and separately the commands that answer a question in
 * mid-ability.
 */
export function commands(players: number): Figures {
  const random = seededRandom('commands');
  const states = statesOf('commands', players, 25);
  const all = spans(states, (state) => apply(state, answer(state, random)));
  const midPrompt = states.filter(({ stack }) => stack.at(-1)?.f === 'script');
  const resumed = spans(midPrompt, (state) => apply(state, answer(state, random)));
  return {
    commands: states.length,
    applyP50: all.p50,
    applyP99: all.p99,
    midPrompt: midPrompt.length,
    midPromptP50: resumed.p50,
    midPromptP99: resumed.p99,
  };
}

/** The views that one command changes at a table of four, and what goes over the wire. */
export function viewing(): Figures {
  const seats = [0, 1, 2, 3, 'spectator'] as const;
  const states = statesOf('views', 4, 8);
  const all = spans(states, (state) => views(state, seats));
  const shown = states.map((state) => plain(view(state, 0) as unknown as Json));
  const patch = spans(shown.slice(1).keys(), (i) => diff(shown[i]!, shown[i + 1]!));
  return { fourSeatsAndSpectatorP50: all.p50, p99: all.p99, patchP50: patch.p50, patchP99: patch.p99 };
}

/** Times a copy for search against structuredClone, and a copy that lists all legal plays again. */
export function copies(players: number): Figures {
  const states = statesOf('copies', players, 12).filter(({ asks }) => asks[0]?.kind === 'play');
  const taken = states.map((state): State => ({ ...state, asks: [] }));
  const search = spans(states, (state) => Playout.from(state));
  const platform = spans(states, (state) => structuredClone(state));
  const listed = spans(taken, (state) => resume(state));
  return {
    searchCopyP50: search.p50,
    structuredCloneP50: platform.p50,
    ratio: round(platform.p50 / search.p50),
    copyAndListP50: listed.p50,
  };
}

/** Replays a game from its record. */
export function replays(players: number): Figures {
  const records = Array.from({ length: 60 }, (_, i) => recordOf(`replays-${i}`, players));
  return { replayP50: spans(records, (record) => replay(record, library)).p50 };
}

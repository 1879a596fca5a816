import { createHash } from 'node:crypto';
import type { State, Viewer } from '@smash/engine';
import { defaultOptions, packPatch, type RequestPayload, type Seen } from '@smash/protocol';
import { Refuse } from '@smash/server/common/refuse.ts';
import { beginning, Match, type Position, showTo } from '@smash/server/game/match.ts';
import type { Sight } from '@smash/server/game/sight.ts';
import { stepOf } from '@smash/server/game/steps.ts';
import { ViewStream } from '@smash/server/game/viewStream.ts';
import { Undoing } from '@smash/server/room/undo.ts';
import { resolve } from '@smash/server/room/wire/resolve.ts';
import type { RoomData } from '@smash/server/storage/rows.ts';
import type { Tap } from '@smash/testkit';
import type { Suspect } from './suspect.ts';

/**
 * Everything a connection of that viewer is sent over the stretch, through the same parts a table sends with: the whole
 * view and log, a patch for every step, the undo button and the questions to the others, the public state of the table,
 * a sync at the end, and the answers to questions and to nonsense.
 */
export const tapOf =
  (suspect: Suspect): Tap =>
  (course, viewer) => {
    const { start, steps } = course;
    const match = matchAt(suspect, start, viewer);
    const undoing = undoingOf(match);
    const stream = new ViewStream();
    const undo = () => (viewer === 'spectator' ? null : undoing.view(viewer));
    const told = [text(stream.full(match, 1, viewer, 0, undo()), lobby(suspect, match, start))];
    for (const [i, { command, before, after, events }] of steps.entries()) {
      const { prompt } = suspect.engine.view(before, command.seat);
      const from = { state: before, events: match.log('spectator').length, prompt };
      const step = stepOf(suspect.engine, i + 1, command, from, after, events, true);
      match.enter(positionFor(suspect, after, i + 1, viewer), [...events], step);
      undoing.update();
      const patch = stream.patch(match, [...events], undo());
      told.push(
        text(
          patch,
          patch && [...packPatch(patch)],
          asked(undoing, after),
          lobby(suspect, match, after),
          refusals(suspect, after, viewer),
        ),
      );
    }
    // A browser that comes back now, and one that inspects everything.
    const since = match.log(viewer).at(-2)?.n ?? 0;
    told.push(
      text(
        suspect.sync(new ViewStream(), match, viewer, 0, undo()),
        suspect.sync(new ViewStream(), match, viewer, since, undo()),
        questions(match, viewer),
      ),
    );
    return told;
  };

const text = (...parts: unknown[]): string => JSON.stringify(parts);

function positionFor({ engine }: Suspect, state: State, n: number, viewer: Viewer): Position {
  const viewers = new Set<Viewer>([viewer, 'spectator', state.current]);
  return { state, n, shown: showTo(engine, state, [...viewers]) };
}

/** Its seed differs where future randomness differs. */
function matchAt(suspect: Suspect, start: State, viewer: Viewer): Match {
  const seed = createHash('sha256').update(JSON.stringify(start.rng)).digest('hex');
  const setup = { seed, players: start.seats.length };
  return new Match(suspect.engine, 1, setup, positionFor(suspect, start, 0, viewer), beginning([]));
}

function undoingOf(match: Match): Undoing {
  return new Undoing({
    match: () => match,
    rule: () => 'ask',
    name: (seat) => `Player ${seat}`,
    isHere: () => true,
    isBot: () => false,
    takeBack: async () => {},
    changed: () => {},
    tell: () => {},
  });
}

/** What everybody is told when the current player requests an undo. */
function asked(undoing: Undoing, { current }: State): unknown {
  const button = undoing.view(current);
  if (!button?.ask) return null;
  undoing.ask(current, { step: button.step as Seen<'step'> });
  const open = undoing.open();
  undoing.close();
  // The clock advances between two deals.
  return open && { ...open, id: 0, ms: 0 };
}

function lobby(suspect: Suspect, match: Match, state: State): unknown {
  const room: RoomData = {
    code: 'BAKE-22',
    phase: 'game',
    host: 0,
    options: defaultOptions,
    seats: state.seats.map((_, seat) => ({ name: `Player ${seat}`, ready: false, tokenHash: '', rematch: '' })),
    games: 1,
    gameId: 1,
    started: true,
    movedAt: 0,
  };
  // It is an irreversible hash of the seed, which differs between two deals.
  return { ...suspect.lobby(room, match, new Set(), false, () => ''), commitment: '' };
}

/** Replies to impossible requests: a question that is somebody else's, closed, or answered the wrong way. */
function refusals({ engine }: Suspect, state: State, viewer: Viewer): unknown[] {
  if (viewer === 'spectator' || state.over) return [];
  const mine = state.asks.find((ask) => ask.seat === viewer);
  const tries = [
    { prompt: 0, pick: [0] },
    { prompt: state.seats[viewer]!.asked + 1, pick: [] },
    ...(mine ? [{ prompt: mine.id, pick: [-1] }] : [{ prompt: state.seats[viewer]!.asked, pick: [0] }]),
  ];
  return tries.map((one) => {
    const applied = engine.apply(state, { type: 'answer', seat: viewer, ...one });
    return applied.ok ? 'taken' : applied.refusal;
  });
}

/** Why this number, why not that card, what would it do: even about what the viewer does not see. */
function questions(match: Match, viewer: Viewer): unknown[] {
  const { view, sight } = match.shown(viewer);
  const none = new Set<number>();
  const table = { step: none, undoRequest: none, giving: none, watcher: none, outcast: none };
  const { card, place, prompt: asked, option } = sight;
  const sees: Sight = { card, place, prompt: asked, option, ...table, seat: new Set(view.seats.keys()) };
  const base = view.bases[0];
  const minions = view.bases.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.minions)).slice(0, 3);
  const explain = (asked: RequestPayload<'explain'>) =>
    tried(() => match.explain(viewer, resolve('explain', asked, sees)));
  const answers = [1, 2, 3].map((id) => explain({ id, stat: 'power' }));
  for (const { id } of minions) answers.push(explain({ id, stat: 'power' }));
  if (base) {
    answers.push(explain({ id: base.id, stat: 'breakpoint' }));
    answers.push(explain({ id: base.id, stat: 'total', seat: 0 }));
  }
  if (viewer === 'spectator') return answers;
  const { prompt } = view;
  for (const card of view.hand.slice(0, 2)) {
    const asked = { card: card.id, ...(base && { at: base.id }) };
    answers.push(tried(() => match.whyNot(viewer, resolve('whyNot', asked, sees))));
  }
  if (prompt) {
    const asked = { prompt: prompt.id, option: 0 };
    answers.push(tried(() => match.forecast(viewer, resolve('forecast', asked, sees))));
  }
  return answers;
}

function tried(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Refuse ? error.reason : String(error);
  }
}

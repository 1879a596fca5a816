import { createHash } from 'node:crypto';
import type { State, Viewer } from '@smash/engine';
import { defaultOptions } from '@smash/protocol';
import type { Tap } from '@smash/testkit';
import { Refuse } from '../../refuse.ts';
import type { RoomData } from '../../store/rows.ts';
import { Feed } from '../../table/feed.ts';
import { beginning, Match, type Position, showTo, stepOf } from '../../table/match.ts';
import { Undoing } from '../../table/undo.ts';
import type { Suspect } from './suspect.ts';

/**
 * Everything a connection of that viewer is sent over the course, through the very parts that a table sends with: the
 * whole view and log, a patch for every step, what the undo button says and what the others are asked, the public state
 * of the table, a sync at the end, and the answers to questions and to nonsense.
 */
export const tapOf =
  (suspect: Suspect): Tap =>
  (course, viewer) => {
    const { start, steps } = course;
    const match = matchAt(suspect, start, viewer);
    const undoing = undoingOf(match);
    const feed = new Feed();
    const undo = () => (viewer === 'spectator' ? null : undoing.view(viewer));
    const told = [text(feed.full(match, 1, viewer, 0, undo()), lobby(suspect, match, start))];
    for (const [i, { command, before, after, events }] of steps.entries()) {
      const from = { state: before, events: match.log('spectator').length };
      const step = stepOf(suspect.engine, i + 1, command, from, after, events, true);
      match.enter(positionFor(suspect, after, i + 1, viewer), [...events], step);
      undoing.update();
      const patch = feed.patch(match, [...events], undo());
      told.push(text(patch, asked(undoing, after), lobby(suspect, match, after), refusals(suspect, after, viewer)));
    }
    // A browser that comes back now, and one that looks closely.
    const since = match.log(viewer).at(-2)?.n ?? 0;
    told.push(
      text(
        suspect.sync(new Feed(), match, viewer, 0, undo()),
        suspect.sync(new Feed(), match, viewer, since, undo()),
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

/** Its seed is another one where the chance to come is another. */
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
    takeBack: async () => {},
    changed: () => {},
    tell: () => {},
  });
}

/** What all are told when the current player asks to take something back. */
function asked(undoing: Undoing, { current }: State): unknown {
  const button = undoing.view(current);
  if (!button?.ask) return null;
  undoing.ask(current, { step: button.step });
  const open = undoing.open();
  undoing.close();
  // The clock goes on between two deals.
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
  // Of the seed, which differs between two deals, it is a hash that cannot be turned back.
  return { ...suspect.lobby(room, match, new Set(), false, () => ''), commitment: '' };
}

/** The answers to what cannot be done: a question that is another's, closed, or not answered like that. */
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

/** Why this number, why not that card, what would it do; also of what the viewer does not see. */
function questions(match: Match, viewer: Viewer): unknown[] {
  const { view } = match.shown(viewer);
  const base = view.bases[0];
  const minions = view.bases.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.minions)).slice(0, 3);
  const answers = [1, 2, 3].map((id) => tried(() => match.explain(viewer, { id, stat: 'power' })));
  for (const { id } of minions) answers.push(tried(() => match.explain(viewer, { id, stat: 'power' })));
  if (base) {
    answers.push(tried(() => match.explain(viewer, { id: base.id, stat: 'breakpoint' })));
    answers.push(tried(() => match.explain(viewer, { id: base.id, stat: 'total', seat: 0 })));
  }
  if (viewer === 'spectator') return answers;
  const { prompt } = view;
  for (const card of view.hand.slice(0, 2))
    answers.push(tried(() => match.whyNot(viewer, { card: card.id, ...(base && { at: base.id }) })));
  if (prompt) answers.push(tried(() => match.forecast(viewer, { prompt: prompt.id, option: 0 })));
  return answers;
}

function tried(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Refuse ? error.reason : String(error);
  }
}

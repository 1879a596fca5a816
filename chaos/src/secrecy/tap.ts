import { createHash } from 'node:crypto';
import type { State, Viewer } from '@smash/engine';
import { defaultOptions, packPatch, type RequestPayload, type Seen, type UndoView } from '@smash/protocol';
import { Refuse } from '@smash/server/common/refuse.ts';
import type { GameEvent } from '@smash/server/game/gameEngine.ts';
import { beginning, Match, type Position, showTo } from '@smash/server/game/match.ts';
import type { Sight } from '@smash/server/game/sight.ts';
import { type MatchStep, stepOf } from '@smash/server/game/steps.ts';
import { ViewStream } from '@smash/server/game/viewStream.ts';
import { Undoing } from '@smash/server/room/undo.ts';
import { resolve } from '@smash/server/room/wire/resolve.ts';
import type { RoomData } from '@smash/server/storage/rows.ts';
import type { CourseStep, Tap } from '@smash/testkit';
import type { Suspect } from './suspect.ts';

/**
 * Everything a connection of that viewer is sent over the stretch, through the same parts a table sends with: the whole
 * view and log, a patch for every step, the undo button and the questions to the others, the public state of the table,
 * a sync at the end, and the answers to questions and to nonsense.
 */
export const tapOf =
  (suspect: Suspect): Tap =>
  ({ start, steps }, viewer) => {
    const tapped = new Tapped(suspect, start, viewer);
    for (const step of steps) tapped.play(step);
    tapped.end();
    return tapped.told;
  };

/** One connection of that viewer to a game. */
export class Tapped {
  /** What it has been sent: at the start, and after each step. */
  readonly told: string[];
  readonly #suspect: Suspect;
  readonly #viewer: Viewer;
  readonly #match: Match;
  readonly #undoing: Undoing;
  readonly #stream = new ViewStream();

  constructor(suspect: Suspect, start: State, viewer: Viewer) {
    this.#suspect = suspect;
    this.#viewer = viewer;
    this.#match = matchAt(suspect, start, viewer);
    this.#undoing = undoingOf(this.#match, (step) => {
      const next = this.#match.before(step);
      const cut = this.#match.rewind(next, step);
      this.#hear(next.state as State, [], cut);
    });
    const whole = this.#stream.full(this.#match, 1, viewer, 0, this.#button);
    this.told = [text(whole, lobby(suspect, this.#match, start))];
  }

  play({ command, before, after, events }: CourseStep): void {
    const [match, { engine }] = [this.#match, this.#suspect];
    const { prompt } = engine.view(before, command.seat);
    const from = { state: before, events: match.log('spectator').length, prompt };
    const n = match.now.n + 1;
    const step = stepOf(engine, n, command, from, after, events, true);
    match.enter(positionFor(this.#suspect, after, n, this.#viewer), [...events], step);
    this.#hear(after, [...events]);
  }

  /** This viewer presses its undo button. False: that is not free. */
  takeBack(): boolean {
    const button = this.#viewer === 'spectator' ? null : this.#undoing.view(this.#viewer);
    if (this.#viewer === 'spectator' || button?.barred !== '') return false;
    // Without a store it is done at once.
    void this.#undoing.take(this.#viewer, { step: button.step as Seen<'step'>, id: undefined });
    return true;
  }

  /** A browser that comes back now, and one that inspects everything. */
  end(): void {
    const [{ sync }, match, viewer, undo] = [this.#suspect, this.#match, this.#viewer, this.#button];
    const since = match.log(viewer).at(-2)?.n ?? 0;
    this.told.push(
      text(
        sync(new ViewStream(), match, viewer, 0, undo),
        sync(new ViewStream(), match, viewer, since, undo),
        questions(match, viewer),
      ),
    );
  }

  get #button(): UndoView | null {
    return this.#suspect.undo(this.#undoing.view(this.#viewer), this.#match);
  }

  #hear(state: State, events: GameEvent[], cut?: number): void {
    this.#undoing.update();
    const patch = this.#stream.patch(this.#match, events, this.#button, cut);
    this.told.push(
      text(
        patch,
        patch && [...packPatch(patch)],
        asked(this.#undoing, state),
        lobby(this.#suspect, this.#match, state),
        refusals(this.#suspect, state, this.#viewer),
      ),
    );
  }
}

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

function undoingOf(match: Match, takeBack: (step: MatchStep) => void): Undoing {
  return new Undoing({
    match: () => match,
    rule: () => 'ask',
    name: (seat) => `Player ${seat}`,
    isHere: () => true,
    isBot: () => false,
    takeBack: async (step) => takeBack(step),
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

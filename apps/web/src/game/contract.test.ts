/** What a table may rely on for every kind of game. Long because every client takes the same tests. */
import { newMemory, think } from '@smash/bots';
import { library } from '@smash/cards';
import {
  apply,
  barrier,
  createGame,
  explain,
  forecast,
  type GameEvent,
  type GameSetup,
  type State,
  view,
  viewEvents,
  whyNot,
} from '@smash/engine';
import { seal } from '@smash/engine/seal';
import {
  barredBy,
  changePassing,
  defaultOptions,
  defaultPassing,
  type FullMessage,
  follow,
  hashOf,
  type LobbyView,
  lastOwn,
  PROTOCOL,
  passingView,
  plain,
  type Step,
  stepLabel,
  stepsBefore,
} from '@smash/protocol';
import { playRandomGame } from '@smash/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionView } from '../view/types.ts';
import type { GameClient, GameState } from './client.ts';
import { HotseatClient } from './hotseat/client.ts';
import { HotseatGame } from './hotseat/game.ts';
import { inLanguage } from './language.ts';
import { LessonClient } from './lesson/client.ts';
import { LESSONS } from './lesson/lessons.ts';
import { OnlineClient } from './online/onlineClient.ts';
import { Session } from './online/session.ts';
import { PuzzleClient } from './puzzle/client.ts';
import { PuzzleGame } from './puzzle/game.ts';
import { PUZZLES } from './puzzle/puzzles.ts';
import { ReplayClient } from './replay/client.ts';
import { Recording } from './replay/recording.ts';

beforeAll(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterAll(() => vi.unstubAllGlobals());

const NAMES = ['Ines', 'Mina'];

/** A game in which the first player can play a minion that reveals nothing. */
const SETUP = ((): GameSetup => {
  for (let seed = 0; seed < 500; seed++) {
    const setup: GameSetup = {
      seed: `contract ${seed}`,
      players: 2,
      first: 0,
      factions: [
        ['Dinosaurs', 'Wizards'],
        ['Aliens', 'Zombies'],
      ],
      options: { mulligan: 'off' },
    };
    if (view(createGame(setup, library).state, 0).prompt?.options.some((one) => one.name === 'War Raptor'))
      return setup;
  }
  throw new Error('no seed deals a War Raptor');
})();

/** A room with the real rules, whose other player does nothing. */
function room() {
  let { state, events } = createGame(SETUP, library);
  let steps: Step<{ state: State; events: GameEvent[] }>[] = [];
  let passing = defaultPassing;
  let undone = 0;
  let more = 2;
  const listeners = new Map<string, (message: never) => void>();
  const tell = (type: string, message: unknown) => listeners.get(type)?.(message as never);
  const full = (): FullMessage => {
    const shown = view(state, 0);
    const step = lastOwn(steps, 0);
    const undo = step ? { step: step.n, label: step.label, barred: barredBy(steps, step), ask: false } : null;
    const log = viewEvents(events, 0);
    return { game: 1, seq: state.seq, view: shown, since: 0, events: log, undone, undo, hash: hashOf(plain(shown)) };
  };
  const tellClock = () =>
    tell('clock', { clock: { turn: 0, turnMs: 90_000, runs: true, ownMs: 60_000, more, byDays: false } });
  const requests: Record<string, (payload: never) => unknown> = {
    sync: () => ({
      ...{ protocol: PROTOCOL, version: '', build: '', seat: 0, tokenKnown: true },
      ...{
        chat: { lines: [], hushed: false },
        ask: null,
        giving: null,
        mix: { mix: null, you: null },
        full: full(),
        late: null,
      },
    }),
    answer({ prompt, pick }: { prompt: number; pick: number[] }) {
      const command = { type: 'answer' as const, seat: 0, prompt, pick };
      const done = apply(state, command);
      if (!done.ok) throw Object.assign(new Error(), { reason: done.refusal });
      const step = {
        ...{ n: steps.length + 1, seat: 0, own: true, ...stepLabel(view(state, 0).prompt, pick) },
        barrier: barrier(state, command, done.state, done.events),
        before: { state, events },
      };
      steps = follow(steps, step, done.state.turn !== state.turn);
      state = done.state;
      events = [...events, ...done.events];
      tell('view', full());
    },
    undo() {
      const step = lastOwn(steps, 0)!;
      ({ state, events } = step.before);
      steps = stepsBefore(steps, step);
      undone++;
      tell('view', full());
    },
    passing(change: never) {
      passing = changePassing(passing, change, view(state, 0), 0);
      tell('passing', passingView(passing, view(state, 0)));
    },
    more() {
      more--;
      tellClock();
    },
    whyNot: (about: { card: number }) => whyNot(state, 0, about),
    forecast: ({ option }: { option: number }) => forecast(state, 0, option),
    hint: () =>
      think({ view: view(state, 0), sealed: seal(state, 0), memory: newMemory(2) }, 'easy', { alternatives: true }),
    explain: ({ id, stat, seat }: { id: number; stat: 'power'; seat?: number }) => explain(state, 0, id, stat, seat),
  };
  const lobby = {
    ...{ code: 'KILN-42', phase: 'game', game: 1, host: 0, paused: false, stuck: '', watchers: 1, commitment: '' },
    options: { ...defaultOptions, hints: true },
    seats: NAMES.map((name, seat) => ({ seat, name, here: seat === 0 })),
  } as unknown as LobbyView;
  const nothing = () => {};
  return {
    tellClock,
    room: {
      state: { code: 'KILN-42', toJSON: () => lobby },
      reconnection: {},
      onStateChange: nothing,
      onLeave: nothing,
      leave: nothing,
      onMessage: (type: string, listener: (message: never) => void) => listeners.set(type, listener),
      request: async (type: string, payload: never) => requests[type]?.(payload),
    } as never,
  };
}

interface Reached {
  client: GameClient;
  /** Advances the game by one step. */
  step(): void;
  /** Features that this kind of game lacks. */
  without: ('answer' | 'undo' | 'passing' | 'clock' | 'signals')[];
  /** Can give hints. */
  withHints?: true;
}

const firstPlay = ({ store }: GameClient): OptionView =>
  store.getState().view.prompt!.options.find((one) => one.name === 'War Raptor' || one.verb === 'play')!;

const byAnswer = (client: GameClient) => () => client.answer([firstPlay(client).id]);

/** Played once and shared by all tests. */
let recording: Recording | undefined;

const WAYS: Record<string, () => Promise<Reached>> = {
  async online() {
    const { room: fake, tellClock } = room();
    const session = new Session('KILN-42', 'player');
    await session.open(fake);
    tellClock();
    const client = new OnlineClient(session);
    return { client, step: byAnswer(client), without: [], withHints: true };
  },
  async 'on one screen'() {
    const game = HotseatGame.begin(NAMES, SETUP);
    game.reveal();
    const client = new HotseatClient(game);
    client.open();
    return { client, step: byAnswer(client), without: ['clock', 'signals'] };
  },
  async 'against a bot'() {
    const game = HotseatGame.begin(NAMES, SETUP, [null, 'easy']);
    game.thinker = { think: async (level, seen) => think(seen, level, { alternatives: true }), end() {} };
    const client = new HotseatClient(game);
    client.open();
    return { client, step: byAnswer(client), without: ['clock', 'signals'], withHints: true };
  },
  async replayed() {
    recording ??= new Recording(
      playRandomGame({ seed: 'contract', players: 2, quits: false, bigBase: false }, 0).record,
    );
    const middle = recording.at(Math.floor(recording.stops.at(-1)!.n / 2));
    const isLively = ({ hand, bases }: GameState['view']): boolean =>
      hand.length > 0 && bases.some(({ lanes }) => lanes.some((lane) => lane.minions.length > 0));
    const at = recording.stops.findIndex((_, stop) => stop >= middle && isLively(recording!.view(stop, 0)));
    const client = new ReplayClient(recording, NAMES, 0, at);
    return { client, step: () => client.show(at + 1), without: ['answer', 'undo', 'passing', 'clock', 'signals'] };
  },
  async 'as a lesson'() {
    const client = new LessonClient(LESSONS[0]!);
    const step = () => client.answer([client.store.getState().view.prompt!.options[0]!.id]);
    return { client, step, without: ['undo', 'passing', 'clock', 'signals'] };
  },
  async 'as a puzzle'() {
    const client = new PuzzleClient(new PuzzleGame(PUZZLES[0]!));
    return { client, step: byAnswer(client), without: ['passing', 'clock', 'signals'] };
  },
};

const settle = () => new Promise((done) => setTimeout(done, 5));

const REACHED = Object.entries(WAYS).flatMap(([name, open]) => [
  { name, open },
  {
    name: `${name}, in the language of the page`,
    async open() {
      const reached = await open();
      return { ...reached, client: inLanguage(reached.client) };
    },
  },
]);

describe.each(REACHED)('a game $name', ({ open }) => {
  let reached: Reached;
  let client: GameClient;
  const state = () => client.store.getState();
  beforeEach(async () => {
    reached = await open();
    client = reached.client;
  });

  it('has as many names and presences as seats, and returns the same object while nothing happens', () => {
    const { view: shown, names, presence } = state();
    expect(shown.seats.length).toBeGreaterThan(1);
    expect([names.length, presence.length]).toEqual([shown.seats.length, shown.seats.length]);
    expect(shown.hand.length).toBeGreaterThan(0);
    expect(state()).toBe(state());
  });

  it('notifies every listener, and nobody who has unsubscribed', async () => {
    let heard = 0;
    let late = 0;
    const end = client.store.subscribe(() => heard++);
    client.store.subscribe(() => late++)();
    const before = state();
    reached.step();
    await settle();
    expect(state().view).not.toEqual(before.view);
    expect(state()).toMatchObject({ refusal: null, busy: false });
    expect(heard).toBeGreaterThan(0);
    expect(late).toBe(0);
    end();
  });

  it('keeps every equal part, so that it is not rendered again', async () => {
    const before = state();
    reached.step();
    await settle();
    const after = state();
    const untouched = before.view.bases.filter((base) => {
      const now = after.view.bases.find((one) => one.id === base.id);
      return now !== undefined && hashOf(plain(now)) === hashOf(plain(base));
    });
    expect(untouched.length).toBeGreaterThan(0);
    for (const base of untouched) expect(after.view.bases.find((one) => one.id === base.id)).toBe(base);
    expect(after.events.length).toBeGreaterThan(before.events.length);
    for (const [i, event] of before.events.entries()) expect(after.events[i]).toBe(event);
    expect(after.names).toBe(before.names);
  });

  it('refuses unexpected answers in words, without changing the table', async () => {
    const before = state();
    client.answer([9999]);
    await settle();
    expect(state().view).toBe(before.view);
    expect(state().busy).toBe(false);
    if (reached.without.includes('answer')) expect(state()).toBe(before);
    else expect(state().refusal?.text).toMatch(/\S/);
  });

  it('explains every number by rows that add up to it', async () => {
    reached.step();
    await settle();
    const { bases } = state().view;
    const sum = async (id: number, stat: 'power' | 'breakpoint') =>
      (await client.explain(id, stat)).reduce((all, row) => all + row.delta, 0);
    const minions = bases.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.minions));
    expect(minions.length).toBeGreaterThan(0);
    for (const minion of minions) expect(await sum(minion.id, 'power')).toBe(minion.power);
    for (const base of bases) expect(await sum(base.id, 'breakpoint')).toBe(base.breakpoint);
  });

  it('answers why-not and forecasts without side effects', async () => {
    const before = state();
    const { hand, prompt } = before.view;
    const reasons = await Promise.all([client.whyNot(hand[0]!.id), client.whyNot(before.view.bases[0]!.id)]);
    for (const reason of reasons) expect(reason === null || /\S/.test(reason.text)).toBe(true);
    const foreseen = await Promise.all((prompt?.options ?? [{ id: 1 }]).map(({ id }) => client.forecast(id)));
    expect(foreseen.some((one) => one !== null)).toBe(!reached.without.includes('answer'));
    expect(state()).toBe(before);
  });

  it('undoes a step to the very same table, if supported (T-26)', async () => {
    if (reached.without.includes('undo')) {
      expect(state().undo).toBeNull();
      client.undo(1);
      client.askUndo(1);
      client.answerUndo(true);
      return;
    }
    expect(state().undo).toEqual({ next: null, request: null });
    const before = state();
    const { name } = firstPlay(client);
    reached.step();
    await settle();
    expect(state().undo?.next).toMatchObject({ label: expect.stringContaining(name!), barred: '' });
    client.undo(state().undo!.next!.step);
    await settle();
    expect(hashOf(plain(state().view))).toBe(hashOf(plain(before.view)));
    expect(state().events).toEqual(before.events);
  });

  it('passes as the viewer wants, if supported', async () => {
    client.pass({ full: true });
    await settle();
    if (reached.without.includes('passing')) expect(state().passing).toBeNull();
    else expect(state().passing).toMatchObject({ full: true });
  });

  it('gives more time, if there is a clock', async () => {
    const { clock } = state();
    client.takeMoreTime();
    await settle();
    if (reached.without.includes('clock')) expect([clock, state().clock]).toEqual([null, null]);
    else expect(state().clock).toMatchObject({ turn: 0, more: clock!.more - 1 });
  });

  it('accepts signals, unless people talk in person', async () => {
    const before = state();
    client.react('nice');
    client.ping(before.view.bases[0]!.id);
    await settle();
    if (reached.without.includes('signals')) expect(state().signals).toBeNull();
    else expect(state().signals).toMatchObject({ can: true });
    expect(state().refusal).toBeNull();
  });

  it('gives hints where they are allowed, without side effects', async () => {
    const before = state();
    const hint = await client.hint();
    expect(hint !== null).toBe(reached.withHints === true);
    if (hint) {
      const { options } = before.view.prompt!;
      const labels = new Set(options.map(({ label }) => label));
      for (const one of hint.best) for (const option of one.options!) expect(labels).toContain(option.label);
      const chances = hint.best.map(({ chance }) => chance!);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      for (const { reasons } of hint.best) expect(reasons.length).toBeGreaterThan(0);
    }
    client.goOn();
    expect(client.why(1)).toBeNull();
    expect(state()).toBe(before);
  });

  it('shows its screen’s menu, whose entries keep their identity while their labels are the same', () => {
    const chosen: string[] = [];
    client.offer([{ label: 'Leave', onSelect: () => chosen.push('first') }]);
    const { menu } = state();
    client.offer([{ label: 'Leave', onSelect: () => chosen.push('second') }]);
    expect(state().menu).toBe(menu);
    menu[0]!.onSelect();
    expect(chosen).toEqual(['second']);
  });
});

it('a screen changing hands holds no hand, no question and no undo (T-30)', () => {
  const game = HotseatGame.begin(NAMES, SETUP);
  game.reveal();
  const { view: shown, undo, refusal } = new HotseatClient(game, true).store.getState();
  expect([shown.hand, shown.prompt, undo, refusal]).toEqual([[], null, null, null]);
});

it('events while the screen changes hands are new to the next table', () => {
  const game = HotseatGame.begin(NAMES, SETUP);
  game.reveal();
  const first = new HotseatClient(game);
  const last = ({ store }: GameClient) => store.getState().events.at(-1)!.n;
  first.open();
  const drawn = last(first);
  first.noteShown(drawn);
  first.answer([firstPlay(first).id]);
  expect(last(first)).toBeGreaterThan(drawn);
  const next = new HotseatClient(game);
  expect(last(next)).toBe(drawn);
  next.open();
  expect(last(next)).toBe(last(first));
});

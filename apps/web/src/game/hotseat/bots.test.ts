import { think } from '@smash/bots';
import type { GameSetup, PromptView } from '@smash/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, DEFAULTS, type Settings } from '../../settings/settings.ts';
import type { BotLevel } from '../bots/levels.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Clock, playBots } from './bots.ts';
import { HotseatGame } from './game.ts';
import { type Saved, saved } from './save.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  change(DEFAULTS);
});

const SETUP: GameSetup = {
  seed: 'with bots',
  players: 2,
  first: 0,
  factions: [
    ['Pirates', 'Wizards'],
    ['Ninjas', 'Zombies'],
  ],
  options: { vpToWin: 5 },
};
const SHARED: GameSetup = {
  ...SETUP,
  players: 3,
  factions: [...SETUP.factions!, ['Dinosaurs', 'Tricksters']],
};

const begin = (bots: (BotLevel | null)[], setup = bots.length === 2 ? SETUP : SHARED): HotseatGame =>
  HotseatGame.begin(['Ines', 'Mina', 'Oskar'].slice(0, bots.length), setup, bots);
const now = (game: HotseatGame) => game.store.getState();
const record = (game: HotseatGame) => JSON.stringify(game.record);

/** Thinks immediately and in this thread. */
const here: Thinker = { think: async (level, seen) => think(seen, level, { alternatives: true }), end() {} };

/** A clock whose waits end immediately. */
function hurried(): Clock & { waited: number[] } {
  const waited: number[] = [];
  return {
    waited,
    now: () => 0,
    wait(ms) {
      waited.push(ms);
      return Promise.resolve();
    },
  };
}

const moment = () => new Promise<void>((done) => setImmediate(done));

/** Passes if allowed, plays the first available card, or takes the first mandatory option. */
function choice({ kind, options, optional, min }: PromptView): number[] {
  if (kind === 'play') return [(options.find(({ verb }) => verb === 'play') ?? options.at(-1)!).id];
  return optional ? [] : options.slice(0, min).map(({ id }) => id);
}

/** Plays the simplest moves for the people, until the game is over or `stop` returns true. */
async function playOn(game: HotseatGame, stop: () => boolean = () => false): Promise<void> {
  for (let n = 0; n < 5000 && !stop(); n++) {
    const { stage, view, refusal, due, paused } = now(game);
    if (refusal) throw new Error(refusal.text);
    if (stage.kind === 'over') return;
    if (paused) game.goOn();
    else if (due) await moment();
    else if (stage.kind === 'curtain') game.reveal();
    else if (stage.kind === 'call') game.nobody();
    else game.answer(choice(view.prompt!));
  }
  if (!stop()) throw new Error('The game does not end.');
}

async function whole(game: HotseatGame, pace: Settings['botPace'] = 'instant'): Promise<HotseatGame> {
  change({ botPace: pace });
  const stop = playBots(game, here, hurried());
  await playOn(game);
  stop();
  return game;
}

describe('a person among bots', () => {
  it('plays a whole game without a curtain or a call, and sees only their own hand', async () => {
    const game = begin([null, 'easy']);
    const stages = new Set<string>();
    const viewers = new Set<unknown>();
    game.store.subscribe(({ stage, view }) => {
      stages.add(stage.kind);
      viewers.add(view.viewer);
    });
    await whole(game);
    expect(now(game).view.over).not.toBeNull();
    expect([...stages].sort()).toEqual(['over', 'play']);
    expect([...viewers]).toEqual([0]);
  });

  it('gets the same game again from the same seed, at every pace', async () => {
    const once = await whole(begin([null, 'easy']));
    const again = await whole(begin([null, 'easy']), 'step');
    expect(record(again)).toBe(record(once));
  });

  it('continues a saved game with the same bots to the same end', async () => {
    const game = begin([null, 'easy']);
    const stop = playBots(game, here, hurried());
    change({ botPace: 'instant' });
    await playOn(game, () => now(game).view.turn > 3);
    stop();
    const again = HotseatGame.resume(JSON.parse(JSON.stringify(saved())) as Saved);
    expect(now(again).bots).toEqual([null, 'easy']);
    expect(record(await whole(again))).toBe(record(await whole(game)));
  });

  it('is never asked while a bot answers, nor about windows with nothing to use', async () => {
    const game = begin([null, 'easy']);
    game.store.subscribe(({ due, view }) => {
      if (due) expect(view.prompt).toBeNull();
      expect(view.prompt?.decoy).not.toBe(true);
    });
    await whole(game);
  });

  it('undoes moves without asking anybody', async () => {
    change({ botPace: 'instant' });
    const game = begin([null, 'easy']);
    const stop = playBots(game, here, hurried());
    await playOn(game, () => now(game).undo !== null);
    const { undo } = now(game);
    if (undo!.barred) game.askUndo(undo!.step);
    else game.undo(undo!.step);
    expect(now(game)).toMatchObject({ ask: null, undo: null });
    await playOn(game);
    stop();
  });
});

describe('styles of bots', () => {
  it('are passed to the thinker, and kept in a saved game', async () => {
    const asked: unknown[] = [];
    const spy: Thinker = {
      think(level, seen, more) {
        asked.push([seen.view.viewer, more?.style]);
        return here.think(level, seen);
      },
      end() {},
    };
    change({ botPace: 'instant' });
    const three: (BotLevel | null)[] = [null, 'easy', 'easy'];
    const game = HotseatGame.begin(['Ines', 'Mina', 'Oskar'], SHARED, three, ['plain', 'rusher', 'spoiler']);
    const stop = playBots(game, spy, hurried());
    await playOn(game, () => asked.length > 20);
    stop();
    expect([...new Set(asked.map(String))].sort()).toEqual(['1,rusher', '2,spoiler']);
    const again = HotseatGame.resume(JSON.parse(JSON.stringify(saved())) as Saved);
    expect([0, 1, 2].map((seat) => again.styleOf(seat))).toEqual(['plain', 'rusher', 'spoiler']);
  });
});

describe('what bots get', () => {
  it('is their view, the sealed game and their memory; another hand changes nothing', async () => {
    const asked: unknown[] = [];
    const game = begin([null, 'easy']);
    const spy: Thinker = {
      think(level, seen) {
        asked.push(seen);
        return here.think(level, seen);
      },
      end() {},
    };
    change({ botPace: 'instant' });
    const stop = playBots(game, spy, hurried());
    await playOn(game, () => asked.length > 20);
    stop();
    for (const seen of asked as { view: { viewer: number } }[]) {
      expect(Object.keys(seen).sort()).toEqual(['memory', 'sealed', 'view']);
      expect(seen.view.viewer).toBe(1);
      expect(structuredClone(seen)).toEqual(seen);
    }
  });

  it('a bot that cannot think here still moves, and gives no hint', async () => {
    change({ botPace: 'instant' });
    const game = begin([null, 'expert']);
    const lost: Thinker = { think: () => Promise.reject(new Error('no worker')), end() {} };
    const stop = playBots(game, lost, hurried());
    await playOn(game, () => now(game).view.turn > 4 && now(game).view.prompt !== null);
    expect(await game.hint()).toBeNull();
    stop();
  });
});

describe('the pace', () => {
  it('shows each move for a second, and takes the same time in a window whatever the bot holds', async () => {
    const game = begin([null, 'easy']);
    const clock = hurried();
    const stop = playBots(game, here, clock);
    await playOn(game);
    stop();
    expect(new Set(clock.waited)).toEqual(new Set([400, 1000]));
  });

  it('at the pace "step", each bot move waits until the last one has been read', async () => {
    change({ botPace: 'step' });
    const game = begin([null, 'easy']);
    const stop = playBots(game, here, hurried());
    await playOn(game, () => now(game).paused);
    const { n } = now(game).events.at(-1)!;
    for (let i = 0; i < 20; i++) await moment();
    expect(now(game).events.at(-1)!.n).toBe(n);
    game.goOn();
    await playOn(game, () => now(game).paused);
    expect(now(game).events.at(-1)!.n).toBeGreaterThan(n);
    stop();
  });
});

describe('several people and a bot', () => {
  it('pass the screen on as usual; the table call names only people', async () => {
    const game = begin([null, 'easy', null]);
    const called: number[] = [];
    const handed = new Set<number>();
    game.store.subscribe(({ stage, view, due }) => {
      if (stage.kind === 'call') called.push(...stage.asked.map(({ seat }) => seat));
      if (stage.kind === 'curtain') handed.add(stage.seat);
      if (stage.kind === 'watch') expect([view.viewer, view.hand, due !== null]).toEqual(['spectator', [], true]);
    });
    await whole(game);
    expect([...new Set(called)].sort()).toEqual([0, 2]);
    expect([...handed].sort()).toEqual([0, 2]);
  });

  it('bots choose their factions, too', async () => {
    const { factions: _, ...setup } = SHARED;
    const game = begin([null, 'easy', 'easy'], { ...setup, draft: { mode: 'free' } });
    change({ botPace: 'instant' });
    const stop = playBots(game, here, hurried());
    await playOn(game, () => now(game).view.turn > 1);
    stop();
    for (const { factions } of now(game).view.seats) expect(factions).toHaveLength(2);
  });
});

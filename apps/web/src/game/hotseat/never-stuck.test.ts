/**
 * Random games through the page's store, and what it derives from views and questions. A normal run plays a few;
 * `STORE_GAMES=1000 pnpm unit apps/web/src/game/hotseat/never-stuck.test.ts` plays a thousand.
 */
import { dice, type Random, seededRandom } from '@smash/bots';
import type { GameSetup } from '@smash/engine';
import { stopModes } from '@smash/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, isStuck, Stuck } from '../../fixtures/by-chance.ts';
import { change, DEFAULTS } from '../../settings/settings.ts';
import { keepSelection, keptSelection } from '../../table/model/kept.ts';
import { HotseatGame } from './game.ts';
import { saved } from './save.ts';

const GAMES = Number(process.env.STORE_GAMES ?? 8);
const LONGEST = 20_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  change(DEFAULTS);
});

function begin(seed: string, random: Random): HotseatGame {
  const players = 2 + dice(random, 3);
  const options = {
    vpToWin: [15, 10, 5][dice(random, 3)]!,
    bigBase: dice(random, 10) === 0,
    duplicates: dice(random, 4) === 0,
  };
  const mode = ([null, 'queensberry', 'free'] as const)[dice(random, 3)]!;
  const setup: GameSetup = { seed, players, options, ...(mode && { draft: { mode } }) };
  return HotseatGame.begin(['Ines', 'Mina', 'Oskar', 'Quill'].slice(0, players), setup);
}

const title = `somebody can always do something, until there is a winner: ${GAMES} games through the store of the page (T-40); what is half chosen is found again (T-24)`;
test(title, { timeout: GAMES * 40_000 }, () => {
  const halves = new Set<string>();
  let touches = 0;
  for (let i = 0; i < GAMES; i++) {
    const seed = `store ${i}`;
    const random = seededRandom(seed);
    const mode = () => stopModes[dice(random, stopModes.length)]!;
    change({ stopTurnStart: mode(), stopTrigger: mode(), stopTurnEnd: mode(), stopBeforeScore: mode() });
    let game = begin(seed, random);
    const reload = dice(random, 500);
    for (let n = 0; game.store.getState().stage.kind !== 'over'; n++) {
      if (n === LONGEST) throw new Stuck(`${seed}: no end after ${n} touches`);
      if (n === reload) game = HotseatGame.resume(saved()!);
      act(game, random, (prompt, sel) => {
        keepSelection(seed, sel);
        expect(keptSelection(seed, prompt), `${seed}: ${prompt.title}`).toEqual(sel);
        halves.add(sel.fork.length > 0 ? 'fork' : (sel.side ?? prompt.kind));
      });
      const now = game.store.getState();
      if (isStuck(now)) throw new Stuck(`${seed}: nobody can do anything at ${JSON.stringify(now.stage)}`);
      expect(now.refusal, `${seed}: what is offered is refused`).toBeNull();
      touches++;
    }
    expect(game.store.getState().view.over?.winners.length, seed).toBeGreaterThan(0);
  }
  expect([...halves]).toEqual(expect.arrayContaining(['play', 'react', 'cards', 'discard']));
  if (GAMES >= 100) console.log(`${GAMES} games, ${touches} steps; half chosen: ${[...halves].join(', ')}`);
});

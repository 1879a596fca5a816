import { randomPick, seededRandom } from '@smash/bots';
import { applyOps, defaultOptions, type Json, type Op } from '@smash/protocol';
import { expect, test } from 'vitest';
import { gameSetup } from '../room/setup.ts';
import { engine } from './engine.ts';
import type { GameEngine } from './gameEngine.ts';
import { beginning, everyViewer, Match, position, type Shown } from './match.ts';
import { ViewStream } from './viewStream.ts';

/** As it is after a round trip over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const games = [
  { players: 2, bigBase: false },
  { players: 3, bigBase: false },
  { players: 4, bigBase: false },
  { players: 2, bigBase: true },
];

test.each(games)(
  'views of $players players (Big Base: $bigBase) survive the wire, and patches lead from one to the next',
  ({ players, bigBase }) => {
    const options = { ...defaultOptions, players, bigBase, factions: 'random' as const };
    const setup = gameSetup(engine, options, players, `shown ${players}`, null);
    const { state, events } = engine.create(setup);
    const match = new Match(engine, 1, setup, position(engine, state, 0, players), beginning(events));
    const random = seededRandom(`shown ${players}`);
    const viewers = everyViewer(players);
    let same = 0;
    let sameBases = 0;
    for (let n = 0; n < 400 && !match.over; n++) {
      const before = new Map(viewers.map((viewer) => [viewer, match.shown(viewer)]));
      const seat = viewers.find((viewer) => match.shown(viewer).view.prompt) as number;
      const { view } = match.shown(seat);
      const pick = view.prompt!.decoy ? [] : randomPick(view, random);
      const played = match.play({ type: 'answer', seat, prompt: view.prompt!.id, pick }, true);
      if (!played.ok) continue;
      match.enter(played.next, played.events, played.step);
      for (const viewer of viewers) {
        const shown = match.shown(viewer);
        expect(shown.view).toStrictEqual(sent(shown.view));
        // A view that reuses parts of an earlier one equals a view built from scratch.
        if (n % 2 === 0) expect(shown.view).toStrictEqual(engine.view(match.now.state, viewer));
        const earlier = before.get(viewer)!.view;
        const lent = new Set<unknown>(earlier.seats.flatMap(({ discard }) => discard));
        for (const card of shown.view.seats.flatMap(({ discard }) => discard)) if (lent.has(card)) same++;
        for (const base of shown.view.bases) if (earlier.bases.includes(base)) sameBases++;
        const ops = shown.since(before.get(viewer) as Shown) as Op[];
        expect(applyOps(sent(before.get(viewer)!.view) as unknown as Json, sent(ops))).toStrictEqual(sent(shown.view));
      }
    }
    expect(match.now.n).toBeGreaterThan(100);
    expect(same).toBeGreaterThan(1000);
    expect(sameBases).toBeGreaterThan(100);
  },
);

test('a view, its log and its hash are built once per position, however many request the whole', () => {
  let made = 0;
  const counted: GameEngine = {
    ...engine,
    views: (...args) => {
      made++;
      return engine.views(...args);
    },
    viewEvents: (...args) => {
      made++;
      return engine.viewEvents(...args);
    },
  };
  const setup = gameSetup(engine, { ...defaultOptions, players: 2, factions: 'random' }, 2, 'asked often', null);
  const { state, events } = counted.create(setup);
  const match = new Match(counted, 1, setup, position(counted, state, 0, 2), beginning(events));
  const ask = () => new ViewStream().full(match, 1, 'spectator', 0, null);
  const first = ask();
  const once = made;
  for (let i = 0; i < 360; i++) {
    const { view, events, hash } = ask();
    expect([view === first.view, events === first.events, hash === first.hash]).toEqual([true, true, true]);
  }
  expect(made).toBe(once);
});

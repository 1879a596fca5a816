import { randomPick, seededRandom } from '@smash/bots';
import { forkedAt, type GameSetup, type State, type Viewer } from '@smash/engine';
import { lateBy, openLog, openView } from '@smash/protocol';
import { describe, expect, it } from 'vitest';
import { engine } from './engine.ts';
import type { GameEvent, GameState } from './gameEngine.ts';
import { beginning, Match, position } from './match.ts';
import { Turns } from './turns.ts';

interface Moment {
  turn: number;
  state: GameState;
  events: number;
}

interface Begun {
  match: Match;
  all: GameEvent[];
  turns: Turns;
}

function begin(seed: string, players: number): Begun {
  const setup: GameSetup = { seed, players, options: { vpToWin: 30, cover: true } };
  const { state, events } = engine.create(setup);
  const turns = new Turns(players);
  const match = new Match(engine, 1, setup, position(engine, state, 0, players), beginning(events, turns));
  return { match, all: [...events], turns };
}

/** The same game with other shuffles to come. */
function reshuffled({ match: { setup, now }, all, turns }: Begun): Begun {
  const state = forkedAt(now.state as State, now.n, [{ at: now.n, of: '', seed: 'other shuffles' }]);
  const match = new Match(engine, 1, setup, position(engine, state, now.n, setup.players), beginning(all, turns));
  return { match, all, turns };
}

/** Everybody answers at random; what was so after each command. */
function play(match: Match, all: GameEvent[], seed: string, until: number, met: (now: Moment) => void): void {
  const random = seededRandom(seed);
  const turnOf = () => match.shown('spectator').view.turn;
  met({ turn: turnOf(), state: match.now.state, events: all.length });
  for (let n = 0; n < 3000 && !match.over && turnOf() < until; n++) {
    for (const seat of Array(match.setup.players).keys()) {
      const { prompt } = match.shown(seat).view;
      if (!prompt) continue;
      const pick = randomPick(match.shown(seat).view, random);
      const played = match.play({ type: 'answer', seat, prompt: prompt.id, pick }, true);
      if (!played.ok) continue;
      match.enter(played.next, played.events, played.step);
      all.push(...played.events);
      met({ turn: turnOf(), state: match.now.state, events: all.length });
      if (match.over || turnOf() >= until) return;
    }
  }
}

const openOf = (state: GameState, log: readonly GameEvent[], players: number) => {
  const seats = [...Array(players).keys()];
  const view = (viewer: Viewer) => engine.view(state, viewer);
  const events = (viewer: Viewer) => engine.viewEvents(log, viewer);
  return { ...openView(seats.map(view), view('spectator')), events: openLog(seats.map(events), events('spectator')) };
};
const text = (value: unknown): string => JSON.stringify(value);

describe.each([2, 3, 4])('what spectators see late in a game of %i', (players) => {
  it('INFO-1 is all that was open two rounds before, as that turn began, and nothing before there was such a turn', () => {
    let shown = 0;
    for (let n = 0; n < 2; n++) {
      const { match, all } = begin(`late ${players} ${n}`, players);
      const turns = new Map<number, Moment>();
      const wanted = new Map<number, string>();
      play(match, all, `answers ${n}`, 4 * players, (now) => {
        if (now.turn > 0 && !turns.has(now.turn)) turns.set(now.turn, now);
        const from = turns.get(now.turn - lateBy(players));
        if (!from) {
          expect(match.late).toBeNull();
          return;
        }
        shown++;
        const open = wanted.get(from.turn) ?? text(openOf(from.state, all.slice(0, from.events), players));
        wanted.set(from.turn, open);
        expect(text(match.late!.shown)).toBe(open);
      });
    }
    expect(shown).toBeGreaterThan(20);
  });

  it('INFO-2 does not depend on anything that has happened since', () => {
    let compared = 0;
    for (let n = 0; n < 3; n++) {
      const seen = [0, 1].map((course) => {
        const begun = begin(`since ${players} ${n}`, players);
        // The same first turns; then other answers, and other shuffles.
        play(begun.match, begun.all, `same ${n}`, players + 1, () => {});
        const { match, all } = course === 0 ? begun : reshuffled(begun);
        const late = new Map<number, string>();
        play(match, all, `course ${course} ${n}`, 3 * players + 2, ({ turn }) => {
          const from = match.late?.turn.turn;
          if (from !== undefined && from <= players + 1) late.set(turn, text(match.late!.shown));
        });
        return { late, end: text(match.now.state) };
      });
      const [one, other] = seen as [(typeof seen)[0], (typeof seen)[0]];
      expect(one.end).not.toBe(other.end);
      for (const [turn, shown] of one.late) {
        const there = other.late.get(turn);
        if (there === undefined) continue;
        expect(there).toBe(shown);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(players);
  });
});

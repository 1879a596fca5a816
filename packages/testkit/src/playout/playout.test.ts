import { seededRandom } from '@smash/bots';
import { type Ask, type Command, Playout, type State } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { at, play, titanCard } from '../play.ts';
import { decideOne, midGames } from '../random/mid-game.ts';

/** Some positions from random games, with all kinds of questions. */
function* positions(): Generator<State> {
  const random = seededRandom('playout');
  for (let state of midGames(9, 'playout', 60))
    for (let n = 0; n < 12 && !state.over; n++) {
      yield state;
      state = decideOne(state, random);
    }
}

describe('playouts of bots', () => {
  it('VP-1, VP-2, VP-3, NPW-1 one pass over the bases gives the same numbers as separate questions', () => {
    for (const state of positions()) {
      const playout = Playout.from(state);
      const q = playout.query;
      for (const { base, total, breakpoint, ready, power, vp, minions } of playout.standings()) {
        expect([total, breakpoint, ready]).toEqual([q.total(base), q.breakpoint(base), q.ready(base)]);
        for (const rank of q.ranks(base)) {
          expect([power[rank.seat], vp[rank.seat]]).toEqual([rank.power, rank.vp]);
          expect(minions[rank.seat]! > 0).toBe(q.hasMinion(base, rank.seat));
        }
      }
    }
  });
  it('without caches the same cards are at and on every base', () => {
    for (const state of [...positions()].slice(0, 20)) {
      const [q, plain] = [true, false].map((remembers) => Playout.from(state, { remembers }).query);
      for (const base of state.table)
        expect([plain!.minionsAt(base), plain!.actionsOn(base)]).toEqual([q!.minionsAt(base), q!.actionsOn(base)]);
    }
  });
  it('VP-6 what a base awards is never below zero, nor above what it says', () =>
    play({
      bases: [at('Tournament Site', 'A Filler +2', 'B Filler +1', 'C Filler'), at('Moor')],
      steps: [
        ({ state }) =>
          expect(
            Playout.from(state)
              .standings()
              .map(({ vp }) => vp),
          ).toEqual([
            [2, 0, 0],
            [0, 0, 0],
          ]),
      ],
    }));
  it('a choice is called by the name of its card out of play, and by its place in play', () =>
    play({
      cards: [titanCard('Idol', '')],
      seats: { A: { hand: ['Walker', 'Walker'] } },
      titans: [
        { seat: 'A', card: 'Idol' },
        { seat: 'B', card: 'Idol' },
      ],
      bases: [at('Meadow', 'A Invader', 'B Invader')],
      steps: [
        ({ state }) => {
          const playout = Playout.from(state);
          const keysOf = (zone: string): Set<string> =>
            new Set(
              state.cards.flatMap((card, ix) =>
                card.zone === zone ? [playout.answerKey({ ...state.asks[0]!.options[0]!, card: ix })] : [],
              ),
            );
          expect(['hand', 'aside', 'base'].map((zone) => keysOf(zone).size)).toEqual([1, 1, 2]);
        },
      ],
    }));
  it('all candidate answers are legal and different, and an unchecked one does the same as a command', () => {
    const random = seededRandom('candidates');
    for (const state of positions()) {
      const ask = state.asks[0] as Ask;
      const answers = Playout.from(state).answers(ask, 12, random);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.length).toBeLessThanOrEqual(12);
      expect(new Set(answers.map((pick) => pick.join())).size).toBe(answers.length);
      for (const pick of answers) {
        const [checked, unchecked] = [Playout.from(state), Playout.from(state)];
        expect(checked.apply({ type: 'answer', seat: ask.seat, prompt: ask.id, pick })).toBeNull();
        unchecked.answer(ask, pick);
        expect(JSON.stringify(unchecked.state)).toBe(JSON.stringify(checked.state));
      }
    }
  });
  it('every answer: legal, different in what is chosen, all sizes; null if there are too many', () => {
    const random = seededRandom('every');
    for (const state of positions()) {
      const ask = state.asks[0] as Ask;
      const playout = Playout.from(state);
      const answers = playout.everyAnswer(ask, 3000);
      if (!answers) continue;
      const keyOf = (pick: readonly number[]) => {
        const keys = pick.map((i) => playout.answerKey(ask.options[i]!));
        return (ask.ordered ? keys : keys.sort()).join();
      };
      const keys = new Set(answers.map(keyOf));
      expect(keys.size).toBe(answers.length);
      for (const pick of answers.slice(0, 20))
        expect(Playout.from(state).apply({ type: 'answer', seat: ask.seat, prompt: ask.id, pick })).toBeNull();
      for (const pick of playout.answers(ask, 12, random)) expect(keys).toContain(keyOf(pick));
      expect(playout.everyAnswer(ask, answers.length - 1)).toBeNull();
    }
  });
  it('every answer to a question of several picks has each number of them that is allowed', () => {
    const state = [...positions()].find(({ asks }) => asks[0]!.options.length >= 4)!;
    const options = state.asks[0]!.options.slice(0, 4).map((one, i) => ({ ...one, key: `k${i}` }));
    const count = (change: Partial<Ask>): number | undefined =>
      Playout.from(state).everyAnswer({ ...state.asks[0]!, options, group: '', ordered: false, ...change }, 999)
        ?.length;
    expect(count({ min: 1, max: 1 })).toBe(4);
    expect(count({ min: 0, max: 2 })).toBe(1 + 4 + 6);
    expect(count({ min: 2, max: 4 })).toBe(6 + 4 + 1);
    expect(count({ min: 2, max: 2, ordered: true })).toBe(12);
    const same = options.map((one) => ({ ...one, ...options[0]! }));
    expect(count({ min: 1, max: 2, options: same })).toBe(2);
    expect(count({ max: 0 })).toBe(1);
  });
  it('a fork plays on separately, also in mid-ability, and like the stored text of its state', () => {
    const random = seededRandom('fork');
    for (const state of positions()) {
      const playout = Playout.from(state);
      playOn(playout, random, 4);
      const text = JSON.stringify(playout.state);
      const [one, other] = [playout.fork(), playout.fork()];
      const ways = [playOn(one, random, 6), playOn(other, random, 6)];
      expect(JSON.stringify(playout.state)).toBe(text);
      ways.push(playOn(playout, random, 6));
      [one, other, playout].forEach(({ state: reached }, i) => {
        const { course, end } = ways[i]!;
        expect(JSON.stringify(reached)).toBe(end);
        const stored = Playout.from(JSON.parse(text));
        for (const command of course) expect(stored.apply(command)).toBeNull();
        expect(JSON.stringify(stored.state)).toBe(end);
      });
    }
  });
});

/** Gives that many random answers; returns the resulting position. */
function playOn(playout: Playout, random: () => number, most: number): { course: Command[]; end: string } {
  const course: Command[] = [];
  while (course.length < most && !playout.state.over) {
    const ask = playout.state.asks[0]!;
    const answers = playout.answers(ask, 12, random);
    const pick = answers[Math.floor(random() * answers.length)]!;
    course.push({ type: 'answer', seat: ask.seat, prompt: ask.id, pick });
    playout.answer(ask, pick);
  }
  return { course, end: JSON.stringify(playout.state) };
}

import { seededRandom } from '@smash/bots';
import { apply, type Forecast, forecast, type State, view } from '@smash/engine';
import { act, chooseCard, chooseCards, look, lookAtHand, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { redeal } from '../invariants/redeal.ts';
import { A, actionCard, at, B, play } from '../play.ts';
import { decideOne, midGames } from '../random/mid-game.ts';
import { names, type Playthrough } from '../scenario/playthrough.ts';

const askOf = (state: State, seat: number) => state.asks.find((ask) => ask.seat === seat)!;

/** Checks the seat's forecast before this answer is given. */
const told =
  (by: number, answer: string, check: (said: Forecast | null) => void) =>
  ({ state }: Playthrough): void => {
    const option = askOf(state, by).options.findIndex((one) => names(state, one, answer));
    expect(option, answer).toBeGreaterThanOrEqual(0);
    check(forecast(state, by, option));
  };

/** Every answer to every question at tables in mid-game. */
function* choices(): Generator<{ state: State; seat: number; option: number }> {
  const random = seededRandom('choices');
  for (let state of midGames(9, 'forecast', 40)) {
    for (let n = 0; n < 12 && !state.over; n++) {
      for (const { seat, options } of state.asks)
        for (let option = 0; option < Math.min(options.length, 4); option++) yield { state, seat, option };
      state = decideOne(state, random);
    }
  }
}

/** Everything the current player can play or use without a place for it. */
function* plays(): Generator<{ state: State; seat: number; option: number }> {
  for (const state of midGames(220, 'plays', 40))
    for (const { seat, kind, options } of state.asks)
      for (const [option, { verb, at: place }] of options.entries())
        if (kind === 'play' && verb !== 'end' && place === -1) yield { state, seat, option };
}

/** Every statement of the forecast comes true. */
function comesTrue(said: Forecast, state: State, seat: number, option: number): void {
  const { id } = askOf(state, seat);
  const after = apply(state, { type: 'answer', seat, prompt: id, pick: [option] });
  if (!after.ok) throw new Error(after.refusal.text);
  const { bases, seats } = view(after.state, seat);
  for (const { before: _, ranks, ...numbers } of said.bases) {
    const base = bases.find((one) => one.id === numbers.id)!;
    expect(base).toMatchObject(numbers);
    const placed = base.lanes.filter((lane) => lane.rank !== null);
    expect(placed.map((lane) => ({ seat: lane.seat, place: lane.rank, vp: lane.vp }))).toEqual(ranks);
  }
  for (const { seat: who, n } of said.vp) expect(seats[who]!.vp).toBe(state.seats[who]!.vp + n);
}

describe('what an answer would do, shown before it is given', () => {
  it('INFO-2 it is the same whatever is hidden, and comes true where nothing is left open', () => {
    const random = seededRandom('hidden');
    let said = 0;
    let sure = 0;
    for (const { state, seat, option } of choices()) {
      const here = forecast(state, seat, option);
      expect(forecast(redeal(state, seat, random), seat, option)).toEqual(here);
      if (here) said++;
      if (!here || here.more) continue;
      comesTrue(here, state, seat, option);
      sure++;
    }
    expect(said).toBeGreaterThan(120);
    expect(sure).toBeGreaterThan(80);
  });

  it('INFO-2 it does not tell whether somebody holds what waits for the action that is being played', () => {
    const both = ['Hello, Dolly!', 'Filler'];
    const said = [both, both.toReversed()].map(([card, rest]) => {
      const found: (Forecast | null)[] = [];
      const note = told(0, 'Marsh', (one) => found.push(one));
      play({
        options: { cover: true, coverChoices: true },
        seats: { A: { hand: ['Feather Gifts'] }, B: { hand: [card!], deck: [rest!] } },
        bases: [at("Storyteller's Hut", 'A Filler'), at('Moor'), at('Marsh')],
        steps: [A.plays('Feather Gifts'), (table) => note(table)],
      });
      return found;
    });
    expect(said[0]).toEqual(said[1]);
    expect(said[0]![0]!.bases.map(({ breakpoint }) => breakpoint)).toContain(22);
  });

  it('the state is not modified', () => {
    const [state] = [...midGames(1, 'untouched')] as [State];
    const before = JSON.stringify(state);
    for (let i = 0; i < state.asks[0]!.options.length; i++) forecast(state, state.asks[0]!.seat, i);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('plays that would do nothing', () => {
  const POWERLESS = told(0, 'Howl', (said) =>
    expect(said).toEqual({ bases: [], vp: [], more: false, pointless: true }),
  );

  it('a warning for an action without a useful target', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [POWERLESS],
    }));

  it('no warning if it does something, asks, or grants a play', () =>
    play({
      seats: { A: { hand: ['Howl', 'Full Sail', 'Augmentation'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker')],
      steps: [
        told(0, 'Howl', (said) => expect(said?.pointless).toBeUndefined()),
        told(0, 'Full Sail', (said) => expect(said?.pointless).toBeUndefined()),
        told(0, 'Augmentation', (said) => expect(said?.pointless).toBeUndefined()),
      ],
    }));

  it('comes true: nothing but the card has changed', () => {
    let seen = 0;
    for (const { state, seat, option } of plays()) {
      if (!forecast(state, seat, option)?.pointless) continue;
      const { id, options } = askOf(state, seat);
      const after = apply(state, { type: 'answer', seat, prompt: id, pick: [option] });
      if (!after.ok) throw new Error(after.refusal.text);
      const spent = options[option]!.card;
      const table = (s: State) => {
        const { prompt: _, hand, seats, ...rest } = view(s, 'spectator');
        return JSON.stringify([
          rest.bases,
          rest.piles,
          rest.baseDeck,
          seats.map((one) => [one.vp, one.deck, one.titans]),
        ]);
      };
      expect(table(after.state)).toBe(table(state));
      expect(after.state.cards.filter((card, ix) => ix !== spent && card !== state.cards[ix])).toEqual([]);
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });
});

describe('of single answers', () => {
  it('a minion: total, breakpoint and places', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Walker', 'B Pirate King')],
      steps: [
        told(0, 'Invader', (said) => {
          expect(said?.bases).toEqual([
            {
              id: expect.any(Number),
              before: 7,
              total: 10,
              breakpoint: 10,
              ready: true,
              ranks: [
                { seat: 0, place: 1, vp: 3 },
                { seat: 1, place: 1, vp: 3 },
              ],
            },
          ]);
        }),
        A.plays('Invader', 'Meadow'),
      ],
    }));

  it('draws, looks and questions are left open', () =>
    play({
      seats: { A: { hand: ['Scout', 'Collector', 'Swashbuckling'], deck: ['Probe', 'Walker'] } },
      bases: [at('Meadow', 'B Walker', 'A First Mate')],
      steps: [
        // A question follows: whose minion returns.
        told(0, 'Collector', (said) => expect(said).toMatchObject({ more: true, bases: [{ before: 4, total: 6 }] })),
        // Only draws cards: nothing on the table changes, so the forecast says nothing.
        told(0, 'Swashbuckling', (said) =>
          expect(said).toMatchObject({ more: false, bases: [{ before: 4, total: 5 }] }),
        ),
        told(0, 'Scout', (said) => expect(said).toMatchObject({ bases: [{ before: 4, total: 7 }] })),
      ],
    }));

  it('choices of several, and those within an ability of another player, have no forecast (INFO-2)', () => {
    const many = actionCard(
      'Many',
      'standard',
      'Place a +1 power counter on each of two minions.',
      onPlay(function* (me) {
        const all = yield* look((q) => q.minions());
        const two = yield* chooseCards(me.seat, 'Choose two minions', all, { min: 2, max: 2 });
        yield* act(...two.map((ix) => ops.counters(ix, 1)));
      }),
    );
    const yours = actionCard(
      'Yours',
      'standard',
      'Look at a hand. Its player places a +1 power counter on a minion.',
      onPlay(function* (me) {
        yield* lookAtHand(me.seat, 1 - me.seat);
        const minion = yield* chooseCard(1 - me.seat, 'Choose a minion', yield* look((q) => q.minions()));
        yield* act(ops.counters(minion!, 1));
      }),
    );
    const mine = actionCard(
      'Mine',
      'standard',
      'Place a +1 power counter on a minion.',
      onPlay(function* (me) {
        const minion = yield* chooseCard(me.seat, 'Choose a minion', yield* look((q) => q.minions()));
        yield* act(ops.counters(minion!, 1));
      }),
    );
    const table = {
      cards: [many, yours, mine],
      seats: { A: { hand: ['Many', 'Yours', 'Mine'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', 'B Invader')],
    };
    const none = (said: Forecast | null): void => expect(said).toBeNull();
    play({ ...table, steps: [A.plays('Many'), told(0, 'Invader', none), A.answers('Invader', 'Walker/A')] });
    play({ ...table, steps: [A.plays('Yours'), told(1, 'Invader', none), B.answers('Invader')] });
    play({
      ...table,
      steps: [
        A.plays('Mine'),
        told(0, 'Invader', (said) => expect(said).toMatchObject({ bases: [{ before: 7, total: 8 }] })),
        A.answers('Invader'),
      ],
    });
  });

  it('ending the turn, and windows in which others may act, have no forecast', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { hand: ['Shinobi'] } },
      bases: [at('Meadow', 'A Pirate King', 'B Pirate King')],
      steps: [
        ({ state }: Playthrough) => {
          const end = state.asks[0]!.options.findIndex((option) => option.verb === 'end');
          expect(forecast(state, 0, end)).toBeNull();
          expect(forecast(state, 1, 0)).toBeNull();
          expect(forecast(state, 0, 99)).toBeNull();
        },
        A.ends(),
        told(1, 'Shinobi', (said) => expect(said).toBeNull()),
        B.plays('Shinobi', 'Meadow'),
      ],
    }));
});

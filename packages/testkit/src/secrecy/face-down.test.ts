import { explain, type Forecast, forecast, type State, view, whyNot } from '@smash/engine';
import { act, chooseBase, chooseCard, endOfTurn, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, play, queryOf } from '../play.ts';
import { names, type Playthrough } from '../scenario/playthrough.ts';

const idOf = (state: State, name: string): number =>
  state.cards[state.cards.findIndex((_, ix) => queryOf(state).name(ix) === name)]!.id;

const rally = actionCard(
  'Rally',
  'standard',
  'Each of your minions has +1 power until the end of the turn. Bury this card.',
  onPlay(function* (me) {
    const until = yield* endOfTurn();
    const minions = yield* look((q) => q.minions((ix) => q.controller(ix) === me.seat));
    yield* act(...minions.map((ix) => ops.power(ix, 1, until)));
    const [base] = yield* look((q) => q.bases());
    yield* act(ops.bury(me.self, base!, me.seat));
  }),
);

const pry = actionCard(
  'Pry',
  'standard',
  'Choose a buried card. If it is a minion card, gain 1 VP.',
  onPlay(function* (me) {
    const buried = yield* look((q) => q.bases().flatMap((base) => q.buriedAt(base)));
    const card = yield* chooseCard(me.seat, 'Choose a buried card', buried);
    if (card !== null && (yield* look((q) => q.isMinionCard(card)))) yield* act(ops.gainVp(me.seat, 1));
  }),
);

describe('nothing else reveals a face-down card (BURY-1, INFO-2)', () => {
  it('BURY-1 INFO-2 a face-down source of power has its name, as everybody saw it played, and an id for its controller only', () =>
    play({
      cards: [rally],
      seats: { A: { hand: ['Rally'] }, B: {} },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Rally'),
        ({ state }) => {
          const sources = ([0, 1, 'spectator'] as const).map(
            (viewer) => explain(state, viewer, idOf(state, 'Invader'), 'power').at(-1)?.source,
          );
          const name = 'Rally';
          expect(sources).toEqual([
            { id: idOf(state, name), name },
            { id: 0, name },
            { id: 0, name },
          ]);
        },
      ],
    }));

  const foretold = (card: string, owner: 'A' | 'B'): Forecast | null => {
    let said: Forecast | null = null;
    play({
      cards: [pry],
      seats: { A: { hand: ['Pry'] }, B: {} },
      bases: [at('Meadow', `${owner} buried ${card}`), at('Moor', 'A buried Howl')],
      steps: [
        A.plays('Pry'),
        ({ state }: Playthrough) => {
          const option = state.asks[0]!.options.findIndex((one) => names(state, one, card));
          said = forecast(state, 0, option);
        },
        A.answers(card),
      ],
    });
    return said;
  };
  it('BURY-1 INFO-2 a forecast of choosing it is given only if the card is yours', () => {
    expect([foretold('Invader', 'B'), foretold('Overrun', 'B'), foretold('Overrun', 'A')]).toEqual([null, null, null]);
    expect(foretold('Invader', 'A')).toEqual({ bases: [], vp: [{ seat: 0, n: 1 }], more: false });
  });

  it('BURY-1 INFO-2 it can be chosen, but that names a place and no face: nothing is said about it', () =>
    play({
      cards: [pry],
      seats: { A: { hand: ['Pry'] }, B: {} },
      bases: [at('Meadow', 'B buried Invader'), at('Moor', 'A buried Howl')],
      steps: [
        A.plays('Pry'),
        ({ state }) => {
          expect(whyNot(state, 0, { card: idOf(state, 'Howl') })).toBeNull();
          expect(whyNot(state, 0, { card: idOf(state, 'Invader') })?.code).toBe('unknownCard');
        },
        A.answers('Howl'),
      ],
    }));
});

const rebuild = actionCard(
  'Rebuild',
  'standard',
  'Choose a base. The next base of the base deck takes its place.',
  onPlay(function* (me) {
    const base = yield* chooseBase(me.seat, 'Choose a base', yield* look((q) => q.bases()));
    const next = yield* look((q) => q.s.baseDeck.at(-1)!);
    if (base !== null) yield* act(ops.replaceBase(base, next));
  }),
);

it('INFO-2 the next base is not forecast', () =>
  play({
    cards: [rebuild],
    seats: { A: { hand: ['Rebuild'] }, B: {} },
    baseDeck: ['Fen', 'Marsh'],
    bases: [at('Meadow', 'A Invader'), at('Moor')],
    steps: [
      A.plays('Rebuild'),
      ({ state }) => {
        expect(state.asks[0]!.options.map((_, option) => forecast(state, 0, option))).toEqual([null, null]);
      },
      A.answers('Meadow'),
      ({ state }) => expect(view(state, 0).bases.map(({ name }) => name)).toEqual(['Fen', 'Moor']),
    ],
  }));

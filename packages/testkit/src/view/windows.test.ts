import { apply, type State, type View, view } from '@smash/engine';
import { act, after, at as atMoment, ops, thisBaseScores } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, minionCard, play } from '../play.ts';

const watcher = minionCard(
  'Watcher',
  2,
  'After another player plays a minion, you may draw a card.',
  after('play', { may: true, when: (_q, me, played) => played.seat !== me.seat }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const early = minionCard(
  'Early',
  20,
  'Before this base scores, you may draw a card.',
  atMoment('beforeScore', { may: true, when: thisBaseScores }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const waiting = ({ state }: { state: State }, seat: number): View['waiting'] => view(state, seat).waiting;

describe('the title of a window', () => {
  it('says when it is (TURN-1)', () => {
    const MOMENTS = ['turnStart', 'lateTurn', 'turnEnd'] as const;
    const title = (of: string) => (table: { state: State }) => expect(view(table.state, 0).prompt?.title).toBe(of);
    play({
      cards: [
        minionCard(
          'Clock',
          1,
          'At the start, before the end and at the end of each turn, you may gain 1 VP.',
          ...MOMENTS.map((moment) =>
            atMoment(moment, { may: true }, function* (me) {
              yield* act(ops.gainVp(me.seat, 1));
            }),
          ),
        ),
      ],
      phase: 'start',
      bases: [at('Meadow', 'A Clock')],
      steps: [
        title('Use an ability at the start of the turn'),
        A.answers('pass'),
        A.ends(),
        title('Use an ability before the end of the turn'),
        A.answers('pass'),
        title('Use an ability at the end of the turn'),
      ],
    });
  });
});

describe('a public window', () => {
  it('shows who has not answered and how many have', () =>
    play({
      cards: [watcher],
      seats: { A: { hand: ['Scout'] }, B: { deck: ['Howl'] }, C: { deck: ['Howl'] } },
      bases: [at('Meadow', 'B Watcher', 'C Watcher'), at('Moor')],
      steps: [
        A.plays('Scout', 'Moor'),
        (table) => {
          const what = 'deciding what happens next';
          expect(waiting(table, 0)).toEqual({ seats: [1, 2], what, answered: { n: 0, of: 2 } });
          expect(waiting(table, 1)).toEqual({ seats: [2], what, answered: { n: 0, of: 2 } });
        },
        ({ state }) => {
          const { id: prompt } = view(state, 2).prompt!;
          const passed = apply(state, { type: 'answer', seat: 2, prompt, pick: [] });
          expect(waiting(passed, 0)).toMatchObject({ seats: [1], answered: { n: 1, of: 2 } });
          expect(waiting(passed, 2)).toMatchObject({ seats: [1], answered: { n: 1, of: 2 } });
        },
      ],
    }));
  it('is identified in the question by its subject and by the preceding events', () =>
    play({
      cards: [watcher, early],
      seats: { A: { hand: ['Scout'] }, B: { deck: ['Howl'] } },
      bases: [at('Meadow', 'B Watcher', 'B Early'), at('Moor')],
      steps: [
        A.plays('Scout', 'Moor'),
        ({ state }) =>
          expect(view(state, 1).prompt!.window).toEqual({ kind: 'trigger', opened: state.events, base: null }),
        B.answers('pass'),
        A.ends(),
        ({ state }) => {
          const shown = view(state, 1);
          const meadow = shown.bases.find(({ name }) => name === 'Meadow')!.id;
          expect(shown.prompt!.window).toEqual({ kind: 'beforeScore', opened: state.events, base: meadow });
        },
      ],
    }));
});

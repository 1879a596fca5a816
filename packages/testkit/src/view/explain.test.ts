import { explain, view } from '@smash/engine';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, play, queryOf } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

/** The parts of a number of the card of that name: label, delta, deadline. */
function parts({ state }: Playthrough, name: string, stat: 'power' | 'total' | 'breakpoint') {
  const q = queryOf(state);
  const { id } = state.cards.find((_, ix) => q.name(ix) === name && (q.inPlay(ix) || q.isBase(ix)))!;
  return explain(state, 0, id, stat).map(({ label, delta, expires }) => [label, delta, expires ?? '']);
}

const fever = actionCard(
  'Fever',
  'standard',
  'Each minion has -1 power until the end of the turn, and -3 until the start of your next turn.',
  onPlay(function* (me) {
    const { minions, turn } = yield* look((q) => ({ minions: q.minions(), turn: q.s.turn }));
    for (const card of minions)
      yield* act(
        ops.power(card, -1, { t: 'turnEnd', turn }),
        ops.power(card, -3, { t: 'turnStart', seat: me.seat, after: turn }),
      );
  }),
);

describe('why this number', () => {
  it('CALC-1, CONF-1 power is what is printed and each change with its deadline, never below zero', () =>
    play({
      cards: [fever],
      seats: { A: { hand: ['Fever'] } },
      bases: [at('Meadow', 'B Filler +1'), at('Moor')],
      steps: [
        A.plays('Fever'),
        (table) => {
          expect(parts(table, 'Filler', 'power')).toEqual([
            ['printed', 1, ''],
            ['1 power counter', 1, ''],
            ['Fever', -1, 'until the end of the turn'],
            ['Fever', -3, "until the start of A's turn"],
            ['never below zero', 2, ''],
          ]);
          expect(parts(table, 'Meadow', 'total')).toEqual([['Filler', 0, '']]);
        },
      ],
    }));

  it('CALC-1 power kept out of a total is told with the card that keeps it; what still breaks the base is in its total', () =>
    play({
      bases: [
        at('Mermaid Reef', 'A Walker', 'B Filler', 'B Walker with A Pin', 'B Invader with A Curse of Uselessness'),
        at('Moor'),
      ],
      steps: [
        ({ state }) => {
          const base = state.cards[queryOf(state).bases()[0]!]!.id;
          const rows = (seat?: number) =>
            explain(state, 0, base, 'total', seat).map(({ label, delta, kind }) => [label, delta, kind]);
          const minions = [
            ['Filler', 1, 'minion'],
            ['Walker', 2, 'minion'],
            ['Invader', 3, 'minion'],
          ];
          const cursed = ['Curse of Uselessness', -3, 'withheld'];
          expect(rows(1)).toEqual([...minions, ['Mermaid Reef', -1, 'withheld'], ['Pin', -2, 'withheld'], cursed]);
          expect(rows()).toEqual([['Walker', 2, 'minion'], ...minions, cursed]);
          expect(view(state, 'spectator').bases[0]).toMatchObject({ total: 5, lanes: [{ total: 2 }, { total: 0 }] });
        },
      ],
    }));

  it('an id without such a number has no parts', () =>
    play({
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        ({ state }) => {
          const q = queryOf(state);
          const [base, minion] = [q.bases()[0]!, q.minions()[0]!].map((ix) => state.cards[ix]!.id);
          for (const [id, stat] of [
            [0, 'power'],
            [base!, 'power'],
            [0, 'total'],
            [minion!, 'total'],
            [minion!, 'breakpoint'],
          ] as const)
            expect(explain(state, 0, id, stat)).toEqual([]);
          expect(explain(state, 0, base!, 'breakpoint')).toHaveLength(1);
        },
      ],
    }));
});

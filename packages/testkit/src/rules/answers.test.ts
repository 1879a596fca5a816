import { apply, type Refusal } from '@smash/engine';
import { act, chooseCards, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

/** The question A is asked. */
const ask = ({ state }: Playthrough) => state.asks[0]!;
/** Why these picks are refused as an answer to that question. */
function refusal({ state }: Playthrough, pick: number[], { seat = 0, prompt = state.asks[0]!.id } = {}): Refusal {
  const done = apply(state, { type: 'answer', seat, prompt, pick });
  if (done.ok) throw new Error('It is accepted');
  expect(done.state).toBe(state);
  return done.refusal;
}

const sacrifice = (most: number, group?: 'base' | 'name') =>
  actionCard(
    'Sacrifice',
    'standard',
    'Destroy any of these minions.',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.minions());
      const chosen = yield* chooseCards(me.seat, 'Choose minions', minions, { max: most, ...(group ? { group } : {}) });
      yield* act(...chosen.map((card) => ops.destroy(card)));
    }),
  );
const minions = [at('Meadow', 'A Walker', 'B Scout', 'B Walker'), at('Moor', 'A Scout')];

describe('answers', () => {
  it('TURN-6 exactly as many cards are discarded as are over ten; anything else is refused with its rule (RES-11, RES-13)', () =>
    play({
      seats: { A: { hand: Array<string>(11).fill('Zapbot'), deck: ['Howl', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.ends(),
        (table) => {
          const { kind, title, min, max, reason } = ask(table);
          expect([kind, title, min, max]).toEqual(['discard', 'Discard down to 10 cards', 3, 3]);
          expect(reason).toEqual(['Draw 2 Cards']);
          const count = { code: 'badCount', rule: 'RES-11', text: 'Choose exactly 3.' };
          expect(refusal(table, [0, 1])).toEqual(count);
          expect(refusal(table, [0, 1, 2, 3])).toEqual(count);
          const pick = { code: 'badPick', rule: 'RES-13', text: 'That is not one of the choices offered.' };
          for (const wrong of [
            [0, 1, 1],
            [0, 1, 13],
            [0, 1, -1],
            [0, 1, 0.5],
          ])
            expect(refusal(table, wrong)).toEqual(pick);
        },
        A.answers('Zapbot', 'Zapbot', 'Zapbot'),
        now({ hand: { A: 10 }, turn: 'B' }),
      ],
    }));

  it('TURN-1 come only from the player who is asked, and to the question that is open', () =>
    play({
      bases: minions,
      steps: [
        (table) => {
          const asked = { rule: 'TURN-1', code: 'notAsked', text: 'Nobody is asking you anything right now.' };
          expect(refusal(table, [0], { seat: 1 })).toEqual(asked);
          const stale = 'That question has been answered or has changed.';
          const { id } = ask(table);
          expect(refusal(table, [0], { prompt: id - 1 })).toEqual({ rule: 'TURN-1', code: 'stalePrompt', text: stale });
        },
      ],
    }));

  it('RES-11 between two numbers say so', () =>
    play({
      cards: [sacrifice(3)],
      seats: { A: { hand: ['Sacrifice'] } },
      bases: minions,
      steps: [
        A.plays('Sacrifice'),
        (table) => {
          const text = 'Choose at least 1 and at most 3.';
          expect(refusal(table, [])).toEqual({ code: 'badCount', rule: 'RES-11', text });
          expect(refusal(table, [0, 1, 2, 3])).toEqual({ code: 'badCount', rule: 'RES-11', text });
        },
        A.answers('Walker/A'),
      ],
    }));

  it.each([
    ['base', [0, 3], [0, 1], 'All of them must be at one base.'],
    ['name', [0, 1], [0, 2], 'All of them must have the same name.'],
  ] as const)('RES-13 of one %s are refused if they are not', (group, wrong, right, text) =>
    play({
      cards: [sacrifice(4, group)],
      seats: { A: { hand: ['Sacrifice'] } },
      bases: minions,
      steps: [
        A.plays('Sacrifice'),
        (table) => {
          expect(refusal(table, [...wrong])).toEqual({ code: 'badGroup', rule: 'RES-13', text });
          const { id } = ask(table);
          expect(apply(table.state, { type: 'answer', seat: 0, prompt: id, pick: [...right] }).ok).toBe(true);
        },
        A.answers('Walker/A'),
      ],
    }),
  );

  it('RES-10 have the order of the options unless the order is the choice: clicks make no difference', () =>
    play({
      cards: [sacrifice(3)],
      seats: { A: { hand: ['Sacrifice'] } },
      bases: minions,
      steps: [
        A.plays('Sacrifice'),
        (table) => {
          const { id } = ask(table);
          const [one, other] = [
            [0, 1, 2],
            [2, 0, 1],
          ].map((pick) => apply(table.state, { type: 'answer', seat: 0, prompt: id, pick }));
          expect(other).toEqual(one);
        },
        A.answers('Walker/A'),
      ],
    }));

  it('SCORE-2 of several bases that are ready the current player chooses which scores next', () =>
    play({
      bases: [at('Meadow', 'A Filler +19'), at('Moor', 'B Filler +19')],
      steps: [
        A.ends(),
        (table) => {
          const { seat, kind, title, reason, options } = ask(table);
          expect([seat, kind, title]).toEqual([0, 'base', 'Choose the base that scores next']);
          expect([reason, options.length]).toEqual([['Score Bases'], 2]);
        },
        A.answers('Moor'),
      ],
    }));
});

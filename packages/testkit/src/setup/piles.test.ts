import { library } from '@smash/cards';
import { apply, createGame, view } from '@smash/engine';
import { act, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';

type Pairs = [string, string][];
const CORE: Pairs = [
  ['Robots', 'Pirates'],
  ['Aliens', 'Ninjas'],
];
const game = (factions: Pairs, allBases = false) =>
  createGame({ seed: 'piles', players: 2, first: 0, factions, options: { allBases } }, library).state;

describe('SET-6 the Madness deck', () => {
  it('SET-6 comes out if a faction of a set that needs it is chosen, one or all (MAD-1)', () => {
    const one = game([['Robots', 'Minions of Cthulhu'], CORE[1]!]);
    const both = game([['Miskatonic University', 'Minions of Cthulhu'], CORE[1]!]);
    for (const state of [one, both]) {
      expect(state.piles.madness).toHaveLength(30);
      expect(view(state, 1).piles.madness).toBe(30);
    }
  });

  it('SET-6 and if the bases of such a set are in the base deck (SET-5)', () => {
    expect(game(CORE, true).piles.madness).toHaveLength(30);
  });

  it('SET-6 stays in the box if no set in use needs it', () => {
    const state = game(CORE);
    expect(state.piles.madness).toEqual([]);
    expect(state.names).not.toContain('Madness');
    expect(view(state, 'spectator').piles.madness).toBeNull();
  });

  it('SET-6 even after a draft', () => {
    const pool = ['Robots', 'Pirates', 'Aliens', 'Minions of Cthulhu'];
    const setup = { seed: 'draft', players: 2, draft: { mode: 'free', pool } } as const;
    let { state } = createGame(setup, library);
    expect(state.piles.madness).toEqual([]);
    while (state.phase === 'draft') {
      const { seat, id } = state.asks[0]!;
      const result = apply(state, { type: 'answer', seat, prompt: id, pick: [0] });
      if (!result.ok) throw new Error(result.refusal.text);
      state = result.state;
    }
    expect(state.piles.madness).toHaveLength(30);
  });

  it('without it drawing Madness does nothing (MAD-1)', () =>
    play({
      cards: [
        actionCard(
          'Gaze',
          'standard',
          'Draw a Madness card, then gain 1 VP.',
          onPlay(function* (me) {
            yield* act(ops.drawMadness(me.seat));
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Gaze'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Gaze'),
        now({ asked: null, hand: { A: [] }, vp: { A: 1 } }),
        ({ state }) => expect(view(state, 0).piles.madness).toBeNull(),
      ],
    }));
});

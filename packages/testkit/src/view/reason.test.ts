import { view } from '@smash/engine';
import { expect, it } from 'vitest';
import { A, at, play } from '../play.ts';

it('the reason for a question does not name the scored base once it is back in the base deck (INFO-2)', () =>
  play({
    seats: { A: {}, B: {} },
    baseDeck: [],
    baseDiscard: ['Heath', 'Fen'],
    bases: [at('Tortuga', 'A Filler +9', 'A Filler +6', 'B Invader', 'B Filler'), at('Moor', 'B Walker')],
    steps: [
      A.ends(),
      ({ state }) => {
        expect(state.cards[state.scoring]).toMatchObject({ zone: 'baseDeck' });
        expect(view(state, 1).prompt?.reason).toEqual(['Score Bases']);
      },
    ],
  }));

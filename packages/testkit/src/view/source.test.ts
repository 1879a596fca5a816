import { view } from '@smash/engine';
import { expect, it } from 'vitest';
import { A, at, play } from '../play.ts';

it('a question of a card now in the treasure deck names it without its id there (INFO-2)', () =>
  play({
    seats: { A: { factions: ['Warriors', 'Aliens'] }, B: {} },
    treasureDeck: ['Muffin'],
    bases: [at('Meadow', 'A Invader with A Magic Missile', 'B Walker', 'B Scout'), at('Moor')],
    steps: [
      A.uses('Magic Missile'),
      ({ state }) => expect(view(state, 0).prompt?.source).toEqual({ id: 0, name: 'Magic Missile' }),
    ],
  }));

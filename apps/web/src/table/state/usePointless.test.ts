import { expect, it } from 'vitest';
import { option, prompt } from '../../fixtures/views/build.ts';
import { doubtful } from './usePointless.ts';

const ids = (kind: 'play' | 'react', options: ReturnType<typeof option>[]) =>
  doubtful(prompt(kind, 'Play a card', { options })).map(({ id }) => id);

it('asks only about cards that could do nothing: no minions, attached actions or end of turn', () => {
  const options = [
    option(0, 'Play Walker on Meadow', { card: 1, at: 9, verb: 'play' }),
    option(1, 'Play Howl', { card: 2, verb: 'play' }),
    option(2, 'Use Scout', { card: 3, verb: 'use' }),
    // A fusion: as a minion it adds its power, whatever its effect as an action.
    option(3, 'Play Two Faces on Meadow', { card: 4, at: 9, verb: 'play' }),
    option(4, 'Play Two Faces', { card: 4, verb: 'play' }),
    option(5, 'End your turn', { verb: 'end' }),
  ];
  expect(ids('play', options)).toEqual([1, 2]);
  expect(ids('react', options)).toEqual([]);
  expect(doubtful(null)).toEqual([]);
  const many = Array.from({ length: 30 }, (_, i) => option(i, 'Use', { card: i, verb: 'use' }));
  expect(ids('play', many)).toHaveLength(12);
});

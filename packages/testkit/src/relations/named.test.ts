import { resume } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { buildPosition } from '../position.ts';
import type { Laid } from '../scenario/schema.ts';
import { isNamed } from './named.ts';

describe('a text that mentions the difference', () => {
  const isNamedThere = (actions: Laid[]): boolean => {
    const bases = [{ name: 'Meadow', actions }, { name: 'Moor' }];
    const seats = { A: { discard: ['Zombie Lord'] }, B: {} };
    return isNamed(resume(buildPosition({ bases, seats }, '1')).state, testLibrary, /\beach base\b/);
  };
  it('counts in a discard pile where its card is offered from there', () => {
    expect(isNamedThere([])).toBe(false);
    expect(isNamedThere([{ card: "They're Coming to Get You", seat: 'A' }])).toBe(true);
  });
});

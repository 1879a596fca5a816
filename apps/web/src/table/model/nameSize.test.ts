import { expect, test } from 'vitest';
import { nameSize } from './nameSize.ts';

test.each([
  ['Cut Lass', 'short'],
  ['Bring Down the Walls', 'short'],
  ['Mad Monster Party', 'long'],
  ['Collateral Damage', 'short'],
  ['Encouragement', 'longest'],
  ['Interrupting', 'long'],
  ['Friends Through Eternity', 'longest'],
  ["You're Pretty Much Borscht", 'long'],
  ['Disrupt the Space-Time Continuum', 'longest'],
])('%s is set in %s letters', (name, size) => expect(nameSize(name)).toBe(size));

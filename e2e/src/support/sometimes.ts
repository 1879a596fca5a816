import { test } from '@playwright/test';
import { isDue } from '@smash/testkit/due';

/** `test` when it is this test's turn, else `test.skip`: `npm test` runs one of `parts` long, similar tests. */
export const sometimes = (parts: number, place: number): typeof test | typeof test.skip =>
  isDue(parts, place) ? test : test.skip;

import { test } from '@playwright/test';
import { isDue } from '@smash/testkit/due';

/** `test`, or with `npm test` only one time in `parts`: tests that take long and prove much alike take turns. */
export const sometimes = (parts: number, place: number): typeof test | typeof test.skip =>
  isDue(parts, place) ? test : test.skip;

/** With `test.use(MOVING)` everything moves, as it does for most people. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The clock for displayed waiting times. Fixtures stop it, so that their pictures are always the same. */
export const waitClock = { now: (): number => performance.now() };

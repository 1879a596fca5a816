/** The clock of waits that are told. Fixtures stop it, so that a picture of theirs is always the same. */
export const waitClock = { now: (): number => performance.now() };

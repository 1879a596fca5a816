/**
 * Milliseconds since some fixed moment of this process. Unlike Date.now() it never jumps when somebody sets the clock:
 * budgets, delays and running clocks are measured with it. Dates that are stored are Date.now()'s.
 */
export const monotonicMs = (): number => performance.now();

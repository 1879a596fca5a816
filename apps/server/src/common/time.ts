/**
 * Milliseconds since some fixed moment of this process. Unlike Date.now() it never jumps when the clock is set:
 * budgets, delays and running clocks use it. Stored dates use Date.now().
 */
export const monotonicMs = (): number => performance.now();

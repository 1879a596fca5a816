/** When a window asks a seat: smart: if there is a legal play; always: even without; never: it passes. */
export const stopModes = ['smart', 'always', 'never'] as const;
export type StopMode = (typeof stopModes)[number];

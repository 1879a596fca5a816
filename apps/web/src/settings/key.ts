/** The storage key of the settings: also read by first.ts. */
export const SETTINGS = 'smash.settings';

/** The storage key of the settings. first.ts reads it, too. */
export const SETTINGS = 'smash.settings';

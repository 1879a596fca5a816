/** Under which name the browser keeps the settings: also first.ts reads them. */
export const SETTINGS = 'smash.settings';

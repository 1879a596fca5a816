/** Settings for a server in a process of its own: no limits per address, because all players of a test share one. */
export const NO_LIMITS_ENV: Record<string, string> = Object.fromEntries(
  [
    'CONNECTIONS',
    'MESSAGES',
    'SYNCS',
    'MEGABYTES',
    'REQUESTS',
    'JOINS',
    'WATCHERS',
    'ROOMS',
    'GAMES',
    'CODES',
    'REPLAYS',
    'PUSHES',
  ].map((name) => [`${name}_PER_ADDRESS`, '0']),
);

/** r = for players, w = for watchers. */
export const linkOf = (role: 'r' | 'w', code: string): string => `${location.origin}/${role}/${code}`;

/** Without the protocol: to be read aloud. */
export const shortLink = (role: 'r' | 'w', code: string): string => `${location.host}/${role}/${code}`;

/** 'r' for players, 'w' for spectators. */
export const linkOf = (role: 'r' | 'w', code: string): string => `${location.origin}/${role}/${code}`;

/** A link without the protocol, for reading aloud. */
export const shortLink = (role: 'r' | 'w', code: string): string => `${location.host}/${role}/${code}`;

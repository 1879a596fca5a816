/**
 * Escapes control characters except line breaks, and direction overrides, as in JSON, because a terminal would obey
 * them. JSON stays equivalent.
 */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (c) => (c === '\n' ? c : written(c)));

/** The same for a text that must stay on one line. */
export const escapedLine = (text: string): string => escaped(text).replaceAll('\n', written('\n'));

const written = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

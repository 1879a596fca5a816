/** The record of a game within one message: its JSON, deflated (raw), as base64url. */

/** Most characters of it: a long game of four has 4,000. */
export const PACKED = 7000;

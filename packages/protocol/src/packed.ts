/** The record of a game within one message: its JSON, deflated (raw), as base64url. */

/** Its maximum length: a long four-player game takes 4,000 characters. */
export const PACKED = 7000;

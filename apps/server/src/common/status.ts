/** HTTP statuses that several parts answer with. */
export const TOO_MANY = 429;
/** Try again in a moment. Without an HTTP status the browser would get a different error. */
export const UNAVAILABLE = 503;

/** What is said about the connection. It always says what became of the last move. */
export type Move = 'none' | 'saved' | 'unknown';

const MOVES: Record<Move, string> = {
  none: '',
  saved: ' Your move was saved.',
  unknown: ' Your last move may not have been sent; we will know in a moment.',
};

export const lostText = (attempt: number, move: Move): string =>
  `Connection lost. Retrying (${attempt})…${MOVES[move]}`;

export const backText = (move: 'saved' | 'lost'): string =>
  move === 'saved'
    ? 'Connected again. Your move was saved.'
    : 'Connected again. Your move was not sent: please choose again.';

export const NOT_SENT = 'Not sent: there is no connection just now. Choose again when it is back.';

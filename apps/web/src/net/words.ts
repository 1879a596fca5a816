/** What is said about the connection. It always says what became of the last move. */
import { say } from '../words/say.ts';
export type Move = 'none' | 'saved' | 'unknown';

export const lostText = (attempt: number, move: Move): string =>
  say(
    'Connection lost. Retrying ({attempt})…{move, select, saved { Your move was saved.} unknown { Your last move may not have been sent; we will know in a moment.} other {}}',
    { attempt, move },
  );

export const backText = (move: 'saved' | 'lost'): string =>
  move === 'saved'
    ? say('Connected again. Your move was saved.')
    : say('Connected again. Your move was not sent: please choose again.');

export const notSent = (): string => say('Not sent: there is no connection just now. Choose again when it is back.');

export const pausedText = (): string =>
  say('The server cannot save moves now, so the game waits. Nothing is lost; it goes on by itself.');

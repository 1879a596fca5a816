/** Messages about the connection. They always say what happened to the last move. */
import { codeForm } from '@smash/protocol/text';
import { say } from '../../i18n/say.ts';

export type Move = 'none' | 'saved' | 'unknown';

/** The HTTP status for an exceeded budget. */
export const TOO_MANY = 429;

/** Explains why the typed code leads to no table. */
export function noTable(typed: string): string {
  const code = codeForm(typed);
  return code
    ? say('There is no table {code}. Check the code for typos.', { code })
    : say('A code is a word and five digits, like KELP-47382.');
}

/** @param code why the server refused the connection, if it said so */
export const lostText = (attempt: number, move: Move, code?: number): string => {
  if (code === TOO_MANY) return say('Too many requests from your network. This page will retry in a moment.');
  return say(
    'Connection lost. Retrying ({attempt})…{move, select, saved { Your last move was saved.} unknown { Your last move may not have been sent; we will know in a moment.} other {}}',
    { attempt, move },
  );
};

export const backText = (move: 'saved' | 'lost'): string =>
  move === 'saved'
    ? say('Connected again. Your move was saved.')
    : say('Connected again. Your move was not sent: please choose again.');

export const notSent = (): string => say('Not sent: you are offline. Choose again when you are back online.');

export const pausedText = (): string =>
  say('The server can’t save moves right now, so the game is paused. Nothing is lost; it will resume by itself.');

/**
 * What is sent, without half characters: a field that cuts what is pasted may leave one, and the server ends a
 * connection that sends it.
 */
export function wellFormed(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );
}

import { say } from '../../words/say.ts';
import type { UndoRequest } from '../types.ts';
import type { NameOf } from './words.ts';

/** What is to be taken back, as far as all may know it. */
export const requestWhat = ({ label }: UndoRequest): string => (label ? say('“{label}”', { label }) : say('a choice'));

export const requestLine = (request: UndoRequest, name: NameOf): string =>
  say('{who} asks to take back {what}, although {why}.', {
    who: name(request.seat),
    what: requestWhat(request),
    why: request.barred,
  });

/** For whoever has to answer; '' for all others. */
export const sayRequest = (request: UndoRequest | null | undefined, name: NameOf): string =>
  request?.answer
    ? `${requestLine(request, name)} ${say('Allow or refuse: the buttons stand after your decision.')}`
    : '';

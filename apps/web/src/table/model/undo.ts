import type { UndoRequest } from '../types.ts';
import type { NameOf } from './words.ts';

/** What is to be taken back, as far as all may know it. */
export const requestWhat = ({ label }: UndoRequest): string => (label ? `“${label}”` : 'a choice');

export const requestLine = (request: UndoRequest, name: NameOf): string =>
  `${name(request.seat)} asks to take back ${requestWhat(request)}, although ${request.barred}.`;

/** For whoever has to answer; '' for all others. */
export const sayRequest = (request: UndoRequest | null | undefined, name: NameOf): string =>
  request?.answer ? `${requestLine(request, name)} Allow or refuse: the buttons stand after your decision.` : '';

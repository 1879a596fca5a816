import type { UndoRequest } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import type { NameOf } from './words.ts';

/** What would be undone, in words that everybody may know. */
export const requestWhat = ({ label }: UndoRequest): string => (label ? say('“{label}”', { label }) : say('a choice'));

export const requestLine = (request: UndoRequest, name: NameOf): string =>
  say('{who} asks to undo {what}, although {why}.', {
    who: name(request.seat),
    what: requestWhat(request),
    why: request.barred,
  });

/** The request for the player who has to answer it; '' for everybody else. */
export const sayRequest = (request: UndoRequest | null | undefined, name: NameOf): string =>
  request?.mine ? `${requestLine(request, name)} ${say('Allow or decline with the buttons after your decision.')}` : '';

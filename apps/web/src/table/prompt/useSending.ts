/** Props of every button that sends something, for when there is no connection. */
import { say } from '../../i18n/say.ts';
import { useSelected } from '../state/context.ts';

interface Unsent {
  hatched?: true;
  why?: string;
}

const SENT: Unsent = {};

export function useSending(): Unsent {
  const isLost = useSelected(({ connection }) => connection.state !== 'online');
  return isLost ? { hatched: true, why: say('offline') } : SENT;
}

import { useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { connectionOf } from '../../game/online/onlineClient.ts';
import type { Session } from '../../game/online/session.ts';
import type { NetState } from '../../game/online/store.ts';
import { useNet } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';

/** What keeps the page from playing, if anything does, and how it says so. */
function troubleOf({ connection, lobby }: NetState): { is: 'lost' | 'paused' | null; text: string } {
  const { state, text } = lobby ? connectionOf(connection, lobby) : connection;
  if (state === 'online') return { is: null, text: '' };
  return { is: connection.state === 'online' ? 'paused' : 'lost', text };
}

/**
 * Tells screen readers once that the connection is lost, and once that it is back, whatever screen is shown. Those show
 * the message silently, because it counts the attempts.
 */
export function ConnectionVoice({ session }: { session: Session }) {
  const { is, text } = useNet(session, useShallow(troubleOf));
  const [said, setSaid] = useState('');
  const before = useRef(is);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again with the next attempt
  useEffect(() => {
    const was = before.current;
    before.current = is;
    if (is === was) return;
    const back = was === 'lost' ? say('Connected again.') : say('The server can save moves again. The game goes on.');
    setSaid(is === null ? back : text);
  }, [is]);
  return (
    <p className="vh" aria-live="assertive" data-testid="connection-voice">
      {said}
    </p>
  );
}

import { lazy, Suspense, useEffect } from 'react';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';
import { notify } from '../../settings/notices.ts';
import { useSetting } from '../../settings/settings.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Lobby } from './Lobby.tsx';
import { useTellNotices } from './useTellNotices.ts';

// Preloaded while waiting in the lobby.
const draft = () => import('../draft/Draft.tsx');
const table = () => import('./OnlineTable.tsx');
const result = () => import('./OnlineResult.tsx');
const Draft = lazy(draft);
const OnlineTable = lazy(table);
const OnlineResult = lazy(result);

const preload = () => void Promise.all([draft(), table(), result()]).catch(() => {});

/** The room in its current state: lobby, draft, table or result. */
export function RoomScreen({ session }: { session: Session }) {
  const view = useNet(session, (net) => net.view);
  const lobby = useNet(session, (net) => net.lobby);
  const names = useNet(session, (net) => net.names);
  const connection = useNet(session, (net) => net.connection);
  const refusal = useNet(session, (net) => net.refusal);
  const badge = useSetting('badge');
  const auto = useNet(session, (net) => net.passing.auto);
  const waits = useNet(session, (net) => net.passing.between !== undefined);
  // By days a question with nothing to choose waits for its player, too.
  const called = !!view?.prompt && (waits || !view.prompt.decoy) && view.prompt.id !== auto;
  useTellNotices(session);
  const asked = badge && called;
  const code = session.code;
  const yours = say('Your decision');
  // For people who have switched to another tab.
  useEffect(() => {
    document.title = `${asked ? `▶ ${yours} · ` : ''}${code} · Smash Table`;
    return () => {
      document.title = 'Smash Table';
    };
  }, [asked, yours, code]);
  useEffect(() => {
    if (called) void notify(yours, code);
  }, [called, yours, code]);
  if (!lobby) return <Loading text={say('Opening the table')} />;
  if (!view) return <Lobby session={session} lobby={lobby} onIdle={preload} />;
  return (
    <Suspense fallback={<Loading text={say('Setting the table')} />}>
      {view.over ? <OnlineResult session={session} view={view} lobby={lobby} /> : null}
      {!view.over && view.draft ? (
        <Draft
          view={view}
          names={names}
          title={lobby.code}
          trouble={connection.text || refusal?.text || ''}
          answer={(pick) => void session.answer(pick)}
        />
      ) : null}
      {view.over || view.draft ? null : <OnlineTable session={session} view={view} lobby={lobby} />}
    </Suspense>
  );
}

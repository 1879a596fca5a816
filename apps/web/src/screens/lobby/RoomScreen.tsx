import type { LobbyView } from '@smash/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useTitle } from '../../browser/title.ts';
import type { Session } from '../../game/online/session.ts';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { useNet } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
import { notify } from '../../settings/notices.ts';
import { useSetting } from '../../settings/settings.ts';
import { Loading } from '../../ui/Loading.tsx';
import type { View } from '../../view/types.ts';
import { Lobby } from './Lobby.tsx';
import { SeatDuties } from './SeatDuties.tsx';

// Preload these while waiting in the lobby.
const draft = () => import('../draft/Draft.tsx');
const table = () => import('./OnlineTable.tsx');
const result = () => import('./OnlineResult.tsx');
const Draft = lazy(draft);
const OnlineTable = lazy(table);
const OnlineResult = lazy(result);
const LateTable = lazy(() => import('./LateTable.tsx'));
const SharedTable = lazy(() => import('./SharedTable.tsx'));

const preload = () => void Promise.all([draft(), table(), result()]).catch(() => {});

interface RoomScreenProps {
  session: Session;
  screen: SharedScreen;
}

/** The screen for the room's current state: lobby, draft, table or result. */
export function RoomScreen({ session, screen }: RoomScreenProps) {
  const lobby = useNet(session, (net) => net.lobby);
  const view = useNet(session, (net) => net.view);
  const late = useNet(session, (net) => net.late);
  const { sessions, called } = useStore(screen.store);
  const badge = useSetting('badge');
  const asked = badge && called;
  const code = session.code;
  const yours = say('Your decision');
  // Alerts people who have switched to another tab.
  useTitle(`${asked ? `▶ ${yours} · ` : ''}${code}`);
  useEffect(() => {
    if (called) void notify(yours, code);
  }, [called, yours, code]);
  if (!lobby) return <Loading text={say('Opening the table')} />;
  if (late && lobby.phase !== 'lobby')
    return (
      <Suspense fallback={<Loading text={say('Setting the table')} />}>
        <LateTable session={session} lobby={lobby} message={late} />
      </Suspense>
    );
  if (!view) return <Lobby session={session} screen={screen} lobby={lobby} onIdle={preload} />;
  return (
    <>
      {sessions.map((one) => (
        <SeatDuties key={one.place} session={one} lobby={lobby} />
      ))}
      <Suspense fallback={<Loading text={say('Setting the table')} />}>
        <Game session={session} screen={screen} view={view} lobby={lobby} />
      </Suspense>
    </>
  );
}

interface GameProps extends RoomScreenProps {
  view: View;
  lobby: LobbyView;
}

function Game({ session, screen, view, lobby }: GameProps) {
  const { sessions, stage } = useStore(screen.store);
  if (view.over) return <OnlineResult session={session} sessions={sessions} view={view} lobby={lobby} />;
  const picking = stage.kind === 'draft' ? sessions[stage.at] : undefined;
  if (picking) return <Picking key={picking.place} session={picking} lobby={lobby} shared />;
  if (view.draft) return <Picking session={session} lobby={lobby} />;
  if (stage.kind !== 'one') return <SharedTable screen={screen} lobby={lobby} />;
  return <OnlineTable session={session} view={view} lobby={lobby} />;
}

function Picking({ session, lobby, shared = false }: { session: Session; lobby: LobbyView; shared?: boolean }) {
  const view = useNet(session, (net) => net.view);
  const names = useNet(session, (net) => net.names);
  const connection = useNet(session, (net) => net.connection);
  const refusal = useNet(session, (net) => net.refusal);
  return view ? (
    <Draft
      view={view}
      names={names}
      title={lobby.code}
      lost={connection.text}
      refused={sayRules(refusal?.text ?? '')}
      shared={shared}
      answer={(pick) => void session.answer(pick)}
    />
  ) : null;
}

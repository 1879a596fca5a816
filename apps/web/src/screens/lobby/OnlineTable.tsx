import type { LobbyView } from '@smash/protocol';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../../browser/copy.ts';
import type { MenuEntry } from '../../game/client.ts';
import { gameKey, keepMoment } from '../../game/moments.ts';
import { OnlineClient } from '../../game/online/onlineClient.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { useGame, useMenu } from '../../game/useClient.ts';
import { say } from '../../i18n/say.ts';
import { Table } from '../../table/Table.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import type { View } from '../../view/types.ts';
import { ReportSheet } from '../report/ReportSheet.tsx';
import { absentNow } from './Absent.tsx';
import { GiveSeat } from './GiveSeat.tsx';
import { HostSheet } from './HostSheet.tsx';
import { linkOf } from './links.ts';
import { useMissing } from './MixMissing.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { Shuffles, useFirstSeen } from './Shuffles.tsx';
import { type Step, Sure } from './Sure.tsx';
import { TableNote } from './TableNote.tsx';

interface OnlineTableProps {
  session: Session;
  view: View;
  lobby: LobbyView;
  /** Additional menu entries. */
  menu?: readonly MenuEntry[];
  /** Called when the player has answered. */
  answered?: () => void;
}

/** The online table: reads the store, acts through the session. */
export default function OnlineTable({ session, view, lobby, menu = [], answered }: OnlineTableProps) {
  const [, go] = useLocation();
  const tell = useLatest(answered);
  const game = useMemo(() => new OnlineClient(session, { answered: () => tell.current?.() }), [session, tell]);
  const names = useGame(game, (state) => state.names);
  const mix = useNet(session, (net) => net.mix);
  const you = useNet(session, (net) => net.seat);
  const seatAsks = useNet(session, (net) => net.seatAsks);
  const playing = typeof view.viewer === 'number' && !view.seats[view.viewer]?.out;
  const absent = absentNow(lobby, you, seatAsks, playing);
  const missing = useMissing(mix, you);
  const [asking, setAsking] = useState<Step | 'shuffles' | 'host' | 'move' | 'give' | 'report' | null>(null);
  useFirstSeen(lobby.code, lobby.game, lobby.commitment);
  const { code } = lobby;

  const copy = async (role: 'r' | 'w') => {
    const done = await copyText(linkOf(role, code));
    session.say(done ? say('Copied.') : linkOf(role, code));
  };
  useMenu(game, [
    ...menu,
    { label: say('Copy link'), onSelect: () => void copy('r') },
    { label: say('Copy watch link'), onSelect: () => void copy('w') },
    ...(you !== null && you === lobby.host
      ? [{ label: say('Manage the table'), onSelect: () => setAsking('host') }]
      : []),
    ...(you !== null ? [{ label: say('Move to another device'), onSelect: () => setAsking('move') }] : []),
    ...(you !== null && playing ? [{ label: say('Give my seat away'), onSelect: () => setAsking('give') }] : []),
    ...(view.over ? [] : [{ label: say('Report this moment'), onSelect: () => setAsking('report') }]),
    { label: say('Check the shuffles'), onSelect: () => setAsking('shuffles') },
    ...(playing
      ? [
          { label: say('Vote to end the game'), ends: true as const, onSelect: () => setAsking('end') },
          { label: say('Concede'), ends: true as const, onSelect: () => setAsking('concede') },
        ]
      : []),
    { label: say('Leave'), ends: true, onSelect: () => (playing ? setAsking('leave') : go('/')) },
  ]);

  return (
    <>
      <Table
        game={game}
        note={
          <TableNote
            session={session}
            lobby={lobby}
            you={you}
            absent={absent}
            missing={missing}
            onShuffles={() => setAsking('shuffles')}
          />
        }
      />
      {asking === 'host' ? (
        <HostSheet session={session} lobby={lobby} you={you} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'report' ? (
        <ReportSheet
          view={view}
          names={names}
          moment={game.store.getState().events.at(-1)?.n ?? 0}
          makes="note"
          onClose={() => setAsking(null)}
          onReport={(reported, n) => {
            keepMoment({ game: gameKey(code, lobby.game), n, ...reported });
            session.say(say('Kept until the game is over.'));
            setAsking(null);
          }}
        />
      ) : null}
      {asking === 'move' && you !== null ? <MoveSeat session={session} onClose={() => setAsking(null)} /> : null}
      {asking === 'give' && you !== null ? (
        <GiveSeat session={session} lobby={lobby} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'shuffles' ? <Shuffles lobby={lobby} mix={mix} you={you} onClose={() => setAsking(null)} /> : null}
      {asking === 'end' || asking === 'concede' || asking === 'leave' ? (
        <Sure step={asking} session={session} onClose={() => setAsking(null)} />
      ) : null}
    </>
  );
}

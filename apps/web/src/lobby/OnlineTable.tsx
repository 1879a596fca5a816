import type { LobbyView } from '@smash/protocol';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../app/copy.ts';
import { useChat } from '../chat/useChat.ts';
import type { Session } from '../net/session.ts';
import { useNet } from '../net/useSession.ts';
import { pausedText } from '../net/words.ts';
import { FirstNote } from '../notes/FirstNote.tsx';
import { Table } from '../table/Table.tsx';
import type { View } from '../table/types.ts';
import { Button, Sheet } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { Absent } from './Absent.tsx';
import { linkOf } from './links.ts';
import { Shuffles, useFirstSeen } from './Shuffles.tsx';
import { usePassing } from './usePassing.ts';
import { useTableUndo } from './useTableUndo.ts';

/** The table on the wire: the store gives, the session takes. */
export default function OnlineTable({ session, view, lobby }: { session: Session; view: View; lobby: LobbyView }) {
  const [, go] = useLocation();
  const events = useNet(session, (net) => net.events);
  const names = useNet(session, (net) => net.names);
  const online = useNet(session, (net) => net.connection);
  const connection =
    lobby.paused && online.state === 'online' ? { state: 'lost' as const, text: pausedText() } : online;
  const refusal = useNet(session, (net) => net.refusal);
  const busy = useNet(session, (net) => net.busy);
  const clock = useNet(session, (net) => net.clock);
  const you = useNet(session, (net) => net.seat);
  const chat = useChat(session);
  const undo = useTableUndo(session, view);
  const [asking, setAsking] = useState<'concede' | 'leave' | 'shuffles' | null>(null);
  useFirstSeen(lobby.code, lobby.game, lobby.commitment);
  const playing = typeof view.viewer === 'number' && !view.seats[view.viewer]?.out;
  const passing = usePassing(session, lobby.game, playing && lobby.phase === 'game' && view.over === null);
  const { watchers, code } = lobby;
  const room = useMemo(() => ({ code, watchers }), [code, watchers]);
  const away = lobby.seats.map((seat) => (seat.here ? 'here' : 'away')).join();
  const presence = useMemo(() => away.split(',') as ('here' | 'away')[], [away]);

  const copy = async (role: 'r' | 'w') => {
    const done = await copyText(linkOf(role, code));
    session.say(done ? say('Copied.') : linkOf(role, code));
  };
  const menu = [
    { label: say('Copy link'), onSelect: () => void copy('r') },
    { label: say('Watch link'), onSelect: () => void copy('w') },
    { label: say('Shuffles'), onSelect: () => setAsking('shuffles') },
    ...(playing
      ? [
          { label: say('Vote to end the game now'), onSelect: () => void session.ask('agree', { yes: true }) },
          { label: say('Concede'), onSelect: () => setAsking('concede') },
        ]
      : []),
    { label: say('Leave'), onSelect: () => (playing ? setAsking('leave') : go('/')) },
  ];

  return (
    <>
      <Table
        view={view}
        events={events}
        names={names}
        room={room}
        presence={presence}
        connection={connection}
        refusal={refusal}
        busy={busy}
        answer={(pick) => void session.answer(pick)}
        whyNot={(card, at) => session.whyNot(card, at)}
        forecast={(option) => session.forecast(option)}
        explain={(id, stat, seat) => session.explain(id, stat, seat)}
        passing={passing}
        menu={menu}
        chat={chat}
        undo={undo}
        clock={clock && { ...clock, takeMore: () => void session.ask('more') }}
      />
      {lobby.seats.some(({ absence }) => absence === (you === null ? 'open' : 'choose')) ? (
        <Absent session={session} lobby={lobby} you={you} />
      ) : (
        <FirstNote view={view} />
      )}
      {asking === 'shuffles' ? (
        <Shuffles commitment={lobby.commitment} onClose={() => setAsking(null)} />
      ) : asking ? (
        <Sheet
          title={asking === 'concede' ? say('Give up this game?') : say('Leave the table?')}
          onClose={() => setAsking(null)}
          testid="asking"
          footer={
            <>
              <Button onClick={() => setAsking(null)}>{say('Keep playing')}</Button>
              <Button
                kind="primary"
                testid="asking-yes"
                onClick={() => {
                  setAsking(null);
                  if (asking === 'leave') go('/');
                  else void session.ask('concede');
                }}
              >
                {asking === 'concede' ? say('Concede') : say('Leave')}
              </Button>
            </>
          }
        >
          <p>
            {asking === 'concede'
              ? say('Your cards leave the table and you are out. With two players the other one wins.')
              : say('Your seat is kept in this browser: open {code} again to play on. The others wait for you.', {
                  code,
                })}
          </p>
        </Sheet>
      ) : null}
    </>
  );
}

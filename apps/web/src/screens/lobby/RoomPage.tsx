import { normaliseCode } from '@smash/protocol';
import { useEffect } from 'react';
import { followSeatKeys } from '../../game/online/seatKey.ts';
import type { Role, Session } from '../../game/online/session.ts';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { useScreen } from '../../game/online/useScreen.ts';
import { useNet, useSession } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { ConnectionVoice } from './ConnectionVoice.tsx';
import { NoRoom } from './NoRoom.tsx';
import { Moved, Trouble } from './Notices.tsx';
import { RoomScreen } from './RoomScreen.tsx';
import { TakeGift } from './TakeGift.tsx';

/** /r/CODE for players, /w/CODE for spectators. */
export default function RoomPage({ code: raw, as: role }: { code: string; as: Role }) {
  const code = normaliseCode(raw);
  return code ? <Visit key={code} code={code} as={role} /> : <NoRoom code={raw} />;
}

function Visit({ code, as: role }: { code: string; as: Role }) {
  useEffect(followSeatKeys, []);
  const session = useSession(code, role);
  return session ? <Seated session={session} /> : <Loading text={say('Opening the table')} />;
}

function Seated({ session }: { session: Session }) {
  const screen = useScreen(session);
  return screen ? <Inside session={session} screen={screen} /> : <Loading text={say('Opening the table')} />;
}

interface InsideProps {
  session: Session;
  screen: SharedScreen;
}

const Inside = (props: InsideProps) => (
  <>
    <ConnectionVoice session={props.session} />
    <Stage {...props} />
  </>
);

/** The page for what has become of the visit. */
function Stage({ session, screen }: InsideProps) {
  const stage = useNet(session, (net) => net.stage);
  const said = useNet(session, (net) => net.said);
  const moved = useNet(session, (net) => net.moved);
  const text = useNet(session, (net) => net.connection.text);
  const offered = useNet(session, (net) => net.offered);
  const inLobby = useNet(session, (net) => net.lobby?.phase === 'lobby');
  if (stage === 'unknown') return <NoRoom code={session.code} />;
  if (stage === 'full')
    return <Trouble title={say('This room is full')} text={say('Too many people are here already.')} />;
  if (stage === 'out')
    return (
      <Trouble
        title={say('You are no longer at this table')}
        text={say('The host removed you from this table. If the host allows you back, try again.')}
      >
        <TryAgain />
      </Trouble>
    );
  if (stage === 'locked')
    return (
      <Trouble
        title={say('This table is locked')}
        text={say('No one new can join right now. Ask the host to unlock the table, then try again.')}
      >
        <TryAgain />
      </Trouble>
    );
  if (stage === 'unseated')
    return (
      <Trouble
        title={say('This browser no longer holds a seat here')}
        text={say('It moved to another device, or was freed. The table is locked, so you cannot watch either.')}
      >
        <TryAgain />
      </Trouble>
    );
  if (stage === 'closed')
    return <Trouble title={say('This table is closed')} text={say('The server’s operators have closed this table.')} />;
  if (stage === 'damaged')
    return (
      <Trouble
        title={say('This table can no longer be opened')}
        text={say('Its stored data is damaged. Please open a new one.')}
      />
    );
  if (stage === 'old')
    return (
      <Trouble title={say('A new version is here')} text={say('This page is out of date. Reload it to go on.')}>
        <Button kind="primary" onClick={() => location.reload()}>
          {say('Reload')}
        </Button>
      </Trouble>
    );
  if (moved) return <Moved text={moved} onTakeBack={() => screen.takeBack()} />;
  if (stage === 'joining') return <Loading text={text || say('Opening the table')} silent={text !== ''} />;
  if (offered) return <TakeGift session={session} />;
  return (
    <>
      <RoomScreen session={session} screen={screen} />
      <Toast said={said} {...(inLobby ? { place: 'bar' } : {})} />
    </>
  );
}

const TryAgain = () => (
  <Button kind="primary" testid="try-again" onClick={() => location.reload()}>
    {say('Try again')}
  </Button>
);

import { normaliseCode } from '@smash/protocol';
import { Loading } from '../app/Loading.tsx';
import { Toast } from '../app/Toast.tsx';
import type { Role, Session } from '../net/session.ts';
import { useNet, useSession } from '../net/useSession.ts';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { NoRoom } from './NoRoom.tsx';
import { Moved, Trouble } from './Notices.tsx';
import { RoomScreen } from './RoomScreen.tsx';

/** /r/CODE and /w/CODE. */
export default function RoomPage({ code: raw, as: role }: { code: string; as: Role }) {
  const code = normaliseCode(decodeURIComponent(raw));
  return code ? <Visit key={code} code={code} as={role} /> : <NoRoom code={raw} />;
}

function Visit({ code, as: role }: { code: string; as: Role }) {
  const session = useSession(code, role);
  return session ? <Inside session={session} /> : <Loading text={say('Opening the room')} />;
}

function Inside({ session }: { session: Session }) {
  const stage = useNet(session, (net) => net.stage);
  const said = useNet(session, (net) => net.said);
  const moved = useNet(session, (net) => net.moved);
  const text = useNet(session, (net) => net.connection.text);
  if (stage === 'unknown') return <NoRoom code={session.code} />;
  if (stage === 'full')
    return <Trouble title={say('This room is full')} text={say('Too many people are in it already.')} />;
  if (stage === 'old')
    return (
      <Trouble
        title={say('A new version is here')}
        text={say('This page is older than the server. Load it again to go on.')}
      >
        <Button kind="primary" onClick={() => location.reload()}>
          {say('Load again')}
        </Button>
      </Trouble>
    );
  if (moved) return <Moved text={moved} onTakeBack={() => void session.sync().catch(() => {})} />;
  if (stage === 'joining') return <Loading text={text || say('Opening the room')} />;
  return (
    <>
      <RoomScreen session={session} />
      <Toast said={said} />
    </>
  );
}

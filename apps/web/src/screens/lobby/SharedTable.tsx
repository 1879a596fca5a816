import type { LobbyView } from '@smash/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../game/online/session.ts';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { useNet } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BackToCurtain } from '../curtain/BackToCurtain.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { useAutoHide, useWakeLock } from '../curtain/watch.ts';
import OnlineTable from './OnlineTable.tsx';
import { PublicTable } from './PublicTable.tsx';
import { ScreenCall } from './ScreenCall.tsx';

/** An online table for several players who share this screen: one hand at a time, with the curtain in between. */
export default function SharedTable({ screen, lobby }: { screen: SharedScreen; lobby: LobbyView }) {
  const { stage, sessions, open } = useStore(screen.store);
  const [looking, setLooking] = useState(false);
  const seen = useRef(new Map<Session, number>());
  const playing = stage.kind === 'play' ? sessions[stage.at] : undefined;
  useWakeLock();
  useAutoHide(stage.kind === 'play', () => screen.hide());
  useEffect(() => {
    if (stage.kind !== 'curtain') setLooking(false);
  }, [stage]);
  useEffect(() => {
    if (!playing) return;
    const note = () => seen.current.set(playing, playing.store.getState().events.at(-1)?.n ?? 0);
    note();
    return playing.store.subscribe(note);
  }, [playing]);
  if (stage.kind === 'curtain' && !looking) {
    const session = sessions[stage.at]!;
    return (
      <Screened
        // Remount the sheet for each player: a long press begun by one must not reveal another's hand.
        key={session.place}
        session={session}
        open={open}
        seen={seen.current.get(session) ?? null}
        onReveal={() => screen.reveal()}
        onLook={() => setLooking(true)}
      />
    );
  }
  if (playing) return <Held key={playing.place} screen={screen} session={playing} others={sessions} lobby={lobby} />;
  return open ? (
    <Everybody screen={screen} sessions={sessions} open={open} kind={stage.kind} onBack={() => setLooking(false)} />
  ) : null;
}

interface ScreenedProps {
  session: Session;
  open: Session | null;
  /** Number of the last event this player saw; null = none yet. */
  seen: number | null;
  onReveal(): void;
  onLook(): void;
}

/** The curtain. The document contains no part of any hand: the recap uses only public information. */
function Screened({ session, open, seen, onReveal, onLook }: ScreenedProps) {
  const { seat, names } = session.store.getState();
  const { events, view } = (open ?? session).store.getState();
  const own = seat ?? 0;
  return (
    <Curtain
      seat={own}
      name={names[own] ?? ''}
      names={names}
      deck={seen === null ? (view?.seats[own]?.factions ?? []) : []}
      events={open && seen !== null ? events.filter(({ n }) => n > seen) : []}
      onReveal={onReveal}
      onLook={onLook}
    />
  );
}

interface HeldProps {
  screen: SharedScreen;
  session: Session;
  others: readonly Session[];
  lobby: LobbyView;
}

/** The table for the player who has the screen. */
function Held({ screen, session, others, lobby }: HeldProps) {
  const view = useNet(session, (net) => net.view);
  const names = useNet(session, (net) => net.names);
  if (!view) return <Loading text={say('Setting the table')} />;
  const nameOf = (one: Session) => names[one.store.getState().seat ?? -1] ?? '';
  return (
    <OnlineTable
      session={session}
      view={view}
      lobby={lobby}
      answered={() => screen.answered()}
      menu={[
        { label: say('Hide my hand'), onSelect: () => screen.hide() },
        ...others.flatMap((one, at) =>
          one === session
            ? []
            : [{ label: say('Pass the screen to {name}', { name: nameOf(one) }), onSelect: () => screen.call(at) }],
        ),
      ]}
    />
  );
}

interface EverybodyProps {
  screen: SharedScreen;
  sessions: readonly Session[];
  open: Session;
  kind: string;
  onBack(): void;
}

/** What everybody at the table sees. */
function Everybody({ screen, sessions, open, kind, onBack }: EverybodyProps) {
  const view = useNet(open, (net) => net.view);
  const names = useNet(open, (net) => net.names);
  if (!view) return <Loading text={say('Setting the table')} />;
  return (
    <>
      <PublicTable session={open} handedOver />
      {kind === 'curtain' ? (
        <BackToCurtain onBack={onBack} />
      ) : (
        <ScreenCall screen={screen} sessions={sessions} names={names} view={view} calls={kind === 'call'} />
      )}
    </>
  );
}

import type { LobbyView } from '@smash/protocol';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { FirstNote } from '../../table/notes/FirstNote.tsx';
import { Absent, type absentNow } from './Absent.tsx';
import { GivingNote } from './GiveSeat.tsx';
import { MixMissing, type useMissing } from './MixMissing.tsx';
import { StuckGame } from './StuckGame.tsx';

interface TableNoteProps {
  session: Session;
  lobby: LobbyView;
  you: number | null;
  absent: ReturnType<typeof absentNow>;
  missing: ReturnType<typeof useMissing>;
  onShuffles(): void;
}

/** The one note beside an online game: decisions take precedence over information. */
export function TableNote({ session, lobby, you, absent, missing, onShuffles }: TableNoteProps) {
  const isAsked = useNet(session, ({ giving }) => you !== null && giving?.waiting.includes(you) === true);
  if (lobby.stuck !== '') return <StuckGame session={session} lobby={lobby} you={you} />;
  if (isAsked) return <GivingNote session={session} lobby={lobby} />;
  if (absent) return <Absent session={session} lobby={lobby} open={absent} />;
  if (missing) return <MixMissing missing={missing} onMore={onShuffles} />;
  return <FirstNote />;
}

import { useSelected, useTable } from '../state/context.ts';
import { DuelStage } from './Duel.tsx';
import { ScoringSheet } from './ScoringSheet.tsx';
import { Sharing } from './Sharing.tsx';

/** What covers the bases: a base that has just scored, a duel, treasures to share. */
export function Stages() {
  const { scored, duelling, sharedOut } = useTable('scored', 'duelling', 'sharedOut');
  const sharing = useSelected(({ view }) => view.sharing);
  const { event, index, next } = scored;
  const { duel, open, setOpen, read } = duelling;
  return (
    <>
      {event ? <ScoringSheet event={event} index={index} onClose={next} /> : null}
      {duel && open ? <DuelStage duel={duel} onFold={() => setOpen(false)} onRead={read} /> : null}
      {sharing && sharedOut.open && !event ? (
        <Sharing sharing={sharing} onFold={() => sharedOut.setOpen(false)} />
      ) : null}
    </>
  );
}

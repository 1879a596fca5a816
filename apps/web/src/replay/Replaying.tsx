import type { FinishedGame } from '@smash/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../app/copy.ts';
import { showToTests } from '../app/probe.ts';
import { type Said, Toast } from '../app/Toast.tsx';
import { Table } from '../table/Table.tsx';
import type { TableProps } from '../table/types.ts';
import { say } from '../words/say.ts';
import { Controls } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import type { Recording, Viewpoint } from './recording.ts';
import styles from './replay.module.css';
import { saveRecord } from './saveRecord.ts';
import { usePlayback } from './usePlayback.ts';

const ONLINE: TableProps['connection'] = { state: 'online', text: '' };
const nothing = () => {};

/** The table again, as it was: everything can be read, nothing played. */
export function Replaying({ recording, record }: { recording: Recording; record: FinishedGame }) {
  const [, go] = useLocation();
  const playback = usePlayback(recording);
  const [from, setFrom] = useState<Viewpoint>('open');
  const [said, setSaid] = useState<Said | null>(null);
  const { at } = playback;
  const names = useMemo(
    () => Array.from({ length: recording.players }, (_, i) => record.names[i] || say('Seat {n}', { n: i + 1 })),
    [recording, record],
  );
  const view = useMemo(() => recording.view(at, from), [recording, at, from]);
  const events = useMemo(() => recording.events(at, from), [recording, at, from]);
  const hands = useMemo(() => (from === 'open' ? recording.hands(at) : null), [recording, at, from]);
  const presence = useMemo(() => names.map(() => 'here' as const), [names]);
  useEffect(() => showToTests({ view: () => view, idle: () => true }), [view]);

  const copy = async () => {
    const text = (await copyText(location.href)) ? say('Copied.') : location.href;
    setSaid((last) => ({ n: (last?.n ?? 0) + 1, text, kind: 'table' }));
  };
  return (
    <div className={styles.replay} data-open={hands ? true : undefined} data-testid="replay">
      <Table
        // Anew for every place at the table: nothing that one saw is left for the next.
        key={from}
        view={view}
        events={events}
        names={names}
        room={null}
        presence={presence}
        connection={ONLINE}
        refusal={null}
        busy={false}
        past={recording.stops[at - 1]?.n ?? -1}
        answer={nothing}
        whyNot={async () => null}
        forecast={async () => null}
        explain={async (id, stat, seat) => recording.explain(at, id, stat, seat)}
        menu={[
          { label: say('Copy link'), onSelect: () => void copy() },
          { label: say('Save the record'), onSelect: () => saveRecord(record) },
          { label: say('Leave the replay'), onSelect: () => go('/') },
        ]}
        passing={null}
        chat={null}
      />
      {hands ? <Hands hands={hands} names={names} /> : null}
      {recording.broken && at === recording.stops.length - 1 ? (
        <p className={styles.broken} role="status" data-testid="replay-broken">
          {say('The rules have changed since this game was played. From here on it cannot be shown.')}
        </p>
      ) : null}
      <Controls recording={recording} playback={playback} names={names} from={from} onFrom={setFrom} />
      <Toast said={said} />
    </div>
  );
}

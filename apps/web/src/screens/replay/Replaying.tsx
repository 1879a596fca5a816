import type { FinishedGame } from '@smash/protocol';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../../browser/copy.ts';
import { showToTests } from '../../browser/probe.ts';
import { ReplayClient } from '../../game/replay/client.ts';
import type { Recording, Viewpoint } from '../../game/replay/recording.ts';
import { useGame, useMenu } from '../../game/useClient.ts';
import { say } from '../../i18n/say.ts';
import { Table } from '../../table/Table.tsx';
import { type Said, Toast } from '../../ui/Toast.tsx';
import { Controls, Unfold } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import styles from './replay.module.css';
import { saveRecord } from './saveRecord.ts';
import { usePlayback } from './usePlayback.ts';

/** The table as it was: everything can be read, nothing played. */
export function Replaying({ recording, record }: { recording: Recording; record: FinishedGame }) {
  const [, go] = useLocation();
  const playback = usePlayback(recording);
  const [from, setFrom] = useState<Viewpoint>('open');
  // Only where there is no room for them beside the table.
  const [shown, setShown] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const { at } = playback;
  // The table of another place opens where this one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later stops are shown below
  const game = useMemo(() => new ReplayClient(recording, record.names, from, at), [recording, record, from]);
  useLayoutEffect(() => game.show(at), [game, at]);
  const names = useGame(game, (state) => state.names);
  const hands = useMemo(() => (from === 'open' ? recording.hands(at) : null), [recording, at, from]);
  useEffect(() => showToTests({ view: () => game.store.getState().view, idle: () => true }), [game]);

  const copy = async () => {
    const text = (await copyText(location.href)) ? say('Copied.') : location.href;
    setSaid((last) => ({ n: (last?.n ?? 0) + 1, text, kind: 'table' }));
  };
  useMenu(game, [
    { label: say('Copy link'), onSelect: () => void copy() },
    { label: say('Save the record'), onSelect: () => saveRecord(record) },
    { label: say('Leave the replay'), onSelect: () => go('/') },
  ]);
  return (
    <div className={styles.replay} data-open={hands ? true : undefined} data-testid="replay">
      {/* A new one for every viewpoint: nothing one has seen remains for the next. */}
      <Table key={from} game={game} />
      {hands ? <Hands hands={hands} names={names} shown={shown} /> : null}
      {recording.broken && at === recording.stops.length - 1 ? (
        <p className={styles.broken} role="status" data-testid="replay-broken">
          {say('The rules have changed since this game. It cannot be shown from here on.')}
        </p>
      ) : null}
      <Controls recording={recording} playback={playback} names={names} from={from} onFrom={setFrom}>
        {hands ? <Unfold open={shown} onToggle={() => setShown(!shown)} /> : null}
      </Controls>
      <Toast said={said} />
    </div>
  );
}

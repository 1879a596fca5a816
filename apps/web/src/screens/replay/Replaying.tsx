import type { FinishedGame, NotedMoment } from '@smash/protocol';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../../browser/copy.ts';
import { showToTests } from '../../browser/probe.ts';
import { forgetMoment, gameKey, momentsOf } from '../../game/moments.ts';
import { ReplayClient } from '../../game/replay/client.ts';
import type { Recording, Viewpoint } from '../../game/replay/recording.ts';
import { useGame, useMenu } from '../../game/useClient.ts';
import { say } from '../../i18n/say.ts';
import { Table } from '../../table/Table.tsx';
import { type Said, Toast } from '../../ui/Toast.tsx';
import { KeptMoments } from '../report/KeptMoments.tsx';
import { type Reported, ReportSheet } from '../report/ReportSheet.tsx';
import { saveMoment } from '../report/saveMoment.ts';
import { Controls, Unfold } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import { PlayOn } from './PlayOn.tsx';
import styles from './replay.module.css';
import { saveRecord } from './saveRecord.ts';
import { usePlayback } from './usePlayback.ts';

interface ReplayingProps {
  recording: Recording;
  names: string[];
  /** Null = a scenario, not a game. */
  record: FinishedGame | null;
  /** The record's address on the server; null = the server does not have it. */
  address?: string | null;
  /** Renders a text about the recording; `start` plays it from the beginning. */
  about?(start: () => void): ReactNode;
  /** Where leaving leads; absent: to the home page. */
  back?: string;
}

/** The table as it was: everything can be read, nothing can be played. */
export function Replaying({ recording, names: given, record, address = null, about, back = '/' }: ReplayingProps) {
  const [, go] = useLocation();
  const playback = usePlayback(recording);
  const [from, setFrom] = useState<Viewpoint>('open');
  // Whether the hands are open, in layouts without room for them beside the table.
  const [shown, setShown] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [playingOn, setPlayingOn] = useState(false);
  const [kept, setKept] = useState(() => (record?.mix ? momentsOf(gameKey(record.mix.room, record.mix.game)) : []));
  const [listing, setListing] = useState(false);
  const [reporting, setReporting] = useState<{ said?: Reported } | null>(null);
  const { at } = playback;
  // Another viewpoint's table opens at the stop where this one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later stops are shown below
  const game = useMemo(() => new ReplayClient(recording, given, from, at), [recording, given, from]);
  useLayoutEffect(() => game.show(at), [game, at]);
  const names = useGame(game, (state) => state.names);
  const hands = useMemo(() => (from === 'open' ? recording.hands(at) : null), [recording, at, from]);
  useEffect(() => showToTests({ view: () => game.store.getState().view, idle: () => true }), [game]);

  const copy = async () => {
    const text = (await copyText(location.href)) ? say('Copied.') : location.href;
    setSaid((last) => ({ n: (last?.n ?? 0) + 1, text, kind: 'table' }));
  };
  const openMoment = (one: NotedMoment) => {
    playback.go(recording.at(one.n));
    setListing(false);
    setReporting({ said: one });
  };
  const forget = (one: NotedMoment) => {
    forgetMoment(one);
    setKept(kept.filter((other) => other !== one));
  };
  const isOver = recording.view(at, 'spectator').over !== null;
  const playOn = { label: say('Play on from here'), onSelect: () => setPlayingOn(true) };
  useMenu(game, [
    ...(record && !isOver ? [playOn] : []),
    ...(record ? [{ label: say('Review'), onSelect: () => go(`${location.pathname}/review`) }] : []),
    { label: say('Copy link'), onSelect: () => void copy() },
    ...(record ? [{ label: say('Save the record'), onSelect: () => saveRecord(record) }] : []),
    ...(record ? [{ label: say('Report this moment'), onSelect: () => setReporting({}) }] : []),
    ...(kept.length > 0 ? [{ label: say('Moments you reported'), onSelect: () => setListing(true) }] : []),
    { label: say('Leave the replay'), ends: true, onSelect: () => go(back) },
  ]);
  return (
    <div className={styles.replay} data-open={hands ? true : undefined} data-testid="replay">
      {/* Remount for every viewpoint, so that nothing seen from one stays for the next. */}
      <Table key={from} game={game} />
      {hands ? <Hands hands={hands} names={names} shown={shown} /> : null}
      {recording.broken && at === recording.stops.length - 1 ? (
        <p className={styles.broken} role="status" data-testid="replay-broken">
          {say('The rules have changed since this game. It cannot be shown from here on.')}
        </p>
      ) : null}
      <Controls recording={recording} playback={playback} names={names} from={from} onFrom={setFrom}>
        {hands ? <Unfold open={shown} onToggle={() => setShown(!shown)} /> : null}
        {about?.(playback.start)}
      </Controls>
      {playingOn && record ? (
        <PlayOn
          record={record}
          played={recording.stops[at]!.played}
          replay={address}
          onClose={() => setPlayingOn(false)}
        />
      ) : null}
      {listing ? (
        <KeptMoments moments={kept} onOpen={openMoment} onForget={forget} onClose={() => setListing(false)} />
      ) : null}
      {reporting && record ? (
        <ReportSheet
          view={recording.view(at, from)}
          names={names}
          moment={recording.stops[at]!}
          said={reporting.said}
          makes="file"
          onClose={() => setReporting(null)}
          onReport={({ sentence, claim }, { played, n }) => {
            saveMoment(record, { at: played, n }, { sentence, claim });
            setReporting(null);
          }}
        />
      ) : null}
      <Toast said={said} />
    </div>
  );
}

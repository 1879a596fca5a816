import type { FinishedGame } from '@smash/protocol';
import { useEffect, useState } from 'react';
import { useTitle } from '../../browser/title.ts';
import { loadAllFacts } from '../../cards/facts.ts';
import { isHere, loadReplay, OlderRules } from '../../game/replay/keep.ts';
import { Recording } from '../../game/replay/recording.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Trouble } from '../lobby/Notices.tsx';
import { Replaying } from './Replaying.tsx';
import { Reviewing } from './Reviewing.tsx';

type Found = { is: 'ready'; recording: Recording; record: FinishedGame } | { is: 'unknown' | 'offline' | 'old' };

async function find(id: string): Promise<Found> {
  let record: FinishedGame | null;
  try {
    record = await loadReplay(id);
  } catch (error) {
    return { is: error instanceof OlderRules ? 'old' : 'offline' };
  }
  if (!record) return { is: 'unknown' };
  try {
    return { is: 'ready', recording: new Recording(record), record };
  } catch {
    return { is: 'old' };
  }
}

/** /replay/ID#e=134: a finished game at any moment from any seat. /replay/ID/review: a bot's review of it. */
export default function ReplayPage({ id, isReview = false }: { id: string; isReview?: boolean }) {
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look
  useEffect(() => {
    let over = false;
    setFound(null);
    loadAllFacts();
    void find(id).then((one) => {
      if (!over) setFound(one);
    });
    return () => {
      over = true;
    };
  }, [id, tries]);
  useTitle(isReview ? say('Review') : say('Replay'));

  if (!found) return <Loading text={say('Loading the replay')} />;
  if (found.is === 'ready' && isReview) return <Reviewing id={id} record={found.record} />;
  if (found.is === 'ready') {
    const { recording, record } = found;
    return <Replaying recording={recording} names={record.names} record={record} address={isHere(id) ? null : id} />;
  }
  if (found.is === 'offline')
    return (
      <Trouble title={say('The replay can’t be loaded')} text={say('The server can’t be reached right now.')}>
        <Button kind="primary" onClick={() => setTries(tries + 1)}>
          {say('Try again')}
        </Button>
      </Trouble>
    );
  if (found.is === 'old')
    return (
      <Trouble title={say('This game can no longer be shown')} text={say('It was played with older rules or cards.')} />
    );
  return (
    <Trouble
      title={say('There is no such replay')}
      text={
        isHere(id)
          ? say('The last three pass-and-play games are kept in the browser they were played in.')
          : say('Replays are available once a game is over, for 30 days.')
      }
    />
  );
}

import type { FinishedGame } from '@smash/protocol';
import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Trouble } from '../lobby/Notices.tsx';
import { loadAllFacts } from '../table/facts.ts';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { isHere, loadReplay } from './keep.ts';
import { Replaying } from './Replaying.tsx';
import { Recording } from './recording.ts';

type Found = { is: 'ready'; recording: Recording; record: FinishedGame } | { is: 'unknown' | 'offline' | 'old' };

async function find(id: string): Promise<Found> {
  let record: FinishedGame | null;
  try {
    record = await loadReplay(id);
  } catch {
    return { is: 'offline' };
  }
  if (!record) return { is: 'unknown' };
  try {
    return { is: 'ready', recording: new Recording(record), record };
  } catch {
    return { is: 'old' };
  }
}

/** /replay/ID#e=134: a finished game, from any of its moments and any place at the table. */
export default function ReplayPage({ id }: { id: string }) {
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
  useEffect(() => {
    document.title = `${say('Replay')} · Smash Table`;
    return () => {
      document.title = 'Smash Table';
    };
  }, []);

  if (!found) return <Loading text={say('Playing the game again')} />;
  if (found.is === 'ready') return <Replaying recording={found.recording} record={found.record} />;
  if (found.is === 'offline')
    return (
      <Trouble title={say('The replay cannot be fetched')} text={say('The server cannot be reached just now.')}>
        <Button kind="primary" onClick={() => setTries(tries + 1)}>
          {say('Try again')}
        </Button>
      </Trouble>
    );
  if (found.is === 'old')
    return (
      <Trouble
        title={say('This game cannot be shown any more')}
        text={say('It was played with other rules or cards than there are today.')}
      />
    );
  return (
    <Trouble
      title={say('There is no such replay')}
      text={
        isHere(id)
          ? say('Games of one screen are kept in the browser they were played in, the last three of them.')
          : say('Replays are there when the game is over, as long as its room: 30 days.')
      }
    />
  );
}

import { playScene, type Scenario } from '@smash/testkit/scenes';
import { useEffect, useState } from 'react';
import { loadAllFacts } from '../../cards/facts.ts';
import { Recording } from '../../game/replay/recording.ts';
import { say } from '../../i18n/say.ts';
import { Icon, seatLetter } from '../../ui/index.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Trouble } from '../lobby/Notices.tsx';
import { Replaying } from '../replay/Replaying.tsx';
import replay from '../replay/replay.module.css';
import { SceneSheet } from './SceneSheet.tsx';

interface Shown {
  scenario: Scenario;
  recording: Recording;
  checks: number;
  /** As the scenario calls them. */
  names: string[];
}

async function open(id: string): Promise<Shown> {
  const response = await fetch(`/scenes/${id}.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const scenario = (await response.json()) as Scenario;
  const { checks, players, ...course } = playScene(scenario);
  const names = Array.from({ length: players }, (_, seat) => seatLetter(seat));
  return { scenario, recording: new Recording(course), checks, names };
}

/** /see/own/625-…: a scenario of the tests at the table, with what it asks, what comes of it, and the rules. */
export default function ScenePage({ id }: { id: string }) {
  const [shown, setShown] = useState<Shown | 'trouble' | null>(null);
  useEffect(() => {
    let left = false;
    loadAllFacts();
    open(id).then(
      (one) => left || setShown(one),
      () => left || setShown('trouble'),
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (!shown) return <Loading text={say('One moment')} />;
  if (shown === 'trouble')
    return <Trouble title={say('This example can’t be shown')} text={say('The server can’t be reached right now.')} />;
  const { recording, names } = shown;
  return (
    <Replaying
      recording={recording}
      names={names}
      record={null}
      about={(start) => <About shown={shown} onStart={start} />}
    />
  );
}

/** Opens by itself, and again by a button beside the controls. */
function About({ shown: { scenario, checks }, onStart }: { shown: Shown; onStart(): void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        className={replay.about}
        aria-label={say('About this example')}
        data-testid="scene-about"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="info" size={20} />
      </button>
      {isOpen ? (
        <SceneSheet
          scenario={scenario}
          checks={checks}
          onClose={() => setIsOpen(false)}
          onStart={() => {
            setIsOpen(false);
            onStart();
          }}
        />
      ) : null}
    </>
  );
}

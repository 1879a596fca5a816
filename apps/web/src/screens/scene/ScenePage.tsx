import { playScene, type SceneFile } from '@smash/testkit/scenes';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTitle } from '../../browser/title.ts';
import { loadAllFacts } from '../../cards/facts.ts';
import { Recording } from '../../game/replay/recording.ts';
import { say } from '../../i18n/say.ts';
import { giveFocusTo, Icon, seatLetter } from '../../ui/index.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Trouble as Problem } from '../lobby/Notices.tsx';
import { loadScenes, NoScene } from '../reference/SceneLinks.tsx';
import { Replaying } from '../replay/Replaying.tsx';
import replay from '../replay/replay.module.css';
import { SceneSheet } from './SceneSheet.tsx';

interface Shown {
  scene: SceneFile;
  recording: Recording;
  checks: number;
  /** The players' names in the scenario. */
  names: string[];
}

/** A scenario has its own file; the tests of a group share one. */
async function find(group: string, name: string): Promise<SceneFile> {
  if (!group.startsWith('tests/')) return loadScenes(`${group}/${name}`);
  const scene = (await loadScenes<Record<string, SceneFile>>(group))[name];
  if (!scene) throw new NoScene(`${group}/${name}`);
  return scene;
}

/** Why a scene cannot be shown. */
type Trouble = 'missing' | 'away' | 'old';

async function open(group: string, name: string): Promise<Shown | Trouble> {
  let scene: SceneFile;
  try {
    scene = await find(group, name);
  } catch (error) {
    return error instanceof NoScene ? 'missing' : 'away';
  }
  try {
    const { checks, players, ...course } = playScene(scene);
    const names = Array.from({ length: players }, (_, seat) => seatLetter(seat));
    return { scene, recording: new Recording(course), checks, names };
  } catch {
    return 'old';
  }
}

/**
 * /see/own/625-…, /see/tests/pirates/cards-2: a scenario or test at the table, with its question, its outcome and its
 * rules.
 */
export default function ScenePage({ group, name }: { group: string; name: string }) {
  const [shown, setShown] = useState<Shown | Trouble | null>(null);
  useTitle(shown && typeof shown !== 'string' ? shown.scene.name : say('Examples'));
  useEffect(() => {
    let left = false;
    loadAllFacts();
    void open(group, name).then((one) => left || setShown(one));
    return () => {
      left = true;
    };
  }, [group, name]);
  if (!shown) return <Loading text={say('One moment')} />;
  if (shown === 'missing')
    return (
      <Problem
        title={say('There is no such example')}
        text={say('The address may be mistyped, or the page may have moved.')}
      />
    );
  if (shown === 'old')
    return (
      <Problem title={say('This example can’t be shown')} text={say('The rules have changed since it was made.')} />
    );
  if (shown === 'away')
    return <Problem title={say('This example can’t be shown')} text={say('The server can’t be reached right now.')} />;
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

/** The scene's sheet: opens by itself, and again with a button beside the controls. */
function About({ shown: { scene, checks }, onStart }: { shown: Shown; onStart(): void }) {
  const [isOpen, setIsOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    // Nobody has opened it at first.
    giveFocusTo(button.current);
  };
  return (
    <>
      <button
        ref={button}
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
          scene={scene}
          checks={checks}
          onClose={close}
          onStart={() => {
            setIsOpen(false);
            onStart();
          }}
        />
      ) : null}
    </>
  );
}

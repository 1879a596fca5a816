import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { Chips } from '../app/Chips.tsx';
import { copyText } from '../app/copy.ts';
import { play } from '../sound/play.ts';
import { Button, Sheet } from '../ui/index.ts';
import { StopsSection } from './StopsSection.tsx';
import styles from './settings.module.css';
import { change, DEFAULTS, parseSettings, type Settings, settings } from './settings.ts';

const YES_NO = [
  [true, 'On'],
  [false, 'Off'],
] as const;

export function SettingsSheet({ onClose }: { onClose(): void }) {
  const now = useStore(settings);
  const edit =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]) =>
      change({ [key]: value } as Partial<Settings>);
  return (
    <Sheet title="Settings" onClose={onClose} surface="panel" testid="settings">
      <Chips
        label="Theme"
        options={[
          ['auto', 'As the device'],
          ['dark', 'Dark'],
          ['light', 'Light'],
          ['contrast', 'High contrast'],
        ]}
        value={now.theme}
        onChange={edit('theme')}
      />
      <Chips
        label="Reading size"
        help="card texts, the log, what is asked"
        options={[
          [100, '100%'],
          [125, '125%'],
          [150, '150%'],
          [200, '200%'],
        ]}
        value={now.text}
        onChange={edit('text')}
      />
      <Chips
        label="Motion"
        options={[
          ['auto', 'As the device'],
          ['reduced', 'Reduced'],
        ]}
        value={now.motion}
        onChange={edit('motion')}
      />
      <Chips
        label="Speed"
        help="of what moves at the table"
        options={[
          [50, 'Slow'],
          [100, 'Normal'],
          [200, 'Fast'],
          [0, 'At once'],
        ]}
        value={now.speed}
        onChange={edit('speed')}
      />
      <Chips
        label="Sound"
        options={[
          [0, 'Off'],
          [30, 'Quiet'],
          [60, 'Middling'],
          [100, 'Loud'],
        ]}
        value={now.sound}
        onChange={(sound) => {
          change({ sound });
          play('decision');
        }}
      />
      <Chips
        label="What is heard"
        options={[
          ['all', 'Everything'],
          ['turn', 'Only when I am asked'],
        ]}
        value={now.cues}
        onChange={edit('cues')}
      />
      <Chips label="Vibration" help="phones" options={YES_NO} value={now.haptics} onChange={edit('haptics')} />
      <Chips
        label="Card under the mouse"
        options={[
          ['near', 'Shown beside it'],
          ['off', 'Not shown'],
        ]}
        value={now.preview}
        onChange={edit('preview')}
      />
      <Chips label="Single-key shortcuts" options={YES_NO} value={now.letters} onChange={edit('letters')} />
      <Chips
        label="Left-handed"
        help="End turn on the left"
        options={YES_NO}
        value={now.leftHanded}
        onChange={edit('leftHanded')}
      />
      <Chips
        label="Sign in the title"
        help="when it is your turn and you look elsewhere"
        options={YES_NO}
        value={now.badge}
        onChange={edit('badge')}
      />
      <Chips label="Chat" options={YES_NO} value={now.chat} onChange={edit('chat')} />
      <Chips
        label="Requests to undo"
        help="of others, where they need your leave"
        options={[
          [false, 'I am asked'],
          [true, 'Refused at once'],
        ]}
        value={now.blockUndo}
        onChange={edit('blockUndo')}
      />
      <Chips
        label="Ask before ending the turn"
        help="when a play is left"
        options={YES_NO}
        value={now.confirmEnd}
        onChange={edit('confirmEnd')}
      />
      <StopsSection />
      <Carry />
    </Sheet>
  );
}

/** To another device as text, and back to what everything was at first. */
function Carry() {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const id = useId();
  const take = () => {
    const found = parseSettings(text);
    if (found) change(found);
    setSaid(found ? 'Taken over.' : 'These are no settings: paste what “Copy as text” gave you.');
  };
  const copy = async () => {
    const all = JSON.stringify(settings.getState());
    setText(all);
    setSaid((await copyText(all)) ? 'Copied.' : 'Copy the text below.');
  };
  return (
    <div className={styles.carry}>
      <label htmlFor={id}>Settings as text</label>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        autoComplete="off"
      />
      <p className={styles.buttons}>
        <Button small onClick={() => void copy()}>
          Copy as text
        </Button>
        <Button small onClick={take}>
          Take over
        </Button>
        <Button small testid="reset-settings" onClick={() => change(DEFAULTS)}>
          Reset all
        </Button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { Chips } from '../app/Chips.tsx';
import { copyText } from '../app/copy.ts';
import { Button, Sheet } from '../ui/index.ts';
import { LANGUAGES, languageName } from '../words/languages.ts';
import { say } from '../words/say.ts';
import { Notices } from './Notices.tsx';
import { Sliders } from './Sliders.tsx';
import { StopsSection } from './StopsSection.tsx';
import styles from './settings.module.css';
import { change, DEFAULTS, parseSettings, type Settings, settings } from './settings.ts';

const yesNo = () =>
  [
    [true, say('On')],
    [false, say('Off')],
  ] as const;
const languages = (): [string, string][] => [
  ['auto', say('As the device')],
  ...LANGUAGES.map((one): [string, string] => [one, languageName(one)]),
];

export function SettingsSheet({ onClose }: { onClose(): void }) {
  const now = useStore(settings);
  const edit =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]) =>
      change({ [key]: value } as Partial<Settings>);
  return (
    <Sheet title={say('Settings')} onClose={onClose} surface="panel" testid="settings">
      <Chips label={say('Language')} options={languages()} value={now.language} onChange={edit('language')} />
      <Chips
        label={say('Theme')}
        options={[
          ['auto', say('As the device')],
          ['dark', say('Dark')],
          ['light', say('Light')],
          ['contrast', say('High contrast')],
        ]}
        value={now.theme}
        onChange={edit('theme')}
      />
      <Chips
        label={say('Reading size')}
        help={say('card texts, the log, what is asked')}
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
        label={say('Letters of card texts')}
        options={[
          ['hyperlegible', say('Easy to read')],
          ['display', say('Narrow')],
        ]}
        value={now.cardFont}
        onChange={edit('cardFont')}
      />
      <Chips
        label={say('Patterns of the seats')}
        help={say('beside colour, shape and letter')}
        options={[
          ['always', say('Always')],
          ['auto', say('With high contrast')],
        ]}
        value={now.marks}
        onChange={edit('marks')}
      />
      <Chips
        label={say('Motion')}
        options={[
          ['auto', say('As the device')],
          ['full', say('Full')],
          ['reduced', say('Reduced')],
        ]}
        value={now.motion}
        onChange={edit('motion')}
      />
      <Chips
        label={say('Speed')}
        help={say('of what moves at the table')}
        options={[
          [50, say('Slow')],
          [100, say('Normal')],
          [200, say('Fast')],
          [0, say('At once')],
        ]}
        value={now.speed}
        onChange={edit('speed')}
      />
      <Sliders />
      <Chips
        label={say('What is heard')}
        options={[
          ['all', say('Everything')],
          ['turn', say('Only when I am asked')],
        ]}
        value={now.cues}
        onChange={edit('cues')}
      />
      <Chips
        label={say('Vibration')}
        help={say('phones')}
        options={yesNo()}
        value={now.haptics}
        onChange={edit('haptics')}
      />
      <Chips
        label={say('Card under the mouse')}
        options={[
          ['near', say('Shown beside it')],
          ['corner', say('Shown in the corner')],
          ['off', say('Not shown')],
        ]}
        value={now.preview}
        onChange={edit('preview')}
      />
      <Chips label={say('Single-key shortcuts')} options={yesNo()} value={now.letters} onChange={edit('letters')} />
      <Chips
        label={say('Left-handed')}
        help={say('End turn on the left')}
        options={yesNo()}
        value={now.leftHanded}
        onChange={edit('leftHanded')}
      />
      <Chips
        label={say('Sign in the title')}
        help={say('when it is your turn and you look elsewhere')}
        options={yesNo()}
        value={now.badge}
        onChange={edit('badge')}
      />
      <Notices />
      <Chips label={say('Chat')} options={yesNo()} value={now.chat} onChange={edit('chat')} />
      <Chips
        label={say('Requests to undo')}
        help={say('of others, where they need your leave')}
        options={[
          [false, say('I am asked')],
          [true, say('Refused at once')],
        ]}
        value={now.blockUndo}
        onChange={edit('blockUndo')}
      />
      <Chips
        label={say('Ask before ending the turn')}
        help={say('when a play is left')}
        options={yesNo()}
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
    setSaid(found ? say('Taken over.') : say('These are no settings: paste what “Copy as text” gave you.'));
  };
  const copy = async () => {
    const all = JSON.stringify(settings.getState());
    setText(all);
    setSaid((await copyText(all)) ? say('Copied.') : say('Copy the text below.'));
  };
  return (
    <div className={styles.carry}>
      <label htmlFor={id}>{say('Settings as text')}</label>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        autoComplete="off"
      />
      <p className={styles.buttons}>
        <Button small onClick={() => void copy()}>
          {say('Copy as text')}
        </Button>
        <Button small onClick={take}>
          {say('Take over')}
        </Button>
        <Button small testid="reset-settings" onClick={() => change(DEFAULTS)}>
          {say('Reset all')}
        </Button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

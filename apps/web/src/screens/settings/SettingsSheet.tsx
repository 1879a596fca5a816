import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { copyText } from '../../browser/copy.ts';
import { BOT_LEVELS, levelWord } from '../../game/bots/levels.ts';
import { LANGUAGES, languageName } from '../../i18n/languages.ts';
import { say } from '../../i18n/say.ts';
import {
  CHOICES,
  change,
  DEFAULTS,
  parseSettings,
  type Settings,
  settings,
  useSetting,
} from '../../settings/settings.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button, Sheet } from '../../ui/index.ts';
import { Notices } from './Notices.tsx';
import { OtherPlayers } from './OtherPlayers.tsx';
import { PushNotices } from './PushNotices.tsx';
import { Sliders } from './Sliders.tsx';
import { StopsSection } from './StopsSection.tsx';
import styles from './settings.module.css';

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
        help={say('card text and the log; questions as far as there is room; cards in hand keep their size')}
        options={CHOICES.text.map((n) => [n, say('{n}%', { n })] as const)}
        value={now.text}
        onChange={edit('text')}
      />
      <Chips
        label={say('Card font')}
        options={[
          ['hyperlegible', say('Easy to read')],
          ['display', say('Narrow')],
        ]}
        value={now.cardFont}
        onChange={edit('cardFont')}
      />
      <Chips
        label={say('Seat patterns')}
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
        label={say('Animation speed')}
        help={say('cards and power at the table')}
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
        label={say('Sounds')}
        options={[
          ['all', say('Everything')],
          ['turn', say('Only when I’m asked')],
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
        label={say('Tab title alert')}
        help={say('when it is your turn and this page is in the background')}
        options={yesNo()}
        value={now.badge}
        onChange={edit('badge')}
      />
      <Bots />
      <Notices />
      <PushNotices />
      <OtherPlayers />
      <Chips
        label={say('Undo requests')}
        help={say('when another player needs your consent')}
        options={[
          [false, say('I’m asked')],
          [true, say('Decline automatically')],
        ]}
        value={now.blockUndo}
        onChange={edit('blockUndo')}
      />
      <Chips
        label={say('Ask before ending the turn')}
        help={say('if you still have plays')}
        options={yesNo()}
        value={now.confirmEnd}
        onChange={edit('confirmEnd')}
      />
      <StopsSection />
      <Carry />
    </Sheet>
  );
}

/** The bots that “Play now” deals in, and how fast bots move. */
function Bots() {
  const against = useSetting('botLevel');
  const pace = useSetting('botPace');
  return (
    <>
      <Chips
        label={say('“Play now” against')}
        options={BOT_LEVELS.map((level) => [level, levelWord(level)] as const)}
        value={against}
        onChange={(botLevel) => change({ botLevel })}
      />
      <Chips
        label={say('Bots’ moves')}
        options={[
          ['readable', say('One by one')],
          ['step', say('After a tap')],
          ['instant', say('At once')],
        ]}
        value={pace}
        onChange={(botPace) => change({ botPace })}
      />
      <p>
        <a href="/bots" target="_blank" rel="noopener">
          {say('How the bots play')}
        </a>
      </p>
    </>
  );
}

/** Exports the settings as text for another device, imports them, and resets them. */
function Carry() {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const id = useId();
  const take = () => {
    const found = parseSettings(text);
    if (found) change(found);
    setSaid(found ? say('Imported.') : say('These are not settings. Paste what “Copy as text” gave you.'));
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
          {say('Import')}
        </Button>
        <Button small testid="reset-settings" onClick={() => change(DEFAULTS)}>
          {say('Reset all')}
        </Button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

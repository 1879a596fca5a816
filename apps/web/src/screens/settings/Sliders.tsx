import { useStore } from 'zustand';
import { say } from '../../i18n/say.ts';
import { change, type Settings, settings } from '../../settings/settings.ts';
import type { Cue } from '../../sound/cues.ts';
import { play } from '../../sound/play.ts';
import { Slider } from '../../ui/Slider.tsx';

type Loudness = 'sound' | 'soundTurn' | 'soundEvents' | 'soundUi';

/** The overall volume, and below it that of each kind of sound. Changing one plays a sample. */
export function Sliders() {
  const now = useStore(settings);
  const slider = (key: Loudness, label: string, example: Cue) => (
    <Slider
      label={label}
      value={now[key]}
      onChange={(value) => {
        change({ [key]: value } as Pick<Settings, Loudness>);
        play(example);
      }}
    />
  );
  return (
    <>
      {slider('sound', say('Sound'), 'decision')}
      {slider('soundTurn', say('Your-turn sound'), 'decision')}
      {slider('soundEvents', say('Game sounds'), 'minion')}
      {slider('soundUi', say('Interface sounds'), 'refused')}
    </>
  );
}

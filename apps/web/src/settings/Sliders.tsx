import { useStore } from 'zustand';
import { Slider } from '../app/Slider.tsx';
import type { Cue } from '../sound/cues.ts';
import { play } from '../sound/play.ts';
import { say } from '../words/say.ts';
import { change, type Settings, settings } from './settings.ts';

type Loudness = 'sound' | 'soundTurn' | 'soundEvents' | 'soundUi';

/** How loud: all of it, and each kind of sound below that. Each is heard as it is set. */
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
      {slider('soundTurn', say('Sound when I am asked'), 'decision')}
      {slider('soundEvents', say('Sound of what happens'), 'minion')}
      {slider('soundUi', say('Sound of what I touch'), 'refused')}
    </>
  );
}

/**
 * Sounds synthesised from oscillators and noise, without files. Silent until the page has been touched, as browsers
 * require.
 */
import { type Settings, settings } from '../settings/settings.ts';
import { type Cue, kindOf } from './cues.ts';

/** A part of a sound: a gliding tone (Hz), or noise through a band-pass (Hz); start and length in ms. */
interface Part {
  at: number;
  ms: number;
  from: number;
  to?: number;
  noise?: boolean;
  wave?: OscillatorType;
  loud: number;
}
const wood = (at: number, from: number, loud: number): Part => ({
  at,
  ms: 70,
  from,
  to: from * 0.8,
  wave: 'triangle',
  loud,
});
const paper = (at: number, ms: number, from: number, to: number, loud: number): Part => ({
  at,
  ms,
  from,
  to,
  noise: true,
  loud,
});
const stamp = (at: number, from: number, loud: number): Part => ({
  at,
  ms: 110,
  from,
  to: from * 0.5,
  wave: 'sine',
  loud,
});

/** Volume 0 to 1, as in ux.md §4.6. */
export const SOUNDS: Record<Cue, readonly Part[]> = {
  decision: [wood(0, 520, 0.6), wood(110, 655, 0.6)],
  reaction: [wood(0, 390, 0.5)],
  minion: [paper(0, 40, 1800, 900, 0.4)],
  action: [paper(0, 120, 900, 3200, 0.4)],
  leave: [paper(0, 160, 2600, 500, 0.4)],
  back: [paper(0, 160, 500, 2600, 0.4)],
  up: [{ at: 0, ms: 60, from: 900, to: 1200, wave: 'square', loud: 0.12 }],
  down: [{ at: 0, ms: 60, from: 900, to: 600, wave: 'square', loud: 0.12 }],
  breakpoint: [stamp(0, 90, 0.6)],
  score: [stamp(0, 140, 0.6), stamp(130, 110, 0.6), stamp(260, 90, 0.6)],
  points: [{ at: 0, ms: 260, from: 1320, wave: 'sine', loud: 0.5 }],
  theirs: [{ at: 0, ms: 200, from: 440, wave: 'sine', loud: 0.25 }],
  refused: [{ at: 0, ms: 90, from: 160, to: 120, wave: 'sine', loud: 0.3 }],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** Number of parts that have not ended yet. */
let heard = 0;

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  // Resume even while a suspension is pending.
  void context.resume();
  return context;
}

/** Suspends the context when there is nothing to hear: an idle context keeps a processor awake. */
function sleepAfter(source: AudioScheduledSourceNode, audio: AudioContext): void {
  heard++;
  source.onended = () => {
    heard--;
    if (heard === 0) void audio.suspend();
  };
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

function sound(audio: AudioContext, part: Part, volume: number, delay: number): void {
  const start = audio.currentTime + (delay + part.at) / 1000;
  const end = start + part.ms / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(part.loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const glide = (param: AudioParam) => {
    param.setValueAtTime(part.from, start);
    if (part.to) param.exponentialRampToValueAtTime(part.to, end);
  };
  if (part.noise) {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency);
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end);
    sleepAfter(source, audio);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = part.wave ?? 'sine';
  glide(tone.frequency);
  tone.connect(gain);
  tone.start(start);
  tone.stop(end);
  sleepAfter(tone, audio);
}

/** A cue's volume from 0 to 1, relative to the loudest sound. */
export function loudness(cue: Cue, set: Pick<Settings, 'sound' | 'soundTurn' | 'soundEvents' | 'soundUi'>): number {
  const kinds = { turn: set.soundTurn, events: set.soundEvents, ui: set.soundUi };
  return (set.sound / 100) * (kinds[kindOf(cue)] / 100);
}

/** Plays a cue after `delay` ms, unless sound is off. */
export function play(cue: Cue, delay = 0): void {
  const volume = loudness(cue, settings.getState());
  const audio = volume > 0 ? ready() : null;
  if (audio) for (const part of SOUNDS[cue]) sound(audio, part, volume, delay);
}

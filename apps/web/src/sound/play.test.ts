import { beforeEach, expect, it, vi } from 'vitest';
import { play } from './play.ts';

const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const node = { connect: (to: unknown) => to, gain: param, frequency: param };

class Tone {
  frequency = param;
  onended = () => {};
  connect = (to: unknown) => to;
  start(): void {}
  stop(): void {}
}

const tones: Tone[] = [];
const said: string[] = [];
class Audio {
  currentTime = 0;
  sampleRate = 48;
  createBuffer = () => ({ getChannelData: () => [] });
  createGain = () => node;
  createBiquadFilter = () => node;
  createBufferSource = () => this.createOscillator();
  createOscillator() {
    tones.push(new Tone());
    return tones.at(-1);
  }
  async suspend() {
    said.push('suspend');
  }
  async resume() {
    said.push('resume');
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});

it('the audio device sleeps after the last sound, and wakes for the next one', () => {
  play('points');
  play('theirs');
  expect(said).toEqual(['resume', 'resume']);
  tones[0]!.onended();
  expect(said).toHaveLength(2);
  tones[1]!.onended();
  expect(said).toEqual(['resume', 'resume', 'suspend']);
  // A sound that starts while the context is being suspended must still be audible.
  play('score');
  expect(said.at(-1)).toBe('resume');
  for (const one of tones.splice(2)) one.onended();
  expect(said.filter((one) => one === 'suspend')).toHaveLength(2);
});

import { describe, expect, it } from 'vitest';
import type { EventView, PromptView } from '../view/types.ts';
import { type Cue, cueOf, cuesOf } from './cues.ts';
import { loudness, SOUNDS } from './play.ts';

const event = (type: EventView['type'], more: Partial<EventView> = {}): EventView => ({ n: 1, turn: 1, type, ...more });
const isMinion = (name: string) => name === 'Frog';
const card = (name: string) => ({ id: 1, name });
const prompt = (kind: PromptView['kind']): PromptView => ({ kind }) as PromptView;
const quiet = { events: [], prompt: null, refusal: null };

describe('sounds', () => {
  it('distinguish minions from actions, up from down, yours from theirs', () => {
    const of = (e: EventView) => cueOf(e, 0, isMinion);
    expect(of(event('play', { card: card('Frog') }))).toBe('minion');
    expect(of(event('play', { card: card('Leap') }))).toBe('action');
    expect(of(event('counter', { amount: 2 }))).toBe('up');
    expect(of(event('counter', { amount: -1 }))).toBe('down');
    expect(of(event('vp', { seat: 0 }))).toBe('points');
    expect(of(event('vp', { seat: 1 }))).toBe('theirs');
    expect(of(event('draw', { seat: 1 }))).toBe(null);
  });
  it('merge similar events into one, and at most three per step', () => {
    const many = [event('destroy'), event('destroy'), event('return'), event('scored'), event('vp', { seat: 0 })];
    expect(cuesOf({ ...quiet, events: many }, 0, isMinion)).toEqual(['leave', 'back', 'score']);
  });
  it('end with being asked, which is omitted after a refusal', () => {
    const events = [event('destroy')];
    expect(cuesOf({ ...quiet, events, prompt: prompt('play') }, 0, isMinion)).toEqual(['leave', 'decision']);
    expect(cuesOf({ ...quiet, prompt: prompt('react') }, 0, isMinion)).toEqual(['reaction']);
    const refusal = { code: 'x', rule: 'PLAY-3', text: 'No.' };
    expect(cuesOf({ ...quiet, prompt: prompt('play'), refusal }, 0, isMinion)).toEqual(['refused']);
    expect(cuesOf(quiet, 0, isMinion)).toEqual([]);
  });
  it('exist for every cue, none too loud', () => {
    const cues: Cue[] = Object.keys(SOUNDS) as Cue[];
    expect(cues).toHaveLength(13);
    for (const cue of cues) {
      expect(SOUNDS[cue].length).toBeGreaterThan(0);
      for (const part of SOUNDS[cue]) expect(part.loud).toBeLessThanOrEqual(0.6);
    }
  });
  it('have separate volumes for questions, events and touches, below the overall one', () => {
    const set = { sound: 50, soundTurn: 100, soundEvents: 40, soundUi: 0 } as const;
    const cues: Cue[] = ['decision', 'reaction', 'leave', 'score', 'refused'];
    expect(cues.map((cue) => loudness(cue, set))).toEqual([0.5, 0.5, 0.2, 0.2, 0]);
    expect(loudness('decision', { ...set, sound: 0 })).toBe(0);
  });
});

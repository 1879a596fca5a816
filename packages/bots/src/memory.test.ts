import type { EventView } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { newMemory, remember } from './memory.ts';

const event = (fields: Partial<EventView> & Pick<EventView, 'type'>): EventView => ({ n: 1, turn: 1, ...fields });
const called = (name: string) => ({ id: 7, name });
const after = (...events: EventView[]) => remember(newMemory(2), events);

describe('what a bot remembers', () => {
  it('a card that returned to a hand is there until it is played or discarded', () => {
    const back = event({ type: 'return', other: 1, to: 'hand', card: called('Scout') });
    expect(after(back).hands).toEqual([[], ['Scout']]);
    const played = event({ type: 'play', seat: 1, card: called('Scout') });
    expect(after(back, played).hands).toEqual([[], []]);
    const discarded = event({ type: 'discard', seat: 1, card: called('Scout'), from: 'hand' });
    expect(after(back, back, discarded).hands).toEqual([[], ['Scout']]);
  });
  it('how much has happened in the latest turn', () => {
    const [first, second] = [event({ type: 'move' }), event({ type: 'move', turn: 2 })];
    expect(after(first, first).latest).toEqual({ turn: 1, events: 2 });
    expect(after(first, first, second).latest).toEqual({ turn: 2, events: 1 });
  });
  it('a hand it has looked at', () => {
    const look = event({ type: 'look', seat: 0, other: 1, from: 'hand', cards: [called('Scout'), called('Probe')] });
    expect(after(look).hands[1]).toEqual(['Scout', 'Probe']);
  });
  it('cards placed on and under a deck, with gaps, until it is shuffled', () => {
    const place = (to: string, name?: string): EventView =>
      event({ type: 'place', other: 1, to, ...(name === undefined ? { count: 1 } : { card: called(name) }) });
    const placed = [place('top', 'Scout'), place('top'), place('bottom', 'Probe')];
    expect(after(...placed).decks[1]).toEqual({ top: [null, 'Scout'], bottom: ['Probe'] });
    expect(after(...placed, event({ type: 'shuffle', seat: 1, to: 'deck' })).decks[1]).toEqual({ top: [], bottom: [] });
    const refilled = event({ type: 'shuffle', seat: 1, from: 'discard', to: 'deck' });
    expect(after(...placed, refilled).decks[1]).toEqual({ top: [null, 'Scout'], bottom: [] });
  });
  it('a known card that is drawn is in the hand', () => {
    const top = event({ type: 'place', other: 1, to: 'top', card: called('Scout') });
    const drawn = after(top, event({ type: 'draw', seat: 1, count: 2 }));
    expect([drawn.decks[1]!.top, drawn.hands[1]]).toEqual([[], ['Scout']]);
  });
  it('bases it has looked at, until they come into play', () => {
    const look = event({
      type: 'look',
      seat: 0,
      other: 0,
      from: 'baseDeck',
      cards: [called('Tortuga'), called('Hill')],
    });
    expect(after(look).baseDeck.top).toEqual(['Tortuga', 'Hill']);
    expect(after(look, event({ type: 'base', base: called('Tortuga') })).baseDeck.top).toEqual(['Hill']);
  });
});

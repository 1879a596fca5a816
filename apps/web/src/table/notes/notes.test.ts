import { describe, expect, it } from 'vitest';
import rules from '../../../../../docs/rules.md?raw';
import { base, card, seat, titan, view } from '../../fixtures/views/build.ts';
import type { View } from '../../view/types.ts';
import { NOTES, noteFor } from './notes.ts';

const none = new Set<string>();
const isFusion = (name: string) => name === 'Two Faces';
const meadow = base('Meadow', 20, [3, 2, 1], [['Walker'], []]);
const [walker] = meadow.lanes[0]!.minions;
const plain: Partial<View> = {
  seats: [seat(0, [], 0, 5, 15, [])],
  bases: [meadow],
  piles: { madness: 30, monsters: null, treasures: null },
};
const first = (extra: Partial<View>) => noteFor(view({ ...plain, ...extra }), isFusion, none, null)?.id;
const lane = (extra: object) => ({ bases: [{ ...meadow, lanes: [{ ...meadow.lanes[0]!, ...extra }] }] });

describe('new things at the table', () => {
  it('common things get no note', () => {
    expect(first({})).toBeUndefined();
  });

  it.each<[string, Partial<View>]>([
    ['titan', lane({ titans: [titan('Big One', 0)] })],
    ['counter', lane({ minions: [{ ...walker!, counters: 1 }] })],
    ['stored', lane({ minions: [{ ...walker!, under: 1 }] })],
    ['buried', { bases: [{ ...meadow, buried: [{ id: 9, controller: 1, card: null }] as never }] }],
    ['monster', { bases: [{ ...meadow, monsters: [card('Thing', 0)] }] }],
    ['madness', { piles: { madness: 29, monsters: null, treasures: null } }],
    ['fusion', { hand: [card('Two Faces', 0)] }],
    ['duel', { duel: {} as never }],
    ['stasis', { seats: [{ ...seat(0, [], 0, 5, 15, []), stasis: [card('Later', 0, { stasis: 2 })] }] }],
  ])('%s', (id, extra) => {
    expect(first(extra)).toBe(id);
  });

  it('each once, one per turn, and none when the game is over', () => {
    const both = view({
      ...plain,
      hand: [card('Two Faces', 0)],
      piles: { madness: 29, monsters: null, treasures: null },
    });
    expect(noteFor(both, isFusion, none, null)?.id).toBe('madness');
    expect(noteFor(both, isFusion, new Set(['madness']), null)?.id).toBe('fusion');
    expect(noteFor(both, isFusion, new Set(['madness']), both.turn)).toBeNull();
    expect(noteFor({ ...both, over: {} as never }, isFusion, none, null)).toBeNull();
  });

  it.each(NOTES.map((note) => [note.id, note] as const))('%s names an existing rule, in one line', (_id, note) => {
    expect(rules).toContain(`**${note.rule}**`);
    expect(note.text.id.length).toBeLessThanOrEqual(130);
  });
});

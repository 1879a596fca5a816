import { type Viewer, view, views } from '@smash/engine';
import { act, ops, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { seenTogether } from '../invariants/together.ts';
import { at, minionCard, play } from '../play.ts';

const sage = minionCard(
  'Sage',
  2,
  'Talent: Draw a card.',
  talent(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);

const VIEWERS: Viewer[] = [0, 1, 2, 'spectator'];

describe('several views of one state', () => {
  it('each view equals that viewer’s separate view, including face-down cards and usable ones (INFO-2)', () =>
    play({
      cards: [sage],
      seats: { A: { hand: ['Scout'] }, B: { hand: ['Walker'] }, C: {} },
      bases: [
        at('Meadow', 'A Sage with B Poison', 'B buried Invader'),
        at('Moor', 'C Sage', 'C buried Scout'),
        at('Marsh', 'B Walker'),
      ],
      steps: [
        ({ state }) => {
          const together = views(state, VIEWERS);
          expect(together).toEqual(VIEWERS.map((viewer) => view(state, viewer)));
          expect(seenTogether(state)).toBeNull();
          const seen = together.map(({ bases: [meadow, moor], hand }) => [
            meadow!.buried[0]!.name,
            moor!.buried[0]!.name,
            meadow!.lanes[0]!.minions[0]!.usable,
            moor!.lanes[2]!.minions[0]!.usable,
            hand.map(({ name }) => name).join(),
          ]);
          expect(seen).toEqual([
            [undefined, undefined, true, undefined, 'Scout'],
            ['Invader', undefined, undefined, undefined, 'Walker'],
            [undefined, 'Scout', undefined, undefined, ''],
            [undefined, undefined, undefined, undefined, ''],
          ]);
          // Only views that nobody else shares are built separately.
          expect(new Set(together.map(({ bases }) => bases[2])).size).toBe(1);
          expect(new Set(together.map(({ bases }) => bases[1])).size).toBe(4);
        },
      ],
    }));
});

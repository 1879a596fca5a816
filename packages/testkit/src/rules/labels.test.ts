import { act, endOfTurn, grants, instead, look, onPlay, ops, ownStarting } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, minionCard, now, play, refused } from '../play.ts';

/** Costs no action play: it grants another action. */
const hush = (name: string, label: 'ongoing' | 'special') =>
  actionCard(
    name,
    'standard',
    `Cancel all ${label} abilities of minions for this turn. You may play an extra action.`,
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      const minions = yield* look((q) => q.minions());
      yield* act(...minions.map((ix) => ops.cancelLabel(ix, label, until)), ops.allow(me.seat, {}, 'action'));
    }),
  );
const fell = actionCard(
  'Fell',
  'standard',
  'Destroy each minion with power 2.',
  onPlay(function* () {
    const minions = yield* look((q) => q.minions((ix) => q.power(ix) === 2));
    yield* act(...minions.map(ops.destroy));
  }),
);
const giant = minionCard(
  'Sleeping Giant',
  1,
  "Ongoing: This minion's starting power is 6.",
  ownStarting(() => 6),
);
const phoenix = minionCard(
  'Ember',
  2,
  'Ongoing: If this minion would be destroyed, draw a card instead.',
  instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
    return true;
  }),
);
const cards = [hush('Hush', 'ongoing'), hush('Lull', 'special'), fell, giant, phoenix];
const hand = ['Hush', 'Lull', 'Fell'];

describe('the label of an ability tells what cancels it (ABL-1, TERM-4)', () => {
  it('Ongoing: a starting power', () =>
    play({
      cards,
      seats: { A: { hand } },
      bases: [at('Meadow', 'A Sleeping Giant'), at('Moor')],
      steps: [
        A.plays('Lull'),
        now({ cards: { 'Sleeping Giant': { power: 6 } } }),
        A.plays('Hush'),
        now({ cards: { 'Sleeping Giant': { power: 1 } } }),
      ],
    }));

  it('Ongoing: a permission that is used here and now (EXT-5)', () => {
    const table = { cards, seats: { A: { hand: [...hand, 'Filler', 'Filler'] } } };
    const harbour = minionCard(
      'Harbour',
      3,
      'Ongoing: On each of your turns you may play an extra minion here.',
      grants('minion', { here: true }),
    );
    const bases = [at('Meadow', 'A Harbour'), at('Moor')];
    for (const [action, after] of [
      ['Lull', A.plays('Filler', 'Meadow')],
      ['Hush', refused(A.plays('Filler', 'Meadow'))],
    ] as const)
      play({
        ...table,
        cards: [...cards, harbour],
        bases,
        steps: [A.plays(action), A.plays('Filler', 'Moor'), after],
      });
  });

  it('Ongoing: an "instead" (RES-7)', () => {
    const table = { cards, seats: { A: { hand } }, bases: [at('Meadow', 'A Ember'), at('Moor')] };
    play({ ...table, steps: [A.plays('Lull'), A.plays('Fell'), now(at('Meadow', 'A Ember'), { asked: null })] });
    play({ ...table, steps: [A.plays('Hush'), A.plays('Fell'), now(at('Meadow'), { asked: null })] });
  });
});

// RES-9: one ability, set off by several events at once.
import { view } from '@smash/engine';
import { act, after, chooseToDo, look, onPlay, ops, wasMinion } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, minionCard, now, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

const mourner = minionCard(
  'Mourner',
  1,
  'Ongoing: Once per turn, after a minion is destroyed, you may place it on top of its owner’s deck.',
  after(
    'destroy',
    { may: true, limit: 'turn', when: (q, me, gone) => gone.card !== me.self && wasMinion(q, gone) },
    function* (me) {
      yield* act(ops.place(me.args.card, 'top'));
    },
  ),
);
const widow = minionCard(
  'Widow',
  1,
  'Ongoing: After a minion is destroyed, you may place it on top of its owner’s deck.',
  after('destroy', { when: (q, me, gone) => gone.card !== me.self && wasMinion(q, gone) }, function* (me) {
    if (yield* chooseToDo(me.seat, 'Return it', 'Return it', 'Leave it')) yield* act(ops.place(me.args.card, 'top'));
  }),
);
const purge = actionCard(
  'Purge',
  'standard',
  'Destroy all minions at the first base.',
  onPlay(function* () {
    const all = yield* look((q) => [...q.minionsAt(q.bases()[0]!)]);
    yield* act(...all.map((ix) => ops.destroy(ix)));
  }),
);
const cards = [mourner, widow, purge];

const labels =
  (...wanted: string[]) =>
  ({ state }: Playthrough): void =>
    expect(view(state, 0).prompt?.options.map(({ label }) => label)).toEqual(wanted);
const reasons =
  (...wanted: string[]) =>
  ({ state }: Playthrough): void =>
    expect(view(state, 0).prompt?.reason).toEqual(wanted);

describe('RES-9 several events set off one ability at once', () => {
  it('its player says for which of them it is used; the offers name their cards', () => {
    for (const [chosen, other] of [
      ['Filler', 'Walker'],
      ['Walker', 'Filler'],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Purge'], deck: [] } },
        bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor', 'A Mourner')],
        steps: [
          A.plays('Purge'),
          labels('Use Mourner for Filler', 'Use Mourner for Walker'),
          A.answers(chosen),
          now({ asked: null, deck: { A: [chosen] }, discard: { A: [other, 'Purge'] } }),
        ],
      });
  });

  it('one whose card is hidden by now is named by the base where it happened (INFO-2)', () => {
    for (const [chosen, top] of [
      ['Tar Pits', 'Filler'],
      ['Walker', 'Walker'],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Cannon'], deck: ['Zapbot'] } },
        bases: [at('Meadow', 'A Walker'), at('Tar Pits', 'A Filler'), at('Moor', 'A Mourner')],
        steps: [
          A.plays('Cannon'),
          A.answers('Walker', 'Filler'),
          labels('Use Mourner for Walker', 'Use Mourner for Tar Pits'),
          A.answers(chosen),
          now({ asked: null, deck: { A: { top: [top] } } }),
        ],
      });
  });

  it('a single one needs no name', () =>
    play({
      cards,
      seats: { A: { hand: ['Purge'], deck: [] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Mourner')],
      steps: [A.plays('Purge'), labels('Use Mourner')],
    }));

  it('what a mandatory one asks says which card it is about', () =>
    play({
      cards,
      seats: { A: { hand: ['Purge'], deck: [] } },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor', 'A Widow')],
      steps: [
        A.plays('Purge'),
        reasons('Play Cards', 'Filler'),
        A.answers('no'),
        reasons('Play Cards', 'Walker'),
        A.answers('yes'),
        now({ asked: null, deck: { A: ['Walker'] } }),
      ],
    }));
});

import { act, before, host, isHost, look, ops, playExtraMinion, talent } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, now, play, refused } from '../play.ts';

const deck = ['Cannon', 'Cannon', 'Cannon'];

describe('an action that is transferred when its minion leaves play', () => {
  const heirloom = actionCard(
    'Heirloom',
    'minion',
    'Talent: Place this minion in its hand to play an extra minion and transfer this action to it.',
    talent(
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        if (!(yield* act(ops.placeWithout(me.self, minion, 'hand')))[0]) return;
        const next = yield* playExtraMinion(me.seat, { power: 2 }, { may: true });
        if (next === null || !(yield* act(ops.transfer(me.self, next)))[0]) yield* act(ops.place(me.self, 'discard'));
      },
      undefined,
      'turnByName',
    ),
  );

  it('is nowhere in the meantime, and does not go with the other cards on the minion (ATT-2)', () =>
    play({
      cards: [heirloom],
      seats: { A: { hand: ['Walker'], deck } },
      bases: [at('Meadow', 'A Scout with A Heirloom, A Upgrade'), at('Moor')],
      steps: [
        A.uses('Heirloom'),
        now(at('Meadow'), { discard: { A: ['Upgrade'] } }),
        A.answers('Walker', 'Moor', '?discard'),
        now(at('Moor', 'A Walker with A Heirloom'), { asked: null, hand: { A: ['Scout'] } }),
        refused(A.uses('Heirloom')),
      ],
    }));

  it('is placed somewhere by its own text if nothing takes it', () =>
    play({
      cards: [heirloom],
      seats: { A: { hand: ['Walker'], deck } },
      bases: [at('Meadow', 'A Scout with A Heirloom')],
      steps: [A.uses('Heirloom'), A.answers('no'), now({ asked: null, discard: { A: ['Heirloom'] } })],
    }));

  it('does not leave with the scored base once it has gone to a minion elsewhere (SCORE-9)', () =>
    play({
      cards: [
        actionCard(
          'Deserter',
          'minion',
          'Before this minion leaves play, transfer this action to the first minion at the last base.',
          before({ of: ['gone'], when: (q, me, gone) => isHost(q, me, gone.card) }, function* (me) {
            const [to] = yield* look((q) => q.minionsAt(q.bases().at(-1)!).slice(0, 1));
            yield* act(ops.transfer(me.self, to!));
          }),
        ),
      ],
      seats: { A: { deck } },
      bases: [at('Meadow', 'A King Rex +3 with A Deserter, A Upgrade'), at('Moor', 'A Filler')],
      steps: [
        A.ends(),
        now(at('Moor', 'A Filler with A Deserter'), { turn: 'B', discard: { A: ['King Rex', 'Upgrade'] } }),
      ],
    }));
});

import { act, look, onPlay, ops, talent } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const banish = actionCard(
  'Banish',
  'standard',
  'Destroy your titan.',
  onPlay(function* (me) {
    yield* act(ops.destroy(yield* look((q) => q.titanOf(me.seat))));
  }),
);
const titans = [{ seat: 'A' as const, card: 'Great Wolf Spirit' }];

describe('Great Wolf Spirit: Special: On your turn, if you have the most power on at least two bases, you may play this titan on one of them. Ongoing: On your turn, each of your cards may use its talent one additional time. Talent: One of your minions gets +1 power this turn.', () => {
  it('may come to one of two bases where you have the most power, in addition to the regular plays (TIT-2)', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A Filler'), at('Marsh', 'A Filler', 'B Walker')],
      steps: [
        refused(A.plays('Great Wolf Spirit', 'Marsh')),
        now({ can: [A.plays('Great Wolf Spirit', 'Meadow')] }),
        A.plays('Great Wolf Spirit', 'Moor'),
        now(at('Moor', 'A Filler', 'A Great Wolf Spirit'), {
          asked: null,
          plays: { A: { minions: 1, actions: 1 } },
          titans: { A: [] },
        }),
      ],
    }));

  it('not with one such base, nor in another player’s turn (TIT-2)', () => {
    for (const [turn, moor] of [
      ['A', at('Moor', 'A Filler', 'B Walker')],
      ['B', at('Moor', 'A Filler')],
    ] as const)
      play({
        titans,
        turn,
        bases: [at('Meadow', 'A Walker'), moor],
        steps: [refused(A.plays('Great Wolf Spirit', 'Meadow'))],
      });
  });

  it('great-wolf-spirit/1 a tie counts, but not without any power there (TIT-2)', () => {
    play({
      titans,
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Filler', 'B Filler')],
      steps: [A.plays('Great Wolf Spirit', 'Meadow'), now({ asked: null, titans: { A: [] } })],
    });
    for (const moor of [at('Moor'), at('Moor', 'A Worker')])
      play({
        titans,
        bases: [at('Meadow', 'A Walker'), moor],
        steps: [refused(A.plays('Great Wolf Spirit', 'Meadow')), refused(A.plays('Great Wolf Spirit', 'Moor'))],
      });
  });

  it('each of your cards may use its talent once more, wherever; other players’ do not (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Summon', 'Summon', 'Summon'] } },
      bases: [
        at('Meadow', 'A Great Wolf Spirit', 'A Teenage Wolf', 'B Teenage Wolf'),
        at('Moor', 'A Teenage Wolf'),
        at('Marsh', 'B Walker with A Leader of the Pack'),
      ],
      steps: [
        A.uses('Teenage Wolf@Meadow/A'),
        A.uses('Teenage Wolf@Moor'),
        A.uses('Teenage Wolf@Meadow/A'),
        A.uses('Teenage Wolf@Moor'),
        A.uses('Leader of the Pack'),
        A.uses('Leader of the Pack'),
        now({
          asked: null,
          can: [A.plays('Summon')],
          cards: { 'Teenage Wolf@Meadow/A': { power: 5 }, 'Teenage Wolf@Moor': { power: 5 } },
        }),
        refused(A.uses('Teenage Wolf@Moor')),
        refused(A.uses('Leader of the Pack')),
        A.plays('Summon'),
        A.plays('Summon'),
        A.plays('Summon'),
        refused(A.plays('Summon')),
        A.ends(),
        B.uses('Teenage Wolf@Meadow/B'),
        refused(B.uses('Teenage Wolf@Meadow/B')),
      ],
    }));

  it('even one that was used before it came (ABL-3)', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Teenage Wolf'), at('Moor', 'A Teenage Wolf')],
      steps: [
        A.uses('Teenage Wolf@Meadow'),
        refused(A.uses('Teenage Wolf@Meadow')),
        A.plays('Great Wolf Spirit', 'Moor'),
        A.uses('Teenage Wolf@Meadow'),
        refused(A.uses('Teenage Wolf@Meadow')),
        now({ asked: null, cards: { 'Teenage Wolf@Meadow': { power: 5 } } }),
      ],
    }));

  it('no more when it has gone (ABL-3)', () =>
    play({
      cards: [banish],
      seats: { A: { hand: ['Banish'] } },
      bases: [at('Meadow', 'A Great Wolf Spirit', 'A Teenage Wolf'), at('Moor')],
      steps: [
        A.uses('Teenage Wolf'),
        A.plays('Banish'),
        now(at('Meadow', 'A Teenage Wolf'), { asked: null, titans: { A: ['Great Wolf Spirit'] } }),
        refused(A.uses('Teenage Wolf')),
      ],
    }));

  it('of a card with several talents one is used once more (ABL-5)', () => {
    const twins = minionCard(
      'Twins',
      2,
      'Talent: Place a +1 power counter on this minion. Talent: Place two +1 power counters on this minion.',
      ...[1, 2].map((n) =>
        talent(function* (me) {
          yield* act(ops.counters(me.self, n));
        }),
      ),
    );
    play({
      cards: [twins],
      bases: [at('Meadow', 'A Great Wolf Spirit', 'A Twins'), at('Moor')],
      steps: [
        A.uses('Twins', 1),
        A.uses('Twins', 2),
        A.uses('Twins', 2),
        now({ asked: null, cards: { Twins: { counters: 5 } } }),
        refused(A.uses('Twins')),
      ],
    });
  });

  it('great-wolf-spirit/2 its own talent twice, on one minion or on two (ABL-5)', () => {
    for (const second of ['Filler', 'Scout'])
      play({
        bases: [at('Meadow', 'A Great Wolf Spirit', 'A Filler', 'B Walker'), at('Moor', 'A Scout')],
        steps: [
          A.uses('Great Wolf Spirit'),
          offered('A', ['Filler', 'Scout'], ['Walker', 'no']),
          A.answers('Filler'),
          A.uses('Great Wolf Spirit'),
          A.answers(second),
          now({
            asked: null,
            cards: { Filler: { power: second === 'Filler' ? 3 : 2 }, Scout: { power: second === 'Filler' ? 3 : 4 } },
          }),
          refused(A.uses('Great Wolf Spirit')),
          A.ends(),
          now({ cards: { Filler: { power: 1 } } }),
        ],
      });
  });

  it('without a minion of yours its talent has nothing to do; one is enough, and is not asked for (RES-13)', () => {
    play({
      bases: [at('Meadow', 'A Great Wolf Spirit', 'B Walker'), at('Moor')],
      steps: [refused(A.uses('Great Wolf Spirit'))],
    });
    play({
      bases: [at('Meadow', 'A Great Wolf Spirit', 'B Walker'), at('Moor', 'A Filler')],
      steps: [A.uses('Great Wolf Spirit'), now({ asked: null, cards: { Filler: { power: 2 } } })],
    });
  });

  it('great-wolf-spirit/3 a third time at Standing Stones, if that second use comes before its own (ABL-5)', () => {
    const bases = [at('Standing Stones', 'A Great Wolf Spirit', 'A Teenage Wolf'), at('Moor')];
    play({
      bases,
      steps: [
        A.uses('Teenage Wolf'),
        A.uses('Standing Stones'),
        A.uses('Teenage Wolf'),
        A.uses('Teenage Wolf'),
        now({ asked: null, cards: { 'Teenage Wolf': { power: 6 } } }),
        refused(A.uses('Teenage Wolf')),
      ],
    });
    play({
      bases,
      steps: [
        A.uses('Teenage Wolf'),
        A.uses('Teenage Wolf'),
        refused(A.uses('Standing Stones')),
        refused(A.uses('Teenage Wolf')),
      ],
    });
  });
});

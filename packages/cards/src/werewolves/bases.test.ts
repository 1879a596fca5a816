import { act, look, onPlay, ops, playNow, talent } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Moot Site: After the first time in a turn that a minion is played here, that minion gets +2 power this turn.', () => {
  it('the first minion of a turn here gets +2, whosever; no second one, none elsewhere (RES-5)', () =>
    play({
      seats: {
        A: { hand: ['Summon', 'Summon', 'Time Loop', 'Filler', 'Scout', 'King Rex'] },
        B: { hand: ['War Raptor'] },
      },
      bases: [at('Moot Site', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Summon'),
        A.plays('Summon'),
        A.plays('Filler', 'Moor'),
        A.plays('King Rex', 'Moot Site'),
        A.plays('Scout', 'Moot Site'),
        now({
          asked: null,
          cards: { Filler: { power: 1 }, 'King Rex': { power: 9 }, Scout: { power: 3 }, Walker: { power: 2 } },
        }),
        A.ends(),
        now({ cards: { 'King Rex': { power: 7 } } }),
        B.plays('War Raptor', 'Moot Site'),
        now({ cards: { 'War Raptor': { power: 5 } } }),
      ],
    }));

  it('not by being moved; not where its ability is ignored (ABL-2, TERM-13)', () => {
    play({
      seats: { A: { hand: ['Shanghai'] } },
      bases: [at('Moot Site'), at('Moor', 'B Walker')],
      steps: [A.plays('Shanghai'), now(at('Moot Site', 'B Walker'), { asked: null, cards: { Walker: { power: 2 } } })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Moot Site', 'B Jammed Signal'), at('Moor')],
      steps: [A.plays('Filler', 'Moot Site'), now({ asked: null, cards: { Filler: { power: 1 } } })],
    });
  });

  it('a minion replayed within its own play is a new card, and not the first (IO-1)', () => {
    const boomerang = minionCard(
      'Boomerang',
      1,
      'Return this minion to your hand and play it here again, once.',
      onPlay(function* (me) {
        const [plays, base] = yield* look((q) => [q.s.minionPlays.length, q.base(me.self)]);
        if (plays! > 1) return;
        yield* act(ops.returnToHand(me.self));
        yield* playNow({ card: me.self, at: base!, seat: me.seat });
      }),
    );
    play({
      cards: [boomerang],
      seats: { A: { hand: ['Boomerang'] } },
      bases: [at('Moot Site'), at('Moor')],
      steps: [A.plays('Boomerang', 'Moot Site'), now({ asked: null, cards: { Boomerang: { power: 1 } } })],
    });
  });
});

describe('Standing Stones: On your turn, one of your minions here may use a talent of its own a second time.', () => {
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

  it('one of your minions here may use its talent a second time, once a turn (ABL-6)', () =>
    play({
      bases: [
        at('Standing Stones', 'A Teenage Wolf', 'A Teenage Wolf', 'B Teenage Wolf'),
        at('Moor', 'A Teenage Wolf'),
      ],
      steps: [
        refused(A.uses('Standing Stones')),
        A.uses('Teenage Wolf@Moor'),
        refused(A.uses('Standing Stones')),
        A.uses('Teenage Wolf@Standing Stones#1'),
        A.uses('Teenage Wolf@Standing Stones#2'),
        A.uses('Standing Stones'),
        offered('A', ['Teenage Wolf@Standing Stones#1', 'Teenage Wolf@Standing Stones#2'], ['no']),
        A.answers('Teenage Wolf@Standing Stones#2'),
        refused(A.uses('Teenage Wolf@Standing Stones#1')),
        A.uses('Teenage Wolf@Standing Stones#2'),
        now({
          asked: null,
          cards: {
            'Teenage Wolf@Standing Stones#1': { power: 4 },
            'Teenage Wolf@Standing Stones#2': { power: 5 },
            'Teenage Wolf@Moor': { power: 4 },
          },
        }),
        refused(A.uses('Standing Stones')),
        refused(A.uses('Teenage Wolf@Standing Stones#2')),
        A.ends(),
        B.uses('Teenage Wolf@Standing Stones/B'),
        B.uses('Standing Stones'),
        B.uses('Teenage Wolf@Standing Stones/B'),
        now({ asked: null, cards: { 'Teenage Wolf@Standing Stones/B': { power: 5 } } }),
      ],
    }));

  it('standing-stones/1 the conditions must be met again: a G.E.L.F. is gone (ABL-5)', () => {
    play({
      seats: { A: { deck: ['War Raptor', 'Howl'] } },
      bases: [at('Standing Stones', 'A G.E.L.F.'), at('Moor')],
      steps: [
        A.uses('G.E.L.F.'),
        now(at('Standing Stones', 'A War Raptor'), { asked: null }),
        refused(A.uses('Standing Stones')),
      ],
    });
    const spender = minionCard(
      'Spender',
      2,
      'Talent: Remove a +1 power counter from this minion.',
      talent(
        function* (me) {
          yield* act(ops.counters(me.self, -1));
        },
        (q, me) => q.card(me.self).counters > 0,
      ),
    );
    play({
      cards: [spender],
      bases: [at('Standing Stones', 'A Spender +1'), at('Moor')],
      steps: [A.uses('Spender'), A.uses('Standing Stones'), refused(A.uses('Spender'))],
    });
  });

  it('standing-stones/2 of several talents one is used again (ABL-5)', () =>
    play({
      cards: [twins],
      bases: [at('Standing Stones', 'A Twins'), at('Moor')],
      steps: [
        A.uses('Twins'),
        A.uses('Twins'),
        A.uses('Standing Stones'),
        offered('A', ['0', '1']),
        A.answers('1'),
        A.uses('Twins'),
        now({ asked: null, cards: { Twins: { counters: 5 } } }),
        refused(A.uses('Twins')),
        refused(A.uses('Standing Stones')),
      ],
    }));
});

/** Cards for rules that no built card shows: they exist only in scenarios. */
import type { Def } from '@smash/engine';
import { act, at as atMoment, flipCoin, onPlay, ops } from '@smash/engine/script';

type Made = Pick<Def, 'name' | 'type' | 'text' | 'abilities'> & Partial<Def>;

export const samples: Made[] = [
  {
    name: 'Sample Coin',
    type: 'action',
    subtype: 'standard',
    text: 'Flip a coin. On heads, you gain 1 VP; on tails, draw a card.',
    abilities: [
      onPlay(function* (me) {
        yield* act((yield* flipCoin(me.seat)) ? ops.gainVp(me.seat, 1) : ops.draw(me.seat, 1));
      }),
    ],
  },
  {
    name: 'Sample Late Riser',
    type: 'minion',
    power: 2,
    text: 'Before the end of your turn, draw a card.',
    abilities: [
      atMoment('lateTurn', { when: (q, me) => q.s.current === me.seat }, function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    ],
  },
];

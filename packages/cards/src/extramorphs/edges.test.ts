import { look, NOBODY, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Ancient Crashed Ship: After you have played a minion here from anywhere but your hand, place a +1 power counter on that minion.', () => {
  it('not after the base plays one (MON-7)', () =>
    play({
      cards: [
        actionCard(
          'Release',
          'standard',
          'The first base plays the minion in your discard pile.',
          onPlay(function* (me) {
            const [card, base] = yield* look((q) => [q.discard(me.seat)[0]!, q.bases()[0]!]);
            yield* playNow({ card: card!, at: base!, seat: NOBODY });
          }),
        ),
      ],
      seats: { A: { hand: ['Release'], discard: ['Filler'] } },
      bases: [at('Ancient Crashed Ship')],
      steps: [A.plays('Release'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
});

describe('Egg Field: Put this on a base. You may search your hand, deck and/or discard pile for a Head Grabber and play it as an extra action on a minion here with power 3 or less.', () => {
  it('of several its player chooses one (TERM-12)', () =>
    play({
      seats: { A: { hand: ['Egg Field', 'Head Grabber'], discard: ['Head Grabber'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Filler')],
      steps: [
        A.plays('Egg Field'),
        A.answers('yes', 'open'),
        offered('A', ['Head Grabber@hand', 'Head Grabber@discard'], ['no']),
        A.answers('Head Grabber@discard'),
        now(at('Meadow', 'A Filler with A Head Grabber', 'A Egg Field'), {
          asked: null,
          hand: { A: ['Head Grabber'] },
        }),
      ],
    }));
});

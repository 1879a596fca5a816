import { act, chooseCard, endOfTurn, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, now, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Enchanted Objects: Special: You may play this card as an extra minion after you discard it from your hand. Use no more than one Enchanted Objects ability each turn.', () => {
  it('playing it is one use of a Special, not two (RES-5)', () =>
    play({
      seats: { A: { hand: ['Enchanted Objects'] } },
      bases: [at('Meadow', 'A Beast', 'A Black Trooper')],
      steps: [
        A.uses('Beast'),
        A.answers('Enchanted Objects', '?Enchanted Objects'),
        now(at('Meadow', 'A Beast', 'A Black Trooper', 'A Enchanted Objects'), {
          asked: null,
          cards: { 'Black Trooper': { power: 4 } },
        }),
      ],
    }));
});

describe("Gaston: Put this on a base. Ongoing: This base's breakpoint is 5 higher. Each player may, on their own turn, discard two cards from their hand to destroy this card.", () => {
  it('neither while its Ongoing abilities are cancelled (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the Ongoing abilities of an action this turn.',
          onPlay(function* (me) {
            const card = yield* chooseCard(me.seat, 'Choose an action', yield* look((q) => q.actions()));
            yield* act(ops.cancelLabel(card!, 'ongoing', yield* endOfTurn()));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Gaston')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 15 } }, can: [A.uses('Gaston')] }),
        A.plays('Hush'),
        now({ bases: { Meadow: { breakpoint: 10 } } }),
        refused(A.uses('Gaston')),
      ],
    }));
});

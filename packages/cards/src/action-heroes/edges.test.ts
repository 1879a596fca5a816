import { act, chooseCard, endOfTurn, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Kickboxbro: Talent: Play one of the actions stored under this card as an extra action.', () => {
  /** A position with cards under Kickboxbro. */
  const over = (...under: string[]) => ({
    ...at('Meadow'),
    cards: [{ seat: 'A' as const, card: 'Kickboxbro', under: under.map((card) => ({ seat: 'A' as const, card })) }],
  });

  it('its player sees all that is stored there (STO-1)', () =>
    play({
      bases: [over('Walker', 'Convoy', 'Distress Call'), at('Moor')],
      steps: [
        A.uses('Kickboxbro'),
        offered('A', ['Convoy', 'Distress Call']),
        shown('A', 'Walker', 'Convoy', 'Distress Call'),
      ],
    }));

  it('a fusion is played as an action, not as a minion (FUS-3)', () =>
    play({
      bases: [over('K.C. Smith'), at('Moor')],
      steps: [
        A.uses('Kickboxbro'),
        now(at('Meadow', 'A Kickboxbro'), {
          asked: null,
          plays: { A: { actions: 1 } },
          discard: { A: ['K.C. Smith'] },
        }),
      ],
    }));
});

describe("Rumbro: Ongoing: During your turn, if you have no other minion here, this base's breakpoint is reduced by 4.", () => {
  it('not while its Ongoing abilities are cancelled (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the Ongoing abilities of a card this turn.',
          onPlay(function* (me) {
            const card = yield* chooseCard(me.seat, 'Choose a card', yield* look((q) => q.minions()));
            yield* act(ops.cancelLabel(card!, 'ongoing', yield* endOfTurn()));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush'] } },
      bases: [at('Meadow', 'A Rumbro')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 6 } } }),
        A.plays('Hush'),
        now({ bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));
});

import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const inStasis = (card: string, counters: number, seat: 'A' | 'B' = 'A') => ({ seat, card, counters });

describe("Lightning Strike: Place two stasis counters on this card. Special: When stasis counters are removed from other cards by you, you may place them on this card. On your turn, you may use an action play to do both: reduce a base's breakpoint this turn by 1 for each stasis counter on this card (5 at most), and discard this card. Discard this card when you play it from stasis.", () => {
  it('goes to stasis with two; counters you remove from other cards may go on it, one by one (ME-2)', () =>
    play({
      seats: { A: { hand: ['Lightning Strike'] }, B: {} },
      stasis: [inStasis('Walker', 1), inStasis('Howl', 2), inStasis('Scout', 2, 'B')],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lightning Strike'),
        now({ asked: null, stasis: { A: { Walker: 1, Howl: 2, 'Lightning Strike': 2 } } }),
        A.ends(),
        // What B removes does not go there.
        now({ turn: 'B', phase: 'play', asked: null, stasis: { B: { Scout: 1 } } }),
        B.ends(),
        offered('A', ['Lightning Strike', 'pass']),
        now({ stasis: { A: { Walker: 0, Howl: 2, 'Lightning Strike': 2 } } }),
        A.answers('Lightning Strike'),
        now({ stasis: { A: { Walker: 0, Howl: 1, 'Lightning Strike': 3 } } }),
        offered('A', ['Lightning Strike', 'pass']),
        A.answers('pass'),
        // Its own counter is no other card's.
        now({ phase: 'play', asked: null, stasis: { A: { Walker: 0, Howl: 1, 'Lightning Strike': 2 } } }),
      ],
    }));

  it('not when counters are placed on other cards', () =>
    play({
      seats: { A: { hand: ['Disrupt the Space-Time Continuum', 'Howl', 'Walker'] } },
      stasis: [inStasis('Lightning Strike', 2)],
      bases: [at('Meadow')],
      steps: [
        A.plays('Disrupt the Space-Time Continuum'),
        A.answers('Howl', 'Walker'),
        now({ asked: null, stasis: { A: { 'Lightning Strike': 2, Howl: 2, Walker: 2 } } }),
      ],
    }));

  it('with its last counter gone it may take others, and then has to stay (STA-2)', () =>
    play({
      seats: { A: { hand: ['Will Have to Do'] }, B: {} },
      stasis: [inStasis('Lightning Strike', 0), inStasis('Walker', 2)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        now({ can: [A.plays('Lightning Strike', undefined, 'stasis')] }),
        A.plays('Will Have to Do'),
        A.answers('Walker', 'Walker', 'Lightning Strike', 'Lightning Strike'),
        now({
          asked: null,
          stasis: { A: { 'Lightning Strike': 2, Walker: 0 } },
          cannot: [A.plays('Lightning Strike', undefined, 'stasis')],
        }),
      ],
    }));

  it.each([
    [1, 9],
    [5, 5],
    [6, 5],
  ])(
    'with %i counters takes an action play and brings a base of 10 down to %i for the turn (TERM-11)',
    (counters, breakpoint) =>
      play({
        seats: { A: { hand: ['Filler'] }, B: {} },
        stasis: [inStasis('Lightning Strike', counters)],
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.uses('Lightning Strike'),
          offered('A', ['Meadow', 'Moor'], ['no']),
          A.answers('Moor'),
          now({
            asked: null,
            bases: { Meadow: { breakpoint: 10 }, Moor: { breakpoint } },
            plays: { A: { minions: 1, actions: 0 } },
            stasis: { A: {} },
            discard: { A: ['Lightning Strike'] },
          }),
          A.ends(),
          now({ turn: 'B', bases: { Moor: { breakpoint: 10 } } }),
        ],
      }),
  );

  it('lightning-strike/1 the base is lower to the end of the turn although the card is gone: it scores (SCORE-1)', () =>
    play({
      seats: { A: {}, B: {} },
      stasis: [inStasis('Lightning Strike', 3)],
      bases: [at('Meadow', 'A Filler +6'), at('Moor', 'A Filler +5')],
      steps: [
        A.uses('Lightning Strike'),
        A.answers('Meadow'),
        now({ discard: { A: ['Lightning Strike'] }, bases: { Meadow: { breakpoint: 7, total: 7 } } }),
        A.ends(),
        now(at('Moor', 'A Filler'), { vp: { A: 3 } }),
      ],
    }));

  it('an extra action play does as well as the regular one; without any it cannot be used (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Howl', 'Howl'] }, B: {} },
      stasis: [inStasis('Lightning Strike', 2)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Howl'),
        refused(A.uses('Lightning Strike')),
        A.ends(),
        B.ends(),
        A.plays('Time Loop'),
        A.plays('Howl'),
        A.uses('Lightning Strike'),
        A.answers('Meadow'),
        now({ bases: { Meadow: { breakpoint: 9 } } }),
        ({ state }) => {
          if (state.extraPlays.length > 0 || state.seats[0]!.actions > 0) throw new Error('an action play is left');
        },
      ],
    }));

  it('is used by its player alone, on that player’s turn (ABL-6)', () =>
    play({
      seats: { A: {}, B: {} },
      stasis: [inStasis('Lightning Strike', 2, 'B'), inStasis('Lightning Strike', 0)],
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.uses('Lightning Strike')), A.ends(), B.uses('Lightning Strike'), B.answers('Meadow')],
    }));

  it('lightning-strike/2 played from stasis it does not go back there, and is discarded (STA-2)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Lightning Strike', 1)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lightning Strike', undefined, 'stasis'),
        now({
          asked: null,
          stasis: { A: {} },
          discard: { A: ['Lightning Strike'] },
          bases: { Meadow: { breakpoint: 10 }, Moor: { breakpoint: 10 } },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));
});

import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const inStasis = (card: string, counters: number, seat: 'A' | 'B' = 'A') => ({ seat, card, counters });

describe('99 MPH: Choose a card in your hand and place two stasis counters on it. Draw a card.', () => {
  it('99-mph/1 the card is face up before you, in play, at no base and in no hand, deck or pile; then a card is drawn (STA-1, RES-3)', () =>
    play({
      seats: { A: { hand: ['99 MPH', 'Walker', 'Howl'], deck: ['Scout', 'Invader'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('99 MPH'),
        offered('A', ['Walker', 'Howl'], ['no', '99 MPH', 'Scout']),
        A.answers('Howl'),
        now(at('Meadow', 'B Filler'), at('Moor'), {
          asked: null,
          stasis: { A: { Howl: 2 } },
          hand: { A: ['Walker', 'Scout'] },
          deck: { A: ['Invader'] },
          discard: { A: ['99 MPH'] },
          sees: { B: { has: ['Howl'], lacks: ['Walker', 'Scout'] } },
        }),
      ],
    }));

  it('draws even when there is no other card in hand (RES-3, RES-13)', () =>
    play({
      seats: { A: { hand: ['99 MPH'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('99 MPH'), now({ asked: null, stasis: { A: {} }, hand: { A: ['Scout'] } })],
    }));

  it('99-mph/2 without counters it may be played as an extra card in that turn; else it is discarded at its end (STA-2, STA-3)', () => {
    const start = {
      seats: { A: { hand: ['99 MPH', 'Invader'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
    };
    const waits = [
      A.plays('99 MPH'),
      A.ends(),
      B.ends(),
      now({ stasis: { A: { Invader: 1 } }, cannot: [A.plays('Invader', 'Moor', 'stasis')] }),
      A.ends(),
      B.ends(),
      now({ turn: 'A', stasis: { A: { Invader: 0 } } }),
    ];
    play({
      ...start,
      steps: [
        ...waits,
        A.plays('Invader', 'Moor', 'stasis'),
        now(at('Moor', 'A Invader'), { vp: { A: 1 }, plays: { A: { minions: 1, actions: 1 } }, stasis: { A: {} } }),
      ],
    });
    play({
      ...start,
      steps: [
        ...waits,
        A.ends(),
        now(at('Moor'), { vp: { A: 0 }, stasis: { A: {} }, discard: { A: ['99 MPH', 'Invader'] } }),
      ],
    });
  });
});

describe("Back From the Future: Reveal your deck's top three cards. You may place two stasis counters on one of these cards. Return the others to the top in any order.", () => {
  it('shows three to all; one goes to stasis, the others back in the order said (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Back From the Future'], deck: ['Howl', 'Scout', 'Invader', 'Filler'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Back From the Future'),
        now({ sees: { B: { has: ['Howl', 'Scout', 'Invader'], lacks: ['Filler'] } } }),
        offered('A', ['Howl', 'Scout', 'Invader', 'no'], ['Filler']),
        A.answers('Scout', 'Invader', 'Howl'),
        now({
          asked: null,
          stasis: { A: { Scout: 2 } },
          deck: { A: ['Invader', 'Howl', 'Filler'] },
          discard: { A: ['Back From the Future'] },
        }),
      ],
    }));

  it('or all three go back (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Back From the Future'], deck: ['Howl', 'Scout', 'Invader', 'Filler'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Back From the Future'),
        A.answers('no', 'Scout', 'Invader', 'Howl'),
        now({ asked: null, stasis: { A: {} }, deck: { A: ['Scout', 'Invader', 'Howl', 'Filler'] } }),
      ],
    }));

  it('with fewer cards reveals what there is, the discard pile shuffled under it (DECK-1)', () => {
    play({
      seats: { A: { hand: ['Back From the Future'], deck: ['Howl'], discard: ['Scout'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Back From the Future'),
        offered('A', ['Howl', 'Scout', 'no']),
        A.answers('Howl'),
        now({
          asked: null,
          stasis: { A: { Howl: 2 } },
          deck: { A: ['Scout'] },
          discard: { A: ['Back From the Future'] },
        }),
      ],
    });
    play({
      seats: { A: { hand: ['Back From the Future'], deck: [] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Back From the Future'),
        now({ asked: null, stasis: { A: {} }, discard: { A: ['Back From the Future'] } }),
      ],
    });
  });
});

describe('Disrupt the Space-Time Continuum: Choose up to two cards in your hand. On each of them, place as many stasis counters as the number of cards you chose.', () => {
  it.each([
    [['Howl', 'Walker'], { Howl: 2, Walker: 2 }, ['Scout']],
    [['Walker', 'done'], { Walker: 1 }, ['Howl', 'Scout']],
    [['done'], {}, ['Howl', 'Walker', 'Scout']],
  ])('%j: as many on each as were chosen (RES-12)', (answer, stasis, hand) =>
    play({
      seats: { A: { hand: ['Disrupt the Space-Time Continuum', 'Howl', 'Walker', 'Scout'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Disrupt the Space-Time Continuum'),
        offered('A', ['Howl', 'Walker', 'Scout', 'done']),
        A.answers(...answer),
        now({ asked: null, stasis: { A: stasis }, hand: { A: hand } }),
      ],
    }),
  );

  it('not three (RES-12)', () =>
    play({
      seats: { A: { hand: ['Disrupt the Space-Time Continuum', 'Howl', 'Walker', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Disrupt the Space-Time Continuum'), refused(A.answers('Howl', 'Walker', 'Scout'))],
    }));

  it('each of the two works as it enters stasis, one after the other (RES-10)', () =>
    play({
      seats: {
        A: {
          hand: ['Disrupt the Space-Time Continuum', 'Help From the Past', 'Letter From Another Time'],
          deck: ['Scout', 'Filler'],
          discard: ['Howl', 'Walker'],
        },
        B: {},
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Disrupt the Space-Time Continuum'),
        A.answers('Help From the Past', 'Letter From Another Time'),
        offered('A', ['Help From the Past', 'Letter From Another Time'], ['pass']),
        A.answers('Letter From Another Time', 'Scout'),
        A.answers('Howl'),
        now({
          asked: null,
          stasis: { A: { 'Help From the Past': 2, 'Letter From Another Time': 2 } },
          cards: { 'Help From the Past': { under: ['Howl'] }, 'Letter From Another Time': { under: ['Scout'] } },
        }),
      ],
    }));
});

describe('Future Almanac?: Place three stasis counters on this card. Special: Draw a card after you have removed a stasis counter from this card. Discard this card when you play it from stasis.', () => {
  it('future-almanac/1 draws for each counter you remove, even when several go at the same time (RES-9)', () =>
    play({
      seats: { A: { hand: ['Will Have to Do'], deck: ['Howl', 'Scout', 'Walker'] }, B: {} },
      stasis: [inStasis('Future Almanac?', 3)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        // Nobody has a minion: only stasis counters can be removed.
        A.plays('Will Have to Do'),
        offered('A', ['Future Almanac?', 'done']),
        A.answers('Future Almanac?', 'Future Almanac?'),
        now({
          asked: null,
          stasis: { A: { 'Future Almanac?': 1 } },
          hand: { A: ['Howl', 'Scout'] },
          deck: { A: ['Walker'] },
        }),
      ],
    }));

  it('with three counters it takes three of your turns; each draws one (STA-2)', () =>
    play({
      seats: { A: { hand: ['Future Almanac?'], deck: ['Howl', 'Scout', 'Walker', 'Filler'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Future Almanac?'),
        now({ asked: null, stasis: { A: { 'Future Almanac?': 3 } }, discard: { A: [] }, hand: { A: [] } }),
        A.ends(),
        now({ hand: { A: ['Howl', 'Scout'] } }),
        B.ends(),
        now({ stasis: { A: { 'Future Almanac?': 2 } }, hand: { A: ['Howl', 'Scout', 'Walker'] } }),
      ],
    }));

  it('does not draw when another player removes it (TERM-2)', () =>
    play({
      cards: [
        actionCard(
          'Thief',
          'standard',
          'Remove a stasis counter from the first card in stasis.',
          onPlay(function* () {
            yield* act(ops.removeStasis(yield* look((q) => q.s.inPlay.find((ix) => q.card(ix).stasis > 0)!)));
          }),
        ),
      ],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Thief'] } },
      stasis: [inStasis('Future Almanac?', 3)],
      bases: [at('Meadow'), at('Moor')],
      steps: [B.plays('Thief'), now({ asked: null, stasis: { A: { 'Future Almanac?': 2 } }, hand: { A: [] } })],
    }));

  it('future-almanac/2 played from stasis it does not go back there, and is discarded (STA-2)', () =>
    play({
      seats: { A: { deck: ['Howl', 'Scout'] }, B: {} },
      phase: 'start',
      stasis: [inStasis('Future Almanac?', 1)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        now({ hand: { A: ['Howl'] } }),
        A.plays('Future Almanac?', undefined, 'stasis'),
        now({
          asked: null,
          stasis: { A: {} },
          discard: { A: ['Future Almanac?'] },
          hand: { A: ['Howl'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));
});

describe('Will Have to Do: Place a total of up to two +1 power counters on your minions OR remove a total of up to two stasis counters from your cards in stasis.', () => {
  const table = {
    seats: { A: { hand: ['Will Have to Do'] }, B: {} },
    stasis: [inStasis('Howl', 1), inStasis('Walker', 2), inStasis('Scout', 0), inStasis('Scout', 2, 'B')],
    bases: [at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'A Collector')],
  };
  it.each([
    [['Filler', 'Filler'], 2, 0],
    [['Filler', 'Collector'], 1, 1],
    [['Collector', 'done'], 0, 1],
    [['done'], 0, 0],
  ])('places power counters: %j (RES-12, RES-14)', (answer, filler, collector) =>
    play({
      ...table,
      steps: [
        A.plays('Will Have to Do'),
        offered('A', ['place', 'remove'], ['no']),
        A.answers('place'),
        offered('A', ['Filler', 'Collector', 'done'], ['Invader', 'Walker']),
        ...answer.map((one) => A.answers(one)),
        now({
          asked: null,
          cards: { Filler: { counters: filler }, Collector: { counters: collector } },
          stasis: { A: { Howl: 1, Walker: 2, Scout: 0 } },
        }),
      ],
    }),
  );

  it.each([
    [['Walker', 'Walker'], { Howl: 1, Walker: 0, Scout: 0 }],
    [['Howl', 'Walker'], { Howl: 0, Walker: 1, Scout: 0 }],
    [['Howl', 'done'], { Howl: 0, Walker: 2, Scout: 0 }],
    [['done'], { Howl: 1, Walker: 2, Scout: 0 }],
  ])('removes stasis counters that are there: %j (RES-14)', (answer, stasis) =>
    play({
      ...table,
      steps: [
        A.plays('Will Have to Do'),
        A.answers('remove'),
        offered('A', ['Howl', 'Walker', 'done'], ['Scout']),
        ...answer.map((one) => A.answers(one)),
        now({ asked: null, stasis: { A: stasis, B: { Scout: 2 } } }),
      ],
    }),
  );

  it('a card whose only counter is chosen is not offered again, another is', () => {
    play({
      ...table,
      steps: [A.plays('Will Have to Do'), A.answers('remove', 'Howl'), offered('A', ['Walker', 'done'], ['Howl'])],
    });
    play({
      ...table,
      steps: [A.plays('Will Have to Do'), A.answers('remove', 'Walker'), offered('A', ['Howl', 'Walker', 'done'])],
    });
  });

  it('does whatever it can: without minions, without stasis counters, without both (RES-11)', () => {
    play({
      ...table,
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Will Have to Do'), offered('A', ['Howl', 'Walker', 'done'])],
    });
    play({
      ...table,
      stasis: [inStasis('Howl', 0)],
      steps: [A.plays('Will Have to Do'), offered('A', ['Filler', 'Collector', 'done'])],
    });
    play({
      ...table,
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays('Will Have to Do'), offered('A', ['place', 'remove'])],
    });
    play({
      ...table,
      stasis: [],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Will Have to Do'), now({ asked: null, discard: { A: ['Will Have to Do'] } })],
    });
  });
});

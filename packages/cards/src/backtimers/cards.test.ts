import { view } from '@smash/engine';
import { A, at, B, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const inStasis = (card: string, counters: number, seat: 'A' | 'B' = 'A') => ({ seat, card, counters });

describe('Alex P. McGlide: You may choose a card in your hand and place two stasis counters on it. Talent: If the last stasis counter of a card was removed this turn, you may place a +1 power counter on one of your minions.', () => {
  it('alex-p-mcglide/1 the card from hand is face up before you, in play, at no base and in no hand, deck or pile (STA-1)', () =>
    play({
      seats: { A: { hand: ['Alex P. McGlide', 'Invader', 'Howl'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Alex P. McGlide', 'Moor'),
        offered('A', ['Invader', 'Howl', 'no'], ['Filler', 'Walker']),
        A.answers('Invader'),
        now(at('Moor', 'A Alex P. McGlide'), {
          asked: null,
          stasis: { A: { Invader: 2 }, B: {} },
          hand: { A: ['Howl'] },
          discard: { A: [] },
          vp: { A: 0 },
        }),
        ({ state }) =>
          expect(view(state, 'spectator').seats[0]!.stasis).toMatchObject([{ name: 'Invader', stasis: 2 }]),
        // Only texts about stasis affect it.
        A.ends(),
        now({ stasis: { A: { Invader: 2 } } }),
      ],
    }));

  it('may be declined, and does nothing with an empty hand (TERM-14)', () => {
    play({
      seats: { A: { hand: ['Alex P. McGlide', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Alex P. McGlide', 'Moor'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Howl'] }, stasis: { A: {} } }),
      ],
    });
    play({
      seats: { A: { hand: ['Alex P. McGlide'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Alex P. McGlide', 'Moor'), now({ asked: null, stasis: { A: {} } })],
    });
  });

  it('its talent works in the turn in which a card, anybody’s, has lost its last counter (ABL-5)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Howl', 1), inStasis('Walker', 2)],
      bases: [at('Meadow', 'A Alex P. McGlide', 'B Invader'), at('Moor', 'A Filler', 'B Alex P. McGlide')],
      steps: [
        A.uses('Alex P. McGlide/A'),
        offered('A', ['Alex P. McGlide/A', 'Filler', 'no'], ['Invader', 'Alex P. McGlide/B']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
        refused(A.uses('Alex P. McGlide/A')),
        A.ends(),
        // Another turn.
        refused(B.uses('Alex P. McGlide/B')),
      ],
    }));

  it('and not when counters went but none was the last, nor when a card left stasis without one (STA-3)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Howl', 2), inStasis('Invader', 0)],
      bases: [at('Meadow', 'A Alex P. McGlide'), at('Moor')],
      steps: [
        now({ stasis: { A: { Howl: 1, Invader: 0 } } }),
        refused(A.uses('Alex P. McGlide')),
        A.plays('Invader', 'Moor', 'stasis'),
        refused(A.uses('Alex P. McGlide')),
      ],
    }));
});

describe('Zany Prof: Ongoing: At the start of your turn, you may choose one of your cards in stasis and remove a stasis counter from it OR add one to it.', () => {
  it('zany-prof/1 it comes after the mandatory removal of one counter from each of your cards (ME-2, against TURN-2)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Howl', 2), inStasis('Walker', 3), inStasis('Invader', 2, 'B')],
      bases: [at('Meadow', 'A Zany Prof'), at('Moor')],
      steps: [
        // Asked only after both have lost theirs.
        now({ phase: 'start', stasis: { A: { Howl: 1, Walker: 2 }, B: { Invader: 2 } } }),
        offered('A', ['Zany Prof', 'pass']),
        A.answers('Zany Prof'),
        offered('A', ['Howl', 'Walker'], ['Invader', 'no']),
        A.answers('Howl'),
        offered('A', ['remove', 'add'], ['no']),
        A.answers('remove'),
        now({ phase: 'play', asked: null, stasis: { A: { Howl: 0, Walker: 2 }, B: { Invader: 2 } } }),
        A.plays('Howl', undefined, 'stasis'),
        now({ discard: { A: ['Howl'] } }),
      ],
    }));

  it('adds one, even to a card without counters, which can lose none; two of them work one after the other (ME-2)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Howl', 1)],
      bases: [at('Meadow', 'A Zany Prof', 'A Zany Prof'), at('Moor', 'B Zany Prof')],
      steps: [
        A.answers('Zany Prof#1'),
        // One card and one way leave nothing to ask.
        now({ stasis: { A: { Howl: 1 } } }),
        A.answers('Zany Prof#2', 'add'),
        now({ phase: 'play', asked: null, stasis: { A: { Howl: 2 } } }),
        A.ends(),
        // Not on another player's turn, nor for a player with nothing in stasis.
        now({ turn: 'B', phase: 'play', asked: null, stasis: { A: { Howl: 2 } } }),
      ],
    }));

  it('may be passed, and is not asked without a card in stasis (TERM-14)', () => {
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Howl', 2)],
      bases: [at('Meadow', 'A Zany Prof'), at('Moor')],
      steps: [A.answers('pass'), now({ phase: 'play', asked: null, stasis: { A: { Howl: 1 } } })],
    });
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Howl', 2, 'B')],
      bases: [at('Meadow', 'A Zany Prof'), at('Moor')],
      steps: [now({ phase: 'play', asked: null, stasis: { B: { Howl: 2 } } })],
    });
  });
});

describe('Lifelong Bully: Add a stasis counter to one of your cards in stasis OR look at the top two cards of your deck, after which you may place two stasis counters on one of them and return the others to the top in any order.', () => {
  it('adds a counter to a card of yours in stasis, even to one without any (RES-14)', () =>
    play({
      seats: { A: { hand: ['Lifelong Bully'], deck: ['Howl', 'Scout'] }, B: {} },
      stasis: [inStasis('Walker', 1), inStasis('Howl', 0), inStasis('Invader', 1, 'B')],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lifelong Bully', 'Meadow'),
        offered('A', ['add', 'look'], ['no']),
        A.answers('add'),
        offered('A', ['Walker', 'Howl@stasis'], ['Invader', 'no']),
        A.answers('Howl@stasis'),
        now(at('Meadow', 'A Lifelong Bully'), {
          asked: null,
          stasis: { A: { Walker: 1, Howl: 1 }, B: { Invader: 1 } },
          deck: { A: ['Howl', 'Scout'] },
        }),
      ],
    }));

  it('looks at two cards alone, puts one in stasis and the other back on top (INFO-1)', () =>
    play({
      seats: { A: { hand: ['Lifelong Bully'], deck: ['Howl', 'Scout', 'Invader'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        // Without a card in stasis there is only one way.
        A.plays('Lifelong Bully', 'Meadow'),
        offered('A', ['Howl', 'Scout', 'no'], ['Invader']),
        now({ sees: { A: { has: ['Scout'] }, B: { lacks: ['Howl', 'Scout', 'Invader'] } } }),
        A.answers('Scout'),
        now({
          asked: null,
          stasis: { A: { Scout: 2 } },
          deck: { A: ['Howl', 'Invader'] },
          sees: { B: { has: ['Scout'] } },
        }),
      ],
    }));

  it('or returns both in any order; with a short deck it is rebuilt first, with no cards nothing happens (DECK-1)', () => {
    play({
      seats: { A: { hand: ['Lifelong Bully'], deck: ['Howl', 'Scout', 'Invader'] }, B: {} },
      stasis: [inStasis('Walker', 1)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lifelong Bully', 'Meadow'),
        A.answers('look', 'no', 'Scout', 'Howl'),
        now({ asked: null, stasis: { A: { Walker: 1 } }, deck: { A: ['Scout', 'Howl', 'Invader'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Lifelong Bully'], deck: ['Howl'], discard: ['Scout'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lifelong Bully', 'Meadow'),
        offered('A', ['Howl', 'Scout', 'no']),
        A.answers('Scout'),
        now({ asked: null, stasis: { A: { Scout: 2 } }, deck: { A: ['Howl'] }, discard: { A: [] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Lifelong Bully'], deck: [] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Lifelong Bully', 'Meadow'), now({ asked: null, stasis: { A: {} } })],
    });
  });
});

describe('Sidelined Girlfriend: You may place a stasis counter on this card. Special: After a stasis counter has been removed from this card, you may choose one of your minions at a base and place a +1 power counter on it. From stasis, this card is played as an extra minion; place a +1 power counter on it then.', () => {
  it('may go to stasis; her Special then strengthens one of your minions at a base (STA-1)', () =>
    play({
      seats: { A: { hand: ['Sidelined Girlfriend'] }, B: {} },
      stasis: [inStasis('Walker', 2)],
      bases: [at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Sidelined Girlfriend', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Filler', 'B Invader'), {
          asked: null,
          stasis: { A: { Walker: 2, 'Sidelined Girlfriend': 1 } },
        }),
        A.ends(),
        B.ends(),
        offered('A', ['Sidelined Girlfriend', 'pass']),
        A.answers('Sidelined Girlfriend'),
        offered('A', ['Filler@Meadow', 'Scout'], ['Invader', 'Walker', 'Sidelined Girlfriend']),
        A.answers('Scout'),
        now({ asked: null, phase: 'play', cards: { Scout: { counters: 1 }, 'Filler@Meadow': { counters: 0 } } }),
      ],
    }));

  it('may stay, and her Special may be passed or have nobody to strengthen (TERM-14)', () => {
    play({
      seats: { A: { hand: ['Sidelined Girlfriend'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sidelined Girlfriend', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Sidelined Girlfriend'), { asked: null, stasis: { A: {} } }),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Sidelined Girlfriend', 2)],
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.answers('pass'), now({ phase: 'play', asked: null, cards: { Filler: { counters: 0 } } })],
    });
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Sidelined Girlfriend', 2)],
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [now({ phase: 'play', asked: null, stasis: { A: { 'Sidelined Girlfriend': 1 } } })],
    });
  });

  it('sidelined-girlfriend/1 sidelined-girlfriend/3 played from stasis she stays, with a counter, and cannot go back (STA-2)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Sidelined Girlfriend', 1)],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sidelined Girlfriend', 'Moor', 'stasis'),
        now(at('Moor', 'A Sidelined Girlfriend'), {
          asked: null,
          cards: { 'Sidelined Girlfriend': { counters: 1, power: 3 } },
          plays: { A: { minions: 1, actions: 1 } },
          stasis: { A: {} },
        }),
        A.ends(),
        now(at('Moor', 'A Sidelined Girlfriend'), { discard: { A: [] } }),
      ],
    }));

  it('sidelined-girlfriend/2 her Special works for each counter removed, even for several at the same time (RES-9)', () =>
    play({
      seats: { A: { hand: ['Will Have to Do'] }, B: {} },
      stasis: [inStasis('Sidelined Girlfriend', 3)],
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Will Have to Do'),
        A.answers('remove', 'Sidelined Girlfriend', 'Sidelined Girlfriend'),
        A.answers('Sidelined Girlfriend', 'Filler', 'Sidelined Girlfriend', 'Scout'),
        now({
          asked: null,
          stasis: { A: { 'Sidelined Girlfriend': 1 } },
          cards: { Filler: { counters: 1 }, Scout: { counters: 1 } },
        }),
      ],
    }));

  it('two of them in stasis are two (RES-9)', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [inStasis('Sidelined Girlfriend', 1), inStasis('Sidelined Girlfriend', 2)],
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.answers('Sidelined Girlfriend'),
        A.answers('Sidelined Girlfriend'),
        now({ phase: 'play', asked: null, cards: { Filler: { counters: 2 } } }),
        ({ state }) =>
          expect(
            state.cards
              .filter((card, ix) => card.zone === 'stasis' && queryOf(state).name(ix) === 'Sidelined Girlfriend')
              .map((card) => card.stasis),
          ).toEqual([0, 1]),
      ],
    }));
});

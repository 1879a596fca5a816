import { view } from '@smash/engine';
import { A, at, B, logged, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const rounds = (n: number) => Array.from({ length: n }, () => [A.ends(), B.ends()]).flat();

describe('Help From the Past: Place three stasis counters on this card. Special: When this card enters stasis, choose a card in your discard pile and store it under this card. Discard this card when you play it from stasis, and you may play a card stored under it as an extra card.', () => {
  const table = (discard: string[]) => ({
    seats: { A: { hand: ['Help From the Past'], discard }, B: {} },
    bases: [at('Meadow', 'A Filler'), at('Moor')],
  });

  it('help-from-the-past/1 in stasis it is not in the discard pile when it stores a card, and cannot store itself (STA-1, STO-1)', () =>
    play({
      ...table(['Invader', 'Howl']),
      steps: [
        A.plays('Help From the Past'),
        offered('A', ['Invader', 'Howl'], ['Help From the Past', 'no']),
        A.answers('Invader'),
        now({
          asked: null,
          discard: { A: ['Howl'] },
          stasis: { A: { 'Help From the Past': 3 } },
          cards: { 'Help From the Past': { under: ['Invader'] } },
        }),
        ({ state }) => {
          expect(view(state, 0).seats[0]!.stasis).toMatchObject([{ under: 1, stored: [{ name: 'Invader' }] }]);
          expect(view(state, 1).seats[0]!.stasis[0]).toMatchObject({ under: 1 });
          expect(view(state, 1).seats[0]!.stasis[0]).not.toHaveProperty('stored');
        },
      ],
    }));

  it('with an empty discard pile it stores nothing, and goes to stasis anyway (RES-13)', () =>
    play({
      ...table([]),
      steps: [
        A.plays('Help From the Past'),
        now({
          asked: null,
          discard: { A: [] },
          stasis: { A: { 'Help From the Past': 3 } },
          cards: { 'Help From the Past': { under: [] } },
        }),
        ...rounds(3),
        A.plays('Help From the Past', undefined, 'stasis'),
        now({ asked: null, discard: { A: ['Help From the Past'] }, stasis: { A: {} } }),
      ],
    }));

  it('stores a card, too, when another card puts it in stasis (ABL-4)', () =>
    play({
      ...table(['Howl']),
      seats: { A: { hand: ['99 MPH', 'Help From the Past'], discard: ['Howl'], deck: ['Scout'] }, B: {} },
      steps: [
        A.plays('99 MPH'),
        // Choose what to store after drawing the card.
        now({
          asked: null,
          hand: { A: ['Scout'] },
          stasis: { A: { 'Help From the Past': 2 } },
          cards: { 'Help From the Past': { under: ['Howl'] } },
          discard: { A: ['99 MPH'] },
        }),
      ],
    }));

  it('help-from-the-past/3 played from stasis it does not go back there: the stored card may be played immediately (EXT-3, STA-2)', () =>
    play({
      ...table(['Invader']),
      steps: [
        A.plays('Help From the Past'),
        ...rounds(2),
        now({ stasis: { A: { 'Help From the Past': 1 } } }),
        refused(A.plays('Help From the Past', undefined, 'stasis')),
        refused(A.plays('Invader', 'Moor', 'under')),
        ...rounds(1),
        // The stored card alone cannot be played.
        refused(A.plays('Invader', 'Moor', 'under')),
        A.plays('Help From the Past', undefined, 'stasis'),
        offered('A', ['Invader', 'no']),
        ({ state }) => {
          const { prompt, resolving } = view(state, 0);
          expect(prompt!.shown).toMatchObject([{ name: 'Invader' }]);
          expect(prompt!.options[0]).toMatchObject({ name: 'Invader', from: 'under' });
          expect(resolving).toMatchObject([{ name: 'Help From the Past', under: 1 }]);
          expect(view(state, 1).resolving[0]).not.toHaveProperty('stored');
        },
        A.answers('Invader', 'Moor'),
        now(at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          stasis: { A: {} },
          discard: { A: ['Help From the Past'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('help-from-the-past/2 a stored card that is not played then is discarded (STO-2)', () =>
    play({
      ...table(['Invader']),
      steps: [
        A.plays('Help From the Past'),
        ...rounds(3),
        A.plays('Help From the Past', undefined, 'stasis'),
        A.answers('no'),
        now(at('Moor'), {
          asked: null,
          vp: { A: 0 },
          stasis: { A: {} },
          discard: { A: ['Invader', 'Help From the Past'] },
        }),
        ({ state }) => expect(state.inPlay.every((ix) => state.cards[ix]!.zone !== 'under')).toBe(true),
      ],
    }));

  it('left in stasis it is discarded with the stored card at the end of the turn (STA-3, STO-2)', () =>
    play({
      ...table(['Invader']),
      steps: [
        A.plays('Help From the Past'),
        ...rounds(3),
        A.ends(),
        now({ stasis: { A: {} }, discard: { A: ['Help From the Past', 'Invader'] } }),
      ],
    }));

  it('an action goes on a minion, a standard one resolves, one that begins with Special or has no legal place is not offered (PLAY-4, PLAY-6)', () => {
    for (const [name, answer] of [
      ['Upgrade', ['Upgrade']],
      ['Howl', ['Howl']],
    ] as const)
      play({
        ...table([name]),
        steps: [
          A.plays('Help From the Past'),
          ...rounds(3),
          A.plays('Help From the Past', undefined, 'stasis'),
          A.answers(...answer),
          now(at('Meadow', `A Filler${name === 'Upgrade' ? ' with A Upgrade' : ''}`), {
            asked: null,
            discard: { A: name === 'Upgrade' ? ['Help From the Past'] : ['Howl', 'Help From the Past'] },
            plays: { A: { actions: 1 } },
          }),
        ],
      });
    for (const [name, bases] of [
      ['Hidden Ninja', [at('Meadow', 'A Filler'), at('Moor')]],
      ['Upgrade', [at('Meadow'), at('Moor')]],
    ] as const)
      play({
        ...table([name]),
        bases: [...bases],
        steps: [
          A.plays('Help From the Past'),
          ...rounds(3),
          A.plays('Help From the Past', undefined, 'stasis'),
          now({ asked: null, discard: { A: [name, 'Help From the Past'] } }),
        ],
      });
  });

  it('a stored fusion is played as either (FUS-4)', () => {
    for (const way of ['minion', 'action'])
      play({
        ...table(['Rosie']),
        steps: [
          A.plays('Help From the Past'),
          ...rounds(3),
          A.plays('Help From the Past', undefined, 'stasis'),
          A.answers('Rosie'),
          offered('A', ['minion', 'action']),
          A.answers(way),
          ...(way === 'minion' ? [A.answers('Moor'), now(at('Moor', 'A Rosie'))] : [now(at('Moor'))]),
        ],
      });
  });

  it('conceding in the middle of it leaves nothing behind (WIN-3)', () =>
    play({
      seats: { A: { hand: ['Help From the Past'], discard: ['Invader'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Help From the Past'),
        ...Array.from({ length: 3 }, () => [
          A.ends(),
          { by: 'B' as const, end: true as const },
          { by: 'C' as const, end: true as const },
        ]).flat(),
        A.plays('Help From the Past', undefined, 'stasis'),
        { by: 'A', concede: true },
        now({ turn: 'B', phase: 'play', over: false }),
        ({ state }) =>
          expect(state.cards.filter((card) => card.owner === 0).every((card) => card.zone === 'box')).toBe(true),
      ],
    }));
});

describe('Letter From Another Time: Place three stasis counters on this card. Special: When this card enters stasis, find any card by searching your deck and store it under this card. Discard this card when you play it from stasis, and you may play a card stored under it as an extra card.', () => {
  const table = (deck: string[]) => ({
    seats: { A: { hand: ['Letter From Another Time'], deck, discard: [] }, B: {} },
    bases: [at('Meadow', 'A Filler'), at('Moor')],
  });

  it('letter-from-another-time/1 the card found is shown to everybody, then placed face down (INFO-3, STO-1)', () =>
    play({
      ...table(['Howl', 'Invader', 'Scout']),
      steps: [
        A.plays('Letter From Another Time'),
        offered('A', ['Howl', 'Invader', 'Scout'], ['no']),
        now({ sees: { B: { lacks: ['Howl', 'Invader', 'Scout'] } } }),
        A.answers('Invader'),
        now({
          asked: null,
          sees: { B: { has: ['Invader'], lacks: ['Howl', 'Scout'] }, spectator: { has: ['Invader'] } },
          deck: { A: 2 },
          stasis: { A: { 'Letter From Another Time': 3 } },
          cards: { 'Letter From Another Time': { under: ['Invader'] } },
        }),
        logged('A shuffled the deck'),
        ({ state }) => {
          expect(view(state, 1).seats[0]!.stasis[0]).not.toHaveProperty('stored');
          expect(
            queryOf(state)
              .deck(0)
              .map((ix) => queryOf(state).name(ix))
              .sort(),
          ).toEqual(['Howl', 'Scout']);
        },
      ],
    }));

  it('with no card to find it goes to stasis anyway (DECK-1)', () =>
    play({
      ...table([]),
      steps: [
        A.plays('Letter From Another Time'),
        now({
          asked: null,
          stasis: { A: { 'Letter From Another Time': 3 } },
          cards: { 'Letter From Another Time': { under: [] } },
        }),
      ],
    }));

  const deck = ['Invader', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
  it('letter-from-another-time/3 played from stasis it does not go back there: the stored card may be played (STA-2, EXT-3)', () =>
    play({
      ...table(deck),
      steps: [
        A.plays('Letter From Another Time'),
        A.answers('Invader'),
        ...rounds(3),
        A.plays('Letter From Another Time', undefined, 'stasis'),
        offered('A', ['Invader', 'no']),
        A.answers('Invader', 'Moor'),
        now(at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          stasis: { A: {} },
          discard: { A: ['Letter From Another Time'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('letter-from-another-time/2 a stored card that is not played then is discarded (STO-2)', () =>
    play({
      ...table(deck),
      steps: [
        A.plays('Letter From Another Time'),
        A.answers('Invader'),
        ...rounds(3),
        A.plays('Letter From Another Time', undefined, 'stasis'),
        A.answers('no'),
        now({ asked: null, discard: { A: ['Invader', 'Letter From Another Time'] } }),
      ],
    }));
});

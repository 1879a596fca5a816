import { A, at, B, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Cardinal: Talent: If your discard pile holds five or more cards, place two random cards from it into your hand.', () => {
  const pile = ['Walker', 'Invader', 'Collector', 'Campaign', 'Dumbbells'];

  it('places two of the five, other ones each time, and each card once (ABL-5)', () => {
    const got = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      play({
        seed,
        seats: { A: { discard: pile } },
        bases: [at('Meadow', 'A Cardinal'), at('Moor')],
        ...none,
        steps: [
          A.uses('Cardinal'),
          ({ state }) => {
            const q = queryOf(state);
            const names = [...q.hand(0)].map((ix) => q.name(ix));
            expect(names).toHaveLength(2);
            expect([...names, ...q.discard(0).map((ix) => q.name(ix))].sort()).toEqual(pile.toSorted());
            got.add(names.toSorted().join());
          },
          refused(A.uses('Cardinal')),
        ],
      });
    expect(got.size).toBeGreaterThan(3);
  });

  it('needs five cards of your own (boundary)', () => {
    play({
      seats: { A: { discard: pile.slice(1) }, B: { discard: pile } },
      bases: [at('Meadow', 'A Cardinal'), at('Moor')],
      ...none,
      steps: [refused(A.uses('Cardinal'))],
    });
  });
});

describe('Deep Friar: Special: After this base scores, you may move another of your minions here to another base instead of letting it go to the discard pile.', () => {
  it('moves another minion of yours from here when the base is cleared (SCORE-8, SCORE-9, RES-7)', () =>
    play({
      bases: [
        at('Meadow', 'A Deep Friar', 'A Walker +5', 'A Invader with A Dumbbells', 'B Walker'),
        at('Moor', 'A Collector'),
        at('Marsh'),
      ],
      ...none,
      steps: [
        A.ends(),
        A.answers('Deep Friar'),
        offered('A', ['Walker/A', 'Invader'], ['Deep Friar', 'Walker/B', 'Collector', 'no']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Invader with A Dumbbells'), at('Moor', 'A Collector'), {
          turn: 'B',
          discard: { A: ['Deep Friar', 'Walker'], B: ['Walker'] },
        }),
      ],
    }));

  it('may be declined, does nothing alone, and nothing when another base scores (TERM-14, SCORE-13)', () => {
    play({
      bases: [at('Meadow', 'A Deep Friar', 'A Filler +5'), at('Moor')],
      ...none,
      steps: [A.ends(), A.answers('pass'), now(at('Moor'), { turn: 'B', discard: { A: ['Deep Friar', 'Filler'] } })],
    });
    for (const bases of [
      [at('Meadow', 'A Deep Friar +6', 'B Walker'), at('Moor', 'A Invader')],
      [at('Meadow', 'A Filler +9'), at('Moor', 'A Deep Friar', 'A Invader')],
    ])
      play({ bases, ...none, steps: [A.ends(), now({ turn: 'B', asked: null })] });
  });

  it('works in another player’s turn', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Deep Friar', 'A Filler +5'), at('Moor')],
      ...none,
      steps: [B.ends(), A.answers('Deep Friar'), now(at('Moor', 'A Filler'), { turn: 'A' })],
    }));

  it('deep-friar/1 of two the first may move the second, which then moves nobody (RES-4)', () =>
    play({
      bases: [at('Meadow', 'A Deep Friar', 'A Deep Friar +1', 'A Walker'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        offered('A', ['Deep Friar#1', 'Deep Friar#2', 'pass']),
        A.answers('Deep Friar#1'),
        offered('A', ['Deep Friar#2', 'Walker'], ['Deep Friar#1']),
        A.answers('Deep Friar#2'),
        // The second one is on its way and is no longer asked.
        now(at('Moor', 'A Deep Friar'), { turn: 'B', discard: { A: ['Deep Friar', 'Walker'] } }),
      ],
    }));

  it('two of them may each save a minion, but not the same one', () =>
    play({
      bases: [at('Meadow', 'A Deep Friar', 'A Deep Friar', 'A Walker', 'A Filler +1'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        A.answers('Deep Friar#1', 'Walker'),
        A.answers('Deep Friar#2'),
        offered('A', ['Deep Friar#1', 'Filler'], ['Walker', 'Deep Friar#2']),
        A.answers('Filler'),
        now(at('Moor', 'A Walker', 'A Filler'), { turn: 'B', discard: { A: ['Deep Friar', 'Deep Friar'] } }),
      ],
    }));

  it('does nothing without its ability (TERM-4)', () =>
    play({
      bases: [at('Meadow', 'A Deep Friar with B Curse of Imprisonment', 'A Filler +5'), at('Moor')],
      ...none,
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: ['Deep Friar', 'Filler'] } })],
    }));
});

describe('Turner: Shuffle a random minion from your discard pile into your deck OR destroy an undead monster here.', () => {
  it('shuffles a minion in, never an action (RES-14, DECK-2)', () => {
    const got = new Set<string>();
    for (let seed = 1; seed <= 8; seed++)
      play({
        seed,
        seats: { A: { hand: ['Turner'], discard: ['Walker', 'Campaign', 'Invader', 'Dumbbells'], deck: ['Filler'] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Turner', 'Meadow'),
          offered('A', ['shuffle', 'destroy'], ['no']),
          A.answers('shuffle'),
          ({ state }) => {
            const q = queryOf(state);
            const names = q.deck(0).map((ix) => q.name(ix));
            expect(names).toHaveLength(2);
            got.add(names.find((name) => name !== 'Filler')!);
            expect(q.discard(0)).toHaveLength(3);
          },
        ],
      });
    expect([...got].sort()).toEqual(['Invader', 'Walker']);
  });

  it('destroys an undead monster here, and you get its treasure (MON-5, MON-6)', () =>
    play({
      seats: { A: { hand: ['Turner'], discard: ['Walker'] } },
      bases: [at('Meadow', '- Ghoul', '- King Tut', '- Bigfoot'), at('Moor', '- Ghoul')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Cross Bow', 'Tiger Steed'],
      steps: [
        A.plays('Turner', 'Meadow'),
        A.answers('destroy'),
        offered('A', ['Ghoul@Meadow', 'King Tut'], ['Bigfoot', 'Ghoul@Moor', 'no']),
        A.answers('Ghoul@Meadow'),
        now(at('Meadow', 'A Turner', '- King Tut', '- Bigfoot'), at('Moor', '- Ghoul'), {
          hand: { A: ['Wishing Ring'] },
          discard: { A: ['Walker'] },
        }),
      ],
    }));

  it('turner/1 vampires and zombies are no undead monsters (MON-6)', () =>
    play({
      seats: { A: { hand: ['Turner'] } },
      bases: [at('Meadow', 'B The Count', 'B Walker', 'B Ghost', '- Bigfoot'), at('Moor')],
      ...none,
      steps: [
        A.plays('Turner', 'Meadow'),
        A.answers('destroy'),
        now(at('Meadow', 'A Turner', 'B The Count', 'B Walker', 'B Ghost', '- Bigfoot'), { asked: null }),
      ],
    }));

  it('does nothing with an empty discard pile (RES-13)', () =>
    play({
      seats: { A: { hand: ['Turner'] }, B: { discard: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [A.plays('Turner', 'Meadow'), A.answers('shuffle'), now({ asked: null, discard: { B: ['Walker'] } })],
    }));
});

describe('Holy Roller: You may pick a random card from your discard pile and shuffle it into your deck.', () => {
  it('shuffles in any kind of card (DECK-2)', () => {
    const got = new Set<string>();
    for (let seed = 1; seed <= 10; seed++)
      play({
        seed,
        seats: { A: { hand: ['Holy Roller'], discard: ['Walker', 'Campaign'], deck: ['Filler'] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Holy Roller', 'Meadow'),
          A.answers('yes'),
          ({ state }) => {
            const q = queryOf(state);
            expect(q.deck(0)).toHaveLength(2);
            got.add(
              q
                .discard(0)
                .map((ix) => q.name(ix))
                .join(),
            );
          },
        ],
      });
    expect([...got].sort()).toEqual(['Campaign', 'Walker']);
  });

  it('may decline; with an empty pile nobody is asked (TERM-14)', () => {
    for (const discard of [['Walker'], []])
      play({
        seats: { A: { hand: ['Holy Roller'], discard } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [A.plays('Holy Roller', 'Meadow'), A.answers('?no'), now({ asked: null, discard: { A: discard } })],
      });
  });
});

import { A, at, B, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Bin and Gone: Put this on a base. Ongoing: After another base scores, you may move one of your minions from there to here instead of letting it go to the discard pile.', () => {
  it('saves one minion from another base, to this one only (RES-7, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Bin and Gone'] } },
      bases: [at('Meadow', 'A Walker +7', 'A Invader', 'B Walker'), at('Moor'), at('Marsh')],
      ...none,
      steps: [
        A.plays('Bin and Gone', 'Moor'),
        A.ends(),
        A.answers('Bin and Gone'),
        offered('A', ['Walker/A', 'Invader'], ['Walker/B', 'no']),
        A.answers('Invader'),
        now(at('Moor', 'A Invader', 'A Bin and Gone'), { turn: 'B', discard: { A: ['Walker'], B: ['Walker'] } }),
      ],
    }));

  it('may be declined; does nothing when its own base scores, or without a minion of yours there (TERM-14, SCORE-13)', () => {
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A Bin and Gone')],
      ...none,
      steps: [A.ends(), A.answers('pass'), now(at('Moor', 'A Bin and Gone'), { discard: { A: ['Filler'] } })],
    });
    for (const bases of [
      [at('Meadow', 'A Filler +9', 'A Bin and Gone'), at('Moor', 'A Invader')],
      [at('Meadow', 'B Filler +9'), at('Moor', 'A Bin and Gone', 'A Invader')],
    ])
      play({ bases, ...none, steps: [A.ends(), now({ turn: 'B', asked: null })] });
  });

  it('does not save what a Deep Friar has saved already (RES-7)', () =>
    play({
      bases: [at('Meadow', 'A Deep Friar', 'A Filler +5'), at('Moor', 'A Bin and Gone'), at('Marsh')],
      ...none,
      steps: [
        A.ends(),
        A.answers('Deep Friar', 'Marsh'),
        A.answers('Bin and Gone'),
        now(at('Moor', 'A Bin and Gone', 'A Deep Friar'), at('Marsh', 'A Filler'), { turn: 'B' }),
      ],
    }));
});

describe('Collection Plate: Place two cards, picked at random from your discard pile, into your hand.', () => {
  it('places two of yours; itself is not there yet (PLAY-2)', () => {
    const got = new Set<string>();
    for (let seed = 1; seed <= 10; seed++)
      play({
        seed,
        seats: {
          A: { hand: ['Collection Plate'], discard: ['Walker', 'Invader', 'Campaign'] },
          B: { discard: ['Ninja Master'] },
        },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Collection Plate'),
          ({ state }) => {
            const q = queryOf(state);
            expect(q.hand(0)).toHaveLength(2);
            got.add(
              [...q.hand(0)]
                .map((ix) => q.name(ix))
                .sort()
                .join(),
            );
          },
        ],
      });
    expect(got.size).toBe(3);
  });

  it('places as many as there are (RES-11)', () => {
    for (const discard of [['Walker'], []])
      play({
        seats: { A: { hand: ['Collection Plate'], discard } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Collection Plate'),
          now({ asked: null, hand: { A: discard }, discard: { A: ['Collection Plate'] } }),
        ],
      });
  });
});

describe('Curse of Imprisonment: Put this on a minion. Ongoing: This minion loses its abilities.', () => {
  it('its abilities are treated as absent, those of the others are not, until it goes (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Curse of Imprisonment', 'Remove Curse'] } },
      bases: [
        at('Tar Pits', 'A Loot Lover with A Magic Missile', 'B Loot Lover with B Buckler of Swashing'),
        at('Moor'),
      ],
      ...none,
      steps: [
        A.plays('Curse of Imprisonment', 'Loot Lover/A'),
        now({ cards: { 'Loot Lover/A': { power: 4 }, 'Loot Lover/B': { power: 6 } } }),
        A.ends(),
        B.ends(),
        A.plays('Remove Curse'),
        A.answers('Curse of Imprisonment'),
        now({ cards: { 'Loot Lover/A': { power: 6 } } }),
      ],
    }));
});

describe('Curse of Uselessness: Put this on a minion. Ongoing: This minion adds none of its power to its base.', () => {
  it('curse-of-uselessness/1 it keeps its power, which does not count at the base (SCORE-1, VP-1)', () =>
    play({
      seats: { A: { hand: ['Curse of Uselessness', 'Join the Club'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Walker +8'), at('Moor')],
      ...none,
      steps: [
        now({ bases: { Meadow: { total: 14, power: { A: 4, B: 10 } } } }),
        A.plays('Curse of Uselessness', 'Walker'),
        now({ cards: { Walker: { power: 10 } }, bases: { Meadow: { total: 4, power: { A: 4, B: 0 } } } }),
        A.ends(),
        // 4 of 10: it does not score.
        now({ turn: 'B', vp: { A: 0, B: 0 } }),
      ],
    }));

  it('curse-of-uselessness/2 a monster with it does not raise the breakpoint (MON-4)', () =>
    play({
      seats: { A: { hand: ['Curse of Uselessness'] } },
      bases: [at('Meadow', '- Bigfoot', '- Ghoul'), at('Moor', '- Ghoul')],
      ...none,
      steps: [
        now({ bases: { Meadow: { breakpoint: 17 }, Moor: { breakpoint: 13 } } }),
        A.plays('Curse of Uselessness', 'Bigfoot'),
        now({ cards: { Bigfoot: { power: 4 } }, bases: { Meadow: { breakpoint: 13 }, Moor: { breakpoint: 13 } } }),
      ],
    }));

  it('curse-of-uselessness/3 with that minion alone a player ranks with 0 (VP-2)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9', 'B Walker with A Curse of Uselessness'), at('Moor')],
      ...none,
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    }));

  it('a minion that is cursed still dies by its power, and a cancelled curse does nothing (CALC-1, TERM-4)', () =>
    play({
      seats: { A: { hand: ['Zzzzzap!', 'Walker'] } },
      bases: [
        at('Meadow', 'B Invader with A Curse of Uselessness', 'B Big Hero with A Curse of Uselessness'),
        at('Moor'),
      ],
      ...none,
      steps: [
        A.plays('Zzzzzap!'),
        A.answers('Walker', '?Invader'),
        now(at('Meadow', 'B Big Hero with A Curse of Uselessness'), { bases: { Meadow: { total: 0 } } }),
      ],
    }));
});

describe('Good Habits: Every minion gets +1 power this turn.', () => {
  it('good-habits/1 everybody’s minions everywhere in play now, none that come later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Good Habits', 'Invader'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'B Invader')],
      ...none,
      steps: [
        A.plays('Good Habits'),
        A.plays('Invader', 'Meadow'),
        now({
          cards: {
            'Walker/A': { power: 3 },
            'Walker/B': { power: 3 },
            'Invader/B': { power: 4 },
            'Invader/A': { power: 3 },
          },
        }),
        A.ends(),
        now({ cards: { 'Walker/A': { power: 2 } } }),
      ],
    }));

  it('good-habits/2 monsters too (MON-1, MON-4)', () =>
    play({
      seats: { A: { hand: ['Good Habits'] } },
      bases: [at('Meadow', '- Ghoul'), at('Moor')],
      ...none,
      steps: [A.plays('Good Habits'), now({ cards: { Ghoul: { power: 4 } }, bases: { Meadow: { breakpoint: 14 } } })],
    }));
});

describe('Join the Club: Choose a base. Every minion there gets +1 power this turn.', () => {
  it('join-the-club/1 everybody’s minions there in play now, none elsewhere or later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Join the Club', 'Invader'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'B Invader')],
      ...none,
      steps: [
        A.plays('Join the Club'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        A.plays('Invader', 'Meadow'),
        now({
          cards: {
            'Walker/A': { power: 3 },
            'Walker/B': { power: 3 },
            'Invader/B': { power: 3 },
            'Invader/A': { power: 3 },
          },
        }),
        A.ends(),
        now({ cards: { 'Walker/A': { power: 2 } } }),
      ],
    }));

  it('join-the-club/2 monsters too (MON-1)', () =>
    play({
      seats: { A: { hand: ['Join the Club'] } },
      bases: [at('Meadow', '- Ghoul'), at('Moor', '- Ghoul')],
      ...none,
      steps: [
        A.plays('Join the Club'),
        A.answers('Meadow'),
        now({ cards: { 'Ghoul@Meadow': { power: 4 }, 'Ghoul@Moor': { power: 3 } } }),
      ],
    }));
});

describe('Remove Curse: Destroy one action that is on a base or on a minion.', () => {
  it('destroys one of your choice, whoever controls it (RES-13)', () =>
    play({
      seats: { A: { hand: ['Remove Curse'] } },
      bases: [
        at('Meadow', 'A Walker with A Dumbbells', 'B Walker with B Magic Missile', 'B Bag of Caltrops'),
        at('Moor'),
      ],
      ...none,
      steps: [
        A.plays('Remove Curse'),
        offered('A', ['Dumbbells', 'Magic Missile', 'Bag of Caltrops'], ['Walker', 'no']),
        A.answers('Bag of Caltrops'),
        now(at('Meadow', 'A Walker with A Dumbbells', 'B Walker with B Magic Missile'), {
          treasureDiscard: ['Bag of Caltrops'],
        }),
      ],
    }));

  it('does nothing without one (RES-13)', () =>
    play({
      seats: { A: { hand: ['Remove Curse'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      ...none,
      steps: [
        A.plays('Remove Curse'),
        now(at('Meadow', 'A Walker'), { asked: null, discard: { A: ['Remove Curse'] } }),
      ],
    }));
});

describe("Word of Recall: From each other player's discard pile, pick one action at random. You may play one of these actions as an extra action; return the rest.", () => {
  it('offers one action of each other player; the one played goes back to its owner (EXT-3, TERM-5)', () =>
    play({
      seats: {
        A: { hand: ['Word of Recall'], discard: ['Good Habits'] },
        B: { discard: ['Walker', 'Speed Reading'] },
        C: { discard: ['Dumbbells', 'Invader'] },
      },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Invader')],
      ...none,
      steps: [
        A.plays('Word of Recall'),
        offered('A', ['Speed Reading', 'Dumbbells', 'no'], ['Good Habits', 'Walker', 'Invader']),
        A.answers('Dumbbells'),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker with A Dumbbells'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
          discard: { A: ['Good Habits', 'Word of Recall'], B: ['Walker', 'Speed Reading'], C: ['Invader'] },
        }),
        A.ends(),
      ],
    }));

  it('plays a fusion as an action, unasked (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Word of Recall'] }, B: { discard: ['Mabel Lean'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Word of Recall'),
        A.answers('Mabel Lean'),
        now(at('Meadow'), at('Moor'), { asked: null, discard: { B: ['Mabel Lean'] } }),
      ],
    }));

  it('picks at random, and a Special at the wrong time cannot be played (PLAY-6)', () => {
    const got = new Set<string>();
    for (let seed = 1; seed <= 10; seed++)
      play({
        seed,
        seats: { A: { hand: ['Word of Recall'] }, B: { discard: ['Speed Reading', 'Good Habits', 'Salvage'] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Word of Recall'),
          ({ state }) => {
            const q = queryOf(state);
            const ask = state.asks.find((one) => one.kind === 'cards');
            got.add(ask ? q.name(ask.options[0]!.card) : 'nothing');
            expect(ask?.options.length ?? 1).toBe(1);
          },
          A.answers('?no'),
          now({ asked: null, discard: { B: ['Speed Reading', 'Good Habits', 'Salvage'] } }),
        ],
      });
    expect([...got].sort()).toEqual(['Good Habits', 'Speed Reading', 'nothing']);
  });

  it('may decline; without an action there nobody is asked (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Word of Recall', 'Campaign'], discard: ['Campaign'] }, B: { discard: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [A.plays('Word of Recall'), now({ asked: null }), refused(A.plays('Campaign'))],
    }));
});

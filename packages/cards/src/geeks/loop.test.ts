import { destroyAction, onPlay } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Non-Infinite Loop: Choose an action in your hand and play it as an extra action. You may then put it into your hand instead of the discard pile.', () => {
  it('non-infinite-loop/1 plays it immediately; then it may go back to the hand (EXT-3, RES-7)', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Seeing Stars', 'Overrun', 'Walker'] }, B: { hand: ['Good Habits'] } },
      bases: [at('Meadow', 'B Walker', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        offered('A', ['Seeing Stars', 'Overrun'], ['Walker', 'Good Habits', 'no']),
        A.answers('Seeing Stars', 'Walker@Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'B Invader'), {
          asked: null,
          hand: { A: ['Overrun', 'Walker', 'Seeing Stars'] },
          discard: { A: ['Non-Infinite Loop'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('left, it goes to the discard pile; without an action in hand nothing happens (TERM-14, RES-13)', () => {
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Good Habits'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        A.answers('no'),
        now({ hand: { A: [] }, discard: { A: ['Good Habits', 'Non-Infinite Loop'] }, cards: { Walker: { power: 3 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Non-Infinite Loop'), now({ asked: null, hand: { A: ['Walker'] } })],
    });
  });

  it('non-infinite-loop/2 gives way to PLAY-4: an action that cannot be played now cannot be chosen', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Cosplay'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Cosplay'] }, discard: { A: ['Non-Infinite Loop'] } }),
      ],
    }));

  it('an action that goes elsewhere than to your discard pile is not asked for: a treasure, The Lamp (MON-1)', () => {
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Potion of Idiotic Bravery'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Non-Infinite Loop'),
        now({ asked: null, hand: { A: [] }, treasureDiscard: ['Potion of Idiotic Bravery'] }),
      ],
    });
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'The Lamp'], deck: ['Probe'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        now({ asked: null, hand: { A: [] }, deck: { A: { bottom: ['The Lamp'] } } }),
      ],
    });
  });

  it('an action that stays may be taken back when it goes to the discard pile in the same turn, alone or with its minion', () => {
    const breaker = minionCard('Breaker', 1, 'Destroy an action.', onPlay(destroyAction));
    play({
      cards: [breaker],
      seats: { A: { hand: ['Non-Infinite Loop', 'Dumbbells', 'Breaker'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        A.answers('?Walker'),
        A.plays('Breaker', 'Moor'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Walker'), {
          asked: null,
          hand: { A: ['Dumbbells'] },
          discard: { A: ['Non-Infinite Loop'] },
        }),
      ],
    });
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Dumbbells'] } },
      bases: [at('Meadow', 'A Big Hero', '- Web Troll'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Non-Infinite Loop'),
        A.answers('Web Troll'),
        A.uses('Big Hero'),
        A.answers('destroy'),
        // It goes with its minion.
        offered('A', ['Dumbbells', 'done']),
        A.answers('Dumbbells'),
        now(at('Meadow', 'A Big Hero'), { asked: null, hand: { A: ['Dumbbells'] } }),
      ],
    });
    for (const [answer, hand] of [
      ['yes', ['Dumbbells']],
      ['no', []],
    ] as const)
      play({
        seats: { A: { hand: ['Non-Infinite Loop', 'Dumbbells'] } },
        bases: [at('Meadow', 'A Filler +9'), at('Moor')],
        steps: [
          A.plays('Non-Infinite Loop'),
          A.answers('?Filler'),
          A.ends(),
          A.answers(answer),
          now({ turn: 'B' }),
          ({ state }) => {
            const q = queryOf(state);
            // It went with the Filler when the base was cleared; then two cards were drawn.
            expect(q.hand(0).filter((ix) => q.name(ix) === 'Dumbbells')).toHaveLength(hand.length);
          },
        ],
      });
  });

  it('played from the hand of another player, it is still its player who may take the action back (ABL-8)', () =>
    play({
      cards: [minionCard('Breaker', 1, 'Destroy an action.', onPlay(destroyAction))],
      seats: { A: { hand: ['Min-Maxing', 'Dumbbells', 'Breaker'] }, B: { hand: ['Non-Infinite Loop'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Min-Maxing'),
        A.answers('Non-Infinite Loop', '?Walker'),
        now(at('Meadow', 'A Walker with A Dumbbells'), { discard: { B: ['Non-Infinite Loop'] } }),
        A.plays('Breaker', 'Moor'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({ asked: null, hand: { A: ['Dumbbells'], B: [] } }),
      ],
    }));

  it('non-infinite-loop/3 in a later turn it is an action like any other', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Dumbbells'] }, B: { hand: ['Remove Curse'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        A.answers('?Walker'),
        now(at('Meadow', 'A Walker with A Dumbbells')),
        A.ends(),
        B.plays('Remove Curse'),
        B.answers('?Dumbbells'),
        now(at('Meadow', 'A Walker'), { asked: null, hand: { A: ['Filler', 'Filler'] } }),
      ],
    }));

  it('an action that another player stops is discarded, and may go back anyway (RES-6)', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Good Habits'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        B.answers('pass'),
        B.answers('Force of Wil'),
        A.answers('yes'),
        now({ cards: { Walker: { power: 2 } }, hand: { A: ['Good Habits'] }, discard: { B: ['Force of Wil'] } }),
      ],
    }));

  it('what goes to the hand instead has not been in the discard pile: Time Box does not see it (RES-7, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Good Habits'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      titans: [{ seat: 'A', card: 'Time Box', counters: 4 }],
      steps: [
        A.plays('Non-Infinite Loop'),
        A.answers('yes'),
        now({ asked: null, hand: { A: ['Good Habits'] }, titans: { A: ['Time Box'] } }),
      ],
    }));

  it('if a base would also replace the discard, the current player orders them (CONF-2)', () => {
    const steps = (...answers: string[]) => [
      A.plays('Time Loop'),
      A.plays('Non-Infinite Loop'),
      A.answers('Overrun', 'The Greasy Spoon'),
      A.plays('Disenchant'),
      offered('A', ['The Greasy Spoon', 'Non-Infinite Loop']),
      A.answers(...answers),
    ];
    const seats = { A: { hand: ['Time Loop', 'Non-Infinite Loop', 'Overrun', 'Disenchant'], deck: ['Probe'] } };
    const bases = [at('The Greasy Spoon', 'A Walker'), at('Moor')];
    play({
      seats,
      bases,
      steps: [
        ...steps('Non-Infinite Loop', 'yes'),
        now({ asked: null, hand: { A: ['Overrun'] }, deck: { A: ['Probe'] } }),
      ],
    });
    play({
      seats,
      bases,
      steps: [...steps('Non-Infinite Loop', 'no'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    });
    play({
      seats,
      bases,
      steps: [...steps('The Greasy Spoon'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    });
  });

  it('once in the hand it is an action like any other, even in the same turn (IO-1)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Non-Infinite Loop', 'Good Habits'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Non-Infinite Loop'),
        A.answers('yes'),
        A.plays('Good Habits'),
        now({ asked: null, hand: { A: [] }, discard: { A: { has: ['Good Habits'] } } }),
      ],
    }));

  it('into a hand that is closed it is not offered (RES-7)', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Good Habits'] } },
      bases: [at('Meadow', "A Walker with B Jack-O'lantern-in-the-Box"), at('Moor')],
      steps: [A.plays('Non-Infinite Loop'), now({ asked: null, discard: { A: ['Good Habits', 'Non-Infinite Loop'] } })],
    }));
});

describe('Rules Lawyer: Transfer an action on a base to another base OR an action on a minion to another minion.', () => {
  it('rules-lawyer/4 takes an action to another base or minion, and its controller stays (TERM-6, ATT-4)', () => {
    const bases = [at('Meadow', 'A Walker with B Dumbbells', 'B Overrun'), at('Moor', 'B Walker'), at('Marsh')];
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases,
      steps: [
        A.plays('Rules Lawyer'),
        offered('A', ['Dumbbells', 'Overrun'], ['no']),
        A.answers('Overrun'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Walker with B Dumbbells'), at('Marsh', 'B Overrun')),
      ],
    });
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases,
      steps: [
        A.plays('Rules Lawyer'),
        A.answers('Dumbbells'),
        now(at('Meadow', 'A Walker', 'B Overrun'), at('Moor', 'B Walker with B Dumbbells'), {
          asked: null,
          cards: { 'Walker@Moor': { power: 5 }, 'Walker@Meadow': { power: 2 } },
        }),
      ],
    });
  });

  it('rules-lawyer/1 a base action may come to The Dread Gazebo this way (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer', 'Overrun'] } },
      bases: [at('The Dread Gazebo'), at('Moor', 'B Infiltrate')],
      steps: [
        refused(A.plays('Overrun', 'The Dread Gazebo')),
        A.plays('Rules Lawyer'),
        now(at('The Dread Gazebo', 'B Infiltrate'), at('Moor'), { asked: null }),
      ],
    }));

  it('rules-lawyer/2 with Jammed Signal there more may be played (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Greed is Good', 'Rules Lawyer', 'Overrun'] } },
      bases: [at('The Dread Gazebo'), at('Moor', 'B Jammed Signal')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Greed is Good'),
        A.answers('draw'),
        A.plays('Rules Lawyer'),
        now(at('The Dread Gazebo', 'B Jammed Signal')),
        A.ends(),
        B.ends(),
        A.plays('Overrun', 'The Dread Gazebo'),
        now(at('The Dread Gazebo', 'B Jammed Signal', 'A Overrun')),
      ],
    }));

  it('rules-lawyer/3 it affects the minion it comes to, not the one it leaves (TERM-2, TERM-6)', () => {
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Walker with A Dumbbells', 'B Game Guru'), at('Moor')],
      steps: [
        A.plays('Rules Lawyer'),
        now(at('Meadow', 'A Walker', 'B Game Guru'), { asked: null, discard: { A: ['Dumbbells', 'Rules Lawyer'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Walker', 'B Game Guru with B Dumbbells'), at('Moor')],
      steps: [
        A.plays('Rules Lawyer'),
        now(at('Meadow', 'A Walker with B Dumbbells', 'B Game Guru'), { cards: { Walker: { power: 5 } } }),
      ],
    });
  });

  it('does nothing without an action that could go elsewhere (RES-13)', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Walker with A Dumbbells'), at('Moor')],
      steps: [A.plays('Rules Lawyer'), now(at('Meadow', 'A Walker with A Dumbbells'), { asked: null })],
    }));
});

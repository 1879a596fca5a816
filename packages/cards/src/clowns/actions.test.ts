import type { State, viewEvents } from '@smash/engine';
import { A, at, C, now, offered, play, shown } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** Plays the action from the hand, and with Zobo from the discard pile. */
const both = (card: string, run: (plays: ReturnType<typeof A.plays>, encore: boolean) => void): void => {
  run(A.plays(card, undefined, 'hand'), false);
  run(A.plays(card, undefined, 'discard'), true);
};
const seats = (card: string, encore: boolean, more: { hand?: string[]; deck?: string[]; discard?: string[] } = {}) => ({
  A: {
    hand: [...(encore ? [] : [card]), ...(more.hand ?? [])],
    discard: [...(encore ? [card] : []), ...(more.discard ?? [])],
    deck: more.deck ?? [],
  },
});
/** A may pick that many at most. */
const upTo =
  (n: number) =>
  ({ state }: { state: State }): void =>
    expect(state.asks[0]!.max).toBe(n);
/** Everybody has been shown these cards, and no others. */
const revealed =
  (...names: string[]) =>
  ({ events }: { events: Parameters<typeof viewEvents>[0] }): void =>
    expect(events.filter((e) => e.type === 'reveal').flatMap((e) => (e.cards ?? []).map((one) => one.name))).toEqual(
      names,
    );
const zobo = 'A Zobo the Clown';
const overrun = A.plays('Overrun', 'Meadow');
/** An extra action is there only if the card came from the discard pile. */
const extraIf = (encore: boolean) => now({ asked: null, [encore ? 'can' : 'cannot']: [overrun] });

describe('Banana Peel: Choose a base. Up to two of your minions there move to one other base. You may play an extra action if this card was played from the discard pile.', () => {
  it('banana-peel/1 two of yours from one base to one other', () =>
    both('Banana Peel', (plays, encore) =>
      play({
        seats: seats('Banana Peel', encore, { hand: ['Overrun'] }),
        bases: [at('Meadow', 'A Walker', 'A Invader', 'A Filler', 'B Scout'), at('Moor', zobo), at('Marsh')],
        steps: [
          plays,
          offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
          A.answers('Meadow'),
          offered('A', ['Walker', 'Invader', 'Filler', 'no'], ['Scout', 'Zobo the Clown']),
          upTo(2),
          A.answers('Walker', 'Filler'),
          offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
          A.answers('Marsh'),
          now(at('Meadow', 'A Invader', 'B Scout'), at('Marsh', 'A Walker', 'A Filler'), at('Moor', zobo)),
          extraIf(encore),
        ],
      }),
    ));
  it('none, or one', () =>
    play({
      seats: { A: { hand: ['Banana Peel'] } },
      bases: [at('Meadow', 'A Walker', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Banana Peel'),
        A.answers('Meadow', 'done'),
        now(at('Meadow', 'A Walker', 'A Invader'), { asked: null }),
      ],
    }));
});

describe('Colorful Scarves: Draw two cards; then, if this card was played from the discard pile, you may discard one card to draw one more.', () => {
  const deck = ['Scout', 'Cannon', 'Walker', 'Invader'];
  it('two cards', () =>
    play({
      seats: seats('Colorful Scarves', false, { deck }),
      bases: [at('Meadow', zobo), at('Moor')],
      steps: [A.plays('Colorful Scarves'), now({ asked: null, hand: { A: ['Scout', 'Cannon'] } })],
    }));
  it('from the discard pile one more for a discarded one, if you like', () => {
    for (const [answer, hand] of [
      ['Scout', ['Cannon', 'Walker']],
      ['no', ['Scout', 'Cannon']],
    ] as const)
      play({
        seats: seats('Colorful Scarves', true, { deck }),
        bases: [at('Meadow', zobo), at('Moor')],
        steps: [
          A.plays('Colorful Scarves', undefined, 'discard'),
          offered('A', ['Scout', 'Cannon', 'no']),
          A.answers(answer),
          now({ asked: null, hand: { A: [...hand] } }),
        ],
      });
  });
});

describe('Confetti Bucket: Discard up to four cards. Then draw one card for each card so discarded.', () => {
  it('up to four, as many drawn', () => {
    for (const [answers, hand, left] of [
      [['Filler', 'Filler', 'Filler', 'Filler'], ['Filler'], 4],
      [['Filler', 'done'], ['Filler', 'Filler', 'Filler', 'Filler'], 1],
      [['Filler', 'Filler', 'Filler'], ['Filler', 'Filler'], 3],
      [['done'], ['Filler', 'Filler', 'Filler', 'Filler', 'Filler'], 0],
    ] as const)
      play({
        seats: {
          A: {
            hand: ['Confetti Bucket', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
            deck: ['Scout', 'Scout', 'Scout', 'Scout', 'Scout'],
          },
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Confetti Bucket'),
          upTo(4),
          A.answers(...answers),
          now({ asked: null, hand: { A: [...hand, ...new Array(left).fill('Scout')] } }),
        ],
      });
  });
});

describe('Clown Car: Choose up to two cards in your discard pile and shuffle them into your deck. You may play an extra action if this card was played from the discard pile.', () => {
  it('two of the discard pile, this card not among them', () =>
    both('Clown Car', (plays, encore) =>
      play({
        seats: {
          ...seats('Clown Car', encore, {
            hand: ['Overrun'],
            discard: ['Walker', 'Cannon', 'Scout'],
            deck: ['Filler'],
          }),
          B: { discard: ['Invader'] },
        },
        bases: [at('Meadow', zobo), at('Moor')],
        steps: [
          plays,
          offered('A', ['Walker', 'Cannon', 'Scout', 'done'], ['Clown Car', 'Invader']),
          upTo(2),
          A.answers('Walker', 'Scout'),
          now({ discard: { A: encore ? ['Cannon'] : ['Cannon', 'Clown Car'] }, deck: { A: encore ? 4 : 3 } }),
          extraIf(encore),
        ],
      }),
    ));
  it('or fewer', () =>
    play({
      seats: { A: { hand: ['Clown Car'], discard: ['Walker', 'Cannon'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Clown Car'), A.answers('done'), now({ asked: null, deck: { A: 0 } })],
    }));
});

describe('Clown in a Box: Play an extra minion with power 3 or less; if this card was played from the discard pile, power 4 or less is allowed.', () => {
  it('power 3 or less, from the discard pile 4 or less', () =>
    both('Clown in a Box', (plays, encore) =>
      play({
        seats: seats('Clown in a Box', encore, { hand: ['Filler', 'Blaster', 'Diviner', 'Chaos Lord'] }),
        bases: [at('Meadow', zobo), at('Moor')],
        steps: [
          A.plays('Filler', 'Moor'),
          plays,
          now({
            asked: null,
            can: [A.plays('Blaster', 'Moor'), ...(encore ? [A.plays('Diviner', 'Moor')] : [])],
            cannot: [A.plays('Chaos Lord', 'Moor'), ...(encore ? [] : [A.plays('Diviner', 'Moor')])],
          }),
        ],
      }),
    ));
});

describe('Clown Pyramid: Choose one of your minions. It gets +1 power this turn for each of your minions at its base. You may play an extra action.', () => {
  it('one for each of yours there, itself included; this turn; and an extra action', () =>
    play({
      seats: { A: { hand: ['Clown Pyramid', 'Overrun'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'A Filler', 'B Invader'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Clown Pyramid'),
        offered('A', ['Walker', 'Filler', 'Invader/A'], ['Invader/B', 'no']),
        A.answers('Walker'),
        now({ asked: null, can: [overrun], cards: { Walker: { power: 4 }, Filler: { power: 1 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));
});

describe('Juggling: Each player looks at the top three cards of their deck. They discard one action among them, or reveal them if there is none, and return the rest in unchanged order.', () => {
  it('each player, clockwise: one action, of the player’s choice', () =>
    play({
      seats: {
        A: { hand: ['Juggling'], deck: ['Filler', 'Cannon', 'Overrun', 'Pie in the Face'] },
        B: { deck: ['Walker', 'Filler', 'Invader', 'Cannon'] },
        C: { deck: ['Overrun', 'Walker', 'Abduction'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Juggling'),
        offered('A', ['Cannon', 'Overrun'], ['Filler', 'Pie in the Face', 'no']),
        shown('A', 'Filler', 'Cannon', 'Overrun'),
        A.answers('Overrun'),
        offered('C', ['Overrun', 'Abduction'], ['no']),
        C.answers('Abduction'),
        now({
          asked: null,
          discard: { A: ['Overrun', 'Juggling'], B: [], C: ['Abduction'] },
          deck: {
            A: ['Filler', 'Cannon', 'Pie in the Face'],
            B: ['Walker', 'Filler', 'Invader', 'Cannon'],
            C: ['Overrun', 'Walker'],
          },
        }),
        ({ events }) => {
          const revealed = events.filter((e) => e.type === 'reveal').map((e) => e.seat);
          if (revealed.join() !== '1') throw new Error(`revealed by ${revealed.join()}, expected B alone`);
        },
      ],
    }));
});

describe('Pie in the Face: One of your minions gets +2 power this turn, or +4 power this turn instead if this card was played from the discard pile.', () => {
  it('two, or four', () =>
    both('Pie in the Face', (plays, encore) =>
      play({
        seats: { ...seats('Pie in the Face', encore), B: {} },
        bases: [at('Meadow', zobo, 'B Invader'), at('Moor', 'A Walker')],
        steps: [
          plays,
          offered('A', ['Zobo the Clown', 'Walker'], ['Invader', 'no']),
          A.answers('Walker'),
          now({ asked: null, cards: { Walker: { power: encore ? 6 : 4 } } }),
          A.ends(),
          now({ cards: { Walker: { power: 2 } } }),
        ],
      }),
    ));
});

describe('Clown College: Each turn, after you play a minion here for the first time, you may place a random standard action of your discard pile into your hand.', () => {
  const discard = ['Overrun', 'Walker', 'Overrun', 'Pie in the Face', 'Walker', 'Overrun', 'Overrun', 'Walker'];
  it('a standard action, or not; not elsewhere', () => {
    for (const [answer, hand] of [
      ['Clown College', ['Pie in the Face']],
      ['pass', []],
    ] as const)
      play({
        seats: { A: { hand: ['Filler'], discard } },
        bases: [at('Clown College'), at('Moor')],
        steps: [A.plays('Filler', 'Clown College'), A.answers(answer), now({ asked: null, hand: { A: [...hand] } })],
      });
    play({
      seats: { A: { hand: ['Filler'], discard } },
      bases: [at('Clown College'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('the first time each turn; nothing without a standard action', () => {
    play({
      seats: { A: { hand: ['Filler', 'Clown in a Box', 'Filler'], discard } },
      bases: [at('Clown College'), at('Moor')],
      steps: [
        A.plays('Clown in a Box'),
        A.plays('Filler', 'Clown College'),
        A.answers('pass'),
        A.plays('Filler', 'Clown College'),
        now({ asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Filler'], discard: ['Overrun', 'Walker'] } },
      bases: [at('Clown College'), at('Moor')],
      steps: [A.plays('Filler', 'Clown College'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe("The Big Top: After you play a minion here, reveal your deck's top card. If it is an action, you may discard it; a card not discarded is returned.", () => {
  it('an action may be discarded', () => {
    for (const [answer, deck, discard] of [
      ['yes', ['Scout'], ['Cannon']],
      ['no', ['Cannon', 'Scout'], []],
    ] as const)
      play({
        seats: { A: { hand: ['Filler'], deck: ['Cannon', 'Scout'] } },
        bases: [at('The Big Top'), at('Moor')],
        steps: [
          A.plays('Filler', 'The Big Top'),
          shown('A', 'Cannon'),
          revealed('Cannon'),
          A.answers(answer),
          now({ asked: null, deck: { A: [...deck] }, discard: { A: [...discard] } }),
        ],
      });
  });
  it('a minion is returned; an empty deck reveals nothing; not elsewhere', () => {
    for (const [deck, base] of [
      [['Scout', 'Cannon'], 'The Big Top'],
      [[], 'The Big Top'],
      [['Cannon', 'Scout'], 'Moor'],
    ] as const)
      play({
        seats: { A: { hand: ['Filler'], deck: [...deck] } },
        bases: [at('The Big Top'), at('Moor')],
        steps: [A.plays('Filler', base), now({ asked: null, deck: { A: [...deck] }, discard: { A: [] } })],
      });
  });
});

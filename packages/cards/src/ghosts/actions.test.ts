import { chooseCard, look, at as moment, playCard } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const bases = [at('Meadow'), at('Moor')];

describe('Across the Divide: Choose a card name. From your discard pile, place any number of minions with that name in your hand.', () => {
  const discard = ['Ghost', 'Spirit', 'Ghost', 'Probe', 'Ghost'];

  it('offers the minions of your own discard pile and takes any number of one name (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Across the Divide', 'Ghost'], discard }, B: { discard: ['Ghost'] } },
      bases,
      steps: [
        A.plays('Across the Divide'),
        offered('A', ['Ghost', 'Ghost', 'Ghost', 'Spirit', 'done'], ['Probe', 'Across the Divide']),
        refused(A.answers('Ghost@discard', 'Spirit', 'done')),
        A.answers('Ghost@discard', 'Ghost@discard', 'done'),
        now({
          asked: null,
          hand: { A: ['Ghost', 'Ghost', 'Ghost'] },
          discard: { A: ['Ghost', 'Spirit', 'Probe', 'Across the Divide'], B: ['Ghost'] },
        }),
      ],
    }));

  it('may take none, and does nothing without a minion there (RES-12, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Across the Divide'], discard }, B: { hand: ['Across the Divide'], discard: ['Probe'] } },
      bases,
      steps: [
        A.plays('Across the Divide'),
        A.answers('done'),
        now({ asked: null, hand: { A: [] }, discard: { A: [...discard, 'Across the Divide'] } }),
        A.ends(),
        B.plays('Across the Divide'),
        now({ asked: null, discard: { B: ['Probe', 'Across the Divide'] } }),
      ],
    }));

  it('places them in the hand: none is played (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Across the Divide'], discard: ['Spirit', 'Spirit'] } },
      bases,
      steps: [
        A.plays('Across the Divide'),
        A.answers('Spirit', 'Spirit', '?done'),
        now(at('Meadow'), at('Moor'), { asked: null, hand: { A: ['Spirit', 'Spirit'] }, plays: { A: { minions: 1 } } }),
      ],
    }));
});

describe('Ghostly Arrival: You may play one extra minion, one extra action, or both.', () => {
  const hand = ['Ghostly Arrival', 'Filler', 'Filler', 'Filler', 'Mystic Studies', 'Mystic Studies'];

  it('allows one minion and one action more, in any order, kept until later in the phase (EXT-2)', () =>
    play({
      seats: { A: { hand, deck: ['Probe', 'Probe', 'Probe', 'Probe'] } },
      bases,
      steps: [
        A.plays('Ghostly Arrival'),
        now({ asked: null, plays: { A: { minions: 1, actions: 0 } } }),
        A.plays('Filler', 'Meadow'),
        A.plays('Mystic Studies'),
        refused(A.plays('Mystic Studies')),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Filler'), {
          hand: { A: ['Filler', 'Mystic Studies', 'Probe', 'Probe'] },
        }),
      ],
    }));

  it('neither need be used, and both lapse with the phase (EXT-2)', () =>
    play({
      seats: { A: { hand } },
      bases,
      steps: [
        A.plays('Ghostly Arrival'),
        A.plays('Filler', 'Meadow'),
        A.ends(),
        B.ends(),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
      ],
    }));

  it('outside your Play Cards phase each is used immediately or lost (EXT-3)', () => {
    const herald = minionCard(
      'Herald',
      1,
      'At the start of your turn, play an action from your hand.',
      moment('turnStart', { when: (q, me) => q.s.current === me.seat }, function* (me) {
        const actions = yield* look((q) => q.hand(me.seat).filter((ix) => q.name(ix) === 'Ghostly Arrival'));
        const action = yield* chooseCard(me.seat, 'Choose an action', actions);
        if (action !== null) yield* playCard(me.seat, action);
      }),
    );
    const arrives = (minion: string, action: string, fillers = ['Filler']) => [
      offered('A', [...fillers, 'no']),
      A.answers(minion, '?Meadow'),
      offered('A', ['Mystic Studies', 'no']),
      A.answers(action),
    ];
    const start = {
      cards: [herald],
      phase: 'start' as const,
      seats: { A: { hand: ['Ghostly Arrival', 'Filler', 'Mystic Studies'] } },
      bases: [at('Meadow', 'A Herald')],
    };
    play({
      ...start,
      steps: [
        ...arrives('Filler', 'Mystic Studies'),
        now(at('Meadow', 'A Herald', 'A Filler'), {
          phase: 'play',
          plays: { A: { minions: 1, actions: 1 } },
          hand: { A: 2 },
        }),
      ],
    });
    play({
      ...start,
      seats: { A: { hand: ['Ghostly Arrival', 'Filler', 'Filler', 'Mystic Studies'] } },
      steps: [
        ...arrives('no', 'no', ['Filler', 'Filler']),
        now(at('Meadow', 'A Herald'), { phase: 'play', plays: { A: { minions: 1, actions: 1 } }, hand: { A: 3 } }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
      ],
    });
  });
});

describe('Séance: If you have two or fewer cards in your hand, draw until you hold five.', () => {
  it('seance/1 does not count itself: with two others it draws three (PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Séance', 'Probe', 'Probe'] }, B: { hand: ['Probe'] } },
      bases,
      steps: [
        A.plays('Séance'),
        now({ asked: null, hand: { A: 5, B: 1 }, deck: { A: 7, B: 10 }, discard: { A: ['Séance'] } }),
      ],
    }));

  it('seance/1 draws nothing with three others', () =>
    play({
      seats: { A: { hand: ['Séance', 'Probe', 'Probe', 'Probe'] } },
      bases,
      steps: [A.plays('Séance'), now({ asked: null, hand: { A: 3 }, deck: { A: 10 }, discard: { A: ['Séance'] } })],
    }));

  it('draws five with an empty hand, as far as there are cards; it is not among them itself (DECK-1, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Séance'] }, B: { hand: ['Séance'], deck: ['Scout'], discard: ['Walker', 'Walker'] } },
      bases,
      steps: [
        A.plays('Séance'),
        now({ asked: null, hand: { A: 5 }, deck: { A: 5 } }),
        A.ends(),
        B.plays('Séance'),
        now({ asked: null, hand: { B: ['Scout', 'Walker', 'Walker'] }, discard: { B: ['Séance'] } }),
      ],
    }));
});

describe('Shady Deal: Gain 1 VP if you have two or fewer cards in your hand.', () => {
  it.each([
    [0, 1],
    [2, 1],
    [3, 0],
  ])('with %i cards besides itself it gains %i VP (PLAY-2)', (count, vp) =>
    play({
      seats: { A: { hand: ['Shady Deal', ...Array(count).fill('Filler')], vp: 4 }, B: { vp: 2 } },
      bases,
      steps: [
        A.plays('Shady Deal'),
        now({ asked: null, vp: { A: 4 + vp, B: 2 }, hand: { A: count }, discard: { A: ['Shady Deal'] } }),
      ],
    }),
  );

  it('does not ask what others hold, and each one counts for itself', () =>
    play({
      seats: {
        A: { hand: ['Time Loop', 'Shady Deal', 'Shady Deal', 'Filler', 'Filler'] },
        B: { hand: Array(6).fill('Filler') },
      },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Shady Deal'),
        now({ asked: null, vp: { A: 0, B: 0 } }),
        A.plays('Shady Deal'),
        now({ asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));
});

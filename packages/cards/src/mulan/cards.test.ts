import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Mulan: Talent: Play an extra action OR draw a card, if you have placed a +1 power counter on this minion this turn.', () => {
  const bases = [at('Meadow', 'A Mulan', 'A Filler'), at('Moor')];
  it('mulan/1 after you have placed one on it, once a turn', () =>
    play({
      seats: { A: { hand: ['Mushu', 'Technique Prize'], deck } },
      bases,
      steps: [
        refused(A.uses('Mulan')),
        A.plays('Mushu', 'Meadow'),
        A.answers('Mulan'),
        A.uses('Mulan'),
        offered('A', ['action', 'draw'], ['no']),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Technique Prize', 'Cannon'] } }),
        A.plays('Technique Prize'),
        A.answers('Mulan'),
        refused(A.uses('Mulan')),
      ],
    }));
  it('or an extra action, kept for later (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Technique Prize', 'Performance Prize', 'Cannon'], deck } },
      bases,
      steps: [
        A.plays('Technique Prize'),
        A.answers('Mulan'),
        refused(A.plays('Performance Prize')),
        A.uses('Mulan'),
        A.answers('action'),
        A.plays('Performance Prize'),
        now({ hand: { A: ['Cannon', 'Cannon', 'Cannon', 'Cannon'] }, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    }));
  it('not for one on another minion, by another player, or in another turn', () => {
    play({
      seats: { A: { hand: ['Technique Prize'], deck } },
      bases,
      steps: [A.plays('Technique Prize'), A.answers('Filler'), refused(A.uses('Mulan'))],
    });
    play({
      turn: 'B',
      seats: { A: { deck, hand: ['Technique Prize'] }, B: { hand: ['Prepare to Fight'], deck } },
      bases: [at('Meadow', 'A Mulan'), at('Moor')],
      steps: [
        B.plays('Prepare to Fight'),
        now({ cards: { Mulan: { counters: 2 } } }),
        B.ends(),
        refused(A.uses('Mulan')),
        A.plays('Technique Prize'),
        A.ends(),
        B.ends(),
        refused(A.uses('Mulan')),
      ],
    });
  });
  it('not for the one placed by another player in this turn, after control has changed (TERM-5)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Take Over', 'Li Shang'], deck } },
      bases: [at('Meadow', 'A Mulan', 'B Li Shang'), at('Moor')],
      steps: [
        B.plays('Take Over'),
        B.answers('Mulan'),
        refused(B.uses('Mulan')),
        B.uses('Li Shang'),
        now({ can: [B.uses('Mulan')] }),
      ],
    }));
  it('mulan/2 not for a transferred one', () =>
    play({
      seats: { A: { hand: ['Cricket'], deck } },
      bases: [at('Meadow', 'A Mulan', 'A Filler +2'), at('Moor')],
      steps: [
        A.plays('Cricket', 'Moor'),
        A.answers('Filler', 'Mulan'),
        now({ cards: { Mulan: { counters: 1 } } }),
        refused(A.uses('Mulan')),
      ],
    }));
});

type Drawer = 'Chien Po' | 'Ling' | 'Yao';
const eraser = minionCard(
  'Eraser',
  1,
  'Remove a +1 power counter from each of your minions.',
  onPlay(function* (me) {
    const yours = yield* look((q) => q.minionsOf(me.seat));
    yield* act(...yours.map((ix) => ops.counters(ix, -1)));
  }),
);
/** The common Ongoing of the three: in your turn and in another player's. */
const drawsInEachTurn = (name: Drawer) => () => {
  play({
    turn: 'B',
    seats: {
      A: { hand: ['When Calls the Badge', 'Mushu', 'Technique Prize'], deck },
      B: { hand: ['Prepare to Fight'], deck },
    },
    bases: [at('Meadow', `A ${name}`, 'A Filler'), at('Moor', 'B Filler +9')],
    steps: [
      B.plays('Prepare to Fight'),
      B.answers(`?${name}`),
      now({ hand: { A: 3 } }),
      B.ends(),
      A.answers('pass'),
      A.plays('Mushu', 'Meadow'),
      A.answers(name),
      now({ asked: null, hand: { A: 3 } }),
      A.plays('Technique Prize'),
      A.answers(name),
      now({ asked: null, hand: { A: 2 } }),
    ],
  });
  play({
    turn: 'B',
    seats: { A: { hand: ['When Calls the Badge'], deck }, B: { deck } },
    bases: [at('Meadow', `A ${name}`, 'B Filler +9'), at('Moor')],
    steps: [B.ends(), A.answers('When Calls the Badge', 'Meadow'), now({ hand: { A: ['Cannon'] } })],
  });
};
const drawsForPlacingOnly = (name: Drawer) => () => {
  play({
    seats: { A: { hand: ['Cricket', 'Technique Prize'], deck } },
    bases: [at('Meadow', `A ${name}`, 'A Filler +2'), at('Moor')],
    steps: [
      A.plays('Cricket', 'Moor'),
      A.answers('Filler', name),
      now({ asked: null, cards: { [name]: { counters: 1 } }, hand: { A: ['Technique Prize'] } }),
      A.plays('Technique Prize'),
      A.answers('Filler'),
      now({ asked: null, hand: { A: [] } }),
    ],
  });
  play({
    cards: [eraser],
    seats: { A: { hand: ['Eraser'], deck } },
    bases: [at('Meadow', `A ${name} +2`), at('Moor')],
    steps: [A.plays('Eraser', 'Moor'), now({ asked: null, cards: { [name]: { counters: 1 } }, hand: { A: [] } })],
  });
};

describe("Chien Po: Until the start of your next turn, other players' cards do not affect your minions at this minion's base. Ongoing: Once per turn, draw a card after you place a +1 power counter on this minion.", () => {
  it(
    'chien-po/3 a card for the first counter that you place on it in a turn, in any turn',
    drawsInEachTurn('Chien Po'),
  );
  it('chien-po/4 not for a transferred or removed one, nor for one on another minion', drawsForPlacingOnly('Chien Po'));
  const seats = { A: { hand: ['Chien Po'], deck }, B: { hand: ['Smite', 'Smite', 'Smite'], deck } };
  it('not until then: yours here, itself included', () =>
    play({
      cards: [smite],
      seats,
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Chien Po', 'Meadow'),
        A.ends(),
        B.plays('Smite'),
        B.answers('Filler'),
        B.ends(),
        now(at('Meadow', 'A Filler', 'A Chien Po', 'B Walker')),
        A.ends(),
        B.plays('Smite'),
        B.answers('Filler'),
        now(at('Meadow', 'A Chien Po', 'B Walker')),
      ],
    }));
  it.each([
    ['Chien Po', 'A', 'lacks'],
    ['Invader', 'A', 'has'],
    ['Walker', 'B', 'has'],
  ] as const)('%s', (target, seat, how) =>
    play({
      cards: [smite],
      seats,
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Chien Po', 'Meadow'),
        A.ends(),
        B.plays('Smite'),
        B.answers(target),
        now({ discard: { [seat]: { [how]: [target] } } }),
      ],
    }),
  );
  it('your own cards do affect them', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Chien Po', 'Smite'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Chien Po', 'Meadow'), A.plays('Smite'), A.answers('Filler'), now(at('Meadow', 'A Chien Po'))],
    }));
  it('chien-po/1 actions of others on them are destroyed (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Chien Po'] }, B: {} },
      bases: [at('Meadow', 'A Filler with B Poison, A Upgrade', 'B Walker with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Chien Po', 'Meadow'),
        now(at('Meadow', 'A Filler with A Upgrade', 'A Chien Po', 'B Walker with B Upgrade'), {
          discard: { B: ['Poison'] },
        }),
      ],
    }));
  it('chien-po/2 later arrivals, too; it goes where this minion goes (CALC-2)', () =>
    play({
      cards: [smite],
      turn: 'A',
      seats: {
        A: { hand: ['Chien Po'], deck },
        B: { hand: ['Smite'], deck },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Sven', 'A Walker')],
      steps: [
        A.plays('Chien Po', 'Meadow'),
        A.uses('Sven'),
        A.answers('move', 'Chien Po'),
        A.ends(),
        B.plays('Smite'),
        B.answers('Walker'),
        now(at('Moor', 'A Sven', 'A Walker', 'A Chien Po'), at('Meadow', 'A Filler')),
      ],
    }));
  it('chien-po/2 one that comes later is safe, one that has left is not', () => {
    const bases = [at('Meadow', 'A Sven', 'A Filler'), at('Moor', 'A Walker'), at('Marsh')];
    for (const [moved, target, how] of [
      ['Walker', 'Walker', 'lacks'],
      ['Filler', 'Filler', 'lacks'],
    ] as const)
      play({
        cards: [smite],
        seats: { A: { hand: ['Chien Po'], deck }, B: { hand: ['Smite'], deck } },
        bases,
        steps: [
          A.plays('Chien Po', 'Meadow'),
          A.uses('Sven'),
          A.answers('move', `?${moved}`),
          A.ends(),
          B.plays('Smite'),
          B.answers(target),
          now({ discard: { A: { [how]: [target] } } }),
        ],
      });
  });
  it('it ends when this minion leaves play (IO-2)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Chien Po', 'Smite'], deck }, B: { hand: ['Smite'], deck } },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Chien Po', 'Meadow'),
        A.plays('Smite'),
        A.answers('Chien Po'),
        A.ends(),
        B.plays('Smite'),
        B.answers('Walker'),
        now(at('Meadow', 'A Filler')),
      ],
    }));
});

describe('Ling: You may play here an extra minion with power 2 or less. Ongoing: Once per turn, draw a card after you place a +1 power counter on this minion.', () => {
  it('ling/1 a card for the first counter that you place on it in a turn, in any turn', drawsInEachTurn('Ling'));
  it('ling/2 not for a transferred or removed one, nor for one on another minion', drawsForPlacingOnly('Ling'));
  it('an extra minion of power 2 or less, only here', () =>
    play({
      seats: { A: { hand: ['Ling', 'Walker', 'Invader', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Ling', 'Meadow'),
        now({
          cannot: [A.plays('Walker', 'Moor'), A.plays('Invader', 'Meadow')],
          can: [A.plays('Walker', 'Meadow'), A.plays('Filler', 'Meadow')],
        }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Walker', 'Meadow')),
      ],
    }));
});

describe('Yao: You may destroy a minion here with power 2 or less. Ongoing: Once per turn, draw a card after you place a +1 power counter on this minion.', () => {
  it('yao/1 a card for the first counter that you place on it in a turn, in any turn', drawsInEachTurn('Yao'));
  it('yao/2 not for a transferred or removed one, nor for one on another minion', drawsForPlacingOnly('Yao'));
  it('one here of power 2 or less, anybody’s, if you like', () => {
    const bases = [at('Meadow', 'A Filler', 'B Walker', 'B Invader', 'B Filler +2'), at('Moor', 'B Filler')];
    play({
      seats: { A: { hand: ['Yao'] }, B: {} },
      bases,
      steps: [
        A.plays('Yao', 'Meadow'),
        offered('A', ['Filler/A', 'Walker', 'no'], ['Invader', 'Filler@Meadow/B', 'Filler@Moor', 'Yao']),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler', 'A Yao', 'B Invader', 'B Filler'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Yao'] }, B: {} },
      bases,
      steps: [A.plays('Yao', 'Meadow'), A.answers('no'), now({ asked: null, discard: { A: [], B: [] } })],
    });
  });
});

describe('Cri-Kee: You may play an extra minion with power 3 or less if another of your minions is here.', () => {
  it('with another of yours here: power 3 or less, anywhere', () =>
    play({
      seats: { A: { hand: ['Cri-Kee', 'Invader', 'Kristoff'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Cri-Kee', 'Meadow'),
        now({ can: [A.plays('Invader', 'Meadow'), A.plays('Invader', 'Moor')], cannot: [A.plays('Kristoff', 'Moor')] }),
      ],
    }));
  it.each([['B Filler'], ['- Bigfoot']])('not with %s', (other) =>
    play({
      seats: { A: { hand: ['Cri-Kee', 'Invader'] }, B: {} },
      bases: [at('Meadow', other), at('Moor', 'A Filler')],
      steps: [A.plays('Cri-Kee', 'Meadow'), refused(A.plays('Invader', 'Moor'))],
    }),
  );
});

describe('Li Shang: Talent: Choose another minion here and place a +1 power counter on it.', () => {
  it('any other minion here, once a turn', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Li Shang', 'A Filler', 'B Walker', '- Bigfoot'), at('Moor', 'A Invader')],
      steps: [
        A.uses('Li Shang'),
        offered('A', ['Filler', 'Walker', 'Bigfoot'], ['Li Shang', 'Invader', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 0 } } }),
        refused(A.uses('Li Shang')),
      ],
    }));
  it('not without another', () =>
    play({
      bases: [at('Meadow', 'A Li Shang'), at('Moor', 'A Filler')],
      steps: [refused(A.uses('Li Shang'))],
    }));
});

describe('Mushu: You may choose another minion here and place a +1 power counter on it.', () => {
  it('any other minion here', () =>
    play({
      seats: { A: { hand: ['Mushu'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Mushu', 'Meadow'),
        offered('A', ['Filler', 'Walker', 'no'], ['Mushu', 'Invader']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));
  it('or none', () =>
    play({
      seats: { A: { hand: ['Mushu'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Mushu', 'Meadow'), A.answers('no'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
});

import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused, shown } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const steed = 'A Filler with A Noble Steed';

describe('A Questing: Put this on one of your minions; you may move that minion. Ongoing: When this minion would go to the discard pile, you place it on top of your deck instead.', () => {
  it('on one of yours, which may move', () => {
    for (const [answer, from, to] of [
      ['Marsh', [], ['A Walker with A A Questing']],
      ['no', ['A Walker with A A Questing'], []],
    ] as const)
      play({
        seats: { A: { hand: ['A Questing'] } },
        bases: [at('Meadow', 'A Walker'), at('Moor', 'B Invader'), at('Marsh')],
        steps: [
          now({ cannot: [A.plays('A Questing', 'Invader')] }),
          A.plays('A Questing', 'Walker'),
          offered('A', ['Moor', 'Marsh', 'no'], ['Meadow']),
          A.answers(answer),
          now(at('Meadow', ...from), at('Marsh', ...to), { asked: null }),
        ],
      });
  });
  it('on top of the deck instead of the discard pile; others are not concerned', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: { deck: ['Scout'] }, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Walker with A A Questing', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Walker'),
        now(at('Meadow', 'A Filler'), {
          asked: null,
          deck: { A: ['Walker', 'Scout'] },
          discard: { A: ['A Questing'] },
        }),
      ],
    }));
  it('from a scored base, too (RES-7)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Cannon', 'Invader'] }, B: {} },
      bases: [at('Meadow', 'A Walker +8 with A A Questing', 'A Filler'), at('Moor')],
      steps: [A.ends(), now({ hand: { A: { has: ['Walker', 'Scout'] } }, discard: { A: { has: ['Filler'] } } })],
    }));
});

describe("Excalibur: Put this on a minion. Ongoing: This minion has +2 power, and other players' cards cannot destroy it. Special: When this base scores, gain 1 VP if this minion is King Arthur.", () => {
  it('two more power; only its player’s cards destroy it, by whose Excalibur it is', () => {
    for (const [by, stays] of [
      ['B', true],
      ['A', false],
    ] as const)
      play({
        turn: by,
        cards: [smite],
        seats: { A: { hand: ['Smite'] }, B: { hand: ['Smite'] } },
        bases: [at('Meadow', 'B Walker with A Excalibur', 'A Invader'), at('Moor')],
        steps: [
          now({ cards: { Walker: { power: 4 } } }),
          (by === 'A' ? A : B).plays('Smite'),
          (by === 'A' ? A : B).answers('Walker'),
          now(at('Meadow', ...(stays ? ['B Walker with A Excalibur'] : []), 'A Invader'), { asked: null }),
        ],
      });
  });
  it('only the minion it is on; only from being destroyed', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite', 'Collector'] } },
      bases: [at('Meadow', 'A Filler with A Excalibur', 'A Invader'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Invader'),
        now(at('Meadow', 'A Filler with A Excalibur'), { asked: null }),
        B.plays('Collector', 'Meadow'),
        B.answers('Filler'),
        now(at('Meadow', 'B Collector'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));
  it('King Arthur with it: 1 VP when this base scores', () => {
    for (const [minion, base, vp] of [
      ['King Arthur', 'Meadow', 4],
      ['Merlin', 'Meadow', 3],
      ['King Arthur', 'Moor', 3],
    ] as const)
      play({
        seats: { A: {}, B: {} },
        bases: [
          at('Meadow', 'A Filler +9', ...(base === 'Meadow' ? [`A ${minion} with A Excalibur`] : [])),
          at('Moor', ...(base === 'Moor' ? [`A ${minion} with A Excalibur`] : [])),
        ],
        steps: [A.ends(), now({ vp: { A: vp } })],
      });
  });
});

describe('Good Deed: Put this on a base. Draw a card. Ongoing: After a minion of yours moves to here, you may transfer this card to another base and draw a card. Per turn, the Good Deed Ongoing ability may be used only once.', () => {
  it('draws a card', () =>
    play({
      seats: { A: { hand: ['Good Deed'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Good Deed', 'Meadow'),
        now(at('Meadow', 'A Good Deed'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
  it('after one of yours moves here: to another base, and a card; or neither (TERM-14)', () => {
    for (const [answer, hand, here] of [
      ['Good Deed', ['Scout'], []],
      ['pass', [], ['A Good Deed']],
    ] as const)
      play({
        seats: { A: { deck: ['Scout', 'Cannon'] } },
        bases: [at('Meadow', steed), at('Moor', 'A Good Deed'), at('Marsh')],
        steps: [
          A.uses('Noble Steed'),
          A.answers('Moor'),
          offered('A', ['Good Deed', 'pass']),
          A.answers(answer, '?Marsh'),
          now(at('Moor', steed, ...here), { asked: null, hand: { A: [...hand] } }),
        ],
      });
  });
  it('once per turn, whichever Good Deed; each player apart', () =>
    play({
      seats: { A: { deck: ['Scout', 'Cannon'] }, B: {} },
      bases: [
        at('Meadow', steed, 'A Walker with A Noble Steed'),
        at('Moor', 'A Good Deed'),
        at('Marsh', 'A Good Deed'),
        at('Heath'),
      ],
      steps: [
        A.uses('Noble Steed#1'),
        A.answers('Moor', 'Good Deed', 'Heath'),
        A.uses('Noble Steed@Meadow'),
        A.answers('Marsh'),
        now({ asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
  it('not for another player’s minion, or another base, or with one base', () => {
    for (const [minion, to] of [
      ['B', 'Moor'],
      ['A', 'Marsh'],
    ] as const)
      play({
        bases: [at('Meadow', `${minion} Filler with A Noble Steed`), at('Moor', 'A Good Deed'), at('Marsh')],
        steps: [A.uses('Noble Steed'), A.answers(to), now({ asked: null })],
      });
  });
  it('not after a titan has moved here (TIT-4)', () =>
    play({
      cards: [
        actionCard(
          'Shove',
          'standard',
          'Move the titan of the last base to the first one.',
          onPlay(function* () {
            const [to, from] = yield* look((q) => [q.bases()[0]!, q.bases().at(-1)!]);
            yield* act(ops.move((yield* look((q) => q.titansAt(from!)[0]!))!, to!));
          }),
        ),
      ],
      seats: { A: { hand: ['Shove'] } },
      bases: [at('Meadow', 'A Good Deed'), at('Moor', 'A Emperor Penguin')],
      steps: [A.plays('Shove'), now(at('Meadow', 'A Good Deed', 'A Emperor Penguin'), { asked: null })],
    }));
});

describe("Merlin's Library: Put this on a base. Talent: Transfer this action to another base OR move a minion of yours to here OR play an extra minion here.", () => {
  const library = "Merlin's Library";
  const bases = [at('Meadow', `A ${library}`, 'A Invader'), at('Moor', 'A Walker', 'B Scout'), at('Marsh')];
  it('one of the three', () => {
    play({
      bases,
      steps: [
        A.uses(library),
        offered('A', ['transfer', 'move', 'play'], ['no']),
        A.answers('transfer'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Marsh', `A ${library}`), { asked: null }),
        refused(A.uses(library)),
      ],
    });
    play({
      bases,
      steps: [
        A.uses(library),
        A.answers('move'),
        now(at('Meadow', `A ${library}`, 'A Invader', 'A Walker'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Filler'] } },
      bases,
      steps: [
        A.uses(library),
        A.answers('play'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, can: [A.plays('Filler', 'Meadow')], cannot: [A.plays('Filler', 'Moor')] }),
      ],
    });
  });
});

describe('Noble Steed: Put this on one of your minions. Talent: Move this minion to another base.', () => {
  it('on one of yours; moves it, each turn', () =>
    play({
      seats: { A: { hand: ['Noble Steed'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor'), at('Marsh')],
      steps: [
        now({ cannot: [A.plays('Noble Steed', 'Invader')] }),
        A.plays('Noble Steed', 'Walker'),
        A.uses('Noble Steed'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Walker with A Noble Steed'), { asked: null }),
        refused(A.uses('Noble Steed')),
      ],
    }));
  it('not with one base', () => play({ bases: [at('Meadow', steed)], steps: [refused(A.uses('Noble Steed'))] }));
});

describe('The Fisher King: Put this on a base. Ongoing: Draw a card after one or more of your minions move to here; then, with eight or more cards in your hand, destroy this card to gain 1 VP.', () => {
  const six = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
  const bases = [at('Meadow', steed, 'A Walker'), at('Moor', 'A The Fisher King'), at('Marsh', 'A The Fisher King')];
  it('a card; with eight in hand by then 1 VP for this card, if you like (RES-11)', () => {
    for (const [hand, answers, vp, discard] of [
      [six, [], 0, []],
      [[...six, 'Filler'], ['yes'], 1, ['The Fisher King']],
      [[...six, 'Filler'], ['no'], 0, []],
    ] as const)
      play({
        seats: { A: { hand: [...hand], deck: ['Scout', 'Cannon'] } },
        bases,
        steps: [
          A.uses('Noble Steed'),
          A.answers('Moor', ...answers),
          now({ asked: null, hand: { A: [...hand, 'Scout'] }, vp: { A: vp }, discard: { A: [...discard] } }),
        ],
      });
  });
  it('one card for several together; none for another player’s', () => {
    play({
      seats: { A: { hand: ['Adventure Power'], deck: ['Scout', 'Cannon'] } },
      bases,
      steps: [
        A.plays('Adventure Power'),
        A.answers('Moor', 'Filler', 'Walker'),
        now({ asked: null, hand: { A: ['Scout'] } }),
      ],
    });
    play({
      seats: { A: { deck: ['Scout'] }, B: {} },
      bases: [at('Meadow', 'B Filler with A Noble Steed'), at('Moor', 'A The Fisher King')],
      steps: [A.uses('Noble Steed'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('The Grail: Put this on a base that has none of your actions on it. Ongoing: After a minion of yours moves to here, if at least three of your minions here have power 4 or more, place this card in the box to gain 2 VP.', () => {
  it('not on a base with an action of yours; others do not matter', () =>
    play({
      seats: { A: { hand: ['The Grail'] } },
      bases: [at('Meadow', 'A Good Deed'), at('Moor', 'B Good Deed'), at('Marsh', steed)],
      steps: [
        now({
          cannot: [A.plays('The Grail', 'Meadow')],
          can: [A.plays('The Grail', 'Moor'), A.plays('The Grail', 'Marsh')],
        }),
      ],
    }));
  it('three of power 4: 2 VP for this card, which leaves the game, or not', () => {
    for (const [answer, vp] of [
      ['yes', 2],
      ['no', 0],
    ] as const)
      play({
        bases: [at('Meadow', steed), at('Moor', 'A The Grail', 'A Merlin', 'A Walker +2', 'A Percival', 'B Gawain')],
        steps: [
          A.uses('Noble Steed'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          now({ asked: null, vp: { A: vp }, discard: { A: [] } }),
          now(at('Moor', ...(vp ? [] : ['A The Grail']), 'A Merlin', 'A Walker', 'A Percival', 'B Gawain', steed)),
        ],
      });
  });
  it('not with two, or with another player’s minion that comes', () => {
    for (const bases of [
      [at('Meadow', steed), at('Moor', 'A The Grail', 'A Merlin', 'A Walker +1', 'A Percival', 'B Gawain')],
      [at('Meadow', 'B Filler with A Noble Steed'), at('Moor', 'A The Grail', 'A Merlin', 'A Walker +2', 'A Percival')],
    ])
      play({ bases, steps: [A.uses('Noble Steed'), now({ asked: null, vp: { A: 0 } })] });
  });
});

describe('The Lady of the Lake: Search your deck, your discard pile or both for an action that can be played on a minion; either draw it OR play it as an extra action.', () => {
  const seats = {
    A: {
      hand: ['The Lady of the Lake'],
      deck: ['Filler', 'Noble Steed', 'Overrun', 'Excalibur', 'Noble Steed'],
      discard: ['A Questing', 'Cannon'],
    },
  };
  const bases = [at('Meadow', 'A Walker'), at('Moor')];
  it('the discard pile and the deck', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('The Lady of the Lake'),
        offered('A', ['deck', 'open'], ['no']),
        A.answers('deck'),
        offered('A', ['A Questing', 'Noble Steed', 'Excalibur'], ['Cannon', 'Overrun', 'no']),
        shown('A', 'Excalibur', 'Filler', 'Noble Steed', 'Noble Steed', 'Overrun'),
        A.answers('Excalibur'),
        offered('A', ['draw', 'play']),
        A.answers('play'),
        now(at('Meadow', 'A Walker with A Excalibur'), { asked: null, deck: { A: 4 } }),
        ({ events }) => {
          const seen = events.filter((e) => e.type === 'reveal' || e.type === 'shuffle').map((e) => e.type);
          if (seen.join() !== 'reveal,shuffle') throw new Error(`not shown and shuffled: ${seen}`);
        },
      ],
    }));
  it('the discard pile alone: the deck keeps its order', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('The Lady of the Lake'),
        A.answers('open'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['A Questing'] }, deck: { A: seats.A.deck } }),
        ({ events }) => {
          if (events.some((e) => e.type === 'shuffle' || e.type === 'reveal')) throw new Error('searched the deck');
        },
      ],
    }));
  it('without one in the discard pile the deck is searched; none at all: it is shuffled', () => {
    play({
      seats: { A: { hand: ['The Lady of the Lake'], deck: ['Filler', 'Excalibur'], discard: ['Cannon'] } },
      bases,
      steps: [A.plays('The Lady of the Lake'), A.answers('draw'), now({ asked: null, hand: { A: ['Excalibur'] } })],
    });
    play({
      seats: { A: { hand: ['The Lady of the Lake'], deck: ['Filler', 'Cannon'] } },
      bases,
      steps: [A.plays('The Lady of the Lake'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    });
  });
});

describe('The Mists of Avalon: Choose up to three minions in your discard pile and shuffle them into your deck.', () => {
  it('up to three minions', () => {
    for (const [answers, deck] of [
      [['Walker', 'Walker', 'Invader'], 4],
      [['Invader'], 2],
      [['done'], 1],
    ] as const)
      play({
        seats: {
          A: {
            hand: ['The Mists of Avalon'],
            deck: ['Scout'],
            discard: ['Walker', 'Walker', 'Invader', 'Groupie', 'Cannon'],
          },
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('The Mists of Avalon'),
          offered('A', ['Walker', 'Walker', 'Invader', 'Groupie', 'done'], ['Cannon']),
          ({ state }) => {
            if (state.asks[0]!.max !== 3) throw new Error(`up to ${state.asks[0]!.max}`);
          },
          A.answers(...answers),
          now({ asked: null, deck: { A: deck } }),
        ],
      });
  });
});

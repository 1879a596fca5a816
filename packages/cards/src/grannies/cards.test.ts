import { A, at, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Matriarch: Talent: Reveal your deck's bottom two cards. Draw every minion among them and discard the others.", () => {
  const bases = [at('Meadow', 'A Matriarch'), at('Moor')];

  it('draws the minions of the bottom two and discards the others; all see them (INFO-3)', () => {
    for (const [bottom, hand, discard] of [
      [['Scout', 'Cannon'], ['Scout'], ['Cannon']],
      [['Scout', 'Walker'], ['Scout', 'Walker'], []],
      [['Dinghy', 'Cannon'], [], ['Dinghy', 'Cannon']],
    ] as const)
      play({
        seats: { A: { hand: [], deck: ['Invader', 'Filler', ...bottom] } },
        bases,
        steps: [
          A.uses('Matriarch'),
          now({
            asked: null,
            hand: { A: [...hand] },
            discard: { A: [...discard] },
            deck: { A: ['Invader', 'Filler'] },
            sees: { B: { has: [...bottom] } },
          }),
          refused(A.uses('Matriarch')),
        ],
      });
  });

  it('a fusion is a minion here (FUS-1)', () =>
    play({
      seats: { A: { hand: [], deck: ['Invader', 'Rosie', 'Cannon'] } },
      bases,
      steps: [A.uses('Matriarch'), now({ asked: null, hand: { A: ['Rosie'] }, discard: { A: ['Cannon'] } })],
    }));

  it('of a deck with one card that one, then the bottom of the new deck (DECK-1)', () =>
    play({
      seats: { A: { hand: [], deck: ['Scout'], discard: ['Cannon', 'Cannon'] } },
      bases,
      steps: [
        A.uses('Matriarch'),
        now({ asked: null, hand: { A: ['Scout'] }, discard: { A: ['Cannon'] }, deck: { A: ['Cannon'] } }),
      ],
    }));

  it('without cards in deck and discard pile nothing happens', () =>
    play({
      seats: { A: { hand: [], deck: [] } },
      bases,
      steps: [A.uses('Matriarch'), now({ asked: null, hand: { A: [] }, discard: { A: [] } })],
    }));
});

const PLACES = [
  ['top', ['Scout', 'Cannon', 'Filler']],
  ['bottom', ['Cannon', 'Filler', 'Scout']],
] as const;

describe("Granny: Talent: Look at your deck's top card. Place it on the top or the bottom of your deck.", () => {
  it('you alone see it and place it on either end, once a turn (TERM-12, ABL-5)', () => {
    for (const [end, deck] of PLACES)
      play({
        seats: { A: { hand: [], deck: ['Scout', 'Cannon', 'Filler'] } },
        bases: [at('Meadow', 'A Granny'), at('Moor')],
        steps: [
          A.uses('Granny'),
          shown('A', 'Scout'),
          offered('A', ['top', 'bottom'], ['no']),
          A.answers(end),
          now({ asked: null, deck: { A: [...deck] }, sees: { B: { lacks: ['Scout'] } } }),
          refused(A.uses('Granny')),
        ],
      });
  });
});

describe("Grandma: Look at your deck's top card. Place it on the top or the bottom of your deck.", () => {
  it('when it is played; you alone see it (TERM-12)', () => {
    for (const [end, deck] of PLACES)
      play({
        seats: { A: { hand: ['Grandma'], deck: ['Scout', 'Cannon', 'Filler'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Grandma', 'Meadow'),
          shown('A', 'Scout'),
          offered('A', ['top', 'bottom'], ['no']),
          A.answers(end),
          now({ asked: null, deck: { A: [...deck] }, sees: { B: { lacks: ['Scout'] } } }),
        ],
      });
  });

  it('an empty deck is made from the discard pile; without one nobody is asked (DECK-1)', () => {
    for (const discard of [['Scout'], []])
      play({
        seats: { A: { hand: ['Grandma'], deck: [], discard } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Grandma', 'Meadow'),
          ...(discard.length > 0 ? [shown('A', 'Scout'), A.answers('bottom')] : []),
          now({ asked: null, deck: { A: discard } }),
        ],
      });
  });
});

describe("Nana: Reveal your deck's top card. If it is an action, draw it or play it as an extra action; if not, place it on the bottom of your deck.", () => {
  const nana = (...deck: string[]) => ({ A: { hand: ['Nana'], deck } });
  const bases = [at('Meadow', 'B Filler'), at('Moor')];

  it('an action is drawn, or played at once as an extra action (EXT-3)', () => {
    for (const [answers, hand, power, discard] of [
      [['draw'], ['Swashbuckling'], 3, []],
      [['play'], [], 4, ['Swashbuckling']],
    ] as const)
      play({
        seats: nana('Swashbuckling', 'Cannon'),
        bases,
        steps: [
          A.plays('Nana', 'Meadow'),
          shown('A', 'Swashbuckling'),
          offered('A', ['draw', 'play'], ['no']),
          A.answers(...answers),
          now({
            asked: null,
            hand: { A: [...hand] },
            discard: { A: [...discard] },
            deck: { A: ['Cannon'] },
            cards: { Nana: { power } },
            plays: { A: { actions: 1 } },
          }),
        ],
      });
  });

  it('one that cannot be played now is drawn: one that begins with Special, or has nothing to be put on (PLAY-4, PLAY-6)', () =>
    play({
      seats: nana('Love Overload', 'Cannon'),
      bases,
      steps: [A.plays('Nana', 'Meadow'), now({ asked: null, hand: { A: ['Love Overload'] } })],
    }));

  it('a fusion is an action, and is played as one (FUS-1)', () =>
    play({
      seats: nana('Dice Ninja', 'Cannon', 'Walker'),
      bases,
      steps: [
        A.plays('Nana', 'Meadow'),
        offered('A', ['draw', 'play']),
        A.answers('play'),
        now({ asked: null, hand: { A: ['Cannon', 'Walker'] }, discard: { A: ['Dice Ninja'] } }),
      ],
    }));

  it('anything else goes to the bottom, seen by all; with no card nothing happens (INFO-3)', () => {
    play({
      seats: nana('Scout', 'Cannon'),
      bases,
      steps: [
        A.plays('Nana', 'Meadow'),
        now({
          asked: null,
          hand: { A: [] },
          deck: { A: ['Cannon', 'Scout'] },
          sees: { B: { has: ['Scout'], lacks: ['Cannon'] } },
        }),
      ],
    });
    play({ seats: nana(), bases, steps: [A.plays('Nana', 'Meadow'), now({ asked: null, hand: { A: [] } })] });
  });
});

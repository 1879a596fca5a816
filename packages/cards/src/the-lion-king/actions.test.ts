/* Long because each card is tried against many others. */
import { cannotPlay } from '@smash/engine/script';
import { A, at, logged, minionCard, now, offered, play, refused, titled } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];
const meadow = [at('Meadow'), at('Moor')];

describe('Circle of Life: Put this on one of your minions. Special: After this minion goes to the discard pile, you may play as an extra minion another minion with power 3 or less from your hand or discard pile.', () => {
  it('on one of yours', () =>
    play({
      seats: { A: { hand: ['Circle of Life'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        refused(A.plays('Circle of Life', 'Walker')),
        A.plays('Circle of Life', 'Filler'),
        now(at('Meadow', 'A Filler with A Circle of Life', 'B Walker')),
      ],
    }));
  it('circle-of-life/1 after it has been destroyed, another of power 3 or less', () =>
    play({
      cards: [smite],
      seats: {
        A: { hand: ['Smite', 'Invader', 'Nala', 'Overrun'], discard: ['Walker', 'Elsa', 'Cannon'] },
        B: { discard: ['Filler'] },
      },
      bases: [at('Meadow', 'A Filler with A Circle of Life', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Filler/A'),
        A.answers('?Circle of Life'),
        offered('A', ['Invader', 'Walker'], ['Nala', 'Elsa', 'Overrun', 'Cannon', 'Filler', 'no']),
        A.answers('Walker'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor', '?return'),
        now(at('Moor', 'A Walker'), { asked: null, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    }));
  it('declined; with none in hand or in the discard pile nobody is asked (ME-4)', () => {
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Walker'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A Circle of Life'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('pass'), now(at('Meadow'), at('Moor'), { asked: null })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Nala'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A Circle of Life'), at('Moor')],
      steps: [A.plays('Smite'), now({ asked: null })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite', 'Nala'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A Circle of Life'), at('Moor')],
      steps: [A.plays('Smite'), now({ asked: null, hand: { A: ['Nala'] } })],
    });
  });
  it('circle-of-life/1 circle-of-life/3 after scoring: a Lion Cub that went with it', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'A Nala +6 with A Circle of Life', 'A Lion Cub'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Circle of Life', 'Lion Cub', '?Moor'),
        A.answers('?pass'),
        now(at('Moor', 'A Lion Cub')),
      ],
    }));
  it('not for a minion that returns to the hand, nor when only the action goes', () => {
    play({
      seats: { A: { hand: ['Collector', 'Filler'] } },
      bases: [at('Meadow', 'A Filler with A Circle of Life', 'A Walker'), at('Moor')],
      steps: [A.plays('Collector', 'Meadow'), A.answers('Filler'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Poison', 'Walker'] } },
      bases: [at('Meadow', 'A Filler with A Circle of Life'), at('Moor')],
      steps: [
        A.plays('Poison', 'Filler'),
        A.answers('Circle of Life'),
        now(at('Meadow', 'A Filler with A Poison'), { asked: null }),
      ],
    });
  });
  it('a fusion is played as a minion (FUS-3)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Rosie'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A Circle of Life'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Circle of Life'),
        offered('A', ['Meadow', 'Moor'], ['minion', 'action']),
        A.answers('Moor', '?no', '?done'),
      ],
    }));
  it('only one that can be played', () =>
    play({
      cards: [
        smite,
        minionCard(
          'Gate',
          1,
          'Ongoing: Walkers cannot be played.',
          cannotPlay((q, _me, { card }) => q.name(card) === 'Walker'),
        ),
      ],
      seats: { A: { hand: ['Smite'], discard: ['Walker', 'Invader', 'Huffie'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A Circle of Life'), at('Moor', 'B Gate')],
      steps: [
        A.plays('Smite'),
        A.answers('Filler', '?Circle of Life'),
        offered('A', ['Invader', 'Huffie'], ['Walker', 'Filler', 'no']),
      ],
    }));
});

describe('Hakuna Matata: Draw two cards. Place the card Timon and Pumbaa into your hand if it is in your discard pile.', () => {
  it('two cards, and that one', () =>
    play({
      seats: {
        A: { hand: ['Hakuna Matata'], deck, discard: ['Timon and Pumbaa', 'Zazu'] },
        B: { discard: ['Timon and Pumbaa'] },
      },
      bases: meadow,
      steps: [
        A.plays('Hakuna Matata'),
        now({
          asked: null,
          hand: { A: ['Cannon', 'Cannon', 'Timon and Pumbaa'] },
          discard: { A: ['Zazu', 'Hakuna Matata'] },
        }),
      ],
    }));
  it('without it two cards', () =>
    play({
      seats: { A: { hand: ['Hakuna Matata'], deck }, B: { discard: ['Timon and Pumbaa'] } },
      bases: meadow,
      steps: [A.plays('Hakuna Matata'), now({ asked: null, hand: { A: ['Cannon', 'Cannon'] } })],
    }));
  it('one of several', () =>
    play({
      seats: { A: { hand: ['Hakuna Matata'], deck, discard: ['Timon and Pumbaa', 'Timon and Pumbaa'] } },
      bases: meadow,
      steps: [
        A.plays('Hakuna Matata'),
        A.answers('?Timon and Pumbaa'),
        now({
          asked: null,
          hand: { A: ['Cannon', 'Cannon', 'Timon and Pumbaa'] },
          discard: { A: ['Timon and Pumbaa', 'Hakuna Matata'] },
        }),
      ],
    }));
});

describe('He Lives In You: Put this on a base. Ongoing: Every minion you have here has +1 power, or +2 power instead while Mufasa is in your discard pile.', () => {
  it.each([
    [['Simba'], ['Mufasa'], 1],
    [['Mufasa'], [], 2],
    [['Mufasa', 'Mufasa'], [], 2],
  ] as const)('yours %j, theirs %j: +%i', (yours, theirs, n) =>
    play({
      seats: { A: { discard: [...yours] }, B: { discard: [...theirs] } },
      bases: [at('Meadow', 'A He Lives In You', 'A Filler', 'A Walker', 'B Invader'), at('Moor', 'A Huffie')],
      steps: [
        now({
          cards: {
            Filler: { power: 1 + n },
            Walker: { power: 2 + n },
            Invader: { power: 3 },
            Huffie: { power: 3 },
          },
        }),
      ],
    }),
  );
});

describe("Hyenas' Den: Put this on a base. Talent: Choose one of your minions here; it gets +2 power this turn. Special: After a base scores, you may transfer this card to another base if Mufasa is in your discard pile.", () => {
  it('+2 for one of yours here this turn', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', "A Hyenas' Den", 'A Filler', 'A Walker', 'B Invader'), at('Moor', 'A Huffie')],
      steps: [
        A.uses("Hyenas' Den"),
        offered('A', ['Filler', 'Walker'], ['Invader', 'Huffie', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 4, counters: 0 }, Filler: { power: 1 } } }),
        refused(A.uses("Hyenas' Den")),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('not without one', () =>
    play({
      bases: [at('Meadow', "A Hyenas' Den"), at('Moor', 'A Huffie')],
      steps: [refused(A.uses("Hyenas' Den"))],
    }));
  it('hyenas-den/1 after each base that scores, to another base, if you like', () =>
    play({
      baseDeck: ['Heath', 'Fen'],
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases: [at('Meadow', "A Hyenas' Den", 'B Filler +9'), at('Moor', 'B Filler +9'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('Meadow'),
        offered('A', ["Hyenas' Den", 'pass']),
        A.answers("Hyenas' Den"),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        titled('A', 'Choose where this action goes'),
        A.answers('Moor'),
        A.answers("Hyenas' Den", 'Marsh'),
        now(at('Marsh', "A Hyenas' Den"), { vp: { B: 6 } }),
      ],
    }));
  it('declined; not without Mufasa', () => {
    play({
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', "A Hyenas' Den")],
      steps: [A.ends(), A.answers('pass'), now(at('Moor', "A Hyenas' Den"), { vp: { B: 3 } })],
    });
    play({
      seats: { A: { deck, discard: ['Simba'] }, B: { discard: ['Mufasa'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', "A Hyenas' Den")],
      steps: [A.ends(), now(at('Moor', "A Hyenas' Den"), { turn: 'B', vp: { B: 3 } })],
    });
    play({
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases: [at('Meadow', "A Hyenas' Den", 'B Filler +9')],
      steps: [A.ends(), now({ turn: 'B', vp: { B: 3 }, discard: { A: { has: ["Hyenas' Den"] } } })],
    });
  });
  it('also the only one of yours here', () =>
    play({
      bases: [at('Meadow', "A Hyenas' Den", 'A Filler'), at('Moor', 'A Huffie')],
      steps: [A.uses("Hyenas' Den"), now({ asked: null, cards: { Filler: { power: 3 } } })],
    }));
});

describe("Just Can't Wait to be King: Choose one of your minions. Place two +1 power counters on it, or four instead if Mufasa is in your discard pile.", () => {
  it.each([
    [['Simba'], ['Mufasa'], 2],
    [['Mufasa'], [], 4],
  ] as const)('yours %j, theirs %j: %i', (yours, theirs, n) =>
    play({
      seats: { A: { hand: ["Just Can't Wait to be King"], discard: [...yours] }, B: { discard: [...theirs] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays("Just Can't Wait to be King"),
        offered('A', ['Filler', 'Invader'], ['Walker', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: n }, Filler: { counters: 0 } } }),
      ],
    }),
  );
});

describe("Scar: Destroy another player's minion with power 5 or less OR destroy one of your own minions to draw as many cards as its power.", () => {
  const bases = [at('Meadow', 'A Walker', 'A Filler +1', 'B Elsa'), at('Moor', 'B Filler', 'B Mufasa', '- Bigfoot')];
  it('another player’s of power 5 or less', () =>
    play({
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases,
      steps: [
        A.plays('Scar'),
        offered('A', ['destroy', 'draw'], ['no']),
        A.answers('destroy'),
        offered('A', ['Elsa', 'Filler/B'], ['Mufasa', 'Walker', 'Filler/A', 'Bigfoot', 'no']),
        A.answers('Elsa'),
        now(at('Meadow', 'A Walker', 'A Filler'), { asked: null, hand: { A: [] } }),
      ],
    }));
  it('or one of yours, for as many cards as its power', () => {
    play({
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases,
      steps: [
        A.plays('Scar'),
        A.answers('draw'),
        offered('A', ['Walker', 'Filler/A', 'no'], ['Elsa']),
        A.answers('Filler/A'),
        now(at('Meadow', 'A Walker', 'B Elsa'), { asked: null, hand: { A: ['Cannon', 'Cannon'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases,
      steps: [A.plays('Scar'), A.answers('draw', 'no'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('one that is not destroyed brings no cards (RES-3)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases: [at('Meadow', 'A Rock'), at('Moor', 'B Mufasa')],
      steps: [A.plays('Scar'), A.answers('Rock'), now(at('Meadow', 'A Rock'), { asked: null, hand: { A: [] } })],
    }));
  it('only what is possible', () => {
    play({
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases: [at('Meadow', 'B Walker', 'B Filler'), at('Moor')],
      steps: [A.plays('Scar'), offered('A', ['Walker', 'Filler'], ['no'])],
    });
    play({
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases: [at('Meadow', 'B Walker', 'A Filler'), at('Moor')],
      steps: [A.plays('Scar'), offered('A', ['destroy', 'draw'], ['no'])],
    });
    play({
      seats: { A: { hand: ['Scar'], deck }, B: {} },
      bases: [at('Meadow', 'B Mufasa'), at('Moor')],
      steps: [A.plays('Scar'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('The Hyenas: Choose a minion with power 3 or less and destroy it. With Mufasa in your discard pile, draw a card, and you may play an extra action.', () => {
  const bases = [at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'B Walker +2')];
  it('destroys one', () =>
    play({
      seats: { A: { hand: ['The Hyenas', 'Cannon'], deck }, B: { discard: ['Mufasa'] } },
      bases,
      steps: [
        A.plays('The Hyenas'),
        offered('A', ['Filler', 'Invader'], ['Walker', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Filler'), { asked: null, hand: { A: ['Cannon'] } }),
        refused(A.plays('Cannon')),
      ],
    }));
  it('with Mufasa there a card and an extra action, also with none to destroy', () => {
    play({
      seats: { A: { hand: ['The Hyenas', 'Performance Prize'], deck, discard: ['Mufasa'] }, B: {} },
      bases,
      steps: [
        A.plays('The Hyenas'),
        A.answers('Invader'),
        now({ asked: null, hand: { A: ['Performance Prize', 'Cannon'] } }),
        A.plays('Performance Prize'),
        now({ hand: { A: 4 } }),
      ],
    });
    play({
      seats: { A: { hand: ['The Hyenas', 'Performance Prize'], deck, discard: ['Mufasa'] } },
      bases: meadow,
      steps: [A.plays('The Hyenas'), A.plays('Performance Prize'), now({ hand: { A: 4 } })],
    });
  });
  it('the minion that it destroys may be that one', () =>
    play({
      seats: { A: { hand: ['The Hyenas'], deck }, B: {} },
      bases: [at('Meadow', 'A Mufasa with B Poison'), at('Moor')],
      steps: [A.plays('The Hyenas'), now({ asked: null, hand: { A: ['Cannon'] } })],
    }));
});

describe('Wildebeest Stampede: Destroy one of your minions to find a minion in your deck, shuffle the deck and play the minion found as an extra minion.', () => {
  it('one of yours for one of the deck', () =>
    play({
      seats: { A: { hand: ['Wildebeest Stampede'], deck: ['Filler', 'Mufasa', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Wildebeest Stampede'),
        offered('A', ['Walker', 'Invader', 'no'], ['Filler']),
        A.answers('Walker'),
        offered('A', ['Filler', 'Mufasa'], ['Cannon', 'Walker', 'no']),
        A.answers('Mufasa', 'Moor'),
        now(at('Moor', 'A Mufasa'), { asked: null, deck: { A: 2 }, plays: { A: { minions: 1, actions: 0 } } }),
        logged('A shuffled the deck'),
      ],
    }));
  it('declined, or not destroyed: none', () => {
    play({
      seats: { A: { hand: ['Wildebeest Stampede'], deck: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Wildebeest Stampede'), A.answers('no'), now(at('Meadow', 'A Walker'), { asked: null })],
    });
    play({
      cards: [rock],
      seats: { A: { hand: ['Wildebeest Stampede'], deck: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'A Rock'), at('Moor')],
      steps: [
        A.plays('Wildebeest Stampede'),
        A.answers('Rock'),
        now(at('Meadow', 'A Rock'), { asked: null, deck: { A: 1 } }),
      ],
    });
  });
  it('none in the deck; a fusion is played as a minion (FUS-3)', () => {
    play({
      seats: { A: { hand: ['Wildebeest Stampede'], deck: ['Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Wildebeest Stampede'), A.answers('Walker'), now(at('Meadow'), { asked: null, deck: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Wildebeest Stampede'], deck: ['Rosie'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Wildebeest Stampede'),
        A.answers('Walker'),
        offered('A', ['Meadow', 'Moor'], ['minion', 'action']),
        A.answers('Moor', '?no', '?done'),
      ],
    });
  });
});

import { protect } from '@smash/engine/script';
import { A, at, logged, minionCard, never, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon'];

describe('Growth of the Tribes: Choose a base where you have no minions; at once play an extra minion there OR move one of your minions to it.', () => {
  const bases = [at('Meadow', 'A Walker', 'A Invader'), at('Moor', 'B Filler'), at('Marsh', '- Bigfoot')];
  const seats = { A: { hand: ['Growth of the Tribes', 'King Rex', 'Cannon'] } };

  it('an extra minion there, immediately or not at all (EXT-3)', () => {
    play({
      seats,
      bases,
      steps: [
        A.plays('Growth of the Tribes'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        offered('A', ['play', 'move'], ['no']),
        A.answers('play'),
        offered('A', ['King Rex', 'no'], ['Cannon']),
        A.answers('King Rex'),
        now(at('Moor', 'B Filler', 'A King Rex'), { asked: null, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Growth of the Tribes'),
        A.answers('Moor', 'play', 'no'),
        now(at('Moor', 'B Filler'), { asked: null, plays: { A: { minions: 1 } } }),
      ],
    });
  });

  it('or one of your minions moves to it', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Growth of the Tribes'),
        A.answers('Moor', 'move'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'no']),
        A.answers('Invader'),
        now(at('Moor', 'B Filler', 'A Invader'), at('Meadow', 'A Walker'), { asked: null }),
      ],
    }));

  it('with minions everywhere nothing', () =>
    play({
      seats: { A: { hand: ['Growth of the Tribes', 'Filler'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [A.plays('Growth of the Tribes'), now({ asked: null, plays: { A: { minions: 1 } } })],
    }));
});

describe('Knowledge of the Tribes: For each base where you have a minion, draw a card.', () => {
  it('bases, not minions; none without', () => {
    for (const [here, there, drawn] of [
      [['A Walker', 'A Filler'], ['A Walker', 'B Filler'], 2],
      [['A Walker'], ['B Filler'], 1],
      [['B Walker'], ['- Bigfoot'], 0],
    ] as const)
      play({
        seats: { A: { hand: ['Knowledge of the Tribes'], deck } },
        bases: [at('Meadow', ...here), at('Moor', ...there)],
        steps: [A.plays('Knowledge of the Tribes'), now({ asked: null, hand: { A: drawn } })],
      });
  });
});

describe('Unity of the Tribes: Choose a base where you have a minion. You get +2 power there this turn for each base where you have one or more minions.', () => {
  it('+2 for each base, there only, as many as when it was played, this turn', () =>
    play({
      seats: { A: { hand: ['Unity of the Tribes', 'Filler'], deck }, B: { deck } },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'B Filler'),
        at('Moor', 'A Walker'),
        at('Marsh', 'B Filler'),
        at('Heath'),
      ],
      steps: [
        A.plays('Unity of the Tribes'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'Heath', 'no']),
        A.answers('Moor'),
        now({ asked: null, bases: { Moor: { power: { A: 6 } }, Meadow: { power: { A: 3, B: 1 } } } }),
        A.plays('Filler', 'Heath'),
        now({ bases: { Moor: { power: { A: 6 } } } }),
        A.ends(),
        now({ bases: { Moor: { power: { A: 2 } } } }),
      ],
    }));

  it('without a minion nothing', () =>
    play({
      seats: { A: { hand: ['Unity of the Tribes'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Unity of the Tribes'), now({ asked: null, bases: { Meadow: { power: { A: 0 } } } })],
    }));
});

describe('Ocean Tattoo: Put this on one of your minions at a base where no other player has a minion. Talent: Move the minion this is on to another base to place a +1 power counter on that minion.', () => {
  it('on one of yours where nobody else has a minion', () =>
    play({
      seats: { A: { hand: ['Ocean Tattoo'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', '- Bigfoot'), at('Moor', 'A Filler', 'B Filler'), at('Marsh', 'B Walker')],
      steps: [
        refused(A.plays('Ocean Tattoo', 'Filler/A')),
        refused(A.plays('Ocean Tattoo', 'Walker/B')),
        refused(A.plays('Ocean Tattoo', 'Bigfoot')),
        A.plays('Ocean Tattoo', 'Walker/A'),
        A.uses('Ocean Tattoo'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Filler', 'B Filler', 'A Walker with A Ocean Tattoo'), {
          asked: null,
          cards: { 'Walker/A': { counters: 1 } },
        }),
        refused(A.uses('Ocean Tattoo')),
      ],
    }));
});

describe('Shark Tattoo: Put this on one of your minions. Place a +1 power counter on that minion. Ongoing: At the start of your turn, place a +1 power counter on this minion if it is your only minion here.', () => {
  it('a counter as it is played, on one of yours only', () =>
    play({
      seats: { A: { hand: ['Shark Tattoo'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker')],
      steps: [
        refused(A.plays('Shark Tattoo', 'Walker/B')),
        A.plays('Shark Tattoo', 'Walker/A'),
        now({ asked: null, cards: { 'Walker/A': { counters: 1 }, 'Walker/B': { counters: 0 } } }),
      ],
    }));

  it('at the start of your turn another, if it is your only one here', () => {
    for (const [turn, cards, counters] of [
      ['A', ['A Walker with A Shark Tattoo', 'B Filler', '- Bigfoot'], 1],
      ['A', ['A Walker with A Shark Tattoo', 'A Filler'], 0],
      ['B', ['A Walker with A Shark Tattoo'], 0],
      ['A', ['B Walker with A Shark Tattoo'], 0],
      ['A', ['B Walker with A Shark Tattoo', 'A Filler'], 0],
    ] as const)
      play({
        phase: 'start',
        turn,
        bases: [at('Meadow', ...cards), at('Moor', 'A Filler')],
        steps: [now({ phase: 'play', cards: { Walker: { counters } } })],
      });
  });
});

describe('Sun Tattoo: Put this on one of your minions. Ongoing: This minion has +2 power. Special: After a base scores, you may play this card on a minion of yours there without any action on it to move that minion to another base in place of the discard pile.', () => {
  it('+2 power, on one of yours', () =>
    play({
      seats: { A: { hand: ['Sun Tattoo'] } },
      bases: [at('Meadow', 'A Walker with B Poison', 'B Walker')],
      steps: [
        refused(A.plays('Sun Tattoo', 'Walker/B')),
        A.plays('Sun Tattoo', 'Walker/A'),
        now({ asked: null, cards: { 'Walker/A': { power: 0 } } }),
      ],
    }));

  it('after a base scores: on one of yours there without an action, which moves away with it', () =>
    play({
      seats: { A: { hand: ['Sun Tattoo'], deck }, B: { deck } },
      bases: [
        at('Meadow', 'A King Rex with A Upgrade', 'A Walker', 'A Filler', 'B Filler'),
        at('Moor', 'A Invader'),
        at('Marsh'),
      ],
      baseDeck: ['Heath'],
      steps: [
        A.ends(),
        offered('A', ['Sun Tattoo', 'pass']),
        A.answers('Sun Tattoo'),
        offered('A', ['Walker', 'Filler/A'], ['King Rex', 'Filler/B', 'Invader', 'no']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Heath', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Walker with A Sun Tattoo'), at('Heath'), {
          turn: 'B',
          cards: { Walker: { power: 4 } },
          discard: { A: ['King Rex', 'Upgrade', 'Filler'] },
        }),
      ],
    }));

  it('not without such a minion', () =>
    play({
      seats: { A: { hand: ['Sun Tattoo'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex +3 with A Upgrade', 'B Filler'), at('Moor', 'A Invader')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: { has: ['Sun Tattoo'] } } })],
    }));

  it('on a minion that takes no action it does nothing more (RES-3)', () =>
    play({
      seats: { A: { hand: ['Sun Tattoo'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex +3 with B Tooth and Claw... and Guns', 'A Walker'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Sun Tattoo', '?Walker', '?Moor'),
        now(at('Moor', 'A Walker with A Sun Tattoo'), { turn: 'B' }),
      ],
    }));
});

describe('Tattoo Artist: Search your deck, your discard pile or both for an action that can be played on a minion; place it into your hand OR play it as an extra action.', () => {
  const bases = [at('Meadow', 'A Walker', 'B Filler')];

  it('from the deck into the hand; the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Cannon', 'Upgrade', 'Poison', 'Walker', 'Full Moon'] } },
      bases,
      steps: [
        A.plays('Tattoo Artist'),
        offered('A', ['Upgrade', 'Poison'], ['Cannon', 'Full Moon', 'Walker', 'no']),
        A.answers('Upgrade'),
        offered('A', ['hand', 'play'], ['no']),
        A.answers('hand'),
        now({ asked: null, hand: { A: ['Upgrade'] }, deck: { A: { count: 4 } }, plays: { A: { actions: 0 } } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('tattoo-artist/1 from the discard pile, played immediately as an extra action', () =>
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Poison'], discard: ['Upgrade', 'Cannon'] } },
      bases,
      steps: [
        A.plays('Tattoo Artist'),
        A.answers('open'),
        A.answers('play'),
        offered('A', ['Walker', 'Filler'], ['no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker with A Upgrade', 'B Filler'), {
          asked: null,
          hand: { A: [] },
          deck: { A: 1 },
          discard: { A: ['Cannon', 'Tattoo Artist'] },
        }),
      ],
    }));

  it('both piles; one that cannot be played goes to the hand; nothing found, nothing happens', () => {
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Poison'], discard: ['Upgrade'] } },
      bases,
      steps: [
        A.plays('Tattoo Artist'),
        A.answers('deck'),
        offered('A', ['Upgrade', 'Poison']),
        A.answers('Poison', 'play', 'Filler'),
        now(at('Meadow', 'A Walker', 'B Filler with A Poison'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Sun Tattoo'] } },
      bases: [at('Meadow', 'B Filler')],
      steps: [A.plays('Tattoo Artist'), now({ asked: null, hand: { A: ['Sun Tattoo'] } })],
    });
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Walker'] } },
      bases,
      steps: [A.plays('Tattoo Artist'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('with one minion to play it on there is still a choice; played, it does not go to the hand first', () =>
    play({
      seats: { A: { hand: ['Tattoo Artist'], deck: ['Upgrade', 'Cannon'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('Tattoo Artist'),
        offered('A', ['hand', 'play'], ['no']),
        A.answers('play'),
        never('place'),
        logged('A shuffled the deck'),
        now(at('Meadow', 'A Walker with A Upgrade'), { asked: null, hand: { A: [] }, deck: { A: ['Cannon'] } }),
      ],
    }));
});

describe("Volcanic Uprising: Play the base deck's top card, after which you may move one of your minions to it; OR destroy a base where no player has a minion and replace it with two bases.", () => {
  const bases = [at('Meadow', 'A Walker', 'B Filler'), at('Moor', '- Bigfoot', 'B Full Moon'), at('Marsh')];
  const seats = { A: { hand: ['Volcanic Uprising'] }, B: {} };

  it('volcanic-uprising/1 a new base, to which one of your minions may move', () => {
    for (const answer of ['Walker', 'no'])
      play({
        seats,
        bases,
        baseDeck: ['Heath', 'Fen'],
        steps: [
          A.plays('Volcanic Uprising'),
          offered('A', ['play', 'destroy'], ['no']),
          A.answers('play'),
          offered('A', ['Walker', 'no'], ['Filler', 'Bigfoot']),
          A.answers(answer),
          now(at('Heath', ...(answer === 'no' ? [] : ['A Walker'])), { asked: null, baseCount: 4 }),
        ],
      });
  });

  it('volcanic-uprising/1 two bases for one where no player has a minion, with everything there', () =>
    play({
      seats,
      bases,
      baseDeck: ['Heath', 'Fen'],
      steps: [
        A.plays('Volcanic Uprising'),
        A.answers('destroy'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Heath'), at('Fen'), {
          asked: null,
          baseCount: 4,
          baseDiscard: ['Moor'],
          discard: { B: ['Full Moon'] },
          monsterDiscard: ['Bigfoot'],
        }),
      ],
    }));

  it('with players’ minions at every base only a new base', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [A.plays('Volcanic Uprising'), now(at('Heath'), { asked: null, baseCount: 2 })],
    }));
  it('no new bases for one that is not destroyed (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Geologist',
          1,
          'Ongoing: Bases cannot be destroyed.',
          protect((_q, _me, op) => op.verb === 'destroyBase'),
        ),
      ],
      seats,
      bases: [at('Meadow', 'B Geologist'), at('Moor'), at('Marsh')],
      baseDeck: ['Heath', 'Fen'],
      steps: [
        A.plays('Volcanic Uprising'),
        A.answers('destroy', 'Moor'),
        now(at('Moor'), { asked: null, baseCount: 3 }),
      ],
    }));
});

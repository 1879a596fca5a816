import { A, at, B, logged, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Block the Probe: Choose a minion; it gains +2 power this turn. Special: You may also play this before a base scores.', () => {
  it("any minion, also another player's, this turn only (TERM-11)", () =>
    play({
      seats: { A: { hand: ['Block the Probe'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Block the Probe'),
        offered('A', ['Walker', 'Invader', 'Filler']),
        A.answers('Invader'),
        now({
          asked: null,
          cards: { Invader: { power: 5 }, Walker: { power: 2 } },
          discard: { A: ['Block the Probe'] },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 3 } } }),
      ],
    }));

  it('before a base scores, wherever the minion is, in anybody’s turn (SCORE-13)', () =>
    play({
      seats: { A: { hand: ['Block the Probe'], deck }, B: { deck } },
      turn: 'B',
      bases: [at('Meadow', 'B Invader', 'A King Rex'), at('Moor', 'A Filler')],
      steps: [
        B.ends(),
        offered('A', ['Block the Probe', 'pass']),
        A.answers('Block the Probe'),
        offered('A', ['Invader', 'King Rex', 'Filler']),
        A.answers('Filler'),
        now({ turn: 'A', discard: { A: { has: ['Block the Probe', 'King Rex'] } } }),
      ],
    }));

  it('without a minion in play nothing happens (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Block the Probe'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Block the Probe'), now({ asked: null, discard: { A: ['Block the Probe'] } })],
    }));
});

describe('Hidden Base: Put this on a base. Ongoing: At the start of your turn, draw a card if you have a minion here.', () => {
  const seats = { A: { deck }, B: { deck } };

  it('with a minion of yours on that base, at the start of your turn only', () => {
    play({
      seats,
      turn: 'A',
      phase: 'start',
      bases: [at('Meadow', 'A Walker', 'A Hidden Base'), at('Moor')],
      steps: [now({ turn: 'A', phase: 'play', hand: { A: 1, B: 0 } })],
    });
    play({
      seats,
      turn: 'B',
      phase: 'start',
      bases: [at('Meadow', 'A Walker', 'B Walker', 'A Hidden Base'), at('Moor')],
      steps: [now({ turn: 'B', phase: 'play', hand: { A: 0, B: 0 } })],
    });
  });

  it('not with a minion elsewhere, or with that of another player', () =>
    play({
      seats,
      turn: 'A',
      phase: 'start',
      bases: [at('Meadow', 'B Walker', 'A Hidden Base'), at('Moor', 'A Walker')],
      steps: [now({ phase: 'play', hand: { A: 0, B: 0 } })],
    }));

  it('it is put on a base', () =>
    play({
      seats: { A: { hand: ['Hidden Base'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Hidden Base', 'Meadow'), now(at('Meadow', 'A Walker', 'A Hidden Base'), { hand: { A: 0 } })],
    }));
});

describe("It's a Trap!: Special: Before a base scores, reveal cards from the top of your deck until an action shows. You may draw that action or play it at once. Shuffle all unused cards into your deck.", () => {
  const scoring = (cards: string[]) => ({
    seats: { A: { hand: ["It's a Trap!"], deck: cards }, B: { deck } },
    bases: [at('Meadow', 'A King Rex', 'B Invader'), at('Moor', 'B Walker')],
  });

  it('the action is drawn, the cards before it are shuffled back (TOP-1)', () =>
    play({
      ...scoring(['Scout', 'Invader', 'Seeing Stars', 'Howl', 'Walker']),
      steps: [
        A.ends(),
        A.answers("It's a Trap!"),
        offered('A', ['draw', 'play', 'leave']),
        A.answers('draw'),
        now({ turn: 'B', hand: { A: { has: ['Seeing Stars'], lacks: ['Scout'] } } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('the action is played at once', () =>
    play({
      ...scoring(['Scout', 'Seeing Stars', 'Filler', 'Filler']),
      steps: [
        A.ends(),
        A.answers("It's a Trap!", 'play', 'Walker'),
        now({
          turn: 'B',
          discard: { A: { has: ['Seeing Stars', "It's a Trap!"] }, B: { has: ['Walker'] } },
          hand: { A: 2 },
        }),
      ],
    }));

  it('neither: all the revealed cards are shuffled back', () =>
    play({
      ...scoring(['Scout', 'Seeing Stars']),
      steps: [
        A.ends(),
        A.answers("It's a Trap!", 'leave'),
        now({ turn: 'B', discard: { A: { lacks: ['Seeing Stars'] } }, hand: { A: ['Scout', 'Seeing Stars'] } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('a Special may be played at its moment, and only be drawn at another (PLAY-4, PLAY-6)', () => {
    play({
      ...scoring(['Under Pressure', 'Filler', 'Filler']),
      steps: [A.ends(), A.answers("It's a Trap!"), offered('A', ['draw', 'play', 'leave'])],
    });
    play({
      ...scoring(['Buffet', 'Filler', 'Filler']),
      steps: [
        A.ends(),
        A.answers("It's a Trap!"),
        offered('A', ['draw', 'leave'], ['play']),
        A.answers('draw', '?pass'),
        now({ hand: { A: { has: ['Buffet'] } } }),
      ],
    });
  });

  it('no action, no card: nothing to choose (TOP-2)', () => {
    for (const cards of [['Scout', 'Walker'], []])
      play({
        ...scoring(cards),
        steps: [A.ends(), A.answers("It's a Trap!"), now({ turn: 'B' })],
      });
  });
});

describe("Laser Sword: Put this on a minion. Ongoing: This minion has +1 power. Other players' minions do not affect it.", () => {
  it("+1 power; another player's minion cannot affect it, an action can", () => {
    play({
      seats: { B: { hand: ['Supreme Overlord'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A Laser Sword'), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 3 } } }),
        B.plays('Supreme Overlord', 'Meadow'),
        B.answers('Walker'),
        now(at('Meadow', 'A Walker with A Laser Sword', 'B Supreme Overlord'), { asked: null }),
      ],
    });
    play({
      seats: { B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A Laser Sword'), at('Moor')],
      steps: [B.plays('Seeing Stars'), now(at('Meadow'), { asked: null })],
    });
  });

  it('your own minions affect it, and other minions are not protected', () => {
    play({
      seats: { A: { hand: ['Supreme Overlord'] } },
      bases: [at('Meadow', 'A Walker with A Laser Sword'), at('Moor')],
      steps: [A.plays('Supreme Overlord', 'Meadow'), A.answers('Walker'), now(at('Meadow', 'A Supreme Overlord'))],
    });
    play({
      seats: { B: { hand: ['Supreme Overlord'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A Laser Sword', 'A Filler'), at('Moor')],
      steps: [B.plays('Supreme Overlord', 'Meadow'), B.answers('Filler'), now({ hand: { A: ['Filler'] } })],
    });
  });

  it('laser-sword/1 "other players" are all but its controller, also when the minion is theirs, itself included', () => {
    // B has the minion, A the sword: B's minions do not affect it, A's do.
    play({
      seats: { B: { hand: ['Supreme Overlord'] } },
      turn: 'B',
      bases: [at('Meadow', 'B Walker with A Laser Sword'), at('Moor')],
      steps: [
        B.plays('Supreme Overlord', 'Meadow'),
        B.answers('Walker'),
        now(at('Meadow', 'B Walker with A Laser Sword', 'B Supreme Overlord'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Supreme Overlord'] } },
      bases: [at('Meadow', 'B Walker with A Laser Sword'), at('Moor')],
      steps: [A.plays('Supreme Overlord', 'Meadow'), A.answers('Walker'), now({ hand: { B: ['Walker'] } })],
    });
    play({
      turn: 'B',
      bases: [at('Meadow', 'B Scoundrel with A Laser Sword', 'B Filler'), at('Moor')],
      steps: [
        B.uses('Scoundrel'),
        now(at('Meadow', 'B Scoundrel with A Laser Sword'), at('Moor', 'B Filler'), { asked: null }),
      ],
    });
  });
});

describe("Prepare for Battle: Reveal your deck's top two cards; one you place into your hand, the other on the bottom of your deck.", () => {
  it('one to the hand, the other under the deck', () =>
    play({
      seats: { A: { hand: ['Prepare for Battle'], deck: ['Walker', 'Howl', 'Filler', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Prepare for Battle'),
        offered('A', ['Walker', 'Howl'], ['Filler', 'no']),
        shown('A', 'Walker', 'Howl'),
        A.answers('Howl'),
        now({ asked: null, hand: { A: ['Howl'] }, deck: { A: { top: ['Filler', 'Scout', 'Walker'] } } }),
      ],
    }));

  it('a single card goes to the hand; without any nothing happens', () => {
    play({
      seats: { A: { hand: ['Prepare for Battle'], deck: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Prepare for Battle'), now({ asked: null, hand: { A: ['Walker'] }, deck: { A: 0 } })],
    });
    play({
      seats: { A: { hand: ['Prepare for Battle'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Prepare for Battle'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Prepare for Battle'] } }),
      ],
    });
  });
});

describe('Recycle the Trash: Choose up to two actions in your discard pile and shuffle them into your deck.', () => {
  const seats = {
    A: { hand: ['Recycle the Trash'], deck: ['Filler'], discard: ['Howl', 'Walker', 'Augmentation', 'Seeing Stars'] },
  };
  const bases = [at('Meadow'), at('Moor')];

  it('two of your actions, no minion, no third', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Recycle the Trash'),
        offered('A', ['Howl', 'Augmentation', 'Seeing Stars', 'no'], ['Walker', 'Recycle the Trash']),
        refused(A.answers('Howl', 'Augmentation', 'Seeing Stars')),
        A.answers('Howl', 'Augmentation'),
        now({ asked: null, deck: { A: 3 }, discard: { A: ['Walker', 'Seeing Stars', 'Recycle the Trash'] } }),
      ],
    }));

  it('one, or none (RES-12)', () => {
    play({
      seats,
      bases,
      steps: [A.plays('Recycle the Trash'), A.answers('Howl', 'done'), now({ asked: null, deck: { A: 2 } })],
    });
    play({
      seats,
      bases,
      steps: [A.plays('Recycle the Trash'), A.answers('done'), now({ asked: null, deck: { A: 1 } })],
    });
  });
});

describe('Use the Fours: One of your minions gains +4 power this turn.', () => {
  it('yours only, wherever it is; until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Use the Fours'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Use the Fours'),
        offered('A', ['Walker', 'Filler'], ['Invader']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 5 }, Walker: { power: 2 } } }),
        A.ends(),
        now({ cards: { Filler: { power: 1 } } }),
      ],
    }));

  it('without a minion of yours nothing happens', () =>
    play({
      seats: { A: { hand: ['Use the Fours'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Use the Fours'), now({ asked: null, cards: { Walker: { power: 2 } } })],
    }));
});

describe('Yield to Rage: One of your minions gains +2 power this turn. Then play an extra action.', () => {
  it('the power, and an action beyond the regular one (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Yield to Rage', 'Howl', 'Augmentation'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Yield to Rage'),
        offered('A', ['Walker', 'Filler'], ['Invader']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 4 }, Filler: { power: 1 } } }),
        A.plays('Howl'),
        now({ asked: null, cannot: [A.plays('Augmentation')] }),
      ],
    }));

  it('without a minion the extra action remains (RES-3)', () =>
    play({
      seats: { A: { hand: ['Yield to Rage', 'Howl'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Yield to Rage'), now({ asked: null, can: [A.plays('Howl')] })],
    }));
});

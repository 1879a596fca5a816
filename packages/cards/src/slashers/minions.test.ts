/* Long because each card is tried against many others. */
import { moveOne, onPlay, ops, toOneMinion } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const shove = actionCard(
  'Shove',
  'standard',
  'Move a minion.',
  onPlay(function* (me) {
    yield* moveOne(me, 'Move a minion', () => true);
  }),
);
const honour = actionCard(
  'Honour',
  'standard',
  'Place a +1 power counter on a minion.',
  onPlay(function* (me) {
    yield* toOneMinion(
      me,
      'Choose a minion',
      () => true,
      (ix) => ops.counters(ix, 1),
    );
  }),
);
const spoil = actionCard(
  'Spoil',
  'standard',
  'Remove a +1 power counter from a minion.',
  onPlay(function* (me) {
    yield* toOneMinion(
      me,
      'Choose a minion',
      () => true,
      (ix) => ops.counters(ix, -1),
    );
  }),
);
const cards = [four, three, two, shove, honour, spoil, rock, smite];

/** "From your deck or your discard pile, you may draw": the same on all five. */
function drawsItsWeapon(name: string, weapon: string): void {
  it('may search the deck for its weapon and draw it, in sight of all (TERM-12)', () =>
    play({
      seats: { A: { hand: [name], deck: ['Filler', weapon, 'Oh Noooooo!', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays(name),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        logged(`A revealed ${weapon} (${name})`, 'A shuffled the deck'),
        now({ asked: null, hand: { A: [weapon] }, deck: { A: { count: 3, lacks: [weapon] } } }),
      ],
    }));

  it('or take it from the discard pile without a search', () =>
    play({
      seats: { A: { hand: [name], deck: ['Filler', 'Oh Noooooo!'], discard: [weapon, 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays(name),
        A.answers('yes'),
        offered('A', ['deck', 'open']),
        A.answers('open'),
        now({ asked: null, hand: { A: [weapon] }, deck: { A: ['Filler', 'Oh Noooooo!'] }, discard: { A: ['Filler'] } }),
      ],
    }));

  it('of one in each, the player chooses', () =>
    play({
      seats: { A: { hand: [name], deck: ['Filler', weapon], discard: [weapon, 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays(name),
        A.answers('yes', 'deck'),
        offered('A', [weapon, weapon], ['Filler', 'no']),
        A.answers(`${weapon}@discard`),
        now({ asked: null, hand: { A: [weapon] }, deck: { A: 2 }, discard: { A: ['Filler'] } }),
      ],
    }));

  it('declined, nothing is drawn; without any card it is not asked', () => {
    play({
      seats: { A: { hand: [name], deck: [weapon, 'Filler'] } },
      bases: [at('Meadow')],
      steps: [A.plays(name), A.answers('no'), now({ asked: null, hand: { A: [] }, deck: { A: [weapon, 'Filler'] } })],
    });
    play({
      seats: { A: { hand: [name], deck: [] } },
      bases: [at('Meadow')],
      steps: [A.plays(name), now({ asked: null })],
    });
  });
}

/** Slasher is a word on the card, not an ability. */
const isASlasher = (name: string): void =>
  play({
    seats: { A: { hand: ['Brutal Attack'], deck } },
    bases: [at('Meadow', `A ${name}`, 'A Supreme Overlord', 'B Filler'), at('Moor')],
    steps: [
      A.plays('Brutal Attack'),
      offered('A', [name, 'no'], ['Supreme Overlord']),
      A.answers(name),
      now({ asked: null, cards: { [name]: { power: 8 } } }),
    ],
  });

describe('Jonas: Slasher. From your deck or your discard pile, you may draw Machete. Ongoing: Once per turn, after this minion moves, you may destroy at its new base a minion with power 3 or less to give this one +2 power this turn.', () => {
  drawsItsWeapon('Jonas', 'Machete');
  it('jonas/1 it counts as a Slasher, another minion of power 5 does not', () => isASlasher('Jonas'));

  const bases = [
    at('Meadow', 'A Jonas', 'B Three'),
    at('Moor', 'B Three', 'B Four', 'A Two', '- Bigfoot'),
    at('Marsh', 'B Two'),
  ];
  it('moved, it may destroy a minion of power 3 or less at its new base, and gets +2 this turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck }, B: { deck } },
      bases,
      steps: [
        A.plays('Shove'),
        A.answers('Jonas', 'Moor'),
        offered('A', ['Jonas', 'pass']),
        A.answers('Jonas'),
        offered('A', ['Three@Moor', 'Two@Moor'], ['Four', 'Bigfoot', 'Three@Meadow', 'Jonas', 'no']),
        A.answers('Three@Moor'),
        now({ asked: null, cards: { Jonas: { power: 7 } }, discard: { B: ['Three'] } }),
        A.ends(),
        now({ turn: 'B', cards: { Jonas: { power: 5 } } }),
      ],
    }));

  it('declined, nothing; another minion’s move does not count', () => {
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck }, B: { deck } },
      bases,
      steps: [
        A.plays('Shove'),
        A.answers('Jonas', 'Moor', 'pass'),
        now(at('Moor', 'A Jonas', 'B Three', 'B Four', 'A Two', '- Bigfoot'), {
          asked: null,
          cards: { Jonas: { power: 5 } },
        }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck }, B: { deck } },
      bases,
      steps: [A.plays('Shove'), A.answers('Two@Moor', 'Meadow'), now({ asked: null })],
    });
  });

  it('without such a minion there it is not asked; one that survives gives nothing (RES-3)', () => {
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck } },
      bases: [at('Meadow', 'A Jonas', 'B Two'), at('Moor', 'B Four')],
      steps: [A.plays('Shove'), A.answers('Jonas', '?Moor'), now({ asked: null, cards: { Jonas: { power: 5 } } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck } },
      bases: [at('Meadow', 'A Jonas'), at('Moor', 'B Rock')],
      steps: [
        A.plays('Shove'),
        A.answers('Jonas', '?Moor', 'Jonas'),
        now(at('Moor', 'A Jonas', 'B Rock'), { asked: null, cards: { Jonas: { power: 5 } } }),
      ],
    });
  });

  it('once per turn, also in another player’s (ABL-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck }, B: { hand: ['Shove'], deck } },
      bases: [
        at('Meadow', 'A Jonas with A Machete', 'B Two'),
        at('Moor', 'B Three', 'B Four'),
        at('Marsh', 'B Filler'),
      ],
      steps: [
        A.uses('Machete'),
        A.answers('Moor', 'Jonas'),
        now({ discard: { B: ['Three'] } }),
        A.plays('Shove'),
        A.answers('Jonas', 'Marsh'),
        now({ asked: null, discard: { B: ['Three'] } }),
        A.ends(),
        B.plays('Shove'),
        B.answers('Jonas', 'Meadow'),
        offered('A', ['Jonas', 'pass']),
        A.answers('Jonas'),
        now({ discard: { B: ['Three', 'Two', 'Shove'] }, cards: { Jonas: { power: 7 } } }),
      ],
    }));
});

describe('Frederick: Slasher. From your deck or your discard pile, you may draw Clawed Glove. Talent: Until the start of your next turn, minions of other players here have -1 power. You may destroy a minion with power 1 or less here.', () => {
  drawsItsWeapon('Frederick', 'Clawed Glove');
  it('frederick/1 it counts as a Slasher, another minion of power 5 does not', () => isASlasher('Frederick'));

  const bases = [
    at('Meadow', 'A Frederick', 'A Two', 'A Filler', 'B Two', 'B Three', '- Bigfoot'),
    at('Moor', 'B Two', 'B Filler'),
  ];
  it('others’ minions here have -1, and one of power 1 or less here may be destroyed', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases,
      steps: [
        A.uses('Frederick'),
        offered('A', ['Filler/A', 'Two@Meadow/B', 'no'], ['Two@Meadow/A', 'Three', 'Filler@Moor', 'Bigfoot']),
        A.answers('no'),
        now({
          asked: null,
          cards: {
            'Two@Meadow/A': { power: 2 },
            'Two@Meadow/B': { power: 1 },
            Three: { power: 2 },
            'Two@Moor': { power: 2 },
          },
        }),
        refused(A.uses('Frederick')),
      ],
    }));

  it('destroys the chosen one', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases,
      steps: [
        A.uses('Frederick'),
        A.answers('Two@Meadow/B'),
        now(at('Meadow', 'A Frederick', 'A Two', 'A Filler', 'B Three', '- Bigfoot'), { asked: null }),
      ],
    }));

  it('later arrivals, too, whatever happens to this minion, until your next turn (CALC-2, TERM-11)', () =>
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck }, B: { hand: ['Three', 'Smite'], deck } },
      bases: [at('Meadow', 'A Frederick', 'B Four'), at('Moor', 'B Two')],
      steps: [
        A.uses('Frederick'),
        now({ asked: null, cards: { Four: { power: 3 } } }),
        A.plays('Shove'),
        A.answers('Frederick', '?Moor'),
        now({ cards: { Four: { power: 3 }, Two: { power: 2 } } }),
        A.ends(),
        B.plays('Smite'),
        B.answers('Frederick'),
        B.plays('Three', 'Meadow'),
        now({ cards: { Four: { power: 3 }, Three: { power: 2 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Four: { power: 4 }, Three: { power: 3 } } }),
      ],
    }));
});

describe('Mickey: Slasher. From your deck or your discard pile, you may draw Austin Kirk Mask. Special: You may destroy a minion here with printed power 3 or less before this base scores.', () => {
  drawsItsWeapon('Mickey', 'Austin Kirk Mask');
  it('mickey/1 it counts as a Slasher, another minion of power 5 does not', () => isASlasher('Mickey'));

  it('before this base scores, one of printed power 3 or less here', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Mickey', 'B Three +1', 'B Four', 'A Two'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [
        A.ends(),
        offered('A', ['Mickey', 'pass']),
        A.answers('Mickey'),
        offered('A', ['Three', 'Two'], ['Four', 'Mickey', 'Filler', 'no']),
        A.answers('Three'),
        now({ vp: { A: 3, B: 2 }, discard: { B: ['Three', 'Four'] } }),
      ],
    }));

  it('declined, not; nor if another base scores, nor without such a minion', () => {
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Mickey', 'B Three', 'B Three +2'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [A.ends(), A.answers('pass'), now({ vp: { A: 2, B: 3 } })],
    });
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Mickey', 'B Three'), at('Moor', 'B Filler', 'B Four +6')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 0, B: 3 } })],
    });
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Mickey', 'B Four +2'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 2, B: 3 } })],
    });
  });
});

describe('Tackhead: Slasher. From your deck or your discard pile, you may draw Puzzle Box. Talent: Destroy a minion that has Puzzle Box on it OR transfer one of your actions to another minion.', () => {
  drawsItsWeapon('Tackhead', 'Puzzle Box');
  it('tackhead/1 it counts as a Slasher, another minion of power 5 does not', () => isASlasher('Tackhead'));

  const bases = [
    at('Meadow', 'A Tackhead with A Machete', 'B Four with B Lone Wolf', 'A Overrun'),
    at('Moor', 'B Two with A Puzzle Box, B Lone Wolf', 'A Three with B Puzzle Box'),
  ];
  it('destroys a minion that has a Puzzle Box on it, whosever they are', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases,
      steps: [
        A.uses('Tackhead'),
        offered('A', ['destroy', 'transfer']),
        A.answers('destroy'),
        offered('A', ['Two', 'Three'], ['Tackhead', 'Four', 'no']),
        A.answers('Two'),
        now(at('Moor', 'A Three with B Puzzle Box'), { discard: { B: ['Two', 'Lone Wolf'], A: ['Puzzle Box'] } }),
        refused(A.uses('Tackhead')),
      ],
    }));

  it('or transfers one of your actions on a minion to another minion', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases,
      steps: [
        A.uses('Tackhead'),
        A.answers('transfer'),
        offered('A', ['Machete', 'Puzzle Box/A'], ['Lone Wolf', 'Puzzle Box/B', 'Overrun', 'no']),
        A.answers('Machete'),
        offered('A', ['Four', 'Two', 'Three'], ['Tackhead', 'no']),
        A.answers('Four'),
        now(at('Meadow', 'A Tackhead', 'B Four with A Machete, B Lone Wolf', 'A Overrun'), { asked: null }),
      ],
    }));

  it('with only one of them possible it is that one; with none it cannot be used', () => {
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Tackhead', 'B Two with B Puzzle Box'), at('Moor')],
      steps: [A.uses('Tackhead'), now(at('Meadow', 'A Tackhead'), { asked: null })],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Tackhead', 'B Two with A Puzzle Box'), at('Moor')],
      steps: [
        A.uses('Tackhead'),
        A.answers('transfer'),
        now(at('Meadow', 'A Tackhead with A Puzzle Box', 'B Two'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Tackhead with A Machete', 'B Two'), at('Moor')],
      steps: [A.uses('Tackhead'), now(at('Meadow', 'A Tackhead', 'B Two with A Machete'), { asked: null })],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Tackhead with A Machete', 'A Overrun'), at('Moor')],
      steps: [refused(A.uses('Tackhead'))],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Tackhead with B Machete', 'B Two', 'A Overrun'), at('Moor')],
      steps: [refused(A.uses('Tackhead'))],
    });
  });
});

describe('Cederface: Slasher. From your deck or your discard pile, you may draw Chainsaw. Ongoing: Once per turn, you may destroy a minion with power 3 or less here after you place a +1 power counter on this minion.', () => {
  drawsItsWeapon('Cederface', 'Chainsaw');
  it('cederface/1 it counts as a Slasher, another minion of power 5 does not', () => isASlasher('Cederface'));

  const bases = [
    at('Meadow', 'A Cederface', 'B Three', 'B Four', 'A Two'),
    at('Moor', 'B Two', 'A Three'),
    at('Marsh', 'A Filler'),
  ];
  it('after you place a counter on it, a minion of power 3 or less here', () =>
    play({
      cards,
      seats: { A: { hand: ['Honour'], deck }, B: { deck } },
      bases,
      steps: [
        A.plays('Honour'),
        A.answers('Cederface'),
        offered('A', ['Cederface', 'pass']),
        A.answers('Cederface'),
        offered('A', ['Three@Meadow', 'Two@Meadow'], ['Four', 'Cederface', 'Two@Moor', 'Three@Moor', 'no']),
        A.answers('Three@Meadow'),
        now(at('Meadow', 'A Cederface', 'B Four', 'A Two'), { asked: null, cards: { Cederface: { counters: 1 } } }),
      ],
    }));

  it('declined, not; nor for a counter on another minion, one removed, or one another player places', () => {
    for (const [hand, answers] of [
      ['Honour', ['Cederface', 'pass']],
      ['Honour', ['Two@Meadow']],
      ['Spoil', ['Cederface']],
    ] as const)
      play({
        cards,
        seats: { A: { hand: [hand], deck } },
        bases: [at('Meadow', 'A Cederface +1', 'B Three', 'B Two'), at('Moor')],
        steps: [
          A.plays(hand),
          A.answers(...answers),
          now(at('Meadow', 'A Cederface', 'B Three', 'B Two'), { asked: null }),
        ],
      });
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Honour'], deck } },
      bases,
      steps: [B.plays('Honour'), B.answers('Cederface'), now({ asked: null, cards: { Cederface: { counters: 1 } } })],
    });
  });

  it('once per turn, with nobody weak here it is not asked', () => {
    play({
      cards,
      seats: { A: { hand: ['Honour', 'Origin Story', 'Honour'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Cederface', 'B Three', 'B Two'), at('Moor')],
      steps: [
        A.plays('Origin Story'),
        A.plays('Honour#1'),
        A.answers('Cederface', 'Cederface', 'Three'),
        now(at('Meadow', 'A Cederface', 'B Two')),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Honour'], deck } },
      bases: [at('Meadow', 'A Cederface', 'B Four'), at('Moor', 'B Two')],
      steps: [A.plays('Honour'), A.answers('Cederface'), now({ asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Honour'], deck } },
      bases: [at('Meadow', 'A Cederface', 'B Three'), at('Moor')],
      steps: [A.plays('Honour'), A.answers('Cederface'), offered('A', ['Cederface', 'pass'])],
    });
  });

  it('a second counter in the same turn, or several in one effect: once', () =>
    play({
      cards,
      phase: 'start',
      seats: { A: { hand: ['Honour'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Cederface with A Chainsaw', 'B Three', 'B Two'), at('Moor')],
      steps: [
        offered('A', ['Cederface', 'pass']),
        A.answers('Cederface', 'Three', '?pass'),
        A.plays('Honour'),
        A.answers('Cederface'),
        now(at('Meadow', 'A Cederface with A Chainsaw', 'B Two'), {
          asked: null,
          cards: { Cederface: { counters: 2 } },
        }),
      ],
    }));
});

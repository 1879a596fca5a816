import { act, chooseMinion, chooseOtherBase, look, NOBODY, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { anchored } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/* Long because each card is tried against many others. */
const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
/** Moves any minion anywhere. */
const push = actionCard(
  'Push',
  'standard',
  'Move a minion to another base.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    const to = minion === null ? null : yield* chooseOtherBase(me.seat, minion, 'it');
    if (to !== null) yield* act(ops.move(minion!, to));
  }),
);
/** Moves all minions of the first base to the second. */
const drive = actionCard(
  'Drive',
  'standard',
  'Move all minions of the first base.',
  onPlay(function* () {
    const [from, to] = yield* look((q) => q.bases().slice());
    yield* act(...(yield* look((q) => q.minionsAt(from!).slice())).map((ix) => ops.move(ix, to ?? NOBODY)));
  }),
);
/** Moves a titan to the last base. */
const shove = actionCard(
  'Shove',
  'standard',
  'Move the titan of the first base.',
  onPlay(function* () {
    const [titan, to] = yield* look((q) => [q.bases().flatMap((base) => q.titansAt(base))[0]!, q.bases().at(-1)!]);
    yield* act(ops.move(titan!, to!));
  }),
);
const two = minionCard('Two', 2, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const nine = minionCard('Nine', 9, 'No effect.');
const cards = [push, drive, shove, two, three, nine];

describe('Little Bo Peep: Ongoing: Other players cannot move any minion to this base or away from it. Talent: One of your minions at another base moves to here.', () => {
  const bases = [at('Meadow', 'A Little Bo Peep', 'B Two'), at('Moor', 'A Three', 'B Nine'), at('Marsh')];
  it('nobody else moves a minion here or away, whoever’s it is (CAN-1)', () => {
    for (const [minion, to] of [
      ['Two', 'Moor'],
      ['Little Bo Peep', 'Moor'],
      ['Nine', 'Meadow'],
    ] as const)
      play({
        cards,
        turn: 'B',
        seats: { B: { hand: ['Push'] } },
        bases,
        steps: [B.plays('Push'), B.answers(minion, to), now(...bases, { asked: null })],
      });
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Push'] } },
      bases,
      steps: [B.plays('Push'), B.answers('Three', 'Marsh'), now(at('Marsh', 'A Three'), { asked: null })],
    });
  });

  it('a titan may come and go', () =>
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Shove'] } },
      bases: [at('Meadow', 'A Little Bo Peep', 'B Emperor Penguin'), at('Moor')],
      steps: [B.plays('Shove'), now(at('Moor', 'B Emperor Penguin'), { asked: null })],
    }));

  it('her controller does; the talent brings one of that player’s minions from another base', () => {
    play({
      cards,
      seats: { A: { hand: ['Push'], deck } },
      bases,
      steps: [
        A.plays('Push'),
        A.answers('Two', 'Moor'),
        A.uses('Little Bo Peep'),
        now(at('Meadow', 'A Little Bo Peep', 'A Three'), at('Moor', 'B Nine', 'B Two'), { asked: null }),
        refused(A.uses('Little Bo Peep')),
      ],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Little Bo Peep', 'A Walker'), at('Moor', 'A Two', 'A Three')],
      steps: [A.uses('Little Bo Peep'), offered('A', ['Two', 'Three'], ['Walker', 'Little Bo Peep', 'no'])],
    });
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Little Bo Peep', 'A Walker'), at('Moor', 'B Walker')],
      steps: [refused(A.uses('Little Bo Peep'))],
    });
  });

  it('little-bo-peep/1 a Black Sheep moves by its controller: she stops that of another player, not her own', () => {
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Little Bo Peep', 'A Black Sheep', 'B Black Sheep'), at('Moor')],
      steps: [
        A.plays('Two', 'Meadow'),
        A.answers('?Black Sheep/A'),
        now(at('Meadow', 'A Little Bo Peep', 'B Black Sheep', 'A Two'), at('Moor', 'A Black Sheep'), { asked: null }),
      ],
    });
  });
});

describe("Ram: Talent: Move this minion to another base. Then you may return a minion there with power 2 or less to its owner's hand.", () => {
  const bases = [at('Meadow', 'A Ram', 'B Two'), at('Moor', 'B Two of A', 'B Three'), at('Marsh')];
  it('moves, and returns a weak minion of that base if its player likes', () => {
    play({
      cards,
      seats: { A: { deck } },
      bases,
      steps: [
        A.uses('Ram'),
        A.answers('Moor'),
        offered('A', ['Two', 'no'], ['Three', 'Ram']),
        A.answers('Two'),
        now(at('Meadow', 'B Two'), at('Moor', 'B Three', 'A Ram'), { asked: null, hand: { A: ['Two'] } }),
        refused(A.uses('Ram')),
      ],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases,
      steps: [
        A.uses('Ram'),
        A.answers('Moor', 'no'),
        now(at('Moor', 'B Two of A', 'B Three', 'A Ram'), { asked: null }),
      ],
    });
  });

  it('also where it could not go: "then" does not depend on the move (RES-3)', () =>
    play({
      cards,
      turn: 'B',
      seats: { B: { deck } },
      bases: [at('Meadow', 'B Ram'), at('Moor', 'A Little Bo Peep', 'A Two')],
      steps: [
        B.uses('Ram'),
        B.answers('Two'),
        now(at('Meadow', 'B Ram'), at('Moor', 'A Little Bo Peep'), { asked: null, hand: { A: ['Two'] } }),
      ],
    }));

  it('not without another base', () =>
    play({ seats: { A: { deck } }, bases: [at('Meadow', 'A Ram')], steps: [refused(A.uses('Ram'))] }));
});

describe('Black Sheep: Ongoing: After another minion has been played here, move this minion to a different base.', () => {
  it('whoever has played it; its controller chooses where to', () =>
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Black Sheep'), at('Moor'), at('Marsh')],
      steps: [
        B.plays('Two', 'Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Two'), at('Marsh', 'A Black Sheep'), { asked: null }),
      ],
    }));

  it('black-sheep/1 it is its controller who moves it: only a Bo Peep of another player stops it', () => {
    for (const [shepherd, stays] of [
      ['A', false],
      ['B', true],
    ] as const)
      play({
        cards,
        turn: 'B',
        seats: { B: { hand: ['Two'], deck } },
        bases: [at('Meadow', 'A Black Sheep'), at('Moor', `${shepherd} Little Bo Peep`)],
        steps: [
          B.plays('Two', 'Meadow'),
          now(
            stays ? at('Meadow', 'A Black Sheep', 'B Two') : at('Meadow', 'B Two'),
            stays ? at('Moor', 'B Little Bo Peep') : at('Moor', 'A Little Bo Peep', 'A Black Sheep'),
            { asked: null },
          ),
        ],
      });
  });

  it('black-sheep/2 a card that shields it from other players does not stop the move', () =>
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Black Sheep with A Incorporeal'), at('Moor')],
      steps: [B.plays('Two', 'Meadow'), now(at('Meadow', 'B Two'), at('Moor', 'A Black Sheep with A Incorporeal'))],
    }));

  it('not for itself, for a minion elsewhere, one that moves here, or an action (TERM-6)', () => {
    play({
      cards,
      seats: { A: { hand: ['Black Sheep', 'Push'], deck } },
      bases: [at('Meadow', 'B Two'), at('Moor')],
      steps: [
        A.plays('Black Sheep', 'Moor'),
        A.plays('Push'),
        A.answers('Two'),
        now(at('Moor', 'A Black Sheep', 'B Two'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Two', 'Shearing'], deck } },
      bases: [at('Meadow', 'B Black Sheep'), at('Moor')],
      steps: [
        A.plays('Two', 'Moor'),
        A.plays('Shearing', 'Black Sheep'),
        now(at('Meadow', 'B Black Sheep with A Shearing'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Counting Sheep'], deck } },
      bases: [at('Meadow', 'B Black Sheep'), at('Moor')],
      steps: [A.plays('Counting Sheep', 'Meadow'), now(at('Meadow', 'B Black Sheep', 'A Counting Sheep'))],
    });
  });
});

describe('Flock: Ongoing: After another minion has moved from here to another base, move this minion to that base too.', () => {
  it('follows whoever moved, and whose minion that is; and the next Flock follows it', () =>
    play({
      cards,
      seats: { A: { hand: ['Push'], deck } },
      bases: [at('Meadow', 'A Flock', 'B Flock', 'B Two', 'A Three'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Push'),
        A.answers('Two', 'Moor'),
        A.answers('?Flock/A'),
        now(at('Meadow', 'A Three'), at('Moor', 'B Two', 'A Flock', 'B Flock'), { asked: null }),
      ],
    }));

  it('not a titan', () =>
    play({
      cards,
      seats: { A: { hand: ['Shove'], deck } },
      bases: [at('Meadow', 'A Flock', 'A Emperor Penguin'), at('Moor')],
      steps: [A.plays('Shove'), now(at('Meadow', 'A Flock'), at('Moor', 'A Emperor Penguin'), { asked: null })],
    }));

  it('not one that comes, moves elsewhere, or moved together with it (RES-10)', () => {
    play({
      cards,
      seats: { A: { hand: ['Push'], deck } },
      bases: [at('Meadow', 'A Flock'), at('Moor', 'B Two'), at('Marsh')],
      steps: [A.plays('Push'), A.answers('Two', 'Marsh'), now(at('Meadow', 'A Flock'), { asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Push'], deck } },
      bases: [at('Meadow', 'A Flock'), at('Moor', 'B Two'), at('Marsh')],
      steps: [A.plays('Push'), A.answers('Two', 'Meadow'), now(at('Meadow', 'A Flock', 'B Two'), { asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Drive'], deck } },
      bases: [at('Meadow', 'A Flock', 'B Two'), at('Moor')],
      steps: [A.plays('Drive'), now(at('Meadow'), at('Moor', 'A Flock', 'B Two'), { asked: null })],
    });
  });

  it('flock/1 not a minion that moves after this base has scored', () =>
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Meadow', 'A First Mate', 'A Flock', 'A Nine'), at('Moor')],
      baseDeck: ['Marsh'],
      steps: [
        A.ends(),
        A.answers('First Mate', '?Moor'),
        now(at('Moor', 'A First Mate'), { discard: { A: { has: ['Flock', 'Nine'] } } }),
      ],
    }));
});

describe("Counting Sheep: Put this on a base. Ongoing: Once per turn, after the power of another player's minion has increased, each of your minions here gains +1 power this turn.", () => {
  const grow = actionCard(
    'Grow',
    'standard',
    'Place a +1 power counter on a minion. Play an extra action.',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion');
      if (minion !== null) yield* act(ops.counters(minion, 1));
      yield* act(ops.allow(me.seat, {}, 'action'));
    }),
  );
  const bases = [at('Meadow', 'A Counting Sheep', 'A Two', 'A Three', 'B Nine'), at('Moor', 'B Walker', 'A Scout')];
  it('counting-sheep/1 counting-sheep/3 wherever that minion is, once per turn', () =>
    play({
      cards: [...cards, grow],
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Grow', 'Grow'], deck } },
      bases: [at('Meadow', 'A Counting Sheep', 'A Two', 'A Three'), at('Moor', 'B Walker', 'A Scout')],
      steps: [
        B.plays('Grow'),
        B.answers('Walker'),
        now({ asked: null, cards: { Two: { power: 3 }, Three: { power: 4 }, Scout: { power: 3 } } }),
        B.plays('Grow'),
        B.answers('Walker'),
        now({ asked: null, cards: { Two: { power: 3 }, Three: { power: 4 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Two: { power: 2 }, Three: { power: 3 } } }),
      ],
    }));

  it('counting-sheep/2 the minions that are here then: not one played afterwards (CALC-2)', () =>
    play({
      cards: [...cards, grow],
      seats: { A: { hand: ['Grow', 'Three'], deck } },
      bases: [at('Meadow', 'A Counting Sheep', 'A Two'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Grow'),
        A.answers('Walker'),
        A.plays('Three', 'Meadow'),
        now({ asked: null, cards: { Two: { power: 3 }, Three: { power: 3 } } }),
      ],
    }));

  it('not for minions of the player', () =>
    play({
      cards: [...cards, grow],
      seats: { A: { hand: ['Grow'], deck } },
      bases,
      steps: [A.plays('Grow'), A.answers('Scout'), now({ asked: null, cards: { Two: { power: 2 } } })],
    }));
});

describe('Ewe Shall Pass: Choose one of your minions and move it to another base. Draw a card. You may play an extra action.', () => {
  it('moves one of yours, draws, and grants an action', () =>
    play({
      cards,
      seats: { A: { hand: ['Ewe Shall Pass', 'Push'], deck } },
      bases: [at('Meadow', 'A Two', 'A Three', 'B Nine'), at('Moor')],
      steps: [
        A.plays('Ewe Shall Pass'),
        offered('A', ['Two', 'Three'], ['Nine', 'no']),
        A.answers('Two'),
        now(at('Moor', 'A Two'), { asked: null, hand: { A: ['Push', 'Filler'] }, plays: { A: { actions: 0 } } }),
        A.plays('Push'),
        A.answers('Nine'),
        now(at('Moor', 'A Two', 'B Nine')),
      ],
    }));

  it('draws and grants without a minion, too (RES-11)', () =>
    play({
      cards,
      seats: { A: { hand: ['Ewe Shall Pass', 'Push'], deck } },
      bases: [at('Meadow', 'B Nine'), at('Moor')],
      steps: [A.plays('Ewe Shall Pass'), now({ asked: null, hand: { A: ['Push', 'Filler'] }, can: [A.plays('Push')] })],
    }));
});

describe("In Sheep's Clothing: Put this on a minion. Ongoing: After another minion has moved from here to another base, you may move this minion to that base and destroy this action.", () => {
  const bases = [at('Meadow', "B Two with A In Sheep's Clothing", 'B Three'), at('Moor'), at('Marsh')];
  it('its player may move that minion after the other one, for the action', () => {
    const start = { cards, seats: { A: { hand: ['Push'], deck } }, bases };
    const clothing = "In Sheep's Clothing";
    play({
      ...start,
      steps: [
        A.plays('Push'),
        A.answers('Three', 'Marsh'),
        offered('A', [clothing, 'pass']),
        A.answers(clothing),
        now(at('Marsh', 'B Three', 'B Two'), { asked: null, discard: { A: { has: [clothing] } } }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Push'),
        A.answers('Three', 'Marsh'),
        A.answers('pass'),
        now(at('Meadow', `B Two with A ${clothing}`), at('Marsh', 'B Three'), { asked: null }),
      ],
    });
  });

  it('not when that minion itself moves, or another comes', () => {
    for (const [minion, to] of [
      ['Two', 'Moor'],
      ['Nine', 'Meadow'],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Push'], deck } },
        bases: [at('Meadow', "A Two with A In Sheep's Clothing"), at('Moor', 'B Nine')],
        steps: [A.plays('Push'), A.answers(minion, `?${to}`), now({ asked: null, discard: { A: ['Push'] } })],
      });
  });
  it('it stays if that minion does not move (RES-3)', () =>
    play({
      cards: [...cards, anchored],
      seats: { A: { hand: ['Push'], deck } },
      bases: [at('Meadow', "B Anchored with A In Sheep's Clothing", 'B Three'), at('Moor')],
      steps: [
        A.plays('Push'),
        A.answers('Three', "?In Sheep's Clothing"),
        now(at('Meadow', "B Anchored with A In Sheep's Clothing"), { asked: null }),
      ],
    }));
});

describe('On the Lamb: Choose a base, one of your minions there, and another player. That minion and all minions of that player there move to one other base.', () => {
  it('on-the-lamb/2 your minion and all of that player there, to one base', () =>
    play({
      cards,
      seats: { A: { hand: ['On the Lamb'], deck }, B: {}, C: {} },
      bases: [at('Meadow', 'A Two', 'A Three', 'B Nine', 'B Walker', 'C Scout'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays('On the Lamb'),
        offered('A', ['Two', 'Three'], ['Nine']),
        A.answers('Two'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Three', 'C Scout'), at('Marsh', 'A Two', 'B Nine', 'B Walker'), { asked: null }),
      ],
    }));

  it('on-the-lamb/1 a player without minions there may be chosen: then only your minion moves', () =>
    play({
      cards,
      seats: { A: { hand: ['On the Lamb'], deck }, B: {}, C: {} },
      bases: [at('Meadow', 'A Two', 'B Nine'), at('Moor')],
      steps: [
        A.plays('On the Lamb'),
        A.answers('?Two', 'C'),
        now(at('Meadow', 'B Nine'), at('Moor', 'A Two'), { asked: null }),
      ],
    }));

  it('does nothing without a minion of yours', () =>
    play({
      cards,
      seats: { A: { hand: ['On the Lamb'], deck } },
      bases: [at('Meadow', 'B Nine'), at('Moor')],
      steps: [A.plays('On the Lamb'), now(at('Meadow', 'B Nine'), { asked: null })],
    }));
});

describe('Shearing: Put this on a minion. Draw a card. Ongoing: This minion has -2 power. At the start of your turn, this action returns to your hand.', () => {
  it('draws, weakens, and comes back at the start of the turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Shearing'], deck } },
      bases: [at('Meadow', 'B Nine'), at('Moor')],
      steps: [
        A.plays('Shearing', 'Nine'),
        now({ hand: { A: ['Filler'] }, cards: { Nine: { power: 7 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Nine: { power: 7 } } }),
        B.ends(),
        now(at('Meadow', 'B Nine'), { turn: 'A', hand: { A: { has: ['Shearing'] } }, cards: { Nine: { power: 9 } } }),
      ],
    }));

  it('shearing/1 not if it has left play before', () =>
    play({
      cards,
      seats: { A: { hand: ['Shearing'], deck: [...deck, ...deck] }, B: { hand: ['Seeing Stars'], deck } },
      bases: [at('Meadow', 'B Three'), at('Moor', 'A Two')],
      steps: [
        A.plays('Shearing', 'Two'),
        A.ends(),
        B.plays('Seeing Stars'),
        B.answers('?Two'),
        B.ends(),
        now({ turn: 'A', discard: { A: { has: ['Shearing'] } }, hand: { A: { lacks: ['Shearing'] } } }),
      ],
    }));
});

describe('To Follow, or Not?: Choose another player, then a random action in their discard pile. Play that action as an extra action OR return it. Draw a card.', () => {
  const name = 'To Follow, or Not?';
  it('to-follow-or-not/1 to-follow-or-not/2 you play it as yours; afterwards it goes to its owner', () =>
    play({
      cards,
      seats: { A: { hand: [name, 'Two'], deck }, B: { discard: ['Scout', 'Push'] } },
      bases: [at('Meadow', 'A Three'), at('Moor')],
      steps: [
        A.plays(name),
        offered('A', ['play', 'leave'], ['no']),
        shown('A', 'Push'),
        A.answers('play', '?Three'),
        now(at('Moor', 'A Three'), {
          asked: null,
          hand: { A: ['Two', 'Filler'] },
          discard: { A: [name], B: ['Scout', 'Push'] },
          plays: { A: { actions: 0 } },
        }),
      ],
    }));

  it('an action that stays in play is under your control and leaves to its owner (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: [name], deck }, B: { discard: ['Shearing'] } },
      bases: [at('Meadow', 'B Nine'), at('Moor')],
      steps: [
        A.plays(name),
        A.answers('play', '?Nine'),
        now(at('Meadow', 'B Nine with A Shearing'), { asked: null, hand: { A: ['Filler', 'Filler'] } }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', hand: { A: { lacks: ['Shearing'] }, B: { has: ['Shearing'] } } }),
      ],
    }));

  it('or leaves it there; one that cannot be played is not offered; draws in any case', () => {
    play({
      cards,
      seats: { A: { hand: [name], deck }, B: { discard: ['Push'] } },
      bases: [at('Meadow', 'A Three'), at('Moor')],
      steps: [
        A.plays(name),
        A.answers('leave'),
        now(at('Meadow', 'A Three'), { asked: null, hand: { A: ['Filler'] }, discard: { B: ['Push'] } }),
      ],
    });
    for (const pile of [['Hidden Ninja'], ['Scout'], []])
      play({
        cards,
        seats: { A: { hand: [name], deck }, B: { discard: pile } },
        bases: [at('Meadow', 'A Three'), at('Moor')],
        steps: [A.plays(name), now({ asked: null, hand: { A: ['Filler'] }, discard: { B: pile } })],
      });
  });

  it('a random one of the chosen player’s', () => {
    const start = {
      cards,
      seats: { A: { hand: [name], deck }, B: { discard: ['Push'] }, C: { discard: ['Drive'] } },
      bases: [at('Meadow', 'A Three'), at('Moor')],
    };
    play({
      ...start,
      steps: [
        A.plays(name),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C', 'play'),
        now(at('Moor', 'A Three'), { asked: null, discard: { C: ['Drive'] } }),
      ],
    });
  });
  it('a fusion is played as an action (FUS-1)', () =>
    play({
      seats: { A: { hand: [name], deck }, B: { discard: ['Obstruction'] } },
      bases: [at('Meadow', 'B Scout', 'B Walker'), at('Moor')],
      steps: [
        A.plays(name),
        A.answers('play'),
        offered('A', ['Scout', 'Walker'], ['no']),
        A.answers('Scout'),
        now(at('Meadow', 'B Walker'), { asked: null, discard: { B: ['Obstruction'] } }),
      ],
    }));
});

describe("Wood for Sheep: Choose another player and reveal a random card of their hand. You may place any card from your hand into that player's hand to play the revealed card. If you do not, return it and play an extra action.", () => {
  const name = 'Wood for Sheep';
  it('wood-for-sheep/1 wood-for-sheep/2 for a card of yours you play theirs, as yours; it leaves to its owner', () =>
    play({
      cards,
      seats: { A: { hand: [name, 'Two', 'Three'], deck }, B: { hand: ['Nine'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(name),
        logged(`B revealed Nine (${name})`),
        offered('A', ['Two', 'Three', 'no']),
        shown('A', 'Nine'),
        A.answers('Two', 'Moor'),
        now(at('Moor', 'A Nine of B'), {
          asked: null,
          hand: { A: ['Three'], B: ['Two'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('or returns it and may play an extra action', () =>
    play({
      cards,
      seats: { A: { hand: [name, 'Push'], deck }, B: { hand: ['Nine'], deck } },
      bases: [at('Meadow', 'A Two'), at('Moor')],
      steps: [
        A.plays(name),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Push'], B: ['Nine'] } }),
        A.plays('Push'),
        now(at('Moor', 'A Two')),
      ],
    }));

  it('grants the action if the card cannot be played, you have none to give, or nobody has a card', () => {
    const hands = [
      [['Push'], ['Hidden Ninja']],
      [[], ['Nine']],
      [['Push'], []],
    ] as const;
    for (const [mine, theirs] of hands)
      play({
        cards,
        seats: { A: { hand: [name, ...mine], deck }, B: { hand: [...theirs], deck } },
        bases: [at('Meadow', 'A Two'), at('Moor')],
        steps: [
          A.plays(name),
          now({
            asked: null,
            hand: { A: [...mine], B: [...theirs] },
            ...(mine.length > 0 && { can: [A.plays('Push')] }),
          }),
        ],
      });
  });

  it('of the chosen player, who may have no card (PLAY-5)', () =>
    play({
      cards,
      seats: { A: { hand: [name, 'Two'], deck }, B: { hand: ['Nine'] }, C: { hand: ['Three'] }, D: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(name),
        offered('A', ['B', 'C', 'D'], ['A', 'no']),
        A.answers('C', 'Two', 'Moor'),
        now(at('Moor', 'A Three of C'), { asked: null, hand: { A: [], C: ['Two'] } }),
      ],
    }));
});

/* Long because each card is tried against many others. */
import {
  act,
  at as atMoment,
  extraAction,
  look,
  moveOne,
  onPlay,
  ops,
  playNow,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const nil = minionCard('Nil', 0, 'No effect.');
const shove = actionCard(
  'Shove',
  'standard',
  'Move a minion.',
  onPlay(function* (me) {
    yield* moveOne(me, 'Move a minion', () => true);
  }),
);
const blast = actionCard(
  'Blast',
  'standard',
  'Destroy every minion of power 3 or less.',
  onPlay(function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) <= 3));
    yield* act(...weak.map(ops.destroy));
  }),
);
const killer = minionCard(
  'Killer',
  5,
  'Talent: Destroy a minion.',
  talent(function* (me) {
    yield* toOneMinion(me, 'Destroy a minion', () => true, ops.destroy);
  }),
);
const again = actionCard(
  'Again',
  'standard',
  'Return a minion of yours to your hand and play it there again. Play an extra action.',
  onPlay(function* (me) {
    const [minion] = yield* look((q) => q.minionsOf(me.seat));
    const base = yield* look((q) => q.base(minion!));
    yield* act(ops.returnToHand(minion!));
    yield* playNow({ card: minion!, at: base, seat: me.seat });
    yield* extraAction(me.seat);
  }),
);
const quake = actionCard(
  'Quake',
  'standard',
  'Destroy the second base with all minions there.',
  onPlay(function* () {
    const base = yield* look((q) => q.bases()[1]!);
    const minions = yield* look((q) => q.minionsAt(base));
    yield* act(...minions.map(ops.destroy), ops.destroyBase(base));
  }),
);
const nothing = actionCard(
  'Nothing',
  'standard',
  'Play an extra action.',
  onPlay(function* (me) {
    yield* extraAction(me.seat);
  }),
);
const pit = baseCard(
  'Pit',
  'At the start of the turn, destroy every minion of power 1.',
  atMoment('turnStart', {}, function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    yield* act(...weak.map(ops.destroy));
  }),
);
const cards = [four, three, two, nil, shove, blast, killer, again, quake, nothing, pit, smite, charm];
const hand = (...list: string[]) => ({ A: { hand: list, deck }, B: { deck } });

const WEAPONS = ['Austin Kirk Mask', 'Chainsaw', 'Clawed Glove', 'Machete', 'Puzzle Box'];
it.each(WEAPONS)('%s goes on a minion of yours only', (weapon) =>
  play({
    cards,
    seats: hand(weapon),
    bases: [at('Meadow', 'A Four', 'B Two', '- Bigfoot')],
    steps: [
      refused(A.plays(weapon, 'Two')),
      refused(A.plays(weapon, 'Bigfoot')),
      A.plays(weapon, 'Four'),
      now(at('Meadow', `A Four with A ${weapon}`, 'B Two', '- Bigfoot'), { asked: null }),
    ],
  }),
);

describe('Austin Kirk Mask: Put this on one of your minions. Ongoing: After one or more minions here are destroyed, this minion gets, this turn, extra power equal to the power of one of the destroyed minions.', () => {
  it('after one is destroyed here, its power as it was in play, this turn', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Austin Kirk Mask', 'B Two +1', 'A Filler'), at('Moor', 'B Two')],
      steps: [
        A.plays('Smite'),
        A.answers('Two@Meadow'),
        now({ asked: null, cards: { Four: { power: 7 }, Filler: { power: 1 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Four: { power: 4 } } }),
      ],
    }));

  it('of several at once the player chooses one; each effect counts by itself (RES-9)', () => {
    for (const [answer, power] of [
      ['3', 7],
      ['2', 6],
      ['1', 5],
    ] as const)
      play({
        cards,
        seats: hand('Blast'),
        bases: [
          at('Meadow', 'A Four with A Austin Kirk Mask', 'B Two', 'B Three', 'A Filler', 'B Two'),
          at('Moor', 'B Nil'),
        ],
        steps: [
          A.plays('Blast'),
          offered('A', ['1', '2', '3'], ['0', 'no']),
          A.answers(answer),
          now({ asked: null, cards: { Four: { power } } }),
        ],
      });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Austin Kirk Mask', 'B Two', 'B Three', 'A Killer')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        now({ asked: null, cards: { Four: { power: 6 } } }),
        A.uses('Killer'),
        A.answers('Three'),
        now({ asked: null, cards: { Four: { power: 9 } } }),
      ],
    });
  });

  it('not for one elsewhere, nor once its minion is gone', () => {
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Austin Kirk Mask', 'B Two'), at('Moor', 'B Three')],
      steps: [A.plays('Smite'), A.answers('Three'), now({ asked: null, cards: { Four: { power: 4 } } })],
    });
    play({
      cards,
      seats: hand('Blast'),
      bases: [at('Meadow', 'A Three with A Austin Kirk Mask', 'B Two', 'A Filler'), at('Moor')],
      steps: [A.plays('Blast'), now(at('Meadow'), { asked: null })],
    });
  });

  it('its minion gets it, whoever controls it', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'B Four with A Austin Kirk Mask', 'B Two', 'A Three')],
      steps: [A.plays('Smite'), A.answers('Three'), now({ asked: null, cards: { Four: { power: 7 } } })],
    }));
});

describe('Chainsaw: Put this on one of your minions. Ongoing: At the start of your turn, place a +1 power counter on this minion. After a minion is destroyed, you may move this minion to the base of the destroyed minion or from that base to another.', () => {
  it('a counter on its minion at the start of your turn only', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Four with A Chainsaw', 'A Two', 'B Two')],
      steps: [
        now({ cards: { Four: { counters: 0 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Four: { counters: 1 }, 'Two/A': { counters: 0 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Four: { counters: 1 } } }),
      ],
    }));

  const bases = [at('Meadow', 'A Four with A Chainsaw', 'B Two'), at('Moor', 'B Three'), at('Marsh', 'A Filler')];
  it('to the base where a minion was destroyed', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Three'),
        offered('A', ['Chainsaw', 'pass']),
        A.answers('Chainsaw'),
        now(at('Meadow', 'B Two'), at('Moor', 'A Four with A Chainsaw'), { asked: null }),
      ],
    }));

  it('or from that base to another', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Two', 'Chainsaw'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow'), at('Marsh', 'A Filler', 'A Four with A Chainsaw'), { asked: null }),
      ],
    }));

  it('declined, it stays; with one base it is not asked, nor once its minion is gone', () => {
    play({
      cards,
      seats: hand('Smite'),
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Three', 'pass'),
        now(at('Meadow', 'A Four with A Chainsaw', 'B Two'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Chainsaw', 'B Two')],
      steps: [A.plays('Smite'), A.answers('Two'), now({ asked: null })],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases,
      steps: [A.plays('Smite'), A.answers('Four'), now(at('Meadow', 'B Two'), { asked: null })],
    });
  });

  it('of two bases it goes to the other one; to one that is destroyed it cannot', () => {
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Chainsaw', 'B Two'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Two', 'Chainsaw'),
        now(at('Meadow'), at('Moor', 'A Four with A Chainsaw'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: hand('Quake'),
      bases,
      baseDeck: ['Fen'],
      steps: [
        A.plays('Quake'),
        now(at('Meadow', 'A Four with A Chainsaw', 'B Two'), { asked: null, discard: { B: ['Three'] } }),
      ],
    });
  });

  it('whoever destroyed it', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Smite'], deck } },
      bases,
      steps: [
        B.plays('Smite'),
        B.answers('Three'),
        A.answers('Chainsaw'),
        now(at('Moor', 'A Four with A Chainsaw'), { asked: null }),
      ],
    }));
});

describe('Clawed Glove: Put this on one of your minions. Talent: A minion here gets -1 power until the start of your next turn. Ongoing: Place a +1 power counter on this minion after one or more minions here are destroyed.', () => {
  it('the talent weakens a minion here until your next turn (TERM-11)', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Four with A Clawed Glove', 'B Two', 'A Three'), at('Moor', 'B Two')],
      steps: [
        A.uses('Clawed Glove'),
        offered('A', ['Four', 'Two@Meadow', 'Three'], ['Two@Moor', 'no']),
        A.answers('Two@Meadow'),
        now({ asked: null, cards: { 'Two@Meadow': { power: 1 }, 'Two@Moor': { power: 2 } } }),
        refused(A.uses('Clawed Glove')),
        A.ends(),
        now({ turn: 'B', cards: { 'Two@Meadow': { power: 1 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'Two@Meadow': { power: 2 } } }),
      ],
    }));

  it('one counter after one or more minions here are destroyed', () => {
    play({
      cards,
      seats: hand('Blast'),
      bases: [at('Meadow', 'A Four with A Clawed Glove', 'B Two', 'B Three', 'A Filler'), at('Moor', 'B Two')],
      steps: [A.plays('Blast'), now({ asked: null, cards: { Four: { counters: 1 } } })],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Clawed Glove', 'A Filler'), at('Moor', 'B Two')],
      steps: [A.plays('Smite'), A.answers('Two'), now({ asked: null, cards: { Four: { counters: 0 } } })],
    });
    play({
      cards,
      seats: hand('Blast'),
      bases: [at('Meadow', 'A Three with A Clawed Glove', 'B Two', 'A Filler'), at('Moor')],
      steps: [A.plays('Blast'), now(at('Meadow'), { asked: null })],
    });
  });

  it('two effects, two counters; destroyed by nobody in particular, too (RES-9)', () => {
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Killer with A Clawed Glove', 'B Two', 'B Three')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        A.uses('Killer'),
        A.answers('Three'),
        now({ asked: null, cards: { Killer: { counters: 2 } } }),
      ],
    });
    play({
      cards,
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Pit', 'A Four with A Clawed Glove', 'B Filler', 'B Filler')],
      steps: [now(at('Pit', 'A Four with A Clawed Glove'), { cards: { Four: { counters: 1 } } })],
    });
  });
});

describe('Machete: Put this on one of your minions. Talent: Move this minion to a base where another player has a minion. Ongoing: After one or more minions here are destroyed, your minions here get +1 power each this turn. If this minion destroyed a minion this turn, return this card to your hand at the end of the turn.', () => {
  it('the talent moves its minion to another base where another player has a minion', () => {
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Meadow', 'A Four with A Machete', 'B Two'),
        at('Moor', 'B Two'),
        at('Marsh', 'A Two'),
        at('Heath', '- Bigfoot'),
        at('Fen', 'B Filler', 'A Filler'),
      ],
      steps: [
        A.uses('Machete'),
        offered('A', ['Moor', 'Fen'], ['Meadow', 'Marsh', 'Heath', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Four with A Machete', 'B Two'), { asked: null }),
        refused(A.uses('Machete')),
      ],
    });
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Four with A Machete', 'B Two'), at('Moor', 'A Two', '- Bigfoot')],
      steps: [refused(A.uses('Machete'))],
    });
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Four with A Machete'), at('Moor', 'B Two')],
      steps: [A.uses('Machete'), now(at('Moor', 'A Four with A Machete', 'B Two'), { asked: null })],
    });
  });

  it('after one or more are destroyed here, your minions here get +1 each this turn, once', () => {
    play({
      cards,
      seats: hand('Blast'),
      bases: [
        at('Meadow', 'A Four with A Machete', 'A Killer', 'B Two', 'B Three', 'B Four'),
        at('Moor', 'A Four', 'B Two'),
      ],
      steps: [
        A.plays('Blast'),
        now({
          asked: null,
          cards: {
            'Four@Meadow/A': { power: 5 },
            Killer: { power: 6 },
            'Four@Meadow/B': { power: 4 },
            'Four@Moor': { power: 4 },
          },
        }),
      ],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Machete'), at('Moor', 'B Two')],
      steps: [A.plays('Smite'), A.answers('Two'), now({ cards: { Four: { power: 4 } } })],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Machete', 'B Two')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        now({ cards: { Four: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Four: { power: 4 } } }),
      ],
    });
  });

  it('your minions are those of its controller, who need not control its minion', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'B Four with A Machete', 'B Two', 'A Three')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        now({ asked: null, cards: { Three: { power: 4 }, Four: { power: 4 } } }),
      ],
    }));

  it('destroyed with its minion, it still reacts (RES-4)', () =>
    play({
      cards,
      seats: hand('Blast'),
      bases: [at('Meadow', 'A Three with A Machete', 'A Killer'), at('Moor', 'A Four')],
      steps: [A.plays('Blast'), now({ asked: null, cards: { Killer: { power: 6 }, Four: { power: 4 } } })],
    }));

  it('returns to your hand at the end of the turn if its minion has destroyed a minion', () => {
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Killer with A Machete', 'B Two'), at('Moor', 'B Three with A Machete')],
      steps: [
        A.uses('Killer'),
        A.answers('Two'),
        A.ends(),
        now(at('Meadow', 'A Killer'), at('Moor', 'B Three with A Machete'), {
          turn: 'B',
          hand: { A: { has: ['Machete'] } },
        }),
      ],
    });
  });

  it('wherever, and although that base has left play since (IO-1)', () =>
    play({
      cards,
      seats: hand('Shove'),
      bases: [at('Meadow', 'A Killer with A Machete', 'B Two', 'A Four +6'), at('Moor', 'B Filler')],
      baseDeck: ['Heath'],
      steps: [
        A.uses('Killer'),
        A.answers('Two'),
        A.plays('Shove'),
        A.answers('Killer', '?Moor'),
        A.ends(),
        now(at('Moor', 'A Killer', 'B Filler'), {
          turn: 'B',
          hand: { A: { has: ['Machete'] } },
          bases: { Meadow: 'gone' },
        }),
      ],
    }));

  it('not if an action or another minion did it, nor in a later turn', () => {
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Machete', 'A Killer'), at('Moor', 'B Two', 'B Three')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        A.uses('Killer'),
        A.answers('Three'),
        A.ends(),
        now(at('Meadow', 'A Four with A Machete', 'A Killer'), { turn: 'B' }),
      ],
    });
    play({
      cards,
      seats: hand('Machete'),
      bases: [at('Meadow', 'A Killer'), at('Moor', 'B Two', 'B Three')],
      steps: [
        A.uses('Killer'),
        A.answers('Two'),
        A.ends(),
        B.ends(),
        A.plays('Machete', 'Killer'),
        A.ends(),
        now(at('Meadow', 'A Killer with A Machete'), { turn: 'B' }),
      ],
    });
  });

  it('put on it afterwards, it returns, too; not on a new card of that minion (IO-1)', () => {
    for (const [action, back] of [
      ['Again', false],
      ['Nothing', true],
    ] as const)
      play({
        cards,
        seats: hand(action, 'Machete'),
        bases: [at('Meadow', 'A Killer', 'B Two'), at('Moor')],
        steps: [
          A.uses('Killer'),
          A.answers('Two'),
          A.plays(action),
          A.plays('Machete', 'Killer'),
          A.ends(),
          now(at('Meadow', back ? 'A Killer' : 'A Killer with A Machete'), { turn: 'B' }),
        ],
      });
  });
});

describe('Puzzle Box: Put this on one of your minions. Ongoing: While you do not control this minion, its abilities are cancelled. Draw a card after one or more minions are destroyed.', () => {
  it('lost and won back, its abilities go and come back (TERM-4)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Take Over'], deck }, B: { hand: ['Take Over'], deck } },
      bases: [at('Meadow', 'A Killer with A Puzzle Box', 'B Two'), at('Moor', 'B Killer with B Puzzle Box')],
      steps: [
        B.plays('Take Over'),
        B.answers('Killer@Meadow'),
        refused(B.uses('Killer@Meadow')),
        now({ can: [B.uses('Killer@Moor')] }),
        B.ends(),
        A.plays('Take Over'),
        A.answers('Killer@Meadow'),
        now({ can: [A.uses('Killer@Meadow')] }),
      ],
    }));

  it('a card after one or more minions are destroyed, anywhere and by anybody', () => {
    play({
      cards,
      seats: hand('Blast'),
      bases: [at('Meadow', 'A Four with A Puzzle Box', 'B Two', 'B Three'), at('Moor', 'B Two')],
      steps: [A.plays('Blast'), now({ asked: null, hand: { A: 1, B: 0 } })],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Smite'], deck } },
      bases: [at('Meadow', 'B Killer with A Puzzle Box', 'B Two'), at('Moor', 'B Three')],
      steps: [B.plays('Smite'), B.answers('Three'), now({ asked: null, hand: { A: 1, B: 0 } })],
    });
  });

  it('also when its own minion is destroyed (RES-4), not when a minion goes otherwise', () => {
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Four with A Puzzle Box'), at('Moor')],
      steps: [A.plays('Smite'), now(at('Meadow'), { asked: null, hand: { A: 1 } })],
    });
    play({
      cards,
      seats: hand('Again'),
      bases: [at('Meadow', 'A Four'), at('Moor', 'B Two with A Puzzle Box')],
      steps: [A.plays('Again'), now({ asked: null, hand: { A: 0 } })],
    });
  });
});

/* Long because each card is tried against many others. */
import { act, chooseMinion, extraAction, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const orders = actionCard(
  'Orders',
  'standard',
  'Play four extra actions.',
  onPlay(function* (me) {
    for (let i = 0; i < 4; i++) yield* extraAction(me.seat);
  }),
);
const cheer = actionCard(
  'Cheer',
  'standard',
  'Give a minion +1 power this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion');
    const turn = yield* look((q) => q.s.turn);
    if (minion !== null) yield* act(ops.power(minion, 1, { t: 'turnEnd', turn }));
  }),
);
const recall = actionCard(
  'Recall',
  'standard',
  'Return an action to its owner’s hand. Play an extra action.',
  onPlay(function* (me) {
    const [action] = yield* look((q) => q.actions());
    yield* act(ops.returnToHand(action!));
    yield* extraAction(me.seat);
  }),
);
const mine = minionCard(
  'Mine',
  2,
  'Return this minion to your hand.',
  onPlay(function* (me) {
    yield* act(ops.returnToHand(me.self));
  }),
);
const cards = [orders, cheer, swapper];
const rest = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('All for One: Put this on a minion. You may play an extra action. Ongoing: After each other action you play that directly affects this minion, give it +1 power this turn and, at the end of the turn, destroy this card.', () => {
  it('all-for-one/1 +1 power for every such action, until the end of the turn, when this card is destroyed', () =>
    play({
      cards,
      seats: { A: { hand: ['All for One', 'Orders', 'Cheer', 'Cheer', 'Expanded Power'], deck: rest } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('All for One', 'Filler'),
        now({ asked: null, plays: { A: { actions: 0 } }, cards: { Filler: { power: 1 } }, can: [A.plays('Cheer')] }),
        A.plays('Orders'),
        A.plays('Cheer'),
        A.answers('Filler'),
        now({ cards: { Filler: { power: 3 } } }),
        A.plays('Cheer'),
        A.answers('Filler'),
        A.plays('Expanded Power', 'Filler'),
        now({ asked: null, cards: { Filler: { power: 7, on: ['All for One', 'Expanded Power'] } } }),
        A.ends(),
        now(at('Meadow', 'A Filler with A Expanded Power', 'B Walker'), {
          turn: 'B',
          cards: { Filler: { power: 2 } },
          discard: { A: { has: ['All for One'] } },
        }),
      ],
    }));

  it('on any minion; stays while no other action of yours affects it', () =>
    play({
      cards,
      seats: { A: { hand: ['All for One', 'Cheer'], deck: rest }, B: { hand: ['Cheer'], deck: rest } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        now({ can: [A.plays('All for One', 'Filler'), A.plays('All for One', 'Walker')] }),
        A.plays('All for One', 'Walker'),
        A.plays('Cheer'),
        A.answers('Filler'),
        A.ends(),
        now(at('Meadow', 'A Filler', 'B Walker with A All for One'), { turn: 'B' }),
        B.plays('Cheer'),
        B.answers('Walker'),
        now({ cards: { Walker: { power: 3 } } }),
        B.ends(),
        now(at('Meadow', 'A Filler', 'B Walker with A All for One'), { turn: 'A' }),
      ],
    }));

  it('goes with a minion that the action removes', () =>
    play({
      cards,
      seats: { A: { hand: ['Big Gulp'], deck: rest } },
      bases: [at('Meadow', 'A Filler with A All for One', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Big Gulp'),
        A.answers('Filler'),
        now(at('Meadow', 'B Walker'), { asked: null, discard: { A: { has: ['All for One', 'Filler'] } } }),
        A.ends(),
        now({ turn: 'B' }),
      ],
    }));

  it('transferred it is destroyed all the same; gone and back it is a new card (IO-1)', () => {
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Cheer', 'Swapper'], deck: rest } },
      bases: [at('Meadow', 'A Filler with A All for One', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.plays('Cheer'),
        A.answers('Filler'),
        A.plays('Swapper'),
        A.answers('?All for One', '?Walker'),
        now(at('Meadow', 'A Filler', 'B Walker with A All for One')),
        A.ends(),
        now(at('Meadow', 'A Filler', 'B Walker'), { turn: 'B' }),
      ],
    });
    play({
      cards: [...cards, recall],
      seats: { A: { hand: ['Orders', 'Cheer', 'Recall'], deck: rest } },
      bases: [at('Meadow', 'A Filler with A All for One', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.plays('Cheer'),
        A.answers('Filler'),
        A.plays('Recall'),
        A.plays('All for One', 'Walker'),
        A.ends(),
        now(at('Meadow', 'A Filler', 'B Walker with A All for One'), { turn: 'B' }),
      ],
    });
  });
});

describe('Biding Time: Give a minion of your choice +2 power this turn. You may play an extra action, which must directly affect that minion.', () => {
  it('any minion; then an extra action on it or used on it', () =>
    play({
      cards,
      seats: { A: { hand: ['Biding Time', 'Poison', 'Cheer', 'Performance Prize'], deck: rest } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Biding Time'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { power: 4 }, Filler: { power: 1 } },
          can: [A.plays('Poison', 'Walker'), A.plays('Cheer')],
          cannot: [A.plays('Poison', 'Filler'), A.plays('Performance Prize')],
        }),
        A.plays('Cheer'),
        now({
          asked: null,
          cards: { Walker: { power: 5 }, Filler: { power: 1 } },
          cannot: [A.plays('Poison', 'Walker')],
        }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('without a minion no extra action', () =>
    play({
      cards,
      seats: { A: { hand: ['Biding Time', 'Cheer', 'Overrun'], deck: rest } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Biding Time'), now({ asked: null, cannot: [A.plays('Cheer'), A.plays('Overrun', 'Moor')] })],
    }));
});

describe('En Garde: Give a minion of your choice +1 power this turn. Draw a card. You may play an extra action.', () => {
  it('power, a card, and any extra action', () =>
    play({
      seats: { A: { hand: ['En Garde', 'Performance Prize', 'Overrun'], deck: ['Scout', ...rest] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('En Garde'),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { power: 3 }, Filler: { power: 1 } },
          hand: { A: { has: ['Scout'] } },
          can: [A.plays('Performance Prize')],
        }),
        A.plays('Overrun', 'Moor'),
        now({ cannot: [A.plays('Performance Prize')] }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('without a minion the rest still happens (RES-3)', () =>
    play({
      seats: { A: { hand: ['En Garde', 'Performance Prize'], deck: ['Scout', ...rest] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('En Garde'), now({ asked: null, hand: { A: 2 }, can: [A.plays('Performance Prize')] })],
    }));
});

describe('Last Stand: Special: Before a base scores, choose a minion of yours there; it gets +2 power this turn. Draw a card.', () => {
  const table = (...meadow: string[]) => ({
    seats: { A: { hand: ['Last Stand'], deck: ['Scout', ...rest] } },
    bases: [at('Meadow', ...meadow), at('Moor', 'A Walker')],
  });
  it('strengthens one of yours there as the base scores, and draws a card', () =>
    play({
      ...table('A Filler +3', 'A Scout', 'B King Rex +2'),
      steps: [
        refused(A.plays('Last Stand')),
        A.ends(),
        offered('A', ['Last Stand', 'pass']),
        A.answers('Last Stand'),
        offered('A', ['Filler', 'Scout'], ['Walker', 'King Rex', 'no']),
        A.answers('Filler'),
        // 9 each: a tie.
        now({ vp: { A: 3, B: 3 }, discard: { A: { has: ['Last Stand'] } }, hand: { A: { has: ['Scout'] } } }),
      ],
    }));
  it('without one of yours there you only draw (PLAY-5)', () =>
    play({
      ...table('B King Rex +3'),
      steps: [
        A.ends(),
        A.answers('Last Stand'),
        now({ vp: { A: 0, B: 3 }, cards: { Walker: { power: 2 } }, hand: { A: { has: ['Scout'] } } }),
      ],
    }));
});

describe('Make Way: One of your minions moves to another base. You may play an extra action.', () => {
  it('moves one of yours, and gives any extra action', () =>
    play({
      seats: { A: { hand: ['Make Way', 'Performance Prize', 'Overrun'], deck: rest } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Make Way'),
        offered('A', ['Filler', 'Scout'], ['Walker', 'no']),
        A.answers('Filler', '?Moor'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Scout', 'A Filler'), {
          asked: null,
          can: [A.plays('Overrun', 'Moor')],
        }),
        A.plays('Performance Prize'),
        now({ cannot: [A.plays('Overrun', 'Moor')] }),
      ],
    }));
});

describe('On a Roll: As extra actions, play up to two actions that directly affect one and the same minion.', () => {
  it('two actions, each on that minion or used on it', () =>
    play({
      cards,
      seats: { A: { hand: ['On a Roll', 'Poison', 'Cheer', 'Cheer', 'Performance Prize'], deck: rest } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('On a Roll'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Filler'),
        now({
          asked: null,
          cards: { Filler: { power: 1 } },
          cannot: [A.plays('Poison', 'Walker'), A.plays('Performance Prize')],
        }),
        A.plays('Cheer'),
        A.plays('Cheer'),
        now({ asked: null, cards: { Filler: { power: 3 } }, cannot: [A.plays('Poison', 'Filler')] }),
      ],
    }));
  it('up to two: one or none is enough; without a minion none', () => {
    play({
      cards,
      seats: { A: { hand: ['On a Roll', 'Poison'], deck: rest } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('On a Roll'),
        A.answers('Walker'),
        A.ends(),
        now({ turn: 'B', hand: { A: { has: ['Poison'] } } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['On a Roll', 'Cheer'], deck: rest } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('On a Roll'), now({ asked: null, cannot: [A.plays('Cheer')] })],
    });
  });
});

describe('One For All: Choose a base. Your minions there get +1 power each this turn. You may play an extra action.', () => {
  it('all of yours there now, and any extra action', () =>
    play({
      seats: { A: { hand: ['One For All', 'Performance Prize', 'Filler', 'Overrun'], deck: rest } },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        A.plays('One For All'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        A.plays('Filler', 'Meadow'),
        now({
          asked: null,
          cards: {
            Walker: { power: 3 },
            Scout: { power: 4 },
            Invader: { power: 3 },
            'Filler@Moor': { power: 1 },
            'Filler@Meadow': { power: 1 },
          },
          can: [A.plays('Performance Prize')],
        }),
        A.plays('Overrun', 'Moor'),
        now({ cannot: [A.plays('Performance Prize')] }),
      ],
    }));
});

describe('To Battle!: Play an extra minion. As an extra action, you may play an action that directly affects that minion.', () => {
  it('an extra minion at once, and an extra action for it (EXT-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['To Battle!', 'Filler', 'King Rex', 'Cheer', 'Poison', 'Performance Prize'], deck: rest } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('To Battle!'),
        offered('A', ['Filler', 'King Rex', 'no']),
        A.answers('Filler', 'Moor'),
        now(at('Moor', 'A Filler'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
          can: [A.plays('Poison', 'Filler')],
          cannot: [A.plays('Poison', 'Walker'), A.plays('Performance Prize')],
        }),
        A.plays('Cheer'),
        now({ asked: null, cards: { Filler: { power: 2 }, Walker: { power: 2 } } }),
      ],
    }));
  it('without the minion no extra action, nor once it has left play', () => {
    const table = {
      cards,
      seats: { A: { hand: ['To Battle!', 'Filler', 'Cheer', 'Mine'], deck: rest } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
    };
    play({
      ...table,
      cards: [...cards, mine],
      steps: [A.plays('To Battle!'), A.answers('no'), now({ asked: null, cannot: [A.plays('Cheer')] })],
    });
    play({
      ...table,
      cards: [...cards, mine],
      steps: [
        A.plays('To Battle!'),
        A.answers('Mine', 'Moor'),
        now(at('Moor'), { asked: null, hand: { A: { has: ['Mine'] } }, cannot: [A.plays('Cheer')] }),
      ],
    });
  });
});

describe('Token of Affection: Search your deck, your discard pile or both for an action that directly affects a minion, and place it into your hand. That action you may play as an extra action.', () => {
  const table = {
    cards,
    seats: {
      A: {
        hand: ['Token of Affection', 'Big Gulp'],
        deck: ['Poison', 'Performance Prize', 'Walker', 'Expanded Power'],
        discard: ['Dinghy', 'Performance Prize', 'Collector'],
      },
    },
    bases: [at('Meadow', 'A Filler'), at('Moor', 'B Walker')],
  };
  it('offers such actions of both piles; the one found may be played', () =>
    play({
      ...table,
      steps: [
        A.plays('Token of Affection'),
        A.answers('deck'),
        offered('A', ['Dinghy', 'Poison', 'Expanded Power'], ['Performance Prize', 'Walker', 'Collector', 'no']),
        A.answers('Poison'),
        logged('A revealed Poison (Token of Affection)', 'A shuffled the deck'),
        offered('A', ['yes', 'no']),
        A.answers('yes', 'Walker'),
        now(at('Moor', 'B Walker with A Poison'), {
          asked: null,
          plays: { A: { actions: 0 } },
          hand: { A: ['Big Gulp'] },
        }),
      ],
    }));
  it('or kept; the deck need not be searched if the discard pile has one', () =>
    play({
      ...table,
      steps: [
        A.plays('Token of Affection'),
        A.answers('open'),
        A.answers('no'),
        now({
          asked: null,
          hand: { A: ['Dinghy', 'Big Gulp'] },
          deck: { A: ['Poison', 'Performance Prize', 'Walker', 'Expanded Power'] },
          cannot: [A.plays('Dinghy'), A.plays('Big Gulp')],
        }),
      ],
    }));
  it('with none it only searches and shuffles; one that cannot be played is kept', () => {
    play({
      ...table,
      seats: { A: { hand: ['Token of Affection'], deck: ['Performance Prize', 'Walker'], discard: ['Scout'] } },
      steps: [
        A.plays('Token of Affection'),
        now({ asked: null, hand: { A: [] }, deck: { A: 2 } }),
        logged('A shuffled the deck'),
      ],
    });
    play({
      ...table,
      seats: { A: { hand: ['Token of Affection'], deck: ['Poison'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Token of Affection'), now({ asked: null, hand: { A: ['Poison'] } })],
    });
  });
  it('a fusion is played as an action (FUS-1)', () =>
    play({
      ...table,
      seats: { A: { hand: ['Token of Affection'], deck: ['Obstruction', 'Walker'] } },
      steps: [
        A.plays('Token of Affection'),
        A.answers('yes'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker'),
        now(at('Moor'), { asked: null, discard: { A: ['Obstruction', 'Token of Affection'] } }),
      ],
    }));
});

describe('Bastion Saint-Gervais: Once per turn, you may play an extra action after you play an action that directly affects one of your minions here.', () => {
  const bastion = 'Bastion Saint-Gervais';
  it('once a turn, any extra action', () =>
    play({
      cards,
      seats: { A: { hand: ['Cheer', 'Cheer', 'Cheer', 'Performance Prize'], deck: rest } },
      bases: [at(bastion, 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Cheer'),
        A.answers('Filler'),
        now({ asked: null, can: [A.plays('Performance Prize')] }),
        A.plays('Cheer'),
        A.answers('Filler'),
        now({ asked: null, cannot: [A.plays('Cheer'), A.plays('Performance Prize')] }),
      ],
    }));
  it('not for minions elsewhere or of others, nor for others’ actions', () => {
    for (const target of ['Walker', 'Scout'])
      play({
        cards,
        seats: { A: { hand: ['Cheer', 'Performance Prize'], deck: rest } },
        bases: [at(bastion, 'A Filler', 'B Walker'), at('Moor', 'A Scout')],
        steps: [A.plays('Cheer'), A.answers(target), now({ asked: null, cannot: [A.plays('Performance Prize')] })],
      });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Performance Prize'] }, B: { hand: ['Cheer', 'Performance Prize'], deck: rest } },
      bases: [at(bastion, 'A Filler', 'B Walker'), at('Moor')],
      steps: [B.plays('Cheer'), B.answers('Filler'), now({ asked: null, cannot: [B.plays('Performance Prize')] })],
    });
  });
  it('not for what a base, a talent or a minion does', () => {
    play({
      cards,
      seats: { A: { hand: ['Calicoin', 'Performance Prize', 'Cheer'], deck: rest } },
      bases: [at(bastion, 'A Filler', 'A High-Speed Chase'), at('Moor')],
      steps: [
        A.plays('Calicoin', bastion),
        A.answers('Filler'),
        A.uses('High-Speed Chase'),
        A.answers('?Moor', 'Calicoin'),
        A.plays('Cheer'),
        A.answers('Calicoin'),
        now({ asked: null, cannot: [A.plays('Performance Prize')] }),
      ],
    });
    play({
      seats: { A: { deck: rest }, B: { deck: rest } },
      bases: [at(bastion, 'A Filler +9', 'B King Rex +9'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), { turn: 'B' })],
    });
  });
  it('not for an action of yours here', () =>
    play({
      seats: { A: { hand: ['Super Effective!', 'Performance Prize'], deck: rest } },
      bases: [at(bastion, 'A Filler with A Poison', 'A Ittypedia'), at('Moor')],
      steps: [
        A.plays('Super Effective!'),
        A.answers('Ittypedia'),
        now({ asked: null, cannot: [A.plays('Performance Prize')] }),
      ],
    }));
  it('actions that grant more actions look at each other without end (EXT-3)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Last Stand', 'Biding Time', 'Biding Time', 'On a Roll'], deck: ['Scout'] },
        B: { deck: rest },
      },
      bases: [at(bastion, 'A Filler +9', 'B King Rex +9'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Last Stand'),
        A.answers('Biding Time', 'Filler'),
        offered('A', ['Biding Time', 'no'], ['On a Roll']),
        A.answers('no'),
        now({ turn: 'A' }),
      ],
    }));
  it('each player in turn; at another time it is played at once or not at all (EXT-3)', () => {
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Cheer', 'Performance Prize'], deck: rest } },
      bases: [at(bastion, 'A Filler', 'B Walker'), at('Moor')],
      steps: [B.plays('Cheer'), B.answers('Walker'), now({ asked: null, can: [B.plays('Performance Prize')] })],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Last Stand', 'Performance Prize'], deck: rest }, B: { deck: rest } },
      bases: [at(bastion, 'A Filler +9', 'B King Rex +9'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Last Stand'),
        offered('A', ['Performance Prize', 'Cannon', 'no']),
        A.answers('Performance Prize'),
        now({ hand: { A: ['Cannon', 'Cannon', 'Cannon', 'Cannon'] }, discard: { A: { has: ['Performance Prize'] } } }),
      ],
    });
  });
});

describe('The Golden Lily: If you have a minion here at the end of your turn, draw a card.', () => {
  const lily = 'The Golden Lily';
  it('the current player with a minion here draws, after the two cards of the turn', () =>
    play({
      seats: { A: { deck: rest }, B: { deck: rest } },
      bases: [at(lily, 'A Filler', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3, B: 0 } }), B.ends(), now({ turn: 'A', hand: { A: 3, B: 3 } })],
    }));
  it('not without one here', () =>
    play({
      seats: { A: { deck: rest } },
      bases: [at(lily, 'B Filler'), at('Moor', 'A Filler')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2, B: 0 } })],
    }));
});

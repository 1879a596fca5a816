import { act, endOfTurn, isHere, look, onPlay, ops, playExtraMinion } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { boost, cheer, grudge, seize, sprint, tattoo } from '@smash/testkit/standard-actions';
import { describe, it } from 'vitest';

const banner = actionCard(
  'Banner',
  'base',
  'Put this on a base. Each minion here gets +1 power this turn.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.minions((ix) => isHere(me)(q, ix)));
    const until = yield* endOfTurn();
    yield* act(...minions.map((ix) => ops.power(ix, 1, until)));
  }),
);
const caller = actionCard(
  'Caller',
  'standard',
  'Play an extra minion.',
  onPlay(function* (me) {
    yield* playExtraMinion(me.seat, {});
  }),
);
const helper = minionCard(
  'Helper',
  1,
  'Place a +1 power counter on each minion here with power 2 or less.',
  onPlay(function* (me) {
    const weak = yield* look((q) => q.minions((ix) => isHere(me)(q, ix) && q.power(ix) <= 2));
    yield* act(...weak.map((ix) => ops.counters(ix, 1)));
  }),
);

describe('Diva: Ongoing: Once each turn, when one or more of your other minions here are directly affected by a standard action, you may choose to have this minion affected in the same way.', () => {
  it('may be affected, too, simultaneously and only itself (RES-6, TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker', 'A Invader', 'B Invader'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Boost'),
        A.answers('Invader#1'),
        offered('A', ['Diva', 'pass']),
        now({ cards: { 'Invader#1': { power: 3 }, Diva: { power: 3 } } }),
        A.answers('Diva'),
        now({
          asked: null,
          cards: {
            Diva: { power: 6 },
            'Invader#1': { power: 6 },
            'Invader#2': { power: 3 },
            'Walker#1': { power: 2 },
            'Walker#2': { power: 2 },
          },
        }),
      ],
    }));

  it('may be left as she is, and is asked again for the next action of the turn (TERM-14)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker', 'pass'),
        now({ asked: null, cards: { Diva: { power: 3 }, Walker: { power: 5 } } }),
        A.plays('Boost'),
        A.answers('Walker', 'Diva'),
        now({ asked: null, cards: { Diva: { power: 6 }, Walker: { power: 8 } } }),
      ],
    }));

  it('once each turn: not for a second action, but again in another player’s turn (TERM-11)', () =>
    play({
      cards: [boost, cheer],
      seats: { A: { hand: ['Cheer', 'Cheer', 'Celebration'] }, B: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Diva', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Cheer'),
        A.answers('Diva'),
        A.plays('Cheer'),
        now({ asked: null, cards: { Diva: { power: 6 }, Filler: { power: 3 } } }),
        A.ends(),
        B.plays('Boost'),
        B.answers('Filler'),
        A.answers('Diva'),
        now({ asked: null, cards: { Diva: { power: 6 }, Filler: { power: 4 } } }),
      ],
    }));

  it('is not asked when another player’s minion, one elsewhere or she herself alone is affected (TERM-5, TERM-7)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Boost', 'Celebration', 'Celebration'] } },
      bases: [at('Meadow', 'A Diva', 'B Invader'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Celebration'),
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Invader'),
        A.plays('Boost'),
        A.answers('Walker'),
        A.plays('Boost'),
        A.answers('Diva'),
        now({ asked: null, cards: { Diva: { power: 6 }, Invader: { power: 6 }, Walker: { power: 5 } } }),
      ],
    }));

  it('is destroyed together with the other one, if she likes (RES-10)', () =>
    play({
      seats: { B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Diva', 'A Walker', 'A Invader')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Walker'),
        A.answers('Diva'),
        now(at('Meadow', 'A Invader'), { asked: null, discard: { A: ['Walker', 'Diva'] } }),
      ],
    }));

  it('a minion that is protected is not affected, and there is nothing to copy (CAN-1, RES-13)', () =>
    play({
      seats: { B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Diva', 'A Warbot with A Poison')],
      steps: [
        B.plays('Seeing Stars'),
        offered('B', ['Diva', 'Warbot']),
        B.answers('Warbot'),
        now(at('Meadow', 'A Diva', 'A Warbot with A Poison'), { asked: null }),
      ],
    }));

  it('protected herself she is not affected, although she may choose to be (CAN-1, RES-13)', () =>
    play({
      seats: { B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Diva with A Smoke Bomb', 'A Walker')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Walker'),
        A.answers('Diva'),
        now(at('Meadow', 'A Diva with A Smoke Bomb'), { asked: null, discard: { A: ['Walker'] } }),
      ],
    }));

  it('several of a player each for herself, and others pass in turn order (ME-2)', () =>
    play({
      cards: [cheer],
      seats: { A: { hand: ['Cheer'] } },
      bases: [at('Meadow', 'A Diva', 'A Diva', 'A Walker')],
      steps: [
        A.plays('Cheer'),
        offered('A', ['Diva#1', 'Diva#2', 'pass']),
        A.answers('Diva#2', 'pass'),
        now({ asked: null, cards: { 'Diva#1': { power: 4 }, 'Diva#2': { power: 5 }, Walker: { power: 3 } } }),
      ],
    }));

  it('diva/1 an action played on a minion or on a base, and one played before, give nothing to copy (TERM-13, PLAY-3)', () =>
    play({
      cards: [boost, banner],
      seats: { A: { hand: ['Boost', 'Diva', 'Banner', 'Celebration'] } },
      bases: [at('Meadow', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker'),
        A.plays('Diva', 'Meadow'),
        A.plays('Banner', 'Meadow'),
        now({ asked: null, cards: { Walker: { power: 6 }, Diva: { power: 4 }, Filler: { power: 2 } } }),
      ],
    }));

  it('diva/1 nor does an action on a minion (PLAY-3)', () =>
    play({
      cards: [tattoo],
      seats: { A: { hand: ['Tattoo'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker')],
      steps: [
        A.plays('Tattoo', 'Walker'),
        now({ asked: null, cards: { Walker: { power: 3 }, Diva: { power: 3, counters: 0 } } }),
      ],
    }));

  it('diva/1 effects another card has because of the action are not the action’s (TERM-3)', () =>
    play({
      cards: [caller, helper],
      seats: { A: { hand: ['Caller', 'Helper'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker')],
      steps: [
        A.plays('Caller'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Diva: { counters: 0 }, Helper: { counters: 1 } } }),
      ],
    }));

  it('diva/2 effects a third minion has only as a copy trigger nothing (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Dancing King', 'B Walker', 'A Filler', 'A Diva')],
      steps: [
        A.plays('Boost'),
        A.answers('Walker'),
        // The Diva’s player has no minion that is affected directly.
        offered('A', ['Dancing King', 'pass']),
        A.answers('Dancing King'),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 4 }, Diva: { power: 3 }, Walker: { power: 5 } } }),
      ],
    }));

  it('diva/3 one copy for the action, however many minions it affects (RES-9)', () =>
    play({
      cards: [cheer],
      seats: { A: { hand: ['Cheer'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker', 'A Invader', 'A Filler')],
      steps: [
        A.plays('Cheer'),
        A.answers('Diva'),
        now({ asked: null, cards: { Diva: { power: 5 }, Walker: { power: 3 }, Invader: { power: 4 } } }),
      ],
    }));

  it('diva/4 she moves to the same base (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Invasion'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Invasion'),
        A.answers('Walker', 'Marsh', 'Diva'),
        now(at('Meadow'), at('Moor'), at('Marsh', 'A Walker', 'A Diva'), { asked: null }),
      ],
    }));

  it('diva/4 control goes to the same player, whoever copies (TERM-5)', () =>
    play({
      cards: [seize],
      seats: { B: { hand: ['Seize'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Diva', 'A Walker')],
      steps: [
        B.plays('Seize'),
        B.answers('Walker'),
        A.answers('Diva'),
        now(at('Meadow', 'B Diva', 'B Walker'), { asked: null }),
      ],
    }));

  it('diva/5 she need not meet the action’s condition: power 3 or less (RES-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Diva +1', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', ['Walker', 'Filler'], ['Diva']),
        A.answers('Walker', 'Diva'),
        now(at('Meadow', 'A Filler'), { asked: null, discard: { A: ['Walker', 'Diva', 'Seeing Stars'] } }),
      ],
    }));

  it('diva/6 it is decided when the action is played, not when the effect comes about (RES-7)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint', 'Seeing Stars', 'Seeing Stars', 'Celebration'] } },
      bases: [at('Meadow', 'A Diva', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Sprint'),
        A.answers('Filler', 'Diva'),
        offered('A', ['0', '1']),
        A.answers('0'),
        now({ asked: null, cards: { Filler: { power: 3 }, Diva: { power: 5 } } }),
        A.plays('Seeing Stars'),
        // It returns as its text says, and the Diva can no longer choose it.
        now(at('Meadow', 'A Diva'), { asked: null, hand: { A: ['Seeing Stars', 'Filler'] } }),
      ],
    }));

  it('diva/7 of two parts she has one: the return without the power (RES-3)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint', 'Seeing Stars', 'Seeing Stars', 'Celebration'] } },
      bases: [at('Meadow', 'A Diva', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Sprint'),
        A.answers('Filler', 'Diva', '1'),
        now({ asked: null, cards: { Filler: { power: 3 }, Diva: { power: 3 } } }),
        A.plays('Seeing Stars'),
        A.answers('Diva'),
        now(at('Meadow', 'A Filler'), { asked: null, hand: { A: ['Seeing Stars', 'Diva'] } }),
      ],
    }));

  it('diva/7 parts that come one after the other: having had the first, she is not asked for the second (RES-3)', () =>
    play({
      seats: { A: { hand: ['Headlong'] } },
      bases: [at('Meadow', 'A Diva', 'A Diva', 'A Walker'), at('Moor', 'A Diva')],
      steps: [
        A.plays('Headlong'),
        A.answers('Walker'),
        offered('A', ['Diva#1', 'Diva#2', 'pass']),
        A.answers('Diva#1', 'pass'),
        // The one that was there is asked now.
        offered('A', ['Diva#3', 'pass']),
        A.answers('Diva#3'),
        now(at('Meadow', 'A Diva'), at('Moor', 'A Diva', 'A Diva', 'A Walker'), {
          asked: null,
          cards: { Walker: { counters: 2 }, 'Diva#2': { counters: 0 }, 'Diva#3': { counters: 2 } },
        }),
      ],
    }));

  it('diva/8 the copied effect comes from the action, from which a minion may be safe (TERM-2)', () =>
    play({
      cards: [grudge],
      seats: { B: { hand: ['Seeing Stars'], deck: ['Filler', 'Filler', 'Filler'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Diva', 'A Walker', 'B Grudge')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Walker'),
        A.answers('Diva'),
        // Grudge has a counter for each minion that an action of its player has destroyed.
        now(at('Meadow', 'B Grudge'), { asked: null, cards: { Grudge: { counters: 2 } } }),
      ],
    }));
});

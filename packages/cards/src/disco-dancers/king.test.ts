import { act, chooseMinions, endOfTurn, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { boost, cheer, seize, sprint, tattoo } from '@smash/testkit/standard-actions';
import { describe, it } from 'vitest';

const swap = actionCard(
  'Two Ways',
  'standard',
  'Move one of your minions to the second base and another to the third.',
  onPlay(function* (me) {
    const [one, other] = yield* chooseMinions(me, 'Choose two minions', (q, ix) => q.controller(ix) === me.seat, {
      min: 2,
      max: 2,
      ordered: true,
    });
    const [, second, third] = yield* look((q) => q.bases().slice());
    yield* act(ops.move(one!, second!), ops.move(other!, third!));
  }),
);
const loud = minionCard(
  'Loud',
  2,
  'Each of your other minions gets +1 power this turn.',
  onPlay(function* (me) {
    const others = yield* look((q) => q.minionsOf(me.seat).filter((ix) => ix !== me.self));
    const until = yield* endOfTurn();
    yield* act(...others.map((ix) => ops.power(ix, 1, until)));
  }),
);

describe('Dancing King: Ongoing: When one or more minions here are directly affected by a standard action, you may choose another minion here; it is affected in the same way.', () => {
  it('may have any other minion here affected, whoever controls it, or himself (TERM-7)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Dancing King', 'A Walker', 'B Walker', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Boost'),
        A.answers('Filler'),
        offered('A', ['Dancing King', 'pass']),
        A.answers('Dancing King'),
        offered('A', ['Dancing King', 'Walker#1', 'Walker#2'], ['Filler', 'Invader']),
        A.answers('Walker#2'),
        now({
          asked: null,
          cards: {
            Filler: { power: 4 },
            'Walker#1': { power: 2 },
            'Walker#2': { power: 5 },
            'Dancing King': { power: 5 },
            Invader: { power: 3 },
          },
        }),
      ],
    }));

  it('nothing, if he passes (TERM-14)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Dancing King', 'A Walker')],
      steps: [
        A.plays('Boost'),
        A.answers('Walker', 'pass'),
        now({ asked: null, cards: { Walker: { power: 5 }, 'Dancing King': { power: 5 } } }),
      ],
    }));

  it('in another player’s turn, of what is done to another player’s minion (ABL-3)', () =>
    play({
      seats: { B: { hand: ['Beam Up'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'B Walker', 'C Invader')],
      steps: [
        B.plays('Beam Up'),
        B.answers('Walker'),
        A.answers('Dancing King', 'Invader'),
        now(at('Meadow', 'A Dancing King'), { asked: null, hand: { B: ['Walker'], C: ['Invader'] } }),
      ],
    }));

  it('does it even if the action takes himself away (RES-4, RES-6)', () =>
    play({
      seats: { B: { hand: ['Beam Up'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'B Walker')],
      steps: [
        B.plays('Beam Up'),
        B.answers('Dancing King'),
        A.answers('Dancing King'),
        now(at('Meadow'), { asked: null, hand: { A: ['Dancing King'], B: ['Walker'] } }),
      ],
    }));

  it('not of what happens elsewhere, nor where he alone is left (TERM-7, RES-13)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'] } },
      bases: [at('Meadow', 'A Dancing King'), at('Moor', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker'),
        A.plays('Boost'),
        A.answers('Dancing King'),
        now({ asked: null, cards: { Walker: { power: 5 }, Filler: { power: 1 }, 'Dancing King': { power: 8 } } }),
      ],
    }));

  it('dancing-king/1 not a minion that the action affects already; himself if it does not (TERM-3)', () =>
    play({
      cards: [cheer],
      seats: { B: { hand: ['Cheer'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'B Walker', 'B Filler')],
      steps: [
        B.plays('Cheer'),
        A.answers('Dancing King'),
        now({ asked: null, cards: { Walker: { power: 3 }, Filler: { power: 2 }, 'Dancing King': { power: 6 } } }),
      ],
    }));

  it('dancing-king/1 nor one that it affected in an earlier step (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Headlong'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Dancing King', 'B Filler')],
      steps: [
        A.plays('Headlong'),
        A.answers('Walker'),
        A.answers('Dancing King'),
        offered('A', ['Dancing King', 'Filler'], ['Walker']),
        A.answers('Dancing King'),
        now(at('Meadow'), at('Moor', 'A Dancing King', 'A Walker', 'B Filler'), {
          asked: null,
          cards: { Walker: { counters: 2 }, 'Dancing King': { counters: 2 }, Filler: { counters: 0 } },
        }),
      ],
    }));

  it('dancing-king/2 not of an action played on a minion, of a minion, or of an action from before (TERM-13)', () =>
    play({
      cards: [tattoo, loud, boost],
      seats: { A: { hand: ['Boost', 'Dancing King', 'Tattoo', 'Celebration', "It's Raining Men", 'Loud'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.plays('Dancing King', 'Meadow'),
        A.plays('Tattoo', 'Walker'),
        now({ asked: null, cards: { Walker: { power: 6 }, 'Dancing King': { power: 5 } } }),
      ],
    }));

  it('dancing-king/2 an effect of a minion is not an action’s (TERM-13)', () =>
    play({
      cards: [loud],
      seats: { A: { hand: ['Loud'] } },
      bases: [at('Meadow', 'A Dancing King', 'B Walker')],
      steps: [
        A.plays('Loud', 'Meadow'),
        now({ asked: null, cards: { 'Dancing King': { power: 6 }, Walker: { power: 2 } } }),
      ],
    }));

  it('dancing-king/3 he cannot copy what a Diva has as a copy: he is asked only for the original (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker', 'B Dancing King')],
      steps: [
        A.plays('Boost'),
        A.answers('Walker', 'Diva'),
        B.answers('pass'),
        now({ asked: null, cards: { Diva: { power: 6 }, 'Dancing King': { power: 5 }, Walker: { power: 5 } } }),
      ],
    }));

  it('dancing-king/3 two of them copy the action, not each other (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Dancing King', 'B Dancing King', 'A Filler')],
      steps: [
        A.plays('Boost'),
        A.answers('Filler'),
        A.answers('Dancing King#1'),
        A.answers('Dancing King#1'),
        B.answers('Dancing King#2'),
        offered('B', ['Dancing King#1', 'Dancing King#2'], ['Filler']),
        B.answers('Dancing King#1'),
        now({
          asked: null,
          cards: { 'Dancing King#1': { power: 11 }, 'Dancing King#2': { power: 5 }, Filler: { power: 4 } },
        }),
      ],
    }));

  it('dancing-king/4 once for the action, however many minions and in however many steps (RES-9)', () =>
    play({
      seats: { A: { hand: ['Headlong'] } },
      bases: [at('Meadow', 'A Dancing King', 'A Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Headlong'),
        A.answers('Walker', 'Dancing King', 'Dancing King'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Dancing King', 'A Walker'), {
          asked: null,
          cards: { Walker: { counters: 2 }, 'Dancing King': { counters: 0 } },
        }),
      ],
    }));

  it('dancing-king/5 a move goes to the same base; of two he says which (TERM-6)', () =>
    play({
      cards: [swap],
      seats: { A: { hand: ['Two Ways'] } },
      bases: [at('Meadow', 'B Dancing King', 'A Walker', 'A Filler', 'B Invader'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Two Ways'),
        A.answers('Walker', 'Filler'),
        B.answers('Dancing King'),
        offered('B', ['0', '1']),
        B.answers('1', 'Invader'),
        now(at('Meadow', 'B Dancing King'), at('Moor', 'A Walker'), at('Marsh', 'A Filler', 'B Invader'), {
          asked: null,
        }),
      ],
    }));

  it('dancing-king/5 control goes to the same player, even when he copies it for another one (TERM-5)', () =>
    play({
      cards: [seize],
      seats: { B: { hand: ['Seize'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'A Walker', 'C Invader')],
      steps: [
        B.plays('Seize'),
        B.answers('Walker'),
        A.answers('Dancing King', 'Invader'),
        now(at('Meadow', 'A Dancing King', 'B Walker', 'B Invader'), { asked: null }),
      ],
    }));

  it('dancing-king/6 dancing-king/11 power 3 or less is asked of the target only (RES-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Dancing King', 'B Invader', 'B Nukebot')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Dancing King', 'Nukebot'),
        now({ discard: { B: ['Invader', 'Nukebot'] } }),
      ],
    }));

  it('dancing-king/7 dancing-king/8 one part, said when the action is played (RES-3, RES-7)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint', 'Ninja Master'] } },
      bases: [at('Meadow', 'A Dancing King', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Sprint'),
        A.answers('Walker', 'Dancing King'),
        offered('A', ['0', '1']),
        A.answers('1', 'Filler'),
        now({ asked: null, cards: { Walker: { power: 4 }, Filler: { power: 1 }, 'Dancing King': { power: 5 } } }),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Filler'),
        now(at('Meadow', 'A Dancing King', 'A Walker', 'A Ninja Master'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('dancing-king/9 the action’s player, not his, is who does it: it is another player’s action to the other one (TERM-2)', () =>
    play({
      cards: [boost],
      seats: { B: { hand: ['Beam Up'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'B Walker', 'A Invader with A Smoke Bomb')],
      steps: [
        B.plays('Beam Up'),
        B.answers('Walker'),
        A.answers('Dancing King', 'Invader'),
        // Smoke Bomb keeps off other players’ actions: his own player’s card would have done it.
        now(at('Meadow', 'A Dancing King', 'A Invader with A Smoke Bomb'), { asked: null, hand: { B: ['Walker'] } }),
      ],
    }));

  it('dancing-king/10 again for a later action of the same turn (ABL-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'] } },
      bases: [at('The Mothership', 'A Dancing King', 'A Walker')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker', 'Dancing King'),
        A.plays('Boost'),
        A.answers('Walker', 'Dancing King'),
        now({ asked: null, cards: { 'Dancing King': { power: 11 }, Walker: { power: 8 } } }),
      ],
    }));

  it('dancing-king/12 another player’s +3 power onto one minion, himself or another, not onto two (RES-9)', () =>
    play({
      cards: [boost],
      seats: { B: { hand: ['Boost'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'B Walker', 'A Filler')],
      steps: [
        B.plays('Boost'),
        B.answers('Walker'),
        A.answers('Dancing King'),
        offered('A', ['Dancing King', 'Filler'], ['Walker']),
        A.answers('Filler'),
        now({
          asked: null,
          cards: { Walker: { power: 5 }, Filler: { power: 4 }, 'Dancing King': { power: 5 } },
        }),
      ],
    }));

  it('three players decide in turn order from the current one, each for himself (ME-2)', () =>
    play({
      cards: [boost],
      seats: { B: { hand: ['Boost'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Dancing King', 'C Dancing King', 'B Filler')],
      steps: [
        B.plays('Boost'),
        B.answers('Filler'),
        C.answers('Dancing King#2', 'Dancing King#2'),
        A.answers('pass'),
        now({ asked: null, cards: { 'Dancing King#1': { power: 5 }, 'Dancing King#2': { power: 8 } } }),
      ],
    }));
});

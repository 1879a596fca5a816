import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { boost, cheer, seize, sprint, tattoo } from '@smash/testkit/standard-actions';
import { describe, it } from 'vitest';

describe('We are Family: Put this on a minion. Ongoing: Once each turn, when one or more other minions here are directly affected by a standard action, you may choose to have this minion affected in the same way.', () => {
  it('the minion it is on may be affected, too, and no other; once each turn (ABL-8)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'] } },
      bases: [
        at('The Mothership', 'A Walker with A We are Family', 'B Invader', 'A Filler'),
        at('Moor', 'A Collector'),
      ],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Filler'),
        offered('A', ['We are Family', 'pass']),
        A.answers('We are Family'),
        A.plays('Boost'),
        A.answers('Invader'),
        now({
          asked: null,
          cards: { Walker: { power: 5 }, Filler: { power: 4 }, Invader: { power: 6 }, Collector: { power: 2 } },
        }),
      ],
    }));

  it('not for its own minion, nor for one elsewhere; passed it is asked for the next action (TERM-7, TERM-14)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Boost', 'Celebration', 'Celebration'] } },
      bases: [at('The Mothership', 'A Walker with A We are Family', 'B Filler'), at('Moor', 'A Collector')],
      steps: [
        A.plays('Celebration'),
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker'),
        A.plays('Boost'),
        A.answers('Collector'),
        A.plays('Boost'),
        A.answers('Filler', 'pass'),
        now({ asked: null, cards: { Walker: { power: 5 }, Filler: { power: 4 }, Collector: { power: 5 } } }),
      ],
    }));

  it('is used by its own player, even on another player’s minion (ATT-4)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'We are Family', 'Celebration'] } },
      bases: [at('Meadow', 'B Nukebot', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('We are Family', 'Nukebot'),
        A.plays('Seeing Stars'),
        A.answers('Filler'),
        offered('A', ['We are Family', 'pass']),
        A.answers('We are Family'),
        // The destroyed minion's ability comes afterwards.
        now(at('Meadow'), { asked: null, discard: { B: ['Nukebot'] } }),
      ],
    }));

  it('we-are-family/1 not of an action played on a minion, nor of one from before (TERM-13)', () =>
    play({
      cards: [tattoo, boost],
      seats: { A: { hand: ['Boost', 'We are Family', 'Tattoo', 'Celebration', 'Celebration'] } },
      bases: [at('Meadow', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Filler'),
        A.plays('We are Family', 'Walker'),
        A.plays('Tattoo', 'Filler'),
        now({ asked: null, cards: { Walker: { power: 2 }, Filler: { power: 5, counters: 1 } } }),
      ],
    }));

  it('we-are-family/2 not what a third minion has only as a copy (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Dancing King with A We are Family', 'A Diva', 'A Filler')],
      steps: [
        A.plays('Boost'),
        // The King himself is affected, so the Diva may copy it; her copy is nothing for what is on the King.
        A.answers('Dancing King'),
        offered('A', ['Dancing King', 'Diva', 'pass']),
        A.answers('Diva', 'pass'),
        now({ asked: null, cards: { Diva: { power: 6 }, 'Dancing King': { power: 8 }, Filler: { power: 1 } } }),
      ],
    }));

  it('we-are-family/3 one copy for the action, however many it affects (RES-9)', () =>
    play({
      cards: [cheer],
      seats: { B: { hand: ['Cheer'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A We are Family', 'B Filler', 'B Invader')],
      steps: [
        B.plays('Cheer'),
        A.answers('We are Family'),
        now({ asked: null, cards: { Walker: { power: 3 }, Filler: { power: 2 }, Invader: { power: 4 } } }),
      ],
    }));

  it('we-are-family/4 it moves to the same base; control goes to the same player (TERM-5, TERM-6)', () =>
    play({
      cards: [seize],
      seats: { B: { hand: ['Seize', 'Invasion', 'Celebration'] } },
      turn: 'B',
      bases: [
        at('Meadow', 'A Walker with A We are Family', 'A Filler', 'A Collector with A We are Family'),
        at('Moor'),
      ],
      steps: [
        B.plays('Celebration'),
        B.plays('Seize'),
        B.answers('Filler'),
        A.answers('We are Family#1', 'pass'),
        now(at('Meadow', 'B Walker with A We are Family', 'B Filler', 'A Collector with A We are Family'), {
          asked: null,
        }),
        B.plays('Invasion'),
        B.answers('Filler'),
        A.answers('We are Family#2'),
        now(at('Meadow', 'B Walker with A We are Family'), at('Moor', 'B Filler', 'A Collector with A We are Family'), {
          asked: null,
        }),
      ],
    }));

  it('we-are-family/5 its minion need not meet the action’s condition (RES-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Nukebot with A We are Family', 'A Walker')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('We are Family'),
        now(at('Meadow'), { discard: { A: ['Walker', 'Nukebot', 'We are Family', 'Seeing Stars'] } }),
      ],
    }));

  it('we-are-family/6 we-are-family/7 one part, chosen when the action is played (RES-3, RES-7)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint', 'Ninja Master'] } },
      bases: [at('Meadow', 'A Walker with A We are Family', 'A Filler')],
      steps: [
        A.plays('Sprint'),
        A.answers('Filler', 'We are Family'),
        offered('A', ['0', '1']),
        A.answers('0'),
        now({ asked: null, cards: { Walker: { power: 4 }, Filler: { power: 3 } } }),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Walker'),
        // Only the other one would return.
        now(at('Meadow', 'A Filler', 'A Ninja Master'), { discard: { A: ['Sprint', 'Walker', 'We are Family'] } }),
      ],
    }));

  it('we-are-family/8 it is the action that does it, which Smoke Bomb keeps off (TERM-2)', () =>
    play({
      seats: { B: { hand: ['Beam Up'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A We are Family, A Smoke Bomb', 'B Filler')],
      steps: [
        B.plays('Beam Up'),
        B.answers('Filler'),
        A.answers('We are Family'),
        now(at('Meadow', 'A Walker with A We are Family, A Smoke Bomb'), { asked: null, hand: { B: ['Filler'] } }),
      ],
    }));

  it('we-are-family/9 another player’s +3 power on a minion of theirs (TERM-5)', () =>
    play({
      cards: [boost],
      seats: { B: { hand: ['Boost'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A We are Family', 'B Filler')],
      steps: [
        B.plays('Boost'),
        B.answers('Filler'),
        A.answers('We are Family'),
        now({ asked: null, cards: { Walker: { power: 5 }, Filler: { power: 4 } } }),
      ],
    }));
});

import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { boost, cheer, gift, grudge, sprint, tattoo } from '@smash/testkit/standard-actions';
import { describe, it } from 'vitest';

describe('Boogie Wonderland: After a player plays a standard action that affects one or more minions of theirs here, that player draws a card.', () => {
  const deck = ['Filler', 'Filler', 'Filler'];

  it('draws one card for the action, however many minions and in however many steps (RES-9)', () =>
    play({
      cards: [cheer, boost],
      seats: { A: { hand: ['Cheer', 'Boost'], deck } },
      bases: [at('Boogie Wonderland', 'A Walker', 'A Filler', 'B Filler'), at('Moor', 'A Invader')],
      steps: [A.plays('Cheer'), now({ asked: null, hand: { A: ['Boost', 'Filler'] } })],
    }));

  it('not for a minion elsewhere, nor for another player’s (TERM-7, TERM-5)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'], deck }, B: { deck } },
      bases: [at('Boogie Wonderland', 'A Walker', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Invader'),
        A.plays('Boost'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: [], B: [] } }),
      ],
    }));

  it('not for an action played on a minion, nor for a minion’s ability (TERM-13)', () =>
    play({
      cards: [tattoo],
      seats: { A: { hand: ['Tattoo', 'Collector'], deck } },
      bases: [at('Boogie Wonderland', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Tattoo', 'Filler'),
        A.plays('Collector', 'Boogie Wonderland'),
        A.answers('Walker'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('not when the minion is safe from it, since nothing is affected (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Seeing Stars', 'Celebration'], deck } },
      bases: [at('Boogie Wonderland', 'A Warbot with B Poison', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Seeing Stars'),
        A.answers('Warbot'),
        now({ asked: null, hand: { A: ['Seeing Stars'] } }),
        A.plays('Seeing Stars'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('even for one that is affected in the same way as another (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'], deck } },
      bases: [at('Boogie Wonderland', 'A Dancing King', 'B Filler')],
      steps: [
        A.plays('Boost'),
        A.answers('Filler', 'Dancing King'),
        now({ asked: null, hand: { A: ['Filler'] }, cards: { 'Dancing King': { power: 8 } } }),
      ],
    }));

  it('only the player who plays it, whomever it has do something (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Last Dance'], deck }, B: { deck } },
      bases: [at('Boogie Wonderland', 'A Walker', 'A Invader', 'B Filler')],
      steps: [
        A.plays('Last Dance'),
        A.answers('Walker'),
        B.answers('Filler'),
        now(at('Boogie Wonderland', 'A Invader'), { asked: null, hand: { A: ['Filler'], B: [] }, vp: { A: 1, B: 1 } }),
      ],
    }));

  it('for later effects, too: I Will Survive when it scores (RES-7)', () =>
    play({
      seats: { A: { hand: ['I Will Survive'], deck: ['Walker', 'Walker', 'Walker'] } },
      bases: [at('Boogie Wonderland', 'A Filler +25', 'A Invader')],
      steps: [
        A.ends(),
        A.plays('I Will Survive'),
        A.answers('Invader'),
        // One for the base, two for the turn.
        now({ hand: { A: ['Walker', 'Invader', 'Walker', 'Walker'] } }),
      ],
    }));

  it('not for a player who has to ignore it (TERM-13)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'], deck } },
      bases: [at('Boogie Wonderland', 'A Walker', 'B Filler', 'B Jammed Signal')],
      steps: [A.plays('Boost'), A.answers('Walker'), now({ asked: null, hand: { A: [] } })],
    }));

  it('boogie-wonderland/1 a move away from here is one; a move to here is not (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Way of Deception', 'Celebration'], deck } },
      bases: [at('Boogie Wonderland', 'A Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Way of Deception'),
        A.answers('Filler'),
        now(at('Boogie Wonderland', 'A Walker', 'A Filler'), { asked: null, hand: { A: ['Way of Deception'] } }),
        A.plays('Way of Deception'),
        A.answers('Walker'),
        now(at('Moor', 'A Walker'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));
});

describe('Funky Town: Once per turn, when one or more of your minions here are directly affected by your standard action, you may choose another of your minions here; it is affected in the same way.', () => {
  it('another of yours, once per turn; not another player’s minion (ABL-8)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler', 'A Collector', 'B Invader')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker'),
        A.answers('Funky Town'),
        offered('A', ['Filler', 'Collector'], ['Walker', 'Invader']),
        A.answers('Collector'),
        A.plays('Boost'),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { power: 8 }, Collector: { power: 5 }, Filler: { power: 1 }, Invader: { power: 3 } },
        }),
      ],
    }));

  it('not for another player’s minion, and not of another player’s action (ABL-8)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] }, B: { hand: ['Boost'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler', 'B Invader', 'B Collector')],
      steps: [
        A.plays('Boost'),
        A.answers('Invader'),
        A.ends(),
        B.plays('Boost'),
        B.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 5 }, Filler: { power: 1 }, Collector: { power: 2 } } }),
      ],
    }));

  it('not if there is no other one, nor elsewhere (RES-13, TERM-7)', () =>
    play({
      cards: [boost, cheer],
      seats: { A: { hand: ['Boost', 'Cheer', 'Celebration'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler'), at('Moor', 'A Collector', 'A Invader')],
      steps: [
        A.plays('Celebration'),
        A.plays('Cheer'),
        A.plays('Boost'),
        A.answers('Invader'),
        now({ asked: null, cards: { Walker: { power: 3 }, Filler: { power: 2 }, Collector: { power: 3 } } }),
      ],
    }));

  it('may be declined, and a player who has to ignore it is not asked (TERM-13, TERM-14)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration', 'Celebration', 'Jammed Signal'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker', 'pass'),
        A.plays('Jammed Signal', 'Funky Town'),
        A.plays('Boost'),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 8 }, Filler: { power: 1 } } }),
      ],
    }));

  it('funky-town/1 not of an action played on a minion, nor of one from before (TERM-13)', () =>
    play({
      cards: [tattoo, boost],
      seats: { A: { hand: ['Boost', 'Tattoo', 'Celebration', 'Collector'] } },
      bases: [at('Funky Town', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Walker'),
        A.plays('Collector', 'Funky Town'),
        A.answers('no'),
        A.plays('Tattoo', 'Walker'),
        now({ asked: null, cards: { Walker: { power: 6 }, Collector: { power: 2 } } }),
      ],
    }));

  it('funky-town/2 not what one has only as a copy (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Funky Town', 'A Dancing King', 'B Walker', 'A Filler')],
      steps: [
        A.plays('Boost'),
        A.answers('Walker', 'Dancing King', 'Filler'),
        now({ asked: null, cards: { Filler: { power: 4 }, 'Dancing King': { power: 5 }, Walker: { power: 5 } } }),
      ],
    }));

  it('funky-town/3 one copy for the action, however many it affects (RES-9)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler', 'A Collector', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Walker', 'Filler', 'Funky Town'),
        offered('A', ['Collector', 'Invader'], ['Walker', 'Filler']),
        A.answers('Invader'),
        now(at('Funky Town', 'A Collector'), at('Moor', 'A Walker', 'A Filler', 'A Invader'), { asked: null }),
      ],
    }));

  it('funky-town/4 it moves to the same base (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Walker', 'Marsh', 'Funky Town'),
        now(at('Funky Town'), at('Moor'), at('Marsh', 'A Walker', 'A Filler'), { asked: null }),
      ],
    }));

  it('funky-town/4 control goes to the same player (TERM-5)', () =>
    play({
      cards: [gift],
      seats: { A: { hand: ['Gift'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Gift'),
        A.answers('Walker', 'Funky Town'),
        now(at('Funky Town', 'B Walker', 'B Filler'), { asked: null }),
      ],
    }));

  it('funky-town/5 the other one need not meet the action’s condition (RES-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Funky Town', 'A Walker', 'A Nukebot')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Funky Town'),
        now(at('Funky Town'), { asked: null, discard: { A: ['Walker', 'Nukebot', 'Seeing Stars'] } }),
      ],
    }));

  it('funky-town/6 funky-town/7 one part, chosen when the action is played (RES-3, RES-7)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint', 'Ninja Master'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler')],
      steps: [
        A.plays('Sprint'),
        A.answers('Filler', 'Funky Town'),
        offered('A', ['0', '1']),
        A.answers('1'),
        now({ asked: null, cards: { Walker: { power: 2 }, Filler: { power: 3 } } }),
        A.plays('Ninja Master', 'Funky Town'),
        A.answers('Walker'),
        now(at('Funky Town', 'A Filler', 'A Ninja Master'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('funky-town/8 it is the player’s action that does it, not the base (TERM-2)', () =>
    play({
      cards: [grudge],
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Funky Town', 'A Walker', 'A Filler'), at('Moor', 'A Grudge')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker', 'Funky Town'),
        now(at('Funky Town'), { asked: null, cards: { Grudge: { counters: 2 } } }),
      ],
    }));
});

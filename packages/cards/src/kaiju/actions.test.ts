import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, titanCard } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Gorgodzolla' }];
const idol = titanCard('Idol', '');

describe("Kaiju Alliance: Every base's breakpoint is reduced by 4 this turn.", () => {
  it('lowers all of them until the end of the turn (CALC-1, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Kaiju Alliance'] } },
      bases: [at('Meadow'), at('Tokyo'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Kaiju Alliance'),
        now({
          asked: null,
          bases: { Meadow: { breakpoint: 6 }, Tokyo: { breakpoint: 21 }, Moor: { breakpoint: 6 } },
        }),
        A.ends(),
        now({ bases: { Meadow: { breakpoint: 10 }, Tokyo: { breakpoint: 25 }, Moor: { breakpoint: 10 } } }),
      ],
    }));

  it('twice in a turn adds up, and makes a base score that has just enough (SCORE-1, CALC-2)', () =>
    play({
      seats: { A: { hand: ['Kaiju Conflict', 'Kaiju Alliance', 'Kaiju Alliance'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Kaiju Conflict'),
        A.plays('Kaiju Alliance'),
        A.plays('Kaiju Alliance'),
        A.ends(),
        // The replacement was not there yet.
        now(at('Moor', 'A Filler'), { vp: { A: 3 }, bases: { Meadow: 'gone', Heath: { breakpoint: 10 } }, turn: 'B' }),
      ],
    }));
});

describe('Kaiju Conflict: Play two extra actions.', () => {
  it('grants two, which may be kept or left (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Kaiju Conflict', 'Stomp', 'Stomp', 'Stomp'] } },
      bases: [at('Tokyo')],
      steps: [
        A.plays('Kaiju Conflict'),
        now({ asked: null }),
        A.plays('Stomp', 'Tokyo'),
        A.plays('Stomp', 'Tokyo'),
        now({ cannot: [A.plays('Stomp', 'Tokyo')], bases: { Tokyo: { breakpoint: 19, power: { A: 10 } } } }),
        A.ends(),
        now({ turn: 'B', hand: { A: { has: ['Stomp'] } } }),
      ],
    }));
});

describe('Oh, No!: Put this on a base. Play Gorgodzolla here or move it to here. Ongoing: You have +2 power here.', () => {
  it('oh-no/1 the newer ruling: the titan that comes gets no counter for it; two power from the action (RES-4, NPW-1)', () =>
    play({
      titans,
      seats: { A: { hand: ['Oh, No!'], deck: ['Walker'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Oh, No!', 'Meadow'),
        offered('A', ['Gorgodzolla', 'no']),
        A.answers('Gorgodzolla'),
        now(at('Meadow', 'B Walker', 'A Oh, No!', 'A Gorgodzolla'), {
          asked: null,
          cards: { Gorgodzolla: { counters: 0 } },
          bases: { Meadow: { power: { A: 2, B: 2 } }, Moor: { power: { A: 0 } } },
          hand: { A: [] },
        }),
      ],
    }));

  it('moves one in play; without any it is a bonus alone (RES-13)', () => {
    play({
      seats: { A: { hand: ['Oh, No!'] } },
      bases: [at('Meadow'), at('Moor', 'A Gorgodzolla +1')],
      steps: [
        A.plays('Oh, No!', 'Meadow'),
        now(at('Meadow', 'A Oh, No!', 'A Gorgodzolla'), { asked: null, bases: { Meadow: { power: { A: 3 } } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Oh, No!'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Oh, No!', 'Meadow'),
        now(at('Meadow', 'A Oh, No!'), { asked: null, bases: { Meadow: { power: { A: 2 } } } }),
      ],
    });
  });

  it('its own power counts in the clash of one that is moved, not of one that it plays while it resolves (TIT-6, RES-1)', () => {
    const bases = [at('Meadow', 'B Idol', 'B Filler')];
    play({
      titans,
      cards: [idol],
      seats: { A: { hand: ['Oh, No!'] } },
      bases,
      steps: [
        A.plays('Oh, No!', 'Meadow'),
        A.answers('Gorgodzolla'),
        now(at('Meadow', 'A Oh, No!', 'B Idol', 'B Filler'), { asked: null, titans: { A: ['Gorgodzolla'], B: [] } }),
      ],
    });
    play({
      cards: [idol],
      seats: { A: { hand: ['Oh, No!'] } },
      bases: [...bases, at('Moor', 'A Gorgodzolla')],
      steps: [
        A.plays('Oh, No!', 'Meadow'),
        now(at('Meadow', 'A Oh, No!', 'A Gorgodzolla', 'B Filler'), { asked: null, titans: { A: [], B: ['Idol'] } }),
      ],
    });
  });
});

describe('Pick Up a Bus: Place into your hand one action of your discard pile that can be played on a base.', () => {
  it('offers the play-on-base actions there and no other card (PLAY-3)', () =>
    play({
      seats: {
        A: { hand: ['Pick Up a Bus'], discard: ['Stomp', 'Tail Smash', 'Upgrade', 'Kaiju Conflict', 'Walker'] },
        B: { discard: ['Oh, No!'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Pick Up a Bus'),
        offered('A', ['Stomp', 'Tail Smash'], ['Upgrade', 'Kaiju Conflict', 'Walker', 'Oh, No!', 'no']),
        A.answers('Tail Smash'),
        now({
          asked: null,
          hand: { A: ['Tail Smash'] },
          discard: { A: { has: ['Stomp', 'Pick Up a Bus'], lacks: ['Tail Smash'] } },
        }),
      ],
    }));

  it('takes nothing if there is none (RES-13)', () =>
    play({
      seats: { A: { hand: ['Pick Up a Bus'], discard: ['Upgrade', 'Walker'] } },
      bases: [at('Meadow', 'A Stomp')],
      steps: [A.plays('Pick Up a Bus'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Radioactive Breath: Put this on a base. Destroy any number of minions with power 2 or less here. Ongoing: You have +3 power here.', () => {
  it('offers all of power 2 or less here, including your own (RES-12, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Radioactive Breath'] } },
      bases: [at('Meadow', 'B Walker', 'C Filler', 'A Filler', 'B Walker +1', 'B Invader'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Radioactive Breath', 'Meadow'),
        offered('A', ['Walker#1', 'Filler@Meadow#1', 'Filler@Meadow#2', 'done'], ['Invader', 'Filler@Moor']),
        A.answers('Walker#1', 'Filler@Meadow#1', 'done'),
        now(at('Meadow', 'A Filler', 'B Walker', 'B Invader', 'A Radioactive Breath'), at('Moor', 'B Filler'), {
          asked: null,
          bases: { Meadow: { power: { A: 4 } }, Moor: { power: { A: 0 } } },
        }),
      ],
    }));

  it('may destroy none; a protected one can be chosen (RES-12, RES-13)', () => {
    for (const answers of [['done'], ['Rock', 'done']])
      play({
        cards: [rock],
        seats: { A: { hand: ['Radioactive Breath'] } },
        bases: [at('Meadow', 'B Rock', 'B Walker')],
        steps: [
          A.plays('Radioactive Breath', 'Meadow'),
          A.answers(...answers),
          now(at('Meadow', 'B Rock', 'B Walker', 'A Radioactive Breath'), {
            asked: null,
            bases: { Meadow: { power: { A: 3 } } },
          }),
        ],
      });
  });
});

describe('Stomp: Put this on a base. Its breakpoint is reduced by 3 this turn. Ongoing: You have +2 power here.', () => {
  it('that base alone has three less for the turn; the power stays (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Stomp'] } },
      bases: [at('Meadow'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Stomp', 'Meadow'),
        now({ asked: null, bases: { Meadow: { breakpoint: 7, power: { A: 2 } }, Moor: { breakpoint: 10 } } }),
        A.ends(),
        now({ bases: { Meadow: { breakpoint: 10, power: { A: 2, B: 0 } }, Moor: { power: { A: 0 } } } }),
      ],
    }));

  it('taken away in that turn, the breakpoint stays lowered, the power goes (IO-2)', () =>
    play({
      seats: { A: { hand: ['Kaiju Conflict', 'Stomp', 'Disenchant'] } },
      bases: [at('Meadow'), at('Moor', 'B Stomp')],
      steps: [
        A.plays('Kaiju Conflict'),
        A.plays('Stomp', 'Meadow'),
        A.plays('Disenchant'),
        A.answers('Stomp@Meadow'),
        now({ asked: null, bases: { Meadow: { breakpoint: 7, power: { A: 0 } } } }),
      ],
    }));
});

describe('Tail Smash: Put this on a base. Destroy a minion with power 3 or less here that you do not control. Ongoing: You have +4 power here.', () => {
  it('one here of power 3 or less that is not yours has to go (RES-11, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Tail Smash'] } },
      bases: [
        at('Meadow', 'B Invader', 'C Filler', 'A Filler', 'B Invader +1', 'B Walker of A', 'A Walker of B'),
        at('Moor', 'B Scout'),
      ],
      steps: [
        A.plays('Tail Smash', 'Meadow'),
        offered('A', ['Invader#1', 'Filler#1', 'Walker#1'], ['Scout', 'no']),
        A.answers('Invader#1'),
        now(at('Meadow', 'C Filler', 'A Filler', 'B Invader', 'B Walker', 'A Walker', 'A Tail Smash'), {
          asked: null,
          bases: { Meadow: { power: { A: 7 } } },
          discard: { B: ['Invader'] },
        }),
      ],
    }));

  it('destroys nobody where only yours and strong ones are (RES-13)', () =>
    play({
      seats: { A: { hand: ['Tail Smash'] } },
      bases: [at('Meadow', 'A Filler', 'B Archmage')],
      steps: [
        A.plays('Tail Smash', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Archmage', 'A Tail Smash'), { asked: null }),
      ],
    }));

  it('an uncontrolled monster is one you do not control (MON-2)', () =>
    play({
      cards: [{ ...minionCard('Gremlin', 3, ''), deck: 'monsters' }],
      seats: { A: { hand: ['Tail Smash'] } },
      bases: [{ ...at('Meadow'), monsters: ['Gremlin'] }],
      steps: [A.plays('Tail Smash', 'Meadow'), now(at('Meadow', 'A Tail Smash'), { asked: null })],
    }));

  it('tail-smash/1 its power alone earns a place when the base scores (NPW-1, VP-2)', () =>
    play({
      seats: { A: { hand: ['Tail Smash'] } },
      bases: [at('Meadow', 'B Archmage +2'), at('Moor')],
      steps: [A.plays('Tail Smash', 'Meadow'), A.ends(), now({ vp: { A: 2, B: 3 }, discard: { A: ['Tail Smash'] } })],
    }));
});

describe("The Folly of Men: Put this on a base. Ongoing: Other players' cards cannot destroy your minions and actions here. You have +2 power here.", () => {
  it('your minions and actions here, itself too, survive what other players play (TERM-1)', () => {
    for (const [name, target] of [
      ['Seeing Stars', 'Walker@Meadow'],
      ['Disenchant', 'The Folly of Men'],
      ['Disenchant', 'Overrun@Meadow#1'],
      ['Disenchant', 'Upgrade@Meadow'],
    ] as const)
      play({
        turn: 'B',
        seats: { B: { hand: [name] } },
        bases: [
          at('Meadow', 'A The Folly of Men', 'A Overrun', 'A Walker', 'B Walker +3 with A Upgrade'),
          at('Moor', 'A Walker', 'A Overrun'),
        ],
        steps: [
          B.plays(name),
          B.answers(target),
          now(at('Meadow', 'A The Folly of Men', 'A Overrun', 'A Walker', 'B Walker with A Upgrade'), { asked: null }),
        ],
      });
  });

  it('not those elsewhere, not those of others, and not from your own cards (CAN-1)', () => {
    for (const [by, name, target, left] of [
      ['B', 'Seeing Stars', 'Walker@Moor', at('Moor', 'A Overrun')],
      ['B', 'Disenchant', 'Overrun@Moor', at('Moor', 'A Walker')],
      ['B', 'Seeing Stars', 'Scout', at('Meadow', 'A The Folly of Men', 'A Walker', 'B Overrun')],
      ['A', 'Seeing Stars', 'Walker@Meadow', at('Meadow', 'A The Folly of Men', 'B Scout', 'B Overrun')],
      ['A', 'Disenchant', 'The Folly of Men', at('Meadow', 'A Walker', 'B Scout', 'B Overrun')],
    ] as const)
      play({
        turn: by,
        seats: { [by]: { hand: [name] } },
        bases: [
          at('Meadow', 'A The Folly of Men', 'A Walker', 'B Scout', 'B Overrun'),
          at('Moor', 'A Walker', 'A Overrun'),
        ],
        steps: [(by === 'A' ? A : B).plays(name), (by === 'A' ? A : B).answers(target), now(left, { asked: null })],
      });
  });

  it('does not stop a return or a move, nor bases (TERM-1, TERM-15)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A The Folly of Men', 'A Walker')],
      steps: [B.plays('Beam Up'), now(at('Meadow', 'A The Folly of Men'), { hand: { A: ['Walker'] } })],
    });
    play({
      turn: 'B',
      bases: [at('Ninja Dojo', 'B Filler +30'), at('Meadow', 'A The Folly of Men', 'A Walker')],
      steps: [B.ends(), B.answers('Ninja Dojo', '?Walker'), now(at('Meadow', 'A The Folly of Men'))],
    });
  });

  it('gives two power (NPW-1)', () =>
    play({
      seats: { A: { hand: ['The Folly of Men'] } },
      bases: [at('Meadow')],
      steps: [A.plays('The Folly of Men', 'Meadow'), now({ asked: null, bases: { Meadow: { power: { A: 2 } } } })],
    }));
  it('not your buried cards (BURY-2)', () =>
    play({
      cards: [
        minionCard(
          'Exhumer',
          1,
          'Destroy each buried card.',
          onPlay(function* () {
            yield* act(...(yield* look((q) => q.bases().flatMap((base) => q.buriedAt(base)))).map(ops.destroy));
          }),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Exhumer'] } },
      bases: [at('Meadow', 'A The Folly of Men', 'A buried Walker'), at('Moor')],
      steps: [
        B.plays('Exhumer', 'Moor'),
        now(at('Meadow', 'A The Folly of Men'), { asked: null, discard: { A: ['Walker'] } }),
      ],
    }));
});

describe('Wade Through the Buildings: Put this on a base. Destroy every action on it that another player controls. Ongoing: You have +4 power here.', () => {
  it('wade-through-the-buildings/1 those of others on the base, not those on minions there (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Wade Through the Buildings'] } },
      bases: [
        at('Meadow', 'A Stomp', 'B Stomp', 'C Overrun', 'B Overrun of A', 'B Walker with B Upgrade'),
        at('Moor', 'B Stomp'),
      ],
      steps: [
        A.plays('Wade Through the Buildings', 'Meadow'),
        now(at('Meadow', 'A Stomp', 'A Wade Through the Buildings', 'B Walker with B Upgrade'), at('Moor', 'B Stomp'), {
          asked: null,
          bases: { Meadow: { power: { A: 6 } } },
          discard: { A: ['Overrun'], B: ['Stomp'], C: ['Overrun'] },
        }),
      ],
    }));

  it('a protected one is spared, the others go (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Wade Through the Buildings'] } },
      bases: [at('Meadow', 'B The Folly of Men', 'C Overrun'), at('Moor')],
      steps: [
        A.plays('Wade Through the Buildings', 'Meadow'),
        now(at('Meadow', 'B The Folly of Men', 'A Wade Through the Buildings'), {
          asked: null,
          bases: { Meadow: { power: { A: 4, B: 2 } } },
        }),
      ],
    }));
});

import { ignoresThisBase } from '@smash/engine/script';
import { A, actionCard, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Pearl: Talent: Draw a minion with power 2 or less off the top of your deck OR give a minion here +1 power this turn.', () => {
  it('pearl/1 draws the first such minion; the other revealed cards are shuffled in', () =>
    play({
      seats: { A: { hand: [], deck: ['Invader', 'Cannon', 'Walker', 'Filler'] } },
      bases: [at('Meadow', 'A Pearl'), at('Moor')],
      steps: [
        A.uses('Pearl'),
        offered('A', ['draw', 'power'], ['no']),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Walker'] }, deck: { A: { has: ['Invader', 'Cannon', 'Filler'], count: 3 } } }),
        refused(A.uses('Pearl')),
        logged('A shuffled the deck'),
      ],
    }));

  it('pearl/1 nothing is drawn if the deck runs out', () =>
    play({
      seats: { A: { hand: [], deck: ['Invader', 'Cannon'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Pearl'), at('Moor')],
      steps: [
        A.uses('Pearl'),
        A.answers('draw'),
        now({ asked: null, hand: { A: [] }, deck: { A: { count: 2 } }, discard: { A: ['Walker'] } }),
      ],
    }));

  it('pearl/2 a fusion of power 2 or less counts', () =>
    play({
      seats: { A: { hand: [], deck: ['Cannon', 'Dice Ninja', 'Walker'] } },
      bases: [at('Meadow', 'A Pearl'), at('Moor')],
      steps: [A.uses('Pearl'), A.answers('draw'), now({ hand: { A: ['Dice Ninja'] } })],
    }));

  it('a minion here, whoever has it, gets +1 this turn', () =>
    play({
      seats: { A: {}, B: { deck: ['Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A Pearl', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Pearl'),
        A.answers('power'),
        offered('A', ['Pearl', 'Walker'], ['Filler', 'no']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 3, counters: 0 }, Pearl: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
});

describe('Crystal: Talent: Place a +1 power counter on a minion of another player to place a +1 power counter on one of your minions at its base.', () => {
  it('a counter on another’s minion anywhere, then on one of yours at its base', () =>
    play({
      bases: [
        at('Meadow', 'A Crystal', '- Bigfoot'),
        at('Moor', 'A Walker', 'A Filler', 'B Invader'),
        at('Marsh', 'B Filler'),
      ],
      steps: [
        A.uses('Crystal'),
        offered('A', ['Invader', 'Filler/B'], ['Bigfoot', 'Crystal', 'Walker', 'no']),
        A.answers('Invader'),
        offered('A', ['Walker', 'Filler/A'], ['Crystal', 'Invader', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Invader: { counters: 1 }, Walker: { counters: 1 }, Crystal: { counters: 0 } } }),
        refused(A.uses('Crystal')),
      ],
    }));

  it('without a minion of yours there only theirs gets one; without another’s minion it is not offered', () => {
    play({
      bases: [at('Meadow', 'A Crystal'), at('Moor', 'B Filler')],
      steps: [A.uses('Crystal'), now({ asked: null, cards: { Filler: { counters: 1 }, Crystal: { counters: 0 } } })],
    });
    play({ bases: [at('Meadow', 'A Crystal', 'A Filler', '- Bigfoot')], steps: [refused(A.uses('Crystal'))] });
  });

  it('nothing for you if theirs does not get its counter (RES-3)', () =>
    play({
      bases: [at('Meadow', 'A Crystal', 'A Walker', 'B Filler with B Tooth and Claw... and Guns')],
      steps: [
        A.uses('Crystal'),
        now({
          asked: null,
          cards: { Filler: { counters: 0, on: 0 }, Crystal: { counters: 0 }, Walker: { counters: 0 } },
        }),
      ],
    }));
});

describe('Ruby: You may give the minions of all players here +1 power this turn.', () => {
  it('every player’s minions here, itself included, no others and no later ones (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Ruby', 'Filler', 'Zapbot'] }, B: { deck: ['Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader', '- Bigfoot'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Ruby', 'Meadow'),
        A.answers('yes'),
        now({
          asked: null,
          cards: {
            Ruby: { power: 3 },
            'Walker/A': { power: 3 },
            Invader: { power: 4 },
            'Walker/B': { power: 2 },
            Bigfoot: { power: 7 },
          },
        }),
        A.ends(),
        now({ cards: { Ruby: { power: 2 }, Invader: { power: 3 } } }),
      ],
    }));

  it('may be declined', () =>
    play({
      seats: { A: { hand: ['Ruby'] } },
      bases: [at('Meadow', 'B Invader')],
      steps: [
        A.plays('Ruby'),
        offered('A', ['yes', 'no']),
        A.answers('no'),
        now({ asked: null, cards: { Ruby: { power: 2 }, Invader: { power: 3 } } }),
      ],
    }));
});

describe("Topaz: Ongoing: Once per turn, after the power of another player's minion has increased, you may place a +1 power counter on this minion OR, if you have a minion at the base of that minion, move this minion to that base.", () => {
  const moor = at('Moor', 'B Invader', 'A Filler');

  it('a counter on it, once a turn', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Topaz'), at('Moor', 'A Crystal'), at('Marsh', 'B Walker')],
      steps: [
        A.plays('Augmentation'),
        A.answers('Walker'),
        offered('A', ['Topaz', 'pass']),
        A.answers('Topaz'),
        now({ asked: null, cards: { Topaz: { counters: 1 } } }),
        A.uses('Crystal'),
        now({ asked: null, cards: { Topaz: { counters: 1 }, Walker: { counters: 1 } } }),
      ],
    }));

  it('or it moves to that minion’s base, if you have a minion there', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Topaz', 'B Walker'), moor, at('Marsh', 'A Filler')],
      steps: [
        A.plays('Augmentation'),
        A.answers('Invader', 'Topaz'),
        offered('A', ['counter', 'move'], ['no']),
        A.answers('move'),
        now(at('Moor', 'B Invader', 'A Filler', 'A Topaz'), { asked: null, cards: { Topaz: { counters: 0 } } }),
      ],
    }));

  it('not to a base where you have none, nor where it is', () => {
    for (const answer of ['Walker', 'Invader'])
      play({
        seats: { A: { hand: ['Augmentation'] } },
        bases: [at('Meadow', 'A Topaz', 'A Filler', 'B Walker'), at('Moor', 'B Invader')],
        steps: [
          A.plays('Augmentation'),
          A.answers(answer, 'Topaz'),
          now(at('Meadow', 'A Topaz', 'A Filler', 'B Walker'), { asked: null, cards: { Topaz: { counters: 1 } } }),
        ],
      });
  });

  it('several minions gain together: once, and any of their bases', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Topaz'), moor, at('Marsh', 'B Walker', 'A Filler'), at('Heath', 'A Filler', '- Bigfoot')],
      steps: [
        B.plays('Howl'),
        offered('A', ['Topaz', 'pass']),
        A.answers('Topaz', 'move'),
        offered('A', ['Moor', 'Marsh'], ['Heath', 'Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Walker', 'A Filler', 'A Topaz'), { asked: null }),
      ],
    }));

  it('topaz/1 on anybody’s turn, in any phase, for any kind of increase', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Upgrade'] } },
      bases: [at('Meadow', 'A Topaz', 'B Walker')],
      steps: [B.plays('Upgrade', 'Walker'), A.answers('Topaz'), now({ cards: { Topaz: { counters: 1 } } })],
    });
    play({
      phase: 'start',
      turn: 'B',
      bases: [at('Recording Studio', 'B Walker'), at('Moor', 'A Topaz')],
      steps: [A.answers('Topaz'), now({ phase: 'play', cards: { Topaz: { counters: 1 } } })],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Topaz', 'B Invader with A Poison')],
      steps: [B.plays('Disenchant'), A.answers('Topaz'), now({ cards: { Topaz: { counters: 1 } } })],
    });
  });

  it('not for your own minions, nor for those nobody controls; not if power falls', () => {
    for (const [hand, target] of [
      ['Augmentation', 'Filler'],
      ['Augmentation', 'Bigfoot'],
      ['Poison', 'Walker'],
    ] as const)
      play({
        seats: { A: { hand: [hand] } },
        bases: [at('Meadow', 'A Topaz', 'A Filler', 'B Walker', '- Bigfoot')],
        steps: [
          ...(hand === 'Poison' ? [A.plays(hand, target)] : [A.plays(hand), A.answers(target)]),
          now({ asked: null, cards: { Topaz: { counters: 0 } } }),
        ],
      });
  });

  it('may be passed', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Topaz', 'B Walker'), moor],
      steps: [
        A.plays('Augmentation'),
        A.answers('Invader', 'pass'),
        now(at('Meadow', 'A Topaz', 'B Walker'), { asked: null, cards: { Topaz: { counters: 0 } } }),
      ],
    }));
});

describe('Concert Venue: After you play a minion here for the first time each turn, you may place a +1 power counter on that minion.', () => {
  it('the first minion each player plays here in a turn, if they like', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Filler'], deck: ['Cannon', 'Cannon'] }, B: { hand: ['Filler'] } },
      bases: [at('Concert Venue'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Concert Venue'),
        A.answers('Concert Venue'),
        now({ asked: null, cards: { Zapbot: { counters: 1 } } }),
        A.plays('Filler', 'Concert Venue'),
        now({ asked: null, cards: { Filler: { counters: 0 } } }),
        A.ends(),
        B.plays('Filler', 'Concert Venue'),
        offered('B', ['Concert Venue', 'pass']),
        B.answers('pass'),
        now({ asked: null, cards: { 'Filler/B': { counters: 0 } } }),
      ],
    }));

  it('not one played elsewhere; not one that has left', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Concert Venue', 'A Walker'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
});

describe('Recording Studio: When each turn starts, the minions of all players here gain +1 power this turn.', () => {
  it('on every turn; not those elsewhere, nor those nobody controls; until the end of the turn', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Cannon', 'Cannon'] }, B: {} },
      bases: [at('Recording Studio', 'A Walker', 'B Invader', '- Bigfoot'), at('Moor', 'A Filler')],
      steps: [
        now({
          phase: 'play',
          cards: {
            Walker: { power: 3 },
            Invader: { power: 4 },
            Bigfoot: { power: 7 },
            Filler: { power: 1 },
          },
        }),
        A.ends(),
        now({ turn: 'B', phase: 'play', cards: { Walker: { power: 3 }, Invader: { power: 4 } } }),
      ],
    }));

  it('a player who must ignore the base gains nothing (TERM-13)', () =>
    play({
      cards: [hermit],
      phase: 'start',
      bases: [at('Recording Studio', 'A Walker', 'B Hermit', 'B Invader')],
      steps: [now({ phase: 'play', cards: { Walker: { power: 3 }, Invader: { power: 3 } } })],
    }));
  it('who may ignore it is asked only with a minion here (TERM-13)', () =>
    play({
      cards: [
        actionCard(
          'Backstage Pass',
          'base',
          'Ongoing: You may ignore the ability of this base.',
          ignoresThisBase('may', (_q, me, seat) => seat === me.seat),
        ),
      ],
      phase: 'start',
      bases: [at('Recording Studio', 'A Backstage Pass', 'B Walker')],
      steps: [now({ asked: null, phase: 'play', cards: { Walker: { power: 3 } } })],
    }));
});

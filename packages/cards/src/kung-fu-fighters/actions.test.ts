import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Sinks a Walker under its owner's deck, and destroys anything else. */
const sink = actionCard(
  'Sink',
  'standard',
  'Place a minion of power 2 or more under its owner’s deck, or destroy a weaker one.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose'))!;
    const strong = yield* look((q) => q.power(minion) >= 2);
    yield* act(strong ? ops.place(minion, 'bottom') : ops.destroy(minion));
  }),
);

/* Long because each action is tried against many others. */
describe('A Little Bit Frightening: Choose one of your minions. Destroy a minion with lower power at its base to place a total of two +1 power counters on your minions there.', () => {
  const hand = { A: { hand: ['A Little Bit Frightening'] } };

  it('destroys a weaker one there; two counters on yours there, split as you like', () => {
    for (const [answers, walker, invader] of [
      [['Walker', 'Walker'], 2, 0],
      [['Walker', 'Invader'], 1, 1],
    ] as const)
      play({
        seats: hand,
        bases: [at('Meadow', 'A Walker', 'A Invader', 'B Filler', 'B Invader'), at('Moor', 'A Filler', 'B Filler')],
        steps: [
          A.plays('A Little Bit Frightening'),
          offered('A', ['Walker', 'Invader/A', 'Filler@Moor/A'], ['no']),
          A.answers('Walker'),
          offered('A', ['Filler@Meadow', 'no'], ['Walker', 'Invader/B', 'Filler@Moor/B']),
          A.answers('Filler@Meadow'),
          offered('A', ['Walker', 'Invader/A'], ['Invader/B', 'Filler@Moor/A', 'no']),
          A.answers(...answers.map((one) => (one === 'Invader' ? 'Invader/A' : one))),
          now({ asked: null, cards: { Walker: { counters: walker }, 'Invader/A': { counters: invader } } }),
        ],
      });
  });

  it('declined, or with one that stays, no counters (RES-3, RES-11)', () => {
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor')],
      steps: [
        A.plays('A Little Bit Frightening'),
        A.answers('no'),
        now(at('Meadow', 'A Walker', 'B Filler'), { asked: null, cards: { Walker: { counters: 0 } } }),
      ],
    });
    play({
      cards: [rock],
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Rock'), at('Moor')],
      steps: [
        A.plays('A Little Bit Frightening'),
        A.answers('Rock'),
        now(at('Meadow', 'A Invader', 'B Rock'), { asked: null, cards: { Invader: { counters: 0 } } }),
      ],
    });
    play({
      seats: hand,
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('A Little Bit Frightening'), now(at('Meadow', 'B Filler'), { asked: null })],
    });
  });
});

describe('Ancient Chinese Art: Put this on a base. Talent: Place one +1 power counter on a minion here OR choose two minions here and transfer any number of +1 power counters from one of them to the other.', () => {
  const bases = [at('Meadow', 'A Ancient Chinese Art', 'A Filler', 'B Walker +2'), at('Moor', 'A Invader +1')];

  it('a counter on any minion here', () =>
    play({
      bases,
      steps: [
        A.uses('Ancient Chinese Art'),
        offered('A', ['place', 'transfer'], ['no']),
        A.answers('place'),
        offered('A', ['Filler', 'Walker'], ['Invader', 'no']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 }, Walker: { counters: 2 } } }),
        refused(A.uses('Ancient Chinese Art')),
      ],
    }));

  it('or any number from one here to another here', () =>
    play({
      bases,
      steps: [
        A.uses('Ancient Chinese Art'),
        A.answers('transfer'),
        offered('A', ['Walker', 'no'], ['Filler', 'Invader']),
        A.answers('Walker', '2', '?Filler'),
        now({ asked: null, cards: { Filler: { counters: 2 }, Walker: { counters: 0 } } }),
      ],
    }));

  it('a single minion here is enough', () =>
    play({
      bases: [at('Meadow', 'A Ancient Chinese Art', 'A Filler +1'), at('Moor')],
      steps: [A.uses('Ancient Chinese Art'), now({ asked: null, cards: { Filler: { counters: 2 } } })],
    }));

  it('without counters here only the first; without a minion here not at all', () => {
    play({
      bases: [at('Meadow', 'A Ancient Chinese Art', 'A Filler', 'B Walker'), at('Moor', 'A Invader +1')],
      steps: [
        A.uses('Ancient Chinese Art'),
        offered('A', ['Filler', 'Walker']),
        A.answers('Walker'),
        now({ cards: { Walker: { counters: 1 } } }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Ancient Chinese Art'), at('Moor', 'A Invader +1')],
      steps: [refused(A.uses('Ancient Chinese Art'))],
    });
  });
});

describe('Everybody Knew Their Part: Choose one of your minions. At its base, play an extra minion with lower power than it.', () => {
  it('an extra minion there, weaker than the chosen one now; it may wait (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Everybody Knew Their Part', 'Invader', 'Groupie', 'Invader'] } },
      bases: [at('Meadow', 'A Walker +1'), at('Moor', 'A Filler', 'B King Rex')],
      steps: [
        A.plays('Everybody Knew Their Part'),
        offered('A', ['Walker', 'Filler'], ['King Rex', 'no']),
        A.answers('Walker'),
        A.plays('Invader#1', 'Moor'),
        now({
          asked: null,
          can: [A.plays('Groupie', 'Meadow')],
          cannot: [A.plays('Invader', 'Meadow'), A.plays('Groupie', 'Moor')],
        }),
      ],
    }));

  it('without a minion of yours nothing happens', () =>
    play({
      seats: { A: { hand: ['Everybody Knew Their Part', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Everybody Knew Their Part'),
        A.plays('Filler#1', 'Moor'),
        now({ asked: null, cannot: [A.plays('Filler', 'Meadow')] }),
      ],
    }));
});

describe('Everybody was Kung Fu Fighting: Choose a base. Each player who has a minion there destroys a minion of another player there.', () => {
  const hand = { A: { hand: ['Everybody was Kung Fu Fighting'] }, B: {}, C: {} };

  it('everybody-was-kung-fu-fighting/1 clockwise, beginning with the current player, who has to (RES-13)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B Invader', 'C Scout', '- Bigfoot'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Everybody was Kung Fu Fighting'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Invader', 'Scout'], ['Filler@Meadow', 'Bigfoot', 'no']),
        A.answers('Scout'),
        offered('B', ['Filler@Meadow', 'Walker'], ['Invader', 'Bigfoot', 'no']),
        B.answers('Walker'),
        offered('C', ['Filler@Meadow', 'Invader'], ['no']),
        C.answers('Invader'),
        now(at('Meadow', 'A Filler', '- Bigfoot'), at('Moor', 'B Filler'), { asked: null }),
      ],
    }));

  it('everybody-was-kung-fu-fighting/2 one whose minions there are gone by then still destroys one', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B Invader'), at('Moor', 'C Filler')],
      steps: [
        A.plays('Everybody was Kung Fu Fighting'),
        A.answers('Meadow'),
        offered('B', ['Filler@Meadow', 'Walker'], ['no']),
        B.answers('Walker'),
        now(at('Meadow', 'A Filler'), { asked: null, discard: { A: { has: ['Walker'] }, B: ['Invader'] } }),
      ],
    }));
});

describe('Expert Timing: Choose a card of yours. Transfer any number of +1 power counters from it to another card and/or use a talent on it one additional time. Special: This may be played before a base scores.', () => {
  it('any number of its counters to any other card, and one more use of its talent', () =>
    play({
      seats: { A: { hand: ['Expert Timing'] } },
      bases: [at('Meadow', 'A Drunken Master +2', 'B Filler', 'B The Kraken'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Expert Timing'),
        offered('A', ['Drunken Master', 'Walker'], ['Filler', 'The Kraken', 'no']),
        A.answers('Drunken Master'),
        offered('A', ['0', '1', '2']),
        A.answers('2'),
        offered('A', ['Meadow', 'Moor', 'Walker', 'Filler', 'The Kraken'], ['Drunken Master']),
        A.answers('The Kraken'),
        offered('A', ['0', 'no']),
        A.answers('0'),
        now({ asked: null, cards: { 'Drunken Master': { counters: 1 }, 'The Kraken': { counters: 2 } } }),
        refused(A.uses('Drunken Master')),
      ],
    }));

  it('the talent may have been used already; it may be left; a card without either gives nothing', () => {
    play({
      seats: { A: { hand: ['Expert Timing'], deck: ['Scout', 'Cannon', 'Filler'] } },
      bases: [at('Meadow', 'A Walker with A Moontouched'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Moontouched'),
        A.plays('Expert Timing'),
        offered('A', ['Walker', 'Moontouched', 'Filler'], ['no']),
        A.answers('Moontouched', '0'),
        now({ asked: null, hand: { A: ['Scout', 'Cannon'] } }),
      ],
    });
    for (const [answers, counters] of [
      [['Drunken Master', 'no'], 0],
      [['Walker'], 0],
    ] as const)
      play({
        seats: { A: { hand: ['Expert Timing'] } },
        bases: [at('Meadow', 'A Walker', 'A Drunken Master'), at('Moor')],
        steps: [
          A.plays('Expert Timing'),
          A.answers(...answers),
          now({ asked: null, cards: { 'Drunken Master': { counters } } }),
        ],
      });
  });

  it('before a base scores, too, in another player’s turn', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Expert Timing'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +1', 'B King Rex +1'), at('Moor', 'A Filler +1')],
      steps: [
        B.ends(),
        offered('A', ['Expert Timing', 'pass']),
        A.answers('Expert Timing', 'Filler', '1', 'King Rex/A'),
        now({ vp: { A: 3, B: 2 } }),
      ],
    }));
});

describe("Fast as Lightning: Choose a minion. This turn it gets +2 power and, if it would go to the discard pile, it returns to its owner's hand instead.", () => {
  it('one that cannot return is discarded with its base: nothing stays where no base is (SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Fast as Lightning'] } },
      bases: [at('Beautiful Castle', 'B Filler +2', 'A King Rex +14'), at('Moor')],
      baseDeck: ['Marsh'],
      steps: [
        A.plays('Fast as Lightning'),
        A.answers('Filler'),
        A.ends(),
        now(at('Marsh'), { turn: 'B', hand: { B: { lacks: ['Filler'] } }, discard: { B: ['Filler'] } }),
      ],
    }));

  it('+2 this turn; destroyed this turn, it returns to its owner (RES-7)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Fast as Lightning', 'Granny', 'Smite', 'Whiskers'] }, B: { hand: [] } },
      bases: [at('Meadow', 'B Walker', 'A Filler'), at('Moor', 'A Whiskers')],
      steps: [
        A.plays('Fast as Lightning'),
        offered('A', ['Walker', 'Filler', 'Whiskers'], ['no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 4 } } }),
        A.uses('Whiskers'),
        A.answers('?Filler'),
        A.plays('Smite'),
        A.answers('Walker'),
        now({ asked: null, hand: { B: ['Walker'] }, discard: { B: [] } }),
      ],
    }));

  it('not one that goes elsewhere, and no other minion', () => {
    for (const [sent, where] of [
      ['Walker', { deck: { B: { bottom: ['Walker'] } }, hand: { B: [] } }],
      ['Filler', { discard: { B: ['Filler'] }, hand: { B: [] } }],
    ] as const)
      play({
        cards: [sink],
        seats: { A: { hand: ['Fast as Lightning', 'Insta-Grow', 'Disco Lou', 'Sink'] }, B: { hand: [] } },
        bases: [at('Meadow', 'B Walker', 'B Filler'), at('Moor', 'A Whiskers')],
        steps: [
          A.plays('Fast as Lightning'),
          A.answers('Walker'),
          A.uses('Whiskers'),
          A.answers('?Whiskers'),
          A.plays('Sink'),
          A.answers(sent),
          now(JSON.parse(JSON.stringify({ asked: null, ...where }))),
        ],
      });
  });

  it('also from a base that scores; others there are discarded', () =>
    play({
      seats: { A: { hand: ['Fast as Lightning'], deck: ['Cannon', 'Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A King Rex +2', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Fast as Lightning'),
        A.answers('King Rex'),
        A.ends(),
        now({ hand: { A: { has: ['King Rex'] } }, discard: { A: { has: ['Filler'], lacks: ['King Rex'] } } }),
      ],
    }));

  it('in the next turn no longer; one returned or moved otherwise is not concerned', () =>
    play({
      turn: 'A',
      cards: [smite],
      seats: { A: { hand: ['Fast as Lightning'] }, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Fast as Lightning'),
        A.ends(),
        B.plays('Smite'),
        now({ asked: null, discard: { A: { has: ['Filler'] } } }),
      ],
    }));
});

describe("Let's Get It On: Choose one of your minions. Destroy at least one minion at its base; the total power of those destroyed may not be higher than that minion's power.", () => {
  it('one at least, together at most as strong as it', () =>
    play({
      seats: { A: { hand: ["Let's Get It On"] } },
      bases: [at('Meadow', 'A Invader', 'B Walker', 'B Filler', 'B King Rex'), at('Moor', 'B Filler')],
      steps: [
        A.plays("Let's Get It On"),
        offered('A', ['Walker', 'Filler@Meadow', 'Invader'], ['King Rex', 'Filler@Moor', 'no']),
        A.answers('Walker'),
        offered('A', ['Filler@Meadow', 'no'], ['Invader']),
        A.answers('Filler@Meadow'),
        now(at('Meadow', 'A Invader', 'B King Rex'), { asked: null, discard: { B: ['Walker', 'Filler'] } }),
      ],
    }));

  it('chosen among several of yours; each victim is chosen once', () =>
    play({
      seats: { A: { hand: ["Let's Get It On"] } },
      bases: [at('Meadow', 'A King Rex', 'B Walker', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays("Let's Get It On"),
        offered('A', ['King Rex', 'Filler@Moor'], ['no']),
        A.answers('King Rex'),
        A.answers('Walker'),
        offered('A', ['Filler@Meadow', 'no'], ['Walker', 'King Rex']),
        A.answers('no'),
        now(at('Meadow', 'A King Rex', 'B Filler'), { asked: null }),
      ],
    }));

  it('one is enough; alone it must destroy itself (RES-13); without a minion of yours nothing happens', () => {
    play({
      seats: { A: { hand: ["Let's Get It On"] } },
      bases: [at('Meadow', 'A Invader', 'B Walker', 'B Filler'), at('Moor')],
      steps: [
        A.plays("Let's Get It On"),
        A.answers('Walker', 'no'),
        now(at('Meadow', 'A Invader', 'B Filler'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ["Let's Get It On"] } },
      bases: [at('Meadow', 'A Invader', 'B King Rex'), at('Moor')],
      steps: [A.plays("Let's Get It On"), now(at('Meadow', 'B King Rex'), { asked: null })],
    });
    play({
      seats: { A: { hand: ["Let's Get It On"] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays("Let's Get It On"), now(at('Meadow', 'B Filler'), { asked: null })],
    });
  });
});

describe('Oh-hoh-hoh-hoah: Put this on a base. Ongoing: After another player plays a minion here, one of your minions gets a +1 power counter placed on it.', () => {
  it('each time, on any of yours, anywhere', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Oh-hoh-hoh-hoah', 'A Walker'), at('Moor', 'A Invader', 'B Filler')],
      steps: [
        B.plays('Filler', 'Meadow'),
        offered('A', ['Walker', 'Invader'], ['Filler@Meadow', 'Filler@Moor', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 1 }, Walker: { counters: 0 } } }),
      ],
    }));

  it('not for yours, not elsewhere', () => {
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Oh-hoh-hoh-hoah', 'A Walker'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now({ asked: null, cards: { Walker: { counters: 0 } } })],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Oh-hoh-hoh-hoah', 'A Walker'), at('Moor')],
      steps: [B.plays('Filler', 'Moor'), now({ asked: null, cards: { Walker: { counters: 0 } } })],
    });
  });
});

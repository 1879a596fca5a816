import { act, after, isYou, ops, wasOffTheTop } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const listener = minionCard(
  'Listener',
  1,
  'Ongoing: After you play a minion off the top of your deck, gain 1 VP.',
  after('play', { when: (_q, me, played) => isYou(me, played.seat) && wasOffTheTop(played) }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);

describe('Adventure Power: Move any number of your minions to a base of your choice.', () => {
  const table = [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader'), at('Marsh', 'A Filler')];
  const seats = { A: { hand: ['Adventure Power'] } };
  it('any of yours from anywhere, together to one base (RES-10)', () =>
    play({
      seats,
      bases: table,
      steps: [
        A.plays('Adventure Power'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Marsh'),
        offered('A', ['Walker', 'Invader', 'done'], ['Scout', 'Filler']),
        A.answers('Walker', 'Invader'),
        now(at('Meadow', 'B Scout'), at('Moor'), at('Marsh', 'A Walker', 'A Invader', 'A Filler'), { asked: null }),
      ],
    }));
  it('one, or none (RES-12)', () => {
    play({
      seats,
      bases: table,
      steps: [
        A.plays('Adventure Power'),
        A.answers('Meadow', 'Filler', 'done'),
        now(at('Meadow', 'A Walker', 'B Scout', 'A Filler'), at('Moor', 'A Invader'), at('Marsh'), { asked: null }),
      ],
    });
    play({
      seats,
      bases: table,
      steps: [A.plays('Adventure Power'), A.answers('Meadow', 'done'), now(...table, { asked: null })],
    });
  });
});

describe('Encouragement Power: Put this on one of your minions. Ongoing: This minion has +1 power for each other minion of yours here.', () => {
  it('goes on your own minions only; counts your others there (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Encouragement Power', 'Filler'] } },
      bases: [at('Meadow', 'A Walker', 'A Collector', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        now({ cannot: [A.plays('Encouragement Power', 'Scout'), A.plays('Encouragement Power', 'Meadow')] }),
        A.plays('Encouragement Power', 'Walker'),
        now({ cards: { Walker: { power: 3 }, Collector: { power: 2 } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Walker: { power: 4 } } }),
      ],
    }));
  it('two on one minion add up (ATT-5)', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Encouragement Power, A Encouragement Power', 'A Filler'), at('Moor')],
      steps: [now({ cards: { Walker: { power: 4 } } })],
    }));
  it('encouragement-power/1 taken by another player, the minion still counts the other minions of the action’s player (ATT-4)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Scout with A Encouragement Power', 'A Filler', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        now({ cards: { Scout: { power: 5 } } }),
        B.plays('Take Over'),
        B.answers('Scout'),
        now(at('Meadow', 'B Scout with A Encouragement Power', 'A Filler', 'A Filler', 'B Filler'), {
          asked: null,
          cards: { Scout: { power: 5 } },
        }),
      ],
    }));
});

describe('Freedom Power: Destroy an action that is on a minion or a base.', () => {
  it('any action, also an own one; there is no "may" (RES-11)', () =>
    play({
      seats: { A: { hand: ['Freedom Power'] } },
      bases: [at('Meadow', 'B Walker with B Leaf Armor', 'A Overrun'), at('Moor')],
      steps: [
        A.plays('Freedom Power'),
        offered('A', ['Leaf Armor', 'Overrun'], ['no']),
        A.answers('Leaf Armor'),
        now(at('Meadow', 'B Walker', 'A Overrun'), { asked: null, discard: { B: ['Leaf Armor'] } }),
      ],
    }));
  it('with none nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ['Freedom Power'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Freedom Power'), now(at('Meadow', 'B Walker'), { asked: null })],
    }));
});

describe('Friendship Power: Move a minion of yours to a base that already has one of your minions. You may put this card into your hand instead of the discard pile.', () => {
  const seats = { A: { hand: ['Friendship Power'] } };
  it('to a base with one of yours; then back to the hand, if you like (RES-7)', () => {
    const bases = [
      at('Meadow', 'A Walker', 'B Scout'),
      at('Moor', 'A Invader'),
      at('Marsh', 'B Filler'),
      at('Heath', 'A Collector'),
    ];
    play({
      seats,
      bases,
      steps: [
        A.plays('Friendship Power'),
        offered('A', ['Walker', 'Invader', 'Collector'], ['Scout', 'no']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Heath'], ['Marsh', 'Meadow']),
        A.answers('Moor'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'B Scout'), at('Moor', 'A Invader', 'A Walker'), {
          asked: null,
          hand: { A: ['Friendship Power'] },
          discard: { A: [] },
          cannot: [A.plays('Friendship Power')],
        }),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Friendship Power'),
        A.answers('Walker', 'Moor', 'no'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Friendship Power'] } }),
      ],
    });
  });
  it('nothing to move: only to the hand; a minion with nowhere to go is not offered (RES-3, RES-13)', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Walker', 'A Scout'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Friendship Power'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Walker', 'A Scout'), { asked: null, hand: { A: ['Friendship Power'] } }),
      ],
    });
  });
  it('with two bases', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Friendship Power'),
        offered('A', ['Walker', 'Invader'], ['no']),
        A.answers('Walker', 'no'),
        now(at('Moor', 'A Invader', 'A Walker'), { asked: null }),
      ],
    }));
});

describe('Sharing Power: Put this on a base. Ongoing: At the start of your turn, draw a card if you have two or more minions here.', () => {
  it('two of yours there bring a card at the start of your own turn only (TURN-2)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'B Filler', 'B Filler', 'A Sharing Power'), at('Moor')],
      steps: [
        now({ hand: { A: [], B: [] } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null, hand: { A: ['Filler'], B: 2 } }),
        A.ends(),
        now({ turn: 'B', hand: { A: 3, B: 2 } }),
      ],
    }));
  it('one of yours, or two elsewhere, bring none; it goes on any base (CALC-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Sharing Power'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'A Sharing Power'), at('Moor', 'A Filler', 'A Filler')],
      steps: [
        now({ can: [B.plays('Sharing Power', 'Meadow')], cannot: [B.plays('Sharing Power', 'Walker')] }),
        B.ends(),
        now({ turn: 'A', hand: { A: [] } }),
      ],
    }));
});

describe('Super Future Space Armor Power: Each of your minions that shares its base with another minion of yours gains +2 power this turn.', () => {
  const start = {
    seats: { A: { hand: ['Super Future Space Armor Power', 'Filler'] } },
    bases: [at('Meadow', 'A Walker', 'A Filler', 'B Scout', 'B Collector'), at('Moor', 'A Invader', 'B Filler')],
  };
  it('those with company of yours, until the turn ends (CALC-2)', () =>
    play({
      ...start,
      steps: [
        A.plays('Super Future Space Armor Power'),
        now({
          asked: null,
          cards: {
            Walker: { power: 4 },
            'Filler/A': { power: 3 },
            Scout: { power: 3 },
            Collector: { power: 2 },
            Invader: { power: 3 },
            'Filler/B': { power: 1 },
          },
        }),
      ],
    }));
  it('it is over at the end of the turn (TURN-7)', () =>
    play({
      seats: { A: { hand: ['Super Future Space Armor Power'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Super Future Space Armor Power'),
        now({ cards: { Walker: { power: 4 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('super-future-space-armor-power/1 a minion played afterwards gets nothing (CALC-2)', () =>
    play({
      ...start,
      bases: [at('Meadow', 'A Walker', 'A Collector'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Super Future Space Armor Power'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, cards: { Filler: { power: 1 }, Invader: { power: 3 }, Walker: { power: 4 } } }),
      ],
    }));
});

describe('Teaching Power: Special: Before a base scores, count your minions there and reveal that many cards from the top of your deck. Play one revealed minion there as an extra minion. Return the others to the top of the deck in any order.', () => {
  const pal = minionCard('Pal', 3, '');
  const mate = minionCard('Mate', 2, '');
  const seats = {
    A: { hand: ['Teaching Power'], deck: ['Howl', 'Mate', 'Pal', 'Filler', 'Filler', 'Filler', 'Filler'] },
  };
  it('as many cards as you have minions there; one minion is played, the others go back in the order chosen (TERM-12)', () =>
    play({
      cards: [pal, mate],
      seats,
      bases: [at('Meadow', 'A King Rex', 'A Mate', 'A Filler', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        refused(A.plays('Teaching Power')),
        A.ends(),
        offered('A', ['Teaching Power', 'pass']),
        A.answers('Teaching Power'),
        offered('A', ['Mate', 'Pal'], ['Howl', 'Filler', 'no']),
        A.answers('Pal'),
        offered('A', ['Howl', 'Mate']),
        now({ bases: { Meadow: { power: { A: 13, B: 1 } } } }),
        A.answers('Mate', 'Howl'),
        now({
          turn: 'B',
          vp: { A: 3, B: 2 },
          hand: { A: ['Mate', 'Howl'] },
          deck: { A: { top: ['Filler'], count: 4 } },
        }),
      ],
    }));
  it('without a minion there nothing is revealed; without one revealed, none is played (RES-13)', () => {
    play({
      cards: [pal, mate],
      seats,
      bases: [at('Meadow', 'B King Rex +3'), at('Moor', 'A Filler')],
      steps: [A.ends(), A.answers('Teaching Power'), now({ turn: 'B', vp: { B: 3 }, hand: { A: ['Howl', 'Mate'] } })],
    });
    play({
      cards: [pal, mate],
      seats,
      bases: [at('Meadow', 'A King Rex +3'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Teaching Power'),
        now({ turn: 'B', discard: { A: ['King Rex', 'Teaching Power'] }, hand: { A: ['Howl', 'Mate'] } }),
      ],
    });
  });
  it('a minion that cannot be played there is not offered (CONF-1)', () =>
    play({
      cards: [pal, mate],
      seats,
      bases: [at("Tsar's Palace", 'A King Rex +9', 'A King Rex +9', 'A Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Teaching Power'),
        // The only one is played at once.
        offered('A', ['Howl', 'Mate']),
        A.answers('Howl', 'Mate'),
        now({ turn: 'B', discard: { A: { has: ['Pal'] } } }),
      ],
    }));
  it('teaching-power/1 the only minion revealed cannot be played there: it is discarded (TOP-3, PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Teaching Power'], deck: ['Shoggoth', 'Howl', 'Filler', 'Filler', 'Scout'] } },
      madness: 3,
      bases: [at('Meadow', 'A Walker', 'A Filler', 'B King Rex +9'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Teaching Power'),
        now({
          turn: 'B',
          madness: 3,
          discard: { A: { has: ['Shoggoth'] } },
          hand: { A: ['Howl', 'Filler'] },
        }),
      ],
    }));
  it('teaching-power/1 the minion is played off the top of the deck (TOP-3)', () =>
    play({
      cards: [listener, pal],
      seats: { A: { hand: ['Teaching Power'], deck: ['Pal', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A King Rex +3'), at('Moor', 'A Listener')],
      steps: [A.ends(), A.answers('Teaching Power'), now({ turn: 'B', vp: { A: 4 } })],
    }));
});

describe('Togetherness Power: Play an extra minion, but only on a base where you have a minion.', () => {
  it('only where you have one, when it is played (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Togetherness Power', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Togetherness Power'),
        now({ asked: null }),
        A.plays('Filler', 'Meadow'),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
        now(at('Meadow', 'A Walker', 'A Filler'), at('Moor', 'B Scout', 'A Filler'), { asked: null }),
      ],
    }));
  it('with no minion anywhere it cannot be used before the regular one is there (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Togetherness Power', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Togetherness Power'),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Meadow')),
        A.plays('Filler', 'Moor'),
        now(at('Moor', 'A Filler', 'A Filler'), { asked: null }),
      ],
    }));
});

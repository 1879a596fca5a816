import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
/** Scores at the end of A's turn. */
const ready = ['A King Rex', 'B Invader'];

describe('Secret Agent: Ongoing: Each time another player has played an action, that player must discard a card.', () => {
  it('every action of every other player, not a minion (RES-5)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Insta-Grow', 'Howl', 'King Rex', 'Scout', 'Invader'] } },
      bases: [at('Meadow', 'A Secret Agent', 'B Filler'), at('Moor')],
      steps: [
        B.plays('Insta-Grow'),
        offered('B', ['Howl', 'King Rex', 'Scout', 'Invader'], ['no', 'Insta-Grow', 'Filler']),
        B.answers('Howl'),
        now({ asked: null, discard: { B: ['Howl', 'Insta-Grow'] } }),
        B.plays('King Rex', 'Moor'),
        now({ asked: null, hand: { A: ['Filler'], B: ['Scout', 'Invader'] } }),
      ],
    }));

  it('actions put on a card, too; your own do nothing; an empty hand loses nothing (TERM-10)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Overrun', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Secret Agent'), at('Moor')],
      steps: [B.plays('Overrun', 'Moor'), B.answers('Scout'), now({ asked: null, hand: { B: ['Walker'] } })],
    });
    play({
      seats: { A: { hand: ['Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Secret Agent'), at('Moor')],
      steps: [A.plays('Howl'), now({ asked: null, hand: { A: ['Scout'] } })],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Secret Agent'), at('Moor')],
      steps: [B.plays('Howl'), now({ asked: null, discard: { B: ['Howl'] } })],
    });
  });

  it('secret-agent/1 an action that destroys it still costs a card (RES-4)', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { B: { hand: ['Smite', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Secret Agent', 'B Filler'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Secret Agent'),
        offered('B', ['Scout', 'Walker'], ['no']),
        B.answers('Scout'),
        now(at('Meadow', 'B Filler'), { asked: null, hand: { B: ['Walker'] }, discard: { A: ['Secret Agent'] } }),
      ],
    }));
});

describe('Mole: Ongoing: You may play an action as a Special action before this base scores.', () => {
  it('any action that can be played, once; not a minion, and none that begins with Special (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon', 'Filler', 'I Will Survive'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready, 'A Mole'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Mole', 'pass']),
        A.answers('Mole'),
        offered('A', ['Howl', 'Cannon'], ['Filler', 'I Will Survive', 'no']),
        A.answers('Howl'),
        A.answers('pass'),
        now({ turn: 'B', asked: null, discard: { A: { has: ['Howl', 'Mole'] } }, hand: { A: { has: ['Cannon'] } } }),
      ],
    }));

  it('mole/1 only before the base where it is scores; not with an empty hand (SCORE-13)', () => {
    play({
      seats: { A: { hand: ['Howl'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready), at('Moor', 'A Mole')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', ...ready, 'A Mole'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
  });

  it('mole/2 what it lets you play is a Special, so what stops Specials stops that (ABL-1)', () => {
    for (const [on, asked] of [
      ['B Mindraker', false],
      ['A Mindraker', true],
    ] as const)
      play({
        seats: { A: { hand: ['Howl'], deck }, B: { deck } },
        bases: [at('Meadow', ...ready, 'A Mole', on), at('Moor')],
        steps: [A.ends(), ...(asked ? [offered('A', ['Mole', 'pass'])] : [now({ turn: 'B', asked: null })])],
      });
  });

  it('mole/3 a Stasis Field played now stops the scoring (SCORE-5)', () =>
    play({
      seats: { A: { hand: ['Stasis Field'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready, 'A Mole'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Mole', '?Stasis Field', '?Meadow'),
        now(at('Meadow', ...ready, 'A Mole', 'A Stasis Field'), { turn: 'B', vp: { A: 0, B: 0 } }),
      ],
    }));
});

describe("Operative: Reveal the top card of each player's deck. Place any number of those cards on the bottom of their owners' decks and return the others to the top.", () => {
  const seats = {
    A: { hand: ['Operative'], deck: ['Scout', 'Filler'] },
    B: { deck: ['Walker', 'Filler'] },
    C: { deck: [], discard: ['Invader'] },
  };

  it('one card of every deck, an empty one refilled; any of them go under (TERM-12, DECK-1)', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Operative', 'Meadow'),
        ({ events }) =>
          expect(events.flatMap((e) => (e.type === 'reveal' ? e.cards!.map(({ name }) => name) : []))).toEqual([
            'Scout',
            'Walker',
            'Invader',
          ]),
        offered('A', ['Scout', 'Walker', 'Invader', 'done'], ['Filler']),
        A.answers('Walker', 'done'),
        now({ asked: null, deck: { A: ['Scout', 'Filler'], B: ['Filler', 'Walker'], C: ['Invader'] } }),
      ],
    }));

  it('none, or all of them (RES-12)', () => {
    for (const [answer, decks] of [
      [['done'], { A: ['Scout', 'Filler'], B: ['Walker', 'Filler'] }],
      [['Scout', 'Walker', 'Invader'], { A: ['Filler', 'Scout'], B: ['Filler', 'Walker'] }],
    ] as const)
      play({
        seats,
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Operative', 'Meadow'),
          A.answers(...answer),
          now({ asked: null, deck: { A: [...decks.A], B: [...decks.B] } }),
        ],
      });
  });
});

describe('Spy: Look at the top three cards of your deck, then place them on the top and/or bottom of it in any order.', () => {
  const bases = [at('Meadow'), at('Moor')];
  it('spy/1 three cards that you alone see, to both ends in any order (TERM-12)', () =>
    play({
      seats: { A: { hand: ['Spy'], deck: ['Scout', 'Walker', 'Howl', 'Filler', 'Invader'] } },
      bases,
      steps: [
        A.plays('Spy', 'Meadow'),
        now({ sees: { A: { has: ['Scout', 'Walker', 'Howl'] }, B: { lacks: ['Scout', 'Walker', 'Howl'] } } }),
        offered('A', ['Scout', 'Walker', 'Howl', 'done'], ['Filler']),
        A.answers('Howl', 'done'),
        offered('A', ['Scout', 'Walker'], ['done']),
        A.answers('Walker', 'Scout'),
        now({ asked: null, deck: { A: ['Howl', 'Filler', 'Invader', 'Walker', 'Scout'] } }),
      ],
    }));

  it('all on top in a new order; a short deck is refilled under what is left (DECK-1)', () => {
    play({
      seats: { A: { hand: ['Spy'], deck: ['Scout', 'Walker', 'Howl', 'Filler'] } },
      bases,
      steps: [
        A.plays('Spy', 'Meadow'),
        A.answers('Walker', 'Howl', 'Scout'),
        now({ asked: null, deck: { A: ['Walker', 'Howl', 'Scout', 'Filler'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Spy'], deck: ['Scout'], discard: ['Walker', 'Howl'] } },
      bases,
      steps: [A.plays('Spy', 'Meadow'), offered('A', ['Scout', 'Walker', 'Howl', 'done']), A.answers('Scout', 'done')],
    });
  });
});

describe("Moon Zero Three: Special: On your turn, instead of your regular minion play, you may play this titan on a base where no other player has a minion. Ongoing: After the first time each turn that an ability is used to reveal, look at or search for one or more cards of a player's deck, place a +1 power counter on this titan. Talent: Look at the top card of any deck. Place it on the top or the bottom of that deck.", () => {
  const titan = 'Moon Zero Three';
  const titans = [{ seat: 'A' as const, card: titan }];

  it('instead of the regular minion play, where no other player has a minion (TIT-2)', () =>
    play({
      titans,
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler'), at('Marsh')],
      steps: [
        refused(A.plays(titan, 'Meadow')),
        now({ can: [A.plays(titan, 'Marsh')] }),
        A.plays(titan, 'Moor'),
        now({ asked: null, plays: { A: { minions: 0, actions: 1 } } }),
      ],
    }));

  it('moon-zero-three/1 limits on where minions may be played do not apply (TIT-2)', () =>
    play({
      titans,
      bases: [at('Meadow', 'B Block the Path'), at('Birthday Party', 'B Filler'), at('Moor')],
      steps: [now({ can: [A.plays(titan, 'Moor')] })],
    }));

  it('a counter for the first time in a turn, whoever uses the ability: a look, a reveal, a search in vain (RES-9)', () => {
    for (const [hand, answers] of [
      ['Spy', ['Filler', 'Filler', 'Filler']],
      ['Operative', ['done']],
      ['Scry', []],
    ] as const)
      play({
        turn: 'B',
        seats: { A: { deck: ['Scout'] }, B: { hand: [hand, 'Scry'], deck: ['Filler', 'Filler', 'Filler'] } },
        bases: [at('Meadow', `A ${titan}`), at('Moor')],
        steps: [
          hand === 'Scry' ? B.plays('Scry#1') : B.plays(hand, 'Moor'),
          ...(answers.length > 0 ? [B.answers(...answers)] : []),
          now({ asked: null, cards: { [titan]: { counters: 1 } } }),
          ...(hand === 'Scry' ? [] : [B.plays('Scry'), now({ asked: null, cards: { [titan]: { counters: 1 } } })]),
        ],
      });
  });

  it('for cards that are revealed and not left in the deck (TOP-1)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Howl'] }, B: { hand: ['Permit to Kill'] } },
      bases: [at('Meadow', `A ${titan}`), at('Moor')],
      steps: [B.plays('Permit to Kill'), now({ asked: null, cards: { [titan]: { counters: 1 } } })],
    }));

  it('in the next turn again; not for a hand, nor for another deck (TERM-12)', () => {
    play({
      seats: { A: { hand: ['Spy'], deck }, B: { hand: ['Spy'], deck } },
      bases: [at('Meadow', `A ${titan}`), at('Moor')],
      steps: [
        A.plays('Spy', 'Meadow'),
        A.answers('done', '?Filler', '?Filler', '?Filler'),
        A.ends(),
        B.plays('Spy', 'Moor'),
        B.answers('done', '?Filler', '?Filler', '?Filler'),
        now({ cards: { [titan]: { counters: 2 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Probe'], deck }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', `A ${titan}`), at('Moor')],
      steps: [A.plays('Probe'), A.answers('?B', '?Filler'), now({ cards: { [titan]: { counters: 0 } } })],
    });
  });

  it('the talent looks at the top card of any player’s deck, or of the base deck (ABL-5)', () => {
    for (const [end, left] of [
      ['bottom', ['Filler', 'Walker']],
      ['top', ['Walker', 'Filler']],
    ] as const)
      play({
        seats: { A: { deck: ['Scout'] }, B: { deck: ['Walker', 'Filler'] }, C: { deck: [] } },
        bases: [at('Meadow', `A ${titan}`), at('Moor', 'C Filler')],
        steps: [
          A.uses(titan),
          A.answers('player'),
          offered('A', ['A', 'B', 'C']),
          A.answers('B'),
          offered('A', ['top', 'bottom']),
          now({ sees: { A: { has: ['Walker'] }, C: { lacks: ['Walker'] } } }),
          A.answers(end),
          now({ asked: null, deck: { B: [...left] }, cards: { [titan]: { counters: 1 } } }),
          refused(A.uses(titan)),
        ],
      });
    for (const [end, left] of [
      ['bottom', ['Fen', 'Marsh', 'Heath']],
      ['top', ['Heath', 'Fen', 'Marsh']],
    ] as const)
      play({
        baseDeck: ['Heath', 'Fen', 'Marsh'],
        bases: [at('Meadow', `A ${titan}`), at('Moor')],
        steps: [
          A.uses(titan),
          A.answers('base', end),
          now({ asked: null, baseDeck: [...left], cards: { [titan]: { counters: 0 } } }),
        ],
      });
    play({
      seats: { A: {}, B: { deck: [] } },
      bases: [at('Meadow', `A ${titan}`), at('Moor')],
      steps: [A.uses(titan), A.answers('player', 'B'), now({ asked: null, cards: { [titan]: { counters: 0 } } })],
    });
  });
  it('for a card of a deck shown with one of a hand; not for a treasure (MON-1)', () => {
    for (const [which, counters] of [
      ['Both', 1],
      ['Hoard', 0],
    ] as const)
      play({
        cards: [
          actionCard(
            'Both',
            'standard',
            'Reveal your hand and the top card of your deck.',
            onPlay(function* (me) {
              const shown = yield* look((q) => [...q.hand(me.seat), q.topOf(me.seat)]);
              yield* act(ops.reveal(me.seat, shown));
            }),
          ),
          actionCard(
            'Hoard',
            'standard',
            'Draw a treasure and reveal it.',
            onPlay(function* (me) {
              yield* act(ops.drawTreasures(me.seat, 1));
              yield* act(ops.reveal(me.seat, yield* look((q) => q.hand(me.seat))));
            }),
          ),
        ],
        seats: { A: { hand: [which, 'Howl'], deck } },
        bases: [at('Meadow', `A ${titan}`), at('Moor')],
        steps: [A.plays(which), now({ asked: null, cards: { [titan]: { counters } } })],
      });
  });
  it('everybody is told that the top base is looked at; an empty base deck is made anew (DECK-1)', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A ${titan}`), at('Moor')],
      baseDeck: [],
      baseDiscard: ['Fen'],
      steps: [
        A.uses(titan),
        A.answers('base'),
        now({ sees: { A: { has: ['Fen'] } } }),
        ({ events }) => expect(events.some(({ type }) => type === 'look')).toBe(true),
      ],
    }));
});

import { A, at, B, now, offered, picks, play, refused } from '@smash/testkit/play';
import { latecomer } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const ready = ['A King Rex', 'B Invader'];

describe('Discards Are Forever: Each player reveals cards from their deck until they reveal a minion, then discards every card so revealed.', () => {
  it('every player, the minion too; cards below it stay (TOP-1)', () =>
    play({
      seats: {
        A: { hand: ['Discards Are Forever'], deck: ['Scout', 'Filler'] },
        B: { deck: ['Howl', 'Cannon', 'Walker', 'Filler'] },
        C: { deck: ['Howl', 'Cannon'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Discards Are Forever'),
        now({
          asked: null,
          deck: { A: ['Filler'], B: ['Filler'], C: 0 },
          discard: {
            A: ['Scout', 'Discards Are Forever'],
            B: ['Howl', 'Cannon', 'Walker'],
            C: ['Howl', 'Cannon'],
          },
        }),
      ],
    }));

  it('an empty deck is refilled first (TOP-2)', () =>
    play({
      seats: { A: { hand: ['Discards Are Forever'], deck }, B: { deck: [], discard: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Discards Are Forever'),
        ({ events }) =>
          expect(events.some((e) => e.type === 'reveal' && e.cards?.some(({ name }) => name === 'Scout'))).toBe(true),
        now({ asked: null, deck: { A: 3 }, discard: { B: ['Scout'] } }),
      ],
    }));
});

describe('For My Eyes Only: Look at the top five cards of your deck, then place them on the top and/or bottom of it in any order.', () => {
  it('for-my-eyes-only/1 five cards that you alone see, to both ends (TERM-12)', () =>
    play({
      seats: { A: { hand: ['For My Eyes Only'], deck: ['Scout', 'Walker', 'Howl', 'Invader', 'Cannon', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('For My Eyes Only'),
        now({ sees: { A: { has: ['Scout', 'Cannon'] }, B: { lacks: ['Scout', 'Cannon'] } } }),
        offered('A', ['Scout', 'Walker', 'Howl', 'Invader', 'Cannon', 'done'], ['Filler']),
        A.answers('Cannon', 'Howl', 'done'),
        A.answers('Walker', 'Invader', 'Scout'),
        now({ asked: null, deck: { A: ['Cannon', 'Howl', 'Filler', 'Walker', 'Invader', 'Scout'] } }),
      ],
    }));
});

describe('From Q With Love: Draw three cards, then discard two cards.', () => {
  it('draws first, so the drawn ones may go (RES-3)', () =>
    play({
      seats: { A: { hand: ['From Q With Love', 'Filler'], deck: ['Scout', 'Walker', 'Howl', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('From Q With Love'),
        offered('A', ['Filler', 'Scout', 'Walker', 'Howl'], ['Invader', 'done']),
        picks('A', 2, 2),
        refused(A.answers('Scout')),
        refused(A.answers('Scout', 'Filler', 'Walker')),
        A.answers('Scout', 'Filler'),
        now({
          asked: null,
          hand: { A: ['Walker', 'Howl'] },
          discard: { A: ['Scout', 'Filler', 'From Q With Love'] },
        }),
      ],
    }));

  it('as many as there are (RES-11)', () =>
    play({
      seats: { A: { hand: ['From Q With Love'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('From Q With Love'), now({ asked: null, hand: { A: 0 } })],
    }));
});

describe('Live and Let Chum: Special: Before a base scores, destroy a minion there with power 3 or less.', () => {
  it('only there, of power 3 or less, anybody’s; only before a base scores (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Live and Let Chum'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready, 'A Walker', 'B Filler +3'), at('Moor', 'B Scout')],
      steps: [
        refused(A.plays('Live and Let Chum')),
        A.ends(),
        A.answers('Live and Let Chum'),
        offered('A', ['Invader', 'Walker'], ['King Rex', 'Filler', 'Scout', 'no']),
        A.answers('Invader'),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { B: { has: ['Invader'] } } }),
      ],
    }));

  it('without one nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ['Live and Let Chum'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex', 'B King Rex'), at('Moor', 'B Scout')],
      steps: [A.ends(), A.answers('Live and Let Chum'), now(at('Moor', 'B Scout'), { turn: 'B', asked: null })],
    }));
});

describe('Mindraker: Put this on a base. Ongoing: While this base is scoring, other players cannot play Specials.', () => {
  it('neither an action nor a minion of the hand; yours can (ABL-8)', () =>
    play({
      seats: {
        A: { hand: ['Live and Let Chum'], deck },
        B: { hand: ['Live and Let Chum', 'Shinobi'], deck },
        C: { deck },
      },
      bases: [at('Meadow', ...ready, 'A Mindraker'), at('Moor', 'C Filler')],
      steps: [
        A.ends(),
        offered('A', ['Live and Let Chum', 'pass']),
        A.answers('pass'),
        now({ turn: 'B', hand: { B: { has: ['Live and Let Chum', 'Shinobi'] } } }),
      ],
    }));

  it('mindraker/1 from the choice of the base until the end, also after it has scored (SCORE-12)', () => {
    for (const [on, asked] of [
      ['A Mindraker', false],
      ['B Mindraker', true],
    ] as const)
      play({
        seats: { A: { deck }, B: { hand: ['I Will Survive'], deck } },
        bases: [at('Meadow', ...ready, on), at('Moor')],
        steps: [A.ends(), ...(asked ? [offered('B', ['I Will Survive', 'pass'])] : [now({ turn: 'B', asked: null })])],
      });
  });

  it('mindraker/1 not while another base scores, nor in the Play Cards phase (SCORE-13)', () => {
    play({
      seats: { A: { deck }, B: { hand: ['Live and Let Chum'], deck } },
      bases: [at('Meadow', ...ready), at('Moor', 'A Mindraker')],
      steps: [A.ends(), offered('B', ['Live and Let Chum', 'pass'])],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Full Sail', 'Fan'], deck } },
      bases: [at('Meadow', 'B Filler', 'A Mindraker'), at('Moor')],
      steps: [now({ can: [B.plays('Full Sail'), B.uses('Fan')] })],
    });
  });

  it('mindraker/2 Special abilities of cards in play still resolve (ABL-1)', () =>
    play({
      cards: [latecomer],
      seats: { A: { deck }, B: { hand: ['Walker'], deck } },
      bases: [at('Meadow', ...ready, 'A Mindraker', 'B Latecomer'), at('Moor')],
      steps: [A.ends(), offered('B', ['Latecomer', 'pass'])],
    }));
});

describe('Permit to Kill: Each other player reveals the top two cards of their deck, discards every minion revealed and returns the others to the top in any order.', () => {
  it('the others only: minions are discarded, two actions go back in the order their player chooses (DECK-3)', () =>
    play({
      seats: {
        A: { hand: ['Permit to Kill'], deck: ['Scout', 'Filler'] },
        B: { deck: ['Howl', 'Cannon', 'Filler'] },
        C: { deck: ['Howl', 'Walker', 'Filler'] },
      },
      bases: [at('Meadow'), at('Moor', 'C Filler')],
      steps: [
        A.plays('Permit to Kill'),
        offered('B', ['Howl', 'Cannon'], ['done']),
        B.answers('Cannon', 'Howl'),
        now({
          asked: null,
          deck: { A: ['Scout', 'Filler'], B: ['Cannon', 'Howl', 'Filler'], C: ['Howl', 'Filler'] },
          discard: { A: ['Permit to Kill'], B: [], C: ['Walker'] },
        }),
      ],
    }));

  it('two minions are both discarded; an empty deck is refilled (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Permit to Kill'] }, B: { deck: [], discard: ['Scout', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Permit to Kill'), now({ asked: null, deck: { B: 0 }, discard: { B: ['Scout', 'Walker'] } })],
    }));
});

describe('The Base Is Not Enough: Special: Before a base scores, choose a minion there with power 4 or less. You control that minion this turn.', () => {
  it('its power counts for you when the base scores (TERM-5)', () =>
    play({
      seats: { A: { hand: ['The Base Is Not Enough'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader', 'B Laseratops', 'B King Rex +1', 'B Filler +4'), at('Moor', 'B Scout')],
      steps: [
        A.ends(),
        A.answers('The Base Is Not Enough'),
        offered('A', ['Laseratops', 'Invader'], ['King Rex', 'Filler', 'Scout', 'no']),
        A.answers('Laseratops'),
        now({ turn: 'B', vp: { A: 2, B: 3 }, discard: { B: ['Laseratops', 'King Rex', 'Filler'] } }),
      ],
    }));

  it('only until the end of the turn (TERM-11)', () =>
    play({
      seats: { A: { hand: ['The Base Is Not Enough'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex +1', 'B Walker with A Flying Monkey', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('The Base Is Not Enough', 'Walker'),
        A.answers('Flying Monkey', '?Moor'),
        now(at('Moor', 'B Walker'), { turn: 'B' }),
      ],
    }));
});

describe('The Spy Who Ditched Me: Each other player must discard a minion from their hand or reveal a hand without minions.', () => {
  it('the-spy-who-ditched-me/1 a minion of their choice; only who has none shows the hand (INFO-3)', () =>
    play({
      seats: {
        A: { hand: ['The Spy Who Ditched Me', 'Filler'] },
        B: { hand: ['Scout', 'Walker', 'Howl'] },
        C: { hand: ['Howl', 'Cannon'] },
      },
      bases: [at('Meadow'), at('Moor', 'C Filler')],
      steps: [
        A.plays('The Spy Who Ditched Me'),
        offered('B', ['Scout', 'Walker'], ['Howl', 'no']),
        B.answers('Walker'),
        ({ events }) =>
          expect(events.flatMap((e) => (e.type === 'reveal' ? e.cards!.map(({ name }) => name) : []))).toEqual([
            'Cannon',
            'Howl',
          ]),
        now({
          asked: null,
          hand: { A: ['Filler'], B: ['Scout', 'Howl'], C: ['Howl', 'Cannon'] },
          discard: { B: ['Walker'], C: [] },
        }),
      ],
    }));
});

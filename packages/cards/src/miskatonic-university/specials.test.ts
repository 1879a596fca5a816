import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('"Old Man Jenkins!?": Special: Before a base scores, destroy one of the minions with the highest power there.', () => {
  const jenkins = '"Old Man Jenkins!?"';
  const seats = () => ({ A: { deck }, B: { hand: [jenkins], deck } });

  it('one of the strongest there, whosever; nothing weaker, nothing at another base (VP-5, SCORE-13)', () =>
    play({
      seats: seats(),
      bases: [at('Meadow', 'A Warbot +1', 'B Pirate King', 'A Invader'), at('Moor', 'A Filler +6')],
      steps: [
        A.ends(),
        B.answers(jenkins),
        offered('B', ['Warbot', 'Pirate King'], ['Invader', 'Filler', 'no']),
        B.answers('Pirate King'),
        now({ turn: 'B', vp: { A: 3, B: 0 }, discard: { B: [jenkins, 'Pirate King'] } }),
      ],
    }));

  it('has to take the strongest, including a protected one; the base scores anyway (RES-13, SCORE-4)', () =>
    play({
      seats: seats(),
      bases: [at('Meadow', 'A Warbot +2', 'B Invader', 'A Filler'), at('Moor')],
      steps: [
        A.ends(),
        B.answers(jenkins),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: { has: ['Warbot'] }, B: [jenkins, 'Invader'] } }),
      ],
    }));

  it('not as a regular action, and not after scoring; it may be kept (PLAY-6, ABL-4)', () =>
    play({
      seats: { A: { hand: [jenkins], deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      steps: [
        refused(A.plays(jenkins)),
        A.ends(),
        offered('A', [jenkins, 'pass']),
        A.answers('pass'),
        now({ turn: 'B', vp: { A: 3 }, hand: { A: { has: [jenkins] } } }),
      ],
    }));
});

describe('Things Best Not Known: Special: Before a base scores, choose a minion there and draw up to three Madness cards. That minion gets +2 power this turn for each one drawn.', () => {
  const things = 'Things Best Not Known';
  const seats = () => ({ A: { deck }, B: { hand: [things], deck } });

  it('things-best-not-known/2 from hand, before scoring: any minion there, up to three cards (PLAY-6, RES-12)', () =>
    play({
      seats: seats(),
      madness: 9,
      bases: [at('Meadow', 'A Filler +6', 'B Walker', 'B Filler'), at('Moor', 'B Scout')],
      steps: [
        refused(B.plays(things)),
        A.ends(),
        B.answers(things),
        offered('B', ['Filler/A', 'Walker', 'Filler/B'], ['Scout', 'no']),
        B.answers('Walker'),
        offered('B', ['0', '1', '2', '3']),
        B.answers('3'),
        now({ turn: 'B', madness: 6, vp: { A: 2, B: 3 }, hand: { B: ['Madness', 'Madness', 'Madness'] } }),
      ],
    }));

  it.each([
    ['0', 9, 3, 2],
    ['2', 7, 3, 3],
  ])('with %s cards %d are left, and the base gives %d and %d VP (VP-3)', (n, madness, ofA, ofB) =>
    play({
      seats: seats(),
      madness: 9,
      bases: [at('Meadow', 'A Filler +6', 'B Walker', 'B Filler'), at('Moor')],
      steps: [A.ends(), B.answers(things, 'Walker', n), now({ turn: 'B', madness, vp: { A: ofA, B: ofB } })],
    }),
  );

  it('things-best-not-known/1 the power lasts until the end of the turn (TERM-11)', () =>
    play({
      seats: { A: { hand: [things], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow', 'A Scout +7', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.ends(),
        A.answers(things, 'Scout', '2'),
        // After scoring it may be saved: it is still that strong.
        now({ asked: { seat: 'A', has: ['Scout'] }, cards: { Scout: { power: 14 } } }),
        A.answers('Scout'),
        now({ turn: 'B', hand: { A: { has: ['Scout', 'Madness', 'Madness'] } } }),
      ],
    }));

  it('no more than are left; without a minion there the cards may be drawn anyway (MAD-1, RES-3)', () => {
    play({
      seats: seats(),
      madness: 1,
      bases: [at('Meadow', 'A Filler +6', 'B Invader'), at('Moor')],
      steps: [
        A.ends(),
        B.answers(things, 'Invader'),
        offered('B', ['0', '1'], ['2']),
        B.answers('1'),
        now({ turn: 'B', madness: 0, vp: { A: 3, B: 2 } }),
      ],
    });
    play({
      seats: { A: { deck }, B: { hand: [things], deck } },
      madness: 9,
      bases: [at('Meadow', 'A Major Ursa +10'), at('Moor')],
      steps: [A.ends(), B.answers(things, '2'), now({ turn: 'B', madness: 7, vp: { A: 3, B: 0 } })],
    });
  });
});

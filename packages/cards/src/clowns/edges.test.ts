import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { latecomer } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Mime: As an extra action, you may play from your discard pile a standard action that you have not played this turn.', () => {
  it('one that another player has played this turn is none that you have played', () =>
    play({
      cards: [latecomer],
      turn: 'B',
      seats: { A: { hand: ['Mime'], discard: ['Howl'] }, B: { hand: ['Street Rat'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'A Latecomer')],
      steps: [
        B.plays('Street Rat'),
        B.answers('?Howl'),
        now({ discard: { A: ['Howl'] } }),
        B.ends(),
        A.answers('Latecomer', 'Mime', 'Moor'),
        offered('A', ['Howl', 'no']),
        A.answers('Howl'),
        now({ turn: 'A', deck: { A: { has: ['Howl'] } } }),
      ],
    }));
});

describe('Confetti Bucket: Discard up to four cards. Then draw one card for each card so discarded.', () => {
  it('none for a card that cannot be discarded (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Archive',
          1,
          'No Scout can be discarded.',
          protect((q, _me, op) => op.verb === 'discard' && q.name(op.card) === 'Scout'),
        ),
      ],
      seats: { A: { hand: ['Confetti Bucket', 'Scout', 'Walker'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Archive')],
      steps: [
        A.plays('Confetti Bucket'),
        A.answers('Scout', 'Walker'),
        now({ asked: null, hand: { A: ['Scout', 'Filler'] }, discard: { A: ['Walker', 'Confetti Bucket'] } }),
      ],
    }));
});

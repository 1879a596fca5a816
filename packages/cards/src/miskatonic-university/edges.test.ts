import { A, at, now, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const bases = [at('Meadow'), at('Moor')];

describe("Asylum: Each time a minion has been played here, that minion's owner may return one Madness card from their hand to the Madness deck.", () => {
  it('of several Madness cards in the hand one is returned (RES-12)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Madness', 'Madness'] } },
      madness: 9,
      bases: [at('Asylum'), at('Moor')],
      steps: [
        A.plays('Filler', 'Asylum'),
        A.answers('Asylum'),
        now({ asked: null, madness: 10, hand: { A: ['Madness'] } }),
      ],
    }));
});

describe('Psychologist: You may return one Madness card to the Madness deck from your hand or discard pile.', () => {
  it('not two (RES-12)', () =>
    play({
      seats: { A: { hand: ['Psychologist', 'Madness'], discard: ['Madness'] } },
      madness: 9,
      bases,
      steps: [A.plays('Psychologist', 'Meadow'), refused(A.answers('Madness@hand', 'Madness@discard'))],
    }));
});

describe('Jinkies!: Return up to two of the Madness cards in your hand and/or discard pile to the Madness deck.', () => {
  it('not three (RES-12)', () =>
    play({
      seats: { A: { hand: ['Jinkies!', 'Madness'], discard: ['Madness', 'Madness'] } },
      madness: 9,
      bases,
      steps: [A.plays('Jinkies!'), refused(A.answers('Madness@hand', 'Madness@discard#1', 'Madness@discard#2'))],
    }));
});

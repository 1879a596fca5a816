import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Professor: Talent: Discard a Madness card. If you did, you may play an extra minion and/or an extra action.', () => {
  it('professor/1 for one Madness card, which goes to your own discard pile, both extra plays (MAD-2, RES-14)', () =>
    play({
      seats: { A: { hand: ['Madness', 'Filler', 'Filler', 'Filler', 'Howl', 'Howl', 'Howl'], deck } },
      madness: 9,
      bases: [at('Meadow', 'A Professor'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Howl'),
        refused(A.plays('Filler', 'Moor')),
        A.uses('Professor'),
        now({ asked: null, madness: 9, discard: { A: ['Howl', 'Madness'] } }),
        A.plays('Howl'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, cannot: [A.plays('Howl'), A.plays('Filler', 'Moor'), A.uses('Professor')] }),
      ],
    }));

  it('one of the two plays alone is fine, and what is left over lapses (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Madness', 'Howl', 'Howl', 'Howl', 'Filler', 'Filler'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Professor'), at('Moor')],
      steps: [
        A.uses('Professor'),
        A.plays('Howl'),
        A.plays('Howl'),
        A.ends(),
        B.ends(),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));

  it('not without a Madness card in hand (RES-3)', () =>
    play({
      seats: { A: { hand: ['Howl'], discard: ['Madness'] } },
      bases: [at('Meadow', 'A Professor'), at('Moor')],
      steps: [refused(A.uses('Professor'))],
    }));
});

describe('Librarian: Talent: Discard a Madness card; if you did, draw one card.', () => {
  it('librarian/1 the Madness card goes to your own discard pile, for one card from your own deck (MAD-2)', () =>
    play({
      seats: { A: { hand: ['Madness', 'Madness'], deck: ['Walker', 'Scout'] } },
      madness: 9,
      bases: [at('Meadow', 'A Librarian'), at('Moor')],
      steps: [
        A.uses('Librarian'),
        now({ asked: null, madness: 9, hand: { A: ['Madness', 'Walker'] }, discard: { A: ['Madness'] } }),
        refused(A.uses('Librarian')),
      ],
    }));

  it('two of them, each with a separate card; none without one (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Madness'], deck: ['Madness', 'Scout', 'Walker'] }, B: { hand: ['Madness'] } },
      bases: [at('Meadow', 'A Librarian', 'B Librarian'), at('Moor', 'A Librarian')],
      steps: [
        A.uses('Librarian@Meadow/A'),
        now({ hand: { A: ['Madness'] } }),
        refused(A.uses('Librarian@Meadow/B')),
        A.uses('Librarian@Moor'),
        now({ asked: null, hand: { A: ['Scout'], B: ['Madness'] }, discard: { A: ['Madness', 'Madness'] } }),
      ],
    }));

  it('not without a Madness card in hand (RES-3)', () =>
    play({
      seats: { A: { hand: ['Howl'], discard: ['Madness'] } },
      bases: [at('Meadow', 'A Librarian'), at('Moor')],
      steps: [refused(A.uses('Librarian'))],
    }));
});

describe('Psychologist: You may return one Madness card to the Madness deck from your hand or discard pile.', () => {
  const seats = () => ({
    A: { hand: ['Psychologist', 'Madness', 'Walker'], discard: ['Madness', 'Howl'] },
    B: { discard: ['Madness'] },
  });
  const bases = [at('Meadow'), at('Moor')];

  it('from your hand or your discard pile, one only (MAD-2)', () => {
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [
        A.plays('Psychologist', 'Meadow'),
        offered('A', ['Madness@hand', 'Madness@discard/A', 'no'], ['Madness/B', 'Howl', 'Walker']),
        A.answers('Madness@discard'),
        now({ asked: null, madness: 10, hand: { A: ['Madness', 'Walker'] }, discard: { A: ['Howl'], B: ['Madness'] } }),
      ],
    });
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [
        A.plays('Psychologist', 'Meadow'),
        A.answers('Madness@hand'),
        now({ asked: null, madness: 10, hand: { A: ['Walker'] }, discard: { A: ['Madness', 'Howl'] } }),
      ],
    });
  });

  it('it may be declined; without one nobody is asked (TERM-14)', () => {
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [A.plays('Psychologist', 'Meadow'), A.answers('no'), now({ asked: null, madness: 9 })],
    });
    play({
      seats: { A: { hand: ['Psychologist'] }, B: { hand: ['Madness'] } },
      bases,
      steps: [A.plays('Psychologist', 'Meadow'), now({ asked: null })],
    });
  });
});

describe('Researcher: You may draw a Madness card.', () => {
  const seats = () => ({ A: { hand: ['Researcher'] } });
  const bases = [at('Meadow'), at('Moor')];

  it('one, or none (TERM-14)', () => {
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [
        A.plays('Researcher', 'Meadow'),
        A.answers('yes'),
        now({ asked: null, madness: 8, hand: { A: ['Madness'] } }),
      ],
    });
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [A.plays('Researcher', 'Meadow'), A.answers('no'), now({ asked: null, madness: 9, hand: { A: [] } })],
    });
  });

  it('nobody is asked when there is none left (MAD-1)', () =>
    play({
      seats: seats(),
      madness: 0,
      bases,
      steps: [A.plays('Researcher', 'Meadow'), now(at('Meadow', 'A Researcher'), { asked: null, hand: { A: [] } })],
    }));

  it('not for one that moves (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Bear Rides You'] }, B: {} },
      bases: [at('Meadow', 'A Researcher'), at('Moor')],
      steps: [A.plays('Bear Rides You'), now(at('Moor', 'A Researcher'), { asked: null, hand: { A: [], B: [] } })],
    }));

  it('each of its owner’s asks for that one card, in whoever’s turn it is played', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Researcher'] } },
      madness: 9,
      bases,
      steps: [B.plays('Researcher', 'Moor'), B.answers('yes'), now({ madness: 8, hand: { A: [], B: ['Madness'] } })],
    }));
});

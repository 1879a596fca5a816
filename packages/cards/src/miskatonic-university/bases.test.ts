import { look, onPlay, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe("Asylum: Each time a minion has been played here, that minion's owner may return one Madness card from their hand to the Madness deck.", () => {
  it('one of the hand, or none (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Summon', 'Madness', 'Madness'], discard: ['Madness'] } },
      madness: 9,
      bases: [at('Asylum'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Filler', 'Asylum'),
        A.answers('Asylum'),
        now({ asked: null, madness: 10, hand: { A: ['Filler', 'Madness'] }, discard: { A: ['Madness', 'Summon'] } }),
        A.plays('Filler', 'Asylum'),
        offered('A', ['Asylum', 'pass']),
        A.answers('pass'),
        now({ asked: null, madness: 10, hand: { A: ['Madness'] } }),
      ],
    }));

  it('one that the minion itself has brought counts, since it is resolved first (RES-1)', () =>
    play({
      seats: { A: { hand: ['Researcher'] } },
      madness: 9,
      bases: [at('Asylum'), at('Moor')],
      steps: [
        A.plays('Researcher', 'Asylum'),
        A.answers('yes'),
        A.answers('Asylum'),
        now({ asked: null, madness: 9, hand: { A: [] } }),
      ],
    }));

  it('nobody is asked without a Madness card in hand, for a minion elsewhere, or for one that moves here', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Bear Rides You', 'Summon'], discard: ['Madness'] } },
      madness: 9,
      bases: [at('Asylum', 'A Enshrouding Mist'), at('Moor')],
      steps: [
        A.plays('Filler', 'Asylum'),
        now({ asked: null }),
        A.plays('Filler', 'Moor'),
        A.plays('Bear Rides You'),
        A.answers('Filler@Moor'),
        now({ asked: null, madness: 9 }),
      ],
    }));

  it('for every player; not under a Jammed Signal (TERM-13)', () => {
    const seats = () => ({ B: { hand: ['Filler', 'Madness'], deck } });
    play({
      turn: 'B',
      seats: seats(),
      madness: 9,
      bases: [at('Asylum', 'A Filler'), at('Moor')],
      steps: [B.plays('Filler', 'Asylum'), B.answers('Asylum'), now({ asked: null, madness: 10 })],
    });
    play({
      turn: 'B',
      seats: seats(),
      madness: 9,
      bases: [at('Asylum', 'A Jammed Signal'), at('Moor')],
      steps: [B.plays('Filler', 'Asylum'), now({ asked: null, madness: 9 })],
    });
  });
  it('a monster has no owner who could return one (MON-1)', () =>
    play({
      cards: [
        actionCard(
          'Call',
          'standard',
          'Play a monster on the first base.',
          onPlay(function* (me) {
            yield* playMonsters(yield* look((q) => q.bases()[0]!), 1, me.seat);
          }),
        ),
      ],
      seats: { A: { hand: ['Call', 'Madness'] } },
      madness: 9,
      monsterDeck: ['Bigfoot'],
      bases: [at('Asylum'), at('Moor')],
      steps: [A.plays('Call'), now(at('Asylum', '- Bigfoot'), { asked: null, madness: 9, hand: { A: ['Madness'] } })],
    }));
});

describe('Miskatonic University: After this base scores, the winner may return any number of Madness cards to the Madness deck from their hand and discard pile.', () => {
  const university = 'Miskatonic University';
  const seats = () => ({
    A: { hand: ['Madness', 'Walker'], discard: ['Madness', 'Madness', 'Scout'], deck: [] },
    B: { hand: ['Madness'], deck },
  });

  it('any of both, and no other card; not the second (SCORE-8)', () =>
    play({
      seats: seats(),
      madness: 9,
      bases: [at(university, 'A Filler +14', 'B Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        A.answers(university),
        offered('A', ['Madness', 'Madness', 'Madness', 'done'], ['Walker', 'Scout', 'Filler']),
        A.answers('Madness@hand/A', 'Madness@discard/A', 'done'),
        now({ turn: 'B', madness: 11, vp: { A: 3, B: 3 }, hand: { B: ['Madness'] } }),
      ],
    }));

  it('all, or none; it may be declined (RES-12, TERM-14)', () => {
    const bases = [at(university, 'A Filler +23'), at('Moor')];
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [A.ends(), A.answers(university, 'Madness', 'Madness', 'Madness'), now({ turn: 'B', madness: 12 })],
    });
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [A.ends(), A.answers(university), A.answers('done'), now({ asked: null, turn: 'B', madness: 9 })],
    });
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [A.ends(), A.answers('pass'), now({ asked: null, turn: 'B', madness: 9 })],
    });
  });

  it('tied winners each, clockwise from the current player (VP-4)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Madness'], deck }, B: { hand: ['Madness'], deck } },
      madness: 9,
      bases: [at(university, 'A Filler +11', 'B Filler +11'), at('Moor')],
      steps: [
        B.ends(),
        B.answers(university, 'Madness'),
        A.answers(university, 'Madness'),
        now({ turn: 'A', madness: 11, vp: { A: 3, B: 3 } }),
      ],
    }));

  it('a winner without Madness cards is not asked, nor when another base scores (SCORE-13)', () => {
    play({
      seats: { A: { hand: ['Walker'], deck }, B: { hand: ['Madness'], deck } },
      madness: 9,
      bases: [at(university, 'A Filler +23'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', madness: 9 })],
    });
    play({
      seats: { A: { hand: ['Madness'], deck }, B: { deck } },
      madness: 9,
      bases: [at(university, 'A Filler'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now({ turn: 'B', madness: 9, vp: { A: 3 } })],
    });
  });
});

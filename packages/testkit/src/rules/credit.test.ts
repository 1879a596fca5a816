import { describe, expect, it } from 'vitest';
import { A, at, B, now, play, queryOf } from '../play.ts';

describe('TERM-2: what a base has a player carry out is credited to that player', () => {
  it("Sewer Hideout: you have placed its counter, and Ancient Lord's follows", () =>
    play({
      seats: { A: { hand: ['Mystic Studies', 'Time Loop'], deck: ['Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Sewer Hideout', 'A Invader'), at('Moor', 'A Ancient Lord')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Mystic Studies'),
        A.answers('Sewer Hideout', '?Invader'),
        now({ cards: { Invader: { counters: 2 } } }),
      ],
    }));

  it('Sewer Hideout: the counters you have placed with it let you play Ancient Lord', () =>
    play({
      seats: {
        A: { hand: ['Mystic Studies', 'Gimme the Prize', 'Time Loop'], deck: ['Filler', 'Filler', 'Filler', 'Filler'] },
      },
      titans: [{ seat: 'A', card: 'Ancient Lord' }],
      bases: [at('Sewer Hideout', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gimme the Prize'),
        A.answers('?Invader', 'Sewer Hideout', '?Invader', 'Ancient Lord', 'Moor'),
        now(at('Moor', 'A Ancient Lord')),
      ],
    }));

  it("The Hill: it is the current player who moves; Cool Cats' Alley: whoever uses it destroys (Field of Honor counts players)", () =>
    play({
      seats: { A: {} },
      bases: [at("Cool Cats' Alley", 'A Walker', 'A Invader'), at('Moor')],
      steps: [{ by: 'A', use: "Cool Cats' Alley" }, A.answers('Walker'), now({ discard: { A: ['Walker'] } })],
    }));

  it('a base that names nobody does it itself: Tar Pits and Temple of Goju credit no player', () =>
    play({
      turn: 'A',
      bases: [at('Temple of Goju', 'A Invader +15', 'B Walker'), at('Moor')],
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] }, B: { deck: ['Filler'] } },
      steps: [A.ends(), now({ deck: { A: { bottom: ['Invader'] }, B: { bottom: ['Walker'] } } })],
    }));
});

describe('CTR-1: counters that only count are no power counters', () => {
  it('Ancient Lord does not add one to what is put on a Time Box set aside', () =>
    play({
      turn: 'B',
      titans: [{ seat: 'A', card: 'Time Box' }],
      seats: { A: { deck: ['Filler', 'Filler'] }, B: { deck: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Ancient Lord'), at('Moor')],
      steps: [
        B.ends(),
        ({ state }) => {
          const q = queryOf(state);
          expect(q.titansNamed('Time Box').map((ix) => q.card(ix).counters)).toEqual([1]);
        },
      ],
    }));

  it('they do not count as counters that you have placed on a card of yours: the fifth lets Time Box be played', () =>
    play({
      turn: 'B',
      titans: [{ seat: 'A', card: 'Time Box', counters: 4 }],
      seats: { A: { deck: ['Filler', 'Filler'] }, B: { deck: ['Filler', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Time Box', 'Moor'),
        now(at('Moor', 'A Time Box'), { cards: { 'Time Box': { counters: 0 } } }),
      ],
    }));
});

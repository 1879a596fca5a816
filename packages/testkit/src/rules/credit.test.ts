import { act, carriedOutBy, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, now, play, queryOf } from '../play.ts';

describe('TERM-2: when a base has a player carry something out, that player gets the credit', () => {
  it("Sewer Hideout: its counter counts as placed by you, and Ancient Lord's follows", () =>
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

  it("The Hill: the current player moves; Cool Cats' Alley: its user destroys (Field of Honor counts players)", () =>
    play({
      seats: { A: {} },
      bases: [at("Cool Cats' Alley", 'A Walker', 'A Invader'), at('Moor')],
      steps: [{ by: 'A', use: "Cool Cats' Alley" }, A.answers('Walker'), now({ discard: { A: ['Walker'] } })],
    }));

  it('a base that names nobody acts itself: Tar Pits and Temple of Goju credit no player', () =>
    play({
      turn: 'A',
      bases: [at('Temple of Goju', 'A Invader +15', 'B Walker'), at('Moor')],
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] }, B: { deck: ['Filler'] } },
      steps: [A.ends(), now({ deck: { A: { bottom: ['Invader'] }, B: { bottom: ['Walker'] } } })],
    }));
});

describe('CTR-1: plain counters are not power counters', () => {
  it('Ancient Lord does not add to counters on a set-aside Time Box', () =>
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

  it('they do not count as counters placed on your cards: the fifth lets Time Box be played', () =>
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

describe('TERM-2, RES-9: a standard action is one event, whichever players carry out its parts', () => {
  const blessing = actionCard(
    'Blessing',
    'standard',
    'Each player places a +1 power counter on each of your minions.',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.minionsOf(me.seat));
      for (const player of yield* look((q) => q.clockwise()))
        yield* act(...carriedOutBy(player, ...minions.map((ix) => ops.counters(ix, 1))));
    }),
  );

  it('what reacts to its affecting minions does so once', () =>
    play({
      cards: [blessing],
      seats: { A: { hand: ['Blessing'], deck: ['Scout', 'Walker'] } },
      bases: [at('Boogie Wonderland', 'A Invader', 'B Walker'), at('Moor')],
      steps: [A.plays('Blessing'), now({ asked: null, hand: { A: ['Scout'] }, cards: { Invader: { counters: 2 } } })],
    }));
});

import { act, isAnothers, look, ops, talent } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const seats = { A: { deck }, B: { deck } };

describe('USS Undertaking: At the start of your turn, you may move one minion of yours to here, or one that is here to another base.', () => {
  const start = { seats, phase: 'start' } as const;

  it('to here, or from here to a base of your choice; yours only', () => {
    const bases = [at('USS Undertaking', 'A Walker', 'B Filler'), at('Moor', 'A Invader', 'B Scout'), at('Marsh')];
    play({
      ...start,
      bases,
      steps: [
        offered('A', ['USS Undertaking', 'pass']),
        A.answers('USS Undertaking'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'Scout']),
        A.answers('Invader'),
        now(at('USS Undertaking', 'A Walker', 'B Filler', 'A Invader'), { phase: 'play', asked: null }),
      ],
    });
    play({
      ...start,
      bases,
      steps: [
        A.answers('USS Undertaking', 'Walker'),
        offered('A', ['Moor', 'Marsh'], ['USS Undertaking']),
        A.answers('Marsh'),
        now(at('USS Undertaking', 'B Filler'), at('Marsh', 'A Walker'), { phase: 'play', asked: null }),
      ],
    });
  });

  it('declined; without a minion, or another base, nobody is asked; in the turn of B it is B', () => {
    play({
      ...start,
      bases: [at('USS Undertaking', 'A Walker'), at('Moor')],
      steps: [A.answers('pass'), now(at('USS Undertaking', 'A Walker'), { phase: 'play', asked: null })],
    });
    play({
      ...start,
      bases: [at('USS Undertaking', 'B Walker'), at('Moor')],
      steps: [now({ phase: 'play', asked: null })],
    });
    play({ ...start, bases: [at('USS Undertaking', 'A Walker')], steps: [now({ phase: 'play', asked: null })] });
    play({
      ...start,
      turn: 'B',
      bases: [at('USS Undertaking', 'A Walker'), at('Moor', 'B Filler')],
      steps: [B.answers('USS Undertaking', '?Filler'), now(at('USS Undertaking', 'A Walker', 'B Filler'), at('Moor'))],
    });
  });
});

describe("Neutral Space: A minion here is not affected by other players' minions that are here.", () => {
  it('by one that is here it is not; by one elsewhere, or by an action, it is', () => {
    for (const [where, left] of [
      ['Neutral Space', true],
      ['Moor', false],
    ] as const)
      play({
        seats: { A: {}, B: { hand: ['Supreme Overlord'] } },
        turn: 'B',
        bases: [at('Neutral Space', 'A Walker', 'B Filler'), at('Moor')],
        steps: [
          B.plays('Supreme Overlord', where),
          B.answers('Walker'),
          now({ asked: null, hand: { A: left ? [] : ['Walker'] } }),
        ],
      });
    play({
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Neutral Space', 'A Walker', 'B Filler'), at('Moor')],
      steps: [B.plays('Seeing Stars'), B.answers('Walker'), now({ asked: null, discard: { A: ['Walker'] } })],
    });
  });

  it("another player's action here affects it", () =>
    play({
      cards: [
        actionCard(
          'Mine',
          'base',
          'Talent: Destroy each minion of another player.',
          talent(function* (me) {
            yield* act(...(yield* look((q) => q.minions((ix) => isAnothers(me)(q, ix)))).map(ops.destroy));
          }),
        ),
      ],
      seats: { A: {}, B: {} },
      turn: 'B',
      bases: [at('Neutral Space', 'A Walker', 'B Mine'), at('Moor')],
      steps: [B.uses('Mine'), now(at('Neutral Space', 'B Mine'), { asked: null })],
    }));

  it('your own minions here affect yours; a minion elsewhere is not safe from one here', () => {
    play({
      seats: { A: { hand: ['Supreme Overlord'] }, B: {} },
      bases: [at('Neutral Space', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Supreme Overlord', 'Neutral Space'),
        A.answers('Walker'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: {}, B: { hand: ['Supreme Overlord'] } },
      turn: 'B',
      bases: [at('Neutral Space', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        B.plays('Supreme Overlord', 'Neutral Space'),
        B.answers('Walker'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    });
  });
});

import { act, look, onPlay, ops, protect, thisBaseScores, at as trigger } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const kraken = [{ seat: 'A' as const, card: 'The Kraken' }];

describe('The Kraken: Special: After a base where you had a minion scores, if this titan is not in play, you may play it on the base that replaces that one, announcing "Release the Kraken!". Talent: Move this titan to another base. Other players\' minions there have -1 power this turn. Special: After this base scores, move one of your minions from here to another base.', () => {
  it('comes to the base that replaces the scored one, once that is there (SCORE-10, TIT-2)', () =>
    play({
      titans: kraken,
      baseDeck: ['Fen', 'Heath'],
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor', 'A Invader')],
      steps: [
        A.ends(),
        offered('A', ['The Kraken', 'pass']),
        now(at('Meadow', 'A Filler', 'B Filler'), { titans: { A: ['The Kraken'] } }),
        A.answers('The Kraken'),
        now(at('Fen', 'A The Kraken'), at('Moor', 'A Invader'), { asked: null, turn: 'B', titans: { A: [] } }),
      ],
    }));

  it('may stay set aside', () =>
    play({
      titans: kraken,
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now(at('Heath'), { asked: null, titans: { A: ['The Kraken'] } })],
    }));

  it('comes in another player’s turn too (ABL-4)', () =>
    play({
      turn: 'B',
      titans: kraken,
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor')],
      steps: [B.ends(), A.answers('The Kraken'), now(at('Heath', 'A The Kraken'), { turn: 'A' })],
    }));

  it('needs a minion of its player there: one elsewhere, is not enough', () =>
    play({
      titans: kraken,
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'A Filler')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', titans: { A: ['The Kraken'] } })],
    }));

  it('asks for a minion that was there when the base scored, though it has left since', () =>
    play({
      titans: kraken,
      bases: [at('Ninja Dojo', 'A Filler', 'B Filler +20'), at('Moor')],
      steps: [
        A.ends(),
        B.answers('Ninja Dojo', 'Filler/A'),
        offered('A', ['The Kraken', 'pass']),
        A.answers('The Kraken'),
        now(at('Heath', 'A The Kraken'), { asked: null }),
      ],
    }));

  it('is not asked for a minion that only comes after the base has scored', () =>
    play({
      cards: [
        baseCard(
          'Reef',
          'After this base scores, every minion elsewhere moves here.',
          trigger('afterScore', { when: thisBaseScores }, function* (me) {
            const others = yield* look((q) => q.minions((ix) => q.base(ix) !== me.self));
            yield* act(...others.map((ix) => ops.move(ix, me.self)));
          }),
        ),
      ],
      titans: kraken,
      bases: [at('Reef', 'B Filler +9'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ asked: null, discard: { A: ['Walker'] }, titans: { A: ['The Kraken'] } })],
    }));

  it('stays aside while its player controls another titan elsewhere, and may follow one that leaves with the base (TIT-3)', () => {
    const other = titanCard('Helper', '');
    play({
      cards: [other],
      titans: kraken,
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor', 'A Helper')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', titans: { A: ['The Kraken'] } })],
    });
    play({
      cards: [other],
      titans: kraken,
      bases: [at('Meadow', 'A Filler', 'B Filler +9', 'A Helper'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('The Kraken'),
        now(at('Heath', 'A The Kraken'), { asked: null, titans: { A: ['Helper'] } }),
      ],
    });
  });

  it('two of them may come to the same base: the second to act is tied and leaves again (TIT-6, ME-2)', () =>
    play({
      titans: [...kraken, { seat: 'B', card: 'The Kraken' }],
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('The Kraken'),
        B.answers('The Kraken'),
        now(at('Heath', 'A The Kraken'), { asked: null, titans: { A: [], B: ['The Kraken'] } }),
      ],
    }));

  it('talent: goes to another base and weakens the minions of all others there until the turn ends (CALC-2, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A The Kraken +1', 'B Invader'),
        at('Moor', 'A Invader', 'B Invader', 'C Filler', 'C Walker'),
        at('Marsh', 'B Invader'),
      ],
      steps: [
        A.uses('The Kraken'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Moor'),
        now(at('Meadow', 'B Invader'), at('Moor', 'A The Kraken', 'A Invader', 'B Invader', 'C Filler', 'C Walker'), {
          asked: null,
          bases: { Moor: { power: { A: 4, B: 2, C: 1 } }, Meadow: { power: { B: 3 } }, Marsh: { power: { B: 3 } } },
          cards: { 'The Kraken': { counters: 1 }, Filler: { power: 0 } },
          cannot: [A.uses('The Kraken')],
        }),
        A.ends(),
        now({ bases: { Moor: { power: { A: 4, B: 3, C: 3 } } } }),
      ],
    }));

  it('talent: a minion that comes later is not weakened, one that leaves stays so (CALC-2)', () =>
    play({
      cards: [
        actionCard(
          'Change Places',
          'standard',
          'Move every minion of other players to another base.',
          onPlay(function* (me) {
            const moves = yield* look((q) =>
              q.minions((ix) => q.controller(ix) !== me.seat).map((ix) => [ix, q.otherBases(q.base(ix))[0]!]),
            );
            yield* act(...moves.map(([ix, to]) => ops.move(ix!, to!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Change Places'] } },
      bases: [at('Meadow', 'A The Kraken', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.uses('The Kraken'),
        A.plays('Change Places'),
        now(at('Meadow', 'B Invader'), at('Moor', 'A The Kraken', 'B Walker'), {
          cards: { Invader: { power: 2 }, Walker: { power: 2 } },
        }),
      ],
    }));

  it('talent: a protected minion keeps its power, the others do not (CAN-1)', () =>
    play({
      cards: [
        baseCard(
          'Haven',
          'Invaders here are not affected.',
          protect((q, _me, op) => op.verb === 'power' && q.name(op.card) === 'Invader'),
        ),
      ],
      bases: [at('Meadow', 'A The Kraken'), at('Haven', 'B Invader', 'B Walker')],
      steps: [A.uses('The Kraken'), now({ cards: { Invader: { power: 3 }, Walker: { power: 1 } } })],
    }));

  it('talent: is an ability of another player, but no action (TERM-15, RES-7)', () =>
    play({
      bases: [
        at('Meadow', 'A The Kraken'),
        at('Moor', 'B Invader with B Smoke Bomb', 'B Walker with B Tooth and Claw... and Guns'),
      ],
      steps: [
        A.uses('The Kraken'),
        now(at('Moor', 'A The Kraken', 'B Invader with B Smoke Bomb', 'B Walker'), {
          asked: null,
          cards: { Invader: { power: 2 }, Walker: { power: 2 } },
          discard: { B: ['Tooth and Claw... and Guns'] },
        }),
      ],
    }));

  it('talent: weakens nobody when it cannot move', () =>
    play({
      cards: [
        baseCard(
          'Snare',
          'Nothing here can be moved.',
          protect((q, me, op) => op.verb === 'move' && q.base(op.card) === me.self),
        ),
      ],
      bases: [at('Snare', 'A The Kraken', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.uses('The Kraken'),
        now(at('Snare', 'A The Kraken', 'B Walker'), { cards: { Invader: { power: 3 }, Walker: { power: 2 } } }),
      ],
    }));

  it('the-kraken/1 being moved by another card weakens nobody', () =>
    play({
      cards: [
        actionCard(
          'Tide',
          'standard',
          'Move a titan to another base.',
          onPlay(function* () {
            const [titan, to] = yield* look((q) => {
              const ix = q.s.inPlay.find((one) => q.isTitan(one))!;
              return [ix, q.otherBases(q.base(ix))[0]!];
            });
            yield* act(ops.move(titan!, to!));
          }),
        ),
      ],
      seats: { A: { hand: ['Tide'] } },
      bases: [at('Meadow', 'A The Kraken'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Tide'),
        now(at('Meadow'), at('Moor', 'A The Kraken', 'B Invader'), { cards: { Invader: { power: 3 } } }),
      ],
    }));

  it('the-kraken/2 the others are weaker already when it clashes, and stay so when it has lost (TIT-6)', () => {
    const rival = titanCard('Rival', '');
    const there = (mine: string) => [at('Meadow', 'A The Kraken'), at('Moor', mine, 'B Invader', 'B Rival')];
    play({
      cards: [rival],
      bases: there('A Invader'),
      steps: [
        A.uses('The Kraken'),
        now(at('Moor', 'A Invader', 'B Invader', 'A The Kraken'), { titans: { A: [], B: ['Rival'] } }),
      ],
    });
    play({
      cards: [rival],
      bases: there('A Walker'),
      steps: [
        A.uses('The Kraken'),
        now(at('Moor', 'A Walker', 'B Invader', 'B Rival'), {
          titans: { A: ['The Kraken'], B: [] },
          cards: { Invader: { power: 2 } },
        }),
      ],
    });
  });

  it('after its base has scored one of its player’s minions there has to go to another base (RES-11, SCORE-8)', () =>
    play({
      bases: [at('Meadow', 'A The Kraken', 'A Invader', 'A Walker', 'B Filler +9'), at('Moor'), at('Marsh', 'A Scout')],
      steps: [
        A.ends(),
        offered('A', ['Invader', 'Walker'], ['Scout', 'Filler', 'done']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Moor'),
        now(at('Heath'), at('Moor', 'A Walker'), at('Marsh', 'A Scout'), {
          asked: null,
          titans: { A: ['The Kraken'] },
          discard: { A: ['Invader'], B: ['Filler'] },
          vp: { A: 2, B: 3 },
        }),
      ],
    }));

  it('saves nobody at a base where it is not, and nobody of others where it is (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Invader', 'B Filler +9'), at('Moor', 'A The Kraken', 'B Invader')],
      steps: [
        A.ends(),
        now(at('Moor', 'A The Kraken', 'B Invader'), { asked: null, discard: { A: ['Invader'], B: ['Filler'] } }),
      ],
    }));
  it('does nothing after its base has scored when its player has no minion there', () =>
    play({
      bases: [at('Meadow', 'A The Kraken +2', 'B Filler +9'), at('Moor', 'A Invader')],
      steps: [A.ends(), now(at('Moor', 'A Invader'), { asked: null, turn: 'B', titans: { A: ['The Kraken'] } })],
    }));
  it('at the base that scores it is in play, so it does not come to the new one (TIT-1)', () =>
    play({
      bases: [at('Meadow', 'A The Kraken', 'A Invader', 'B Filler +9'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), at('Moor', 'A Invader'), { asked: null, titans: { A: ['The Kraken'] } })],
    }));
});

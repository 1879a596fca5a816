import { describe, it } from 'vitest';
import { A, at, B, now, offered, play, refused } from '../play.ts';

describe('RES-7: what has replaced going to the discard pile after scoring leaves nothing to choose', () => {
  it('a Special of the minion itself is not offered any more', () =>
    play({
      seats: { A: { hand: ['Wormhole'] } },
      bases: [at('Meadow', 'A Scout +9', 'A First Mate +9'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Wormhole', 'Scout', 'First Mate', 'pass']),
        A.answers('Wormhole'),
        now(at('Moor'), { asked: null, turn: 'B', discard: { A: ['Wormhole'] } }),
      ],
    }));

  it.each(['Return to the Sea', 'Gone with the Wind', 'I Will Survive', 'The Revenge'])(
    '%s cannot choose a minion that goes elsewhere already',
    (special) =>
      play({
        seats: { A: { hand: [special] } },
        bases: [at('Meadow', 'A Scout', 'A Walker', 'A Invader', 'B Filler +20'), at('Moor')],
        steps: [
          A.ends(),
          A.answers('Scout', special),
          offered('A', ['Walker', 'Invader'], ['Scout']),
          refused(A.answers('Scout')),
        ],
      }),
  );

  it('a minion that moves an action onto another needs one that still goes to the discard pile', () =>
    play({
      seats: { A: { hand: ['Sun Tattoo'] } },
      bases: [at('Meadow', 'A Scout +20'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Scout'),
        now(at('Moor'), { asked: null, hand: { A: { has: ['Scout', 'Sun Tattoo'] } } }),
      ],
    }));

  it('Pink Trooper, Retirement Community and Hotel of Holiness pass over such minions', () => {
    play({
      bases: [at('Retirement Community', 'A Pink Trooper +20', 'A Walker', 'A Invader'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Pink Trooper'),
        A.answers('Walker'),
        offered('A', ['Pink Trooper', 'Invader', 'no'], ['Walker']),
      ],
    });
    play({
      bases: [at('Hotel of Holiness', 'A Zero +20', 'A Walker'), at('Moor')],
      steps: [A.ends(), A.answers('Zero'), offered('A', ['Zero', 'pass']), A.answers('pass'), now({ turn: 'B' })],
    });
  });

  it('each player of The Grey Opal saves another minion, of whatever player', () =>
    play({
      bases: [at('The Grey Opal', 'A Walker +20', 'B Scout'), at('Moor')],
      steps: [A.ends(), B.answers('Scout'), now(at('Moor', 'B Scout'), { asked: null, turn: 'B' })],
    }));
});

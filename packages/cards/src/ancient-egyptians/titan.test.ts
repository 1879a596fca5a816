import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const sphinx = { titans: [{ seat: 'A' as const, card: 'Sphinx' }] };

describe('Sphinx: Special: At the start of your turn, you may return one of your buried cards to your hand to play this titan on the base where that card was. Special: While this titan is in play, after a base scores you may return one of your cards buried there to your hand. Talent: Bury a card from your hand here.', () => {
  it('comes to the base where the card was that returned, unseen by the others (TIT-2, INFO-2)', () =>
    play({
      ...sphinx,
      phase: 'start',
      bases: [at('Meadow', 'A buried Howl', 'B buried Scout'), at('Moor', 'A buried Invader')],
      steps: [
        offered('A', ['Sphinx', 'Howl', 'Invader', 'pass']),
        A.answers('Sphinx'),
        offered('A', ['Howl', 'Invader'], ['Scout', 'no']),
        A.answers('Invader'),
        // One card may still be uncovered (BURY-3).
        offered('A', ['Howl', 'pass']),
        A.answers('pass'),
        now(at('Meadow', 'A buried Howl', 'B buried Scout'), at('Moor', 'A Sphinx'), {
          phase: 'play',
          hand: { A: ['Invader'] },
          titans: { A: [] },
          sees: { B: { lacks: ['Invader', 'Howl'] } },
        }),
      ],
    }));

  it('a single buried card is enough; if it cannot return the titan stays aside (RES-3)', () => {
    const stuck = minionCard(
      'Stuck',
      1,
      '',
      protect((_q, _me, op) => op.verb === 'return'),
    );
    for (const there of [['A buried Howl'], ['A buried Howl', 'B Stuck']])
      play({
        ...sphinx,
        cards: [stuck],
        phase: 'start',
        bases: [at('Meadow', ...there), at('Moor')],
        steps: [
          A.answers('Sphinx', '?pass'),
          now(at('Meadow', ...(there.length === 1 ? ['A Sphinx'] : there)), { phase: 'play' }),
        ],
      });
  });

  it('after a base without buried cards of yours has scored nobody is asked (RES-13)', () =>
    play({
      bases: [at('Meadow', 'B Filler +9', 'B buried Invader'), at('Moor', 'A Sphinx', 'A buried Walker')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    }));

  it('stays aside when it is declined, without a buried card, and in the turns of others (TIT-1)', () =>
    play({
      ...sphinx,
      phase: 'start',
      bases: [at('Meadow', 'A buried Howl'), at('Moor')],
      steps: [
        A.answers('pass'),
        A.ends(),
        now({ turn: 'B', phase: 'play', asked: null, titans: { A: ['Sphinx'] } }),
        B.ends(),
        A.answers('Howl'),
        now({ asked: null, phase: 'play', titans: { A: ['Sphinx'] } }),
      ],
    }));

  it('cannot come while another titan of yours is in play (TIT-3)', () =>
    play({
      ...sphinx,
      phase: 'start',
      bases: [at('Meadow', 'A The Kraken', 'A buried Howl'), at('Moor')],
      steps: [now({ asked: { seat: 'A', lacks: ['Sphinx'] } })],
    }));

  it('sphinx/1 a buried monster is not returned, so it brings no titan either (MON-1)', () =>
    play({
      ...sphinx,
      phase: 'start',
      cards: [{ ...minionCard('Ogre', 4, ''), deck: 'monsters' }],
      bases: [at('Meadow', 'A buried Ogre of A'), at('Moor')],
      steps: [
        offered('A', ['Ogre', 'pass'], ['Sphinx']),
        A.answers('pass'),
        now(at('Meadow', 'A buried Ogre'), { titans: { A: ['Sphinx'] } }),
      ],
    }));

  it('in play, after any base has scored, one of your cards buried there may return (SCORE-8, SCORE-9)', () =>
    play({
      baseDeck: ['Heath'],
      bases: [
        at('Meadow', 'B Filler +9', 'A buried Howl', 'A buried Scout', 'B buried Invader'),
        at('Moor', 'A Sphinx', 'A buried Walker'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Sphinx', 'pass']),
        A.answers('Sphinx'),
        offered('A', ['Howl', 'Scout'], ['Invader', 'Walker', 'no']),
        A.answers('Howl'),
        now(at('Heath'), at('Moor', 'A Sphinx', 'A buried Walker'), {
          turn: 'B',
          hand: { A: ['Howl', 'Filler', 'Filler'] },
          discard: { A: ['Scout'], B: ['Filler', 'Invader'] },
          sees: { B: { lacks: ['Howl'] } },
        }),
      ],
    }));

  it('may decline, and set aside it does nothing of the kind (ME-2)', () =>
    play({
      ...sphinx,
      bases: [at('Meadow', 'B Filler +9', 'A buried Howl'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', discard: { A: ['Howl'] } })],
    }));

  it('is discarded with what it could have saved when it is declined (RES-11)', () =>
    play({
      bases: [at('Meadow', 'B Filler +9', 'A buried Howl'), at('Moor', 'A Sphinx')],
      steps: [A.ends(), A.answers('pass'), now(at('Heath'), at('Moor', 'A Sphinx'), { discard: { A: ['Howl'] } })],
    }));

  it('its talent buries a card of the hand here, once a turn (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout'] } },
      bases: [at('Meadow'), at('Moor', 'A Sphinx')],
      steps: [
        A.uses('Sphinx'),
        offered('A', ['Howl', 'Scout'], ['no']),
        A.answers('Scout'),
        now(at('Meadow'), at('Moor', 'A Sphinx', 'A buried Scout'), { hand: { A: ['Howl'] } }),
        refused(A.uses('Sphinx')),
      ],
    }));

  it('has no talent with an empty hand, and no power of its own (TIT-5)', () =>
    play({
      bases: [at('Meadow'), at('Moor', 'A Sphinx')],
      steps: [refused(A.uses('Sphinx')), now({ bases: { Moor: { total: 0 } } })],
    }));
});

import { act, cannotPlay, chooseCard, look, onPlay, ops, talent } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Puts an action of another card on a minion of its player's choice. */
const swapper = actionCard(
  'Swapper',
  'standard',
  'Transfer an action from one minion to another.',
  onPlay(function* (me) {
    const actions = yield* look((q) => q.actions().filter((ix) => q.card(ix).zone === 'on'));
    const action = (yield* chooseCard(me.seat, 'Choose an action', actions))!;
    const others = yield* look((q) => q.minions((ix) => ix !== q.card(action).at));
    const to = (yield* chooseCard(me.seat, 'Choose its new minion', others))!;
    yield* act({ verb: 'transfer', card: action, seat: me.seat, to, n: 0 });
  }),
);

describe('Make Contact: Put this on a minion; you can play it only as the only card in your hand. Ongoing: You control this minion as long as it and this card are in play.', () => {
  const hand = { A: { hand: ['Make Contact'] } };

  it('goes on any minion, which is yours from then on: its power counts for you, and no other minion (TERM-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King', 'B Walker', 'A Walker'), at('Moor', 'B Scout')],
      steps: [
        now({
          can: ['Pirate King', 'Walker/A', 'Walker/B', 'Scout'].map((minion) => A.plays('Make Contact', minion)),
          cannot: [A.plays('Make Contact', 'Meadow')],
        }),
        A.plays('Make Contact', 'Pirate King'),
        now(
          at('Meadow', 'A Pirate King with A Make Contact', 'B Walker', 'A Walker'),
          at('Moor', 'B Scout'),
          { asked: null, cards: { 'Pirate King': { owner: 'B' } }, bases: { Meadow: { power: { A: 7, B: 2 } } } },
        ),
        A.ends(),
        now(at('Meadow', 'A Pirate King with A Make Contact', 'B Walker', 'A Walker'), { turn: 'B' }),
      ],
    }));

  it('cannot be played beside one more card in hand (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Make Contact', 'Walker'], deck: ['Filler', 'Filler'] }, B: { hand: ['Make Contact'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        refused(A.plays('Make Contact', 'Invader')),
        A.plays('Walker', 'Moor'),
        A.answers('?return'),
        A.plays('Make Contact', 'Invader'),
        now(at('Meadow', 'A Invader with A Make Contact'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('two of them in hand are two cards: neither can be played (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Make Contact', 'Make Contact'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [refused(A.plays('Make Contact', 'Invader')), now(at('Meadow', 'B Invader'), { asked: null })],
    }));

  it('is no card in your hand on top of a deck: nobody can play it from there (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'] }, B: { deck: ['Make Contact', 'Filler'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        now(at('Meadow', 'B Invader'), { asked: null, deck: { B: { top: ['Make Contact'] } } }),
      ],
    }));

  it('"you" on the minion is you: you use what it can do, its former player does not (ABL-8)', () =>
    play({
      cards: [
        minionCard(
          'Sage',
          2,
          'Talent: Draw a card.',
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'B Sage'), at('Moor')],
      steps: [
        now({ cannot: [A.uses('Sage')] }),
        A.plays('Make Contact', 'Sage'),
        A.uses('Sage'),
        now({ asked: null, hand: { A: ['Filler'], B: [] } }),
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Sage')] }),
      ],
    }));

  it('is put on a protected minion in vain: whoever had it still has it (PLAY-5, ATT-3)', () =>
    play({
      seats: { A: { hand: ['Make Contact'] }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Haunting'), at('Moor')],
      steps: [
        A.plays('Make Contact', 'Haunting'),
        now(at('Meadow', 'B Haunting'), { asked: null, discard: { A: ['Make Contact'] } }),
      ],
    }));

  it('is kept off by what protects the minions of their player (RES-1, ATT-3)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader', 'B Hideout'), at('Moor')],
      steps: [
        A.plays('Make Contact', 'Invader'),
        now(at('Meadow', 'B Invader'), { asked: null, discard: { A: ['Make Contact'], B: ['Hideout'] } }),
      ],
    }));
});

import { act, closesHands, destroysItself, here, onPlay, ops, protect } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

const tally = actionCard(
  'Tally',
  'base',
  'Ongoing: If two or more minions are here, destroy this card and draw a card.',
  destroysItself(
    (q, me) => q.minionsAt(here(q, me)).length > 1,
    function* (me) {
      yield* act(ops.draw(me.seat, 1));
    },
  ),
);
const keeper = minionCard(
  'Keeper',
  1,
  'Ongoing: Actions cannot be destroyed.',
  protect((q, _me, op) => op.verb === 'destroy' && q.isActionCard(op.card)),
);

describe('"if …, destroy this card"', () => {
  it('as soon as it is so, whatever caused it; not before', () =>
    play({
      cards: [tally],
      seats: { A: { deck }, B: { hand: ['Filler', 'Filler'], deck } },
      turn: 'B',
      bases: [at('Meadow', 'A Tally'), at('Moor', 'B Huffie')],
      steps: [
        B.plays('Filler#1', 'Meadow'),
        now(at('Meadow', 'B Filler', 'A Tally')),
        B.uses('Huffie'),
        now(at('Meadow', 'B Filler', 'B Huffie'), { discard: { A: ['Tally'] }, hand: { A: ['Cannon'] } }),
      ],
    }));
  it('one that cannot be destroyed stays, until it can', () =>
    play({
      cards: [tally, keeper],
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Tally', 'A Huffie', 'B Filler'), at('Moor', 'A Keeper')],
      steps: [
        A.uses('Huffie'),
        now(at('Meadow', 'B Filler', 'A Tally'), { hand: { A: [] } }),
        A.ends(),
        now({ turn: 'B', hand: { A: 2 } }),
      ],
    }));
});

const seal = actionCard(
  'Seal',
  'base',
  'Ongoing: No card of an ability goes to the hand of a player.',
  closesHands(() => true),
);
const giver = minionCard(
  'Giver',
  1,
  'Draw a Madness card. Draw a card. Return this minion to its owner’s hand.',
  onPlay(function* (me) {
    yield* act(ops.drawMadness(me.seat));
    yield* act(ops.draw(me.seat, 1));
    yield* act(ops.returnToHand(me.self));
  }),
);

describe('"may not add cards to their hand"', () => {
  it('abilities draw nothing, what they would return is discarded; the rules draw', () =>
    play({
      cards: [seal, giver],
      madness: 30,
      seats: { A: { hand: ['Giver'], deck }, B: {} },
      bases: [at('Meadow', 'B Seal'), at('Moor')],
      steps: [
        A.plays('Giver', 'Moor'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Giver'] }, deck: { A: 4 }, madness: 30 }),
        A.ends(),
        now({ turn: 'B', hand: { A: 2 } }),
      ],
    }));
  it('without it they do', () =>
    play({
      cards: [giver],
      madness: 30,
      seats: { A: { hand: ['Giver'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Giver', 'Moor'), now({ hand: { A: 3 }, madness: 29 })],
    }));
});

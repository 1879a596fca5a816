import { act, discardCard, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, now, type Play, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const layOpen = actionCard(
  'Lay Open',
  'standard',
  'Reveal your hand and the top card of your deck.',
  onPlay(function* (me) {
    const hand = yield* look((q) => q.hand(me.seat).slice());
    yield* act(ops.reveal(me.seat, hand), ops.reveal(me.seat, [yield* look((q) => q.topOf(me.seat))]));
  }),
);
const letGo = actionCard(
  'Let Go',
  'standard',
  'Discard a card.',
  onPlay(function* (me) {
    yield* discardCard(me.seat);
  }),
);

/** A way for A to come by the Invader of B. Whatever is there otherwise, Meadow and Moor are. */
interface Way {
  card: string;
  B: NonNullable<NonNullable<Play['seats']>['B']>;
  bases: Play['bases'];
  take: Play['steps'];
}
const valkyrie: Way = {
  card: 'Valkyrie',
  B: { discard: ['Invader'] },
  bases: [at('Meadow'), at('Moor', 'A Huscarl')],
  take: [A.plays('Valkyrie', 'Meadow')],
};
const shieldMaiden: Way = {
  card: 'Shield Maiden',
  B: { deck: ['Invader', 'Filler'] },
  bases: [at('Meadow'), at('Moor', 'A Huscarl')],
  take: [A.plays('Shield Maiden', 'Meadow')],
};
const pillage: Way = {
  card: 'Pillage',
  B: { hand: ['Invader'] },
  bases: [at('Meadow'), at('Moor', 'A Huscarl')],
  take: [A.plays('Pillage')],
};
const ransack: Way = {
  card: 'Ransack',
  B: {},
  bases: [at('Meadow', 'B buried Invader'), at('Moor', 'A Huscarl')],
  take: [A.plays('Ransack')],
};
const drakkar: Way = {
  card: 'Combat Training',
  B: { deck: ['Invader', 'Filler'] },
  bases: [at('Meadow'), at('Moor', 'A Huscarl'), at('Drakkar')],
  take: [A.plays('Filler', 'Drakkar'), A.answers('Drakkar', 'yes')],
};

const start = (way: Way, ...hand: string[]): Pick<Play, 'cards' | 'seats' | 'bases' | 'steps'> => ({
  cards: [layOpen, letGo],
  seats: { A: { hand: [way.card, 'Filler', 'Time Loop', 'Time Loop', ...hand], deck: ['Scout'] }, B: way.B },
  bases: way.bases,
  steps: [
    A.plays('Time Loop'),
    A.plays('Time Loop'),
    way.take,
    now({ asked: null, hand: { A: { has: ['Invader'] }, B: { lacks: ['Invader'] } }, discard: { B: [] } }),
  ].flat(),
});

/** It is yours while you hold and control it; from play it goes to its owner. */
function isPlayedAsYours(way: Way): void {
  const { steps, ...table } = start(way, 'Summon', 'Beam Up');
  play({
    ...table,
    steps: [
      ...steps,
      A.plays('Summon'),
      A.plays('Invader', 'Meadow'),
      now({ vp: { A: 1, B: 0 }, cards: { Invader: { controller: 'A', owner: 'B' } } }),
      A.plays('Beam Up'),
      A.answers('Invader'),
      now(at('Meadow', ...(way.take === valkyrie.take || way.take === shieldMaiden.take ? [`A ${way.card}`] : [])), {
        hand: { A: { lacks: ['Invader'] }, B: { has: ['Invader'] } },
      }),
    ],
  });
}

/** Shown in the hand, or on the deck where nobody saw it go, it stays. */
function staysWhenRevealed(way: Way): void {
  const { steps, ...table } = start(way, 'Lay Open', 'Lay Open');
  play({
    ...table,
    steps: [
      ...steps,
      A.plays('Lay Open'),
      now({ hand: { A: { has: ['Invader'] } }, sees: { spectator: { has: ['Invader'] } } }),
      A.uses('Huscarl'),
      A.answers('Invader'),
      A.plays('Lay Open'),
      now({ deck: { A: { top: ['Invader', 'Scout'] }, B: { lacks: ['Invader'] } }, discard: { B: [] } }),
    ],
  });
}

/** Anywhere else it is seen to go, it goes to its owner. */
function isDiscardedToItsOwner(way: Way): void {
  const { steps, ...table } = start(way, 'Let Go');
  play({
    ...table,
    steps: [
      ...steps,
      A.plays('Let Go'),
      A.answers('Invader'),
      now({ hand: { A: { lacks: ['Invader'] } }, discard: { A: { lacks: ['Invader'] }, B: ['Invader'] } }),
    ],
  });
}

describe('a card you do not own', () => {
  it('valkyrie/1 is played and controlled by you, until it leaves play for its owner (DECK-3, TERM-5)', () =>
    isPlayedAsYours(valkyrie));
  it('valkyrie/2 merely revealed it stays where it is (DECK-3)', () => staysWhenRevealed(valkyrie));
  it('valkyrie/3 discarded it goes to its owner (DECK-3)', () => isDiscardedToItsOwner(valkyrie));

  it('shield-maiden/1 is played and controlled by you, until it leaves play for its owner (DECK-3, TERM-5)', () =>
    isPlayedAsYours(shieldMaiden));
  it('shield-maiden/2 merely revealed it stays where it is (DECK-3)', () => staysWhenRevealed(shieldMaiden));
  it('shield-maiden/3 discarded it goes to its owner (DECK-3)', () => isDiscardedToItsOwner(shieldMaiden));

  it('pillage/1 is played and controlled by you, until it leaves play for its owner (DECK-3, TERM-5)', () =>
    isPlayedAsYours(pillage));
  it('pillage/2 merely revealed it stays where it is (DECK-3)', () => staysWhenRevealed(pillage));
  it('pillage/3 discarded it goes to its owner (DECK-3)', () => isDiscardedToItsOwner(pillage));

  it('ransack/1 is played and controlled by you, until it leaves play for its owner (DECK-3, TERM-5)', () =>
    isPlayedAsYours(ransack));
  it('ransack/2 merely revealed it stays where it is (DECK-3)', () => staysWhenRevealed(ransack));
  it('ransack/3 discarded it goes to its owner (DECK-3)', () => isDiscardedToItsOwner(ransack));

  it('drakkar/1 is played and controlled by you, until it leaves play for its owner (DECK-3, TERM-5)', () =>
    isPlayedAsYours(drakkar));
  it('drakkar/2 merely revealed it stays where it is (DECK-3)', () => staysWhenRevealed(drakkar));
  it('drakkar/3 discarded it goes to its owner (DECK-3)', () => isDiscardedToItsOwner(drakkar));

  it('goes with the rest of the hand into its holder’s deck, unseen (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Pillage', 'Time Loop', 'Winds of Change'], deck: [] }, B: { hand: ['Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Pillage'),
        A.plays('Winds of Change'),
        // The deck had nothing else, and the discard pile is made into a new one for the rest of the five.
        now({ hand: { A: { has: ['Invader'] } }, deck: { B: { lacks: ['Invader'] } } }),
      ],
    }));
});

import { cannotPlay } from '@smash/engine/script';
import { A, at, logged, minionCard, now, offered, play, queryOf } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Dwarf King: Ongoing: If a treasure card on one of your minions would go to the discard pile, you place it into your hand instead.', () => {
  it('leaves a treasure alone that is on the base of your minions, not on a minion', () =>
    play({
      ...none,
      seats: { A: { hand: ['Infiltrate'] } },
      bases: [at('Meadow', 'A Dwarf King', 'A Bag of Caltrops'), at('Moor')],
      steps: [
        A.plays('Infiltrate', 'Meadow'),
        A.answers('?Bag of Caltrops'),
        now({ treasureDiscard: ['Bag of Caltrops'], hand: { A: [] } }),
      ],
    }));

  it('nor one that is stored under a minion of yours (STO-1)', () =>
    play({
      ...none,
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [
        {
          ...at('Meadow', 'A Dwarf King'),
          cards: [
            { seat: 'A', card: 'Dwarf King' },
            { seat: 'A', card: 'Kickboxbro', under: [{ seat: 'A', card: 'Magic Missile' }] },
          ],
        },
      ],
      steps: [
        A.plays('Smite'),
        A.answers('Kickboxbro'),
        now(at('Meadow', 'A Dwarf King'), { asked: null, treasureDiscard: ['Magic Missile'], hand: { A: [] } }),
      ],
    }));
});

describe('Gold Digger: Talent: Place a card from the treasure discard pile into your hand.', () => {
  it('takes the only card there; without any it cannot be used (RES-13)', () => {
    const bases = [at('Meadow', 'A Gold Digger')];
    play({
      ...none,
      bases,
      treasureDiscard: ['Magic Missile'],
      steps: [A.uses('Gold Digger'), now({ asked: null, hand: { A: ['Magic Missile'] }, treasureDiscard: [] })],
    });
    play({ ...none, bases, steps: [now({ cannot: [A.uses('Gold Digger')] })] });
  });
});

describe('Anything for Money: Discard any number of cards, then draw one treasure card per card discarded.', () => {
  it('discarding none draws none', () =>
    play({
      ...none,
      seats: { A: { hand: ['Anything for Money', 'Scout'] } },
      treasureDeck: ['Magic Missile'],
      bases: [at('Meadow')],
      steps: [
        A.plays('Anything for Money'),
        A.answers('done'),
        now({ asked: null, hand: { A: ['Scout'] }, treasureDeck: ['Magic Missile'] }),
      ],
    }));
});

describe('Cunning Plan: Special: Play this before a base scores. Draw a treasure card, which you may play.', () => {
  const plan = (treasure: string) => ({
    ...none,
    seats: { A: { hand: ['Cunning Plan'] } },
    treasureDeck: [treasure],
    bases: [at('Meadow', 'A Filler +10')],
  });

  it('offers a treasure that can go to one place alone', () =>
    play({
      ...plan('Magic Missile'),
      steps: [A.ends(), A.answers('Cunning Plan'), offered('A', ['Magic Missile', 'no'])],
    }));

  it('a treasure that cannot be played is drawn only (PLAY-4)', () =>
    play({
      ...plan('Magic Missile'),
      cards: [
        minionCard(
          'Customs',
          1,
          'No treasures can be played.',
          cannotPlay((q, _me, { card }) => q.isTreasure(card)),
        ),
      ],
      bases: [at('Meadow', 'A Filler +10'), at('Moor', 'B Customs')],
      steps: [
        A.ends(),
        A.answers('Cunning Plan'),
        now({ turn: 'B', asked: null, hand: { A: { has: ['Magic Missile'] } } }),
      ],
    }));
});

describe('Hidden Assets: From the top of the treasure deck, place three cards into the treasure discard pile. …', () => {
  it('with three left, the treasure discard pile is not made a deck (DECK-1)', () =>
    play({
      ...none,
      seats: { A: { hand: ['Hidden Assets'] } },
      treasureDeck: ['Wishing Ring', 'Cross Bow', 'Tiger Steed'],
      treasureDiscard: ['Magic Missile'],
      bases: [at('Meadow')],
      steps: [
        A.plays('Hidden Assets'),
        now({ treasureDeck: [], treasureDiscard: ['Magic Missile', 'Wishing Ring', 'Cross Bow', 'Tiger Steed'] }),
        // The top one first.
        ({ state }) => {
          const q = queryOf(state);
          const names = q.s.piles.treasureDiscard.map((ix) => q.name(ix));
          expect(names).toEqual(['Magic Missile', 'Wishing Ring', 'Cross Bow', 'Tiger Steed']);
        },
      ],
    }));

  it('with two left, the treasure discard pile gives the third (DECK-1)', () =>
    play({
      ...none,
      seats: { A: { hand: ['Hidden Assets'] } },
      treasureDeck: ['Wishing Ring', 'Cross Bow'],
      treasureDiscard: ['Magic Missile', 'Tiger Steed'],
      bases: [at('Meadow')],
      steps: [
        A.plays('Hidden Assets'),
        now({ treasureDeck: 1, treasureDiscard: { has: ['Wishing Ring', 'Cross Bow'] } as never }),
      ],
    }));
});

describe('Mine!: Search the treasure deck for a card that can be played on a minion … Shuffle the treasure deck.', () => {
  it('everybody sees the treasure that was found, and the deck is shuffled (INFO-3, DECK-2)', () =>
    play({
      ...none,
      seats: { A: { hand: ['Mine!'] } },
      treasureDeck: ['Wishing Ring', 'Magic Missile', 'Cross Bow'],
      bases: [at('Meadow', 'A Walker')],
      steps: [A.plays('Mine!'), logged('A revealed Magic Missile (Mine!)', 'The treasure deck was shuffled')],
    }));
});

describe('Salvage: Special: Play this before a base scores. Play a card from the treasure discard pile on one of your minions there.', () => {
  it('not on a minion on which it cannot be played (PLAY-4)', () =>
    play({
      ...none,
      cards: [
        minionCard(
          'Crab',
          1,
          'No action can be put on this minion.',
          cannotPlay((_q, me, { at: to }) => to === me.self),
        ),
      ],
      seats: { A: { hand: ['Salvage'] } },
      treasureDiscard: ['Magic Missile'],
      bases: [at('Meadow', 'A Crab', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('Salvage'), now({ turn: 'B', asked: null, treasureDiscard: ['Magic Missile'] })],
    }));
});

import { A, at, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const bases = [at('Meadow'), at('Moor')];

describe('Aladdin: Draw The Lamp from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it.', () => {
  it('one of each pile is offered if the deck is searched, too (TERM-12)', () =>
    play({
      seats: { A: { hand: ['Aladdin'], deck: ['Howl', 'The Lamp'], discard: ['The Lamp'] } },
      bases,
      steps: [
        A.plays('Aladdin', 'Meadow'),
        A.answers('deck'),
        offered('A', ['The Lamp@discard', 'The Lamp@deck'], ['Howl', 'no']),
        A.answers('The Lamp@deck'),
        now({ asked: null, hand: { A: ['The Lamp'] }, deck: { A: ['Howl'] }, discard: { A: ['The Lamp'] } }),
      ],
    }));
});

describe('Genie: Talent: Find a Wish in your deck and/or discard pile, reveal it and place it into your hand. If you searched your deck, shuffle it.', () => {
  it('one of each pile is offered if the deck is searched, too (TERM-12)', () =>
    play({
      seats: { A: { deck: ['Howl', 'Wish'], discard: ['Wish'] } },
      bases: [at('Meadow', 'A Genie')],
      steps: [
        A.uses('Genie'),
        A.answers('deck'),
        offered('A', ['Wish@discard', 'Wish@deck'], ['Howl', 'no']),
        A.answers('Wish@discard'),
        now({ asked: null, hand: { A: ['Wish'] }, deck: { A: 2 }, discard: { A: [] } }),
      ],
    }));
});

describe('Magic Carpet Ride: Find Carpet in your hand, deck and/or discard pile, shuffle your deck if you searched it, and play Carpet as an extra minion.', () => {
  it('of several its player chooses one (TERM-12)', () =>
    play({
      seats: { A: { hand: ['Magic Carpet Ride', 'Carpet'], deck: ['Howl', 'Carpet'], discard: ['Carpet'] } },
      bases,
      steps: [
        A.plays('Magic Carpet Ride'),
        A.answers('open'),
        offered('A', ['Carpet@hand', 'Carpet@discard'], ['no']),
        A.answers('Carpet@discard', 'Moor'),
        now(at('Moor', 'A Carpet'), { asked: null, hand: { A: ['Carpet'] }, deck: { A: ['Howl', 'Carpet'] } }),
      ],
    }));
});

describe('The Lamp: Draw Genie from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it. Place this card on the bottom of your deck.', () => {
  it('one of each pile is offered if the deck is searched, too (TERM-12)', () =>
    play({
      seats: { A: { hand: ['The Lamp'], deck: ['Howl', 'Genie'], discard: ['Genie'] } },
      bases,
      steps: [
        A.plays('The Lamp'),
        A.answers('deck'),
        offered('A', ['Genie@discard', 'Genie@deck'], ['Howl', 'no']),
        A.answers('Genie@discard'),
        now({ asked: null, hand: { A: ['Genie'] }, deck: { A: { bottom: ['The Lamp'], count: 3 } } }),
      ],
    }));
});

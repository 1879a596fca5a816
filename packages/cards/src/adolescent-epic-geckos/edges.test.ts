import { A, at, B, logged, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const stone = minionCard('Stone', 4, '');

describe('Gecko Rap: Swap one of your minions in play with a minion in your hand, deck or discard pile that has a different name and equal or lower power.', () => {
  it('the deck is looked through before one is chosen; without a fitting minion it is only shuffled (DECK-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap'], deck: ['Stone', 'Howl', 'Walker'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('Gecko Rap'),
        now(at('Meadow', 'A Walker'), { asked: null, deck: { A: 3 } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('a fitting minion of the deck is chosen beside all its cards, and shown to all (DECK-2, INFO-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap'], deck: ['Stone', 'Tenacious Z', 'Microbot Guard', 'Howl'] } },
      bases: [at('Meadow', 'A Walker', 'B Stone')],
      steps: [
        A.plays('Gecko Rap'),
        offered('A', ['Tenacious Z', 'Microbot Guard'], ['Stone', 'Howl']),
        shown('A', 'Howl', 'Microbot Guard', 'Stone', 'Tenacious Z'),
      ],
    }));

  it('of your minions only those are offered that something fits to come for (RES-13)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap', 'Stone'], deck: [] } },
      bases: [at('Meadow', 'A Walker', 'A Warbot')],
      steps: [A.plays('Gecko Rap'), now(at('Meadow', 'A Stone', 'A Walker'), { asked: null })],
    }));
});

describe('Van Gogh: At the start of your turn, or after you win this base, shuffle every card stored under this card into your deck.', () => {
  it('one without stored cards has nothing to do, so there is nothing to put in order (RES-13)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Probe'] } },
      bases: [at('Meadow', 'A Van Gogh', 'A Van Gogh')],
      steps: [B.ends(), now({ turn: 'A', asked: null })],
    }));
});

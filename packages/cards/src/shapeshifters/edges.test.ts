import { A, at, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Faceless City: Once per turn, after you play a minion here, you may search your deck …', () => {
  it('is offered while a single card is left to search (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: ['Howl'], discard: [] } },
      bases: [at('Faceless City'), at('Moor')],
      steps: [A.plays('Scout', 'Faceless City'), offered('A', ['Faceless City', 'pass'])],
    }));

  it('finds minions alone, not an action of that name (TERM-12)', () =>
    play({
      cards: [minionCard('Echo', 2, '')],
      seats: { A: { hand: ['Echo'], deck: ['Howl', 'Echo', 'Probe'] } },
      bases: [at('Faceless City'), at('Moor')],
      steps: [
        A.plays('Echo', 'Faceless City'),
        A.answers('Faceless City'),
        logged('A shuffled the deck'),
        now({ asked: null, hand: { A: ['Echo'] }, deck: { A: 2 } }),
      ],
    }));
});

describe('The Vats: Nobody can play a minion here while another minion here has the same name.', () => {
  it('lets a minion of that name be played elsewhere, and a fusion of that name here as an action (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Dice Ninja'] } },
      bases: [at('The Vats', 'B Scout', 'B Dice Ninja'), at('Moor', 'B Scout')],
      steps: [
        now({
          can: [A.plays('Scout', 'Moor'), { by: 'A', play: 'Dice Ninja', as: 'action' }],
          cannot: [A.plays('Scout', 'The Vats'), A.plays('Dice Ninja', 'The Vats')],
        }),
      ],
    }));
});

describe('G.E.L.F.: Talent: … Shuffle this minion into your deck and play the found minion here as an extra minion.', () => {
  it("shuffles your deck, and its owner's if that is another player (DECK-2, DECK-3)", () => {
    play({
      seats: { A: { deck: ['Scout', 'Howl'] }, B: { deck: ['Probe'] } },
      bases: [at('Meadow', 'A G.E.L.F. of B')],
      steps: [A.uses('G.E.L.F.'), logged('A shuffled the deck', 'B shuffled the deck')],
    });
    play({
      seats: { A: { deck: ['Scout', 'Howl'] } },
      bases: [at('Meadow', 'A G.E.L.F.')],
      steps: [
        A.uses('G.E.L.F.'),
        logged('A shuffled the deck'),
        (table) => {
          const times = table.events.filter(({ type }) => type === 'shuffle').length;
          if (times !== 1) throw new Error(`shuffled ${times} times`);
        },
      ],
    });
  });
});

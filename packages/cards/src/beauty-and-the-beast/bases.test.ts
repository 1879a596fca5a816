import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Enchanted Castle: In your turn, after the first time that you discard a card from your hand, place a +1 power counter on one of your minions here.', () => {
  it('enchanted-castle/1 after the first discard of your turn, as a cost, too', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon'] }, B: {} },
      bases: [at('Enchanted Castle', 'A Filler', 'A Walker', 'B Filler'), at('Moor', 'A Beast', 'A Beast')],
      steps: [
        A.uses('Beast#1'),
        A.answers('Howl'),
        offered('A', ['Filler/A', 'Walker'], ['Filler/B', 'Beast#1', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 1 }, 'Filler/A': { counters: 0 } } }),
        A.uses('Beast#2'),
        A.answers('Cannon'),
        now({ asked: null, cards: { Walker: { counters: 1 }, 'Filler/A': { counters: 0 } } }),
      ],
    }));

  it('in your turn only; not when another player discards', () =>
    play({
      seats: { A: { hand: ['Jafar'] }, B: { hand: ['Howl'] } },
      bases: [at('Enchanted Castle', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Jafar'),
        A.answers('no'),
        now({ asked: null, cards: { 'Filler/A': { counters: 0 }, 'Filler/B': { counters: 0 } } }),
      ],
    }));
});

describe("Gaston's Tavern: On your turn, you may discard a card from your hand to play here an extra minion with power 3 or less.", () => {
  it('a card for an extra minion of power 3 or less, here, once a turn', () =>
    play({
      seats: { A: { hand: ['Howl', 'Filler', 'Invader', 'Buccaneer', 'Walker'] }, B: { hand: ['Howl'] } },
      bases: [at("Gaston's Tavern"), at('Moor')],
      steps: [
        refused(B.uses("Gaston's Tavern")),
        A.plays('Filler', 'Moor'),
        A.uses("Gaston's Tavern"),
        A.answers('Howl'),
        now({
          cannot: [A.plays('Invader', 'Moor'), A.plays('Buccaneer', "Gaston's Tavern")],
          can: [A.plays('Invader', "Gaston's Tavern")],
        }),
        A.plays('Invader', "Gaston's Tavern"),
        now(at("Gaston's Tavern", 'A Invader'), { cannot: [A.plays('Walker', "Gaston's Tavern")] }),
        refused(A.uses("Gaston's Tavern")),
      ],
    }));
  it('declined; not with an empty hand', () => {
    play({
      seats: { A: { hand: ['Filler', 'Walker'] } },
      bases: [at("Gaston's Tavern"), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.uses("Gaston's Tavern"),
        A.answers('no'),
        now({ cannot: [A.plays('Walker', "Gaston's Tavern")] }),
      ],
    });
    play({ bases: [at("Gaston's Tavern")], steps: [refused(A.uses("Gaston's Tavern"))] });
  });
});

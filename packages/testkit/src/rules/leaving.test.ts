import { describe, it } from 'vitest';
import { A, at, now, play } from '../play.ts';

describe('SWAP-1, TERM-6: a swap with the discard pile takes a minion from play to the discard pile', () => {
  it('Samurai-Chan draws a card', () =>
    play({
      seats: { A: { hand: ['Gecko Rap'], discard: ['Walker'], deck: ['Filler', 'Scout', 'Archmage'] } },
      bases: [at('Meadow', 'A Samurai-Chan'), at('Moor')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('?Samurai-Chan', 'discard', '?Walker', 'return'),
        now(at('Meadow', 'A Walker'), { hand: { A: ['Filler'] } }),
      ],
    }));

  it('Jumper may come into the hand', () =>
    play({
      seats: { A: { hand: ['Gecko Rap'], discard: ['War Raptor'], deck: [] } },
      bases: [at('Meadow', 'A Jumper'), at('Moor')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('?Jumper', 'discard', '?War Raptor', 'Jumper'),
        now(at('Meadow', 'A War Raptor'), { hand: { A: ['Jumper'] } }),
      ],
    }));

  it('Shogun and Honor the Fallen react to it; a swap with the hand or the deck does not count', () =>
    play({
      seats: {
        A: {
          hand: ['Gecko Rap', 'Time Loop', 'Gecko Rap', 'Walker'],
          discard: ['War Raptor'],
          deck: ['Filler', 'Filler', 'Scout'],
        },
      },
      bases: [at('Meadow', 'A Samurai-Chan', 'A Shogun', 'A Honor the Fallen'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gecko Rap'),
        A.answers('Samurai-Chan', 'hand', '?Walker', 'return'),
        now({ cards: { Shogun: { counters: 0 } }, hand: { A: ['Gecko Rap', 'Samurai-Chan'] } }),
        A.plays('Gecko Rap'),
        A.answers('Walker', 'discard', '?War Raptor', '?Shogun'),
        now({ cards: { Shogun: { counters: 1 } }, hand: { A: ['Filler', 'Samurai-Chan'] } }),
      ],
    }));

  it('Viking Funeral pays for the leaving minion, and stays on the incoming one', () =>
    play({
      seats: { A: { hand: ['Gecko Rap'], discard: ['War Raptor'], deck: [] } },
      bases: [at('Meadow', 'A Walker with A Viking Funeral'), at('Moor')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('?Walker', '?discard', '?War Raptor'),
        now(at('Meadow', 'A War Raptor with A Viking Funeral'), {
          vp: { A: 1 },
          discard: { A: { has: ['Gecko Rap'], lacks: ['Walker'] } },
        }),
      ],
    }));
});

describe('DECK-3: a card everybody sees goes to its owner’s zone', () => {
  it('USS Banner puts a borrowed minion on its owner’s deck', () =>
    play({
      seats: {
        A: { hand: ['Shield Maiden'], deck: ['Filler', 'Filler', 'Filler', 'Filler'] },
        B: { deck: ['Walker', 'Filler', 'Filler', 'Filler'] },
      },
      bases: [at('USS Banner'), at('Moor')],
      steps: [
        A.plays('Shield Maiden', 'Moor'),
        now({ hand: { A: ['Walker'] } }),
        A.plays('Walker', 'USS Banner'),
        A.answers('?top', '?return'),
        A.ends(),
        now({ deck: { B: { top: ['Walker'] } } }),
      ],
    }));
});

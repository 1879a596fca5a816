import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Jungle Paradise: You may place a +1 power counter on one of your minions after a minion of yours goes from here to the discard pile.', () => {
  it('its controller, in any turn, a counter on one of theirs', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Filler', 'B Walker'), at('Moor', 'B Invader', 'B Huffie')],
      steps: [
        A.plays('Smite'),
        A.answers('Walker'),
        offered('B', ['Jungle Paradise', 'pass']),
        B.answers('Jungle Paradise'),
        offered('B', ['Invader', 'Huffie'], ['Filler', 'no']),
        B.answers('Huffie'),
        now({ asked: null, cards: { Huffie: { counters: 1 }, Invader: { counters: 0 }, Filler: { counters: 0 } } }),
      ],
    }));
  it('declined; not from elsewhere, not to the hand, not without a minion', () => {
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Filler', 'A Walker'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Walker', 'pass'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Filler'), at('Moor', 'A Walker')],
      steps: [A.plays('Smite'), A.answers('Walker'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Collector'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Filler', 'A Walker'), at('Moor')],
      steps: [A.plays('Collector', 'Jungle Paradise'), A.answers('Walker'), now({ asked: null })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Walker', '- Bigfoot'), at('Moor', 'B Filler')],
      steps: [A.plays('Smite'), A.answers('Walker'), now({ asked: null })],
    });
  });
  it('not for a monster, nor for a player who ignores it (TERM-13)', () => {
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Walker', '- Bigfoot'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Bigfoot', '?pass'),
        now({ asked: null, cards: { Walker: { counters: 0 } } }),
      ],
    });
    play({
      cards: [smite, hermit],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', 'A Walker', 'A Hermit'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Walker'), now({ asked: null })],
    });
  });
  it('after it has scored, once for each', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Jungle Paradise', 'A Filler +20', 'A Walker'), at('Moor', 'A Invader')],
      steps: [
        A.ends(),
        A.answers('Jungle Paradise'),
        A.answers('Jungle Paradise'),
        now({ vp: { A: 4 }, cards: { Invader: { counters: 2 } } }),
      ],
    }));
  it('nobody is asked for a monster that nobody controls (MON-2)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Jungle Paradise', '- Bigfoot'), at('Moor', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Bigfoot'),
        now(at('Jungle Paradise'), { asked: null, cards: { Walker: { counters: 0 }, Filler: { counters: 0 } } }),
      ],
    }));
});

describe('Pride Rock: You have +2 power here while Mufasa is in your discard pile.', () => {
  it('each player who has it there, also without a minion (NPW-1)', () =>
    play({
      seats: { A: { discard: ['Mufasa', 'Mufasa'] }, B: {} },
      bases: [at('Pride Rock', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        now({
          bases: { 'Pride Rock': { power: { A: 2, B: 1 }, total: 3 }, Moor: { power: { A: 2, B: 0 }, total: 2 } },
        }),
      ],
    }));
  it('not for another card, in play or in a hand', () =>
    play({
      seats: { A: { discard: ['Simba'], hand: ['Mufasa'] }, B: { discard: ['Mufasa'] } },
      bases: [at('Pride Rock', 'A Mufasa'), at('Moor')],
      steps: [now({ bases: { 'Pride Rock': { power: { A: 6, B: 2 } } } })],
    }));
});

import { extraAction, onPlay } from '@smash/engine/script';
import { A, actionCard, at, B, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const plenty = (n: number) =>
  actionCard(
    'Plenty',
    'standard',
    'Play some extra actions.',
    onPlay(function* (me) {
      for (let i = 0; i < n; i++) yield* extraAction(me.seat);
    }),
  );
const plot = actionCard('Plot', 'base', '');

describe('Cuzcu: Each action on this base reduces its breakpoint by 3.', () => {
  it('counts everybody’s actions on the base itself, not those on minions or elsewhere (CALC-1, PLAY-3)', () =>
    play({
      cards: [plot],
      bases: [at('Cuzcu', 'A Plot', 'B Plot', 'A Walker with A Upgrade', 'B Walker'), at('Moor', 'A Plot')],
      steps: [now({ bases: { Cuzcu: { breakpoint: 24 }, Moor: { breakpoint: 10 } } })],
    }));

  it('has its printed breakpoint without actions, and never one below zero (CONF-1)', () =>
    play({
      cards: [plot],
      bases: [at('Cuzcu'), at('Moor')],
      steps: [now({ bases: { Cuzcu: { breakpoint: 30 } } })],
    }));

  it('is always up to date: a new action makes it ready (TURN-5)', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Plot'] } },
      bases: [at('Cuzcu', 'A Walker +25'), at('Moor')],
      steps: [
        now({ bases: { Cuzcu: { breakpoint: 30, total: 27 } } }),
        A.plays('Plot', 'Cuzcu'),
        now({ bases: { Cuzcu: { breakpoint: 27 } } }),
        A.ends(),
        now({ vp: { A: 5 }, baseDiscard: ['Cuzcu'] }),
      ],
    }));
});

describe('Machu Picchu: Draw a card after you play an action on this base.', () => {
  const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

  it('draws for its player only (ABL-8)', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Plot'], deck }, B: { deck } },
      bases: [at('Machu Picchu', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Plot', 'Machu Picchu'),
        now({ asked: null, hand: { A: ['Filler'], B: [] }, deck: { A: 3, B: 4 } }),
      ],
    }));

  it('draws each time, in anybody’s turn, but not for an action elsewhere, on a minion or a standard one (PLAY-3)', () =>
    play({
      cards: [plenty(3), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Upgrade'], deck }, B: { hand: ['Plot'], deck } },
      bases: [at('Machu Picchu', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        A.plays('Upgrade', 'Walker'),
        now({ hand: { A: [] } }),
        A.ends(),
        B.plays('Plot', 'Machu Picchu'),
        now({ hand: { A: ['Filler', 'Filler'], B: ['Filler'] } }),
      ],
    }));

  it('draws nothing for a minion', () =>
    play({
      seats: { A: { hand: ['Walker'], deck } },
      bases: [at('Machu Picchu'), at('Moor')],
      steps: [A.plays('Walker', 'Machu Picchu'), now({ hand: { A: [] } })],
    }));
});

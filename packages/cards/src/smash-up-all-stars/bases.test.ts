import { A, at, B, now, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Locker Room: At the start of your turn, draw a card if you have a minion here.', () => {
  const seats = { A: { deck }, B: { deck } };

  it('the current player, with a minion here', () => {
    for (const turn of ['A', 'B'] as const)
      play({
        seats,
        turn,
        phase: 'start',
        bases: [at('Locker Room', 'A Walker', 'B Walker'), at('Moor')],
        steps: [now({ turn, phase: 'play', asked: null, hand: { A: turn === 'A' ? 1 : 0, B: turn === 'B' ? 1 : 0 } })],
      });
  });

  it('not with a minion elsewhere only', () =>
    play({
      seats,
      phase: 'start',
      bases: [at('Locker Room', 'B Walker'), at('Moor', 'A Walker')],
      steps: [now({ phase: 'play', asked: null, hand: { A: 0, B: 0 } })],
    }));

  it('not for a player who ignores the base (TERM-13)', () =>
    play({
      cards: [hermit],
      seats,
      phase: 'start',
      bases: [at('Locker Room', 'A Hermit', 'B Walker'), at('Moor')],
      steps: [now({ phase: 'play', asked: null, hand: { A: 0, B: 0 } })],
    }));

  it('with Hidden Base here two cards, one for each (RES-9)', () =>
    play({
      seats,
      phase: 'start',
      bases: [at('Locker Room', 'A Walker', 'A Hidden Base'), at('Moor')],
      steps: [A.answers('?Locker Room'), now({ phase: 'play', asked: null, hand: { A: 2, B: 0 } })],
    }));
});

describe('Stadium: After the destruction of a minion here, the player who controlled it draws a card.', () => {
  const seats = { A: { hand: ['Seeing Stars'], deck }, B: { deck } };

  it('whoever destroys it, the controller draws', () => {
    const bases = [at('Stadium', 'A Walker', 'B Invader'), at('Moor', 'B Scout')];
    for (const [target, drawn] of [
      ['Walker', { A: 1, B: 0 }],
      ['Invader', { A: 0, B: 1 }],
      ['Scout', { A: 0, B: 0 }],
    ] as const)
      play({
        seats,
        bases,
        steps: [A.plays('Seeing Stars'), A.answers(target), now({ asked: null, hand: drawn })],
      });
  });

  it('the player who controlled it, not its owner (TERM-5)', () =>
    play({
      seats,
      bases: [at('Stadium', 'A Walker of B'), at('Moor')],
      steps: [A.plays('Seeing Stars'), now({ asked: null, hand: { A: 1, B: 0 }, discard: { B: ['Walker'] } })],
    }));

  it('one card for each of several minions (RES-9)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'], deck }, B: { deck } },
      bases: [at('Stadium', 'A Filler +2', 'B Filler', 'B Scout'), at('Moor', 'B Filler')],
      steps: [A.plays('Powderkeg'), A.answers('?Filler'), now({ asked: null, hand: { A: 1, B: 2 } })],
    }));

  it('a minion that leaves in another way, or that nobody controls, makes nobody draw (MON-2)', () => {
    play({
      seats: { A: { deck }, B: { hand: ['Supreme Overlord'], deck } },
      turn: 'B',
      bases: [at('Stadium', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers('Walker'),
        now({ asked: null, hand: { A: ['Walker'], B: 0 } }),
      ],
    });
    play({
      seats,
      bases: [at('Stadium', '- Web Troll'), at('Moor', 'A Walker')],
      steps: [A.plays('Seeing Stars'), A.answers('?Web Troll'), now({ asked: null, hand: { B: 0 } })],
    });
  });
});

describe('the cards of this faction are those of others (TERM-10)', () => {
  it('an Ensign of this deck has the name and the text of the Star Roamers', () =>
    play({
      seats: {
        A: { factions: ['Smash Up All Stars', 'Pirates'], hand: ['King Rex', 'Square Deal'] },
        B: { factions: ['Dinosaurs', 'Robots'], hand: ['King Rex'] },
      },
      bases: [at('Meadow', 'A Ensign', 'B Zapbot'), at('Moor')],
      steps: [
        A.plays('King Rex', 'Moor'),
        A.ends(),
        now({ cards: { 'King Rex': { power: 7 }, Ensign: { power: 2 } }, can: [B.plays('King Rex', 'Meadow')] }),
      ],
    }));
});

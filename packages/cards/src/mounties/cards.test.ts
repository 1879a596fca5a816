import { protect } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe("Mountie Major: Ongoing: Of the other players, take the one with the most minions here. This minion has +1 power for each of that player's minions here.", () => {
  it.each([
    [['B Filler', 'B Walker', 'C Filler', 'A Filler', 'A Filler', 'A Filler'], 6],
    [['B Filler', 'C Filler'], 5],
    [['B Filler', 'B Filler', 'C Filler', 'C Filler'], 6],
    [['A Filler', '- Bigfoot'], 4],
  ] as const)('mountie-major/1 mountie-major/2 with %j here: power %i', (cards, power) =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Mountie Major', ...cards), at('Moor', 'B Filler', 'B Filler', 'B Filler')],
      steps: [now({ cards: { 'Mountie Major': { power } } })],
    }),
  );

  it('mountie-major/1 it changes with their number (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Make My Day'], deck } },
      bases: [at('Meadow', 'A Mountie Major', 'B Filler', 'B Invader'), at('Moor')],
      steps: [
        now({ cards: { 'Mountie Major': { power: 6 } } }),
        A.plays('Make My Day'),
        A.answers('Filler'),
        now({ cards: { 'Mountie Major': { power: 5 } } }),
      ],
    }));
});

describe('Northern Mover: Talent: Choose another of your minions. Either move it to another base OR give it +1 power this turn.', () => {
  const bases = [at('Meadow', 'A Northern Mover', 'B Invader'), at('Moor', 'A Filler'), at('Marsh', 'A Huffie')];

  it('moves another of yours, from anywhere', () =>
    play({
      bases,
      steps: [
        A.uses('Northern Mover'),
        offered('A', ['Filler', 'Huffie'], ['Northern Mover', 'Invader', 'no']),
        A.answers('Filler'),
        offered('A', ['move', 'power'], ['no']),
        A.answers('move'),
        offered('A', ['Meadow', 'Marsh'], ['Moor']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Huffie', 'A Filler'), { asked: null, cards: { Filler: { power: 1 } } }),
        refused(A.uses('Northern Mover')),
      ],
    }));

  it('or gives it +1 this turn', () =>
    play({
      bases,
      steps: [
        A.uses('Northern Mover'),
        A.answers('Huffie', 'power'),
        now(at('Marsh', 'A Huffie'), { asked: null, cards: { Huffie: { power: 4 }, 'Northern Mover': { power: 4 } } }),
        A.ends(),
        now({ cards: { Huffie: { power: 3 } } }),
      ],
    }));

  it('not without another', () =>
    play({
      bases: [at('Meadow', 'A Northern Mover', 'B Invader'), at('Moor')],
      steps: [refused(A.uses('Northern Mover'))],
    }));
});

describe('War Canuck: Talent: This minion gets +2 power until the start of your next turn if another player has a minion here.', () => {
  it('+2 until your next turn starts', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A War Canuck', 'B Filler'), at('Moor')],
      steps: [
        A.uses('War Canuck'),
        now({ cards: { 'War Canuck': { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'War Canuck': { power: 5 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'War Canuck': { power: 3 } } }),
      ],
    }));

  it.each([[['A Filler']], [['- Bigfoot']], [[]]])('not with %j here', (cards) =>
    play({
      bases: [at('Meadow', 'A War Canuck', ...cards), at('Moor', 'B Filler')],
      steps: [refused(A.uses('War Canuck'))],
    }),
  );
});

const still = actionCard(
  'Still',
  'base',
  'Ongoing: Minions here do not move.',
  protect((q, me, op) => op.verb === 'move' && q.base(op.card) === q.base(me.self)),
);

describe('Dudlee: Talent: Move this minion to any base with a minion of another player to give it +1 power this turn.', () => {
  it('to another base where another player has a minion; +1 this turn', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [
        at('Meadow', 'A Dudlee', 'B Invader'),
        at('Moor', 'B Filler'),
        at('Marsh', 'A Filler'),
        at('Heath', 'B Huffie'),
      ],
      steps: [
        A.uses('Dudlee'),
        offered('A', ['Moor', 'Heath'], ['Meadow', 'Marsh', 'no']),
        A.answers('Heath'),
        now(at('Meadow', 'B Invader'), at('Heath', 'B Huffie', 'A Dudlee'), { cards: { Dudlee: { power: 3 } } }),
        refused(A.uses('Dudlee')),
        A.ends(),
        now({ cards: { Dudlee: { power: 2 } } }),
      ],
    }));

  it('not without such a base', () =>
    play({
      bases: [at('Meadow', 'A Dudlee', 'B Invader'), at('Moor', 'A Filler', '- Bigfoot')],
      steps: [refused(A.uses('Dudlee'))],
    }));
  it('no power if it does not move', () =>
    play({
      cards: [still],
      bases: [at('Meadow', 'A Dudlee', 'A Still'), at('Moor', 'B Filler')],
      steps: [A.uses('Dudlee'), now(at('Meadow', 'A Dudlee', 'A Still'), { cards: { Dudlee: { power: 2 } } })],
    }));
});

import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("High Noon: One of your minions duels another player's minion at its base. Destroy the losing minion. If yours wins, you may play a minion there as an extra minion.", () => {
  const seats = { A: { hand: ['High Noon', 'Scout', 'Scout'] } };
  it('only minions of yours with somebody to duel; then whom (RES-13, EXT-4)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler +4', 'A Walker', 'B Filler'), at('Moor', 'A Collector'), at('Marsh', 'B Walker')],
      steps: [
        A.plays('High Noon'),
        offered('A', ['Filler/A', 'Walker/A'], ['Collector', 'Filler/B', 'Walker/B']),
        A.answers('Filler/A', 'no'),
        now(at('Meadow', 'A Filler', 'A Walker'), { asked: null, discard: { B: ['Filler'] } }),
        A.plays('Scout', 'Moor'),
        refused(A.plays('Scout', 'Moor')),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Walker', 'A Scout'), at('Moor', 'A Collector', 'A Scout')),
      ],
    }));
  it('high-noon/1 if the other wins nobody gets an extra minion', () =>
    play({
      seats: { ...seats, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('no'),
        B.answers('no'),
        now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Filler', 'High Noon'] } }),
        A.plays('Scout', 'Meadow'),
        refused(A.plays('Scout', 'Meadow')),
      ],
    }));
  it('high-noon/2 tied, both are destroyed, and there is no extra minion (DUEL-2)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('no'),
        now(at('Meadow'), { asked: null }),
        A.plays('Scout', 'Meadow'),
        refused(A.plays('Scout', 'Meadow')),
      ],
    }));
  it('tied, with yours indestructible, the extra minion is yours (DUEL-2)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Warbot', 'B Filler +3'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('no'),
        now(at('Meadow', 'A Warbot')),
        A.plays('Scout', 'Moor'),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'A Warbot', 'A Scout')),
      ],
    }));
  it('high-noon/3 "there" is where your winner is when the duel has ended (DUEL-5)', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Scout', 'Scout', 'Stagecoach'] }, B: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Walker'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('Stagecoach'),
        B.answers('Stagecoach'),
        A.answers('Filler', 'done'),
        B.answers('Walker', 'done'),
        now(at('Meadow'), at('Moor', 'A Filler'), { asked: null }),
        A.plays('Scout', 'Meadow'),
        refused(A.plays('Scout', 'Meadow')),
        A.plays('Scout', 'Moor'),
        now(at('Moor', 'A Filler', 'A Scout')),
      ],
    }));
  it('high-noon/1 yours has lost even if it cannot be destroyed: no extra minion (DUEL-2)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Warbot', 'B Filler +9'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('no'),
        now(at('Meadow', 'A Warbot', 'B Filler'), { asked: null }),
        A.plays('Scout', 'Meadow'),
        refused(A.plays('Scout', 'Meadow')),
      ],
    }));
  it('with nobody to duel nothing happens (PLAY-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler')],
      steps: [A.plays('High Noon'), now({ asked: null, discard: { A: ['High Noon'] } })],
    }));
});

describe('Quick Draw: Choose one of your minions. It gets +4 power this turn if it is in a duel, otherwise +2 power this turn.', () => {
  it('outside a duel: +2, one of yours, until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Quick Draw'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Quick Draw'),
        offered('A', ['Filler', 'Scout'], ['Walker']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 3 }, Scout: { power: 3 } } }),
        A.ends(),
        now({ cards: { Filler: { power: 1 } } }),
      ],
    }));
  it('in a duel: +4 for the one in it, +2 for another', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Quick Draw'] }, B: { hand: ['Quick Draw'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'B Scout')],
      steps: [
        A.plays('High Noon'),
        A.answers('Quick Draw'),
        B.answers('Quick Draw'),
        offered('B', ['Filler/B', 'Scout']),
        now({ cards: { 'Filler/A': { power: 5 } } }),
        B.answers('Scout'),
        now(at('Meadow', 'A Filler'), at('Moor', 'B Scout'), { asked: null, cards: { Scout: { power: 5 } } }),
      ],
    }));
  it('quick-draw/1 the amount stays as it was, whatever duel comes or ends later (CALC-4)', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Time Loop', 'Quick Draw', 'Quick Draw', 'High Noon'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler +1', 'B Filler +2'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Quick Draw'),
        now({ cards: { 'Filler/A': { power: 3 } } }),
        A.plays('High Noon'),
        A.answers('Filler/B#1', 'no'),
        now({ asked: null, cards: { 'Filler/A': { power: 3 } } }),
        A.ends(),
        now({ turn: 'B' }),
      ],
    }));
  it('quick-draw/1 got in a duel it lasts for the turn', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Quick Draw'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [A.plays('High Noon'), A.answers('Quick Draw'), now({ asked: null, cards: { Filler: { power: 5 } } })],
    }));
});

describe("Run 'Em Off: One of your minions duels another player's minion at its base. The winning minion gets +3 power this turn, and its controller moves the losing minion to another base.", () => {
  const three = (mine: number, theirs: number) => [
    at('Meadow', `A Filler +${mine}`, `B Filler +${theirs}`),
    at('Moor'),
    at('Marsh'),
  ];
  it('yours wins: it gets +3, and you say where the other goes', () =>
    play({
      seats: { A: { hand: ["Run 'Em Off"] } },
      bases: three(1, 0),
      steps: [
        A.plays("Run 'Em Off"),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Filler'), at('Marsh', 'B Filler'), {
          asked: null,
          cards: { 'Filler/A': { power: 5 }, 'Filler/B': { power: 1 } },
        }),
        A.ends(),
        now({ cards: { 'Filler/A': { power: 2 } } }),
      ],
    }));
  it('the other wins: it gets +3, and its controller moves yours, and is who moved it (TERM-2)', () =>
    play({
      seats: { A: { hand: ["Run 'Em Off"] } },
      bases: three(0, 1),
      steps: [
        A.plays("Run 'Em Off"),
        offered('B', ['Moor', 'Marsh']),
        B.answers('Moor'),
        now(at('Meadow', 'B Filler'), at('Moor', 'A Filler'), {
          asked: null,
          cards: { 'Filler/B': { power: 5 }, 'Filler/A': { power: 1 } },
        }),
      ],
    }));
  it('tied: both get +3, and each moves the other’s, the current player first (DUEL-2, ME-6)', () =>
    play({
      seats: { A: { hand: ["Run 'Em Off"] } },
      bases: three(1, 1),
      steps: [
        A.plays("Run 'Em Off"),
        A.answers('Marsh'),
        B.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A Filler'), at('Marsh', 'B Filler'), {
          asked: null,
          cards: { 'Filler/A': { power: 5 }, 'Filler/B': { power: 5 } },
        }),
      ],
    }));
  it('nobody to duel: nothing', () =>
    play({
      seats: { A: { hand: ["Run 'Em Off"] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler')],
      steps: [A.plays("Run 'Em Off"), now(at('Meadow', 'A Filler'), { asked: null })],
    }));
});

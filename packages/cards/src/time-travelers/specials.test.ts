import { A, at, B, logged, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const isShuffled = ({ events }: { events: readonly { type: string; seat?: number }[] }): void =>
  expect(events.filter((event) => event.type === 'shuffle').map((event) => event.seat)).toEqual([0]);

describe('Time is Fleeting: Special: Play this after a base scores if the base discard pile holds a base. Choose a base there as the replacement instead of drawing one from the base deck.', () => {
  const bases = [at('Meadow', 'B Filler +9'), at('Moor')];
  it('time-is-fleeting/1 offers the bases that lie there, not the one that has just scored (SCORE-10)', () =>
    play({
      baseDiscard: ['Tortuga', 'Tar Pits'],
      seats: { A: { hand: ['Time is Fleeting'] } },
      bases,
      steps: [
        A.ends(),
        offered('A', ['Time is Fleeting', 'pass']),
        A.answers('Time is Fleeting'),
        offered('A', ['Tortuga', 'Tar Pits'], ['Meadow', 'Heath', 'no']),
        A.answers('Tar Pits'),
        now(at('Tar Pits'), at('Moor'), {
          turn: 'B',
          baseDiscard: ['Tortuga', 'Meadow'],
          baseDeck: ['Heath'],
          discard: { A: ['Time is Fleeting'] },
        }),
      ],
    }));
  it('not with an empty base discard pile; not as a regular play (PLAY-4, PLAY-6)', () =>
    play({
      baseDiscard: [],
      seats: { A: { hand: ['Time is Fleeting'] } },
      bases,
      steps: [
        now({ cannot: [A.plays('Time is Fleeting')] }),
        A.ends(),
        now(at('Heath'), { turn: 'B', hand: { A: { has: ['Time is Fleeting'] } } }),
      ],
    }));
  it('even in another player’s turn, and with an empty base deck (SCORE-10)', () =>
    play({
      turn: 'B',
      baseDeck: [],
      baseDiscard: ['Tortuga'],
      seats: { A: { hand: ['Time is Fleeting'] } },
      bases,
      steps: [
        B.ends(),
        A.answers('Time is Fleeting'),
        now(at('Tortuga'), { turn: 'A', baseDiscard: ['Meadow'], baseDeck: [] }),
      ],
    }));
  it('time-is-fleeting/2 of several that change the next base the first counts (CONF-2)', () =>
    play({
      turn: 'B',
      baseDiscard: ['Tortuga', 'Tar Pits'],
      seats: { A: { hand: ['Time is Fleeting'] }, B: { hand: ['Time is Fleeting'] } },
      bases,
      steps: [
        B.ends(),
        B.answers('Time is Fleeting', 'Tortuga'),
        A.answers('Time is Fleeting', 'Tar Pits'),
        now(at('Tortuga'), at('Moor'), { turn: 'A', baseDiscard: ['Tar Pits', 'Meadow'], discard: { A: 1, B: 2 } }),
      ],
    }));
});

describe('Wormhole: Special: Play this after a base scores. Shuffle your minions there into your deck instead of the discard pile.', () => {
  it('wormhole/1 after scoring all of your minions there are shuffled into the deck (SCORE-8, RES-7)', () =>
    play({
      seats: { A: { hand: ['Wormhole'], deck: ['Scout', 'Cannon', 'Dinghy'] } },
      bases: [at('Meadow', 'A Invader +4 with A Poison', 'A Jumper', 'B Filler +9'), at('Moor', 'A Walker')],
      steps: [
        now({ cannot: [A.plays('Wormhole')] }),
        A.ends(),
        offered('A', ['Wormhole', 'pass']),
        A.answers('Wormhole'),
        // What is on them is discarded; Jumper has not gone to the discard pile. Then two cards are drawn.
        now(at('Moor', 'A Walker'), {
          asked: null,
          turn: 'B',
          hand: { A: 2 },
          deck: { A: 3 },
          discard: { A: { has: ['Wormhole', 'Poison'], lacks: ['Invader', 'Jumper'] }, B: ['Filler'] },
        }),
        isShuffled,
        logged('A shuffled the deck'),
      ],
    }));
  it('before scoring it is not offered; without a minion there it does nothing (SCORE-3)', () =>
    play({
      seats: { A: { hand: ['Wormhole', 'Hidden Ninja'], deck: ['Scout', 'Cannon', 'Dinghy'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'A Walker')],
      steps: [
        A.ends(),
        offered('A', ['Hidden Ninja', 'pass'], ['Wormhole']),
        A.answers('pass'),
        A.answers('Wormhole'),
        now(at('Moor', 'A Walker'), { turn: 'B', deck: { A: ['Dinghy'] }, discard: { A: ['Wormhole'] } }),
      ],
    }));
  it('a minion of another owner goes into that deck (DECK-3, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Wormhole'], deck: ['Cannon', 'Dinghy'] }, B: { deck: ['Scout'] } },
      bases: [at('Meadow', 'A Invader of B +9'), at('Moor')],
      steps: [A.ends(), A.answers('Wormhole'), now({ turn: 'B', deck: { B: { count: 2, has: ['Invader'] } } })],
    }));
  it('of two that change where a minion goes the first counts (RES-7)', () =>
    play({
      seats: { A: { hand: ['Wormhole'], deck: ['Cannon', 'Dinghy'] } },
      bases: [at('Meadow', 'A First Mate +3', 'A Filler', 'B Filler +5'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('First Mate'),
        A.answers('Wormhole'),
        now(at('Moor', 'A First Mate'), { turn: 'B', deck: { A: 1 }, hand: { A: 2 }, discard: { A: ['Wormhole'] } }),
      ],
    }));
});

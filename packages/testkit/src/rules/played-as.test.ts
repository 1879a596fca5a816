import { describe, it } from 'vitest';
import { spar } from '../duels/cards.ts';
import { A, at, B, now, offered, play } from '../play.ts';

/** A fusion is both a minion and an action outside play, and one of them when it is played (FUS-1, FUS-2). */
describe('A fusion is what it was played as', () => {
  it('FUS-2 bases that react to an action do not react to one played as a minion', () => {
    for (const base of ['Star Portal', 'Tokyo'])
      play({
        seats: { A: { hand: ['Rosie'], deck: ['Scout'] } },
        bases: [at(base, 'A Walker')],
        steps: [
          A.plays('Rosie', base),
          A.answers('no'),
          now({ asked: null, hand: { A: [] }, cards: { Walker: { counters: 0 }, Rosie: { counters: 0 } } }),
        ],
      });
  });

  it('FUS-2 Gorgodzolla draws no card for one played as a minion', () =>
    play({
      seats: { A: { hand: ['Dice Ninja'], deck: ['Scout', 'Zapbot'] } },
      bases: [at('Moor', 'A Gorgodzolla')],
      steps: [A.plays('Dice Ninja', 'Moor'), now({ asked: null, hand: { A: ['Scout'] } })],
    }));

  it('FUS-2 Ornate Dome and The Dread Gazebo, which forbid actions, let it be played as a minion', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Dice Ninja', 'Dice Ninja'], deck: ['Scout', 'Scout'] } },
      bases: [at('Moor', 'A Ornate Dome'), at('The Dread Gazebo')],
      steps: [B.plays('Dice Ninja', 'Moor'), now(at('Moor', 'A Ornate Dome', 'B Dice Ninja'))],
    }));

  it('FUS-1 Hoverbot plays a revealed fusion as a minion', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Dice Ninja', 'Scout', 'Zapbot', 'Zapbot'] } },
      bases: [at('Moor'), at('Marsh')],
      steps: [
        A.plays('Hoverbot', 'Moor'),
        A.answers('yes'),
        offered('A', ['Moor', 'Marsh']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Dice Ninja'), { hand: { A: ['Scout'] } }),
      ],
    }));

  it('FUS-3 Plan For More! plays one of the minions, a fusion too, as a minion', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Dice Ninja', 'Howl', 'Howl', 'Scout', 'Zapbot'] } },
      bases: [at('Moor'), at('Marsh')],
      steps: [A.plays('Plan For More!'), A.answers('Dice Ninja', 'Marsh'), now(at('Marsh', 'A Dice Ninja'))],
    }));

  it('FUS-1 Gold in Them Thar Hills asks how to play the drawn fusion', () =>
    play({
      seats: { A: { hand: ['Gold in Them Thar Hills'], deck: ['Dice Ninja', 'Howl', 'Howl', 'Scout', 'Zapbot'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Gold in Them Thar Hills'),
        A.answers('Dice Ninja', 'yes'),
        offered('A', ['minion', 'action']),
        A.answers('minion'),
        now(at('Moor', 'A Dice Ninja')),
      ],
    }));

  it('FUS-1 Raiding Party asks, but offers the minion side only within its power limit', () => {
    const table = (deck: string[]) => ({
      seats: { A: { hand: ['Raiding Party'] }, B: { deck } },
      bases: [at('Moor')],
    });
    play({
      ...table(['Dice Ninja', 'Howl', 'Howl', 'Scout']),
      steps: [
        A.plays('Raiding Party'),
        A.answers('Dice Ninja'),
        offered('A', ['minion', 'action']),
        A.answers('minion'),
        now(at('Moor', 'A Dice Ninja')),
      ],
    });
  });

  it('FUS-1 Creampuff Man plays a fusion from the discard pile as a standard action, and it goes under the deck', () =>
    play({
      seats: { A: { hand: ['Scout'], discard: ['Dice Ninja'], deck: ['Zapbot', 'Zapbot', 'Zapbot'] } },
      bases: [at('Moor', 'A Creampuff Man')],
      steps: [
        A.uses('Creampuff Man'),
        A.answers('?Scout', '?Dice Ninja'),
        now({ asked: null, hand: { A: ['Zapbot', 'Zapbot'] }, discard: { A: ['Scout'] } }),
      ],
    }));

  it('FUS-3 under Mark of Sleep Neophyte does not offer to play the revealed fusion', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Neophyte'], deck: ['Dice Ninja', 'Scout'] }, B: { hand: ['Mark of Sleep'] } },
      bases: [at('Moor')],
      steps: [
        B.plays('Mark of Sleep'),
        B.answers('A'),
        B.ends(),
        A.plays('Neophyte', 'Moor'),
        offered('A', ['hand', 'return'], ['play']),
      ],
    }));

  it('DUEL-1 FUS-3 a fusion placed in a duel is played as an action', () =>
    play({
      cards: [spar],
      seats: { A: { hand: ['Spar', 'Dice Ninja'], deck: ['Scout', 'Zapbot', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler')],
      steps: [
        A.plays('Spar'),
        A.answers('?Filler/B', 'Dice Ninja'),
        now({ asked: null, hand: { A: ['Scout', 'Zapbot'] }, discard: { A: ['Spar', 'Dice Ninja'], B: ['Filler'] } }),
      ],
    }));
});

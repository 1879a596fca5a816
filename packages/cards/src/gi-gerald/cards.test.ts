import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Played as an action. */
const act = (card: string) => ({ by: 'A' as const, play: card, as: 'action' as const });

describe('Viscount: Ongoing: Once per turn, after you have played a fusion and used its Action ability, you may give this minion +2 power this turn OR place a +1 power counter on it.', () => {
  it('grows for a fusion played as an action, once a turn, one way or the other (RES-14, FUS-2)', () =>
    play({
      seats: { A: { hand: ['Dice Ninja', 'Can-Do', 'Dice Ninja'] } },
      bases: [at('Meadow', 'A Viscount', 'B Viscount'), at('Moor')],
      steps: [
        act('Can-Do'),
        offered('A', ['Viscount@Meadow/A', 'pass']),
        A.answers('Viscount', 'counter'),
        now({ asked: null, cards: { 'Viscount/A': { power: 6, counters: 1 }, 'Viscount/B': { power: 5 } } }),
        act('Dice Ninja'),
        now({ asked: null, cards: { 'Viscount/A': { power: 6 } } }),
      ],
    }));

  it('+2 lasts until the end of the turn; it may be declined (TERM-11, TERM-14)', () =>
    play({
      seats: { A: { hand: ['Dice Ninja', 'Dice Ninja'] } },
      bases: [at('Meadow', 'A Viscount'), at('Moor')],
      steps: [
        act('Dice Ninja'),
        A.answers('Viscount', 'power'),
        now({ cards: { Viscount: { power: 7 } } }),
        A.ends(),
        now({ cards: { Viscount: { power: 5 } } }),
        B.ends(),
        act('Dice Ninja'),
        A.answers('pass'),
        now({ asked: null, cards: { Viscount: { power: 5, counters: 0 } } }),
      ],
    }));

  it('not for one played as a minion, nor for an ordinary action (FUS-2)', () =>
    play({
      seats: { A: { hand: ['Dice Ninja', 'Mystic Studies'] } },
      bases: [at('Meadow', 'A Viscount'), at('Moor')],
      steps: [A.plays('Dice Ninja', 'Moor'), A.plays('Mystic Studies'), now({ asked: null })],
    }));

  it('viscount/1 not for the Action of a fusion that is in play already', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety', 'Dice Ninja'] } },
      bases: [at('Meadow', 'A Viscount'), at('Moor')],
      steps: [
        A.plays('Now You Know: Home Safety'),
        A.answers('Dice Ninja', 'Moor', 'yes'),
        now(at('Moor', 'A Dice Ninja'), { asked: null, cards: { Viscount: { power: 5 } } }),
      ],
    }));

  it('viscount/2 not for the Special of Home Safety', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety'] } },
      bases: [at('Meadow', 'A Viscount'), at('Moor', 'A Dice Ninja +9')],
      steps: [
        A.ends(),
        A.plays('Now You Know: Home Safety'),
        now({ turn: 'B', asked: null, cards: { Viscount: { power: 5, counters: 0 } } }),
      ],
    }));
});

describe('Can-Do: Minion: You may play an extra minion with power 2 or less here OR an extra action. Action: You may play an extra minion with power 2 or less and you may play an extra action.', () => {
  it('can-do/2 as a minion only that side counts: a small minion here OR an action (FUS-1, RES-14)', () =>
    play({
      seats: { A: { hand: ['Can-Do', 'Scout', 'Walker', 'Mystic Studies', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Can-Do', 'Meadow'),
        A.answers('minion'),
        now({
          can: [A.plays('Walker', 'Meadow')],
          cannot: [A.plays('Walker', 'Moor'), A.plays('Scout', 'Meadow')],
          plays: { A: { minions: 0, actions: 1 } },
        }),
        A.plays('Mystic Studies'),
        refused(A.plays('Howl')),
      ],
    }));

  it('as a minion it may give an extra action instead', () =>
    play({
      seats: { A: { hand: ['Can-Do', 'Walker', 'Mystic Studies', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Can-Do', 'Meadow'),
        A.answers('action'),
        A.plays('Howl'),
        A.plays('Mystic Studies'),
        refused(A.plays('Walker', 'Meadow')),
      ],
    }));

  it('as an action it gives both, the minion anywhere, and goes to the discard pile (FUS-2)', () =>
    play({
      seats: { A: { hand: ['Can-Do', 'Filler', 'Scout', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        act('Can-Do'),
        A.plays('Filler', 'Moor'),
        A.plays('Howl'),
        A.plays('Scout', 'Meadow'),
        now({ asked: null, discard: { A: ['Can-Do', 'Howl'] }, plays: { A: { minions: 0, actions: 0 } } }),
      ],
    }));

  it('can-do/1 with power 4 it is no extra minion of power 2 or less, but an extra action at any power (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Can-Do', 'Can-Do'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        act('Can-Do'),
        now({ can: [act('Can-Do')], plays: { A: { minions: 1, actions: 0 } } }),
        A.plays('Can-Do', 'Moor'),
        A.answers('action'),
        now(at('Moor', 'A Can-Do'), { asked: null, plays: { A: { minions: 0 } } }),
      ],
    }));
});

describe('Dice Ninja: Minion: Draw a card. Action: Draw two cards.', () => {
  it('dice-ninja/1 two are the regular plays of one turn, one as each type (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Dice Ninja', 'Dice Ninja', 'Dice Ninja'], deck: ['Probe', 'Scout', 'Walker', 'Howl'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Dice Ninja', 'Meadow'),
        now({ hand: { A: 3 } }),
        act('Dice Ninja'),
        now(at('Meadow', 'A Dice Ninja'), {
          hand: { A: ['Dice Ninja', 'Probe', 'Scout', 'Walker'] },
          discard: { A: ['Dice Ninja'] },
        }),
        refused(act('Dice Ninja')),
        refused(A.plays('Dice Ninja', 'Meadow')),
      ],
    }));
});

describe('Rosie: Minion: You may choose another minion here and place a +1 power counter on it. Action: Place a total of two +1 power counters on your minions.', () => {
  it('as a minion: another one here, whoever controls it, or none (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Rosie'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Rosie', 'Meadow'),
        offered('A', ['Walker', 'Scout', 'no'], ['Rosie', 'Invader']),
        A.answers('Scout'),
        now({ asked: null, cards: { Scout: { counters: 1 } } }),
      ],
    }));

  it('as an action: two on one of your minions, or one on each of two', () =>
    play({
      seats: { A: { hand: ['Rosie', 'Rosie', 'Summon'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'A Archmage')],
      steps: [
        act('Rosie'),
        offered('A', ['Walker', 'Archmage'], ['Scout', 'done']),
        A.answers('Walker', 'done'),
        now({ cards: { Walker: { counters: 2 } } }),
        act('Rosie'),
        A.answers('Walker', 'Archmage'),
        now({ cards: { Walker: { counters: 3 }, Archmage: { counters: 1 } } }),
      ],
    }));

  it('rosie/1 at a base it is only a minion: what destroys actions does not find it (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Disenchant', 'Seeing Stars', 'Summon'] } },
      bases: [at('Meadow', 'B Rosie', 'B Upgrade', 'A Archmage')],
      steps: [A.plays('Disenchant'), A.plays('Seeing Stars'), now({ asked: null, discard: { B: { has: ['Rosie'] } } })],
    }));
});

describe('Mabel Lean: Minion: If you have no other minion here, you may place a +1 power counter on this one. Action: Play an extra minion with power 2 or less.', () => {
  it('as your only minion here it may get a counter', () =>
    play({
      seats: { A: { hand: ['Mabel Lean'] } },
      bases: [at('Meadow', 'B Scout')],
      steps: [
        A.plays('Mabel Lean', 'Meadow'),
        A.answers('yes'),
        now({ cards: { 'Mabel Lean': { power: 3, counters: 1 } } }),
      ],
    }));

  it('not beside another of yours; declined it stays as it is', () =>
    play({
      seats: { A: { hand: ['Mabel Lean', 'Mabel Lean', 'Hoverbot'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Mabel Lean', 'Meadow'),
        now({ asked: null }),
        A.ends(),
        B.ends(),
        A.plays('Mabel Lean', 'Moor'),
        A.answers('no'),
        now({ asked: null, cards: { 'Mabel Lean@Moor': { counters: 0 } } }),
      ],
    }));

  it('as an action: an extra minion of printed power 2 at most (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Mabel Lean', 'Filler', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [
        act('Mabel Lean'),
        A.plays('Scout', 'Meadow'),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Scout', 'A Filler'), { asked: null }),
      ],
    }));

  it('mabel-lean/1 an opening hand with a fusion cannot be exchanged (SET-9, FUS-1)', () =>
    play({
      seats: { A: { hand: ['Mabel Lean'] } },
      bases: [at('Meadow')],
      steps: [
        ({ state }) => {
          const names = state.seats[0]!.hand.map((ix) => state.names[state.cards[ix]!.def]);
          if (names.join() !== 'Mabel Lean') throw new Error('the hand holds something else');
        },
        now({ can: [A.plays('Mabel Lean', 'Meadow'), act('Mabel Lean')] }),
      ],
    }));
});

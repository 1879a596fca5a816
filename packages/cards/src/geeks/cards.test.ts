import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Felicia Day: Move all minions at other bases to here.', () => {
  it('felicia-day/1 all of them, everybody’s, move together; cards already here stay (RES-10)', () =>
    play({
      seats: { A: { hand: ['Felicia Day'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Walker with B Dumbbells', 'B Walker'), at('Marsh', '- Ghoul')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Felicia Day', 'Meadow'),
        now(
          at('Meadow', 'B Invader', 'A Felicia Day', 'A Walker with B Dumbbells', 'B Walker', '- Ghoul'),
          at('Moor'),
          at('Marsh'),
          { asked: null },
        ),
      ],
    }));

  it('felicia-day/2 a Cub Scout of the group does not react to the others, one that was here does (RES-10)', () => {
    play({
      seats: { A: { hand: ['Felicia Day'] } },
      bases: [at('Meadow'), at('Moor', 'B Cub Scout', 'A Walker'), at('Marsh', 'A Walker')],
      steps: [
        A.plays('Felicia Day', 'Meadow'),
        now(at('Meadow', 'A Felicia Day', 'B Cub Scout', 'A Walker', 'A Walker')),
      ],
    });
    play({
      seats: { A: { hand: ['Felicia Day'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A Walker'), at('Marsh', 'A Invader')],
      steps: [
        A.plays('Felicia Day', 'Meadow'),
        now(at('Meadow', 'A Felicia Day', 'B Cub Scout', 'A Invader'), { discard: { A: ['Walker'] } }),
      ],
    });
  });

  it('felicia-day/3 her controller is the one who moves them: what other players cannot move stays (TERM-2, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Felicia Day'] } },
      bases: [at('Meadow'), at('Moor', 'B Game Guru', 'B Walker', 'A Game Guru')],
      steps: [
        A.plays('Felicia Day', 'Meadow'),
        now(at('Meadow', 'A Felicia Day', 'B Walker', 'A Game Guru'), at('Moor', 'B Game Guru')),
      ],
    }));

  it('does nothing where no minion is elsewhere (RES-13)', () =>
    play({
      seats: { A: { hand: ['Felicia Day'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Felicia Day', 'Meadow'), now(at('Meadow', 'A Felicia Day', 'B Walker'), { asked: null })],
    }));
});

describe("Game Guru: Ongoing: Other players' abilities do not affect this minion.", () => {
  it('is neither destroyed, moved, weakened nor taken by them, and accepts none of their actions (RES-13, ATT-3, TERM-2)', () => {
    for (const card of ['Seeing Stars', 'Shanghai', 'Control Minion'])
      play({
        seats: { A: { hand: [card] } },
        bases: [at('Meadow', 'B Game Guru', 'B Walker'), at('Moor')],
        steps: [
          A.plays(card),
          A.answers('Game Guru'),
          A.answers('?Moor'),
          now(at('Meadow', 'B Game Guru', 'B Walker'), { asked: null, discard: { A: [card] } }),
        ],
      });
    play({
      seats: { A: { hand: ['Poison'] } },
      bases: [at('Meadow', 'B Game Guru'), at('Moor')],
      steps: [
        A.plays('Poison', 'Game Guru'),
        now(at('Meadow', 'B Game Guru'), { cards: { 'Game Guru': { power: 3 } }, discard: { A: ['Poison'] } }),
      ],
    });
    play({
      bases: [at('Meadow', 'B Game Guru', 'B Walker', 'A Walker with A Kneepads of Allure'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [now({ cards: { 'Game Guru': { power: 3 }, 'Walker/B': { power: 3 } } })],
    });
  });

  it('your own abilities affect it', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Game Guru', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Game Guru'),
        now(at('Meadow', 'B Invader'), { discard: { A: ['Seeing Stars', 'Game Guru'] } }),
      ],
    }));

  it('game-guru/1 abilities of bases and of monsters that nobody controls affect it (TERM-15, MON-2)', () => {
    play({
      bases: [at('The Central Brain', 'B Game Guru'), at('Moor')],
      steps: [now({ cards: { 'Game Guru': { power: 4 } } })],
    });
    play({
      bases: [at('Meadow', 'B Game Guru', 'A Filler +19', '- Hippogriff'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [A.ends(), now({ vp: { A: 3, B: 0 }, discard: { B: ['Game Guru'] } })],
    });
  });
});

describe('Fan: Special: On your turn, while this card is in your hand, you may discard it to draw a card.', () => {
  it('goes for another card, as often as you have one (ABL-6)', () =>
    play({
      seats: { A: { hand: ['Fan', 'Fan'], deck: ['Walker', 'Invader', 'Collector'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.uses('Fan'),
        now({ hand: { A: ['Fan', 'Walker'] }, discard: { A: ['Fan'] } }),
        A.uses('Fan@hand'),
        now({ hand: { A: ['Walker', 'Invader'] }, plays: { A: { minions: 1, actions: 1 } } }),
      ],
    }));

  it('IO-1 may be used again once it is drawn again: nobody knows which Fan that is (INFO-2)', () =>
    play({
      seats: { A: { hand: ['Fan'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.uses('Fan'),
        now({ hand: { A: ['Fan'] }, discard: { A: [] } }),
        A.uses('Fan@hand'),
        now({ hand: { A: ['Fan'] }, discard: { A: [] } }),
      ],
    }));

  it('fan/1 not in another player’s turn, nor while another ability resolves (ABL-6)', () => {
    play({
      turn: 'B',
      seats: { A: { hand: ['Fan'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.uses('Fan'))],
    });
    play({
      seats: { A: { hand: ['Fan', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [A.plays('Seeing Stars'), refused(A.uses('Fan')), A.answers('Walker/A'), A.uses('Fan')],
    });
  });

  it('is a minion like others, and in play it does nothing more (ABL-4)', () =>
    play({
      seats: { A: { hand: ['Fan'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Fan', 'Meadow'), refused(A.uses('Fan')), now({ cards: { Fan: { power: 2 } } })],
    }));
});

describe('Wil Wheaton: Special: When another player plays an action, you may play this minion. That action is discarded and has no effect.', () => {
  it('wil-wheaton/1 wil-wheaton/2 comes before the action does anything, and the action is gone (RES-6, EXT-1)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        offered('B', ['Wil Wheaton', 'pass']),
        ({ state }) => expect(state.asks[0]!.title).toBe('React to Seeing Stars'),
        B.answers('Wil Wheaton'),
        offered('B', ['Meadow', 'Moor'], ['no']),
        B.answers('Moor'),
        now(at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'B Wil Wheaton'), {
          asked: null,
          turn: 'A',
          discard: { A: ['Seeing Stars'] },
          plays: { A: { minions: 1, actions: 0 }, B: { minions: 0, actions: 0 } },
        }),
      ],
    }));

  it('may stay in hand: the action does what it says then (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        B.answers('pass'),
        A.answers('Walker/B'),
        now(at('Meadow', 'A Walker'), { hand: { B: ['Wil Wheaton'] } }),
      ],
    }));

  it('an action on a base or minion is discarded from there and never works (RES-6, ABL-3)', () => {
    play({
      seats: { A: { hand: ['Poison'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'B Big Hero with A Dumbbells'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Poison', 'Big Hero'),
        B.answers('Wil Wheaton', 'Meadow'),
        now(at('Meadow', 'B Big Hero with A Dumbbells', 'B Wil Wheaton'), { discard: { A: ['Poison'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Overrun'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Meadow'),
        // There it does not work yet: he may come to that base.
        B.answers('Wil Wheaton'),
        offered('B', ['Meadow', 'Moor']),
        B.answers('Meadow'),
        now(at('Meadow', 'B Wil Wheaton'), { discard: { A: ['Overrun'] } }),
      ],
    });
  });

  it('answers neither your own action nor a minion, and not from play or the discard pile (ABL-4)', () => {
    play({
      seats: { A: { hand: ['Wil Wheaton', 'Good Habits', 'Walker'] } },
      bases: [at('Meadow', 'B Wil Wheaton'), at('Moor')],
      steps: [
        A.plays('Good Habits'),
        now({ asked: null, cards: { 'Wil Wheaton@Meadow': { power: 5 } } }),
        A.plays('Walker', 'Moor'),
        A.answers('?top'),
        now({ asked: null, hand: { A: ['Wil Wheaton'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Good Habits'] }, B: { hand: ['Walker'], discard: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Good Habits'), now({ asked: null, cards: { 'Walker@Meadow': { power: 3 } } })],
    });
  });

  it('may be played as a minion on your own turn, and then stops nothing', () =>
    play({
      seats: { A: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Wil Wheaton', 'Meadow'), now(at('Meadow', 'A Wil Wheaton'), { asked: null })],
    }));

  it('comes where there is only one base', () =>
    play({
      seats: { A: { hand: ['Good Habits'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('Good Habits'),
        B.answers('Wil Wheaton'),
        now(at('Meadow', 'A Walker', 'B Wil Wheaton'), { cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('cannot come where he cannot be played at all (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Good Habits'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'A Overrun', 'A Walker'), at('Moor', 'A Overrun')],
      steps: [A.plays('Good Habits'), now({ asked: null, cards: { Walker: { power: 3 } } })],
    }));

  it('of two players the first to act stops it; the other is no longer asked (ME-2)', () =>
    play({
      seats: {
        A: { hand: ['Good Habits'] },
        B: { hand: ['Wil Wheaton'] },
        C: { hand: ['Wil Wheaton', 'Force of Wil'] },
      },
      bases: [at('Meadow', 'A Walker', 'C Walker'), at('Moor')],
      steps: [
        A.plays('Good Habits'),
        offered('C', ['Wil Wheaton', 'Force of Wil', 'pass']),
        B.answers('Wil Wheaton', 'Moor'),
        now(at('Moor', 'B Wil Wheaton'), {
          asked: null,
          hand: { C: ['Wil Wheaton', 'Force of Wil'] },
          cards: { 'Walker/A': { power: 2 } },
        }),
      ],
    }));

  it('answers an action played in a window, and by its owner in the turn of a third player (ABL-4)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Cunning Plan'] }, B: { hand: ['Wil Wheaton'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        B.ends(),
        A.answers('Cunning Plan'),
        B.answers('Wil Wheaton', 'Moor'),
        now(at('Moor', 'B Wil Wheaton'), { vp: { A: 3 }, treasureDeck: ['Wishing Ring'] }),
      ],
    }));
});

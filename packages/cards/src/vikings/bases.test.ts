import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Drakkar: Each turn, after the first time you play a minion here, you may reveal the top card of another player's deck. If it is an action, or a minion with power 3 or less, you may draw it; otherwise return it.", () => {
  it.each([
    ['an action', 'Howl'],
    ['a minion of power 3', 'Scout'],
  ])('%s may be drawn (CALC-1)', (_what, name) =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { deck: [name, 'Filler'] } },
      bases: [at('Drakkar'), at('Moor')],
      steps: [
        A.plays('Invader', 'Drakkar'),
        offered('A', ['Drakkar', 'pass']),
        A.answers('Drakkar'),
        offered('A', ['yes', 'no']),
        now({ sees: { B: { has: [name] } } }),
        A.answers('yes'),
        now({ asked: null, hand: { A: [name], B: [] }, deck: { B: ['Filler'] } }),
      ],
    }),
  );

  it('drakkar/5 the drawn card is in your hand, not its owner’s (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Invader'], deck: [], discard: ['Gnome'] }, B: { deck: ['Scout'] } },
      bases: [at('Drakkar'), at('Moor')],
      steps: [
        A.plays('Invader', 'Drakkar'),
        A.answers('Drakkar', 'yes'),
        // The empty deck of the drawing player is left alone.
        now({ hand: { A: ['Scout'], B: [] }, deck: { A: 0, B: 0 }, discard: { A: ['Gnome'] } }),
      ],
    }));

  it('drakkar/4 not drawn, or a minion of power 4, it returns to the top of that deck (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Invader'] }, B: { hand: ['Invader'], deck: ['Raider', 'Howl'] } },
      bases: [at('Drakkar'), at('Moor')],
      steps: [
        A.plays('Invader', 'Drakkar'),
        A.answers('Drakkar'),
        now({
          asked: null,
          hand: { A: ['Invader'] },
          deck: { B: ['Raider', 'Howl'] },
          sees: { B: { has: ['Raider'] } },
        }),
        A.ends(),
        B.plays('Invader', 'Drakkar'),
        B.answers('Drakkar', 'no'),
        now({ asked: null, hand: { B: [] } }),
      ],
    }));

  it('may be declined; the second minion of the turn reveals nothing, used or not (RES-9)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Invader', 'Invader'] }, B: { deck: ['Howl', 'Filler', 'Filler'] } },
      bases: [at('Drakkar'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Invader', 'Drakkar'),
        A.answers('pass'),
        A.plays('Invader', 'Drakkar'),
        now(at('Drakkar', 'A Invader', 'A Invader'), { asked: null, deck: { B: ['Howl', 'Filler', 'Filler'] } }),
      ],
    }));

  it('counts only minions played here: an action, another base, a move do not (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Summon', 'Overrun', 'Invader', 'Invader'] }, B: { deck: ['Howl'] } },
      bases: [at('Drakkar'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Summon'),
        A.plays('Invader', 'Moor'),
        A.plays('Overrun', 'Drakkar'),
        now({ asked: null }),
        A.plays('Invader', 'Drakkar'),
        offered('A', ['Drakkar', 'pass']),
      ],
    }));

  it('each player in each turn, and a minion that is uncovered here is played here (BURY-3)', () =>
    play({
      seats: {
        A: { hand: ['Invader'], deck: ['Howl', 'Filler', 'Filler', 'Filler'] },
        B: { deck: ['Howl', 'Filler'] },
      },
      bases: [at('Drakkar', 'B buried Invader'), at('Moor')],
      steps: [
        A.plays('Invader', 'Drakkar'),
        A.answers('Drakkar', 'yes'),
        A.ends(),
        B.answers('Invader'),
        offered('B', ['Drakkar', 'pass']),
        B.answers('Drakkar', 'no'),
        now(at('Drakkar', 'A Invader', 'B Invader'), { vp: { A: 1, B: 1 } }),
      ],
    }));

  it('does nothing when no other player has a card', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { deck: [] } },
      bases: [at('Drakkar'), at('Moor')],
      steps: [A.plays('Invader', 'Drakkar'), A.answers('?Drakkar'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Longhouse: On your turn, you may place a card from your hand on top of your deck to give one of your minions here +2 power this turn.', () => {
  it('gives one of your minions here +2 this turn for a card, once a turn (ABL-6)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout'], deck: ['Filler'] } },
      bases: [at('Longhouse', 'A Walker', 'A Gnome', 'B Gnome'), at('Moor', 'A Pharaoh')],
      steps: [
        A.uses('Longhouse'),
        offered('A', ['Howl', 'Scout', 'no']),
        A.answers('Howl'),
        offered('A', ['Walker', 'Gnome/A'], ['Gnome/B', 'Pharaoh', 'no']),
        A.answers('Walker'),
        now({
          cards: { Walker: { power: 4 }, 'Gnome/A': { power: 3 }, 'Gnome/B': { power: 3 }, Pharaoh: { power: 5 } },
          deck: { A: ['Howl', 'Filler'] },
        }),
        refused(A.uses('Longhouse')),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
        now({ cannot: [A.uses('Longhouse')] }),
      ],
    }));

  it('nothing without the card, and nothing to use with an empty hand (RES-3)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Longhouse', 'A Walker'), at('Moor')],
      steps: [
        now({ cannot: [B.uses('Longhouse')] }),
        A.uses('Longhouse'),
        A.answers('no'),
        now({ asked: null, cards: { Walker: { power: 2 } }, hand: { A: ['Howl'] } }),
        A.ends(),
        refused(B.uses('Longhouse')),
      ],
    }));

  it('longhouse/1 the card may be another player’s: it is on your deck, unseen (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Pillage'], deck: ['Filler'] }, B: { hand: ['Invader'], deck: ['Scout'] } },
      bases: [at('Longhouse', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Pillage'),
        A.uses('Longhouse'),
        A.answers('Invader'),
        now({ cards: { Walker: { power: 4 } }, deck: { A: ['Invader', 'Filler'], B: ['Scout'] } }),
      ],
    }));
});

import { viewEvents } from '@smash/engine';
import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe("Valkyrie: Choose a minion in another player's discard pile and place it into your hand.", () => {
  it('offers the minions of every other player’s discard pile, and has to take one (RES-13)', () =>
    play({
      seats: {
        A: { hand: ['Valkyrie'], discard: ['Walker'] },
        B: { discard: ['Scout', 'Howl'] },
        C: { discard: ['Invader'] },
      },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Valkyrie', 'Meadow'),
        offered('A', ['Scout', 'Invader'], ['Walker', 'Howl', 'no']),
        A.answers('Scout'),
        now({
          asked: null,
          hand: { A: ['Scout'], B: [] },
          discard: { A: ['Walker'], B: ['Howl'], C: ['Invader'] },
        }),
      ],
    }));

  it('takes nothing where no minion is (RES-13)', () =>
    play({
      seats: { A: { hand: ['Valkyrie'], discard: ['Walker'] }, B: { discard: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Valkyrie', 'Meadow'), now({ asked: null, hand: { A: [] }, discard: { B: ['Howl'] } })],
    }));
});

describe('Raider: Talent: Place up to three cards from your hand on top of your deck. For each, this minion gets +1 power this turn.', () => {
  it('places up to three in the order chosen, and has +1 for each this turn (RES-9)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout', 'Walker', 'Invader'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Raider', 'A Filler'), at('Moor')],
      steps: [
        A.uses('Raider'),
        offered('A', ['Howl', 'Scout', 'Walker', 'Invader', 'done']),
        A.answers('Walker', 'Howl', 'Scout'),
        now({
          asked: null,
          cards: { Raider: { power: 7 }, Filler: { power: 1 } },
          hand: { A: ['Invader'] },
          deck: { A: { top: ['Walker', 'Howl', 'Scout', 'Filler'] } },
          sees: { B: { lacks: ['Walker', 'Howl', 'Scout'] } },
        }),
        refused(A.uses('Raider')),
        A.ends(),
        now({ cards: { Raider: { power: 4 } } }),
      ],
    }));

  it('one, or none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Raider', 'A Raider'), at('Moor')],
      steps: [
        A.uses('Raider#1'),
        A.answers('done'),
        now({ cards: { 'Raider#1': { power: 4 } }, hand: { A: ['Howl', 'Scout'] } }),
        A.uses('Raider#2'),
        A.answers('Scout', 'done'),
        now({ cards: { 'Raider#1': { power: 4 }, 'Raider#2': { power: 5 } }, hand: { A: ['Howl'] } }),
      ],
    }));

  it('has no talent with an empty hand', () =>
    play({ bases: [at('Meadow', 'A Raider')], steps: [refused(A.uses('Raider'))] }));

  it('raider/1 a card of another player may lie on your deck, as nobody sees it (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Valkyrie'], deck: ['Filler'] }, B: { discard: ['Invader'], deck: ['Walker'] } },
      bases: [at('Meadow', 'A Raider'), at('Moor')],
      steps: [
        A.plays('Valkyrie', 'Moor'),
        A.uses('Raider'),
        A.answers('Invader'),
        now({ cards: { Raider: { power: 5 } }, deck: { A: ['Invader', 'Filler'], B: ['Walker'] } }),
        A.ends(),
        now({ hand: { A: ['Invader', 'Filler'] } }),
      ],
    }));
});

describe("Shield Maiden: Reveal the top card of another player's deck. Place it into your hand if it is an action or a minion with power 3 or less; otherwise return it.", () => {
  it.each([
    ['an action', 'Howl'],
    ['a minion of power 3', 'Scout'],
  ])('takes %s (CALC-1)', (_what, name) =>
    play({
      seats: { A: { hand: ['Shield Maiden'] }, B: { deck: [name, 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Shield Maiden', 'Meadow'),
        now({ asked: null, hand: { A: [name] }, deck: { B: ['Filler'] }, sees: { B: { has: [name] } } }),
      ],
    }),
  );

  it('returns a minion of power 4 to the top, shown to all (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Shield Maiden'] }, B: { deck: ['Raider', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Shield Maiden', 'Meadow'),
        now({
          asked: null,
          hand: { A: [] },
          deck: { B: ['Raider', 'Filler'] },
          sees: { spectator: { has: ['Raider'], lacks: ['Filler'] } },
        }),
      ],
    }));

  it('chooses among the other players who have a card; an empty deck is rebuilt from the discard pile (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Shield Maiden'] },
        B: { deck: [], discard: ['Howl'] },
        C: { deck: ['Scout'] },
        D: { deck: [] },
      },
      bases: [at('Meadow', 'C Filler', 'D Filler'), at('Moor')],
      steps: [
        A.plays('Shield Maiden', 'Meadow'),
        offered('A', ['B', 'C'], ['A', 'D', 'no']),
        A.answers('B'),
        now({ hand: { A: ['Howl'] }, discard: { B: [] }, deck: { B: 0, C: ['Scout'] } }),
      ],
    }));

  it('with no card anywhere it does nothing (RES-13)', () =>
    play({
      seats: { A: { hand: ['Shield Maiden'] }, B: { deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Shield Maiden', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Huscarl: Talent: Place a card from your hand on top of your deck to give this minion +2 power this turn.', () => {
  it('places one card and has +2 this turn (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Huscarl', 'B Huscarl'), at('Moor')],
      steps: [
        A.uses('Huscarl/A'),
        offered('A', ['Howl', 'Scout', 'no']),
        A.answers('Scout'),
        now({
          cards: { 'Huscarl/A': { power: 4 }, 'Huscarl/B': { power: 2 } },
          hand: { A: ['Howl'] },
          deck: { A: ['Scout', 'Filler'] },
          sees: { B: { lacks: ['Scout'] } },
        }),
        refused(A.uses('Huscarl/A')),
        A.ends(),
        now({ cards: { 'Huscarl/A': { power: 2 } }, hand: { A: ['Howl', 'Scout', 'Filler'] } }),
      ],
    }));

  it('without the card there is no power (RES-3, RES-11)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Huscarl'), at('Moor')],
      steps: [A.uses('Huscarl'), A.answers('no'), now({ cards: { Huscarl: { power: 2 } }, hand: { A: ['Howl'] } })],
    }));

  it('has no talent with an empty hand', () =>
    play({ bases: [at('Meadow', 'A Huscarl')], steps: [refused(A.uses('Huscarl'))] }));

  it('huscarl/1 a card of another player may lie on your deck, as nobody sees it (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Valkyrie'], deck: ['Filler'] }, B: { discard: ['Invader'] } },
      bases: [at('Meadow', 'A Huscarl'), at('Moor')],
      steps: [
        A.plays('Valkyrie', 'Moor'),
        A.uses('Huscarl'),
        A.answers('Invader'),
        now({ cards: { Huscarl: { power: 4 } }, deck: { A: ['Invader', 'Filler'] } }),
        ({ events }) =>
          expect(viewEvents(events, 1).filter((e) => e.type === 'place' && e.to === 'top' && e.card)).toEqual([]),
      ],
    }));
});

import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const ten = ['Scout', 'Scout', 'Scout', 'Scout', 'Scout', 'Probe', 'Probe', 'Probe', 'Probe', 'Probe'];

describe('Aggromotive: Put this on a base. Ongoing: While you have a minion here, you have +5 power here.', () => {
  it('only with a minion of yours here, and at this base only (NPW-1)', () =>
    play({
      seats: { A: { hand: ['Aggromotive', 'Scout'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Aggromotive', 'Meadow'),
        now({ bases: { Meadow: { total: 2, power: { A: 0, B: 2 } }, Moor: { power: { A: 3 } } } }),
        A.plays('Scout', 'Meadow'),
        now({ bases: { Meadow: { total: 10, power: { A: 8, B: 2 } }, Moor: { total: 3 } } }),
      ],
    }));

  it('once, for however many minions; it ends with the last of them (ABL-3)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'A Aggromotive'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { power: { A: 10 } } } }),
        A.plays('Dinghy'),
        A.answers('Walker', 'Scout', 'done', '?Moor', '?Moor'),
        now(at('Meadow', 'A Aggromotive'), { asked: null, bases: { Meadow: { total: 0 }, Moor: { power: { A: 5 } } } }),
      ],
    }));

  it('for the player who controls it, whoever owns it; two of them add up (TERM-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Walker', 'B Walker', 'A Aggromotive of B'),
        at('Moor', 'A Walker', 'A Aggromotive', 'A Aggromotive of B'),
      ],
      steps: [now({ bases: { Meadow: { power: { A: 7, B: 2 } }, Moor: { power: { A: 12 } } } })],
    }));

  it('breaks a base and ranks its player first (VP-1, VP-2, SCORE-1)', () =>
    play({
      bases: [at('Meadow', 'A Walker', 'B Filler +2', 'A Aggromotive')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', vp: { A: 3, B: 2 } })],
    }));

  it('without a minion it neither breaks nor ranks: one short of the breakpoint', () =>
    play({
      bases: [at('Meadow', 'B Filler +8', 'A Aggromotive'), at('Moor', 'B Filler +9', 'A Aggromotive')],
      steps: [
        A.ends(),
        now(at('Meadow', 'B Filler', 'A Aggromotive'), at('Heath'), { asked: null, turn: 'B', vp: { A: 0, B: 3 } }),
      ],
    }));

  it("aggromotive/1 no minion has it, and it counts in every player's turn", () =>
    play({
      seats: { A: { deck }, B: { hand: ['Seeing Stars'], deck } },
      bases: [at('Meadow', 'A Walker', 'A Aggromotive')],
      steps: [
        now({ cards: { Walker: { power: 2 } }, bases: { Meadow: { power: { A: 7 } } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } }, bases: { Meadow: { power: { A: 7 } } } }),
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Aggromotive'), { asked: null, bases: { Meadow: { total: 0 } } }),
      ],
    }));
});

describe('Difference Engine: Put this on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card.', () => {
  it('draws one at the end of your turn, none at the end of others (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Difference Engine'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'B Walker')],
      steps: [
        A.plays('Difference Engine', 'Meadow'),
        now({ asked: null, hand: { A: 0 } }),
        A.ends(),
        now({ turn: 'B', hand: { A: 3, B: 0 } }),
        B.ends(),
        now({ turn: 'A', hand: { A: 3, B: 2 } }),
      ],
    }));

  it('not without a minion of yours here: others, and other bases, do not count', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'B Walker', 'A Difference Engine'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2 } })],
    }));

  it('for its controller; two of them draw two (TERM-5, RES-9)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Meadow', 'A Walker', 'B Walker', 'A Difference Engine of B'),
        at('Moor', 'A Walker', 'A Difference Engine'),
      ],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 4, B: 0 } }), B.ends(), now({ turn: 'A', hand: { B: 2 } })],
    }));

  const doomed = {
    seats: { A: { deck } },
    bases: [at('Meadow', 'A Walker with B Assassination', 'A Difference Engine')],
  };

  it('the current player orders what happens at the end of the turn: the minion destroyed first (TURN-7, ME-1)', () =>
    play({
      ...doomed,
      steps: [
        A.ends(),
        offered('A', ['Assassination', 'Difference Engine'], ['pass']),
        A.answers('Assassination'),
        now(at('Meadow', 'A Difference Engine'), { asked: null, turn: 'B', hand: { A: 2 } }),
      ],
    }));

  it('or the card drawn first', () =>
    play({
      ...doomed,
      steps: [
        A.ends(),
        A.answers('Difference Engine'),
        now(at('Meadow', 'A Difference Engine'), { asked: null, turn: 'B', hand: { A: 3 } }),
      ],
    }));

  it('an empty deck is rebuilt from the discard pile; with no card anywhere nothing is drawn (DECK-1)', () =>
    play({
      seats: { A: { deck: ['Probe', 'Probe'], discard: ['Scout'] }, B: { deck: ['Probe', 'Probe'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', 'A Difference Engine', 'B Difference Engine')],
      steps: [
        A.ends(),
        now({ turn: 'B', hand: { A: ['Probe', 'Probe', 'Scout'] }, discard: { A: [] } }),
        B.ends(),
        now({ turn: 'A', asked: null, hand: { B: ['Probe', 'Probe'] } }),
      ],
    }));

  it('difference-engine/1 after the hand limit: an eleventh card is kept until the next Draw 2 Cards (TURN-6, TURN-7)', () =>
    play({
      seats: { A: { hand: ten, deck: [...deck, ...deck] }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'A Difference Engine')],
      steps: [
        A.ends(),
        now({ phase: 'draw', hand: { A: 12 } }),
        A.answers('Filler', 'Filler'),
        now({ turn: 'B', hand: { A: [...ten, 'Filler'] } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null, hand: { A: 11 } }),
        A.ends(),
        now({ phase: 'draw', hand: { A: 13 } }),
        A.answers('Filler', 'Filler', 'Filler'),
        now({ turn: 'B', hand: { A: [...ten, 'Filler'] } }),
      ],
    }));

  it('difference-engine/2 the drawn card is no extra card: it is played as any other (EXT-1)', () =>
    play({
      seats: { A: { hand: ['Howl'], deck: ['Scout', 'Howl', 'Swashbuckling', ...deck] }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'A Difference Engine')],
      steps: [
        A.ends(),
        now({ turn: 'B', hand: { A: ['Howl', 'Scout', 'Howl', 'Swashbuckling'] } }),
        B.ends(),
        A.plays('Swashbuckling'),
        now({ plays: { A: { minions: 1, actions: 0 } }, cannot: [A.plays('Howl')] }),
        A.plays('Scout', 'Meadow'),
        now({ asked: null, hand: { A: ['Howl', 'Howl'] } }),
      ],
    }));
});

describe('Rotary Slug Thrower: Put this on a base. Ongoing: All your minions here have +2 power.', () => {
  it('yours, here, including those that come later; no others (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Rotary Slug Thrower', 'Scout'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler +1', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Rotary Slug Thrower', 'Meadow'),
        A.plays('Scout', 'Meadow'),
        now({
          asked: null,
          cards: {
            'Walker/A': { power: 4 },
            Filler: { power: 4 },
            Scout: { power: 5 },
            'Walker/B': { power: 2 },
            Invader: { power: 3 },
          },
          bases: { Meadow: { total: 15, power: { A: 13, B: 2 } }, Moor: { total: 3 } },
        }),
      ],
    }));

  it('for its controller, and two of them add up (TERM-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Walker', 'B Walker', 'B Rotary Slug Thrower of A'),
        at('Moor', 'A Scout', 'A Rotary Slug Thrower', 'A Rotary Slug Thrower'),
      ],
      steps: [now({ cards: { 'Walker/A': { power: 2 }, 'Walker/B': { power: 4 }, Scout: { power: 7 } } })],
    }));

  it('no longer than it is here; what has left the base has lost it', () =>
    play({
      seats: { A: { hand: ['Way of Deception'], deck }, B: { hand: ['Disenchant'], deck } },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'A Rotary Slug Thrower'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Walker', '?Moor'),
        now({ cards: { Walker: { power: 2 }, Scout: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 5 } } }),
        B.plays('Disenchant'),
        now({ cards: { Scout: { power: 3 } } }),
      ],
    }));
});

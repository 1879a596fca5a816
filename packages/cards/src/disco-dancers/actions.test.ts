import { A, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Celebration: Play two extra actions.', () => {
  it('two, whatever comes between, and no third; nothing for minions (EXT-2)', () =>
    play({
      seats: {
        A: { hand: ['Celebration', 'Get Down Tonight', 'Invader', 'Invader', 'Get Down Tonight', 'Beam Up'], deck },
      },
      bases: [at('Meadow', 'B Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Get Down Tonight'),
        A.plays('Invader', 'Meadow'),
        A.plays('Get Down Tonight'),
        A.answers('Invader'),
        refused(A.plays('Beam Up')),
        refused(A.plays('Invader', 'Meadow')),
      ],
    }));

  it('need not be used, and lapse with the phase (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Celebration', 'Beam Up'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Celebration'), A.ends(), now({ turn: 'B', discard: { A: ['Celebration'] } })],
    }));
});

describe('Disco Inferno: Each player may choose one of their minions and place a +1 power counter on it. You draw a card for every minion affected by this.', () => {
  it('all may, in turn order, each for a minion of their own (ME-6)', () =>
    play({
      seats: { A: { hand: ['Disco Inferno'], deck }, B: { deck }, C: {} },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Walker', 'B Invader'), at('Moor', 'C Filler')],
      steps: [
        A.plays('Disco Inferno'),
        offered('A', ['Walker#1', 'Invader#1', 'no']),
        A.answers('Walker#1'),
        offered('B', ['Walker#2', 'Invader#2', 'no']),
        B.answers('no'),
        offered('C', ['Filler', 'no']),
        C.answers('Filler'),
        now({
          asked: null,
          cards: { 'Walker#1': { counters: 1 }, 'Walker#2': { counters: 0 }, Filler: { counters: 1 } },
          hand: { A: ['Filler', 'Filler'], B: [] },
        }),
      ],
    }));

  it('no minion, no card (RES-3)', () =>
    play({
      seats: { A: { hand: ['Disco Inferno'], deck } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('Disco Inferno'),
        A.answers('no'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Disco Inferno'] } }),
      ],
    }));

  it('one that is affected twice is one minion (RES-9)', () =>
    play({
      seats: { A: { hand: ['Disco Inferno'], deck } },
      bases: [at('Meadow', 'A Walker', 'B Filler with A We are Family')],
      steps: [
        A.plays('Disco Inferno'),
        A.answers('Walker'),
        B.answers('Filler'),
        A.answers('We are Family'),
        now({
          asked: null,
          cards: { Walker: { counters: 1 }, 'Filler#1': { counters: 2 } },
          hand: { A: ['Filler', 'Filler'] },
        }),
      ],
    }));

  it('disco-inferno/1 three chosen minions and a Diva that copies: four cards (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Disco Inferno'], deck }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'A Diva', 'B Filler', 'C Filler')],
      steps: [
        A.plays('Disco Inferno'),
        A.answers('Walker'),
        B.answers('Filler#1'),
        C.answers('Filler#2'),
        A.answers('Diva'),
        now({
          asked: null,
          cards: {
            Walker: { counters: 1 },
            Diva: { counters: 1 },
            'Filler#1': { counters: 1 },
            'Filler#2': { counters: 1 },
          },
          hand: { A: ['Filler', 'Filler', 'Filler', 'Filler'] },
        }),
      ],
    }));
});

describe('Get Down Tonight: Choose a minion; it gets +2 power this turn. Draw a card.', () => {
  it('any minion, until the end of the turn (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Get Down Tonight'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Get Down Tonight'),
        offered('A', ['Walker', 'Filler', 'Invader']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { power: 5 }, Walker: { power: 2 } }, hand: { A: ['Filler'] } }),
        A.ends(),
        now({ cards: { Invader: { power: 3 } } }),
      ],
    }));

  it('draws without a minion, too (RES-3, RES-13)', () =>
    play({
      seats: { A: { hand: ['Get Down Tonight'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Get Down Tonight'), now({ asked: null, hand: { A: ['Filler'] } })],
    }));

  it('get-down-tonight/1 copies add nothing to the draw: one card (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Get Down Tonight'], deck } },
      bases: [at('Meadow', 'A Walker', 'A Diva', 'A Dancing King')],
      steps: [
        A.plays('Get Down Tonight'),
        A.answers('Walker', 'Diva', 'Dancing King', 'Dancing King'),
        now({ asked: null, cards: { Diva: { power: 5 }, 'Dancing King': { power: 7 } }, hand: { A: ['Filler'] } }),
      ],
    }));
});

describe("I'm So Excited: Move a minion of yours. Draw a card.", () => {
  it('one of yours to any other base (TERM-6)', () =>
    play({
      seats: { A: { hand: ["I'm So Excited"], deck } },
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.plays("I'm So Excited"),
        offered('A', ['Walker', 'Invader'], ['Filler']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Filler'), at('Marsh', 'A Walker'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('draws when there is nothing to move (RES-3)', () =>
    play({
      seats: { A: { hand: ["I'm So Excited"], deck } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays("I'm So Excited"), now(at('Meadow', 'B Filler'), { asked: null, hand: { A: ['Filler'] } })],
    }));
});

describe("I Will Survive: Special: After a base scores, one of your minions there returns to its owner's hand in place of going to the discard pile.", () => {
  it('one of yours there, whoever owns it, when the base is cleared (RES-7, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['I Will Survive'] } },
      bases: [at('Moor', 'A Invader of B +8', 'A Walker', 'B Filler'), at('Meadow', 'A Collector')],
      steps: [
        refused(A.plays('I Will Survive')),
        A.ends(),
        A.plays('I Will Survive'),
        offered('A', ['Invader', 'Walker'], ['Filler', 'Collector']),
        A.answers('Invader'),
        now(at('Meadow', 'A Collector'), {
          hand: { B: ['Invader'] },
          discard: { A: ['Walker', 'I Will Survive'], B: ['Filler'] },
        }),
      ],
    }));

  it('in another player’s turn; not before the base scores (PLAY-6)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['I Will Survive'] } },
      bases: [at('Moor', 'A Walker', 'B Filler +9')],
      steps: [
        B.ends(),
        A.plays('I Will Survive'),
        now({ hand: { A: ['Walker'] }, discard: { A: ['I Will Survive'] }, vp: { A: 2, B: 3 } }),
      ],
    }));
});

describe("It's Raining Men: Play an extra minion.", () => {
  it('one more, of any power, and only one (EXT-2)', () =>
    play({
      seats: { A: { hand: ["It's Raining Men", 'Nukebot', 'Invader', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Nukebot', 'Meadow')),
        A.plays("It's Raining Men"),
        A.plays('Nukebot', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
        now(at('Meadow', 'A Invader', 'A Nukebot')),
      ],
    }));
});

describe("Stayin' Alive: Choose a minion you have in play. Place a copy of it from your discard pile into your hand.", () => {
  it('a card of the same name from your own discard pile (TERM-10)', () =>
    play({
      seats: {
        A: { hand: ["Stayin' Alive"], discard: ['Walker', 'Walker', 'Invader', 'Collector'] },
        B: { discard: ['Invader'] },
      },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Collector')],
      steps: [
        A.plays("Stayin' Alive"),
        offered('A', ['Walker', 'Invader'], ['Collector']),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker', 'A Invader', 'B Collector'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { A: ['Walker', 'Invader', 'Collector', "Stayin' Alive"], B: ['Invader'] },
        }),
      ],
    }));

  it('nothing without a copy there (RES-13)', () =>
    play({
      seats: { A: { hand: ["Stayin' Alive"], discard: ['Walker'] }, B: { discard: ['Invader'] } },
      bases: [at('Meadow', 'A Invader', 'A Filler')],
      steps: [
        A.plays("Stayin' Alive"),
        A.answers('Invader'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Walker', "Stayin' Alive"], B: ['Invader'] } }),
      ],
    }));
});

describe('Disco Lou: Place an action of your discard pile on top of your deck OR play an extra action.', () => {
  it('an action goes on top, and no extra one is to be played (RES-14)', () =>
    play({
      seats: { A: { hand: ['Disco Lou', 'Beam Up', 'Beam Up'], discard: ['Celebration', 'Walker', 'Beam Up'], deck } },
      bases: [at('Meadow', 'B Filler')],
      steps: [
        A.plays('Disco Lou', 'Meadow'),
        offered('A', ['top', 'action']),
        A.answers('top'),
        offered('A', ['Celebration', 'Beam Up'], ['Walker']),
        A.answers('Celebration'),
        now({ asked: null, discard: { A: ['Walker', 'Beam Up'] } }),
        A.plays('Beam Up'),
        A.answers('Filler'),
        refused(A.plays('Beam Up')),
        A.ends(),
        now({ hand: { A: ['Beam Up', 'Celebration', 'Filler'] } }),
      ],
    }));

  it('or an extra action, and the discard pile stays (RES-14)', () =>
    play({
      seats: { A: { hand: ['Disco Lou', 'Beam Up', 'Beam Up'], discard: ['Celebration'], deck } },
      bases: [at('Meadow', 'B Filler', 'B Walker')],
      steps: [
        A.plays('Disco Lou', 'Meadow'),
        A.answers('action'),
        A.plays('Beam Up'),
        A.answers('Filler'),
        A.plays('Beam Up'),
        A.answers('Walker'),
        now(at('Meadow', 'A Disco Lou'), { asked: null, discard: { A: ['Celebration', 'Beam Up', 'Beam Up'] } }),
      ],
    }));

  it('without an action in the discard pile it is the extra one (RES-14)', () =>
    play({
      seats: { A: { hand: ['Disco Lou', 'Beam Up', 'Beam Up'], discard: ['Walker'] }, B: { discard: ['Beam Up'] } },
      bases: [at('Meadow', 'B Filler', 'B Walker')],
      steps: [
        A.plays('Disco Lou', 'Meadow'),
        now({ asked: null }),
        A.plays('Beam Up'),
        A.answers('Filler'),
        A.plays('Beam Up'),
        A.answers('Walker'),
      ],
    }));
});

import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', 'No effect.');

describe('Oracle at Delphi: After you play a minion here, reveal the top card of your deck; an action is drawn, any other card is returned to the top.', () => {
  it('an action is drawn; all have seen it', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Probe', 'Walker'] }, B: {} },
      bases: [at('Oracle at Delphi')],
      steps: [
        A.plays('Filler', 'Oracle at Delphi'),
        now({
          asked: null,
          hand: { A: ['Probe'] },
          deck: { A: ['Walker'] },
          sees: { B: { has: ['Probe'], lacks: ['Walker'] } },
        }),
      ],
    }));

  it('any other card stays on top; all have seen it', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Walker', 'Probe'] }, B: {} },
      bases: [at('Oracle at Delphi')],
      steps: [
        A.plays('Filler', 'Oracle at Delphi'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Walker', 'Probe'] }, sees: { B: { has: ['Walker'] } } }),
      ],
    }));

  it('after every minion played here, whoever plays it, and none elsewhere', () =>
    play({
      seats: {
        A: { hand: ['Favor of Aphrodite', 'Filler', 'Filler'], deck: ['Probe', 'Upgrade', 'Walker', 'Walker'] },
        B: { hand: ['Filler'], deck: ['Probe', 'Walker', 'Walker'] },
      },
      bases: [at('Oracle at Delphi'), at('Moor')],
      steps: [
        A.plays('Favor of Aphrodite'),
        A.plays('Filler#1', 'Moor'),
        now({ hand: { A: ['Filler'] } }),
        A.plays('Filler@hand', 'Oracle at Delphi'),
        now({ hand: { A: ['Probe'] } }),
        A.ends(),
        B.plays('Filler@hand', 'Oracle at Delphi'),
        now({ asked: null, hand: { B: ['Probe'] } }),
      ],
    }));

  it('with nothing to reveal nothing happens', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: [] }, B: {} },
      bases: [at('Oracle at Delphi')],
      steps: [A.plays('Filler', 'Oracle at Delphi'), now({ asked: null, hand: { A: [] }, deck: { A: [] } })],
    }));

  it('reveals nothing for a player who ignores it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { hand: ['Filler'], deck: ['Probe'] }, B: {} },
      bases: [at('Oracle at Delphi', 'A Hermit')],
      steps: [A.plays('Filler', 'Oracle at Delphi'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Wooden Horse: After a player plays an action, that player may give a minion here +2 power this turn.', () => {
  it('any minion here, after any action of either player', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Idle'] }, B: { hand: ['Idle'] } },
      bases: [at('Wooden Horse', 'A Filler', 'B Walker'), at('Moor', 'A Huffie')],
      steps: [
        A.plays('Idle'),
        offered('A', ['Wooden Horse', 'pass']),
        A.answers('Wooden Horse'),
        offered('A', ['Filler', 'Walker'], ['Huffie', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 4 }, Filler: { power: 1 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
        B.plays('Idle'),
        B.answers('Wooden Horse', 'Filler'),
        now({ asked: null, cards: { Filler: { power: 3 } } }),
      ],
    }));

  it('in vain without a minion here; declined; not after a minion', () => {
    play({
      cards: [idle],
      seats: { A: { hand: ['Idle', 'Filler'] }, B: {} },
      bases: [at('Wooden Horse'), at('Moor', 'A Huffie')],
      steps: [A.plays('Idle'), now({ asked: null })],
    });
    play({
      cards: [idle],
      seats: { A: { hand: ['Idle', 'Filler'] }, B: {} },
      bases: [at('Wooden Horse', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ asked: null }),
        A.plays('Idle'),
        A.answers('pass'),
        now({ asked: null, cards: { Walker: { power: 2 } } }),
      ],
    });
  });

  it('after Argonaut as after an action', () =>
    play({
      seats: { A: { hand: ['Argonaut'] }, B: {} },
      bases: [at('Wooden Horse')],
      steps: [
        A.plays('Argonaut', 'Wooden Horse'),
        A.answers('Wooden Horse'),
        now({ asked: null, cards: { Argonaut: { power: 4 } } }),
      ],
    }));

  it('gives nothing to a player who must ignore it (TERM-13)', () =>
    play({
      cards: [idle, hermit],
      seats: { A: { hand: ['Idle'] }, B: {} },
      bases: [at('Wooden Horse', 'A Hermit')],
      steps: [A.plays('Idle'), now({ asked: null, cards: { Hermit: { power: 2 } } })],
    }));
});

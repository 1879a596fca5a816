import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const seats = { A: { deck }, B: { deck } };

describe('Commandbro: Ongoing: At the end of your turn, draw a card if you have no other minion here.', () => {
  it('draws one if alone among yours here, whoever else is here', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Commandbro', 'B Filler'), at('Moor', 'A Filler')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3 } }), B.ends(), now({ turn: 'A', hand: { A: 3, B: 2 } })],
    }));

  it('none with another of yours here', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Commandbro', 'A Filler'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2 } })],
    }));

  it('commandbro/1 among the mandatory abilities, in the order that the current player chooses (ME-1)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Commandbro', 'A Filler with B Assassination'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Commandbro', 'Assassination'], ['no']),
        A.answers('Assassination'),
        now({ turn: 'B', hand: { A: 3 } }),
      ],
    }));

  it('it looks when its turn comes: used first, the other is still here', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Commandbro', 'A Filler with B Assassination'), at('Moor')],
      steps: [A.ends(), A.answers('Commandbro'), now({ turn: 'B', hand: { A: 2 }, discard: { A: ['Filler'] } })],
    }));
});

describe('Gracie Brones: Ongoing: At the start of your turn, if you have no other minion here, you may place a +1 power counter on this minion and, in addition, give it +1 power this turn for each +1 power counter on it.', () => {
  it('a counter, and as much power this turn as it has counters, if you like', () => {
    for (const [answer, counters, power] of [
      ['Gracie Brones', 2, 9],
      ['pass', 1, 6],
    ] as const)
      play({
        phase: 'start',
        seats,
        bases: [at('Meadow', 'A Gracie Brones +1'), at('Moor', 'A Filler', 'B Filler')],
        steps: [
          offered('A', ['Gracie Brones', 'pass']),
          A.answers(answer),
          now({ asked: null, cards: { 'Gracie Brones': { counters, power } } }),
          A.ends(),
          now({ turn: 'B', asked: null, cards: { 'Gracie Brones': { counters, power: 5 + counters } } }),
        ],
      });
  });

  it('not with another of yours here, nor at the start of another’s turn', () => {
    play({
      phase: 'start',
      seats,
      bases: [at('Meadow', 'A Gracie Brones', 'A Filler'), at('Moor')],
      steps: [now({ phase: 'play', asked: null, cards: { 'Gracie Brones': { power: 5 } } })],
    });
    play({
      phase: 'start',
      turn: 'B',
      seats,
      bases: [at('Meadow', 'A Gracie Brones'), at('Moor')],
      steps: [now({ phase: 'play', asked: null, cards: { 'Gracie Brones': { power: 5 } } })],
    });
  });

  it('both or neither: without the counter no power (TERM-14)', () =>
    play({
      phase: 'start',
      cards: [
        minionCard(
          'Plain',
          1,
          'Ongoing: No counters are placed here.',
          protect((q, me, op) => op.verb === 'counter' && q.base(op.card) === q.base(me.self)),
        ),
      ],
      seats,
      bases: [at('Meadow', 'A Gracie Brones +1', 'B Plain'), at('Moor')],
      steps: [A.answers('Gracie Brones'), now({ asked: null, cards: { 'Gracie Brones': { counters: 1, power: 6 } } })],
    }));

  it('gracie-brones/1 the power stays, joined or moved', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Filler', 'Get to the Choppa!'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Gracie Brones'), at('Moor')],
      steps: [
        A.answers('Gracie Brones'),
        now({ cards: { 'Gracie Brones': { power: 7 } } }),
        A.plays('Filler', 'Meadow'),
        now({ cards: { 'Gracie Brones': { power: 7 } } }),
        A.plays('Get to the Choppa!'),
        A.answers('Gracie Brones', '?Moor'),
        now(at('Moor', 'A Gracie Brones'), { cards: { 'Gracie Brones': { power: 7 } } }),
      ],
    }));
});

describe("Kickboxbro: Ongoing: At the end of your turn, you may store one card from your hand under this card. Talent: Play one of the actions stored under this card as an extra action. Special: Before this base scores, you may use this minion's talent if you have no other minion here.", () => {
  const few = ['Filler', 'Dudlee', 'Filler', 'Dudlee'];
  /** A position with cards under Kickboxbro. */
  const with3 = (...under: string[]) => ({
    ...at('Meadow'),
    cards: [{ seat: 'A' as const, card: 'Kickboxbro', under: under.map((card) => ({ seat: 'A' as const, card })) }],
  });

  it('stores one at the end of your turn, if you like; not of another’s turn', () =>
    play({
      seats: { A: { hand: ['Convoy'], deck: few }, B: { deck } },
      bases: [at('Meadow', 'A Kickboxbro', 'A Filler'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Kickboxbro', 'pass']),
        A.answers('pass'),
        now({ turn: 'B', hand: { A: 3 } }),
        B.ends(),
        now({ turn: 'A' }),
        A.ends(),
        A.answers('Kickboxbro'),
        offered('A', ['Convoy', 'Filler', 'Dudlee', 'Filler', 'Dudlee'], ['no']),
        A.answers('Convoy'),
        now({ turn: 'B', hand: { A: 4 }, cards: { Kickboxbro: { under: 1 } } }),
      ],
    }));

  it('with no card in hand nobody is asked', () =>
    play({
      seats: { A: { deck: [] }, B: { deck } },
      bases: [at('Meadow', 'A Kickboxbro'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B' })],
    }));

  it('kickboxbro/3 any card, unseen by others; only an action is played (STO-1)', () => {
    play({
      seats: { A: { hand: ['Walker'], deck: [] }, B: { deck } },
      bases: [at('Meadow', 'A Kickboxbro'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Kickboxbro'),
        now({
          turn: 'B',
          cards: { Kickboxbro: { under: 1 } },
          sees: { B: { lacks: ['Walker'] }, A: { has: ['Walker'] } },
        }),
        B.ends(),
        refused(A.uses('Kickboxbro')),
      ],
    });
    play({
      bases: [with3('Walker', 'Convoy', 'Final Stand', 'Distress Call'), at('Moor')],
      steps: [
        A.uses('Kickboxbro'),
        offered('A', ['Convoy', 'Distress Call'], ['Walker', 'Final Stand', 'no']),
        A.answers('Convoy', '?Moor'),
        now(at('Moor', 'A Convoy'), {
          asked: null,
          cards: { Kickboxbro: { under: 3 } },
          plays: { A: { actions: 1 } },
        }),
        refused(A.uses('Kickboxbro')),
      ],
    });
  });

  it('kickboxbro/1 before this base scores, as an optional ability, if you are alone here (ME-2)', () => {
    play({
      seats,
      bases: [{ ...with3('Convoy'), cards: [{ ...with3('Convoy').cards[0]!, counters: 5 }] }, at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Kickboxbro', 'pass']),
        A.answers('Kickboxbro', 'Moor'),
        now(at('Moor', 'A Convoy')),
      ],
    });
    play({
      seats: { A: { deck: [] }, B: { deck } },
      bases: [
        {
          ...with3('Convoy'),
          cards: [
            { ...with3('Convoy').cards[0]!, counters: 5 },
            { seat: 'A', card: 'Filler' },
          ],
        },
        at('Moor'),
      ],
      steps: [A.ends(), now(at('Moor'), { turn: 'B', vp: { A: 3 } })],
    });
  });

  it('not with nothing playable under it, nor when another base scores', () => {
    play({
      seats: { A: { deck: [] }, B: { deck } },
      bases: [{ ...with3('Walker'), cards: [{ ...with3('Walker').cards[0]!, counters: 5 }] }, at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    });
    play({
      seats: { A: { deck: [] }, B: { deck } },
      bases: [with3('Convoy'), at('Moor', 'B King Rex +5')],
      steps: [A.ends(), now({ turn: 'B', vp: { B: 3 } })],
    });
  });

  it('kickboxbro/2 with further talents only one of them (ABL-9)', () =>
    play({
      seats,
      bases: [
        {
          ...with3('Convoy'),
          cards: [{ ...with3('Convoy').cards[0]!, counters: 5, on: [{ seat: 'A', card: 'Flighterizer' }] }],
        },
        at('Moor'),
      ],
      steps: [
        A.ends(),
        A.answers('Kickboxbro'),
        offered('A', ['0', '1'], ['no']),
        A.answers('1'),
        A.answers('?pass'),
        now(at('Moor', 'A Kickboxbro with A Flighterizer'), { cards: { Kickboxbro: { under: 1 } }, vp: { A: 0 } }),
      ],
    }));

  it('kickboxbro/4 what is under it moves and changes hands with it, and is discarded with it (STO-2)', () => {
    play({
      cards: [charm, smite],
      seats: { A: { hand: ['Get to the Choppa!'], deck }, B: { hand: ['Take Over'], deck: [] } },
      bases: [with3('Convoy'), at('Moor')],
      steps: [
        A.plays('Get to the Choppa!'),
        A.answers('?Kickboxbro', '?Moor'),
        now(at('Moor', 'A Kickboxbro'), { cards: { Kickboxbro: { under: 1 } } }),
        A.ends(),
        A.answers('pass'),
        B.plays('Take Over'),
        B.uses('Kickboxbro'),
        B.answers('Meadow'),
        now(at('Meadow', 'B Convoy'), { asked: null }),
      ],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [with3('Walker', 'Convoy'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('?Kickboxbro'),
        now({ discard: { A: ['Smite', 'Kickboxbro', 'Walker', 'Convoy'] } }),
      ],
    });
  });
});

describe("Rumbro: Ongoing: During your turn, if you have no other minion here, this base's breakpoint is reduced by 4.", () => {
  it('in your turn alone, and if you are alone', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Rumbro', 'B Filler'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 6 }, Moor: { breakpoint: 10 } } })],
    });
    play({
      seats,
      turn: 'B',
      bases: [at('Meadow', 'A Rumbro'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 10 } } })],
    });
    play({
      seats: { A: { hand: ['Filler'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Rumbro'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now({ bases: { Meadow: { breakpoint: 10 } } })],
    });
  });

  it('the base scores at that (SCORE-1)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Rumbro +1'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    }));
});

describe('Robobro: Ongoing: After another player has played a minion here or moved one to here, you may place a +1 power counter on this minion.', () => {
  const bases = [at('Meadow', 'A Robobro'), at('Moor', 'B Dudlee', 'B Filler', 'A Dudlee')];

  it('after another player has played one here, not elsewhere, nor for yours', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Invader'] } },
      bases,
      steps: [
        B.plays('Invader', 'Meadow'),
        offered('A', ['Robobro', 'pass']),
        A.answers('Robobro'),
        now({ asked: null, cards: { Robobro: { counters: 1 } } }),
        B.uses('Dudlee/B'),
        A.answers('pass'),
        now({ asked: null, cards: { Robobro: { counters: 1 } } }),
      ],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Invader'] } },
      bases,
      steps: [B.plays('Invader', 'Moor'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Robobro', 'B Filler'), at('Moor', 'A Dudlee')],
      steps: [A.plays('Invader', 'Meadow'), now({ asked: null }), A.uses('Dudlee'), now({ asked: null })],
    });
  });

  it('robobro/1 once for each, also for several at once (RES-9)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Full Sail'] } },
      bases: [at('Meadow', 'A Robobro'), at('Moor', 'B Filler', 'B Scout')],
      steps: [
        B.plays('Full Sail'),
        B.answers('Filler', 'Scout'),
        A.answers('Robobro', 'Robobro'),
        now(at('Meadow', 'A Robobro', 'B Filler', 'B Scout'), { asked: null, cards: { Robobro: { counters: 2 } } }),
      ],
    }));
});

describe('Warbro: Talent: Choose a different base where you have exactly one minion; reduce its breakpoint by 3 this turn.', () => {
  it('bases elsewhere with exactly one of yours', () =>
    play({
      seats,
      bases: [
        at('Meadow', 'A Warbro'),
        at('Moor', 'A Filler', 'B Filler'),
        at('Marsh', 'A Filler', 'A Scout'),
        at('Heath', 'B Filler'),
        at('Fen', 'A Scout'),
      ],
      baseDeck: [],
      steps: [
        A.uses('Warbro'),
        offered('A', ['Moor', 'Fen'], ['Meadow', 'Marsh', 'Heath', 'no']),
        A.answers('Fen'),
        now({ asked: null, bases: { Fen: { breakpoint: 7 }, Moor: { breakpoint: 10 } } }),
        refused(A.uses('Warbro')),
        A.ends(),
        now({ turn: 'B', bases: { Fen: { breakpoint: 10 } } }),
      ],
    }));

  it('not without one', () =>
    play({
      bases: [at('Meadow', 'A Warbro'), at('Moor', 'A Filler', 'A Scout')],
      steps: [refused(A.uses('Warbro'))],
    }));

  it('warbro/1 it lasts, though this minion has gone and another has joined', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite', 'Filler'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Warbro'), at('Moor', 'A Scout')],
      steps: [
        A.uses('Warbro'),
        A.plays('Smite'),
        A.answers('Warbro'),
        A.plays('Filler', 'Moor'),
        now({ bases: { Moor: { breakpoint: 7 } } }),
      ],
    }));
});

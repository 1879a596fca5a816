import { view } from '@smash/engine';
import { A, at, B, C, now, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe("Evans City Cemetery: After this base scores, the winner's whole hand is discarded, and they draw five cards.", () => {
  it('only the winner must follow it, in any turn (ME-1, RES-11)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Scout', 'Cannon'], deck: ['Walker', 'Dinghy', 'Invader', 'Collector', 'Poison', 'Disguise'] },
        B: { hand: ['Walker'], deck: ['Probe', 'Probe', 'Probe'] },
      },
      bases: [at('Evans City Cemetery', 'A Filler +14', 'B Filler +4'), at('Moor')],
      steps: [
        B.ends(),
        now({
          asked: null,
          turn: 'A',
          vp: { A: 5, B: 3 },
          hand: { A: ['Walker', 'Dinghy', 'Invader', 'Collector', 'Poison'], B: ['Walker', 'Probe', 'Probe'] },
          discard: { A: ['Scout', 'Cannon', 'Filler'], B: ['Filler'] },
          deck: { A: ['Disguise'] },
        }),
      ],
    }));

  it('tied winners both do it; an empty hand does not prevent it; a short deck is rebuilt on the way (VP-4, DECK-1)', () =>
    play({
      turn: 'C',
      seats: { A: { hand: [], deck: ['Scout'], discard: ['Cannon', 'Dinghy'] }, B: { hand: ['Poison'] }, C: {} },
      bases: [at('Evans City Cemetery', 'A Filler +9', 'B Filler +9'), at('Moor')],
      steps: [
        C.ends(),
        now({
          asked: null,
          turn: 'A',
          vp: { A: 5, B: 5 },
          hand: { A: ['Scout', 'Cannon', 'Dinghy'], B: 5 },
          discard: { A: ['Filler'], B: ['Poison', 'Filler'] },
        }),
      ],
    }));

  it('a player who may ignore the base keeps the hand (TERM-13)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Scout', 'Cannon'] } },
      bases: [at('Evans City Cemetery', 'A Filler +19', 'A Infiltrate'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now({ asked: null, turn: 'A', vp: { A: 5 }, hand: { A: ['Scout', 'Cannon'] } }),
      ],
    }));
});

describe('Rhodes Plaza Mall: When this base scores, every player gains 1 VP for each of their minions here.', () => {
  it('rhodes-plaza-mall/1 pays everybody, including a fourth, for each minion here whatever its power (SCORE-6)', () =>
    play({
      bases: [
        at(
          'Rhodes Plaza Mall',
          'A Filler +20',
          'B Walker with A Poison',
          'B Filler',
          'C Filler',
          'D Filler',
          'D Filler',
        ),
        at('Moor', 'C Walker'),
      ],
      steps: [
        A.ends(),
        now(at('Moor', 'C Walker'), { asked: null, turn: 'B' }),
        (table) => expect(table.state.seats.map((seat) => seat.vp)).toEqual([1, 2, 1, 2]),
      ],
    }));

  it('pays nothing for places, and nothing to a player without minions here', () =>
    play({
      seats: { B: { vp: 2 } },
      bases: [at('Rhodes Plaza Mall', 'A Filler +23'), at('Moor', 'B Walker')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 1, B: 2 } })],
    }));

  it('is told in advance, of everybody and whatever their place', () =>
    play({
      bases: [at('Rhodes Plaza Mall', 'A Filler +3', 'B Walker', 'B Filler', 'C Filler'), at('Moor', 'A Walker')],
      steps: [
        (table) =>
          expect(view(table.state, 0).bases.map(({ lanes }) => lanes.map(({ gains }) => gains))).toEqual([
            [1, 2, 1],
            [undefined, undefined, undefined],
          ]),
      ],
    }));

  it('counts those who are there when it scores, not who left before (SCORE-3)', () =>
    play({
      seats: { A: { hand: ['Full Sail'] } },
      bases: [at('Rhodes Plaza Mall', 'A Filler +20', 'A Walker', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Full Sail', 'Walker', 'done'),
        now(at('Moor', 'A Walker'), { asked: null, turn: 'B', vp: { A: 1, B: 1 } }),
      ],
    }));
});

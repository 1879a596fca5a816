import { act, ops, special } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe("Inventor's Salon: After this base scores, its winner may choose an action in their discard pile and place it in their hand.", () => {
  const salon = (...cards: string[]) => at("Inventor's Salon", ...cards);

  it('the winner alone is offered the actions of that pile, and takes one (SCORE-8)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: [], discard: ['Zeppelin', 'Probe', 'Hidden Ninja', 'Walker'] },
        B: { discard: ['Dinghy'], deck },
      },
      bases: [salon('A Filler +15', 'B Filler +5'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ["Inventor's Salon", 'pass']),
        A.answers("Inventor's Salon"),
        offered('A', ['Zeppelin', 'Probe', 'Hidden Ninja'], ['Walker', 'Dinghy', 'no']),
        A.answers('Probe'),
        now(at('Heath'), {
          asked: null,
          turn: 'A',
          vp: { A: 4, B: 2 },
          hand: { A: ['Probe'] },
          discard: { A: ['Zeppelin', 'Hidden Ninja', 'Walker', 'Filler'], B: { has: ['Dinghy', 'Filler'] } },
        }),
      ],
    }));

  it('may be declined (ME-2)', () =>
    play({
      seats: { A: { discard: ['Probe'], deck: ['Scout', 'Scout'] } },
      bases: [salon('A Filler +21'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('pass'),
        now(at('Heath'), {
          asked: null,
          turn: 'B',
          hand: { A: ['Scout', 'Scout'] },
          discard: { A: ['Probe', 'Filler'] },
        }),
      ],
    }));

  it('nobody is asked if the winner’s pile has no action (ME-4)', () =>
    play({
      seats: { A: { discard: ['Walker'] }, B: { discard: ['Probe'], deck } },
      bases: [salon('A Filler +17', 'B Filler +3'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 4, B: 2 }, discard: { B: ['Probe', 'Filler'] } })],
    }));

  it('nor without a winner (VP-3)', () =>
    play({
      cards: [
        minionCard(
          'Martyr',
          1,
          'Special: Before this base scores, destroy this minion.',
          special('beforeScore', { when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
            yield* act(ops.destroy(me.self));
          }),
        ),
      ],
      seats: { A: { discard: ['Probe'] }, B: { discard: ['Probe'], deck } },
      bases: [salon('A Martyr +21'), at('Moor', 'B Scout')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', vp: { A: 0, B: 0 } })],
    }));

  it('tied winners each use it, clockwise from the current player (VP-4)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: [], discard: ['Probe', 'Dinghy'] },
        B: { discard: ['Probe'], deck },
        C: { hand: [], discard: ['Zeppelin', 'Overrun'] },
      },
      bases: [salon('A Filler +10', 'C Filler +10', 'B Walker'), at('Moor')],
      steps: [
        B.ends(),
        C.answers("Inventor's Salon", 'Overrun'),
        A.answers("Inventor's Salon", 'Dinghy'),
        now({
          asked: null,
          turn: 'C',
          vp: { A: 4, B: 1, C: 4 },
          hand: { A: ['Dinghy'], C: ['Overrun'] },
          discard: { A: ['Probe', 'Filler'], C: ['Zeppelin', 'Filler'] },
        }),
      ],
    }));

  it('a player who has to ignore the base cannot use it (TERM-13)', () =>
    play({
      seats: { A: { discard: ['Probe'], deck } },
      bases: [salon('A Filler +21', 'B Jammed Signal'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 4 }, hand: { A: 2 } })],
    }));

  it('does not apply to another scoring base (SCORE-13)', () =>
    play({
      seats: { A: { discard: ['Probe'], deck } },
      bases: [salon('A Scout'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now(salon('A Scout'), at('Heath'), { asked: null, turn: 'B', vp: { A: 3 }, hand: { A: 2 } })],
    }));

  it('inventors-salon/1 the actions on this base are not in the pile yet (SCORE-9)', () =>
    play({
      seats: { A: { hand: [], discard: ['Probe', 'Dinghy'], deck } },
      bases: [salon('A Filler +21 with A Upgrade', 'A Zeppelin'), at('Moor')],
      steps: [
        A.ends(),
        A.answers("Inventor's Salon"),
        offered('A', ['Probe', 'Dinghy'], ['Zeppelin', 'Upgrade']),
        A.answers('Dinghy'),
        now({ asked: null, turn: 'B', discard: { A: ['Probe', 'Zeppelin', 'Filler', 'Upgrade'] } }),
      ],
    }));

  it('inventors-salon/1 with no others nobody is asked', () =>
    play({
      seats: { A: { hand: [], deck } },
      bases: [salon('A Filler +21', 'A Zeppelin'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', discard: { A: ['Zeppelin', 'Filler'] } })],
    }));
});

describe('Workshop: Whenever a player has played an action on this base, that player may play an extra action.', () => {
  const hand = ['Zeppelin', 'Difference Engine', 'Swashbuckling', 'Probe', 'Upgrade'];

  it('an action on it brings another one, of any kind, and one on it brings one more (EXT-2)', () =>
    play({
      seats: { A: { hand } },
      bases: [at('Workshop', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Zeppelin', 'Workshop'),
        now({ asked: null, plays: { A: { minions: 1, actions: 0 } }, can: [A.plays('Swashbuckling')] }),
        A.plays('Difference Engine', 'Workshop'),
        A.plays('Swashbuckling'),
        now({ asked: null, cannot: [A.plays('Probe'), A.plays('Upgrade', 'Scout')] }),
      ],
    }));

  it('not one elsewhere, on a minion here, or a standard one; nor a minion played here (PLAY-3)', () =>
    play({
      seats: {
        A: { hand: [...hand, 'Zapbot'], deck },
        B: { hand: ['Zeppelin', 'Probe'], deck },
        C: { hand: ['Probe', 'Howl'], deck },
      },
      bases: [at('Workshop', 'A Scout', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Upgrade', 'Scout/A'),
        A.plays('Zapbot', 'Workshop'),
        now({ asked: null, cannot: [A.plays('Swashbuckling'), A.plays('Zeppelin', 'Workshop')] }),
        A.ends(),
        B.plays('Zeppelin', 'Moor'),
        now({ asked: null, cannot: [B.plays('Probe')] }),
        B.ends(),
        C.plays('Howl'),
        now({ asked: null, cannot: [C.plays('Probe')] }),
      ],
    }));

  it('it may be kept until later in the phase, and lapses with it; each player has it in their own turn (EXT-2)', () =>
    play({
      seats: { A: { hand: [...hand, 'Scout'], deck }, B: { hand: ['Overrun', 'Dinghy', 'Howl'], deck } },
      bases: [at('Workshop', 'A King Rex'), at('Moor')],
      steps: [
        A.plays('Zeppelin', 'Workshop'),
        A.plays('Scout', 'Moor'),
        now({ can: [A.plays('Probe')] }),
        A.ends(),
        B.plays('Overrun', 'Workshop'),
        B.plays('Howl'),
        now({ cannot: [B.plays('Dinghy')] }),
        B.ends(),
        now({ turn: 'A' }),
        A.plays('Swashbuckling'),
        refused(A.plays('Probe')),
      ],
    }));

  it('the player is the one who played it, whoever owns it (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment', 'Swashbuckling', 'Howl'] }, B: { deck: ['Zeppelin', 'Scout'] } },
      bases: [at('Workshop', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        A.answers('Workshop'),
        A.plays('Swashbuckling'),
        now(at('Workshop', 'A Scout', 'A Zeppelin'), { asked: null, cannot: [A.plays('Howl')] }),
      ],
    }));

  it('an action played by the ability of another card counts too (EXT-1)', () =>
    play({
      seats: { A: { hand: ['Mechanic', 'Swashbuckling', 'Howl', 'Probe'], discard: ['Zeppelin'] } },
      bases: [at('Workshop', 'A Scout')],
      steps: [
        A.plays('Mechanic', 'Workshop'),
        A.plays('Swashbuckling'),
        A.plays('Howl'),
        now(at('Workshop', 'A Scout', 'A Mechanic', 'A Zeppelin'), { asked: null, cannot: [A.plays('Probe')] }),
      ],
    }));

  it('outside the Play Cards phase it is played immediately or not at all (EXT-3)', () =>
    play({
      seats: {
        A: { deck },
        B: { hand: ['Hidden Ninja', 'Mechanic', 'Swashbuckling', 'Full Sail', 'Howl'], discard: ['Zeppelin'], deck },
      },
      bases: [at('Meadow', 'A King Rex +3', 'B Filler'), at('Workshop')],
      steps: [
        A.ends(),
        B.answers('Hidden Ninja', '?Mechanic'),
        B.answers('Workshop'),
        offered('B', ['Swashbuckling', 'Full Sail', 'Howl', 'no'], ['Mechanic', 'Hidden Ninja']),
        B.answers('Swashbuckling'),
        now({ asked: { seat: 'B', has: ['Full Sail'] } }),
        B.answers('pass'),
        now({ asked: null, turn: 'B', vp: { A: 3, B: 2 } }),
        B.plays('Full Sail'),
        refused(B.plays('Howl')),
      ],
    }));

  it('a player who has to ignore the base from then on has no extra action (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Jammed Signal', 'Probe'] } },
      bases: [at('Workshop'), at('Moor')],
      steps: [
        A.plays('Jammed Signal', 'Workshop'),
        now(at('Workshop', 'A Jammed Signal'), { asked: null, cannot: [A.plays('Probe')] }),
      ],
    }));
});

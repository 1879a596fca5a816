import { act, after, look, onPlay, ops, protect, unaffected } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Supreme Overlord: You may choose any minion and return it to its owner's hand.", () => {
  const hand = { A: { hand: ['Supreme Overlord'] } };

  it('offers every minion in play, himself too, and returns one with nothing on it (ATT-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King +1 with B Poison', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Supreme Overlord', 'Moor'),
        offered('A', ['Pirate King', 'Walker/A', 'Walker/B', 'Supreme Overlord', 'no']),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Walker'), at('Moor', 'A Supreme Overlord', 'B Walker'), {
          asked: null,
          hand: { A: [], B: ['Pirate King'] },
          discard: { B: ['Poison'] },
        }),
      ],
    }));

  it('may be declined', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Supreme Overlord', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Supreme Overlord', 'B Walker'), { asked: null, hand: { B: [] } }),
      ],
    }));

  it('returns to the owner, not to the controller; Smoke Bomb does not stop a minion (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Supreme Overlord'] } },
      bases: [at('Meadow', 'B Invader of C with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Supreme Overlord', 'Moor'),
        A.answers('Invader'),
        now(at('Meadow'), { hand: { A: [], B: [], C: ['Invader'] }, discard: { B: ['Smoke Bomb'] } }),
      ],
    }));
});

describe('Invader: Gain 1 VP.', () => {
  it('gains 1 VP for its player each time one is played, not when it is moved (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Way of Deception'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        now(at('Meadow', 'A Invader'), { asked: null, vp: { A: 1, B: 0 } }),
        A.plays('Way of Deception'),
        now(at('Moor', 'A Invader'), { vp: { A: 1, B: 0 } }),
      ],
    }));

  it('gains it again when it is returned and played again (IO-1)', () =>
    play({
      bases: [at('Meadow', 'A Ninja Acolyte'), at('Moor')],
      seats: { A: { hand: ['Invader', 'Abduction'] } },
      steps: [
        A.plays('Invader', 'Meadow'),
        A.plays('Abduction'),
        A.answers('Invader'),
        A.plays('Invader', 'Moor'),
        now({ vp: { A: 2, B: 0 } }),
      ],
    }));

  it('invader/1 the VP stays when it is destroyed', () =>
    play({
      seats: { A: { hand: ['Invader', 'Seeing Stars'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Invader', 'Meadow'), A.plays('Seeing Stars'), now(at('Meadow'), { vp: { A: 1, B: 0 } })],
    }));

  it('invader/2 cancelling its ability afterwards does not take the VP back (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the abilities of all minions.',
          onPlay(function* () {
            const minions = yield* look((q) => q.minions());
            yield* act(...minions.map((ix) => ({ ...ops.power(ix, 0, { t: 'ever' }), verb: 'cancel' as const })));
          }),
        ),
      ],
      seats: { A: { hand: ['Invader', 'Hush'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        A.plays('Hush'),
        now(at('Meadow', 'A Invader'), { asked: null, vp: { A: 1, B: 0 }, cards: { Invader: { power: 3 } } }),
      ],
    }));

  it('invader/3 the fifteenth VP in the Play Cards phase does not end the game before End Turn (WIN-1)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Swashbuckling'], vp: 14 } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        now({ vp: { A: 15 }, over: false, phase: 'play' }),
        A.plays('Swashbuckling'),
        A.ends(),
        now({ over: true, winners: ['A'] }),
      ],
    }));
});

describe('Scout: Special: After this base scores, you may choose that, instead of going to the discard pile, this minion is placed in your hand.', () => {
  const scored = [at('Meadow', 'A Scout', 'A Walker', 'B Filler +4'), at('Moor', 'A Scout')];

  it('scout/1 is chosen among the after-scoring abilities and leaves when cards are discarded; the rest is discarded (RES-7)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Scout', 'A Walker', 'B Scout', 'B Filler +1'), at('Moor', 'A Scout')],
      steps: [
        B.ends(),
        offered('B', ['Scout/B', 'pass']),
        B.answers('Scout'),
        now(at('Meadow', 'A Scout', 'A Walker', 'B Scout', 'B Filler'), { vp: { A: 3, B: 3 } }),
        offered('A', ['Scout@Meadow', 'pass']),
        A.answers('Scout@Meadow'),
        now(at('Moor', 'A Scout'), at('Heath'), {
          asked: null,
          turn: 'A',
          hand: { A: ['Scout'], B: { has: ['Scout'] } },
          discard: { A: ['Walker'], B: ['Filler'] },
        }),
      ],
    }));

  it('may go to the discard pile; a Scout elsewhere does nothing (SCORE-13)', () =>
    play({
      bases: scored,
      steps: [
        A.ends(),
        A.answers('pass'),
        now(at('Moor', 'A Scout'), { asked: null, turn: 'B', discard: { A: ['Scout', 'Walker'] } }),
      ],
    }));

  it("goes to its owner's hand and drops what is on it (TERM-5, ATT-2)", () =>
    play({
      seats: { B: { hand: [] } },
      bases: [at('Meadow', 'A Scout of B with B Poison', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('Scout'), now({ hand: { B: ['Scout'] }, discard: { A: ['Filler'], B: ['Poison'] } })],
    }));

  it('scout/2 is placed, not returned: what stops or notes returning has nothing to do with it (TERM-1)', () =>
    play({
      cards: [
        minionCard(
          'Warden',
          2,
          'Ongoing: Minions cannot be returned. Each time a minion has been returned, gain 1 VP.',
          protect((_q, _me, op) => op.verb === 'return'),
          after('return', {}, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Scout', 'B Filler +6'), at('Moor', 'B Warden')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Scout'),
        now(at('Meadow', 'A Scout', 'B Filler'), { asked: null }),
        A.ends(),
        A.answers('Scout'),
        now({ asked: null, turn: 'B', vp: { A: 2, B: 3 }, hand: { A: { has: ['Scout'] } } }),
      ],
    }));

  it('scout/3 an ability that keeps it from being affected does not stop the placing', () =>
    play({
      cards: [
        minionCard(
          'Glass Dome',
          2,
          'Ongoing: Your other minions are not affected by anything.',
          unaffected(
            () => true,
            (q, me, ix) => ix !== me.self && q.minionsOf(me.seat).includes(ix),
          ),
        ),
      ],
      seats: { B: { hand: ['Beam Up'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Scout', 'B Filler +6'), at('Moor', 'A Glass Dome')],
      steps: [
        B.plays('Beam Up'),
        B.answers('Scout'),
        now(at('Meadow', 'A Scout', 'B Filler'), { asked: null }),
        B.ends(),
        A.answers('Scout'),
        now({ asked: null, turn: 'A', hand: { A: ['Scout'] }, discard: { A: [], B: { has: ['Filler'] } } }),
      ],
    }));
});

describe("Collector: You may return a minion here that is not a Collector and has power 3 or less to its owner's hand.", () => {
  const hand = { A: { hand: ['Collector'] } };

  it('collector/1 offers minions here of power 3 or less, but no Collector, not even itself', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'B Invader', 'A Walker', 'B Collector', 'A Collector', 'B Scout +1', 'B Buccaneer with A Poison'),
        at('Moor', 'B Tenacious Z'),
      ],
      steps: [
        A.plays('Collector', 'Meadow'),
        offered('A', ['Invader', 'Walker', 'Buccaneer', 'no'], ['Collector', 'Scout', 'Tenacious Z']),
        A.answers('Buccaneer'),
        now(
          at('Meadow', 'B Invader', 'A Walker', 'B Collector', 'A Collector', 'A Collector', 'B Scout'),
          at('Moor', 'B Tenacious Z'),
          { asked: null, hand: { A: [], B: ['Buccaneer'] }, discard: { A: ['Poison'] } },
        ),
      ],
    }));

  it('may be declined, and asks nothing without a target', () =>
    play({
      seats: { A: { hand: ['Collector'] }, B: { hand: ['Collector'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B Pirate King')],
      steps: [
        A.plays('Collector', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Collector', 'B Walker'), { asked: null, hand: { B: ['Collector'] } }),
        A.ends(),
        B.plays('Collector', 'Moor'),
        now(at('Moor', 'B Pirate King', 'B Collector'), { asked: null }),
      ],
    }));

  it('collector/2 on The Homeworld it cannot return itself to be replayed endlessly', () =>
    play({
      seats: { A: { hand: ['Collector', 'Collector'] } },
      bases: [at('The Homeworld'), at('Moor')],
      steps: [
        A.plays('Collector', 'The Homeworld'),
        now({ asked: null, hand: { A: ['Collector'] } }),
        A.plays('Collector', 'The Homeworld'),
        now(at('The Homeworld', 'A Collector', 'A Collector'), { asked: null, hand: { A: [] } }),
      ],
    }));
});

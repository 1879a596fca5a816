import { act, atStartOfYourTurn, look, onPlay, ops, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, minionCard, now, offered, play, refused } from '../play.ts';
import { shovel } from './cards.ts';

describe('BURY-3 uncovering', () => {
  it('BURY-3 at the start of the turn its player may uncover one, and passes or does it (ME-2)', () =>
    play({
      phase: 'start',
      bases: [at('Meadow', 'A buried Invader', 'B buried Scout'), at('Moor', 'A buried Howl', 'A buried Walker')],
      steps: [
        offered('A', ['Invader', 'Howl', 'Walker', 'pass'], ['Scout']),
        A.answers('Invader'),
        // Only one card may be uncovered per turn.
        now(at('Meadow', 'A Invader', 'B buried Scout'), at('Moor', 'A buried Howl', 'A buried Walker'), {
          asked: null,
          phase: 'play',
          vp: { A: 1 },
          plays: { A: { minions: 1, actions: 1 } },
        }),
        A.ends(),
        offered('B', ['Scout', 'pass'], ['Howl', 'Walker']),
        B.answers('pass'),
        now(at('Meadow', 'A Invader', 'B buried Scout'), { turn: 'B', phase: 'play' }),
        B.ends(),
        offered('A', ['Howl', 'Walker', 'pass']),
      ],
    }));

  it('BURY-3 nobody else is asked, and nothing reveals to the others what could be uncovered (INFO-2)', () =>
    play({
      phase: 'start',
      bases: [at('Meadow', 'A buried Invader'), at('Moor')],
      steps: [
        now({ asked: { seat: 'A', has: ['Invader', 'pass'] }, sees: { B: { lacks: ['Invader'] } } }),
        ({ state }) => expect(state.asks.map((ask) => ask.seat)).toEqual([0]),
        A.answers('pass'),
        now(at('Meadow', 'A buried Invader'), { asked: null, phase: 'play', sees: { B: { lacks: ['Invader'] } } }),
      ],
    }));

  it('BURY-3 its player decides whether it comes before or after the mandatory abilities (TURN-2)', () =>
    play({
      phase: 'start',
      cards: [
        minionCard(
          'Rooster',
          1,
          'At the start of your turn, draw a card.',
          atStartOfYourTurn(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      bases: [at('Meadow', 'A Rooster', 'A buried Invader', 'B buried Scout'), at('Moor')],
      steps: [
        offered('A', ['Rooster', 'Invader'], ['Scout']),
        A.answers('Invader'),
        now(at('Meadow', 'A Rooster', 'A Invader', 'B buried Scout'), { phase: 'play', hand: { A: 1 } }),
      ],
    }));

  it('BURY-3 an action goes only on a minion of that base, of its player’s choice', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Shovel'] } },
      bases: [at('Meadow', 'A buried Upgrade', 'A Walker', 'B Invader'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Shovel'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Invader with A Upgrade'), { discard: { A: ['Shovel'] }, asked: null }),
      ],
    }));

  it('BURY-3 an action on a base goes on that base', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Shovel'] } },
      bases: [at('Meadow'), at('Moor', 'A buried Overrun')],
      steps: [A.plays('Shovel'), now(at('Meadow'), at('Moor', 'A Overrun'), { asked: null })],
    }));

  it('BURY-3 a card that cannot be played there is discarded, seen by everybody (PLAY-4)', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Shovel'] } },
      bases: [at('Meadow', 'A buried Upgrade'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Shovel'),
        now(at('Meadow'), at('Moor', 'A Scout'), {
          asked: null,
          discard: { A: ['Upgrade', 'Shovel'] },
          sees: { B: { has: ['Upgrade'] } },
        }),
      ],
    }));

  it('BURY-3 one whose base forbids it is discarded, to its owner (PLAY-4, CONF-1)', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Shovel'] } },
      bases: [at("Tsar's Palace", 'A buried Walker of B'), at('Moor')],
      steps: [A.plays('Shovel'), now(at("Tsar's Palace"), { asked: null, discard: { A: ['Shovel'], B: ['Walker'] } })],
    }));

  it('BURY-3 a Special at the wrong time is discarded (PLAY-4, PLAY-6)', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Shovel', 'Walker'] } },
      bases: [at('Meadow', 'A buried Hidden Ninja'), at('Moor')],
      steps: [
        A.plays('Shovel'),
        now(at('Meadow'), at('Moor'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { A: ['Hidden Ninja', 'Shovel'] },
        }),
      ],
    }));

  it('BURY-3 a Special uncovered at its moment is played as such (PLAY-6, SCORE-3)', () =>
    play({
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Meadow', 'A Pharaoh +5', 'A buried Hidden Ninja'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Pharaoh', 'Walker', 'return'),
        now({
          vp: { A: 3 },
          discard: { A: ['Hidden Ninja', 'Pharaoh', 'Walker'] },
        }),
      ],
    }));

  it('BURY-3 a base on which no action can be played rejects an uncovered one: discarded (CONF-1, PLAY-4)', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Shovel'] } },
      bases: [at('The Dread Gazebo', 'A buried Overrun'), at('Moor')],
      steps: [A.plays('Shovel'), now(at('The Dread Gazebo'), { discard: { A: ['Overrun', 'Shovel'] } })],
    }));

  it('BURY-3 it is a new card: what it did before it was buried does not count (IO-1, ABL-5)', () =>
    play({
      cards: [
        shovel,
        minionCard(
          'Badger',
          2,
          'Talent: Gain 1 VP, then bury this minion at another base.',
          talent(function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
            const [other] = yield* look((q) => q.otherBases(q.base(me.self)));
            yield* act(ops.bury(me.self, other!, me.seat));
          }),
        ),
      ],
      seats: { A: { hand: ['Shovel'] } },
      bases: [at('Meadow', 'A Badger +3'), at('Moor')],
      steps: [
        A.uses('Badger'),
        now(at('Meadow'), at('Moor', 'A buried Badger'), { vp: { A: 1 }, bases: { Moor: { total: 0 } } }),
        refused(A.uses('Badger')),
        A.plays('Shovel'),
        now(at('Moor', 'A Badger'), { bases: { Moor: { total: 2 } }, cards: { Badger: { counters: 0 } } }),
        A.uses('Badger'),
        now(at('Meadow', 'A buried Badger'), { vp: { A: 2 } }),
      ],
    }));
});

describe('BURY-3 no card is buried again immediately', () => {
  it('BURY-3 an uncovered Tomb Trap does its Special and is discarded; from the hand it is buried (PLAY-2)', () =>
    play({
      cards: [shovel],
      seats: { A: { hand: ['Time Loop', 'Shovel', 'Tomb Trap'] } },
      bases: [at('Meadow', 'A buried Tomb Trap', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Shovel'),
        A.answers('Filler'),
        now(at('Meadow'), at('Moor'), { asked: null, discard: { A: ['Time Loop', 'Tomb Trap', 'Shovel'] } }),
        A.plays('Tomb Trap'),
        A.answers('Moor'),
        now(at('Moor', 'A buried Tomb Trap')),
      ],
    }));

  it('BURY-3 a minion that buries itself when played stays if it was uncovered, but not otherwise', () =>
    play({
      cards: [
        shovel,
        minionCard(
          'Worm',
          3,
          'Bury this minion here.',
          onPlay(function* (me) {
            yield* act(ops.bury(me.self, yield* look((q) => q.base(me.self)), me.seat));
          }),
        ),
      ],
      seats: { A: { hand: ['Shovel', 'Worm'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Worm', 'Moor'),
        now(at('Moor', 'A buried Worm')),
        A.plays('Shovel'),
        now(at('Moor', 'A Worm'), { bases: { Moor: { total: 3 } } }),
      ],
    }));

  it('BURY-3 of two uncovered one after the other the first resolves fully, in the order of their player (RES-2)', () =>
    play({
      seats: { A: { hand: ['Seal the Tomb'], deck: ['Scout', 'Howl'] } },
      bases: [at('Meadow', 'A buried Probe', 'A buried Walker', 'B Filler'), at('Moor', 'A buried Scout')],
      steps: [
        A.plays('Seal the Tomb'),
        A.answers('Walker', 'Probe'),
        // The Walker has come and looks at the deck; the Probe still lies there.
        offered('A', ['discard', 'return']),
        now(at('Meadow', 'A Walker', 'A buried Probe', 'B Filler')),
        A.answers('discard'),
        now(at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A buried Scout'), {
          asked: null,
          discard: { A: ['Scout', 'Probe', 'Seal the Tomb'] },
        }),
      ],
    }));
});

import { view, whyNot } from '@smash/engine';
import { act, atStartOfYourTurn, look, onPlay, ops, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, minionCard, now, offered, play, queryOf, refused } from '../play.ts';
import type { Table } from '../scenario/table.ts';
import { desecrate, exhume, gild, nail, shift, shovel } from './cards.ts';

const idOf = ({ state }: Table, name: string): number =>
  state.cards[queryOf(state).s.cards.findIndex((_, ix) => queryOf(state).name(ix) === name)]!.id;

describe('BURY-1 face down at a base', () => {
  it('BURY-1 only its controller sees the face; the others see that a card of that player lies there (INFO-1, INFO-2)', () => {
    let inHand = 0;
    return play({
      seats: { A: { hand: ['Invader', 'Howl'] } },
      bases: [at('Pyramids', 'B Filler'), at('Moor')],
      steps: [
        (table) => {
          inHand = idOf(table, 'Invader');
        },
        A.uses('Pyramids'),
        A.answers('Invader'),
        now(at('Pyramids', 'B Filler', 'A buried Invader'), {
          asked: null,
          hand: { A: ['Howl'] },
          sees: { A: { has: ['Invader'] }, B: { lacks: ['Invader'] }, spectator: { lacks: ['Invader'] } },
        }),
        (table) => {
          const id = idOf(table, 'Invader');
          expect(id).not.toBe(inHand);
          expect(view(table.state, 0).bases[0]!.buried).toEqual([{ id, seat: 0, name: 'Invader' }]);
          for (const viewer of [1, 'spectator'] as const)
            expect(view(table.state, viewer).bases[0]!.buried).toEqual([{ id, seat: 0 }]);
          // Nor is the face told by a refusal.
          expect(
            JSON.stringify(whyNot({ ...table.state, asks: [{ ...table.state.asks[0]!, seat: 1 }] }, 1, { card: id })),
          ).not.toContain('Invader');
        },
      ],
    });
  });

  it('BURY-1 a card that buries itself by its text has been seen by all, and lies face down under a new id (INFO-2)', () => {
    let inHand = 0;
    return play({
      seats: { A: { hand: ['Tomb Trap'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        (table) => {
          inHand = idOf(table, 'Tomb Trap');
        },
        A.plays('Tomb Trap'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A buried Tomb Trap'), {
          sees: { B: { has: ['Tomb Trap'] }, spectator: { has: ['Tomb Trap'] } },
          discard: { A: [] },
        }),
        (table) => {
          const id = idOf(table, 'Tomb Trap');
          expect(id).not.toBe(inHand);
          expect(view(table.state, 1).bases[1]!.buried).toEqual([{ id, seat: 0 }]);
        },
      ],
    });
  });
});

describe('BURY-2 who buried it', () => {
  it('BURY-2 what names minions or actions does not touch it, and its own abilities do not work', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Beam Up', 'Disenchant'] } },
      bases: [at('Meadow', 'B buried Invader', 'B buried Overrun', 'B buried Microbot Alpha'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Beam Up'),
        A.plays('Disenchant'),
        now(at('Meadow', 'B buried Invader', 'B buried Overrun', 'B buried Microbot Alpha'), at('Moor'), {
          asked: null,
          bases: { Meadow: { total: 0 } },
        }),
      ],
    }));

  it('BURY-2 what names cards touches it; a minion that was destroyed face down was none', () =>
    play({
      cards: [desecrate],
      seats: { A: { hand: ['Desecrate'] } },
      bases: [at('Field of Honor', 'B buried Invader'), at('Moor', 'A buried Howl', 'B Filler')],
      steps: [
        A.plays('Desecrate'),
        // Its own card is named to the player, the other one is not.
        offered('A', ['Invader', 'Howl'], ['Filler', 'no']),
        ({ state }) => {
          const options = view(state, 0).prompt!.options;
          expect(options.map((o) => o.name)).toEqual([undefined, 'Howl']);
          expect(options.map((o) => o.label)).toEqual(['Card of B buried on Field of Honor', 'Howl on Moor']);
        },
        now({ sees: { A: { lacks: ['Invader'] } } }),
        A.answers('Invader'),
        now(at('Field of Honor'), { asked: null, discard: { B: ['Invader'] }, vp: { A: 0, B: 0 } }),
      ],
    }));

  it('BURY-2 who buried it counts as its owner until it is discarded: it returns to that hand, unseen (DECK-3, INFO-2)', () =>
    play({
      cards: [exhume],
      seats: { A: { hand: ['Exhume'] } },
      bases: [at('Meadow', 'A buried Invader of B', 'B buried Scout'), at('Moor')],
      steps: [
        A.plays('Exhume'),
        now(at('Meadow', 'B buried Scout'), {
          asked: null,
          hand: { A: ['Invader'], B: [] },
          sees: { A: { has: ['Invader'] }, B: { lacks: ['Invader'] }, spectator: { lacks: ['Invader'] } },
        }),
      ],
    }));

  it('BURY-2 and with the scored base it goes to the discard pile of the real owner (BURY-5)', () =>
    play({
      bases: [at('Meadow', 'A buried Invader of B', 'A buried Howl', 'B Filler +9'), at('Moor', 'B buried Scout')],
      steps: [
        now({ bases: { Meadow: { total: 10, power: { A: 0 } } } }),
        A.ends(),
        // No power and no presence: A is not even second.
        now(at('Moor', 'B buried Scout'), {
          vp: { A: 0, B: 3 },
          discard: { A: ['Howl'], B: ['Invader', 'Filler'] },
        }),
      ],
    }));

  it('BURY-5 on a base that is swapped it stays in its place (SWAP-2)', () =>
    play({
      seats: { A: { hand: ['Terraforming'] } },
      baseDeck: ['Fen'],
      bases: [at('Meadow', 'B buried Scout'), at('Moor')],
      steps: [A.plays('Terraforming'), A.answers('Meadow'), now(at('Fen', 'B buried Scout'), at('Moor'))],
    }));
});

describe('BURY-3 uncovering', () => {
  it('BURY-3 at the start of the turn its player may uncover one, and passes or does it (ME-2)', () =>
    play({
      phase: 'start',
      bases: [at('Meadow', 'A buried Invader', 'B buried Scout'), at('Moor', 'A buried Howl', 'A buried Walker')],
      steps: [
        offered('A', ['Invader', 'Howl', 'Walker', 'pass'], ['Scout']),
        A.answers('Invader'),
        // One a turn.
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

  it('BURY-3 nobody else is asked, and nothing tells the others what could be uncovered (INFO-2)', () =>
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

  it('BURY-3 its player says whether it comes before or after what has to happen then (TURN-2)', () =>
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

  it('BURY-3 an action goes on a minion of that base only, and the choice among them is open', () =>
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

  it('BURY-3 what cannot be played there is discarded, seen by all (PLAY-4)', () =>
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

  it('BURY-3 a Special out of its time is discarded (PLAY-4, PLAY-6)', () =>
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

  it('BURY-3 a Special uncovered at its moment is played by it (PLAY-6, SCORE-3)', () =>
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

  it('BURY-3 a base on which no action can be played keeps an uncovered one off: discarded (CONF-1, PLAY-4)', () =>
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

describe('BURY-3 no card is buried again at once', () => {
  it('BURY-3 a Tomb Trap that is uncovered does its Special and is discarded; from the hand it is buried (PLAY-2)', () =>
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

  it('BURY-3 a minion that buries itself when played stays when it was uncovered, and not when it was not', () =>
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

describe('BURY-4 what is on a buried card', () => {
  it('BURY-4 counters are gone when it is uncovered (CTR-1)', () =>
    play({
      cards: [gild, shovel],
      seats: { A: { hand: ['Time Loop', 'Gild', 'Shovel'] } },
      bases: [at('Meadow', 'A buried Walker', 'B Walker +1'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gild'),
        now({ bases: { Meadow: { total: 3 } } }),
        ({ state }) =>
          expect(state.cards.map((card) => card.counters).sort()).toEqual([...state.cards.slice(2).map(() => 0), 1, 2]),
        A.plays('Shovel'),
        A.answers('?return'),
        now(at('Meadow', 'A Walker', 'B Walker'), { bases: { Meadow: { total: 5, power: { A: 2, B: 3 } } } }),
      ],
    }));

  it('BURY-4 and when it is buried again elsewhere; it still lies face down', () =>
    play({
      cards: [gild, shift],
      seats: { A: { hand: ['Time Loop', 'Gild', 'Shift'] } },
      bases: [at('Meadow', 'A buried Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gild'),
        A.plays('Shift'),
        now(at('Meadow'), at('Moor', 'B Filler', 'A buried Walker'), {
          asked: null,
          sees: { B: { lacks: ['Walker'] } },
        }),
        ({ state }) => expect(state.cards.every((card) => card.counters === 0)).toBe(true),
      ],
    }));

  it('BURY-4 cards on it are discarded to their owners when it is uncovered (ATT-2)', () =>
    play({
      cards: [nail, shovel],
      seats: { A: { hand: ['Time Loop', 'Nail', 'Shovel'] } },
      bases: [at('Meadow', 'A buried Invader', 'B Filler with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Nail'),
        now(at('Meadow', 'A buried Invader', 'B Filler'), { discard: { B: [] }, sees: { B: { lacks: ['Invader'] } } }),
        A.plays('Shovel'),
        now(at('Meadow', 'A Invader', 'B Filler'), { discard: { B: ['Upgrade'] }, vp: { A: 1 } }),
      ],
    }));

  it('BURY-4 and when its base scores (BURY-5)', () =>
    play({
      cards: [nail],
      seats: { A: { hand: ['Nail'] } },
      bases: [at('Meadow', 'A buried Invader', 'B Filler +9 with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Nail'),
        A.ends(),
        now({ discard: { A: ['Nail', 'Invader'], B: ['Upgrade', 'Filler'] }, vp: { B: 3 } }),
      ],
    }));
});

describe('BURY-1 a player who concedes (WIN-3)', () => {
  it('BURY-1 what a player has buried of others goes to their discard piles, what others buried of that player leaves (WIN-3)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [
        at('Meadow', 'B buried Invader of A', 'B buried Walker', 'A buried Scout of B', 'A buried Howl', 'C Filler'),
        at('Moor'),
      ],
      steps: [
        { by: 'B', concede: true },
        now(at('Meadow', 'A buried Howl', 'C Filler'), { discard: { A: ['Invader'], B: [] }, turn: 'A' }),
      ],
    }));
});

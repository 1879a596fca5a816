import { apply, createGame, SetupError } from '@smash/engine';
import { act, after, chooseBase, look, onPlay, ops, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { A, actionCard, at, B, C, minionCard, now, offered, play, queryOf, refused, titanCard } from '../play.ts';

const bigBase = { card: 'Meadow' };
/** Moves itself to another side. */
const rover = minionCard(
  'Rover',
  2,
  '',
  talent(function* (me) {
    const to = yield* chooseBase(me.seat, 'Choose where it goes', yield* look((q) => q.otherBases(q.base(me.self))));
    if (to !== null) yield* act(ops.move(me.self, to));
  }),
);
/** Its player takes control of a minion here. */
const charmer = minionCard(
  'Charmer',
  1,
  '',
  onPlay(function* (me) {
    const other = yield* look((q) => q.minionsAt(q.base(me.self)).find((ix) => q.controller(ix) !== me.seat) ?? -1);
    if (other >= 0) yield* act(ops.control(other, me.seat));
  }),
);
const graveDigger = actionCard(
  'Grave Digger',
  'standard',
  '',
  onPlay(function* (me) {
    const [card, side] = yield* look((q) => [q.hand(me.seat)[0]!, q.bases()[0]!]);
    yield* act(ops.bury(card!, side!, me.seat));
  }),
);
const ribbon = actionCard('Ribbon', 'minion', '');
const flag = actionCard('Flag', 'base', '');
const idol = titanCard('Idol', '');
/** Sends away its player's only minion, and looks at the slots immediately. */
const recall = actionCard(
  'Recall',
  'standard',
  '',
  onPlay(function* (me) {
    const mine = yield* look((q) => q.minionsOf(me.seat));
    yield* act(...mine.map(ops.returnToHand));
  }),
);

describe('the board (BIG-1)', () => {
  it('its slots are no cards of any faction or set', () => {
    const slots = Object.values(testLibrary.defs).filter(({ type }) => type === 'slot');
    expect(slots.length).toBe(16);
    for (const slot of slots) expect(slot).toMatchObject({ faction: '', set: '' });
  });

  const factions: [string, string][] = [
    ['Pirates', 'Ninjas'],
    ['Zombies', 'Robots'],
    ['Aliens', 'Wizards'],
    ['Tricksters', 'Dinosaurs'],
  ];
  const slotsFor = (players: number): string[] => {
    const setup = { seed: '1', players, factions: factions.slice(0, players), options: { bigBase: true } };
    const { state } = createGame(setup, testLibrary);
    const q = queryOf(state);
    expect(q.bases().map((side) => q.name(side))).toEqual(['North', 'East', 'South', 'West']);
    expect(state.cards.filter((card) => card.zone === 'bigBase')).toHaveLength(1);
    return state.big!.slots.map((ix) => q.name(ix)).filter((name) => name.startsWith('North'));
  };
  it('has four sides with three slots each, plus a fourth without an ability in a four-player game (BIG-1, SET-8)', () => {
    expect(slotsFor(2)).toEqual(['North Gate', 'North Yard', 'North Tower']);
    expect(slotsFor(3)).toEqual(['North Gate', 'North Yard', 'North Tower']);
    expect(slotsFor(4)).toEqual(['North Gate', 'North Yard', 'North Tower', 'North Field']);
    expect(testLibrary.defs['North Field']!.abilities).toEqual([]);
  });
  it('is set up after a draft, too (BIG-1, SET-3)', () => {
    const draft = { mode: 'queensberry' as const, pool: ['Pirates', 'Ninjas', 'Zombies', 'Robots'] };
    let { state } = createGame({ seed: '1', players: 2, draft, options: { bigBase: true } }, testLibrary);
    expect([state.big, state.table]).toEqual([null, []]);
    while (state.phase === 'draft') {
      const [ask] = state.asks;
      state = apply(state, { type: 'answer', seat: ask!.seat, prompt: ask!.id, pick: [0] }).state;
    }
    expect([state.table.length, state.big!.slots.length, state.big!.first]).toEqual([4, 12, state.current]);
  });
  it('is unavailable with a library that has none (BIG-1)', () => {
    const setup = { seed: '1', players: 2, factions: factions.slice(0, 2), options: { bigBase: true } };
    expect(() => createGame(setup, { ...testLibrary, board: null })).toThrow(SetupError);
  });
});

describe('slots (BIG-1)', () => {
  it('a player chooses a slot on coming to a side, and uses that one for later cards (BIG-1)', () =>
    play({
      bigBase,
      cards: [flag],
      seats: { A: { hand: ['Filler', 'Flag'] } },
      bases: [],
      steps: [
        now({ can: ['North', 'East', 'South', 'West'].map((side) => A.plays('Filler', side)) }),
        A.plays('Filler', 'North'),
        offered('A', ['North Gate', 'North Yard', 'North Tower'], ['North Field', 'East Gate', 'no']),
        A.answers('North Yard'),
        now(at('North', 'A Filler'), { asked: null, bigBase: { slots: { 'North Yard': 'A', 'North Gate': null } } }),
        A.plays('Flag', 'North'),
        now(at('North', 'A Filler', 'A Flag'), { asked: null, bigBase: { slots: { 'North Yard': 'A' } } }),
      ],
    }));
  it('a slot has one player’s cards: others are offered the empty ones, and the last is assigned without asking (BIG-1)', () =>
    play({
      bigBase: { ...bigBase, slots: { 'North Yard': 'A' } },
      seats: { B: { hand: ['Filler'] }, C: { hand: ['Filler'] } },
      turn: 'B',
      bases: [at('North', 'A Filler')],
      steps: [
        B.plays('Filler', 'North'),
        offered('B', ['North Gate', 'North Tower']),
        B.answers('North Gate'),
        B.ends(),
        C.plays('Filler', 'North'),
        now(at('North', 'A Filler', 'B Filler', 'C Filler'), {
          bigBase: { slots: { 'North Gate': 'B', 'North Yard': 'A', 'North Tower': 'C' } },
        }),
      ],
    }));
  it('an action on another player’s minion takes no slot there, even if all are taken (BIG-1, PLAY-3)', () =>
    play({
      bigBase,
      cards: [ribbon],
      seats: { A: { hand: ['Ribbon'] } },
      bases: [at('North', 'B Filler', 'C Filler')],
      steps: [
        A.plays('Ribbon', 'Filler/B'),
        now(at('North', 'B Filler with A Ribbon', 'C Filler'), {
          asked: null,
          bigBase: { slots: { 'North Gate': 'B', 'North Yard': 'C', 'North Tower': null } },
        }),
      ],
    }));
  it('actions on a side, buried cards and titans take a slot (BIG-1)', () =>
    play({
      bigBase,
      cards: [flag, idol, graveDigger],
      seats: { A: { hand: ['Filler', 'Grave Digger'] } },
      bases: [at('East', 'B Flag'), at('South', 'B Idol')],
      steps: [
        now({ bigBase: { slots: { 'East Gate': 'B', 'South Gate': 'B', 'West Gate': null } } }),
        A.plays('Grave Digger'),
        offered('A', ['North Gate', 'North Yard', 'North Tower']),
        A.answers('North Tower'),
        now(at('North', 'A buried Filler'), { asked: null, bigBase: { slots: { 'North Tower': 'A' } } }),
      ],
    }));
  it('is empty again when its last card has left, and another player may use it (BIG-1)', () =>
    play({
      bigBase,
      cards: [recall],
      seats: { A: { hand: ['Recall'] }, B: { hand: ['Filler'] } },
      bases: [at('North', 'A Filler')],
      steps: [
        now({ bigBase: { slots: { 'North Gate': 'A' } } }),
        A.plays('Recall'),
        now(at('North'), { bigBase: { slots: { 'North Gate': null } } }),
        A.ends(),
        B.plays('Filler', 'North'),
        offered('B', ['North Gate', 'North Yard', 'North Tower']),
        B.answers('North Gate'),
      ],
    }));
});

describe('coming to a side and leaving it (BIG-5)', () => {
  /** Records which slots have been occupied, as a card in play is told. */
  const watcher = minionCard(
    'Watcher',
    1,
    '',
    after('occupy', { when: (_q, me, occupied) => occupied.seat === me.seat }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  );
  it('a move is to another side, and its controller chooses the slot there (BIG-5, TERM-6)', () =>
    play({
      bigBase,
      cards: [rover],
      bases: [at('North', 'A Rover'), at('East', 'B Filler')],
      steps: [
        A.uses('Rover'),
        offered('A', ['East', 'South', 'West'], ['North']),
        A.answers('East'),
        offered('A', ['East Yard', 'East Tower'], ['East Gate']),
        A.answers('East Tower'),
        now(at('North'), at('East', 'A Rover', 'B Filler'), {
          bigBase: { slots: { 'East Tower': 'A', 'North Gate': null } },
        }),
      ],
    }));
  it('a slot is occupied by the first card that comes to it, not by later ones (BIG-5)', () =>
    play({
      bigBase,
      cards: [watcher, rover],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('North', 'A Watcher'), at('South', 'A Rover')],
      steps: [
        A.plays('Filler', 'East'),
        A.answers('East Yard'),
        now({ asked: null, cards: { Watcher: { counters: 1 } } }),
        A.uses('Rover'),
        A.answers('East'),
        now(at('East', 'A Filler', 'A Rover'), { asked: null, cards: { Watcher: { counters: 1 } } }),
      ],
    }));
  it('a minion that changes hands goes to the slot of its new controller there, chosen if there is none (BIG-5, TERM-5)', () =>
    play({
      bigBase,
      cards: [charmer],
      seats: { A: { hand: ['Charmer'] } },
      bases: [at('North', 'B Filler')],
      steps: [
        A.plays('Charmer', 'North'),
        A.answers('North Tower'),
        now({
          asked: null,
          cards: { Filler: { controller: 'A' } },
          bigBase: { slots: { 'North Tower': 'A', 'North Gate': null } },
        }),
      ],
    }));
  it('a new controller without cards at the side is asked for a slot, in the middle of the ability (BIG-5)', () =>
    play({
      bigBase,
      cards: [
        actionCard(
          'Bribe',
          'standard',
          '',
          onPlay(function* (me) {
            const other = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat)[0]!);
            yield* act(ops.control(other, me.seat));
            const slot = yield* look((q) => q.slotOf(q.base(other), me.seat));
            yield* act(ops.counters(other, slot >= 0 ? 3 : 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Bribe'] } },
      bases: [at('West', 'B Filler')],
      steps: [
        A.plays('Bribe'),
        offered('A', ['West Gate', 'West Yard', 'West Tower']),
        A.answers('West Gate'),
        now({
          asked: null,
          cards: { Filler: { controller: 'A', counters: 3 } },
          bigBase: { slots: { 'West Gate': 'A' } },
        }),
      ],
    }));
  it('only a slot of that side answers the question (BIG-1, RES-13)', () =>
    play({
      bigBase,
      seats: { A: { hand: ['Filler'] } },
      bases: [],
      steps: [A.plays('Filler', 'North'), refused(A.answers('East Gate')), refused(A.ends()), A.answers('North Gate')],
    }));
});

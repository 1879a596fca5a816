import { view, whyNot } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { A, at, now, offered, play, queryOf } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { desecrate, exhume, gild, nail, shift, shovel } from './cards.ts';

const idOf = ({ state }: Playthrough, name: string): number =>
  state.cards[queryOf(state).s.cards.findIndex((_, ix) => queryOf(state).name(ix) === name)]!.id;

describe('BURY-1 face down at a base', () => {
  it('BURY-1 only its controller sees the face; the others see that a card of that player is there (INFO-1, INFO-2)', () => {
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
          // The refusal does not reveal the face either.
          expect(
            JSON.stringify(whyNot({ ...table.state, asks: [{ ...table.state.asks[0]!, seat: 1 }] }, 1, { card: id })),
          ).not.toContain('Invader');
        },
      ],
    });
  });

  it('BURY-1 a card that buries itself by its text was seen by everybody, and is face down under a new id (INFO-2)', () => {
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
  it('BURY-2 text that names minions or actions does not affect it, and its own abilities do not work', () =>
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

  it('BURY-2 text that names cards affects it; a minion destroyed face down does not count as one', () =>
    play({
      cards: [desecrate],
      seats: { A: { hand: ['Desecrate'] } },
      bases: [at('Field of Honor', 'B buried Invader'), at('Moor', 'A buried Howl', 'B Filler')],
      steps: [
        A.plays('Desecrate'),
        // A's own card is named to A; B's is not.
        offered('A', ['Invader', 'Howl'], ['Filler', 'no']),
        ({ state }) => {
          const options = view(state, 0).prompt!.options;
          expect(options.map((o) => o.name)).toEqual([undefined, 'Howl']);
          expect(options.map((o) => o.seat)).toEqual([1, undefined]);
          expect(options.map((o) => o.label)).toEqual(['Card buried on Field of Honor', 'Howl on Moor']);
        },
        now({ sees: { A: { lacks: ['Invader'] } } }),
        A.answers('Invader'),
        now(at('Field of Honor'), { asked: null, discard: { B: ['Invader'] }, vp: { A: 0, B: 0 } }),
        (table) => {
          const gone = table.events.filter(({ card }) => card?.name === 'Invader');
          expect(gone.map(({ card }) => card!.id)).toEqual([idOf(table, 'Invader')]);
        },
      ],
    }));

  it('BURY-2 the player who buried it counts as its owner until it is discarded: it returns to that hand, unseen (DECK-3, INFO-2)', () =>
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
        // A has no power and no presence there, so A is not even second.
        now(at('Moor', 'B buried Scout'), {
          vp: { A: 0, B: 3 },
          discard: { A: ['Howl'], B: ['Invader', 'Filler'] },
        }),
      ],
    }));

  it('BURY-5 on a base that is swapped it stays in place (SWAP-2)', () =>
    play({
      seats: { A: { hand: ['Terraforming'] } },
      baseDeck: ['Fen'],
      bases: [at('Meadow', 'B buried Scout'), at('Moor')],
      steps: [A.plays('Terraforming'), A.answers('Meadow'), now(at('Fen', 'B buried Scout'), at('Moor'))],
    }));
});

describe('BURY-4 cards and counters on a buried card', () => {
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

  it('BURY-4 and when it is buried again elsewhere; it is still face down', () =>
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
  it('BURY-1 cards of others that a player has buried go to their discard piles; that player’s cards buried by others leave (WIN-3)', () =>
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

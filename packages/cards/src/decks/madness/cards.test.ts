import { describe as sentence, view, viewEvents } from '@smash/engine';
import { act, controlsHost, look, madnessInHand, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const madness = (n: number): string[] => Array.from({ length: n }, () => 'Madness');

/** One Madness card each into a hiding place. */
const hide = actionCard(
  'Hide',
  'standard',
  'Bury a Madness card, store one under one of your minions, and put one in stasis.',
  onPlay(function* (me) {
    const [buried, stored, slow] = yield* look((q) => madnessInHand(q, me.seat));
    const host = yield* look((q) => q.minionsOf(me.seat)[0]!);
    const base = yield* look((q) => q.base(host));
    yield* act(ops.bury(buried!, base, me.seat), ops.store(stored!, host, me.seat), ops.stasis(slow!, me.seat, 2));
  }),
);
const stash = actionCard(
  'Stash',
  'standard',
  'Store a Madness card under one of your minions.',
  onPlay(function* (me) {
    const [one] = yield* look((q) => madnessInHand(q, me.seat));
    yield* act(ops.store(one!, yield* look((q) => q.minionsOf(me.seat)[0]!), me.seat));
  }),
);
const leash = actionCard('Leash', 'minion', 'Ongoing: You control this minion.', controlsHost());
const two = actionCard(
  'Two',
  'standard',
  'Draw two Madness cards.',
  onPlay(function* (me) {
    yield* act(ops.drawMadness(me.seat, 2));
  }),
);
const give = actionCard(
  'Give',
  'standard',
  "Place a Madness card into the next player's hand.",
  onPlay(function* (me) {
    const [one] = yield* look((q) => madnessInHand(q, me.seat));
    const [to] = yield* look((q) => q.otherPlayers(me.seat));
    yield* act(ops.placeInHandOf(to!, one!));
  }),
);

describe('Madness: Choose one: draw two cards OR return this card to the Madness deck.', () => {
  it('one of the two is mandatory; the cards come from your own deck (RES-14, MAD-1)', () =>
    play({
      seats: { A: { hand: ['Madness'], deck: ['Walker', 'Scout', 'Filler'] } },
      madness: 3,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Madness'),
        offered('A', ['draw', 'return'], ['no', 'done']),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Walker', 'Scout'] }, deck: { A: ['Filler'] }, madness: 3 }),
      ],
    }));

  it('madness/1 thirty alike, kept by themselves, and all may see how many are left (MAD-1, INFO-1)', () =>
    play({
      seats: { A: { hand: ['Corruption'], factions: ['Minions of Cthulhu', 'Robots'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        ({ state }) => {
          const { madness: pile } = state.piles;
          expect(pile.map((ix) => queryOf(state).name(ix))).toEqual(madness(30));
          expect(pile.every((ix) => state.cards[ix]!.owner === -1)).toBe(true);
          expect(pile).toEqual(pile.toSorted((a, b) => a - b));
          for (const seat of state.seats) expect(seat.deck.filter((ix) => pile.includes(ix))).toEqual([]);
        },
        A.plays('Corruption'),
        ({ state }) => {
          for (const viewer of [0, 1, 'spectator'] as const) expect(view(state, viewer).piles.madness).toBe(29);
        },
      ],
    }));

  it('madness/2 no ordinary draw and no discard goes there, even when your own deck is empty (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Madness', ...Array.from({ length: 10 }, () => 'Filler')], deck: [] }, B: { deck } },
      madness: 5,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Madness'),
        now({ turn: 'B', madness: 5, hand: { A: { lacks: ['Madness'] } }, discard: { A: ['Madness'] } }),
      ],
    }));

  it('madness/3 of an empty Madness deck nothing is drawn; of a short one what is left (MAD-1, RES-11)', () =>
    play({
      cards: [two],
      seats: { A: { hand: ['Two', 'Time Loop', 'Two'], deck } },
      madness: 1,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Two'),
        now({ asked: null, madness: 0, hand: { A: ['Two', 'Madness'] } }),
        A.plays('Two'),
        now({ asked: null, madness: 0, hand: { A: ['Madness'] }, deck: { A: 6 } }),
      ],
    }));

  it('madness/4 it takes an action play, and what looks for an action finds it (MAD-2)', () =>
    play({
      seats: { A: { hand: ['Scry', 'Time Loop'], deck: ['Filler', 'Madness', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Scry'),
        now({ asked: null, hand: { A: ['Madness'] } }),
        A.plays('Madness'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Filler', 'Walker'] }, discard: { A: ['Time Loop', 'Scry', 'Madness'] } }),
      ],
    }));

  it('madness/4 without an action play it stays in hand (TURN-4)', () =>
    play({
      seats: { A: { hand: ['Madness', 'Madness'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Madness'), A.answers('return'), refused(A.plays('Madness'))],
    }));

  it('madness/5 played by another player it is of that player from then on (MAD-2, TERM-5)', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment'], deck },
        B: { deck: ['Madness', ...deck] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        A.answers('Madness', 'draw'),
        now({ asked: null, discard: { A: ['Madness', 'Mass Enchantment'], B: [] } }),
        ({ state }) => expect([0, 1].map((seat) => queryOf(state).madnessOf(seat))).toEqual([1, 0]),
      ],
    }));

  it('madness/5 buried, stored and in stasis it goes to its controller’s discard pile, not to the Madness deck (MAD-2, BURY-5)', () =>
    play({
      cards: [hide],
      seats: { A: { hand: ['Hide', ...madness(3)], deck }, B: { deck } },
      madness: 4,
      bases: [at('Meadow', 'A Filler', 'B Filler +12'), at('Moor')],
      steps: [
        A.plays('Hide'),
        now({ bases: { Meadow: { buried: { A: 1 } } }, stasis: { A: { Madness: 2 } }, hand: { A: [] } }),
        A.ends(),
        now({ turn: 'B', madness: 4, discard: { A: ['Hide', 'Filler', 'Madness', 'Madness'] } }),
      ],
    }));

  it('madness/5 stored it belongs to the controller of the card it is under, and goes to that player (MAD-2, STO-1)', () =>
    play({
      cards: [stash, leash],
      seats: { A: { hand: ['Stash', 'Madness'], deck }, B: { hand: ['Leash', 'Time Loop', 'Corruption'], deck } },
      madness: 4,
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Stash'),
        ({ state }) => expect([0, 1].map((seat) => queryOf(state).madnessOf(seat))).toEqual([1, 0]),
        A.ends(),
        B.plays('Time Loop'),
        B.plays('Leash', 'Walker'),
        ({ state }) => expect([0, 1].map((seat) => queryOf(state).madnessOf(seat))).toEqual([0, 1]),
        B.plays('Corruption'),
        now(at('Meadow'), {
          discard: { A: ['Stash', 'Walker'], B: { has: ['Leash', 'Madness'] } },
          hand: { B: ['Madness'] },
        }),
      ],
    }));

  it('madness/6 played for the two cards it goes to its discard pile after that: it is not among them (PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Madness'], deck: [], discard: ['Walker'] } },
      madness: 3,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Madness'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Walker'] }, discard: { A: ['Madness'] }, madness: 3 }),
      ],
    }));

  it('madness/7 discarded it goes to your own pile, and from there back into the deck (MAD-2, DECK-1)', () =>
    play({
      seats: { A: { hand: ['Librarian', 'Madness'], deck: [] } },
      madness: 3,
      bases: [at('Meadow', 'A Librarian'), at('Moor')],
      steps: [
        A.uses('Librarian@Meadow'),
        now({ asked: null, hand: { A: ['Librarian', 'Madness'] }, discard: { A: [] }, madness: 3 }),
      ],
    }));

  it('madness/8 returned it is nobody’s, and the next to draw one gets it (MAD-2)', () =>
    play({
      cards: [two],
      seats: { A: { hand: ['Madness'], deck }, B: { hand: ['Two'], deck } },
      madness: 1,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Madness'),
        A.answers('return'),
        now({ asked: null, madness: 2, hand: { A: [] }, discard: { A: [] } }),
        ({ state }) => {
          expect(state.piles.madness.map((ix) => state.cards[ix]!.owner)).toEqual([-1, -1]);
          expect(queryOf(state).madnessOf(0)).toBe(0);
        },
        A.ends(),
        B.plays('Two'),
        now({ asked: null, madness: 0, hand: { B: { has: ['Madness', 'Madness'] } } }),
        ({ state }) => expect(queryOf(state).madnessOf(1)).toBe(2),
      ],
    }));

  it('madness/13 it has an owner while somebody has it, even after it was given away (MAD-2)', () =>
    play({
      cards: [give],
      seats: { A: { hand: ['Give', 'Madness'], deck }, B: { deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Give'),
        now({ asked: null, hand: { A: [], B: ['Madness'] } }),
        ({ state }) => expect(state.cards[state.seats[1]!.hand[0]!]!.owner).toBe(1),
        A.ends(),
        B.plays('Madness'),
        B.answers('draw'),
        now({ discard: { A: ['Give'], B: ['Madness'] } }),
      ],
    }));
});

describe('Madness at the end of the game', () => {
  it.each([
    [5, 13],
    [4, 13],
    [1, 15],
  ])('madness/9 %d cards leave %d of 15 VP: one is lost for every two, and all are told (WIN-2)', (n, left) =>
    play({
      seats: { A: { hand: madness(n), vp: 15, deck }, B: { vp: 3, deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.ends(),
        now({ over: true, winners: ['A'], vp: { A: left, B: 3 } }),
        ({ events }) => {
          const told = viewEvents(events, 'spectator').filter((e) => e.rule === 'WIN-2');
          expect(told.map((e) => [e.seat, e.amount, e.now])).toEqual(left < 15 ? [[0, left - 15, left]] : []);
          for (const e of told) expect(sentence(e).join('')).toContain(' (Madness)');
        },
      ],
    }),
  );

  it('madness/9 nothing is lost while nobody leads alone with enough (WIN-1, WIN-2)', () =>
    play({
      seats: { A: { hand: madness(4), vp: 15, deck }, B: { vp: 15, deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.ends(), now({ over: false, turn: 'B', vp: { A: 15, B: 15 } })],
    }));

  it('madness/10 in hand, deck and discard pile, buried, stored and in stasis each counts (WIN-2, BURY-5)', () =>
    play({
      cards: [hide],
      seats: {
        A: { hand: ['Hide', ...madness(4)], deck: [...deck, 'Madness'], discard: ['Madness'], vp: 15 },
        B: { vp: 12, deck },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Hide'),
        ({ state }) => expect([0, 1].map((seat) => queryOf(state).madnessOf(seat))).toEqual([6, 0]),
        A.ends(),
        now({ over: true, winners: ['B'], vp: { A: 12, B: 12 } }),
      ],
    }));

  it('madness/11 after the loss the most VP win, regardless of who has the fewest Madness cards (WIN-2)', () =>
    play({
      seats: {
        A: { hand: madness(3), vp: 15, deck },
        B: { hand: madness(2), vp: 15, deck },
        C: { hand: madness(3), vp: 17, deck },
      },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      turn: 'C',
      steps: [C.ends(), now({ over: true, winners: ['C'], vp: { A: 14, B: 14, C: 16 } })],
    }));

  it.each([
    [1, 0, ['C' as const]],
    [0, 1, ['B' as const]],
    [1, 1, ['B' as const, 'C' as const]],
  ])('madness/11 all level on 14, B with %d and C with %d: won by %s (WIN-2)', (ofB, ofC, winners) =>
    play({
      seats: {
        A: { hand: madness(3), vp: 15, deck },
        B: { hand: madness(ofB), vp: 14, deck },
        C: { hand: madness(ofC), vp: 14, deck },
      },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [A.ends(), now({ over: true, winners, vp: { A: 14, B: 14, C: 14 } })],
    }),
  );

  it('madness/12 with 15, 14 and 13 VP and 5, 3 and no Madness cards the last one wins (WIN-2)', () =>
    play({
      seats: { A: { hand: madness(5), vp: 15, deck }, B: { hand: madness(3), vp: 14, deck }, C: { vp: 13, deck } },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.ends(),
        now({ over: true, winners: ['C'], vp: { A: 13, B: 13, C: 13 } }),
        // Counted in front of everybody.
        ({ state }) => expect(view(state, 'spectator').over?.madness).toEqual([5, 3, 0]),
      ],
    }));

  it('nobody falls below zero, and the goal of the room counts (WIN-2, VP-6)', () =>
    play({
      seats: { A: { vp: 5, deck }, B: { hand: madness(7), vp: 2, deck } },
      options: { vpToWin: 5 },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.ends(), now({ over: true, winners: ['A'], vp: { A: 5, B: 0 } })],
    }));
});

describe('what a player has who concedes', () => {
  it('WIN-3 Madness of that player leaves the game, what was given away stays, the Madness deck too (MAD-2)', () =>
    play({
      cards: [give],
      seats: { A: { hand: ['Give', ...madness(3)], deck }, B: { hand: ['Madness'], deck }, C: { deck } },
      madness: 4,
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Give'),
        { by: 'A', concede: true },
        now({ turn: 'B', madness: 4, hand: { A: [], B: ['Madness', 'Madness'] }, discard: { A: [] } }),
        ({ state }) => {
          expect([0, 1, 2].map((seat) => queryOf(state).madnessOf(seat))).toEqual([0, 2, 0]);
          expect(state.cards.filter((c, ix) => c.zone === 'box' && queryOf(state).name(ix) === 'Madness')).toHaveLength(
            2,
          );
        },
      ],
    }));
});

describe('Madness stored under a card of a player who concedes', () => {
  it('WIN-3 stays with another player who controls that card (MAD-2, STO-1)', () =>
    play({
      cards: [stash, leash],
      seats: { A: { hand: ['Stash', 'Madness'], deck }, B: { hand: ['Leash'], deck }, C: { deck } },
      madness: 4,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'C Filler')],
      steps: [
        A.plays('Stash'),
        A.ends(),
        B.plays('Leash', 'Walker'),
        { by: 'A', concede: true },
        now(at('Meadow'), { turn: 'B', madness: 4, discard: { A: [], B: ['Leash', 'Madness'] } }),
        ({ state }) => expect([0, 1, 2].map((seat) => queryOf(state).madnessOf(seat))).toEqual([0, 1, 0]),
      ],
    }));
});

describe('what others learn of Madness', () => {
  it('all hear that somebody drew it; in the hand it is like any other card (INFO-2, MAD-1)', () =>
    play({
      cards: [two],
      seats: { A: { hand: ['Two', 'Walker'], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Two'),
        ({ start, state, events }) => {
          const drawn = state.seats[0]!.hand.filter((ix) => queryOf(state).name(ix) === 'Madness');
          for (const viewer of [1, 'spectator'] as const) {
            const told = viewEvents(events, viewer).filter((e) => e.type === 'madness');
            expect(told.map((e) => [e.seat, e.count, e.card, e.cards])).toEqual([[0, 2, undefined, undefined]]);
            const sent = JSON.stringify([view(state, viewer), viewEvents(events, viewer)]);
            for (const ix of drawn) expect(sent).not.toContain(`"id":${state.cards[ix]!.id},`);
            expect(view(state, viewer).seats[0]!.hand).toBe(3);
          }
          for (const ix of drawn) expect(state.cards[ix]!.id).not.toBe(start.cards[ix]!.id);
          expect(view(state, 0).hand.map((card) => card.name)).toEqual(['Walker', 'Madness', 'Madness']);
        },
      ],
    }));
});

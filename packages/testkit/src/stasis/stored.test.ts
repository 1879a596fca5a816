import { type Op, type View, view } from '@smash/engine';
import { act, chooseMinion, controlsHost, look, onPlay, ops, swap } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, queryOf, refused } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { chest, freeze, herald, locker, tuck } from './cards.ts';

const find = ({ state }: Playthrough, name: string): number =>
  state.cards.findIndex((_, ix) => queryOf(state).name(ix) === name);
/** The card as this viewer sees it at its base. */
const seen = ({ state }: Playthrough, viewer: View['viewer'], name: string) =>
  view(state, viewer)
    .bases.flatMap((base) => base.lanes.flatMap((lane) => lane.minions))
    .find((card) => card.name === name)!;
const leash = actionCard('Leash', 'minion', 'Ongoing: You control this minion.', controlsHost());

describe('STO-1 stored under a card', () => {
  it('STO-1 face down: its controller looks at it, the others count it (INFO-1, INFO-2)', () => {
    let inHand = 0;
    play({
      cards: [tuck],
      seats: { A: { hand: ['Tuck', 'Invader', 'Howl'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        (table) => {
          inHand = table.state.cards[find(table, 'Invader')]!.id;
        },
        A.plays('Tuck'),
        A.answers('Invader'),
        now({
          asked: null,
          hand: { A: ['Howl'] },
          cards: { Filler: { under: ['Invader'] } },
          sees: { A: { has: ['Invader'] }, B: { lacks: ['Invader'] }, spectator: { lacks: ['Invader'] } },
        }),
        (table) => {
          const { id } = table.state.cards[find(table, 'Invader')]!;
          expect(id).not.toBe(inHand);
          expect(seen(table, 0, 'Filler')).toMatchObject({ under: 1, stored: [{ id, name: 'Invader' }] });
          for (const viewer of [1, 'spectator'] as const) {
            expect(seen(table, viewer, 'Filler').under).toBe(1);
            expect(seen(table, viewer, 'Filler')).not.toHaveProperty('stored');
          }
        },
      ],
    });
  });

  it('STO-1 control follows the host, and with it who may look (TERM-5)', () =>
    play({
      cards: [leash],
      seats: { A: {}, B: { hand: ['Leash'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        (table) => {
          // Stored directly in the state, before anything was derived from it.
          const ix = table.state.seats[0]!.deck.pop()!;
          Object.assign(table.state.cards[ix]!, { zone: 'under', at: find(table, 'Filler'), stamp: 99 });
          table.state.inPlay.push(ix);
          expect(queryOf(table.state).controller(ix)).toBe(0);
          expect(seen(table, 1, 'Filler')).not.toHaveProperty('stored');
        },
        B.plays('Leash', 'Filler#1'),
        (table) => {
          const [ix] = queryOf(table.state).stored(find(table, 'Filler'));
          expect(queryOf(table.state).controller(ix!)).toBe(1);
          expect(seen(table, 1, 'Filler').stored).toHaveLength(1);
          expect(seen(table, 0, 'Filler')).not.toHaveProperty('stored');
        },
      ],
    }));

  it('STO-1 it is in play and does nothing: no power, no plays, no reactions, no presence (VP-2)', () =>
    play({
      cards: [tuck, herald],
      seats: { A: { hand: ['Tuck', 'Herald', 'Invader'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler +8')],
      steps: [
        A.plays('Tuck'),
        A.answers('Herald'),
        (table) => expect(queryOf(table.state).inPlay(find(table, 'Herald'))).toBe(true),
        A.plays('Invader', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          bases: { Meadow: { power: { A: 4 } } },
          cards: { Filler: { power: 1, under: ['Herald'] } },
        }),
        refused(A.uses('Herald')),
        A.ends(),
        B.ends(),
        ({ state }) => expect(state.extraPlays).toEqual([]),
      ],
    }));

  const under = (what: (card: number) => Op) =>
    actionCard(
      'Grope',
      'standard',
      'Do something to the first stored card, without a word about stored cards.',
      onPlay(function* () {
        yield* act(what(yield* look((q) => q.s.inPlay.find((ix) => q.card(ix).zone === 'under')!)));
      }),
    );
  it.each<[string, (card: number) => Op]>([
    ['destroys', ops.destroy],
    ['returns', ops.returnToHand],
    ['places', (ix) => ops.place(ix, 'top')],
    ['gives counters to', (ix) => ops.counters(ix, 1)],
    ['takes', (ix) => ops.control(ix, 0)],
    ['puts in stasis', (ix) => ops.stasis(ix, 0, 1)],
  ])('STO-1 what does not speak of stored cards does nothing to it: a text that %s it', (_verb, what) =>
    play({
      cards: [tuck, under(what)],
      seats: { A: { hand: ['Tuck', 'Howl', 'Grope'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Tuck'),
        A.answers('Howl'),
        A.ends(),
        B.ends(),
        A.plays('Grope'),
        now({
          asked: null,
          cards: { Filler: { under: ['Howl'] } },
          discard: { A: ['Tuck', 'Grope'] },
          stasis: { A: {} },
        }),
        (table) => expect(table.state.cards[find(table, 'Howl')]).toMatchObject({ counters: 0, controller: 0 }),
      ],
    }),
  );

  it('STO-1 the card it is under may refer to it, and count it', () => {
    const box = minionCard(
      'Box',
      1,
      'Ongoing: +1 power for each card stored under it. When you play it, store a card of your hand under it, and return it.',
      onPlay(function* (me) {
        const [card] = yield* look((q) => q.hand(me.seat));
        yield* act(ops.store(card!, me.self, me.seat));
        yield* act(ops.returnToHand(card!));
      }),
    );
    play({
      cards: [tuck, chest, box],
      seats: { A: { hand: ['Tuck', 'Howl', 'Box'] }, B: {} },
      bases: [at('Meadow', 'A Chest'), at('Moor')],
      steps: [
        A.plays('Box', 'Moor'),
        now(at('Moor', 'A Box'), { cards: { Box: { under: [] } }, hand: { A: { has: ['Tuck', 'Howl'] } } }),
      ],
    });
    play({
      cards: [tuck, chest],
      seats: { A: { hand: ['Tuck', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Chest'), at('Moor')],
      steps: [A.plays('Tuck'), now({ cards: { Chest: { power: 3, under: ['Howl'] } } })],
    });
  });

  it('STO-1 one that must be of a certain kind is shown before it is stored (INFO-3)', () =>
    play({
      cards: [locker],
      seats: { A: { hand: ['Locker', 'Invader', 'Walker', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Locker'),
        offered('A', ['Invader', 'Walker'], ['Howl']),
        A.answers('Invader'),
        now({ sees: { B: { has: ['Invader'], lacks: ['Walker'] } }, cards: { Filler: { under: ['Invader'] } } }),
        (table) => {
          expect(seen(table, 1, 'Filler')).toMatchObject({ under: 1 });
          expect(seen(table, 1, 'Filler')).not.toHaveProperty('stored');
        },
      ],
    }));
});

describe('STO-2 where it goes', () => {
  const start = (hand: string[], ...more: string[]) => ({
    seats: { A: { hand: ['Time Loop', 'Tuck', 'Howl', ...hand] }, B: {} },
    bases: [at('Meadow', 'A Filler', ...more), at('Moor')],
  });
  const stored = [A.plays('Time Loop'), A.plays('Tuck'), A.answers('Howl')];
  const does = (name: string, what: (q: { host: number; other: number; moor: number }) => Op) =>
    actionCard(
      name,
      'standard',
      `${name} your first minion.`,
      onPlay(function* (me) {
        const [host, other, moor] = yield* look((q) => {
          const [one, two] = q.minionsOf(me.seat);
          return [one!, two ?? -1, q.bases()[1]!];
        });
        yield* act(what({ host: host!, other: other!, moor: moor! }));
      }),
    );

  it('STO-2 it moves with its host, even under another card', () =>
    play({
      cards: [tuck, does('Cart', ({ host, moor }) => ops.move(host, moor))],
      ...start(['Cart']),
      steps: [
        ...stored,
        A.plays('Cart'),
        now(at('Moor', 'A Filler'), { cards: { Filler: { under: ['Howl'] } } }),
        (table) => expect(queryOf(table.state).base(find(table, 'Howl'))).toBe(queryOf(table.state).bases()[1]),
      ],
    }));

  it.each<[string, (q: { host: number; moor: number }) => Op, object]>([
    ['is destroyed', ({ host }) => ops.destroy(host), { discard: ['Filler'], hand: [] }],
    ['is returned', ({ host }) => ops.returnToHand(host), { discard: [], hand: ['Filler'] }],
    ['is placed in a deck', ({ host }) => ops.place(host, 'bottom'), { discard: [], hand: [] }],
    ['is buried', ({ host, moor }) => ops.bury(host, moor, 0), { discard: [], hand: [] }],
  ])(
    'STO-2 it is discarded when its host %s (ATT-2)',
    (_what, op, { discard, hand }: { discard?: string[]; hand?: string[] }) =>
      play({
        cards: [tuck, does('Oust', op)],
        ...start(['Oust']),
        steps: [
          ...stored,
          A.plays('Oust'),
          now(at('Meadow'), {
            asked: null,
            discard: { A: ['Time Loop', 'Tuck', 'Oust', 'Howl', ...discard!] },
            hand: { A: hand! },
          }),
        ],
      }),
  );

  it('STO-2 or leaves with its base that scores, each card to its own owner (SCORE-9)', () =>
    play({
      cards: [tuck, leash],
      seats: { A: { hand: ['Tuck', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Filler of B', 'B Walker +9'), at('Moor')],
      steps: [
        A.plays('Tuck'),
        A.ends(),
        now({ vp: { A: 2, B: 3 }, discard: { A: ['Tuck', 'Howl'], B: { has: ['Filler', 'Walker'] } } }),
      ],
    }));

  it('STO-2 it stays with a host in stasis, and moves with one that trades places (SWAP-1)', () => {
    play({
      cards: [tuck, freeze],
      ...start(['Freeze']),
      steps: [
        ...stored,
        A.plays('Freeze'),
        now({ stasis: { A: { Filler: 1 } }, cards: { Filler: { under: ['Howl'] } } }),
        ({ state }) => {
          expect(view(state, 0).seats[0]!.stasis).toMatchObject([
            { name: 'Filler', under: 1, stored: [{ name: 'Howl' }] },
          ]);
          expect(view(state, 1).seats[0]!.stasis).toMatchObject([{ name: 'Filler', under: 1 }]);
          expect(view(state, 1).seats[0]!.stasis[0]).not.toHaveProperty('stored');
        },
      ],
    });
    const barter = actionCard(
      'Barter',
      'standard',
      'Swap your first minion with another.',
      onPlay(function* (me) {
        const [mine] = yield* look((q) => q.minionsOf(me.seat));
        const other = yield* chooseMinion(me, 'Choose the other', (_q, ix) => ix !== mine);
        yield* swap(me.seat, mine!, other!);
      }),
    );
    play({
      cards: [tuck, barter],
      seats: { A: { hand: ['Time Loop', 'Tuck', 'Howl', 'Barter'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        ...stored,
        A.plays('Barter'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Filler'), {
          cards: { Walker: { under: [] }, Filler: { under: ['Howl'] } },
        }),
        (table) => expect(queryOf(table.state).controller(find(table, 'Howl'))).toBe(0),
      ],
    });
  });

  it('STO-2 only an ability that says so can play it; it is then a new card (IO-1)', () =>
    play({
      cards: [tuck, chest],
      seats: { A: { hand: ['Tuck', 'Invader', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Chest'), at('Moor')],
      steps: [
        A.plays('Tuck'),
        A.answers('Invader'),
        refused(A.plays('Invader', 'Moor', 'under')),
        A.uses('Chest'),
        A.answers('Moor'),
        now(at('Meadow', 'A Chest'), at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          cards: { Chest: { power: 2, under: [] } },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('STO-2 stored Madness counts at the end (WIN-2, MAD-2)', () =>
    play({
      cards: [tuck],
      seats: { A: { hand: ['Tuck', 'Madness', 'Madness'], vp: 15 }, B: { vp: 14 } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Tuck'),
        A.answers('Madness'),
        ({ state }) => expect([0, 1].map((seat) => queryOf(state).madnessOf(seat))).toEqual([2, 0]),
        A.ends(),
        now({ over: true, vp: { A: 14, B: 14 }, winners: ['B'] }),
      ],
    }));
});

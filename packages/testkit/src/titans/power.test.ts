import { explain, view } from '@smash/engine';
import { act, after, here, look, ops, playNow, powerHere, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, minionCard, now, offered, play, queryOf, titanCard } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { colossus, golem, roamer, smash } from './cards.ts';

const baseId = ({ state }: Playthrough, name: string): number => {
  const q = queryOf(state);
  return q.card(q.bases().find((ix) => q.name(ix) === name)!).id;
};
const parts = (table: Playthrough, name: string, seat?: number) =>
  explain(table.state, 'spectator', baseId(table, name), 'total', seat).map((part) => [
    part.label,
    part.delta,
    part.kind,
  ]);

/** Its controller has as much power at its base as cards in hand. */
const scholar = roamer(
  'Scholar',
  powerHere((q, me) => q.handSize(me.seat)),
);

describe('TIT-5 CTR-3 NPW-1 power without a minion', () => {
  it('TIT-5 a titan has no power of its own; its counters and abilities give power only to its controller there', () =>
    play({
      cards: [scholar, golem],
      seats: { A: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Scholar of B +3', 'B Filler'), at('Moor', 'B Golem', 'A Filler')],
      steps: [
        now({
          bases: { Meadow: { total: 6, power: { A: 5, B: 1 } }, Moor: { total: 1, power: { A: 1, B: 0 } } },
          cards: { Scholar: { power: 0, counters: 3 } },
        }),
        (table) => {
          expect(parts(table, 'Meadow')).toEqual([
            ['Filler', 1, 'minion'],
            ['Scholar', 3, 'counter'],
            ['Scholar', 2, 'ongoing'],
          ]);
          expect(parts(table, 'Meadow', 0)).toEqual([
            ['Scholar', 3, 'counter'],
            ['Scholar', 2, 'ongoing'],
          ]);
          expect(parts(table, 'Meadow', 1)).toEqual([['Filler', 1, 'minion']]);
          expect(parts(table, 'Moor')).toEqual([['Filler', 1, 'minion']]);
        },
      ],
    }));

  it('NPW-1 it breaks a base and ranks without any minion there (VP-2, SCORE-1)', () =>
    play({
      cards: [golem],
      bases: [at('Meadow', 'A Golem +6', 'B Filler +3'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 3, B: 2 }, titans: { A: ['Golem'] } })],
    }));

  it('NPW-1 is reported with the award, card by card, so that the sum is the total (SCORE-6)', () =>
    play({
      cards: [scholar],
      seats: { A: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Scholar +4', 'A Filler', 'B Filler +3'), at('Moor')],
      steps: [
        A.ends(),
        ({ events }) => {
          const scored = events.find((e) => e.type === 'scored')!;
          expect(scored.ranks!.map((rank) => [rank.power, rank.cards])).toEqual([
            [
              7,
              [
                { name: 'Filler', power: 1 },
                { name: 'Scholar', power: 4 },
                { name: 'Scholar', power: 2 },
              ],
            ],
            [4, [{ name: 'Filler', power: 4 }]],
          ]);
        },
      ],
    }));

  it('VP-2 a titan that gives no power earns no place; one power is enough (NPW-1)', () =>
    play({
      cards: [golem, colossus],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Golem', 'C Colossus +1', 'B Filler +8'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 0, B: 3, C: 2 } })],
    }));

  it('NPW-1 it disappears with the titan: the base is no longer ready (CTR-1, TIT-1)', () =>
    play({
      cards: [golem, smash],
      seats: { A: { hand: ['Smash'] } },
      bases: [at('Meadow', 'A Golem +6', 'B Filler +3'), at('Moor')],
      steps: [
        A.plays('Smash'),
        A.answers('Golem'),
        A.ends(),
        now(at('Meadow', 'B Filler'), { turn: 'B', vp: { A: 0, B: 0 }, bases: { Meadow: { total: 4 } } }),
      ],
    }));

  it('CTR-2 placing a counter on a titan affects the titan, not a minion; counters on actions and bases add nothing (CTR-3)', () => {
    const grower = titanCard(
      'Grower',
      'Talent: Place a +1 power counter on each card here, this titan, the actions and the base included.',
      talent(function* (me) {
        const all = yield* look((q) => [
          ...q.titansAt(here(q, me)),
          ...q.minionsAt(here(q, me)),
          ...q.actionsOn(here(q, me)),
          here(q, me),
        ]);
        yield* act(...all.map((ix) => ops.counters(ix, 1)));
      }),
    );
    const witness = minionCard(
      'Witness',
      1,
      'Ongoing: After a minion is affected, draw a card.',
      after('affect', { when: (q, _me, h) => h.verb === 'counter' && q.isMinion(h.card) }, function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    );
    play({
      cards: [grower, witness],
      bases: [at('Meadow', 'A Grower', 'B Enshrouding Mist'), at('Moor', 'A Witness')],
      steps: [
        A.uses('Grower'),
        now({
          bases: { Meadow: { total: 1, power: { A: 1, B: 0 } } },
          cards: { Grower: { counters: 1 } },
          hand: { A: 0 },
        }),
      ],
    });
  });
});

describe('the view of titans', () => {
  it('TIT-1 shows everybody which are set aside, and only their owner which can be played now (INFO-1)', () =>
    play({
      cards: [golem, colossus],
      titans: [
        { seat: 'A', card: 'Golem', counters: 1 },
        { seat: 'B', card: 'Colossus' },
      ],
      bases: [at('Meadow')],
      steps: [
        ({ state }) => {
          for (const viewer of [0, 1, 'spectator'] as const) {
            const { seats } = view(state, viewer);
            expect(seats.map((seat) => seat.titans.map((t) => [t.name, t.counters, t.controller, t.usable]))).toEqual([
              [['Golem', 1, 0, viewer === 0 ? true : undefined]],
              [['Colossus', undefined, 1, undefined]],
            ]);
          }
        },
      ],
    }));

  it('TIT-5 shows it in its controller’s lane, with its counters (TIT-3)', () =>
    play({
      cards: [golem],
      bases: [at('Meadow', 'A Golem of B +2')],
      steps: [
        ({ state }) => {
          const [meadow] = view(state, 'spectator').bases;
          expect(
            meadow!.lanes.map((lane) => [lane.total, lane.titans.map((t) => [t.name, t.counters, t.owner])]),
          ).toEqual([
            [2, [['Golem', 2, 1]]],
            [0, []],
          ]);
          expect(view(state, 'spectator').seats.map((seat) => seat.titans)).toEqual([[], []]);
          expect(view(state, 0).bases[0]!.lanes[0]!.titans[0]!.usable).toBe(true);
          expect(view(state, 1).bases[0]!.lanes[0]!.titans[0]!.usable).toBeUndefined();
        },
      ],
    }));
});

describe('abilities of a titan that is set aside', () => {
  /** "After a minion is played, you may play this titan there." */
  const lurker = titanCard(
    'Lurker',
    'Special: After a card is played at a base, you may play this titan there. Ongoing: You have +2 power here.',
    after('play', { may: true, from: 'aside', when: (q, _me, h) => q.isBase(h.to) }, function* (me) {
      yield* playNow({ card: me.self, at: me.args.to, seat: me.seat });
    }),
    powerHere(() => 2),
  );
  const roaming = { ...lurker, name: 'Stalker', abilities: [...golem.abilities, ...lurker.abilities] };

  it('RES-4 react in another player’s turn too, while nothing else of it works (ABL-4)', () =>
    play({
      cards: [lurker],
      seats: { A: { hand: ['Invader'] } },
      titans: [{ seat: 'B', card: 'Lurker' }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { total: 0 } } }),
        A.plays('Invader', 'Meadow'),
        offered('B', ['Lurker', 'pass']),
        B.answers('Lurker'),
        now(at('Meadow', 'A Invader', 'B Lurker'), {
          asked: null,
          turn: 'A',
          titans: { B: [] },
          bases: { Meadow: { power: { A: 3, B: 2 } } },
        }),
      ],
    }));

  it('RES-4 do not react to its own arrival: it is no longer there', () =>
    play({
      cards: [roaming],
      titans: [{ seat: 'A', card: 'Stalker' }],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Stalker', 'Meadow'), now(at('Meadow', 'A Stalker'), { asked: null })],
    }));

  it('RES-4 no longer work in play', () =>
    play({
      cards: [roaming],
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Stalker'), at('Moor')],
      steps: [A.plays('Invader', 'Moor'), now({ asked: null })],
    }));
});

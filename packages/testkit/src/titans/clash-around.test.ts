import { viewEvents } from '@smash/engine';
import { act, after, chooseOtherBase, instead, look, ops, protect } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, baseCard, now, offered, play } from '../play.ts';
import { hermit } from '../test-cards.ts';
import { behemoth, colossus, golem, march, roamer } from './cards.ts';

describe('TIT-6 effects "instead" of leaving because of a clash (RES-7)', () => {
  const flees = instead({ of: 'loseClash', when: (_q, me, op) => op.card === me.self }, function* (me) {
    const to = yield* chooseOtherBase(me.seat, me.self, 'this titan');
    if (to !== null) yield* act(ops.move(me.self, to));
    return true;
  });

  it('TIT-6 the loser moves, its player chooses where, and may clash there again; a saved game continues (RES-7)', () =>
    play({
      cards: [golem, roamer('Colossus', flees), behemoth],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [
        at('Meadow', 'A Filler +3', 'B Filler +2', 'B Colossus'),
        at('Moor', 'B Filler', 'C Behemoth'),
        at('Marsh'),
      ],
      steps: [
        A.plays('Golem', 'Meadow'),
        offered('B', ['Moor', 'Marsh'], ['Meadow']),
        B.answers('Moor'),
        now(at('Meadow', 'A Filler', 'B Filler', 'A Golem'), at('Moor', 'B Filler', 'B Colossus'), {
          asked: null,
          titans: { A: [], B: [], C: ['Behemoth'] },
        }),
      ],
    }));

  it('TIT-6 one that stays anyway stays: the replaced effect does not come back (RES-7)', () =>
    play({
      cards: [
        golem,
        roamer(
          'Colossus',
          instead({ of: 'loseClash', when: (_q, me, op) => op.card === me.self }, function* (me) {
            yield* act(ops.counters(me.self, 1));
            return true;
          }),
        ),
      ],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'A Filler +5', 'B Colossus'), at('Moor')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Golem', 'B Colossus'), {
          asked: null,
          titans: { A: [], B: [] },
          cards: { Colossus: { counters: 1 } },
        }),
      ],
    }));

  it('TIT-6 the player who is asked where it goes may concede instead (WIN-3)', () =>
    play({
      cards: [golem, roamer('Colossus', flees)],
      titans: [{ seat: 'A', card: 'Golem' }],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Filler +3', 'B Colossus'), at('Moor'), at('Marsh', 'C Filler')],
      steps: [
        A.plays('Golem', 'Meadow'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Filler', 'A Golem'), at('Moor'), { asked: null, titans: { A: [], B: [] } }),
        A.ends(),
        now({ turn: 'C' }),
      ],
    }));

  it('TIT-6 the player who played it may concede before that is answered (WIN-3)', () =>
    play({
      cards: [golem, roamer('Colossus', flees)],
      titans: [{ seat: 'A', card: 'Golem' }],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Filler +3', 'B Colossus'), at('Moor'), at('Marsh', 'C Filler')],
      steps: [
        A.plays('Golem', 'Meadow'),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Colossus'), { asked: null, turn: 'B', titans: { A: [], B: [] } }),
      ],
    }));
});

describe('TIT-6 three titans', () => {
  const three = {
    cards: [golem, colossus, behemoth, march],
    seats: { A: { hand: ['March'] }, B: {}, C: {} },
  };
  it('TIT-6 two that arrive together meet the one there, then each other', () =>
    play({
      ...three,
      bases: [
        at('Meadow', 'A Filler +4', 'B Filler +3', 'C Filler +2', 'C Behemoth'),
        at('Moor', 'A Golem'),
        at('Marsh', 'B Colossus'),
      ],
      steps: [
        A.plays('March'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Filler', 'B Filler', 'C Filler', 'A Golem'), at('Moor'), at('Marsh'), {
          asked: null,
          titans: { A: [], B: ['Colossus'], C: ['Behemoth'] },
        }),
      ],
    }));
  it('TIT-6 all tied: the one that was there first outlasts both', () =>
    play({
      ...three,
      bases: [
        at('Meadow', 'A Filler', 'B Filler', 'C Filler', 'C Behemoth'),
        at('Moor', 'A Golem'),
        at('Marsh', 'B Colossus'),
      ],
      steps: [
        A.plays('March'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Filler', 'B Filler', 'C Filler', 'C Behemoth'), {
          titans: { A: ['Golem'], B: ['Colossus'], C: [] },
        }),
      ],
    }));
});

describe('TIT-6 around the clash', () => {
  it('TIT-6 is caused by the rules, not a card: one that no card affects still leaves (CAN-1)', () => {
    const aloof = roamer(
      'Golem',
      protect((_q, me, op) => op.card === me.self),
    );
    play({
      cards: [aloof, colossus, march],
      seats: { A: { hand: ['March'] } },
      bases: [at('Meadow', 'B Colossus +1'), at('Moor', 'B Filler'), at('Marsh', 'A Golem')],
      steps: [
        A.plays('March'),
        A.answers('Moor'),
        now(at('Moor', 'B Filler', 'B Colossus'), at('Marsh', 'A Golem'), { titans: { A: [], B: [] } }),
      ],
    });
    play({
      cards: [aloof, colossus],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'B Colossus +1'), at('Moor')],
      steps: [A.plays('Golem', 'Meadow'), now(at('Meadow', 'B Colossus'), { titans: { A: ['Golem'], B: [] } })],
    });
  });

  it('TIT-6 is reported to everybody with both totals, and the loser can be played again later (TIT-1)', () =>
    play({
      cards: [golem, colossus],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'A Filler', 'B Filler +2', 'B Colossus'), at('Moor')],
      steps: [
        A.plays('Golem', 'Meadow'),
        ({ events }) => {
          const clash = viewEvents(events, 'spectator').find((e) => e.type === 'clash')!;
          expect([clash.card?.name, clash.host?.name, clash.base?.name, clash.amount, clash.now]).toEqual([
            'Colossus',
            'Golem',
            'Meadow',
            3,
            1,
          ]);
        },
        now({ can: [A.plays('Golem', 'Moor')] }),
      ],
    }));

  it('TIT-6 without a second titan nothing is compared, and none comes from a base that is swapped (SWAP-2)', () =>
    play({
      cards: [golem, colossus],
      seats: { A: { hand: ['Terraforming'] } },
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'A Golem +2', 'B Filler'), at('Moor', 'B Colossus')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow', 'Fen'),
        now(at('Fen', 'A Golem', 'B Filler'), at('Moor', 'B Colossus'), {
          cards: { Golem: { counters: 2 } },
          titans: { A: [], B: [] },
        }),
        ({ events }) => expect(events.some((e) => e.type === 'clash')).toBe(false),
      ],
    }));

  it('TIT-6 a titan saved from a scored base clashes where it goes (RES-7, SCORE-9)', () =>
    play({
      cards: [
        golem,
        colossus,
        baseCard(
          'Cliff',
          'After this base scores, titans here move to another base instead of leaving.',
          after('vp', { when: (q, me) => q.s.scoring === me.self && q.titansAt(me.self).length > 0 }, function* (me) {
            const [titan, to] = yield* look((q) => [q.titansAt(me.self)[0]!, q.otherBases(me.self)[0]!]);
            yield* act(ops.fate(titan!, to!, me.seat));
          }),
        ),
      ],
      bases: [at('Cliff', 'A Filler +9', 'A Golem'), at('Moor', 'B Filler', 'B Colossus')],
      steps: [
        A.ends(),
        now(at('Moor', 'B Filler', 'B Colossus'), { asked: null, vp: { A: 3 }, titans: { A: ['Golem'], B: [] } }),
      ],
    }));
});

describe('TIT-6 at a base that keeps titans from clashing', () => {
  it.each([
    ['neither has to', [], ['A Golem', 'B Colossus']],
    ['the one that comes has to', ['A Hermit'], ['A Hermit', 'B Colossus']],
    ['the one that is there has to', ['B Hermit'], ['B Hermit', 'B Colossus']],
  ])('they clash only if one has to ignore it: %s (TERM-13)', (_name, here, left) =>
    play({
      cards: [golem, colossus, hermit],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Kaiju Island', 'B Filler +3', 'B Colossus', ...here), at('Moor')],
      steps: [A.plays('Golem', 'Kaiju Island'), now(at('Kaiju Island', 'B Filler', ...left), { asked: null })],
    }),
  );
});

import { act, after, chooseMinion, look, NOBODY, onPlay, ops, playNow, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** All minions of the first base move to the second. */
const migration = actionCard(
  'Migration',
  'standard',
  'Move all minions at the first base to the second.',
  onPlay(function* () {
    const moves = yield* look((q) => q.minionsAt(q.bases()[0]!).map((ix) => [ix, q.bases()[1]!]));
    yield* act(...moves.map(([ix, to]) => ops.move(ix!, to!)));
  }),
);
const rush = actionCard(
  'Rush',
  'standard',
  'Move one of your minions to the first base, then place a +1 power counter on it.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.controller(ix) === me.seat);
    yield* act(ops.move(minion!, yield* look((q) => q.bases()[0]!)));
    yield* act(ops.counters(minion!, 1));
  }),
);
const feint = actionCard(
  'Feint',
  'standard',
  'Move one of your minions to the first base, then back.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.controller(ix) === me.seat);
    const from = yield* look((q) => q.base(minion!));
    yield* act(ops.move(minion!, yield* look((q) => q.bases()[0]!)));
    yield* act(ops.move(minion!, from));
  }),
);

describe('Cub Scout: Ongoing: After a minion of another player moves here, destroy it if it has less power than this minion.', () => {
  it('one that moves elsewhere, or a buried card, does not concern it: there is nothing to put in order (RES-9, BURY-2)', () => {
    const dig = actionCard(
      'Dig',
      'standard',
      'Move all buried cards to the second base.',
      onPlay(function* () {
        const [cards, to] = yield* look((q) => [q.s.inPlay.filter((ix) => q.isBuried(ix)), q.bases()[1]!] as const);
        yield* act(...cards.map((ix) => ops.move(ix, to)));
      }),
    );
    play({
      cards: [dig],
      seats: { A: { hand: ['Dig'] } },
      bases: [at('Meadow', 'A buried Filler'), at('Moor', 'B Cub Scout', 'B High Ground')],
      steps: [A.plays('Dig'), now(at('Moor', 'B Cub Scout', 'B High Ground', 'A buried Filler'), { asked: null })],
    });
    play({
      cards: [migration],
      seats: { A: { hand: ['Migration'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B High Ground', 'B Walker'), at('Marsh', 'B Cub Scout')],
      steps: [A.plays('Migration'), now(at('Moor', 'B High Ground', 'B Walker'), { asked: null })],
    });
  });

  it('destroys weaker minions that their own player moves here: 2 is destroyed, 3 stays (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'B Cub Scout', 'A Filler'), at('Moor', 'A Walker', 'A Invader', 'A Collector')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Walker', 'Invader'),
        now(at('Meadow', 'B Cub Scout', 'A Filler', 'A Invader'), at('Moor', 'A Collector'), {
          asked: null,
          discard: { A: ['Walker', 'Dinghy'], B: [] },
        }),
      ],
    }));

  it('whoever moves it, in any turn; two that arrive together count separately (RES-9, RES-10)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shanghai'] }, B: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Cub Scout'), at('Moor', 'B Walker', 'B Collector', 'B Filler')],
      steps: [
        B.plays('Dinghy'),
        B.answers('Walker', 'Collector'),
        now(at('Meadow', 'A Cub Scout'), at('Moor', 'B Filler'), {
          asked: null,
          discard: { B: ['Walker', 'Collector', 'Dinghy'] },
        }),
        B.ends(),
        A.plays('Shanghai'),
        now(at('Meadow', 'A Cub Scout'), at('Moor'), { asked: null, discard: { B: 4 } }),
      ],
    }));

  it('compares the powers of that moment: a stronger Scout, a weakened mover', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'B Cub Scout +1'), at('Moor', 'A Invader', 'A Archmage')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Invader', 'Archmage'),
        now(at('Meadow', 'B Cub Scout', 'A Archmage'), { asked: null, discard: { A: ['Invader', 'Dinghy'] } }),
      ],
    }));

  it('leaves your own minions, what moves elsewhere, and what is played here (TERM-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Filler', 'Way of Deception'] }, B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'B Walker'), at('Marsh', 'A Walker')],
      steps: [
        B.plays('Way of Deception'),
        B.answers('Walker', 'Meadow'),
        now(at('Meadow', 'B Cub Scout', 'B Walker'), { asked: null }),
        B.ends(),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'B Cub Scout', 'B Walker', 'A Filler'), { asked: null }),
        A.plays('Way of Deception'),
        A.answers('Walker', 'Moor'),
        now(at('Moor', 'A Walker'), { asked: null, discard: { A: ['Way of Deception'] } }),
      ],
    }));

  it('two of them destroy it once; a minion that cannot be destroyed stays (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'B Cub Scout +2', 'B Cub Scout +2'), at('Moor', 'A Walker', 'A Warbot')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Walker', 'Warbot'),
        now(at('Meadow', 'B Cub Scout', 'B Cub Scout', 'A Warbot'), {
          asked: null,
          discard: { A: ['Walker', 'Dinghy'] },
        }),
      ],
    }));

  it('checks the mover’s controller: your own minion of another owner is spared, an uncontrolled one too (TERM-5, MON-2)', () =>
    play({
      cards: [
        migration,
        actionCard(
          'Release',
          'standard',
          'The first base plays the minion in your discard pile.',
          onPlay(function* (me) {
            const [card, base] = yield* look((q) => [q.discard(me.seat)[0]!, q.bases()[0]!]);
            yield* playNow({ card: card!, at: base!, seat: NOBODY });
          }),
        ),
      ],
      seats: { A: { hand: ['Release', 'Migration'], discard: ['Filler'] } },
      bases: [at('Meadow', 'B Walker of A', 'A Walker of B'), at('Moor', 'B Cub Scout')],
      steps: [
        A.plays('Release'),
        A.ends(),
        B.ends(),
        A.plays('Migration'),
        now(at('Meadow'), {
          asked: null,
          bases: { Moor: { total: 5, power: { A: 0, B: 5 }, monsters: ['Filler'] } },
          discard: { A: ['Release', 'Migration'], B: ['Walker'] },
        }),
      ],
    }));

  it('cub-scout/1 does not react to what moves together with it (RES-10)', () =>
    play({
      cards: [migration],
      seats: { A: { hand: ['Migration'] } },
      bases: [at('Meadow', 'A Walker', 'B Cub Scout', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Migration'),
        now(at('Meadow'), at('Moor', 'A Walker', 'B Cub Scout', 'C Filler'), {
          asked: null,
          discard: { A: ['Migration'] },
        }),
      ],
    }));

  it('cub-scout/1 nor to what comes to the base that it leaves at that moment', () =>
    play({
      cards: [
        actionCard(
          'Exchange',
          'standard',
          'The minions at the first two bases trade places.',
          onPlay(function* () {
            const moves = yield* look((q) => {
              const [a, b] = [q.bases()[0]!, q.bases()[1]!];
              return [...q.minionsAt(a).map((ix) => [ix, b]), ...q.minionsAt(b).map((ix) => [ix, a])];
            });
            yield* act(...moves.map(([ix, to]) => ops.move(ix!, to!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Exchange'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Exchange'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Cub Scout'), { asked: null, discard: { A: ['Exchange'] } }),
      ],
    }));

  it('cub-scout/2 an ability that strengthens the mover resolves first (RES-8)', () =>
    play({
      cards: [rush],
      seats: { A: { hand: ['Rush'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Rush'),
        now(at('Meadow', 'B Cub Scout', 'A Walker'), { asked: null, cards: { Walker: { power: 3 } } }),
      ],
    }));

  it('cub-scout/2 one counter is not enough for a minion of power 1', () =>
    play({
      cards: [rush],
      seats: { A: { hand: ['Rush'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A Filler')],
      steps: [A.plays('Rush'), now(at('Meadow', 'B Cub Scout'), at('Moor'), { discard: { A: ['Filler', 'Rush'] } })],
    }));

  it('cub-scout/2 a mover that is gone by then is not destroyed', () =>
    play({
      cards: [feint],
      seats: { A: { hand: ['Feint'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Feint'),
        now(at('Meadow', 'B Cub Scout'), at('Moor', 'A Walker'), { asked: null, discard: { A: ['Feint'] } }),
      ],
    }));

  it('cub-scout/3 the mover’s continuous abilities count: a War Raptor arrives with 3 (ABL-3)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A War Raptor', 'A Walker')],
      steps: [
        A.plays('Dinghy'),
        A.answers('War Raptor', 'Walker'),
        now(at('Meadow', 'B Cub Scout', 'A War Raptor'), { asked: null, discard: { A: ['Walker', 'Dinghy'] } }),
      ],
    }));

  it('cub-scout/4 the destruction is its own, not that of the card that moved the minion (TERM-3)', () =>
    play({
      cards: [
        minionCard(
          'Chronicler',
          5,
          'Ongoing: After an action destroys a minion, its player gains 1 VP; after a minion does, 2.',
          after('destroy', {}, function* (me) {
            const action = yield* look((q) => q.def(me.args.byCard).type === 'action');
            yield* act(ops.gainVp(me.args.by, action ? 1 : 2));
          }),
        ),
      ],
      seats: { A: { hand: ['Shanghai'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'C Cub Scout', 'A Chronicler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Shanghai'),
        A.answers('Walker'),
        now(at('Meadow', 'C Cub Scout', 'A Chronicler'), { asked: null, vp: { A: 0, B: 0, C: 2 } }),
        A.ends(),
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Chronicler'), { vp: { A: 0, B: 1, C: 2 } }),
      ],
    }));

  it('the current player orders it with another reaction to the same move (ME-1)', () => {
    const drill = minionCard(
      'Drill Sergeant',
      6,
      'Ongoing: After a minion moves here, place a +1 power counter on it.',
      after('move', { when: (q, me, moved) => moved.to === q.base(me.self) }, function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      }),
    );
    const table = {
      cards: [drill],
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Cub Scout', 'B Drill Sergeant'), at('Moor', 'A Walker')],
    };
    play({
      ...table,
      steps: [
        A.plays('Way of Deception'),
        offered('A', ['Cub Scout', 'Drill Sergeant'], ['pass']),
        A.answers('Drill Sergeant'),
        now(at('Meadow', 'B Cub Scout', 'B Drill Sergeant', 'A Walker'), { asked: null }),
      ],
    });
    play({
      ...table,
      steps: [
        A.plays('Way of Deception'),
        A.answers('Cub Scout'),
        now(at('Meadow', 'B Cub Scout', 'B Drill Sergeant'), { asked: null, discard: { A: { has: ['Walker'] } } }),
      ],
    });
  });

  it('a minion that is not moved after all is not destroyed (RES-5)', () =>
    play({
      cards: [
        minionCard(
          'Rock',
          2,
          'Ongoing: This minion cannot be moved.',
          protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Cub Scout'), at('Moor', 'A Rock')],
      steps: [A.plays('Way of Deception'), now(at('Meadow', 'B Cub Scout'), at('Moor', 'A Rock'), { asked: null })],
    }));

  it('and a Buccaneer between two of them: the loop is cut, and the log says so (LOOP-1)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Cub Scout +1', 'B Buccaneer with A Poison'), at('Moor', 'A Cub Scout +1')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'A Cub Scout'), at('Moor', 'A Cub Scout'), {
          asked: null,
          discard: { A: ['Poison', 'Seeing Stars'], B: ['Buccaneer'] },
        }),
        ({ events }) => {
          expect(events.filter((e) => e.type === 'loop').map((e) => e.card?.name)).toEqual(['Buccaneer']);
          expect(events.filter((e) => e.type === 'move')).toHaveLength(1000);
        },
      ],
    }));
});

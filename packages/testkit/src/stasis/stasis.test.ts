import { type Op, view, whyNot } from '@smash/engine';
import { act, after, controlsHost, look, at as moment, NOBODY, onPlay, ops, special } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, C, minionCard, now, offered, play, queryOf, refused } from '../play.ts';
import type { Table } from '../scenario/table.ts';
import { sentences } from '../told.ts';
import { freeze, heat, herald, icebox, medal, sleeper, thaw, tuck } from './cards.ts';

const find = ({ state }: Table, name: string): number =>
  state.cards.findIndex((_, ix) => queryOf(state).name(ix) === name);
const idOf = (table: Table, name: string): number => table.state.cards[find(table, name)]!.id;

describe('STA-1 in stasis', () => {
  it('STA-1 a card of the hand lies face up before its owner, in play, at no base and in no hand, deck or pile (TERM-7, INFO-1)', () => {
    let inHand = 0;
    play({
      cards: [icebox],
      seats: { A: { hand: ['Icebox', 'Invader', 'Howl'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        (table) => {
          inHand = idOf(table, 'Invader');
        },
        A.plays('Icebox'),
        offered('A', ['Invader', 'Howl'], ['no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Filler'), at('Moor'), {
          asked: null,
          stasis: { A: { Invader: 2 }, B: {} },
          hand: { A: ['Howl'] },
          discard: { A: ['Icebox'] },
          vp: { A: 0 },
          sees: { B: { has: ['Invader'] }, spectator: { has: ['Invader'] } },
        }),
        (table) => {
          const q = queryOf(table.state);
          const ix = find(table, 'Invader');
          expect([q.inPlay(ix), q.base(ix), q.controller(ix), q.power(ix)]).toEqual([true, NOBODY, 0, 3]);
          expect(idOf(table, 'Invader')).not.toBe(inHand);
          for (const viewer of [0, 1, 'spectator'] as const)
            expect(view(table.state, viewer).seats[0]!.stasis).toEqual([
              {
                id: idOf(table, 'Invader'),
                name: 'Invader',
                type: 'minion',
                owner: 0,
                controller: 0,
                power: 3,
                printed: 3,
                stasis: 2,
              },
            ]);
          expect(sentences(table, 'stasis')).toEqual(['Invader: 2 stasis counters added, now 2 (Icebox)']);
        },
      ],
    });
  });

  it('STA-1 its abilities are off, whatever they do: power, plays, reactions, talents (EXT-2)', () =>
    play({
      cards: [freeze, herald],
      seats: { A: { hand: ['Freeze', 'Filler', 'Howl'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Herald', 'A Walker'), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 3 } } }),
        ({ state }) => expect(state.allowances).toHaveLength(1),
        A.plays('Freeze'),
        A.answers('Herald'),
        now(at('Meadow', 'A Walker'), { cards: { Walker: { power: 2 } }, stasis: { A: { Herald: 1 } } }),
        refused(A.uses('Herald')),
        A.plays('Filler', 'Meadow'),
        now({ vp: { A: 0 } }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        B.ends(),
        now({ vp: { A: 0 }, turn: 'A', stasis: { A: { Herald: 0 } } }),
        ({ state }) => expect(state.allowances).toEqual([]),
      ],
    }));

  const itself = (what: (card: number) => Op) =>
    actionCard(
      'Reach',
      'standard',
      'Do something to the first card in stasis, without a word about stasis.',
      onPlay(function* () {
        const card = yield* look((q) => q.s.inPlay.find((ix) => q.card(ix).zone === 'stasis')!);
        yield* act(what(card));
      }),
    );
  it.each<[string, (card: number) => Op]>([
    ['destroys', ops.destroy],
    ['discards', ops.leavePlay],
    ['returns', ops.returnToHand],
    ['places', (ix) => ops.place(ix, 'top')],
    ['gives counters to', (ix) => ops.counters(ix, 1)],
    ['gives power to', (ix) => ops.power(ix, 1, { t: 'ever' })],
    ['takes', (ix) => ops.control(ix, 0)],
    ['cancels', (ix) => ops.cancel(ix, { t: 'ever' })],
    ['names', (ix) => ops.name(ix, 'Ninjas', 0)],
  ])('STA-1 what does not speak of stasis does nothing to it: a text that %s it', (_verb, what) => {
    let before = '';
    const asItIs = ({ state }: Table): string => JSON.stringify([state.cards[0], state.mods, state.seats[1]!.discard]);
    play({
      cards: [itself(what)],
      seats: { A: { hand: ['Reach'] }, B: {} },
      stasis: [{ seat: 'B', card: 'Walker', counters: 2 }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        (table) => {
          before = asItIs(table);
        },
        A.plays('Reach'),
        now({ asked: null, stasis: { B: { Walker: 2 } }, discard: { A: ['Reach'] } }),
        (table) => expect(asItIs(table)).toBe(before),
      ],
    });
  });

  it('STA-1 nor does what was set off before it went there: the reaction finds no minion to destroy', () =>
    play({
      cards: [
        sleeper,
        minionCard(
          'Hound',
          2,
          'Ongoing: Destroy each minion that is played here.',
          after(
            'play',
            { when: (q, me, played) => played.to === q.base(me.self) && played.card !== me.self },
            function* (me) {
              yield* act(ops.destroy(me.args.card as number));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Sleeper', 'Filler'] } },
      bases: [at('Meadow', 'B Hound', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Sleeper', 'Meadow'),
        now(at('Meadow', 'B Hound', 'A Filler'), { asked: null, stasis: { A: { Sleeper: 1 } }, discard: { A: [] } }),
      ],
    }));

  it('STA-1 texts about minions, actions and bases never offer it, nor what is on it (RES-13)', () =>
    play({
      cards: [freeze, medal],
      seats: { A: { hand: ['Freeze', 'Time Loop', 'Time Loop', 'Beam Up', 'Disenchant'] } },
      bases: [at('Meadow', 'A Walker with A Medal', 'B Invader with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Time Loop'),
        A.plays('Freeze'),
        A.answers('Walker'),
        A.plays('Disenchant'),
        now(at('Meadow', 'B Invader'), { asked: null, stasis: { A: { Walker: 1 } }, discard: { B: ['Upgrade'] } }),
        A.plays('Beam Up'),
        now(at('Meadow'), { asked: null, hand: { B: ['Invader'] } }),
        ({ state }) => expect(queryOf(state).actionsOn(find({ state } as Table, 'Walker'))).toHaveLength(1),
      ],
    }));

  it('STA-1 it goes before its owner, whoever had control of it (TERM-5, IO-2)', () => {
    const leash = actionCard('Leash', 'minion', 'Ongoing: You control this minion.', controlsHost());
    play({
      cards: [freeze, leash, thaw],
      seats: { A: { hand: ['Freeze'] }, B: {} },
      bases: [at('Meadow', 'A Invader of B', 'B Walker with A Leash'), at('Moor')],
      steps: [
        A.plays('Freeze'),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker with A Leash'), { stasis: { A: {}, B: { Invader: 1 } } }),
        A.ends(),
        // Its owner removes the counter and may play it.
        B.plays('Invader', 'Moor', 'stasis'),
        now(at('Moor', 'B Invader'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    });
    play({
      cards: [freeze, leash],
      seats: { A: { hand: ['Freeze'] }, B: {} },
      bases: [at('Meadow', 'B Walker with A Leash'), at('Moor')],
      steps: [A.plays('Freeze'), now(at('Meadow'), { stasis: { A: {}, B: { Walker: 1 } } })],
    });
  });

  it('STA-1 abilities that speak of stasis work there: entering it, and once for each counter that goes, several at once too (RES-9)', () => {
    const clock = minionCard(
      'Clock',
      1,
      'Special: When this card enters stasis, gain 3 VP. Special: After a stasis counter has been removed from this card, gain 1 VP. Ongoing: At the end of your turn, if this is in stasis, gain 5 VP.',
      special('enterStasis', { from: 'stasis', when: (_q, me, it) => it.card === me.self }, function* (me) {
        yield* act(ops.gainVp(me.seat, 3));
      }),
      special('stasis', { from: 'stasis', when: (_q, me, it) => it.card === me.self && it.n < 0 }, function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      }),
      moment('turnEnd', { from: 'stasis', when: (q, me) => q.s.current === me.seat }, function* (me) {
        yield* act(ops.gainVp(me.seat, 5));
      }),
    );
    play({
      cards: [icebox, heat, clock],
      seats: { A: { hand: ['Time Loop', 'Icebox', 'Heat', 'Clock', 'Clock'] } },
      bases: [at('Meadow', 'A Clock'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Icebox'),
        A.answers('Clock'),
        // That it came there with two counters at once is one event.
        now({ asked: null, vp: { A: 3 } }),
        A.plays('Heat'),
        now({ asked: null, vp: { A: 5 }, stasis: { A: { Clock: 0 } } }),
        A.ends(),
        // The one at the base, and the one in hand, gain nothing.
        now({ vp: { A: 10 }, turn: 'B' }),
      ],
    });
  });
});

describe('STA-2 leaving stasis', () => {
  it('STA-2 at the start of your turn one counter leaves each of your cards, in nobody else’s (TURN-2)', () =>
    play({
      seats: { A: {}, B: {} },
      stasis: [
        { seat: 'A', card: 'Walker', counters: 3 },
        { seat: 'A', card: 'Howl', counters: 1 },
        { seat: 'B', card: 'Invader', counters: 2 },
      ],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.ends(),
        now({ turn: 'B', asked: null, stasis: { A: { Walker: 3, Howl: 1 }, B: { Invader: 1 } } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null, stasis: { A: { Walker: 2, Howl: 0 }, B: { Invader: 1 } } }),
      ],
    }));

  it('STA-2 without counters it may be played as an extra card, minion or action, and does what it does else (EXT-1)', () =>
    play({
      cards: [medal],
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [
        { seat: 'A', card: 'Invader', counters: 1 },
        { seat: 'A', card: 'Howl', counters: 1 },
        { seat: 'A', card: 'Medal', counters: 1 },
      ],
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow', 'stasis'),
        A.plays('Howl', undefined, 'stasis'),
        A.plays('Medal', 'Walker', 'stasis'),
        now(at('Meadow', 'A Walker with A Medal', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          cards: { Walker: { power: 4 }, Invader: { power: 4 } },
          plays: { A: { minions: 1, actions: 1 } },
          discard: { A: ['Howl'] },
          stasis: { A: {} },
        }),
      ],
    }));

  it('STA-2 with a counter left it stays where it is, and the refusal says why', () =>
    play({
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [
        { seat: 'A', card: 'Walker', counters: 2 },
        { seat: 'B', card: 'Invader', counters: 0 },
      ],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Walker', 'Meadow', 'stasis')),
        // Nor does anybody else play it.
        refused(A.plays('Invader', 'Meadow', 'stasis')),
        (table) => {
          const reason = whyNot(table.state, 0, { card: idOf(table, 'Walker') });
          expect(reason).toMatchObject({ code: 'inStasis', rule: 'STA-2' });
          expect(reason!.text).toContain('Walker');
        },
      ],
    }));

  it('STA-2 it may be left there, and is played under the rules for a play from the hand (PLAY-4)', () =>
    play({
      cards: [
        minionCard('Gate', 2, 'Ongoing: Nobody can play cards here.', {
          kind: 'restrict',
          label: 'ongoing',
          forbids: (q, me, _seat, _card, place) => place === q.base(me.self),
        }),
      ],
      seats: { A: {}, B: {} },
      phase: 'start',
      stasis: [{ seat: 'A', card: 'Walker', counters: 1 }],
      bases: [at('Meadow', 'B Gate'), at('Moor')],
      steps: [
        refused(A.plays('Walker', 'Meadow', 'stasis')),
        now({ can: [A.plays('Walker', 'Moor', 'stasis')] }),
        A.ends(),
        now(at('Moor'), { discard: { A: ['Walker'] } }),
      ],
    }));

  it('STA-2 what its text says of leaving stasis comes in place of what it does else; it does not go straight back', () => {
    const echo = minionCard(
      'Echo',
      2,
      'Gain 1 VP. When you play this card from stasis, gain 2 VP.',
      onPlay(function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      }),
      {
        kind: 'onLeaveStasis',
        run: function* (me) {
          yield* act(ops.gainVp(me.seat, 2));
        },
      },
    );
    play({
      cards: [echo, sleeper],
      seats: { A: { hand: ['Echo'] }, B: {} },
      phase: 'start',
      stasis: [
        { seat: 'A', card: 'Echo', counters: 1 },
        { seat: 'A', card: 'Sleeper', counters: 1 },
      ],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Echo', 'Moor', 'stasis'),
        now({ asked: null, vp: { A: 2 } }),
        A.plays('Echo', 'Moor'),
        now({ asked: null, vp: { A: 3 } }),
        A.plays('Sleeper', 'Meadow', 'stasis'),
        now(at('Meadow', 'A Sleeper'), { asked: null, stasis: { A: {} } }),
      ],
    });
  });

  it('STA-2 counters and actions on it wait with it, and are on it again (ATT-2)', () =>
    play({
      cards: [freeze, medal],
      seats: { A: { hand: ['Freeze'] }, B: {} },
      bases: [at('Meadow', 'A Filler +2 with A Medal, B Upgrade'), at('Moor')],
      steps: [
        now({ cards: { Filler: { power: 6 } } }),
        A.plays('Freeze'),
        now(at('Meadow'), {
          bases: { Meadow: { total: 0 } },
          cards: { Filler: { power: 1, counters: 2, on: ['Medal', 'Upgrade'] } },
        }),
        A.ends(),
        B.ends(),
        A.plays('Filler', 'Moor', 'stasis'),
        now(at('Moor', 'A Filler with A Medal, B Upgrade'), {
          asked: null,
          cards: { Filler: { power: 6, counters: 2 } },
        }),
      ],
    }));

  it('FUS-4 a fusion out of stasis is either again (STA-2)', () => {
    for (const [place, as] of [
      ['Meadow', 'minion'],
      [undefined, 'action'],
    ] as const)
      play({
        seats: { A: {}, B: {} },
        phase: 'start',
        stasis: [{ seat: 'A', card: 'Rosie', counters: 1 }],
        bases: [at('Meadow', 'A Walker'), at('Moor')],
        steps: [
          { by: 'A', play: 'Rosie', at: place, as, from: 'stasis' },
          ({ state }) => expect(queryOf(state).s.seats[0]).toMatchObject({ minions: 1, actions: 1 }),
          (table) =>
            expect(['base', 'limbo', 'discard'].indexOf(table.state.cards[find(table, 'Rosie')]!.zone) === 0).toBe(
              as === 'minion',
            ),
          now({ stasis: { A: {} } }),
        ],
      });
  });

  it('MON-2 a monster that somebody has put in stasis is played by nobody and goes to its pile (STA-3)', () =>
    play({
      cards: [freeze],
      seats: { A: { hand: ['Freeze'] }, B: {} },
      monsterDeck: [],
      monsterDiscard: [],
      bases: [at('Meadow', '- Bigfoot'), at('Moor')],
      steps: [
        A.plays('Freeze'),
        now({ stasis: { A: { Bigfoot: 1 } } }),
        A.ends(),
        B.ends(),
        now({ stasis: { A: { Bigfoot: 0 } } }),
        refused(A.plays('Bigfoot', 'Moor', 'stasis')),
        A.ends(),
        now({ stasis: { A: {} }, monsterDiscard: ['Bigfoot'] }),
      ],
    }));
});

describe('STA-3 at the end of a turn', () => {
  it('STA-3 each card without counters is discarded, in any player’s turn, with what is on and under it (STO-2)', () =>
    play({
      cards: [freeze, thaw, tuck, medal],
      seats: { A: { hand: ['Time Loop', 'Tuck', 'Howl', 'Freeze'] }, B: { hand: ['Thaw'] }, C: {} },
      stasis: [
        { seat: 'A', card: 'Invader', counters: 2 },
        { seat: 'C', card: 'Collector', counters: 1 },
      ],
      bases: [at('Meadow', 'A Walker with B Medal'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Tuck'),
        A.answers('Howl'),
        A.plays('Freeze'),
        now({ asked: null, cards: { Walker: { under: ['Howl'], on: ['Medal'] } } }),
        A.ends(),
        now({ stasis: { A: { Invader: 2, Walker: 1 }, C: { Collector: 1 } } }),
        B.plays('Thaw'),
        now({ stasis: { A: { Invader: 1, Walker: 0 }, C: { Collector: 0 } }, discard: { C: [] } }),
        B.ends(),
        now({
          turn: 'C',
          stasis: { A: { Invader: 1 }, B: {}, C: {} },
          discard: {
            A: ['Time Loop', 'Tuck', 'Freeze', 'Walker', 'Howl'],
            B: ['Thaw', 'Medal'],
            C: ['Collector'],
          },
        }),
        C.ends(),
        now({ turn: 'A', stasis: { A: { Invader: 0 } } }),
      ],
    }));

  it('STA-3 Madness in stasis counts at the end for whom it lies before (WIN-2)', () =>
    play({
      cards: [icebox],
      seats: {
        A: { hand: ['Icebox', 'Madness', 'Madness', 'Madness'], vp: 15, deck: ['Filler', 'Filler'] },
        B: { vp: 14 },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Icebox'),
        A.answers('Madness'),
        now({ stasis: { A: { Madness: 2 } } }),
        ({ state }) => expect([0, 1].map((seat) => queryOf(state).madnessOf(seat))).toEqual([3, 0]),
        A.ends(),
        now({ over: true, vp: { A: 14, B: 14 }, winners: ['B'] }),
      ],
    }));
});

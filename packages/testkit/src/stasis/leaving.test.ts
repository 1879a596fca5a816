import { whyNot } from '@smash/engine';
import { act, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, C, minionCard, now, play, queryOf, refused } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { freeze, icebox, medal, sleeper, thaw, tuck } from './cards.ts';

const find = ({ state }: Playthrough, name: string): number =>
  state.cards.findIndex((_, ix) => queryOf(state).name(ix) === name);

describe('STA-2 leaving stasis', () => {
  it('STA-2 at the start of your turn one counter is removed from each of your cards, and from nobody else’s (TURN-2)', () =>
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

  it('STA-2 without counters it may be played as an extra card, minion or action, with its usual effect (EXT-1)', () =>
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
        // Nobody else plays it either.
        refused(A.plays('Invader', 'Meadow', 'stasis')),
        (table) => {
          const reason = whyNot(table.state, 0, { card: table.state.cards[find(table, 'Walker')]!.id });
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
          forbids: (q, me, { at }) => at === q.base(me.self),
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

  it('STA-2 its text about leaving stasis replaces its usual effect; it does not go straight back', () => {
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

  it('STA-2 counters and actions on it wait with it, and return with it (ATT-2)', () =>
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

  it('FUS-4 a fusion out of stasis can be either again (STA-2)', () => {
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

  it('MON-2 a monster put in stasis is played by nobody and goes to its pile (STA-3)', () =>
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
  it('STA-3 each card without counters is discarded, in any player’s turn, with the cards on and under it (STO-2)', () =>
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

  it('STA-3 Madness in stasis counts at the end for the player it is in front of (WIN-2)', () =>
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

import { type Op, view } from '@smash/engine';
import { act, after, controlsHost, look, at as moment, NOBODY, onPlay, ops, special } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, queryOf, refused } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { sentences } from '../told.ts';
import { freeze, heat, herald, icebox, medal, sleeper, thaw } from './cards.ts';

const find = ({ state }: Playthrough, name: string): number =>
  state.cards.findIndex((_, ix) => queryOf(state).name(ix) === name);
const idOf = (table: Playthrough, name: string): number => table.state.cards[find(table, name)]!.id;

describe('STA-1 in stasis', () => {
  it('STA-1 a card from hand is face up in front of its owner, in play, at no base and in no hand, deck or pile (TERM-7, INFO-1)', () => {
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

  it('STA-1 its abilities are off, of every kind: power, plays, reactions, talents (EXT-2)', () =>
    play({
      cards: [freeze, herald],
      seats: { A: { hand: ['Freeze', 'Filler', 'Howl'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Herald', 'A Walker'), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 3 } } }),
        ({ state }) => expect(state.extraPlays).toHaveLength(1),
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
        ({ state }) => expect(state.extraPlays).toEqual([]),
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
    const asItIs = ({ state }: Playthrough): string =>
      JSON.stringify([state.cards[0], state.modifiers, state.seats[1]!.discard]);
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

  it('STA-1 nor do earlier triggers: the reaction finds no minion to destroy', () =>
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
              yield* act(ops.destroy(me.args.card));
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

  it('STA-1 texts about minions, actions and bases never offer it, nor cards on it (RES-13)', () =>
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
        ({ state }) => expect(queryOf(state).actionsOn(find({ state } as Playthrough, 'Walker'))).toHaveLength(1),
      ],
    }));

  it('STA-1 it goes in front of its owner, whoever controlled it (TERM-5, IO-2)', () => {
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

  it('STA-1 abilities that mention stasis work there: entering it, and once per counter removed, even several together (RES-9)', () => {
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
        // Entering stasis with two counters at once is one event.
        now({ asked: null, vp: { A: 3 } }),
        A.plays('Heat'),
        now({ asked: null, vp: { A: 5 }, stasis: { A: { Clock: 0 } } }),
        A.ends(),
        // The copies at the base and in the hand gain nothing.
        now({ vp: { A: 10 }, turn: 'B' }),
      ],
    });
  });
});

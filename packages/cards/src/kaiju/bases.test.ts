import { explain } from '@smash/engine';
import { act, look, onPlay, ops, playsTitan, powerHere } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, play, queryOf, titanCard } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** A titan that comes anywhere, and is worth that much where it is. */
const idol = (name: string, worth: number) =>
  titanCard(
    name,
    `Ongoing: You have +${worth} power here.`,
    playsTitan({}),
    powerHere(() => worth),
  );
const cards = [idol('Idol', 1), idol('Golem', 2), idol('Colossus', 5)];
/** Moves your titan to the first base. */
const march = actionCard(
  'March',
  'standard',
  'Move your titan to the first base.',
  onPlay(function* (me) {
    const [titan, to] = yield* look((q) => [q.titanOf(me.seat), q.bases()[0]!]);
    yield* act(ops.move(titan!, to!));
  }),
);

describe('Kaiju Island: Titans here do not force other titans to leave. For each titan here, its controller has +3 power here.', () => {
  it('kaiju-island/1 a titan played here, weaker or stronger, clashes with nobody (TIT-6)', () => {
    for (const [mine, theirs] of [
      ['Idol', 'Colossus'],
      ['Colossus', 'Idol'],
    ] as const)
      play({
        cards,
        titans: [{ seat: 'A', card: mine }],
        bases: [at('Kaiju Island', `B ${theirs}`), at('Moor')],
        steps: [
          A.plays(mine, 'Kaiju Island'),
          now(at('Kaiju Island', `A ${mine}`, `B ${theirs}`), { asked: null, titans: { A: [], B: [] } }),
        ],
      });
  });

  it('kaiju-island/1 nor one that is moved here (TIT-6)', () =>
    play({
      cards: [...cards, march],
      seats: { A: { hand: ['March'] } },
      bases: [at('Kaiju Island', 'B Colossus', 'C Golem'), at('Moor', 'A Idol')],
      steps: [A.plays('March'), now(at('Kaiju Island', 'A Idol', 'B Colossus', 'C Golem'), { asked: null })],
    }));

  it('kaiju-island/2 ignored by all, those here stay; one that is moved here then meets each of them (TIT-6, TERM-13)', () =>
    play({
      cards: [...cards, march],
      seats: { A: { hand: ['Jammed Signal', 'March'] }, B: {} },
      bases: [at('Kaiju Island', 'B Idol', 'C Golem'), at('Moor', 'A Colossus')],
      steps: [
        A.plays('Jammed Signal', 'Kaiju Island'),
        now(at('Kaiju Island', 'B Idol', 'C Golem', 'A Jammed Signal'), {
          asked: null,
          bases: { 'Kaiju Island': { power: { B: 1, C: 2 } } },
        }),
        A.ends(),
        B.ends(),
        C.ends(),
        A.plays('March'),
        now(at('Kaiju Island', 'A Colossus', 'A Jammed Signal'), { titans: { A: [], B: ['Idol'], C: ['Golem'] } }),
      ],
    }));

  it('kaiju-island/2 cancelled, a weaker comer has to go; those here stay (TERM-4)', () =>
    play({
      cards: [
        ...cards,
        march,
        actionCard(
          'Hush',
          'standard',
          'Cancel the first base.',
          onPlay(function* () {
            yield* act(ops.cancel(yield* look((q) => q.bases()[0]!), { t: 'ever' }));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush'] }, B: { hand: ['March'] } },
      bases: [at('Kaiju Island', 'A Golem', 'C Colossus'), at('Moor', 'B Idol')],
      steps: [
        A.plays('Hush'),
        A.ends(),
        B.plays('March'),
        now(at('Kaiju Island', 'A Golem', 'C Colossus'), { titans: { A: [], B: ['Idol'] } }),
      ],
    }));

  it('keeps the peace here only: elsewhere titans clash (SCORE-13)', () =>
    play({
      cards: [...cards, march],
      seats: { A: { hand: ['March'] } },
      bases: [at('Moor', 'B Golem'), at('Kaiju Island', 'A Colossus')],
      steps: [A.plays('March'), now(at('Moor', 'A Colossus'), { titans: { A: [], B: ['Golem'] } })],
    }));

  it('gives each player who has a titan here three, without a minion, and nobody else (NPW-1, VP-2)', () =>
    play({
      cards,
      bases: [at('Kaiju Island', 'A Idol', 'B Golem', 'C Walker +16'), at('Moor', 'B Walker')],
      steps: [
        now({ bases: { 'Kaiju Island': { power: { A: 4, B: 5, C: 18 }, total: 27 }, Moor: { power: { B: 2 } } } }),
        A.ends(),
        now({ vp: { A: 1, B: 2, C: 4 }, titans: { A: ['Idol'], B: ['Golem'] } }),
      ],
    }));
  it('gives nothing for a titan elsewhere', () =>
    play({
      cards,
      bases: [at('Kaiju Island', 'B Golem'), at('Moor', 'A Idol')],
      steps: [now({ bases: { Moor: { power: { A: 1 } }, 'Kaiju Island': { power: { B: 5 } } } })],
    }));
});

describe('Tokyo: After you play an action on this base, you get +3 power here this turn.', () => {
  it('a player who plays one has three more here for the turn, per action (NPW-1, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Kaiju Conflict', 'Overrun', 'Overrun'] }, B: { hand: ['Overrun'] } },
      bases: [at('Tokyo', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Kaiju Conflict'),
        now({ bases: { Tokyo: { power: { A: 0, B: 2 } } } }),
        A.plays('Overrun', 'Tokyo'),
        now({ bases: { Tokyo: { power: { A: 3, B: 2 } } } }),
        A.plays('Overrun', 'Tokyo'),
        now({
          asked: null,
          bases: {
            Tokyo: { power: { A: 6, B: 2 }, total: 8 },
            Moor: { power: { A: 2 } },
          },
        }),
        A.ends(),
        now({ bases: { Tokyo: { power: { A: 0, B: 2 } } }, turn: 'B' }),
        B.plays('Overrun', 'Tokyo'),
        now({ bases: { Tokyo: { power: { A: 0, B: 5 } } } }),
      ],
    }));

  it('not for an action elsewhere, on a minion here, or for a minion (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Kaiju Conflict', 'Overrun', 'Upgrade', 'Filler'] } },
      bases: [at('Tokyo', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Kaiju Conflict'),
        A.plays('Overrun', 'Moor'),
        A.plays('Upgrade', 'Walker'),
        A.plays('Filler', 'Tokyo'),
        now({ asked: null, bases: { Tokyo: { power: { A: 5 } } } }),
      ],
    }));

  it('counts when the base scores in that turn (SCORE-6)', () =>
    play({
      seats: { A: { hand: ['Overrun'] } },
      bases: [at('Tokyo', 'B Walker +20'), at('Moor')],
      steps: [A.plays('Overrun', 'Tokyo'), A.ends(), now({ vp: { A: 3, B: 5 } })],
    }));

  it('explains where the power comes from (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Stomp'] } },
      bases: [at('Tokyo', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Stomp', 'Tokyo'),
        ({ state }) => {
          const base = state.cards[queryOf(state).bases()[0]!]!.id;
          expect(explain(state, 'spectator', base, 'total', 0)).toMatchObject([
            { label: 'Walker', delta: 2 },
            { label: 'Stomp', delta: 2, kind: 'ongoing' },
            { label: 'Tokyo', delta: 3, kind: 'temporary', source: { id: base, name: 'Tokyo' } },
          ]);
        },
      ],
    }));

  it('gives nothing to a player who has to ignore it (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Overrun'] } },
      bases: [at('Tokyo', 'B Jammed Signal'), at('Moor')],
      steps: [A.plays('Overrun', 'Tokyo'), now({ asked: null, bases: { Tokyo: { power: { A: 0 } } } })],
    }));
});

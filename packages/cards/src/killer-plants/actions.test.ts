import { act, at as atMoment, extraAction, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const shuffled =
  (...seats: number[]) =>
  ({ events }: { events: readonly { type: string; seat?: number }[] }): void =>
    expect(events.filter((event) => event.type === 'shuffle').map((event) => event.seat)).toEqual(seats);

describe('Blossom: Play up to three extra minions; all of them must have the same name.', () => {
  it('three of one name in addition to the regular minion, on any bases, of any power (EXT-1, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Blossom', 'Invader', 'Invader', 'Invader', 'Invader', 'Scout', 'King Rex'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Blossom'),
        now({ asked: null }),
        A.plays('Invader', 'Meadow'),
        now({ plays: { A: { minions: 1 } }, can: [A.plays('Scout', 'Moor'), A.plays('Invader', 'Moor')] }),
        A.plays('Scout', 'Moor'),
        now({ plays: { A: { minions: 0 } }, cannot: [A.plays('King Rex', 'Moor')] }),
        A.plays('Invader', 'Moor'),
        A.plays('Invader', 'Moor'),
        now(at('Meadow', 'A Invader'), at('Moor', 'A Scout', 'A Invader', 'A Invader'), {
          asked: null,
          cannot: [A.plays('Invader', 'Moor'), A.plays('King Rex', 'Moor')],
        }),
      ],
    }));

  it('the first of them settles the name: with the regular minion played, only that name is left (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Blossom', 'King Rex', 'Walker', 'Walker', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('King Rex', 'Meadow'),
        A.plays('Blossom'),
        now({ can: [A.plays('Walker', 'Meadow'), A.plays('Scout', 'Meadow')] }),
        A.plays('Scout', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Walker', 'Meadow')] }),
      ],
    }));

  it('none need be played, and none is left for the next turn (RES-12, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Blossom', 'Walker', 'Scout'], deck: ['Cannon', 'Cannon', 'Cannon'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Blossom'),
        A.ends(),
        B.ends(),
        A.plays('Scout', 'Meadow'),
        now({ turn: 'A', cannot: [A.plays('Walker', 'Meadow')] }),
      ],
    }));

  it('blossom/1 other plays and draws may come between them, in this Play Cards phase (EXT-2)', () =>
    play({
      seats: {
        A: {
          hand: ['Blossom', 'Enchantress', 'Enchantress', 'Howl', 'Scout'],
          deck: ['Probe', 'Enchantress', 'Scout'],
        },
      },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Blossom'),
        A.plays('Enchantress', 'Meadow'),
        A.plays('Howl'),
        A.plays('Scout', 'Moor'),
        A.plays('Enchantress', 'Meadow'),
        now({ hand: { A: ['Probe', 'Enchantress'] } }),
        A.plays('Enchantress', 'Moor'),
        now(at('Meadow', 'A Archmage', 'A Enchantress', 'A Enchantress'), at('Moor', 'A Scout', 'A Enchantress'), {
          asked: null,
          hand: { A: ['Probe', 'Scout'] },
          cannot: [A.plays('Scout', 'Moor')],
        }),
      ],
    }));
});

describe('Budding: Choose a minion in play. Search your deck for a copy of it, place the copy in your hand, and shuffle your deck.', () => {
  const bases = [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'B King Rex with A Upgrade')];

  it("any minion in play, another player's too; one copy comes to your hand, shown to all (RES-13, INFO-3)", () =>
    play({
      seats: { A: { hand: ['Budding', 'Filler'], deck: ['Scout', 'Cannon', 'Scout', 'Walker'], discard: ['Scout'] } },
      bases,
      steps: [
        A.plays('Budding'),
        offered('A', ['Walker@Meadow', 'Scout@Meadow', 'King Rex'], ['Filler', 'Upgrade', 'no']),
        A.answers('Scout@Meadow'),
        now(...bases, {
          asked: null,
          hand: { A: ['Filler', 'Scout'] },
          deck: { A: { count: 3, has: ['Cannon', 'Scout', 'Walker'] } },
          discard: { A: ['Scout', 'Budding'] },
          sees: { B: { has: ['Scout'], lacks: ['Cannon'] } },
        }),
        shuffled(0),
        ({ events }) => expect(events.filter((event) => event.type === 'reveal')).toHaveLength(1),
      ],
    }));

  it('without a copy in the deck the deck is only shuffled (RES-3)', () =>
    play({
      seats: { A: { hand: ['Budding', 'King Rex'], deck: ['Scout', 'Cannon'], discard: ['King Rex'] } },
      bases,
      steps: [
        A.plays('Budding'),
        A.answers('King Rex@Moor'),
        now({ asked: null, hand: { A: ['King Rex'] }, deck: { A: 2 } }),
        shuffled(0),
      ],
    }));

  it('can be played without a minion in play, and does nothing (PLAY-5, RES-13)', () =>
    play({
      seats: { A: { hand: ['Budding'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A Overrun')],
      steps: [
        A.plays('Budding'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Scout', 'Cannon'] }, discard: { A: ['Budding'] } }),
        shuffled(),
      ],
    }));

  it('reshuffles the discard pile into an empty deck; a minion that nothing may affect can be chosen as well (DECK-1, RES-13)', () =>
    play({
      seats: { A: { hand: ['Budding'], deck: [], discard: ['Cannon', 'Walker'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb')],
      steps: [
        A.plays('Budding'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), {
          asked: null,
          hand: { A: ['Walker'] },
          deck: { A: ['Cannon'] },
          discard: { A: ['Budding'] },
        }),
        logged('A made a new deck of the discard pile'),
      ],
    }));
});

describe('Insta-Grow: Play an extra minion.', () => {
  it('one more minion of any power, on any base, in this phase (EXT-1, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Insta-Grow', 'King Rex', 'Invader', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Insta-Grow'),
        now({ asked: null, discard: { A: ['Insta-Grow'] } }),
        A.plays('Invader', 'Moor'),
        A.plays('King Rex', 'Meadow'),
        now({ asked: null, plays: { A: { minions: 0, actions: 0 } }, cannot: [A.plays('Scout', 'Moor')] }),
      ],
    }));

  it('need not be used, and lapses with the phase; it is only yours (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Insta-Grow', 'Invader', 'Scout'] }, B: { hand: ['Scout', 'Invader'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Insta-Grow'),
        A.ends(),
        B.plays('Scout', 'Meadow'),
        now({ cannot: [B.plays('Invader', 'Meadow')] }),
        B.ends(),
        A.plays('Scout', 'Meadow'),
        now({ turn: 'A', cannot: [A.plays('Invader', 'Meadow')] }),
      ],
    }));
});

/** Until the end of the turn the starting breakpoint of its base becomes 6, at the start of each of its player's turns. */
const marker = minionCard(
  'Marker',
  1,
  "Ongoing: At the start of your turn, this base's starting breakpoint becomes 6 until the end of the turn.",
  atMoment('turnStart', { when: (q, me) => q.s.current === me.seat }, function* (me) {
    const [base, turn] = yield* look((q) => [q.base(me.self), q.s.turn]);
    yield* act(ops.startingBreakpoint(base!, 6, { t: 'turnEnd', turn: turn! }));
  }),
);
const fence = minionCard('Fence', 1, "Ongoing: This base's breakpoint is 4 higher.", {
  kind: 'breakpoint',
  of: (q, me, base) => (q.base(me.self) === base ? 4 : 0),
});
const dawn = baseCard(
  'Dawn',
  'At the start of each turn, the player may play an extra action.',
  atMoment('turnStart', { may: true, seats: (q) => [q.s.current] }, function* (me) {
    yield* extraAction(me.seat);
  }),
);

describe("Overgrowth: Put this on a base. Ongoing: At the start of your turn, this base's starting breakpoint becomes 0 until the end of the turn.", () => {
  it('not in the turn it is played; 0 in your next turns, and 10 again in between (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Overgrowth'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Overgrowth', 'Meadow'),
        now(at('Meadow', 'A Overgrowth'), { asked: null, bases: { Meadow: { breakpoint: 10 } } }),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 10 } } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', bases: { Meadow: { breakpoint: 0 }, Moor: { breakpoint: 10 } } }),
      ],
    }));

  it('so the base scores with a single minion there, and with it goes the card (SCORE-1, ATT-6)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Overgrowth', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        B.ends(),
        A.ends(),
        now({
          turn: 'B',
          vp: { A: 0, B: 3 },
          discard: { A: ['Overgrowth'], B: ['Filler'] },
          bases: { Meadow: 'gone' },
        }),
      ],
    }));

  it('overgrowth/1 destroyed during your turn, what it did stays until the end of the turn (IO-2)', () =>
    play({
      turn: 'B',
      cards: [
        actionCard(
          'Truce',
          'standard',
          'No base scores: every breakpoint is 20 higher.',
          onPlay(function* () {
            const [turn, ...bases] = yield* look((q) => [q.s.turn, ...q.bases()]);
            yield* act(...bases.map((base) => ops.breakpoint(base, 20, { t: 'turnEnd', turn: turn! })));
          }),
        ),
      ],
      seats: { A: { hand: ['Disenchant', 'Truce'] } },
      bases: [at('Meadow', 'A Overgrowth'), at('Moor', 'A Archmage')],
      steps: [
        B.ends(),
        A.plays('Disenchant'),
        now(at('Meadow'), { discard: { A: ['Overgrowth', 'Disenchant'] }, bases: { Meadow: { breakpoint: 0 } } }),
        A.plays('Truce'),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 10 } } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));

  const two = { cards: [marker], turn: 'B' as const, bases: [at('Meadow', 'A Marker', 'A Overgrowth'), at('Moor')] };

  it('overgrowth/2 of several that set the starting breakpoint the current player picks the one that counts (CALC-1)', () =>
    play({
      ...two,
      steps: [
        B.ends(),
        A.answers('Marker'),
        offered('A', ['0', '6'], ['10']),
        A.answers('0'),
        now({ phase: 'play', asked: null, bases: { Meadow: { breakpoint: 0 } } }),
      ],
    }));

  it('overgrowth/2 whichever of them comes first', () =>
    play({
      ...two,
      steps: [
        B.ends(),
        A.answers('Overgrowth'),
        offered('A', ['0', '6']),
        A.answers('6'),
        now({ phase: 'play', asked: null, bases: { Meadow: { breakpoint: 6 } } }),
      ],
    }));

  it('overgrowth/2 two of them are equivalent, and nobody is asked', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Overgrowth', 'A Overgrowth')],
      steps: [B.ends(), now({ phase: 'play', asked: null, bases: { Meadow: { breakpoint: 0 } } })],
    }));

  it('overgrowth/3 adjustments of the breakpoint apply to the new value (CALC-1)', () =>
    play({
      cards: [fence],
      turn: 'B',
      seats: { A: { hand: ['Rampage'] } },
      bases: [at('Meadow', 'A Fence', 'A Overgrowth'), at('Moor')],
      steps: [
        B.ends(),
        now({ bases: { Meadow: { breakpoint: 4 } } }),
        A.plays('Rampage'),
        now({ asked: null, bases: { Meadow: { breakpoint: 3, total: 1 } } }),
        A.ends(),
        now(at('Meadow', 'A Fence', 'A Overgrowth'), { turn: 'B', bases: { Meadow: { breakpoint: 14 } } }),
      ],
    }));

  it('overgrowth/4 played in your own Start Turn phase it works in that same turn (TURN-3)', () =>
    play({
      cards: [dawn],
      turn: 'B',
      seats: { A: { hand: ['Overgrowth', 'Filler'] } },
      bases: [at('Dawn'), at('Meadow')],
      steps: [
        B.ends(),
        A.answers('Dawn', 'Overgrowth', 'Meadow'),
        now(at('Meadow', 'A Overgrowth'), {
          turn: 'A',
          phase: 'play',
          asked: null,
          bases: { Meadow: { breakpoint: 0 }, Dawn: { breakpoint: 10 } },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));
});

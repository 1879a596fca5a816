import { view } from '@smash/engine';
import {
  act,
  after,
  both,
  chooseMinion,
  hasCounters,
  isYours,
  look,
  onPlay,
  ops,
  protect,
  spreadCounters,
  transferCounters,
  transferFromOne,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, minionCard, now, offered, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

/** No card of another player affects it. */
const aloof = minionCard(
  'Aloof',
  2,
  'Ongoing: Other players’ cards do not affect this minion.',
  protect((_q, me, op, cause) => op.card === me.self && cause.seat !== me.seat),
);
/** Its player's VP show how often the minion has been affected. */
const touchy = minionCard(
  'Touchy',
  1,
  'Ongoing: Each time this minion is affected, its player gains 1 VP.',
  after('affect', { when: (_q, me, happened) => happened.card === me.self }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const miser = minionCard(
  'Miser',
  1,
  'Ongoing: After a counter is placed, gain 1 VP.',
  after('counter', {}, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const ferry = actionCard(
  'Ferry',
  'standard',
  'Transfer any number of counters from one minion to another.',
  onPlay(function* (me) {
    yield* transferFromOne(
      me,
      () => true,
      () => true,
    );
  }),
);
const gift = actionCard(
  'Gift',
  'standard',
  'Place a +1 power counter on a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    if (minion !== null) yield* act(ops.counters(minion, 1));
  }),
);
const theft = actionCard(
  'Theft',
  'standard',
  'Remove a +1 power counter from a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion', hasCounters);
    if (minion !== null) yield* act(ops.counters(minion, -1));
  }),
);
const relay = actionCard(
  'Relay',
  'standard',
  'All your counters go one minion further, at once.',
  onPlay(function* (me) {
    const transfers = yield* look((q) => {
      const mine = q.minions((ix) => both(isYours(me), hasCounters)(q, ix));
      return mine.map((from, i) => ({ from, to: mine[(i + 1) % mine.length]!, n: q.card(from).counters }));
    });
    yield* transferCounters(...transfers);
  }),
);
const cards = [aloof, touchy, miser, ferry, gift, theft, relay];

describe('CTR-2 placing, removing or transferring counters affects the minion', () => {
  it('CTR-2 transferring affects both source and target (TERM-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Ferry'] } },
      bases: [at('Meadow', 'A Touchy +3', 'B Touchy', 'B Filler'), at('Moor', 'A Touchy')],
      steps: [
        A.plays('Ferry'),
        offered('A', ['Touchy', 'no'], ['Filler']),
        A.answers('Touchy@Meadow'),
        offered('A', ['1', '2', '3'], ['0', 'no']),
        A.answers('2'),
        offered('A', ['Touchy#2', 'Filler', 'Touchy@Moor'], ['no']),
        A.answers('Touchy@Meadow#2'),
        // Both minions react, and the current player chooses which goes first.
        A.answers('Touchy#1'),
        now({
          asked: null,
          cards: { 'Touchy@Meadow#1': { power: 2, counters: 1 }, 'Touchy@Meadow#2': { power: 3, counters: 2 } },
          vp: { A: 1, B: 1 },
        }),
      ],
    }));

  it('CTR-2 placing and removing affect it, too', () =>
    play({
      cards,
      seats: { A: { hand: ['Gift', 'Theft', 'Time Loop'] } },
      bases: [at('Meadow', 'B Touchy', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gift'),
        A.answers('Touchy'),
        now({ vp: { B: 1 }, cards: { Touchy: { counters: 1 } } }),
        A.plays('Theft'),
        now({ asked: null, vp: { A: 0, B: 2 }, cards: { Touchy: { counters: 0 }, Filler: { counters: 0 } } }),
      ],
    }));

  it('CTR-2 counters that cannot be removed stay, and nothing is transferred', () =>
    play({
      cards,
      seats: { A: { hand: ['Ferry'] } },
      bases: [at('Meadow', 'B Aloof +2', 'A Touchy'), at('Moor')],
      steps: [
        A.plays('Ferry'),
        // RES-13: a protected minion may be chosen.
        A.answers('Aloof', '1'),
        now({ asked: null, cards: { Aloof: { counters: 2 }, Touchy: { counters: 0 } }, vp: { A: 0 } }),
      ],
    }));

  it('CTR-2 a minion that cannot be affected gets none: they are discarded (TERM-6, RES-13)', () =>
    play({
      cards,
      seats: { A: { hand: ['Ferry'] } },
      bases: [at('Meadow', 'A Touchy +3', 'B Aloof'), at('Moor')],
      steps: [
        A.plays('Ferry'),
        A.answers('Touchy', '2'),
        now({ asked: null, cards: { Aloof: { power: 2, counters: 0 }, Touchy: { counters: 1 } }, vp: { A: 1 } }),
      ],
    }));

  it('CTR-2 a protected minion lets its own player take and give (TERM-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Ferry'] } },
      bases: [at('Meadow', 'A Aloof +1', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Ferry'),
        A.answers('Aloof'),
        now({ asked: null, cards: { Aloof: { counters: 0 }, Filler: { counters: 1 } } }),
      ],
    }));

  it('transferring is not placing (TERM-1, CTR-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Ferry'] } },
      bases: [at('Meadow', 'A Miser +1', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Ferry'),
        A.answers('Miser'),
        now({ asked: null, cards: { Miser: { counters: 0 }, Filler: { counters: 1 } }, vp: { A: 0 } }),
      ],
    }));

  it('several transfers are simultaneous: counters received cannot be passed on (RES-10)', () =>
    play({
      cards,
      seats: { A: { hand: ['Relay'] } },
      bases: [at('Meadow', 'A Walker +1', 'A Invader +2'), at('Moor', 'A Scout +4', 'A Filler')],
      steps: [
        A.plays('Relay'),
        now({
          asked: null,
          cards: {
            Walker: { counters: 4 },
            Invader: { counters: 1 },
            Scout: { counters: 2 },
            Filler: { counters: 0 },
          },
        }),
      ],
    }));
});

describe('counters split as the player likes', () => {
  const rain = actionCard(
    'Rain',
    'standard',
    'Place eleven +1 power counters in total on your minions, split as you like.',
    onPlay(function* (me) {
      yield* spreadCounters(me, 11, isYours(me));
    }),
  );
  const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth next'.split(' ');

  it('are counted in words, one by one, and placed together (CTR-1, RES-10)', () =>
    play({
      cards: [rain],
      seats: { A: { hand: ['Rain'] } },
      bases: [at('Meadow', 'A Invader', 'A Scout', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Rain'),
        ...WORDS.flatMap((word, i) => [
          ({ state }: Playthrough) => {
            expect(view(state, 0).prompt!.title).toBe(`Choose where the ${word} power counter goes`);
            expect(state.cards.every(({ counters }) => counters === 0)).toBe(true);
          },
          A.answers(i < 4 ? 'Scout' : 'Invader'),
        ]),
        now({ asked: null, cards: { Scout: { counters: 4 }, 'Invader/A': { counters: 7 } } }),
      ],
    }));
});

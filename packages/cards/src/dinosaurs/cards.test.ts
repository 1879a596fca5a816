import type { Op } from '@smash/engine/model';
import { act, after, cannotPlay, here, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** What no built card does yet: cancel, copy. */
const on = (verb: Op['verb'], card: number, fields: Partial<Op> = {}): Op => ({
  verb,
  card,
  seat: -1,
  to: -1,
  n: 0,
  until: { t: 'ever' },
  ...fields,
});

describe('King Rex: ', () => {
  it('king-rex/1 is 7 power and no ability', () =>
    play({
      seats: { A: { hand: ['King Rex'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('King Rex', 'Meadow'),
        now(at('Meadow', 'A King Rex', 'B Walker'), { asked: null, cards: { 'King Rex': { power: 7 } } }),
        A.ends(),
        now(at('Meadow', 'A King Rex', 'B Walker'), { asked: null, turn: 'B', vp: { A: 0, B: 0 } }),
      ],
    }));
});

describe('Laseratops: Destroy a minion here with power 2 or less.', () => {
  const hand = { A: { hand: ['Laseratops'] } };

  it('offers the minions here of power 2 or less, including your own, and has to destroy one (CALC-1)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Collector', 'B Walker', 'B Collector +1', 'B Scout', 'B Invader with A Poison'),
        at('Moor', 'B First Mate'),
      ],
      steps: [
        A.plays('Laseratops', 'Meadow'),
        offered('A', ['Collector/A', 'Walker', 'Invader'], ['Collector/B', 'Scout', 'First Mate', 'Laseratops', 'no']),
        A.answers('Walker'),
        now(
          at('Meadow', 'A Laseratops', 'A Collector', 'B Collector', 'B Scout', 'B Invader with A Poison'),
          at('Moor', 'B First Mate'),
          { asked: null, discard: { A: [], B: ['Walker'] } },
        ),
      ],
    }));

  it('destroys your own minion if only that is weak enough (RES-11)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Laseratops', 'Meadow'),
        now(at('Meadow', 'A Laseratops', 'B Scout'), { asked: null, discard: { A: ['Walker'] } }),
      ],
    }));

  it('does nothing without a target, or to a protected one that had to be chosen (RES-13)', () =>
    play({
      seats: { A: { hand: ['Laseratops'] }, B: { hand: ['Laseratops'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor', 'A Warbot with B Poison')],
      steps: [
        A.plays('Laseratops', 'Meadow'),
        now(at('Meadow', 'A Laseratops', 'B Scout'), { asked: null }),
        A.ends(),
        B.plays('Laseratops', 'Moor'),
        now(at('Moor', 'A Warbot with B Poison', 'B Laseratops'), { asked: null }),
      ],
    }));
});

describe("Armor Stego: Ongoing: During other players' turns, this minion has +2 power.", () => {
  const stego = (power: number) => ({ cards: { 'Armor Stego@Meadow': { power } } });

  it('has 3 power in your turn and 5 in the turns of everybody else', () =>
    play({
      bases: [at('Meadow', 'A Armor Stego', 'C Walker'), at('Moor', 'B Armor Stego')],
      steps: [
        now(stego(3), { cards: { 'Armor Stego@Moor': { power: 5 } } }),
        A.ends(),
        now(stego(5), { turn: 'B', cards: { 'Armor Stego@Moor': { power: 3 } } }),
        B.ends(),
        now(stego(5), { turn: 'C', cards: { 'Armor Stego@Moor': { power: 5 } } }),
      ],
    }));

  it('counts in the scoring of another turn, not in that of your own (SCORE-1)', () =>
    play({
      bases: [at('Meadow', 'A Armor Stego', 'B Filler +4'), at('Moor')],
      steps: [
        A.ends(),
        now(at('Meadow', 'A Armor Stego', 'B Filler'), { turn: 'B', vp: { A: 0, B: 0 } }),
        B.ends(),
        now(at('Heath'), { turn: 'A', vp: { A: 3, B: 3 } }),
      ],
    }));

  it('is gone while its ability is cancelled; "other" is counted from who controls it (TERM-4, TERM-5)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the abilities of all minions.',
          onPlay(function* () {
            const all = yield* look((q) => q.minions());
            yield* act(...all.map((ix) => on('cancel', ix)));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush'] } },
      bases: [at('Meadow', 'A Armor Stego of B'), at('Moor', 'B Armor Stego of A')],
      steps: [
        now(stego(3), { cards: { 'Armor Stego@Moor': { power: 5 } } }),
        A.plays('Hush'),
        now(stego(3), { cards: { 'Armor Stego@Moor': { power: 3 } } }),
      ],
    }));
});

describe('War Raptor: Ongoing: This minion has +1 power for each War Raptor here, itself included.', () => {
  const raptor = (name: string, power: number) => ({ cards: { [name]: { power } } });

  it('counts the War Raptors here of every player, not those elsewhere or other minions', () =>
    play({
      bases: [
        at('Meadow', 'A War Raptor', 'A War Raptor', 'B War Raptor', 'A King Rex'),
        at('Moor', 'A War Raptor', 'B Walker'),
      ],
      steps: [
        now(
          raptor('War Raptor@Meadow/A#1', 5),
          raptor('War Raptor@Meadow/A#2', 5),
          raptor('War Raptor@Meadow/B', 5),
          raptor('War Raptor@Moor', 3),
          raptor('King Rex', 7),
        ),
      ],
    }));

  it('war-raptor/1 is 2 in the hand and at least 3 on a base: an extra play for power 2 takes it (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'War Raptor', 'War Raptor', 'Scout'], discard: ['War Raptor'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Meadow'),
        now({ can: [A.plays('War Raptor', 'Meadow')], cannot: [A.plays('Scout', 'Meadow')] }),
        A.plays('War Raptor', 'Meadow'),
        now(raptor('War Raptor@Meadow', 3)),
      ],
    }));

  it('war-raptor/2 a base where minions of power 2 or less cannot be played is closed to it', () =>
    play({
      cards: [
        baseCard(
          'Winter Palace',
          'Minions with power 2 or less cannot be played here.',
          cannotPlay((q, me, { card, at, as }) => at === me.self && as === 'minion' && q.power(card) <= 2),
        ),
      ],
      seats: { A: { hand: ['War Raptor', 'Scout'] } },
      bases: [at('Winter Palace', 'A War Raptor'), at('Moor')],
      steps: [
        now({
          can: [A.plays('War Raptor', 'Moor'), A.plays('Scout', 'Winter Palace')],
          cannot: [A.plays('War Raptor', 'Winter Palace')],
        }),
      ],
    }));

  it('war-raptor/3 its bonus for the new base counts when a minion there compares power with it (RES-5)', () =>
    play({
      cards: [
        minionCard(
          'Lookout',
          3,
          'Ongoing: Each time another minion has moved here, destroy it if it has less power than this minion.',
          after('move', { when: (q, me, h) => h.to === here(q, me) && h.card !== me.self }, function* (me) {
            const weaker = yield* look((q) => q.power(me.args.card) < q.power(me.self));
            if (weaker) yield* act(ops.destroy(me.args.card));
          }),
        ),
      ],
      seats: { A: { hand: ['Invasion'] }, B: { hand: ['Invasion'] } },
      bases: [at('Meadow', 'A War Raptor', 'A Walker'), at('Moor', 'B Lookout'), at('Marsh')],
      steps: [
        A.plays('Invasion'),
        A.answers('War Raptor', 'Moor'),
        now(at('Moor', 'A War Raptor', 'B Lookout'), { asked: null }),
        A.ends(),
        B.plays('Invasion'),
        B.answers('Walker', 'Moor'),
        now(at('Moor', 'A War Raptor', 'B Lookout'), { asked: null, discard: { A: { has: ['Walker'] } } }),
      ],
    }));

  it('war-raptor/4 cancelled it has no bonus, but still counts for the others (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Tranquilizer',
          'standard',
          'Cancel the abilities of your minions.',
          onPlay(function* (me) {
            const mine = yield* look((q) => q.minionsOf(me.seat));
            yield* act(...mine.map((ix) => on('cancel', ix)));
          }),
        ),
      ],
      seats: { A: { hand: ['Tranquilizer'] } },
      bases: [at('Meadow', 'A War Raptor', 'B War Raptor'), at('Moor')],
      steps: [
        now(raptor('War Raptor/A', 4), raptor('War Raptor/B', 4)),
        A.plays('Tranquilizer'),
        now(raptor('War Raptor/A', 2), raptor('War Raptor/B', 4), { bases: { Meadow: { total: 6 } } }),
      ],
    }));

  it('war-raptor/5 a minion that copies the ability counts the War Raptors here, not itself', () =>
    play({
      cards: [
        minionCard(
          'Copyist',
          1,
          'Copy the abilities of all other minions here.',
          onPlay(function* (me) {
            const others = yield* look((q) => q.minionsAt(here(q, me)).filter((ix) => ix !== me.self));
            yield* act(...others.map((ix) => on('copy', me.self, { to: ix })));
          }),
        ),
      ],
      seats: { A: { hand: ['Copyist'] } },
      bases: [at('Meadow', 'B War Raptor'), at('Moor', 'A War Raptor')],
      steps: [
        A.plays('Copyist', 'Meadow'),
        now(raptor('Copyist', 2), raptor('War Raptor@Meadow', 3), raptor('War Raptor@Moor', 3)),
      ],
    }));

  it('war-raptor/6 on The Homeworld a reaction to the first one comes before a second can be played (RES-1)', () =>
    play({
      cards: [
        minionCard(
          'Gremlin',
          5,
          'Ongoing: Each time another player has played a weaker minion here, destroy that minion.',
          after(
            'play',
            { when: (q, me, h) => h.to === here(q, me) && h.seat !== me.seat && q.isMinionCard(h.card) },
            function* (me) {
              const weaker = yield* look((q) => q.power(me.args.card) < q.power(me.self));
              if (weaker) yield* act(ops.destroy(me.args.card));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['War Raptor', 'War Raptor', 'War Raptor'] } },
      bases: [at('The Homeworld', 'B Gremlin'), at('Moor')],
      steps: [
        A.plays('War Raptor', 'The Homeworld'),
        A.answers('?Gremlin', '?The Homeworld'),
        now(at('The Homeworld', 'B Gremlin'), { asked: null, discard: { A: ['War Raptor'] } }),
        A.plays('War Raptor', 'The Homeworld'),
        A.answers('?The Homeworld', '?Gremlin'),
        now(at('The Homeworld', 'B Gremlin'), { discard: { A: ['War Raptor', 'War Raptor'] } }),
      ],
    }));
});

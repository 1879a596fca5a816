import {
  act,
  after,
  chooseCard,
  chooseMinion,
  look,
  at as moment,
  NOBODY,
  onPlay,
  ops,
  playNow,
  protect,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** A monster comes so: the base plays it, and nobody controls it. */
const arena = baseCard(
  'Arena',
  'At the start of each turn, this base plays a minion here from the discard pile of the current player.',
  moment('turnStart', {}, function* (me) {
    const card = yield* look((q) => q.discard(q.s.current)[0] ?? NOBODY);
    if (card !== NOBODY) yield* playNow({ card, at: me.self, seat: NOBODY });
  }),
);
const beckon = actionCard(
  'Beckon',
  'standard',
  'Play a minion from your discard pile on the base where you have a minion.',
  onPlay(function* (me) {
    const card = yield* look((q) => q.discard(me.seat)[0]!);
    const base = yield* look((q) => q.base(q.minionsOf(me.seat)[0]!));
    yield* playNow({ card, at: base, seat: me.seat });
  }),
);
const hush = actionCard(
  'Hush',
  'standard',
  'Cancel the abilities of a minion of another player this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.controller(ix) !== me.seat);
    const turn = yield* look((q) => q.s.turn);
    yield* act({ ...ops.power(minion!, 0, { t: 'turnEnd', turn }), verb: 'cancel' });
  }),
);

describe('Leprechaun: Ongoing: After another player plays a minion here that has less power than this minion, destroy it once its own ability has resolved.', () => {
  const lair = [at('Meadow', 'B Leprechaun'), at('Moor')];

  it('destroys a weaker minion of another player, once its ability has resolved (RES-1)', () =>
    play({
      seats: { A: { hand: ['Collector', 'Grave Digger'], discard: ['Walker'] } },
      bases: [at('Meadow', 'B Leprechaun', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Grave Digger', 'Meadow'),
        A.answers('Walker'),
        now(at('Meadow', 'B Leprechaun', 'B Scout'), {
          asked: null,
          hand: { A: ['Collector', 'Walker'] },
          discard: { A: ['Grave Digger'] },
        }),
      ],
    }));

  it('spares the equally strong, and what is played elsewhere', () =>
    play({
      cards: [minionCard('Giant', 5, '')],
      seats: { A: { hand: ['Summon', 'Giant', 'Collector'] } },
      bases: lair,
      steps: [
        A.plays('Summon'),
        A.plays('Giant', 'Meadow'),
        A.plays('Collector', 'Moor'),
        now(at('Meadow', 'B Leprechaun', 'A Giant'), at('Moor', 'A Collector'), { asked: null }),
      ],
    }));

  it('spares your own; its power now counts (CALC-1)', () =>
    play({
      cards: [minionCard('Giant', 5, '')],
      turn: 'B',
      seats: { A: { hand: ['Giant'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'B Leprechaun +1'), at('Moor')],
      steps: [
        B.plays('Scout', 'Meadow'),
        now(at('Meadow', 'B Leprechaun', 'B Scout'), { asked: null }),
        B.ends(),
        A.plays('Giant', 'Meadow'),
        now(at('Meadow', 'B Leprechaun', 'B Scout'), { asked: null, discard: { A: ['Giant'] } }),
      ],
    }));

  it('leprechaun/1 not one that its own ability has moved to another base', () =>
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter'] } },
      bases: lair,
      steps: [
        A.plays('Drifter', 'Meadow'),
        now(at('Meadow', 'B Leprechaun'), at('Moor', 'A Drifter'), { asked: null }),
      ],
    }));

  it('leprechaun/1 nor one that was played elsewhere and moved here by its own ability', () =>
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter'] } },
      bases: lair,
      steps: [A.plays('Drifter', 'Moor'), now(at('Meadow', 'B Leprechaun', 'A Drifter'), at('Moor'), { asked: null })],
    }));

  it('leprechaun/1 nor when Leprechaun itself has been destroyed by that ability (RES-4)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [at('Meadow', 'B Leprechaun +1'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Leprechaun'),
        now(at('Meadow', 'A Ninja Master'), { asked: null, discard: { B: ['Leprechaun'] } }),
      ],
    }));

  it('leprechaun/2 a minion that moves here is not affected', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Leprechaun'), at('Moor', 'A Walker')],
      steps: [A.plays('Way of Deception'), now(at('Meadow', 'B Leprechaun', 'A Walker'), at('Moor'), { asked: null })],
    }));

  it("leprechaun/3 a minion that a base plays is nobody's: it is not affected (MON-2, MON-7)", () =>
    play({
      cards: [arena],
      turn: 'B',
      seats: { A: { discard: ['Filler'] } },
      bases: [at('Arena', 'B Leprechaun'), at('Moor')],
      steps: [
        B.ends(),
        now({
          turn: 'A',
          phase: 'play',
          asked: null,
          bases: { Arena: { total: 5, monsters: ['Filler'] } },
          discard: { A: [] },
        }),
      ],
    }));

  it("leprechaun/3 one that comes through a player's card is", () =>
    play({
      cards: [beckon],
      seats: { A: { hand: ['Beckon'], discard: ['Filler'] } },
      bases: [at('Meadow', 'A Invader', 'B Leprechaun'), at('Moor')],
      steps: [
        A.plays('Beckon'),
        now(at('Meadow', 'A Invader', 'B Leprechaun'), { asked: null, discard: { A: ['Filler', 'Beckon'] } }),
      ],
    }));

  it('leprechaun/4 on The Homeworld the minion is gone before the extra minion can be played', () =>
    play({
      seats: { A: { hand: ['Scout', 'Collector'] } },
      bases: [at('The Homeworld', 'B Leprechaun'), at('Moor')],
      steps: [
        A.plays('Scout', 'The Homeworld'),
        A.answers('?The Homeworld', '?Leprechaun'),
        now(at('The Homeworld', 'B Leprechaun'), { asked: null, discard: { A: ['Scout'] } }),
        A.plays('Collector', 'Moor'),
        now(at('Moor', 'A Collector'), { asked: null }),
      ],
    }));

  it('leprechaun/5 cancelled, it destroys no more; what it has destroyed stays destroyed (TERM-4)', () =>
    play({
      cards: [hush],
      seats: { A: { hand: ['Scout', 'Collector', 'Hush', 'Summon', 'Archmage'] } },
      bases: [at('Meadow', 'B Leprechaun'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'B Leprechaun'), { discard: { A: ['Scout'] } }),
        A.plays('Hush'),
        A.plays('Summon'),
        A.plays('Collector', 'Meadow'),
        now(at('Meadow', 'B Leprechaun', 'A Collector'), { asked: null, discard: { A: ['Scout', 'Hush', 'Summon'] } }),
      ],
    }));

  const haunted = [
    baseCard(
      'Haunted Hall',
      'Each time a minion has been played here, its player discards a card.',
      after('play', { when: (q, me, h) => h.to === me.self && q.isMinionCard(h.card) }, function* (me) {
        const seat = me.args.seat;
        const card = yield* chooseCard(seat, 'Discard a card', yield* look((q) => q.hand(seat).slice()));
        if (card !== null) yield* act(ops.discard(card));
      }),
    ),
    minionCard('Wraith', 3, 'Ongoing: While you have no cards in hand, this minion has +3 power.', {
      kind: 'power',
      of: (q, me, target) => (target === me.self && q.handSize(me.seat) === 0 ? 3 : 0),
    }),
  ];
  const hall = [at('Haunted Hall', 'B Leprechaun'), at('Moor')];

  it('leprechaun/6 the current player orders it with other reactions: a discard first can save the minion (ME-1)', () =>
    play({
      cards: haunted,
      seats: { A: { hand: ['Wraith', 'Probe'] } },
      bases: hall,
      steps: [
        A.plays('Wraith', 'Haunted Hall'),
        offered('A', ['Leprechaun', 'Haunted Hall'], ['pass']),
        A.answers('Haunted Hall'),
        now(at('Haunted Hall', 'A Wraith', 'B Leprechaun'), {
          asked: null,
          discard: { A: ['Probe'] },
          cards: { Wraith: { power: 6 } },
        }),
      ],
    }));

  it('leprechaun/6 or come too late', () =>
    play({
      cards: haunted,
      seats: { A: { hand: ['Wraith', 'Probe'] } },
      bases: hall,
      steps: [
        A.plays('Wraith', 'Haunted Hall'),
        A.answers('Leprechaun'),
        now(at('Haunted Hall', 'B Leprechaun'), { asked: null, discard: { A: ['Probe', 'Wraith'] } }),
      ],
    }));

  it('two of them destroy it once (RES-4); it works in every turn of the others', () =>
    play({
      seats: { A: { hand: ['Scout'] }, B: { hand: ['Collector'] } },
      bases: [at('The Great Library', 'C Leprechaun', 'C Leprechaun'), at('Moor')],
      steps: [
        A.plays('Scout', 'The Great Library'),
        A.ends(),
        B.plays('Collector', 'The Great Library'),
        now(at('The Great Library', 'C Leprechaun', 'C Leprechaun'), {
          asked: null,
          discard: { A: ['Scout'], B: ['Collector'] },
        }),
      ],
    }));
});

describe('Gnome: You may choose a minion here with less power than the number of your minions here, and destroy it.', () => {
  it('counts your minions here, including itself, and offers weaker ones, whoever controls them', () =>
    play({
      seats: { A: { hand: ['Gnome'] } },
      bases: [
        at('Meadow', 'A Filler', 'A Pirate King', 'B Walker', 'B Invader', 'C Walker +1', 'C Filler'),
        at('Moor', 'A Collector', 'B Scout'),
      ],
      steps: [
        A.plays('Gnome', 'Meadow'),
        offered(
          'A',
          ['Filler/A', 'Walker/B', 'Filler/C', 'no'],
          ['Invader', 'Walker/C', 'Collector', 'Gnome', 'Pirate King'],
        ),
        A.answers('Walker/B'),
        now(
          at('Meadow', 'A Filler', 'A Pirate King', 'A Gnome', 'B Invader', 'C Walker', 'C Filler'),
          at('Moor', 'A Collector', 'B Scout'),
          { asked: null, discard: { A: [], B: ['Walker'], C: [] } },
        ),
      ],
    }));

  it('may be declined; alone it reaches only a minion of power 0, and else asks nothing (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Gnome'] }, B: { hand: ['Gnome'] } },
      bases: [at('Meadow', 'B Filler with A Poison'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Gnome', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Gnome', 'B Filler with A Poison'), { asked: null }),
        A.ends(),
        B.plays('Gnome', 'Moor'),
        now(at('Moor', 'A Filler', 'B Gnome'), { asked: null }),
      ],
    }));

  it('with four of yours it may even destroy itself (RES-13)', () =>
    play({
      seats: { A: { hand: ['Gnome'] } },
      bases: [at('Meadow', 'A Pirate King', 'A Pirate King', 'A Pirate King'), at('Moor')],
      steps: [
        A.plays('Gnome', 'Meadow'),
        offered('A', ['Gnome', 'no'], ['Pirate King']),
        A.answers('Gnome'),
        now({ asked: null, discard: { A: ['Gnome'] } }),
      ],
    }));

  it('counts minions you control, not those you only own, and spares a protected target (TERM-5, CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Rock',
          1,
          'Ongoing: This minion cannot be destroyed.',
          protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Gnome'] } },
      bases: [at('Meadow', 'A Pirate King of B', 'B Pirate King of A', 'B Rock', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Gnome', 'Meadow'),
        offered('A', ['Rock', 'no'], ['Scout']),
        A.answers('Rock'),
        now({ asked: null, bases: { Meadow: { minions: { B: ['Rock', 'Scout', 'Pirate King'] } } } }),
      ],
    }));
});

import {
  act,
  after,
  chooseCard,
  chooseMinion,
  look,
  at as moment,
  NOBODY,
  onPlay,
  onYourTurn,
  ops,
  playNow,
  protect,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const drifter = minionCard(
  'Drifter',
  1,
  'Move this minion to another base.',
  onPlay(function* (me) {
    const [to] = yield* look((q) => q.otherBases(q.base(me.self)));
    yield* act(ops.move(me.self, to!));
  }),
);
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

  it('leprechaun/2 a minion that moves here is not touched', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Leprechaun'), at('Moor', 'A Walker')],
      steps: [A.plays('Way of Deception'), now(at('Meadow', 'B Leprechaun', 'A Walker'), at('Moor'), { asked: null })],
    }));

  it("leprechaun/3 a minion that a base plays is nobody's: it is not touched (MON-2, MON-7)", () =>
    play({
      cards: [arena],
      turn: 'B',
      seats: { A: { discard: ['Filler'] } },
      bases: [at('Arena', 'B Leprechaun'), at('Moor')],
      steps: [
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null, bases: { Arena: { total: 6 } }, discard: { A: [] } }),
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
        const seat = me.args.seat as number;
        const card = yield* chooseCard(seat, 'Discard a card', yield* look((q) => q.hand(seat).slice()));
        if (card !== null) yield* act(ops.discard(card));
      }),
    ),
    minionCard('Wraith', 3, 'Ongoing: While you have no cards in hand, this minion has +3 power.', {
      kind: 'power',
      of: (q, me, target) => (target === me.self && q.hand(me.seat).length === 0 ? 3 : 0),
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

describe('Brownie: Ongoing: After another player plays a card that affects this minion, they discard two cards at random.', () => {
  const two = ['Scout', 'Walker'];

  it('its player discards two cards at random, whichever they are, and nobody else does (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Beam Up', ...two] }, B: { hand: ['Probe'] }, C: { hand: ['Probe'] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        now(at('Meadow'), {
          asked: null,
          hand: { A: [], B: ['Probe', 'Brownie'], C: ['Probe'] },
          discard: { A: ['Beam Up', ...two] },
        }),
      ],
    }));

  it('of more than two cards in hand two go', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Probe', 'Probe', 'Probe'] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [A.plays('Beam Up'), now({ hand: { A: ['Probe'] }, discard: { A: ['Beam Up', 'Probe', 'Probe'] } })],
    }));

  it('with one card in hand that one goes, with none nothing (RES-11)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Scout'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'B Brownie', 'A Brownie'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Brownie/B'),
        now({ hand: { A: [] }, discard: { A: ['Scout', 'Beam Up'] } }),
        A.ends(),
        B.plays('Beam Up'),
        now({ asked: null, hand: { A: { has: ['Brownie'] } } }),
      ],
    }));

  it('reacts to minions and to actions put on it, also harmless ones (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Cut Lass', 'Poison', ...two, ...two] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Poison', 'Brownie'),
        now(at('Meadow', 'B Brownie with A Poison'), { asked: null, hand: { A: 3 } }),
      ],
    }));

  it('reacts to the ability of a minion being played', () =>
    play({
      seats: { A: { hand: ['Ninja Master', ...two] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Brownie'),
        now(at('Meadow', 'A Ninja Master'), { asked: null, hand: { A: [] }, discard: { B: ['Brownie'] } }),
      ],
    }));

  it('once for each card played, however often that card affects it', () =>
    play({
      cards: [
        actionCard(
          'Shove',
          'standard',
          'Move a minion to another base; it has -1 power this turn.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose');
            const to = yield* look((q) => q.otherBases(q.base(minion!))[0]!);
            const turn = yield* look((q) => q.s.turn);
            yield* act(ops.move(minion!, to));
            yield* act(ops.power(minion!, -1, { t: 'turnEnd', turn }));
          }),
        ),
      ],
      seats: { A: { hand: ['Shove', 'Probe', 'Probe', 'Probe', 'Probe'] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Shove'),
        now(at('Moor', 'B Brownie'), {
          asked: null,
          hand: { A: ['Probe', 'Probe'] },
          cards: { Brownie: { power: 3 } },
        }),
      ],
    }));

  it('each Brownie affected makes them discard (RES-9)', () =>
    play({
      seats: { A: { hand: ['Crop Circles', 'Probe', 'Probe', 'Probe', 'Probe', 'Probe'] } },
      bases: [at('Meadow', 'B Brownie', 'B Brownie'), at('Moor')],
      steps: [A.plays('Crop Circles'), A.answers('?Meadow'), now({ asked: null, hand: { A: ['Probe'] } })],
    }));

  it('your own cards do not trigger it', () =>
    play({
      seats: { A: { hand: ['Way of Deception', ...two] } },
      bases: [at('Meadow', 'A Brownie'), at('Moor')],
      steps: [A.plays('Way of Deception'), now(at('Moor', 'A Brownie'), { asked: null, hand: { A: two } })],
    }));

  it('brownie/1 cards that affect another minion, an action on it or its base do not', () =>
    play({
      cards: [
        actionCard(
          'Sink',
          'standard',
          'The first base has -5 breakpoint this turn.',
          onPlay(function* () {
            const base = yield* look((q) => q.bases()[0]!);
            const turn = yield* look((q) => q.s.turn);
            yield* act(ops.breakpoint(base, -5, { t: 'turnEnd', turn }));
          }),
        ),
      ],
      seats: { A: { hand: ['Disenchant', 'Sink', 'Scout', 'Seeing Stars', 'Walker', 'Overrun'] } },
      bases: [
        at('Meadow', 'B Brownie with B Poison', 'B Filler'),
        at('Moor', 'A Archmage', 'A Archmage', 'A Archmage'),
      ],
      steps: [
        A.plays('Disenchant'),
        A.plays('Sink'),
        A.plays('Seeing Stars'),
        A.answers('?Filler'),
        A.plays('Overrun', 'Meadow'),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'B Brownie', 'A Scout', 'A Overrun'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('brownie/1 nor does a protected Brownie, which is not affected (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Beam Up', ...two] } },
      bases: [at('Meadow', 'B Brownie with B Smoke Bomb'), at('Moor')],
      steps: [A.plays('Beam Up'), now(at('Meadow', 'B Brownie with B Smoke Bomb'), { asked: null, hand: { A: two } })],
    }));

  it('brownie/2 nor do cards that are in play already', () =>
    play({
      cards: [
        minionCard(
          'Bully',
          1,
          'Special: On your turn, you may move a minion from here to another base.',
          onYourTurn({ when: () => true }, function* (me) {
            const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.base(ix) === q.base(me.self));
            const to = yield* look((q) => q.otherBases(q.base(me.self))[0]!);
            yield* act(ops.move(minion!, to));
          }),
        ),
      ],
      seats: { A: { hand: two } },
      bases: [at('Meadow', 'B Brownie', 'A Bully'), at('Moor')],
      steps: [
        A.uses('Bully'),
        A.answers('Brownie'),
        now(at('Meadow', 'A Bully'), at('Moor', 'B Brownie'), { asked: null, hand: { A: two } }),
      ],
    }));

  it('brownie/2 nor bases', () =>
    play({
      turn: 'B',
      seats: { A: { hand: two } },
      bases: [at('Mushroom Kingdom'), at('Moor', 'B Brownie')],
      steps: [
        B.ends(),
        A.answers('Mushroom Kingdom'),
        now(at('Mushroom Kingdom', 'B Brownie'), { turn: 'A', asked: null, hand: { A: two } }),
      ],
    }));

  it('brownie/3 it reacts, it does not stop the card', () =>
    play({
      seats: { A: { hand: ['Assassination', ...two] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Assassination', 'Brownie'),
        now(at('Meadow', 'B Brownie with A Assassination'), { asked: null, hand: { A: [] } }),
        A.ends(),
        now(at('Meadow'), { turn: 'B', discard: { B: ['Brownie'], A: { has: ['Assassination', ...two] } } }),
      ],
    }));
});

describe('Gnome: You may choose a minion here with less power than the number of your minions here, and destroy it.', () => {
  it('counts your minions here, itself too, and offers what is weaker than that, whoever controls it', () =>
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

describe('Gremlin: Ongoing: After this minion is destroyed, you draw a card and every other player discards a card at random.', () => {
  const seats = {
    A: { hand: ['Seeing Stars', 'Probe'], deck: ['Scout', 'Scout', 'Scout', 'Scout'] },
    B: { hand: ['Walker'], deck: ['Dinghy', 'Cannon'] },
    C: { hand: ['Walker', 'Walker'], deck: ['Scout'] },
  };

  it('its player draws one, all the others discard one (TERM-10)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Gremlin'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow'), {
          asked: null,
          hand: { A: [], B: ['Walker', 'Dinghy'], C: ['Walker'] },
          discard: { A: ['Seeing Stars', 'Probe'], B: ['Gremlin'], C: ['Walker'] },
        }),
      ],
    }));

  it('"you" is its last controller; the card goes to its owner (RES-4, TERM-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Gremlin of C'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now({
          hand: { A: [], B: ['Walker', 'Dinghy'], C: ['Walker'] },
          discard: { B: [], C: ['Gremlin', 'Walker'] },
        }),
      ],
    }));

  it('it may be your own doing, with an empty hand on the other side', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: ['Scout', 'Probe', 'Probe'] }, B: { hand: [] } },
      bases: [at('Meadow', 'A Gremlin'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now({ asked: null, hand: { A: ['Scout'], B: [] }, discard: { A: ['Gremlin', 'Seeing Stars'], B: [] } }),
      ],
    }));

  it('returned, moved, or discarded with its base it is not destroyed (TERM-6, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Probe'], deck: ['Scout', 'Scout', 'Walker'] }, B: { hand: ['Walker'] } },
      bases: [at('Meadow', 'B Gremlin', 'A Filler +9'), at('Moor', 'B Gremlin')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Gremlin@Moor'),
        now({ hand: { A: ['Probe'], B: ['Walker', 'Gremlin'] } }),
        A.ends(),
        now({
          turn: 'B',
          hand: { A: ['Probe', 'Scout', 'Scout'], B: ['Walker', 'Gremlin'] },
          discard: { B: ['Gremlin'] },
        }),
      ],
    }));

  it('two destroyed at once: each does it (RES-9)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Probe', 'Probe', 'Probe'] }, B: { deck: ['Dinghy', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'B Gremlin', 'B Gremlin'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('?Gremlin', '?Gremlin'),
        now({ asked: null, hand: { A: ['Probe'], B: ['Dinghy', 'Scout'] } }),
      ],
    }));

  it('a prevented destruction does nothing (RES-5)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Probe'] } },
      bases: [at('Meadow', 'B Gremlin with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'B Gremlin with B Smoke Bomb'), { asked: null, hand: { A: ['Probe'], B: [] } }),
      ],
    }));
});

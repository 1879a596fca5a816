/* Long because each card is tried against many others. */
import {
  act,
  chooseMinion,
  endOfTurn,
  look,
  onPlay,
  ops,
  playedAt,
  protect,
  scoringBase,
  talent,
} from '@smash/engine/script';
import { A, actionCard, at, B, C, logged, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe("Ship's Captain: Search your deck for a minion, reveal it, add it to your hand and shuffle the deck. Play it here as an extra minion if its power is 3 or less.", () => {
  const hand = ["Ship's Captain"];

  it('a minion of power 3 or less is played here (EXT-3)', () =>
    play({
      seats: { A: { hand, deck: ['Invader', 'Howl', 'King Rex', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("Ship's Captain", 'Meadow'),
        offered('A', ['Invader', 'King Rex', 'Filler'], ['Howl', 'no']),
        A.answers('Invader'),
        now(at('Meadow', "A Ship's Captain", 'A Invader'), at('Moor'), {
          asked: null,
          hand: { A: [] },
          vp: { A: 1 },
          deck: { A: 3 },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('one of power 4 stays in the hand', () =>
    play({
      seats: { A: { hand, deck: ['Howl', 'Scoundrel', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("Ship's Captain", 'Meadow'),
        A.answers('Scoundrel'),
        now(at('Meadow', "A Ship's Captain"), { asked: null, hand: { A: ['Scoundrel'] }, deck: { A: 2 } }),
      ],
    }));

  it('one that cannot be played here stays in the hand, too', () =>
    play({
      seats: { A: { hand, deck: ['Invader'] } },
      bases: [at('Meadow', 'B Sign'), at('Moor')],
      cards: [
        actionCard('Sign', 'base', 'Ongoing: Invaders cannot be played here.', {
          kind: 'restrict',
          label: 'ongoing',
          forbids: (q, me, play) => q.name(play.card) === 'Invader' && play.at === q.base(me.self),
        }),
      ],
      steps: [
        A.plays("Ship's Captain", 'Meadow'),
        A.answers('?Invader'),
        now({ asked: null, hand: { A: ['Invader'] } }),
      ],
    }));

  it('without a minion in the deck nothing is found', () =>
    play({
      seats: { A: { hand, deck: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays("Ship's Captain", 'Meadow'), now({ asked: null, hand: { A: [] }, deck: { A: 1 } })],
    }));
});

describe("Medical Officer: Ongoing: If another minion of yours would be destroyed, you may return it to its owner's hand instead.", () => {
  const seats = { B: { hand: ['Seeing Stars'] } };

  it('yours, on any base, if you like', () => {
    const bases = [at('Meadow', 'A Medical Officer', 'C Filler'), at('Moor', 'A Invader')];
    play({
      seats: { ...seats, A: {}, C: {} },
      turn: 'B',
      bases,
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        offered('A', ['yes', 'no']),
        shown('A', 'Invader'),
        A.answers('yes'),
        now(at('Moor'), { asked: null, hand: { A: ['Invader'] }, discard: { A: [] } }),
      ],
    });
    play({
      seats: { ...seats, A: {}, C: {} },
      turn: 'B',
      bases,
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        A.answers('no'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Invader'] } }),
      ],
    });
    play({
      seats: { ...seats, A: {}, C: {} },
      turn: 'B',
      bases,
      steps: [B.plays('Seeing Stars'), B.answers('Filler'), now({ asked: null, discard: { C: ['Filler'] } })],
    });
  });

  it('not itself; nor if it is returned', () =>
    play({
      seats: { A: {}, B: { hand: ['Burn', 'Supreme Overlord'] } },
      cards: [
        actionCard(
          'Burn',
          'standard',
          'Destroy a minion.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Destroy a minion');
            if (minion !== null) yield* act(ops.destroy(minion));
          }),
        ),
      ],
      turn: 'B',
      bases: [at('Meadow', 'A Medical Officer', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers('Filler'),
        now({ asked: null, hand: { A: ['Filler'] } }),
        B.plays('Burn'),
        B.answers('Medical Officer'),
        now({ asked: null, discard: { A: ['Medical Officer'] } }),
      ],
    }));

  it("a minion of another player's deck goes to that player's hand; an action is no minion", () => {
    play({
      seats: { A: {}, B: { hand: ['Seeing Stars'] }, C: {} },
      turn: 'B',
      bases: [at('Meadow', 'A Medical Officer', 'A Filler of C'), at('Moor')],
      steps: [B.plays('Seeing Stars'), A.answers('yes'), now({ asked: null, hand: { A: [], C: ['Filler'] } })],
    });
    play({
      seats: { A: {}, B: { hand: ['Disenchant'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Medical Officer with A Upgrade'), at('Moor')],
      steps: [B.plays('Disenchant'), now({ asked: null, discard: { A: ['Upgrade'] } })],
    });
  });
});

describe("Science Officer: Talent: Return a minion of yours with power 4 or less to its owner's hand. Then play an extra minion that has another name.", () => {
  it('one of yours of power 4 or less; the extra minion has another name', () =>
    play({
      seats: { A: { hand: ['Scout', 'Invader'] } },
      bases: [
        at('Meadow', 'A Science Officer', 'A Invader', 'B Filler'),
        at('Moor', 'A King Rex', 'A Filler +3', 'A Filler +4'),
      ],
      steps: [
        A.plays('Scout', 'Moor'),
        A.uses('Science Officer'),
        offered(
          'A',
          ['Science Officer', 'Invader@Meadow', 'Scout@Moor', 'Filler@Moor#1'],
          ['King Rex', 'Filler@Meadow', 'Filler@Moor#2', 'no'],
        ),
        A.answers('Invader@Meadow'),
        now({ asked: null, hand: { A: ['Invader', 'Invader'] }, cannot: [A.plays('Invader', 'Moor')] }),
        refused(A.uses('Science Officer')),
      ],
    }));

  it('it may return itself; the extra minion goes anywhere, later in the phase (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Invader', 'Scout'] } },
      bases: [at('Meadow', 'A Science Officer'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        A.uses('Science Officer'),
        A.answers('Science Officer'),
        now({ hand: { A: ['Filler', 'Scout', 'Science Officer'] }, cannot: [A.plays('Science Officer', 'Moor')] }),
        A.plays('Scout', 'Moor'),
        now({ asked: null, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('with nothing to return the extra minion may be any (RES-3)', () =>
    play({
      seats: { A: { hand: ['King Rex', 'King Rex'] } },
      bases: [at('Meadow', 'A Science Officer +1'), at('Moor')],
      steps: [
        A.plays('King Rex', 'Moor'),
        A.uses('Science Officer'),
        now({ asked: null, cards: { 'Science Officer': { power: 5 } } }),
        A.plays('King Rex', 'Moor'),
        now(at('Meadow', 'A Science Officer'), { asked: null }),
      ],
    }));

  it('science-officer/1 a minion you control but do not own goes to its owner, and you still play one', () =>
    play({
      seats: { A: { hand: ['Invader', 'Invader', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'A Science Officer +1', 'A Filler of B'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        A.uses('Science Officer'),
        A.answers('Filler'),
        now({ hand: { A: ['Invader', 'Filler'], B: ['Filler'] }, cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Invader', 'Moor'),
        now({ asked: null }),
      ],
    }));
});

describe("Ship's Engineer: Ongoing: When another minion of yours would be returned to your hand, you may choose to move it to another base instead.", () => {
  const seats = { A: {}, B: { hand: ['Supreme Overlord'] } };

  it('it moves to a base of your choice instead, or returns', () => {
    const bases = [at('Meadow', "A Ship's Engineer"), at('Moor', 'A Filler +1'), at('Marsh')];
    play({
      seats,
      turn: 'B',
      bases,
      steps: [
        B.plays('Supreme Overlord', 'Marsh'),
        B.answers('Filler'),
        offered('A', ['Meadow', 'Marsh', 'no'], ['Moor']),
        A.answers('Meadow'),
        now(at('Meadow', "A Ship's Engineer", 'A Filler'), at('Moor'), {
          asked: null,
          hand: { A: [] },
          cards: { Filler: { counters: 1 } },
        }),
      ],
    });
    play({
      seats,
      turn: 'B',
      bases,
      steps: [
        B.plays('Supreme Overlord', 'Marsh'),
        B.answers('Filler'),
        A.answers('no'),
        now(at('Moor'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    });
  });

  it('not itself, not a minion of another player; two of them ask one after the other', () => {
    play({
      seats,
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer"), at('Moor', 'B Filler')],
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers("Ship's Engineer"),
        now({ asked: null, hand: { A: ["Ship's Engineer"] } }),
      ],
    });
    play({
      seats,
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer"), at('Moor', 'B Filler')],
      steps: [B.plays('Supreme Overlord', 'Moor'), B.answers('Filler'), now({ asked: null, hand: { B: ['Filler'] } })],
    });
    play({
      seats,
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer", "A Ship's Engineer", 'A Filler'), at('Moor')],
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers('Filler'),
        A.answers('no', 'Moor'),
        now(at('Moor', 'B Supreme Overlord', 'A Filler'), { asked: null }),
      ],
    });
  });

  it('ships-engineer/1 a minion that is not yours by deck goes to its owner', () =>
    play({
      seats: { ...seats, C: {} },
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer", 'A Filler of C'), at('Moor')],
      steps: [B.plays('Supreme Overlord', 'Moor'), B.answers('Filler'), now({ asked: null, hand: { C: ['Filler'] } })],
    }));

  it('a minion of yours that another player controls, or an action, is no minion of yours', () => {
    play({
      seats,
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer"), at('Moor', 'B Filler of A')],
      steps: [B.plays('Supreme Overlord', 'Moor'), B.answers('Filler'), now({ asked: null, hand: { A: ['Filler'] } })],
    });
    play({
      cards: [
        actionCard(
          'Recall',
          'standard',
          'Return each action to hand.',
          onPlay(function* () {
            yield* act(...(yield* look((q) => q.actions())).map(ops.returnToHand));
          }),
        ),
      ],
      seats: { A: {}, B: { hand: ['Recall'] } },
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer with A Upgrade", 'A Full Moon', 'A Whiplash Maneuver'), at('Moor')],
      steps: [B.plays('Recall'), now({ asked: null, hand: { A: ['Upgrade', 'Full Moon', 'Whiplash Maneuver'] } })],
    });
  });

  it('ships-engineer/2 a minion placed into the hand is not returned (TERM-1)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', "A Ship's Engineer", 'A Scout', 'A King Rex', 'B Filler'), at('Moor')],
      steps: [A.ends(), A.answers('Scout'), now({ turn: 'B', asked: null, hand: { A: { has: ['Scout'] } } })],
    }));

  it('it follows Medical Officer: destroyed, returned, moved (RES-7)', () =>
    play({
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', "A Ship's Engineer", 'A Medical Officer', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Filler'),
        A.answers('yes', 'Moor'),
        now(at('Moor', 'A Filler'), { asked: null, hand: { A: [] }, discard: { A: [] } }),
      ],
    }));
});

const weaken = actionCard(
  'Weaken',
  'standard',
  'One minion of power 3 or more gets -1 power this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Weaken it', (q, ix) => q.power(ix) >= 3);
    if (minion !== null) yield* act(ops.power(minion, -1, yield* endOfTurn()));
  }),
);
const weakenAll = actionCard(
  'Weaken All',
  'standard',
  'Each minion of another player gets -1 power this turn.',
  onPlay(function* (me) {
    const until = yield* endOfTurn();
    const minions = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat));
    yield* act(...minions.map((ix) => ops.power(ix, -1, until)));
  }),
);
const storm = actionCard(
  'Storm',
  'standard',
  'Destroy each minion of another player.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat));
    yield* act(...minions.map(ops.destroy));
  }),
);
const duress = actionCard(
  'Duress',
  'standard',
  'Destroy a minion of another player. Then return it.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose it', (q, ix) => q.controller(ix) !== me.seat))!;
    yield* act(ops.power(minion, -1, yield* endOfTurn()));
    yield* act(ops.destroy(minion));
  }),
);
const seizure = actionCard(
  'Seizure',
  'standard',
  'Take control of a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Take control', (q, ix) => q.controller(ix) !== me.seat);
    if (minion !== null) yield* act(ops.control(minion, me.seat, { t: 'ever' }));
  }),
);
const ambush = actionCard(
  'Ambush',
  'special',
  'Special: Before a base scores, destroy a minion there.',
  playedAt('beforeScore', function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy it', (q, ix) => q.base(ix) === scoringBase(me));
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);
const sniper = minionCard(
  'Sniper',
  2,
  'Talent: Destroy a minion.',
  talent(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy it', (q, ix) => q.controller(ix) !== me.seat);
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);
const stone = minionCard(
  'Stone',
  3,
  'Ongoing: Your minions cannot be destroyed.',
  protect((q, me, op) => op.verb === 'destroy' && q.isMinion(op.card) && q.controller(op.card) === me.seat),
);

describe('Ensign: Ongoing: When a card played by another player directly affects another of your minions here, you may have it affect this minion instead.', () => {
  const bases = [at('Meadow', 'A Ensign', 'A Invader', 'C Filler'), at('Moor', 'A Invader')];
  const by = (...hand: string[]) => ({ A: {}, B: { hand }, C: {} });

  it('it is destroyed instead of another of yours here, or not', () => {
    play({
      seats: by('Seeing Stars'),
      turn: 'B',
      bases,
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Invader@Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Invader', 'C Filler'), at('Moor', 'A Invader'), {
          asked: null,
          discard: { A: ['Ensign'] },
        }),
      ],
    });
    play({
      seats: by('Seeing Stars'),
      turn: 'B',
      bases,
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Invader@Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Ensign', 'C Filler'), { asked: null, discard: { A: ['Invader'] } }),
      ],
    });
  });

  it("not for a minion elsewhere, for another player's, for itself, or by your own card", () => {
    for (const target of ['Invader@Moor', 'Filler', 'Ensign'])
      play({
        seats: by('Seeing Stars'),
        turn: 'B',
        bases,
        steps: [B.plays('Seeing Stars'), B.answers(target), now({ asked: null, discard: { B: ['Seeing Stars'] } })],
      });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {}, C: {} },
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invader@Meadow'),
        now({ asked: null, discard: { A: ['Invader', 'Seeing Stars'] } }),
      ],
    });
  });

  it('ensign/1 ongoing effects of an action put on the minion, and a Special, but nothing of cards already in play', () => {
    play({
      seats: by('Ancient Curse'),
      turn: 'B',
      bases,
      steps: [
        B.plays('Ancient Curse', 'Invader@Meadow'),
        A.answers('yes'),
        now({
          asked: null,
          cards: { Ensign: { power: 0, on: ['Ancient Curse'] }, 'Invader@Meadow': { power: 3, on: [] } },
        }),
      ],
    });
    play({
      cards: [ambush],
      seats: { A: { deck }, B: { hand: ['Ambush'], deck } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A King Rex', 'B Walker'), at('Moor')],
      steps: [
        B.ends(),
        B.answers('Ambush', 'King Rex'),
        A.answers('yes'),
        now({ discard: { A: { has: ['Ensign', 'King Rex'] } }, vp: { A: 3, B: 2 } }),
      ],
    });
    play({
      cards: [sniper],
      seats: by(),
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Invader', 'B Sniper'), at('Moor')],
      steps: [B.uses('Sniper'), B.answers('Invader'), now({ asked: null, discard: { A: ['Invader'] } })],
    });
  });

  it('ensign/2 several effects that add up, but one destruction only, unless it survives', () => {
    play({
      cards: [weakenAll],
      seats: { A: {}, B: { hand: ['Weaken All'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign +3', 'A Invader', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Weaken All'),
        A.answers('yes', 'yes'),
        now({ asked: null, cards: { Ensign: { power: 2 }, Invader: { power: 3 }, Walker: { power: 2 } } }),
      ],
    });
    play({
      cards: [storm],
      seats: { A: {}, B: { hand: ['Storm'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Invader', 'A Walker'), at('Moor')],
      steps: [B.plays('Storm'), now(at('Meadow'), { asked: null, discard: { A: ['Ensign', 'Invader', 'Walker'] } })],
    });
    // In one effect it takes one destruction of the two; in the next it is gone.
    play({
      cards: [duress],
      seats: { A: {}, B: { hand: ['Duress'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Invader'), at('Moor')],
      steps: [
        B.plays('Duress'),
        B.answers('Invader'),
        A.answers('yes', 'yes'),
        now(at('Meadow', 'A Invader'), { asked: null, cards: { Invader: { power: 3 } }, discard: { A: ['Ensign'] } }),
      ],
    });
    // Protected, it survives all of them: the minion is safe as well.
    play({
      cards: [
        actionCard(
          'Volley',
          'standard',
          'Destroy two minions, one after the other.',
          onPlay(function* (me) {
            for (const n of [1, 2]) {
              const minion = yield* chooseMinion(me, `Destroy number ${n}`, (q, ix) => q.name(ix) !== 'Ensign');
              if (minion !== null) yield* act(ops.destroy(minion));
            }
          }),
        ),
      ],
      seats: { A: {}, B: { hand: ['Volley'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign with A Tough It Out', 'A Invader', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Volley'),
        B.answers('Invader'),
        A.answers('yes'),
        B.answers('Walker'),
        A.answers('yes'),
        now(at('Meadow', 'A Ensign with A Tough It Out', 'A Invader', 'A Walker'), { asked: null }),
      ],
    });
  });

  it('ensign/3 an action played on another minion is on this one instead', () => {
    play({
      seats: { A: {}, B: { hand: ['Dunwich Horror'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Invader'), at('Moor')],
      steps: [
        B.plays('Dunwich Horror', 'Invader'),
        A.answers('yes'),
        now(at('Meadow', 'A Ensign with B Dunwich Horror', 'A Invader'), {
          asked: null,
          cards: { Ensign: { power: 7 } },
        }),
      ],
    });
  });

  it('ensign/4 control is taken of it instead', () =>
    play({
      cards: [seizure],
      seats: by('Seizure'),
      turn: 'B',
      bases,
      steps: [
        B.plays('Seizure'),
        B.answers('Invader@Meadow'),
        A.answers('yes'),
        now(at('Meadow', 'B Ensign', 'A Invader', 'C Filler'), { asked: null }),
      ],
    }));

  it('ensign/5 it need not fit what the target had to be', () =>
    play({
      cards: [weaken],
      seats: by('Weaken'),
      turn: 'B',
      bases,
      steps: [
        B.plays('Weaken'),
        offered('B', ['Invader@Meadow', 'Invader@Moor'], ['Ensign']),
        B.answers('Invader@Meadow'),
        A.answers('yes'),
        now({ asked: null, cards: { Ensign: { power: 1 }, 'Invader@Meadow': { power: 3 } } }),
      ],
    }));

  it('ensign/6 what one of them has taken on, another cannot take on from it', () =>
    play({
      seats: by('Seeing Stars'),
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Ensign', 'A Invader'), at('Moor')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        A.answers('no', 'yes'),
        now(at('Meadow', 'A Ensign', 'A Invader'), { asked: null, discard: { A: ['Ensign'] } }),
      ],
    }));

  it('ensign/7 Bear Cavalry moves it instead; a Cub Scout there destroys on its own account', () => {
    play({
      seats: { A: {}, B: { hand: ['Bear Cavalry'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Invader'), at('Moor', 'B Cub Scout')],
      steps: [
        B.plays('Bear Cavalry', 'Meadow'),
        B.answers('Invader', '?Moor'),
        A.answers('yes'),
        now(at('Meadow', 'A Invader', 'B Bear Cavalry'), at('Moor', 'B Cub Scout'), {
          asked: null,
          discard: { A: ['Ensign'] },
        }),
      ],
    });
    play({
      seats: { A: {}, B: { hand: ['Bear Cavalry'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Cub Scout', 'A Ensign +1')],
      steps: [
        B.plays('Bear Cavalry', 'Meadow'),
        B.answers('?Filler', '?Moor'),
        now(at('Moor', 'B Cub Scout', 'A Ensign'), { asked: null, discard: { A: ['Filler'] } }),
      ],
    });
  });

  it('a protection of the minion comes first, and its own still counts (RES-13)', () => {
    play({
      cards: [stone],
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign', 'A Stone'), at('Moor')],
      steps: [B.plays('Seeing Stars'), B.answers('Stone'), now(at('Meadow', 'A Ensign', 'A Stone'), { asked: null })],
    });
  });

  it('an action that cannot affect it is discarded (ATT-3)', () =>
    play({
      seats: { A: {}, B: { hand: ['Ancient Curse'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ensign with A Uncontrollable', 'A Invader'), at('Moor')],
      cards: [
        actionCard(
          'Uncontrollable',
          'minion',
          "Ongoing: Other players' actions do not affect this minion.",
          protect(
            (q, me, op, cause) => cause.type === 'action' && cause.seat !== me.seat && op.card === q.card(me.self).at,
          ),
        ),
      ],
      steps: [
        B.plays('Ancient Curse', 'Invader'),
        A.answers('yes'),
        now({ asked: null, discard: { B: ['Ancient Curse'] }, cards: { Invader: { on: [] } } }),
      ],
    }));

  it('a minion played by another player counts, and every seat may answer for its own', () =>
    play({
      seats: { A: {}, B: { hand: ['Supreme Overlord'] }, C: {} },
      turn: 'B',
      bases: [at('Meadow', 'C Ensign', 'C Invader', 'A Ensign'), at('Moor')],
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers('Invader'),
        offered('C', ['yes', 'no']),
        C.answers('yes'),
        now(at('Meadow', 'C Invader', 'A Ensign'), { asked: null, hand: { C: ['Ensign'] } }),
      ],
    }));
});

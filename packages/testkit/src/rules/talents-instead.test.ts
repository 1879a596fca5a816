import {
  act,
  after,
  chooseMinion,
  fromAnothersCard,
  given,
  givesHost,
  isYours,
  look,
  onPlay,
  ops,
  talent,
  unaffected,
  untilYourTurn,
  usesAnotherTalentInstead,
  useTalentOf,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play, refused } from '../play.ts';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const gift = (name: string, n: number, limit?: 'turnByName') =>
  actionCard(
    name,
    'minion',
    `Put this on a minion. Ongoing: This minion has “Talent: Place ${n} +1 power counters on this minion.”`,
    givesHost(
      talent(
        function* (me) {
          yield* act(ops.counters(me.self, n));
        },
        undefined,
        limit,
      ),
    ),
  );
const once = gift('Once', 1);
const twice = gift('Twice', 2);
const never = actionCard(
  'Never',
  'minion',
  'Put this on a minion. Ongoing: This minion has “Talent: If there are no minions, draw a card.”',
  givesHost(
    talent(
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
      (q) => q.minions().length === 0,
    ),
  ),
);
/** The talent's text refers to the action that gives it. */
const keeper = actionCard(
  'Keeper',
  'minion',
  'Put this on a minion. Ongoing: This minion has “Talent: Destroy this card.”',
  givesHost(
    talent<{ given: number }>(function* (me) {
      yield* act(ops.destroy(me.args.given));
    }),
  ),
);
const trader = minionCard(
  'Trader',
  2,
  'Ongoing: Once per turn, when this minion would use a talent that an action gives it, it may use another of its talents one extra time instead.',
  usesAnotherTalentInstead(),
);
const counted = baseCard(
  'Counted',
  'After a minion here uses a talent, its controller gains 1 VP.',
  after('talent', { when: (q, me, used) => used.base === me.self && q.isMinion(used.card) }, function* (me) {
    yield* act(ops.gainVp(me.args.controller, 1));
  }),
);
const ward = actionCard(
  'Ward',
  'minion',
  'Put this on a minion. Ongoing: This minion has “Talent: Other players’ cards do not affect this minion until the start of your next turn.”',
  givesHost(
    talent(function* (me) {
      yield* act(ops.give(me.self, me.seat, yield* untilYourTurn(me.seat)));
    }),
  ),
  given(unaffected(fromAnothersCard, (_q, me, ix) => ix === me.args.given)),
);
const mimic = minionCard(
  'Mimic',
  2,
  'Talent: Use the talent of another minion of yours.',
  talent(
    function* (me) {
      const other = yield* chooseMinion(me, 'Choose a minion', (q, ix) => isYours(me)(q, ix) && ix !== me.self);
      if (other !== null) yield* useTalentOf(me, other);
    },
    (q, me) => q.minionsOf(me.seat).length > 1,
  ),
);
const strike = actionCard(
  'Strike',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);
const two = actionCard(
  'Two',
  'standard',
  'Play two extra actions.',
  onPlay(function* (me) {
    yield* act(ops.allow(me.seat, {}, 'action'), ops.allow(me.seat, {}, 'action'));
  }),
);
const passBack = actionCard(
  'Pass Back',
  'standard',
  'A minion of yours takes an action from another one.',
  onPlay(function* (me) {
    const from = (yield* chooseMinion(me, 'Choose who gives it', (q, ix) => q.actionsOn(ix).length === 1))!;
    const to = (yield* chooseMinion(me, 'Choose who takes it', (q, ix) => isYours(me)(q, ix) && ix !== from))!;
    const [action] = yield* look((q) => q.actionsOn(from));
    yield* act(ops.transfer(action!, to));
  }),
);
const cards = [once, twice, never, keeper, trader, counted, ward, mimic, strike, two, passBack];

describe('one talent of a minion in place of another', () => {
  it('the given one counts as used, the other one as not; the use counts as one of a talent (ABL-5)', () =>
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Counted', 'A Trader with A Once, A Twice')],
      steps: [
        A.uses('Trader', 1),
        offered('A', ['0', '1'], ['no']),
        A.answers('0'),
        now({ asked: null, cards: { Trader: { counters: 2 } }, vp: { A: 1 } }),
        A.uses('Trader'),
        now({ cards: { Trader: { counters: 4 } }, vp: { A: 2 } }),
        refused(A.uses('Trader')),
      ],
    }));

  it('only talents that would do something, on either side; and its own action is told to a given one (ABL-9)', () => {
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Counted', 'A Trader with A Once, A Never')],
      steps: [A.uses('Trader'), now({ cards: { Trader: { counters: 1 } } }), refused(A.uses('Trader'))],
    });
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Counted', 'A Trader with A Once, A Keeper')],
      steps: [
        A.uses('Trader', 1),
        A.answers('0'),
        now(at('Counted', 'A Trader with A Once'), { asked: null, discard: { A: ['Keeper'] } }),
        refused(A.uses('Trader')),
      ],
    });
  });

  it('a talent limited by name counts as used by its player for every card of the name', () =>
    play({
      cards: [...cards, gift('Rare', 3, 'turnByName')],
      seats: { A: { deck } },
      bases: [at('Counted', 'A Trader with A Once, A Rare', 'A Walker with A Rare')],
      steps: [
        A.uses('Trader', 1),
        A.answers('1'),
        now({ asked: null, cards: { Trader: { counters: 1 } } }),
        refused(A.uses('Walker')),
        A.uses('Trader'),
        refused(A.uses('Trader')),
      ],
    }));
});

describe('an ability given for a while by a talent that an action gives', () => {
  it('is that of the action, for the minion, and for a copy of it for the copying one (RES-2)', () =>
    play({
      cards,
      seats: { A: { deck }, B: { hand: ['Two', 'Strike', 'Strike'], deck } },
      bases: [at('Meadow', 'A Walker with A Ward', 'A Mimic', 'A Invader'), at('Moor')],
      steps: [
        A.uses('Mimic'),
        A.answers('Walker'),
        A.ends(),
        B.plays('Two'),
        B.plays('Strike'),
        B.answers('Mimic'),
        now({ cards: { Mimic: { power: 2 } } }),
        B.plays('Strike'),
        B.answers('Walker'),
        now(at('Meadow', 'A Mimic', 'A Invader')),
      ],
    }));
});

describe('a minion that uses the talent of another as its own', () => {
  it('does not begin again with the same talent of that one (LOOP-1)', () =>
    play({
      cards,
      seats: { A: { deck } },
      bases: [at('Counted', 'A Mimic', 'A Mimic'), at('Moor')],
      steps: [A.uses('Mimic#1'), now({ asked: null, vp: { A: 1 } }), refused(A.uses('Mimic#1')), A.uses('Mimic#2')],
    }));
});

describe('a talent that an action gives, once the action has gone and come back', () => {
  it('can be used on the new minion, unlike the other talents of that one (ABL-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Two', 'Pass Back', 'Pass Back'], deck } },
      bases: [at('Meadow', 'A Walker with A Once', 'A Scout with A Twice, A Twice'), at('Moor')],
      steps: [
        A.plays('Two'),
        A.uses('Walker'),
        A.uses('Scout', 1),
        A.uses('Scout', 1),
        A.plays('Pass Back'),
        A.answers('?Walker', '?Scout'),
        refused(A.uses('Walker')),
        A.uses('Scout'),
        refused(A.uses('Scout')),
        now({ cards: { Walker: { counters: 1 }, Scout: { counters: 5, on: 3 } } }),
      ],
    }));

  it('and, taken back, again (ABL-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Two', 'Pass Back', 'Pass Back'], deck } },
      bases: [at('Meadow', 'A Walker with A Once', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Two'),
        A.uses('Walker'),
        A.plays('Pass Back'),
        refused(A.uses('Walker')),
        A.plays('Pass Back'),
        A.uses('Walker'),
        refused(A.uses('Walker')),
        now({ cards: { Walker: { counters: 2 }, Scout: { counters: 0 } } }),
      ],
    }));
});

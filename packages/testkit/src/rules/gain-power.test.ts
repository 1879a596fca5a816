import {
  act,
  after,
  eachGets,
  endOfTurn,
  isYou,
  look,
  onPlay,
  onYourTurn,
  ops,
  ownPower,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';

const witness = minionCard(
  'Witness',
  0,
  'Ongoing: Draw a card after the power of a minion has increased.',
  after('gainPower', {}, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const deck = ['Scout', 'Cannon', 'Howl', 'Dinghy', 'Filler', 'Walker'];
const seats = (hand: string[]) => ({ A: { hand, deck }, B: { hand: [], deck } });

describe('after the power of a minion has increased', () => {
  it('each minion once per effect; not one that loses power (RES-9)', () => {
    const both = actionCard(
      'Both Ways',
      'standard',
      'One minion +1, the others -1 this turn.',
      onPlay(function* () {
        const [first, ...rest] = yield* look((q) => q.minions());
        const until = yield* endOfTurn();
        yield* act(ops.power(first!, 1, until), ...rest.map((ix) => ops.power(ix, -1, until)));
      }),
    );
    play({
      cards: [witness, both],
      seats: seats(['Both Ways']),
      bases: [at('Meadow', 'B Invader', 'B Scout', 'A Witness')],
      steps: [A.plays('Both Ways'), now({ asked: null, hand: { A: 1 } })],
    });
  });

  it('an increase that is gone again when the ability has resolved counts, too (RES-5)', () => {
    const brief = actionCard(
      'Brief',
      'standard',
      'A minion +2, then -2 this turn.',
      onPlay(function* () {
        const [first] = yield* look((q) => q.minions());
        yield* eachGets([first!], 2);
        yield* eachGets([first!], -2);
      }),
    );
    play({
      cards: [witness, brief],
      seats: seats(['Brief']),
      bases: [at('Meadow', 'B Invader', 'A Witness')],
      steps: [A.plays('Brief'), now({ asked: null, hand: { A: 1 } })],
    });
  });

  it('what a minion has from the start is no increase; what it gives others is (RES-1)', () => {
    const giver = minionCard(
      'Giver',
      1,
      'Draw no card. Ongoing: This minion has +3 power, your other minions here +1.',
      onPlay(function* () {}),
      ownPower(() => 3),
      yourMinionsHereHave(1),
    );
    play({
      cards: [witness, giver],
      seats: seats(['Giver']),
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Walker', 'A Scout'), at('Marsh', 'A Witness')],
      steps: [A.plays('Giver', 'Meadow'), now({ asked: null, hand: { A: 0 }, cards: { Giver: { power: 5 } } })],
    });
    play({
      cards: [witness, giver],
      seats: seats(['Giver']),
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Walker', 'A Scout'), at('Marsh', 'A Witness')],
      steps: [A.plays('Giver', 'Moor'), now({ asked: null, hand: { A: 2 }, cards: { Giver: { power: 5 } } })],
    });
  });

  it('a minion that moves to where it has more, and one whose malus ends with the turn, in that turn', () => {
    play({
      cards: [witness],
      seats: seats(['Dinghy']),
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Full Moon'), at('Marsh', 'A Witness')],
      steps: [A.plays('Dinghy'), A.answers('Walker', 'done', 'Moor'), now({ asked: null, hand: { A: 1 } })],
    });
    const once = minionCard(
      'Once',
      0,
      'Ongoing: Once per turn, draw a card after the power of a minion has increased.',
      after('gainPower', { limit: 'turn' }, function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    );
    const weaken = actionCard(
      'Weaken',
      'standard',
      'Each minion gets +1, then -2 this turn.',
      onPlay(function* () {
        const all = yield* look((q) => q.minions());
        yield* eachGets(all, 1);
        yield* eachGets(all, -2);
      }),
    );
    play({
      cards: [once, weaken],
      seats: seats(['Weaken']),
      bases: [at('Meadow', 'B Invader', 'A Once')],
      steps: [A.plays('Weaken'), now({ hand: { A: 1 } }), A.ends(), now({ turn: 'B', hand: { A: 3 } })],
    });
    play({
      cards: [witness, weaken],
      seats: seats(['Weaken']),
      bases: [at('Meadow', 'B Invader', 'A Witness')],
      steps: [A.plays('Weaken'), now({ hand: { A: 2 } }), A.ends(), now({ turn: 'B', hand: { A: 5 } })],
    });
  });

  it('a card that comes into play with the increase has not seen it (RES-4)', () =>
    play({
      cards: [
        minionCard(
          'Late Witness',
          0,
          'Ongoing: Draw a card after the power of a minion has increased. Your other minions here have +1 power.',
          after('gainPower', {}, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
          yourMinionsHereHave(1),
        ),
      ],
      seats: seats(['Late Witness', 'Howl']),
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Late Witness', 'Meadow'),
        now({ asked: null, hand: { A: 1 }, cards: { Walker: { power: 3 } } }),
        A.plays('Howl'),
        now({ asked: null, hand: { A: 2 } }),
      ],
    }));

  it('what a player uses with the turn of another is seen as well', () =>
    play({
      turn: 'B',
      cards: [
        witness,
        minionCard(
          'Trainer',
          1,
          'On your turn, this minion gets +1 power this turn.',
          onYourTurn({ when: (q, me) => isYou(me, q.s.current) }, function* (me) {
            yield* eachGets([me.self], 1);
          }),
        ),
      ],
      seats: seats([]),
      bases: [at('Meadow', 'B Trainer', 'A Witness')],
      steps: [B.uses('Trainer'), now({ asked: null, hand: { A: 1, B: 0 } })],
    }));
});

import { act, after, instead, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const loyal = minionCard(
  'Loyal',
  2,
  "Ongoing: Other players' cards do not affect this minion.",
  protect((_q, me, op, cause) => op.card === me.self && op.verb === 'control' && cause.seat !== me.seat),
);

describe('Queen Fluffy: Talent: Take control of a minion with power 3 or less for this turn.', () => {
  it('offers every minion of power 3 or less, wherever it is and whoever controls it; the one taken is yours this turn (CALC-1, TERM-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Queen Fluffy', 'B Archmage'),
        at('Moor', 'B Walker +1', 'B Walker +2'),
        at('Marsh', 'B Invader', 'A Walker'),
      ],
      steps: [
        A.uses('Queen Fluffy'),
        offered('A', ['Invader', 'Walker/A', 'Walker/B#1'], ['Queen Fluffy', 'Archmage', 'no']),
        A.answers('Walker/B#1'),
        now(
          at('Meadow', 'A Queen Fluffy', 'B Archmage'),
          at('Moor', 'A Walker', 'B Walker'),
          at('Marsh', 'B Invader', 'A Walker'),
          {
            asked: null,
            bases: { Moor: { power: { A: 3, B: 4 } } },
            cannot: [A.uses('Queen Fluffy')],
          },
        ),
        A.ends(),
        now(at('Moor', 'B Walker', 'B Walker'), { turn: 'B', cannot: [B.uses('Queen Fluffy')] }),
        B.ends(),
        now({ turn: 'A', can: [A.uses('Queen Fluffy')] }),
      ],
    }));

  it('with no such minion nothing happens; an own one may be the only one, and stays (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Queen Fluffy', 'B Archmage'), at('Moor', 'A Queen Fluffy', 'A Walker')],
      steps: [
        A.uses('Queen Fluffy#1'),
        now(at('Moor', 'A Queen Fluffy', 'A Walker'), { asked: null }),
        A.ends(),
        now(at('Moor', 'A Queen Fluffy', 'A Walker'), { turn: 'B' }),
      ],
    }));

  it('a protected minion can be chosen, in vain (RES-13, CAN-1)', () =>
    play({
      cards: [loyal],
      bases: [at('Meadow', 'A Queen Fluffy', 'B Loyal', 'B Walker'), at('Moor')],
      steps: [
        A.uses('Queen Fluffy'),
        offered('A', ['Loyal', 'Walker']),
        A.answers('Loyal'),
        now(at('Meadow', 'A Queen Fluffy', 'B Loyal', 'B Walker'), { asked: null, cannot: [A.uses('Queen Fluffy')] }),
      ],
    }));
});

describe('Whiskers: Talent: Play an extra action. Then destroy a minion of yours.', () => {
  it('an extra action to be played later, and one of your minions is destroyed: any, including Whiskers, but not another player’s (EXT-2, RES-3)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Whiskers', 'B Filler'), at('Moor', 'A Walker', 'A King Rex')],
      steps: [
        A.uses('Whiskers'),
        offered('A', ['Whiskers', 'Walker', 'King Rex'], ['Filler', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Whiskers', 'B Filler'), at('Moor', 'A King Rex'), {
          asked: null,

          discard: { A: ['Walker'], B: [] },
          cannot: [A.uses('Whiskers')],
        }),
        A.plays('Howl'),
        A.plays('Howl'),
        now({ asked: null, hand: { A: [] } }),
      ],
    }));

  it('a minion you have taken can be the one: it goes to its owner (TERM-5)', () =>
    play({
      bases: [at('Meadow', 'A Whiskers', 'A Invader of B'), at('Moor')],
      steps: [
        A.uses('Whiskers'),
        A.answers('Invader'),
        now(at('Meadow', 'A Whiskers'), { asked: null, discard: { A: [], B: ['Invader'] } }),
      ],
    }));

  it('whiskers/1 the extra action need not be played, the minion is destroyed anyway: itself if there is no other (EXT-2, RES-11)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Whiskers', 'B Filler'), at('Moor')],
      steps: [
        A.uses('Whiskers'),
        now(at('Meadow', 'B Filler'), { asked: null, discard: { A: ['Whiskers'] } }),
        A.ends(),
        now({ turn: 'B', hand: { A: { has: ['Howl'] } } }),
      ],
    }));

  it('whiskers/2 a minion that survives does not take the extra action back (RES-3)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Whiskers', 'A Rock'), at('Moor')],
      steps: [
        A.uses('Whiskers'),
        A.answers('Rock'),
        now(at('Meadow', 'A Whiskers', 'A Rock'), { asked: null }),
        A.plays('Howl'),
        A.plays('Howl'),
        now({ asked: null, discard: { A: ['Howl', 'Howl'] } }),
      ],
    }));
});

describe('Muffin: Take control of a minion with power 3 or less for this turn.', () => {
  it('offers minions of power 3 or less, itself too; the one taken counts for you until the turn ends (CALC-1, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Muffin'] } },
      bases: [at('Meadow', 'B Invader', 'B Archmage'), at('Moor', 'B Filler +3', 'A Walker')],
      steps: [
        A.plays('Muffin', 'Meadow'),
        offered('A', ['Muffin', 'Invader', 'Walker'], ['Archmage', 'Filler', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Muffin', 'A Invader', 'B Archmage'), {
          asked: null,
          bases: { Meadow: { power: { A: 6, B: 4 } } },
        }),
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: ['Muffin'], B: ['Invader', 'Archmage'] } }),
      ],
    }));

  it('goes back at the end of the turn, and destroyed meanwhile it goes to its owner (IO-2, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Muffin', 'Cat Fight'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Muffin', 'Moor'),
        A.answers('Invader'),
        A.plays('Cat Fight'),
        A.answers('Invader'),
        now(at('Meadow'), at('Moor', 'A Muffin'), {
          asked: null,
          hand: { A: ['Filler', 'Filler', 'Filler'] },
          discard: { A: ['Cat Fight'], B: ['Invader'] },
        }),
      ],
    }));

  const dragon = minionCard(
    'Drake',
    3,
    'Ongoing: After another player has played a minion here, draw a card.',
    after(
      'play',
      {
        when: (q, me, played) =>
          played.to === q.base(me.self) && q.isMinionCard(played.card) && played.seat !== me.seat,
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  );

  it('muffin/1 taking what would react to its play: nobody draws; what is not taken does react (ABL-8)', () =>
    play({
      cards: [dragon],
      seats: { A: { hand: ['Muffin'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Drake', 'C Drake'), at('Moor')],
      steps: [
        A.plays('Muffin', 'Meadow'),
        A.answers('Drake/B'),
        now(at('Meadow', 'A Drake', 'C Drake', 'A Muffin'), {
          asked: null,
          hand: { A: [], B: [], C: ['Filler'] },
        }),
      ],
    }));
});

describe('Mr. Grumpers: Choose a minion; it has -2 power this turn.', () => {
  const hush = actionCard(
    'Hush',
    'standard',
    'Cancel the abilities of each Mr. Grumpers for this turn.',
    onPlay(function* () {
      const cats = yield* look((q) => q.minions((ix) => q.name(ix) === 'Mr. Grumpers'));
      const turn = yield* look((q) => q.s.turn);
      yield* act(...cats.map((ix) => ops.cancel(ix, { t: 'turnEnd', turn })));
    }),
  );

  it('offers every minion, itself too; it has 2 less power, never below zero, until the turn ends (CALC-1, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Mr. Grumpers'] } },
      bases: [at('Meadow', 'B Filler', 'B King Rex'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Mr. Grumpers', 'Moor'),
        offered('A', ['Mr. Grumpers', 'Filler', 'King Rex', 'Walker'], ['no']),
        A.answers('Filler'),
        now({
          asked: null,
          cards: { Filler: { power: 0 }, 'King Rex': { power: 7 }, 'Mr. Grumpers': { power: 2 }, Walker: { power: 2 } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Filler: { power: 1 } } }),
      ],
    }));

  it('with no other minion in play it is its own (RES-13)', () =>
    play({
      seats: { A: { hand: ['Mr. Grumpers'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mr. Grumpers', 'Moor'),
        now(at('Moor', 'A Mr. Grumpers'), { asked: null, cards: { 'Mr. Grumpers': { power: 0 } } }),
      ],
    }));

  it.each(['Seeing Stars', 'Beam Up', 'Hush'])(
    'mr-grumpers/1 the -2 stays until the end of the turn, whatever becomes of Mr. Grumpers: %s (IO-2, TERM-4)',
    (action) =>
      play({
        cards: [hush],
        seats: { A: { hand: ['Mr. Grumpers', action] } },
        bases: [at('Meadow', 'B King Rex'), at('Moor')],
        steps: [
          A.plays('Mr. Grumpers', 'Moor'),
          A.answers('King Rex'),
          A.plays(action),
          A.answers('?Mr. Grumpers'),
          now({ asked: null, cards: { 'King Rex': { power: 5 } } }),
          now(action === 'Hush' ? at('Moor', 'A Mr. Grumpers') : at('Moor')),
          A.ends(),
          now({ turn: 'B', cards: { 'King Rex': { power: 7 } } }),
        ],
      }),
  );

  it('a minion that comes afterwards is not concerned, a protected one not affected (CALC-2, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Mr. Grumpers'] } },
      bases: [at('Meadow', 'B Invader with B Incorporeal', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Mr. Grumpers', 'Meadow'),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { power: 3 }, Walker: { power: 2 } } }),
      ],
    }));
});

describe('Can Has Cheeseburger?: Special: Before a base scores, take control of a minion there with power 3 or less for this turn.', () => {
  const table = [at('Meadow', 'A Filler +3', 'B Invader', 'B Archmage'), at('Moor', 'B Walker')];

  it('takes a minion of power 3 or less at the scoring base, which scores for you and goes to its owner (SCORE-3, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Can Has Cheeseburger?'] } },
      bases: [at('Meadow', 'A Filler +4', 'A Walker', 'B Invader', 'B Archmage'), at('Moor', 'B Walker')],
      steps: [
        refused(A.plays('Can Has Cheeseburger?')),
        A.ends(),
        offered('A', ['Can Has Cheeseburger?', 'pass']),
        A.answers('Can Has Cheeseburger?'),
        offered('A', ['Walker/A', 'Invader'], ['Archmage', 'Filler', 'Walker/B', 'no']),
        A.answers('Invader'),
        now(at('Moor', 'B Walker'), {
          turn: 'B',
          vp: { A: 3, B: 2 },
          discard: { A: { has: ['Can Has Cheeseburger?', 'Filler', 'Walker'] }, B: ['Invader', 'Archmage'] },
        }),
      ],
    }));

  it('not played, the minion counts for its player (ME-2)', () =>
    play({
      seats: { A: { hand: ['Can Has Cheeseburger?'] } },
      bases: [...table],
      steps: [
        A.ends(),
        A.answers('pass'),
        now({ turn: 'B', vp: { A: 2, B: 3 }, hand: { A: { has: ['Can Has Cheeseburger?'] } } }),
      ],
    }));

  it('in another player’s turn, too; a base that is not ready does not score for it (SCORE-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Can Has Cheeseburger?'] }, C: {} },
      bases: [...table],
      steps: [
        B.ends(),
        now({ asked: { seat: 'A', has: ['Can Has Cheeseburger?'] } }),
        A.answers('Can Has Cheeseburger?'),
        now({ turn: 'C', vp: { A: 3, B: 2 } }),
        C.ends(),
        now({ turn: 'A', vp: { A: 3, B: 2 } }),
      ],
    }));

  it('the minion it took, moved away from the base, goes back when the turn ends (IO-2)', () =>
    play({
      cards: [
        minionCard(
          'Eel',
          2,
          'If this minion would go to the discard pile, it moves to another base instead.',
          instead(
            { of: 'gone', when: (_q, me, gone) => gone.card === me.self && gone.spot === 'discard' },
            function* (me) {
              const to = yield* look((q) => q.otherBases(q.base(me.self))[0]!);
              yield* act(ops.move(me.self, to));
              return true;
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Can Has Cheeseburger?'] } },
      bases: [at('Meadow', 'A Filler +7', 'B Eel'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Can Has Cheeseburger?', '?Eel'),
        now(at('Moor', 'B Eel'), { turn: 'B', vp: { A: 3, B: 0 } }),
      ],
    }));
});

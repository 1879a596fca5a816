import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const pike = minionCard('Pike', 2, '');
const terror = actionCard(
  'Terror',
  'standard',
  'Destroy a minion. You may play an extra action.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    yield* act(ops.destroy(minion!));
    yield* act(ops.allow(me.seat, {}, 'action'));
  }),
);

describe('Herr Doktor: Talent: Choose another of your minions and place a +1 power counter on it.', () => {
  it('another one of yours, anywhere, once a turn (ABL-5)', () =>
    play({
      bases: [at('Meadow', 'A Herr Doktor', 'A Filler', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.uses('Herr Doktor'),
        offered('A', ['Filler/A', 'Invader'], ['Herr Doktor', 'Filler/B', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { power: 4, counters: 1 } }, cannot: [A.uses('Herr Doktor')] }),
      ],
    }));

  it('not without another one of yours (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Herr Doktor', 'B Filler'), at('Moor')],
      steps: [refused(A.uses('Herr Doktor'))],
    }));
});

describe("The Monster: Talent: Remove one of this minion's +1 power counters to play an extra minion.", () => {
  it('one counter for an extra minion (RES-3)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A The Monster +2', 'A Filler +1'), at('Moor')],
      steps: [
        A.uses('The Monster'),
        now({ asked: null, cards: { 'The Monster': { counters: 1, power: 5 }, Filler: { counters: 1 } } }),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now({ cannot: [A.plays('Filler', 'Moor'), A.uses('The Monster')] }),
      ],
    }));

  it('not without a counter on it (RES-11)', () =>
    play({
      bases: [at('Meadow', 'A The Monster', 'A Filler +1'), at('Moor')],
      steps: [refused(A.uses('The Monster'))],
    }));

  it('the-monster/1 removing affects it: where that is prevented there is no extra minion (CTR-2, RES-3)', () =>
    play({
      cards: [
        minionCard('Keeper', 1, 'Ongoing: Counters cannot be removed here.', {
          kind: 'protect',
          label: 'ongoing',
          blocks: (_q, _me, op) => op.verb === 'counter' && op.n < 0,
        }),
      ],
      seats: { A: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A The Monster +1', 'B Keeper'), at('Moor')],
      steps: [
        A.uses('The Monster'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, cards: { 'The Monster': { counters: 1 } }, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));
});

describe('Lab Assistant: Choose another of your minions and place a +1 power counter on it.', () => {
  it('another one of yours; without one nothing happens (RES-13)', () => {
    play({
      seats: { A: { hand: ['Lab Assistant'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Lab Assistant', 'Moor'),
        offered('A', ['Filler/A', 'Invader'], ['Lab Assistant', 'Filler/B', 'no']),
        A.answers('Filler/A'),
        now({ asked: null, cards: { 'Filler/A': { counters: 1 }, 'Lab Assistant': { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Lab Assistant'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Lab Assistant', 'Moor'),
        now({ asked: null, cards: { Filler: { counters: 0 }, 'Lab Assistant': { counters: 0 } } }),
      ],
    });
  });
});

describe('Igor: Ongoing: After this minion has been destroyed or discarded, choose one of your minions and place a +1 power counter on it.', () => {
  it('destroyed: a counter on one of its controller’s minions (RES-4)', () =>
    play({
      cards: [terror],
      seats: { A: { hand: ['Terror'] } },
      bases: [at('Meadow', 'B Igor', 'A Filler', 'B Filler'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Terror'),
        A.answers('Igor'),
        offered('B', ['Filler/B', 'Invader'], ['Filler/A', 'no']),
        B.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 1 } }, discard: { B: ['Igor'] } }),
      ],
    }));

  it('two at once, each its counter; another minion that falls gives none (RES-9)', () =>
    play({
      cards: [
        actionCard(
          'Purge',
          'standard',
          'Destroy every minion with power 2 or less.',
          onPlay(function* (_me) {
            const weak = yield* look((q) => q.minions((ix) => q.power(ix) <= 2));
            yield* act(...weak.map(ops.destroy));
          }),
        ),
      ],
      seats: { A: { hand: ['Purge'] } },
      bases: [at('Meadow', 'A Igor', 'A Igor', 'A Filler', 'A Invader'), at('Moor')],
      steps: [A.plays('Purge'), now(at('Meadow', 'A Invader'), { asked: null, cards: { Invader: { counters: 2 } } })],
    }));

  it('igor/1 also when its base has scored (SCORE-9)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Igor', 'A King Rex', 'A Filler'), at('Moor', 'A Invader')],
      steps: [A.ends(), now({ turn: 'B', cards: { Invader: { counters: 1 } }, discard: { A: { has: ['Igor'] } } })],
    }));

  it('igor/2 not when it is discarded from the hand, nor when it is returned (ABL-3, TERM-1)', () =>
    play({
      cards: [
        actionCard(
          'Drop',
          'standard',
          'Discard an Igor and return another. You may play an extra action.',
          onPlay(function* (me) {
            const [hand] = yield* look((q) => q.hand(me.seat).filter((ix) => q.name(ix) === 'Igor'));
            const [there] = yield* look((q) => q.minions((ix) => q.name(ix) === 'Igor'));
            yield* act(ops.discard(hand!), ops.returnToHand(there!));
          }),
        ),
      ],
      seats: { A: { hand: ['Drop', 'Igor'] } },
      bases: [at('Meadow', 'A Filler', 'A Invader', 'A Igor'), at('Moor')],
      steps: [
        A.plays('Drop'),
        now({ asked: null, cards: { Filler: { counters: 0 }, Invader: { counters: 0 } }, hand: { A: ['Igor'] } }),
      ],
    }));

  it('without a minion of yours there is nothing to place it on (RES-13)', () =>
    play({
      cards: [terror],
      seats: { A: { hand: ['Terror'] } },
      bases: [at('Meadow', 'A Igor', 'B Filler'), at('Moor')],
      steps: [A.plays('Terror'), A.answers('Igor'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
});

describe('German Engineering: Put this on a base. Ongoing: After you play a minion here, place a +1 power counter on that minion.', () => {
  it('on each minion you play here, not elsewhere, not on those of others (ABL-3)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Recruitment', 'Pike', 'Pike', 'Pike'], deck }, B: { hand: ['Filler'], deck } },
      madness: 9,
      bases: [at('Meadow', 'A German Engineering', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Recruitment'),
        A.answers('2'),
        A.plays('Pike', 'Meadow'),
        A.plays('Pike', 'Meadow'),
        A.plays('Pike', 'Moor'),
        now({
          asked: null,
          cards: {
            'Pike#1': { counters: 1 },
            'Pike#2': { counters: 1 },
            'Pike#3': { counters: 0 },
            Invader: { counters: 0 },
          },
        }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now({ cards: { Filler: { counters: 0 } } }),
      ],
    }));

  it('one that has gone by then gets none (IO-1)', () =>
    play({
      cards: [
        minionCard(
          'Boomerang',
          2,
          'Return this minion to your hand.',
          onPlay(function* (me) {
            yield* act(ops.returnToHand(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ['Boomerang'] } },
      bases: [at('Meadow', 'A German Engineering'), at('Moor')],
      steps: [A.plays('Boomerang', 'Meadow'), now({ asked: null, hand: { A: ['Boomerang'] } })],
    }));
});

describe('Grave Situation: Put this on a base. Ongoing: If one of your minions here would be destroyed, return it to your hand instead.', () => {
  it('yours here return, whoever destroys them; others and those elsewhere do not (RES-7)', () =>
    play({
      cards: [terror, pike],
      seats: { A: { hand: ['Terror', 'Terror', 'Terror'] } },
      bases: [at('Meadow', 'A Pike', 'B Pike', 'A Grave Situation'), at('Moor', 'A Invader', 'A Filler')],
      steps: [
        A.plays('Terror'),
        A.answers('Pike/A'),
        now({ hand: { A: ['Terror', 'Terror', 'Pike'] } }),
        A.plays('Terror'),
        A.answers('Pike/B'),
        A.plays('Terror'),
        A.answers('Invader'),
        now(at('Meadow', 'A Grave Situation'), at('Moor', 'A Filler'), {
          asked: null,
          hand: { A: ['Pike'] },
          discard: { A: ['Terror', 'Terror', 'Terror', 'Invader'], B: ['Pike'] },
        }),
      ],
    }));

  it('grave-situation/1 it does not count as destroyed: Igor gives no counter (RES-7)', () =>
    play({
      cards: [terror],
      seats: { A: { hand: ['Terror'] } },
      bases: [at('Meadow', 'B Igor', 'B Invader', 'B Grave Situation'), at('Field of Honor', 'A Filler')],
      steps: [
        A.plays('Terror'),
        A.answers('Igor'),
        now(at('Meadow', 'B Invader', 'B Grave Situation'), {
          asked: null,
          hand: { B: ['Igor'] },
          vp: { A: 0 },
          cards: { Invader: { counters: 0 } },
        }),
      ],
    }));

  it('a borrowed minion goes to its owner’s hand (TERM-5)', () =>
    play({
      cards: [terror],
      seats: { A: { hand: ['Terror'] } },
      bases: [at('Meadow', 'A Invader of B', 'A Grave Situation'), at('Moor')],
      steps: [
        A.plays('Terror'),
        now(at('Meadow', 'A Grave Situation'), { asked: null, hand: { A: [], B: ['Invader'] } }),
      ],
    }));
});

describe('Überserum: Put this on a minion. Ongoing: This minion cannot be destroyed. At the start of your turn, place a +1 power counter on it.', () => {
  it('the minion cannot be destroyed, others can (CAN-1)', () =>
    play({
      cards: [terror],
      seats: { A: { hand: ['Terror', 'Terror'] } },
      bases: [at('Meadow', 'A Filler with A Überserum', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Terror'),
        A.answers('Filler/A'),
        now(at('Meadow', 'A Filler with A Überserum', 'B Filler')),
        A.plays('Terror'),
        A.answers('Filler/B'),
        now(at('Meadow', 'A Filler with A Überserum'), { asked: null }),
      ],
    }));

  it('uberserum/1 a counter at the start of its controller’s turn, whoever has the minion (ABL-8)', () =>
    play({
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'B Filler with A Überserum', 'A Filler with B Überserum'), at('Moor')],
      steps: [
        now({ turn: 'A', cards: { 'Filler/B': { counters: 1 }, 'Filler/A': { counters: 0 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Filler/B': { counters: 1 }, 'Filler/A': { counters: 1 } } }),
      ],
    }));

  it('on any minion of your choice (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Überserum'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Überserum', 'Filler'), now(at('Meadow', 'B Filler with A Überserum'), { asked: null })],
    }));
});

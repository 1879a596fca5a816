// A minion play used in another way than from the hand, and cards played when they are revealed.
import { view } from '@smash/engine';
import {
  act,
  discardOffTheTop,
  drawOffTheTop,
  extraMinion,
  extraMinionsOfOneName,
  insteadOfMinion,
  isAction,
  keepExtraMinion,
  look,
  onPlay,
  ops,
  playableWhenRevealed,
  playExtraMinion,
  playMinionAndShuffle,
  playMinionOffTheTop,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '../play.ts';
import { charm } from '../test-cards.ts';

const nest = minionCard(
  'Nest',
  1,
  'Ongoing: Once on your turn, a minion you play here may come off the top of your deck instead.',
  insteadOfMinion(
    () => true,
    function* (me) {
      const base = yield* look((q) => q.base(me.self));
      yield* playMinionOffTheTop(me.seat, base, undefined, { instead: me.args });
    },
  ),
);
const two = minionCard('Two', 2, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const weak = actionCard(
  'Weak',
  'standard',
  'Play two extra minions with power 2 or less.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat, { power: 2 });
    yield* extraMinion(me.seat, { power: 2 });
  }),
);
const swarm = actionCard(
  'Swarm',
  'standard',
  'Play extra minions of one name.',
  onPlay(function* (me) {
    yield* extraMinionsOfOneName(me.seat, 2);
  }),
);
const again = actionCard(
  'Again',
  'standard',
  'Play an extra minion from your discard pile.',
  onPlay(function* (me) {
    yield* keepExtraMinion(me.seat, { from: 'discard' });
  }),
);
const comet = actionCard('Comet', 'base', 'Special: Play this when it is revealed.', playableWhenRevealed());
const study = actionCard(
  'Study',
  'standard',
  'Draw two actions off the top of your deck.',
  onPlay(function* (me) {
    yield* drawOffTheTop(me.seat, isAction, 2);
  }),
);
const mill = actionCard(
  'Mill',
  'standard',
  'Reveal cards until a minion shows, and discard them.',
  onPlay(function* (me) {
    yield* discardOffTheTop(me.seat, (q, ix) => q.isMinionCard(ix));
  }),
);
const call = actionCard(
  'Call',
  'standard',
  'The next player plays a minion off the top of their deck on the first base, and shuffles it.',
  onPlay(function* (me) {
    yield* playMinionAndShuffle(1 - me.seat, yield* look((q) => q.bases()[0]!));
  }),
);
const look2 = actionCard(
  'Look',
  'standard',
  'Look at the top card of your deck.',
  onPlay(function* (me) {
    const top = yield* look((q) => q.deck(me.seat).slice(-1));
    yield* act(ops.look(me.seat, top, me.seat, 'deck'));
  }),
);
const lure = actionCard(
  'Lure',
  'standard',
  'Play an extra minion at once. If you have, gain 1 VP.',
  onPlay(function* (me) {
    if ((yield* playExtraMinion(me.seat, {})) !== null) yield* act(ops.gainVp(me.seat, 1));
  }),
);
const cards = [lure, nest, two, three, weak, swarm, again, comet, study, mill, call, look2, charm];
const deck = ['Weak', 'Three', 'Two', 'Two', 'Two', 'Two'];

describe('a minion play from the hand made in another way', () => {
  it.each([
    ['a minion that comes of it has been played', ['Weak', 'Two'], 1],
    ['if none comes, none has been played', ['Weak', 'Weak'], 0],
  ])('%s (RES-3)', (_name, pile, vp) =>
    play({
      cards,
      seats: { A: { hand: ['Lure', 'Three'], deck: pile } },
      bases: [at('Meadow', 'A Nest'), at('Moor')],
      steps: [A.plays('Lure'), A.answers('Nest'), now({ asked: null, vp: { A: vp }, hand: { A: ['Three'] } })],
    }),
  );

  it('is offered once for equal plays, and by name and source for others (EXT-4)', () =>
    play({
      cards,
      seats: { A: { hand: ['Weak', 'Two'], deck } },
      bases: [at('Meadow', 'A Nest'), at('Moor')],
      steps: [
        A.plays('Weak'),
        ({ state }) => {
          const uses = view(state, 0).prompt!.options.filter(({ verb }) => verb === 'use');
          expect(uses.map(({ label }) => label)).toEqual(
            new Array(2).fill('Use Nest instead of a minion from your hand'),
          );
          expect(uses.map(({ hint }) => hint)).toEqual([
            'Uses the extra play of Weak, power 2 or less',
            'Uses your regular play',
          ]);
        },
        A.uses('Nest', 1),
        now(at('Meadow', 'A Nest', 'A Two'), { plays: { A: { minions: 1 } }, can: [A.plays('Two', 'Moor')] }),
        refused(A.uses('Nest', 1)),
      ],
    }));

  it('also for one of several of one name: the first gives the others its name (EXT-4)', () =>
    play({
      cards,
      seats: { A: { hand: ['Filler', 'Swarm', 'Three', 'Two'], deck } },
      bases: [at('Meadow', 'A Nest'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Swarm'),
        A.uses('Nest'),
        now(at('Meadow', 'A Nest', 'A Three'), { asked: null, cannot: [A.plays('Two', 'Moor')] }),
        A.plays('Three', 'Moor'),
        now({ cannot: [A.plays('Two', 'Moor')] }),
      ],
    }));

  it('for a later one only a minion of that name will do; if none comes first, the others may have any (RES-3)', () => {
    play({
      cards,
      seats: { A: { hand: ['Filler', 'Swarm', 'Two'], deck } },
      bases: [at('Meadow', 'A Nest'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Swarm'),
        A.plays('Two', 'Moor'),
        A.uses('Nest'),
        now(at('Meadow', 'A Nest', 'A Two'), { asked: null, deck: { A: 5 } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Filler', 'Swarm', 'Two'], deck: ['Weak'] } },
      bases: [at('Meadow', 'A Nest'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Swarm'),
        A.uses('Nest'),
        now(at('Meadow', 'A Nest'), { asked: null, deck: { A: 1 } }),
        A.plays('Two', 'Moor'),
      ],
    });
  });

  it('not for one from the discard pile; only by who controls the card (ABL-8)', () => {
    play({
      cards,
      seats: { A: { hand: ['Again', 'Three', 'Two'], deck, discard: ['Two'] } },
      bases: [at('Meadow', 'A Nest', 'B Nest'), at('Moor')],
      steps: [
        A.plays('Three', 'Moor'),
        refused(A.uses('Nest/A')),
        A.plays('Again'),
        refused(A.uses('Nest/A')),
        refused(A.uses('Nest/B')),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Take Over'], deck }, B: { deck } },
      bases: [at('Meadow', 'B Nest'), at('Moor')],
      steps: [A.plays('Take Over'), A.uses('Nest'), now(at('Meadow', 'A Nest', 'A Three'), { asked: null })],
    });
  });

  it('a play that finds no fitting minion is spent; a cancelled card offers none (TERM-4)', () => {
    play({
      cards,
      seats: { A: { hand: ['Three'], deck: ['Weak'] } },
      bases: [at('Meadow', 'A Nest')],
      steps: [A.uses('Nest'), now({ asked: null, plays: { A: { minions: 0 } }, deck: { A: ['Weak'] } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Three'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Nest with B Puzzle Box')],
      steps: [refused(A.uses('Nest'))],
    });
  });
});

describe('a card played when it is revealed', () => {
  it('while cards are drawn off the top; played, it is not drawn', () =>
    play({
      cards,
      seats: { A: { hand: ['Study'], deck: ['Comet', 'Two', 'Weak', 'Comet', 'Three'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Study'),
        offered('A', ['Comet', 'no']),
        A.answers('Comet', 'Moor'),
        now(at('Moor', 'A Comet'), { asked: null, hand: { A: ['Weak'] }, deck: { A: 3 } }),
      ],
    }));

  it('kept, it is drawn or discarded as the others are', () => {
    play({
      cards,
      seats: { A: { hand: ['Study'], deck: ['Comet', 'Two', 'Weak'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Study'), A.answers('no'), now({ asked: null, hand: { A: ['Comet', 'Weak'] }, deck: { A: 1 } })],
    });
    for (const [answer, there, discard] of [
      ['Comet', ['A Comet'], ['Mill', 'Two']],
      ['no', [], ['Comet', 'Mill', 'Two']],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Mill'], deck: ['Comet', 'Two'] } },
        bases: [at('Meadow')],
        steps: [A.plays('Mill'), A.answers(answer), now(at('Meadow', ...there), { discard: { A: [...discard] } })],
      });
  });

  it('by the player of the deck, also in another player’s turn; not when only looked at or without a place', () => {
    play({
      cards,
      turn: 'B',
      seats: { A: { deck: ['Comet', 'Two'] }, B: { hand: ['Call'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Call'),
        offered('A', ['Comet', 'no']),
        A.answers('Comet', 'Moor'),
        now(at('Meadow', 'A Two'), at('Moor', 'A Comet'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Look'], deck: ['Comet', 'Two'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Look'), now({ asked: null, deck: { A: ['Comet', 'Two'] } })],
    });
  });
});

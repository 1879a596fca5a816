// PLAY-2: where a standard action goes once it has resolved.
import { act, after, chooseToDo, look, onPlay, ops, playExtraMinion } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../play.ts';

const keepsake = actionCard(
  'Keepsake',
  'standard',
  'Instead of going to the discard pile, this card is placed into your hand.',
  onPlay(function* (me) {
    yield* act(ops.resolveTo(me.self, 'hand'));
  }),
);
const witness = minionCard(
  'Witness',
  1,
  'Ongoing: After you play an action, gain 1 VP if that action is in no hand, deck or discard pile.',
  after('play', { when: (_q, me, played) => played.as === 'action' && played.seat === me.seat }, function* (me) {
    if (yield* look((q) => q.card(me.args.card).zone === 'limbo')) yield* act(ops.gainVp(me.seat, 1));
  }),
);
const helper = minionCard(
  'Helper',
  1,
  'Ongoing: After you play an action, you may have it go to the bottom of your deck instead of the discard pile.',
  after(
    'play',
    {
      may: true,
      when: (_q, me, played) => played.as === 'action' && played.seat === me.seat,
      possible: (q, me) => q.resolvesTo(me.args.card) === 'discard',
    },
    function* (me) {
      yield* act(ops.resolveTo(me.args.card, 'bottom'));
    },
  ),
);
const thief = minionCard(
  'Thief',
  1,
  'Ongoing: After another player plays an action, you may have it go to your hand instead of the discard pile.',
  after('play', { when: (_q, me, played) => played.as === 'action' && played.seat !== me.seat }, function* (me) {
    if (yield* chooseToDo(me.seat, 'Take that action', 'Take it', 'Leave it'))
      yield* act(ops.resolveToHandOf(me.seat, me.args.card));
  }),
);
const blank = actionCard('Blank', 'standard', 'Nothing happens.');
const flag = actionCard('Flag', 'base', 'Put this on a base.');

describe('Where a resolved action goes (PLAY-2)', () => {
  it('somewhere other than the discard pile, but only after all reactions to it', () =>
    play({
      cards: [keepsake, witness],
      seats: { A: { hand: ['Keepsake'] } },
      bases: [at('Meadow', 'A Witness'), at('Moor')],
      steps: [A.plays('Keepsake'), now({ asked: null, vp: { A: 1 }, hand: { A: ['Keepsake'] }, discard: { A: [] } })],
    }));

  it('to the discard pile if nothing says otherwise, or nobody chooses otherwise', () => {
    for (const [answer, deck, discard] of [
      ['Helper', ['Scout', 'Blank'], []],
      ['pass', ['Scout'], ['Blank']],
    ] as const)
      play({
        cards: [blank, helper],
        seats: { A: { hand: ['Blank'], deck: ['Scout'] } },
        bases: [at('Meadow', 'A Helper'), at('Moor')],
        steps: [
          A.plays('Blank'),
          offered('A', ['Helper', 'pass']),
          A.answers(answer),
          now({ asked: null, deck: { A: { bottom: [deck.at(-1)!] } }, discard: { A: [...discard] } }),
        ],
      });
  });

  it('an action already going elsewhere, or one that stays in play, cannot be redirected', () => {
    play({
      cards: [keepsake, helper],
      seats: { A: { hand: ['Keepsake'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Helper'), at('Moor')],
      steps: [A.plays('Keepsake'), now({ asked: null, hand: { A: ['Keepsake'] }, deck: { A: ['Scout'] } })],
    });
    play({
      cards: [flag, helper],
      seats: { A: { hand: ['Flag'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Helper'), at('Moor')],
      steps: [A.plays('Flag', 'Meadow'), now(at('Meadow', 'A Helper', 'A Flag'), { asked: null })],
    });
  });

  it('an action that is not being played goes nowhere', () =>
    play({
      cards: [
        actionCard(
          'Recall',
          'standard',
          'The cards in your discard pile go to your hand instead.',
          onPlay(function* (me) {
            const cards = yield* look((q) => q.discard(me.seat).slice());
            yield* act(...cards.map((card) => ops.resolveTo(card, 'hand')));
          }),
        ),
      ],
      seats: { A: { hand: ['Recall'], discard: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Recall'), now({ asked: null, hand: { A: [] }, discard: { A: ['Scout', 'Recall'] } })],
    }));

  it('while a minion that it has brought is being played, too', () =>
    play({
      cards: [
        actionCard(
          'Summons',
          'standard',
          'Play an extra minion.',
          onPlay(function* (me) {
            yield* playExtraMinion(me.seat, {}, { may: true });
          }),
        ),
        minionCard(
          'Usher',
          2,
          'On play: An action being played goes to your hand instead of the discard pile.',
          onPlay(function* () {
            const cards = yield* look((q) => q.s.cards.flatMap((_, ix) => (q.resolvesTo(ix) === 'discard' ? ix : [])));
            yield* act(...cards.map((card) => ops.resolveTo(card, 'hand')));
          }),
        ),
      ],
      seats: { A: { hand: ['Summons', 'Usher'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Summons'),
        A.answers('Usher', 'Meadow'),
        now(at('Meadow', 'A Usher'), { asked: null, hand: { A: ['Summons'] }, discard: { A: [] } }),
      ],
    }));

  it('into the hand of another player, who then holds it', () =>
    play({
      cards: [blank, thief],
      seats: { A: { hand: ['Blank'] }, B: { hand: [] } },
      bases: [at('Meadow', 'B Thief'), at('Moor')],
      steps: [
        A.plays('Blank'),
        B.answers('yes'),
        now({ asked: null, hand: { A: [], B: ['Blank'] }, discard: { A: [], B: [] } }),
      ],
    }));
});

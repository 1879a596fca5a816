import { act, after, byYou, endOfTurn, isAnother, look, NOBODY, onPlay, ops, playNow } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play, refused } from '../play.ts';

const deck = ['Cannon', 'Cannon', 'Cannon'];
const present = actionCard(
  'Present',
  'standard',
  'Play the first card of your hand, which then goes to the next player; you cannot play a copy of it this turn.',
  onPlay(function* (me) {
    const [card, other] = yield* look((q) => [q.hand(me.seat)[0]!, q.otherPlayers(me.seat)[0]!]);
    yield* playNow({ card: card!, at: NOBODY, seat: me.seat, gift: other! });
    yield* act(ops.banCopies(me.seat, card!, yield* endOfTurn()));
  }),
);
const homing = actionCard(
  'Homing',
  'standard',
  'Draw a card. Place this card on top of your deck.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 1));
    yield* act(ops.resolveTo(me.self, 'top'));
  }),
);

describe('an action that is promised to another player', () => {
  it('goes there in the end, whatever its text says; its player gave it, and what reacts to that does (TERM-2, RES-1)', () =>
    play({
      cards: [
        present,
        homing,
        minionCard(
          'Giver',
          1,
          'Ongoing: Draw a card after you place a card into another player’s hand.',
          after(
            'place',
            { when: (_q, me, placed) => placed.spot === 'hand' && byYou(me, placed) && isAnother(me, placed.seat) },
            function* (me) {
              yield* act(ops.draw(me.seat, 1));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Homing', 'Present'], deck: ['Walker', 'Scout', 'Howl'] }, B: { hand: [] } },
      bases: [at('Meadow', 'A Giver', 'B Giver')],
      steps: [
        A.plays('Present'),
        now({ asked: null, hand: { A: ['Walker', 'Scout'], B: ['Homing'] }, deck: { A: ['Howl'] } }),
      ],
    }));

  it('copies of it cannot be played until the turn ends; other actions can', () =>
    play({
      cards: [present],
      seats: { A: { hand: ['Howl', 'Present', 'Howl', 'Cannon'], deck }, B: { hand: [], deck } },
      bases: [at("Storyteller's Hut", 'A Filler'), at('Moor')],
      steps: [
        A.plays('Present'),
        refused(A.plays('Howl')),
        A.plays('Cannon'),
        A.answers('?done'),
        A.ends(),
        B.ends(),
        A.plays('Howl'),
      ],
    }));
});

describe('after a player discards a card', () => {
  it('chosen, random, or impossible to play; not one that goes there after it was played', () => {
    const miser = minionCard(
      'Miser',
      1,
      'Ongoing: Gain 1 VP after a player discards a card.',
      after('discarded', {}, function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      }),
    );
    const loss = actionCard(
      'Loss',
      'standard',
      'Discard a random card, then the first of your hand, then play the next one on nothing.',
      onPlay(function* (me) {
        yield* act(ops.discardAtRandom(me.seat, 1));
        yield* act(ops.discard(yield* look((q) => q.hand(me.seat)[0]!)));
        yield* playNow({ card: yield* look((q) => q.hand(me.seat)[0]!), at: NOBODY, seat: me.seat });
      }),
    );
    play({
      cards: [miser, loss],
      seats: { A: { hand: ['Loss', 'Walker', 'Walker', 'Walker'], deck }, B: {} },
      bases: [at('Meadow', 'B Miser')],
      steps: [A.plays('Loss'), now({ asked: null, hand: { A: [] }, vp: { B: 3 } })],
    });
  });
});

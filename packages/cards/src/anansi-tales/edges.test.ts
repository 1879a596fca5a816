import { look, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe("Anansi's Web: Each turn, after you play a standard action for the first time, you may, if you have a minion here, place that action into another player's hand instead of the discard pile to draw two cards.", () => {
  it('of several other players you choose one', () =>
    play({
      seats: { A: { hand: ['The Water of Life'], deck }, B: { hand: [] }, C: { hand: [] } },
      bases: [at("Anansi's Web", 'A Filler')],
      steps: [
        A.plays('The Water of Life'),
        A.answers("Anansi's Web"),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C'),
        now({ asked: null, hand: { A: 2, B: [], C: ['The Water of Life'] } }),
      ],
    }));
});

describe('Mboro Hornet: Special: You may play this minion as an extra minion after another player plays or discards, from a hand or deck, a card that player does not own.', () => {
  const plunder = actionCard(
    'Plunder',
    'standard',
    'Play the top card of the deck of the player to your left.',
    onPlay(function* (me) {
      const [seat] = yield* look((q) => q.otherPlayers(me.seat));
      const top = yield* look((q) => q.deck(seat!).at(-1)!);
      yield* playNow({ card: top, at: yield* look((q) => q.bases()[0]!), seat: me.seat });
    }),
  );

  it('after one that is revealed off the top of another player’s deck and played', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Mboro Hornet'], deck: ['Filler', 'Scout', 'Invader', 'Cannon'] },
        B: { hand: ['Raiding Party'] },
      },
      bases: [at('Meadow')],
      steps: [
        B.plays('Raiding Party'),
        B.answers('Filler'),
        offered('A', ['Mboro Hornet', 'pass']),
        A.answers('Mboro Hornet'),
        now(at('Meadow', 'B Filler', 'A Mboro Hornet')),
      ],
    }));

  it('after one that is played straight from another player’s deck', () =>
    play({
      cards: [plunder],
      turn: 'B',
      seats: { A: { hand: ['Mboro Hornet'], deck: ['Filler', 'Scout'] }, B: { hand: ['Plunder'] } },
      bases: [at('Meadow')],
      steps: [
        B.plays('Plunder'),
        offered('A', ['Mboro Hornet', 'pass']),
        A.answers('Mboro Hornet'),
        now(at('Meadow', 'B Filler', 'A Mboro Hornet'), { asked: null }),
      ],
    }));

  it('not after one that is played from a discard pile', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Mboro Hornet'], discard: ['Howl'] }, B: { hand: ['Street Rat'] } },
      bases: [at('Meadow', 'B Filler')],
      steps: [
        B.plays('Street Rat'),
        B.answers('?Howl'),
        now({ asked: null, cards: { Filler: { power: 2 } }, hand: { A: ['Mboro Hornet'] } }),
      ],
    }));
});

describe('Collecting Stories: Look at the hand of another player. You may play, as an extra card, a card in it that you own.', () => {
  it('one that cannot be played now is not offered (PLAY-4)', () =>
    play({
      seats: {
        A: { hand: ['Time Loop', 'Trading Stories', 'Collecting Stories', 'Scout', 'Hidden Ninja'], deck },
        B: { hand: [] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Trading Stories'),
        A.answers('Scout', '?B', 'Hidden Ninja', '?B', 'done'),
        A.plays('Collecting Stories'),
        offered('A', ['Scout', 'no'], ['Hidden Ninja']),
      ],
    }));
});

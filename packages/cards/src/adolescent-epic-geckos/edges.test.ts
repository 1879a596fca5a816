import { act, at as atMoment, extraAction, isYourTurn, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const stone = minionCard('Stone', 4, '');

describe('Gecko Rap: Swap one of your minions in play with a minion in your hand, deck or discard pile that has a different name and equal or lower power.', () => {
  it('the deck is looked through before one is chosen; without a fitting minion it is only shuffled (DECK-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap'], deck: ['Stone', 'Howl', 'Walker'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('Gecko Rap'),
        now(at('Meadow', 'A Walker'), { asked: null, deck: { A: 3 } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('a fitting minion of the deck is chosen beside all its cards, and shown to all (DECK-2, INFO-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap'], deck: ['Stone', 'Tenacious Z', 'Microbot Guard', 'Howl'] } },
      bases: [at('Meadow', 'A Walker', 'B Stone')],
      steps: [
        A.plays('Gecko Rap'),
        offered('A', ['Tenacious Z', 'Microbot Guard'], ['Stone', 'Howl']),
        shown('A', 'Howl', 'Microbot Guard', 'Stone', 'Tenacious Z'),
      ],
    }));

  it('of your minions only those are offered that something fits to come for (RES-13)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Gecko Rap', 'Stone'], deck: [] } },
      bases: [at('Meadow', 'A Walker', 'A Warbot')],
      steps: [A.plays('Gecko Rap'), now(at('Meadow', 'A Stone', 'A Walker'), { asked: null })],
    }));
});

describe('Van Gogh: At the start of your turn, or after you win this base, shuffle every card stored under this card into your deck.', () => {
  const clock = minionCard(
    'Clock',
    1,
    'At the start of your turn, or after a base scores, draw a card.',
    atMoment('turnStart', { when: (q, me) => isYourTurn(q, me) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    atMoment('afterScore', {}, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  );
  const deck = ['Probe', 'Howl', 'Filler', 'Filler', 'Filler', 'Filler'];

  it('one without stored cards has nothing to do, so there is nothing to put in order (RES-13)', () => {
    play({
      turn: 'B',
      cards: [clock],
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Van Gogh', 'A Clock')],
      steps: [B.ends(), now({ turn: 'A', asked: null, hand: { A: ['Probe'] } })],
    });
    play({
      cards: [clock],
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Van Gogh +9', 'A Clock'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, vp: { A: 3 }, hand: { A: 3 } })],
    });
  });

  it('they stay after you win another base (SCORE-13)', () =>
    play({
      seats: { A: { deck } },
      bases: [
        at('Meadow', 'A Filler +9'),
        { ...at('Moor'), cards: [{ seat: 'A', card: 'Van Gogh', under: [{ seat: 'A', card: 'Probe' }] }] },
      ],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 }, cards: { 'Van Gogh': { under: ['Probe'] } } })],
    }));
});

describe('June: If you have a minion with printed power 4 in play, you may swap it … If you have none, you may draw a minion with printed power 4 off the top of your deck.', () => {
  it('with neither a deck nor a discard pile there is nothing to draw, so nothing is asked (RES-13)', () =>
    play({
      seats: { A: { hand: ['June'], deck: [] } },
      bases: [at('Meadow', 'A Scout')],
      steps: [A.plays('June'), now({ asked: null })],
    }));

  it('a minion of printed power 4 for which none could come is not offered (RES-13)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['June', 'Stone', 'Scout'], deck: [] } },
      bases: [at('Meadow', 'A Stone')],
      steps: [A.plays('June'), now({ asked: null })],
    }));
});

describe('Gecko Power: Talent: If you have played two or more other actions this turn, …', () => {
  const fetch = actionCard(
    'Fetch',
    'standard',
    'Return every action in play to its owner’s hand. Play an extra action.',
    onPlay(function* (me) {
      yield* act(...(yield* look((q) => q.actions())).map(ops.returnToHand));
      yield* extraAction(me.seat);
    }),
  );

  it('an action that another player plays in your turn does not count', () =>
    play({
      cards: [actionCard('Idle', 'standard', '')],
      seats: { A: { hand: ['K.C. Smith', 'Idle', 'Idle'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Meadow', 'A Scout with A Gecko Power')],
      steps: [
        A.plays('Idle'),
        B.answers('Force of Wil'),
        refused(A.uses('Gecko Power')),
        A.plays('K.C. Smith'),
        A.plays('Idle'),
        A.uses('Gecko Power'),
      ],
    }));

  it('once it has left play and is played again, its earlier play is that of another action (IO-1)', () =>
    play({
      cards: [fetch],
      seats: { A: { hand: ['K.C. Smith', 'Gecko Power', 'Fetch'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        A.plays('Gecko Power'),
        A.plays('Fetch'),
        A.plays('Gecko Power'),
        A.uses('Gecko Power'),
        A.answers('counter'),
        now({ asked: null, cards: { 'K.C. Smith': { counters: 1 } } }),
      ],
    }));
});

import { act, at as moment, ops } from '@smash/engine/script';
import { A, at, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const pike = minionCard('Pike', 2, '');

describe("Innsmouth: After each time a minion is played here, that minion's owner may place one card from any player's discard pile on the bottom of that card's owner's deck.", () => {
  it('innsmouth/1 any card of any discard pile, under the deck of its own owner (DECK-3)', () =>
    play({
      cards: [pike],
      seats: {
        A: { hand: ['Pike'], deck, discard: ['Scout', 'Madness'] },
        B: { deck, discard: ['Howl', 'Walker'] },
      },
      bases: [at('Innsmouth'), at('Moor')],
      steps: [
        A.plays('Pike', 'Innsmouth'),
        offered('A', ['Innsmouth', 'pass']),
        A.answers('Innsmouth'),
        offered('A', ['Scout', 'Madness', 'Howl', 'Walker'], ['no']),
        A.answers('Howl'),
        now({
          asked: null,
          discard: { A: ['Scout', 'Madness'], B: ['Walker'] },
          deck: { A: deck, B: [...deck, 'Howl'] },
        }),
      ],
    }));

  it('it may be declined; each time; elsewhere nothing (TERM-14)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Recruitment', 'Pike', 'Pike'], deck, discard: ['Scout', 'Walker'] }, B: { deck } },
      madness: 9,
      bases: [at('Innsmouth'), at('Moor', 'A Pike')],
      steps: [
        A.plays('Recruitment'),
        A.answers('1'),
        A.plays('Pike', 'Innsmouth'),
        A.answers('pass'),
        now({ discard: { A: { has: ['Scout', 'Walker'] } } }),
        A.plays('Pike', 'Innsmouth'),
        A.answers('Innsmouth', 'Walker'),
        now({ asked: null, discard: { A: { has: ['Scout'], lacks: ['Walker'] } } }),
      ],
    }));

  it('a monster has no owner: nobody is asked (MON-1)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'], deck, discard: ['Scout'] }, B: { deck } },
      bases: [at('Innsmouth'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Innsmouth'),
        now(at('Innsmouth', '- Ghoul'), { asked: null, discard: { A: ['Scout', 'Dungeon Bait'] } }),
      ],
    }));

  it('the owner, not who plays it; nobody for a base, and not who ignores this base (TERM-13, MON-1)', () => {
    play({
      cards: [pike],
      seats: { A: { hand: ['Pike'], deck, discard: ['Scout'] }, B: { deck } },
      bases: [at('Innsmouth'), at('Moor')],
      steps: [A.plays('Pike', 'Moor'), now({ asked: null, discard: { A: ['Scout'] } })],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Hermit'], deck, discard: ['Scout'] }, B: { deck } },
      bases: [at('Innsmouth'), at('Moor')],
      steps: [A.plays('Hermit', 'Innsmouth'), now({ asked: null, discard: { A: ['Scout'] } })],
    });
  });
});

describe("Ritual Site: After this base scores, shuffle every minion here into its owner's deck instead of the discard pile.", () => {
  it('has nothing to do when another base scores, so there is nothing to put in order (RES-9)', () =>
    play({
      cards: [
        minionCard(
          'Clock',
          1,
          'After a base scores, draw a card.',
          moment('afterScore', {}, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Ritual Site', 'A Walker', 'A Clock'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: 3 } })],
    }));

  it('ritual-site/1 every minion, whoever owns and controls it; other cards are discarded (RES-7)', () =>
    play({
      cards: [pike],
      seats: { A: { deck }, B: { deck } },
      bases: [
        at(
          'Ritual Site',
          'A King Rex',
          'A King Rex',
          'B Invader',
          'A Pike of B',
          'B Filler with A Dunwich Horror',
          'A Overrun',
        ),
        at('Moor', 'A Filler'),
      ],
      steps: [
        A.ends(),
        now(at('Moor', 'A Filler'), {
          turn: 'B',
          vp: { A: 4, B: 2 },
          discard: { A: ['Dunwich Horror', 'Overrun'], B: [] },
          deck: { A: 4, B: { has: ['Invader', 'Pike'], count: 7 } },
        }),
      ],
    }));

  it('ritual-site/2 it has not gone to the discard pile: a Doppelgänger does nothing (TERM-6)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Ritual Site', 'A King Rex', 'A King Rex', 'A King Rex', 'A Doppelgänger'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: [] } })],
    }));

  it('not when another base scores; monsters go to their own pile (SCORE-13, MON-1)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Ritual Site', 'A Filler'), at('Moor', 'A King Rex', 'A Invader')],
      steps: [A.ends(), now(at('Ritual Site', 'A Filler'), { turn: 'B', discard: { A: ['King Rex', 'Invader'] } })],
    }));
});

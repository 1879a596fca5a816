import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const settled = minionCard(
  'Settled',
  2,
  'Ongoing: This minion cannot be placed anywhere.',
  protect((_q, me, op) => op.verb === 'place' && op.card === me.self),
);
const cards = [three, two, settled];

describe("Ice Floe: At the start of your turn, you may choose one of your minions here and place it on the bottom of its owner's deck to play, as an extra minion here, a minion off the top of your own deck.", () => {
  it('one of your minions here for one off the top of your deck, here', () =>
    play({
      cards,
      phase: 'start',
      seats: { A: { deck: ['The Hatching', 'Three'] }, B: { deck } },
      bases: [at('Ice Floe', 'A Two', 'A Filler', 'B Two'), at('Moor', 'A Filler')],
      steps: [
        offered('A', ['Ice Floe', 'pass']),
        A.answers('Ice Floe'),
        offered('A', ['Two/A', 'Filler@Ice Floe'], ['Two/B', 'Filler@Moor', 'no']),
        A.answers('Two/A'),
        now(at('Ice Floe', 'A Three', 'A Filler', 'B Two'), {
          phase: 'play',
          deck: { A: { count: 2, has: ['Two'] } },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('to its owner’s deck, from your own', () =>
    play({
      cards,
      phase: 'start',
      seats: { A: { deck: ['Three'] }, B: { deck } },
      bases: [at('Ice Floe', 'A Two of B'), at('Moor')],
      steps: [
        A.answers('Ice Floe'),
        now(at('Ice Floe', 'A Three'), { deck: { A: 0, B: { count: 7, bottom: ['Two'] } } }),
      ],
    }));

  it('declined, or if it stays, nothing; not without a minion of yours here', () => {
    play({
      cards,
      phase: 'start',
      seats: { A: { deck: ['Three'] }, B: { deck } },
      bases: [at('Ice Floe', 'A Two')],
      steps: [A.answers('pass'), now(at('Ice Floe', 'A Two'), { phase: 'play' })],
    });
    play({
      cards,
      phase: 'start',
      seats: { A: { deck: ['Three'] }, B: { deck } },
      bases: [at('Ice Floe', 'A Settled')],
      steps: [A.answers('Ice Floe'), now(at('Ice Floe', 'A Settled'), { phase: 'play', deck: { A: 1 } })],
    });
    play({
      cards,
      phase: 'start',
      seats: { A: { deck: ['Three'] }, B: { deck } },
      bases: [at('Ice Floe', 'B Two'), at('Moor', 'A Two')],
      steps: [now({ phase: 'play', asked: null })],
    });
  });
});

describe('The Colony: On each of your turns, after you play a minion here for the first time, you may play, as an extra minion here, a minion off the top of your deck.', () => {
  it('after the first minion here, one off the top, once', () =>
    play({
      cards,
      seats: { A: { hand: ['Two', 'Baby Penguin'], deck: ['The Hatching', 'Three', 'Filler'] }, B: { deck } },
      bases: [at('The Colony', 'B Two'), at('Moor')],
      steps: [
        A.plays('Two', 'The Colony'),
        offered('A', ['The Colony', 'pass']),
        A.answers('The Colony'),
        now(at('The Colony', 'A Two', 'A Three', 'B Two'), { asked: null, deck: { A: 2 } }),
      ],
    }));

  it('declined, the second does not count; nor one elsewhere, nor with nothing to reveal', () => {
    play({
      cards,
      seats: { A: { hand: ['Two', 'The Hatching'], deck: ['Three', 'Filler'] }, B: { deck } },
      bases: [at('The Colony')],
      steps: [
        A.plays('Two'),
        A.answers('pass'),
        A.plays('The Hatching'),
        now(at('The Colony', 'A Two', 'A Three'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck }, B: { deck } },
      bases: [at('The Colony'), at('Moor')],
      steps: [A.plays('Two', 'Moor'), now({ asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck: [] }, B: { deck } },
      bases: [at('The Colony')],
      steps: [A.plays('Two'), now({ asked: null })],
    });
  });

  it('only on your turn', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Leaping Aboard'], deck: ['Three', 'Two'] }, B: { deck } },
      bases: [at('Meadow', 'B Three +7'), at('Moor')],
      baseDeck: ['The Colony'],
      steps: [
        B.ends(),
        A.answers('Leaping Aboard'),
        now(at('The Colony', 'A Three'), { turn: 'A', asked: null, deck: { A: ['Two'] } }),
      ],
    }));
});

import { view, viewEvents } from '@smash/engine';
import { act, chooseMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Faceless City: Once per turn, after you play a minion here, you may search your deck for a minion with the same name, reveal it and place it into your hand. Shuffle your deck if you searched.', () => {
  it('takes a minion of that name from the deck to the hand, for all to see (TERM-12, INFO-3)', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: ['Filler', 'Scout', 'Howl', 'Scout'] } },
      bases: [at('Faceless City', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Scout', 'Faceless City'),
        offered('A', ['Faceless City', 'pass']),
        A.answers('Faceless City'),
        now({ asked: null, hand: { A: ['Scout'] }, deck: { A: 3 } }),
        ({ events, state }) => {
          const shown = viewEvents(events, 1).filter((e) => e.type === 'reveal');
          expect(shown.map((e) => e.cards?.map((card) => card.name))).toEqual([['Scout']]);
          expect(JSON.stringify(view(state, 1))).not.toContain('Howl');
        },
      ],
    }));

  it('once per turn, and again in the next; not after a minion played elsewhere, nor for an action here (ABL-6)', () =>
    play({
      seats: {
        A: { hand: ['Zapbot', 'Zapbot', 'Zapbot', 'Overrun'], deck: ['Zapbot', 'Filler', 'Filler', 'Filler'] },
        B: { hand: ['Filler'], deck: ['Filler', 'Howl', 'Howl', 'Howl'] },
      },
      bases: [at('Faceless City'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Moor'),
        now({ asked: null }),
        A.plays('Zapbot', 'Faceless City'),
        A.answers('Faceless City'),
        now({ asked: null, hand: { A: ['Zapbot', 'Overrun', 'Zapbot'] } }),
        A.plays('Zapbot', 'Faceless City'),
        now({ asked: null }),
        A.ends(),
        B.plays('Filler', 'Faceless City'),
        offered('B', ['Faceless City', 'pass']),
        B.answers('Faceless City'),
        now({ asked: null, hand: { B: ['Filler'] } }),
      ],
    }));

  it('a minion moved here triggers nothing, and with no card left to search nobody is asked (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: [] } },
      bases: [at('Faceless City'), at('Moor', 'A Huffie')],
      steps: [
        A.uses('Huffie'),
        now(at('Faceless City', 'A Huffie'), { asked: null }),
        A.plays('Scout', 'Faceless City'),
        now({ asked: null }),
      ],
    }));

  it('an empty deck is rebuilt from the discard pile of the discard pile (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: [], discard: ['Howl', 'Scout'] } },
      bases: [at('Faceless City'), at('Moor')],
      steps: [
        A.plays('Scout', 'Faceless City'),
        A.answers('Faceless City'),
        now({ asked: null, hand: { A: ['Scout'] }, deck: { A: ['Howl'] }, discard: { A: [] } }),
      ],
    }));

  it('faceless-city/1 may be declined; the next minion here gives another chance (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Zapbot'], deck: ['Zapbot', 'Filler'] } },
      bases: [at('Faceless City'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Faceless City'),
        A.answers('pass'),
        now({ asked: null, deck: { A: ['Zapbot', 'Filler'] } }),
        A.plays('Zapbot', 'Faceless City'),
        A.answers('Faceless City'),
        now({ asked: null, hand: { A: ['Zapbot'] } }),
      ],
    }));

  it('faceless-city/2 the deck is shuffled if it was searched, even in vain, and not otherwise (DECK-2)', () => {
    const shuffles = (answer: string, n: number): void =>
      play({
        seats: { A: { hand: ['Scout'], deck: ['Filler', 'Howl'] } },
        bases: [at('Faceless City'), at('Moor')],
        steps: [
          A.plays('Scout', 'Faceless City'),
          A.answers(answer),
          now({ asked: null, hand: { A: [] }, deck: { A: 2 } }),
          ({ events }) => expect(events.filter((e) => e.type === 'shuffle')).toHaveLength(n),
        ],
      });
    shuffles('Faceless City', 1);
    shuffles('pass', 0);
  });

  it("faceless-city/3 each player has it once per turn, even in another player's (ME-6)", () =>
    play({
      seats: {
        A: { hand: ['Scout', 'Bacta the Future'], deck: ['Scout', 'Howl'] },
        B: { hand: ['War Raptor'], deck: ['War Raptor', 'Howl'] },
      },
      bases: [at('Faceless City'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Scout', 'Faceless City'),
        A.answers('Faceless City'),
        A.plays('Bacta the Future'),
        A.answers('Filler'),
        B.answers('War Raptor', 'Faceless City'),
        offered('B', ['Faceless City', 'pass']),
        B.answers('Faceless City'),
        now(at('Faceless City', 'A Scout', 'B War Raptor'), {
          asked: null,
          hand: { A: ['Scout'], B: ['War Raptor'] },
        }),
      ],
    }));

  it("faceless-city/4 a card of another player goes to its owner's hand (DECK-3)", () =>
    play({
      cards: [
        actionCard(
          'Mix Up',
          'standard',
          "Place another player's minion on the bottom of your deck.",
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose a minion', (q, ix) => q.controller(ix) !== me.seat);
            if (minion !== null) yield* act({ ...ops.place(minion, 'bottom'), seat: me.seat });
          }),
        ),
      ],
      seats: { A: { hand: ['Mix Up', 'Scout'], deck: ['Howl'] } },
      bases: [at('Faceless City'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Mix Up'),
        now({ deck: { A: 2 } }),
        A.plays('Scout', 'Faceless City'),
        A.answers('Faceless City'),
        now({ asked: null, hand: { A: [], B: ['Scout'] }, deck: { A: ['Howl'] } }),
      ],
    }));
});

describe('The Vats: Nobody can play a minion here while another minion here has the same name.', () => {
  it('refuses a minion with a name that is here, whoever controls it; not others, nor actions (PLAY-4, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Zapbot', 'Filler', 'Overrun', 'Splice as Nice', 'Time Loop'] } },
      bases: [at('The Vats', 'B Scout', 'A Filler'), at('Moor', 'A Zapbot')],
      steps: [
        refused(A.plays('Scout', 'The Vats')),
        refused(A.plays('Filler', 'The Vats')),
        now({
          can: [A.plays('Scout', 'Moor'), A.plays('Overrun', 'The Vats'), A.plays('Splice as Nice', 'Scout@The Vats')],
        }),
        A.plays('Zapbot', 'The Vats'),
        now(at('The Vats', 'B Scout', 'A Filler', 'A Zapbot'), at('Moor', 'A Zapbot')),
      ],
    }));

  it('one that goes makes room, and those moved here are not played (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Scout'] } },
      bases: [at('The Vats', 'B Scout', 'B Huffie'), at('Moor', 'A Huffie')],
      steps: [
        refused(A.plays('Scout', 'The Vats')),
        A.uses('Huffie/A'),
        now(at('The Vats', 'B Scout', 'B Huffie', 'A Huffie')),
        A.plays('Beam Up'),
        A.answers('Scout'),
        A.plays('Scout', 'The Vats'),
        now(at('The Vats', 'A Scout', 'B Huffie', 'A Huffie')),
      ],
    }));

  it('refuses other players and extra plays, too (EXT-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Zapbot', 'Filler', 'Filler'] } },
      bases: [at('The Vats', 'A Filler'), at('Moor')],
      steps: [B.plays('Zapbot', 'The Vats'), refused(B.plays('Filler', 'The Vats')), B.plays('Filler', 'Moor')],
    }));
});

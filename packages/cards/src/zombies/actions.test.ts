import { A, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const isShuffled = ({ events }: { events: readonly { type: string; seat?: number }[] }): void =>
  expect(events.filter((event) => event.type === 'shuffle').map((event) => event.seat)).toEqual([0]);

describe('Grave Robbing: Choose any card in your discard pile and place it in your hand.', () => {
  it('offers every card of your own discard pile, but not itself, and has to take one (PLAY-2, RES-11)', () =>
    play({
      seats: { A: { hand: ['Grave Robbing'], discard: ['Cannon', 'Walker'] }, B: { discard: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Grave Robbing'),
        offered('A', ['Cannon', 'Walker'], ['Grave Robbing', 'Scout', 'no']),
        A.answers('Cannon'),
        now({ asked: null, hand: { A: ['Cannon'] }, discard: { A: ['Walker', 'Grave Robbing'], B: ['Scout'] } }),
      ],
    }));

  it('grave-robbing/1 affects nothing in play, so nothing in play can prevent it (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Grave Robbing'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Walker with A Smoke Bomb', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Grave Robbing'),
        now(at('Meadow', 'A Walker with A Smoke Bomb', 'B Walker with B Smoke Bomb'), {
          asked: null,
          hand: { A: ['Walker'] },
        }),
      ],
    }));

  it('does nothing with an empty discard pile (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Grave Robbing'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Grave Robbing'), now({ asked: null, hand: { A: [] }, discard: { A: ['Grave Robbing'] } })],
    }));
});

describe('Lend a Hand: Choose any number of cards in your discard pile and shuffle them into your deck.', () => {
  it('lend-a-hand/1 shuffles the chosen cards in; it is not among them itself (PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Lend a Hand'], deck: ['Scout'], discard: ['Cannon', 'Walker', 'Dinghy'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lend a Hand'),
        offered('A', ['Cannon', 'Walker', 'Dinghy', 'done'], ['Lend a Hand', 'Scout']),
        A.answers('Cannon', 'Walker', 'done'),
        now({
          asked: null,
          deck: { A: { count: 3, has: ['Scout', 'Cannon', 'Walker'] } },
          discard: { A: ['Dinghy', 'Lend a Hand'] },
        }),
        isShuffled,
        logged('A shuffled the deck'),
      ],
    }));

  it('may take none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Lend a Hand'], deck: ['Scout'], discard: ['Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lend a Hand'),
        A.answers('done'),
        now({ asked: null, deck: { A: ['Scout'] }, discard: { A: ['Cannon', 'Lend a Hand'] } }),
      ],
    }));
});

describe('Mall Crawl: Search your deck for any number of cards that share one name and place them in your discard pile. Shuffle your deck.', () => {
  const deck = ['Walker', 'Cannon', 'Walker', 'Grave Digger', 'Walker'];

  it('takes any number of cards of one name, and only of one (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Mall Crawl'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mall Crawl'),
        offered('A', ['Walker', 'Walker', 'Walker', 'Cannon', 'Grave Digger', 'done']),
        refused(A.answers('Walker', 'Cannon', 'done')),
        A.answers('Walker', 'Walker', 'done'),
        now({
          asked: null,
          deck: { A: { count: 3, has: ['Walker', 'Cannon', 'Grave Digger'] } },
          discard: { A: ['Walker', 'Walker', 'Mall Crawl'] },
        }),
        isShuffled,
      ],
    }));

  it('may take one or none; only its player sees the deck (RES-12, INFO-3)', () =>
    play({
      seats: { A: { hand: ['Mall Crawl'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mall Crawl'),
        now({ sees: { A: { has: ['Grave Digger'] }, B: { lacks: ['Grave Digger', 'Walker'] } } }),
        A.answers('done'),
        now({ asked: null, deck: { A: 5 }, discard: { A: ['Mall Crawl'] }, sees: { B: { lacks: ['Walker'] } } }),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Mall Crawl'], deck: [], discard: ['Cannon', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mall Crawl'),
        A.answers('Cannon', 'done'),
        now({ asked: null, deck: { A: ['Walker'] }, discard: { A: ['Cannon', 'Mall Crawl'] } }),
        logged('A made a new deck of the discard pile'),
      ],
    }));
});

describe('Not Enough Bullets: Choose any number of minions that share one name in your discard pile and place them in your hand.', () => {
  const seats = {
    A: { hand: ['Not Enough Bullets'], discard: ['Walker', 'Scout', 'Walker', 'Cannon', 'Walker'] },
    B: { discard: ['Walker'] },
  };

  it('offers minions of your own discard pile and takes any number of one name (TERM-10)', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Not Enough Bullets'),
        offered('A', ['Walker', 'Walker', 'Walker', 'Scout', 'done'], ['Cannon']),
        refused(A.answers('Walker', 'Scout', 'done')),
        A.answers('Walker', 'Walker', 'done'),
        now({
          asked: null,
          hand: { A: ['Walker', 'Walker'] },
          discard: { A: ['Scout', 'Cannon', 'Walker', 'Not Enough Bullets'], B: ['Walker'] },
        }),
      ],
    }));

  it('may take none, and does nothing without a minion there (RES-12)', () =>
    play({
      seats: { ...seats, B: { hand: ['Not Enough Bullets'], discard: ['Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Not Enough Bullets'),
        A.answers('done'),
        now({ asked: null, hand: { A: [] } }),
        A.ends(),
        B.plays('Not Enough Bullets'),
        now({ asked: null, discard: { B: ['Cannon', 'Not Enough Bullets'] } }),
      ],
    }));
});

describe('Outbreak: Play an extra minion; it must go to a base where you have no minions.', () => {
  const seats = { A: { hand: ['Outbreak', 'Pirate King', 'Invader', 'Scout'], discard: ['Scout'] } };

  it('grants one extra minion of any power, for bases without a minion of yours (EXT-2, EXT-4)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Scout'), at('Moor', 'B Scout'), at('Marsh')],
      steps: [
        A.plays('Outbreak'),
        now({ asked: null }),
        A.plays('Invader', 'Meadow'),
        now({ plays: { A: { minions: 0 } }, cannot: [A.plays('Pirate King', 'Meadow')] }),
        A.plays('Pirate King', 'Moor'),
        now(at('Meadow', 'A Scout', 'A Invader'), at('Moor', 'B Scout', 'A Pirate King'), {
          asked: null,
          cannot: [A.plays('Scout', 'Marsh'), A.plays('Scout', 'Moor')],
        }),
      ],
    }));

  it('is used first if it applies, and checks the bases at the time of the play (EXT-4)', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Outbreak'),
        A.plays('Invader', 'Meadow'),
        now({ plays: { A: { minions: 1 } }, can: [A.plays('Scout', 'Meadow')] }),
      ],
    }));

  it('lapses unused at the end of the phase; without an empty base it is of no use (EXT-2)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Outbreak'),
        A.plays('Invader', 'Meadow'),
        now({ cannot: [A.plays('Scout', 'Moor'), A.plays('Scout', 'Meadow')] }),
        A.ends(),
        now({ asked: null, turn: 'B' }),
      ],
    }));
});

describe('Overrun: Put this on a base. Ongoing: No other player can play minions here. At the start of your turn, destroy this card.', () => {
  it('keeps other players from playing minions here, not you, not actions, not moves, not other bases (CONF-1)', () =>
    play({
      seats: {
        A: { hand: ['Overrun', 'Walker', 'Cut Lass'] },
        B: { hand: ['Walker', 'Way of Deception', 'Jammed Signal'], discard: ['Tenacious Z'] },
      },
      bases: [at('Meadow'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Overrun', 'Meadow'),
        now(at('Meadow', 'A Overrun'), { can: [A.plays('Walker', 'Meadow')] }),
        A.plays('Cut Lass', 'Meadow'),
        A.ends(),
        now({
          turn: 'B',
          can: [B.plays('Walker', 'Moor'), B.plays('Jammed Signal', 'Meadow')],
          cannot: [B.plays('Walker', 'Meadow'), B.plays('Tenacious Z', 'Meadow', 'discard')],
        }),
        B.plays('Way of Deception'),
        now(at('Meadow', 'A Cut Lass', 'B Scout', 'A Overrun'), { asked: null }),
      ],
    }));

  it('overrun/1 goes in your Start Turn phase; you order it with what else happens then (TURN-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Overrun'), at('Moor', 'A Infiltrate')],
      steps: [
        B.ends(),
        now(at('Meadow', 'A Overrun'), { phase: 'start', turn: 'A' }),
        offered('A', ['Overrun', 'Infiltrate']),
        A.answers('Infiltrate'),
        now(at('Meadow'), at('Moor'), {
          asked: null,
          phase: 'play',
          discard: { A: ['Overrun', 'Infiltrate'] },
        }),
      ],
    }));

  it('stays through the turns of the others', () =>
    play({
      seats: { A: { hand: ['Overrun'] }, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Overrun', 'Meadow'), A.ends(), B.ends(), now(at('Meadow', 'A Overrun'), { turn: 'C' })],
    }));
});

describe('They Keep Coming: Play a minion from your discard pile as an extra minion.', () => {
  const seats = {
    A: { hand: ['They Keep Coming', 'Walker'], discard: ['Pirate King', 'Scout', 'Cannon'] },
    B: { discard: ['Scout'] },
  };

  it('they-keep-coming/1 may be used at any later time in this phase, even before the regular minion (EXT-3)', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('They Keep Coming'),
        now({ asked: null }),
        A.plays('Pirate King', 'Meadow', 'discard'),
        now(at('Meadow', 'A Pirate King'), {
          asked: null,
          plays: { A: { minions: 1 } },
          cannot: [A.plays('Scout', 'Meadow', 'discard')],
        }),
        A.plays('Walker', 'Moor'),
      ],
    }));

  it('they-keep-coming/1 unused at the end of the phase it is lost', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('They Keep Coming'),
        A.ends(),
        B.ends(),
        now({ turn: 'A', cannot: [A.plays('Scout', 'Meadow', 'discard')] }),
      ],
    }));

  it('is for minions of your discard pile only, not for the hand (EXT-3)', () =>
    play({
      seats: { A: { hand: ['They Keep Coming', 'Walker', 'Invader'], discard: ['Cannon', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('They Keep Coming'),
        A.plays('Invader', 'Meadow'),
        now({
          can: [A.plays('Scout', 'Meadow', 'discard')],
          cannot: [A.plays('Walker', 'Meadow'), A.plays('Cannon', undefined, 'discard')],
        }),
      ],
    }));
});

describe("They're Coming to Get You: Put this on a base. Ongoing: On your turn, you may play a minion here from your discard pile rather than from your hand.", () => {
  const here = at('Meadow', "A They're Coming to Get You");

  it('theyre-coming-to-get-you/1 uses your regular minion, here only, minions only, your discard pile only', () =>
    play({
      seats: { A: { hand: ['Walker'], discard: ['Pirate King', 'Scout', 'Cannon'] }, B: { discard: ['Invader'] } },
      bases: [here, at('Moor')],
      steps: [
        now({
          can: [A.plays('Scout', 'Meadow', 'discard')],
          cannot: [A.plays('Scout', 'Moor', 'discard'), B.plays('Invader', 'Meadow', 'discard')],
        }),
        A.plays('Pirate King', 'Meadow', 'discard'),
        now(at('Meadow', 'A Pirate King', "A They're Coming to Get You"), {
          asked: null,
          plays: { A: { minions: 0 } },
          cannot: [A.plays('Scout', 'Meadow', 'discard'), A.plays('Walker', 'Moor')],
        }),
      ],
    }));

  it('theyre-coming-to-get-you/1 or a generic extra minion, including one with a limit that the minion meets (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Abduction'], discard: ['Walker', 'Pirate King'] } },
      bases: [at('The Homeworld', "A They're Coming to Get You"), at('Moor')],
      steps: [
        A.plays('Scout', 'The Homeworld'),
        now({ cannot: [A.plays('Pirate King', 'The Homeworld', 'discard')] }),
        A.plays('Walker', 'The Homeworld', 'discard'),
        A.answers('return'),
        now(at('The Homeworld', 'A Scout', 'A Walker', "A They're Coming to Get You"), { asked: null }),
      ],
    }));

  it('theyre-coming-to-get-you/1 only in your Play Cards phase, and once a turn for each card (ABL-6)', () =>
    play({
      seats: { A: { hand: ['Abduction', 'Hidden Ninja', 'Walker'], discard: ['Invader', 'Scout'] } },
      bases: [at('Meadow', "A They're Coming to Get You", 'B Filler +6'), at('Moor')],
      steps: [
        A.plays('Abduction'),
        now({ hand: { B: ['Filler'] } }),
        A.plays('Invader', 'Meadow', 'discard'),
        now({ cannot: [A.plays('Scout', 'Meadow', 'discard')], can: [A.plays('Walker', 'Meadow')] }),
        A.ends(),
        now({ turn: 'B', cannot: [A.plays('Scout', 'Meadow', 'discard')] }),
      ],
    }));

  it('theyre-coming-to-get-you/1 not before a base scores: Hidden Ninja plays from the hand', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja', 'Walker', 'Scout'], discard: ['Invader'] } },
      bases: [at('Meadow', "A They're Coming to Get You", 'B Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('Hidden Ninja'), offered('A', ['Walker', 'Scout'], ['Invader']), A.answers('Scout')],
    }));

  it('theyre-coming-to-get-you/2 not an extra play that is meant for one specific card (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Invader', 'They Keep Coming'], discard: ['Tenacious Z', 'Scout', 'Pirate King'] } },
      bases: [at('Meadow', "A They're Coming to Get You", 'B Overrun'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        A.plays('Tenacious Z', 'Moor', 'discard'),
        now({ cannot: [A.plays('Scout', 'Moor', 'discard'), A.plays('Scout', 'Meadow', 'discard')] }),
        A.plays('They Keep Coming'),
        now({ can: [A.plays('Scout', 'Moor', 'discard')], cannot: [A.plays('Scout', 'Meadow', 'discard')] }),
      ],
    }));

  it('stays; two of them allow one each (ATT-5)', () =>
    play({
      seats: { A: { hand: ['Abduction'], discard: ['Invader', 'Scout', 'Walker'] } },
      bases: [at('Meadow', "A They're Coming to Get You", "A They're Coming to Get You"), at('Moor', 'B Walker')],
      steps: [
        A.plays('Abduction'),
        A.plays('Invader', 'Meadow', 'discard'),
        A.plays('Scout', 'Meadow', 'discard'),
        now(at('Meadow', 'A Invader', 'A Scout', "A They're Coming to Get You", "A They're Coming to Get You"), {
          vp: { A: 1 },
          plays: { A: { minions: 0 } },
          cannot: [A.plays('Walker', 'Meadow', 'discard')],
        }),
      ],
    }));
});

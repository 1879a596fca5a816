import { cannotPlayExtra } from '@smash/engine/script';
import { A, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** Bases without text, on both sides of 21. */
const arena = { ...baseCard('Arena', ''), breakpoint: 21 };
const hall = { ...baseCard('Hall', ''), breakpoint: 20 };
const venues = [arena, hall];

describe('The Monarch: Talent: Search your deck and/or your discard pile for a Groupie; reveal it and place it into your hand. If the deck was searched, shuffle it.', () => {
  const bases = [at('Meadow', 'A The Monarch'), at('Moor')];

  it('finds one in the deck, shows it to all and shuffles the deck (TERM-12, DECK-2)', () =>
    play({
      seats: { A: { hand: [], deck: ['Cannon', 'Groupie', 'Scout', 'Groupie'] } },
      bases,
      steps: [
        A.uses('The Monarch'),
        now({ asked: null, hand: { A: ['Groupie'] }, deck: { A: { count: 3, has: ['Cannon', 'Scout', 'Groupie'] } } }),
        ({ events }) => expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['reveal', 'shuffle'])),
        now({ sees: { B: { has: ['Groupie'], lacks: ['Cannon'] } } }),
        refused(A.uses('The Monarch')),
      ],
    }));

  it('with one in the discard pile, too, you choose; from there the deck is not shuffled', () =>
    play({
      seats: { A: { hand: [], deck: ['Cannon', 'Groupie', 'Scout'], discard: ['Groupie', 'Scout'] } },
      bases,
      steps: [
        A.uses('The Monarch'),
        offered('A', ['deck', 'open'], ['no']),
        A.answers('open'),
        now({
          asked: null,
          hand: { A: ['Groupie'] },
          deck: { A: ['Cannon', 'Groupie', 'Scout'] },
          discard: { A: ['Scout'] },
        }),
        ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toEqual([]),
      ],
    }));

  it('from either once both are searched; without one in the deck, the one in the discard pile (RES-14)', () => {
    for (const deck of ['Groupie', 'Scout'])
      play({
        seats: { A: { hand: [], deck: ['Cannon', deck], discard: ['Groupie'] } },
        bases,
        steps: [
          A.uses('The Monarch'),
          A.answers('deck', ...(deck === 'Groupie' ? ['Groupie'] : [])),
          now({ asked: null, hand: { A: ['Groupie'] }, deck: { A: 2 }, discard: { A: [] } }),
          ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toHaveLength(1),
        ],
      });
  });

  it('without any, the deck is searched and shuffled for nothing (RES-3)', () =>
    play({
      seats: { A: { hand: [], deck: ['Cannon', 'Scout'], discard: ['Scout'] } },
      bases,
      steps: [
        A.uses('The Monarch'),
        now({ asked: null, hand: { A: [] }, deck: { A: 2 }, discard: { A: ['Scout'] } }),
        ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toHaveLength(1),
      ],
    }));

  it('an empty deck is made from the discard pile first, with the Groupie in it (DECK-1)', () =>
    play({
      seats: { A: { hand: [], deck: [], discard: ['Groupie', 'Scout'] } },
      bases,
      steps: [
        A.uses('The Monarch'),
        A.answers('deck'),
        now({ asked: null, hand: { A: ['Groupie'] }, deck: { A: ['Scout'] }, discard: { A: [] } }),
      ],
    }));
});

describe("Classic Rocker: Talent: Draw a card if this base's breakpoint is 21 or higher. You may use only one Classic Rocker's ability each turn.", () => {
  it('draws at a breakpoint of 21, and cannot be used at 20 (CALC-1)', () => {
    for (const [base, works] of [
      ['Arena', true],
      ['Hall', false],
    ] as const)
      play({
        cards: venues,
        seats: { A: { hand: [], deck: ['Scout', 'Cannon'] } },
        bases: [at(base, 'A Classic Rocker'), at('Moor')],
        steps: [
          works ? A.uses('Classic Rocker') : refused(A.uses('Classic Rocker')),
          now({ asked: null, hand: { A: works ? ['Scout'] : [] } }),
        ],
      });
  });

  it('the current breakpoint counts: a monster that nobody controls adds to it (MON-4)', () =>
    play({
      cards: venues,
      seats: { A: { hand: [], deck: ['Scout', 'Cannon'] } },
      bases: [at('Hall', 'A Classic Rocker', '- Bigfoot'), at('Moor')],
      steps: [A.uses('Classic Rocker'), now({ asked: null, hand: { A: ['Scout'] } })],
    }));

  it('classic-rocker/1 only one of them each turn; in the next turn again, and other players use theirs', () =>
    play({
      cards: venues,
      seats: { A: { hand: [], deck: ['Scout', 'Cannon', 'Filler', 'Filler', 'Filler', 'Filler'] }, B: { hand: [] } },
      bases: [at('Arena', 'A Classic Rocker', 'A Classic Rocker', 'B Classic Rocker'), at('Moor')],
      steps: [
        A.uses('Classic Rocker/A#2'),
        refused(A.uses('Classic Rocker/A#1')),
        refused(A.uses('Classic Rocker/A#2')),
        now({ hand: { A: ['Scout'] } }),
        A.ends(),
        B.uses('Classic Rocker/B'),
        now({ hand: { B: ['Filler'] } }),
        B.ends(),
        A.uses('Classic Rocker/A#1'),
        now({ hand: { A: 4 } }),
      ],
    }));
});

describe("Rick Roll: Move to here up to three of your minions from bases whose breakpoint is lower than this base's.", () => {
  it('up to three of yours from lower bases, together; none of another player, none from an equal or higher base (RES-10)', () =>
    play({
      cards: venues,
      seats: { A: { hand: ['Rick Roll'] } },
      bases: [
        at('Hall', 'A Filler'),
        at('Meadow', 'A Walker', 'A Invader', 'A Scout', 'A King Rex', 'B Filler'),
        at('Arena', 'A Filler'),
        at('Factory 436-1337', 'A Filler'),
      ],
      steps: [
        A.plays('Rick Roll', 'Arena'),
        offered(
          'A',
          ['Filler@Hall', 'Walker', 'Invader', 'Scout', 'King Rex', 'done'],
          ['Filler/B', 'Filler@Arena', 'Filler@Factory 436-1337', 'Rick Roll'],
        ),
        A.answers('Filler@Hall', 'Walker', 'Scout'),
        now(
          at('Hall'),
          at('Meadow', 'A Invader', 'A King Rex', 'B Filler'),
          at('Arena', 'A Filler', 'A Filler', 'A Walker', 'A Scout', 'A Rick Roll'),
          { asked: null },
        ),
      ],
    }));

  it('none, if you like; nobody is asked without one (RES-12)', () => {
    for (const [cards, asks] of [
      [['A Walker'], true],
      [['B Walker'], false],
    ] as const)
      play({
        cards: venues,
        seats: { A: { hand: ['Rick Roll'] } },
        bases: [at('Hall', ...cards), at('Arena')],
        steps: [
          A.plays('Rick Roll', 'Arena'),
          ...(asks ? [A.answers('done')] : []),
          now(at('Hall', ...cards), at('Arena', 'A Rick Roll'), { asked: null }),
        ],
      });
  });

  it('bases of the same breakpoint give nothing', () =>
    play({
      seats: { A: { hand: ['Rick Roll'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Rick Roll', 'Moor'), now(at('Meadow', 'A Walker'), { asked: null })],
    }));
});

describe('Groupie: Play one more Groupie here as an extra minion.', () => {
  it('brings one more from the hand to the same base, and that one the next, at once (EXT-3, RES-2)', () =>
    play({
      seats: { A: { hand: ['Groupie', 'Groupie', 'Groupie', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Groupie', 'Meadow'),
        now(at('Meadow', 'B Walker', 'A Groupie', 'A Groupie', 'A Groupie'), at('Moor'), {
          asked: null,
          hand: { A: ['Filler'] },
          plays: { A: { minions: 0 } },
          cannot: [A.plays('Filler', 'Meadow')],
        }),
      ],
    }));

  it('no other minion, and none from the deck or the discard pile', () =>
    play({
      seats: { A: { hand: ['Groupie', 'Filler'], deck: ['Groupie'], discard: ['Groupie'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Groupie', 'Meadow'),
        now(at('Meadow', 'A Groupie'), { asked: null, hand: { A: ['Filler'] }, discard: { A: ['Groupie'] } }),
      ],
    }));

  it('one that cannot be played here as an extra minion stays in the hand (PLAY-4)', () =>
    play({
      cards: [
        baseCard(
          'Small Club',
          'No extra minions here.',
          cannotPlayExtra((_q, me, { at: to }) => to === me.self),
        ),
      ],
      seats: { A: { hand: ['Groupie', 'Groupie'] } },
      bases: [at('Small Club'), at('Moor')],
      steps: [
        A.plays('Groupie', 'Small Club'),
        now(at('Small Club', 'A Groupie'), { asked: null, hand: { A: ['Groupie'] } }),
      ],
    }));

  it('not when it is moved (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Dinghy', 'Groupie'] } },
      bases: [at('Meadow', 'A Groupie'), at('Moor')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Groupie', '?Moor'),
        now(at('Moor', 'A Groupie'), { asked: null, hand: { A: ['Groupie'] } }),
      ],
    }));
});

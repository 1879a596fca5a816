import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const filled = ['Filler', 'Filler', 'Filler'];

describe('Celestial Teleport: Move a minion of yours to another base.', () => {
  it('offers yours only', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport'] } },
      bases: [at('Moor', 'A Walker', 'A Filler', 'B Scout'), at('Heath')],
      steps: [
        A.plays('Celestial Teleport'),
        offered('A', ['Walker', 'Filler'], ['Scout', 'no']),
        A.answers('Walker', '?Heath'),
        now(at('Heath', 'A Walker')),
      ],
    }));
});

describe('Coordination: Do one of these: play an extra minion, or play Walking Castle.', () => {
  it('an extra minion', () =>
    play({
      seats: { A: { hand: ['Coordination', 'Walker', 'Scout'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Coordination'),
        A.plays('Scout'),
        A.plays('Walker'),
        now(at('Moor', 'A Scout', 'A Walker'), { plays: { A: { minions: 0 } } }),
      ],
    }));
  it('or the titan, on any base, without minions there and without spending the minion play', () =>
    play({
      seats: { A: { hand: ['Coordination', 'Walker'] } },
      bases: [at('Moor'), at('Heath')],
      titans: [{ seat: 'A', card: 'Walking Castle' }],
      steps: [
        A.plays('Coordination'),
        offered('A', ['minion', 'titan']),
        A.answers('titan', '?Heath'),
        now(at('Heath', 'A Walking Castle'), { plays: { A: { minions: 1 } } }),
      ],
    }));
});

describe('Coronet Attack: Destroy a minion that you do not control whose power is not higher than the number of your minions at its base.', () => {
  it('counts at the base of the minion', () =>
    play({
      seats: { A: { hand: ['Coronet Attack'] } },
      bases: [
        at('Moor', 'A Filler', 'A Filler', 'B Walker', 'B Scout', '- Ghoul'),
        at('Heath', 'B Filler'),
        at('Fen', 'A Filler', 'B Filler'),
      ],
      steps: [
        A.plays('Coronet Attack'),
        offered('A', ['Walker', 'Filler@Fen/B'], ['Scout', 'Filler@Heath', 'Filler@Moor', 'Filler@Fen/A', 'no']),
        A.answers('Walker'),
        now(at('Moor', 'A Filler', 'A Filler', 'B Scout', '- Ghoul')),
      ],
    }));
});

describe('Kiss the Sky Spell: Place a minion of your discard pile into your hand. This turn you may play an extra action.', () => {
  it('a minion only; the extra action also without one', () => {
    play({
      seats: { A: { hand: ['Kiss the Sky Spell'], discard: ['Walker', 'Scout', 'Augmentation'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        offered('A', ['Walker', 'Scout'], ['Augmentation', 'no']),
        A.answers('Scout'),
        now({ hand: { A: ['Scout'] }, discard: { A: ['Walker', 'Augmentation', 'Kiss the Sky Spell'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Kiss the Sky Spell', 'Augmentation'] } },
      bases: [at('Moor', 'A Walker')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        A.plays('Augmentation'),
        A.answers('?Walker'),
        now({ cards: { Walker: { power: 6 } } }),
      ],
    });
  });
});

describe("Lunar Healing Love Spell: In each player's discard pile, choose a minion. Place it into its owner's hand.", () => {
  it('you choose in each pile; an empty one is passed over', () =>
    play({
      seats: {
        A: { hand: ['Lunar Healing Love Spell'], discard: ['Walker', 'Scout', 'Augmentation'] },
        B: { discard: ['Filler', 'Shinobi'] },
        C: { discard: ['Augmentation'] },
      },
      bases: [at('Moor')],
      steps: [
        A.plays('Lunar Healing Love Spell'),
        offered('A', ['Walker', 'Scout'], ['Augmentation', 'no']),
        A.answers('Walker'),
        offered('A', ['Filler', 'Shinobi']),
        A.answers('Shinobi'),
        now({ hand: { A: ['Walker'], B: ['Shinobi'], C: [] }, discard: { B: ['Filler'] } }),
      ],
    }));
});

describe('Magical Staff: Put this on one of your minions. Ongoing: This minion has +1 power. When it would go to the discard pile, place it on top of your deck instead.', () => {
  it('+1, on your minions only; destroyed, the minion goes on top of the deck and the staff is discarded', () =>
    play({
      seats: { A: { hand: ['Magical Staff', 'Seeing Stars', 'Kiss the Sky Spell'], deck: ['Filler'] } },
      bases: [at('Moor', 'A Walker', 'B Scout')],
      steps: [
        refused(A.plays('Magical Staff', 'Scout')),
        A.plays('Magical Staff', 'Walker'),
        now({ cards: { Walker: { power: 3 } } }),
      ],
    }));
  it('also when its base has scored, and its owner’s deck if that is another', () => {
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] }, B: { deck: filled } },
      bases: [at('Moor', 'A King Rex +3 with A Magical Staff', 'B Filler'), at('Heath')],
      steps: [A.ends(), now({ hand: { A: ['King Rex', 'Filler'] }, discard: { A: ['Magical Staff'], B: ['Filler'] } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck: ['Filler'] }, B: { hand: ['Seeing Stars'], deck: [] } },
      bases: [at('Moor', 'A Walker with A Magical Staff')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('?Walker'),
        now(at('Moor'), { deck: { A: { top: ['Walker'] } }, discard: { A: ['Magical Staff'] } }),
      ],
    });
  });
});

describe('Purge the Demon: Choose a card. Destroy one action on it OR remove every counter from it.', () => {
  it('purge-the-demon/1 any card: an action on a base, and on a minion, and the counters of a titan', () => {
    const bases = [at('Moor', 'A Walker +2 with B Poison', 'B Ittypedia', 'B Rainboroc'), at('Heath')];
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases,
      steps: [
        A.plays('Purge the Demon'),
        offered('A', ['Moor', 'Heath', 'Walker', 'Poison', 'Ittypedia', 'Rainboroc'], ['no']),
        A.answers('Moor', '?Ittypedia'),
        now(at('Moor', 'A Walker +2 with B Poison', 'B Rainboroc'), { discard: { B: ['Ittypedia'] } }),
      ],
    });
    for (const [part, left] of [
      ['action', 'A Walker +2'],
      ['counters', 'A Walker with B Poison'],
    ] as const)
      play({
        seats: { A: { hand: ['Purge the Demon'] }, B: {} },
        bases,
        steps: [
          A.plays('Purge the Demon'),
          A.answers('Walker', part, '?Poison'),
          now(at('Moor', left, 'B Ittypedia', 'B Rainboroc'), {
            asked: null,
            cards: { Walker: { counters: part === 'action' ? 2 : 0 } },
          }),
        ],
      });
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'B Rainboroc +3'), at('Heath')],
      steps: [A.plays('Purge the Demon'), A.answers('Rainboroc'), now({ cards: { Rainboroc: { counters: 0 } } })],
    });
  });
  it('one of several actions on it, or the counters of an action (CTR-3)', () => {
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'A Walker with B Poison, A Magical Staff', 'B Ittypedia')],
      steps: [
        A.plays('Purge the Demon'),
        A.answers('Walker'),
        offered('A', ['Poison', 'Magical Staff'], ['Ittypedia', 'no']),
        A.answers('Poison'),
        now(at('Moor', 'A Walker with A Magical Staff', 'B Ittypedia'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'B Walker', 'B Summon Wolves +3')],
      steps: [
        now({ bases: { Moor: { power: { B: 5 } } } }),
        A.plays('Purge the Demon'),
        A.answers('Summon Wolves'),
        now({ asked: null, bases: { Moor: { power: { B: 2 } } } }),
      ],
    });
  });
  it('one that has neither may be chosen, and nothing happens', () =>
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'A Walker +2'), at('Heath')],
      steps: [A.plays('Purge the Demon'), A.answers('Heath'), now(at('Moor', 'A Walker +2'), { asked: null })],
    }));
  it('one +1 power counter is enough to be asked; a buried card is a card, one in stasis is at no base (BURY-2, STA-1)', () =>
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [{ ...at('Moor', 'B Scout +1 with B Poison'), buried: [{ seat: 'B', card: 'Mummy' }] }],
      stasis: [{ seat: 'B', card: 'Help From the Past', counters: 2 }],
      steps: [
        A.plays('Purge the Demon'),
        offered('A', ['Moor', 'Scout', 'Poison', 'Mummy'], ['Help From the Past']),
        A.answers('Scout'),
        offered('A', ['action', 'counters']),
        A.answers('counters'),
        now({ cards: { Scout: { counters: 0, on: ['Poison'] } } }),
      ],
    }));
});

describe('Silver Shard: Each player shuffles every minion in their discard pile into their deck.', () => {
  it('actions stay', () =>
    play({
      seats: {
        A: { hand: ['Silver Shard'], discard: ['Walker', 'Augmentation'], deck: [] },
        B: { discard: ['Scout', 'Poison', 'Filler'], deck: ['Filler'] },
      },
      bases: [at('Moor')],
      steps: [
        A.plays('Silver Shard'),
        now({ discard: { A: ['Augmentation', 'Silver Shard'], B: ['Poison'] }, deck: { A: ['Walker'], B: 3 } }),
      ],
    }));
});

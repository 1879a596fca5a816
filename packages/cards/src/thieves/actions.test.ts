import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const treasures = (...treasureDeck: string[]) => ({ monsterDeck: [], treasureDeck });

describe('Backstab: Discard a treasure card to destroy a minion with power 3 or less.', () => {
  it('a treasure from the hand destroys a weak minion anywhere', () =>
    play({
      seats: { A: { hand: ['Backstab', 'Wishing Ring', 'Dumbbells'] } },
      bases: [at('Meadow', 'B Invader', 'B Collector +2'), at('Moor', 'A Walker')],
      ...treasures(),
      steps: [
        A.plays('Backstab'),
        offered('A', ['Wishing Ring', 'no'], ['Dumbbells']),
        A.answers('Wishing Ring'),
        offered('A', ['Invader', 'Walker'], ['Collector', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Collector +2'), {
          asked: null,
          treasureDiscard: ['Wishing Ring'],
          discard: { A: ['Backstab'], B: ['Invader'] },
        }),
      ],
    }));
  it('without a discarded treasure nothing is destroyed', () => {
    play({
      seats: { A: { hand: ['Backstab', 'Wishing Ring'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      ...treasures(),
      steps: [A.plays('Backstab'), A.answers('no'), now(at('Meadow', 'B Invader'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Backstab', 'Dumbbells'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      ...treasures(),
      steps: [A.plays('Backstab'), now(at('Meadow', 'B Invader'), { asked: null })],
    });
  });
});

describe('Clever Distraction: Special: Play this after a base scores where you have a minion. Its winner loses 1 VP and you gain 1 VP.', () => {
  it('takes one of the VPs the winner has just got (SCORE-8)', () =>
    play({
      seats: { A: { hand: ['Clever Distraction'] } },
      bases: [at('Meadow', 'B King Rex +4', 'A Filler'), at('Moor')],
      steps: [
        refused(A.plays('Clever Distraction')),
        A.ends(),
        A.answers('Clever Distraction'),
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
  it('tied winners each lose one; you gain one, also if you are a winner (VP-3)', () =>
    play({
      seats: { A: { hand: ['Clever Distraction'] } },
      bases: [at('Meadow', 'B King Rex', 'A King Rex'), at('Moor')],
      steps: [A.ends(), A.answers('Clever Distraction'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));
  it('cannot be played where you had no minion (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Clever Distraction'] } },
      bases: [at('Meadow', 'B King Rex +4'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 0, B: 3 }, hand: { A: { has: ['Clever Distraction'] } } })],
    }));
});

describe('Mugging: Choose an action that was played on a minion and transfer it to one of your minions.', () => {
  it('takes any action on a minion, not one on a base, and it stays its controller’s (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Mugging'] } },
      bases: [
        at('Meadow', 'B Walker with B Dumbbells', 'A Invader', 'B Collector'),
        at('Moor', 'A Filler', 'B Overrun'),
      ],
      steps: [
        A.plays('Mugging'),
        offered('A', ['Invader', 'Filler'], ['Walker', 'Collector', 'Overrun', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Walker', 'A Invader with B Dumbbells', 'B Collector'), {
          asked: null,
          cards: { Invader: { power: 6 }, Walker: { power: 2 } },
        }),
      ],
    }));
  it('you choose the action; it does not stay on the minion it is on', () =>
    play({
      seats: { A: { hand: ['Mugging'] } },
      bases: [at('Meadow', 'A Walker with A Dumbbells', 'A Invader'), at('Moor', 'B Collector with B Poison')],
      steps: [
        A.plays('Mugging'),
        offered('A', ['Dumbbells', 'Poison'], ['no']),
        A.answers('Dumbbells'),
        now(at('Meadow', 'A Walker', 'A Invader with A Dumbbells'), { asked: null }),
      ],
    }));
  it('mugging/1 what protects the minion it leaves does not stop it (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Mugging'] } },
      bases: [at('Meadow', 'B Game Guru with B Dumbbells', 'A Invader'), at('Moor')],
      steps: [A.plays('Mugging'), now(at('Meadow', 'B Game Guru', 'A Invader with B Dumbbells'), { asked: null })],
    }));
  it('without another minion of yours it stays where it is (RES-13)', () =>
    play({
      seats: { A: { hand: ['Mugging'] } },
      bases: [at('Meadow', 'B Walker', 'A Invader with A Dumbbells'), at('Moor')],
      steps: [A.plays('Mugging'), now(at('Meadow', 'B Walker', 'A Invader with A Dumbbells'), { asked: null })],
    }));
});

describe('Potion Bandolier: Choose a minion. Discard a treasure card to give it +3 power this turn.', () => {
  it('any minion gets +3 power until the end of the turn (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Potion Bandolier', 'Wishing Ring'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Walker')],
      ...treasures(),
      steps: [
        A.plays('Potion Bandolier'),
        A.answers('Invader', 'Wishing Ring'),
        now({ asked: null, treasureDiscard: ['Wishing Ring'], cards: { Invader: { power: 6 }, Walker: { power: 2 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 3 } } }),
      ],
    }));
  it('may keep the treasure, then it gets nothing', () =>
    play({
      seats: { A: { hand: ['Potion Bandolier', 'Wishing Ring'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Walker')],
      ...treasures(),
      steps: [
        A.plays('Potion Bandolier'),
        A.answers('Invader', 'no'),
        now({ asked: null, hand: { A: ['Wishing Ring'] }, cards: { Invader: { power: 3 } } }),
      ],
    }));
});

describe('Secret Stash: Put this on a base. Ongoing: When this base scores, its reward grows by two treasure cards.', () => {
  it('two more treasures are shared out, also where no monster is (MON-8)', () =>
    play({
      seats: { A: { hand: ['Secret Stash'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +4', 'B Filler'), at('Moor')],
      ...treasures('Wishing Ring', 'Cross Bow', 'Magic Missile'),
      steps: [
        A.plays('Secret Stash', 'Meadow'),
        A.ends(),
        offered('A', ['Wishing Ring', 'Cross Bow'], ['Magic Missile']),
        A.answers('Cross Bow'),
        now({ turn: 'B', hand: { A: { has: ['Cross Bow'] }, B: { has: ['Wishing Ring'] } } }),
      ],
    }));
  it('together with those of the monsters there; not at another base', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A King Rex +6', '- Ghoul', 'B Secret Stash'), at('Moor', 'B Secret Stash')],
      ...treasures('Wishing Ring', 'Cross Bow', 'Magic Missile', 'Tiger Steed'),
      steps: [
        A.ends(),
        A.answers('Wishing Ring', '?Cross Bow', '?Magic Missile'),
        now({
          turn: 'B',
          hand: { A: { has: ['Wishing Ring', 'Cross Bow', 'Magic Missile'] } },
          treasureDeck: ['Tiger Steed'],
        }),
      ],
    }));
});

describe('Smuggling: Discard two treasures to gain 1 VP. Then shuffle your discard pile into your deck and place this card on the bottom of it.', () => {
  it('1 VP for two treasures; the discard pile goes into the deck, this card below it', () =>
    play({
      seats: {
        A: { hand: ['Smuggling', 'Wishing Ring', 'Cross Bow'], discard: ['Walker', 'Invader'], deck: ['Filler'] },
      },
      bases: [at('Meadow'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Smuggling'),
        A.answers('yes'),
        now({
          asked: null,
          vp: { A: 1 },
          discard: { A: [] },
          treasureDiscard: ['Wishing Ring', 'Cross Bow'],
          deck: { A: { count: 4, bottom: ['Smuggling'] } },
        }),
      ],
    }));
  it('the second part happens without the first', () =>
    play({
      seats: { A: { hand: ['Smuggling', 'Wishing Ring'], discard: ['Walker'], deck: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      ...treasures(),
      steps: [
        A.plays('Smuggling'),
        now({
          asked: null,
          vp: { A: 0 },
          hand: { A: ['Wishing Ring'] },
          discard: { A: [] },
          deck: { A: { count: 3, bottom: ['Smuggling'] } },
        }),
      ],
    }));
});

describe('Strip Bare: Place a treasure card that is in play into your hand.', () => {
  it('an action or a minion, whoever has it, comes to your hand (MON-1)', () =>
    play({
      seats: { A: { hand: ['Strip Bare', 'Strip Bare'] } },
      bases: [at('Meadow', 'B Walker with B Cross Bow', 'B Tiger Steed'), at('Moor', 'A Invader with A Dumbbells')],
      ...treasures(),
      steps: [
        A.plays('Strip Bare'),
        offered('A', ['Cross Bow', 'Tiger Steed'], ['Dumbbells', 'no']),
        A.answers('Tiger Steed'),
        now(at('Meadow', 'B Walker with B Cross Bow'), { asked: null, hand: { A: ['Strip Bare', 'Tiger Steed'] } }),
      ],
    }));
  it('strip-bare/1 what protects the minion does not protect the treasure on it (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Strip Bare'] } },
      bases: [at('Meadow', 'B Game Guru with B Cross Bow'), at('Moor')],
      ...treasures(),
      steps: [A.plays('Strip Bare'), now(at('Meadow', 'B Game Guru'), { asked: null, hand: { A: ['Cross Bow'] } })],
    }));
  it('nothing to take (RES-13)', () =>
    play({
      seats: { A: { hand: ['Strip Bare'] } },
      bases: [at('Meadow', 'B Walker with B Dumbbells'), at('Moor')],
      ...treasures('Cross Bow'),
      steps: [A.plays('Strip Bare'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Swipe: Draw a treasure card.', () => {
  it('draws one from the top of the treasure deck', () =>
    play({
      seats: { A: { hand: ['Swipe'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      ...treasures('Wishing Ring', 'Cross Bow'),
      steps: [
        A.plays('Swipe'),
        now({ asked: null, hand: { A: ['Wishing Ring'], B: [] }, treasureDeck: ['Cross Bow'] }),
      ],
    }));
  it('without a treasure deck nothing is drawn', () =>
    play({
      seats: { A: { hand: ['Swipe'] } },
      bases: [at('Meadow'), at('Moor', 'B Walker')],
      ...treasures(),
      steps: [A.plays('Swipe'), A.ends(), now({ turn: 'B', hand: { A: 2 } })],
    }));
});

import { A, at, now, offered, picks, play, refused } from '@smash/testkit/play';
import { charm, rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];
const meadow = [at('Meadow'), at('Moor')];

describe("Avalanche: Choose a base. Discard a card from your hand to shuffle every minion there with power 3 or less into its owner's deck.", () => {
  const bases = [at('Meadow', 'A Filler', 'B Invader', 'B Walker +2', 'A Kristoff'), at('Moor', 'B Filler')];
  it('every minion of power 3 or less at one base, for a card', () =>
    play({
      seats: { A: { hand: ['Avalanche', 'Cannon'], deck: ['Overrun'] }, B: { deck: ['Overrun'] } },
      bases,
      steps: [
        A.plays('Avalanche'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Cannon', 'no']),
        A.answers('Cannon'),
        now(at('Meadow', 'B Walker', 'A Kristoff'), at('Moor', 'B Filler'), {
          asked: null,
          deck: { A: 2, B: 2 },
          discard: { A: ['Avalanche', 'Cannon'], B: [] },
        }),
      ],
    }));
  it('declined, or with nothing to discard: none', () => {
    play({
      seats: { A: { hand: ['Avalanche', 'Cannon'] }, B: {} },
      bases,
      steps: [
        A.plays('Avalanche'),
        A.answers('Meadow', 'no'),
        now(at('Meadow', 'A Filler', 'B Invader', 'B Walker', 'A Kristoff'), { asked: null, hand: { A: ['Cannon'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Avalanche'] }, B: {} },
      bases,
      steps: [
        A.plays('Avalanche'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Filler', 'B Invader', 'B Walker', 'A Kristoff'), { asked: null }),
      ],
    });
  });
  it('avalanche/1 one discard for this alone, and everything that reacts to it does', () =>
    play({
      seats: { A: { hand: ['Avalanche', 'Cannon', 'Rookie Sumo'], deck: ['Overrun'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Top Tier')],
      steps: [
        A.plays('Avalanche'),
        A.answers('Meadow', 'Cannon'),
        now({ asked: null, cards: { 'Top Tier': { counters: 1 } } }),
        A.plays('Rookie Sumo', 'Meadow'),
        now({ asked: null, cards: { 'Top Tier': { counters: 1 } } }),
      ],
    }));
  it('avalanche/2 into the deck of its owner (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Avalanche', 'Cannon'], deck: [] }, B: { deck: [] } },
      bases: [at('Meadow', 'A Walker of B', 'B Filler of A'), at('Moor')],
      steps: [
        A.plays('Avalanche'),
        A.answers('Meadow', 'Cannon'),
        now(at('Meadow'), { asked: null, deck: { A: ['Filler'], B: ['Walker'] } }),
      ],
    }));
});

describe('Be a Man: Put this on a base. Talent: Choose up to two minions here and place a +1 power counter on each.', () => {
  const bases = [at('Meadow', 'A Be a Man', 'A Filler', 'B Walker', 'A Invader'), at('Moor', 'A Huffie')];
  it('up to two of anybody here', () => {
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Be a Man'),
        offered('A', ['Filler', 'Walker', 'Invader', 'done'], ['Huffie']),
        picks('A', 0, 2),
        A.answers('Filler', 'Walker'),
        now({ asked: null, cards: { Filler: { counters: 1 }, Walker: { counters: 1 }, Invader: { counters: 0 } } }),
        refused(A.uses('Be a Man')),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Be a Man'),
        A.answers('done'),
        now({ asked: null, cards: { Filler: { counters: 0 }, Walker: { counters: 0 }, Invader: { counters: 0 } } }),
      ],
    });
  });
  it('with one it is asked, too; with none it cannot be used', () => {
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Be a Man', 'B Walker'), at('Moor')],
      steps: [A.uses('Be a Man'), offered('A', ['Walker', 'done'])],
    });
    play({
      bases: [at('Meadow', 'A Be a Man'), at('Moor', 'A Filler')],
      steps: [refused(A.uses('Be a Man'))],
    });
  });
});

describe('Call Up New Recruits: Draw two cards OR play an extra minion with power 4 or less.', () => {
  const seats = { A: { hand: ['Call Up New Recruits', 'Kristoff', 'Elsa', 'Kristoff'], deck } };
  it('two cards', () =>
    play({
      seats,
      bases: meadow,
      steps: [
        A.plays('Call Up New Recruits'),
        offered('A', ['draw', 'minion'], ['no']),
        A.answers('draw'),
        now({ asked: null, hand: { A: 5 } }),
        A.plays('Kristoff#1', 'Meadow'),
        refused(A.plays('Kristoff', 'Meadow')),
      ],
    }));
  it('or an extra minion of power 4 or less', () =>
    play({
      seats,
      bases: meadow,
      steps: [
        A.plays('Call Up New Recruits'),
        A.answers('minion'),
        A.plays('Elsa', 'Meadow'),
        A.plays('Kristoff#1', 'Moor'),
        now({ hand: { A: ['Kristoff'] } }),
      ],
    }));
  it('not one of power 5', () =>
    play({
      seats: { A: { hand: ['Call Up New Recruits', 'Elsa', 'Elsa'] } },
      bases: meadow,
      steps: [
        A.plays('Call Up New Recruits'),
        A.answers('minion'),
        A.plays('Elsa#1', 'Moor'),
        refused(A.plays('Elsa', 'Meadow')),
      ],
    }));
});

describe('Dragon Cannon: Choose a minion with power 3 or less and destroy it.', () => {
  it('one of power 3 or less, anywhere', () =>
    play({
      seats: { A: { hand: ['Dragon Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'B Walker +2', 'B Walker +1')],
      steps: [
        A.plays('Dragon Cannon'),
        offered('A', ['Filler', 'Invader', 'Walker#2'], ['Walker#1', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Filler'), { asked: null, discard: { B: ['Invader'] } }),
      ],
    }));
  it('a minion that cannot be destroyed may be chosen (RES-13)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Dragon Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Rock'), at('Moor')],
      steps: [A.plays('Dragon Cannon'), A.answers('Rock'), now(at('Meadow', 'A Filler', 'B Rock'), { asked: null })],
    }));
});

describe('Family Sword: Put this on a minion. Ongoing: This minion has +3 power.', () => {
  it('family-sword/1 +3 for anybody’s, without counters', () =>
    play({
      seats: { A: { hand: ['Family Sword'] }, B: {} },
      bases: [at('Meadow', 'A Mulan', 'B Walker'), at('Moor')],
      steps: [
        now({ can: [A.plays('Family Sword', 'Walker')] }),
        A.plays('Family Sword', 'Mulan'),
        now(at('Meadow', 'A Mulan with A Family Sword', 'B Walker'), {
          cards: { Mulan: { power: 8, counters: 0 }, Walker: { power: 2 } },
        }),
        refused(A.uses('Mulan')),
      ],
    }));
});

describe('Group Training: Place a +1 power counter on every minion you have.', () => {
  it('yours everywhere, and no others', () =>
    play({
      seats: { A: { hand: ['Group Training'], deck: ['Walker', 'Cannon', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Walker', 'A Yao'), at('Moor', 'A Invader of B')],
      steps: [
        A.plays('Group Training'),
        now({
          asked: null,
          cards: {
            Filler: { counters: 1 },
            Walker: { counters: 0 },
            Yao: { counters: 1 },
            Invader: { counters: 1 },
          },
          hand: { A: ['Walker'] },
        }),
      ],
    }));
});

describe('Prepare to Fight: Choose a minion and place two +1 power counters on it. Draw a card.', () => {
  it('two on any minion, and a card', () =>
    play({
      seats: { A: { hand: ['Prepare to Fight'], deck }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Prepare to Fight'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 2 } }, hand: { A: ['Cannon'] } }),
      ],
    }));
  it('the card comes without a minion, too', () =>
    play({
      seats: { A: { hand: ['Prepare to Fight'], deck } },
      bases: meadow,
      steps: [A.plays('Prepare to Fight'), now({ asked: null, hand: { A: ['Cannon'] } })],
    }));
});

describe('Shan Yu: Special: Play this before a base scores. Destroy a minion there whose power is not higher than that of one of your minions there.', () => {
  it('one there that is no stronger than your strongest there', () =>
    play({
      seats: { A: { hand: ['Shan Yu'] }, B: {} },
      bases: [
        at('Meadow', 'A Invader', 'A Filler', 'B Walker', 'B Invader', 'B Kristoff'),
        at('Moor', 'A Elsa', 'B Filler'),
      ],
      steps: [
        refused(A.plays('Shan Yu')),
        A.ends(),
        A.answers('Shan Yu'),
        offered('A', ['Invader/A', 'Filler@Meadow', 'Walker', 'Invader/B'], ['Kristoff', 'Elsa', 'Filler@Moor', 'no']),
        A.answers('Invader/B'),
        now({ discard: { B: { has: ['Invader'] } }, vp: { A: 2, B: 3 } }),
      ],
    }));
  it('without a minion of yours there: none', () =>
    play({
      seats: { A: { hand: ['Shan Yu'] }, B: {} },
      bases: [at('Meadow', 'B Filler +9', 'B Walker with B Poison'), at('Moor', 'A Elsa')],
      steps: [A.ends(), A.answers('Shan Yu'), now({ vp: { A: 0, B: 3 }, discard: { A: ['Shan Yu'] } })],
    }));
  it('yours are those you control', () =>
    play({
      cards: [charm],
      seats: { A: { hand: ['Shan Yu', 'Take Over'] }, B: {} },
      bases: [at('Meadow', 'B Invader', 'B Walker +6'), at('Moor')],
      steps: [
        A.plays('Take Over'),
        A.answers('Invader'),
        A.ends(),
        A.answers('Shan Yu'),
        now({ discard: { B: { has: ['Invader'] } }, vp: { A: 0, B: 3 } }),
      ],
    }));
});

import { A, at, B, C, logged, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Mufasa: Special: After this minion goes from play to the discard pile, you may place +1 power counters on your minions, at most four in total.', () => {
  it('mufasa/2 mufasa/4 destroyed: up to four counters on yours, split as you like', () => {
    const bases = [at('Meadow', 'A Mufasa', 'A Filler', 'B Walker'), at('Moor', 'A Invader')];
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Mufasa'),
        offered('A', ['Mufasa', 'pass']),
        A.answers('Mufasa'),
        offered('A', ['Filler', 'Invader', 'no'], ['Walker']),
        A.answers('Filler', 'Filler', 'Invader', 'Filler'),
        now({ asked: null, cards: { Filler: { counters: 3 }, Invader: { counters: 1 } } }),
      ],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Mufasa', 'Mufasa', 'Invader', 'Invader', 'Invader', 'Invader'),
        now({ asked: null, cards: { Filler: { counters: 0 }, Invader: { counters: 4 } } }),
      ],
    });
  });
  it('fewer, or none', () => {
    const bases = [at('Meadow', 'A Mufasa', 'A Filler'), at('Moor')];
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Mufasa', 'Mufasa', 'Filler', 'no'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases,
      steps: [A.plays('Smite'), A.answers('Mufasa', 'pass'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'A Mufasa', 'B Filler'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Mufasa'), now({ asked: null, discard: { A: ['Mufasa', 'Smite'] } })],
    });
  });
  it('mufasa/1 mufasa/2 after its base has scored', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Mufasa +4', 'A Walker'), at('Moor', 'A Filler')],
      steps: [
        A.ends(),
        A.answers('Mufasa'),
        A.answers('Filler', 'Filler', 'Filler', 'Filler'),
        now({ vp: { A: 3 }, cards: { Filler: { counters: 4 } } }),
      ],
    }));
  it('not when it is returned to the hand', () =>
    play({
      seats: { A: { hand: ['Collector'] } },
      bases: [at('Meadow', 'A Mufasa with A Poison', 'A Filler'), at('Moor')],
      steps: [A.plays('Collector', 'Meadow'), A.answers('Mufasa'), now({ asked: null, hand: { A: ['Mufasa'] } })],
    }));
  it('for its last controller (RES-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'A Mufasa of B', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Mufasa', 'Mufasa'),
        offered('A', ['Filler', 'no'], ['Walker']),
        A.answers('no'),
        now({ asked: null, discard: { B: ['Mufasa'] } }),
      ],
    }));
  it('mufasa/3 mufasa/5 simba/2 lion-cub/3 circle-of-life/2 the current player is first, each uses them in any order (ME-2)', () =>
    play({
      seats: { A: { deck: ['Filler'] }, B: { deck: ['Filler', 'Cannon'] } },
      bases: [
        at('Meadow', 'A Mufasa +4', 'A Simba with A Circle of Life', 'A Lion Cub', 'B Lion Cub'),
        at('Moor', 'A Invader'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Mufasa', 'Simba', 'Circle of Life', 'Lion Cub', 'pass']),
        A.answers('Lion Cub'),
        A.answers('?Filler'),
        offered('B', ['Lion Cub', 'pass']),
        B.answers('Lion Cub'),
        B.answers('?Filler'),
        now({ hand: { B: ['Filler'] } }),
        offered('A', ['Mufasa', 'Simba', 'Circle of Life', 'pass']),
        A.answers('Circle of Life', 'Lion Cub', '?Moor'),
        A.answers('Mufasa', 'Lion Cub', 'Lion Cub', 'no'),
        A.answers('Simba'),
        now({ cards: { 'Lion Cub@Moor': { counters: 2 } }, discard: { A: { lacks: ['Simba', 'Lion Cub'] } } }),
      ],
    }));
});

describe('Nala: Ongoing: This minion has +2 power while a Lion Cub is in your discard pile.', () => {
  it.each([
    [['Lion Cub'], [], 6],
    [['Lion Cub', 'Lion Cub'], [], 6],
    [['Mufasa', 'Simba'], ['Lion Cub'], 4],
  ] as const)('yours %j, theirs %j: power %i', (yours, theirs, power) =>
    play({
      seats: { A: { discard: [...yours] }, B: { discard: [...theirs] } },
      bases: [at('Meadow', 'A Nala', 'A Filler', 'A Lion Cub'), at('Moor')],
      steps: [now({ cards: { Nala: { power }, Filler: { power: 1 } } })],
    }),
  );
});

describe('Simba: Ongoing: This minion has +2 power while Mufasa is in your discard pile. Special: After this minion goes from play to the discard pile, you may shuffle it into your deck.', () => {
  it.each([
    [['Mufasa'], [], 6],
    [['Lion Cub'], ['Mufasa'], 4],
  ] as const)('yours %j, theirs %j: power %i', (yours, theirs, power) =>
    play({
      seats: { A: { discard: [...yours] }, B: { discard: [...theirs] } },
      bases: [at('Meadow', 'A Simba', 'A Filler', 'A Mufasa'), at('Moor')],
      steps: [now({ cards: { Simba: { power }, Filler: { power: 1 } } })],
    }),
  );
  it('simba/1 destroyed: into the deck, if you like', () => {
    const seats = { A: { hand: ['Smite'], deck: ['Filler', 'Cannon'] }, B: {} };
    const bases = [at('Meadow', 'A Simba', 'B Filler'), at('Moor')];
    play({
      cards: [smite],
      seats,
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Simba', 'Simba'),
        now({ asked: null, deck: { A: 3 }, discard: { A: ['Smite'] } }),
        logged('A shuffled the deck'),
      ],
    });
    play({
      cards: [smite],
      seats,
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Simba', 'pass'),
        now({ asked: null, deck: { A: 2 }, discard: { A: ['Smite', 'Simba'] } }),
      ],
    });
  });
  it('simba/1 after its base has scored', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'A Simba +6'), at('Moor')],
      steps: [A.ends(), A.answers('Simba'), now({ discard: { A: { lacks: ['Simba'] } } })],
    }));
  it('simba/3 first, so that a Lion Cub that left with it can draw it', () =>
    play({
      seats: { A: { hand: ['Cannon'], deck: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'A Simba with A Poison', 'A Lion Cub'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Simba', 'Lion Cub'),
        A.answers('Simba'),
        A.answers('?Lion Cub'),
        offered('A', ['Filler', 'Simba'], ['no']),
        A.answers('Simba'),
        now({ asked: null, hand: { A: ['Simba'] }, deck: { A: 1 } }),
      ],
    }));
  it('not once it has gone elsewhere', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], deck: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'A Simba with A Circle of Life', 'A Rafiki'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Simba'),
        offered('A', ['Simba', 'pass'], ['Circle of Life']),
        A.answers('Simba'),
        now({ asked: null, deck: { A: 2 } }),
      ],
    }));
});

describe('Rafiki: Talent: Choose a minion with power 2 or less in your discard pile and place it into your hand.', () => {
  it('one of power 2 or less, once a turn', () =>
    play({
      seats: { A: { discard: ['Lion Cub', 'Filler', 'Nala', 'Invader', 'Cannon'] }, B: { discard: ['Walker'] } },
      bases: [at('Meadow', 'A Rafiki'), at('Moor')],
      steps: [
        A.uses('Rafiki'),
        offered('A', ['Lion Cub', 'Filler'], ['Nala', 'Invader', 'Cannon', 'Walker', 'no']),
        A.answers('Lion Cub'),
        now({ asked: null, hand: { A: ['Lion Cub'] }, discard: { A: ['Filler', 'Nala', 'Invader', 'Cannon'] } }),
        refused(A.uses('Rafiki')),
      ],
    }));
  it('not without one', () =>
    play({
      seats: { A: { discard: ['Invader', 'Cannon'] }, B: { discard: ['Walker'] } },
      bases: [at('Meadow', 'A Rafiki'), at('Moor')],
      steps: [refused(A.uses('Rafiki'))],
    }));
});

describe('Timon and Pumbaa: Talent: Choose a card in your discard pile and place it on the bottom of your deck, or into your hand instead if it is Hakuna Matata.', () => {
  const bases = [at('Meadow', 'A Timon and Pumbaa'), at('Moor')];
  it('any card, under the deck', () =>
    play({
      seats: { A: { deck: ['Filler'], discard: ['Walker', 'Cannon'] }, B: { discard: ['Invader'] } },
      bases,
      steps: [
        A.uses('Timon and Pumbaa'),
        offered('A', ['Walker', 'Cannon'], ['Invader', 'no']),
        A.answers('Cannon'),
        now({ asked: null, deck: { A: ['Filler', 'Cannon'] }, discard: { A: ['Walker'] } }),
        refused(A.uses('Timon and Pumbaa')),
      ],
    }));
  it('the one that is placed into the hand', () =>
    play({
      seats: { A: { deck: ['Filler'], discard: ['Hakuna Matata', 'Walker'] } },
      bases,
      steps: [
        A.uses('Timon and Pumbaa'),
        A.answers('Hakuna Matata'),
        now({ asked: null, hand: { A: ['Hakuna Matata'] }, deck: { A: ['Filler'] } }),
      ],
    }));
  it('not with an empty discard pile', () =>
    play({ seats: { A: { deck: ['Filler'] } }, bases, steps: [refused(A.uses('Timon and Pumbaa'))] }));
  it('also the only card there', () =>
    play({
      seats: { A: { deck: ['Filler'], discard: ['Walker'] } },
      bases,
      steps: [A.uses('Timon and Pumbaa'), now({ asked: null, deck: { A: ['Filler', 'Walker'] } })],
    }));
});

describe('Zazu: Talent: Another of your minions here gets +2 power this turn OR draw a card if Mufasa is in your discard pile.', () => {
  const bases = [at('Meadow', 'A Zazu', 'A Filler', 'A Walker', 'B Filler'), at('Moor', 'A Huffie')];
  it('zazu/1 zazu/2 +2 for another of yours here, also with Mufasa in the discard pile', () =>
    play({
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases,
      steps: [
        A.uses('Zazu'),
        offered('A', ['power', 'draw'], ['no']),
        A.answers('power'),
        offered('A', ['Filler/A', 'Walker'], ['Zazu', 'Filler/B', 'Huffie', 'no']),
        A.answers('Filler/A'),
        now({ asked: null, cards: { 'Filler/A': { power: 3, counters: 0 }, Walker: { power: 2 } }, hand: { A: [] } }),
        refused(A.uses('Zazu')),
        A.ends(),
        now({ cards: { 'Filler/A': { power: 1 } } }),
      ],
    }));
  it('or a card, with Mufasa there', () =>
    play({
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases,
      steps: [A.uses('Zazu'), A.answers('draw'), now({ asked: null, hand: { A: ['Cannon'] } })],
    }));
  it('only what is possible', () => {
    play({
      seats: { A: { deck }, B: { discard: ['Mufasa'] } },
      bases,
      steps: [A.uses('Zazu'), offered('A', ['Filler/A', 'Walker'])],
    });
    play({
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases: [at('Meadow', 'A Zazu', 'B Filler'), at('Moor', 'A Walker')],
      steps: [A.uses('Zazu'), now({ asked: null, hand: { A: ['Cannon'] } })],
    });
    play({
      seats: { A: { deck, discard: ['Simba'] }, B: {} },
      bases: [at('Meadow', 'A Zazu', 'B Filler'), at('Moor', 'A Walker')],
      steps: [refused(A.uses('Zazu'))],
    });
  });
  it('zazu/1 with one other minion of yours here', () => {
    const one = [at('Meadow', 'A Zazu', 'A Filler'), at('Moor')];
    play({
      seats: { A: { deck, discard: ['Mufasa'] }, B: {} },
      bases: one,
      steps: [A.uses('Zazu'), offered('A', ['power', 'draw'], ['no'])],
    });
    play({
      seats: { A: { deck }, B: {} },
      bases: one,
      steps: [A.uses('Zazu'), now({ asked: null, cards: { Filler: { power: 3 } }, hand: { A: [] } })],
    });
  });
});

describe('Lion Cub: Special: After this minion goes from play to the discard pile, you may draw a minion with power 4 or less from your deck, revealing it and shuffling the deck.', () => {
  const seats = { A: { hand: ['Smite'], deck: ['Filler', 'Nala', 'Elsa', 'Cannon'] }, B: {} };
  const bases = [at('Meadow', 'A Lion Cub'), at('Moor')];
  it('lion-cub/2 destroyed: one of power 4 or less', () =>
    play({
      cards: [smite],
      seats,
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Lion Cub'),
        offered('A', ['Filler', 'Nala'], ['Elsa', 'Cannon', 'no']),
        A.answers('Nala'),
        now({ asked: null, hand: { A: ['Nala'] }, deck: { A: 3 }, sees: { B: { has: ['Nala'] } } }),
        logged('A shuffled the deck'),
      ],
    }));
  it('declined', () =>
    play({
      cards: [smite],
      seats,
      bases,
      steps: [A.plays('Smite'), A.answers('pass'), now({ asked: null, hand: { A: [] } })],
    }));
  it('none there; without any cards nobody is asked', () => {
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], deck: ['Cannon', 'Elsa'] }, B: {} },
      bases,
      steps: [A.plays('Smite'), A.answers('Lion Cub'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], deck: [] }, B: {} },
      bases: [at('Meadow', 'A Lion Cub of B'), at('Moor')],
      steps: [A.plays('Smite'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('lion-cub/1 lion-cub/2 after its base has scored', () =>
    play({
      seats: { A: { deck: ['Filler', 'Nala', 'Elsa', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Lion Cub +8'), at('Moor')],
      steps: [A.ends(), A.answers('Lion Cub', 'Nala'), now({ hand: { A: { has: ['Nala'] } } })],
    }));
  it('for its last controller, in another player’s turn, too', () =>
    play({
      cards: [smite, charm],
      turn: 'B',
      seats: { A: { deck: ['Filler', 'Nala'] }, B: { hand: ['Smite'] }, C: {} },
      bases: [at('Meadow', 'A Lion Cub of C', 'C Filler'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Lion Cub'),
        offered('A', ['Lion Cub', 'pass']),
        A.answers('Lion Cub', 'Nala'),
        now({ asked: null, hand: { A: ['Nala'], C: 0 }, discard: { C: ['Lion Cub'] } }),
        refused(C.ends()),
      ],
    }));
});

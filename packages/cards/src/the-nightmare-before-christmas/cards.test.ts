import { A, at, B, never, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Jack Skellington: Choose a play-on-minion action in your discard pile and place it into your hand. Ongoing: After you play a play-on-minion action, you may place a +1 power counter on a minion OR draw a card.', () => {
  it('takes such an action back', () =>
    play({
      seats: { A: { hand: ['Jack Skellington'], discard: ['Upgrade', 'Poison', 'Overrun', 'Cannon', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Jack Skellington', 'Meadow'),
        offered('A', ['Upgrade', 'Poison'], ['Overrun', 'Cannon', 'Walker', 'no']),
        A.answers('Poison'),
        now({ asked: null, hand: { A: ['Poison'] } }),
      ],
    }));
  it('jack-skellington/1 after each one you play: a counter on any minion, or a card', () =>
    play({
      seats: { A: { hand: ['Upgrade', 'Sally', 'Family Sword'], deck }, B: {} },
      bases: [at('Meadow', 'A Jack Skellington', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Upgrade', 'Walker'),
        offered('A', ['Jack Skellington', 'pass']),
        A.answers('Jack Skellington'),
        offered('A', ['draw', 'place'], ['no']),
        A.answers('place'),
        offered('A', ['Jack Skellington', 'Walker'], ['no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 1 } } }),
        A.plays('Sally', 'Moor'),
        now({ asked: null }),
        A.uses('Sally'),
        A.plays('Family Sword', 'Sally'),
        A.answers('Jack Skellington', 'draw'),
        now({ asked: null, hand: { A: ['Cannon'] } }),
      ],
    }));
  it('declined; not for another action, nor for another player’s', () => {
    const bases = [at('Meadow', 'A Jack Skellington', 'B Walker'), at('Moor')];
    play({
      seats: { A: { hand: ['Upgrade'], deck }, B: {} },
      bases,
      steps: [A.plays('Upgrade', 'Walker'), A.answers('pass'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      seats: { A: { hand: ['Overrun'], deck }, B: {} },
      bases,
      steps: [A.plays('Overrun', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Upgrade'] } },
      bases,
      steps: [B.plays('Upgrade', 'Walker'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('on himself, alone in play: a counter is still one of the two', () =>
    play({
      seats: { A: { hand: ['Upgrade'], deck } },
      bases: [at('Meadow', 'A Jack Skellington'), at('Moor')],
      steps: [
        A.plays('Upgrade', 'Jack Skellington'),
        A.answers('Jack Skellington'),
        offered('A', ['draw', 'place'], ['no']),
        A.answers('place'),
        now({ asked: null, cards: { 'Jack Skellington': { counters: 1 } }, hand: { A: [] } }),
      ],
    }));
});

describe('Dr. Finkelstein: Talent: Transfer a play-on-minion action from one minion to another.', () => {
  it('dr-finkelstein/1 anybody’s, from and to any minion', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Meadow', 'A Dr. Finkelstein', 'B Walker with B Upgrade, A Family Sword'),
        at('Moor', 'B Filler', 'A Invader with B Poison', 'A Overrun'),
      ],
      steps: [
        A.uses('Dr. Finkelstein'),
        offered('A', ['Upgrade', 'Family Sword', 'Poison'], ['Overrun', 'no']),
        A.answers('Poison'),
        offered('A', ['Dr. Finkelstein', 'Walker', 'Filler'], ['Invader', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Dr. Finkelstein', 'B Walker with B Upgrade, A Family Sword, B Poison'), { asked: null }),
        refused(A.uses('Dr. Finkelstein')),
      ],
    }));
  it('not without an action on a minion, or a second minion', () => {
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Dr. Finkelstein', 'B Walker', 'A Overrun'), at('Moor')],
      steps: [refused(A.uses('Dr. Finkelstein'))],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Dr. Finkelstein with A Upgrade'), at('Moor')],
      steps: [refused(A.uses('Dr. Finkelstein'))],
    });
  });
  it('with one action and one other minion', () =>
    play({
      bases: [at('Meadow', 'A Dr. Finkelstein', 'B Walker with B Upgrade'), at('Moor')],
      steps: [
        A.uses('Dr. Finkelstein'),
        now(at('Meadow', 'A Dr. Finkelstein with B Upgrade', 'B Walker'), { asked: null }),
      ],
    }));
});

describe('Sally: Talent: As an extra action, play a play-on-minion action.', () => {
  it('on any minion, kept for later (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Upgrade', 'Overrun', 'Performance Prize', 'Family Sword'], deck }, B: {} },
      bases: [at('Meadow', 'A Sally', 'B Walker'), at('Moor')],
      steps: [
        A.uses('Sally'),
        A.plays('Upgrade', 'Walker'),
        now({ plays: { A: { minions: 1, actions: 1 } } }),
        A.plays('Performance Prize'),
        refused(A.plays('Family Sword', 'Sally')),
        refused(A.uses('Sally')),
      ],
    }));
  it('no other action', () =>
    play({
      seats: { A: { hand: ['Performance Prize', 'Overrun', 'Family Sword'], deck }, B: {} },
      bases: [at('Meadow', 'A Sally'), at('Moor')],
      steps: [
        A.uses('Sally'),
        A.plays('Performance Prize'),
        refused(A.plays('Overrun', 'Meadow')),
        refused(A.plays('Cannon')),
        A.plays('Family Sword', 'Sally'),
      ],
    }));
});

describe('Lock, Shock & Barrel: Special: Before this base scores, you may play, as an extra action, a play-on-minion action on a minion here.', () => {
  const bases = [at('Meadow', 'A Lock, Shock & Barrel +5', 'B Walker'), at('Moor', 'A Invader')];
  it('one of the hand, on any minion here', () =>
    play({
      seats: { A: { hand: ['Upgrade', 'Overrun', 'Family Sword', 'Smite'], deck }, B: {} },
      cards: [smite],
      bases,
      steps: [
        A.ends(),
        offered('A', ['Lock, Shock & Barrel', 'pass']),
        A.answers('Lock, Shock & Barrel'),
        offered('A', ['Upgrade', 'Family Sword'], ['Overrun', 'Smite', 'no']),
        A.answers('Family Sword'),
        offered('A', ['Lock, Shock & Barrel', 'Walker'], ['Invader', 'no']),
        A.answers('Walker'),
        now({ vp: { A: 3, B: 2 }, discard: { A: { has: ['Family Sword'] } }, hand: { A: 5 } }),
      ],
    }));
  it('declined; without a card in hand nobody is asked; not for another base', () => {
    play({
      seats: { A: { hand: ['Upgrade'], deck }, B: {} },
      bases,
      steps: [A.ends(), A.answers('pass'), now({ vp: { A: 3 }, hand: { A: 3 } })],
    });
    play({ seats: { A: { deck }, B: {} }, bases, steps: [A.ends(), now({ vp: { A: 3 } })] });
    play({
      seats: { A: { hand: ['Upgrade'], deck }, B: {} },
      bases: [at('Meadow', 'A Lock, Shock & Barrel'), at('Moor', 'A Invader +9')],
      steps: [A.ends(), now({ vp: { A: 3 } })],
    });
    play({
      seats: { A: { hand: ['Overrun', 'Circle of Life'], deck }, B: {} },
      bases: [at('Meadow', 'A Lock, Shock & Barrel +8'), at('Moor', 'A Invader')],
      steps: [A.ends(), A.answers('Lock, Shock & Barrel'), A.answers('?pass'), now({ vp: { A: 3 } })],
    });
  });
  it('also on the only minion here', () =>
    play({
      seats: { A: { hand: ['Upgrade', 'Family Sword'], deck }, B: {} },
      bases: [at('Meadow', 'A Lock, Shock & Barrel +8'), at('Moor', 'A Invader')],
      steps: [
        A.ends(),
        A.answers('Lock, Shock & Barrel'),
        offered('A', ['Upgrade', 'Family Sword'], ['no']),
        A.answers('Upgrade'),
        now({ vp: { A: 3 }, discard: { A: { has: ['Upgrade'] } } }),
      ],
    }));
});

describe('The Mayor of Halloween Town: Ongoing: Your minions here have +1 power while you control a play-on-minion action here.', () => {
  it.each([
    ['A Filler with A Poison', 'B Walker', 4],
    ['A Filler', 'B Walker with A Upgrade', 4],
    ['A Filler', 'B Walker with B Upgrade', 3],
    ['A Filler', 'A Overrun', 3],
  ] as const)('the-mayor-of-halloween-town/1 with %s, %s: power %i', (one, other, power) =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Meadow', 'A The Mayor of Halloween Town', one, other, 'B Huffie', 'A Invader'),
        at('Moor', 'A Collector', 'B Filler with A Upgrade'),
      ],
      steps: [
        now({
          cards: {
            'The Mayor of Halloween Town': { power },
            Invader: { power },
            Huffie: { power: 3 },
            Collector: { power: 2 },
          },
        }),
      ],
    }),
  );
});

describe('Zero: Ongoing: While you control any play-on-minion actions here, this minion has +3 power. Special: After this base scores, this minion returns to your hand instead of going to the discard pile, and you may play it on another base as an extra minion.', () => {
  it.each([
    ['A Filler with A Upgrade', 3],
    ['B Filler with A Upgrade', 3],
    ['B Filler with A Upgrade, A Poison', 3],
    ['B Filler with B Upgrade', 0],
    ['A Overrun', 0],
  ] as const)('zero/1 with %s: power %i', (other, power) =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Zero', other), at('Moor', 'A Filler with A Upgrade')],
      steps: [now({ cards: { Zero: { power } } })],
    }),
  );
  it('back to the hand after its base has scored, and on to another base but not the new one (SCORE-11)', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Zero', 'A Filler +9'), at('Moor', 'B Walker'), at('Marsh')],
      steps: [
        A.ends(),
        offered('A', ['Zero', 'pass']),
        A.answers('Zero'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Heath', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Zero'), at('Heath'), { vp: { A: 3 }, discard: { A: { lacks: ['Zero'] } } }),
      ],
    }));
  it('nobody is asked where it cannot be played', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Zero', 'A Filler +9'), at('Ice Castle')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: { has: ['Zero'] } } })],
    }));
  it('or it stays in the hand', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Zero', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ vp: { A: 3 }, hand: { A: { has: ['Zero'] } } })],
    }));
  it('not when another base scores, nor when another card returns it', () => {
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A Zero')],
      steps: [A.ends(), now(at('Moor', 'A Zero'), { vp: { A: 3 } }), never('choose')],
    });
    play({
      seats: { A: { hand: ['Collector'] } },
      bases: [at('Meadow', 'A Zero'), at('Moor')],
      steps: [A.plays('Collector', 'Meadow'), A.answers('Zero'), now({ asked: null, hand: { A: ['Zero'] } })],
    });
  });
  it('another player’s goes back to its owner, who may not play it', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Zero of B', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, vp: { A: 3 }, hand: { B: ['Zero'] } })],
    }));
});

describe("Halloween Town Folks: Reveal your deck's top three cards. If any play-on-minion action is among them, draw one such action. Place the other cards on the top and/or bottom of your deck in any order.", () => {
  it('one such action to the hand, the others where you like', () =>
    play({
      seats: { A: { hand: ['Halloween Town Folks'], deck: ['Upgrade', 'Walker', 'Poison', 'Filler', 'Family Sword'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Halloween Town Folks', 'Meadow'),
        now({ sees: { B: { has: ['Upgrade', 'Walker', 'Poison'], lacks: ['Family Sword'] } } }),
        offered('A', ['Upgrade', 'Poison'], ['Walker', 'Family Sword', 'no']),
        A.answers('Poison'),
        offered('A', ['Upgrade', 'Walker', 'done']),
        A.answers('Walker', 'done'),
        now({ asked: null, hand: { A: ['Poison'] }, deck: { A: ['Walker', 'Filler', 'Family Sword', 'Upgrade'] } }),
      ],
    }));
  it('none among them: all go back', () =>
    play({
      seats: { A: { hand: ['Halloween Town Folks'], deck: ['Overrun', 'Walker', 'Cannon', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Halloween Town Folks', 'Meadow'),
        A.answers('Cannon', 'Walker', 'done'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Cannon', 'Walker', 'Filler', 'Overrun'] } }),
      ],
    }));
  it('an empty deck', () =>
    play({
      seats: { A: { hand: ['Halloween Town Folks'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Halloween Town Folks', 'Meadow'), now({ asked: null })],
    }));
});

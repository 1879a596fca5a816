import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe("Baymax: Ongoing: Other players' cards do not affect your other minions here. Special: After this base scores, if there is a power counter on this minion, another of your minions here moves to another base.", () => {
  it('baymax/1 protects your others here, not itself; others’ actions on them are destroyed', () => {
    for (const [target, left] of [
      ['Walker', ['A Baymax', 'A Walker']],
      ['Baymax', ['A Walker']],
    ] as const)
      play({
        turn: 'B',
        seats: { A: {}, B: { hand: ['Seeing Stars'] } },
        bases: [at('Moor', 'A Baymax', 'A Walker'), at('Heath')],
        steps: [B.plays('Seeing Stars'), B.answers(target), now(at('Moor', ...left))],
      });
    play({
      seats: { A: { hand: ['Baymax'] }, B: {} },
      bases: [at('Moor', 'A Walker with B Poison', 'B Filler with B Poison')],
      steps: [
        A.plays('Baymax'),
        now(at('Moor', 'A Walker', 'B Filler with B Poison', 'A Baymax'), { discard: { B: ['Poison'] } }),
      ],
    });
  });
  it('baymax/2 a minion played here later is protected, too, and where Baymax has moved', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport', 'Scout'], deck }, B: { hand: ['Seeing Stars'], deck } },
      bases: [at('Moor', 'A Baymax', 'A Walker'), at('Heath')],
      steps: [
        A.plays('Scout', 'Heath'),
        A.plays('Celestial Teleport'),
        A.answers('Baymax', '?Heath'),
        A.ends(),
        B.plays('Seeing Stars'),
        B.answers('Scout'),
        now(at('Moor', 'A Walker'), at('Heath', 'A Baymax', 'A Scout')),
      ],
    }));
  it('after its base scores, with a counter, another of yours moves; not without one, nor from another base', () => {
    const seats = { A: { deck }, B: { deck } };
    play({
      seats,
      bases: [at('Moor', 'A Baymax +1', 'A King Rex', 'B Huffie', 'A Filler'), at('Heath'), at('Fen')],
      steps: [
        A.ends(),
        offered('A', ['King Rex', 'Filler'], ['Huffie', 'Baymax', 'no']),
        A.answers('King Rex', 'Fen'),
        now(at('Fen', 'A King Rex'), { turn: 'B' }),
      ],
    });
    play({
      seats,
      bases: [at('Moor', 'A Baymax', 'A King Rex'), at('Heath')],
      steps: [A.ends(), now(at('Heath'), { turn: 'B', discard: { A: ['Baymax', 'King Rex'] } })],
    });
    play({
      seats,
      bases: [at('Moor', 'A King Rex +3', 'B Filler'), at('Heath', 'A Baymax +1', 'A Filler')],
      steps: [A.ends(), now({ turn: 'B', asked: null, bases: { Heath: { minions: { A: ['Baymax', 'Filler'] } } } })],
    });
  });
});

describe('Fred Frederickson IV: Talent: Draw a card; if there is a power counter on this minion, you may also give another minion here -2 power until the start of your next turn.', () => {
  it('draws; only with a counter it may weaken another minion here', () => {
    play({
      seats: { A: { deck } },
      bases: [at('Moor', 'A Fred Frederickson IV', 'B King Rex')],
      steps: [A.uses('Fred Frederickson IV'), now({ hand: { A: 1 }, asked: null })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Fred Frederickson IV +1', 'A Filler', 'B Huffie'), at('Heath', 'B Scout')],
      steps: [
        A.uses('Fred Frederickson IV'),
        offered('A', ['Filler', 'Huffie', 'no'], ['Scout', 'Fred Frederickson IV']),
        A.answers('Huffie'),
        now({ hand: { A: 1 }, cards: { Huffie: { power: 1 } } }),
        A.ends(),
        now({ cards: { Huffie: { power: 1 } } }),
        B.ends(),
        now({ cards: { Huffie: { power: 3 } } }),
      ],
    });
  });
});

describe('Go Go Tomago: Talent: Move this minion to another base; if there is a power counter on it, you may also move one of your other minions from the base it left to its new base.', () => {
  it('alone without a counter', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Go Go Tomago', 'A Walker'), at('Heath')],
      steps: [A.uses('Go Go Tomago'), now(at('Moor', 'A Walker'), at('Heath', 'A Go Go Tomago'), { asked: null })],
    }));
  it('cannot be used where there is no other base', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Go Go Tomago')],
      steps: [refused(A.uses('Go Go Tomago'))],
    }));
  it('go-go-tomago/1 one of your others from the same base goes to the same base', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Go Go Tomago +1', 'A Walker', 'A Scout', 'B Filler'), at('Heath', 'A Filler'), at('Fen')],
      steps: [
        A.uses('Go Go Tomago'),
        ({ state }) => expect(state.asks[0]!.title).toBe('Choose where this minion goes'),
        A.answers('Fen'),
        offered('A', ['Walker', 'Scout', 'no'], ['Filler']),
        A.answers('Scout'),
        now(at('Moor', 'A Walker', 'B Filler'), at('Fen', 'A Go Go Tomago +1', 'A Scout')),
      ],
    }));
});

describe('Honey Lemon: Talent: Destroy an action on this base or on a minion here. If there is a power counter on this minion, you may play an extra action instead.', () => {
  const bases = (n: string) => [
    at('Moor', `A Honey Lemon${n}`, 'B Walker with B Poison', 'B Ittypedia'),
    at('Heath', 'B Ittypedia'),
  ];
  it('an action on this base or on a minion here', () =>
    play({
      seats: { A: { hand: ['Augmentation'] }, B: {} },
      bases: bases(''),
      steps: [
        A.uses('Honey Lemon'),
        offered('A', ['Poison', 'Ittypedia@Moor'], ['Ittypedia@Heath', 'no']),
        A.answers('Poison'),
        now(at('Moor', 'A Honey Lemon', 'B Walker', 'B Ittypedia'), { plays: { A: { actions: 1 } } }),
      ],
    }));
  it('with a counter an extra action instead', () =>
    play({
      seats: { A: { hand: ['Augmentation', 'Augmentation'] }, B: {} },
      bases: bases(' +1'),
      steps: [
        A.uses('Honey Lemon'),
        offered('A', ['destroy', 'play']),
        A.answers('play'),
        A.plays('Augmentation'),
        A.answers('Walker'),
        now({ cards: { Walker: { on: ['Poison'] } }, can: [A.plays('Augmentation')] }),
      ],
    }));
});

describe('Hiro Hamada: Talent: Choose a minion here and place a +1 power counter on it OR transfer any number of power counters from one of your minions to another of your minions.', () => {
  const bases = [at('Moor', 'A Hiro Hamada', 'B Scout +1'), at('Heath', 'A Walker +3', 'A Filler')];
  it('places one on any minion here', () =>
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Hiro Hamada'),
        A.answers('place'),
        offered('A', ['Hiro Hamada', 'Scout'], ['Walker', 'no']),
        A.answers('Scout'),
        now({ cards: { Scout: { counters: 2 } } }),
      ],
    }));
  it('hiro-hamada/1 or transfers from one of yours to another, at any bases', () =>
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Hiro Hamada'),
        A.answers('transfer', '?Walker', '2', 'Hiro Hamada'),
        now({ cards: { Walker: { counters: 1 }, 'Hiro Hamada': { counters: 2 }, Scout: { counters: 1 } } }),
      ],
    }));
});

describe('Wasabi: Talent: This minion gets +1 power this turn, or +1 power this turn for each +1 power counter on it, to a maximum of +5.', () => {
  it('+1', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Wasabi')],
      steps: [
        A.uses('Wasabi'),
        A.answers('one'),
        now({ cards: { Wasabi: { power: 4 } } }),
        A.ends(),
        now({ cards: { Wasabi: { power: 3 } } }),
      ],
    }));
  it('wasabi/1 as many as there are counters, which may change, but no more than five', () =>
    play({
      seats: { A: { hand: ['Upgrades'] } },
      bases: [at('Moor', 'A Wasabi +4', 'A Filler')],
      steps: [
        A.uses('Wasabi'),
        A.answers('each'),
        now({ cards: { Wasabi: { power: 11 } } }),
        A.plays('Upgrades'),
        A.answers('Wasabi', 'Wasabi'),
        now({ cards: { Wasabi: { power: 14 } } }),
      ],
    }));
});

describe('Microbot Swarm: Choose a Microbot Swarm in your discard pile and place it into your hand. Talent: Place a +1 power counter on this minion.', () => {
  it('takes one from the discard pile, if there is one; its talent', () => {
    play({
      seats: { A: { hand: ['Microbot Swarm'], discard: ['Microbot Swarm', 'Microbot Swarm', 'Walker'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Microbot Swarm'),
        A.answers('?Microbot Swarm'),
        now({ hand: { A: ['Microbot Swarm'] }, discard: { A: ['Microbot Swarm', 'Walker'] } }),
        A.uses('Microbot Swarm'),
        now({ cards: { 'Microbot Swarm': { counters: 1 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Microbot Swarm'], discard: ['Walker'] } },
      bases: [at('Moor')],
      steps: [A.plays('Microbot Swarm'), now({ hand: { A: [] }, asked: null })],
    });
  });
  it('microbot-swarm/1 it is a Microbot for Robots; Microbot Maker is none', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Microbot Alpha', 'A Microbot Swarm', 'A Microbot Maker')],
      steps: [now({ cards: { 'Microbot Alpha': { power: 2 } } })],
    }));
});

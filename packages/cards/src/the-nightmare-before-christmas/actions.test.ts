/* Long because each card is tried against many others. */
import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, logged, minionCard, never, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite, swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];
const meadow = [at('Meadow'), at('Moor')];
const lifter = minionCard(
  'Lifter',
  1,
  'Place every action on top of the deck of its owner.',
  onPlay(function* () {
    yield* act(...(yield* look((q) => q.actions())).map((ix) => ops.place(ix, 'top')));
  }),
);

const boxer = minionCard(
  'Boxer',
  1,
  'Place every action in the box.',
  onPlay(function* () {
    yield* act(...(yield* look((q) => q.actions())).map((ix) => ops.box(ix)));
  }),
);
const bouncer = minionCard(
  'Bouncer',
  1,
  "Return every action to its owner's hand.",
  onPlay(function* () {
    yield* act(...(yield* look((q) => q.actions())).map((ix) => ops.returnToHand(ix)));
  }),
);

describe("Christmas Will Be Ours!: Look at another player's hand. You may play an action from that hand or from your own as an extra action. If another player owns that action, it returns to its owner's hand at the end of the turn, wherever it is then except in the box.", () => {
  it('an action of either hand; one that another player owns goes back at the end of the turn', () =>
    play({
      seats: {
        A: { hand: ['Christmas Will Be Ours!', 'Overrun', 'Walker'], deck },
        B: { hand: ['Performance Prize', 'Invader'], deck: ['Walker', 'Invader', 'Filler', 'Huffie', 'Cannon'] },
      },
      bases: meadow,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        offered('A', ['Performance Prize', 'Overrun', 'no'], ['Walker', 'Invader']),
        A.answers('Performance Prize'),
        now({ asked: null, hand: { A: 5, B: ['Invader'] }, discard: { B: ['Performance Prize'] } }),
        A.ends(),
        now({ turn: 'B', hand: { B: ['Invader', 'Performance Prize'] }, discard: { B: [] } }),
        now({ deck: { B: ['Walker', 'Invader', 'Filler', 'Huffie', 'Cannon'] } }),
      ],
    }));
  it('christmas-will-be-ours/1 from play', () =>
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!'], deck }, B: { hand: ['Upgrade'], deck } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Upgrade', 'Filler'),
        now(at('Meadow', 'A Filler with A Upgrade', 'B Walker')),
        A.ends(),
        now(at('Meadow', 'A Filler', 'B Walker'), { hand: { B: ['Upgrade'] } }),
      ],
    }));
  it('christmas-will-be-ours/1 not from the Madness deck, where it has no owner (MAD-2)', () =>
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!'], deck }, B: { hand: ['Madness'], deck } },
      bases: meadow,
      madness: 3,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Madness'),
        A.answers('return'),
        now({ madness: 4 }),
        A.ends(),
        now({ turn: 'B', madness: 4, hand: { B: [] } }),
      ],
    }));
  it('christmas-will-be-ours/1 from a deck, which is then shuffled', () => {
    play({
      cards: [lifter],
      seats: {
        A: { hand: ['Christmas Will Be Ours!', 'Lifter'], deck },
        B: { hand: ['Overrun'], deck },
      },
      bases: meadow,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Overrun', 'Meadow'),
        A.plays('Lifter', 'Meadow'),
        now({ asked: null, deck: { B: { top: ['Overrun'] } } }),
        A.ends(),
        logged('B shuffled the deck'),
        now({ turn: 'B', hand: { B: ['Overrun'] }, deck: { B: 6 } }),
      ],
    });
  });
  it('your own stays; declined; an empty hand', () => {
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!', 'Overrun'], deck }, B: { hand: ['Filler'], deck } },
      bases: meadow,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Overrun', 'Moor'),
        A.ends(),
        now(at('Moor', 'A Overrun'), { turn: 'B' }),
      ],
    });
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!', 'Overrun'], deck }, B: { hand: ['Overrun'], deck } },
      bases: meadow,
      steps: [A.plays('Christmas Will Be Ours!'), A.answers('no'), now({ asked: null, hand: { A: ['Overrun'] } })],
    });
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!'], deck }, B: { hand: [], deck } },
      bases: meadow,
      steps: [A.plays('Christmas Will Be Ours!'), now({ asked: null })],
    });
  });
  it('a fusion is played as an action (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!'], deck }, B: { hand: ['Rosie'], deck } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Rosie', '?done', '?no', '?Filler', '?Walker'),
        now({ discard: { B: { has: ['Rosie'] } } }),
      ],
    }));
  it('of several other players one is chosen', () =>
    play({
      seats: { A: { hand: ['Christmas Will Be Ours!'] }, B: { hand: ['Overrun'] }, C: { hand: ['Cannon'] } },
      bases: meadow,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C'),
        offered('A', ['Cannon', 'no'], ['Overrun']),
        now({ sees: { B: { lacks: ['Cannon'] } } }),
      ],
    }));
  it('christmas-will-be-ours/1 not from the box, nor where it is back in that hand already', () => {
    play({
      cards: [boxer],
      seats: { A: { hand: ['Christmas Will Be Ours!', 'Boxer'], deck }, B: { hand: ['Overrun'], deck } },
      bases: meadow,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Overrun', 'Meadow'),
        A.plays('Boxer', 'Meadow'),
        A.ends(),
        now({ turn: 'B', hand: { B: [] } }),
      ],
    });
    play({
      cards: [bouncer],
      seats: { A: { hand: ['Christmas Will Be Ours!', 'Bouncer'], deck }, B: { hand: ['Overrun'], deck } },
      bases: meadow,
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Overrun', 'Meadow'),
        A.plays('Bouncer', 'Meadow'),
        now({ asked: null, hand: { B: ['Overrun'] } }),
        A.ends(),
        never('place'),
        now({ turn: 'B', hand: { B: ['Overrun'] } }),
      ],
    });
  });
  it('a treasure has no owner to go back to (MON-1)', () =>
    play({
      seats: {
        A: { hand: ['Christmas Will Be Ours!'], deck },
        B: { hand: ['Potion of Idiotic Bravery'], deck },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      treasureDiscard: [],
      steps: [
        A.plays('Christmas Will Be Ours!'),
        A.answers('Potion of Idiotic Bravery'),
        now({ cards: { Filler: { power: 4 } } }),
        A.ends(),
        never('place'),
        now({ turn: 'B', hand: { B: [] }, treasureDiscard: ['Potion of Idiotic Bravery'] }),
      ],
    }));
});

describe("Ghostly Presents: Put this on a minion. Ongoing: If you control this minion, at once destroy this card and play an extra minion with power 3 or less. If you do not, this minion's controller cannot play minions with power 3 or less here.", () => {
  it('ghostly-presents/1 on your own: destroyed, and an extra minion of power 3 or less', () =>
    play({
      seats: { A: { hand: ['Ghostly Presents', 'Invader', 'Kristoff', 'Kristoff', 'Walker'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Ghostly Presents', 'Filler'),
        now(at('Meadow', 'A Filler'), { asked: null, discard: { A: ['Ghostly Presents'] } }),
        A.plays('Kristoff#1', 'Moor'),
        refused(A.plays('Kristoff', 'Moor')),
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Walker', 'Meadow')),
      ],
    }));
  it('ghostly-presents/1 transferred to your own, or that minion becomes yours', () => {
    play({
      cards: [swapper],
      seats: { A: { hand: ['Swapper', 'Invader', 'Walker'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Huffie with A Ghostly Presents'), at('Moor')],
      steps: [
        A.plays('Swapper'),
        now(at('Meadow', 'A Filler', 'B Huffie'), { discard: { A: ['Swapper', 'Ghostly Presents'] } }),
        A.plays('Invader', 'Meadow'),
        A.plays('Walker', 'Meadow'),
      ],
    });
    play({
      cards: [charm],
      seats: { A: { hand: ['Take Over', 'Invader', 'Walker'] }, B: {} },
      bases: [at('Meadow', 'B Huffie with A Ghostly Presents'), at('Moor')],
      steps: [
        A.plays('Take Over'),
        now(at('Meadow', 'A Huffie'), { discard: { A: ['Take Over', 'Ghostly Presents'] } }),
        A.plays('Invader', 'Meadow'),
        A.plays('Walker', 'Meadow'),
      ],
    });
  });
  it('on another player’s: that player plays none of power 3 or less here', () => {
    const bases = [at('Meadow', 'B Filler with A Ghostly Presents', 'A Filler', 'C Filler'), at('Moor')];
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Invader', 'Kristoff', 'Overrun'] }, C: {} },
      bases,
      steps: [
        refused(B.plays('Invader', 'Meadow')),
        now({ can: [B.plays('Invader', 'Moor'), B.plays('Kristoff', 'Meadow'), B.plays('Overrun', 'Meadow')] }),
      ],
    });
    play({
      turn: 'C',
      seats: { A: {}, B: {}, C: { hand: ['Invader'] } },
      bases,
      steps: [now({ can: [{ by: 'C', play: 'Invader', at: 'Meadow' }] })],
    });
    play({
      seats: { A: { hand: ['Invader'] }, B: {}, C: {} },
      bases,
      steps: [A.plays('Invader', 'Meadow')],
    });
  });
});

describe("Jack-O'lantern-in-the-Box: Put this on a minion. Ongoing: If you control this minion, you draw one more card before the end of your turn. If you do not, this minion's controller may not add further cards to their hand during their turn.", () => {
  it('jack-olantern-in-the-box/1 on your own: one more card in your Draw 2 Cards phase (TURN-9)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', "A Filler with A Jack-O'lantern-in-the-Box"), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3 } }), B.ends(), now({ hand: { A: 3, B: 2 } })],
    }));
  const closed = [at('Meadow', "B Filler with A Jack-O'lantern-in-the-Box", 'B Invader'), at('Moor')];
  it('jack-olantern-in-the-box/2 on another player’s: that player draws nothing in their turn but the two cards', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Performance Prize'], deck } },
      bases: closed,
      steps: [
        B.plays('Performance Prize'),
        now({ asked: null, hand: { B: [] }, deck: { B: 6 } }),
        B.ends(),
        now({ turn: 'A', hand: { B: 2, A: 0 } }),
      ],
    }));
  it('jack-olantern-in-the-box/2 jack-olantern-in-the-box/3 what would come to that hand is discarded', () => {
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Collector'], deck } },
      bases: closed,
      steps: [
        B.plays('Collector', 'Meadow'),
        B.answers('Invader'),
        now({ asked: null, hand: { B: [] }, discard: { B: ['Invader'] } }),
      ],
    });
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Winter Surprise', 'Jack Skellington'], deck, discard: ['Upgrade'] } },
      bases: closed,
      steps: [
        B.plays('Jack Skellington', 'Meadow'),
        now({ asked: null, hand: { B: ['Winter Surprise'] }, discard: { B: ['Upgrade'] } }),
      ],
    });
  });
  it('not in other players’ turns, nor of other players', () => {
    play({
      seats: { A: { hand: ['Performance Prize'], deck }, B: { deck } },
      bases: [at('Meadow', "B Filler with A Jack-O'lantern-in-the-Box", 'B Invader'), at('Moor')],
      steps: [A.plays('Performance Prize'), now({ hand: { A: 3 } }), A.ends(), now({ hand: { A: 5 } })],
    });
    play({
      seats: { A: { hand: ['Collector'], deck }, B: { deck } },
      bases: closed,
      steps: [A.plays('Collector', 'Meadow'), A.answers('Invader'), now({ asked: null, hand: { B: ['Invader'] } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Collector'], deck } },
      bases: [at('Meadow', "B Filler with A Jack-O'lantern-in-the-Box", 'A Invader'), at('Moor')],
      steps: [B.plays('Collector', 'Meadow'), B.answers('Invader'), now({ asked: null, hand: { A: ['Invader'] } })],
    });
  });
  it('jack-olantern-in-the-box/3 it has gone to the discard pile, and what reacts to that does', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Collector'], deck } },
      bases: [at('Meadow', "B Filler with A Jack-O'lantern-in-the-Box", 'B Igor'), at('Moor')],
      steps: [
        B.plays('Collector', 'Meadow'),
        B.answers('Igor'),
        B.answers('Filler'),
        logged('Igor went to the discard pile (Collector)'),
        now({ asked: null, discard: { B: ['Igor'] }, cards: { Filler: { counters: 1 } } }),
      ],
    }));
});

describe('Monster Garland: Put this on a minion. Ongoing: This minion has +3 power if you control it, or -2 power if you do not.', () => {
  it('monster-garland/1 monster-garland/2 +3 on yours, -2 on others’, for each; counters stay', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at(
          'Meadow',
          'A Filler with A Monster Garland',
          'B Invader +2 with A Monster Garland',
          'A Walker with A Monster Garland, A Monster Garland',
          'B Kristoff with A Monster Garland, B Monster Garland',
        ),
        at('Moor', 'B Elsa with A Monster Garland, A Monster Garland'),
      ],
      steps: [
        now({
          cards: {
            Filler: { power: 4 },
            Invader: { power: 3, counters: 2 },
            Walker: { power: 8 },
            Kristoff: { power: 5 },
            Elsa: { power: 1 },
          },
        }),
      ],
    }));
});

describe("Oogie Boogie: Put this on a minion. You may move that minion to another base. Ongoing: This minion's power is 0 and its abilities are cancelled. If another minion here has power 5 or more, destroy this card.", () => {
  it('oogie-boogie/2 power 0 to start with, to which counters and bonuses still add (CALC-1); its abilities are cancelled', () =>
    play({
      seats: { A: { hand: ['Oogie Boogie'] }, B: {} },
      bases: [at('Meadow', 'B Northern Mover +2 with B Upgrade', 'B Haich-Q', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Oogie Boogie', 'Northern Mover'),
        A.answers('no'),
        now({ asked: null, cards: { 'Northern Mover': { power: 5, counters: 2 }, Filler: { power: 2 } } }),
        A.ends(),
        refused(B.uses('Northern Mover')),
      ],
    }));
  it('moves that minion, if you like', () =>
    play({
      seats: { A: { hand: ['Oogie Boogie'] }, B: {} },
      bases: [at('Meadow', 'B Invader'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Oogie Boogie', 'Invader'),
        offered('A', ['Moor', 'Marsh', 'no'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow'), at('Marsh', 'B Invader with A Oogie Boogie'), { asked: null }),
      ],
    }));
  it('oogie-boogie/3 protection by another action', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'B Invader with A Oogie Boogie, B Battle Moose', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Filler'),
        now(at('Meadow', 'B Invader with A Oogie Boogie, B Battle Moose', 'B Filler')),
      ],
    }));
  it('oogie-boogie/1 its player still ranks there with power 0 (VP-2)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Meadow', 'B Invader with A Oogie Boogie', 'A Filler +3', 'A Walker +2', 'A Collector +2'),
        at('Moor'),
      ],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    }));
  it('destroyed as soon as another minion here has power 5, anybody’s', () => {
    play({
      seats: { A: { hand: ['Oogie Boogie'] }, B: {} },
      bases: [at('Meadow', 'B Invader', 'A Elsa'), at('Moor')],
      steps: [
        A.plays('Oogie Boogie', 'Invader'),
        A.answers('no'),
        now(at('Meadow', 'B Invader', 'A Elsa'), { asked: null, discard: { A: ['Oogie Boogie'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Technique Prize'] }, B: {} },
      bases: [at('Meadow', 'B Kristoff with A Oogie Boogie', 'A Walker'), at('Moor', 'A Elsa')],
      steps: [
        now({ cards: { Kristoff: { power: 0 } } }),
        A.plays('Technique Prize'),
        A.answers('Walker'),
        now(at('Meadow', 'B Kristoff', 'A Walker'), { cards: { Kristoff: { power: 4 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Technique Prize'] }, B: {} },
      bases: [at('Meadow', 'B Elsa with A Oogie Boogie', 'A Filler'), at('Moor')],
      steps: [A.plays('Technique Prize'), now({ cards: { Elsa: { power: 0 } } })],
    });
  });
});

describe("Sandy Claws Costume: Put this on a minion. Ongoing: For each play-on-minion action you control, this minion has +1 power. Special: After this base scores, this minion returns to its owner's hand and this card is placed on the bottom of your deck.", () => {
  it('sandy-claws-costume/1 sandy-claws-costume/2 +1 for each of yours anywhere, itself included', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Meadow', 'A Filler with A Sandy Claws Costume', 'B Invader with A Poison, B Upgrade', 'A Overrun'),
        at('Moor', 'A Walker with A Upgrade'),
      ],
      steps: [now({ cards: { Filler: { power: 4 }, Invader: { power: 1 }, Walker: { power: 4 } } })],
    }));
  it('sandy-claws-costume/3 after its base has scored the minion goes to its owner’s hand, the action under the deck', () =>
    play({
      seats: { A: { deck: ['Filler', 'Cannon', 'Filler'] }, B: { deck } },
      bases: [at('Meadow', 'A Walker of B +9 with A Sandy Claws Costume'), at('Moor')],
      steps: [
        A.ends(),
        now({
          turn: 'B',
          vp: { A: 3 },
          hand: { B: ['Walker'] },
          deck: { A: { bottom: ['Sandy Claws Costume'] } },
          discard: { A: [] },
        }),
      ],
    }));
  it('not when another base scores', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', 'A Walker with A Sandy Claws Costume'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now(at('Meadow', 'A Walker with A Sandy Claws Costume'), { vp: { A: 3 } })],
    }));
});

describe('Winter Surprise: Choose a play-on-minion action in your discard pile and play it as an extra action. Then this card is shuffled into your deck.', () => {
  it('one of the discard pile; then this goes into the deck', () =>
    play({
      seats: {
        A: { hand: ['Winter Surprise'], deck, discard: ['Upgrade', 'Family Sword', 'Overrun', 'Walker'] },
        B: { discard: ['Poison'] },
      },
      bases: [at('Meadow', 'A Filler', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Winter Surprise'),
        offered('A', ['Upgrade', 'Family Sword'], ['Overrun', 'Walker', 'Poison', 'no']),
        A.answers('Family Sword', 'Invader'),
        now(at('Meadow', 'A Filler', 'B Invader with A Family Sword'), {
          asked: null,
          deck: { A: 7 },
          discard: { A: ['Upgrade', 'Overrun', 'Walker'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));
  it('only one that can be played', () =>
    play({
      seats: { A: { hand: ['Winter Surprise'], deck, discard: ['Circle of Life', 'Upgrade', 'Poison'] }, B: {} },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [A.plays('Winter Surprise'), offered('A', ['Upgrade', 'Poison'], ['Circle of Life', 'no'])],
    }));
  it('none there: into the deck all the same', () =>
    play({
      seats: { A: { hand: ['Winter Surprise'], deck, discard: ['Overrun'] } },
      bases: meadow,
      steps: [A.plays('Winter Surprise'), now({ asked: null, deck: { A: 7 }, discard: { A: ['Overrun'] } })],
    }));
});

describe('Zombie Duck Toy: Put this on a minion. Special: When this base scores, you gain 1 VP more if you control this minion; if you do not, its controller gains 1 VP less.', () => {
  it.each([
    ['A Filler +9 with A Zombie Duck Toy', { A: 4, B: 2 }],
    ['A Filler +9 with B Zombie Duck Toy', { A: 2, B: 2 }],
    ['A Filler +9', { A: 3, B: 2 }],
    ['A Filler +9 with A Zombie Duck Toy, A Zombie Duck Toy', { A: 5, B: 2 }],
  ] as const)('%s: %j', (card, vp) =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', card, 'B Walker'), at('Moor', 'A Filler with A Zombie Duck Toy')],
      steps: [A.ends(), now({ vp })],
    }),
  );
  it('less than nothing is nothing (VP-6)', () =>
    play({
      seats: { A: { deck }, B: {}, C: {}, D: {} },
      bases: [at('Meadow', 'A Filler +5', 'B Filler +4', 'C Filler +3', 'D Filler with A Zombie Duck Toy'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2, C: 1, D: 0 } })],
    }));
});

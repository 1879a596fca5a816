/* Long because each card is tried against many others. */
import { at as atMoment, cannotPlay, here } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

/** Nobody plays minions there. */
const gate = actionCard(
  'Gate',
  'base',
  'Put this on a base. Ongoing: Nobody can play minions here.',
  cannotPlay((q, me, { card, at: base }) => q.isMinionCard(card) && base === here(q, me)),
);

describe('Close Encounters: Draw a card. You may choose a card in your hand and place it on top of your deck. Play an extra action.', () => {
  it('draws, then puts one back on top, unseen by others; and an extra action (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Close Encounters', 'Time to Go'], deck: ['Invader', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Close Encounters'),
        offered('A', ['Invader', 'Time to Go', 'no'], ['Filler']),
        A.answers('Invader'),
        now({
          asked: null,
          hand: { A: ['Time to Go'] },
          deck: { A: ['Invader', 'Filler'] },
          sees: { B: { lacks: ['Invader'] } },
          plays: { A: { actions: 0 } },
          can: [A.plays('Time to Go')],
        }),
      ],
    }));

  it('you may keep all; with nothing in hand nobody is asked', () => {
    play({
      seats: { A: { hand: ['Close Encounters'], deck: ['Invader', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Close Encounters'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Invader'] }, deck: { A: ['Filler'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Close Encounters'], deck: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Close Encounters'), now({ asked: null, discard: { A: ['Close Encounters'] } })],
    });
  });
});

describe('Distress Call: Choose any minion and move it to another base.', () => {
  it('anybody’s, also a monster', () =>
    play({
      seats: { A: { hand: ['Distress Call'] } },
      bases: [at('Meadow', 'A Filler', 'B Invader', '- Bigfoot'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Distress Call'),
        offered('A', ['Filler', 'Invader', 'Bigfoot'], ['no']),
        A.answers('Bigfoot'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Moor', '- Bigfoot'), { asked: null }),
      ],
    }));
});

describe('Egg Field: Put this on a base. You may search your hand, deck and/or discard pile for a Head Grabber and play it as an extra action on a minion here with power 3 or less. Talent: Play an extra minion with power 2 or less off the top of your deck here.', () => {
  const bases = [at('Meadow', 'A Filler', 'B Invader', 'B Northern Mover'), at('Moor', 'B Scout')];

  it('plays one from the deck on a minion here of power 3 or less, in sight of all, and shuffles', () =>
    play({
      seats: { A: { hand: ['Egg Field'], deck: ['Invader', 'Incorporeal', 'Head Grabber'] } },
      bases,
      steps: [
        A.plays('Egg Field', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Filler', 'Invader'], ['Northern Mover', 'Scout', 'no']),
        A.answers('Invader'),
        logged('A revealed Head Grabber (Egg Field)', 'A shuffled the deck'),
        now(at('Meadow', 'A Filler', 'B Invader with A Head Grabber', 'B Northern Mover', 'A Egg Field'), {
          asked: null,
          deck: { A: 2 },
          plays: { A: { actions: 0, minions: 1 } },
        }),
      ],
    }));

  it('or from the hand or the discard pile; then the deck need not be searched', () => {
    for (const from of ['hand', 'discard'] as const)
      play({
        seats: {
          A: {
            hand: ['Egg Field', ...(from === 'hand' ? ['Head Grabber'] : [])],
            discard: from === 'discard' ? ['Head Grabber', 'Filler'] : ['Filler'],
            deck: ['Filler', 'Head Grabber', 'Invader'],
          },
        },
        bases,
        steps: [
          A.plays('Egg Field', 'Meadow'),
          A.answers('yes'),
          offered('A', ['deck', 'open']),
          A.answers('open', 'Filler'),
          now(at('Meadow', 'A Filler with A Head Grabber', 'B Invader', 'B Northern Mover', 'A Egg Field'), {
            asked: null,
            hand: { A: [] },
            discard: { A: ['Filler'] },
            deck: { A: ['Filler', 'Head Grabber', 'Invader'] },
          }),
        ],
      });
  });

  it('declined, with none to find, or with no such minion here, none is played', () => {
    play({
      seats: { A: { hand: ['Egg Field', 'Head Grabber'], deck } },
      bases,
      steps: [
        A.plays('Egg Field', 'Meadow'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Head Grabber'] }, cannot: [A.plays('Head Grabber', 'Filler')] }),
      ],
    });
    play({
      seats: { A: { hand: ['Egg Field'], deck: ['Invader', 'Filler'] } },
      bases,
      steps: [
        A.plays('Egg Field', 'Meadow'),
        A.answers('yes'),
        logged('A shuffled the deck'),
        now({ asked: null, deck: { A: 2 } }),
      ],
    });
    play({
      seats: { A: { hand: ['Egg Field', 'Head Grabber'], deck } },
      bases: [at('Meadow', 'B Northern Mover'), at('Moor', 'B Scout')],
      steps: [A.plays('Egg Field', 'Meadow'), now({ asked: null, hand: { A: ['Head Grabber'] } })],
    });
  });

  it('none where actions cannot be played on minions (PLAY-4)', () =>
    play({
      cards: [
        actionCard(
          'Shelter',
          'base',
          'Put this on a base. Ongoing: Nobody can play actions on minions.',
          cannotPlay((q, _me, { card }) => q.isPlayedOn(card, 'minion')),
        ),
      ],
      seats: { A: { hand: ['Egg Field'], deck: ['Head Grabber'] } },
      bases: [at('Meadow', 'A Dudlee'), at('Moor', 'B Shelter')],
      steps: [
        A.plays('Egg Field', 'Meadow'),
        A.answers('yes'),
        now(at('Meadow', 'A Dudlee', 'A Egg Field'), { asked: null, deck: { A: 1 }, discard: { A: [] } }),
      ],
    }));

  it('a minion of power 2 or less off the top, here (TOP-1)', () =>
    play({
      seats: { A: { hand: ['Invader'], deck: ['Scout', 'Overrun', 'Huffie', 'Dudlee', 'Filler'] } },
      bases: [at('Meadow', 'A Egg Field'), at('Moor')],
      steps: [
        A.uses('Egg Field'),
        now(at('Meadow', 'A Egg Field', 'A Dudlee'), {
          asked: null,
          deck: { A: 4 },
          discard: { A: [] },
          plays: { A: { minions: 1 } },
        }),
        refused(A.uses('Egg Field')),
      ],
    }));

  it('egg-field/1 without one nothing is played; one that cannot be played here is discarded (TOP-2, TOP-3)', () => {
    play({
      seats: { A: { deck: ['Invader', 'Overrun'] } },
      bases: [at('Meadow', 'A Egg Field'), at('Moor')],
      steps: [
        A.uses('Egg Field'),
        now(at('Meadow', 'A Egg Field'), { asked: null, deck: { A: 2 }, discard: { A: [] } }),
      ],
    });
    play({
      cards: [gate],
      seats: { A: { deck: ['Invader', 'Dudlee', 'Overrun'] } },
      bases: [at('Meadow', 'A Egg Field', 'B Gate'), at('Moor')],
      steps: [
        A.uses('Egg Field'),
        now(at('Meadow', 'A Egg Field', 'B Gate'), {
          asked: null,
          deck: { A: 2 },
          discard: { A: ['Dudlee'] },
        }),
      ],
    });
  });

  it('a fusion off the top is played as a minion (FUS-3)', () =>
    play({
      seats: { A: { deck: ['Rosie', 'Filler'] } },
      bases: [at('Meadow', 'A Egg Field'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Egg Field'),
        A.answers('?no'),
        now(at('Meadow', 'A Egg Field', 'A Rosie'), { asked: null, discard: { A: [] } }),
      ],
    }));
});

describe('Five by Five: Draw five cards. Then choose five cards in your hand and place them on top of your deck in any order.', () => {
  it('five come, and any five go back in your order, unseen by others', () =>
    play({
      seats: {
        A: { hand: ['Five by Five', 'Huffie'], deck: ['Invader', 'Scout', 'Dudlee', 'Filler', 'King Rex', 'Overrun'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Five by Five'),
        offered('A', ['Huffie', 'Invader', 'Scout', 'Dudlee', 'Filler', 'King Rex'], ['no', 'Overrun']),
        refused(A.answers('Scout', 'Huffie', 'Filler', 'Invader', 'done')),
        refused(A.answers('Scout', 'Huffie', 'Filler', 'Invader', 'Dudlee', 'King Rex')),
        A.answers('Scout', 'Huffie', 'Filler', 'Invader', 'Dudlee'),
        now({
          asked: null,
          hand: { A: ['King Rex'] },
          deck: { A: ['Scout', 'Huffie', 'Filler', 'Invader', 'Dudlee', 'Overrun'] },
          sees: { B: { lacks: ['Scout', 'Huffie'] } },
        }),
      ],
    }));

  it('all of fewer (RES-11)', () =>
    play({
      seats: { A: { hand: ['Five by Five'], deck: ['Invader', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Five by Five'),
        A.answers('Scout', 'Invader'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Scout', 'Invader'] } }),
      ],
    }));
});

describe('Game Over, Dude!: Choose a base and a power below 5. Play an extra minion of exactly that power off the top of your deck at that base.', () => {
  const bases = [at('Meadow'), at('Moor', 'B Filler')];

  it('game-over-dude/1 base and power are chosen before any card is revealed', () =>
    play({
      seats: { A: { hand: ['Game Over, Dude!'], deck: ['Filler', 'King Rex', 'Invader', 'Dudlee'] } },
      bases,
      steps: [
        A.plays('Game Over, Dude!'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        offered('A', ['0', '1', '2', '3', '4'], ['5', 'no']),
        now({ deck: { A: ['Filler', 'King Rex', 'Invader', 'Dudlee'] } }),
        A.answers('3'),
        logged('A revealed Filler, King Rex, Invader (Game Over, Dude!)'),
        now(at('Moor', 'B Filler', 'A Invader'), {
          asked: null,
          deck: { A: 3 },
          discard: { A: ['Game Over, Dude!'] },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('game-over-dude/2 without one nothing is played; one that cannot be played there is discarded (TOP-2, TOP-3)', () => {
    play({
      seats: { A: { hand: ['Game Over, Dude!'], deck: ['Invader', 'Overrun'] } },
      bases,
      steps: [
        A.plays('Game Over, Dude!'),
        A.answers('Moor', '2'),
        now(at('Moor', 'B Filler'), { asked: null, deck: { A: 2 }, discard: { A: ['Game Over, Dude!'] } }),
      ],
    });
    play({
      cards: [gate],
      seats: { A: { hand: ['Game Over, Dude!'], deck: ['Filler', 'Invader', 'Overrun'] } },
      bases: [at('Meadow', 'B Gate'), at('Moor')],
      steps: [
        A.plays('Game Over, Dude!'),
        A.answers('Meadow', '3'),
        now(at('Meadow', 'B Gate'), {
          asked: null,
          deck: { A: 2 },
          discard: { A: ['Game Over, Dude!', 'Invader'] },
        }),
      ],
    });
  });

  it('an empty deck is refilled first (TOP-2)', () =>
    play({
      seats: { A: { hand: ['Game Over, Dude!'], deck: [], discard: ['Invader', 'Filler'] } },
      bases,
      steps: [
        A.plays('Game Over, Dude!'),
        A.answers('Meadow', '3'),
        now(at('Meadow', 'A Invader'), { asked: null, deck: { A: 1 } }),
      ],
    }));
});

describe('Time to Go: Choose up to three cards in your discard pile and shuffle them into your deck.', () => {
  it('up to three', () => {
    for (const [chosen, left] of [
      [
        ['Invader', 'Overrun', 'Filler'],
        ['Scout', 'Time to Go'],
      ],
      [
        ['Scout', 'done'],
        ['Filler', 'Invader', 'Overrun', 'Time to Go'],
      ],
      [['done'], ['Filler', 'Invader', 'Overrun', 'Scout', 'Time to Go']],
    ] as const)
      play({
        seats: {
          A: { hand: ['Time to Go'], deck: ['Dudlee'], discard: ['Invader', 'Overrun', 'Filler', 'Scout'] },
          B: { discard: ['King Rex'] },
        },
        bases: [at('Meadow')],
        steps: [
          A.plays('Time to Go'),
          offered('A', ['Invader', 'Overrun', 'Filler', 'Scout', 'done'], ['King Rex', 'Time to Go']),
          refused(A.answers('Invader', 'Overrun', 'Filler', 'Scout')),
          A.answers(...chosen),
          now({ asked: null, discard: { A: [...left] }, deck: { A: 6 - left.length } }),
        ],
      });
  });
});

describe('Ancient Crashed Ship: After you have played a minion here from anywhere but your hand, place a +1 power counter on that minion.', () => {
  it('from the deck or the discard pile, whoever plays it; not from the hand, nor elsewhere', () => {
    play({
      seats: { A: { hand: ['Game Over, Dude!', 'Scout'], deck: ['Invader'] } },
      bases: [at('Ancient Crashed Ship', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Game Over, Dude!'),
        A.answers('Ancient Crashed Ship', '3'),
        A.plays('Scout', 'Ancient Crashed Ship'),
        now({ asked: null, cards: { Invader: { counters: 1 }, Scout: { counters: 0 }, Filler: { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['They Keep Coming'], discard: ['Invader'] } },
      bases: [at('Ancient Crashed Ship'), at('Moor')],
      steps: [
        A.plays('They Keep Coming'),
        A.plays('Invader', 'Ancient Crashed Ship', 'discard'),
        now({ asked: null, cards: { Invader: { counters: 1 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['They Keep Coming'], discard: ['Invader'] } },
      bases: [at('Ancient Crashed Ship'), at('Moor')],
      steps: [
        A.plays('They Keep Coming'),
        A.plays('Invader', 'Moor', 'discard'),
        now({ asked: null, cards: { Invader: { counters: 0 } } }),
      ],
    });
  });

  it('not for a minion that nobody has played (MON-7), nor for an action', () => {
    play({
      seats: { A: { hand: ['Egg Field'], deck: ['Head Grabber'] } },
      bases: [at('Ancient Crashed Ship', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Egg Field', 'Ancient Crashed Ship'),
        A.answers('yes'),
        now({ asked: null, cards: { Filler: { counters: 0, on: ['Head Grabber'] } } }),
      ],
    });
  });
});

describe('Brood Hive: Before this base scores, each player with a minion here may play an extra minion off the top of their deck here, beginning with the player to the left of the current player.', () => {
  const seats = {
    A: { deck: ['Overrun', 'Dudlee', ...deck] },
    B: { deck: ['Northern Mover', ...deck] },
    C: { deck: ['Huffie', ...deck] },
    D: { deck },
  };

  it('players with a minion here, from the left of the current player', () =>
    play({
      seats,
      bases: [at('Brood Hive', 'A King Rex +15', 'B Filler', 'C Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        offered('B', ['yes', 'no']),
        B.answers('yes'),
        now(at('Brood Hive', 'A King Rex', 'B Filler', 'B Northern Mover', 'C Walker'), {
          asked: { seat: 'C', has: ['yes', 'no'] },
        }),
        { by: 'C', answer: ['no'] },
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({
          vp: { A: 4, B: 2, C: 1 },
          discard: { A: ['Dudlee', 'King Rex'], B: ['Filler', 'Northern Mover'], C: ['Walker'] },
        }),
      ],
    }));

  it('without a card to reveal nobody is asked; not when another base scores', () => {
    play({
      seats: { A: { deck: [] }, B: { deck: [] } },
      bases: [at('Brood Hive', 'A King Rex +15', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 4, B: 2 } })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Brood Hive', 'A Filler', 'B Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    });
  });

  it('one that ignores this base is not asked (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Brood Hive', 'A King Rex +15', 'B Hermit'), at('Moor')],
      steps: [A.ends(), A.answers('no'), now({ turn: 'B', vp: { A: 4, B: 2 } })],
    }));

  it('Ancient Crashed Ship strengthens what comes there (RES-2)', () =>
    play({
      seats,
      bases: [at('Brood Hive', 'A King Rex +15'), at('Ancient Crashed Ship', 'B Filler')],
      steps: [A.ends(), A.answers('yes'), now({ turn: 'B', discard: { A: ['King Rex', 'Dudlee'] } })],
    }));

  it('brood-hive/1 among the mandatory abilities, in the order that the current player chooses (ME-1)', () =>
    play({
      cards: [
        minionCard(
          'Herald',
          1,
          'Ongoing: Before a base scores, nothing happens.',
          atMoment('beforeScore', {}, function* () {}),
        ),
      ],
      seats: { A: { deck, hand: ['Full Sail'] }, B: { deck } },
      bases: [at('Brood Hive', 'A King Rex +15', 'A Herald'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Brood Hive', 'Herald'], ['no', 'Full Sail']),
        A.answers('Brood Hive', 'yes'),
        now(at('Brood Hive', 'A King Rex', 'A Herald', 'A Filler')),
      ],
    }));
});

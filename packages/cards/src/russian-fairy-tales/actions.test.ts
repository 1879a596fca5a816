import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const filled = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Bewitched: Put this on a minion. Ongoing: This minion has +2 power; when it leaves play, transfer this action to another minion.', () => {
  it('+2; when its minion is destroyed it goes to another one of your choice', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'B Filler with A Bewitched', 'A Walker'), at('Moor', '- Bigfoot', 'B Scout')],
      steps: [
        now({ cards: { Filler: { power: 3 } } }),
        B.plays('Big Gulp'),
        B.answers('?Filler'),
        offered('A', ['Walker', 'Bigfoot', 'Scout'], ['Filler', 'no']),
        A.answers('Scout'),
        now(at('Moor', '- Bigfoot', 'B Scout with A Bewitched'), { asked: null, cards: { Scout: { power: 5 } } }),
      ],
    }));

  it('when its minion returns, and when its base has scored: to a minion elsewhere, not to one that leaves as well (RES-10)', () => {
    play({
      seats: { A: { hand: ['Collector'] }, B: {} },
      bases: [at('Meadow', 'B Filler with A Bewitched'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Collector', 'Meadow'),
        A.answers('?Filler'),
        A.answers('?Walker'),
        now(at('Moor', 'A Walker with A Bewitched'), { asked: null, hand: { B: ['Filler'] } }),
      ],
    });
    play({
      seats: { A: { deck: filled }, B: { deck: filled } },
      bases: [
        at('Meadow', 'B Walker', 'A King Rex +2 with A Bewitched', 'B Filler'),
        at('Moor', 'A Scout', 'A Walker'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Scout', 'Walker@Moor'], ['Filler', 'Walker@Meadow']),
        A.answers('Scout'),
        now(at('Moor', 'A Scout with A Bewitched', 'A Walker'), { turn: 'B' }),
      ],
    });
  });

  it('discarded if no other minion is in play', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases: [at('Meadow', 'B Filler with A Bewitched')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow'), { asked: null, discard: { A: ['Bewitched', 'Seeing Stars'] } }),
      ],
    }));

  it('it moves with its minion, and stays when another leaves', () =>
    play({
      seats: { A: { hand: ['Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Scout with A Bewitched', 'B Filler')],
      steps: [A.plays('Cannon'), A.answers('Filler'), now(at('Meadow', 'A Scout with A Bewitched'), { asked: null })],
    }));
});

describe('Fetch I Know Not What: Reveal cards from the top of your deck until two actions have shown. Of the two, you may place any number into your hand. Shuffle the other revealed cards into your deck.', () => {
  const deck = ['Walker', 'Howl', 'Scout', 'Dice Ninja', 'Cannon'];

  it('any number of the two; the others are shuffled in', () => {
    for (const [answers, hand] of [
      [['Howl', 'Dice Ninja'], ['Howl', 'Dice Ninja'], logged('A shuffled the deck')],
      [['Howl', 'done'], ['Howl']],
      [['done'], []],
    ] as const)
      play({
        seats: { A: { hand: ['Fetch I Know Not What'], deck } },
        bases: [at('Meadow')],
        steps: [
          A.plays('Fetch I Know Not What'),
          offered('A', ['Howl', 'Dice Ninja', 'done'], ['Walker', 'Scout', 'Cannon']),
          A.answers(...answers),
          now({ asked: null, hand: { A: [...hand] }, deck: { A: { count: 5 - hand.length } } }),
        ],
      });
  });

  it('fewer if the deck runs out; nothing with none (TOP-2)', () => {
    play({
      seats: { A: { hand: ['Fetch I Know Not What'], deck: ['Walker', 'Howl'], discard: ['Cannon'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Fetch I Know Not What'),
        offered('A', ['Howl', 'done'], ['Cannon']),
        A.answers('Howl'),
        now({ asked: null, hand: { A: ['Howl'] }, deck: { A: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Fetch I Know Not What'], deck: ['Walker'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Fetch I Know Not What'), now({ asked: null, hand: { A: [] }, deck: { A: ['Walker'] } })],
    });
  });
});

describe("Go I Know Not Whither: Choose a base. For each other player, shuffle a random one of that player's minions there into its owner's deck.", () => {
  it('one of each other player there', () =>
    play({
      seats: { A: { hand: ['Go I Know Not Whither'] }, B: { deck: [] }, C: { deck: [] } },
      bases: [at('Meadow', 'A Walker', 'B Filler', 'B Filler', 'C Scout', '- Bigfoot'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Go I Know Not Whither'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'B Filler', '- Bigfoot'), {
          asked: null,
          deck: { B: ['Filler'], C: ['Scout'] },
        }),
      ],
    }));
});

describe('Go See My Sister: Put this on a base. Ongoing: You may draw a card after you play a minion here or move one of your minions to here.', () => {
  const deck = ['Howl', 'Poison', 'Upgrade'];

  it('after each minion you play here or move here', () =>
    play({
      seats: { A: { hand: ['Filler', 'Dinghy'], deck }, B: {} },
      bases: [at('Meadow', 'A Go See My Sister'), at('Moor', 'A Walker', 'A Scout')],
      steps: [
        A.plays('Filler', 'Meadow'),
        offered('A', ['Go See My Sister', 'pass']),
        A.answers('Go See My Sister'),
        now({ asked: null, hand: { A: ['Dinghy', 'Howl'] } }),
        A.plays('Dinghy'),
        A.answers('Walker', 'Scout', '?Meadow', '?Meadow'),
        A.answers('Go See My Sister', 'Go See My Sister'),
        now({ asked: null, hand: { A: ['Howl', 'Poison', 'Upgrade'] } }),
      ],
    }));

  it('not when one of yours moves elsewhere', () =>
    play({
      seats: { A: { hand: ['Dinghy'], deck }, B: {} },
      bases: [at('Meadow', 'A Go See My Sister'), at('Moor', 'A Walker'), at('Marsh')],
      steps: [A.plays('Dinghy'), A.answers('Walker', '?done', '?Marsh'), now(at('Marsh', 'A Walker'), { asked: null })],
    }));

  it('not elsewhere, not for another’s, not when another moves yours; may be passed', () => {
    play({
      seats: { A: { hand: ['Filler'], deck }, B: {} },
      bases: [at('Meadow', 'A Go See My Sister'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Filler', 'Shanghai'], deck } },
      bases: [at('Meadow', 'A Go See My Sister'), at('Moor', 'A Walker')],
      steps: [
        B.plays('Filler', 'Meadow'),
        now({ asked: null }),
        B.plays('Shanghai'),
        B.answers('?Walker'),
        now(at('Meadow', 'A Go See My Sister', 'B Filler', 'A Walker'), { asked: null, hand: { A: [] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Shanghai', 'Filler'], deck }, B: {} },
      bases: [at('Meadow', 'A Go See My Sister'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Shanghai'),
        now(at('Meadow', 'A Go See My Sister', 'B Walker'), { asked: null, hand: { A: ['Filler'] } }),
        A.plays('Filler', 'Meadow'),
        A.answers('pass'),
        now({ asked: null, hand: { A: [] } }),
      ],
    });
  });
  it('not after a titan has moved here (TIT-4)', () =>
    play({
      cards: [
        actionCard(
          'Shove',
          'standard',
          'Move the titan of the last base to the first one.',
          onPlay(function* () {
            const [to, from] = yield* look((q) => [q.bases()[0]!, q.bases().at(-1)!]);
            yield* act(ops.move((yield* look((q) => q.titansAt(from!)[0]!))!, to!));
          }),
        ),
      ],
      seats: { A: { hand: ['Shove'], deck } },
      bases: [at('Meadow', 'A Go See My Sister'), at('Moor', 'A Emperor Penguin')],
      steps: [A.plays('Shove'), now(at('Meadow', 'A Go See My Sister', 'A Emperor Penguin'), { asked: null })],
    }));
});

describe('Mass Transformation: Each player places their whole hand on the bottom of their deck and draws as many cards as they placed.', () => {
  it('each in turn, in an order of their own; as many as before', () =>
    play({
      seats: {
        A: { hand: ['Mass Transformation', 'Scout', 'Howl'], deck: ['Walker', 'Filler', 'Cannon'] },
        B: { hand: ['Dinghy', 'Poison'], deck: ['Upgrade'] },
        C: { hand: [], deck: ['Zapbot'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Mass Transformation'),
        A.answers('Howl', 'Scout'),
        now({ hand: { A: ['Walker', 'Filler'] }, deck: { A: ['Cannon', 'Howl', 'Scout'] } }),
        B.answers('Poison', 'Dinghy'),
        now({
          asked: null,
          hand: { B: ['Upgrade', 'Poison'], C: [] },
          deck: { B: ['Dinghy'], C: ['Zapbot'] },
        }),
      ],
    }));
});

describe("The Frog Princess: Put this on one of your minions. Talent: Place this minion on the bottom of its owner's deck to play, as an extra minion here, a minion off the top of your own deck and transfer this action to the new minion; afterwards shuffle your deck.", () => {
  it('the-frog-princess/1 the new minion is played immediately and gets it; once a turn', () =>
    play({
      seats: { A: { hand: ['The Frog Princess'], deck: ['Howl', 'Scout', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        refused(A.plays('The Frog Princess', 'Walker')),
        A.plays('The Frog Princess', 'Filler'),
        A.uses('The Frog Princess'),
        now(at('Meadow', 'A Scout with A The Frog Princess', 'B Walker'), {
          asked: null,
          deck: { A: { has: ['Filler', 'Howl', 'Cannon'], count: 3 } },
          discard: { A: [] },
          plays: { A: { minions: 1 } },
        }),
        refused(A.uses('The Frog Princess')),
      ],
    }));

  it('its minion goes under its owner’s deck, the new one comes from yours', () =>
    play({
      seats: { A: { deck: ['Scout'] }, B: { deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Filler with A The Frog Princess')],
      steps: [
        A.uses('The Frog Princess'),
        now(at('Meadow', 'A Scout with A The Frog Princess'), { asked: null, deck: { B: ['Cannon', 'Filler'] } }),
      ],
    }));

  it('discarded without a new minion, or if that one has gone', () => {
    play({
      seats: { A: { deck: ['Howl'] }, B: { deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Filler with A The Frog Princess')],
      steps: [
        A.uses('The Frog Princess'),
        now(at('Meadow'), { asked: null, discard: { A: ['The Frog Princess'] }, deck: { A: 1, B: 2 } }),
      ],
    });
    play({
      seats: { A: { deck: ['Scout'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A The Frog Princess', 'B Leprechaun')],
      steps: [
        A.uses('The Frog Princess'),
        now(at('Meadow', 'B Leprechaun'), { asked: null, discard: { A: { has: ['The Frog Princess', 'Scout'] } } }),
      ],
    });
  });

  it('it stays on a minion that is not placed', () =>
    play({
      cards: [
        minionCard(
          'Stone',
          1,
          'Ongoing: This minion cannot be placed anywhere.',
          protect((_q, me, op) => op.verb === 'place' && op.card === me.self),
        ),
      ],
      seats: { A: { deck: ['Scout'] }, B: {} },
      bases: [at('Meadow', 'B Stone with A The Frog Princess')],
      steps: [
        A.uses('The Frog Princess'),
        now(at('Meadow', 'B Stone with A The Frog Princess'), { asked: null, deck: { A: 1 } }),
      ],
    }));

  it('the-frog-princess/2 with Baba Yaga or Transformation it is discarded, and does nothing', () => {
    play({
      seats: { A: { hand: ['Transformation'], deck: ['Scout'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A The Frog Princess')],
      steps: [
        A.plays('Transformation'),
        now(at('Meadow', 'A Scout'), { asked: null, discard: { A: ['The Frog Princess', 'Transformation'] } }),
      ],
    });
    play({
      seats: { A: { deck: ['Scout'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A The Frog Princess', 'A Baba Yaga')],
      steps: [
        A.uses('Baba Yaga'),
        now(at('Meadow', 'A Scout', 'A Baba Yaga'), { asked: null, discard: { A: ['The Frog Princess'] } }),
      ],
    });
  });
});

describe('The Water of Life: From your discard pile, place a minion on top of your deck. You may play an extra action.', () => {
  it('a minion of the discard pile; an extra action', () =>
    play({
      seats: { A: { hand: ['The Water of Life', 'Howl'], deck: ['Cannon'], discard: ['Scout', 'Walker', 'Dinghy'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Water of Life'),
        offered('A', ['Scout', 'Walker'], ['Dinghy', 'no']),
        A.answers('Walker'),
        now({ asked: null, deck: { A: ['Walker', 'Cannon'] } }),
        A.plays('Howl'),
      ],
    }));

  it('without a minion there only the action', () =>
    play({
      seats: { A: { hand: ['The Water of Life', 'Howl'], deck: ['Cannon'], discard: ['Dinghy'] } },
      bases: [at('Meadow')],
      steps: [A.plays('The Water of Life'), now({ asked: null, deck: { A: 1 } }), A.plays('Howl')],
    }));
});

describe("Transformation: Choose a minion and place it on the bottom of its owner's deck to have its owner play, as an extra minion at the base where it was, a minion off the top of their deck; shuffle that deck afterwards.", () => {
  it('transformation/1 any minion; its owner plays another there immediately', () =>
    play({
      seats: { A: { hand: ['Transformation'] }, B: { deck: ['Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Transformation'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker'),
        now(at('Moor', 'B Scout'), { asked: null, deck: { B: { has: ['Howl', 'Walker'], count: 2 } } }),
      ],
    }));

  it('one that cannot be played there is discarded (TOP-3)', () =>
    play({
      seats: { A: { hand: ['Transformation'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', 'A Dangerous Ground', 'B Walker')],
      steps: [
        A.plays('Transformation'),
        now(at('Meadow', 'A Dangerous Ground'), { asked: null, discard: { B: ['Filler'] }, deck: { B: ['Walker'] } }),
      ],
    }));
});

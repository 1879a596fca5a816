/* Long because each card is tried against many others. */
import { cannotBeDestroyed, isYours, protect } from '@smash/engine/script';
import { A, at, B, logged, minionCard, never, now, offered, picks, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const nailed = minionCard(
  'Nail',
  1,
  'Ongoing: No card here can be placed anywhere.',
  protect((q, me, op) => op.verb === 'place' && q.inPlay(op.card) && q.base(op.card) === q.base(me.self)),
);
const filled = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe("Baba Yaga: Talent: Choose another minion here and place it on the bottom of its owner's deck to have its owner play here, as an extra minion, a minion off the top of their deck; shuffle that deck afterwards.", () => {
  it('baba-yaga/1 its owner plays the first minion of the deck here, immediately', () =>
    play({
      seats: { A: { deck: filled }, B: { deck: ['Howl', 'Scout', 'Dinghy'] } },
      bases: [at('Meadow', 'A Baba Yaga', 'A Filler', 'B Walker'), at('Moor', 'B Filler')],
      steps: [
        A.uses('Baba Yaga'),
        offered('A', ['Filler/A', 'Walker'], ['Baba Yaga', 'Filler/B', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Baba Yaga', 'A Filler', 'B Scout'), {
          asked: null,
          deck: { B: { has: ['Howl', 'Dinghy', 'Walker'], count: 3 } },
        }),
        refused(A.uses('Baba Yaga')),
      ],
    }));

  it('a borrowed minion: its owner plays one; the same minion if it is the only one', () => {
    play({
      seats: { A: { deck: filled }, B: { deck: ['Scout'] } },
      bases: [at('Meadow', 'A Baba Yaga', 'A Walker of B'), at('Moor')],
      steps: [A.uses('Baba Yaga'), now(at('Meadow', 'A Baba Yaga', 'B Scout'), { asked: null })],
    });
    play({
      seats: { A: { deck: filled }, B: { deck: ['Howl'] } },
      bases: [at('Meadow', 'A Baba Yaga', 'B Filler'), at('Moor')],
      steps: [
        A.uses('Baba Yaga'),
        now(at('Meadow', 'A Baba Yaga', 'B Filler'), { asked: null, deck: { B: ['Howl'] } }),
      ],
    });
  });

  it('a monster goes to its pile, and nobody plays one; alone here it is not offered', () => {
    play({
      seats: { A: { deck: ['Scout'] }, B: { deck: ['Scout'] } },
      bases: [at('Meadow', 'A Baba Yaga', '- Bigfoot'), at('Moor')],
      steps: [A.uses('Baba Yaga'), now(at('Meadow', 'A Baba Yaga'), { asked: null, monsterDiscard: ['Bigfoot'] })],
    });
    play({ bases: [at('Meadow', 'A Baba Yaga'), at('Moor', 'B Filler')], steps: [refused(A.uses('Baba Yaga'))] });
  });

  it('one that is not placed is not replaced (RES-3)', () =>
    play({
      seats: { A: { deck: filled }, B: { deck: ['Scout'] } },
      bases: [at('Meadow', 'A Baba Yaga', 'B Filler with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [A.uses('Baba Yaga'), now(at('Meadow', 'A Baba Yaga', 'B Filler'), { asked: null, deck: { B: 1 } })],
    }));
});

describe('Finist the Falcon: Special: Before a base scores, you may move this minion to that base OR, if it is there already, return it to your hand and play it as an extra minion on another base.', () => {
  const seats = { A: { deck: filled }, B: { deck: filled } };

  it('from another base it comes', () =>
    play({
      seats,
      bases: [at('Meadow', 'A King Rex', 'B Walker +3'), at('Moor', 'A Finist the Falcon'), at('Marsh')],
      steps: [
        A.ends(),
        offered('A', ['Finist the Falcon', 'pass']),
        A.answers('Finist the Falcon'),
        now(at('Moor'), { turn: 'B', vp: { A: 3, B: 2 }, discard: { A: ['King Rex', 'Finist the Falcon'] } }),
      ],
    }));

  it('finist-the-falcon/1 from there it is played again on another base, from where it may come again', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Finist the Falcon +2', 'B King Rex'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('Finist the Falcon'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Finist the Falcon'), { cards: { 'Finist the Falcon': { counters: 0 } } }),
        offered('A', ['Finist the Falcon', 'pass']),
        A.answers('Finist the Falcon'),
        now(at('Moor'), { turn: 'B', vp: { A: 2, B: 3 } }),
      ],
    }));

  it('may be passed', () =>
    play({
      seats,
      bases: [at('Meadow', 'A King Rex +3'), at('Moor', 'A Finist the Falcon')],
      steps: [A.ends(), A.answers('pass'), now(at('Moor', 'A Finist the Falcon'), { turn: 'B' })],
    }));

  it('a borrowed one returns to its owner, and is not played', () =>
    play({
      seats,
      bases: [at('Meadow', 'A King Rex', 'A Finist the Falcon of B'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Finist the Falcon'),
        now(at('Moor'), { turn: 'B', hand: { B: ['Finist the Falcon'] } }),
      ],
    }));
});

describe('The Birch Woman: Ongoing: You may search your hand, deck and/or discard pile for The Birch after this minion goes from play to the discard pile; place the found card into your hand OR play it as an extra minion.', () => {
  it('the-birch-woman/1 the-birch-woman/2 after it is destroyed: from the deck, played immediately', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Cannon', 'The Birch', 'Walker'] }, B: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'A The Birch Woman'), at('Moor')],
      steps: [
        B.plays('Big Gulp'),
        offered('A', ['The Birch Woman', 'pass']),
        A.answers('The Birch Woman'),
        A.answers('?The Birch', 'play'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A The Birch'), { asked: null, deck: { A: { count: 2 } }, discard: { A: ['The Birch Woman'] } }),
      ],
    }));

  it('the-birch-woman/1 after its base has scored: from the discard pile into the hand', () =>
    play({
      seats: { A: { deck: ['Walker', ...filled], discard: ['The Birch'] }, B: { deck: filled } },
      bases: [at('Meadow', 'A The Birch Woman +6'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('The Birch Woman', 'open'),
        offered('A', ['hand', 'play']),
        A.answers('hand'),
        now({ turn: 'B', hand: { A: { has: ['The Birch'] } } }),
      ],
    }));

  it('one in the hand may be played, or shown and kept', () => {
    for (const answer of ['hand', 'play'])
      play({
        turn: 'B',
        seats: { A: { hand: ['The Birch'], deck: ['Walker'] }, B: { hand: ['Big Gulp'] } },
        bases: [at('Meadow', 'A The Birch Woman')],
        steps: [
          B.plays('Big Gulp'),
          A.answers('The Birch Woman', 'open', answer),
          now(at('Meadow', ...(answer === 'play' ? ['A The Birch'] : [])), {
            asked: null,
            hand: { A: answer === 'play' ? [] : ['The Birch'] },
          }),
        ],
      });
  });

  it('not when another goes there, nor when it goes to the hand; may be passed', () => {
    play({
      turn: 'B',
      seats: { A: { deck: ['The Birch'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A The Birch Woman', 'A Filler')],
      steps: [B.plays('Seeing Stars'), B.answers('?Filler'), now({ asked: null, deck: { A: 1 } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck: ['The Birch'] }, B: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'A The Birch Woman')],
      steps: [B.plays('Big Gulp'), A.answers('pass'), now(at('Meadow'), { asked: null, deck: { A: 1 } })],
    });
  });
  it('of two one is chosen; played, it does not go to the hand first; a searched deck is shuffled (DECK-2)', () => {
    const seats = {
      A: { hand: ['The Birch'], deck: ['Walker', 'The Birch'] },
      B: { hand: ['Big Gulp'] },
    };
    play({
      turn: 'B',
      seats,
      bases: [at('Meadow', 'A The Birch Woman')],
      steps: [
        B.plays('Big Gulp'),
        A.answers('The Birch Woman', 'deck'),
        offered('A', ['The Birch', 'The Birch'], ['Walker', 'no']),
        A.answers('The Birch@hand', 'play'),
        now(at('Meadow', 'A The Birch'), { asked: null, hand: { A: [] }, deck: { A: 2 } }),
        never('place'),
        logged('A shuffled the deck'),
      ],
    });
  });
});

describe("The Gray Wolf: Talent: Place this minion on top of its owner's deck to play here an extra minion, on which you place a +1 power counter.", () => {
  it('an extra minion here, with a counter', () =>
    play({
      seats: { A: { hand: ['Scout', 'Cannon'], deck: ['Howl'] } },
      bases: [at('Meadow', 'A The Gray Wolf'), at('Moor')],
      steps: [
        A.uses('The Gray Wolf'),
        offered('A', ['Scout', 'no'], ['Cannon']),
        A.answers('Scout'),
        now(at('Meadow', 'A Scout'), {
          asked: null,
          deck: { A: ['The Gray Wolf', 'Howl'] },
          cards: { Scout: { counters: 1 } },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('none, if you like or have none', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: [] } },
      bases: [at('Meadow', 'A The Gray Wolf')],
      steps: [
        A.uses('The Gray Wolf'),
        A.answers('no'),
        now(at('Meadow'), { asked: null, deck: { A: ['The Gray Wolf'] } }),
      ],
    }));

  it('nothing if it is not placed', () =>
    play({
      cards: [nailed],
      seats: { A: { hand: ['Scout'], deck: [] } },
      bases: [at('Meadow', 'A The Gray Wolf', 'A Nail')],
      steps: [A.uses('The Gray Wolf'), now(at('Meadow', 'A The Gray Wolf', 'A Nail'), { asked: null, hand: { A: 1 } })],
    }));

  it('no counter for one that leaves as it is played', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: [] }, B: {} },
      bases: [at('Meadow', 'A The Gray Wolf', 'B Leprechaun')],
      steps: [A.uses('The Gray Wolf'), A.answers('Scout'), now(at('Meadow', 'B Leprechaun'), { asked: null })],
    }));
});

describe('Foolish Magician: Draw three cards, then choose three cards in your hand and place them on the top and/or the bottom of your deck, in any order.', () => {
  it('three of the new hand, to either end', () =>
    play({
      seats: { A: { hand: ['Foolish Magician', 'Scout'], deck: ['Howl', 'Dinghy', 'Cannon', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Foolish Magician'),
        offered('A', ['Scout', 'Howl', 'Dinghy', 'Cannon'], ['no', 'done', 'Walker']),
        picks('A', 3, 3),
        refused(A.answers('Scout', 'Howl', 'done')),
        refused(A.answers('Scout', 'Howl', 'Cannon', 'Dinghy')),
        A.answers('Scout', 'Howl', 'Cannon'),
        A.answers('Cannon', 'Scout', 'done'),
        now({ asked: null, hand: { A: ['Dinghy'] }, deck: { A: ['Cannon', 'Scout', 'Walker', 'Howl'] } }),
      ],
    }));
});

describe('The Birch: Ongoing: You may destroy this minion at the start of your turn to search your hand, deck and/or discard pile for The Birch Woman, which you then place into your hand OR play here as an extra minion.', () => {
  it('the-birch/2 at the start of your turn: The Birch Woman, played here immediately', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Cannon', 'The Birch Woman', 'Walker'] } },
      bases: [at('Meadow', 'A The Birch'), at('Moor')],
      steps: [
        offered('A', ['The Birch', 'pass']),
        A.answers('The Birch', '?The Birch Woman', 'play'),
        now(at('Meadow', 'A The Birch Woman'), {
          phase: 'play',
          discard: { A: ['The Birch'] },
          deck: { A: { count: 2 } },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('or into the hand; may be passed; not on another’s turn', () => {
    play({
      phase: 'start',
      seats: { A: { deck: ['The Birch Woman'] } },
      bases: [at('Meadow', 'A The Birch')],
      steps: [A.answers('The Birch', 'hand'), now(at('Meadow'), { phase: 'play', hand: { A: ['The Birch Woman'] } })],
    });
    play({
      phase: 'start',
      seats: { A: { deck: ['The Birch Woman'] } },
      bases: [at('Meadow', 'A The Birch')],
      steps: [A.answers('pass'), now(at('Meadow', 'A The Birch'), { phase: 'play', deck: { A: 1 } })],
    });
    play({
      phase: 'start',
      turn: 'B',
      seats: { A: { deck: ['The Birch Woman'] } },
      bases: [at('Meadow', 'A The Birch')],
      steps: [now(at('Meadow', 'A The Birch'), { phase: 'play' })],
    });
  });

  it('the-birch/1 destroyed by another ability it finds nothing', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['The Birch Woman'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A The Birch')],
      steps: [B.plays('Seeing Stars'), now(at('Meadow'), { asked: null, deck: { A: 1 } })],
    }));

  it('into the hand if she cannot be played here', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['The Birch Woman'] }, B: {} },
      bases: [at('Meadow', 'A The Birch', 'B Dangerous Ground'), at('Moor')],
      steps: [A.answers('The Birch'), now({ phase: 'play', hand: { A: ['The Birch Woman'] } })],
    }));

  it('nothing is searched if it is not destroyed', () =>
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Your minions cannot be destroyed.',
          cannotBeDestroyed((q, me, ix) => isYours(me)(q, ix)),
        ),
      ],
      phase: 'start',
      seats: { A: { deck: ['The Birch Woman'] } },
      bases: [at('Meadow', 'A The Birch', 'A Keeper')],
      steps: [A.answers('The Birch'), now(at('Meadow', 'A The Birch', 'A Keeper'), { phase: 'play', deck: { A: 1 } })],
    }));
});

describe("Tsar Eagle: Draw a card OR choose a minion in another player's discard pile and place it on top of that player's deck.", () => {
  it('a card, or a minion of another’s discard pile on that deck', () => {
    const seats = {
      A: { hand: ['Tsar Eagle'], deck: ['Howl'], discard: ['Zapbot'] },
      B: { deck: ['Cannon'], discard: ['Walker', 'Dinghy'] },
      C: { deck: [], discard: ['Scout'] },
    };
    play({
      seats,
      bases: [at('Meadow')],
      steps: [
        A.plays('Tsar Eagle'),
        offered('A', ['draw', 'place'], ['no']),
        A.answers('place'),
        offered('A', ['Walker', 'Scout'], ['Dinghy', 'Zapbot', 'no']),
        A.answers('Walker'),
        now({ asked: null, deck: { B: ['Walker', 'Cannon'] }, discard: { B: ['Dinghy'] } }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow')],
      steps: [A.plays('Tsar Eagle'), A.answers('draw'), now({ asked: null, hand: { A: ['Howl'] } })],
    });
  });

  it('without such a minion a card', () =>
    play({
      seats: { A: { hand: ['Tsar Eagle'], deck: ['Howl'] }, B: { discard: ['Cannon'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Tsar Eagle'), now({ asked: null, hand: { A: ['Howl'] } })],
    }));
  it('with one such minion there is still a choice', () =>
    play({
      seats: { A: { hand: ['Tsar Eagle'], deck: ['Howl'] }, B: { deck: ['Cannon'], discard: ['Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Tsar Eagle'),
        offered('A', ['draw', 'place'], ['no']),
        A.answers('place'),
        now({ asked: null, deck: { B: ['Walker', 'Cannon'] } }),
      ],
    }));
});

describe("Toad: You may give another player control of this minion to shuffle a different minion of that player here into its owner's deck.", () => {
  it('a minion of that player here goes into its owner’s deck', () =>
    play({
      seats: { A: { hand: ['Toad'] }, B: { deck: ['Cannon'] }, C: {} },
      bases: [at('Meadow', 'B Walker', 'B Invader', 'C Scout', 'A Filler'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Toad', 'Meadow'),
        offered('A', ['B', 'C', 'no'], ['A']),
        A.answers('B'),
        offered('A', ['Walker', 'Invader'], ['Toad', 'Scout', 'Filler/A', 'Filler/B', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Walker', 'C Scout', 'A Filler', 'B Toad'), {
          asked: null,
          deck: { B: { has: ['Invader'], count: 2 } },
        }),
      ],
    }));

  it('may be kept; given to one without a minion here', () => {
    play({
      seats: { A: { hand: ['Toad'] } },
      bases: [at('Meadow', 'B Walker', '- Bigfoot')],
      steps: [A.plays('Toad'), A.answers('no'), now(at('Meadow', 'B Walker', '- Bigfoot', 'A Toad'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Toad'] } },
      bases: [at('Meadow'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Toad', 'Meadow'),
        A.answers('B'),
        now(at('Meadow', 'B Toad'), at('Moor', 'B Walker'), { asked: null }),
      ],
    });
  });
});

describe('Giant Turnip: Each minion on this base reduces its breakpoint by 1.', () => {
  it('every minion here, whoever has it, one that nobody controls as well', () =>
    play({
      bases: [at('Giant Turnip', 'A Walker', 'B Filler', '- Bigfoot', 'A Full Moon'), at('Moor', 'A Filler')],
      steps: [now({ bases: { 'Giant Turnip': { breakpoint: 34 }, Moor: { breakpoint: 10 } } })],
    }));
});

describe("Transformation Spring: On your turn, once, after you play a minion here you may place it on the bottom of its owner's deck to play, as an extra minion here, a minion off the top of your own deck.", () => {
  it('another off the top of your deck, once a turn', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Cannon', 'Scout', 'Howl'] } },
      bases: [at('Transformation Spring'), at('Moor')],
      steps: [
        A.plays('Filler', 'Transformation Spring'),
        offered('A', ['Transformation Spring', 'pass']),
        A.answers('Transformation Spring'),
        now(at('Transformation Spring', 'A Scout'), { asked: null, deck: { A: { has: ['Filler'], count: 3 } } }),
      ],
    }));

  it('nothing off the top for one that is not placed', () =>
    play({
      cards: [nailed],
      seats: { A: { hand: ['Filler'], deck: ['Scout'] } },
      bases: [at('Transformation Spring', 'A Nail')],
      steps: [
        A.plays('Filler', 'Transformation Spring'),
        A.answers('Transformation Spring'),
        now(at('Transformation Spring', 'A Nail', 'A Filler'), { asked: null, deck: { A: 1 } }),
      ],
    }));

  it('may be passed; not elsewhere; not on another’s turn', () => {
    play({
      seats: { A: { hand: ['Filler'], deck: ['Scout'] } },
      bases: [at('Transformation Spring'), at('Moor')],
      steps: [
        A.plays('Filler', 'Transformation Spring'),
        A.answers('pass'),
        now(at('Transformation Spring', 'A Filler'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Filler'], deck: ['Scout'] } },
      bases: [at('Transformation Spring'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now(at('Moor', 'A Filler'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Jam All Night Long'] }, B: { hand: ['Filler'], deck: ['Scout'] } },
      bases: [at('Transformation Spring', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Jam All Night Long', 'Transformation Spring'),
        A.uses('Jam All Night Long'),
        A.answers('B', 'none'),
        now({ asked: null }),
      ],
    });
  });
});

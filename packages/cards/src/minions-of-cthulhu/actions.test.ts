import { extraAction, special } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, type Play, play, refused } from '@smash/testkit/play';
import { miser } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

/** Actions come outside the Play Cards phase, too. */
const afterthought = minionCard(
  'Afterthought',
  1,
  'Special: Before a base scores, you may play an extra action.',
  special('beforeScore', { may: true, limit: 'baseByName' }, function* (me) {
    yield* extraAction(me.seat);
  }),
);
const scoring = [at('Meadow', 'B Filler +9'), at('Moor', 'A Afterthought')];

describe('Corruption: Draw a Madness card, then destroy a minion.', () => {
  const hand = { A: { hand: ['Corruption'] } };

  it('any minion, of any power and any player, and one is mandatory (RES-11)', () =>
    play({
      seats: hand,
      madness: 3,
      bases: [at('Meadow', 'B Pirate King', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Corruption'),
        offered('A', ['Pirate King', 'Walker/A', 'Walker/B'], ['no', 'done']),
        now({ hand: { A: ['Madness'] }, madness: 2 }),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Walker'), { asked: null, discard: { B: ['Pirate King'] } }),
      ],
    }));

  it('the card is drawn even when there is nobody to destroy, or the only one is protected (RES-3, RES-13)', () => {
    play({ seats: hand, bases: [at('Meadow'), at('Moor')], steps: [A.plays('Corruption'), now({ madness: 29 })] });
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Corruption'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), { asked: null, hand: { A: ['Madness'] } }),
      ],
    });
  });

  it('with no Madness card left the minion is destroyed anyway (MAD-1, RES-3)', () =>
    play({
      seats: hand,
      madness: 0,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Corruption'), now(at('Meadow'), { asked: null, hand: { A: [] }, discard: { B: ['Walker'] } })],
    }));
});

describe('Cthulhu Fhtagn: Reveal cards from the top of your deck until two actions are revealed. Place those two into your hand and the other revealed cards on the bottom of your deck.', () => {
  const fhtagn = 'Cthulhu Fhtagn';

  it('up to the second action, which all see; the others go under the deck in the order you like (RES-9, INFO-3)', () =>
    play({
      seats: { A: { hand: [fhtagn], deck: ['Walker', 'Howl', 'Scout', 'Invader', 'Madness', 'Probe', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(fhtagn),
        offered('A', ['Walker', 'Scout', 'Invader'], ['Howl', 'Madness', 'Probe', 'Filler', 'no']),
        A.answers('Scout', 'Invader', 'Walker'),
        now({
          asked: null,
          hand: { A: ['Howl', 'Madness'] },
          deck: { A: { top: ['Probe', 'Filler'], bottom: ['Scout', 'Invader', 'Walker'], count: 5 } },
          sees: { B: { has: ['Walker', 'Howl', 'Scout', 'Invader', 'Madness'], lacks: ['Probe'] } },
        }),
      ],
    }));

  it('with two actions on top nothing else is revealed', () =>
    play({
      seats: { A: { hand: [fhtagn], deck: ['Howl', 'Howl', 'Probe', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(fhtagn),
        now({
          asked: null,
          hand: { A: ['Howl', 'Howl'] },
          deck: { A: { top: ['Probe', 'Filler'], count: 2 } },
          sees: { B: { lacks: ['Probe'] } },
        }),
      ],
    }));

  it('a deck that runs out just stops it: what was found is taken, the discard pile stays (DECK-1)', () =>
    play({
      seats: { A: { hand: [fhtagn], deck: ['Walker', 'Howl', 'Scout'], discard: ['Probe'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(fhtagn),
        A.answers('Walker', 'Scout'),
        now({
          asked: null,
          hand: { A: ['Howl'] },
          deck: { A: { bottom: ['Walker', 'Scout'], count: 2 } },
          discard: { A: ['Probe', fhtagn] },
        }),
      ],
    }));

  it('an empty deck is first rebuilt from the discard pile; with no card at all nothing happens (DECK-1)', () => {
    const table = [at('Meadow'), at('Moor')];
    play({
      seats: { A: { hand: [fhtagn], deck: [], discard: ['Howl', 'Probe'] } },
      bases: table,
      steps: [A.plays(fhtagn), now({ asked: null, hand: { A: ['Howl', 'Probe'] }, discard: { A: [fhtagn] } })],
    });
    play({
      seats: { A: { hand: [fhtagn], deck: [] } },
      bases: table,
      steps: [A.plays(fhtagn), now({ asked: null, hand: { A: [] }, deck: { A: [] } })],
    });
  });
});

describe('It Begins Again: Choose any number of actions in your discard pile and shuffle them into your deck.', () => {
  const seats = () => ({
    A: { hand: ['It Begins Again'], deck: ['Filler'], discard: ['Howl', 'Walker', 'Madness', 'Probe'] },
    B: { discard: ['Seeing Stars'] },
  });
  const bases = [at('Meadow'), at('Moor')];

  it('actions from your own pile, including Madness; not itself, which is not there yet (PLAY-2)', () =>
    play({
      seats: seats(),
      bases,
      steps: [
        A.plays('It Begins Again'),
        offered('A', ['Howl', 'Madness', 'Probe', 'done'], ['Walker', 'It Begins Again', 'Seeing Stars']),
        A.answers('Howl', 'Madness', 'done'),
        now({
          asked: null,
          deck: { A: ['Filler', 'Howl', 'Madness'] },
          discard: { A: ['Walker', 'Probe', 'It Begins Again'], B: ['Seeing Stars'] },
        }),
      ],
    }));

  it('all of them, or none (RES-12)', () => {
    play({
      seats: seats(),
      bases,
      steps: [
        A.plays('It Begins Again'),
        A.answers('Howl', 'Madness', 'Probe'),
        now({ deck: { A: 4 }, discard: { A: ['Walker', 'It Begins Again'] } }),
      ],
    });
    play({ seats: seats(), bases, steps: [A.plays('It Begins Again'), A.answers('done'), now({ deck: { A: 1 } })] });
  });
});

describe('Madness Unleashed: Discard as many Madness cards as you like. For each of them you may draw a card and play an extra action this turn.', () => {
  const unleashed = 'Madness Unleashed';

  it('madness-unleashed/1 all are discarded before the first is drawn; one drawn stays in hand (RES-3)', () =>
    play({
      seats: { A: { hand: [unleashed, 'Madness', 'Howl', 'Madness'], deck: ['Madness', 'Madness', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(unleashed),
        offered('A', ['Madness#1', 'Madness#2', 'done'], ['Howl']),
        A.answers('Madness', 'Madness'),
        now({ discard: { A: ['Madness', 'Madness'] }, hand: { A: ['Howl'] } }),
        A.answers('2'),
        now({ asked: null, hand: { A: ['Howl', 'Madness', 'Madness'] }, deck: { A: ['Filler'] } }),
        A.plays('Howl'),
        A.plays('Madness'),
        A.answers('return'),
        refused(A.plays('Madness')),
      ],
    }));

  it('fewer than there are, and for fewer of them a card with its action: both or neither (RES-12, TERM-14)', () =>
    play({
      seats: { A: { hand: [unleashed, 'Madness', 'Madness', 'Madness', 'Howl', 'Howl'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(unleashed),
        A.answers('Madness', 'Madness', 'done'),
        offered('A', ['0', '1', '2'], ['3']),
        A.answers('1'),
        now({ asked: null, hand: { A: ['Madness', 'Howl', 'Howl', 'Filler'] } }),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));

  it('without any it does nothing, and nobody is asked twice (RES-12)', () => {
    const bases = [at('Meadow'), at('Moor')];
    play({
      seats: { A: { hand: [unleashed, 'Madness', 'Howl'], deck } },
      bases,
      steps: [A.plays(unleashed), A.answers('done'), now({ asked: null, deck: { A: 6 }, cannot: [A.plays('Howl')] })],
    });
    play({
      seats: { A: { hand: [unleashed, 'Howl'], deck } },
      bases,
      steps: [A.plays(unleashed), now({ asked: null, deck: { A: 6 }, cannot: [A.plays('Howl')] })],
    });
  });

  it('EXT-3 after the Play Cards phase the extra actions are played immediately', () =>
    play({
      cards: [afterthought],
      seats: { A: { hand: [unleashed, 'Madness', 'Madness', 'Howl', 'Howl', 'Howl'], deck } },
      bases: scoring,
      steps: [
        A.ends(),
        A.answers('Afterthought', unleashed, 'Madness', 'Madness', '2', 'Howl', 'Howl'),
        now({ asked: null, turn: 'B', discard: { A: { has: ['Howl', 'Howl'] } }, hand: { A: 5 } }),
      ],
    }));

  it('the extra actions lapse with the turn (EXT-2)', () =>
    play({
      seats: { A: { hand: [unleashed, 'Madness', 'Howl', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(unleashed),
        A.answers('Madness', '1'),
        A.ends(),
        B.ends(),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));
  it('nothing for a card that is not discarded (CAN-1)', () =>
    play({
      cards: [miser],
      seats: { A: { hand: [unleashed, 'Madness', 'Howl'], deck } },
      bases: [at('Meadow', 'B Miser'), at('Moor')],
      steps: [
        A.plays(unleashed),
        A.answers('Madness'),
        now({ asked: null, hand: { A: ['Madness', 'Howl'] }, cannot: [A.plays('Howl')] }),
      ],
    }));
});

describe('Recruit by Force: Choose any number of minions with power 3 or less in your discard pile and place them on top of your deck.', () => {
  const recruit = 'Recruit by Force';
  const seats = () => ({
    A: { hand: [recruit], deck: ['Filler'], discard: ['Walker', 'Warbot', 'Scout', 'Howl', 'Invader'] },
    B: { discard: ['Walker'] },
  });
  const bases = [at('Meadow'), at('Moor')];

  it('power 3 is still allowed, 4 is not; the first one chosen goes on top (CALC-1, TERM-9)', () =>
    play({
      seats: seats(),
      bases,
      steps: [
        A.plays(recruit),
        offered('A', ['Walker/A', 'Scout', 'Invader', 'done'], ['Warbot', 'Howl', 'Walker/B']),
        A.answers('Invader', 'Walker', 'Scout'),
        now({
          asked: null,
          deck: { A: { top: ['Invader', 'Walker', 'Scout', 'Filler'] } },
          discard: { A: ['Warbot', 'Howl', recruit], B: ['Walker'] },
        }),
      ],
    }));

  it('one, or none (RES-12)', () => {
    play({
      seats: seats(),
      bases,
      steps: [A.plays(recruit), A.answers('Scout', 'done'), now({ deck: { A: { top: ['Scout', 'Filler'] } } })],
    });
    play({ seats: seats(), bases, steps: [A.plays(recruit), A.answers('done'), now({ deck: { A: ['Filler'] } })] });
  });
});

describe('The Seal is Broken: Draw a Madness card, then gain 1 VP.', () => {
  it('one of each, for you alone', () =>
    play({
      seats: { A: { hand: ['The Seal is Broken'] } },
      madness: 3,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('The Seal is Broken'),
        now({ asked: null, vp: { A: 1, B: 0 }, hand: { A: ['Madness'], B: [] }, madness: 2 }),
      ],
    }));

  it('the VP even if there is no Madness card left (RES-3, MAD-1)', () =>
    play({
      seats: { A: { hand: ['The Seal is Broken'] } },
      madness: 0,
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('The Seal is Broken'), now({ vp: { A: 1 }, hand: { A: [] } })],
    }));
});

describe('Whispers in Darkness: Draw a Madness card. You may play up to two extra actions this turn.', () => {
  it('the card drawn may be the first of them; there is no third (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Whispers in Darkness', 'Howl', 'Howl'], deck: ['Walker', 'Scout', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Whispers in Darkness'),
        now({ asked: null, hand: { A: ['Howl', 'Howl', 'Madness'] } }),
        A.plays('Madness'),
        A.answers('draw'),
        A.plays('Howl'),
        now({ asked: null, hand: { A: ['Howl', 'Walker', 'Scout'] }, cannot: [A.plays('Howl')] }),
      ],
    }));

  it('EXT-3 in another player’s turn both are played immediately, or the remaining ones are lost', () => {
    const given = {
      cards: [afterthought],
      turn: 'B',
      seats: { A: { hand: ['Whispers in Darkness', 'Howl', 'Howl', 'Howl'], deck }, B: { deck } },
      bases: scoring,
    } satisfies Omit<Play, 'steps'>;
    play({
      ...given,
      steps: [
        B.ends(),
        A.answers('Afterthought', 'Whispers in Darkness'),
        offered('A', ['Howl#1', 'Howl#2', 'Howl#3', 'Madness', 'no']),
        A.answers('Howl', 'Howl'),
        now({ asked: null, turn: 'A', phase: 'play', hand: { A: ['Howl', 'Madness'] } }),
        A.plays('Howl'),
        now({ cannot: [A.plays('Madness')] }),
      ],
    });
    play({
      ...given,
      steps: [
        B.ends(),
        A.answers('Afterthought', 'Whispers in Darkness', 'no'),
        now({ asked: null, turn: 'A', phase: 'play' }),
        A.plays('Howl'),
        now({ cannot: [A.plays('Howl')] }),
      ],
    });
  });

  it('both in this turn, or not at all; even without a Madness card (RES-3, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Whispers in Darkness', 'Howl', 'Howl'], deck }, B: { hand: ['Howl', 'Howl'], deck } },
      madness: 0,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Whispers in Darkness'),
        now({ asked: null, can: [A.plays('Howl')] }),
        A.ends(),
        B.plays('Howl'),
        refused(B.plays('Howl')),
        B.ends(),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));
});

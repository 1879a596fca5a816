import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('... It Just Might Work: Discard a Madness card to give each of your minions +1 power this turn.', () => {
  const might = '... It Just Might Work';

  it('it-just-might-work/1 the card goes to your own discard pile, and all your minions gain (MAD-2, CALC-2)', () =>
    play({
      seats: { A: { hand: [might, 'Madness', 'Madness'], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        A.plays(might),
        A.answers('yes'),
        now({
          asked: null,
          madness: 9,
          hand: { A: ['Madness'] },
          discard: { A: [might, 'Madness'] },
          cards: { 'Walker/A': { power: 3 }, 'Walker/B': { power: 2 }, Scout: { power: 4 } },
        }),
        A.ends(),
        now({ cards: { 'Walker/A': { power: 2 }, Scout: { power: 3 } } }),
      ],
    }));

  it('it-just-might-work/2 a minion played later in the turn has no share (CALC-2)', () =>
    play({
      seats: { A: { hand: [might, 'Madness', 'Scout'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays(might),
        A.answers('yes'),
        A.plays('Scout', 'Meadow'),
        now({ cards: { Walker: { power: 3 }, Scout: { power: 3 } } }),
      ],
    }));

  it('the discard is your choice, and without it nothing is gained (RES-11)', () => {
    play({
      seats: { A: { hand: [might, 'Madness'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays(might),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Madness'] }, cards: { Walker: { power: 2 } } }),
      ],
    });
    play({
      seats: { A: { hand: [might], discard: ['Madness'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays(might), now({ asked: null, cards: { Walker: { power: 2 } } })],
    });
  });

  it('a minion that is not affected by it is left out, for the rest it works (CAN-1)', () =>
    play({
      seats: { A: { hand: [might, 'Madness'] } },
      bases: [at('Meadow', 'A Walker with B Mark of Stone', 'A Scout'), at('Moor')],
      cards: [
        actionCard('Mark of Stone', 'minion', 'Ongoing: Actions do not affect this minion.', {
          kind: 'protect',
          label: 'ongoing',
          blocks: (q, me, op, cause) =>
            op.card === q.card(me.self).at && op.verb === 'power' && cause.type === 'action',
        }),
      ],
      steps: [A.plays(might), A.answers('yes'), now({ cards: { Walker: { power: 2 }, Scout: { power: 4 } } })],
    }));
});

describe('Field Trip: Place any number of cards from your hand on the bottom of your deck, then draw as many cards as you placed.', () => {
  it('in the order chosen, under the deck; then as many from the top (RES-12)', () =>
    play({
      seats: { A: { hand: ['Field Trip', 'Walker', 'Howl', 'Scout'], deck: ['Invader', 'Probe', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Field Trip'),
        offered('A', ['Walker', 'Howl', 'Scout', 'done'], ['Field Trip']),
        A.answers('Scout', 'Walker', 'done'),
        now({
          asked: null,
          hand: { A: ['Howl', 'Invader', 'Probe'] },
          deck: { A: { top: ['Filler', 'Scout', 'Walker'], count: 3 } },
          discard: { A: ['Field Trip'] },
          sees: { B: { lacks: ['Scout', 'Walker', 'Howl', 'Invader', 'Probe'] } },
        }),
      ],
    }));

  it('none, all, or with an empty hand: as many are drawn (RES-12, RES-3)', () => {
    const bases = [at('Meadow'), at('Moor')];
    play({
      seats: { A: { hand: ['Field Trip', 'Walker'], deck: ['Scout'] } },
      bases,
      steps: [A.plays('Field Trip'), A.answers('done'), now({ asked: null, hand: { A: ['Walker'] }, deck: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Field Trip', 'Walker', 'Howl'], deck: ['Scout'] } },
      bases,
      steps: [
        A.plays('Field Trip'),
        A.answers('Howl', 'Walker'),
        now({ asked: null, hand: { A: ['Scout', 'Howl'] }, deck: { A: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Field Trip'], deck: ['Scout'] } },
      bases,
      steps: [A.plays('Field Trip'), now({ asked: null, hand: { A: [] }, deck: { A: ['Scout'] } })],
    });
  });

  it('field-trip/1 a card that another player owns goes unseen under your own deck (DECK-3)', () =>
    play({
      cards: [
        actionCard(
          'Lend',
          'standard',
          "Place the top card of another player's discard pile into your hand.",
          onPlay(function* (me) {
            const card = yield* look((q) => q.discard(q.otherPlayers(me.seat)[0]!)[0]!);
            yield* act(ops.placeInHandOf(me.seat, card));
          }),
        ),
      ],
      seats: { A: { hand: ['Time Loop', 'Lend', 'Field Trip'], deck: ['Filler'] }, B: { discard: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Lend'),
        A.plays('Field Trip'),
        A.answers('Scout'),
        now({ asked: null, hand: { A: ['Filler'] }, deck: { A: ['Scout'], B: { lacks: ['Scout'] } } }),
        ({ state }) => expect(state.cards[state.seats[0]!.deck[0]!]!.owner).toBe(1),
      ],
    }));
  it('none for a card that cannot be placed (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Scouts are not placed anywhere.',
          protect((q, _me, op) => op.verb === 'place' && q.name(op.card) === 'Scout'),
        ),
      ],
      seats: { A: { hand: ['Field Trip', 'Walker', 'Scout'], deck: ['Invader', 'Probe', 'Filler'] } },
      bases: [at('Meadow', 'B Keeper'), at('Moor')],
      steps: [
        A.plays('Field Trip'),
        A.answers('Scout', 'Walker'),
        now({ asked: null, hand: { A: ['Scout', 'Invader'] }, deck: { A: ['Probe', 'Filler', 'Walker'] } }),
      ],
    }));
});

describe('Gate to Beyond: Put this on a base. Talent: Draw a Madness card. Then you may play a minion here as an extra minion.', () => {
  const gate = 'Gate to Beyond';

  it('gate-to-beyond/1 the card is drawn whether or not a minion is played; that one only here (EXT-4)', () =>
    play({
      seats: { A: { hand: [gate, 'Filler', 'Filler', 'Filler'], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays(gate, 'Meadow'),
        A.uses(gate),
        now({ asked: null, madness: 8, hand: { A: ['Filler', 'Filler', 'Madness'] } }),
        refused(A.plays('Filler', 'Moor')),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
        refused(A.uses(gate)),
        A.ends(),
        B.ends(),
        A.uses(gate),
        A.ends(),
        now({ turn: 'B', madness: 7 }),
      ],
    }));

  it('even with no Madness card left (MAD-1, RES-3)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler'] } },
      madness: 0,
      bases: [at('Meadow', `A ${gate}`), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.uses(gate),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, hand: { A: [] } }),
      ],
    }));

  it('is for the player who controls it (ABL-9)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', `B ${gate}`), at('Moor')],
      steps: [refused(A.uses(gate))],
    }));
});

describe('Jinkies!: Return up to two of the Madness cards in your hand and/or discard pile to the Madness deck.', () => {
  const seats = () => ({
    A: { hand: ['Jinkies!', 'Madness', 'Walker'], discard: ['Madness', 'Madness', 'Howl'] },
    B: { hand: ['Madness'], discard: ['Madness'] },
  });
  const bases = [at('Meadow'), at('Moor')];

  it('jinkies/1 one of each, or two of one of them (RES-14)', () => {
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [
        A.plays('Jinkies!'),
        offered('A', ['Madness@hand/A', 'Madness@discard/A#1', 'Madness@discard/A#2', 'done'], ['Madness/B', 'Howl']),
        A.answers('Madness@hand/A', 'Madness@discard/A'),
        now({
          asked: null,
          madness: 11,
          hand: { A: ['Walker'], B: ['Madness'] },
          discard: { A: ['Madness', 'Howl', 'Jinkies!'], B: ['Madness'] },
        }),
      ],
    });
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [
        A.plays('Jinkies!'),
        A.answers('Madness@discard/A#1', 'Madness@discard/A#2'),
        now({ asked: null, madness: 11, hand: { A: ['Madness', 'Walker'] }, discard: { A: ['Howl', 'Jinkies!'] } }),
      ],
    });
  });

  it('one, or none; without any nobody is asked (RES-12)', () => {
    play({
      seats: seats(),
      madness: 9,
      bases,
      steps: [A.plays('Jinkies!'), A.answers('Madness@hand/A', 'done'), now({ asked: null, madness: 10 })],
    });
    play({ seats: seats(), madness: 9, bases, steps: [A.plays('Jinkies!'), A.answers('done'), now({ madness: 9 })] });
    play({
      seats: { A: { hand: ['Jinkies!'] } },
      madness: 9,
      bases,
      steps: [A.plays('Jinkies!'), now({ asked: null })],
    });
  });
});

describe("That's So Crazy...: Draw a Madness card. Each of your minions gets +1 power this turn. You may play an extra action.", () => {
  const crazy = "That's So Crazy...";

  it('thats-so-crazy/1 all three; a minion played later has no share (CALC-2, EXT-2)', () =>
    play({
      seats: { A: { hand: [crazy, 'Scout', 'Probe'], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays(crazy),
        A.plays('Scout', 'Moor'),
        now({
          asked: null,
          madness: 8,
          cards: { 'Walker/A': { power: 3 }, 'Walker/B': { power: 2 }, Scout: { power: 3 } },
        }),
        A.plays('Madness'),
        A.answers('return'),
        now({ cannot: [A.plays('Probe')] }),
        A.ends(),
        now({ cards: { 'Walker/A': { power: 2 } } }),
      ],
    }));

  it('each separately: even without minions, and without a Madness card (RES-3, MAD-1)', () =>
    play({
      seats: { A: { hand: [crazy, 'Howl', 'Howl'] } },
      madness: 0,
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays(crazy), A.plays('Howl'), refused(A.plays('Howl')), now({ hand: { A: ['Howl'] } })],
    }));
});

describe('Those Meddling Kids: Choose a base and destroy any number of the actions on it.', () => {
  const kids = 'Those Meddling Kids';
  const bases = [
    at('Meadow', 'A Enshrouding Mist', 'B Overrun', 'B Walker with B Poison'),
    at('Moor', 'B Jammed Signal'),
  ];

  it('those-meddling-kids/1 actions on the base, whosever; none of those on minions (PLAY-3)', () =>
    play({
      seats: { A: { hand: [kids] } },
      bases,
      steps: [
        A.plays(kids),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Enshrouding Mist', 'Overrun', 'done'], ['Poison', 'Jammed Signal']),
        A.answers('Enshrouding Mist', 'Overrun'),
        now(at('Meadow', 'B Walker with B Poison'), at('Moor', 'B Jammed Signal'), {
          asked: null,
          discard: { A: [kids, 'Enshrouding Mist'], B: ['Overrun'] },
        }),
      ],
    }));

  it('some, or none (RES-12)', () => {
    play({
      seats: { A: { hand: [kids] } },
      bases,
      steps: [
        A.plays(kids),
        A.answers('Meadow'),
        A.answers('Overrun', 'done'),
        now(at('Meadow', 'A Enshrouding Mist', 'B Walker with B Poison')),
      ],
    });
    play({
      seats: { A: { hand: [kids] } },
      bases,
      steps: [A.plays(kids), A.answers('Moor'), A.answers('done'), now(at('Moor', 'B Jammed Signal'), { asked: null })],
    });
  });

  it('those of a Steam Queen’s controller stay; a base without actions may be chosen (CAN-1, PLAY-5)', () => {
    play({
      seats: { A: { hand: [kids] } },
      bases: [at('Meadow', 'A Enshrouding Mist', 'B Overrun'), at('Moor', 'B Steam Queen')],
      steps: [
        A.plays(kids),
        A.answers('Meadow'),
        A.answers('Enshrouding Mist', 'Overrun'),
        now(at('Meadow', 'B Overrun'), { discard: { A: [kids, 'Enshrouding Mist'] } }),
      ],
    });
    play({
      seats: { A: { hand: [kids] } },
      bases: [at('Meadow', 'B Overrun'), at('Moor')],
      steps: [A.plays(kids), A.answers('Moor'), now(at('Meadow', 'B Overrun'), { asked: null })],
    });
  });
});

import { protect } from '@smash/engine/script';
import { A, at, B, C, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const table = [at('Meadow', 'B Walker'), at('Moor')];
const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Sacrifice: Choose one of your minions. Draw as many cards as it has power, then destroy it.', () => {
  it('draws by its power now, of your own minions only, and destroys it (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Sacrifice'], deck } },
      bases: [at('Meadow', 'A Walker +2', 'A Invader', 'B Scout'), at('Moor', 'A Collector')],
      steps: [
        A.plays('Sacrifice'),
        offered('A', ['Walker', 'Invader', 'Collector'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Invader', 'B Scout'), at('Moor', 'A Collector'), {
          asked: null,
          hand: { A: 4 },
          discard: { A: ['Walker', 'Sacrifice'] },
        }),
      ],
    }));

  it('draws first: the new deck is made without the minion (RES-3, DECK-1)', () =>
    play({
      seats: { A: { hand: ['Sacrifice'], deck: ['Probe'], discard: ['Dinghy'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Sacrifice'),
        now(at('Meadow'), {
          asked: null,
          hand: { A: ['Probe', 'Dinghy'] },
          deck: { A: [] },
          discard: { A: ['Invader', 'Sacrifice'] },
        }),
      ],
    }));

  it('a minion of power 0 is destroyed to no effect; without a minion nothing happens (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Sacrifice'], deck }, B: { hand: ['Sacrifice'], deck } },
      bases: [at('Meadow', 'A Filler with B Poison'), at('Moor')],
      steps: [
        A.plays('Sacrifice'),
        now(at('Meadow'), { asked: null, hand: { A: [] }, discard: { A: ['Filler', 'Sacrifice'], B: ['Poison'] } }),
        A.ends(),
        B.plays('Sacrifice'),
        now({ asked: null, hand: { B: [] }, discard: { B: ['Poison', 'Sacrifice'] } }),
      ],
    }));

  it('sacrifice/1 you draw even if the minion is not destroyed in the end (RES-7)', () =>
    play({
      seats: { A: { hand: ['Sacrifice'], deck } },
      bases: [at('Meadow', 'A Buccaneer'), at('Moor')],
      steps: [A.plays('Sacrifice'), now(at('Meadow'), at('Moor', 'A Buccaneer'), { asked: null, hand: { A: 4 } })],
    }));

  it('sacrifice/1 or cannot be (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Rock',
          3,
          'Ongoing: This minion cannot be destroyed.',
          protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Sacrifice'], deck } },
      bases: [at('Meadow', 'A Rock'), at('Moor')],
      steps: [A.plays('Sacrifice'), now(at('Meadow', 'A Rock'), { asked: null, hand: { A: 3 } })],
    }));
});

describe('Scry: Search your deck for an action, reveal it to everyone, and place it in your hand. Shuffle your deck.', () => {
  const cards = ['Scout', 'Probe', 'Walker', 'Dinghy', 'Hidden Ninja', 'Invader'];

  it('offers the actions of your deck, shows the chosen one to all, and the deck to you alone (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Scry'], deck: cards } },
      bases: table,
      steps: [
        A.plays('Scry'),
        offered('A', ['Probe', 'Dinghy', 'Hidden Ninja'], ['Scout', 'no']),
        now({ sees: { A: { has: ['Invader', 'Scout'] }, B: { lacks: ['Invader', 'Scout', 'Dinghy'] } } }),
        A.answers('Dinghy'),
        now({
          asked: null,
          hand: { A: ['Dinghy'] },
          deck: { A: { count: 5, has: ['Scout', 'Probe', 'Walker', 'Hidden Ninja', 'Invader'] } },
          discard: { A: ['Scry'] },
          plays: { A: { actions: 0 } },
          sees: { B: { has: ['Dinghy'], lacks: ['Probe', 'Invader'] }, spectator: { has: ['Dinghy'] } },
        }),
      ],
    }));

  it('without an action in the deck it only shuffles (RES-11)', () =>
    play({
      seats: { A: { hand: ['Scry'], deck: ['Scout', 'Walker'] } },
      bases: table,
      steps: [
        A.plays('Scry'),
        now({ asked: null, hand: { A: [] }, deck: { A: { count: 2, has: ['Scout', 'Walker'] } } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first; it is not found itself (DECK-1, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Scry'], deck: [], discard: ['Probe', 'Scout'] } },
      bases: table,
      steps: [
        A.plays('Scry'),
        now({ asked: null, hand: { A: ['Probe'] }, deck: { A: ['Scout'] }, discard: { A: ['Scry'] } }),
        logged('A made a new deck of the discard pile'),
      ],
    }));
});

describe('Summon: Play an extra minion.', () => {
  it('one more minion of any power, on any base, whenever you like in this phase (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Pirate King', 'Invader', 'Scout'] } },
      bases: table,
      steps: [
        A.plays('Summon'),
        now({ asked: null }),
        A.plays('Pirate King', 'Meadow'),
        A.plays('Invader', 'Moor'),
        now({ asked: null, plays: { A: { minions: 0 } }, cannot: [A.plays('Scout', 'Moor')] }),
      ],
    }));

  it('need not be used, and lapses with the phase (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Invader', 'Scout'], deck } },
      bases: table,
      steps: [
        A.plays('Summon'),
        A.ends(),
        B.ends(),
        A.plays('Scout', 'Moor'),
        now({ turn: 'A', cannot: [A.plays('Invader', 'Moor')] }),
      ],
    }));
});

describe('Time Loop: Play two extra actions.', () => {
  it('two, in this phase, each if you like (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Swashbuckling', 'Poison', 'Probe'] } },
      bases: table,
      steps: [
        A.plays('Time Loop'),
        now({ asked: null, plays: { A: { actions: 0 } } }),
        A.plays('Swashbuckling'),
        A.plays('Poison', 'Walker'),
        now({ asked: null, cannot: [A.plays('Probe')] }),
      ],
    }));

  it('one of them may be another Time Loop; what is left lapses (EXT-2)', () =>
    play({
      seats: {
        A: {
          hand: ['Time Loop', 'Time Loop', 'Swashbuckling', 'Swashbuckling', 'Swashbuckling', 'Swashbuckling'],
          deck,
        },
      },
      bases: table,
      steps: [
        A.plays('Time Loop'),
        A.plays('Time Loop'),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        A.ends(),
        B.ends(),
        A.plays('Swashbuckling'),
        now({ turn: 'A', cannot: [A.plays('Swashbuckling')] }),
      ],
    }));
});

describe('Winds of Change: Shuffle your whole hand into your deck, then draw five cards. You may also play an extra action.', () => {
  it('the hand goes into the deck, five cards come', () =>
    play({
      seats: {
        A: { hand: ['Winds of Change', 'Scout', 'Probe'], deck: ['Walker', 'Walker', 'Walker'] },
        B: { hand: ['Invader'], deck: ['Collector'] },
      },
      bases: table,
      steps: [
        A.plays('Winds of Change'),
        now({
          asked: null,
          hand: { A: ['Scout', 'Probe', 'Walker', 'Walker', 'Walker'], B: ['Invader'] },
          deck: { A: [], B: ['Collector'] },
          discard: { A: ['Winds of Change'] },
        }),
      ],
    }));

  it('even with an empty hand; five, however many there were; nobody sees them (INFO-1)', () =>
    play({
      seats: { A: { hand: ['Winds of Change'], deck: ['Walker', 'Walker', 'Walker', 'Walker', 'Walker', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Winds of Change'),
        now({ asked: null, hand: { A: 5 }, deck: { A: ['Walker'] }, sees: { B: { lacks: ['Walker'] } } }),
      ],
    }));

  it('the discard pile is made a deck only in mid-draw (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Winds of Change', 'Scout'], deck: [], discard: ['Probe', 'Probe', 'Probe', 'Probe', 'Probe'] },
      },
      bases: table,
      steps: [
        A.plays('Winds of Change'),
        now({
          asked: null,
          hand: { A: { has: ['Scout', 'Probe', 'Probe', 'Probe', 'Probe'] } },
          deck: { A: ['Probe'] },
        }),
      ],
    }));

  it('winds-of-change/1 the extra action may be played at any later time in this phase', () =>
    play({
      seats: {
        A: { hand: ['Winds of Change'], deck: ['Swashbuckling', 'Swashbuckling', 'Invader', 'Scout', 'Scout'] },
      },
      bases: table,
      steps: [
        A.plays('Winds of Change'),
        now({ asked: null }),
        A.plays('Invader', 'Moor'),
        A.plays('Swashbuckling'),
        now({ asked: null, cards: { Invader: { power: 4 } }, cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it('winds-of-change/1 or not at all', () =>
    play({
      seats: { A: { hand: ['Winds of Change'], deck: ['Swashbuckling', 'Swashbuckling', ...deck] }, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Winds of Change'), A.ends(), B.ends(), now({ asked: null, turn: 'C' }), C.ends()],
    }));
});

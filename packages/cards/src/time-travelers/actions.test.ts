import { cannotBeDestroyed, extraAction, playedAt } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const isShuffled = ({ events }: { events: readonly { type: string; seat?: number }[] }): void =>
  expect(events.filter((event) => event.type === 'shuffle').map((event) => event.seat)).toEqual([0]);

/** For what can only be played before a base scores if another card plays it then. */
const quick = actionCard(
  'Quick Thinking',
  'special',
  'Special: Before a base scores, play an extra action.',
  playedAt('beforeScore', function* (me) {
    yield* extraAction(me.seat);
  }),
);

const guard = minionCard(
  'Action Guard',
  1,
  'Actions cannot be destroyed.',
  cannotBeDestroyed((q, _me, ix) => q.isActionCard(ix)),
);

describe('1.21 Gigawatts: Choose all actions OR all minions in your discard pile and shuffle them into your deck.', () => {
  const seats = {
    A: { hand: ['1.21 Gigawatts'], deck: ['Scout'], discard: ['Cannon', 'Walker', 'Dinghy', 'Filler'] },
    B: { discard: ['Probe', 'Invader'] },
  };
  const bases = [at('Meadow'), at('Moor')];
  it('121-gigawatts/1 all actions: not the minions, not those of others, nor itself (RES-14, PLAY-2)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('1.21 Gigawatts'),
        offered('A', ['actions', 'minions'], ['no']),
        A.answers('actions'),
        now({
          asked: null,
          deck: { A: { count: 3, has: ['Scout', 'Cannon', 'Dinghy'] } },
          discard: { A: ['Walker', 'Filler', '1.21 Gigawatts'], B: ['Probe', 'Invader'] },
        }),
        isShuffled,
      ],
    }));
  it('all minions: not the actions (RES-14)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('1.21 Gigawatts'),
        A.answers('minions'),
        now({
          deck: { A: { count: 3, has: ['Walker', 'Filler'] } },
          discard: { A: ['Cannon', 'Dinghy', '1.21 Gigawatts'] },
        }),
      ],
    }));
  it('all of none is possible (RES-12)', () =>
    play({
      seats: { A: { hand: ['1.21 Gigawatts'], discard: ['Walker'], deck: ['Scout'] } },
      bases,
      steps: [A.plays('1.21 Gigawatts'), A.answers('actions'), now({ deck: { A: ['Scout'] }, discard: { A: 2 } })],
    }));
});

describe('Do Over!: Choose one of your minions on a base and return it to your hand. You may then play that minion again as an extra minion.', () => {
  it('offers your minions alone; one has to go; it is played again to no effect (RES-11, EXT-3)', () =>
    play({
      seats: { A: { hand: ['Do Over!'] } },
      bases: [at('Meadow', 'A Invader +2', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Do Over!'),
        offered('A', ['Invader', 'Filler'], ['Walker', 'no']),
        A.answers('Invader'),
        offered('A', ['Meadow', 'Moor', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Filler', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          cards: { Invader: { counters: 0 } },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));
  it('do-over/1 immediately or not at all: later it takes the regular play (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Do Over!'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Do Over!'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Invader'] } }),
        A.plays('Invader', 'Moor'),
        now({ plays: { A: { minions: 0 } } }),
      ],
    }));
  it('do-over/2 the minion is a new card: its talent may be used again (IO-1, ABL-5)', () =>
    play({
      seats: { A: { hand: ['Do Over!'], discard: ['Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Time Raider'), at('Moor')],
      steps: [
        A.uses('Time Raider'),
        A.answers('Walker'),
        now({ cannot: [A.uses('Time Raider')] }),
        A.plays('Do Over!'),
        A.answers('Meadow'),
        now({ can: [A.uses('Time Raider')] }),
      ],
    }));
  it('does nothing without a minion of yours (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Do Over!'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Do Over!'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Do Over!'] } })],
    }));
});

describe("Into the Time Slip: Choose a card in play and return it to its owner's hand.", () => {
  it('offers minions, actions, titans and buried cards, whoever controls them, but no base (TERM-7, BURY-2)', () =>
    play({
      seats: { A: { hand: ['Into the Time Slip', 'Scout'] } },
      bases: [
        at('Meadow', 'A Invader with B Poison', 'B Walker', 'B Jammed Signal', 'B buried Filler'),
        at('Moor', 'B Time Box'),
      ],
      steps: [
        A.plays('Into the Time Slip'),
        offered(
          'A',
          ['Invader', 'Poison', 'Walker', 'Jammed Signal', 'Time Box', 'Filler'],
          ['Meadow', 'Moor', 'Scout', 'no'],
        ),
        A.answers('Poison'),
        now({ asked: null, hand: { A: ['Scout'], B: ['Poison'] }, cards: { Invader: { power: 3 } } }),
      ],
    }));
  it('a titan is set aside instead; what is on a minion is discarded (TIT-1, ATT-2)', () =>
    play({
      seats: { A: { hand: ['Into the Time Slip', 'Into the Time Slip', 'Time Walk'] } },
      bases: [at('Meadow', 'B Walker with A Poison'), at('Moor', 'B Time Box +2')],
      steps: [
        A.plays('Time Walk'),
        A.plays('Into the Time Slip'),
        A.answers('Time Box'),
        now(at('Moor'), { asked: null, titans: { B: ['Time Box'] }, hand: { B: [] } }),
      ],
    }));
  it('to its owner, whoever controls it; a protected card may be chosen and stays (TERM-5, RES-13)', () =>
    play({
      seats: { A: { hand: ['Into the Time Slip'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'A Scout of B'), at('Moor')],
      steps: [
        A.plays('Into the Time Slip'),
        A.answers('Walker'),
        now(at('Meadow', 'B Walker with B Smoke Bomb', 'A Scout'), { asked: null, hand: { B: [] } }),
      ],
    }));
  it('a minion of another owner goes to that hand (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Into the Time Slip'] } },
      bases: [at('Meadow', 'A Scout of B'), at('Moor')],
      steps: [A.plays('Into the Time Slip'), now(at('Meadow'), { asked: null, hand: { A: [], B: ['Scout'] } })],
    }));
});

describe("It's Astounding: Choose an action in your discard pile and play it as an extra action.", () => {
  it('offers the actions that can be played; one is mandatory (EXT-3, PLAY-4, PLAY-6)', () =>
    play({
      seats: {
        A: { hand: ["It's Astounding"], discard: ['Cannon', 'Walker', 'Hidden Ninja', 'Smoke Bomb'] },
        B: { discard: ['Probe'] },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays("It's Astounding"),
        offered('A', ['Cannon', 'Smoke Bomb'], ['Walker', 'Hidden Ninja', 'Probe', 'no']),
        A.answers('Smoke Bomb'),
        now(at('Meadow', 'A Filler with A Smoke Bomb'), { asked: null, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    }));
  it('its-astounding/1 the action is played before this card is discarded: it cannot choose itself (PLAY-2, RES-2)', () =>
    play({
      seats: { A: { hand: ["It's Astounding"], discard: ['1.21 Gigawatts'], deck: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("It's Astounding"),
        A.answers('actions'),
        now({ asked: null, discard: { A: ['1.21 Gigawatts', "It's Astounding"] }, deck: { A: ['Filler'] } }),
      ],
    }));
  it('without a playable action nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ["It's Astounding"], discard: ['Smoke Bomb', 'Walker'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays("It's Astounding"), now({ asked: null, discard: { A: 3 } })],
    }));
});

describe('Stasis Field: Put this on a base. Ongoing: This base cannot score. Destroy this card at the start of your turn.', () => {
  it('the base does not score, however much power is there; others do (SCORE-1)', () =>
    play({
      seats: { A: { hand: ['Stasis Field'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'B Filler +9')],
      steps: [
        A.plays('Stasis Field', 'Meadow'),
        A.ends(),
        now(at('Meadow', 'B Filler', 'A Stasis Field'), { turn: 'B', vp: { A: 0, B: 3 }, bases: { Moor: 'gone' } }),
      ],
    }));
  it('is destroyed at the start of your turn, not of another; then the base scores (TURN-2)', () =>
    play({
      seats: { A: { hand: ['Stasis Field'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor')],
      steps: [
        A.plays('Stasis Field', 'Meadow'),
        A.ends(),
        B.ends(),
        now(at('Meadow', 'B Filler'), { turn: 'A', vp: { B: 0 }, discard: { A: ['Stasis Field'] } }),
        A.ends(),
        now({ vp: { B: 3 }, bases: { Meadow: 'gone' } }),
      ],
    }));
  it('stasis-field/1 played before the base scores it stops that; other bases still score (SCORE-5)', () =>
    play({
      cards: [quick],
      seats: { A: { hand: ['Quick Thinking', 'Stasis Field'] }, B: { hand: ['Hidden Ninja'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'B Filler +9'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('Meadow'),
        A.answers('Quick Thinking', 'Stasis Field', 'Meadow'),
        // The window has ended, and with the only other ready base the next begins.
        now(at('Meadow', 'B Filler', 'A Stasis Field'), { vp: { B: 0 }, hand: { B: ['Hidden Ninja'] } }),
        B.answers('pass'),
        now(at('Meadow', 'B Filler', 'A Stasis Field'), { turn: 'B', vp: { B: 3 }, bases: { Moor: 'gone' } }),
      ],
    }));
  it('played on another base while one scores it stops nothing (SCORE-4)', () =>
    play({
      cards: [quick],
      seats: { A: { hand: ['Quick Thinking', 'Stasis Field'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Quick Thinking', 'Stasis Field', 'Moor'),
        now(at('Moor', 'A Stasis Field'), { turn: 'B', vp: { B: 3 }, bases: { Meadow: 'gone' } }),
      ],
    }));
  it('stasis-field/2 if its destruction is prevented it stays active, and is to be destroyed in the next turn (CAN-1)', () =>
    play({
      cards: [guard],
      seats: { A: { hand: ['Stasis Field', 'Seeing Stars'] } },
      bases: [at('Meadow', 'B Filler +9', 'B Action Guard'), at('Moor')],
      steps: [
        A.plays('Stasis Field', 'Meadow'),
        A.ends(),
        B.ends(),
        now(at('Meadow', 'B Filler', 'B Action Guard', 'A Stasis Field'), { turn: 'A', vp: { B: 0 } }),
        A.plays('Seeing Stars'),
        A.ends(),
        now(at('Meadow', 'B Filler', 'A Stasis Field'), { turn: 'B', vp: { B: 0 } }),
        B.ends(),
        now(at('Meadow', 'B Filler'), { turn: 'A', discard: { A: { has: ['Stasis Field'] } } }),
      ],
    }));
});

describe('Time Walk: You may play one extra minion and one extra action this turn. Draw two cards. Instead of going to the discard pile, this card is placed on the bottom of your deck.', () => {
  it('gives an extra minion and an extra action, two cards, and goes under the deck (EXT-2, RES-7)', () =>
    play({
      seats: { A: { hand: ['Time Walk', 'Scout', 'Filler'], deck: ['Invader', 'Dinghy', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Walk'),
        now({
          asked: null,
          hand: { A: ['Scout', 'Filler', 'Invader', 'Dinghy'] },
          deck: { A: ['Cannon', 'Time Walk'] },
          discard: { A: [] },
        }),
        A.plays('Scout', 'Moor'),
        A.plays('Filler', 'Moor'),
        A.plays('Dinghy'),
        A.answers('done'),
        now({ cannot: [A.plays('Invader', 'Moor')] }),
      ],
    }));
  it('time-walk/1 the extra cards may wait for what is drawn, and lapse with the phase (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Time Walk', 'Scout'], deck: ['Invader', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Walk'),
        A.plays('Scout', 'Moor'),
        A.plays('Invader', 'Moor'),
        now(at('Moor', 'A Scout', 'A Invader'), { can: [A.plays('Cannon')] }),
      ],
    }));
  it('time-walk/1 outside the Play Cards phase they are played immediately, before the draw (EXT-3)', () =>
    play({
      cards: [quick],
      seats: { A: { hand: ['Quick Thinking', 'Time Walk', 'Filler'], deck: ['Scout', 'Cannon', 'Probe', 'Dinghy'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Quick Thinking', 'Time Walk'),
        offered('A', ['Filler', 'no'], ['Scout']),
        A.answers('Filler', 'Moor'),
        // No action was in the hand for the extra action. Two cards are drawn now, two in their phase.
        now(at('Moor', 'A Filler'), {
          turn: 'B',
          hand: { A: ['Scout', 'Cannon', 'Probe', 'Dinghy'] },
          deck: { A: ['Time Walk'] },
        }),
      ],
    }));
  it('with an empty deck the discard pile is shuffled first, without this card (DECK-1, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Time Walk'], deck: [], discard: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Walk'),
        now({ hand: { A: ['Scout'] }, deck: { A: ['Time Walk'] }, discard: { A: [] } }),
        logged('A made a new deck of the discard pile'),
      ],
    }));
});

import { extraAction, extraMinion, onPlay } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { latecomer } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const gift = actionCard(
  'Favor',
  'standard',
  'Play two extra minions and an extra action.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat);
    yield* extraMinion(me.seat);
    yield* extraAction(me.seat);
  }),
);
const beast = { ...minionCard('Beast', 2, ''), deck: 'monsters' as const };

describe("Apricot: Talent: Destroy another player's minion here with power 2 or less.", () => {
  it('other players’ minions there of power 2 or less; there is no "may" once it is used (CALC-1, RES-11)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Apricot', 'B Walker', 'B Walker +1', 'C Filler', 'A Filler'), at('Moor', 'B Collector')],
      steps: [
        A.uses('Apricot'),
        offered('A', ['Walker#1', 'Filler/C'], ['Walker#2', 'Filler/A', 'Collector', 'no']),
        A.answers('Filler/C'),
        now(at('Meadow', 'A Apricot', 'B Walker', 'B Walker', 'A Filler'), {
          asked: null,
          discard: { C: ['Filler'] },
          cannot: [A.uses('Apricot')],
        }),
      ],
    }));
  it('with none, or only a monster that nobody has, nothing happens (MON-2, RES-13)', () =>
    play({
      cards: [beast],
      bases: [at('Meadow', 'A Apricot', 'B Invader', '- Beast'), at('Moor', 'B Filler')],
      steps: [A.uses('Apricot'), now(at('Meadow', 'A Apricot', 'B Invader', '- Beast'), { asked: null })],
    }));
});

describe('Eliza: Ongoing: Each other player can play at most one extra card per turn.', () => {
  it('a second extra minion or action is refused; the regular plays are left (EXT-1, CONF-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Favor', 'Filler', 'Filler', 'Filler', 'Howl'] } },
      cards: [gift],
      bases: [at('Meadow', 'A Eliza'), at('Moor')],
      steps: [
        B.plays('Favor'),
        B.plays('Filler', 'Moor'),
        B.plays('Filler', 'Moor'),
        refused(B.plays('Filler', 'Moor')),
        refused(B.plays('Howl')),
        now({ asked: null, hand: { B: ['Filler', 'Howl'] } }),
      ],
    }));
  it('one extra action is allowed, then no extra minion (EXT-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Favor', 'Filler', 'Filler', 'Howl'] } },
      cards: [gift],
      bases: [at('Meadow', 'A Eliza'), at('Moor')],
      steps: [
        B.plays('Favor'),
        B.plays('Howl'),
        B.plays('Filler', 'Moor'),
        refused(B.plays('Filler', 'Moor')),
        now({ asked: null, hand: { B: ['Filler'] } }),
      ],
    }));
  it('whoever has both chooses whether a card is the extra one (EXT-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Favor', 'Filler'] } },
      cards: [gift],
      bases: [at('Meadow', 'A Eliza'), at('Moor')],
      steps: [
        B.plays('Favor'),
        ({ state }) => {
          const there = state.asks[0]!.options.filter(({ verb, at: to }) => verb === 'play' && to === state.table[1]);
          expect(there.map(({ via }) => via)).toEqual([0, -1]);
        },
      ],
    }));
  it('its own player is free; a new turn begins anew; taken over it binds the others (TERM-10)', () => {
    play({
      seats: { A: { hand: ['Favor', 'Filler', 'Filler', 'Filler'] } },
      cards: [gift],
      bases: [at('Meadow', 'A Eliza'), at('Moor')],
      steps: [
        A.plays('Favor'),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, hand: { A: [] } }),
      ],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Favor', 'Filler', 'Filler', 'Favor', 'Filler', 'Filler', 'Howl'] } },
      cards: [gift],
      bases: [at('Meadow', 'A Eliza'), at('Moor'), at('Marsh')],
      steps: [
        B.plays('Favor'),
        B.plays('Filler', 'Moor'),
        B.plays('Filler', 'Moor'),
        B.ends(),
        A.ends(),
        B.plays('Favor'),
        B.plays('Filler', 'Moor'),
        B.plays('Filler', 'Moor'),
        refused(B.plays('Howl')),
        now({ asked: null }),
      ],
    });
  });
  it('eliza/1 cards played out of turn count: one before a base scores, and no other (EXT-1)', () =>
    play({
      cards: [latecomer],
      seats: { B: { hand: ['Filler', 'Shinobi'] } },
      bases: [at('Meadow', 'A King Rex +3', 'B Latecomer'), at('Moor', 'A Eliza')],
      steps: [
        A.ends(),
        offered('B', ['Latecomer', 'Shinobi', 'pass']),
        B.answers('Latecomer', 'Filler', 'Moor'),
        now({ turn: 'B', asked: null, hand: { B: ['Shinobi'] } }),
      ],
    }));
  it('eliza/2 monsters do not count, and can still be played (MON-2)', () =>
    play({
      turn: 'B',
      cards: [beast, gift],
      seats: { B: { hand: ['Favor', 'Taunter', 'Filler', 'Filler'] } },
      monsterDeck: ['Beast', 'Beast'],
      bases: [at('Meadow', 'A Eliza'), at('Moor')],
      steps: [
        B.plays('Favor'),
        B.plays('Filler', 'Moor'),
        B.plays('Taunter', 'Moor'),
        B.answers('yes'),
        now(at('Moor', 'B Filler', 'B Taunter', '- Beast'), { asked: null, cannot: [B.plays('Filler', 'Moor')] }),
      ],
    }));
  it('eliza/3 a titan does not count, and can still be played (TIT-2)', () =>
    play({
      turn: 'B',
      cards: [gift],
      titans: [{ seat: 'B', card: 'Spirit of the Forest' }],
      seats: { B: { hand: ['Favor', 'Filler', 'Playful Tricks'] } },
      bases: [at('Meadow', 'A Eliza'), at('Moor')],
      steps: [
        B.plays('Playful Tricks'),
        B.answers('play', 'Spirit of the Forest', 'Moor'),
        now(at('Moor', 'B Spirit of the Forest'), { asked: null }),
      ],
    }));
});

describe('Griselda: Talent: Place an Heirloom from your discard pile into your hand.', () => {
  it('one Heirloom, no other card (TERM-10)', () =>
    play({
      seats: { A: { discard: ['Heirloom', 'Heirloom', 'Skillet'] }, B: { discard: ['Heirloom'] } },
      bases: [at('Meadow', 'A Griselda'), at('Moor')],
      steps: [
        A.uses('Griselda'),
        offered('A', ['Heirloom#1', 'Heirloom#2'], ['Skillet', 'no']),
        A.answers('Heirloom#1'),
        now({
          asked: null,
          hand: { A: ['Heirloom'] },
          discard: { A: ['Heirloom', 'Skillet'], B: ['Heirloom'] },
          cannot: [A.uses('Griselda')],
        }),
      ],
    }));
  it('without one nothing happens (RES-13)', () =>
    play({
      seats: { A: { discard: ['Skillet'] } },
      bases: [at('Meadow', 'A Griselda'), at('Moor')],
      steps: [A.uses('Griselda'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Marie DeGraw: Talent: Reveal the top card of your deck; a minion is drawn, any other card is placed on the bottom of the deck.', () => {
  it('a minion comes to the hand; all see it (INFO-3)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Howl'] } },
      bases: [at('Meadow', 'A Marie DeGraw'), at('Moor')],
      steps: [
        A.uses('Marie DeGraw'),
        now({
          asked: null,
          hand: { A: ['Scout'] },
          deck: { A: ['Howl'] },
          sees: { B: { has: ['Scout'] } },
          cannot: [A.uses('Marie DeGraw')],
        }),
      ],
    }));
  it('another card goes under the deck; with no card at all nothing happens (DECK-1)', () => {
    play({
      seats: { A: { deck: ['Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Marie DeGraw'), at('Moor')],
      steps: [
        A.uses('Marie DeGraw'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Scout', 'Howl'] }, sees: { B: { has: ['Howl'] } } }),
      ],
    });
    play({
      seats: { A: { deck: [] } },
      bases: [at('Meadow', 'A Marie DeGraw'), at('Moor')],
      steps: [A.uses('Marie DeGraw'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('Sleeping Beauty: Ongoing: When this minion would go to the discard pile, it is shuffled into your deck instead.', () => {
  it('destroyed, or leaving with its base (RES-7, SCORE-9)', () => {
    play({
      seats: { A: { hand: ['Cat Fight'], deck: ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Sleeping Beauty with B Poison'), at('Moor')],
      steps: [
        A.plays('Cat Fight'),
        now(at('Meadow'), {
          asked: null,
          deck: { A: { has: ['Sleeping Beauty'] } },
          discard: { A: ['Cat Fight'], B: ['Poison'] },
        }),
      ],
    });
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Sleeping Beauty +5', 'A Filler'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 }, discard: { A: ['Filler'] } })],
    });
  });
  it('returned to the hand it stays there; another minion goes to the discard pile; taken over, it is its owner’s deck (TERM-5)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Sleeping Beauty'), at('Moor')],
      steps: [B.plays('Beam Up'), now({ asked: null, hand: { A: ['Sleeping Beauty'] } })],
    });
    play({
      seats: { A: { hand: ['Cat Fight'] }, B: { deck: [] } },
      bases: [at('Meadow', 'A Sleeping Beauty of B'), at('Moor')],
      steps: [
        A.plays('Cat Fight'),
        now(at('Meadow'), { asked: null, deck: { B: ['Sleeping Beauty'] }, discard: { B: [] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Cat Fight'] } },
      bases: [at('Meadow', 'A Sleeping Beauty', 'A Filler'), at('Moor')],
      steps: [A.plays('Cat Fight'), A.answers('Filler'), now({ asked: null, discard: { A: ['Cat Fight', 'Filler'] } })],
    });
  });
});

describe('Snow White: Talent: Move a minion here from another base.', () => {
  it('any minion from elsewhere, whoever has it (TERM-6)', () =>
    play({
      bases: [at('Meadow', 'A Snow White', 'B Walker'), at('Moor', 'B Scout', 'A Filler'), at('Marsh', 'B Filler')],
      steps: [
        A.uses('Snow White'),
        offered('A', ['Scout', 'Filler/A', 'Filler/B'], ['Walker', 'Snow White', 'no']),
        A.answers('Scout'),
        now(at('Meadow', 'A Snow White', 'B Walker', 'B Scout'), at('Moor', 'A Filler'), {
          asked: null,
          cannot: [A.uses('Snow White')],
        }),
      ],
    }));
  it('with none elsewhere nothing happens (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Snow White', 'B Walker'), at('Moor')],
      steps: [A.uses('Snow White'), now(at('Meadow', 'A Snow White', 'B Walker'), { asked: null })],
    }));
});

import type { State } from '@smash/engine';
import { act, chooseMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Code of Bushido: Place three +1 power counters in total on your minions, split as you like.', () => {
  const seats = { A: { hand: ['Code of Bushido'] } };
  it('on three, or more than one on the same; only on yours', () =>
    play({
      seats: { A: { hand: ['Code of Bushido', 'Code of Bushido', 'Time Loop'] } },
      bases: [at('Meadow', 'A Filler', 'A Scout', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Code of Bushido'),
        offered('A', ['Filler/A', 'Scout', 'Walker'], ['Filler/B']),
        A.answers('Filler/A', 'Scout', 'Walker'),
        now({ asked: null, cards: { 'Filler/A': { counters: 1 }, Scout: { counters: 1 }, Walker: { counters: 1 } } }),
        A.plays('Code of Bushido'),
        A.answers('Scout', 'Filler/A', 'Scout'),
        now({ asked: null, cards: { 'Filler/A': { counters: 2 }, Scout: { counters: 3 }, Walker: { counters: 1 } } }),
      ],
    }));
  it('says which of the three is being placed (RES-9)', () => {
    const asks =
      (nth: string) =>
      ({ state }: { state: State }): void =>
        expect(state.asks[0]!.title).toBe(`Choose where the ${nth} power counter goes`);
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Code of Bushido'),
        asks('first'),
        A.answers('Scout'),
        asks('second'),
        A.answers('Scout'),
        asks('third'),
        A.answers('Scout'),
        now({ asked: null, cards: { Scout: { counters: 3 }, Filler: { counters: 0 } } }),
      ],
    });
  });
  it('all three on an only minion, unasked', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [A.plays('Code of Bushido'), now({ asked: null, cards: { 'Filler/A': { counters: 3 } } })],
    }));
  it('nothing without minions (PLAY-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Code of Bushido'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
});

describe('Heart of the Battle: Special: Play this before a base scores. There, one of your minions duels a minion of another player. Destroy the losing minion.', () => {
  it('there only, in any turn, not as a regular action (PLAY-6, SCORE-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Heart of the Battle'] } },
      bases: [at('Meadow', 'A Filler +5', 'B Filler +3', 'B Walker'), at('Moor', 'A Filler', 'B Scout')],
      steps: [
        B.ends(),
        A.plays('Heart of the Battle'),
        offered('A', ['Filler/B', 'Walker'], ['Scout']),
        A.answers('Filler/B'),
        now({
          turn: 'A',
          vp: { A: 3, B: 2 },
          discard: { A: { has: ['Heart of the Battle'] }, B: { has: ['Filler'] } },
        }),
      ],
    }));
  it('the loser may be yours; it cannot be played in your Play Cards phase', () =>
    play({
      seats: { A: { hand: ['Heart of the Battle'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor')],
      steps: [
        refused(A.plays('Heart of the Battle')),
        A.ends(),
        A.plays('Heart of the Battle'),
        now({ turn: 'B', vp: { A: 0, B: 3 } }),
      ],
    }));
  it('nobody to duel there: it is played to no effect, or kept (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Heart of the Battle'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'B Filler', 'A Filler')],
      steps: [A.ends(), A.answers('pass'), now({ hand: { A: { has: ['Heart of the Battle'] } }, vp: { A: 3 } })],
    }));
});

describe('Honor the Ancestors: Place a +1 power counter on one of your minions. Per other player in the game, you may shuffle one minion from your discard pile into your deck.', () => {
  const hand = ['Honor the Ancestors'];
  const discard = ['Scout', 'Walker', 'Summon', 'Filler'];
  it('honor-the-ancestors/1 one with two players; minions only', () =>
    play({
      seats: { A: { hand, discard, deck: ['Invader'] } },
      bases: [at('Meadow', 'A Filler', 'A Collector', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Honor the Ancestors'),
        offered('A', ['Filler@Meadow#1', 'Collector']),
        A.answers('Collector'),
        offered('A', ['Scout', 'Walker', 'Filler@discard', 'done'], ['Summon']),
        refused(A.answers('Scout', 'Walker')),
        A.answers('Scout'),
        now({
          asked: null,
          cards: { Collector: { counters: 1 } },
          deck: { A: { has: ['Scout', 'Invader'], count: 2 } },
        }),
      ],
    }));
  it('honor-the-ancestors/1 two with three players', () =>
    play({
      seats: { A: { hand, discard, deck: ['Invader'] }, C: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Honor the Ancestors'),
        A.answers('Scout', 'Walker'),
        now({ asked: null, deck: { A: { has: ['Scout', 'Walker', 'Invader'], count: 3 } } }),
      ],
    }));
  it('honor-the-ancestors/1 three with four players, or none at all', () =>
    play({
      seats: { A: { hand: [...hand, ...hand, 'Time Loop'], discard, deck: ['Invader'] }, C: {}, D: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Honor the Ancestors'),
        A.answers('done'),
        now({ deck: { A: ['Invader'] }, cards: { 'Filler@Meadow': { counters: 1 } } }),
        A.plays('Honor the Ancestors'),
        A.answers('Scout', 'Walker', 'Filler@discard'),
        now({ asked: null, deck: { A: { count: 4 } } }),
      ],
    }));
  it('without a minion in play the rest is done anyway (RES-3)', () =>
    play({
      seats: { A: { hand, discard: ['Scout'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Honor the Ancestors'), A.answers('Scout'), now({ asked: null, deck: { A: ['Scout'] } })],
    }));
});

describe("Honorable Combat: Choose a base where another player has more power than you. One of your minions there duels one of that player's there. Whoever controls the winning minion gains 1 VP.", () => {
  const seats = { A: { hand: ['Honorable Combat'] } };
  it('only bases where somebody has more power, not as much; only minions of such a player', () =>
    play({
      seats,
      bases: [
        at('Meadow', 'A Filler +3', 'A Filler', 'B Filler +3', 'B Walker', 'C Filler'),
        at('Moor', 'A Walker', 'B Walker'),
        at('Marsh', 'A Scout', 'C Warbot'),
      ],
      steps: [
        A.plays('Honorable Combat'),
        offered('A', ['Meadow', 'Marsh'], ['Moor']),
        A.answers('Meadow'),
        offered('A', ['Filler/A#1', 'Filler/A#2']),
        A.answers('Filler/A#1'),
        offered('A', ['Filler/B', 'Walker'], ['Filler/C']),
        A.answers('Walker'),
        now(at('Marsh', 'A Scout', 'C Warbot'), { asked: null, vp: { A: 1, B: 0, C: 0 } }),
      ],
    }));
  it('of two such players one is chosen; the winner may be theirs; nothing is destroyed', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'B Walker', 'C Warbot'), at('Moor')],
      steps: [
        A.plays('Honorable Combat'),
        offered('A', ['B', 'C']),
        A.answers('C'),
        now(at('Meadow', 'A Filler', 'B Walker', 'C Warbot'), { asked: null, vp: { A: 0, B: 0, C: 1 } }),
      ],
    }));
  it('tied both gain one (DUEL-2)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'B Filler', 'B Walker'), at('Moor')],
      steps: [A.plays('Honorable Combat'), A.answers('Filler/B'), now({ asked: null, vp: { A: 1, B: 1 } })],
    }));
  it('without a minion of yours there nothing happens', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Honorable Combat'),
        now(at('Meadow', 'B Filler'), { asked: null, vp: { A: 0, B: 0 }, discard: { A: ['Honorable Combat'] } }),
      ],
    }));
  it('nothing where the other player has power, but no minion (NPW-1)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'B Megabot'), at('Moor')],
      steps: [
        A.plays('Honorable Combat'),
        now(at('Meadow', 'A Filler', 'B Megabot'), { asked: null, vp: { A: 0, B: 0 } }),
      ],
    }));
});

describe('Way of the Warrior: Choose one of your minions. This turn it has +3 power, and if it goes from play to the discard pile, draw a card.', () => {
  const hand = ['Way of the Warrior', 'Cannon', 'Time Loop'];
  it('+3 until the end of the turn; destroyed, you draw', () =>
    play({
      cards: [
        actionCard(
          'Smite',
          'standard',
          'Destroy a minion.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose the minion');
            if (minion !== null) yield* act(ops.destroy(minion));
          }),
        ),
      ],
      seats: {
        A: { hand: ['Way of the Warrior', 'Smite', 'Smite', 'Time Loop', 'Time Loop'], deck: ['Scout', 'Walker'] },
      },
      bases: [at('Meadow', 'A Filler', 'A Collector', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Time Loop'),
        A.plays('Way of the Warrior'),
        offered('A', ['Filler/A', 'Collector'], ['Filler/B']),
        A.answers('Filler/A'),
        now({ cards: { 'Filler/A': { power: 4 } } }),
        A.plays('Smite'),
        A.answers('Collector'),
        now({ hand: { A: ['Smite'] } }),
        A.plays('Smite'),
        A.answers('Filler/A'),
        now({ asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
  it('way-of-the-warrior/1 discarded with a scored base (SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Way of the Warrior'], deck: ['Scout', 'Walker', 'Invader', 'Collector'] } },
      bases: [at('Meadow', 'A Filler +6'), at('Moor')],
      steps: [
        A.plays('Way of the Warrior'),
        A.ends(),
        // Two of the three are those drawn at the end of the turn.
        now({ turn: 'B', vp: { A: 3 }, hand: { A: ['Scout', 'Walker', 'Invader'] } }),
      ],
    }));
  it('not in a later turn, nor when it goes to the hand', () =>
    play({
      seats: {
        A: { hand: [...hand, 'Beam Up', 'Way of the Warrior'], deck: ['Scout', 'Walker', 'Walker', 'Walker'] },
        B: { hand: ['Cannon'] },
      },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Way of the Warrior'),
        A.answers('Walker'),
        A.plays('Beam Up'),
        A.answers('Walker'),
        now({ hand: { A: ['Cannon', 'Way of the Warrior', 'Walker'] } }),
        A.ends(),
        B.plays('Cannon'),
        B.answers('Filler'),
        now({ asked: null, hand: { A: 5 } }),
      ],
    }));
});

describe('Yokai Attack!: Destroy a minion of yours to play an extra minion as well as an extra action.', () => {
  it('one of yours for both plays, which may wait (RES-3, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Yokai Attack!', 'Filler', 'Filler', 'Mystic Studies'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Yokai Attack!'),
        offered('A', ['Filler@Meadow', 'Walker', 'no'], ['Scout']),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler', 'B Scout'), { asked: null }),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        A.plays('Mystic Studies'),
        now(at('Moor', 'A Filler', 'A Filler'), { asked: null }),
      ],
    }));
  it('declined, or with a minion that cannot be destroyed, there are no extra plays (RES-11)', () =>
    play({
      seats: { A: { hand: ['Yokai Attack!', 'Yokai Attack!', 'Time Loop', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Warbot', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Yokai Attack!'),
        A.answers('no'),
        A.plays('Yokai Attack!'),
        A.answers('Warbot'),
        now(at('Meadow', 'A Warbot', 'A Walker'), { asked: null, plays: { A: { actions: 0 } } }),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));
});

describe('bystanders (C)', () => {
  it('Honor the Ancestors leaves the discard piles of others alone', () =>
    play({
      seats: {
        A: { hand: ['Honor the Ancestors'], discard: [] },
        B: { discard: ['Scout'] },
        C: { discard: ['Scout'] },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Honor the Ancestors'),
        now({ asked: null, discard: { B: ['Scout'], C: ['Scout'] } }),
        A.ends(),
        B.ends(),
        C.ends(),
      ],
    }));
});

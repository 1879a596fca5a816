import { explain } from '@smash/engine';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

interface Seen {
  events: readonly { type: string; seat?: number }[];
}
/** These seats, and no other, have shuffled their decks, in this order. */
const shuffled =
  (...seats: number[]) =>
  ({ events }: Seen): void =>
    expect(events.filter((event) => event.type === 'shuffle').map((event) => event.seat)).toEqual(seats);

describe('Venus Man Trap: Talent: Search your deck for a minion with power 2 or less. Play that card here as an extra minion, then shuffle your deck.', () => {
  const deck = ['Scout', 'Walker', 'Cannon', 'Zapbot', 'Enchantress', 'Warbot', 'Walker'];

  it('offers the minions of your deck of power 2 or less, one of each name, and has to play one here (CALC-1, RES-11)', () =>
    play({
      seats: { A: { hand: ['Filler'], deck, discard: ['Collector'] } },
      bases: [at('Meadow', 'A Venus Man Trap', 'B Invader'), at('Moor')],
      steps: [
        A.uses('Venus Man Trap'),
        offered('A', ['Enchantress', 'Walker', 'Zapbot'], ['Scout', 'Cannon', 'Filler', 'Collector', 'no']),
        now({ sees: { A: { has: ['Warbot'] }, B: { lacks: ['Warbot', 'Cannon', 'Zapbot'] } } }),
        A.answers('Zapbot'),
        now(at('Meadow', 'A Venus Man Trap', 'A Zapbot', 'B Invader'), at('Moor'), {
          asked: null,
          hand: { A: ['Filler'] },
          deck: { A: { count: 6, has: ['Scout', 'Walker', 'Walker', 'Cannon', 'Enchantress', 'Warbot'] } },
          plays: { A: { minions: 1, actions: 1 } },
          sees: { B: { has: ['Zapbot'], lacks: ['Warbot', 'Cannon'] } },
        }),
        shuffled(0),
      ],
    }));

  it('even in the turn it is played; once in each of your Play Cards phases (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Venus Man Trap'], deck: ['Walker', 'Walker', 'Walker', 'Walker', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Venus Man Trap', 'Moor'),
        now({ asked: null }),
        A.uses('Venus Man Trap'),
        A.answers('discard'),
        now(at('Moor', 'A Venus Man Trap', 'A Walker'), { asked: null, cannot: [A.uses('Venus Man Trap')] }),
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Venus Man Trap'), A.uses('Venus Man Trap')] }),
        B.ends(),
        now({ turn: 'A', can: [A.uses('Venus Man Trap')] }),
      ],
    }));

  it('two of them each search', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Warbot'] } },
      bases: [at('Meadow', 'A Venus Man Trap'), at('Moor', 'A Venus Man Trap')],
      steps: [
        A.uses('Venus Man Trap@Meadow'),
        A.uses('Venus Man Trap@Moor'),
        now(at('Meadow', 'A Venus Man Trap', 'A Filler'), at('Moor', 'A Venus Man Trap', 'A Filler'), {
          asked: null,
          deck: { A: ['Warbot'] },
        }),
        shuffled(0, 0),
      ],
    }));

  it('all of the minion’s effects happen before the shuffle (RES-2, RES-3)', () =>
    play({
      seats: { A: { deck: ['Neophyte', 'Probe', 'Scout', 'Scout', 'Scout', 'Scout', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Venus Man Trap'), at('Moor')],
      steps: [
        A.uses('Venus Man Trap'),
        now({ sees: { B: { has: ['Probe'] } }, asked: { seat: 'A', has: ['hand'] } }),
        shuffled(),
        A.answers('hand'),
        now({ asked: null, hand: { A: ['Probe'] } }),
        shuffled(0),
      ],
    }));

  it('without such a minion it only shuffles, and so where no minion can be played (RES-11, CONF-1)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Cannon'] }, B: { deck: ['Walker', 'Walker', 'Walker'] } },
      bases: [at('Meadow', 'A Venus Man Trap'), at('Moor', 'B Venus Man Trap', 'A Overrun'), at('Marsh')],
      steps: [
        A.uses('Venus Man Trap'),
        now(at('Meadow', 'A Venus Man Trap'), { asked: null, deck: { A: { count: 2, has: ['Scout', 'Cannon'] } } }),
        shuffled(0),
        A.ends(),
        B.uses('Venus Man Trap'),
        now(at('Moor', 'B Venus Man Trap', 'A Overrun'), { asked: null, deck: { B: 3 } }),
        shuffled(0, 1),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first (DECK-1)', () =>
    play({
      seats: { A: { deck: [], discard: ['Walker', 'Scout'] } },
      bases: [at('Meadow', 'A Venus Man Trap')],
      steps: [
        A.uses('Venus Man Trap'),
        A.answers('discard'),
        now(at('Meadow', 'A Venus Man Trap', 'A Walker'), { asked: null, deck: { A: [] }, discard: { A: ['Scout'] } }),
        logged('A made a new deck of the discard pile'),
      ],
    }));
});

describe('Weed Eater: This minion has -2 power this turn.', () => {
  it('weed-eater/2 has power 3 in the turn it is played, and 5 from the end of that turn on (CALC-2, TURN-7)', () =>
    play({
      seats: { A: { hand: ['Weed Eater'] } },
      bases: [at('Meadow', 'A Weed Eater', 'B Scout'), at('Moor')],
      steps: [
        now({ cards: { 'Weed Eater@Meadow': { power: 5 } } }),
        A.plays('Weed Eater', 'Moor'),
        now({
          asked: null,
          cards: { 'Weed Eater@Moor': { power: 3 }, 'Weed Eater@Meadow': { power: 5 }, Scout: { power: 3 } },
          bases: { Moor: { total: 3 }, Meadow: { total: 8 } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { 'Weed Eater@Moor': { power: 5 }, 'Weed Eater@Meadow': { power: 5 } } }),
      ],
    }));

  it('its power of 3 counts when bases score that turn (SCORE-6)', () =>
    play({
      seats: { A: { hand: ['Weed Eater'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler +4'), at('Moor', 'A Filler +5')],
      steps: [
        A.plays('Weed Eater', 'Meadow'),
        now({ bases: { Meadow: { total: 10, power: { A: 5, B: 5 } } } }),
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 3 } }),
      ],
    }));

  it('in its first turn it is within reach of what looks for power 3, later it is not (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Weed Eater', 'Seeing Stars'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Weed Eater', 'Meadow'),
        A.plays('Seeing Stars'),
        offered('A', ['Weed Eater', 'Filler@Meadow', 'Filler@Moor'], ['no']),
        A.answers('Filler@Moor'),
        A.ends(),
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Weed Eater'), { asked: null, turn: 'B' }),
      ],
    }));

  it('weed-eater/1 is not among what a Sprout can find: outside play its power is 5 (TERM-9)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Weed Eater', 'Walker', 'Scout', 'Weed Eater'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [B.ends(), A.answers('yes'), offered('A', ['Scout', 'Walker'], ['Weed Eater', 'no'])],
    }));

  it('weed-eater/1 nor fit for an extra play of power 2 or less (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Weed Eater', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Zapbot', 'Meadow'),
        now({ can: [A.plays('Walker', 'Meadow')], cannot: [A.plays('Weed Eater', 'Meadow')] }),
      ],
    }));

  it('weed-eater/3 its printed and starting power stay 5; two power are taken off until the end of the turn (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Weed Eater'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Weed Eater', 'Meadow'),
        ({ state }) => {
          const id = state.cards.find((card) => card.zone === 'base')!.id;
          expect(explain(state, 'spectator', id, 'power')).toMatchObject([
            { kind: 'printed', delta: 5 },
            { kind: 'temporary', delta: -2, expires: 'until the end of the turn' },
          ]);
        },
      ],
    }));

  it('returned and played again it is a new card: -2 once (IO-1)', () =>
    play({
      cards: [
        actionCard(
          'Tide',
          'standard',
          "Return all minions to their owners' hands. Play an extra minion.",
          onPlay(function* (me) {
            const all = yield* look((q) => q.minions());
            yield* act(...all.map(ops.returnToHand), ops.allow(me.seat, {}));
          }),
        ),
      ],
      seats: { A: { hand: ['Weed Eater', 'Tide'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Weed Eater', 'Meadow'),
        A.plays('Tide'),
        A.plays('Weed Eater', 'Meadow'),
        now(at('Meadow', 'A Weed Eater'), { cards: { 'Weed Eater': { power: 3 } } }),
      ],
    }));
});

describe('Water Lily: Ongoing: At the start of each of your turns, draw a card. Use the ability of only one Water Lily per turn.', () => {
  const deck = ['Scout', 'Probe', 'Walker', 'Cannon', 'Dinghy'];

  it('draws a card at the start of your turn, and must (TURN-2)', () =>
    play({
      turn: 'B',
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Water Lily')],
      steps: [B.ends(), now({ turn: 'A', phase: 'play', asked: null, hand: { A: ['Scout'] }, deck: { A: 4 } })],
    }));

  it("not in the turn it is played, nor in other players' turns; again in each turn of yours (TURN-3)", () =>
    play({
      seats: { A: { hand: ['Water Lily'], deck: [...deck, 'Filler'] }, B: { deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Water Lily', 'Meadow'),
        now({ asked: null, hand: { A: [] } }),
        A.ends(),
        now({ turn: 'B', phase: 'play', hand: { A: 2, B: [] } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', hand: { A: 3 } }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', phase: 'play', hand: { A: 6 } }),
      ],
    }));

  it('of three only one draws, and nobody is asked which; the one of another player waits for their turn (RES-9)', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Water Lily', 'A Water Lily', 'B Water Lily'), at('Moor', 'A Water Lily')],
      steps: [
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null, hand: { A: 1, B: 2 } }),
        A.ends(),
        now({ turn: 'B', phase: 'play', asked: null, hand: { A: 3, B: 3 } }),
      ],
    }));

  it('water-lily/1 put into play by Sprout it draws immediately, in that same phase (TURN-3)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Water Lily', 'Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now(at('Meadow', 'A Water Lily'), { turn: 'A', phase: 'play', asked: null, hand: { A: ['Cannon'] } }),
      ],
    }));

  it('water-lily/1 a second one put into play by another Sprout does not draw again', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Water Lily', 'Water Lily', 'Water Lily', 'Water Lily'] } },
      bases: [at('Meadow', 'A Sprout', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes'),
        offered('A', ['Sprout', 'Water Lily'], ['pass']),
        A.answers('Water Lily'),
        now({ hand: { A: 1 }, asked: { seat: 'A', has: ['yes', 'no'] } }),
        A.answers('yes'),
        now(at('Meadow', 'A Water Lily', 'A Water Lily'), {
          phase: 'play',
          asked: null,
          hand: { A: 1 },
          deck: { A: 1 },
        }),
      ],
    }));

  const both = {
    turn: 'B' as const,
    seats: { A: { deck: ['Walker', 'Cannon'] } },
    bases: [at('Meadow', 'A Sprout'), at('Moor', 'A Water Lily')],
  };

  it('water-lily/2 with a Sprout to resolve at the same moment you choose the order (CONF-2)', () =>
    play({
      ...both,
      steps: [
        B.ends(),
        offered('A', ['Sprout', 'Water Lily'], ['pass']),
        A.answers('Sprout', 'yes'),
        now(at('Meadow', 'A Walker'), { asked: { seat: 'A', has: ['discard'] } }),
        A.answers('return'),
        now({ phase: 'play', asked: null, hand: { A: ['Cannon'] }, deck: { A: [] } }),
      ],
    }));

  it('water-lily/2 the other way round the Lily draws what the Sprout might have found', () =>
    play({
      ...both,
      steps: [
        B.ends(),
        A.answers('Water Lily', 'yes'),
        now(at('Meadow'), at('Moor', 'A Water Lily'), {
          phase: 'play',
          asked: null,
          hand: { A: ['Walker'] },
          deck: { A: ['Cannon'] },
          discard: { A: ['Sprout'] },
        }),
      ],
    }));
});

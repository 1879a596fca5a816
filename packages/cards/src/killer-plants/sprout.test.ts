import { act, chooseToDo, instead, look, ops, playableInstead, protect } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const shuffles = ({ events }: { events: readonly { type: string }[] }): number =>
  events.filter((event) => event.type === 'shuffle').length;
const isShuffledOnce = (table: Parameters<typeof shuffles>[0]): void => expect(shuffles(table)).toBe(1);
const isNotShuffled = (table: Parameters<typeof shuffles>[0]): void => expect(shuffles(table)).toBe(0);

const greenwood = baseCard(
  'Greenwood',
  'Minions here cannot be destroyed.',
  protect((q, me, op) => op.verb === 'destroy' && q.base(op.card) === me.self),
);
const refuge = baseCard(
  'Refuge',
  'If a minion at another base would be destroyed, its owner may move it here instead.',
  instead({ of: 'destroy', when: (q, me, op) => q.isMinion(op.card) && q.base(op.card) !== me.self }, function* (me) {
    const minion = me.args.card;
    const owner = yield* look((q) => q.owner(minion));
    if (!(yield* chooseToDo(owner, 'Move it to the refuge', 'Move it', 'Let it be destroyed'))) return false;
    yield* act(ops.move(minion, me.self));
    return true;
  }),
);
const shade = minionCard(
  'Shade',
  2,
  'Special: Any time you can play a minion, you can play this card from your discard pile instead.',
  playableInstead(() => true),
);

describe('Sprout: Ongoing: At the start of your next turn, destroy this card, and you may search your deck for a minion with power 3 or less, play the card here as an extra minion and shuffle your deck.', () => {
  const deck = ['Insta-Grow', 'Scout', 'Warbot', 'Walker', 'Filler', 'Scout', 'Weed Eater', 'Sprout'];

  it('is destroyed; of the deck the minions of power 3 or less are offered, one of each name, to be played here (CALC-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Collector'], deck, discard: ['Invader'] } },
      bases: [at('Meadow', 'A Sprout', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        B.ends(),
        now(at('Meadow', 'B Walker'), { phase: 'start', turn: 'A', discard: { A: ['Invader', 'Sprout'] } }),
        offered('A', ['yes', 'no']),
        now({ sees: { A: { lacks: ['Warbot'] }, B: { lacks: ['Warbot', 'Scout'] } } }),
        A.answers('yes'),
        offered('A', ['Filler', 'Scout', 'Sprout', 'Walker'], ['Warbot', 'Weed Eater', 'Insta-Grow', 'Invader', 'no']),
        now({ sees: { A: { has: ['Warbot'] }, B: { lacks: ['Warbot', 'Scout'] } } }),
        A.answers('Scout'),
        now(at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Filler'), {
          turn: 'A',
          phase: 'play',
          asked: null,
          hand: { A: ['Collector'] },
          deck: { A: { count: 7, has: ['Scout', 'Walker', 'Filler', 'Warbot', 'Weed Eater', 'Sprout', 'Insta-Grow'] } },
          plays: { A: { minions: 1, actions: 1 } },
          sees: { B: { has: ['Scout'], lacks: ['Warbot'] } },
        }),
        isShuffledOnce,
      ],
    }));

  it('a player who does not search sees nothing of the deck and does not shuffle it (TERM-14, RES-11)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Warbot'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('no'),
        now(at('Meadow'), {
          phase: 'play',
          asked: null,
          deck: { A: ['Scout', 'Warbot'] },
          discard: { A: ['Sprout'] },
          sees: { A: { lacks: ['Scout', 'Warbot'] } },
        }),
        isNotShuffled,
      ],
    }));

  it('with nothing to find the search is offered all the same, so that nobody learns of it (INFO-2, TERM-12)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Warbot', 'Cannon'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now(at('Meadow'), { phase: 'play', asked: null, discard: { A: ['Sprout'] } }),
        A.ends(),
      ],
    }));

  it('if another player allows no minions nothing is found (PLAY-4)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Sprout', 'B Overrun'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now(at('Meadow', 'B Overrun'), { phase: 'play', asked: null, discard: { A: ['Sprout'] } }),
      ],
    }));

  it("sprout/1 not in the turn it is played, nor in another player's (TURN-3)", () =>
    play({
      seats: { A: { hand: ['Sprout'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Sprout', 'Meadow'),
        now(at('Meadow', 'A Sprout'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'A Sprout'), { turn: 'B', phase: 'play', asked: null }),
        B.ends(),
        now(at('Meadow'), { turn: 'A', phase: 'start', asked: { seat: 'A', has: ['yes', 'no'] } }),
      ],
    }));

  it('sprout/1 one that enters play at the start of your turn waits for the next turn', () =>
    play({
      turn: 'B',
      // However it is shuffled, a Scout is left after two cards are drawn.
      seats: { A: { deck: ['Sprout', 'Warbot', 'Scout', 'Scout', 'Scout', 'Warbot'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes', 'Sprout'),
        now(at('Meadow', 'A Sprout'), { turn: 'A', phase: 'play', asked: null, discard: { A: ['Sprout'] } }),
        A.ends(),
        now(at('Meadow', 'A Sprout'), { turn: 'B', asked: null }),
        B.ends(),
        now(at('Meadow'), { turn: 'A', phase: 'start', discard: { A: ['Sprout', 'Sprout'] } }),
      ],
    }));

  it('sprout/2 an extra play that the minion grants is used immediately (EXT-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Walker', 'Scout'], deck: ['Zapbot', 'Cannon'] } },
      bases: [at('Meadow', 'A Sprout'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now({ phase: 'start' }),
        offered('A', ['Walker', 'no'], ['Scout']),
        A.answers('Walker', 'Moor', 'return'),
        now(at('Meadow', 'A Zapbot'), at('Moor', 'A Walker'), { phase: 'play', plays: { A: { minions: 1 } } }),
      ],
    }));

  it('sprout/2 or lost (EXT-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Walker', 'Scout'], deck: ['Zapbot', 'Cannon'] } },
      bases: [at('Meadow', 'A Sprout'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('yes', 'no'),
        now({ phase: 'play', asked: null }),
        A.plays('Scout', 'Moor'),
        now({ cannot: [A.plays('Walker', 'Moor')] }),
      ],
    }));

  it('sprout/2 the minion’s start-of-turn ability works immediately (TURN-3)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Water Lily', 'Cannon'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [B.ends(), A.answers('yes'), now({ phase: 'play', asked: null, hand: { A: ['Cannon'] } })],
    }));

  it('sprout/3 the play is for the minion found alone, not for one that could come instead (EXT-3)', () =>
    play({
      cards: [shade],
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Walker', 'Cannon'], discard: ['Shade'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes'),
        offered('A', ['Scout', 'Walker'], ['Shade', 'no']),
        A.answers('Scout'),
        now(at('Meadow', 'A Scout'), { phase: 'play', asked: null, can: [A.plays('Shade', 'Meadow', 'discard')] }),
      ],
    }));

  const saved = {
    cards: [refuge],
    turn: 'B' as const,
    seats: { A: { deck: ['Scout', 'Warbot'] } },
    bases: [at('Meadow', 'A Sprout'), at('Refuge')],
  };

  it('sprout/4 moved instead of destroyed, the minion is played at the base where Sprout now is (RES-7)', () =>
    play({
      ...saved,
      steps: [
        B.ends(),
        A.answers('yes'),
        now(at('Meadow'), at('Refuge', 'A Sprout'), { discard: { A: [] } }),
        A.answers('yes'),
        now(at('Meadow'), at('Refuge', 'A Sprout', 'A Scout'), { phase: 'play', asked: null, discard: { A: [] } }),
      ],
    }));

  it('sprout/4 not moved, at the base where it was', () =>
    play({
      ...saved,
      steps: [
        B.ends(),
        A.answers('no', 'yes'),
        now(at('Meadow', 'A Scout'), at('Refuge'), { phase: 'play', asked: null, discard: { A: ['Sprout'] } }),
      ],
    }));

  it('a Sprout that cannot be destroyed stays, and the search happens anyway (RES-3)', () =>
    play({
      cards: [greenwood],
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Warbot'] } },
      bases: [at('Greenwood', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now(at('Greenwood', 'A Sprout', 'A Scout'), { phase: 'play', asked: null, discard: { A: [] } }),
      ],
    }));

  it('two at different bases: each is destroyed and each searches, in the order of the current player (ME-1)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Walker', 'Warbot'] } },
      bases: [at('Meadow', 'A Sprout'), at('Moor', 'A Sprout')],
      steps: [
        B.ends(),
        offered('A', ['Sprout@Meadow', 'Sprout@Moor']),
        A.answers('Sprout@Meadow', 'yes', 'Scout'),
        now({ asked: { seat: 'A', has: ['yes', 'no'] }, discard: { A: ['Sprout', 'Sprout'] } }),
        A.answers('yes', 'discard'),
        now(at('Meadow', 'A Scout'), at('Moor', 'A Walker'), { phase: 'play', asked: null }),
      ],
    }));

  it('an empty deck is rebuilt from the discard pile, with the Sprout just destroyed in it (DECK-1)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: [], discard: ['Warbot'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [
        B.ends(),
        A.answers('yes'),
        now(at('Meadow', 'A Sprout'), { phase: 'play', asked: null, deck: { A: ['Warbot'] }, discard: { A: [] } }),
      ],
    }));

  it('under the control of another player it is their turn and their deck; it goes to its owner (TERM-5)', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Filler', 'Filler'] }, B: { deck: ['Scout', 'Warbot', 'Warbot'] } },
      bases: [at('Meadow', 'B Sprout of A')],
      steps: [
        A.ends(),
        B.answers('yes'),
        now(at('Meadow', 'B Scout'), { turn: 'B', phase: 'play', asked: null, discard: { A: ['Sprout'], B: [] } }),
      ],
    }));

  it('is gone before the turn starts: nothing happens (RES-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Sprout')],
      steps: [B.plays('Seeing Stars'), B.ends(), now(at('Meadow'), { turn: 'A', phase: 'play', asked: null })],
    }));
});

import { act, after, instead, ops, placesInHandInstead, protect } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, baseCard, minionCard, now, type Play, play } from '../play.ts';

const mourner = minionCard(
  'Mourner',
  1,
  'Ongoing: After an action goes from play to the discard pile, gain 1 VP.',
  after('gone', { when: (q, _me, gone) => !q.isMinion(gone.card) && gone.spot === 'discard' }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const keeper = minionCard(
  'Keeper',
  1,
  'Ongoing: If an action here would go to the discard pile, place it into your hand instead.',
  placesInHandInstead((q, me, ix) => q.base(ix) === q.base(me.self) && !q.isMinion(ix)),
);
const swamp = baseCard(
  'Swamp',
  'If an action here or on a minion here would go to the discard pile, place it under its owner’s deck instead.',
  instead(
    { of: 'gone', when: (q, me, gone) => gone.spot === 'discard' && q.base(gone.card) === me.self },
    function* (me) {
      yield* act(ops.place(me.args.card, 'bottom'));
      return true;
    },
  ),
);
const refuser = minionCard(
  'Refuser',
  1,
  'Ongoing: Nothing here is affected by actions.',
  protect((q, me, op, cause) => op.verb === 'attach' && cause.type === 'action' && q.base(op.card) === q.base(me.self)),
);
const cards = [mourner, keeper, swamp, refuser];
const inHands: Pick<Play, 'cards' | 'seats'> = {
  cards,
  seats: { A: { hand: ['Overrun', 'Poison'], deck: [] }, B: { hand: ['Force of Wil'] } },
};

describe('RES-1, RES-6, RES-7: an action stopped as it is played leaves its place as any card leaves play', () => {
  it('what comes instead of the discard pile comes instead here, too, and the action still has no effect', () => {
    for (const [action, target] of [
      ['Overrun', 'Swamp'],
      ['Poison', 'Filler'],
    ] as const)
      play({
        ...inHands,
        bases: [at('Swamp', 'B Filler'), at('Moor')],
        steps: [
          A.plays(action, target),
          B.answers('Force of Wil'),
          now(at('Swamp', 'B Filler'), {
            asked: null,
            deck: { A: [action] },
            discard: { A: [], B: ['Force of Wil'] },
            plays: { A: { minions: 1, actions: 0 } },
          }),
        ],
      });
  });

  it('its owner shuffles it into the deck at The Greasy Spoon; nobody else is asked to stop it again', () =>
    play({
      seats: { A: { hand: ['Convoy'], deck: [] }, B: { hand: ['Force of Wil', 'Wil Wheaton'] } },
      bases: [at('The Greasy Spoon'), at('Moor')],
      steps: [
        A.plays('Convoy', 'The Greasy Spoon'),
        B.answers('Force of Wil'),
        now(at('The Greasy Spoon'), { asked: null, deck: { A: ['Convoy'] }, hand: { B: ['Wil Wheaton'] } }),
      ],
    }));

  it('what reacts to a card going from play to the discard pile reacts; a standard action was never in play (PLAY-2)', () => {
    play({
      ...inHands,
      bases: [at('Meadow', 'B Mourner'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Meadow'),
        B.answers('Force of Wil'),
        now({ discard: { A: ['Overrun'] }, vp: { A: 0, B: 1 } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Good Habits'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Swamp', 'B Mourner', 'A Keeper'), at('Moor')],
      steps: [
        A.plays('Good Habits'),
        B.answers('Force of Wil'),
        now({ asked: null, discard: { A: ['Good Habits'] }, vp: { A: 0, B: 0 } }),
      ],
    });
  });

  it('it can be rescued from the discard pile, to its owner’s hand (DECK-3)', () =>
    play({
      ...inHands,
      bases: [at('Meadow', 'B Keeper', 'B Mourner'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Meadow'),
        B.answers('Force of Wil'),
        now(at('Meadow', 'B Keeper', 'B Mourner'), {
          asked: null,
          hand: { A: ['Poison', 'Overrun'], B: [] },
          discard: { A: [] },
          vp: { B: 0 },
        }),
      ],
    }));
});

describe('ATT-3, RES-7: an action that its target does not accept leaves its place as any card leaves play', () => {
  it('what comes instead of the discard pile comes instead here, too', () =>
    play({
      ...inHands,
      bases: [at('Swamp', 'B Refuser'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Swamp'),
        now(at('Swamp', 'B Refuser'), { asked: null, deck: { A: ['Overrun'] }, discard: { A: [] } }),
      ],
    }));

  it('and reactions to it happen', () =>
    play({
      ...inHands,
      bases: [at('Meadow', 'B Refuser', 'B Mourner'), at('Moor')],
      steps: [A.plays('Overrun', 'Meadow'), now({ asked: null, discard: { A: ['Overrun'] }, vp: { B: 1 } })],
    }));

  it('and the log tells of it, as it does not of cards that leave with their base', () =>
    play({
      ...inHands,
      bases: [at('Meadow', 'B Refuser'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Meadow'),
        ({ events }) => {
          const told = events.filter(({ card }) => card?.name === 'Overrun').map(({ type }) => type);
          expect(told).toEqual(['play', 'lost']);
        },
      ],
    }));

  it('so, too, for actions already there that a new protection has discarded', () =>
    play({
      cards,
      seats: { A: { hand: ['Wildlife Preserve'] }, B: { deck: [] } },
      bases: [at('Swamp', 'A Filler with B Poison'), at('Moor')],
      steps: [
        A.plays('Wildlife Preserve', 'Swamp'),
        now(at('Swamp', 'A Wildlife Preserve', 'A Filler'), {
          asked: null,
          deck: { B: ['Poison'] },
          discard: { B: [] },
        }),
      ],
    }));
});

describe('RES-3, PLAY-5: an action that its target does not accept does what does not depend on that', () => {
  const bases = [at('Meadow', 'B Refuser', 'B Filler'), at('Moor')];
  it('once it has been discarded (ATT-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['Shearing'], deck: [] } },
      bases,
      steps: [A.plays('Shearing', 'Filler'), now(bases[0]!, { asked: null, hand: { A: ['Shearing'] } })],
    }));

  it('before that, others may react to its play (RES-6), and it has no effect if they stop it', () => {
    const seats = { A: { hand: ['Shearing'], deck: ['Invader'] }, B: { hand: ['Force of Wil'] } };
    const table = (answer: string, hand: string[]) =>
      play({
        cards,
        seats,
        bases,
        steps: [
          A.plays('Shearing', 'Filler'),
          B.answers(answer),
          now(bases[0]!, { asked: null, hand: { A: hand }, discard: { A: ['Shearing'] } }),
        ],
      });
    table('Force of Wil', []);
    table('pass', ['Invader']);
  });

  it('it does nothing to what it would have been on, and asks nothing about that', () => {
    const slidesOff = (card: string, target: string, ...there: string[]) =>
      play({
        cards,
        seats: { A: { hand: [card], deck: [] } },
        bases: [at('Meadow', ...there), at('Moor', 'A Walker with A Upgrade')],
        steps: [A.plays(card, target), now(at('Meadow', ...there), { asked: null, discard: { A: [card] } })],
      });
    slidesOff('Poison', 'Porthos', 'B Porthos with B Upgrade');
    slidesOff('Ancient Curse', 'Porthos', 'B Porthos +1');
    slidesOff('Oogie Boogie', 'Porthos', 'B Porthos');
    slidesOff('Cellular Bonding', 'Porthos', 'B Porthos');
    slidesOff('Shark Tattoo', 'Filler', 'B Refuser', 'A Filler');
    slidesOff('A Questing', 'Filler', 'B Refuser', 'A Filler');
    slidesOff('Change Into A Gun', 'Filler', 'B Refuser', 'A Filler');
    slidesOff('Stomp', 'Meadow', 'B Refuser');
    slidesOff('Radioactive Breath', 'Meadow', 'B Refuser', 'B Filler');
  });
});

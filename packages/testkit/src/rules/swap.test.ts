import { act, chooseCard, chooseMinion, isYours, look, onPlay, ops, protect, swap } from '@smash/engine/script';
import { A, actionCard, at, minionCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const trade = actionCard(
  'Trade',
  'standard',
  'Swap two of your minions.',
  onPlay(function* (me) {
    const [one, two] = yield* look((q) => q.minionsOf(me.seat));
    if (one !== undefined && two !== undefined) yield* swap(me.seat, one, two);
  }),
);
const recast = actionCard(
  'Recast',
  'standard',
  'Swap one of your minions with a minion in your hand or discard pile.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the one that goes', isYours(me));
    const others = yield* look((q) => [...q.hand(me.seat), ...q.discard(me.seat)].filter((ix) => q.isMinionCard(ix)));
    const other = yield* chooseCard(me.seat, 'Choose the one that comes', others);
    if (minion !== null && other !== null) yield* swap(me.seat, minion, other);
  }),
);
const rooted = minionCard(
  'Rooted',
  2,
  'This minion is not affected by actions.',
  protect((_q, me, op, cause) => cause.type === 'action' && op.card === me.self),
);
const herald = minionCard(
  'Herald',
  2,
  'Draw a card.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);

describe('SWAP', () => {
  it('two in play trade places; what is on them stays where it was, and nothing is played (SWAP-1)', () =>
    play({
      cards: [trade, herald],
      seats: { A: { hand: ['Trade'] } },
      bases: [at('Meadow', 'A Walker +2 with A Upgrade'), at('Moor', 'A Herald', 'B Scout')],
      steps: [
        A.plays('Trade'),
        now(at('Meadow', 'A Herald with A Upgrade'), at('Moor', 'A Walker', 'B Scout'), {
          asked: null,
          cards: { Herald: { power: 6, counters: 2 }, Walker: { power: 2, counters: 0 } },
          hand: { A: [] },
        }),
      ],
    }));

  it('one from the discard pile is played there and gets what is there; the other goes where it was (SWAP-1)', () =>
    play({
      cards: [recast, herald],
      seats: { A: { hand: ['Recast'], discard: ['Herald'], deck: ['Probe'] } },
      bases: [at('Meadow', 'A Walker +1 with B Poison'), at('Moor')],
      steps: [
        A.plays('Recast'),
        now(at('Meadow', 'A Herald with B Poison'), {
          asked: null,
          cards: { Herald: { counters: 1 } },
          hand: { A: ['Probe'] },
          discard: { A: ['Walker', 'Recast'], B: [] },
        }),
      ],
    }));

  it('one from the hand sends the other to the hand, and is seen and countered like any played minion (SWAP-1, RES-4)', () =>
    play({
      cards: [recast],
      seats: { A: { hand: ['Recast', 'Scout'] } },
      bases: [at('Meadow', 'A Invader', 'B Leprechaun'), at('Moor')],
      steps: [
        A.plays('Recast'),
        now(at('Meadow', 'B Leprechaun'), {
          asked: null,
          hand: { A: ['Invader'] },
          discard: { A: ['Scout', 'Recast'] },
        }),
      ],
    }));

  it('if either is immune nothing is swapped (SWAP-2)', () =>
    play({
      cards: [trade, rooted],
      seats: { A: { hand: ['Trade'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Rooted')],
      steps: [A.plays('Trade'), now(at('Meadow', 'A Walker'), at('Moor', 'A Rooted'), { asked: null })],
    }));

  it('what was done for a while does not follow (SWAP-2)', () =>
    play({
      cards: [trade],
      seats: { A: { hand: ['Swashbuckling', 'Trade', 'Summon'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Scout', 'A Archmage')],
      steps: [
        A.plays('Swashbuckling'),
        A.plays('Trade'),
        now(at('Moor', 'A Walker', 'A Archmage'), { cards: { Walker: { power: 2 }, Archmage: { power: 5 } } }),
      ],
    }));
});

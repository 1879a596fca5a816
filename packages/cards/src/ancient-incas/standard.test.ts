import { act, cannotPlay, extraAction, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const plenty = (n: number) =>
  actionCard(
    'Plenty',
    'standard',
    'Play some extra actions.',
    onPlay(function* (me) {
      for (let i = 0; i < n; i++) yield* extraAction(me.seat);
    }),
  );
const plot = actionCard('Plot', 'base', '');
const field = actionCard('Field', 'base', '');
const guard = minionCard(
  'Guard',
  1,
  'No actions here.',
  cannotPlay((q, me, { at: to, as }) => to === q.base(me.self) && as === 'action'),
);

describe('Ashlar Masonry: Special: Play this after a base scores. Instead of letting your actions on that base go to the discard pile, you may return one of them to your hand and shuffle the rest into your deck.', () => {
  const deck = ['Filler', 'Filler', 'Filler'];

  it('one of your actions there returns to the hand, the rest are shuffled into the deck (RES-7, SCORE-9)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Ashlar Masonry'], deck } },
      bases: [
        at('Meadow', 'A Walker +8 with A Upgrade', 'A Plot', 'A Field', 'A Armory', 'B Plot'),
        at('Moor', 'A Plot'),
      ],
      steps: [
        A.ends(),
        A.answers('Ashlar Masonry'),
        offered('A', ['Plot@Meadow/A', 'Field', 'Armory', 'no'], ['Plot@Meadow/B', 'Plot@Moor', 'Upgrade']),
        A.answers('Field'),
        now(at('Moor', 'A Plot'), {
          // Two cards are drawn after scoring.
          hand: { A: { has: ['Field'] } },
          deck: { A: 3 },
          discard: { A: ['Ashlar Masonry', 'Upgrade', 'Walker'], B: ['Plot'] },
          baseDiscard: ['Meadow'],
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('each has one fate only (RES-7)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Ashlar Masonry'], deck } },
      bases: [at('Meadow', 'A Walker +8', 'A Plot', 'A Field'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Ashlar Masonry', 'Field'),
        ({ events }) => expect(events.filter(({ type }) => type === 'choose').length).toBe(2),
        now({ hand: { A: { has: ['Field'] } }, discard: { A: ['Ashlar Masonry', 'Walker'] } }),
      ],
    }));

  it('may be declined: then all of them go to the discard pile (TERM-14)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Ashlar Masonry'], deck } },
      bases: [at('Meadow', 'A Walker +8', 'A Plot', 'A Field'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Ashlar Masonry'),
        A.answers('no'),
        now({ deck: { A: 1 }, discard: { A: ['Ashlar Masonry', 'Field', 'Plot', 'Walker'] } }),
      ],
    }));

  it('cannot be played at another time (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Ashlar Masonry'] } },
      bases: [at('Meadow', 'A Walker', 'A Armory')],
      steps: [refused(A.plays('Ashlar Masonry'))],
    }));
});

describe('Golden Condor: Return to your hand any number of your actions that are on bases. You must play every one of them as an extra action.', () => {
  it('golden-condor/1 the returned cards are played at once, each in turn (EXT-3)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Golden Condor'], deck: ['Filler'] } },
      bases: [
        at('Meadow', 'A Plot', 'B Plot'),
        at('Moor', 'A Temple of the Sun', 'A Walker with A Upgrade'),
        at('Marsh', 'A Field'),
      ],
      steps: [
        A.plays('Golden Condor'),
        offered('A', ['Plot/A', 'Temple of the Sun', 'Field', 'done'], ['Plot/B', 'Upgrade']),
        A.answers('Plot/A', 'Temple of the Sun'),
        offered('A', ['Plot', 'Temple of the Sun'], ['no']),
        A.answers('Temple of the Sun'),
        A.answers('Marsh'),
        now({ hand: { A: ['Filler', 'Plot'] } }),
        refused(A.ends()),
        A.answers('Marsh'),
        now(
          at('Meadow', 'B Plot'),
          at('Moor', 'A Walker with A Upgrade'),
          at('Marsh', 'A Field', 'A Plot', 'A Temple of the Sun'),
          { asked: null, hand: { A: ['Filler'] }, discard: { A: ['Golden Condor'] }, plays: { A: { actions: 0 } } },
        ),
      ],
    }));

  it('none at all, or without any on bases (RES-12)', () =>
    play({
      cards: [plenty(2), plot],
      seats: { A: { hand: ['Plenty', 'Golden Condor', 'Golden Condor'] } },
      bases: [at('Meadow', 'A Plot'), at('Moor')],
      steps: [
        A.plays('Plenty'),
        A.plays('Golden Condor'),
        A.answers('done'),
        now(at('Meadow', 'A Plot'), { asked: null, hand: { A: ['Golden Condor'] } }),
      ],
    }));

  it('one that is protected stays, one you do not own goes to its owner; one that fits nowhere is discarded (CAN-1, PLAY-4)', () =>
    play({
      cards: [
        plot,
        guard,
        actionCard(
          'Rooted Plot',
          'base',
          'Stays.',
          protect((_q, me, op) => op.verb === 'return' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Golden Condor'] } },
      bases: [at('Meadow', 'A Plot', 'A Rooted Plot', 'A Overrun of B', 'B Guard')],
      steps: [
        A.plays('Golden Condor'),
        A.answers('Plot', 'Rooted Plot', 'Overrun'),
        now(at('Meadow', 'A Rooted Plot', 'B Guard'), {
          asked: null,
          hand: { A: [], B: ['Overrun'] },
          discard: { A: ['Golden Condor', 'Plot'] },
        }),
      ],
    }));

  it('of those that cannot be played each is discarded when nothing else is left; nobody is asked which (PLAY-4)', () => {
    play({
      cards: [plot, guard],
      seats: { A: { hand: ['Golden Condor'] } },
      bases: [at('Meadow', 'A Plot', 'A Plot', 'B Guard')],
      steps: [
        A.plays('Golden Condor'),
        A.answers('Plot#1', 'Plot#2'),
        now(at('Meadow', 'B Guard'), { asked: null, discard: { A: ['Golden Condor', 'Plot', 'Plot'] } }),
      ],
    });
    const key = actionCard(
      'Key',
      'base',
      'Destroy each minion here.',
      onPlay(function* (me) {
        yield* act(...(yield* look((q) => q.minionsAt(q.base(me.self)).slice())).map(ops.destroy));
      }),
    );
    const lock = minionCard(
      'Lock',
      1,
      'No Plots here.',
      cannotPlay((q, me, { at: to, card }) => to === q.base(me.self) && q.name(card) === 'Plot'),
    );
    play({
      cards: [plot, key, lock],
      seats: { A: { hand: ['Golden Condor'] } },
      bases: [at('Meadow', 'A Plot', 'A Key', 'B Lock')],
      steps: [
        A.plays('Golden Condor'),
        A.answers('Plot', 'Key'),
        now(at('Meadow', 'A Key', 'A Plot'), { asked: null, discard: { A: ['Golden Condor'] } }),
      ],
    });
  });

  it('another player’s card is not played from that player’s hand, and one that comes back is not played again', () =>
    play({
      cards: [
        actionCard(
          'Boomerang',
          'base',
          'Return this to your hand.',
          onPlay(function* (me) {
            yield* act(ops.returnToHand(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ['Golden Condor'] } },
      bases: [at('Meadow', 'A Overrun of B', 'A Boomerang'), at('Moor')],
      steps: [
        A.plays('Golden Condor'),
        A.answers('Overrun', 'Boomerang'),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor'), { asked: null, hand: { A: ['Boomerang'], B: ['Overrun'] } }),
      ],
    }));
});

describe('Quipu Strings: As an extra action, play an action from your discard pile that can be played on a base.', () => {
  it('quipu-strings/1 it is played at once (EXT-3)', () =>
    play({
      cards: [plot, field],
      seats: {
        A: { hand: ['Quipu Strings'], discard: ['Plot', 'Field', 'Upgrade', 'Disenchant'] },
        B: { discard: ['Plot'] },
      },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Quipu Strings'),
        offered('A', ['Plot', 'Field'], ['Upgrade', 'Disenchant', 'no']),
        A.answers('Field', 'Moor'),
        now(at('Moor', 'A Field'), {
          asked: null,
          discard: { A: ['Plot', 'Quipu Strings', 'Disenchant', 'Upgrade'] },
          plays: { A: { actions: 0 } },
        }),
      ],
    }));

  it('does nothing without one that can be played (PLAY-5)', () =>
    play({
      cards: [plot, guard],
      seats: { A: { hand: ['Quipu Strings'], discard: ['Plot', 'Upgrade'] } },
      bases: [at('Meadow', 'B Guard')],
      steps: [A.plays('Quipu Strings'), now({ asked: null, discard: { A: ['Plot', 'Quipu Strings', 'Upgrade'] } })],
    }));
});

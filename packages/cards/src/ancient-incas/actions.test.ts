import { act, cannotPlay, extraAction, here, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
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

describe('Armory: Put this on a base. Ongoing: For each other action of yours on this base, you have +2 power here.', () => {
  it('counts your other actions on this base, not itself, others’, or those elsewhere or on minions (PLAY-3, NPW-1)', () =>
    play({
      cards: [plot],
      bases: [
        at('Meadow', 'A Armory', 'A Plot', 'A Plot', 'B Plot', 'A Walker with A Upgrade', 'B Walker'),
        at('Moor', 'A Plot', 'A Armory'),
        at('Marsh', 'A Armory', 'B Walker', 'B Plot'),
      ],
      steps: [
        now({
          bases: {
            Meadow: { power: { A: 8, B: 2 } },
            Moor: { power: { A: 2 } },
            Marsh: { power: { A: 0, B: 2 } },
          },
        }),
      ],
    }));

  it('two of them count each other', () =>
    play({ bases: [at('Meadow', 'A Armory', 'A Armory')], steps: [now({ bases: { Meadow: { power: { A: 4 } } } })] }));
});

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

describe('Fortress Walls: Put this on a base. Place a +1 power counter on a minion of yours here. Ongoing: You may place a +1 power counter on a minion of yours here after you play another action on this base.', () => {
  it('one of yours here; nothing without one (RES-13)', () =>
    play({
      cards: [plenty(2)],
      seats: { A: { hand: ['Plenty', 'Fortress Walls', 'Fortress Walls'] } },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Collector'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Plenty'),
        A.plays('Fortress Walls', 'Meadow'),
        offered('A', ['Walker@Meadow', 'Invader'], ['Collector', 'Walker@Moor', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 1 } } }),
        A.plays('Fortress Walls', 'Moor'),
        now({ asked: null, cards: { 'Walker@Moor': { counters: 0 } } }),
      ],
    }));

  it('Ongoing: You may place one more after you play another action on this base', () =>
    play({
      cards: [plenty(3), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Plot', 'Plot'] } },
      bases: [at('Meadow', 'A Fortress Walls', 'A Walker', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        now({ asked: null }),
        A.plays('Plot', 'Meadow'),
        A.answers('Fortress Walls'),
        now({ asked: null, cards: { 'Walker/A': { counters: 1 }, Invader: { counters: 0 } } }),
        A.plays('Plot', 'Meadow'),
        A.answers('pass'),
        now({ asked: null, cards: { 'Walker/A': { counters: 1 } } }),
      ],
    }));

  it('not for its own play, another player’s action, or without a minion of yours here', () =>
    play({
      cards: [plenty(2), plot],
      seats: { A: { hand: ['Plenty', 'Fortress Walls', 'Plot'] }, B: { hand: ['Plot'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Fortress Walls', 'B Walker')],
      steps: [
        A.plays('Plenty'),
        A.plays('Fortress Walls', 'Meadow'),
        now({ asked: null, cards: { 'Walker@Meadow': { counters: 1 } } }),
        A.plays('Plot', 'Moor'),
        now({ asked: null }),
        A.ends(),
        B.plays('Plot', 'Meadow'),
        now({ asked: null, cards: { 'Walker@Meadow': { counters: 1 } } }),
      ],
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

  it('one that is protected stays, one you do not own goes to its owner; one that fits nowhere stays in the hand (CAN-1)', () =>
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
        now(at('Meadow', 'A Rooted Plot', 'B Guard'), { asked: null, hand: { A: ['Plot'], B: ['Overrun'] } }),
      ],
    }));

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

describe('Royal Highway: Put this on a base. You may move one of your minions to this base or from it. Ongoing: After you play an action on another base, you may move one of your minions from here to that base or from that base to here.', () => {
  it('from elsewhere to here', () =>
    play({
      seats: { A: { hand: ['Royal Highway'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.plays('Royal Highway', 'Meadow'),
        offered('A', ['Walker/A', 'Invader', 'no'], ['Walker/B']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Walker', 'A Invader', 'A Royal Highway'), at('Moor'), { asked: null }),
      ],
    }));

  it('or from here to any other base; or not at all', () =>
    play({
      cards: [plenty(2)],
      seats: { A: { hand: ['Plenty', 'Royal Highway', 'Royal Highway'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Plenty'),
        A.plays('Royal Highway', 'Meadow'),
        A.answers('Walker'),
        offered(
          'A',
          ['?Moor', 'Marsh'].map((one) => one.replace('?', '')),
          ['Meadow', 'no'],
        ),
        A.answers('Marsh'),
        now(at('Marsh', 'A Walker'), { asked: null }),
        A.plays('Royal Highway', 'Moor'),
        A.answers('no'),
        now(at('Marsh', 'A Walker'), at('Moor', 'A Royal Highway'), { asked: null }),
      ],
    }));

  it('Ongoing: after you play an action on another base, one of your minions may go from here to there, or back', () =>
    play({
      cards: [plenty(4), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Plot', 'Plot', 'Plot'] } },
      bases: [
        at('Meadow', 'A Royal Highway', 'A Walker', 'B Walker'),
        at('Moor', 'A Invader', 'B Invader'),
        at('Marsh', 'A Filler'),
      ],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        A.answers('Royal Highway'),
        offered('A', ['Walker/A', 'Invader/A'], ['Walker/B', 'Invader/B', 'Filler']),
        A.answers('Walker/A'),
        now(at('Moor', 'A Walker', 'A Invader', 'B Invader', 'A Plot'), { asked: null }),
        A.plays('Plot', 'Marsh'),
        A.answers('Royal Highway'),
        now(at('Meadow', 'A Royal Highway', 'A Filler', 'B Walker'), at('Marsh', 'A Plot'), { asked: null }),
        A.plays('Plot', 'Meadow'),
        now({ asked: null }),
        A.plays('Plot', 'Marsh'),
        A.answers('pass'),
        now(at('Marsh', 'A Plot', 'A Plot'), { asked: null }),
      ],
    }));

  it('not for an action on a minion, another player’s, or without a minion of yours at either base', () =>
    play({
      cards: [plenty(2), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Upgrade'] }, B: { hand: ['Plot'] } },
      bases: [at('Meadow', 'A Royal Highway'), at('Moor', 'B Invader'), at('Marsh', 'A Filler')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        now({ asked: null }),
        A.plays('Upgrade', 'Filler'),
        now({ asked: null }),
        A.ends(),
        B.plays('Plot', 'Marsh'),
        now({ asked: null }),
      ],
    }));

  it('not to or from a base that is gone by then (RES-4)', () =>
    play({
      cards: [
        actionCard(
          'Collapse',
          'base',
          'Destroy this base.',
          onPlay(function* (me) {
            yield* act(ops.destroyBase(yield* look((q) => here(q, me))));
          }),
        ),
      ],
      seats: { A: { hand: ['Collapse'] } },
      bases: [at('Meadow', 'A Royal Highway', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [A.plays('Collapse', 'Moor'), now(at('Meadow', 'A Royal Highway', 'A Walker'), { asked: null })],
    }));

  it('not for a minion you play', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Royal Highway', 'A Walker'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null })],
    }));
});

describe('Temple of the Sun: Put this on a base. Draw a card. Ongoing: Draw a card after you play another action on this base.', () => {
  const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

  it('one card when it is played: its own play is no other action', () =>
    play({
      seats: { A: { hand: ['Temple of the Sun'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Temple of the Sun'), now({ asked: null, hand: { A: ['Filler'] }, deck: { A: 3 } })],
    }));

  it('one for each other action you play here, not for those elsewhere or of others', () =>
    play({
      cards: [plenty(3), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Plot', 'Temple of the Sun'], deck }, B: { hand: ['Plot'] } },
      bases: [at('Meadow', 'A Temple of the Sun', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        now({ deck: { A: 4 } }),
        A.plays('Plot', 'Meadow'),
        now({ deck: { A: 3 } }),
        A.plays('Temple of the Sun', 'Meadow'),
        now({ deck: { A: 1 } }),
        A.ends(),
        B.plays('Plot', 'Meadow'),
        now({ deck: { A: 0 }, hand: { A: { has: ['Filler', 'Filler', 'Filler', 'Filler'] }, B: [] } }),
      ],
    }));
});

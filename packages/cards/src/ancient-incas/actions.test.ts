import { act, cannotPlay, extraAction, here, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

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
const _field = actionCard('Field', 'base', '');
const _guard = minionCard(
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

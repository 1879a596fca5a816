// Playing a minion in place of an action (PLAY-7), and what counts as playing one, or only triggers as if.
import {
  ACTION_PLAYED,
  act,
  after,
  cannotPlayExtra,
  extraAction,
  insteadOfAction,
  isYourFirstAction,
  onPlay,
  ops,
  playableAsAction,
  youPlayedAction,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play, refused } from '../play.ts';

const recruit = minionCard(
  'Recruit',
  1,
  'Special: Whenever you could play an action, play this instead.',
  playableAsAction(),
);
const herald = minionCard(
  'Herald',
  1,
  'Trigger every ability that would trigger from you playing an action.',
  onPlay(function* (me) {
    yield* act(ops.triggerAsAction(me.seat));
  }),
);
const painter = minionCard(
  'Painter',
  1,
  'Ongoing: Instead of playing an action you may do nothing, which counts as playing one.',
  insteadOfAction(function* (me) {
    yield* act(ops.countAsAction(me.seat));
  }),
);
const scribe = minionCard(
  'Scribe',
  1,
  'Ongoing: Place a +1 power counter here after each action you play.',
  after(ACTION_PLAYED, { when: (_q, me, played) => youPlayedAction(me, played) }, function* (me) {
    yield* act(ops.counters(me.self, 1));
  }),
);
const opener = minionCard(
  'Opener',
  1,
  'Ongoing: Place a +1 power counter here after you play your first action in a turn.',
  after(ACTION_PLAYED, { when: isYourFirstAction }, function* (me) {
    yield* act(ops.counters(me.self, 1));
  }),
);
const twice = actionCard(
  'Twice',
  'standard',
  'Play two extra actions.',
  onPlay(function* (me) {
    yield* extraAction(me.seat);
    yield* extraAction(me.seat);
  }),
);
const narrowGate = minionCard(
  'Gate',
  1,
  'Ongoing: Nobody can play extra minions.',
  cannotPlayExtra((_q, _me, { as }) => as === 'minion'),
);
const cards = [recruit, herald, painter, scribe, opener, twice, narrowGate];
const counters = (all: Record<string, number>) => ({
  cards: Object.fromEntries(Object.entries(all).map(([card, n]) => [card, { counters: n }])),
});

describe('A minion played in place of an action (PLAY-7)', () => {
  it('takes the action play, and is no action', () =>
    play({
      cards,
      seats: { A: { hand: ['Filler', 'Recruit', 'Twice'] }, B: {} },
      bases: [at('Meadow', 'A Scribe')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Recruit', 'Meadow'),
        now({ asked: null, plays: { A: { minions: 0, actions: 0 } } }, counters({ Scribe: 0 })),
        refused(A.plays('Twice')),
      ],
    }));

  it('takes the regular play as a regular one, extra actions as extra ones (EXT-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Filler', 'Twice', 'Recruit'] }, B: { hand: ['Filler', 'Recruit'] } },
      bases: [at('Meadow', 'A Gate')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Twice'),
        refused(A.plays('Recruit', 'Meadow')),
        A.ends(),
        B.plays('Filler@hand', 'Meadow'),
        B.plays('Recruit@hand', 'Meadow'),
        now({ asked: null, plays: { B: { minions: 0, actions: 0 } } }),
      ],
    }));
});

describe('What triggers like an action', () => {
  it('only triggers: the next action is still the first', () =>
    play({
      cards,
      seats: { A: { hand: ['Herald', 'Twice'] }, B: {} },
      bases: [at('Meadow', 'A Scribe', 'A Opener')],
      steps: [
        A.plays('Herald', 'Meadow'),
        A.answers('?Scribe'),
        now({ asked: null }, counters({ Scribe: 1, Opener: 1 })),
        A.plays('Twice'),
        A.answers('?Scribe'),
        now({ asked: null }, counters({ Scribe: 2, Opener: 2 })),
      ],
    }));

  it('or counts, too, also in place of an action on one minion (monet/1)', () =>
    play({
      cards,
      seats: { A: { hand: ['K.C. Smith', 'Twice'] }, B: {} },
      bases: [at('Meadow', 'A Scribe', 'A Opener', 'A Painter', 'A Baboom')],
      steps: [
        A.uses('Painter'),
        A.answers('?Scribe'),
        now({ asked: null }, counters({ Scribe: 1, Opener: 1 })),
        A.uses('Baboom'),
        A.uses('Painter'),
        now({ asked: null }, counters({ Scribe: 2, Opener: 1 })),
        A.plays('K.C. Smith', 'Meadow'),
        A.plays('Twice'),
        now({ asked: null }, counters({ Scribe: 3, Opener: 1 })),
      ],
    }));

  it('it is the first only if no action came before it, and triggers nothing of the other players', () =>
    play({
      cards,
      seats: { A: { hand: ['Twice', 'Herald'] }, B: {} },
      bases: [at('Meadow', 'A Opener', 'B Scribe')],
      steps: [
        A.plays('Twice'),
        now(counters({ Opener: 1 })),
        A.plays('Herald', 'Meadow'),
        A.ends(),
        now({ turn: 'B' }, counters({ Opener: 1, Scribe: 0 })),
      ],
    }));
});

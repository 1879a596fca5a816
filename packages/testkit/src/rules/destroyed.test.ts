import {
  act,
  after,
  chooseMinion,
  eachGets,
  givesHost,
  instead,
  look,
  onPlay,
  ops,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';
import { smite } from '../test-cards.ts';

const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const all = actionCard(
  'All',
  'standard',
  'Destroy every minion of power 3 or less.',
  onPlay(function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) <= 3));
    yield* act(...weak.map(ops.destroy));
  }),
);
/** Grows by the values it receives, in order: by ten times the first and once the second. */
const mourner = minionCard(
  'Mourner',
  5,
  'Ongoing: After one or more minions are destroyed, this minion gets power this turn.',
  after('destroy', { together: true }, function* (me) {
    const { cards, powers } = me.args;
    yield* eachGets([me.self], cards.length * 100 + powers.reduce((sum, n) => sum * 10 + n, 0));
  }),
);
const twice = actionCard(
  'Twice',
  'standard',
  'A minion gets +1 power this turn, and a +1 power counter.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion', (_q, ix) => ix !== me.self);
    if (minion === null) return;
    yield* eachGets([minion], 1);
    yield* act(ops.counters(minion, 1));
  }),
);
const watcher = minionCard(
  'Watcher',
  5,
  'Ongoing: After an action gives minions power or counters, this minion gets power this turn.',
  after(['power', 'counter'], { together: true, when: (_q, _me, got) => got.byType === 'action' }, function* (me) {
    const { cards, powers } = me.args;
    yield* eachGets([me.self], cards.length * 10 + powers.length);
  }),
);
const kills = talent(function* (me) {
  yield* toOneMinion(me, 'Destroy a minion', (_q, ix) => ix !== me.self, ops.destroy);
});
const killer = minionCard('Killer', 4, 'Talent: Destroy a minion.', kills);
const blade = actionCard('Blade', 'minion', 'Ongoing: This minion has “Talent: Destroy a minion.”', givesHost(kills));
const saint = minionCard(
  'Saint',
  2,
  'Ongoing: If this minion would be destroyed, it gets +1 power this turn instead.',
  instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* (me) {
    yield* eachGets([me.self], 1);
    return true;
  }),
);
const breaker = minionCard(
  'Breaker',
  4,
  'Talent: Destroy an action.',
  talent(function* () {
    const [action] = yield* look((q) => q.actions());
    yield* act(ops.destroy(action!));
  }),
);
/** The minions that the query finds get power, which shows which ones they are. */
const tally = minionCard(
  'Tally',
  1,
  'Each minion that has destroyed a minion this turn gets +5 power this turn.',
  onPlay(function* () {
    yield* eachGets(yield* look((q) => q.minions((ix) => q.hasDestroyedMinion(ix))), 5);
  }),
);
const cards = [three, two, all, mourner, twice, watcher, killer, blade, saint, breaker, tally, smite];
const hand = (...list: string[]) => ({ A: { hand: list }, B: { deck: ['Filler', 'Filler'] } });

describe('"one or more" tells the power of each', () => {
  it('of those one effect destroys, beside the cards, equal ones too (RES-9)', () => {
    play({
      cards,
      seats: hand('All'),
      bases: [at('Meadow', 'A Mourner', 'B Three', 'B Two'), at('Moor')],
      steps: [A.plays('All'), now({ cards: { Mourner: { power: 5 + 200 + 32 } } })],
    });
    play({
      cards,
      seats: hand('All'),
      bases: [at('Meadow', 'A Mourner', 'B Two', 'B Two +1', 'A Two'), at('Moor')],
      steps: [A.plays('All'), now({ cards: { Mourner: { power: 5 + 300 + 232 } } })],
    });
  });

  it('a minion to which one card does two things is there once', () =>
    play({
      cards,
      seats: hand('Twice'),
      bases: [at('Meadow', 'A Watcher', 'B Three'), at('Moor')],
      steps: [A.plays('Twice'), A.answers('Three'), now({ cards: { Watcher: { power: 16 } } })],
    }));
});

describe('a minion has destroyed a minion this turn', () => {
  it('by an ability of its own or one it has been given', () => {
    for (const one of ['A Killer', 'A Three with A Blade'])
      play({
        cards,
        seats: hand('Tally'),
        bases: [at('Meadow', one, 'B Two', 'A Killer'), at('Moor')],
        steps: [
          A.uses(one.includes('Three') ? 'Three' : 'Killer#1'),
          A.answers('Two'),
          A.plays('Tally', 'Moor'),
          now({ asked: null, bases: { Meadow: { total: one.includes('Three') ? 12 : 13 } } }),
        ],
      });
  });

  it('not by an action, nor by destroying an action or a minion that is saved', () => {
    play({
      cards,
      seats: hand('Smite', 'Tally'),
      bases: [at('Meadow', 'A Killer', 'B Two', 'A Three'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        A.plays('Tally', 'Moor'),
        now({ bases: { Meadow: { total: 7 }, Moor: { total: 1 } } }),
      ],
    });
    play({
      cards,
      seats: hand('Tally'),
      bases: [at('Meadow', 'A Breaker', 'B Two with B Blade'), at('Moor')],
      steps: [
        A.uses('Breaker'),
        A.plays('Tally', 'Moor'),
        now(at('Meadow', 'A Breaker', 'B Two'), { cards: { Breaker: { power: 4 } } }),
      ],
    });
    play({
      cards,
      seats: hand('Tally'),
      bases: [at('Meadow', 'A Killer', 'B Saint'), at('Moor')],
      steps: [
        A.uses('Killer'),
        A.plays('Tally', 'Moor'),
        now({ cards: { Saint: { power: 3 }, Killer: { power: 4 } } }),
      ],
    });
  });

  it('until the end of the turn', () =>
    play({
      cards,
      seats: { A: {}, B: { hand: ['Tally'] } },
      bases: [at('Meadow', 'A Killer', 'B Two'), at('Moor')],
      steps: [
        A.uses('Killer'),
        A.answers('?Two'),
        A.ends(),
        B.plays('Tally', 'Moor'),
        now({ cards: { Killer: { power: 4 } } }),
      ],
    }));
});

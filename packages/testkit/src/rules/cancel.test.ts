import type { Def } from '@smash/engine';
import {
  act,
  atStartOfYourTurn,
  cancelsActionsOnIt,
  cancelsHost,
  chooseMinion,
  look,
  onPlay,
  ops,
  ownPower,
  powerHere,
  talent,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play, refused, titanCard } from '../play.ts';

/** Has +2 power from its own ability. */
const proud = minionCard(
  'Proud Two',
  1,
  'Ongoing: This minion has +2 power.',
  ownPower(() => 2),
);
const muzzle = actionCard(
  'Muzzle',
  'minion',
  "Put this on a minion. Ongoing: Cancel this minion's abilities.",
  cancelsHost(),
);
/** Minions that cancel other minions at their base. */
const canceller = (name: string, power: number, target: string): Def =>
  minionCard(name, power, `Ongoing: Cancel the abilities of ${target} here.`, {
    kind: 'cancels',
    label: 'ongoing',
    who: (q, me, ix) => q.isMinion(ix) && q.base(ix) === q.base(me.self) && q.name(ix) === target,
  });
const gag = actionCard(
  'Gag',
  'standard',
  'Choose a minion and cancel its abilities until the start of your next turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    const until = yield* look((q) => ({ t: 'turnStart' as const, seat: me.seat, after: q.s.turn }));
    yield* act(ops.cancel(minion!, until));
  }),
);

describe('abilities that a card in play cancels', () => {
  it('are absent while it is there, and work again without it (TERM-4, ABL-3)', () =>
    play({
      cards: [proud, muzzle],
      seats: { A: { hand: ['Muzzle'] }, B: { hand: ['Grave Robbing'] } },
      bases: [at('Meadow', 'B Proud Two', 'B Proud Two'), at('Moor')],
      steps: [
        A.plays('Muzzle', 'Proud Two#1'),
        now({ cards: { 'Proud Two#1': { power: 1 }, 'Proud Two#2': { power: 3 } } }),
      ],
    }));

  it('of a canceller leave its targets alone (TERM-4)', () =>
    play({
      cards: [proud, canceller('Hush One', 1, 'Proud Two'), muzzle],
      seats: { A: { hand: ['Muzzle'] } },
      bases: [at('Meadow', 'B Proud Two', 'B Hush One'), at('Moor', 'B Proud Two')],
      steps: [
        now({ cards: { 'Proud Two@Meadow': { power: 1 }, 'Proud Two@Moor': { power: 3 } } }),
        A.plays('Muzzle', 'Hush One'),
        now({ cards: { 'Proud Two@Meadow': { power: 3 }, 'Proud Two@Moor': { power: 3 } } }),
      ],
    }));

  it('of a chain of cancellers, in any order: every second one counts (TERM-4)', () =>
    play({
      cards: [
        proud,
        canceller('Hush One', 1, 'Proud Two'),
        canceller('Hush Two', 1, 'Hush One'),
        canceller('Hush Three', 1, 'Hush Two'),
      ],
      bases: [
        at('Meadow', 'B Proud Two', 'B Hush One', 'B Hush Two', 'B Hush Three'),
        at('Moor', 'B Hush Two', 'B Hush One', 'B Proud Two'),
      ],
      steps: [now({ cards: { 'Proud Two@Meadow': { power: 1 }, 'Proud Two@Moor': { power: 3 } } })],
    }));

  it('of two that cancel each other: the first to arrive works (CALC-5)', () => {
    const one = canceller('Mutual One', 1, 'Mutual Two');
    const two = canceller('Mutual Two', 1, 'Mutual One');
    one.abilities.push(ownPower(() => 4));
    two.abilities.push(ownPower(() => 4));
    play({
      cards: [one, two],
      bases: [at('Meadow', 'B Mutual One', 'B Mutual Two'), at('Moor', 'B Mutual Two', 'B Mutual One')],
      steps: [
        now({
          cards: {
            'Mutual One@Meadow': { power: 5 },
            'Mutual Two@Meadow': { power: 1 },
            'Mutual One@Moor': { power: 1 },
            'Mutual Two@Moor': { power: 5 },
          },
        }),
      ],
    });
  });

  it('of one that controls a minion give it back (TERM-4, TERM-5)', () => {
    const charm = minionCard('Warden', 1, 'Ongoing: Cancel the abilities of actions on minions here.', {
      kind: 'cancels',
      who: (q, me, ix) => q.card(ix).zone === 'on' && q.base(ix) === q.base(me.self),
    });
    play({
      cards: [charm],
      seats: { A: { hand: ['Warden'] } },
      bases: [at('Meadow', 'A Walker with B Make Contact'), at('Moor')],
      steps: [
        now(at('Meadow', 'B Walker with B Make Contact')),
        A.plays('Warden', 'Meadow'),
        now(at('Meadow', 'A Walker with B Make Contact', 'A Warden')),
      ],
    });
  });
});

describe('abilities cancelled for a time', () => {
  it('by what a text gave stay cancelled without the abilities of its card (TERM-4, IO-2)', () => {
    const herb = minionCard(
      'Herbalist',
      1,
      'On play: Until the start of your next turn, cancel the abilities of the actions on a minion.',
      onPlay(function* (me) {
        const minion = yield* chooseMinion(me, 'Choose a minion');
        const until = yield* look((q) => ({ t: 'turnStart' as const, seat: me.seat, after: q.s.turn }));
        yield* act(ops.give(minion!, me.seat, until));
      }),
      cancelsActionsOnIt(),
    );
    const hush = canceller('Hush Herb', 1, 'Herbalist');
    play({
      cards: [herb, hush],
      seats: { A: { hand: ['Herbalist'] }, B: { hand: ['Hush Herb'] } },
      bases: [at('Meadow', 'A Walker with A Upgrade', 'A Invader with A Upgrade'), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 4 }, Invader: { power: 5 } } }),
        A.plays('Herbalist', 'Meadow'),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 2 }, Invader: { power: 5 } } }),
        A.ends(),
        B.plays('Hush Herb', 'Meadow'),
        now({ cards: { Walker: { power: 2 }, Invader: { power: 5 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Walker: { power: 4 } } }),
      ],
    });
  });

  it('come back afterwards, and earlier effects continue (TERM-4, TERM-11, CALC-2)', () =>
    play({
      cards: [proud, gag],
      seats: { A: { hand: ['Gag'] }, B: { hand: ['Proud Two'] } },
      bases: [at('Meadow', 'B Proud Two', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Gag'),
        A.answers('Proud Two'),
        now({ cards: { 'Proud Two': { power: 1 } } }),
        A.ends(),
        B.plays('Proud Two', 'Moor'),
        now({ cards: { 'Proud Two@Meadow': { power: 1 }, 'Proud Two@Moor': { power: 3 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'Proud Two@Meadow': { power: 3 } } }),
      ],
    }));

  it('do not include later copies, even from the same card (CALC-2)', () => {
    const order = (name: string, ...verbs: ('cancel' | 'copy')[]): Def =>
      actionCard(
        name,
        'standard',
        'Your first minion loses its abilities, or gets those of the second one, in an order.',
        onPlay(function* (me) {
          const [first, second] = yield* look((q) => q.minionsOf(me.seat));
          for (const verb of verbs)
            yield* act(
              verb === 'cancel'
                ? ops.cancel(first!, { t: 'ever' })
                : { ...ops.control(first!, me.seat), verb, to: second! },
            );
        }),
      );
    play({
      cards: [proud, order('Anew', 'cancel', 'copy'), order('Undone', 'copy', 'cancel')],
      seats: { A: { hand: ['Anew', 'Undone'] } },
      bases: [at('Meadow', 'A Archmage', 'A Proud Two'), at('Moor')],
      steps: [
        A.plays('Anew'),
        now({ cards: { Archmage: { power: 6 } } }),
        A.plays('Undone'),
        now({ cards: { Archmage: { power: 4 } } }),
      ],
    });
  });

  it('include abilities at the start of a turn (TERM-4)', () => {
    const early = minionCard(
      'Early Bird',
      2,
      'Ongoing: At the start of your turn, draw a card.',
      atStartOfYourTurn(function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    );
    play({
      cards: [early, gag],
      seats: { A: { hand: ['Gag'] } },
      bases: [at('Meadow', 'B Early Bird'), at('Moor')],
      steps: [
        A.plays('Gag'),
        A.answers('?Early Bird'),
        A.ends(),
        now({ turn: 'B', hand: { B: [] } }),
        B.ends(),
        A.ends(),
        now({ turn: 'B', hand: { B: ['Filler', 'Filler', 'Filler'] } }),
      ],
    });
  });

  it('may be only those with one label (TERM-4, ABL-1)', () => {
    const hulk = titanCard(
      'Hulk',
      'Ongoing: You have +3 power here. Talent: This titan loses its Ongoing ability this turn.',
      powerHere(() => 3),
      talent(function* (me) {
        const turn = yield* look((q) => q.s.turn);
        yield* act(ops.cancelLabel(me.self, 'ongoing', { t: 'turnEnd', turn }));
      }),
      talent(function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    );
    play({
      cards: [hulk],
      bases: [at('Meadow', 'A Hulk'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { power: { A: 3 } } } }),
        A.uses('Hulk'),
        now({ bases: { Meadow: { total: 0 } } }),
        A.uses('Hulk'),
        now({ hand: { A: ['Filler'] } }),
        refused(A.uses('Hulk')),
        A.ends(),
        now({ bases: { Meadow: { power: { A: 3 } } } }),
      ],
    });
  });
});

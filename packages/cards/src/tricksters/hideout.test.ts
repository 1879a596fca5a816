import { act, after, chooseCard, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Hideout: Put this on a base. Ongoing: If an action of another player would affect your minions here, destroy this card; that action does not affect your minions.', () => {
  const hideout = [at('Meadow', 'B Walker', 'B Invader', 'B Hideout', 'A Collector'), at('Moor', 'B Scout')];

  it('stops the action and is destroyed (RES-7)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: hideout,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        now(at('Meadow', 'B Walker', 'B Invader', 'A Collector'), {
          asked: null,
          discard: { A: ['Seeing Stars'], B: ['Hideout'] },
        }),
      ],
    }));

  it('protects all your minions from that action, once for all, and nobody else (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Crop Circles'] } },
      bases: hideout,
      steps: [
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Walker', 'B Invader'), at('Moor', 'B Scout'), {
          asked: null,
          hand: { A: ['Collector'] },
          discard: { B: ['Hideout'] },
        }),
      ],
    }));

  it('protects your minions elsewhere from it too, whichever the action names first (RES-10)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Moor', 'B Collector'), at('Meadow', 'B Walker', 'B Hideout')],
      steps: [
        A.plays('Cannon'),
        A.answers('Collector', 'Walker'),
        now(at('Meadow', 'B Walker'), at('Moor', 'B Collector'), { asked: null, discard: { B: ['Hideout'] } }),
      ],
    }));

  it('is not triggered by minions, by your own actions, or by actions at minions elsewhere', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Ninja Master', 'Seeing Stars'] }, B: { hand: ['Swashbuckling'] } },
      bases: [at('Meadow', 'B Walker', 'B Hideout'), at('Moor', 'B Scout', 'A Invader')],
      steps: [
        B.plays('Swashbuckling'),
        now({ cards: { Walker: { power: 3 } } }),
        B.ends(),
        A.plays('Seeing Stars'),
        A.answers('Scout'),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Walker'),
        now(at('Meadow', 'A Ninja Master', 'B Hideout'), at('Moor', 'A Invader'), {
          asked: null,
          discard: { B: { has: ['Walker', 'Scout'], lacks: ['Hideout'] } },
        }),
      ],
    }));

  it('an action put on your minion is discarded (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Poison'] } },
      bases: hideout,
      steps: [
        A.plays('Poison', 'Walker'),
        now(at('Meadow', 'B Walker', 'B Invader', 'A Collector'), {
          asked: null,
          discard: { A: ['Poison'], B: ['Hideout'] },
          cards: { Walker: { power: 2 } },
        }),
      ],
    }));

  it('so is one that is transferred to your minion (TERM-2, TERM-6)', () =>
    play({
      cards: [
        actionCard(
          'Pass It On',
          'standard',
          'Transfer an action from one minion to another.',
          onPlay(function* (me) {
            const action = yield* chooseCard(
              me.seat,
              'Choose',
              yield* look((q) => q.actions().filter((a) => q.isMinion(q.card(a).at))),
            );
            const to = yield* chooseMinion(me, 'Choose');
            yield* act({ ...ops.move(action!, to!), verb: 'transfer' });
          }),
        ),
      ],
      seats: { A: { hand: ['Pass It On'] } },
      bases: [at('Meadow', 'B Walker', 'B Hideout', 'A Collector with B Poison'), at('Moor')],
      steps: [
        A.plays('Pass It On'),
        A.answers('Walker'),
        now(at('Meadow', 'B Walker', 'A Collector'), { asked: null, discard: { B: ['Hideout', 'Poison'] } }),
      ],
    }));

  it('works once: another action affects them', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Seeing Stars'] } },
      bases: [at('Meadow', 'B Walker', 'B Hideout'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Seeing Stars'),
        A.plays('Seeing Stars'),
        now(at('Meadow'), { asked: null, discard: { B: ['Hideout', 'Walker'] } }),
      ],
    }));

  const bog = actionCard(
    'Bog',
    'base',
    'Put this on a base. Ongoing: Each time another player has played a minion here, return it to its hand.',
    after(
      'play',
      { when: (q, me, h) => h.to === q.base(me.self) && q.isMinionCard(h.card) && h.seat !== me.seat },
      function* (me) {
        yield* act(ops.returnToHand(me.args.card));
      },
    ),
  );

  it('hideout/1 against an Ongoing ability the protection lasts until the end of the turn, for all your minions', () =>
    play({
      cards: [bog],
      turn: 'B',
      seats: { B: { hand: ['Summon', 'Walker', 'Invader', 'Scout'], deck: ['Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Bog', 'B Hideout'), at('Moor')],
      steps: [
        B.plays('Summon'),
        B.plays('Invader', 'Meadow'),
        now(at('Meadow', 'A Bog', 'B Invader'), { asked: null, discard: { B: ['Summon', 'Hideout'] } }),
        B.plays('Scout', 'Meadow'),
        now(at('Meadow', 'A Bog', 'B Invader', 'B Scout'), { asked: null }),
        B.ends(),
        A.ends(),
        B.plays('Walker', 'Meadow'),
        B.answers('?return'),
        now(at('Meadow', 'A Bog', 'B Invader', 'B Scout'), { asked: null, hand: { B: { has: ['Walker'] } } }),
      ],
    }));

  const spores = actionCard(
    'Spores',
    'base',
    'Put this on a base. Ongoing: Minions of other players here have -1 power.',
    {
      kind: 'power',
      label: 'ongoing',
      of: (q, me, target) =>
        q.base(target) === q.base(me.self) && q.controller(target) !== q.controller(me.self) ? -1 : 0,
    },
  );

  it('hideout/1 even against an Ongoing that changes power, from the moment it would (TERM-2, TURN-7)', () =>
    play({
      cards: [spores],
      seats: { A: { hand: ['Spores'] } },
      bases: [at('Meadow', 'B Walker', 'C Walker', 'B Hideout'), at('Moor')],
      steps: [
        A.plays('Spores', 'Meadow'),
        now(at('Meadow', 'B Walker', 'C Walker', 'A Spores'), {
          asked: null,
          discard: { B: ['Hideout'] },
          cards: { 'Walker/B': { power: 2 }, 'Walker/C': { power: 1 } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { 'Walker/B': { power: 1 }, 'Walker/C': { power: 1 } } }),
      ],
    }));

  it.each([
    ['Hideout', 'B Walker with B Tooth and Claw... and Guns', []],
    ['Tooth and Claw... and Guns', 'B Walker', ['B Hideout']],
  ] as const)(
    'beside other help: the current player says which is used up, %s (CONF-2, RES-7)',
    (first, minion, rest) =>
      play({
        seats: { A: { hand: ['Seeing Stars'] } },
        bases: [at('Meadow', 'B Walker with B Tooth and Claw... and Guns', 'B Hideout'), at('Moor')],
        steps: [
          A.plays('Seeing Stars'),
          now({ asked: { seat: 'A', has: ['Hideout', 'Tooth and Claw... and Guns'], lacks: ['pass'] } }),
          A.answers(first),
          now(at('Meadow', minion, ...rest), { asked: null, discard: { A: ['Seeing Stars'], B: [first] } }),
        ],
      }),
  );

  it('two of them: one is enough (RES-7)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'B Walker', 'B Hideout', 'B Hideout'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'B Walker', 'B Hideout'), { asked: null, discard: { B: ['Hideout'] } }),
      ],
    }));
});

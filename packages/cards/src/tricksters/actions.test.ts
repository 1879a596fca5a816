import { cannotPlay, protect } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Disenchant: Destroy an action that is on a base or on a minion.', () => {
  const hand = { A: { hand: ['Disenchant'] } };

  it('offers every action on a base or a minion, your own too, and destroys the chosen one', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Overrun', 'B Invader with B Poison, A Upgrade'), at('Moor', 'A Infiltrate', 'B Walker')],
      steps: [
        A.plays('Disenchant'),
        offered('A', ['Overrun', 'Poison', 'Upgrade', 'Infiltrate'], ['Invader', 'Walker', 'done']),
        A.answers('Poison'),
        now(at('Meadow', 'B Overrun', 'B Invader with A Upgrade'), at('Moor', 'A Infiltrate', 'B Walker'), {
          asked: null,
          discard: { A: ['Disenchant'], B: ['Poison'] },
        }),
      ],
    }));

  it('has to destroy your own if there is no other, and does nothing without any (RES-11, PLAY-5)', () =>
    play({
      seats: { ...hand, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Overrun', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Disenchant'),
        now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Overrun', 'Disenchant'] } }),
        A.ends(),
        B.plays('Disenchant'),
        now(at('Meadow', 'B Walker'), { asked: null, discard: { B: ['Disenchant'] } }),
      ],
    }));

  it('disenchant/1 does not affect the minion: neither its protection nor its reaction matters (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Disenchant', 'Probe', 'Scout'] } },
      bases: [at('Meadow', 'B Brownie with B Smoke Bomb', 'B Hideout'), at('Moor')],
      steps: [
        A.plays('Disenchant'),
        A.answers('Smoke Bomb'),
        now(at('Meadow', 'B Brownie', 'B Hideout'), {
          asked: null,
          hand: { A: ['Probe', 'Scout'] },
          discard: { B: ['Smoke Bomb'] },
        }),
      ],
    }));

  it('a protected action stays (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Your actions cannot be destroyed.',
          protect((q, me, op) => op.verb === 'destroy' && !q.isMinion(op.card) && q.controller(op.card) === me.seat),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'B Overrun', 'B Keeper'), at('Moor')],
      steps: [
        A.plays('Disenchant'),
        now(at('Meadow', 'B Overrun', 'B Keeper'), { asked: null, discard: { A: ['Disenchant'] } }),
      ],
    }));

  it('disenchant/2 only targets: a base where no actions can be played does not stop it', () =>
    play({
      cards: [
        baseCard(
          'Gazebo',
          'Actions cannot be played here.',
          cannotPlay((_q, me, { at, as }) => at === me.self && as === 'action'),
        ),
        baseCard(
          'Dome',
          'Actions cannot be played on this base or on minions here.',
          cannotPlay((q, me, { at, as }) => at >= 0 && q.base(at) === me.self && as === 'action'),
        ),
      ],
      seats: { A: { hand: ['Disenchant', 'Overrun'] }, B: { hand: ['Disenchant', 'Poison'] } },
      bases: [at('Gazebo', 'B Overrun'), at('Dome', 'B Walker with B Upgrade')],
      steps: [
        now({ cannot: [A.plays('Overrun', 'Gazebo')] }),
        A.plays('Disenchant'),
        A.answers('Overrun'),
        now(at('Gazebo'), at('Dome', 'B Walker with B Upgrade')),
        A.ends(),
        now({ cannot: [B.plays('Poison', 'Walker')] }),
        B.plays('Disenchant'),
        now(at('Dome', 'B Walker'), { asked: null, discard: { B: ['Overrun', 'Upgrade', 'Disenchant'] } }),
      ],
    }));
});

describe('Mark of Sleep: Choose a player. During their next turn that player cannot play actions.', () => {
  const hands = {
    A: { hand: ['Mark of Sleep'] },
    B: {
      hand: ['Probe', 'Poison', 'Overrun', 'Time Loop', 'Walker'],
      deck: ['Scout', 'Scout', 'Scout', 'Scout', 'Scout'],
    },
  };

  it('in that turn the chosen player plays minions, but no actions of any kind (CONF-1)', () =>
    play({
      seats: { ...hands, B: { ...hands.B, hand: ['Probe', 'Poison', 'Overrun', 'Walker'] } },
      bases: [at('Meadow', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Mark of Sleep'),
        offered('A', ['A', 'B'], ['no']),
        A.answers('B'),
        A.ends(),
        now({
          turn: 'B',
          can: [B.plays('Walker', 'Moor')],
          cannot: [B.plays('Probe'), B.plays('Poison', 'Archmage'), B.plays('Overrun', 'Meadow')],
        }),
        B.ends(),
        A.ends(),
        now({ turn: 'B', can: [B.plays('Probe'), B.plays('Poison', 'Archmage')] }),
      ],
    }));

  it('nobody else, and not before that turn', () =>
    play({
      seats: { A: { hand: ['Mark of Sleep', 'Probe'] }, B: { hand: ['Probe'] }, C: { hand: ['Probe'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('C'),
        now({ can: [A.plays('Probe')] }),
        A.ends(),
        now({ turn: 'B', can: [B.plays('Probe')] }),
        B.ends(),
        now({ turn: 'C', cannot: [C.plays('Probe')] }),
        C.ends(),
        now({ turn: 'A', can: [A.plays('Probe')] }),
      ],
    }));

  it('you may choose yourself: your next turn is meant, not this one', () =>
    play({
      seats: { A: { hand: ['Mark of Sleep', 'Probe'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('A'),
        now({ can: [A.plays('Probe')] }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', cannot: [A.plays('Probe')] }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', can: [A.plays('Probe')] }),
      ],
    }));

  it('no Special in that turn either: Hidden Ninja stays in the hand when a base scores (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Mark of Sleep'] }, B: { hand: ['Hidden Ninja', 'Full Sail', 'Walker', 'Pirate King'] } },
      bases: [at('Meadow', 'B Filler +5'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('B'),
        A.ends(),
        B.plays('Pirate King', 'Meadow'),
        B.ends(),
        now({ asked: null, turn: 'A', vp: { B: 3 }, hand: { B: { has: ['Hidden Ninja', 'Full Sail', 'Walker'] } } }),
      ],
    }));

  it('but Specials before and after that turn, and Specials of minions in it', () =>
    play({
      seats: { A: { hand: ['Mark of Sleep', 'Pirate King'] }, B: { hand: ['Hidden Ninja', 'Shinobi', 'Invader'] } },
      bases: [at('Meadow', 'B Filler +5'), at('Moor', 'B Filler +6')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('B'),
        A.plays('Pirate King', 'Meadow'),
        A.ends(),
        offered('B', ['Hidden Ninja', 'Shinobi', 'pass']),
        B.answers('pass'),
        B.plays('Invader', 'Moor'),
        B.ends(),
        offered('B', ['Shinobi', 'pass']),
      ],
    }));

  it('an action that an ability would have you play cannot be played either (EXT-3)', () =>
    play({
      seats: {
        A: { hand: ['Mark of Sleep'], deck: ['Probe', 'Scout', 'Scout'] },
        B: { hand: ['Neophyte'], deck: ['Probe', 'Scout'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('B'),
        A.ends(),
        B.plays('Neophyte', 'Meadow'),
        offered('B', ['hand', 'return'], ['play']),
        B.answers('hand'),
        now({ asked: null, hand: { B: ['Probe'] } }),
      ],
    }));

  it('mark-of-sleep/1 actions already in play work on, and their abilities can be used', () =>
    play({
      cards: [
        actionCard('Blessing', 'minion', 'Put this on a minion. Ongoing: It has +2 power.', {
          kind: 'power',
          label: 'ongoing',
          of: (q, me, target) => (q.card(me.self).at === target ? 2 : 0),
        }),
      ],
      seats: {
        A: { hand: ['Mark of Sleep'] },
        B: { hand: ['Walker', 'Probe', 'Invader'], discard: ['Scout'], deck: ['Filler', 'Filler', 'Filler'] },
      },
      bases: [
        at('Meadow', 'B Filler with B Blessing', "B They're Coming to Get You"),
        at('Moor', 'B Enshrouding Mist'),
      ],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('B'),
        A.ends(),
        now({ turn: 'B', cards: { 'Filler@Meadow': { power: 3 } }, cannot: [B.plays('Probe')] }),
        B.plays('Scout', 'Meadow', 'discard'),
        B.plays('Invader', 'Moor'),
        now(at('Meadow', 'B Filler with B Blessing', 'B Scout', "B They're Coming to Get You"), {
          asked: null,
          plays: { B: { minions: 0 } },
        }),
      ],
    }));
});

describe('Take the Shinies: Every other player discards two cards at random.', () => {
  it('takes two cards at random from everybody but you', () =>
    play({
      seats: {
        A: { hand: ['Take the Shinies', 'Scout'] },
        B: { hand: ['Probe', 'Walker'], discard: ['Dinghy'] },
        C: { hand: ['Probe', 'Probe', 'Probe', 'Probe'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Take the Shinies'),
        now({
          asked: null,
          hand: { A: ['Scout'], B: [], C: ['Probe', 'Probe'] },
          discard: { A: ['Take the Shinies'], B: ['Dinghy', 'Probe', 'Walker'], C: ['Probe', 'Probe'] },
        }),
      ],
    }));

  it('which cards go is chance: each of four is spared in one game or another', () => {
    const spared = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      play({
        seed,
        seats: { A: { hand: ['Take the Shinies'] }, B: { hand: ['Probe', 'Walker', 'Scout', 'Dinghy'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Take the Shinies'),
          ({ state }) => {
            for (const ix of state.seats[1]!.hand) spared.add(state.names[state.cards[ix]!.def]!);
          },
        ],
      });
    expect(spared.size).toBe(4);
  });

  it('take-the-shinies/1 a player with only one card discards that one, one with none none (RES-11)', () =>
    play({
      seats: { A: { hand: ['Take the Shinies'] }, B: { hand: ['Probe'] }, C: { hand: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Take the Shinies'),
        now({ asked: null, hand: { B: [], C: [] }, discard: { B: ['Probe'], C: [] } }),
      ],
    }));

  it('the others see which cards went, and nothing of those that stay (INFO-1)', () =>
    play({
      seats: { A: { hand: ['Take the Shinies'] }, B: { hand: ['Probe', 'Probe', 'Probe'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Take the Shinies'), now({ sees: { A: { has: ['Probe'], lacks: ['Scout'] } } })],
    }));
});

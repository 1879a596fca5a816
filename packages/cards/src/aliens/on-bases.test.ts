import { act, after, cannotPlay, chooseBase, look, NOBODY, onPlay, ops, protect } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const iceHall = baseCard(
  'Ice Hall',
  'Minions cannot be played here.',
  cannotPlay((_q, me, { at, as }) => at === me.self && as === 'minion'),
);

describe('Jammed Signal: Put this on a base. Ongoing: Every player ignores the ability of this base.', () => {
  it('jammed-signal/1 nobody follows the instructions of the base (TERM-13)', () =>
    play({
      bases: [at('Temple of Goju', 'A Filler +9', 'B Filler +9', 'C Jammed Signal'), at('Moor')],
      steps: [
        A.ends(),
        now({
          asked: null,
          turn: 'B',
          vp: { A: 2, B: 2 },
          discard: { A: ['Filler'], B: ['Filler'], C: ['Jammed Signal'] },
        }),
      ],
    }));

  it('jammed-signal/1 its restrictions bind nobody from the moment it is there (TERM-13)', () =>
    play({
      cards: [iceHall],
      seats: { A: { hand: ['Jammed Signal', 'Walker'] }, B: { hand: ['Invader'] } },
      bases: [at('Ice Hall'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Walker', 'Ice Hall')] }),
        A.plays('Jammed Signal', 'Ice Hall'),
        now(at('Ice Hall', 'A Jammed Signal'), { asked: null, can: [A.plays('Walker', 'Ice Hall')] }),
        A.ends(),
        B.plays('Invader', 'Ice Hall'),
        now(at('Ice Hall', 'B Invader', 'A Jammed Signal')),
      ],
    }));

  it("jammed-signal/1 nobody's cards are affected by it (TERM-13)", () =>
    play({
      cards: [
        baseCard('Swamp', 'Minions here have -2 power.', {
          kind: 'power',
          of: (q, me, target) => (q.base(target) === me.self ? -2 : 0),
        }),
      ],
      seats: { A: { hand: ['Jammed Signal'] } },
      bases: [at('Swamp', 'A Invader', 'B Walker'), at('Moor', 'B Walker')],
      steps: [
        now({ cards: { Invader: { power: 1 }, 'Walker@Swamp': { power: 0 }, 'Walker@Moor': { power: 2 } } }),
        A.plays('Jammed Signal', 'Swamp'),
        now({ cards: { Invader: { power: 3 }, 'Walker@Swamp': { power: 2 }, 'Walker@Moor': { power: 2 } } }),
      ],
    }));

  it('another base keeps its ability, and this one has it again when the card is gone (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Scout', 'Infiltrate'] }, B: { hand: ['Invader', 'Collector'] } },
      bases: [at('The Homeworld', 'B Jammed Signal'), at('Moor')],
      steps: [
        A.plays('Scout', 'The Homeworld'),
        now({ asked: null, cannot: [A.plays('Walker', 'Moor')] }),
        A.plays('Infiltrate', 'The Homeworld'),
        now(at('The Homeworld', 'A Scout', 'A Infiltrate')),
        A.ends(),
        B.plays('Invader', 'The Homeworld'),
        now({ can: [B.plays('Collector', 'Moor')] }),
      ],
    }));

  it('jammed-signal/2 transferred to a base where no actions can be played, it lets them be played there', () =>
    play({
      cards: [
        baseCard(
          'Gazebo',
          'Actions cannot be played here.',
          cannotPlay((_q, me, { at, as }) => at === me.self && as === 'action'),
        ),
        minionCard(
          'Porter',
          1,
          'Transfer an action from here to another base.',
          onPlay(function* (me) {
            const [action] = yield* look((q) => q.actionsOn(q.base(me.self)).slice());
            const to = yield* chooseBase(me.seat, 'Choose', yield* look((q) => q.otherBases(q.base(me.self))));
            yield* act({ ...ops.move(action!, to!), verb: 'transfer' });
          }),
        ),
      ],
      seats: { A: { hand: ['Porter', 'Overrun', 'Jammed Signal'] } },
      bases: [at('Meadow', 'B Jammed Signal'), at('Gazebo')],
      steps: [
        now({ cannot: [A.plays('Jammed Signal', 'Gazebo'), A.plays('Overrun', 'Gazebo')] }),
        A.plays('Porter', 'Meadow'),
        now(at('Meadow', 'A Porter'), at('Gazebo', 'B Jammed Signal')),
        A.plays('Overrun', 'Gazebo'),
        now(at('Gazebo', 'B Jammed Signal', 'A Overrun')),
      ],
    }));
});

describe('Terraforming: Search the base deck for a base and swap it with a base in play, discarding all actions on the old base; all minions stay on the new base. Shuffle the base deck. You may play an extra minion on the new base.', () => {
  const hand = { A: { hand: ['Terraforming', 'Invader', 'Walker', 'Cut Lass'] } };

  it('terraforming/1 the minions stay with the actions on them; the old base goes into the deck (SWAP-2)', () =>
    play({
      seats: hand,
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'A Scout +1 with B Poison', 'B Pirate King'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Terraforming'),
        offered('A', ['Heath', 'Fen'], ['no', 'Meadow']),
        A.answers('Fen'),
        offered('A', ['Meadow', 'Moor'], ['Heath']),
        A.answers('Meadow'),
        now(at('Fen', 'A Scout with B Poison', 'B Pirate King'), at('Moor', 'B Walker'), {
          asked: null,
          bases: { Meadow: 'gone' },
          cards: { Scout: { power: 0, counters: 1 } },
          baseDeck: { has: ['Heath', 'Meadow'], lacks: ['Fen'] },
          baseDiscard: [],
          baseCount: 2,
        }),
      ],
    }));

  it('terraforming/2 actions on the old base are discarded, not destroyed, and nothing saves them (SWAP-2)', () =>
    play({
      cards: [
        minionCard(
          'Steam Maid',
          2,
          'Ongoing: Your actions are not affected by actions of anybody.',
          protect(
            (q, me, op, cause) => cause.type === 'action' && op.card !== NOBODY && q.controller(op.card) === me.seat,
          ),
          after('destroy', {}, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Terraforming'] } },
      bases: [at('Meadow', 'B Overrun', 'A Jammed Signal'), at('Moor', 'B Steam Maid')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow'),
        now(at('Heath'), {
          asked: null,
          vp: { A: 0, B: 0 },
          discard: { A: ['Jammed Signal', 'Terraforming'], B: ['Overrun'] },
        }),
      ],
    }));

  it('terraforming/3 reactions to a change of bases trigger although nothing scored', () =>
    play({
      cards: [
        minionCard(
          'Crypt Keeper',
          2,
          'Ongoing: Each time the base here has been swapped, gain 1 VP.',
          after('swapBase', {}, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Terraforming'] } },
      bases: [at('Meadow', 'B Crypt Keeper'), at('Moor')],
      steps: [A.plays('Terraforming'), A.answers('Meadow'), now(at('Heath', 'B Crypt Keeper'), { vp: { A: 0, B: 1 } })],
    }));

  it('terraforming/4 minions carried over stay where none may be played; the extra one cannot be played there', () =>
    play({
      cards: [iceHall],
      seats: hand,
      baseDeck: ['Ice Hall'],
      bases: [at('Meadow', 'A Scout', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow'),
        now(at('Ice Hall', 'A Scout', 'B Scout'), { cannot: [A.plays('Invader', 'Ice Hall')] }),
        A.plays('Invader', 'Moor'),
        now({ cannot: [A.plays('Walker', 'Moor')] }),
      ],
    }));

  it('if the base in play cannot be swapped there is no extra minion, though the new base comes later (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Anchor',
          1,
          'Bases stay.',
          protect((_q, _me, op) => op.verb === 'swapBase'),
        ),
      ],
      seats: { A: { hand: ['Terraforming', 'Idaho Smith', 'Filler'] } },
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'B Anchor'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Anchor'), { asked: null, baseDeck: ['Heath'] }),
        A.plays('Idaho Smith', 'Moor'),
        A.answers('yes'),
        now(at('Heath', 'A Idaho Smith'), { asked: null, cannot: [A.plays('Filler', 'Heath')] }),
      ],
    }));

  it('terraforming/5 the extra minion may be played later in this phase, on the new base only, or not at all (EXT-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow'),
        now({ asked: null, plays: { A: { minions: 1, actions: 0 } } }),
        A.plays('Invader', 'Moor'),
        now({ can: [A.plays('Walker', 'Heath')], cannot: [A.plays('Walker', 'Moor')] }),
        A.plays('Cut Lass', 'Heath'),
        now(at('Heath', 'A Cut Lass'), { asked: null, cannot: [A.plays('Walker', 'Heath')] }),
      ],
    }));

  it('an empty base deck is rebuilt from its discard pile; without any base left nothing happens (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Terraforming', 'Walker', 'Invader'] }, B: { hand: ['Terraforming'] } },
      baseDeck: [],
      baseDiscard: ['Fen'],
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow'),
        now(at('Fen', 'B Scout'), { baseDeck: ['Meadow'], baseDiscard: [] }),
      ],
    }));

  it('does nothing at all without a base to find (RES-3)', () =>
    play({
      seats: { A: { hand: ['Terraforming', 'Walker', 'Invader'] } },
      baseDeck: [],
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.plays('Invader', 'Moor'),
        now(at('Meadow', 'B Scout'), { asked: null, cannot: [A.plays('Walker', 'Meadow')] }),
      ],
    }));
});

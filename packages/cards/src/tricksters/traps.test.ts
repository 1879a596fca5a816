import {
  act,
  chooseCard,
  look,
  at as moment,
  onPlay,
  ops,
  playExtraMinion,
  playNow,
  protect,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const rock = minionCard(
  'Rock',
  1,
  'Ongoing: This minion cannot be destroyed.',
  protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
);
/** Return an action of yours to your hand, then play it again at once. */
const again = actionCard(
  'Again',
  'standard',
  'Return an action of yours to your hand and play it again.',
  onPlay(function* (me) {
    const action = yield* chooseCard(me.seat, 'Choose', yield* look((q) => q.actions()));
    const base = yield* look((q) => q.base(action!));
    yield* act(ops.returnToHand(action!));
    yield* playNow({ card: action!, at: base, seat: me.seat });
  }),
);

describe('Block the Path: Put this on a base and name a faction. Ongoing: No minion of the named faction can be played here.', () => {
  const seats = {
    A: { hand: ['Block the Path', 'Walker', 'Invader'] },
    B: { hand: ['Walker', 'Invader', 'Overrun'], discard: ['Tenacious Z'] },
  };

  it('keeps minions of the named faction from being played here, everywhere from, by anybody (CONF-1)', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Block the Path', 'Meadow'),
        offered('A', ['Aliens', 'Tricksters', 'Zombies'], ['no', 'Pirates']),
        A.answers('Zombies'),
        logged('A chose “Zombies” for Block the Path'),
        now(at('Meadow', 'A Block the Path'), {
          asked: null,
          cards: { 'Block the Path': { named: 'Zombies' } },
          can: [A.plays('Walker', 'Moor'), A.plays('Invader', 'Meadow')],
          cannot: [A.plays('Walker', 'Meadow')],
        }),
        A.ends(),
        now({
          turn: 'B',
          can: [B.plays('Invader', 'Meadow'), B.plays('Overrun', 'Meadow'), B.plays('Walker', 'Moor')],
          cannot: [B.plays('Walker', 'Meadow'), B.plays('Tenacious Z', 'Meadow', 'discard')],
        }),
      ],
    }));

  it('the choice is public (INFO-1)', () =>
    play({
      seats,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Block the Path', 'Meadow'),
        A.answers('Zombies'),
        now({ sees: { B: { has: ['Zombies'] }, spectator: { has: ['Zombies'] } } }),
      ],
    }));

  it('ends with the card; played again it asks again (IO-1)', () =>
    play({
      cards: [again],
      turn: 'B',
      seats: {
        A: { hand: ['Again', 'Walker', 'Invader'] },
        B: { hand: ['Block the Path', 'Disenchant', 'Walker'] },
      },
      bases: [at('Meadow', 'B Archmage'), at('Moor')],
      steps: [
        B.plays('Block the Path', 'Meadow'),
        B.answers('Zombies'),
        now({ cannot: [B.plays('Walker', 'Meadow')] }),
        B.plays('Disenchant'),
        now(at('Meadow', 'B Archmage'), { can: [B.plays('Walker', 'Meadow')] }),
      ],
    }));

  it('two of them bar two factions', () =>
    play({
      seats: { A: { hand: ['Block the Path', 'Block the Path', 'Walker', 'Invader', 'Gnome'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Block the Path', 'Meadow'),
        A.answers('Zombies'),
        A.plays('Block the Path', 'Meadow'),
        A.answers('Aliens'),
        now({
          can: [A.plays('Gnome', 'Meadow')],
          cannot: [A.plays('Walker', 'Meadow'), A.plays('Invader', 'Meadow')],
        }),
      ],
    }));

  it('block-the-path/1 minions of that faction can still be moved here', () =>
    play({
      seats: { A: { hand: ['Block the Path'] }, B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Block the Path', 'Meadow'),
        A.answers('Zombies'),
        A.ends(),
        B.plays('Way of Deception'),
        now(at('Meadow', 'A Block the Path', 'B Walker'), { asked: null }),
      ],
    }));
});

describe('Enshrouding Mist: Put this on a base. Ongoing: On each of your turns you may play an extra minion here.', () => {
  it('one extra minion, only here, in addition to the regular one, even in the turn it is played (EXT-1, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Enshrouding Mist', 'Walker', 'Invader', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Enshrouding Mist', 'Meadow'),
        A.plays('Invader', 'Moor'),
        now({ plays: { A: { minions: 0 } }, can: [A.plays('Scout', 'Meadow')], cannot: [A.plays('Scout', 'Moor')] }),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'A Scout', 'A Enshrouding Mist'), { asked: null, cannot: [A.plays('Walker', 'Meadow')] }),
      ],
    }));

  it('enshrouding-mist/1 one per Play Cards phase, again in the next one; of any power (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Pirate King', 'Scout', 'Collector', 'Invader'] } },
      bases: [at('Meadow'), at('Moor', 'A Enshrouding Mist')],
      steps: [
        A.plays('Scout', 'Moor'),
        now({ plays: { A: { minions: 1 } } }),
        A.plays('Collector', 'Meadow'),
        now({ cannot: [A.plays('Invader', 'Moor'), A.plays('Pirate King', 'Moor')] }),
        A.ends(),
        B.ends(),
        A.plays('Pirate King', 'Moor'),
        A.plays('Invader', 'Meadow'),
        now(at('Moor', 'A Scout', 'A Pirate King', 'A Enshrouding Mist'), { asked: null }),
      ],
    }));

  it('enshrouding-mist/1 nothing for the others, nothing saved for later (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Collector', 'Walker'] }, B: { hand: ['Scout', 'Collector'] } },
      bases: [at('Meadow'), at('Moor', 'A Enshrouding Mist')],
      steps: [
        A.ends(),
        B.plays('Scout', 'Meadow'),
        now({ cannot: [B.plays('Collector', 'Moor')] }),
        B.ends(),
        A.plays('Scout', 'Moor'),
        A.plays('Collector', 'Moor'),
        now({ cannot: [A.plays('Walker', 'Moor')] }),
      ],
    }));

  it('enshrouding-mist/2 two Mists give one extra minion each', () =>
    play({
      seats: { A: { hand: ['Enshrouding Mist', 'Scout', 'Filler', 'Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Enshrouding Mist'), at('Moor')],
      steps: [
        A.plays('Enshrouding Mist', 'Meadow'),
        A.plays('Scout', 'Meadow'),
        A.plays('Filler', 'Meadow'),
        now({ plays: { A: { minions: 1 } } }),
        A.plays('Invader', 'Meadow'),
        now({ cannot: [A.plays('Walker', 'Meadow')] }),
      ],
    }));

  it('enshrouding-mist/3 one that left play and was played again in the same turn can be used again (IO-1)', () =>
    play({
      cards: [again],
      seats: { A: { hand: ['Again', 'Scout', 'Filler', 'Invader'] } },
      bases: [at('Meadow', 'A Enshrouding Mist'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        A.plays('Scout', 'Meadow'),
        now({ cannot: [A.plays('Filler', 'Meadow')] }),
        A.plays('Again'),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Scout', 'A Filler', 'A Enshrouding Mist'), { asked: null }),
      ],
    }));

  it('"cannot" beats it (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Invader'] } },
      bases: [at('Meadow', 'A Enshrouding Mist', 'B Overrun'), at('Moor')],
      steps: [A.plays('Invader', 'Moor'), now({ cannot: [A.plays('Scout', 'Meadow'), A.plays('Scout', 'Moor')] })],
    }));
});

describe("Flame Trap: Put this on a base. Ongoing: After another player plays a minion here, first that minion's ability resolves, then destroy it and this card.", () => {
  const trap = [at('Meadow', 'B Flame Trap'), at('Moor')];

  it('destroys the minion, whatever its power, once its ability has resolved, and itself (RES-1)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Scout'] } },
      bases: [at('Meadow', 'B Flame Trap', 'B Scout', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Scout'),
        now(at('Meadow', 'A Filler'), {
          asked: null,
          discard: { A: ['Ninja Master'], B: ['Flame Trap', 'Scout'] },
        }),
      ],
    }));

  it('not your own minion, and none that is played elsewhere or moves here', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Way of Deception', 'Scout'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'B Flame Trap'), at('Moor', 'A Walker')],
      steps: [
        B.plays('Scout', 'Meadow'),
        B.ends(),
        A.plays('Way of Deception'),
        A.plays('Scout', 'Moor'),
        now(at('Meadow', 'B Scout', 'A Walker', 'B Flame Trap'), at('Moor', 'A Scout'), { asked: null }),
      ],
    }));

  it('takes one minion: the next one is safe', () =>
    play({
      seats: { A: { hand: ['Summon', 'Scout', 'Collector'] } },
      bases: trap,
      steps: [
        A.plays('Summon'),
        A.plays('Scout', 'Meadow'),
        A.plays('Collector', 'Meadow'),
        now(at('Meadow', 'A Collector'), { asked: null, discard: { A: ['Summon', 'Scout'], B: ['Flame Trap'] } }),
      ],
    }));

  it('flame-trap/1 a minion that its own ability has moved away is not destroyed', () =>
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter'] } },
      bases: trap,
      steps: [A.plays('Drifter', 'Meadow'), now(at('Moor', 'A Drifter'), { asked: null, discard: { A: [] } })],
    }));

  it('flame-trap/1 nor one whose ability has destroyed the trap (RES-4)', () =>
    play({
      cards: [
        minionCard(
          'Sapper',
          1,
          'Destroy an action here.',
          onPlay(function* (me) {
            const [action] = yield* look((q) => q.actionsOn(q.base(me.self)).slice());
            yield* act(ops.destroy(action!));
          }),
        ),
      ],
      seats: { A: { hand: ['Sapper'] } },
      bases: trap,
      steps: [
        A.plays('Sapper', 'Meadow'),
        now(at('Meadow', 'A Sapper'), { asked: null, discard: { A: [], B: ['Flame Trap'] } }),
      ],
    }));

  it('flame-trap/2 a minion that cannot be destroyed stays, and the trap is destroyed anyway', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Rock'] } },
      bases: trap,
      steps: [
        A.plays('Rock', 'Meadow'),
        now(at('Meadow', 'A Rock'), { asked: null, discard: { A: [], B: ['Flame Trap'] } }),
      ],
    }));

  it('flame-trap/2 so it is when the minion does something instead (RES-7)', () =>
    play({
      seats: { A: { hand: ['Buccaneer'] } },
      bases: trap,
      steps: [
        A.plays('Buccaneer', 'Meadow'),
        now(at('Meadow'), at('Moor', 'A Buccaneer'), { asked: null, discard: { A: [], B: ['Flame Trap'] } }),
      ],
    }));
});

describe('Pay the Piper: Put this on a base. Ongoing: After another player plays a minion here, they discard a card.', () => {
  const piper = [at('Meadow', 'B Pay the Piper'), at('Moor')];

  it('they choose the card, once the minion has done its own (RES-1)', () =>
    play({
      seats: { A: { hand: ['Grave Digger', 'Scout', 'Probe'], discard: ['Walker'] }, B: { hand: ['Dinghy'] } },
      bases: piper,
      steps: [
        A.plays('Grave Digger', 'Meadow'),
        A.answers('Walker'),
        offered('A', ['Scout', 'Probe', 'Walker'], ['done', 'Dinghy']),
        A.answers('Walker'),
        now(at('Meadow', 'A Grave Digger', 'B Pay the Piper'), {
          asked: null,
          hand: { A: ['Scout', 'Probe'], B: ['Dinghy'] },
          discard: { A: ['Walker'] },
        }),
      ],
    }));

  it('each minion costs one; with an empty hand nothing happens (RES-11)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Scout', 'Filler', 'Probe'] } },
      bases: piper,
      steps: [
        A.plays('Summon'),
        A.plays('Scout', 'Meadow'),
        A.answers('Probe'),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Scout', 'A Filler', 'B Pay the Piper'), {
          asked: null,
          hand: { A: [] },
          discard: { A: ['Summon', 'Probe'] },
        }),
      ],
    }));

  it('yours cost nothing, nor do minions elsewhere, nor actions here', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Scout', 'Overrun', 'Probe'] }, B: { hand: ['Scout', 'Probe'] } },
      bases: piper,
      steps: [
        B.plays('Scout', 'Meadow'),
        now({ asked: null, hand: { B: ['Probe'] } }),
        B.ends(),
        A.plays('Scout', 'Moor'),
        A.plays('Overrun', 'Meadow'),
        now({ asked: null, hand: { A: ['Probe'] } }),
      ],
    }));

  it('must be paid even in another player’s turn, and even if the minion is gone (RES-5)', () =>
    play({
      cards: [
        baseCard(
          'Gate',
          'At the start of each turn, every other player may play an extra minion.',
          moment('turnStart', { seats: (q) => q.otherPlayers(q.s.current) }, function* (me) {
            yield* playExtraMinion(me.seat, {}, { may: true });
          }),
        ),
        drifter,
      ],
      seats: { A: { hand: ['Drifter', 'Probe', 'Scout'] } },
      bases: [at('Meadow', 'B Pay the Piper'), at('Gate')],
      steps: [
        A.ends(),
        A.answers('Drifter', 'Meadow'),
        A.answers('Probe'),
        now(at('Meadow', 'B Pay the Piper'), at('Gate', 'A Drifter'), {
          asked: null,
          turn: 'B',
          discard: { A: ['Probe'] },
        }),
      ],
    }));

  it('pay-the-piper/1 moving a minion here costs nothing', () =>
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter', 'Probe'] } },
      bases: piper,
      steps: [
        A.plays('Drifter', 'Moor'),
        now(at('Meadow', 'A Drifter', 'B Pay the Piper'), { asked: null, hand: { A: ['Probe'] } }),
      ],
    }));
});

import { act, instead, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("You're Pretty Much Borscht: Choose a base where you have a minion, and one other base. All minions of other players at the first move to the second.", () => {
  const hand = { A: { hand: ["You're Pretty Much Borscht"] } };

  it('moves the minions of all other players there, whatever their power, and none of yours (ATT-2)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Scout', 'A Walker of B', 'B Pirate King +1 with C Upgrade', 'C Filler of A', 'B Overrun'),
        at('Moor', 'A Filler', 'B Filler'),
        at('Marsh', 'B Invader'),
      ],
      steps: [
        A.plays("You're Pretty Much Borscht"),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'A Scout', 'A Walker', 'B Overrun'),
          at('Moor', 'A Filler', 'B Filler'),
          at('Marsh', 'B Invader', 'B Pirate King with C Upgrade', 'C Filler'),
          { asked: null, cards: { 'Pirate King': { counters: 1 } }, discard: { A: ["You're Pretty Much Borscht"] } },
        ),
      ],
    }));

  it('may name a base where nobody else is; without a minion of yours it does nothing (PLAY-5, RES-12)', () =>
    play({
      seats: { ...hand, B: { hand: ["You're Pretty Much Borscht"] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays("You're Pretty Much Borscht"),
        now(at('Meadow', 'A Scout'), { asked: null, discard: { A: ["You're Pretty Much Borscht"] } }),
        A.ends(),
        B.plays("You're Pretty Much Borscht"),
        now(at('Meadow', 'A Scout'), { asked: null, discard: { B: ["You're Pretty Much Borscht"] } }),
      ],
    }));

  it('a protected minion is spared alone (CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Scout', 'B Walker with B Smoke Bomb', 'B Filler'), at('Moor')],
      steps: [
        A.plays("You're Pretty Much Borscht"),
        now(at('Meadow', 'A Scout', 'B Walker with B Smoke Bomb'), at('Moor', 'B Filler'), { asked: null }),
      ],
    }));

  it('those it moves do not react to each other; what is there already does (RES-10)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Scout', 'B Cub Scout', 'C Walker', 'C Filler'), at('Moor', 'A Cub Scout')],
      steps: [
        A.plays("You're Pretty Much Borscht"),
        A.answers('Meadow'),
        now(at('Meadow', 'A Scout'), at('Moor', 'A Cub Scout', 'B Cub Scout'), {
          asked: null,
          discard: { B: [], C: ['Walker', 'Filler'] },
        }),
      ],
    }));
});

describe("You're Screwed: Choose a base where you have a minion. Move a minion of another player away from it to another base.", () => {
  const hand = { A: { hand: ["You're Screwed"] } };

  it('one of another player at that base, to any other (ATT-2)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Scout', 'B Pirate King with B Upgrade', 'C Filler', 'A Walker of B'),
        at('Moor', 'A Filler', 'B Filler'),
        at('Marsh', 'B Invader'),
      ],
      steps: [
        A.plays("You're Screwed"),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Meadow'),
        offered('A', ['Pirate King', 'Filler'], ['Walker', 'Scout', 'Invader', 'no']),
        A.answers('Pirate King'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'A Scout', 'A Walker', 'C Filler'),
          at('Moor', 'A Filler', 'B Filler'),
          at('Marsh', 'B Invader', 'B Pirate King with B Upgrade'),
          { asked: null, discard: { A: ["You're Screwed"] } },
        ),
      ],
    }));

  it('may name a base where nobody else is; without a minion of yours it does nothing (PLAY-5)', () =>
    play({
      seats: { ...hand, B: { hand: ["You're Screwed"] } },
      bases: [at('Meadow', 'A Scout', 'C Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays("You're Screwed"),
        A.answers('Moor'),
        now(at('Meadow', 'A Scout', 'C Filler'), at('Moor', 'A Filler'), { asked: null }),
        A.ends(),
        B.plays("You're Screwed"),
        now(at('Meadow', 'A Scout', 'C Filler'), { asked: null, discard: { B: ["You're Screwed"] } }),
      ],
    }));

  it('a minion that actions do not affect may be chosen and stays; it may be the only one (RES-13)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Scout', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays("You're Screwed"),
        now(at('Meadow', 'A Scout', 'B Walker with B Smoke Bomb'), at('Moor'), { asked: null }),
      ],
    }));
});

describe('High Ground: Put this on a base. Ongoing: If you have a minion here, destroy each minion of another player that moves here.', () => {
  it('destroys whatever comes here, however strong, while you have a minion here (RES-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['High Ground'] }, A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'B Filler', 'A Filler'), at('Moor', 'A Pirate King', 'A Filler', 'A Invader')],
      steps: [
        now({ can: [B.plays('High Ground', 'Meadow'), B.plays('High Ground', 'Moor')] }),
        B.plays('High Ground', 'Meadow'),
        B.ends(),
        A.plays('Dinghy'),
        A.answers('Pirate King', 'Invader'),
        now(at('Meadow', 'B Filler', 'A Filler', 'B High Ground'), at('Moor', 'A Filler'), {
          asked: null,
          discard: { A: ['Pirate King', 'Invader', 'Dinghy'] },
        }),
      ],
    }));

  it('does nothing where you have no minion, to what moves elsewhere, is played here or is yours', () =>
    play({
      seats: { A: { hand: ['Dinghy', 'Filler'] }, B: { hand: ['Dinghy'] } },
      bases: [
        at('Meadow', 'B High Ground', 'A Filler of B'),
        at('Moor', 'A Walker', 'A Collector', 'B Scout'),
        at('Marsh', 'B High Ground', 'B Filler'),
      ],
      steps: [
        A.plays('Dinghy'),
        A.answers('Walker', 'Meadow', 'Filler', 'Moor'),
        now(at('Meadow', 'B High Ground', 'A Walker'), at('Moor', 'A Collector', 'A Filler', 'B Scout'), {
          asked: null,
        }),
        A.plays('Filler', 'Marsh'),
        now(at('Marsh', 'B High Ground', 'B Filler', 'A Filler'), { asked: null }),
        A.ends(),
        B.plays('Dinghy'),
        B.answers('Scout', 'Marsh'),
        now(at('Marsh', 'B High Ground', 'B Filler', 'B Scout', 'A Filler'), { asked: null }),
      ],
    }));

  it('high-ground/1 looks once the move is complete: a minion of yours may come with it (RES-10)', () =>
    play({
      seats: { A: { hand: ["You're Pretty Much Borscht"] } },
      bases: [at('Meadow', 'A Scout', 'B Pirate King', 'C Filler'), at('Moor', 'C High Ground')],
      steps: [
        A.plays("You're Pretty Much Borscht"),
        now(at('Meadow', 'A Scout'), at('Moor', 'C High Ground', 'C Filler'), {
          asked: null,
          discard: { B: ['Pirate King'], C: [] },
        }),
      ],
    }));

  it('high-ground/1 the minion has arrived: what it does instead of being destroyed begins here (RES-7)', () =>
    play({
      cards: [
        minionCard(
          'Fireworks',
          1,
          'If this minion would be destroyed, its player gains 1 VP and it returns to the hand instead.',
          instead(
            { of: 'destroy', when: (q, me, op) => op.card === me.self && q.base(me.self) === q.bases()[0] },
            function* (me) {
              yield* act(ops.gainVp(me.seat, 1), ops.returnToHand(me.self));
              return true;
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B High Ground', 'B Filler'), at('Moor', 'A Fireworks')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Meadow', 'B High Ground', 'B Filler'), at('Moor'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Fireworks'] },
          discard: { A: ['Way of Deception'] },
        }),
      ],
    }));

  it('one that cannot be destroyed stays; the player of the card gets the credit (CAN-1, TERM-2)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Field of Honor', 'C High Ground', 'C Filler'), at('Moor', 'A Warbot', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Warbot', 'Walker'),
        now(at('Field of Honor', 'C High Ground', 'C Filler', 'A Warbot'), { asked: null, vp: { A: 0, B: 0, C: 1 } }),
      ],
    }));

  it('one that is gone again once the ability that moved it has resolved is spared (RES-8)', () =>
    play({
      cards: [
        actionCard(
          'Feint',
          'standard',
          'Move one of your minions to the first base, then back.',
          onPlay(function* (me) {
            const [minion, there, back] = yield* look((q) => {
              const mine = q.minionsOf(me.seat)[0]!;
              return [mine, q.bases()[0]!, q.base(mine)];
            });
            yield* act(ops.move(minion!, there!));
            yield* act(ops.move(minion!, back!));
          }),
        ),
      ],
      seats: { A: { hand: ['Feint'] } },
      bases: [at('Meadow', 'B High Ground', 'B Filler'), at('Moor', 'A Walker')],
      steps: [A.plays('Feint'), now(at('Moor', 'A Walker'), { asked: null, discard: { A: ['Feint'] } })],
    }));

  it('neither it nor a Cub Scout minds a titan (TIT-4)', () =>
    play({
      bases: [at('Meadow', 'A Major Ursa'), at('Moor', 'B High Ground', 'B Cub Scout +2')],
      steps: [A.uses('Major Ursa'), now(at('Moor', 'A Major Ursa', 'B High Ground', 'B Cub Scout'), { asked: null })],
    }));
});

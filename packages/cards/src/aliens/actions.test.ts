import { act, after, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const coroner = minionCard(
  'Coroner',
  1,
  'Ongoing: Each time a minion has been destroyed or returned, gain 1 VP.',
  ...(['destroy', 'return'] as const).map((verb) =>
    after(verb, {}, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),
);

describe("Abduction: Return any one minion to its owner's hand. Play an extra minion.", () => {
  const hand = { A: { hand: ['Abduction', 'Walker', 'Collector', 'Cut Lass'] } };

  it('abduction/1 the extra minion may be played at any later time of this phase, or not at all (EXT-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Abduction'),
        offered('A', ['Pirate King', 'Walker']),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Walker'), {
          asked: null,
          hand: { B: ['Pirate King'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
        A.plays('Cut Lass', 'Moor'),
        now(at('Moor', 'A Cut Lass'), { asked: null, can: [A.plays('Walker', 'Moor')] }),
        A.plays('Collector', 'Moor'),
        A.answers('no'),
        now({ asked: null, cannot: [A.plays('Walker', 'Moor'), A.plays('Walker', 'Meadow')] }),
      ],
    }));

  it('abduction/1 unused at the end of the phase, the extra play lapses (EXT-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King'), at('Moor')],
      steps: [
        A.plays('Abduction'),
        A.ends(),
        now({ asked: null, turn: 'B', cannot: [A.plays('Walker', 'Moor')] }),
        B.ends(),
        A.plays('Walker', 'Moor'),
        A.answers('return'),
        now({ cannot: [A.plays('Collector', 'Moor')] }),
      ],
    }));

  it('abduction/2 is a generic extra play: a minion from the discard pile may use it (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Abduction', 'Walker'], discard: ['Invader', 'Scout'] } },
      bases: [at('Meadow', "A They're Coming to Get You"), at('Moor', 'B Walker')],
      steps: [
        A.plays('Abduction'),
        A.plays('Invader', 'Meadow', 'discard'),
        now(at('Meadow', 'A Invader', "A They're Coming to Get You"), {
          vp: { A: 1 },
          plays: { A: { minions: 1, actions: 0 } },
          cannot: [A.plays('Scout', 'Meadow', 'discard')],
        }),
      ],
    }));

  it('grants the extra minion even when there is nobody to return, or the target is protected (RES-3)', () =>
    play({
      seats: { A: { hand: ['Abduction', 'Invader', 'Scout'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Abduction'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), { asked: null }),
        A.plays('Invader', 'Moor'),
        A.plays('Scout', 'Moor'),
        now(at('Moor', 'A Invader', 'A Scout')),
      ],
    }));
});

describe("Beam Up: Return any one minion to its owner's hand.", () => {
  const hand = { A: { hand: ['Beam Up'] } };

  it('offers every minion in play, whatever its power, and has to take one (RES-11)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Beam Up'),
        offered('A', ['Pirate King', 'Walker/A', 'Walker/B'], ['no', 'done']),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Walker'), { asked: null, hand: { B: ['Pirate King'] } }),
      ],
    }));

  it('does nothing without a minion in play (PLAY-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Beam Up'), now({ asked: null, discard: { A: ['Beam Up'] } })],
    }));

  it('beam-up/1 affects the minion: one under Smoke Bomb stays (TERM-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        now(at('Meadow', 'B Pirate King with B Smoke Bomb'), { asked: null, hand: { B: [] } }),
      ],
    }));

  it("beam-up/2 goes to the owner's hand, not to the controller's (TERM-5)", () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader of C', 'B Walker'), at('Moor')],
      steps: [A.plays('Beam Up'), A.answers('Invader'), now({ hand: { A: [], B: [], C: ['Invader'] } })],
    }));
});

describe("Crop Circles: Choose a base. All minions there return to their owners' hands.", () => {
  const hand = { A: { hand: ['Crop Circles'] } };

  it('returns all minions of one base and nothing else', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King', 'A Walker', 'B Scout of C', 'B Overrun'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Crop Circles'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Meadow'),
        now(at('Meadow', 'B Overrun'), at('Moor', 'B Walker'), {
          asked: null,
          hand: { A: ['Walker'], B: ['Pirate King'], C: ['Scout'] },
        }),
      ],
    }));

  it('crop-circles/1 returns them at the same moment: nobody orders them, each is seen to leave (RES-4, RES-10)', () =>
    play({
      cards: [coroner],
      seats: hand,
      bases: [at('Meadow', 'B Coroner', 'A Walker', 'B Invader'), at('Moor')],
      steps: [A.plays('Crop Circles'), A.answers('Meadow'), now(at('Meadow'), { asked: null, vp: { A: 0, B: 3 } })],
    }));

  it('spares a protected one alone, and may choose an empty base (CAN-1, RES-12)', () =>
    play({
      seats: { A: { hand: ['Crop Circles'] }, B: { hand: ['Crop Circles'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), { hand: { B: { has: ['Walker'] } } }),
        A.ends(),
        B.plays('Crop Circles'),
        B.answers('Moor'),
        now(at('Meadow', 'B Walker'), { asked: null }),
      ],
    }));
});

describe("Disintegrator: Choose a minion with power 3 or less and place it on the bottom of its owner's deck.", () => {
  const hand = { A: { hand: ['Disintegrator'] } };

  it("offers minions of power 3 or less anywhere and puts one under its owner's deck (TERM-5)", () =>
    play({
      seats: { A: { hand: ['Disintegrator'] }, C: { deck: ['Walker', 'Walker'] } },
      bases: [
        at('Meadow', 'B Invader of C with B Poison', 'B Buccaneer', 'A Walker'),
        at('Moor', 'B Scout +1', 'B Walker +1'),
      ],
      steps: [
        A.plays('Disintegrator'),
        offered('A', ['Invader', 'Walker/A', 'Walker/B'], ['Buccaneer', 'Scout']),
        A.answers('Invader'),
        now(at('Meadow', 'B Buccaneer', 'A Walker'), at('Moor', 'B Scout', 'B Walker'), {
          asked: null,
          deck: { C: ['Walker', 'Walker', 'Invader'] },
          discard: { A: ['Disintegrator'], B: ['Poison'], C: [] },
        }),
      ],
    }));

  it('disintegrator/1 affects the minion: one under Smoke Bomb stays (TERM-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader with B Smoke Bomb', 'B Pirate King'), at('Moor')],
      steps: [
        A.plays('Disintegrator'),
        now(at('Meadow', 'B Invader with B Smoke Bomb', 'B Pirate King'), {
          asked: null,
          discard: { A: ['Disintegrator'] },
        }),
      ],
    }));

  it('disintegrator/2 neither destroys nor returns it (TERM-1)', () =>
    play({
      cards: [coroner],
      seats: hand,
      bases: [at('Meadow', 'B Coroner', 'A Buccaneer with B Poison'), at('Moor')],
      steps: [
        A.plays('Disintegrator'),
        A.answers('Buccaneer'),
        now(at('Meadow', 'B Coroner'), { asked: null, vp: { A: 0, B: 0 }, deck: { A: { bottom: ['Buccaneer'] } } }),
      ],
    }));

  it('does nothing without a target', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Buccaneer'), at('Moor')],
      steps: [A.plays('Disintegrator'), now(at('Meadow', 'B Buccaneer'), { asked: null })],
    }));
});

describe('Invasion: Choose any minion and move it to another base.', () => {
  const hand = { A: { hand: ['Invasion'] } };

  it('invasion/1 moves a minion of anybody, including your own, to any other base (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Invasion'] }, B: { hand: ['Invasion'] } },
      bases: [at('Meadow', 'A Invader', 'B Pirate King +1'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Invasion'),
        offered('A', ['Invader', 'Pirate King'], ['no']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Pirate King'), at('Marsh', 'A Invader'), { asked: null, vp: { A: 0 } }),
        A.ends(),
        B.plays('Invasion'),
        B.answers('Invader', 'Meadow'),
        now(at('Meadow', 'A Invader', 'B Pirate King'), at('Moor'), at('Marsh'), { asked: null }),
      ],
    }));

  it('does not move a protected minion (RES-13, CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [A.plays('Invasion'), now(at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor'), { asked: null })],
    }));
});

describe('Probe: Look at the hand of another player and choose a minion in it; that player discards it.', () => {
  it('offers the other players, shows that hand and discards one minion of it', () =>
    play({
      seats: {
        A: { hand: ['Probe', 'Scout'] },
        B: { hand: ['Walker', 'Invader', 'Cannon'] },
        C: { hand: ['Buccaneer'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Probe'),
        offered('A', ['B', 'C'], ['A']),
        A.answers('B'),
        offered('A', ['Walker', 'Invader'], ['Cannon', 'no']),
        shown('A', 'Cannon', 'Invader', 'Walker'),
        A.answers('Invader'),
        now({ asked: null, hand: { B: ['Walker', 'Cannon'], C: ['Buccaneer'] }, discard: { B: ['Invader'] } }),
      ],
    }));

  it('probe/1 shows the hand to its player alone (INFO-1, INFO-2)', () =>
    play({
      seats: { A: { hand: ['Probe'] }, B: { hand: ['Walker', 'Invader', 'Cannon'] }, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        now({ sees: { A: { lacks: ['Cannon'] }, C: { lacks: ['Cannon'] } } }),
        A.plays('Probe'),
        A.answers('B'),
        now({ sees: { A: { has: ['Walker', 'Invader', 'Cannon'] }, C: { lacks: ['Walker', 'Cannon'] } } }),
        A.answers('Walker'),
        now({ sees: { C: { has: ['Walker'], lacks: ['Invader', 'Cannon'] }, spectator: { lacks: ['Cannon'] } } }),
      ],
    }));

  it('shows a hand without minions and discards nothing; an empty hand shows nothing', () =>
    play({
      seats: { A: { hand: ['Probe'] }, B: { hand: ['Cannon', 'Powderkeg'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Probe'),
        now({ asked: null, hand: { B: ['Cannon', 'Powderkeg'] }, sees: { A: { has: ['Powderkeg'] } } }),
      ],
    }));
});

import { act, chooseMinion, here, onYourTurn, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** "Sleep": a lasting malus on everybody else's minions at a base. */
const spores = actionCard('Drowsy Spores', 'base', "Ongoing: Other players' minions here have -2 power.", {
  kind: 'power',
  label: 'ongoing',
  of: (q, me, target) => (q.base(target) === here(q, me) && q.controller(target) !== me.seat ? -2 : 0),
});

describe('Tooth and Claw... and Guns: Put this on a minion. Ongoing: If an ability of another player would affect this minion, destroy this card; for the rest of the turn that ability does not affect this minion.', () => {
  const armed = at('Meadow', 'B Walker with B Tooth and Claw... and Guns', 'B Collector');
  const spent = { discard: { B: ['Tooth and Claw... and Guns'] } };

  it('goes on any minion', () =>
    play({
      seats: { A: { hand: ['Tooth and Claw... and Guns'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Tooth and Claw... and Guns', 'Walker'), A.plays('Tooth and Claw... and Guns', 'Scout')],
        }),
        A.plays('Tooth and Claw... and Guns', 'Walker'),
        now(at('Meadow', 'A Walker with A Tooth and Claw... and Guns', 'B Scout'), { asked: null }),
      ],
    }));

  it('is destroyed instead of the minion, once: the next attack comes through (RES-7)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Ninja Master'] } },
      bases: [armed, at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        now(at('Meadow', 'B Walker', 'B Collector'), { asked: null, ...spent }),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Walker'),
        now(at('Meadow', 'A Ninja Master', 'B Collector'), { discard: { B: { has: ['Walker'] } } }),
      ],
    }));

  it.each([
    ['Beam Up', 'returned'],
    ['Disintegrator', 'placed under a deck'],
    ['Augmentation', 'strengthened'],
  ])('stops %s: it would be %s (TERM-2)', (action) =>
    play({
      seats: { A: { hand: [action] } },
      bases: [armed, at('Moor')],
      steps: [
        A.plays(action),
        A.answers('Walker'),
        now(at('Meadow', 'B Walker', 'B Collector'), { asked: null, cards: { Walker: { power: 2 } }, ...spent }),
      ],
    }),
  );

  it('fends off a destruction before a Buccaneer has to sail away from it (RES-6, RES-7)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [at('Meadow', 'B Buccaneer with B Tooth and Claw... and Guns'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Buccaneer'),
        now(at('Meadow', 'A Ninja Master', 'B Buccaneer'), at('Moor'), at('Marsh'), { asked: null, ...spent }),
      ],
    }));

  it('stops a move, and others affected by the same ability are not spared (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Crop Circles'] } },
      bases: [armed, at('Moor')],
      steps: [
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Walker'), { asked: null, hand: { B: ['Collector'] }, ...spent }),
      ],
    }));

  it('that ability does not affect the minion again this turn, others do, and it itself later (TERM-11)', () =>
    play({
      cards: [
        minionCard(
          'Tormentor',
          4,
          'Talent: Choose a minion. It has -1 power from now on. It has -1 power from now on.',
          onYourTurn({ label: 'talent', when: () => true }, function* (me) {
            const minion = yield* chooseMinion(me, 'Choose whom to torment', (q, ix) => q.controller(ix) !== me.seat);
            if (minion === null) return;
            yield* act(ops.power(minion, -1, { t: 'ever' }));
            yield* act(ops.power(minion, -1, { t: 'ever' }));
          }),
        ),
      ],
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'B Walker with B Tooth and Claw... and Guns'), at('Moor', 'A Tormentor')],
      steps: [
        A.uses('Tormentor'),
        now(at('Meadow', 'B Walker'), { asked: null, cards: { Walker: { power: 2 } }, ...spent }),
        A.plays('Augmentation'),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 6 } } }),
        A.ends(),
        B.ends(),
        A.uses('Tormentor'),
        now({ cards: { Walker: { power: 0 } } }),
      ],
    }));

  it('an action played on the minion is stopped and discarded with it (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Poison'] } },
      bases: [armed, at('Moor')],
      steps: [
        A.plays('Poison', 'Walker'),
        now(at('Meadow', 'B Walker', 'B Collector'), {
          asked: null,
          cards: { Walker: { power: 2 } },
          discard: { A: ['Poison'], B: ['Tooth and Claw... and Guns'] },
        }),
      ],
    }));

  it('does not react to what happens to its neighbour', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [armed, at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Collector'),
        now(at('Meadow', 'B Walker with B Tooth and Claw... and Guns'), { asked: null }),
      ],
    }));

  it('tooth-and-claw-and-guns/1 not to your own abilities, even on a minion of somebody else (ABL-8)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Upgrade'] }, B: { hand: ['Seeing Stars'] } },
      bases: [armed, at('Moor', 'A Walker with B Tooth and Claw... and Guns')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Walker@Moor'),
        now(armed, at('Moor'), { asked: null, discard: { A: ['Walker'] } }),
      ],
    }));

  it('tooth-and-claw-and-guns/1 on a minion of somebody else it reacts to its controller, "another player" (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Upgrade'] } },
      bases: [at('Meadow', 'A Walker with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        A.plays('Upgrade', 'Walker'),
        now(at('Meadow', 'A Walker'), {
          asked: null,
          cards: { Walker: { power: 2 } },
          discard: { A: ['Upgrade'], B: ['Tooth and Claw... and Guns'] },
        }),
      ],
    }));

  it("tooth-and-claw-and-guns/1 not to the minion's own ability, whoever controls it", () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A Pirate King with B Tooth and Claw... and Guns')],
      steps: [
        A.ends(),
        A.answers('Pirate King'),
        now({ asked: null, turn: 'B', discard: { A: { has: ['Pirate King'] }, B: ['Tooth and Claw... and Guns'] } }),
        now(at('Moor')),
      ],
    }));

  it('tooth-and-claw-and-guns/1 not to the abilities of bases (TERM-15)', () =>
    play({
      cards: [
        baseCard('Hall of Steel', 'All minions here have +1 power.', {
          kind: 'power',
          of: (q, me, target) => (q.base(target) === me.self ? 1 : 0),
        }),
      ],
      turn: 'B',
      seats: { A: { deck: ['Cannon'] } },
      bases: [
        at('Hall of Steel', 'A Walker with A Tooth and Claw... and Guns'),
        at('Temple of Goju', 'A Invader with A Tooth and Claw... and Guns', 'B Filler +18'),
      ],
      steps: [
        now({ cards: { Walker: { power: 3 } } }),
        B.ends(),
        now(at('Hall of Steel', 'A Walker with A Tooth and Claw... and Guns'), {
          turn: 'A',
          deck: { A: ['Cannon', 'Invader'] },
          discard: { A: ['Tooth and Claw... and Guns'] },
        }),
      ],
    }));

  it('tooth-and-claw-and-guns/2 it stops a lasting effect for the rest of the turn; then that applies (TERM-2)', () =>
    play({
      cards: [spores],
      seats: { A: { hand: ['Drowsy Spores'] } },
      bases: [at('Meadow', 'B Invader with B Tooth and Claw... and Guns', 'B Cut Lass'), at('Moor')],
      steps: [
        A.plays('Drowsy Spores', 'Meadow'),
        now(at('Meadow', 'A Drowsy Spores', 'B Invader', 'B Cut Lass'), {
          asked: null,
          cards: { Invader: { power: 3 }, 'Cut Lass': { power: 1 } },
          discard: { B: ['Tooth and Claw... and Guns'] },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 1 }, 'Cut Lass': { power: 1 } } }),
      ],
    }));

  it('tooth-and-claw-and-guns/2 the same where the minion comes to the effect (RES-1)', () =>
    play({
      cards: [spores],
      turn: 'B',
      seats: { B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Invader with B Tooth and Claw... and Guns'), at('Moor', 'A Drowsy Spores')],
      steps: [
        B.plays('Way of Deception'),
        now(at('Moor', 'A Drowsy Spores', 'B Invader'), {
          asked: null,
          cards: { Invader: { power: 3 } },
          discard: { B: ['Way of Deception', 'Tooth and Claw... and Guns'] },
        }),
        B.ends(),
        now({ turn: 'A', cards: { Invader: { power: 1 } } }),
      ],
    }));

  it('tooth-and-claw-and-guns/2 and where it is put on a minion that is under the effect already', () =>
    play({
      cards: [spores],
      turn: 'B',
      seats: { B: { hand: ['Tooth and Claw... and Guns'] } },
      bases: [at('Meadow', 'B Invader', 'B Cut Lass', 'A Drowsy Spores'), at('Moor')],
      steps: [
        now({ cards: { Invader: { power: 1 } } }),
        B.plays('Tooth and Claw... and Guns', 'Invader'),
        now(at('Meadow', 'B Invader', 'B Cut Lass', 'A Drowsy Spores'), {
          asked: null,
          cards: { Invader: { power: 3 }, 'Cut Lass': { power: 1 } },
          discard: { B: ['Tooth and Claw... and Guns'] },
        }),
        B.ends(),
        now({ turn: 'A', cards: { Invader: { power: 1 } } }),
      ],
    }));
});

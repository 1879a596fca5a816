import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Death on Six Legs' }];

describe('Death on Six Legs: Special: On your turn, if there are at least seven +1 power counters on your minions, you may play this titan. Ongoing: Before a minion goes to the discard pile, you may transfer one of its +1 power counters to this titan. Talent: Play an extra action.', () => {
  it('may come to any base when seven counters are on your minions, in addition to the regular plays (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Worker +4'), at('Moor', 'A Filler +3', 'B Walker')],
      steps: [
        now({ can: [A.plays('Death on Six Legs', 'Meadow')] }),
        A.plays('Death on Six Legs', 'Moor'),
        now(at('Moor', 'A Death on Six Legs', 'A Filler', 'B Walker'), {
          asked: null,
          plays: { A: { minions: 1, actions: 1 } },
          cards: { 'Death on Six Legs': { counters: 0 }, Worker: { counters: 4 } },
          titans: { A: [] },
        }),
      ],
    }));

  it('not with six, counting neither those of others nor, in no other turn (TIT-2)', () => {
    for (const [turn, base] of [
      ['A', at('Meadow', 'A Worker +4', 'A Filler +2', 'B Walker +5')],
      ['B', at('Meadow', 'A Worker +7')],
    ] as const)
      play({ titans, turn, bases: [base, at('Moor')], steps: [refused(A.plays('Death on Six Legs', 'Moor'))] });
  });

  it('death-on-six-legs/2 counters on actions, or on a base’s own cards, do not count (CTR-3)', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Worker +6', 'A Enshrouding Mist +4'), at('Moor')],
      steps: [refused(A.plays('Death on Six Legs', 'Moor'))],
    }));

  const bases = [at('Meadow', 'A Filler +2', 'B Walker', 'A Worker'), at('Moor', 'A Death on Six Legs')];

  it('takes a counter of a minion before it is destroyed, which is destroyed anyway (RES-7)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases,
      steps: [
        A.plays('Powderkeg'),
        A.answers('Filler'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        // Filler alone had counters: nobody asks about the others. It had 3 when the keg was lit.
        now(at('Meadow'), at('Moor', 'A Death on Six Legs'), {
          asked: null,
          cards: { 'Death on Six Legs': { counters: 1 } },
          bases: { Moor: { power: { A: 1 } } },
          discard: { A: ['Powderkeg', 'Filler', 'Worker'], B: ['Walker'] },
        }),
      ],
    }));

  it('you may decline (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases,
      steps: [
        A.plays('Powderkeg'),
        A.answers('Filler', 'no'),
        now(at('Meadow'), { asked: null, cards: { 'Death on Six Legs': { counters: 0 } } }),
      ],
    }));

  it('death-on-six-legs/1 it may be another player’s minion, in another player’s turn, too (ABL-3)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'B Filler +1', 'B Walker'), at('Moor', 'A Death on Six Legs')],
      steps: [
        B.plays('Cannon'),
        B.answers('Filler', 'Walker', '?done'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow'), { asked: null, cards: { 'Death on Six Legs': { counters: 1 } } }),
      ],
    }));

  it('death-on-six-legs/3 one counter from each minion, however many it has (RES-9)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'B Worker +2', 'A Worker +2', 'A Worker +1'), at('Moor', 'A Death on Six Legs')],
      steps: [
        B.plays('Cannon'),
        B.answers('Worker#1', 'Worker#2', '?done'),
        A.answers('yes'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Worker'), {
          asked: null,
          cards: { 'Death on Six Legs': { counters: 2 }, Worker: { counters: 1 } },
        }),
      ],
    }));

  it('works before the minions of a scored base are discarded, for each separately (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A King Rex +1', 'B Walker +1', 'B Filler'), at('Moor', 'A Death on Six Legs')],
      steps: [
        A.ends(),
        // The awards counted the power they had.
        now({ vp: { A: 3, B: 2 } }),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Heath'), at('Moor', 'A Death on Six Legs'), {
          asked: null,
          cards: { 'Death on Six Legs': { counters: 2 } },
          discard: { A: ['King Rex'], B: ['Walker', 'Filler'] },
        }),
      ],
    }));

  it('not from one that is saved from the scored base (RES-7, SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A King Rex', 'A First Mate +2'), at('Moor', 'A Death on Six Legs')],
      steps: [
        A.ends(),
        A.answers('First Mate', '?Moor'),
        now(at('Moor', 'A First Mate', 'A Death on Six Legs'), {
          asked: null,
          cards: { 'First Mate': { counters: 2 }, 'Death on Six Legs': { counters: 0 } },
        }),
      ],
    }));

  it('not from one that goes to a hand or a deck (TERM-6)', () => {
    for (const card of ['Beam Up', 'Disintegrator'])
      play({
        seats: { A: { hand: [card] } },
        bases: [at('Meadow', 'A Filler +1'), at('Moor', 'A Death on Six Legs')],
        steps: [A.plays(card), now(at('Meadow'), { asked: null, cards: { 'Death on Six Legs': { counters: 0 } } })],
      });
  });

  it('not from one whose destruction is replaced or prevented: what keeps it off comes first (RES-7)', () => {
    const drone = {
      turn: 'B' as const,
      seats: { B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Filler +1', 'A Drone +1'), at('Moor', 'A Death on Six Legs')],
    };
    play({
      ...drone,
      steps: [
        B.plays('Cannon'),
        B.answers('Filler', '?done'),
        A.answers('yes'),
        now(at('Meadow', 'A Filler', 'A Drone'), {
          asked: null,
          cards: { Filler: { counters: 1 }, Drone: { counters: 0 }, 'Death on Six Legs': { counters: 0 } },
        }),
      ],
    });
    play({
      ...drone,
      steps: [
        B.plays('Cannon'),
        B.answers('Filler', '?done'),
        A.answers('no'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Drone'), {
          asked: null,
          cards: { Drone: { counters: 1 }, 'Death on Six Legs': { counters: 1 } },
        }),
      ],
    });
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Meadow', 'A Buccaneer +1'), at('Moor', 'A Death on Six Legs')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow'), at('Moor', 'A Buccaneer', 'A Death on Six Legs'), {
          asked: null,
          cards: { Buccaneer: { counters: 1 }, 'Death on Six Legs': { counters: 0 } },
        }),
      ],
    });
  });

  it('gets nothing from a minion that your cards do not affect (CTR-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Powderkeg'] } },
      bases: [at('Meadow', 'B Filler +2 with B Incorporeal'), at('Moor', 'A Death on Six Legs')],
      steps: [
        B.plays('Powderkeg'),
        A.answers('yes'),
        now(at('Meadow'), { asked: null, cards: { 'Death on Six Legs': { counters: 0 } } }),
      ],
    }));

  it('by the talent you may play one more action (ABL-5, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling', 'Swashbuckling', 'Swashbuckling'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Death on Six Legs')],
      steps: [
        A.uses('Death on Six Legs'),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ asked: null, cards: { Filler: { power: 3 } } }),
        refused(A.plays('Swashbuckling')),
        refused(A.uses('Death on Six Legs')),
      ],
    }));
});

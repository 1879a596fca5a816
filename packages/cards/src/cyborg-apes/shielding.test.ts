import { act, chooseMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, play } from '@smash/testkit/play';
import { charm } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const terror = actionCard(
  'Terror',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    yield* act(ops.destroy(minion!));
  }),
);

describe("Shielding: Put this on a minion. Ongoing: Other players' actions do not affect this minion or the other actions on it.", () => {
  it('their actions do not affect the minion; their minions do, and your actions (TERM-2)', () => {
    play({
      cards: [terror],
      turn: 'B',
      seats: { B: { hand: ['Terror', 'Terror', 'Time Loop'] } },
      bases: [at('Meadow', 'A Filler with A Shielding', 'A Walker', 'B Scout'), at('Moor')],
      steps: [
        B.plays('Terror'),
        B.answers('Filler'),
        now(at('Meadow', 'A Filler with A Shielding', 'A Walker', 'B Scout'), { asked: null }),
      ],
    });
    play({
      cards: [terror],
      seats: { A: { hand: ['Terror'] } },
      bases: [at('Meadow', 'A Filler with A Shielding', 'B Walker'), at('Moor')],
      steps: [A.plays('Terror'), A.answers('Filler'), now(at('Meadow', 'B Walker'), { asked: null })],
    });
  });

  it('shielding/1 actions of others already on the minion are destroyed (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Shielding'] } },
      bases: [
        at('Meadow', 'A Filler with B Cyberevolution, A Juiced Up', 'B Walker with B Cyberevolution'),
        at('Moor'),
      ],
      steps: [
        A.plays('Shielding', 'Filler'),
        now(at('Meadow', 'A Filler with A Juiced Up, A Shielding', 'B Walker with B Cyberevolution'), {
          asked: null,
          discard: { A: [], B: ['Cyberevolution'] },
        }),
      ],
    }));

  it('shielding/2 not itself, but two of them protect each other (CAN-1)', () => {
    for (const [on, left] of [
      ['A Shielding', []],
      ['A Shielding, A Shielding', ['A Shielding, A Shielding']],
    ] as const)
      play({
        turn: 'B',
        seats: { B: { hand: ['Bear Necessities'] } },
        bases: [at('Meadow', `A Filler with ${on}`), at('Moor')],
        steps: [
          B.plays('Bear Necessities'),
          B.answers('?Shielding#1'),
          now(at('Meadow', left.length > 0 ? `A Filler with ${left[0]}` : 'A Filler'), { asked: null }),
        ],
      });
  });

  it('shielding/3 everyone but its own controller: the minion’s new controller, too (TERM-10)', () =>
    play({
      cards: [terror],
      turn: 'B',
      seats: { B: { hand: ['Terror'] } },
      bases: [at('Meadow', 'B Filler with A Shielding', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Terror'),
        B.answers('Filler'),
        now(at('Meadow', 'B Filler with A Shielding', 'B Walker'), { asked: null }),
      ],
    }));

  it('shielding/4 on another player’s minion it keeps that player’s own actions off it (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Shielding'], deck }, B: { hand: ['Cyberevolution'], deck } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Shielding', 'Filler'),
        A.ends(),
        B.plays('Cyberevolution', 'Filler'),
        now(at('Meadow', 'B Filler with A Shielding'), {
          asked: null,
          discard: { B: ['Cyberevolution'] },
          cards: { Filler: { power: 1 } },
        }),
      ],
    }));

  it('shielding/5 the other actions on it are protected, too; those on other minions are not (TERM-2)', () => {
    for (const [prey, left] of [
      ['Cyberevolution@Meadow', 'A Filler with A Cyberevolution, A Shielding'],
      ['Cyberevolution@Moor', 'A Filler with A Cyberevolution, A Shielding'],
    ] as const)
      play({
        turn: 'B',
        seats: { B: { hand: ['Bear Necessities'] } },
        bases: [
          at('Meadow', 'A Filler with A Cyberevolution, A Shielding'),
          at('Moor', 'A Walker with A Cyberevolution'),
        ],
        steps: [
          B.plays('Bear Necessities'),
          B.answers(prey),
          now(at('Meadow', left), at('Moor', prey.endsWith('Moor') ? 'A Walker' : 'A Walker with A Cyberevolution'), {
            asked: null,
          }),
        ],
      });
  });

  it('shielding/6 an action of another player on the minion is destroyed at once: nothing of it is kept (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Shielding'], deck }, B: { deck } },
      bases: [at('Meadow', 'B Filler with B Dunwich Horror', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Shielding', 'Filler'),
        now(at('Meadow', 'B Filler with A Shielding', 'B Walker'), { discard: { B: ['Dunwich Horror'] } }),
        A.ends(),
        now(at('Meadow', 'B Filler with A Shielding', 'B Walker'), { turn: 'B' }),
      ],
    }));

  it('control by a standard action of another player is stopped (TERM-2)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Filler with A Shielding', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Take Over'),
        B.answers('Filler'),
        now(at('Meadow', 'A Filler with A Shielding', 'B Walker'), { asked: null }),
      ],
    }));
});

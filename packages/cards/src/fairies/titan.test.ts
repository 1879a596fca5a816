import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Spirit of the Forest: Special: You may play this titan instead of both your regular minion play and your regular action play. Ongoing: Once per turn, when you use an ability that says OR, you may use both of its parts, in the order you like. Ongoing: If this titan would be removed for losing a clash of titans, you may move it to another base instead.', () => {
  const titans = [{ seat: 'A' as const, card: 'Spirit of the Forest' }];
  const spirit = 'A Spirit of the Forest';

  it('is played on any base for both regular plays (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler', 'Howl'] } },
      bases: [at('Meadow'), at('Moor', 'B Walker')],
      steps: [
        now({ can: ['Meadow', 'Moor'].map((base) => A.plays('Spirit of the Forest', base)) }),
        A.plays('Spirit of the Forest', 'Moor'),
        now(at('Moor', 'B Walker', spirit), {
          asked: null,
          plays: { A: { minions: 0, actions: 0 } },
          cannot: [A.plays('Filler', 'Moor'), A.plays('Howl')],
        }),
      ],
    }));

  it.each([
    ['the minion', [A.plays('Filler', 'Moor')]],
    ['the action', [A.plays('Howl')]],
  ])('spirit-of-the-forest/1 not once %s has been played; extra plays are left to it (TIT-2)', (_what, moves) =>
    play({
      titans,
      seats: { A: { hand: ['Filler', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        ...moves,
        now({ asked: null, cannot: [A.plays('Spirit of the Forest', 'Moor')] }),
        A.ends(),
        now({ turn: 'B', titans: { A: ['Spirit of the Forest'] } }),
      ],
    }),
  );

  it('lets its player use both parts of an OR, in either order, once each turn (RES-14)', () =>
    play({
      seats: {
        A: { hand: ['Puck', 'Fairy Ballet'], deck: ['Howl', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
      },
      bases: [at('Meadow', spirit), at('Moor')],
      steps: [
        A.plays('Puck', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['draw', 'play']),
        A.answers('play'),
        now({ asked: null, hand: { A: ['Fairy Ballet', 'Howl'] } }),
        A.plays('Howl'),
        A.plays('Fairy Ballet'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Filler', 'Filler'] } }),
      ],
    }));

  it('declined, it is there for the next one; another player’s OR is not its business (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Puck', 'Fairy Ballet'] }, B: { hand: ['Puck'] } },
      bases: [at('Meadow', spirit), at('Moor')],
      steps: [
        A.plays('Puck', 'Meadow'),
        A.answers('no', 'draw'),
        A.plays('Fairy Ballet'),
        A.answers('yes', 'draw'),
        now({ asked: null, hand: { A: 4 } }),
        A.ends(),
        B.plays('Puck', 'Meadow'),
        offered('B', ['draw', 'play']),
        B.answers('draw'),
        now({ asked: null }),
      ],
    }));

  const rival = [{ seat: 'B' as const, card: 'Big Funny Giant' }];
  it('losing a clash, it may move to another base instead (TIT-6, RES-7)', () => {
    const start = {
      turn: 'B' as const,
      titans: rival,
      bases: [at('Meadow', spirit), at('Moor', 'B Walker'), at('Marsh')],
    };
    play({
      ...start,
      bases: [at('Meadow', spirit), at('Moor'), at('Marsh')],
      steps: [
        B.plays('Big Funny Giant', 'Meadow'),
        now(at('Meadow', spirit), { asked: null, titans: { B: ['Big Funny Giant'] } }),
      ],
    });
    const mighty = minionCard('Mighty', 9, '');
    const lost = {
      cards: [mighty],
      titans,
      bases: [at('Meadow', 'B Mighty', 'B Big Funny Giant'), at('Moor'), at('Marsh')],
    };
    play({
      ...lost,
      steps: [
        A.plays('Spirit of the Forest', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Mighty', 'B Big Funny Giant'), at('Marsh', spirit), { asked: null, titans: { A: [] } }),
      ],
    });
    play({
      ...lost,
      bases: [at('Meadow', 'B Mighty', 'B Big Funny Giant'), at('Moor')],
      steps: [A.plays('Spirit of the Forest', 'Meadow'), A.answers('yes'), now(at('Moor', spirit), { asked: null })],
    });
    play({
      ...lost,
      steps: [
        A.plays('Spirit of the Forest', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'B Mighty', 'B Big Funny Giant'), {
          asked: null,
          titans: { A: ['Spirit of the Forest'] },
        }),
      ],
    });
  });

  it('with nowhere else to go it is removed, and no other titan is saved; leaving with its base is no clash (TIT-4)', () => {
    play({
      titans,
      bases: [at('Meadow', 'B King Rex', 'B Big Funny Giant')],
      steps: [
        A.plays('Spirit of the Forest'),
        now(at('Meadow', 'B King Rex', 'B Big Funny Giant'), { asked: null, titans: { A: ['Spirit of the Forest'] } }),
      ],
    });
    play({
      bases: [at('Meadow', 'A King Rex +3', spirit), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, titans: { A: ['Spirit of the Forest'] } })],
    });
    play({
      titans: rival,
      turn: 'B',
      bases: [at('Meadow', spirit), at('Moor')],
      steps: [B.plays('Big Funny Giant', 'Meadow'), now({ asked: null, titans: { B: ['Big Funny Giant'] } })],
    });
  });

  it('moved away, it clashes again where another titan stands (TIT-6)', () =>
    play({
      cards: [minionCard('Mighty', 9, '')],
      titans,
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'B Mighty', 'B Big Funny Giant'), at('Moor', 'C Mighty', 'C Big Funny Giant'), at('Marsh')],
      steps: [
        A.plays('Spirit of the Forest', 'Meadow'),
        A.answers('yes', 'Moor'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Meadow', 'Marsh']),
        A.answers('Marsh'),
        now(at('Marsh', spirit), { asked: null }),
      ],
    }));
});

import { act, chooseBase, given, isAnothers, look, minionsHave, onPlay, ops } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, now, play } from '../play.ts';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const gloom = actionCard(
  'Gloom',
  'standard',
  'Until the start of your next turn, minions of other players have -1 power.',
  onPlay(function* (me) {
    const turn = yield* look((q) => q.s.turn);
    yield* act(ops.lasting(me.seat, { t: 'turnStart', seat: me.seat, after: turn }));
  }),
  given(minionsHave((q, me, minion) => isAnothers(me)(q, minion), -1)),
);

describe('CALC-2 what is so "until …" touches whatever is there at each moment', () => {
  it('also what comes later, though its card is gone, until its time is up; it adds up', () =>
    play({
      cards: [gloom],
      seats: { A: { hand: ['Gloom', 'Gloom'], deck }, B: { hand: ['Huffie'], deck } },
      bases: [at('Meadow', 'A Dudlee', 'B Invader', '- Bigfoot'), at('Moor')],
      steps: [
        A.plays('Gloom'),
        now({ cards: { Invader: { power: 2 }, Dudlee: { power: 2 }, Bigfoot: { power: 7 } } }),
        A.ends(),
        B.plays('Huffie', 'Moor'),
        now({ cards: { Invader: { power: 2 }, Huffie: { power: 2 } } }),
        B.ends(),
        now({ cards: { Invader: { power: 3 }, Huffie: { power: 3 } } }),
        A.plays('Gloom'),
        now({ cards: { Invader: { power: 2 } } }),
      ],
    }));

  it('remains the effect of its card, wherever that is: what is unaffected by such cards is spared (TERM-2)', () =>
    play({
      cards: [gloom],
      seats: { A: { hand: ['Gloom', 'Time to Go'], deck }, B: { deck } },
      bases: [at('Meadow', 'B Invader', 'B Slo-Mo Attack'), at('Moor', 'B Huffie')],
      steps: [
        A.plays('Gloom'),
        now({ cards: { Invader: { power: 3 }, Huffie: { power: 2 } } }),
        A.ends(),
        B.ends(),
        A.plays('Time to Go'),
        A.answers('Gloom', 'done'),
        now({ cards: { Invader: { power: 3 }, Huffie: { power: 3 } } }),
      ],
    }));
});

describe('an effect that lasts until a base has scored', () => {
  const vow = actionCard(
    'Vow',
    'standard',
    'Choose a base. Your minions there have +3 power until that base has scored.',
    onPlay(function* (me) {
      const base = (yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases().slice())))!;
      const minions = yield* look((q) => q.minionsAt(base));
      yield* act(...minions.map((ix) => ops.power(ix, 3, { t: 'scored', base })));
    }),
  );

  it('does not end with another base (SCORE-12)', () =>
    play({
      cards: [vow],
      seats: { A: { hand: ['Vow'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor', 'B Filler +9')],
      baseDeck: ['Fen'],
      steps: [
        A.plays('Vow'),
        A.answers('Meadow'),
        A.ends(),
        now(at('Meadow', 'A Invader'), at('Fen'), { turn: 'B', cards: { Invader: { power: 6 } } }),
      ],
    }));
});

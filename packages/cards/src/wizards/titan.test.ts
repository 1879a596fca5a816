import { explain } from '@smash/engine';
import { playsTitan } from '@smash/engine/script';
import { A, at, B, now, offered, play, queryOf, refused, titanCard } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'Arcane Protector' }];
const hand = ['Time Loop', 'Time Loop', 'Howl', 'Howl', 'Howl', 'Howl', 'Filler'];
const fourCards = [A.plays('Time Loop'), A.plays('Time Loop'), A.plays('Howl'), A.plays('Howl')];

describe('Arcane Protector: Special: You may play this titan right after the fifth or any later card you play in a turn. Ongoing: For every two cards in your hand you have +1 power here. Talent: Draw a card.', () => {
  it('comes right after the fifth card, not after the fourth, at any base, in addition to the regular plays (TIT-2)', () =>
    play({
      seats: { A: { hand } },
      titans: aside,
      bases: [at('Meadow'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        ...fourCards,
        now({ asked: null, discard: { A: 4 } }),
        refused(A.plays('Arcane Protector', 'Meadow')),
        A.plays('Howl'),
        offered('A', ['Arcane Protector', 'pass']),
        A.answers('Arcane Protector'),
        offered('A', ['Meadow', 'Moor', 'Marsh']),
        A.answers('Moor'),
        now(at('Moor', 'B Filler', 'A Arcane Protector'), {
          asked: null,
          titans: { A: [] },
          plays: { A: { minions: 1 } },
          can: [A.uses('Arcane Protector')],
        }),
      ],
    }));

  it('may wait, and comes after a later card; not without one', () =>
    play({
      seats: { A: { hand } },
      titans: aside,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        ...fourCards,
        A.plays('Howl'),
        A.answers('pass'),
        now({ asked: null, cannot: [A.plays('Arcane Protector', 'Meadow')] }),
        A.plays('Filler', 'Moor'),
        A.answers('Arcane Protector', 'Meadow'),
        now(at('Meadow', 'A Arcane Protector'), at('Moor', 'A Filler'), { asked: null }),
      ],
    }));

  it('counts only the cards of one turn and of its own player', () =>
    play({
      seats: { A: { hand: [...hand, 'Howl'] }, B: { hand: ['Howl'] } },
      titans: [...aside, { seat: 'B', card: 'Arcane Protector' }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        ...fourCards,
        A.ends(),
        B.plays('Howl'),
        now({ asked: null }),
        B.ends(),
        A.plays('Howl'),
        now({ asked: null, titans: { A: ['Arcane Protector'], B: ['Arcane Protector'] } }),
      ],
    }));

  it('comes right after a fifth card that another card played, before that one continues (RES-2)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Time Loop', 'Howl', 'Mass Enchantment'] }, B: { deck: ['Howl', 'Walker'] } },
      titans: aside,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Time Loop'),
        A.plays('Howl'),
        A.plays('Mass Enchantment'),
        offered('A', ['Arcane Protector', 'pass']),
        now({ discard: { A: { lacks: ['Mass Enchantment'] } } }),
        A.answers('Arcane Protector', 'Moor'),
        now(at('Moor', 'A Arcane Protector'), {
          asked: null,
          discard: { A: { has: ['Mass Enchantment'] }, B: ['Howl'] },
        }),
      ],
    }));

  it('is not offered while its player controls a titan, nor after a fifth card that is one (TIT-3)', () =>
    play({
      cards: [titanCard('Helper', 'Special: On your turn, you may play this titan.', playsTitan({}))],
      seats: { A: { hand } },
      titans: [...aside, { seat: 'A', card: 'Helper' }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        ...fourCards,
        A.plays('Helper', 'Moor'),
        now(at('Moor', 'A Helper'), { asked: null, titans: { A: ['Arcane Protector'] } }),
        A.plays('Howl'),
        now({ asked: null, titans: { A: ['Arcane Protector'] } }),
      ],
    }));

  const sails = ['Full Sail', 'Full Sail', 'Full Sail', 'Full Sail', 'Full Sail'];
  it('arcane-protector/1 comes in Score Bases as well, when the fifth card is played there, in any turn (ABL-4)', () => {
    for (const turn of ['A', 'B'] as const)
      play({
        turn,
        seats: { A: { hand: sails } },
        titans: aside,
        bases: [at('Meadow', 'B Filler +9'), at('Moor')],
        steps: [
          (turn === 'A' ? A : B).ends(),
          A.plays('Full Sail'),
          A.plays('Full Sail'),
          A.plays('Full Sail'),
          A.plays('Full Sail'),
          offered('A', ['Full Sail', 'pass']),
          A.plays('Full Sail'),
          offered('A', ['Arcane Protector', 'pass']),
          A.answers('Arcane Protector', 'Moor'),
          now(at('Heath'), at('Moor', 'A Arcane Protector'), { asked: null, vp: { B: 3 } }),
        ],
      });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [9, 4],
  ])('arcane-protector/2 with %i cards in hand it gives %i power here and nowhere else (NPW-1)', (cards, power) =>
    play({
      seats: { A: { hand: Array.from({ length: cards }, () => 'Filler') }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Arcane Protector', 'A Filler', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        now({
          bases: { Meadow: { total: power + 2, power: { A: power + 1, B: 1 } }, Moor: { power: { A: 1 } } },
          cards: { 'Filler@Meadow/A': { power: 1 } },
        }),
        ({ state }) => {
          const q = queryOf(state);
          const parts = explain(state, 'spectator', q.card(q.bases()[0]!).id, 'total', 0).map((part) => [
            part.label,
            part.delta,
          ]);
          expect(parts).toEqual([['Filler', 1], ...(power > 0 ? [['Arcane Protector', power]] : [])]);
        },
      ],
    }),
  );

  it('arcane-protector/2 the bonus follows the hand of its controller at every moment (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Mystic Studies'] }, B: { hand: ['Take the Shinies'] } },
      bases: [at('Meadow', 'A Arcane Protector of B'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { power: { A: 1, B: 0 } } } }),
        A.plays('Mystic Studies'),
        now({ hand: { A: 3 }, bases: { Meadow: { power: { A: 1 } } } }),
        A.uses('Arcane Protector'),
        now({ hand: { A: 4 }, bases: { Meadow: { power: { A: 2 } } } }),
        A.plays('Filler', 'Moor'),
        now({ bases: { Meadow: { power: { A: 1 } } } }),
        A.ends(),
        now({ hand: { A: 5 }, bases: { Meadow: { power: { A: 2 } } } }),
        B.plays('Take the Shinies'),
        now({ hand: { A: 3 }, bases: { Meadow: { power: { A: 1 } } } }),
      ],
    }));

  it('takes part in breaking a base and in its ranks without a minion (VP-2, SCORE-1)', () =>
    play({
      seats: { A: { hand: Array.from({ length: 8 }, () => 'Filler') } },
      bases: [at('Meadow', 'A Arcane Protector', 'B Filler +5'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { total: 10 } } }),
        A.ends(),
        now({ asked: null, turn: 'B', vp: { A: 2, B: 3 }, titans: { A: ['Arcane Protector'] } }),
      ],
    }));

  it('talent: draws a card, once a turn (ABL-5)', () =>
    play({
      bases: [at('Meadow', 'A Arcane Protector'), at('Moor', 'B Arcane Protector')],
      steps: [
        A.uses('Arcane Protector/A'),
        now({ asked: null, hand: { A: 1, B: 0 }, cannot: [A.uses('Arcane Protector')] }),
      ],
    }));
});

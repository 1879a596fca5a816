import { discardCard, onPlay, ops, toOneMinion } from '@smash/engine/script';
import { A, actionCard, at, now, offered, play } from '@smash/testkit/play';
import { sprint } from '@smash/testkit/standard-actions';
import { describe, it } from 'vitest';

const bargain = actionCard(
  'Bargain',
  'standard',
  'Discard a card to place a +1 power counter on a minion.',
  onPlay(function* (me) {
    if (yield* discardCard(me.seat))
      yield* toOneMinion(
        me,
        'Choose a minion',
        () => true,
        (ix) => ops.counters(ix, 1),
      );
  }),
);

describe('Diva: Ongoing: Once each turn, when one or more of your other minions here are directly affected by a standard action, you may choose to have this minion affected in the same way.', () => {
  it('diva/9 being chosen or being played is not being affected (TERM-2)', () =>
    play({
      seats: { A: { hand: ["Stayin' Alive", 'Disco Lou'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker')],
      steps: [
        A.plays("Stayin' Alive"),
        A.answers('Walker'),
        now({ asked: null, hand: { A: ['Disco Lou', 'Walker'] } }),
      ],
    }));

  it('diva/10 steps before the affecting part are not repeated (RES-3)', () =>
    play({
      cards: [bargain],
      seats: { A: { hand: ['Bargain', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker')],
      steps: [
        A.plays('Bargain'),
        A.answers('Filler', 'Walker', 'Diva'),
        now({
          asked: null,
          cards: { Walker: { counters: 1 }, Diva: { counters: 1 } },
          hand: { A: ['Filler'] },
          discard: { A: ['Filler', 'Bargain'] },
        }),
      ],
    }));

  it('diva/11 the rest of the action is for the minion it affects directly: no counters after a copied move (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Headlong'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Headlong'),
        A.answers('Walker', 'Diva'),
        now(at('Meadow'), at('Moor', 'A Diva', 'A Walker'), {
          asked: null,
          cards: { Walker: { counters: 2 }, Diva: { counters: 0 } },
        }),
      ],
    }));

  it('diva/12 two Divas and a Disco Lou: each may get the +2 power once, and one card is drawn (RES-9)', () =>
    play({
      seats: { A: { hand: ['Get Down Tonight'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Diva', 'A Diva', 'A Disco Lou')],
      steps: [
        A.plays('Get Down Tonight'),
        A.answers('Disco Lou', 'Diva#1', 'Diva#2'),
        now({
          asked: null,
          cards: { 'Diva#1': { power: 5 }, 'Diva#2': { power: 5 }, 'Disco Lou': { power: 6 } },
          hand: { A: ['Filler'] },
        }),
      ],
    }));

  it("diva/13 if I'm So Excited moves one of your minions here, a Diva may go to the same base (TERM-6)", () =>
    play({
      seats: { A: { hand: ["I'm So Excited"], deck: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Diva', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays("I'm So Excited"),
        A.answers('Walker', 'Moor', 'Diva'),
        now(at('Meadow'), at('Moor', 'A Diva', 'A Walker'), at('Marsh'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('diva/13 if I Will Survive returns one of your minions, the Divas may be returned, too (SCORE-9)', () =>
    play({
      seats: { A: { hand: ['I Will Survive'] } },
      bases: [at('Moor', 'A Diva', 'A Diva', 'A Diva', 'A Filler +5', 'A Walker', 'B Invader')],
      steps: [
        A.ends(),
        A.plays('I Will Survive'),
        A.answers('Walker', 'Diva#1', 'Diva#3', 'pass'),
        now(at('Heath'), {
          discard: { A: ['Diva', 'Filler', 'I Will Survive'], B: ['Invader'] },
        }),
      ],
    }));

  it('diva/14 four cards may give one Diva the same effect four times: +8 power (TERM-3)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint'] } },
      bases: [at('Funky Town', 'A Dancing King', 'A Diva with A We are Family')],
      steps: [
        A.plays('Sprint'),
        A.answers('Dancing King'),
        offered('A', ['Dancing King', 'Diva', 'We are Family', 'Funky Town', 'pass']),
        A.answers('Diva', '0', 'We are Family', '0', 'Dancing King', '0', 'Funky Town', '0'),
        now({ asked: null, cards: { Diva: { power: 11 }, 'Dancing King': { power: 7 } } }),
      ],
    }));

  it('diva/15 one of the four may copy the return instead: +6 power (RES-3)', () =>
    play({
      cards: [sprint],
      seats: { A: { hand: ['Sprint', 'Ninja Master'] } },
      bases: [at('Funky Town', 'A Dancing King', 'A Diva with A We are Family')],
      steps: [
        A.plays('Sprint'),
        A.answers('Dancing King', 'Diva', '0', 'We are Family', '1', 'Dancing King', '0', 'Funky Town', '0'),
        now({ asked: null, cards: { Diva: { power: 9 }, 'Dancing King': { power: 7 } } }),
        A.plays('Ninja Master', 'Funky Town'),
        A.answers('Diva'),
        now(at('Funky Town', 'A Dancing King', 'A Ninja Master'), { asked: null, hand: { A: ['Diva'] } }),
      ],
    }));
});

import { A, at, B, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Megabot' }];

describe('Red Trooper: Talent: Play Megabot here or move it to here.', () => {
  it('plays the titan that is set aside, in addition to the regular plays, in the turn he came (ABL-5, TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Red Trooper'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Red Trooper', 'Meadow'),
        A.uses('Red Trooper'),
        now(at('Meadow', 'A Red Trooper', 'B Walker', 'A Megabot'), {
          asked: null,
          titans: { A: [] },
          plays: { A: { minions: 0, actions: 1 } },
          bases: { Meadow: { power: { A: 6 } } },
          cannot: [A.uses('Red Trooper')],
        }),
      ],
    }));

  it('moves it here from another base, and may do so once in each of your turns (TERM-6)', () =>
    play({
      bases: [at('Meadow', 'A Red Trooper'), at('Moor', 'A Megabot', 'A Filler')],
      steps: [
        A.uses('Red Trooper'),
        now(at('Meadow', 'A Red Trooper', 'A Megabot'), at('Moor', 'A Filler'), { asked: null }),
        A.ends(),
        now({ cannot: [A.uses('Red Trooper'), B.uses('Red Trooper')] }),
      ],
    }));

  it('cannot be used without effect: it is here, it cannot be played, or there is none (TIT-3)', () => {
    for (const position of [
      { bases: [at('Meadow', 'A Red Trooper', 'A Megabot')] },
      { titans, bases: [at('Meadow', 'A Red Trooper'), at('Moor', 'A Idol')] },
      { bases: [at('Meadow', 'A Red Trooper')] },
    ])
      play({ cards: [titanCard('Idol', '')], ...position, steps: [now({ cannot: [A.uses('Red Trooper')] })] });
  });

  it('moves that of another player, too (TIT-4)', () =>
    play({
      bases: [at('Meadow', 'A Red Trooper'), at('Moor', 'B Megabot')],
      steps: [A.uses('Red Trooper'), now(at('Meadow', 'A Red Trooper', 'B Megabot'), { asked: null })],
    }));
});

describe('Blue Trooper: Special: Before this base scores, this minion gets +2 power this turn.', () => {
  it('six against five, and six against six (SCORE-3, VP-3)', () => {
    for (const [theirs, vp] of [
      ['B Walker +3', { A: 3, B: 2, C: 1 }],
      ['B Walker +4', { A: 3, B: 3, C: 1 }],
    ] as const)
      play({
        bases: [at('Meadow', 'A Blue Trooper', theirs, 'C Filler'), at('Moor')],
        steps: [A.ends(), now({ asked: null, vp, turn: 'B' })],
      });
  });

  it('each of two, even in another player’s turn; not at a base that does not score (SCORE-13)', () =>
    play({
      turn: 'B',
      bases: [
        at('Meadow', 'A Blue Trooper', 'A Blue Trooper', 'B Invader +8'),
        at('Moor', 'A Blue Trooper', 'B Invader'),
      ],
      steps: [B.ends(), now(at('Moor', 'A Blue Trooper', 'B Invader'), { asked: null, vp: { A: 3, B: 2 }, turn: 'A' })],
    }));

  it('has it before anybody may act: what has to happen comes first (ME-1, TERM-11)', () =>
    play({
      bases: [at('Meadow', 'A Blue Trooper +6'), at('Moor', 'A Blue Trooper')],
      seats: { B: { hand: ['Green Trooper'] } },
      steps: [
        A.ends(),
        offered('B', ['Green Trooper', 'pass']),
        now({
          cards: { 'Blue Trooper@Meadow': { power: 12 }, 'Blue Trooper@Moor': { power: 4 } },
          bases: { Meadow: { power: { A: 12 } } },
        }),
      ],
    }));
});

describe('Yellow Trooper: Special: Before this base scores, you may move to here one of your other minions.', () => {
  const bases = [
    at('Meadow', 'A Yellow Trooper', 'A Filler', 'B Walker +3'),
    at('Moor', 'A Walker', 'B Filler', 'B Scout of A'),
    at('Marsh', 'A Invader of B'),
  ];

  it('offers your minions at other bases; the one that comes counts (SCORE-3)', () =>
    play({
      bases,
      steps: [
        A.ends(),
        offered('A', ['Yellow Trooper', 'pass']),
        A.answers('Yellow Trooper'),
        offered('A', ['Walker@Moor', 'Invader'], ['Filler', 'Scout', 'Walker@Meadow', 'no']),
        A.answers('Walker@Moor'),
        now(at('Moor', 'B Filler', 'B Scout'), at('Marsh', 'A Invader'), { asked: null, vp: { A: 3, B: 2 } }),
      ],
    }));

  it('may be declined (ME-2)', () =>
    play({
      bases,
      steps: [A.ends(), A.answers('pass'), now({ asked: null, vp: { A: 3, B: 3 }, turn: 'B' })],
    }));

  it('nobody is asked without a minion elsewhere, or when another base scores (SCORE-13)', () => {
    play({
      bases: [at('Meadow', 'A Yellow Trooper +6', 'A Filler'), at('Moor', 'B Filler')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 3 } })],
    });
    play({
      bases: [at('Meadow', 'A Walker +8'), at('Moor', 'A Yellow Trooper', 'A Filler')],
      steps: [A.ends(), now(at('Moor', 'A Yellow Trooper', 'A Filler'), { asked: null, turn: 'B' })],
    });
  });
});

describe('Green Trooper: Special: You may play this minion as an extra minion on a base before that base scores.', () => {
  it('comes from the hand to the base that scores, in any turn (EXT-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Green Trooper'] } },
      bases: [at('Meadow', 'B Walker +8', 'C Filler +1'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ['Green Trooper', 'pass']),
        A.answers('Green Trooper'),
        now({ asked: null, vp: { A: 2, B: 3, C: 1 }, discard: { A: ['Green Trooper'] } }),
      ],
    }));

  it('may be declined, and is an ordinary minion in your turn (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Green Trooper'] } },
      bases: [at('Meadow', 'B Walker +8'), at('Moor')],
      steps: [
        now({ can: [A.plays('Green Trooper', 'Moor')] }),
        A.ends(),
        A.answers('pass'),
        now({ asked: null, vp: { A: 0, B: 3 }, hand: { A: { has: ['Green Trooper'] } } }),
      ],
    }));

  it('not where minions cannot be played (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Green Trooper'] } },
      bases: [at('Meadow', 'B Walker +8', 'B Overrun'), at('Moor')],
      steps: [A.ends(), now({ asked: null, vp: { A: 0, B: 3 }, turn: 'B' })],
    }));
});

describe('Pink Trooper: Special: After this base scores, return to your hand, instead of the discard pile, one of your minions here with power 3 or less.', () => {
  it('one of yours here of power 3 or less, herself included, goes to the hand (RES-7, CALC-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Pink Trooper', 'A Invader', 'A Invader +1', 'B Walker', 'A Filler'),
        at('Moor', 'A Scout'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Pink Trooper', 'Invader#1', 'Filler'], ['Walker', 'Scout', 'no']),
        A.answers('Invader#1'),
        now({
          asked: null,
          hand: { A: { has: ['Invader'] } },
          discard: { A: ['Pink Trooper', 'Invader', 'Filler'], B: ['Walker'] },
        }),
      ],
    }));

  it('has to, without being asked where there is one; not where only strong ones are (RES-13)', () => {
    play({
      bases: [at('Meadow', 'A Pink Trooper', 'B King Rex'), at('Moor')],
      steps: [A.ends(), now({ asked: null, hand: { A: { has: ['Pink Trooper'] } }, discard: { A: [] } })],
    });
    play({
      bases: [at('Meadow', 'A Pink Trooper +1', 'B King Rex'), at('Moor')],
      steps: [A.ends(), now({ asked: null, discard: { A: ['Pink Trooper'] } })],
    });
  });

  it('one that cannot be returned is discarded with the base (TERM-6, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Form a Posse'] } },
      bases: [at('Meadow', 'A Pink Trooper', 'A King Rex'), at('Moor')],
      steps: [
        A.plays('Form a Posse'),
        A.ends(),
        now({ asked: null, discard: { A: ['Form a Posse', 'Pink Trooper', 'King Rex'] } }),
      ],
    }));

  it('not when another base scores (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Walker +8'), at('Moor', 'A Pink Trooper')],
      steps: [A.ends(), now(at('Moor', 'A Pink Trooper'), { asked: null, discard: { A: ['Walker'] } })],
    }));
});

describe('Beta 6: Special: Before this base scores, this minion gets +1 power this turn.', () => {
  it('each separately: two of them bring two (SCORE-3)', () => {
    for (const [theirs, vp] of [
      ['B Archmage +2', { A: 3, B: 3 }],
      ['B Archmage +3', { A: 2, B: 3 }],
    ] as const)
      play({
        bases: [at('Meadow', 'A Beta 6', 'A Beta 6', theirs), at('Moor', 'A Beta 6')],
        steps: [A.ends(), now(at('Moor', 'A Beta 6'), { asked: null, vp, turn: 'B' })],
      });
  });

  it('not at a base that does not score (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Walker +8', 'B Filler'), at('Moor', 'A Beta 6')],
      steps: [A.ends(), now({ cards: { 'Beta 6': { power: 2 } } })],
    }));
});

/* Long because each card is tried against many others. */
import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Ancient Curse: Put this on a minion. You may remove one +1 power counter from that minion. Ongoing: This minion has -2 power.', () => {
  it('goes on any minion and removes 2 power; may also remove a counter (CTR-1)', () =>
    play({
      seats: { A: { hand: ['Ancient Curse'] } },
      bases: [at('Meadow', 'A Walker', 'B Gnome +2', 'B buried Scout'), at('Moor', 'B Filler')],
      steps: [
        now({ can: [A.plays('Ancient Curse', 'Walker'), A.plays('Ancient Curse', 'Filler')] }),
        refused(A.plays('Ancient Curse', 'Scout')),
        A.plays('Ancient Curse', 'Gnome'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Walker', 'B Gnome with A Ancient Curse', 'B buried Scout'), at('Moor', 'B Filler'), {
          cards: { Gnome: { power: 2, counters: 1 }, Walker: { power: 2 }, Filler: { power: 1 } },
        }),
      ],
    }));

  it('the counter may be declined (RES-11)', () =>
    play({
      seats: { A: { hand: ['Ancient Curse'] } },
      bases: [at('Meadow', 'A Pharaoh +1'), at('Moor')],
      steps: [
        A.plays('Ancient Curse', 'Pharaoh'),
        A.answers('no'),
        now({ asked: null, cards: { Pharaoh: { power: 4, counters: 1 } } }),
      ],
    }));

  it('nothing is asked without a counter, and power stops at 0 (CONF-1); two add up (ATT-5)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Ancient Curse', 'Ancient Curse'] } },
      bases: [at('Meadow', 'B Gnome'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Ancient Curse', 'Gnome'),
        now({ asked: null, cards: { Gnome: { power: 1 } } }),
        A.plays('Ancient Curse', 'Gnome'),
        now({ asked: null, cards: { Gnome: { power: 0 } } }),
      ],
    }));

  it('on a minion that is not affected it does nothing and is discarded (ATT-3, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Ancient Curse'] } },
      bases: [at('Meadow', 'B Gnome +1 with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Ancient Curse', 'Gnome'),
        now(at('Meadow', 'B Gnome with B Smoke Bomb'), {
          asked: null,
          cards: { Gnome: { power: 4, counters: 1 } },
          discard: { A: ['Ancient Curse'] },
        }),
      ],
    }));
});

describe('Blessing of Anubis: Bury this card. Special: When this card is uncovered, your minions here get +2 power each this turn.', () => {
  it('blessing-of-anubis/1 is shown, then placed face down where its player chooses; nothing else happens (BURY-1)', () =>
    play({
      seats: { A: { hand: ['Blessing of Anubis'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Blessing of Anubis'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'A buried Blessing of Anubis'), at('Moor'), {
          asked: null,
          discard: { A: [] },
          cards: { Walker: { power: 2 } },
          plays: { A: { actions: 0 } },
          sees: { B: { has: ['Blessing of Anubis'] } },
        }),
      ],
    }));

  it('blessing-of-anubis/2 uncovered it gives your minions there +2 until the end of the turn, and is discarded (BURY-3)', () =>
    play({
      phase: 'start',
      bases: [at('Meadow', 'A Walker', 'A Pharaoh', 'B Gnome', 'A buried Blessing of Anubis'), at('Moor', 'A Scout')],
      steps: [
        A.answers('Blessing of Anubis'),
        now(at('Meadow', 'A Walker', 'A Pharaoh', 'B Gnome'), at('Moor', 'A Scout'), {
          phase: 'play',
          asked: null,
          discard: { A: ['Blessing of Anubis'] },
          // Pharaoh draws.
          hand: { A: 1 },
          cards: { Walker: { power: 4 }, Pharaoh: { power: 7 }, Gnome: { power: 3 }, Scout: { power: 3 } },
        }),
      ],
    }));

  it('the power is gone at the end of the turn, and who comes later has none (TERM-11, CALC-2)', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Gnome', 'A buried Blessing of Anubis'), at('Moor')],
      steps: [
        A.answers('Blessing of Anubis'),
        A.plays('Invader', 'Meadow'),
        now({ cards: { Gnome: { power: 5 }, Invader: { power: 3 } } }),
        A.ends(),
        now({ cards: { Gnome: { power: 3 } }, turn: 'B' }),
      ],
    }));
});

describe('Lost Knowledge: Uncover one of your buried cards OR bury a card from your hand. Special: You may play this before a base scores.', () => {
  it('does one of the two (RES-14)', () =>
    play({
      seats: { A: { hand: ['Lost Knowledge', 'Howl', 'Scout'] } },
      bases: [at('Meadow', 'A buried Invader', 'B buried Gnome'), at('Moor', 'A buried Walker')],
      steps: [
        A.plays('Lost Knowledge'),
        offered('A', ['uncover', 'bury'], ['no']),
        A.answers('uncover'),
        offered('A', ['Invader', 'Walker'], ['Gnome', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'B buried Gnome'), at('Moor', 'A buried Walker'), {
          asked: null,
          hand: { A: ['Howl', 'Scout'] },
          discard: { A: ['Lost Knowledge'] },
        }),
      ],
    }));

  it('buries a card at any base', () =>
    play({
      seats: { A: { hand: ['Lost Knowledge', 'Howl', 'Scout'] } },
      bases: [at('Meadow', 'A buried Invader'), at('Moor')],
      steps: [
        A.plays('Lost Knowledge'),
        A.answers('bury'),
        offered('A', ['Howl', 'Scout'], ['Lost Knowledge', 'no']),
        A.answers('Howl'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Meadow', 'A buried Invader'), at('Moor', 'A buried Howl'), { hand: { A: ['Scout'] } }),
      ],
    }));

  it('asks only about what can be done, and does nothing with neither (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Lost Knowledge'] } },
      bases: [at('Meadow', 'B buried Scout'), at('Moor')],
      steps: [A.plays('Lost Knowledge'), now({ asked: null, discard: { A: ['Lost Knowledge'] } })],
    }));

  it('may be played before a base scores, even in another player’s turn (SCORE-3, ABL-4)', () =>
    play({
      seats: { B: { hand: ['Lost Knowledge'] } },
      bases: [at('Meadow', 'A Filler +9', 'B buried Pharaoh'), at('Moor')],
      steps: [
        A.ends(),
        offered('B', ['Lost Knowledge', 'pass']),
        B.answers('Lost Knowledge'),
        now({ vp: { A: 3, B: 2 }, discard: { B: ['Lost Knowledge', 'Pharaoh'] } }),
      ],
    }));

  it('is not offered after it has scored (ABL-4)', () =>
    play({
      seats: { B: { hand: ['Lost Knowledge'] } },
      bases: [at('Meadow', 'A Filler +9', 'B buried Pharaoh'), at('Moor')],
      steps: [A.ends(), B.answers('pass'), now({ asked: null, vp: { A: 3, B: 0 }, hand: { B: ['Lost Knowledge'] } })],
    }));
});

describe('Mummy Strength: Choose one of your minions. It gets +4 power this turn if a card is buried at its base, otherwise +2 power this turn.', () => {
  it('is 4 with any card buried there, including another player’s', () =>
    play({
      seats: { A: { hand: ['Mummy Strength'] } },
      bases: [at('Meadow', 'A Walker', 'B Gnome', 'B buried Howl'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Mummy Strength'),
        offered('A', ['Walker', 'Scout'], ['Gnome', 'Howl', 'no']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 6 }, Scout: { power: 3 }, Gnome: { power: 3 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('is 2 without, and stays so when a card is buried later (CALC-4)', () =>
    play({
      seats: { A: { hand: ['Mummy Strength', 'Howl'] } },
      bases: [at('Pyramids', 'A Walker'), at('Moor', 'A buried Howl')],
      steps: [
        A.plays('Mummy Strength'),
        now({ asked: null, cards: { Walker: { power: 4 } } }),
        A.uses('Pyramids'),
        now(at('Pyramids', 'A Walker', 'A buried Howl'), { cards: { Walker: { power: 4 } } }),
      ],
    }));

  it('does nothing without a minion of yours (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Mummy Strength'] } },
      bases: [at('Meadow', 'B Gnome', 'A buried Walker'), at('Moor')],
      steps: [A.plays('Mummy Strength'), now({ asked: null, cards: { Gnome: { power: 3 } } })],
    }));
});

describe('Plague of Locusts: Choose a base. Minions of all other players there get -1 power this turn. Special: You may play this before a base scores.', () => {
  it('takes 1 from the minions of every other player at one base, for this turn (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Plague of Locusts'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', 'B Filler', 'C Scout', 'B buried Gnome'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Plague of Locusts'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({ bases: { Meadow: { power: { A: 2, B: 1, C: 2 } }, Moor: { total: 3 } }, asked: null }),
        A.ends(),
        now({ bases: { Meadow: { power: { A: 2, B: 3, C: 3 } } } }),
      ],
    }));

  it('skips cards that are not affected (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Plague of Locusts'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Scout')],
      steps: [A.plays('Plague of Locusts'), now({ cards: { Walker: { power: 2 }, Scout: { power: 2 } } })],
    }));

  it('skips later arrivals (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Plague of Locusts'] }, B: { hand: ['Invader'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [
        A.plays('Plague of Locusts'),
        now({ cards: { Walker: { power: 1 } } }),
        A.ends(),
        B.plays('Invader', 'Meadow'),
        now({ bases: { Meadow: { total: 5 } } }),
      ],
    }));

  it('may be played before a base scores, at any base (SCORE-3, SCORE-4)', () =>
    play({
      seats: { B: { hand: ['Plague of Locusts'] } },
      bases: [at('Meadow', 'A Filler +9', 'A Walker', 'B Filler +9'), at('Moor', 'A Scout')],
      steps: [
        A.ends(),
        offered('B', ['Plague of Locusts', 'pass']),
        B.answers('Plague of Locusts', 'Meadow'),
        // 9 and 1 against 10: a tie.
        now({ vp: { A: 3, B: 3 }, discard: { B: { has: ['Plague of Locusts'] } } }),
      ],
    }));
});

describe('Seal the Tomb: Bury up to two cards from your hand at one base OR uncover up to two of your cards buried at one base.', () => {
  it('buries two at one base (RES-10, BURY-1)', () =>
    play({
      seats: { A: { hand: ['Seal the Tomb', 'Howl', 'Scout', 'Walker'] } },
      bases: [at('Meadow'), at('Moor', 'A buried Invader')],
      steps: [
        A.plays('Seal the Tomb'),
        A.answers('bury'),
        offered('A', ['Howl', 'Scout', 'Walker', 'done'], ['Seal the Tomb']),
        A.answers('Howl', 'Scout', 'Moor'),
        now(at('Meadow'), at('Moor', 'A buried Invader', 'A buried Howl', 'A buried Scout'), {
          asked: null,
          hand: { A: ['Walker'] },
          sees: { B: { lacks: ['Howl', 'Scout'] } },
        }),
      ],
    }));

  it('or one, or none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Seal the Tomb', 'Seal the Tomb', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Seal the Tomb'),
        A.answers('done'),
        now(at('Meadow'), at('Moor'), { asked: null, hand: { A: ['Seal the Tomb', 'Howl'] } }),
        A.plays('Seal the Tomb'),
        A.answers('Howl', 'Moor'),
        now(at('Meadow'), at('Moor', 'A buried Howl'), { asked: null }),
      ],
    }));

  it('not three, buried or uncovered (RES-12)', () => {
    play({
      seats: { A: { hand: ['Seal the Tomb', 'Howl', 'Scout', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Seal the Tomb'), refused(A.answers('Howl', 'Scout', 'Walker'))],
    });
    play({
      seats: { A: { hand: ['Seal the Tomb'] } },
      bases: [at('Meadow', 'A buried Filler', 'A buried Scout', 'A buried Invader')],
      steps: [A.plays('Seal the Tomb'), refused(A.answers('Filler', 'Scout', 'Invader'))],
    });
  });

  it('uncovers two in the order chosen (RES-12)', () => {
    for (const [answers, drawn] of [
      [['Pharaoh', 'Filler'], 1],
      [['Filler', 'Pharaoh'], 0],
    ] as const)
      play({
        seats: { A: { hand: ['Seal the Tomb'] } },
        bases: [at('Meadow', 'A buried Filler', 'A buried Pharaoh')],
        steps: [
          A.plays('Seal the Tomb'),
          A.answers(...answers),
          // Only a Pharaoh in play draws for the other card.
          now(at('Meadow', 'A Filler', 'A Pharaoh'), { asked: null, hand: { A: drawn } }),
        ],
      });
  });

  it('uncovers one or two at one base, not at two (RES-12)', () =>
    play({
      seats: { A: { hand: ['Seal the Tomb', 'Howl'] } },
      bases: [at('Meadow', 'A buried Invader', 'A buried Scout', 'B buried Walker'), at('Moor', 'A buried Gnome')],
      steps: [
        A.plays('Seal the Tomb'),
        A.answers('uncover'),
        offered('A', ['Invader', 'Scout', 'Gnome', 'done'], ['Walker']),
        refused(A.answers('Invader', 'Gnome')),
        A.answers('Invader', 'done'),
        now(at('Meadow', 'A Invader', 'A buried Scout', 'B buried Walker'), at('Moor', 'A buried Gnome'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Howl'] },
        }),
      ],
    }));
});

describe('Tomb Trap: Bury this card. Special: When this card is uncovered, you may destroy a minion here with power 4 or less.', () => {
  it('tomb-trap/1 is shown, then placed face down at the base (BURY-1)', () =>
    play({
      seats: { A: { hand: ['Tomb Trap'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Tomb Trap'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Filler', 'A buried Tomb Trap'), { asked: null, sees: { B: { has: ['Tomb Trap'] } } }),
      ],
    }));

  it('tomb-trap/2 uncovered it strikes a minion there of power 4 or less, and is not buried again (BURY-3)', () =>
    play({
      phase: 'start',
      bases: [
        at('Meadow', 'A Walker', 'B Gnome +1', 'B Gnome +2', 'A buried Tomb Trap', 'B buried Scout'),
        at('Moor', 'B Filler'),
      ],
      steps: [
        A.answers('Tomb Trap'),
        offered('A', ['Walker', 'Gnome#1', 'no'], ['Gnome#2', 'Scout', 'Filler']),
        A.answers('Gnome#1'),
        now(at('Meadow', 'A Walker', 'B Gnome', 'B buried Scout'), at('Moor', 'B Filler'), {
          asked: null,
          discard: { A: ['Tomb Trap'], B: ['Gnome'] },
        }),
      ],
    }));

  it('may spare them, and a protected one is offered and stays (RES-13)', () =>
    play({
      seats: { A: { hand: ['Seal the Tomb'] } },
      bases: [at('Meadow', 'B Warbot', 'A buried Tomb Trap', 'A buried Tomb Trap'), at('Moor')],
      steps: [
        A.plays('Seal the Tomb'),
        A.answers('Tomb Trap#1', 'Tomb Trap#2'),
        offered('A', ['Warbot', 'no']),
        A.answers('no'),
        offered('A', ['Warbot', 'no']),
        A.answers('Warbot'),
        now(at('Meadow', 'B Warbot'), { asked: null, discard: { A: ['Tomb Trap', 'Tomb Trap', 'Seal the Tomb'] } }),
      ],
    }));
});

describe('You Can Take It With You: Bury this card. Special: Draw three cards when this card is uncovered.', () => {
  it('you-can-take-it-with-you/1 is shown, then placed face down at the base; nothing is drawn (BURY-1)', () =>
    play({
      seats: { A: { hand: ['You Can Take It With You'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('You Can Take It With You'),
        A.answers('Moor'),
        now(at('Moor', 'A buried You Can Take It With You'), {
          hand: { A: [] },
          sees: { B: { has: ['You Can Take It With You'] } },
        }),
      ],
    }));

  it('you-can-take-it-with-you/2 uncovered it draws three and is not buried again (BURY-3)', () =>
    play({
      phase: 'start',
      bases: [at('Meadow'), at('Moor', 'A buried You Can Take It With You')],
      steps: [
        A.answers('You Can Take It With You'),
        now(at('Meadow'), at('Moor'), { hand: { A: 3, B: 0 }, discard: { A: ['You Can Take It With You'] } }),
      ],
    }));
});

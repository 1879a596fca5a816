import { onPlay, playsTitan } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, titanCard } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Megabot' }];
const idol = titanCard('Idol', '', playsTitan({}));

describe('Blitzing Sword Attack: Special: Before a base at which you have a titan scores: if you are not the one winning there, destroy one of its minions with power 4 or less.', () => {
  it('a player who is behind destroys a minion there of power 4 or less (SCORE-3, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Blitzing Sword Attack'] } },
      bases: [at('Meadow', 'A Megabot', 'A Filler', 'B Warbot', 'B Warbot +1', 'C Invader'), at('Moor', 'B Walker')],
      steps: [
        A.ends(),
        offered('A', ['Blitzing Sword Attack', 'pass']),
        A.answers('Blitzing Sword Attack'),
        offered('A', ['Warbot#1', 'Invader', 'Filler'], ['Walker', 'no']),
        A.answers('Warbot#1'),
        now({ asked: null, vp: { A: 1, B: 3, C: 2 }, discard: { A: { has: ['Blitzing Sword Attack'] } } }),
      ],
    }));

  it('does nothing for a player who is winning, even if tied (VP-3)', () => {
    for (const mine of ['A Filler +8', 'A Filler +4'])
      play({
        seats: { A: { hand: ['Blitzing Sword Attack'] } },
        bases: [at('Meadow', 'A Megabot', mine, 'B Warbot +2'), at('Moor')],
        steps: [
          A.ends(),
          A.answers('Blitzing Sword Attack'),
          now({ asked: null, turn: 'B', discard: { A: { has: ['Blitzing Sword Attack'] } } }),
        ],
      });
  });

  it('is not offered without a titan of yours there, and is no ordinary action (PLAY-6)', () => {
    for (const here of [['A Filler'], ['A Filler', 'B Idol']])
      play({
        cards: [idol],
        seats: { A: { hand: ['Blitzing Sword Attack'] } },
        bases: [at('Meadow', ...here, 'B King Rex +2'), at('Moor', 'A Megabot')],
        steps: [
          now({ cannot: [A.plays('Blitzing Sword Attack')] }),
          A.ends(),
          // Megabot may come there, and then it can be used.
          A.answers('pass'),
          now({ asked: null, turn: 'B', hand: { A: { has: ['Blitzing Sword Attack'] } } }),
        ],
      });
  });
  it('with a titan of another player there, too', () =>
    play({
      cards: [idol],
      seats: { A: { hand: ['Blitzing Sword Attack'] } },
      bases: [at('Kaiju Island', 'A Megabot', 'B Idol', 'B Filler +20'), at('Moor')],
      steps: [A.ends(), offered('A', ['Blitzing Sword Attack', 'pass'])],
    }));
});

describe('Form Megabot!: At a base where you have two or more minions, play Megabot or move it there.', () => {
  const bases = [
    at('Meadow', 'A Filler', 'A Filler', 'B Filler'),
    at('Moor', 'A Filler', 'B Walker'),
    at('Marsh', 'A Filler of B', 'A Walker'),
    at('Fen', 'A Filler', 'B Walker of A'),
  ];

  it('offers the bases with two of your minions (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Form Megabot!'] } },
      bases,
      steps: [
        A.plays('Form Megabot!'),
        offered('A', ['Megabot', 'no']),
        A.answers('Megabot'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'Fen', 'no']),
        ({ state }) => expect(state.asks[0]!.title).toBe('Choose the base Megabot comes to'),
        A.answers('Marsh'),
        now(at('Marsh', 'A Filler', 'A Walker', 'A Megabot'), {
          asked: null,
          titans: { A: [] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('playing it may be declined; one in play has to move (TIT-2, RES-11)', () => {
    play({
      titans,
      seats: { A: { hand: ['Form Megabot!'] } },
      bases,
      steps: [A.plays('Form Megabot!'), A.answers('no'), now({ asked: null, titans: { A: ['Megabot'] } })],
    });
    play({
      seats: { A: { hand: ['Form Megabot!'] } },
      bases: [...bases.slice(0, 2), at('Heath', 'A Megabot')],
      steps: [
        A.plays('Form Megabot!'),
        now(at('Meadow', 'A Filler', 'A Filler', 'B Filler', 'A Megabot'), at('Heath'), { asked: null }),
      ],
    });
  });

  it('does nothing without such a base (PLAY-5)', () =>
    play({
      titans,
      seats: { A: { hand: ['Form Megabot!'] } },
      bases: bases.slice(1, 2),
      steps: [A.plays('Form Megabot!'), now({ asked: null, titans: { A: ['Megabot'] } })],
    }));
});

describe("It's Blitzin' Time!: Choose one of your minions; it gets +3 power this turn.", () => {
  it('one of yours, until the end of the turn (TERM-11)', () =>
    play({
      seats: { A: { hand: ["It's Blitzin' Time!"] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays("It's Blitzin' Time!"),
        offered('A', ['Walker#1', 'Filler'], ['no']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 4 } }, bases: { Meadow: { power: { A: 2, B: 2 } } } }),
        A.ends(),
        now({ cards: { Filler: { power: 1 } } }),
      ],
    }));

  it('nothing without a minion of yours (RES-13)', () =>
    play({
      seats: { A: { hand: ["It's Blitzin' Time!"] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays("It's Blitzin' Time!"), now({ asked: null, cards: { Walker: { power: 2 } } })],
    }));
});

describe('Lightning Crystal: Destroy one action that is on a base or on a minion.', () => {
  it('offers all of them, whoever has played them (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Lightning Crystal'] } },
      bases: [at('Meadow', 'A Walker with B Upgrade', 'A Stomp'), at('Moor', 'B Overrun')],
      steps: [
        A.plays('Lightning Crystal'),
        offered('A', ['Upgrade', 'Stomp', 'Overrun'], ['Walker', 'no']),
        A.answers('Upgrade'),
        now(at('Meadow', 'A Walker', 'A Stomp'), at('Moor', 'B Overrun'), { asked: null, discard: { B: ['Upgrade'] } }),
      ],
    }));

  it('none if there is none (RES-13)', () =>
    play({
      seats: { A: { hand: ['Lightning Crystal'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [A.plays('Lightning Crystal'), now(at('Meadow', 'A Walker'), { asked: null })],
    }));
});

describe('Lightning Rescue!: Special: Before a base scores, choose another action and play it as a special action.', () => {
  it('any action from hand except Specials, played immediately, even in another player’s turn (EXT-3, PLAY-6)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Lightning Rescue!', "It's Blitzin' Time!", 'Stomp', 'Upgrade', 'Power Pose', 'Walker'] },
      },
      bases: [at('Meadow', 'A Walker', 'B Archmage +4'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ['Lightning Rescue!', 'pass']),
        A.answers('Lightning Rescue!'),
        offered('A', ["It's Blitzin' Time!", 'Stomp', 'Upgrade'], ['Power Pose', 'Walker', 'no']),
        A.answers('Upgrade', 'Walker@Meadow'),
        now({ asked: null, turn: 'A', vp: { A: 2, B: 3 }, discard: { A: ['Walker', 'Upgrade', 'Lightning Rescue!'] } }),
      ],
    }));

  it('where it goes is chosen, and its text counts for the scoring (NPW-1)', () =>
    play({
      seats: { A: { hand: ['Lightning Rescue!', 'Stomp'] } },
      bases: [at('Meadow', 'B Archmage +6'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Lightning Rescue!'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({ asked: null, vp: { A: 2, B: 3 } }),
      ],
    }));

  it('is for this moment only, and may be used to no effect (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Lightning Rescue!', 'Walker'] } },
      bases: [at('Meadow', 'B Archmage +6'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Lightning Rescue!')] }),
        A.ends(),
        A.answers('Lightning Rescue!'),
        now({ asked: null, vp: { A: 0, B: 3 }, discard: { A: ['Lightning Rescue!'] } }),
      ],
    }));

  it('a base destroyed by it does not score (SCORE-5)', () =>
    play({
      seats: { A: { hand: ['Lightning Rescue!', 'There Goes Tokyo'] } },
      bases: [at('Meadow', 'B Archmage +6', 'A Gorgodzolla'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Lightning Rescue!'),
        now(at('Moor', 'A Gorgodzolla'), at('Heath'), { asked: null, vp: { A: 0, B: 0 }, turn: 'B' }),
      ],
    }));

  it('both are Specials that are used: itself, and the action that is played as one (ABL-4)', () =>
    play({
      turn: 'B',
      cards: [
        actionCard(
          'Nod',
          'standard',
          'Nothing.',
          onPlay(function* () {}),
        ),
      ],
      seats: { A: { hand: ['Lightning Rescue!', 'Nod', 'Green Trooper'] } },
      bases: [at('Meadow', 'B Archmage +6'), at('Moor', 'A Black Trooper')],
      steps: [
        B.ends(),
        A.answers('Lightning Rescue!'),
        offered('A', ['Green Trooper', 'pass']),
        now({ cards: { 'Black Trooper': { power: 5 } } }),
      ],
    }));
});

describe('Mega Attack: Destroy a minion whose power is lower than the total power of your minions at its base.', () => {
  it('compares with what your minions there have together, not with other power (CALC-1, NPW-1)', () =>
    play({
      seats: { A: { hand: ['Mega Attack'] } },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'B Walker', 'B Invader', 'C Filler'),
        at('Moor', 'B Filler', 'A Stomp'),
        at('Marsh', 'A Scout'),
      ],
      steps: [
        A.plays('Mega Attack'),
        offered('A', ['Walker#1', 'Walker#2', 'Filler#1', 'Filler#2'], ['Invader', 'Scout', 'Filler@Moor', 'no']),
        A.answers('Walker#2'),
        now(at('Meadow', 'A Walker', 'A Filler', 'B Invader', 'C Filler'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));

  it('a protected one may be chosen; nobody where all are as strong (RES-13)', () => {
    play({
      cards: [rock],
      seats: { A: { hand: ['Mega Attack'] } },
      bases: [at('Meadow', 'A Invader', 'B Rock')],
      steps: [A.plays('Mega Attack'), now(at('Meadow', 'A Invader', 'B Rock'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Mega Attack'] } },
      bases: [at('Meadow', 'A Invader', 'B Invader')],
      steps: [A.plays('Mega Attack'), now(at('Meadow', 'A Invader', 'B Invader'), { asked: null })],
    });
  });
});

describe("Plan For More!: Reveal your deck's top three cards. Draw every minion among them; you may play one of those minions as an extra minion. Put the other cards back in any order.", () => {
  it('draws the minions, lets one of them be played, and puts the rest back (TERM-12, EXT-3)', () =>
    play({
      seats: { A: { hand: ['Plan For More!', 'Scout'], deck: ['Invader', 'Stomp', 'Filler', 'Archmage'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Plan For More!'),
        offered('A', ['Invader', 'Filler', 'no'], ['Stomp', 'Archmage', 'Scout']),
        A.answers('Invader', 'Moor'),
        now(at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Scout', 'Filler'] },
          deck: { A: ['Stomp', 'Archmage'] },
          plays: { A: { minions: 1, actions: 0 } },
          sees: { B: { has: ['Invader', 'Stomp', 'Filler'], lacks: ['Archmage'] } },
        }),
      ],
    }));

  it('the order is chosen; without a minion none is drawn (RES-3)', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Stomp', 'Upgrade', 'Overrun', 'Archmage'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Plan For More!'),
        offered('A', ['Stomp', 'Upgrade', 'Overrun'], ['no']),
        A.answers('Overrun', 'Stomp', 'Upgrade'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Overrun', 'Stomp', 'Upgrade', 'Archmage'] } }),
      ],
    }));

  it('playing may be declined (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Filler', 'Stomp', 'Upgrade'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Plan For More!'),
        A.answers('no', 'Upgrade', 'Stomp'),
        now({ asked: null, hand: { A: ['Filler'] }, deck: { A: ['Upgrade', 'Stomp'] } }),
      ],
    }));

  it('a deck that is too short is rebuilt from the discard pile; an empty one shows nothing (DECK-1)', () => {
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Filler'], discard: ['Stomp'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Plan For More!'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Filler'] }, deck: { A: ['Stomp'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Plan For More!'], deck: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Plan For More!'), now({ asked: null, hand: { A: [] }, deck: { A: [] } })],
    });
  });
});

describe('Power Pose: Special: After a base that you won scores, draw two cards.', () => {
  const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

  it('for the winner, including ties (SCORE-8, VP-3)', () => {
    for (const theirs of ['B King Rex +1', 'B King Rex +3'])
      play({
        seats: { A: { hand: ['Power Pose'], deck } },
        bases: [at('Meadow', 'A Archmage +6', theirs), at('Moor')],
        steps: [
          A.ends(),
          offered('A', ['Power Pose', 'pass']),
          A.answers('Power Pose'),
          // Two by the card, two in the phase that follows.
          now({ asked: null, hand: { A: 4 }, deck: { A: 1 }, discard: { A: ['Archmage', 'Power Pose'] } }),
        ],
      });
  });

  it('not for who comes second, and not as an ordinary action (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Power Pose'], deck } },
      bases: [at('Meadow', 'A Archmage', 'B King Rex'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Power Pose')] }),
        A.ends(),
        now({ asked: null, turn: 'B', hand: { A: { has: ['Power Pose'] } } }),
      ],
    }));
});

import { A, actionCard, at, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Factory 436-1337: When this base scores, for every 5 power they have here the winner gains 1 VP.', () => {
  it('9 power are one five: 1 VP more', () =>
    play({
      bases: [at('Factory 436-1337', 'A Filler +8', 'B Filler +7', 'C Filler +7'), at('Moor')],
      steps: [A.ends(), now({ asked: null, vp: { A: 3, B: 2, C: 2 } })],
    }));
});

describe('Hoverbot: Reveal the top card of your deck. You may play it as an extra minion if it is a minion; a card not played returns to the top.', () => {
  it('the question shows the revealed card', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Walker', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Hoverbot', 'Meadow'), shown('A', 'Walker')],
    }));

  it('a fusion is played as a minion, whatever else could be played (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['K.C. Smith'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Hoverbot', 'Meadow'), A.answers('yes'), now(at('Meadow', 'A Hoverbot', 'A K.C. Smith'))],
    }));
});

describe('Microbot Alpha: Ongoing: This minion has +1 power for each of your other Microbots. All your minions count as Microbots.', () => {
  it('your other minions count, your actions do not', () =>
    play({
      seats: { A: {} },
      bases: [at('Meadow', "A Grimms' Blessing", 'A Microbot Alpha'), at('Moor', 'A Scout', 'A Supreme Overlord')],
      steps: [now({ cards: { 'Microbot Alpha': { power: 3 } } })],
    }));
});

describe('Microbot Fixer: You may play an extra minion if this is your first minion played this turn. Ongoing: Each Microbot of yours has +1 power.', () => {
  it('a card that also has the name of a Microbot gives its player 1 power at its base (NPW-1, TERM-10)', () => {
    for (const [blessing, total] of [
      ["A Grimms' Blessing", 3],
      ["B Grimms' Blessing", 2],
    ] as const)
      play({
        seats: { A: {}, B: { discard: ['Microbot Guard'] } },
        bases: [at('Meadow', 'A Filler', 'A Filler', blessing), at('Moor', 'A Microbot Fixer')],
        steps: [now({ bases: { Meadow: { power: { A: total } }, Moor: { power: { A: 2 } } } })],
      });
  });
});

describe('Microbot Reclaimer: You may play an extra minion if this is your first minion played this turn. Choose any number of Microbots in your discard pile and shuffle them into your deck.', () => {
  it('an action with such a name stays in the discard pile: Microbots are minions', () =>
    play({
      cards: [actionCard('Microbot Manual', 'standard', 'Nothing happens.')],
      seats: { A: { hand: ['Microbot Reclaimer'], discard: ['Microbot Guard', 'Microbot Manual'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Microbot Reclaimer', 'Meadow'), offered('A', ['Microbot Guard', 'done'], ['Microbot Manual'])],
    }));
});

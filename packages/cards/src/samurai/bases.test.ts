import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { hermit, loner, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Sakura Garden: The first time each turn that one of your minions here goes to the discard pile, draw a card.', () => {
  const deck = ['Scout', 'Walker', 'Invader', 'Collector'];
  it('each player, once a turn, even in another player’s turn (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Cannon', 'Time Loop'], deck }, B: { deck } },
      bases: [at('Sakura Garden', 'A Filler', 'A Walker', 'B Filler', 'B Walker'), at('Moor', 'C Filler')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Filler/A', 'Filler/B'),
        now({ asked: null, hand: { A: ['Cannon', 'Scout'], B: ['Scout'] } }),
        A.plays('Cannon'),
        A.answers('Walker/A', 'Walker/B'),
        now({ asked: null, hand: { A: ['Scout'], B: ['Scout'] } }),
      ],
    }));
  it('a player who ignores the base draws nothing (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { hand: ['Cannon'], deck }, B: { deck } },
      bases: [at('Sakura Garden', 'A Filler', 'B Filler', 'B Hermit'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler/A', 'Filler/B'),
        now({ asked: null, hand: { A: ['Scout'], B: [] } }),
      ],
    }));
  it('of two together the first counts; again in the next turn; not elsewhere', () =>
    play({
      seats: { A: { hand: ['Cannon'], deck }, B: { hand: ['Cannon'], deck } },
      bases: [at('Sakura Garden', 'A Filler', 'A Filler', 'A Walker'), at('Moor', 'A Scout', 'A Filler')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler@Sakura Garden#1', 'Filler@Sakura Garden#2'),
        now({ asked: null, hand: { A: ['Scout'] } }),
        A.ends(),
        B.plays('Cannon'),
        B.answers('Walker', 'Filler@Moor'),
        now({ asked: null, hand: { A: 4 } }),
      ],
    }));
  it('sakura-garden/1 not for one that goes to the hand', () =>
    play({
      seats: { A: { hand: ['Beam Up'], deck } },
      bases: [at('Sakura Garden', 'A Filler'), at('Moor')],
      steps: [A.plays('Beam Up'), now({ asked: null, hand: { A: ['Filler'] } })],
    }));
  it('sakura-garden/1 sakura-garden/2 after this base itself has scored, one each (SCORE-9)', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { deck }, C: { deck } },
      bases: [at('Sakura Garden', 'A Filler +8', 'A Filler', 'C Filler +8'), at('Moor')],
      steps: [B.ends(), now({ turn: 'C', hand: { A: ['Scout'], B: 2, C: ['Scout'] } })],
    }));
  it('not for one that goes elsewhere alone, nor for a monster that nobody controls (MON-2)', () => {
    play({
      seats: { A: { hand: ['Cannon'], deck }, B: { deck } },
      bases: [at('Sakura Garden', 'A Filler', '- Web Troll'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Web Troll'),
        now(at('Sakura Garden', 'A Filler'), { asked: null, hand: { A: [], B: [] } }),
      ],
    });
  });
  it('a player who may ignore the base chooses (TERM-13)', () => {
    for (const [answer, hand] of [
      ['yes', []],
      ['no', ['Scout']],
    ] as const)
      play({
        cards: [loner, smite],
        seats: { A: { hand: ['Smite'], deck } },
        bases: [at('Sakura Garden', 'A Filler', 'A Loner'), at('Moor')],
        steps: [A.plays('Smite'), A.answers('Filler', answer), now({ asked: null, hand: { A: [...hand] } })],
      });
  });
});

describe("Shogun's Palace: Once per turn, after you play a minion here, you may have it duel another player's minion here. The winning minion's controller draws two cards.", () => {
  const deck = ['Scout', 'Walker', 'Invader', 'Collector'];
  const palace = (...cards: string[]) => [at("Shogun's Palace", ...cards), at('Moor', 'B Filler')];
  it('the winner’s controller draws two; nothing is destroyed; a second minion in the turn does not duel', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Summon'], deck }, B: { deck } },
      bases: palace('B Walker'),
      steps: [
        A.plays('Summon'),
        A.plays('Filler', "Shogun's Palace"),
        offered('A', ["Shogun's Palace", 'pass']),
        A.answers("Shogun's Palace", 'no'),
        now(at("Shogun's Palace", 'A Filler', 'B Walker'), {
          asked: null,
          hand: { A: ['Filler'], B: ['Scout', 'Walker'] },
        }),
        A.plays('Filler', "Shogun's Palace"),
        now({ asked: null }),
      ],
    }));
  it('declined it is not used up; in the next turn it works for the next player', () =>
    play({
      seats: { A: { hand: ['Filler', 'Invader', 'Summon'], deck }, B: { hand: ['Filler'], deck } },
      bases: palace('B Walker'),
      steps: [
        A.plays('Summon'),
        A.plays('Filler', "Shogun's Palace"),
        A.answers('pass'),
        A.plays('Invader', "Shogun's Palace"),
        A.answers("Shogun's Palace"),
        B.answers('no'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'] } }),
        A.ends(),
        B.plays('Filler', "Shogun's Palace"),
        offered('B', ["Shogun's Palace", 'pass']),
        B.answers('pass'),
        now({ asked: null }),
      ],
    }));
  it('with nobody here, or at another base, nobody is asked', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Summon'], deck }, B: { deck } },
      bases: [at("Shogun's Palace"), at('Moor', 'B Filler'), at('Marsh')],
      steps: [A.plays('Summon'), A.plays('Filler', "Shogun's Palace"), A.plays('Filler', 'Moor'), now({ asked: null })],
    }));
  it('tied both draw two (DUEL-2)', () =>
    play({
      seats: { A: { hand: ['Filler'], deck }, B: { deck } },
      bases: palace('B Filler'),
      steps: [
        A.plays('Filler', "Shogun's Palace"),
        A.answers("Shogun's Palace"),
        now({ asked: null, hand: { A: ['Scout', 'Walker'], B: ['Scout', 'Walker'] } }),
      ],
    }));
  it('shoguns-palace/1 of minions that bring others immediately the last one duels first, and uses it up', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Filler', 'Scout', 'Walker'] }, B: { deck } },
      bases: palace('B Walker'),
      steps: [
        A.plays('Hoverbot', "Shogun's Palace"),
        A.answers('yes', "Shogun's Palace"),
        offered('A', ["Shogun's Palace", 'pass']),
        now(at("Shogun's Palace", 'A Hoverbot', 'A Filler', 'B Walker'), { hand: { A: [], B: [] } }),
        A.answers("Shogun's Palace"),
        // The Filler duelled and lost; the Hoverbot would have won.
        now({ asked: null, hand: { A: [], B: ['Scout', 'Walker'] } }),
      ],
    }));
  it('shoguns-palace/2 once the minion has resolved, its controller chooses whom', () =>
    play({
      seats: { A: { hand: ['Gunfighter'], deck } },
      bases: palace('B Filler', 'B Walker', 'C Filler'),
      steps: [
        A.plays('Gunfighter', "Shogun's Palace"),
        A.answers('Filler/B'),
        A.answers("Shogun's Palace"),
        offered('A', ['Walker', 'Filler/C']),
        A.answers('Filler/C'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'] } }),
      ],
    }));
});

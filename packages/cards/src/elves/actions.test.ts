import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('After You: Each other player draws one card. Then draw one card per player in the game, counting yourself.', () => {
  it('with three players the others draw one each, you three', () =>
    play({
      seats: {
        A: { hand: ['After You'], deck: ['Walker', 'Howl', 'Invader', 'Filler'] },
        B: { deck: ['Walker', 'Howl'] },
        C: { deck: ['Invader', 'Howl'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('After You'),
        now({ asked: null, hand: { A: ['Walker', 'Howl', 'Invader'], B: ['Walker'], C: ['Invader'] } }),
      ],
    }));
});

describe('Dancing Root: Each player shuffles their discard pile into their deck. Draw a card.', () => {
  it('dancing-root/2 every discard pile goes into its deck; only you draw', () =>
    play({
      seats: {
        A: { hand: ['Dancing Root'], discard: ['Walker'], deck: [] },
        B: { discard: ['Howl', 'Invader'], deck: ['Filler'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Dancing Root'),
        now({
          asked: null,
          hand: { A: ['Walker'], B: [] },
          deck: { A: 0, B: 3 },
          discard: { B: [] },
        }),
      ],
    }));
  it('dancing-root/1 it goes to the discard pile itself, after it has resolved (PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Dancing Root'], discard: ['Walker', 'Howl'], deck: [] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Dancing Root'),
        now({ asked: null, discard: { A: ['Dancing Root'] }, deck: { A: 1 }, hand: { A: 1 } }),
      ],
    }));
});

describe("Helping Hands: Special: Play this before a base scores where you have a minion. Choose another player: that player's total power there gets +2, and one of your minions there gets -2 power (not below 0). If that player is the winner, you take one of their VPs.", () => {
  it('makes another player the winner and takes one of the VPs (SCORE-8)', () =>
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {} },
      bases: [at('Meadow', 'A Invader +3', 'B Collector +2'), at('Moor')],
      steps: [
        refused(A.plays('Helping Hands')),
        A.ends(),
        A.answers('Helping Hands'),
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
  it('the player you choose and you tie: both win, and you take one of the VPs (VP-3)', () =>
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A King Rex +4', 'B King Rex', 'C Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Helping Hands'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        now({ turn: 'B', vp: { A: 4, B: 2, C: 1 } }),
      ],
    }));
  it('takes nothing if that player does not win', () =>
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +4', 'B Walker'), at('Moor')],
      steps: [A.ends(), A.answers('Helping Hands'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));
  it('cannot be played where you have no minion (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {} },
      bases: [at('Meadow', 'B King Rex +4'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 0, B: 3 }, hand: { A: { has: ['Helping Hands'] } } })],
    }));
  it('weakens a minion there of your choice, not below zero (CALC-3)', () =>
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'A King Rex +1', 'B Walker', 'B Invader'), at('Moor', 'A Howler')].map(
        (base) => base,
      ),
      steps: [
        A.ends(),
        A.answers('Helping Hands'),
        offered('A', ['Filler', 'King Rex'], ['Walker']),
        A.answers('Filler'),
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
  it('helping-hands/1 a loss of VP affects no card: nothing prevents it (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {} },
      bases: [at('Meadow', 'A Invader +2', 'B Game Guru', 'B Collector'), at('Moor')],
      steps: [A.ends(), A.answers('Helping Hands'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));
});

describe('Pumping Iron: Choose another player. That player chooses a minion, which gets +2 power this turn; you choose a minion, which gets +3 power this turn.', () => {
  it('pumping-iron/1 either may choose any minion', () =>
    play({
      seats: { A: { hand: ['Pumping Iron'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Pumping Iron'),
        offered('B', ['Walker', 'Invader'], ['no']),
        B.answers('Walker'),
        offered('A', ['Walker', 'Invader'], ['no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Walker: { power: 4 }, Invader: { power: 6 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 }, Invader: { power: 3 } } }),
      ],
    }));
  it('with three players only the chosen one strengthens a minion', () =>
    play({
      seats: { A: { hand: ['Pumping Iron'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'C Filler'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Pumping Iron'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        B.answers('Invader'),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { power: 8 } } }),
      ],
    }));
});

describe('Run Away!: Special: Play this before a base scores where you have a minion. Move one of your minions and one minion of another player from there to another base.', () => {
  it('both go to the same base of your choice', () =>
    play({
      seats: { A: { hand: ['Run Away!'] }, B: {} },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'B King Rex', 'B Invader +3', '- Ghoul'),
        at('Moor'),
        at('Marsh', 'A Collector', 'B Collector'),
      ],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        refused(A.plays('Run Away!')),
        A.ends(),
        A.answers('Run Away!'),
        offered('A', ['Walker', 'Filler'], ['King Rex', 'Ghoul', 'no']),
        A.answers('Walker'),
        offered('A', ['King Rex', 'Invader'], ['Filler', 'Ghoul', 'no']),
        A.answers('King Rex'),
        A.answers('Moor'),
        now(at('Moor', 'A Walker', 'B King Rex'), { turn: 'B' }),
      ],
    }));
  it('not where you have no minion (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Run Away!'] }, B: {} },
      bases: [at('Meadow', 'B King Rex +4'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: { has: ['Run Away!'] } } })],
    }));
  it('without another player’s minion yours runs alone (RES-13)', () =>
    play({
      seats: { A: { hand: ['Run Away!'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +4', 'A Walker'), at('Moor')],
      steps: [A.ends(), A.answers('Run Away!', 'Walker'), now(at('Moor', 'A Walker'), { turn: 'B' })],
    }));
});

describe('Run Away More!: Special: Play this before a base scores. From there, move any number of your minions to another base.', () => {
  it('any number of yours, together to one base (RES-10)', () =>
    play({
      seats: { A: { hand: ['Run Away More!'] }, B: {} },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'A Invader', 'B King Rex +4'),
        at('Moor'),
        at('Marsh', 'A Howler'),
      ].slice(0, 3),
      steps: [
        A.ends(),
        A.answers('Run Away More!'),
        offered('A', ['Walker', 'Filler', 'Invader', 'done'], ['King Rex']),
        A.answers('Walker', 'Invader', 'done', 'Moor'),
        now(at('Moor', 'A Walker', 'A Invader'), { turn: 'B', discard: { A: { has: ['Filler', 'Run Away More!'] } } }),
      ],
    }));
  it('or none (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Run Away More!'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'B King Rex +4'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Run Away More!'),
        A.answers('done'),
        now(at('Moor'), { turn: 'B', vp: { A: 2, B: 3 } }),
      ],
    }));
});

describe("Trade: Take a random card from another player's hand into your hand, then place this card in that player's hand. This turn you may play an extra action.", () => {
  it('the card changes places with Trade; an extra action is yours (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Trade', 'Overrun'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Trade'),
        now({ asked: null, hand: { A: ['Overrun', 'Howl'], B: ['Trade'] }, discard: { A: [] } }),
        A.plays('Overrun', 'Meadow'),
        refused(A.plays('Howl')),
      ],
    }));
  it('you choose among the players who have cards in hand', () =>
    play({
      seats: { A: { hand: ['Trade'] }, B: { hand: ['Howl'] }, C: { hand: ['Walker'] }, D: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Trade'),
        offered('A', ['B', 'C'], ['A', 'D', 'no']),
        A.answers('C'),
        now({ asked: null, hand: { A: ['Walker'], B: ['Howl'], C: ['Trade'] } }),
      ],
    }));
  it('trade/1 seen, a taken card goes to its owner’s discard pile (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Trade'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Trade'),
        A.plays('Howl'),
        now({ asked: null, discard: { A: [], B: ['Howl'] }, hand: { A: [], B: ['Trade'] } }),
      ],
    }));
  it('trade/2 a base that bars minions of your own does not bar a taken one', () =>
    play({
      seats: { A: { hand: ['Trade'] }, B: { hand: ['Walker'] }, C: {} },
      bases: [at('Meadow', 'C Bear Picnic'), at('Moor')],
      steps: [
        A.plays('Trade'),
        A.plays('Walker', 'Moor'),
        A.answers('?return'),
        now(at('Moor', 'A Walker of B'), { asked: null }),
      ],
    }));
  it('with no card in another hand it stays yours; the extra action is not lost (RES-13)', () =>
    play({
      seats: { A: { hand: ['Trade', 'Overrun'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Trade'),
        A.plays('Overrun', 'Meadow'),
        now({ asked: null, discard: { A: ['Trade'] }, hand: { B: [] } }),
      ],
    }));
});

describe('Traveling Elf: Put this on one of your minions. Talent: You move this minion to another base.', () => {
  it('goes only on your minions and moves its host each turn (ABL-5, ABL-9)', () =>
    play({
      seats: { A: { hand: ['Traveling Elf'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor'), at('Marsh')],
      steps: [
        refused(A.plays('Traveling Elf', 'Invader')),
        A.plays('Traveling Elf', 'Walker'),
        A.uses('Traveling Elf'),
        A.answers('Marsh'),
        now(at('Marsh', 'A Walker with A Traveling Elf'), { asked: null }),
        refused(A.uses('Traveling Elf')),
      ],
    }));
  it('traveling-elf/1 on a minion that another player controls now it still works for you, not for them', () => {
    const bases = [at('Meadow', 'B Walker of A with A Traveling Elf'), at('Moor')];
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.uses('Traveling Elf'), now(at('Moor', 'B Walker of A with A Traveling Elf'), { asked: null })],
    });
    play({ turn: 'B', seats: { A: {}, B: {} }, bases, steps: [refused(B.uses('Traveling Elf'))] });
  });
});

import { moveOne, onPlay } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const push = actionCard(
  'Push',
  'standard',
  'Move a minion to another base.',
  onPlay(function* (me) {
    yield* moveOne(me, 'Choose a minion to move', () => true);
  }),
);

describe('Fae Fighter: Ongoing: After a minion is played by another player, you may place a +1 power counter on that minion to place a +1 power counter on one of your minions here.', () => {
  it('a counter there buys a counter here, wherever the minion was played', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Laseratops'] } },
      bases: [at('Meadow', 'A Fae Fighter', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        B.plays('Laseratops', 'Moor'),
        A.answers('Fae Fighter'),
        offered('A', ['Fae Fighter', 'Filler'], ['Invader', 'Laseratops', 'Walker', 'no']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 }, Laseratops: { counters: 1 } } }),
      ],
    }));
  it('does not react to an action of another player', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Overrun'] } },
      bases: [at('Meadow', 'A Fae Fighter'), at('Moor')],
      steps: [B.plays('Overrun', 'Meadow'), now(at('Meadow', 'A Fae Fighter', 'B Overrun'), { asked: null })],
    }));
  it('may be declined, and does not react to your own minions', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Laseratops'] } },
      bases: [at('Meadow', 'A Fae Fighter'), at('Moor')],
      steps: [B.plays('Laseratops', 'Moor'), A.answers('pass'), now(at('Moor', 'B Laseratops'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Laseratops'] } },
      bases: [at('Meadow', 'A Fae Fighter'), at('Moor')],
      steps: [A.plays('Laseratops', 'Moor'), now(at('Moor', 'A Laseratops'), { asked: null })],
    });
  });
  it('a minion that other players’ abilities do not affect buys nothing (RES-13)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Game Guru'] } },
      bases: [at('Meadow', 'A Fae Fighter'), at('Moor')],
      steps: [
        B.plays('Game Guru', 'Moor'),
        A.answers('Fae Fighter'),
        now({ asked: null, cards: { 'Fae Fighter': { counters: 0 }, 'Game Guru': { counters: 0 } } }),
      ],
    }));
  it('does not react to a monster played by a base (MON-7)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'B King Rex +4'), at('Moor', 'A Fae Fighter')],
      baseDeck: ['The Mines'],
      monsterDeck: ['Bigfoot', 'Bigfoot'],
      treasureDeck: [],
      steps: [A.ends(), now({ turn: 'B', asked: null, cards: { 'Fae Fighter': { power: 5 } } })],
    }));
});

describe('Lord of the Prance: Talent: Choose another player, who draws a card. Draw a card.', () => {
  it('the player of your choice and you draw', () =>
    play({
      seats: { A: { deck: ['Walker', 'Filler'] }, B: { deck: ['Howl'] }, C: { deck: ['Invader', 'Filler'] } },
      bases: [at('Meadow', 'A Lord of the Prance'), at('Moor')],
      steps: [
        A.uses('Lord of the Prance'),
        A.answers('C'),
        now({ asked: null, hand: { A: ['Walker'], B: [], C: ['Invader'] } }),
        refused(A.uses('Lord of the Prance')),
      ],
    }));
  it('lord-of-the-prance/1 nobody discards beyond ten cards in another player’s turn (TURN-5)', () =>
    play({
      seats: { A: { deck: ['Walker'] }, B: { hand: Array.from({ length: 10 }, () => 'Filler'), deck: ['Howl'] } },
      bases: [at('Meadow', 'A Lord of the Prance'), at('Moor')],
      steps: [
        A.uses('Lord of the Prance'),
        now({ asked: null, hand: { B: 11 } }),
        A.ends(),
        now({ turn: 'B', hand: { B: 11 } }),
      ],
    }));
  it('lord-of-the-prance/2 no monster can be chosen (MON-2)', () =>
    play({
      seats: { A: { deck: ['Walker'] }, B: { deck: ['Howl'] } },
      bases: [at('Meadow', 'A Lord of the Prance', '- Bigfoot'), at('Moor')],
      monsterDeck: [],
      steps: [A.uses('Lord of the Prance'), now({ asked: null, hand: { A: ['Walker'], B: ['Howl'] } })],
    }));
});

describe("Flower Child: You may give another player control of this minion until it leaves play to take control of one of that player's minions with power 3 or less until that one leaves play.", () => {
  const bases = [at('Meadow', 'B Invader', 'B Collector +2'), at('Moor', 'B Walker', 'A Filler')];
  it('the minions change hands for good (IO-2)', () =>
    play({
      seats: { A: { hand: ['Flower Child'] }, B: {} },
      bases,
      steps: [
        A.plays('Flower Child', 'Meadow'),
        offered('A', ['Invader', 'Walker', 'no'], ['Collector', 'Filler', 'Flower Child']),
        A.answers('Invader'),
        A.ends(),
        now(at('Meadow', 'A Invader of B', 'B Collector +2', 'B Flower Child of A'), { turn: 'B', asked: null }),
      ],
    }));
  it('may be declined', () =>
    play({
      seats: { A: { hand: ['Flower Child'] }, B: {} },
      bases,
      steps: [
        A.plays('Flower Child', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'B Invader', 'B Collector +2', 'A Flower Child'), { asked: null }),
      ],
    }));
  it('flower-child/1 one that leaves does not bring the other back', () =>
    play({
      seats: { A: { hand: ['Flower Child', 'Seeing Stars'] }, B: {} },
      bases,
      steps: [
        A.plays('Flower Child', 'Meadow'),
        A.answers('Invader'),
        A.plays('Seeing Stars'),
        A.answers('Flower Child'),
        now(at('Meadow', 'A Invader of B', 'B Collector +2'), { asked: null }),
      ],
    }));
  it('flower-child/2 a monster only if another player controls it (MON-2)', () =>
    play({
      seats: { A: { hand: ['Flower Child'] }, B: {} },
      bases: [at('Meadow', '- Ghoul', 'B Ghoul'), at('Moor')],
      monsterDeck: [],
      steps: [
        A.plays('Flower Child', 'Meadow'),
        offered('A', ['Ghoul/B', 'no']),
        A.answers('Ghoul/B'),
        now(at('Meadow', '- Ghoul', 'A Ghoul', 'B Flower Child of A'), { asked: null }),
      ],
    }));
});

describe("Elf Help Guru: Talent: Other players' minions here each get +1 power this turn.", () => {
  const power = (n: number) => now({ asked: null, cards: { Walker: { power: n } } });
  it('strengthens other players’ minions here until the end of the turn (TERM-11)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Elf Help Guru', 'B Walker', 'C Collector', 'A Filler'), at('Moor')],
      steps: [
        A.uses('Elf Help Guru'),
        power(3),
        now({
          cards: {
            Collector: { power: 3 },
            Filler: { power: 1 },
            'Elf Help Guru': { power: 2 },
          },
        }),
        A.ends(),
        power(2),
      ],
    }));
  it('elf-help-guru/1 not a minion that comes later (CALC-2)', () =>
    play({
      cards: [push],
      seats: { A: { hand: ['Push'] }, B: {} },
      bases: [at('Meadow', 'A Elf Help Guru', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.uses('Elf Help Guru'),
        A.plays('Push'),
        A.answers('Invader'),
        now(at('Meadow', 'A Elf Help Guru', 'B Walker', 'B Invader'), {
          cards: { Walker: { power: 3 }, Invader: { power: 3 } },
        }),
      ],
    }));
  it('elf-help-guru/2 it stays whatever becomes of the Guru (IO-2)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases: [at('Meadow', 'A Elf Help Guru', 'B Walker'), at('Moor')],
      steps: [A.uses('Elf Help Guru'), A.plays('Seeing Stars'), A.answers('Elf Help Guru'), power(3)],
    }));
  it('elf-help-guru/3 not an uncontrolled monster (MON-2)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Elf Help Guru', '- Ghoul', 'B Walker'), at('Moor')],
      monsterDeck: [],
      steps: [A.uses('Elf Help Guru'), now({ cards: { Ghoul: { power: 3 }, Walker: { power: 3 } } })],
    }));
});

describe("Helper's Hollow: On each player's turn, the other players' minions here have +1 power.", () => {
  it('changes sides with the turn (CALC-2)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at("Helper's Hollow", 'A Walker', 'B Invader'), at('Moor', 'B Filler')],
      monsterDeck: [],
      steps: [
        now({ cards: { Walker: { power: 2 }, Invader: { power: 4 }, Filler: { power: 1 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 3 }, Invader: { power: 3 } } }),
      ],
    }));
  it('helpers-hollow/1 not an uncontrolled monster (MON-2)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at("Helper's Hollow", '- Bigfoot', 'B Ghoul'), at('Moor')],
      monsterDeck: [],
      steps: [now({ cards: { Bigfoot: { power: 4 }, Ghoul: { power: 4 } } })],
    }));
});

describe('Treehouse: After you play a minion here, choose another player, who may draw a card.', () => {
  it('the chosen player draws, or does not', () => {
    const game = (answer: string, hand: string[]) =>
      play({
        seats: { A: { hand: ['Collector'] }, B: { deck: ['Howl'] }, C: { deck: ['Invader'] } },
        bases: [at('Treehouse'), at('Moor')],
        monsterDeck: [],
        steps: [
          A.plays('Collector', 'Treehouse'),
          offered('A', ['B', 'C'], ['A', 'no']),
          A.answers('C'),
          C.answers(answer),
          now({ asked: null, hand: { A: [], B: [], C: hand } }),
        ],
      });
    game('yes', ['Invader']);
    game('no', []);
  });
  it('not after a minion elsewhere, or an action here', () =>
    play({
      seats: { A: { hand: ['Collector', 'Overrun'] }, B: { deck: ['Howl'] } },
      bases: [at('Treehouse'), at('Moor')],
      monsterDeck: [],
      steps: [A.plays('Collector', 'Moor'), A.plays('Overrun', 'Treehouse'), now({ asked: null, hand: { B: [] } })],
    }));
});

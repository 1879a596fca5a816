import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
/** Destroys several minions in one event. */
const carnage = actionCard(
  'Carnage',
  'standard',
  'Destroy each minion with power 3 or less.',
  onPlay(function* () {
    yield* act(...(yield* look((q) => q.minions((ix) => q.power(ix) <= 3))).map(ops.destroy));
  }),
);

describe('Austin Kirk Mask: Put this on one of your minions. Ongoing: After one or more minions here are destroyed, this minion gets, this turn, extra power equal to the power of one of the destroyed minions.', () => {
  it('you choose whose power, as it was', () =>
    play({
      cards: [carnage],
      seats: { A: { hand: ['Carnage'], deck }, B: { deck } },
      bases: [at('Moor', 'A Buccaneer with A Austin Kirk Mask', 'B Filler', 'B Walker +1'), at('Heath', 'B Huffie')],
      steps: [
        refused(A.plays('Austin Kirk Mask', 'Filler')),
        A.plays('Carnage'),
        offered('A', ['Filler', 'Walker'], ['Huffie']),
        A.answers('Walker'),
        now({ cards: { Buccaneer: { power: 7 } } }),
        A.ends(),
        now({ cards: { Buccaneer: { power: 4 } } }),
      ],
    }));
  it('on your minions only; nothing for one destroyed elsewhere', () =>
    play({
      seats: { A: { hand: ['Austin Kirk Mask', 'Kiss the Sky Spell', 'Seeing Stars'] }, B: {} },
      bases: [at('Moor', 'A Buccaneer', 'B Filler'), at('Heath', 'B Huffie')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        refused(A.plays('Austin Kirk Mask', 'Filler')),
        A.plays('Seeing Stars'),
        A.answers('Huffie'),
        now({ cards: { Buccaneer: { power: 4 } } }),
      ],
    }));
});

describe('Chainsaw: Put this on one of your minions. Ongoing: At the start of your turn, place a +1 power counter on this minion. After a minion is destroyed, you may move this minion to the base of the destroyed minion or from that base to another.', () => {
  it('a counter at the start of your turn', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Buccaneer with A Chainsaw')],
      steps: [
        B.ends(),
        now({ cards: { Buccaneer: { counters: 1 } } }),
        A.ends(),
        now({ cards: { Buccaneer: { counters: 1 } } }),
      ],
    }));
  it('to the base of the destroyed minion, or away from it, or not', () => {
    const seats = { A: { hand: ['Seeing Stars'] }, B: {} };
    const bases = [at('Moor', 'A Buccaneer with A Chainsaw', 'B Filler'), at('Heath', 'B Huffie'), at('Fen')];
    play({
      seats,
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Huffie', 'Chainsaw'),
        now(at('Heath', 'A Buccaneer with A Chainsaw')),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Filler', 'Chainsaw'),
        offered('A', ['Heath', 'Fen']),
        A.answers('Fen'),
        now(at('Fen', 'A Buccaneer with A Chainsaw')),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Huffie', 'pass'),
        now(at('Moor', 'A Buccaneer with A Chainsaw', 'B Filler')),
      ],
    });
  });
});

describe('Clawed Glove: Put this on one of your minions. Talent: A minion here gets -1 power until the start of your next turn. Ongoing: Place a +1 power counter on this minion after one or more minions here are destroyed.', () => {
  it('weakens a minion here', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Buccaneer with A Clawed Glove', 'B Huffie'), at('Heath', 'B Scout')],
      steps: [
        A.uses('Clawed Glove'),
        offered('A', ['Buccaneer', 'Huffie'], ['Scout', 'no']),
        A.answers('Huffie'),
        now({ cards: { Huffie: { power: 2 } } }),
        A.ends(),
        now({ cards: { Huffie: { power: 2 } } }),
        B.ends(),
        now({ cards: { Huffie: { power: 3 } } }),
      ],
    }));
  it('one counter for several destroyed at once, none for one elsewhere', () => {
    play({
      cards: [carnage],
      seats: { A: { hand: ['Carnage'] }, B: {} },
      bases: [at('Moor', 'A Buccaneer with A Clawed Glove', 'B Filler', 'B Walker')],
      steps: [A.plays('Carnage'), now({ cards: { Buccaneer: { counters: 1 } } })],
    });
    play({
      cards: [carnage],
      seats: { A: { hand: ['Carnage'] }, B: {} },
      bases: [at('Moor', 'A Buccaneer with A Clawed Glove'), at('Heath', 'B Walker')],
      steps: [A.plays('Carnage'), now({ cards: { Buccaneer: { counters: 0 } } })],
    });
  });
});

describe('Machete: Put this on one of your minions. Talent: Move this minion to a base where another player has a minion. Ongoing: After one or more minions here are destroyed, your minions here get +1 power each this turn. If this minion destroyed a minion this turn, return this card to your hand at the end of the turn.', () => {
  it('moves its minion to a base where another player has one', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Buccaneer with A Machete'), at('Heath', 'B Scout'), at('Fen', 'A Filler')],
      steps: [A.uses('Machete'), now(at('Heath', 'B Scout', 'A Buccaneer with A Machete'))],
    }));
  it('+1 for each of yours here, once for several destroyed at once', () =>
    play({
      cards: [carnage],
      seats: { A: { hand: ['Carnage'] }, B: {} },
      bases: [
        at('Moor', 'A Buccaneer with A Machete', 'A King Rex', 'B Filler', 'B Walker', 'B Buccaneer'),
        at('Heath', 'A Buccaneer'),
      ],
      steps: [
        A.plays('Carnage'),
        now({
          cards: {
            'Buccaneer@Moor/A': { power: 5 },
            'King Rex': { power: 8 },
            'Buccaneer@Moor/B': { power: 4 },
            'Buccaneer@Heath': { power: 4 },
          },
        }),
      ],
    }));
  it('returns at the end of the turn if its minion destroyed a minion in it', () => {
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Technomagical Lass with A Machete', 'B Filler')],
      steps: [
        A.uses('Technomagical Lass'),
        A.ends(),
        now(at('Moor', 'A Technomagical Lass'), { hand: { A: { has: ['Machete'] } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Seeing Stars'], deck }, B: { deck } },
      bases: [at('Moor', 'A Technomagical Lass with A Machete', 'B Filler')],
      steps: [A.plays('Seeing Stars'), A.ends(), now(at('Moor', 'A Technomagical Lass with A Machete'), { turn: 'B' })],
    });
  });
});

describe('Puzzle Box: Put this on one of your minions. Ongoing: While you do not control this minion, its abilities are cancelled. Draw a card after one or more minions are destroyed.', () => {
  it('a card for one or more destroyed at once, anywhere', () =>
    play({
      cards: [carnage],
      seats: { A: { hand: ['Carnage'], deck }, B: {} },
      bases: [at('Moor', 'A Buccaneer with A Puzzle Box'), at('Heath', 'B Filler', 'B Walker')],
      steps: [A.plays('Carnage'), now({ hand: { A: 1 } })],
    }));
  it('cancels the abilities of its minion only while you do not control it', () => {
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'B Huffie with A Puzzle Box'), at('Heath')],
      steps: [A.ends(), refused(B.uses('Huffie'))],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Huffie with A Puzzle Box'), at('Heath')],
      steps: [A.uses('Huffie'), now(at('Heath', 'A Huffie with A Puzzle Box'))],
    });
  });
});

describe('a weapon', () => {
  it.each(['Austin Kirk Mask', 'Chainsaw', 'Clawed Glove', 'Machete', 'Puzzle Box'])(
    '%s goes on your minions only',
    (weapon) =>
      play({
        seats: { A: { hand: [weapon] }, B: {} },
        bases: [at('Moor', 'A Filler', 'B Scout')],
        steps: [
          refused(A.plays(weapon, 'Scout')),
          A.plays(weapon, 'Filler'),
          now(at('Moor', `A Filler with A ${weapon}`, 'B Scout')),
        ],
      }),
  );
  it('does nothing more once its minion is destroyed with the others', () => {
    for (const weapon of ['Austin Kirk Mask', 'Chainsaw', 'Clawed Glove', 'Machete'])
      play({
        cards: [carnage],
        seats: { A: { hand: ['Carnage'] }, B: {} },
        bases: [
          at('Moor', `A Filler with A ${weapon}`, 'B Walker', 'B Buccaneer'),
          at('Heath', 'A Huffie', 'B King Rex'),
        ],
        steps: [A.plays('Carnage'), now({ asked: null, cards: { Buccaneer: { power: 4 }, 'King Rex': { power: 7 } } })],
      });
  });
  it('returns for a minion its own minion destroyed only, and only for minions', () => {
    for (const [hand, left] of [
      ['Seeing Stars', 'A Honey Lemon with A Machete'],
      ['Carnage', 'A Honey Lemon with A Machete'],
    ] as const)
      play({
        cards: [carnage],
        seats: { A: { hand: [hand], deck }, B: { deck } },
        bases: [at('Moor', `${left.split(' with')[0]} +2 with A Machete`, 'B Filler with B Poison', 'B Ittypedia')],
        steps: [
          A.uses('Honey Lemon'),
          A.answers('destroy', 'Ittypedia'),
          A.plays(hand),
          A.ends(),
          now({ turn: 'B', cards: { 'Honey Lemon': { on: ['Machete'] } } }),
        ],
      });
  });
});

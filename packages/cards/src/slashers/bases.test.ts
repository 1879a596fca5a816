import { A, at, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Nightmare Realm: Before this base scores, destroy the minion with the least power here; if several tie for the least, destroy all of those.', () => {
  const seats = { A: { deck }, B: { deck } };
  // Puzzle Box draws a card when minions are destroyed, which scoring does not do.
  const watching = at('Moor', 'A Buccaneer with A Puzzle Box', 'A Filler');
  it('the weakest here, or all of those that tie', () => {
    play({
      seats,
      bases: [at('Nightmare Realm', 'A King Rex +16', 'B Walker', 'B Huffie'), watching],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3 }, bases: { Moor: { minions: { A: 2 } } } })],
    });
    play({
      seats,
      bases: [at('Nightmare Realm', 'A King Rex +16', 'A Filler', 'B Filler'), watching],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3 } })],
    });
  });
  it('nothing before another base scores', () =>
    play({
      seats,
      bases: [at('Nightmare Realm', 'A Filler'), at('Moor', 'A King Rex +3')],
      steps: [
        A.ends(),
        now({ turn: 'B', hand: { A: 2 }, bases: { 'Nightmare Realm': { minions: { A: ['Filler'] } } } }),
      ],
    }));
});

describe('Camp Clear Lake: After you destroy a minion here, a minion here gets extra power this turn equal to the power of the destroyed one. Once per turn, after you play a card here, you may destroy a minion here whose power is no higher than the number of your cards here.', () => {
  it('after a destruction here its player chooses who gets the power', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A Walker', 'B Huffie', 'B Filler'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Huffie'),
        offered('A', ['Walker', 'Filler'], ['Scout', 'no']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 5 } } }),
      ],
    }));
  it('after you play a card here: a minion up to the number of your cards here, once per turn', () =>
    play({
      seats: { A: { hand: ['Huffie', 'Ittypedia'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A King Rex', 'B Walker', 'B Buccaneer'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Huffie', 'Camp Clear Lake'),
        A.answers('Camp Clear Lake', '?Walker', 'King Rex'),
        now({ discard: { B: ['Walker'] }, cards: { 'King Rex': { power: 9 } } }),
        A.plays('Ittypedia', 'Camp Clear Lake'),
        now({ asked: null }),
      ],
    }));
  it('an action on the base or on a minion here is a card played here; one elsewhere is not', () => {
    play({
      seats: { A: { hand: ['Clawed Glove'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A King Rex', 'B Walker'), at('Moor', 'A Filler')],
      steps: [A.plays('Clawed Glove', 'King Rex'), offered('A', ['Camp Clear Lake', 'pass'])],
    });
    play({
      seats: { A: { hand: ['Clawed Glove'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A King Rex', 'B Walker'), at('Moor', 'A Filler')],
      steps: [A.plays('Clawed Glove', 'Filler'), now({ asked: null })],
    });
  });
  it('counts only your cards, only here', () =>
    play({
      seats: { A: { hand: ['Huffie'] }, B: {} },
      bases: [
        at('Camp Clear Lake', 'A King Rex', 'B Walker', 'B Scout with B Clawed Glove', 'B Ittypedia'),
        at('Moor', 'A Buccaneer', 'A Filler', 'B Filler'),
      ],
      steps: [A.plays('Huffie', 'Camp Clear Lake'), A.answers('Camp Clear Lake'), now({ discard: { B: ['Walker'] } })],
    }));
  it('is not asked without such a minion, nor for a standard action', () => {
    play({
      seats: { A: { hand: ['Huffie'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A King Rex', 'B Scout'), at('Moor', 'B Filler')],
      steps: [A.plays('Huffie', 'Camp Clear Lake'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Upgrades'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A King Rex', 'B Filler')],
      steps: [A.plays('Upgrades'), now({ asked: null })],
    });
  });
  it('nobody gets power for a minion destroyed elsewhere', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases: [at('Camp Clear Lake', 'A King Rex'), at('Moor', 'B Filler')],
      steps: [A.plays('Seeing Stars'), now({ asked: null, cards: { 'King Rex': { power: 7 } } })],
    }));
});

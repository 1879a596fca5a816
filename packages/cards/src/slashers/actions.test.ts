import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
describe('Brutal Attack: At a base where you have a minion, destroy a minion with printed power 3 or less. Then you may give a Slasher there +3 power this turn.', () => {
  it('only where you have a minion; printed power; then a Slasher there, if you like', () =>
    play({
      seats: { A: { hand: ['Brutal Attack'] }, B: {} },
      bases: [
        at('Moor', 'A Jonas', 'B Huffie +2', 'B Buccaneer'),
        at('Heath', 'B Filler', 'B Mickey'),
        at('Fen', 'A Walker'),
      ],
      steps: [
        A.plays('Brutal Attack'),
        offered('A', ['Moor', 'Fen'], ['Heath']),
        A.answers('Moor'),
        offered('A', ['Jonas', 'no'], ['Mickey', 'Buccaneer']),
        A.answers('no'),
        now({ discard: { B: ['Huffie'] }, cards: { Jonas: { power: 5 } } }),
      ],
    }));
});

describe('Ch-Ch-Ch Ha-Ha-Ha: Choose one of your minions and move it. You may play an extra action OR place this card on top of your deck instead of the discard pile.', () => {
  it('moves yours; then an extra action, or onto the deck, or neither', () => {
    const start = {
      seats: { A: { hand: ['Ch-Ch-Ch Ha-Ha-Ha', 'Augmentation'], deck }, B: {} },
      bases: [at('Moor', 'A Walker', 'B Scout'), at('Heath')],
    };
    play({
      ...start,
      steps: [
        A.plays('Ch-Ch-Ch Ha-Ha-Ha'),
        offered('A', ['play', 'top', 'none']),
        A.answers('play'),
        now(at('Heath', 'A Walker'), { can: [A.plays('Augmentation')], discard: { A: ['Ch-Ch-Ch Ha-Ha-Ha'] } }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Ch-Ch-Ch Ha-Ha-Ha'),
        A.answers('top'),
        now({ deck: { A: { top: ['Ch-Ch-Ch Ha-Ha-Ha'] } }, discard: { A: [] }, cannot: [A.plays('Augmentation')] }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Ch-Ch-Ch Ha-Ha-Ha'),
        A.answers('none'),
        now({ discard: { A: ['Ch-Ch-Ch Ha-Ha-Ha'] }, cannot: [A.plays('Augmentation')] }),
      ],
    });
  });
});

describe('He Was A Good Boy!: Choose a minion in your discard pile and place it into your hand. Play an extra action.', () => {
  it('a minion of yours; the extra action', () =>
    play({
      seats: {
        A: { hand: ['He Was A Good Boy!', 'Augmentation'], discard: ['Walker', 'Scout', 'Machete'] },
        B: { discard: ['Filler'] },
      },
      bases: [at('Moor', 'A Huffie')],
      steps: [
        A.plays('He Was A Good Boy!'),
        offered('A', ['Walker', 'Scout'], ['Machete', 'Filler', 'no']),
        A.answers('Scout'),
        now({ hand: { A: ['Augmentation', 'Scout'] }, can: [A.plays('Augmentation')] }),
      ],
    }));
});

describe("Hide in the Laundry: Put this on another player's minion. Play an extra action. Ongoing: After a Slasher is played here or moved to here, you may destroy this minion, unless its controller both discards a card and moves it to a base that has no Slasher.", () => {
  it('on another player’s minion only, with an extra action', () =>
    play({
      seats: { A: { hand: ['Hide in the Laundry', 'Augmentation'] }, B: {} },
      bases: [at('Moor', 'A Walker', 'B Scout')],
      steps: [
        refused(A.plays('Hide in the Laundry', 'Walker')),
        A.plays('Hide in the Laundry', 'Scout'),
        now({ can: [A.plays('Augmentation')] }),
      ],
    }));
  const bases = [at('Moor', 'B Scout with A Hide in the Laundry'), at('Heath', 'B Mickey'), at('Fen', 'B Filler')];
  it('a Slasher played here: its controller pays and flees to a base without Slashers, or it is destroyed', () => {
    play({
      seats: { A: { hand: ['Jonas'], deck }, B: { hand: ['Walker', 'Huffie'] } },
      bases,
      steps: [
        A.plays('Jonas', 'Moor'),
        A.answers('no', 'Hide in the Laundry'),
        offered('B', ['Walker', 'Huffie', 'no']),
        B.answers('Huffie', '?Fen'),
        now(at('Fen', 'B Filler', 'B Scout with A Hide in the Laundry'), { hand: { B: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Jonas'], deck }, B: { hand: ['Walker'] } },
      bases,
      steps: [
        A.plays('Jonas', 'Moor'),
        A.answers('no', 'Hide in the Laundry'),
        B.answers('no'),
        now(at('Moor', 'A Jonas'), { hand: { B: ['Walker'] }, discard: { B: ['Scout'] } }),
      ],
    });
  });
  it('without a card or without such a base it is destroyed at once; you may leave it', () => {
    play({
      seats: { A: { hand: ['Jonas'], deck }, B: { hand: [] } },
      bases,
      steps: [A.plays('Jonas', 'Moor'), A.answers('no', 'Hide in the Laundry'), now(at('Moor', 'A Jonas'))],
    });
    play({
      seats: { A: { hand: ['Jonas'], deck }, B: { hand: ['Walker'] } },
      bases: bases.slice(0, 2),
      steps: [A.plays('Jonas', 'Moor'), A.answers('no', 'Hide in the Laundry'), now(at('Moor', 'A Jonas'))],
    });
    play({
      seats: { A: { hand: ['Jonas'], deck }, B: { hand: ['Walker'] } },
      bases,
      steps: [
        A.plays('Jonas', 'Moor'),
        A.answers('no', 'pass'),
        now(at('Moor', 'B Scout with A Hide in the Laundry', 'A Jonas'), { asked: null }),
      ],
    });
  });
  it('one that moves here sets it off, too; no other minion, and not elsewhere', () => {
    play({
      seats: { A: { hand: ['Celestial Teleport'] }, B: { hand: [] } },
      bases: [at('Moor', 'B Scout with A Hide in the Laundry'), at('Heath', 'A Mickey')],
      steps: [A.plays('Celestial Teleport'), A.answers('Hide in the Laundry'), now(at('Moor', 'A Mickey'))],
    });
    play({
      seats: { A: { hand: ['Huffie'] }, B: { hand: [] } },
      bases,
      steps: [A.plays('Huffie', 'Moor'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Jonas'], deck }, B: { hand: [] } },
      bases,
      steps: [A.plays('Jonas', 'Fen'), A.answers('no'), now({ asked: null })],
    });
  });
});

describe('Improvised Weapon: From your deck, draw an action that can be played on a minion. You may play that action as an extra action; it is then destroyed at the end of the turn.', () => {
  it('draws one, revealed; played, it is destroyed at the end of the turn', () =>
    play({
      seats: {
        A: { hand: ['Improvised Weapon'], deck: ['Filler', 'Augmentation', 'Clawed Glove', 'Ittypedia', 'Filler'] },
        B: { deck },
      },
      bases: [at('Moor', 'A Walker')],
      steps: [
        A.plays('Improvised Weapon'),
        A.answers('?Clawed Glove', 'yes', '?Walker'),
        now(at('Moor', 'A Walker with A Clawed Glove'), { deck: { A: 4 } }),
        A.ends(),
        now(at('Moor', 'A Walker'), { discard: { A: ['Clawed Glove', 'Improvised Weapon'] } }),
      ],
    }));
  it('also after a transfer to another minion', () =>
    play({
      seats: {
        A: { hand: ['Improvised Weapon', 'Kiss the Sky Spell'], deck: ['Filler', 'Clawed Glove', 'Filler'] },
        B: { deck },
      },
      bases: [at('Moor', 'A Walker', 'A Tackhead')],
      steps: [
        A.plays('Improvised Weapon'),
        A.answers('?Clawed Glove', 'yes', 'Walker'),
        A.uses('Tackhead'),
        A.answers('transfer', '?Clawed Glove', '?Tackhead'),
        A.ends(),
        now(at('Moor', 'A Walker', 'A Tackhead'), { turn: 'B' }),
      ],
    }));
  it('kept, it stays in the hand, and played later it stays in play', () =>
    play({
      seats: {
        A: { hand: ['Improvised Weapon', 'Kiss the Sky Spell'], deck: ['Filler', 'Clawed Glove', 'Filler'] },
        B: { deck },
      },
      bases: [at('Moor', 'A Walker')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        A.plays('Improvised Weapon'),
        A.answers('?Clawed Glove', 'no'),
        now({ hand: { A: ['Clawed Glove'] }, sees: { B: { has: ['Clawed Glove'] } } }),
      ],
    }));
});

describe("Oh Noooooo!: Give one of your minions +3 power this turn. Special: You may play this card as an extra action after you destroy another player's minion.", () => {
  it('+3 for one of yours', () =>
    play({
      seats: { A: { hand: ['Oh Noooooo!'], deck }, B: { deck } },
      bases: [at('Moor', 'A Walker', 'A Filler', 'B Scout')],
      steps: [
        A.plays('Oh Noooooo!'),
        offered('A', ['Walker', 'Filler'], ['Scout', 'no']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 5 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('after you destroy another player’s minion, not your own, and not after another player does', () => {
    play({
      seats: { A: { hand: ['Seeing Stars', 'Oh Noooooo!'] }, B: {} },
      bases: [at('Moor', 'A Walker', 'B Scout')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Scout'),
        A.answers('Oh Noooooo!', '?Walker'),
        now({ cards: { Walker: { power: 5 } }, plays: { A: { actions: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Seeing Stars', 'Oh Noooooo!'] }, B: {} },
      bases: [at('Moor', 'A Walker', 'A Filler', 'B Scout')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Filler'),
        now({ hand: { A: ['Oh Noooooo!'] }, cards: { Walker: { power: 2 } } }),
      ],
    });
  });
});

describe('Origin Story: Draw a minion off the top of your deck; but if you have no Slasher in play, it must be a Slasher that you draw off the top of your deck. Play an extra action.', () => {
  it('origin-story/1 any minion with a Slasher of yours in play, otherwise a Slasher', () => {
    const seats = {
      A: { hand: ['Origin Story', 'Augmentation'], deck: ['Filler', 'Mickey', 'Walker', 'Machete'] },
      B: {},
    };
    play({
      seats,
      bases: [at('Moor', 'A Jonas')],
      steps: [
        A.plays('Origin Story'),
        now({ hand: { A: ['Augmentation', 'Machete'].slice(0, 1).concat('Filler') }, can: [A.plays('Augmentation')] }),
      ],
    });
    play({
      seats,
      bases: [at('Moor', 'A Filler', 'B Jonas')],
      steps: [A.plays('Origin Story'), now({ hand: { A: ['Augmentation', 'Mickey'] }, deck: { A: 3 } })],
    });
  });
});

describe('The End?: From your discard pile, draw an action that can be played on a minion. You may play it as an extra action.', () => {
  it('draws one and may play it at once', () => {
    const start = {
      seats: { A: { hand: ['The End?'], discard: ['Augmentation', 'Clawed Glove', 'Machete', 'Ittypedia'] }, B: {} },
      bases: [at('Moor', 'A Walker')],
    };
    play({
      ...start,
      steps: [
        A.plays('The End?'),
        offered('A', ['Clawed Glove', 'Machete'], ['Augmentation', 'Ittypedia', 'no']),
        A.answers('Clawed Glove', 'yes', '?Walker'),
        now(at('Moor', 'A Walker with A Clawed Glove'), { hand: { A: [] } }),
      ],
    });
    play({
      ...start,
      steps: [A.plays('The End?'), A.answers('Machete', 'no'), now({ hand: { A: ['Machete'] } })],
    });
  });
});

describe('Oh Noooooo! in other turns and for other things', () => {
  it('not after another player destroys one, nor after you destroy an action', () => {
    play({
      turn: 'B',
      seats: { A: { hand: ['Oh Noooooo!'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Moor', 'A Walker', 'B Filler')],
      steps: [B.plays('Seeing Stars'), B.answers('Filler'), now({ asked: null, hand: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Oh Noooooo!'] }, B: {} },
      bases: [at('Moor', 'A Honey Lemon', 'B Ittypedia')],
      steps: [A.uses('Honey Lemon'), now({ asked: null, hand: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Oh Noooooo!', 'Seeing Stars'] }, B: {} },
      bases: [at('Moor', 'A Walker', 'A Buccaneer')],
      steps: [A.plays('Seeing Stars'), now({ asked: null, hand: { A: ['Oh Noooooo!'] } })],
    });
  });
});

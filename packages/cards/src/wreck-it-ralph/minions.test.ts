import { act, here, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Wreck-It Ralph: Talent: Destroy an action on this base OR play a play-on-base action here as an extra action.', () => {
  const bases = [at('Moor', 'A Wreck-It Ralph', 'B Scout with B Poison', 'B Ittypedia'), at('Heath', 'B Ittypedia')];
  it('destroys an action on this base itself', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Moor', 'A Wreck-It Ralph', 'B Scout with B Poison', 'B Ittypedia', 'A Kart Bakery'),
        at('Heath', 'B Ittypedia'),
      ],
      steps: [
        A.uses('Wreck-It Ralph'),
        A.answers('destroy'),
        offered('A', ['Ittypedia@Moor', 'Kart Bakery'], ['Poison', 'Ittypedia@Heath', 'no']),
        A.answers('Ittypedia@Moor'),
        now(at('Moor', 'A Wreck-It Ralph', 'B Scout with B Poison', 'A Kart Bakery'), at('Heath', 'B Ittypedia')),
      ],
    }));
  it('or plays one here, none for minions and none elsewhere', () =>
    play({
      seats: { A: { hand: ['Kart Bakery', 'Augmentation', 'Kart Bakery'] }, B: {} },
      bases,
      steps: [
        A.plays('Augmentation'),
        A.answers('Scout'),
        A.uses('Wreck-It Ralph'),
        A.answers('play'),
        refused(A.plays('Kart Bakery', 'Heath')),
        A.plays('Kart Bakery', 'Moor'),
        now({ cannot: [A.plays('Kart Bakery', 'Moor')] }),
      ],
    }));
});

describe("Fix-It Felix Jr.: Choose a play-on-base action in your discard pile and place it into your hand. Talent: Choose an action on this base and place it on top of its owner's deck.", () => {
  it('takes an action for bases; then one on this base', () =>
    play({
      seats: { A: { hand: ['Fix-It Felix Jr.'], discard: ['Kart Bakery', 'King Candy', 'Poison', 'Walker'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Fix-It Felix Jr.'),
        offered('A', ['Kart Bakery', 'King Candy'], ['Poison', 'Walker', 'no']),
        A.answers('King Candy'),
        now({ hand: { A: ['King Candy'] } }),
      ],
    }));
  it('the talent: you choose among the actions on this base', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Moor', 'A Fix-It Felix Jr.', 'B Ittypedia', 'A Kart Bakery'), at('Heath', 'A King Candy')],
      steps: [
        A.uses('Fix-It Felix Jr.'),
        offered('A', ['Ittypedia', 'Kart Bakery'], ['King Candy', 'no']),
        A.answers('Kart Bakery'),
        now(at('Moor', 'A Fix-It Felix Jr.', 'B Ittypedia'), { deck: { A: ['Kart Bakery', ...deck] } }),
      ],
    }));
  it('fix-it-felix-jr/1 a card goes to its owner’s deck, whoever controls it', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Fix-It Felix Jr.', 'B Scout with B Poison', 'B Ittypedia'), at('Heath', 'A Kart Bakery')],
      steps: [A.uses('Fix-It Felix Jr.'), A.answers('?Ittypedia'), now({ deck: { B: { top: ['Ittypedia'] }, A: 4 } })],
    }));
});

describe('Vanellope Von Schweetz: Talent: This minion moves to another base, and a +1 power counter is placed on it.', () => {
  it('moves and gets a counter', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Vanellope Von Schweetz'), at('Heath'), at('Fen')],
      steps: [
        A.uses('Vanellope Von Schweetz'),
        offered('A', ['Heath', 'Fen'], ['Moor', 'no']),
        A.answers('Fen'),
        now(at('Fen', 'A Vanellope Von Schweetz +1')),
      ],
    }));
  it('the counter also where it cannot go', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Vanellope Von Schweetz')],
      steps: [A.uses('Vanellope Von Schweetz'), now({ cards: { 'Vanellope Von Schweetz': { counters: 1 } } })],
    }));
});

describe('Sergeant Calhoun: Talent: If you have an action on this base, all your other minions here get +1 power this turn.', () => {
  it('sergeant-calhoun/1 those here now; only with an action of yours on the base itself', () => {
    play({
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Moor', 'A Sergeant Calhoun', 'A Filler', 'B Filler', 'A Kart Bakery'), at('Heath', 'A Huffie')],
      steps: [
        A.uses('Sergeant Calhoun'),
        A.plays('Scout', 'Moor'),
        now({
          cards: {
            'Filler/A': { power: 2 },
            'Filler/B': { power: 1 },
            Huffie: { power: 3 },
            Scout: { power: 3 },
            'Sergeant Calhoun': { power: 3 },
          },
        }),
        A.ends(),
        now({ cards: { 'Filler/A': { power: 1 } } }),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Moor', 'A Sergeant Calhoun', 'A Filler with A Clawed Glove', 'B Kart Bakery'),
        at('Heath', 'A Kart Bakery'),
      ],
      steps: [refused(A.uses('Sergeant Calhoun'))],
    });
  });
  it('sergeant-calhoun/2 each copy by itself', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Sergeant Calhoun', 'A Sergeant Calhoun', 'A Filler', 'A Kart Bakery')],
      steps: [
        A.uses('Sergeant Calhoun#1'),
        A.uses('Sergeant Calhoun#2'),
        now({
          cards: { Filler: { power: 3 }, 'Sergeant Calhoun#1': { power: 4 }, 'Sergeant Calhoun#2': { power: 4 } },
        }),
      ],
    }));
});

describe('Sugar Rush Racer: Ongoing: After you play a play-on-base action, you may move this minion to that base or away from it, to give it +1 power this turn.', () => {
  it('to that base, or from there elsewhere', () => {
    play({
      seats: { A: { hand: ['Kart Bakery'] } },
      bases: [at('Moor', 'A Sugar Rush Racer'), at('Heath')],
      steps: [
        A.plays('Kart Bakery', 'Heath'),
        A.answers('Sugar Rush Racer'),
        now(at('Heath', 'A Kart Bakery', 'A Sugar Rush Racer'), { cards: { 'Sugar Rush Racer': { power: 3 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Kart Bakery'] } },
      bases: [at('Moor', 'A Sugar Rush Racer'), at('Heath'), at('Fen')],
      steps: [
        A.plays('Kart Bakery', 'Moor'),
        A.answers('Sugar Rush Racer'),
        offered('A', ['Heath', 'Fen']),
        A.answers('Fen'),
        now(at('Fen', 'A Sugar Rush Racer'), { cards: { 'Sugar Rush Racer': { power: 3 } } }),
      ],
    });
  });
  it('sugar-rush-racer/1 sugar-rush-racer/2 each time, and several after one play', () =>
    play({
      seats: { A: { hand: ['Kiss the Sky Spell', 'Kart Bakery', 'Kiss the Sky Spell', 'Ittypedia'] } },
      bases: [at('Moor', 'A Sugar Rush Racer', 'A Sugar Rush Racer'), at('Heath')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        A.plays('Kart Bakery', 'Heath'),
        A.answers('Sugar Rush Racer#1', 'Sugar Rush Racer#2'),
        now(at('Heath', 'A Kart Bakery', 'A Sugar Rush Racer', 'A Sugar Rush Racer')),
      ],
    }));
  it('not after a minion, where there is no other base, or if the base has gone (CONF-1)', () => {
    play({
      seats: { A: { hand: ['Scout'] } },
      bases: [at('Moor', 'A Sugar Rush Racer'), at('Heath')],
      steps: [A.plays('Scout', 'Heath'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Kart Bakery'] } },
      bases: [at('Moor', 'A Sugar Rush Racer')],
      steps: [A.plays('Kart Bakery'), now({ asked: null })],
    });
    play({
      cards: [
        actionCard(
          'Sinkhole',
          'base',
          'Put this on a base. Destroy this base.',
          onPlay(function* (me) {
            yield* act(ops.destroyBase(yield* look((q) => here(q, me))));
          }),
        ),
      ],
      seats: { A: { hand: ['Sinkhole'] } },
      bases: [at('Moor', 'A Sugar Rush Racer'), at('Heath')],
      baseDeck: ['Fen'],
      steps: [A.plays('Sinkhole', 'Heath'), now(at('Moor', 'A Sugar Rush Racer'), at('Fen'), { asked: null })],
    });
  });
  it('not after other actions or another player’s, and it may stay', () => {
    play({
      seats: { A: { hand: ['Clawed Glove'] } },
      bases: [at('Moor', 'A Sugar Rush Racer'), at('Heath')],
      steps: [A.plays('Clawed Glove', 'Sugar Rush Racer'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Kart Bakery'] }, B: {} },
      bases: [at('Moor', 'B Sugar Rush Racer'), at('Heath')],
      steps: [A.plays('Kart Bakery', 'Heath'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Kart Bakery'] } },
      bases: [at('Moor', 'A Sugar Rush Racer'), at('Heath')],
      steps: [
        A.plays('Kart Bakery', 'Heath'),
        A.answers('pass'),
        now(at('Moor', 'A Sugar Rush Racer'), { cards: { 'Sugar Rush Racer': { power: 2 } } }),
      ],
    });
  });
});

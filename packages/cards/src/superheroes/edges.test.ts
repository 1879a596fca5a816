import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit, rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Converted Cave: Minions here with power 2 or less can be destroyed only by their controllers.', () => {
  const shot = { A: { hand: ['Seeing Stars'] } };

  it('protects monsters, which have no controller, from everybody (MON-2)', () =>
    play({
      monsterDeck: [],
      treasureDeck: [],
      cards: [minionCard('Mite', 2, '')],
      seats: shot,
      bases: [at('Converted Cave', 'B Mite', 'B Mite'), at('Moor', 'B Walker')],
      steps: [A.plays('Seeing Stars'), A.answers('?Walker'), now(at('Moor'), at('Converted Cave', 'B Mite', 'B Mite'))],
    }));

  it('does not protect the minions of a player who has to ignore it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: shot,
      bases: [at('Converted Cave', 'B Hermit', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        now(at('Converted Cave', 'B Hermit'), { discard: { B: ['Walker'] } }),
      ],
    }));

  it('lets minions here be returned, and actions here be destroyed', () =>
    play({
      seats: { A: { hand: ['Infiltrate'] } },
      bases: [at('Converted Cave', 'B Walker', 'B Overrun'), at('Moor')],
      steps: [
        A.plays('Infiltrate', 'Converted Cave'),
        A.answers('?Overrun'),
        now(at('Converted Cave', 'B Walker', 'A Infiltrate')),
      ],
    }));
});

describe('The Burst: Ongoing: You may move this minion to a base after a minion is played there.', () => {
  it('is not offered after an action, nor after a minion played where it is', () =>
    play({
      seats: { A: { hand: ['Invader', 'Poison'] } },
      bases: [at('Meadow', 'A The Burst', 'B Scout'), at('Moor', 'B Gnome')],
      steps: [
        A.plays('Poison', 'Gnome'),
        now({ asked: null }),
        A.plays('Invader', 'Meadow'),
        now({ asked: null, turn: 'A' }),
      ],
    }));
});

describe('Mild Mannered Citizen: Ongoing: You may destroy this minion at the start of your turn to search your deck …', () => {
  it('finds nothing if it is not destroyed (RES-3)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Pirate King', 'Scout', 'Probe'] } },
      bases: [at('Meadow', 'A Mild Mannered Citizen with B Shell Game'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Mild Mannered Citizen'),
        now(at('Meadow', 'A Mild Mannered Citizen with B Shell Game'), {
          deck: { A: ['Pirate King', 'Scout', 'Probe'] },
        }),
      ],
    }));
});

describe('Golden Age: Choose up to three minions in your discard pile and place them on the bottom of your deck.', () => {
  it('takes three at most, in your order (RES-12)', () =>
    play({
      seats: { A: { hand: ['Golden Age'], deck: ['Probe'], discard: ['Walker', 'Scout', 'Gnome', 'Zapbot'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Golden Age'),
        { refused: A.answers('Walker', 'Scout', 'Gnome', 'Zapbot') },
        A.answers('Gnome', 'Walker', 'Scout'),
        now({ asked: null, deck: { A: ['Probe', 'Gnome', 'Walker', 'Scout'] } }),
      ],
    }));
});

describe('The Everything Glove: … Talent: Play an extra minion with power 2 or less here OR draw a card.', () => {
  const table = [at('Meadow', 'A The Everything Glove', 'A Rock'), at('Moor')];
  const seats = { A: { hand: ['Two', 'Three'], deck: ['Howl', 'Probe'] } };
  const cards = [rock, minionCard('Two', 2, ''), minionCard('Three', 3, '')];

  it('draws one card', () =>
    play({
      cards,
      seats,
      bases: table,
      steps: [
        A.uses('The Everything Glove'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Two', 'Three', 'Howl'] } }),
      ],
    }));

  it('the extra minion has power 2, not 3, and comes here (EXT-4)', () =>
    play({
      cards: [...cards, minionCard('First', 4, '')],
      seats: { A: { hand: ['First', 'Two', 'Three'] } },
      bases: table,
      steps: [
        A.plays('First', 'Moor'),
        A.uses('The Everything Glove'),
        A.answers('play'),
        now({
          can: [A.plays('Two', 'Meadow')],
          cannot: [A.plays('Three', 'Meadow'), A.plays('Two', 'Moor')],
        }),
      ],
    }));

  it('is not offered when an action of yours on a minion is destroyed', () =>
    play({
      seats: { B: { hand: ['Poison'] } },
      titans: [{ seat: 'A', card: 'The Everything Glove' }],
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A Smoke Bomb'), at('Moor')],
      steps: [B.plays('Poison', 'Walker'), B.answers('?Smoke Bomb'), now({ asked: null, turn: 'B' })],
    }));
});

describe('Crystal Fortress: After each minion you play here, you may choose a minion in your discard pile …', () => {
  it('is offered for a single minion there', () =>
    play({
      seats: { A: { hand: ['Scout'], discard: ['Walker', 'Howl'] } },
      bases: [at('Crystal Fortress'), at('Moor')],
      steps: [A.plays('Scout', 'Crystal Fortress'), offered('A', ['Crystal Fortress', 'pass'])],
    }));
});

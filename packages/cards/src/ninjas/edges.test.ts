import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Ninja Dojo: After this base scores, its winner may destroy one minion anywhere.', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Ninja Dojo', 'B Walker'), at('Meadow', 'A Filler +10')],
      steps: [A.ends(), now(at('Ninja Dojo', 'B Walker'), { asked: null, turn: 'B' })],
    }));

  it('is offered for a single minion', () =>
    play({
      bases: [at('Ninja Dojo', 'A Filler +30'), at('Moor')],
      steps: [A.ends(), offered('A', ['Ninja Dojo', 'pass'])],
    }));
});

describe("Temple of Goju: After this base scores, each player's minion here with the highest power is placed on the bottom of its owner's deck.", () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Temple of Goju', 'B Walker'), at('Meadow', 'A Filler +10')],
      steps: [A.ends(), now(at('Temple of Goju', 'B Walker'), { asked: null, turn: 'B' })],
    }));

  it('asks nobody who has no minion here whether to follow it (TERM-13)', () =>
    play({
      bases: [at('Temple of Goju', 'A Filler +30', 'B Infiltrate'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', deck: { A: { bottom: ['Filler'] } } })],
    }));
});

describe('Ninja Acolyte: Special: On your turn, if you have played no minion yet, you may return this minion to your hand and play an extra minion here.', () => {
  it('brings no minion if it is not returned (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Anchor',
          1,
          'Ongoing: Minions here cannot return to a hand.',
          protect((_q, _me, op) => op.verb === 'return'),
        ),
      ],
      seats: { A: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Ninja Acolyte', 'B Anchor')],
      steps: [
        A.uses('Ninja Acolyte'),
        now(at('Meadow', 'A Ninja Acolyte', 'B Anchor'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));

  it('an Acolyte of another player does not return to your hand, so you need another minion (TERM-5)', () =>
    play({
      seats: { A: { hand: [] } },
      bases: [at('Meadow', 'A Ninja Acolyte of B')],
      steps: [now({ cannot: [A.uses('Ninja Acolyte')] })],
    }));
});

describe('Disguise: Choose one or two of your minions at one base. …', () => {
  it('offers only minions at a base where another of your minions can be played (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Invader', 'A Filler', 'B Overrun'), at('Moor', 'A Gnome', 'A Zapbot')],
      steps: [A.plays('Disguise'), offered('A', ['Gnome', 'Zapbot'], ['Invader', 'Filler', 'done'])],
    }));

  it('a base that takes one of your minions is enough (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Filler', 'Scout'] } },
      bases: [at('The Vats', 'A Filler', 'A Walker'), at('Moor')],
      steps: [A.plays('Disguise'), offered('A', ['Filler', 'Walker'])],
    }));

  it('takes two at most (RES-12)', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Scout', 'Probe', 'Gnome', 'Zapbot'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Filler')],
      steps: [A.plays('Disguise'), { refused: A.answers('Invader', 'Walker', 'Filler') }],
    }));
});

describe('Invisible Ninja', () => {
  const aside = [{ seat: 'A' as const, card: 'Invisible Ninja' }];
  const table = [at('Meadow', 'A Invisible Ninja', 'A Walker', 'B Scout'), at('Moor')];

  it('is not played if the card is not discarded (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Miser',
          1,
          'Ongoing: Nobody can discard.',
          protect((_q, _me, op) => op.verb === 'discard'),
        ),
      ],
      seats: { A: { hand: ['Scout', 'Howl'] } },
      titans: aside,
      bases: [at('Meadow', 'A Walker', 'B Miser'), at('Moor')],
      steps: [
        A.plays('Invisible Ninja', 'Meadow'),
        A.answers('?Scout'),
        now({ asked: null, titans: { A: ['Invisible Ninja'] }, hand: { A: ['Scout', 'Howl'] } }),
      ],
    }));

  it('shows the two cards with the question', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: ['Howl', 'Probe', 'Gnome'] } },
      bases: table,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Scout', 'Invisible Ninja'),
        shown('A', 'Howl', 'Probe'),
        A.answers('Probe'),
        now({ hand: { A: ['Probe'] }, deck: { A: { count: 2, has: ['Howl', 'Gnome'] } } }),
      ],
    }));

  it('is not triggered when you destroy a monster, which belongs to nobody (MON-2)', () =>
    play({
      monsterDeck: [],
      treasureDeck: [],
      seats: { A: { hand: ['Seeing Stars'], deck: ['Howl', 'Probe', 'Gnome'] } },
      bases: [at('Meadow', 'A Invisible Ninja', 'A Walker', '- Ghoul')],
      steps: [A.plays('Seeing Stars'), A.answers('Ghoul'), now({ asked: null })],
    }));

  it('brings a minion of power 3, not of power 4 (TERM-9)', () =>
    play({
      cards: [minionCard('Three', 3, ''), minionCard('Four', 4, '')],
      turn: 'B',
      seats: { A: { hand: ['Three', 'Four'] } },
      bases: [at('Meadow', 'A Invisible Ninja'), at('Moor')],
      steps: [B.ends(), A.answers('Invisible Ninja'), offered('A', ['Three', 'no'], ['Four'])],
    }));
});

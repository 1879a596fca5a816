import { A, at, B, logged, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const table = [at('Meadow'), at('Moor', 'B Walker')];

describe('School of Wizardry: … the winner looks at the top three cards of the base deck …', () => {
  const won = [at('School of Wizardry', 'A Filler +14', 'B Walker', 'B Filler +4'), at('Moor')];

  it('shows the three in the order in which they lie (INFO-1)', () =>
    play({
      baseDeck: ['Heath', 'Fen', 'Marsh', 'Tortuga'],
      bases: won,
      steps: [A.ends(), shown('A', 'Heath', 'Fen', 'Marsh')],
    }));

  it('with three left, the base discard pile stays where it is (DECK-1)', () =>
    play({
      baseDeck: ['Heath', 'Fen', 'Marsh'],
      baseDiscard: ['Tortuga'],
      bases: won,
      steps: [
        A.ends(),
        A.answers('Marsh', 'Fen', 'Heath'),
        now(at('Marsh'), { baseDeck: ['Fen', 'Heath'], baseDiscard: ['Tortuga', 'School of Wizardry'] }),
      ],
    }));

  it('with two left, the base discard pile gives the third (DECK-1)', () =>
    play({
      baseDeck: ['Heath', 'Fen'],
      baseDiscard: ['Tortuga'],
      bases: won,
      steps: [A.ends(), offered('A', ['Heath', 'Fen', 'Tortuga'])],
    }));
});

describe('The Great Library: After this base scores, every player who has a minion here may draw a card.', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Probe', 'Walker'] } },
      bases: [at('The Great Library', 'A Walker'), at('Meadow', 'A Filler +10')],
      steps: [A.ends(), now({ asked: null, turn: 'B', hand: { A: ['Scout', 'Probe'] } })],
    }));
});

describe('Neophyte: Reveal the top card of your deck. An action you may place in your hand OR play …', () => {
  it('shows the revealed action with the question (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Neophyte'], deck: ['Probe', 'Dinghy'] } },
      bases: table,
      steps: [A.plays('Neophyte', 'Meadow'), shown('A', 'Probe')],
    }));

  it('plays a fusion as an action: there is no minion play in it (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Neophyte'], deck: ['Dice Ninja', 'Scout', 'Probe', 'Dinghy'] } },
      bases: table,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        A.answers('play'),
        now(at('Meadow', 'A Neophyte'), {
          asked: null,
          hand: { A: ['Scout', 'Probe'] },
          discard: { A: ['Dice Ninja'] },
        }),
      ],
    }));
});

describe("Mass Enchantment: Reveal the top card of each other player's deck. Play one of the revealed actions …", () => {
  it('shows every revealed card with the question, minions too (INFO-3)', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment'] },
        B: { deck: ['Probe'] },
        C: { deck: ['Walker'] },
        D: { deck: ['Howl'] },
      },
      bases: table,
      steps: [A.plays('Mass Enchantment'), shown('A', 'Probe', 'Walker', 'Howl'), offered('A', ['Probe', 'Howl'])],
    }));

  it('plays a fusion as an action: there is no minion play in it (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'], deck: ['Scout', 'Probe'] }, B: { deck: ['Dice Ninja'] } },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        now(at('Meadow'), { asked: null, hand: { A: ['Scout', 'Probe'] }, discard: { B: ['Dice Ninja'] } }),
      ],
    }));
});

describe('Portal: Reveal the top five cards of your deck. …', () => {
  it('shows them in the order in which they lie; with five left, the discard pile stays (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Portal'], deck: ['Walker', 'Probe', 'Scout', 'Howl', 'Invader'], discard: ['Dinghy'] },
      },
      bases: table,
      steps: [
        A.plays('Portal'),
        shown('A', 'Walker', 'Probe', 'Scout', 'Howl', 'Invader'),
        A.answers('Walker', 'Scout', 'Invader', 'Probe', 'Howl'),
        now({ asked: null, deck: { A: ['Probe', 'Howl'] }, discard: { A: ['Dinghy', 'Portal'] } }),
      ],
    }));
});

describe('A deck that is looked through is shuffled (DECK-2)', () => {
  it('Scry: Search your deck for an action … Shuffle your deck.', () =>
    play({
      seats: { A: { hand: ['Scry'], deck: ['Scout', 'Probe', 'Walker'] } },
      bases: table,
      steps: [A.plays('Scry'), logged('A shuffled the deck')],
    }));

  it('Winds of Change: Shuffle your whole hand into your deck …', () =>
    play({
      seats: { A: { hand: ['Winds of Change', 'Scout'], deck: ['Probe', 'Walker', 'Howl', 'Dinghy', 'Cannon'] } },
      bases: table,
      steps: [A.plays('Winds of Change'), logged('A shuffled the deck')],
    }));
});

describe('Arcane Protector: Special: You may play this titan right after the fifth or any later card you play in a turn. …', () => {
  const hand = ['Time Loop', 'Time Loop', 'Howl', 'Howl', 'Howl'];
  const five = hand.map((card) => A.plays(card));
  const titans = [{ seat: 'A' as const, card: 'Arcane Protector' }];

  it('is offered where a single base is in play (TIT-2)', () =>
    play({
      seats: { A: { hand } },
      titans,
      bases: [at('Meadow')],
      steps: [...five, offered('A', ['Arcane Protector', 'pass'])],
    }));

  it('is not offered after a card that another player plays in that turn (TIT-2)', () =>
    play({
      seats: { A: { hand }, B: { hand: ['Hidden Ninja', 'Filler'] } },
      titans,
      bases: [at('Meadow', 'A Filler +8', 'B Filler'), at('Moor')],
      steps: [
        ...five,
        A.answers('pass'),
        A.ends(),
        B.answers('Hidden Ninja'),
        now(at('Moor'), { asked: null, turn: 'B', discard: { B: { has: ['Hidden Ninja', 'Filler'] } } }),
      ],
    }));
});

import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Pyramids: On your turn, you may bury one card from your hand here.', () => {
  it('buries a card of the current player here, once a turn (ABL-6)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout'] }, B: { hand: ['Walker'] } },
      bases: [at('Pyramids'), at('Moor')],
      steps: [
        now({ cannot: [B.uses('Pyramids')] }),
        A.uses('Pyramids'),
        offered('A', ['Howl', 'Scout'], ['no']),
        A.answers('Howl'),
        now(at('Pyramids', 'A buried Howl'), at('Moor'), {
          hand: { A: ['Scout'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
        refused(A.uses('Pyramids')),
        A.ends(),
        B.uses('Pyramids'),
        now(at('Pyramids', 'A buried Howl', 'B buried Walker'), { hand: { B: [] } }),
      ],
    }));

  it('asks nothing of an empty hand (ABL-6)', () =>
    play({
      bases: [at('Pyramids'), at('Moor')],
      steps: [refused(A.uses('Pyramids'))],
    }));

  it('is scored like any other; what is buried there goes to its owner (BURY-5)', () =>
    play({
      bases: [at('Pyramids', 'B Filler +20', 'A buried Howl'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), { vp: { A: 0, B: 4 }, discard: { A: ['Howl'] } })],
    }));
});

describe('Star Portal: After a card is buried here, or an action is played on this base, the controller of that card draws a card.', () => {
  it('the one who buried a card here draws a card (ABL-8)', () =>
    play({
      seats: { A: { hand: ['Tomb Trap', 'Scout'] } },
      bases: [at('Star Portal'), at('Moor')],
      steps: [
        A.plays('Tomb Trap'),
        A.answers('Star Portal'),
        now(at('Star Portal', 'A buried Tomb Trap'), { hand: { A: ['Scout', 'Filler'], B: 0 }, asked: null }),
      ],
    }));

  it('twice for two buried together (RES-9, RES-10)', () =>
    play({
      seats: { A: { hand: ['Seal the Tomb', 'Scout', 'Howl'] } },
      bases: [at('Star Portal'), at('Moor')],
      steps: [
        A.plays('Seal the Tomb'),
        A.answers('Scout', 'Howl', 'Star Portal'),
        now(at('Star Portal', 'A buried Scout', 'A buried Howl'), { asked: null, hand: { A: ['Filler', 'Filler'] } }),
      ],
    }));

  it('for an action played on this base, not for one on a minion here, a minion, or a card buried elsewhere (ATT-1, TERM-7)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Overrun', 'Upgrade', 'Scout', 'Tomb Trap'], deck: ['Howl', 'Invader'] } },
      bases: [at('Star Portal'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Scout', 'Star Portal'),
        now({ hand: { A: ['Overrun', 'Upgrade', 'Tomb Trap'] } }),
        A.plays('Upgrade', 'Scout'),
        now({ hand: { A: ['Overrun', 'Tomb Trap'] } }),
        A.plays('Tomb Trap'),
        A.answers('Moor'),
        now({ hand: { A: ['Overrun'] } }),
      ],
    }));

  it('an action on this base draws a card, including one that was buried here and is uncovered (BURY-3)', () =>
    play({
      seats: { A: { hand: ['Lost Knowledge'] } },
      bases: [at('Star Portal', 'A buried Overrun'), at('Moor')],
      steps: [
        A.plays('Lost Knowledge'),
        now(at('Star Portal', 'A Overrun'), { asked: null, hand: { A: ['Filler'] }, deck: { A: 9 } }),
      ],
    }));

  it('a player who plays or buries draws a card, even in another player’s turn', () =>
    play({
      bases: [at('Meadow', 'B Mummy +8'), at('Star Portal')],
      steps: [
        A.ends(),
        B.answers('Mummy'),
        // It is A's turn: A draws only the two cards of the turn.
        now(at('Star Portal', 'B buried Mummy'), { hand: { A: 2, B: 1 } }),
      ],
    }));

  it('draws nothing for a minion that is uncovered here (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Lost Knowledge'] } },
      bases: [at('Star Portal', 'A buried Invader'), at('Moor')],
      steps: [A.plays('Lost Knowledge'), now({ asked: null, hand: { A: [] }, vp: { A: 1 } })],
    }));
});

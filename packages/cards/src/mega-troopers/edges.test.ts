import { protect } from '@smash/engine/script';
import { A, at, minionCard, never, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const table = [at('Meadow', 'A Walker'), at('Moor')];

describe("Plan For More!: Reveal your deck's top three cards. Draw every minion among them; you may play one of those minions as an extra minion. Put the other cards back in any order.", () => {
  it('with three cards left, the discard pile stays where it is (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Howl', 'Scout', 'Probe'], discard: ['Dinghy'] } },
      bases: table,
      steps: [
        A.plays('Plan For More!'),
        A.answers('no', 'Probe', 'Howl'),
        now({ hand: { A: ['Scout'] }, deck: { A: ['Probe', 'Howl'] }, discard: { A: ['Dinghy', 'Plan For More!'] } }),
      ],
    }));

  it('with two cards left, the discard pile gives the third (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Howl', 'Scout'], discard: ['Zapbot'] } },
      bases: table,
      steps: [A.plays('Plan For More!'), offered('A', ['Scout', 'Zapbot', 'no'])],
    }));

  it('without any card, nothing is revealed (RES-13)', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: [], discard: [] } },
      bases: table,
      steps: [A.plays('Plan For More!'), now({ asked: null, discard: { A: ['Plan For More!'] } })],
    }));

  it('a single card is revealed and drawn, too', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Scout'], discard: [] } },
      bases: table,
      steps: [A.plays('Plan For More!'), offered('A', ['Scout', 'no'])],
    }));

  it('a minion that cannot be drawn cannot be played, nor one that no base takes (RES-3, PLAY-4)', () => {
    const warden = minionCard(
      'Warden',
      1,
      'Ongoing: Scout cannot be drawn.',
      protect((q, _me, op) => op.verb === 'draw' && op.card >= 0 && q.name(op.card) === 'Scout'),
    );
    play({
      cards: [warden],
      seats: { A: { hand: ['Plan For More!'], deck: ['Scout', 'Zapbot', 'Howl'] } },
      bases: [at('Meadow', 'B Warden'), at('Moor')],
      steps: [A.plays('Plan For More!'), offered('A', ['Zapbot', 'no'], ['Scout'])],
    });
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Scout', 'Zapbot', 'Howl'] } },
      bases: [at('Meadow', 'B Overrun'), at('Moor', 'B Overrun')],
      steps: [A.plays('Plan For More!'), now({ asked: null, hand: { A: ['Scout', 'Zapbot'] } })],
    });
  });

  it('a fusion among them is played as a minion, and nobody is asked (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Plan For More!'], deck: ['Dice Ninja', 'Howl', 'Howl', 'Scout', 'Probe'] } },
      bases: table,
      steps: [
        A.plays('Plan For More!'),
        A.answers('Dice Ninja'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Moor', 'A Dice Ninja')),
      ],
    }));
});

describe('Pink Trooper: Special: After this base scores, return to your hand, instead of the discard pile, one of your minions here with power 3 or less.', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Pink Trooper'), at('Moor', 'A Filler +10')],
      steps: [
        A.ends(),
        now(at('Meadow', 'A Pink Trooper'), { asked: null, turn: 'B', hand: { A: 2 } }),
        never('choose'),
      ],
    }));
});

describe('Yellow Trooper: Special: Before this base scores, you may move to here one of your other minions.', () => {
  it('is offered for a single minion elsewhere, and not for none (RES-13)', () => {
    play({
      bases: [at('Meadow', 'A Yellow Trooper', 'A Filler +10'), at('Moor', 'A Walker')],
      steps: [A.ends(), offered('A', ['Yellow Trooper', 'pass'])],
    });
    play({
      bases: [at('Meadow', 'A Yellow Trooper', 'A Filler +10'), at('Moor', 'B Walker')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    });
  });
});

describe('Blitzing Sword Attack: Special: Before a base at which you have a titan scores: if you are not the one winning there, destroy one of its minions with power 4 or less.', () => {
  it('does nothing for the player who is winning there', () =>
    play({
      seats: { A: { hand: ['Blitzing Sword Attack'] } },
      bases: [at('Meadow', 'A Megabot', 'A Filler +14', 'B Walker'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Blitzing Sword Attack'),
        now({ asked: null, turn: 'B', vp: { A: 3, B: 2 }, discard: { A: { has: ['Blitzing Sword Attack'] } } }),
      ],
    }));
});

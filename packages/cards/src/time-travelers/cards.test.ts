import { unaffected } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const rooted = minionCard(
  'Rooted',
  2,
  'This minion is not affected by anything.',
  unaffected(
    () => true,
    (_q, me, ix) => ix === me.self,
  ),
);

describe('Doctor When: You may return one of your other minions in play to your hand. You may then play it again as an extra minion.', () => {
  it('offers your other minions wherever they are, and plays the returned one again at any base (EXT-3, TERM-6)', () =>
    play({
      seats: { A: { hand: ['Doctor When', 'Scout'] } },
      bases: [at('Meadow', 'A Invader with B Poison', 'B Walker'), at('Moor', 'A Filler +2')],
      steps: [
        A.plays('Doctor When', 'Moor'),
        offered('A', ['Invader', 'Filler', 'no'], ['Doctor When', 'Walker', 'Scout']),
        A.answers('Invader'),
        now(at('Meadow', 'B Walker'), { discard: { B: ['Poison'] } }),
        offered('A', ['Meadow', 'Moor', 'no']),
        A.answers('Moor'),
        // Played again: it gains its VP, and has not cost a play.
        now(at('Meadow', 'B Walker'), at('Moor', 'A Filler', 'A Doctor When', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Scout'] },
          plays: { A: { minions: 0, actions: 1 } },
        }),
      ],
    }));

  it('doctor-when/1 a card not played immediately stays in the hand, without a later play (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Doctor When'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Doctor When', 'Moor'),
        A.answers('Invader', 'no'),
        now(at('Meadow'), at('Moor', 'A Doctor When'), {
          asked: null,
          hand: { A: ['Invader'] },
          cannot: [A.plays('Invader', 'Meadow')],
        }),
      ],
    }));

  it('doctor-when/2 a Time Raider that comes back may use its talent again (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Doctor When'], discard: ['Scout', 'Walker'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Time Raider'), at('Moor')],
      steps: [
        A.uses('Time Raider'),
        A.answers('Scout'),
        now({ cannot: [A.uses('Time Raider')] }),
        A.plays('Doctor When', 'Moor'),
        A.answers('Time Raider', 'Meadow'),
        A.uses('Time Raider'),
        now({ asked: null, discard: { A: [] }, deck: { A: { bottom: ['Walker'], count: 3 } } }),
      ],
    }));

  it('may return none; alone it asks nothing', () =>
    play({
      seats: { A: { hand: ['Doctor When', 'Doctor When'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Doctor When', 'Moor'),
        A.answers('no'),
        now(at('Moor', 'A Filler', 'A Doctor When'), { asked: null, hand: { A: ['Doctor When'] } }),
      ],
    }));
  it('alone it asks nothing', () =>
    play({
      seats: { A: { hand: ['Doctor When'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Doctor When', 'Moor'), now(at('Meadow', 'B Walker'), { asked: null })],
    }));

  it('a minion that cannot be affected may be chosen and stays; one of another owner goes to that hand (RES-13, TERM-5)', () =>
    play({
      cards: [rooted],
      seats: { A: { hand: ['Doctor When', 'Do Over!'] } },
      bases: [at('Meadow', 'A Rooted', 'A Walker of B'), at('Moor')],
      steps: [
        A.plays('Doctor When', 'Moor'),
        offered('A', ['Rooted', 'Walker', 'no']),
        A.answers('Rooted'),
        now(at('Meadow', 'A Rooted', 'A Walker'), { asked: null, hand: { A: ['Do Over!'] } }),
        A.plays('Do Over!'),
        A.answers('Walker'),
        now(at('Meadow', 'A Rooted'), { asked: null, hand: { A: [], B: ['Walker'] } }),
      ],
    }));
});

describe('Repeater Perfect: Choose an action in your discard pile and place it on top of your deck.', () => {
  it('offers the actions of your own discard pile, and one has to go (RES-11)', () =>
    play({
      seats: {
        A: { hand: ['Repeater Perfect'], deck: ['Scout'], discard: ['Cannon', 'Walker', 'Dinghy'] },
        B: { discard: ['Probe'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Repeater Perfect', 'Moor'),
        offered('A', ['Cannon', 'Dinghy'], ['Walker', 'Probe', 'no']),
        A.answers('Dinghy'),
        now({ asked: null, deck: { A: ['Dinghy', 'Scout'] }, discard: { A: ['Cannon', 'Walker'], B: ['Probe'] } }),
      ],
    }));

  it('a single action is taken without asking; without any nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ['Repeater Perfect', 'Zapbot'], discard: ['Cannon'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Repeater Perfect', 'Moor'),
        now({ asked: null, deck: { A: ['Cannon', 'Scout'] }, discard: { A: [] } }),
      ],
    }));
  it('with no action nothing happens', () =>
    play({
      seats: { A: { hand: ['Repeater Perfect'], discard: ['Walker'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Repeater Perfect', 'Moor'), now({ asked: null, deck: { A: ['Scout'] } })],
    }));
});

describe('Time Raider: Talent: Choose a card in your discard pile and place it on the bottom of your deck.', () => {
  it('places any card of your discard pile under your deck, once a turn (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Time Raider'], deck: ['Scout', 'Filler'], discard: ['Cannon', 'Walker'] } },
      bases: [at('Meadow', 'B Time Raider'), at('Moor')],
      steps: [
        A.plays('Time Raider', 'Moor'),
        A.uses('Time Raider'),
        offered('A', ['Cannon', 'Walker'], ['no']),
        A.answers('Walker'),
        now({ asked: null, deck: { A: ['Scout', 'Filler', 'Walker'] }, discard: { A: ['Cannon'] } }),
        refused(A.uses('Time Raider')),
      ],
    }));

  it('is of no use with an empty discard pile; that of another player does not count', () =>
    play({
      seats: { B: { discard: ['Walker'] } },
      bases: [at('Meadow', 'A Time Raider'), at('Moor')],
      steps: [now({ cannot: [A.uses('Time Raider')] })],
    }));

  it('time-raider/1 returned and played again in the same turn it uses its talent again (ABL-5, IO-1)', () =>
    play({
      seats: { A: { hand: ['Do Over!'], discard: ['Scout', 'Walker'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Time Raider'), at('Moor')],
      steps: [
        A.uses('Time Raider'),
        A.answers('Scout'),
        A.plays('Do Over!'),
        A.answers('Moor'),
        A.uses('Time Raider'),
        A.answers('Walker'),
        now(at('Moor', 'A Time Raider'), { deck: { A: ['Filler', 'Scout', 'Walker'] }, discard: { A: ['Do Over!'] } }),
      ],
    }));
});

describe('Jumper: Ongoing: When this minion goes from play to the discard pile, you may place it into your hand.', () => {
  it('destroyed by another player, it may come to the hand (RES-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Jumper', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Jumper'),
        offered('A', ['Jumper', 'pass']),
        A.answers('Jumper'),
        now(at('Meadow', 'A Walker'), { asked: null, hand: { A: ['Jumper'] }, discard: { A: [] } }),
      ],
    }));

  it('may be left in the discard pile; what is returned or placed elsewhere does not trigger it (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Beam Up', 'Disintegrator'] } },
      bases: [at('Meadow', 'A Jumper', 'A Jumper +1'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Cannon'),
        offered('A', ['Jumper#1', 'Filler', 'done'], ['Jumper#2']),
        A.answers('Jumper#1', 'done'),
        A.answers('pass'),
        now(at('Meadow', 'A Jumper'), { asked: null, hand: { A: 2 }, discard: { A: ['Jumper', 'Cannon'] } }),
      ],
    }));
  it('placed under the deck it does not come (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Disintegrator'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Jumper'), at('Moor')],
      steps: [
        A.plays('Disintegrator'),
        now(at('Meadow'), { asked: null, hand: { A: [] }, deck: { A: ['Scout', 'Jumper'] } }),
      ],
    }));

  it('two together each come or stay (RES-9)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Jumper', 'A Jumper'), at('Moor')],
      steps: [
        B.plays('Cannon'),
        B.answers('Jumper#1', 'Jumper#2', 'done'),
        A.answers('Jumper#1'),
        A.answers('pass'),
        now(at('Meadow'), { asked: null, hand: { A: ['Jumper'] }, discard: { A: ['Jumper'] } }),
      ],
    }));

  it('under another player’s control it goes to its owner’s hand, if that player wants (DECK-3, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'B Jumper of A'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        B.answers('Jumper'),
        now(at('Meadow'), { asked: null, hand: { A: ['Jumper'], B: [] } }),
      ],
    }));

  it('jumper/1 discarded from the hand it stays in the discard pile (TURN-6)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Jumper', 'Scout'] }, B: { hand: ['Probe'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Probe'),
        B.answers('Jumper'),
        now({ asked: null, hand: { A: ['Scout'] }, discard: { A: ['Jumper'] } }),
      ],
    }));

  it('jumper/2 comes when the cards of a scored base are discarded (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A Jumper', 'B Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Jumper', 'pass']),
        A.answers('Jumper'),
        now({ vp: { A: 2, B: 3 }, turn: 'B', hand: { A: { has: ['Jumper'] } }, discard: { A: [], B: ['Filler'] } }),
      ],
    }));
});

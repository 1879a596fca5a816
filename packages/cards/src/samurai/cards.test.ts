import { act, chooseMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Goes to the discard pile from play by neither of the two usual ways. */
const bin = actionCard(
  'Bin',
  'standard',
  'Place a minion in the discard pile.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion');
    if (minion !== null) yield* act(ops.place(minion, 'discard'));
  }),
);
const scores = (...more: string[]) => [at('Meadow', 'A Filler +9', ...more), at('Moor')];

describe('Shogun: Ongoing: After another of your minions goes from play to the discard pile, place a +1 power counter on this minion.', () => {
  it('one for each of yours that is destroyed, wherever; none for others (RES-9)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Cannon', 'Time Loop'] } },
      bases: [at('Meadow', 'A Shogun', 'A Filler', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Filler/A', 'Walker'),
        now({ asked: null, cards: { Shogun: { counters: 2 } } }),
        A.plays('Cannon'),
        A.answers('Filler/B'),
        now({ asked: null, cards: { Shogun: { counters: 2 } } }),
      ],
    }));
  it('shogun/1 even for those discarded with a scored base; not for those returned to hand (SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Filler +8', 'A Filler', 'A Walker', 'B Scout'), at('Moor', 'A Shogun')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Walker'),
        now({ cards: { Shogun: { counters: 0 } } }),
        A.ends(),
        B.answers('?pass'),
        now({ turn: 'B', cards: { Shogun: { counters: 2 } } }),
      ],
    }));
  it('placed there by a card, too; not for itself', () =>
    play({
      cards: [bin],
      seats: { A: { hand: ['Bin', 'Bin', 'Time Loop'] } },
      bases: [at('Meadow', 'A Shogun', 'A Filler'), at('Moor', 'A Shogun')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Bin'),
        A.answers('Filler'),
        now({ cards: { 'Shogun@Meadow': { counters: 1 }, 'Shogun@Moor': { counters: 1 } } }),
        A.plays('Bin'),
        A.answers('Shogun@Meadow'),
        now(at('Meadow'), { asked: null, cards: { 'Shogun@Moor': { counters: 2 } } }),
      ],
    }));
});

describe('Bushi: Ongoing: After this minion goes from play to the discard pile, gain 1 VP if it had power 5 or more.', () => {
  it('destroyed with power 5, but not with 4', () =>
    play({
      cards: [bin],
      seats: { A: { hand: ['Bin', 'Bin', 'Time Loop'] } },
      bases: [at('Meadow', 'A Bushi +1'), at('Moor', 'A Bushi', 'B Filler')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Bin'),
        A.answers('Bushi@Moor'),
        now({ vp: { A: 0 } }),
        A.plays('Bin'),
        A.answers('Bushi@Meadow'),
        now({ asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));
  it('bushi/1 discarded with a scored base (SCORE-9); the VP is its last controller’s (RES-4)', () =>
    play({
      bases: [at('Meadow', 'A Bushi of B +3', 'B Bushi'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 4, B: 2 }, discard: { B: ['Bushi', 'Bushi'] } })],
    }));
  it('not when it goes to the hand', () =>
    play({
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Bushi +3'), at('Moor')],
      steps: [A.plays('Beam Up'), now({ asked: null, vp: { A: 0 }, hand: { A: ['Bushi'] } })],
    }));
});

describe('Ronin: You may place two +1 power counters on this minion if it is your only one here.', () => {
  it('with minions of others here, and of yours elsewhere; it may be declined', () =>
    play({
      seats: { A: { hand: ['Ronin', 'Ronin', 'Summon'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Ronin', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({ cards: { Ronin: { counters: 2, power: 5 } } }),
        A.plays('Ronin', 'Moor'),
        A.answers('no'),
        now({ asked: null, cards: { 'Ronin@Moor': { counters: 0 }, 'Ronin@Meadow': { counters: 2 } } }),
      ],
    }));
  it('not beside another minion of yours', () =>
    play({
      seats: { A: { hand: ['Ronin'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Ronin', 'Meadow'), now({ asked: null, cards: { Ronin: { counters: 0 } } })],
    }));
});

describe('Samurai-Chan: Ongoing: Draw a card after this minion goes from play to the discard pile.', () => {
  it('whoever destroys it, its controller draws; two draw two', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Walker'] }, B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Samurai-Chan', 'A Samurai-Chan'), at('Moor')],
      steps: [
        B.plays('Cannon'),
        B.answers('Samurai-Chan#1', 'Samurai-Chan#2'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'] } }),
      ],
    }));
  it('samurai-chan/1 discarded with a scored base (SCORE-9)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Walker'] } },
      bases: scores('A Samurai-Chan'),
      steps: [B.ends(), now({ turn: 'A', hand: { A: ['Scout'] } })],
    }));
  it('not when another goes, nor when it goes to the hand or another base', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Beam Up', 'Time Loop'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Samurai-Chan', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Filler', 'done'),
        A.plays('Beam Up'),
        now({ asked: null, hand: { A: ['Samurai-Chan'] } }),
      ],
    }));
});

describe('Final Haiku: Put this on one of your minions. Ongoing: After this minion goes from play to the discard pile, each of your minions gets +2 power this turn.', () => {
  it('on your own minions only; when that one goes all your others get +2 until the end of the turn (RES-4)', () =>
    play({
      seats: { A: { hand: ['Final Haiku', 'Cannon', 'Time Loop'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler', 'A Scout'), at('Moor', 'A Walker')],
      steps: [
        now({ cannot: [A.plays('Final Haiku', 'Filler/B')] }),
        A.plays('Time Loop'),
        A.plays('Final Haiku', 'Filler/A'),
        now({ cards: { Scout: { power: 3 } } }),
        A.plays('Cannon'),
        A.answers('Filler/A', 'done'),
        now({
          asked: null,
          cards: { Scout: { power: 5 }, Walker: { power: 4 }, 'Filler/B': { power: 1 } },
          discard: { A: { has: ['Final Haiku'] } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 3 }, Walker: { power: 2 } } }),
      ],
    }));
  it('not for another minion, nor when the action alone goes', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Filler', 'A Scout with A Final Haiku'), at('Moor')],
      steps: [A.plays('Cannon'), A.answers('Filler'), now({ asked: null, cards: { Scout: { power: 3 } } })],
    }));
  it('final-haiku/1 when its base has scored, with the power until the end of the turn (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9 with A Final Haiku'), at('Moor', 'A Filler +7')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 6 } })],
    }));
});

describe('Honor the Fallen: Put this on a base. Ongoing: Draw a card after one of your minions here goes to the discard pile.', () => {
  const bases = [at('Meadow', 'A Honor the Fallen', 'A Filler', 'A Walker', 'B Filler'), at('Moor', 'A Filler')];
  it('for each of yours here, not for others or elsewhere', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Cannon', 'Time Loop'], deck: ['Scout', 'Invader', 'Collector'] } },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Filler/B', 'Filler@Moor'),
        now({ hand: { A: ['Cannon'] } }),
        A.plays('Cannon'),
        A.answers('Filler', 'Walker'),
        now({ asked: null, hand: { A: ['Scout', 'Invader'] } }),
      ],
    }));
  it('honor-the-fallen/1 discarded with this base when it scores (SCORE-9, RES-4)', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Honor the Fallen', 'A Filler +9', 'A Filler', 'B Filler'), at('Moor', 'A Filler')],
      steps: [B.ends(), now({ turn: 'A', hand: { A: ['Scout', 'Walker'] } })],
    }));
});

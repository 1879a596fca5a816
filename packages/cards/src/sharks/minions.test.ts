import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Destroys every minion of power 1, everywhere. */
const purge = actionCard(
  'Purge',
  'standard',
  'Destroy every minion of power 1.',
  onPlay(function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    yield* act(...weak.map(ops.destroy));
  }),
);
const hush = actionCard(
  'Hush',
  'standard',
  'Cancel the abilities of a minion this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose it');
    const turn = yield* look((q) => q.s.turn);
    yield* act(ops.cancel(minion!, { t: 'turnEnd', turn }));
  }),
);
const dull = minionCard('Dull', 3, 'No effect.');
const four = minionCard('Four', 4, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const cards = [four, two, purge, hush, dull, rock, smite, charm];
const hand = (...list: string[]) => ({ A: { hand: list }, B: {} });

describe('Megalodon: You may destroy a minion here with power 4 or less. Special: You may destroy a minion here with power 3 or less before this base scores.', () => {
  it('any minion here of power 4 or less, whoever has it', () =>
    play({
      cards,
      seats: hand('Megalodon'),
      bases: [at('Meadow', 'A Filler', 'B Four', 'B Four +1'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Megalodon', 'Meadow'),
        offered('A', ['Filler', 'Four#1', 'no'], ['Four#2', 'Walker', 'Megalodon']),
        A.answers('Four#1'),
        now(at('Meadow', 'A Filler', 'B Four', 'A Megalodon'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));

  it('declined, or with nothing to destroy', () => {
    play({
      seats: hand('Megalodon'),
      bases: [at('Meadow', 'B Walker')],
      steps: [
        A.plays('Megalodon', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'B Walker', 'A Megalodon'), { asked: null }),
      ],
    });
    play({
      seats: hand('Megalodon'),
      bases: [at('Meadow')],
      steps: [A.plays('Megalodon', 'Meadow'), now({ asked: null })],
    });
  });

  it('before its base scores, one of power 3 or less there; not before another scores', () =>
    play({
      cards,
      seats: hand(),
      bases: [at('Meadow', 'A Megalodon', 'B Four', 'B Dull', 'A Filler'), at('Moor', 'A Megalodon', 'B Walker')],
      steps: [
        A.ends(),
        offered('A', ['Megalodon@Meadow', 'pass']),
        A.answers('Megalodon@Meadow'),
        offered('A', ['Dull', 'Filler'], ['Four', 'Walker', 'no']),
        A.answers('Dull'),
        now(at('Moor', 'A Megalodon', 'B Walker'), { turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));

  it('declined; and not offered without anything to destroy', () => {
    play({
      cards,
      seats: hand(),
      bases: [at('Meadow', 'A Megalodon', 'B Four', 'A Filler'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    });
    play({
      cards,
      seats: hand(),
      bases: [at('Meadow', 'A Megalodon', 'A Four', 'B Four'), at('Moor', 'B Walker')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    });
  });
});

describe('Great White: Talent: This minion moves to another base, and you destroy a minion there with power 2 or less.', () => {
  it('where it has gone, if there is one', () =>
    play({
      cards,
      bases: [at('Meadow', 'A Great White', 'B Walker'), at('Moor', 'B Filler', 'A Walker', 'B Dull'), at('Marsh')],
      steps: [
        A.uses('Great White'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        offered('A', ['Filler', 'Walker/A'], ['Dull', 'Walker/B', 'Great White', 'no']),
        A.answers('Walker/A'),
        now(at('Meadow', 'B Walker'), at('Moor', 'B Filler', 'B Dull', 'A Great White'), { asked: null }),
        refused(A.uses('Great White')),
      ],
    }));

  it('it moves although there is nothing to destroy', () =>
    play({
      bases: [at('Meadow', 'A Great White', 'B Walker'), at('Moor', 'B Invader')],
      steps: [A.uses('Great White'), now(at('Moor', 'B Invader', 'A Great White'), { asked: null })],
    }));

  it('weakened to 2 it is one of those it may destroy (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Great White with B Poison'), at('Moor', 'B Walker')],
      steps: [
        A.uses('Great White'),
        offered('A', ['Great White', 'Walker']),
        A.answers('Great White'),
        now(at('Moor', 'B Walker'), { asked: null, discard: { A: ['Great White'] } }),
      ],
    }));

  it('not with a single base in play', () =>
    play({ bases: [at('Meadow', 'A Great White', 'B Walker')], steps: [refused(A.uses('Great White'))] }));
});

describe('Hammerhead: Ongoing: Place a +1 power counter on this minion after a minion is destroyed here.', () => {
  it('hammerhead/1 one for each minion destroyed here at once, whoever destroys it; none for those elsewhere', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: {}, B: { hand: ['Purge'] } },
      bases: [at('Meadow', 'A Hammerhead', 'B Filler', 'A Filler', 'B Walker'), at('Moor', 'B Filler')],
      steps: [
        B.plays('Purge'),
        now(at('Meadow', 'A Hammerhead', 'B Walker'), { asked: null, cards: { Hammerhead: { counters: 2 } } }),
      ],
    }));

  it('hammerhead/2 cancelled, it gets no more; what it has stays', () =>
    play({
      cards: [
        ...cards,
        minionCard(
          'Free',
          1,
          'Play an extra action.',
          onPlay(function* (me) {
            yield* act(ops.allow(me.seat, {}, 'action'));
          }),
        ),
      ],
      seats: hand('Free', 'Hush', 'Smite'),
      bases: [at('Meadow', 'A Hammerhead +2', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Free', 'Moor'),
        A.plays('Hush'),
        A.answers('Hammerhead'),
        A.plays('Smite'),
        A.answers('Walker'),
        now({ asked: null, cards: { Hammerhead: { counters: 2, power: 5 } } }),
      ],
    }));

  it('an action destroyed here, or a minion that escapes, gives none', () => {
    play({
      seats: hand('Disenchant'),
      bases: [at('Meadow', 'A Hammerhead', 'B Walker with B Upgrade')],
      steps: [A.plays('Disenchant'), now({ asked: null, cards: { Hammerhead: { counters: 0 } } })],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Hammerhead', 'B Buccaneer'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Buccaneer'),
        now(at('Moor', 'B Buccaneer'), { cards: { Hammerhead: { counters: 0 } } }),
      ],
    });
  });
});

describe("Mako: Special: After you destroy a minion, you may play this card on that minion's base as an extra minion.", () => {
  it('there, besides the regular minion', () =>
    play({
      cards,
      seats: hand('Filler', 'Smite', 'Mako'),
      bases: [at('Meadow', 'B Walker', 'A Dull'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        refused(A.plays('Mako', 'Meadow')),
        A.plays('Smite'),
        A.answers('Walker'),
        offered('A', ['Mako', 'pass']),
        A.answers('Mako'),
        now(at('Meadow', 'A Dull', 'A Mako'), { asked: null, hand: { A: [] }, plays: { A: { minions: 0 } } }),
      ],
    }));

  it('declined it stays in the hand', () =>
    play({
      cards,
      seats: hand('Smite', 'Mako'),
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Smite'), A.answers('pass'), now(at('Meadow'), { asked: null, hand: { A: ['Mako'] } })],
    }));

  it("not after another player has destroyed one, nor for another player's Mako", () =>
    play({
      cards,
      seats: { A: { hand: ['Smite'] }, B: { hand: ['Mako'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Smite'), now(at('Meadow'), { asked: null, hand: { B: ['Mako'] } })],
    }));

  it('your own minion counts; what is destroyed elsewhere than from a base, or is no minion, does not', () => {
    play({
      cards,
      seats: hand('Smite', 'Mako'),
      bases: [at('Meadow', 'A Walker')],
      steps: [A.plays('Smite'), A.answers('Mako'), now(at('Meadow', 'A Mako'), { asked: null })],
    });
    play({
      seats: hand('Disenchant', 'Mako'),
      bases: [at('Meadow', 'B Walker with B Upgrade')],
      steps: [A.plays('Disenchant'), now({ asked: null, hand: { A: ['Mako'] } })],
    });
  });

  it('of several bases where minions were destroyed at once you choose one; each Mako once', () =>
    play({
      cards,
      seats: hand('Purge', 'Mako', 'Mako', 'Mako'),
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler', 'B Filler'), at('Marsh', 'B Dull')],
      steps: [
        A.plays('Purge'),
        offered('A', ['Mako', 'Mako', 'Mako', 'pass']),
        A.answers('Mako#1'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Moor'),
        A.answers('Mako', 'Moor', 'Mako', 'Meadow'),
        now(at('Meadow', 'A Mako'), at('Moor', 'A Mako', 'A Mako'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('not where it cannot be played (CONF-1)', () => {
    play({
      cards,
      seats: hand('Purge', 'Mako'),
      bases: [at('Meadow', 'B Filler', 'B Overrun'), at('Moor')],
      steps: [A.plays('Purge'), now(at('Meadow', 'B Overrun'), { asked: null, hand: { A: ['Mako'] } })],
    });
    play({
      cards,
      seats: hand('Purge', 'Mako'),
      bases: [at('Meadow', 'B Filler', 'B Overrun'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Purge'),
        A.answers('Mako'),
        now(at('Meadow', 'B Overrun'), at('Moor', 'A Mako'), { asked: null }),
      ],
    });
  });

  it('mako/1 rules.md decides: one that Torn Apart draws was not there when the minion was destroyed (RES-4)', () => {
    const bases = [at('Meadow', 'B Walker'), at('Moor', 'B Four')];
    play({
      cards,
      seats: { A: { hand: ['Torn Apart'], deck: ['Mako'] }, B: {} },
      bases,
      steps: [A.plays('Torn Apart'), now(at('Meadow'), { asked: null, hand: { A: ['Mako'] } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Torn Apart', 'Mako'], deck: ['Mako'] }, B: {} },
      bases,
      steps: [
        A.plays('Torn Apart'),
        offered('A', ['Mako', 'pass']),
        A.answers('Mako'),
        now(at('Meadow', 'A Mako'), { asked: null, hand: { A: ['Mako'] } }),
      ],
    });
  });

  it('at the end of the turn, and before a base scores (RES-8)', () =>
    play({
      seats: hand('Mako'),
      bases: [at('Meadow', 'A Megalodon', 'B Invader', 'A Huffie'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Megalodon', 'Invader', 'Mako'),
        now({ turn: 'B', vp: { A: 3, B: 0 }, discard: { A: { has: ['Mako', 'Megalodon', 'Huffie'] } } }),
      ],
    }));
});

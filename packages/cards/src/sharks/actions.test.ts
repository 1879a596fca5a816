import { act, extraAction, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const dull = minionCard('Dull', 3, 'No effect.');
const purge = actionCard(
  'Purge',
  'standard',
  'Destroy every minion of power 1. Play an extra action.',
  onPlay(function* (me) {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    yield* act(...weak.map(ops.destroy));
    yield* extraAction(me.seat);
  }),
);
const four = minionCard('Four', 4, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const wreck = actionCard(
  'Wreck',
  'standard',
  'Destroy every titan and every buried card.',
  onPlay(function* () {
    const doomed = yield* look((q) => q.bases().flatMap((base) => [...q.titansAt(base), ...q.buriedAt(base)]));
    yield* act(...doomed.map(ops.destroy));
  }),
);
const cards = [four, two, dull, purge, rock, smite];
const hand = (...list: string[]) => ({ A: { hand: list }, B: {} });

describe('Air Jaws: Move a minion of yours to another base. Then destroy a minion there with power 3 or less.', () => {
  it('yours moves; one of power 3 or less where it has gone is destroyed', () =>
    play({
      cards,
      seats: hand('Air Jaws'),
      bases: [at('Meadow', 'A Four', 'B Walker', 'A Filler'), at('Moor', 'B Dull', 'B Four', 'A Walker'), at('Marsh')],
      steps: [
        A.plays('Air Jaws'),
        offered('A', ['Four/A', 'Filler', 'Walker/A'], ['Walker/B', 'no']),
        A.answers('Four/A'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        offered('A', ['Dull', 'Walker/A'], ['Four/A', 'Four/B', 'Walker/B', 'no']),
        A.answers('Dull'),
        now(at('Moor', 'B Four', 'A Walker', 'A Four'), at('Meadow', 'B Walker', 'A Filler'), { asked: null }),
      ],
    }));

  it('it may have to destroy the very minion that has moved (RES-13)', () =>
    play({
      cards,
      seats: hand('Air Jaws'),
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Air Jaws'), now({ asked: null, discard: { A: ['Walker', 'Air Jaws'] } })],
    }));

  it('without a minion of yours, or another base, nothing moves; with no other base nothing is destroyed', () => {
    play({
      cards,
      seats: hand('Air Jaws'),
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Air Jaws'), now(at('Meadow', 'B Walker'), { asked: null })],
    });
    play({
      cards,
      seats: hand('Air Jaws'),
      bases: [at('Meadow', 'A Four', 'B Walker')],
      steps: [A.plays('Air Jaws'), now(at('Meadow', 'A Four', 'B Walker'), { asked: null })],
    });
  });
});

describe('Blood in the Water: Put this on a base. Ongoing: After a minion here is destroyed, you may play an extra minion with power 3 or less here.', () => {
  it('one for each, of printed power 3 or less, only here (EXT-2)', () =>
    play({
      cards,
      seats: hand('Filler', 'Purge', 'Four', 'Dull', 'Two', 'Two'),
      bases: [at('Meadow', 'B Filler', 'B Filler', 'A Blood in the Water'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Purge'),
        now({
          asked: null,
          can: [A.plays('Dull', 'Meadow')],
          cannot: [A.plays('Four', 'Meadow'), A.plays('Dull', 'Moor')],
        }),
        A.plays('Dull', 'Meadow'),
        A.plays('Two#1', 'Meadow'),
        refused(A.plays('Two@hand', 'Meadow')),
        now({ can: [A.ends()] }),
      ],
    }));

  it("in another player's turn it is played at once or not at all (EXT-3)", () => {
    for (const answer of ['Two', 'no'])
      play({
        cards,
        turn: 'B',
        seats: { A: { hand: ['Two', 'Four'] }, B: { hand: ['Smite'] } },
        bases: [at('Meadow', 'B Dull', 'A Blood in the Water'), at('Moor', 'B Filler')],
        steps: [
          B.plays('Smite'),
          B.answers('Dull'),
          offered('A', ['Two', 'no'], ['Four']),
          A.answers(answer),
          now(answer === 'no' ? at('Meadow', 'A Blood in the Water') : at('Meadow', 'A Two', 'A Blood in the Water'), {
            asked: null,
          }),
        ],
      });
  });

  it('nothing after a minion is destroyed elsewhere', () =>
    play({
      cards,
      seats: hand('Filler', 'Smite', 'Walker'),
      bases: [at('Meadow', 'A Blood in the Water'), at('Moor', 'B Dull')],
      steps: [A.plays('Filler', 'Meadow'), A.plays('Smite'), A.answers('Dull'), refused(A.plays('Walker', 'Meadow'))],
    }));
});

describe('Chum: Put this on a minion. Ongoing: Place a +1 power counter on this minion after any minion is destroyed.', () => {
  it('chum/1 at any base, one for each, whoever destroys it', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: {}, B: { hand: ['Purge', 'Smite'] } },
      bases: [at('Meadow', 'B Dull with A Chum', 'B Filler'), at('Moor', 'A Filler', 'A Four')],
      steps: [
        B.plays('Purge'),
        now({ cards: { Dull: { counters: 2 } } }),
        B.plays('Smite'),
        B.answers('Four'),
        now({ asked: null, cards: { Dull: { counters: 3 } } }),
      ],
    }));

  it('not after a titan or a buried card is destroyed', () =>
    play({
      cards: [...cards, wreck],
      seats: hand('Wreck'),
      bases: [at('Meadow', 'B Dull with A Chum', 'B Helicoprion'), at('Moor', 'B buried Walker')],
      steps: [
        A.plays('Wreck'),
        now(at('Moor'), { asked: null, cards: { Dull: { counters: 0 } }, titans: { B: ['Helicoprion'] } }),
      ],
    }));

  it('not after an action is destroyed; nothing more once its own minion is', () => {
    play({
      seats: hand('Disenchant'),
      bases: [at('Meadow', 'A Huffie with A Chum, B Upgrade')],
      steps: [A.plays('Disenchant'), A.answers('Upgrade'), now({ asked: null, cards: { Huffie: { counters: 0 } } })],
    });
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Dull with A Chum')],
      steps: [A.plays('Smite'), now({ asked: null, discard: { A: ['Dull', 'Chum', 'Smite'] } })],
    });
    play({
      cards,
      seats: hand('Purge'),
      bases: [at('Meadow', 'A Filler with A Chum', 'B Filler', 'B Dull')],
      steps: [
        A.plays('Purge'),
        now(at('Meadow', 'B Dull'), { asked: null, discard: { A: ['Filler', 'Chum', 'Purge'] } }),
      ],
    });
  });
});

describe('Dangerous Waters: Put this on a base. Talent: Choose a minion here; it has -2 power this turn.', () => {
  it('one minion here, this turn, also the turn it is played', () =>
    play({
      cards,
      seats: hand('Dangerous Waters'),
      bases: [at('Meadow', 'A Dull', 'B Four'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Dangerous Waters', 'Meadow'),
        A.uses('Dangerous Waters'),
        offered('A', ['Dull', 'Four'], ['Filler', 'no']),
        A.answers('Four'),
        now({ asked: null, cards: { Four: { power: 2 }, Dull: { power: 3 } } }),
        refused(A.uses('Dangerous Waters')),
        A.ends(),
        now({ turn: 'B', cards: { Four: { power: 4 } } }),
      ],
    }));

  it('on the only minion here; not without one', () => {
    play({
      bases: [at('Meadow', 'B Huffie', 'A Dangerous Waters')],
      steps: [A.uses('Dangerous Waters'), now({ asked: null, cards: { Huffie: { power: 1 } } })],
    });
    play({
      bases: [at('Meadow', 'A Dangerous Waters'), at('Moor', 'A Walker')],
      steps: [refused(A.uses('Dangerous Waters'))],
    });
  });
});

describe('Feeding Frenzy: Destroy any number of minions with power 2 or less on one base of your choice.', () => {
  const bases = [at('Meadow', 'A Filler', 'B Walker', 'B Dull'), at('Moor', 'B Filler', 'B Filler')];

  it('several at one base, one or none', () => {
    for (const [answers, left] of [
      [['Filler/A', 'Walker'], ['B Dull']],
      [
        ['Walker', 'done'],
        ['A Filler', 'B Dull'],
      ],
      [['done'], ['A Filler', 'B Walker', 'B Dull']],
    ] as const)
      play({
        cards,
        seats: hand('Feeding Frenzy'),
        bases,
        steps: [
          A.plays('Feeding Frenzy'),
          offered('A', ['Filler/A', 'Walker', 'Filler@Moor#1', 'Filler@Moor#2', 'done'], ['Dull']),
          refused(A.answers('Filler/A', 'Filler@Moor#1')),
          A.answers(...answers, '?done'),
          now(at('Meadow', ...left), at('Moor', 'B Filler', 'B Filler'), { asked: null }),
        ],
      });
  });

  it('a protected one is spared (CAN-1)', () =>
    play({
      cards,
      seats: hand('Feeding Frenzy'),
      bases: [at('Meadow', 'B Rock', 'B Walker')],
      steps: [
        A.plays('Feeding Frenzy'),
        A.answers('Rock', 'Walker', '?done'),
        now(at('Meadow', 'B Rock'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));
});

describe("Freakin' Laser Beam: Choose one of your minions. Destroy a minion on its base whose power is equal to or less than that minion's.", () => {
  it('at its base, up to its power; itself among them (RES-13)', () =>
    play({
      cards,
      seats: hand("Freakin' Laser Beam"),
      bases: [at('Meadow', 'A Dull', 'B Huffie', 'B Four', 'B Walker'), at('Moor', 'A Filler', 'B Filler')],
      steps: [
        A.plays("Freakin' Laser Beam"),
        offered('A', ['Dull', 'Filler/A'], ['Huffie', 'no']),
        A.answers('Dull'),
        offered('A', ['Dull', 'Huffie', 'Walker'], ['Four', 'Filler/B', 'no']),
        A.answers('Huffie'),
        now(at('Meadow', 'A Dull', 'B Four', 'B Walker'), { asked: null, discard: { B: ['Huffie'] } }),
      ],
    }));

  it('its power now counts (TERM-9)', () =>
    play({
      cards,
      seats: hand("Freakin' Laser Beam"),
      bases: [at('Meadow', 'A Filler +3', 'B Four', 'B Four +1')],
      steps: [
        A.plays("Freakin' Laser Beam"),
        offered('A', ['Filler', 'Four#1'], ['Four#2']),
        A.answers('Four#1'),
        now({ asked: null, discard: { B: ['Four'] } }),
      ],
    }));

  it('without a minion of yours nothing happens', () =>
    play({
      cards,
      seats: hand("Freakin' Laser Beam"),
      bases: [at('Meadow', 'B Filler')],
      steps: [A.plays("Freakin' Laser Beam"), now(at('Meadow', 'B Filler'), { asked: null })],
    }));
});

describe('Torn Apart: Destroy a minion with power 3 or less. Draw a card.', () => {
  it('any minion of power 3 or less, and a card', () =>
    play({
      cards,
      seats: { A: { hand: ['Torn Apart'], deck: ['Probe', 'Walker'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'B Dull'), at('Moor', 'B Four', 'A Filler')],
      steps: [
        A.plays('Torn Apart'),
        offered('A', ['Walker', 'Dull', 'Filler'], ['Four', 'no']),
        A.answers('Dull'),
        now({ asked: null, hand: { A: ['Probe'] }, discard: { B: ['Dull'] } }),
      ],
    }));

  it('torn-apart/1 rules.md decides: a Mako it draws comes too late for the minion destroyed (RES-4)', () => {
    const seats = { A: { hand: ['Torn Apart'], deck: ['Mako'] }, B: {} };
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Dull'), at('Moor', 'B Four')],
      steps: [A.plays('Torn Apart'), now(at('Meadow'), { asked: null, hand: { A: ['Mako'] } })],
    });
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Four')],
      steps: [A.plays('Torn Apart'), now({ asked: null, hand: { A: ['Mako'] } })],
    });
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Rock')],
      steps: [A.plays('Torn Apart'), now(at('Meadow', 'B Rock'), { asked: null, hand: { A: ['Mako'] } })],
    });
  });
});

describe('Week of Sharks: Put this on a base. Ongoing: At the end of your turn, draw an extra card if you have a minion here. Use only one Week of Sharks ability per turn.', () => {
  const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

  it('one more card, with two of them, too; not in the turn of another player', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'A Week of Sharks'), at('Moor', 'A Walker', 'A Week of Sharks')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 3, B: 0 } }), B.ends(), now({ turn: 'A', hand: { A: 3, B: 2 } })],
    }));

  it('not without a minion of yours here; each player has their own', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'B Walker', 'A Week of Sharks', 'B Week of Sharks'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2, B: 0 } }), B.ends(), now({ turn: 'A', hand: { B: 3 } })],
    }));
});

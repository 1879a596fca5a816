import { protect } from '@smash/engine/script';
import { A, actionCard, at, baseCard, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const anchor = minionCard(
  'Anchor',
  1,
  'Ongoing: This minion cannot be moved.',
  protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
);
const bolt = (subtype: 'base' | 'minion') =>
  actionCard(
    subtype === 'base' ? 'Bolt' : 'Rivet',
    subtype,
    'Ongoing: This action cannot be destroyed.',
    protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
  );
const oz = baseCard('Oz', 'No effect.');
const cards = [three, four, anchor, bolt('base'), bolt('minion'), oz];
const hand = (...list: string[]) => ({ A: { hand: list }, B: {} });

describe('Carried Away: Move a minion to another base.', () => {
  it('any minion, to any other base', () =>
    play({
      cards,
      seats: hand('Carried Away'),
      bases: [at('Meadow', 'A Filler', 'B Four'), at('Moor', '- Bigfoot'), at('Marsh')],
      steps: [
        A.plays('Carried Away'),
        offered('A', ['Filler', 'Four', 'Bigfoot'], ['no']),
        A.answers('Four'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Four'), at('Meadow', 'A Filler'), { asked: null }),
      ],
    }));

  it('a protected one stays (RES-13); in vain without minions', () => {
    play({
      cards,
      seats: hand('Carried Away'),
      bases: [at('Meadow', 'B Anchor'), at('Moor')],
      steps: [A.plays('Carried Away'), now(at('Meadow', 'B Anchor'), { asked: null })],
    });
    play({
      seats: hand('Carried Away'),
      bases: [at('Meadow')],
      steps: [A.plays('Carried Away'), now({ asked: null })],
    });
  });
});

describe('Gone with the Wind: Special: After a base scores, you may choose a minion of yours there: it moves to another base instead of going to the discard pile.', () => {
  it('one of yours there, to any other base', () =>
    play({
      seats: hand('Gone with the Wind'),
      bases: [at('Meadow', 'A Huffie +6', 'A Filler', 'B Walker'), at('Moor', 'A Huffie'), at('Marsh')],
      baseDeck: ['Fen'],
      steps: [
        A.ends(),
        A.answers('Gone with the Wind'),
        offered('A', ['Huffie@Meadow', 'Filler', 'no'], ['Walker', 'Huffie@Moor']),
        A.answers('Filler'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Fen']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Filler'), { turn: 'B', discard: { A: ['Huffie', 'Gone with the Wind'], B: ['Walker'] } }),
      ],
    }));

  it('declined; played in vain; not as a regular action (PLAY-6)', () => {
    play({
      seats: hand('Gone with the Wind'),
      bases: [at('Meadow', 'A Huffie +9'), at('Moor')],
      steps: [
        refused(A.plays('Gone with the Wind')),
        A.ends(),
        A.answers('Gone with the Wind', 'no'),
        now(at('Moor'), { turn: 'B', discard: { A: ['Huffie', 'Gone with the Wind'] } }),
      ],
    });
    play({
      seats: hand('Gone with the Wind'),
      bases: [at('Meadow', 'B Huffie +9'), at('Moor')],
      steps: [A.ends(), A.answers('Gone with the Wind'), now(at('Moor'), { turn: 'B', discard: { B: ['Huffie'] } })],
    });
  });
});

describe('Not in Kansas: Destroy a base and any actions on it or on the minions there. Put the top card of the base deck in its place; all minions of the old base stay there.', () => {
  const bases = [
    at('Meadow', 'A Filler +1 with A Upgrade, B Poison', 'B Four', 'B Week of Sharks'),
    at('Moor', 'B Filler with B Upgrade', 'A Week of Sharks'),
  ];

  it('not-in-kansas/1 the actions on it and on its minions are destroyed; the minions stay with their counters', () =>
    play({
      cards,
      seats: hand('Not in Kansas'),
      bases,
      baseDeck: ['Oz', 'Fen'],
      steps: [
        A.plays('Not in Kansas'),
        offered('A', ['Meadow', 'Moor'], ['Oz', 'no']),
        A.answers('Meadow'),
        now(at('Oz', 'A Filler', 'B Four'), at('Moor', 'B Filler with B Upgrade', 'A Week of Sharks'), {
          asked: null,
          cards: { 'Filler/A': { counters: 1, power: 2 } },
          baseDiscard: ['Meadow'],
          baseDeck: ['Fen'],
          discard: { A: ['Upgrade', 'Not in Kansas'], B: ['Poison', 'Week of Sharks'] },
        }),
      ],
    }));

  it('not-in-kansas/2 what cannot be destroyed goes with its base, and stays on its minion', () =>
    play({
      cards,
      seats: hand('Not in Kansas'),
      bases: [at('Meadow', 'B Four with B Rivet', 'B Bolt')],
      baseDeck: ['Oz'],
      steps: [
        A.plays('Not in Kansas'),
        now(at('Oz', 'B Four with B Rivet'), { asked: null, discard: { B: ['Bolt'] }, baseDiscard: ['Meadow'] }),
      ],
    }));

  it('with an empty base deck the discarded bases are shuffled first (SCORE-10)', () =>
    play({
      cards,
      seats: hand('Not in Kansas'),
      bases: [at('Meadow', 'B Four')],
      baseDeck: [],
      baseDiscard: ['Oz'],
      steps: [A.plays('Not in Kansas'), now(at('Oz', 'B Four'), { asked: null, baseDiscard: ['Meadow'] })],
    }));

  it('with no other base left it comes straight back, without actions (SCORE-10)', () =>
    play({
      cards,
      seats: hand('Not in Kansas'),
      bases: [at('Meadow', 'B Four with B Upgrade')],
      baseDeck: [],
      baseDiscard: [],
      steps: [A.plays('Not in Kansas'), now(at('Meadow', 'B Four'), { asked: null })],
    }));
});

describe('Over the Rainbow: Special: Before a base scores, choose a minion of yours on another base and move it to the scoring base.', () => {
  it('one of yours elsewhere, which then counts there', () =>
    play({
      cards,
      seats: hand('Over the Rainbow'),
      bases: [at('Meadow', 'B Four +6', 'A Filler'), at('Moor', 'A Filler', 'A Three', 'B Filler')],
      steps: [
        refused(A.plays('Over the Rainbow')),
        A.ends(),
        A.answers('Over the Rainbow'),
        offered('A', ['Filler@Moor/A', 'Three'], ['Filler@Meadow', 'Filler@Moor/B', 'no']),
        A.answers('Three'),
        now(at('Moor', 'A Filler', 'B Filler'), { turn: 'B', vp: { A: 2 }, discard: { A: { has: ['Three'] } } }),
      ],
    }));

  it('in vain without one', () =>
    play({
      cards,
      seats: hand('Over the Rainbow'),
      bases: [at('Meadow', 'A Four +6'), at('Moor', 'B Filler')],
      steps: [A.ends(), A.answers('Over the Rainbow'), now(at('Moor', 'B Filler'), { turn: 'B', vp: { A: 3 } })],
    }));
});

describe('Picked Up: Special: Before a base scores, choose a minion there and move it to another base.', () => {
  it('any minion there, to any other base', () =>
    play({
      cards,
      seats: hand('Picked Up'),
      bases: [at('Meadow', 'B Four +5', 'A Filler'), at('Moor', 'A Three'), at('Marsh')],
      steps: [
        refused(A.plays('Picked Up')),
        A.ends(),
        A.answers('Picked Up'),
        offered('A', ['Four', 'Filler'], ['Three', 'no']),
        A.answers('Four'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Four'), { turn: 'B', vp: { A: 3, B: 0 } }),
      ],
    }));
});

describe('Ripped Off: Choose an action on a base and transfer it to another base, or one on a minion and transfer it to another minion.', () => {
  const bases = [at('Meadow', 'A Three with B Upgrade', 'B Week of Sharks'), at('Moor', 'B Four')];

  it('one on a base to another base; its controller stays (ATT-4)', () =>
    play({
      cards,
      seats: hand('Ripped Off'),
      bases,
      steps: [
        A.plays('Ripped Off'),
        offered('A', ['Upgrade', 'Week of Sharks'], ['no']),
        A.answers('Week of Sharks'),
        now(at('Moor', 'B Four', 'B Week of Sharks'), at('Meadow', 'A Three with B Upgrade'), { asked: null }),
      ],
    }));

  it('one on a minion to another minion, anywhere', () =>
    play({
      cards,
      seats: hand('Ripped Off'),
      bases: [...bases, at('Marsh', 'A Filler')],
      steps: [
        A.plays('Ripped Off'),
        A.answers('Upgrade'),
        offered('A', ['Four', 'Filler'], ['Three', 'Moor', 'no']),
        A.answers('Filler'),
        now(at('Marsh', 'A Filler with B Upgrade'), at('Meadow', 'A Three', 'B Week of Sharks'), { asked: null }),
      ],
    }));

  it('one that can go nowhere else is not offered', () =>
    play({
      cards,
      seats: hand('Ripped Off'),
      bases: [at('Meadow', 'A Three with B Upgrade', 'B Week of Sharks')],
      steps: [A.plays('Ripped Off'), now(at('Meadow', 'A Three with B Upgrade', 'B Week of Sharks'), { asked: null })],
    }));
});

describe("Trade Winds: Choose two minions with power 3 or less. Each moves to the other's base.", () => {
  it('two at different bases, both at once', () =>
    play({
      cards,
      seats: hand('Trade Winds'),
      bases: [at('Meadow', 'A Three', 'B Filler', 'B Four'), at('Moor', 'B Three', 'A Four'), at('Marsh', 'A Filler')],
      steps: [
        A.plays('Trade Winds'),
        offered('A', ['Three/A', 'Filler/B', 'Three/B', 'Filler/A'], ['Four/A', 'Four/B', 'no']),
        A.answers('Three/A'),
        offered('A', ['Three/B', 'Filler/A'], ['Filler/B', 'no']),
        A.answers('Three/B'),
        now(at('Meadow', 'B Filler', 'B Four', 'B Three'), at('Moor', 'A Four', 'A Three'), { asked: null }),
      ],
    }));

  it('trade-winds/1 with only one, or all at one base, none moves', () => {
    for (const there of [['A Three'], ['A Three', 'B Filler']])
      play({
        cards,
        seats: hand('Trade Winds'),
        bases: [at('Meadow', ...there), at('Moor', 'B Four')],
        steps: [A.plays('Trade Winds'), now(at('Meadow', ...there), at('Moor', 'B Four'), { asked: null })],
      });
  });

  it('if one cannot be moved the other goes all the same (CAN-1)', () =>
    play({
      cards,
      seats: hand('Trade Winds'),
      bases: [at('Meadow', 'A Three'), at('Moor', 'B Anchor')],
      steps: [
        A.plays('Trade Winds'),
        A.answers('Three', '?Anchor'),
        now(at('Moor', 'B Anchor', 'A Three'), { asked: null }),
      ],
    }));
});

describe('Whirlwinds: You may move any number of your minions, each to any other base.', () => {
  it('each to a base of its own, all at once; or none', () => {
    play({
      cards,
      seats: hand('Whirlwinds'),
      bases: [at('Meadow', 'A Three', 'A Four', 'B Filler'), at('Moor', 'A Filler'), at('Marsh')],
      steps: [
        A.plays('Whirlwinds'),
        offered('A', ['Three', 'Four', 'Filler/A', 'done'], ['Filler/B']),
        A.answers('Three', 'Filler/A', 'done'),
        offered('A', ['Moor', 'Marsh']),
        A.answers('Marsh'),
        offered('A', ['Meadow', 'Marsh']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Four', 'B Filler', 'A Filler'), at('Marsh', 'A Three'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: hand('Whirlwinds'),
      bases: [at('Meadow', 'A Three'), at('Moor')],
      steps: [A.plays('Whirlwinds'), A.answers('done'), now(at('Meadow', 'A Three'), { asked: null })],
    });
  });
});

import { look, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { drifter, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** A minion without text. */
const four = minionCard('Four', 4, '');
const _borrow = actionCard(
  'Borrow',
  'standard',
  "Play another player's minion from their hand on the last base.",
  onPlay(function* (me) {
    const [card, base] = yield* look((q) => [q.hand(q.otherPlayers(me.seat)[0]!)[0]!, q.bases().at(-1)!]);
    yield* playNow({ card: card!, at: base!, seat: me.seat });
  }),
);

describe('Sir Squeezes: As extra minions, play here up to three minions with power 3 or less whose powers total 5 or less.', () => {
  it('up to three, of 3 or less each and 5 in all, here and at once (EXT-3)', () =>
    play({
      cards: [four],
      seats: { A: { hand: ['Sir Squeezes', 'Four', 'Scout', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sir Squeezes', 'Meadow'),
        offered('A', ['Scout', 'Filler#1', 'Filler#2', 'Filler#3', 'no'], ['Four']),
        A.answers('Scout'),
        offered('A', ['Filler#1', 'Filler#2', 'Filler#3', 'no'], ['Four']),
        A.answers('Filler#1'),
        offered('A', ['Filler#2', 'Filler#3', 'no']),
        A.answers('Filler#2'),
        now(at('Meadow', 'A Sir Squeezes', 'A Scout', 'A Filler', 'A Filler'), {
          asked: null,
          hand: { A: ['Four', 'Filler'] },
          plays: { A: { minions: 0 } },
          cannot: [A.plays('Filler', 'Meadow')],
        }),
      ],
    }));

  it('once 3 is spent, no other of 3 fits in; a 2 does, and then none (the boundary of 5)', () =>
    play({
      seats: { A: { hand: ['Sir Squeezes', 'Scout', 'Scout', 'Groupie', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sir Squeezes', 'Meadow'),
        A.answers('Scout#1'),
        offered('A', ['Groupie', 'Filler', 'no'], ['Scout']),
        A.answers('Groupie', '?no'),
        now({ asked: null, hand: { A: ['Scout', 'Filler'] } }),
      ],
    }));

  it('what a minion has become does not matter, only what it was in the hand (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Sir Squeezes', 'Filler', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Full Moon', 'A Full Moon'), at('Moor')],
      steps: [
        A.plays('Sir Squeezes', 'Meadow'),
        A.answers('Filler', 'Scout#1', '?no'),
        now({ asked: null, hand: { A: ['Scout'] } }),
      ],
    }));

  it('three are the most, even if more would fit', () =>
    play({
      seats: { A: { hand: ['Sir Squeezes', 'Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Sir Squeezes', 'Meadow'),
        A.answers('Filler#1', 'Filler#2', 'Filler#3'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('none, if you like; nobody is asked without one (RES-12)', () => {
    for (const [hand, asks] of [
      [['Filler'], true],
      [['King Rex'], false],
    ] as const)
      play({
        seats: { A: { hand: ['Sir Squeezes', ...hand] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Sir Squeezes', 'Meadow'),
          ...(asks ? [A.answers('no')] : []),
          now(at('Meadow', 'A Sir Squeezes'), { asked: null, hand: { A: [...hand] } }),
        ],
      });
  });
});

describe('Fun Bear: Ongoing: After another player plays a minion here or moves one to here, place a +1 power counter on this minion.', () => {
  it('gets one for each minion another player plays here, none for yours or elsewhere', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Sir Squeezes', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Fun Bear'), at('Moor', 'A Fun Bear')],
      steps: [
        B.plays('Sir Squeezes', 'Meadow'),
        B.answers('Filler#1', 'Filler', '?no'),
        now({ asked: null, cards: { 'Fun Bear@Meadow': { counters: 3, power: 5 }, 'Fun Bear@Moor': { counters: 0 } } }),
      ],
    }));

  it('not for your own, nor for actions', () =>
    play({
      seats: { A: { hand: ['Filler', 'Dinghy'] } },
      bases: [at('Meadow', 'A Fun Bear'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Dinghy'),
        A.answers('Walker', '?Meadow', '?done'),
        now({ asked: null, cards: { 'Fun Bear': { counters: 0 } } }),
      ],
    }));

  it('for a minion another player moves here, whoever has it; not when this one is moved itself', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Shanghai'] } },
      bases: [at('Meadow', 'A Fun Bear'), at('Moor', 'A Fun Bear', 'A Walker')],
      steps: [
        B.plays('Shanghai'),
        B.answers('Fun Bear@Moor', '?Meadow'),
        now(at('Meadow', 'A Fun Bear', 'A Fun Bear'), {
          asked: null,
          cards: { 'Fun Bear#1': { counters: 1 }, 'Fun Bear#2': { counters: 0 } },
        }),
      ],
    }));

  it('a titan that another player moves here is no minion', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Fun Bear +1'), at('Moor', 'B The Kraken')],
      steps: [
        B.uses('The Kraken'),
        now(at('Meadow', 'A Fun Bear', 'B The Kraken'), { asked: null, cards: { 'Fun Bear': { counters: 1 } } }),
      ],
    }));

  it('one that moves away from here, or an action played here, gives nothing', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Fun Bear', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Dinghy'),
        B.answers('Walker', '?Moor', '?done'),
        now({ asked: null, cards: { 'Fun Bear': { counters: 0 } } }),
      ],
    }));
});

describe("Lovey Bear: Ongoing: Raise this minion's starting power to the highest starting power among opponents' minions here.", () => {
  it('has the starting power of the strongest opposing minion here; not of yours, elsewhere, or of a monster', () =>
    play({
      cards: [four],
      bases: [
        at('Meadow', 'A Lovey Bear', 'B Four', 'B Filler', 'A King Rex', '- Bigfoot'),
        at('Moor', 'A Lovey Bear', 'B King Rex'),
      ],
      steps: [now({ cards: { 'Lovey Bear@Meadow': { power: 4 }, 'Lovey Bear@Moor': { power: 7 } } })],
    }));

  it('lovey-bear/1 without a stronger one here it keeps its 3', () =>
    play({
      bases: [at('Meadow', 'A Lovey Bear', 'B Filler', 'B Scout'), at('Moor', 'A Lovey Bear')],
      steps: [now({ cards: { 'Lovey Bear@Meadow': { power: 3 }, 'Lovey Bear@Moor': { power: 3 } } })],
    }));

  it('lovey-bear/2 counters and actions on the other do not matter; its own counters are added to it', () =>
    play({
      cards: [four],
      bases: [at('Meadow', 'A Lovey Bear +1', 'B Four +3 with B Upgrade'), at('Moor')],
      steps: [now({ cards: { 'Lovey Bear': { power: 5 }, Four: { power: 9 } } })],
    }));

  it('two of different players raise each other to the strongest near them, and end (CALC-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Lovey Bear', 'B Lovey Bear', 'B King Rex'),
        at('Moor', 'A Lovey Bear', 'B Lovey Bear'),
        at('Marsh', 'A Lovey Bear', 'B Lovey Bear', 'C Lovey Bear', 'C King Rex'),
      ],
      seats: { A: {}, B: {}, C: {} },
      steps: [
        now({
          cards: {
            'Lovey Bear@Meadow/A': { power: 7 },
            'Lovey Bear@Meadow/B': { power: 7 },
            'Lovey Bear@Moor/A': { power: 3 },
            'Lovey Bear@Moor/B': { power: 3 },
            'Lovey Bear@Marsh/A': { power: 7 },
            'Lovey Bear@Marsh/B': { power: 7 },
            'Lovey Bear@Marsh/C': { power: 7 },
          },
        }),
      ],
    }));

  it('follows when the other leaves, and when it is cancelled (CALC-2, TERM-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Lovey Bear', 'B King Rex'), at('Moor', 'B King Rex', 'A Lovey Bear with B Cuddle')],
      steps: [
        now({ cards: { 'Lovey Bear@Moor': { power: 3 } } }),
        A.plays('Smite'),
        A.answers('King Rex@Meadow'),
        now({ asked: null, cards: { 'Lovey Bear@Meadow': { power: 3 } } }),
      ],
    }));
});

describe('Snuggly Bear: Special: After you play your first minion of a turn, you may at once play this minion at the same base as an extra minion.', () => {
  it('joins the first minion at its base; not the second', () =>
    play({
      seats: { A: { hand: ['Filler', 'Insta-Grow', 'Scout', 'Snuggly Bear'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        offered('A', ['Snuggly Bear', 'pass']),
        A.answers('pass'),
        A.plays('Insta-Grow'),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Scout'), { asked: null, hand: { A: ['Snuggly Bear'] } }),
      ],
    }));

  it('snuggly-bear/1 several may follow one first minion', () =>
    play({
      seats: { A: { hand: ['Filler', 'Snuggly Bear', 'Snuggly Bear', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.answers('Snuggly Bear'),
        offered('A', ['Snuggly Bear', 'pass']),
        A.answers('Snuggly Bear'),
        now(at('Moor', 'A Filler', 'A Snuggly Bear', 'A Snuggly Bear'), {
          asked: null,
          hand: { A: ['Scout'] },
          plays: { A: { minions: 0, actions: 1 } },
        }),
      ],
    }));

  it('in another player’s turn it follows your first minion of that turn, not theirs', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi', 'Snuggly Bear'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'B King Rex +3'), at('Moor')],
      steps: [
        B.plays('Filler', 'Moor'),
        now({ asked: null }),
        B.ends(),
        A.answers('Shinobi'),
        offered('A', ['Snuggly Bear', 'pass']),
        A.answers('Snuggly Bear'),
        now({ turn: 'A', discard: { A: { has: ['Shinobi', 'Snuggly Bear'] } } }),
      ],
    }));

  it('to the base where the first was played, though that one has left; not where it cannot be played (PLAY-4)', () => {
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter', 'Snuggly Bear'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Drifter', 'Meadow'),
        A.answers('Snuggly Bear'),
        now(at('Meadow', 'A Snuggly Bear'), at('Moor', 'A Drifter'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Scout', 'Snuggly Bear'] } },
      bases: [at('Meadow'), at('Moor', 'B Bear Picnic')],
      steps: [A.plays('Scout', 'Meadow'), now({ asked: null, hand: { A: ['Snuggly Bear'] } })],
    });
  });

  it('an action is no minion; neither is one of another player', () =>
    play({
      seats: { A: { hand: ['Swashbuckling', 'Snuggly Bear'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Swashbuckling'), now({ asked: null, hand: { A: ['Snuggly Bear'] } })],
    }));
  it('nor is an action on a base', () =>
    play({
      seats: { A: { hand: ['Overgrowth', 'Snuggly Bear'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Overgrowth', 'Meadow'), now({ asked: null, hand: { A: ['Snuggly Bear'] } })],
    }));
});

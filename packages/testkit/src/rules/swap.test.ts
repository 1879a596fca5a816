import {
  act,
  chooseCard,
  chooseMinion,
  isYours,
  later,
  look,
  onPlay,
  ops,
  protect,
  searchDeck,
  swap,
} from '@smash/engine/script';
import { A, actionCard, at, minionCard, now, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const trade = actionCard(
  'Trade',
  'standard',
  'Swap two of your minions.',
  onPlay(function* (me) {
    const [one, two] = yield* look((q) => q.minionsOf(me.seat));
    if (one !== undefined && two !== undefined) yield* swap(me.seat, one, two);
  }),
);
const recast = actionCard(
  'Recast',
  'standard',
  'Swap one of your minions with a minion in your hand or discard pile.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the one that goes', isYours(me));
    const others = yield* look((q) => [...q.hand(me.seat), ...q.discard(me.seat)].filter((ix) => q.isMinionCard(ix)));
    const other = yield* chooseCard(me.seat, 'Choose the one that comes', others);
    if (minion !== null && other !== null) yield* swap(me.seat, minion, other);
  }),
);
const rooted = minionCard(
  'Rooted',
  2,
  'This minion is not affected by actions.',
  protect((_q, me, op, cause) => cause.type === 'action' && op.card === me.self),
);
const herald = minionCard(
  'Herald',
  2,
  'Draw a card.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const fetch = actionCard(
  'Fetch',
  'standard',
  'Swap one of your minions with a minion in your deck.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the one that goes', isYours(me));
    const other = yield* searchDeck(me.seat, 'Choose the one that comes', (q, ix) => q.isMinionCard(ix));
    if (minion !== null && other !== null) yield* swap(me.seat, minion, other);
  }),
);
const heir = minionCard(
  'Heir',
  2,
  'Gain 1 VP for each +1 power counter on this minion.',
  onPlay(function* (me) {
    yield* act(ops.gainVp(me.seat, yield* look((q) => q.card(me.self).counters)));
  }),
);
const sentence = actionCard(
  'Sentence',
  'standard',
  'Choose one of your minions. At the end of the turn, destroy it.',
  onPlay(function* (me) {
    const card = yield* chooseMinion(me, 'Choose the one that is lost', isYours(me));
    const def = yield* look((q) => q.card(me.self).def);
    if (card !== null)
      yield* act(ops.delay({ moment: 'turnEnd', card: me.self, def, ix: 1, seat: me.seat, args: { card } }));
  }),
  later<{ card: number }>(function* (me) {
    yield* act(ops.destroy(me.args.card));
  }),
);

describe('SWAP', () => {
  it('two in play trade places; attached cards stay in place, and nothing is played (SWAP-1)', () =>
    play({
      cards: [trade, herald],
      seats: { A: { hand: ['Trade'] } },
      bases: [at('Meadow', 'A Walker +2 with A Upgrade'), at('Moor', 'A Herald', 'B Scout')],
      steps: [
        A.plays('Trade'),
        now(at('Meadow', 'A Herald with A Upgrade'), at('Moor', 'A Walker', 'B Scout'), {
          asked: null,
          cards: { Herald: { power: 6, counters: 2 }, Walker: { power: 2, counters: 0 } },
          hand: { A: [] },
        }),
      ],
    }));

  it('one from the discard pile is played there and takes over attachments; the other goes where it was (SWAP-1)', () =>
    play({
      cards: [recast, herald],
      seats: { A: { hand: ['Recast'], discard: ['Herald'], deck: ['Probe'] } },
      bases: [at('Meadow', 'A Walker +1 with B Poison'), at('Moor')],
      steps: [
        A.plays('Recast'),
        now(at('Meadow', 'A Herald with B Poison'), {
          asked: null,
          cards: { Herald: { counters: 1 } },
          hand: { A: ['Probe'] },
          discard: { A: ['Walker', 'Recast'], B: [] },
        }),
      ],
    }));

  it('one from the hand sends the other to the hand, and counts as a played minion (SWAP-1, RES-4)', () =>
    play({
      cards: [recast],
      seats: { A: { hand: ['Recast', 'Scout'] } },
      bases: [at('Meadow', 'A Invader', 'B Leprechaun'), at('Moor')],
      steps: [
        A.plays('Recast'),
        now(at('Meadow', 'B Leprechaun'), {
          asked: null,
          hand: { A: ['Invader'] },
          discard: { A: ['Scout', 'Recast'] },
        }),
      ],
    }));

  it('if either is immune nothing is swapped (SWAP-2)', () =>
    play({
      cards: [trade, rooted],
      seats: { A: { hand: ['Trade'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Rooted')],
      steps: [A.plays('Trade'), now(at('Meadow', 'A Walker'), at('Moor', 'A Rooted'), { asked: null })],
    }));

  it('temporary effects do not follow (SWAP-2)', () =>
    play({
      cards: [trade],
      seats: { A: { hand: ['Swashbuckling', 'Trade', 'Summon'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Scout', 'A Archmage')],
      steps: [
        A.plays('Swashbuckling'),
        A.plays('Trade'),
        now(at('Moor', 'A Walker', 'A Archmage'), { cards: { Walker: { power: 2 }, Archmage: { power: 5 } } }),
      ],
    }));

  it('one from the deck: searched for, and the deck is shuffled before anything else happens (SWAP-1, SWAP-2)', () =>
    play({
      cards: [fetch, herald],
      seats: { A: { hand: ['Fetch'], deck: ['Probe', 'Herald', 'Howl'] } },
      bases: [at('Meadow', 'A Walker +1 with A Upgrade')],
      steps: [
        A.plays('Fetch'),
        now(at('Meadow', 'A Herald with A Upgrade'), {
          asked: null,
          cards: { Herald: { counters: 1 } },
          hand: { A: 1 },
          deck: { A: 2 },
          discard: { A: ['Fetch'] },
        }),
        ({ events }) => {
          const told = events.map((event) => event.type).filter((type) => type !== 'phase');
          expect(told.slice(told.indexOf('swap'), told.indexOf('swap') + 4)).toEqual([
            'swap',
            'shuffle',
            'play',
            'draw',
          ]);
        },
      ],
    }));

  it('the incoming minion’s abilities see everything already there (SWAP-2)', () =>
    play({
      cards: [recast, heir],
      seats: { A: { hand: ['Recast', 'Heir'] } },
      bases: [at('Meadow', 'A Walker +3')],
      steps: [A.plays('Recast'), now(at('Meadow', 'A Heir'), { vp: { A: 3 }, hand: { A: ['Walker'] } })],
    }));

  it('delayed effects on either of them are lost (SWAP-2)', () =>
    play({
      cards: [sentence, trade],
      seats: { A: { hand: ['Sentence', 'Trade'] } },
      bases: [at('Meadow', 'A Walker', 'A Archmage'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Sentence'),
        A.answers('Walker'),
        A.plays('Trade'),
        now(at('Meadow', 'A Archmage', 'A Walker'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'A Archmage', 'A Walker'), at('Moor', 'A Filler'), { turn: 'B' }),
      ],
    }));

  it('one that stays where it is does not escape it (SWAP-2)', () =>
    play({
      cards: [sentence, trade],
      seats: { A: { hand: ['Sentence', 'Trade'] } },
      bases: [at('Meadow', 'A Walker', 'A Archmage'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Sentence'),
        A.answers('Filler'),
        A.plays('Trade'),
        A.ends(),
        now(at('Moor'), { turn: 'B', discard: { A: { has: ['Filler'] } } }),
      ],
    }));

  it('a stored card is not on the card it is under: it moves along (SWAP-1, STO-2)', () => {
    const moor = at('Moor', 'A Scout');
    moor.cards[0]!.under = [{ seat: 'A', card: 'Probe' }];
    play({
      cards: [trade],
      seats: { A: { hand: ['Trade'] } },
      bases: [at('Meadow', 'A Walker'), moor],
      steps: [
        A.plays('Trade'),
        now(at('Meadow', 'A Scout'), at('Moor', 'A Walker'), {
          cards: { Scout: { under: ['Probe'] }, Walker: { under: [] } },
        }),
      ],
    });
  });

  it('if the one in play is immune, the one outside is not played (SWAP-2)', () =>
    play({
      cards: [recast, rooted, herald],
      seats: { A: { hand: ['Recast', 'Herald'] } },
      bases: [at('Meadow', 'A Rooted')],
      steps: [A.plays('Recast'), now(at('Meadow', 'A Rooted'), { asked: null, hand: { A: ['Herald'] } })],
    }));

  describe('another card says where the old one goes instead of the discard pile (RES-7)', () => {
    it('that changes nothing else: the new one is played there and takes over attachments (SWAP-1, ATT-2)', () =>
      play({
        cards: [recast, heir],
        seats: { A: { hand: ['Recast'], discard: ['Heir'], deck: ['Probe'] } },
        bases: [at('Meadow', 'A Walker +2 with A Small But Tough, B Poison'), at('Moor', 'A Shogun')],
        steps: [
          A.plays('Recast'),
          A.answers('Walker'),
          now(at('Meadow', 'A Heir with A Small But Tough, B Poison'), {
            asked: null,
            vp: { A: 2 },
            cards: { Heir: { counters: 2 }, Shogun: { counters: 0 } },
            deck: { A: ['Walker', 'Probe'] },
            discard: { A: ['Recast'], B: [] },
          }),
        ],
      }));

    it('it may take an attachment along, too (CONF-1)', () =>
      play({
        cards: [recast, heir],
        seats: { A: { hand: ['Recast'], discard: ['Heir'] } },
        bases: [at('Meadow', 'A Walker +1 with A Eternal Hero, A Upgrade')],
        steps: [
          A.plays('Recast'),
          now(at('Meadow', 'A Heir with A Upgrade'), { vp: { A: 1 }, hand: { A: ['Eternal Hero', 'Walker'] } }),
        ],
      }));

    it('if the old one cannot go there, it stays, and the whole swap fails', () =>
      play({
        cards: [recast, heir],
        seats: { A: { hand: ['Time Loop', 'Fast as Lightning', 'Recast'], discard: ['Heir'] } },
        bases: [at('Meadow', 'A Walker +1', 'B Scout'), at('Moor', 'B Entangled')],
        steps: [
          A.plays('Time Loop'),
          A.plays('Fast as Lightning'),
          A.answers('Walker'),
          A.plays('Recast'),
          now(at('Meadow', 'A Walker', 'B Scout'), {
            asked: null,
            cards: { Walker: { counters: 1, power: 5 } },
            discard: { A: { has: ['Heir'] } },
          }),
        ],
      }));

    it('nobody is offered to save an attachment that stays (ATT-2)', () =>
      play({
        cards: [recast, herald],
        seats: { A: { hand: ['Recast'], discard: ['Herald'], deck: ['Probe'] } },
        bases: [at('Meadow', 'A Walker with A Upgrade', 'A Clyde 2.0')],
        steps: [
          A.plays('Recast'),
          A.answers('Walker'),
          now(at('Meadow', 'A Clyde 2.0', 'A Herald with A Upgrade'), { asked: null, hand: { A: ['Probe'] } }),
        ],
      }));

    it('from a hand that is closed the new one is played all the same', () =>
      play({
        cards: [recast, heir],
        seats: { A: { hand: ['Recast', 'Heir'] } },
        bases: [at('Meadow', 'A Walker +1'), at('Moor', "A Filler with B Jack-O'lantern-in-the-Box")],
        steps: [
          A.plays('Recast'),
          A.answers('Walker'),
          now(at('Meadow', 'A Heir'), {
            asked: null,
            vp: { A: 1 },
            hand: { A: [] },
            discard: { A: ['Walker', 'Recast'] },
          }),
        ],
      }));
  });
});

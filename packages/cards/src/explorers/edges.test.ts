import {
  type AbilityContext,
  act,
  after,
  afterYouPlayHere,
  ignoresThisBase,
  look,
  onPlay,
  ops,
  protect,
  type Script,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const haul = actionCard(
  'Haul',
  'standard',
  'Move all titans to the second base.',
  onPlay(function* () {
    const [titans, base] = yield* look((q) => [q.titansAt(q.bases()[0]!).slice(), q.bases()[1]!] as const);
    yield* act(...titans.map((ix) => ops.move(ix, base)));
  }),
);

describe('Idaho Smith: You may play the base on top of the base deck …', () => {
  it('is asked with a single base left, in the deck or in the discard pile; without any it is not (DECK-1)', () => {
    const seats = { A: { hand: ['Idaho Smith'] } };
    const bases = [at('Meadow')];
    play({ seats, bases, baseDeck: ['Heath'], steps: [A.plays('Idaho Smith'), offered('A', ['yes', 'no'])] });
    play({
      seats,
      bases,
      baseDeck: [],
      baseDiscard: ['Heath'],
      steps: [A.plays('Idaho Smith'), offered('A', ['yes', 'no'])],
    });
    play({ seats, bases, baseDeck: [], steps: [A.plays('Idaho Smith'), now({ asked: null })] });
  });
});

describe("Glory Hound: Look at the base deck's top two cards. …", () => {
  it('shows both; with two left, the base discard pile stays where it is (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Glory Hound'] } },
      bases: [at('Meadow')],
      baseDeck: ['Heath', 'Fen'],
      baseDiscard: ['Tortuga'],
      steps: [
        A.plays('Glory Hound'),
        shown('A', 'Heath', 'Fen'),
        A.answers('Heath'),
        now({ asked: null, baseDeck: ['Fen', 'Heath'], baseDiscard: ['Tortuga'] }),
      ],
    }));
});

describe('Fortune and Glory: Choose a base; of the minions there, you may move up to two to another base.', () => {
  it('moves two at most (RES-12)', () =>
    play({
      seats: { A: { hand: ['Fortune and Glory'] } },
      bases: [at('Meadow', 'A Walker', 'A Gnome', 'B Scout'), at('Moor')],
      steps: [A.plays('Fortune and Glory'), { refused: A.answers('Walker', 'Gnome', 'Scout') }],
    }));
});

describe("Lost City: Special: After a base scores, reveal the base deck's top two cards. …", () => {
  it('shows both with the question (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Lost City'] } },
      bases: [at('Meadow', 'A Filler +10'), at('Moor')],
      baseDeck: ['Heath', 'Fen'],
      steps: [A.ends(), A.answers('Lost City'), shown('A', 'Heath', 'Fen')],
    }));
});

describe('Very Large Boulder: … Once per turn, after a minion moves away from here, you may move this titan to the base it went to. …', () => {
  const seats = { A: { hand: ['Way of Deception'] } };

  it('follows a minion that moves away from here', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Very Large Boulder', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Moor'),
        offered('A', ['Very Large Boulder', 'pass']),
        A.answers('Very Large Boulder'),
        now(at('Moor', 'A Walker', 'A Very Large Boulder'), { asked: null }),
      ],
    }));

  it('stays when a minion moves elsewhere, or to here', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Very Large Boulder'), at('Moor', 'A Walker'), at('Marsh')],
      steps: [A.plays('Way of Deception'), A.answers('Marsh'), now({ asked: null })],
    });
    play({
      seats,
      bases: [at('Meadow', 'A Very Large Boulder'), at('Moor', 'A Walker'), at('Marsh')],
      steps: [A.plays('Way of Deception'), A.answers('Meadow'), now({ asked: null })],
    });
  });

  it('does not grow in a turn in which it moved', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Very Large Boulder', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Moor', 'Very Large Boulder'),
        A.ends(),
        now({ turn: 'B', cards: { 'Very Large Boulder': { counters: 0 } } }),
      ],
    }));

  it('is not asked once the base is gone, or it is there already (RES-5)', () => {
    const swift = (name: string, does: (me: AbilityContext<{ to: number }>) => Script<unknown>) =>
      minionCard(
        name,
        1,
        'Ongoing: After a minion moves, do something.',
        after('move', { when: (q, _me, { card }) => q.isMinion(card) }, does),
      );
    const quake = swift('Quake', function* (me) {
      yield* act(ops.destroyBase(me.args.to));
    });
    const tow = swift('Tow', function* (me) {
      const titans = yield* look((q) => q.titansAt(q.bases()[0]!).slice());
      yield* act(...titans.map((ix) => ops.move(ix, me.args.to)));
    });
    for (const name of ['Quake', 'Tow'])
      play({
        cards: [quake, tow],
        seats,
        baseDeck: ['Heath'],
        bases: [at('Meadow', 'A Very Large Boulder', 'A Walker'), at('Moor'), at('Marsh', `A ${name}`)],
        steps: [
          A.plays('Way of Deception'),
          A.answers('Walker', 'Moor'),
          now(
            name === 'Quake' ? at('Meadow', 'A Very Large Boulder') : at('Moor', 'A Walker', 'A Very Large Boulder'),
            {
              asked: null,
            },
          ),
        ],
      });
  });

  it('destroys nothing if it cannot follow (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Anchor',
          5,
          'Ongoing: No titan can move.',
          protect((q, _me, op) => op.verb === 'move' && !q.isMinion(op.card)),
        ),
      ],
      seats,
      bases: [at('Meadow', 'A Very Large Boulder +3', 'A Walker'), at('Moor', 'B Gnome', 'B Anchor'), at('Marsh')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Moor', 'Very Large Boulder'),
        now(at('Moor', 'A Walker', 'B Gnome', 'B Anchor'), at('Meadow', 'A Very Large Boulder'), { asked: null }),
      ],
    }));

  it('grows by a counter at the end of your turn alone, if it did not move', () =>
    play({
      bases: [at('Meadow', 'A Very Large Boulder'), at('Moor')],
      steps: [
        A.ends(),
        now({ cards: { 'Very Large Boulder': { counters: 1 } } }),
        { by: 'B', end: true },
        now({ cards: { 'Very Large Boulder': { counters: 1 } } }),
      ],
    }));
});

describe('Guide: Ongoing: After one of your minions moves for the first time in a turn, that minion gets +1 power this turn.', () => {
  it('does nothing for a titan that moves, so there is nothing to put in order (RES-9)', () =>
    play({
      cards: [
        minionCard(
          'Camp',
          2,
          'Ongoing: After something moves, draw a card.',
          after('move', {}, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { deck: ['Scout'] } },
      bases: [at('Meadow', 'A Megabot', 'A Guide', 'A Camp'), at('Moor', 'A Red Trooper')],
      steps: [
        A.uses('Red Trooper'),
        logged('Megabot moved from Meadow to Moor (Red Trooper)'),
        now({ asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('City of Gold: If you have a minion here at the start of your turn, you gain 1 VP.', () => {
  it('gives nothing to a player who has to ignore it (TERM-13)', () =>
    play({
      cards: [hermit],
      phase: 'start',
      bases: [at('City of Gold', 'A Hermit', 'A Walker'), at('Moor')],
      steps: [now({ phase: 'play', vp: { A: 0 } })],
    }));

  it('who may ignore it is asked (TERM-13)', () =>
    play({
      cards: [
        minionCard(
          'Loner',
          2,
          'Ongoing: You may ignore the ability of this base.',
          ignoresThisBase('may', (_q, me, seat) => seat === me.seat),
        ),
      ],
      phase: 'start',
      bases: [at('City of Gold', 'A Loner'), at('Moor')],
      steps: [offered('A', ['yes', 'no']), A.answers('yes'), now({ phase: 'play', vp: { A: 0 } })],
    }));
});

describe('Forgotten Horrors: Draw a card and transfer this action to another base after you … play a card that moves one or more of your minions to here.', () => {
  it('a titan that moves here is no minion (TIT-4)', () =>
    play({
      cards: [haul],
      seats: { A: { hand: ['Haul'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Megabot'), at('Moor', 'A Forgotten Horrors'), at('Marsh')],
      steps: [A.plays('Haul'), now(at('Moor', 'A Megabot', 'A Forgotten Horrors'), { asked: null, hand: { A: [] } })],
    }));
});

describe('Forgotten Horrors: …', () => {
  const home = at('Meadow', 'A Forgotten Horrors');

  it('of minions that move together those that go elsewhere do not count, though they are the first (RES-9)', () =>
    play({
      seats: { A: { hand: ['Full Sail'], deck: ['Howl', 'Probe'] } },
      bases: [home, at('Moor', 'A Filler'), at('Marsh', 'A Scout')],
      steps: [
        A.plays('Full Sail'),
        A.answers('Filler', 'Scout', 'done', 'Marsh', 'Meadow'),
        A.answers('Moor'),
        now(at('Meadow', 'A Scout'), at('Moor', 'A Forgotten Horrors'), { asked: null, hand: { A: ['Howl'] } }),
      ],
    }));

  it('forgotten-horrors/1 one card for several minions even if it cannot be transferred (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Anchor',
          1,
          'Ongoing: No action can be transferred.',
          protect((_q, _me, op) => op.verb === 'transfer'),
        ),
      ],
      seats: { A: { hand: ['Full Sail'], deck: ['Howl', 'Probe'] } },
      bases: [home, at('Moor', 'A Filler', 'A Scout', 'B Anchor')],
      steps: [
        A.plays('Full Sail'),
        A.answers('Filler', 'Scout', 'done'),
        now(at('Meadow', 'A Forgotten Horrors', 'A Filler', 'A Scout'), { asked: null, hand: { A: ['Howl'] } }),
      ],
    }));

  it('a card of an earlier turn that leaves play in this one is none that you played this turn (IO-1)', () =>
    play({
      cards: [
        smite,
        minionCard('Last Breath', 1, 'After this minion is destroyed, move your other minions to the first base.', {
          ...after('destroy', { outlives: true, when: (_q, me, { card }) => card === me.self }, function* (me) {
            const [to, mine] = yield* look((q) => [q.bases()[0]!, q.minionsOf(me.seat)] as const);
            yield* act(...mine.map((ix) => ops.move(ix, to)));
          }),
        }),
      ],
      seats: { A: { hand: ['Smite'], deck: ['Howl'] } },
      bases: [home, at('Moor', 'A Last Breath', 'A Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Last Breath'),
        now(at('Meadow', 'A Forgotten Horrors', 'A Filler'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('a base is no card that you play, though it came this turn by your card (PLAY-8)', () =>
    play({
      cards: [
        baseCard(
          'Slide',
          'After you play a minion here, move it to the second base.',
          afterYouPlayHere({}, function* (me) {
            yield* act(ops.move(me.args.card, yield* look((q) => q.bases()[1]!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Idaho Smith', 'Summon', 'Filler'], deck: ['Scout'] } },
      baseDeck: ['Slide'],
      bases: [at('Meadow'), at('Moor', 'A Forgotten Horrors')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        A.answers('yes'),
        A.plays('Summon'),
        A.plays('Filler', 'Slide'),
        now(at('Moor', 'A Filler', 'A Forgotten Horrors'), { asked: null, hand: { A: [] } }),
      ],
    }));
});

describe('Crypt Looter: Special: After a new base enters play, you may play this minion there as an extra minion.', () => {
  it('may stay in the hand (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'] }, B: { hand: ['Crypt Looter'] } },
      baseDeck: ['Heath'],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        A.answers('yes'),
        offered('B', ['Crypt Looter', 'pass']),
        B.answers('pass'),
        now(at('Heath', 'A Idaho Smith'), { asked: null, hand: { B: ['Crypt Looter'] } }),
      ],
    }));
});

describe("Dr Livingstone, I Presume?: Choose a minion. If no other minion is at its base, shuffle it into its owner's deck.", () => {
  it('no deck is shuffled for a monster, which has no owner (MON-2, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Dr Livingstone, I Presume?'] } },
      bases: [at('Meadow', '- Bigfoot'), at('Moor')],
      steps: [
        A.plays('Dr Livingstone, I Presume?'),
        ({ events }) => expect(events.map(({ type }) => type)).not.toContain('shuffle'),
      ],
    }));
});

describe('a card face down that moves is no minion (BURY-1)', () => {
  const seats = { A: { hand: ['Stagecoach'] } };

  it('Very Large Boulder does not follow it', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Very Large Boulder', 'A buried Scout'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Stagecoach'),
        A.answers('Scout', 'done', 'Moor'),
        now(at('Moor', 'A buried Scout'), at('Meadow', 'A Very Large Boulder'), { asked: null }),
      ],
    }));
});

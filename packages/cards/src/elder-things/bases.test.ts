import { act, look, NOBODY, onPlay, ops, playExtraMinion, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const more = actionCard(
  'More',
  'standard',
  'You may play two extra minions.',
  onPlay(function* (me) {
    yield* act(ops.allow(me.seat, {}), ops.allow(me.seat, {}));
  }),
);
const pike = minionCard('Pike', 2, '');
const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Antarctic Base: No player may play more than one minion here in a turn.', () => {
  it('a second one of the same player goes elsewhere, this turn (CONF-1)', () =>
    play({
      cards: [more, pike],
      seats: { A: { hand: ['More', 'Scout', 'Pike', 'Invader'], deck }, B: { deck } },
      bases: [at('Antarctic Base', 'A Filler'), at('Moor')],
      steps: [
        A.plays('More'),
        A.plays('Scout', 'Moor'),
        A.plays('Pike', 'Antarctic Base'),
        refused(A.plays('Invader', 'Antarctic Base')),
        now({ can: [A.plays('Invader', 'Moor')] }),
        A.ends(),
        B.ends(),
        A.plays('Invader', 'Antarctic Base'),
        now(at('Antarctic Base', 'A Filler', 'A Pike', 'A Invader'), at('Moor', 'A Scout')),
      ],
    }));

  it('every player one, in the same turn; and actions as ever (ABL-8)', () =>
    play({
      cards: [
        pike,
        actionCard(
          'Turns',
          'standard',
          'Each player may play an extra minion.',
          onPlay(function* () {
            for (const seat of yield* look((q) => q.clockwise())) yield* playExtraMinion(seat, {}, { may: true });
          }),
        ),
      ],
      seats: { A: { hand: ['Turns', 'Scout', 'Overrun'], deck }, B: { hand: ['Pike'], deck } },
      bases: [at('Antarctic Base'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Scout', 'Antarctic Base'),
        now({ can: [A.plays('Overrun', 'Antarctic Base')] }),
        A.plays('Turns'),
        B.answers('Pike', 'Antarctic Base'),
        now(at('Antarctic Base', 'A Scout', 'B Pike'), at('Moor', 'B Filler'), { asked: null }),
      ],
    }));

  it('monsters may still come, and who ignores the base may play more (TERM-13, MON-7)', () =>
    play({
      cards: [
        hermit,
        pike,
        actionCard(
          'Lair',
          'standard',
          'Play two monsters on the first base. You may play an extra minion.',
          onPlay(function* (me) {
            yield* act(ops.allow(me.seat, {}));
            const [base] = yield* look((q) => q.bases());
            yield* playMonsters(base!, 2, NOBODY);
          }),
        ),
      ],
      seats: { A: { hand: ['Lair', 'Hermit', 'Pike'], deck } },
      monsterDeck: ['Bigfoot', 'Bigfoot'],
      bases: [at('Antarctic Base'), at('Moor')],
      steps: [
        A.plays('Lair'),
        A.plays('Hermit', 'Antarctic Base'),
        A.plays('Pike', 'Antarctic Base'),
        now(at('Antarctic Base', '- Bigfoot', '- Bigfoot', 'A Hermit', 'A Pike')),
      ],
    }));
});

describe('Plateau of Leng: The first time in a turn that a player plays a minion here from their hand, that player may play an extra minion with the same name here.', () => {
  it('an extra minion of that name, only here, only after the first (EXT-4)', () =>
    play({
      cards: [more, pike],
      seats: { A: { hand: ['Pike', 'Pike', 'Pike', 'Scout', 'Scout'], deck } },
      bases: [at('Plateau of Leng', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Pike', 'Plateau of Leng'),
        now({
          plays: { A: { minions: 0 } },
          can: [A.plays('Pike', 'Plateau of Leng')],
          cannot: [A.plays('Pike', 'Moor'), A.plays('Scout', 'Plateau of Leng')],
        }),
        A.plays('Pike', 'Plateau of Leng'),
        now(at('Plateau of Leng', 'A Scout', 'A Pike', 'A Pike'), {
          cannot: [A.plays('Pike', 'Plateau of Leng')],
        }),
      ],
    }));

  it('not elsewhere; one from the discard pile is not the first from the hand (RES-5)', () =>
    play({
      cards: [more, pike],
      seats: { A: { hand: ['More', 'Pike', 'Pike', 'Pike', 'Scout', 'Scout'], discard: ['Tenacious Z'], deck } },
      bases: [at('Plateau of Leng'), at('Moor')],
      steps: [
        A.plays('Pike', 'Moor'),
        now({ cannot: [A.plays('Pike', 'Moor'), A.plays('Pike', 'Plateau of Leng')] }),
        A.plays('Tenacious Z', 'Plateau of Leng', 'discard'),
        now({ cannot: [A.plays('Pike', 'Plateau of Leng')] }),
        A.plays('More'),
        A.plays('Pike', 'Plateau of Leng'),
        A.plays('Pike', 'Plateau of Leng'),
        A.plays('Scout', 'Moor'),
        now({ cannot: [A.plays('Scout', 'Moor')] }),
      ],
    }));

  it('every player in their own turn; actions and minions of a base count for nobody (MON-7)', () =>
    play({
      cards: [
        pike,
        actionCard(
          'Lair',
          'standard',
          'Play a monster on the first base.',
          onPlay(function* () {
            const [base] = yield* look((q) => q.bases());
            yield* playMonsters(base!, 1, NOBODY);
          }),
        ),
      ],
      seats: { A: { hand: ['Lair', 'Pike', 'Pike'], deck }, B: { hand: ['Scout', 'Scout'], deck } },
      monsterDeck: ['Bigfoot'],
      bases: [at('Plateau of Leng'), at('Moor')],
      steps: [
        A.plays('Lair'),
        A.plays('Pike', 'Plateau of Leng'),
        A.plays('Pike', 'Plateau of Leng'),
        A.ends(),
        B.plays('Scout', 'Plateau of Leng'),
        B.plays('Scout', 'Plateau of Leng'),
        now(at('Plateau of Leng', '- Bigfoot', 'A Pike', 'A Pike', 'B Scout', 'B Scout')),
      ],
    }));
});

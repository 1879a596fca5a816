// IO-1: a card's triggered effects do not apply to the new card that it becomes within its own play.
import {
  act,
  chooseMinion,
  endOfTurn,
  isYours,
  look,
  NOBODY,
  onPlay,
  ops,
  playExtraMinion,
  playNow,
  type Query,
  talent,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '../play.ts';

/** Returns to the hand and is played here again, once. */
const boomerang = minionCard(
  'Boomerang',
  1,
  'Return this minion to your hand and play it here again.',
  onPlay(function* (me) {
    const [seen, here] = yield* look((q) => [q.s.minionPlays.length, q.base(me.self)]);
    if (seen! > 1) return;
    yield* act(ops.returnToHand(me.self));
    yield* playNow({ card: me.self, at: here!, seat: me.seat });
  }),
);

describe('IO-1: a minion replayed within its own play', () => {
  it.each(['Castle Blood', 'So-So Corral', 'Wintersquashed'])('%s offers its ability for the new one only', (base) =>
    play({
      cards: [boomerang],
      seats: { A: { hand: ['Boomerang'] } },
      bases: [at(base, 'B King Rex'), at('Moor')],
      steps: [A.plays('Boomerang', base), offered('A', [base, 'pass']), A.answers('pass'), now({ asked: null })],
    }),
  );
});

/** Replaces the first base with the next one from the base deck, twice: the first base itself comes back. */
const roundTrip = actionCard(
  'Round Trip',
  'standard',
  'Replace the first base twice.',
  onPlay(function* () {
    for (let n = 0; n < 2; n++) {
      yield* act(ops.refill(NOBODY));
      const [base, top] = yield* look((q) => [q.bases()[0]!, q.s.baseDeck.at(-1)!]);
      yield* act(ops.replaceBase(base!, top!));
    }
  }),
);

describe('IO-1: a base that leaves and returns within a turn', () => {
  it.each([
    [['Seeing Stars'], 1],
    [['Seeing Stars', 'Round Trip'], 0],
  ])('after %j what was destroyed there counts %i VP for Furthering the Cause', (hand, vp) =>
    play({
      cards: [roundTrip],
      seats: { A: { hand: ['Time Loop', ...hand], deck: ['Scout', 'Scout'] }, B: { deck: ['Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Furthering the Cause', 'B Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        ...(hand.length > 1 ? [A.plays('Round Trip')] : []),
        now(at('Meadow', 'A Furthering the Cause'), { asked: null }),
        A.ends(),
        B.ends(),
        now({ vp: { A: vp } }),
      ],
    }),
  );
});

/** Every minion in play except this one returns to its owner's hand and is played where it was. */
const carousel = minionCard(
  'Carousel',
  1,
  'Return each other minion to its hand and play it where it was.',
  onPlay(function* (me) {
    const others = yield* look((q) => q.minions((ix) => ix !== me.self).map((ix) => [ix, q.base(ix)]));
    for (const [ix, at] of others) {
      yield* act(ops.returnToHand(ix!));
      yield* playNow({ card: ix!, at: at!, seat: me.seat });
    }
  }),
);
const counted = (q: Query, name: string): number => q.minions((ix) => q.name(ix) === name).length;

describe('IO-1: an ability does nothing to a card that became a new one in the middle of it', () => {
  const chosen = actionCard(
    'Chosen One',
    'standard',
    'Choose one of your minions. Play an extra minion. Place a +1 power counter on the chosen minion.',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions', isYours(me));
      yield* playExtraMinion(me.seat, {});
      yield* act(ops.counters(minion!, 1), ops.power(minion!, 1, yield* endOfTurn()));
    }),
  );
  const looksAgain = actionCard(
    'Second Look',
    'standard',
    'Choose one of your minions. Play an extra minion. Place a +1 power counter on each of your minions.',
    onPlay(function* (me) {
      yield* chooseMinion(me, 'Choose one of your minions', isYours(me));
      yield* playExtraMinion(me.seat, {});
      yield* act(...(yield* look((q) => q.minionsOf(me.seat))).map((ix) => ops.counters(ix, 1)));
    }),
  );
  const table = [at('Meadow', 'A Invader'), at('Moor', 'A Scout')];

  it.each([
    ['Filler', 5],
    ['Carousel', 3],
  ])('a chosen minion, after %s was played, has power %i', (extra, power) =>
    play({
      cards: [chosen, carousel],
      seats: { A: { hand: ['Chosen One', extra] } },
      bases: table,
      steps: [A.plays('Chosen One'), A.answers('Invader', 'Moor'), now({ cards: { Invader: { power } } })],
    }),
  );
  it('but finds the new card if it looks it up afresh', () =>
    play({
      cards: [looksAgain, carousel],
      seats: { A: { hand: ['Second Look', 'Carousel'] } },
      bases: table,
      steps: [
        A.plays('Second Look'),
        A.answers('Invader', 'Moor'),
        now({ cards: { Invader: { counters: 1 }, Scout: { counters: 1 }, Carousel: { counters: 1 } } }),
      ],
    }));
  it.each([
    ['Filler', 1],
    ['Carousel', 0],
  ])('“this minion”, after %s was played, gets %i counters', (extra, counters) =>
    play({
      cards: [
        carousel,
        minionCard(
          'Host',
          2,
          'Talent: Play an extra minion, then place a +1 power counter on this minion.',
          talent(function* (me) {
            yield* playExtraMinion(me.seat, {});
            yield* act(ops.counters(me.self, 1));
          }),
        ),
      ],
      seats: { A: { hand: [extra] } },
      bases: [at('Meadow', 'A Host'), at('Moor')],
      steps: [A.uses('Host'), A.answers('Moor'), now({ cards: { Host: { counters } } })],
    }),
  );
  it('it does know about its own effects on a card', () =>
    play({
      cards: [
        minionCard(
          'Yoyo',
          2,
          'Play an extra minion. Return this minion to your hand, play it here and place a +1 power counter on it.',
          onPlay(function* (me) {
            if ((yield* look((q) => counted(q, 'Filler'))) > 0) return;
            const here = yield* look((q) => q.base(me.self));
            yield* playExtraMinion(me.seat, {});
            yield* act(ops.returnToHand(me.self));
            yield* playNow({ card: me.self, at: here, seat: me.seat });
            yield* act(ops.counters(me.self, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Yoyo', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Yoyo', 'Meadow'), A.answers('?Filler>Moor', '?Moor'), now({ cards: { Yoyo: { counters: 1 } } })],
    }));

  it('Gecko Rap gives the counter to the minion that came in, not to the new card it became', () =>
    play({
      cards: [boomerang],
      seats: { A: { hand: ['Time Loop', 'Gecko Rap', 'Boomerang'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gecko Rap'),
        A.answers('?Invader', 'hand', '?Boomerang'),
        now(at('Meadow', 'A Boomerang'), { cards: { Boomerang: { counters: 0 } } }),
      ],
    }));
  it('Lasagna Party and Commission use the base of the minion played, not of the new card it became', () =>
    play({
      cards: [boomerang],
      seats: { A: { hand: ['Time Loop', 'Lasagna Party', 'Boomerang'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Lasagna Party'),
        A.answers('?Boomerang', 'Meadow'),
        now(at('Meadow', 'A Invader', 'A Boomerang'), { asked: null }),
      ],
    }));
  it('Commission moves nobody from the base of the new card', () =>
    play({
      cards: [boomerang],
      seats: { A: { hand: ['Commission', 'Boomerang'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Commission'),
        A.answers('?Boomerang', 'Meadow'),
        now(at('Meadow', 'B Invader', 'A Boomerang'), { asked: null }),
      ],
    }));
  it('Killer Queen counts the card it was before it left as another minion played here', () =>
    play({
      cards: [
        actionCard(
          'Once More',
          'standard',
          'Return one of your minions and play it where it was.',
          onPlay(function* (me) {
            const minion = (yield* chooseMinion(me, 'Choose one of your minions', isYours(me)))!;
            const base = yield* look((q) => q.base(minion));
            yield* act(ops.returnToHand(minion));
            yield* playNow({ card: minion, at: base, seat: me.seat });
          }),
        ),
      ],
      seats: { A: { hand: ['Killer Queen', 'Once More'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Killer Queen', 'Meadow'),
        refused(A.uses('Killer Queen')),
        A.plays('Once More'),
        A.uses('Killer Queen'),
        now({ cards: { 'Killer Queen': { counters: 1 } } }),
      ],
    }));
});

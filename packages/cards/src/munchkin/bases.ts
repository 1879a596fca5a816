import {
  act,
  after,
  at,
  base,
  carriedOutBy,
  discardCard,
  extraMinion,
  follows,
  type Happened,
  inOrderOfOwners,
  look,
  type Me,
  monsterDestroyedHere,
  NOBODY,
  ops,
  playMonsters,
  type Query,
  type Seat,
  stillHere,
  thisBaseScores,
} from '@smash/engine/script';

/** A player has played a minion here, also a monster (MON-7); the one who did is the one it is for. */
const whoPlayed = (_q: Query, me: Me): Seat[] => [me.args.seat as Seat];
const minionPlayedHere = (q: Query, me: Me, played: Happened): boolean =>
  played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY;

export const warriorsBases = [
  /** Each time you destroy a monster here, draw a treasure card afterwards. */
  base(
    'Bastion',
    after(
      'destroy',
      {
        seats: (_q, me) => [me.args.by as Seat],
        when: (q, me, destroyed) =>
          monsterDestroyedHere(q, me, destroyed) && destroyed.by !== NOBODY && !destroyed.unpaid,
      },
      function* (me) {
        yield* act(ops.drawTreasures(me.seat, 1));
      },
    ),
  ),

  /** After a monster here is destroyed, play a monster here. */
  base(
    'The Gauntlet',
    after('destroy', { when: monsterDestroyedHere }, function* (me) {
      yield* playMonsters(me.self, 1, NOBODY);
    }),
  ),
];

export const magesBases = [
  /** Each turn, after the first time you play a minion here, you may discard a card to play a minion here as an extra minion. */
  base(
    'Dimension Doors',
    after('play', { limit: 'turnByName', seats: whoPlayed, when: minionPlayedHere }, function* (me) {
      if (yield* discardCard(me.seat, { may: true })) yield* extraMinion(me.seat, { base: me.self });
    }),
  ),

  /** You may draw a card after you play a minion here. */
  base(
    "Mage's Tower",
    after('play', { may: true, seats: whoPlayed, when: minionPlayedHere }, function* (me) {
      yield* act(...carriedOutBy(me.seat, ops.draw(me.seat, 1)));
    }),
  ),
];

export const dwarvesBases = [
  /** Each minion here has +1 power per treasure card on it. */
  base('The Mines', {
    kind: 'power',
    of: (q, me, target) => (q.base(target) === me.self ? q.treasuresOn(target).length : 0),
  }),

  /** Each turn, after the first time you play a minion here, draw a treasure card. */
  base(
    'Treasure Bath',
    after('play', { first: true, seats: whoPlayed, when: minionPlayedHere }, function* (me) {
      yield* act(ops.drawTreasures(me.seat, 1));
    }),
  ),
];

export const clericsBases = [
  /** After this base scores, the minions here do not go to the discard piles: place them on top of their owners' decks, in any order. */
  base(
    'Hotel of Holiness',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const minions: number[] = [];
      for (const seat of yield* look((q) => q.clockwise())) {
        const theirs = yield* look((q) => q.minionsAt(me.self).filter((ix) => q.controller(ix) === seat));
        if (theirs.length > 0 && (yield* follows(me, seat))) minions.push(...theirs);
      }
      const ordered = yield* inOrderOfOwners(minions, 'Choose the order: the first lies on top');
      const owners = yield* look((q) => ordered.map((ix) => q.owner(ix)));
      yield* act(...ordered.map((ix, i) => ops.fateOnTop(ix, owners[i]!)).reverse());
    }),
  ),

  /** After any undead monster is played here, place that monster at the bottom of the monster deck. */
  base(
    'Whack-A-Ghoul',
    after(
      'play',
      { when: (q, me, played) => played.to === me.self && q.def(played.card).undead, still: stillHere },
      function* (me) {
        yield* act(ops.place(me.args.card as number, 'pileBottom'));
      },
    ),
  ),
];

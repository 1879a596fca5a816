/**
 * The Big Base board. No published source gives its twelve slot abilities or its VP by period: both are our own design
 * (docs/big-base.md). Each side has a slot with an ability on occupation, one with a talent, one that is ongoing, and an
 * open one without an ability that only games of four use (BIG-1).
 */
import {
  act,
  after,
  board,
  both,
  chooseMinion,
  destroyedHere,
  discardCard,
  endOfTurn,
  extraAction,
  extraMinion,
  here,
  isHere,
  isYours,
  look,
  mayPlayExtraAction,
  mayPlayExtraMinion,
  moveOne,
  onOccupation,
  ops,
  powerHere,
  slot,
  talent,
  toOneMinion,
  wasYours,
} from '@smash/engine/script';

/** The fourth player's slot. */
const open = (name: string) => slot(name, '');

/** Ongoing: You have +1 power here. */
const banner = (name: string) =>
  slot(
    name,
    'Ongoing: You have +1 power here.',
    powerHere(() => 1),
  );

/** Ongoing: After one of your minions here is destroyed, draw a card. */
const shrine = (name: string) =>
  slot(
    name,
    'Ongoing: After one of your minions here is destroyed, draw a card.',
    after(
      'destroy',
      { when: (q, me, destroyed) => wasYours(me, destroyed) && destroyedHere(q, me, destroyed) },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  );

const north = [
  slot(
    'North Gate',
    'On occupation: Draw a card.',
    onOccupation(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),
  slot(
    'North Yard',
    'Talent: One of your minions here has +1 power until the end of the turn.',
    talent(function* (me) {
      const minion = yield* chooseMinion(me, 'Strengthen one of your minions here', both(isYours(me), isHere(me)));
      if (minion !== null) yield* act(ops.power(minion, 1, yield* endOfTurn()));
    }),
  ),
  banner('North Tower'),
  open('North Field'),
];

const east = [
  slot(
    'East Gate',
    'On occupation: Place a +1 power counter on one of your minions here.',
    onOccupation(function* (me) {
      yield* toOneMinion(me, 'Choose the minion that gets a counter', both(isYours(me), isHere(me)), (minion) =>
        ops.counters(minion, 1),
      );
    }),
  ),
  slot(
    'East Yard',
    'Talent: Discard a card to draw a card.',
    talent(function* (me) {
      if (yield* discardCard(me.seat, { may: true })) yield* act(ops.draw(me.seat, 1));
    }),
  ),
  shrine('East Tower'),
  open('East Field'),
];

const south = [
  slot(
    'South Gate',
    'On occupation: You may play an extra action.',
    onOccupation(function* (me) {
      yield* extraAction(me.seat);
    }, mayPlayExtraAction),
  ),
  slot(
    'South Yard',
    'Talent: Move one of your minions from here to another side.',
    talent(function* (me) {
      yield* moveOne(me, 'Choose the minion that moves', both(isYours(me), isHere(me)));
    }),
  ),
  banner('South Tower'),
  open('South Field'),
];

const west = [
  slot(
    'West Gate',
    'On occupation: You may play an extra minion of power 2 or less.',
    onOccupation(
      function* (me) {
        yield* extraMinion(me.seat, { power: 2 });
      },
      mayPlayExtraMinion(() => ({ power: 2 })),
    ),
  ),
  slot(
    'West Yard',
    'Talent: Move one of your minions from another side to here.',
    talent(function* (me) {
      const side = yield* look((q) => here(q, me));
      const elsewhere = both(isYours(me), (q, ix) => q.base(ix) !== side);
      yield* toOneMinion(me, 'Choose the minion that comes here', elsewhere, (minion) => ops.move(minion, side));
    }),
  ),
  shrine('West Tower'),
  open('West Field'),
];

export const bigBase = board({ North: north, East: east, South: south, West: west }, [
  [4, 2, 1, 0],
  [6, 4, 2, 0],
  [8, 5, 3, 1],
]);

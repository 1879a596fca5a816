import {
  type AbilityContext,
  act,
  after,
  anothersMinionHere,
  anyMinion,
  both,
  type CardIx,
  card,
  chooseBase,
  chooseMinion,
  chooseMinions,
  chooseParts,
  choosePlayer,
  chooseToDo,
  drawOffTheTop,
  eachGets,
  faction,
  forEachPlayer,
  here,
  host,
  isAnother,
  isAnothers,
  isControlled,
  isControlledBy,
  isHere,
  isYours,
  look,
  mayDraw,
  minionHere,
  minionsGet,
  onPlay,
  ops,
  playExtraMinion,
  playedAt,
  powerAtMost,
  type Query,
  revealHand,
  type Script,
  type Seat,
  scoringBase,
  shuffleMinionsFromDiscards,
  spreadCounters,
  talent,
  untilYourTurn,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { pearlAndTheImagesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const WEAK = 2;
const isWeakMinion = both((q: Query, ix) => q.isMinionCard(ix), powerAtMost(WEAK));
/** The minions of all players here: not those that nobody controls. */
const playersMinionHere = (q: Query, me: AbilityContext, ix: CardIx): boolean =>
  minionHere(q, me, ix) && isControlled(q, ix);

/** Where one of these minions is now, if you have a minion there: bases other than this card's. */
const stages = (q: Query, me: AbilityContext, minions: readonly CardIx[]): CardIx[] =>
  q.otherBases(here(q, me)).filter((base) => {
    const there = q.minionsAt(base);
    return q.hasMinion(base, me.seat) && minions.some((ix) => there.includes(ix));
  });

/** Moves one of your minions and one of another player's at its base to another base, or to the given one. */
function* moveTwo(me: AbilityContext, to?: CardIx): Script {
  const mine = yield* chooseMinion(
    me,
    'Choose the minion of yours that moves',
    both(isYours(me), (q, ix) => q.base(ix) !== to),
  );
  if (mine === null) return;
  const from = yield* look((q) => q.base(mine));
  const other = yield* chooseMinion(
    me,
    "Choose another player's minion that moves along",
    both(isAnothers(me), (q, ix) => q.base(ix) === from),
  );
  const bases = yield* look((q) => q.otherBases(from));
  const goal = to ?? (yield* chooseBase(me.seat, 'Choose the base they move to', bases));
  const moving = other === null ? [mine] : [mine, other];
  if (goal !== null) yield* act(...moving.map((ix) => ops.move(ix, goal)));
}

/** Until your next turn, other players' minions at that base add only their printed power. */
function* outshine(me: AbilityContext, base: CardIx): Script {
  yield* act(ops.addPrinted(base, me.seat, yield* untilYourTurn(me.seat)));
}
const minionsOf = (q: Query, base: CardIx, seat: Seat): number => q.minionsOf(seat, base).length;
/** Do you have the most minions there, ties included (VP-5)? */
const hasMostMinions = (q: Query, me: AbilityContext, base: CardIx): boolean =>
  q.hasMinion(base, me.seat) &&
  q.otherPlayers(me.seat).every((seat) => minionsOf(q, base, seat) <= minionsOf(q, base, me.seat));

export const pearlAndTheImages = faction(asFacts(facts), [
  /** Talent: Draw a minion with power 2 or less off the top of your deck OR give a minion here +1 power this turn. */
  card(
    'Pearl',
    talent(function* (me) {
      const parts = { draw: 'Draw a minion', power: '+1 power this turn' };
      for (const part of yield* chooseParts(me, 'Draw a minion, or strengthen one', parts)) {
        if (part === 'draw') {
          yield* drawOffTheTop(me.seat, isWeakMinion);
          continue;
        }
        const minion = yield* chooseMinion(me, 'Give a minion here +1 power', isHere(me));
        if (minion !== null) yield* eachGets([minion], 1);
      }
    }),
  ),

  /** Talent: Place a +1 power counter on a minion of another player to place a +1 power counter on one of your minions at its base. */
  card(
    'Crystal',
    talent(
      function* (me) {
        const theirs = yield* chooseMinion(me, "Place a +1 power counter on another's minion", isAnothers(me));
        const [placed] = yield* act(...(theirs === null ? [] : [ops.counters(theirs, 1)]));
        if (!placed) return;
        const base = yield* look((q) => q.base(theirs!));
        const mine = yield* chooseMinion(
          me,
          'Place a +1 power counter on one of your minions',
          both(isYours(me), (q, ix) => q.base(ix) === base),
        );
        if (mine !== null) yield* act(ops.counters(mine, 1));
      },
      (q, me) => anyMinion(q, isAnothers(me)),
    ),
  ),

  /** You may give the minions of all players here +1 power this turn. */
  card(
    'Ruby',
    onPlay(function* (me) {
      if (yield* chooseToDo(me.seat, "Give all players' minions here +1 power", 'Give it', 'Give none'))
        yield* minionsGet(me, playersMinionHere, 1);
    }),
  ),

  /** Ongoing: Once per turn, after the power of another player's minion has increased, you may place a +1 power counter on this minion OR, if you have a minion at the base of that minion, move this minion to that base. */
  card(
    'Topaz',
    after(
      'gainPower',
      { may: true, together: true, limit: 'turn', when: (q, me, gained) => isAnothers(me)(q, gained.card) },
      function* (me) {
        const bases = yield* look((q) => stages(q, me, me.args.cards));
        const parts: Record<string, string> = { counter: 'Place a +1 power counter' };
        if (bases.length > 0) parts.move = 'Move Topaz';
        for (const part of yield* chooseParts(me, 'Place a counter on Topaz, or move it', parts)) {
          if (part === 'counter') yield* act(ops.counters(me.self, 1));
          else {
            const to = yield* chooseBase(me.seat, 'Choose where Topaz goes', bases);
            yield* act(ops.move(me.self, to!));
          }
        }
      },
    ),
  ),

  /** Put this on a base. Talent: The minions of all players here gain +1 power this turn OR, for each player, choose one of their minions here to gain +2 power this turn. */
  card(
    "All's Right with the World",
    talent(function* (me) {
      const parts = { all: 'All minions here', one: 'One of each player' };
      for (const part of yield* chooseParts(me, 'Give all +1 power, or one of each player +2', parts)) {
        if (part === 'all') {
          yield* minionsGet(me, playersMinionHere, 1);
          continue;
        }
        const chosen: CardIx[] = [];
        yield* forEachPlayer(function* (seat) {
          const minion = yield* chooseMinion(
            me,
            'Choose the minion that gets +2 power',
            both(isHere(me), (q, ix) => isControlledBy(q, ix, seat)),
          );
          if (minion !== null) chosen.push(minion);
        });
        yield* eachGets(chosen, 2);
      }
    }),
  ),

  /** Each player may draw a card. Then draw a card for each player who did so, yourself included. */
  card(
    'Dressing Room',
    onPlay(function* (me) {
      let drew = 0;
      yield* forEachPlayer(function* (player) {
        if (yield* mayDraw(player)) drew++;
      });
      yield* act(ops.draw(me.seat, drew));
    }),
  ),

  /** Put this on a base. Talent: Choose a player; that player plays an extra minion with power 2 or less here OR reveals a hand that has no such minion. Then, if that player was not you and played a minion, you may draw a card OR place a +1 power counter on a minion here. */
  card(
    'Jam All Night Long',
    talent(function* (me) {
      const player = yield* choosePlayer(me, 'Choose who plays a minion here', yield* look((q) => q.clockwise()));
      const base = yield* look((q) => here(q, me));
      const played = yield* playExtraMinion(player, { power: WEAK, base });
      if (played === null) {
        if (yield* look((q) => !q.hand(player).some((ix) => isWeakMinion(q, ix)))) yield* revealHand(player);
        return;
      }
      if (!isAnother(me, player)) return;
      const parts = { draw: 'Draw a card', counter: 'Place a +1 power counter' };
      for (const part of yield* chooseParts(me, 'Draw a card, or place a power counter', parts, { may: true })) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 1));
        else {
          const minion = yield* chooseMinion(me, 'Place a +1 power counter on a minion here', isHere(me));
          if (minion !== null) yield* act(ops.counters(minion, 1));
        }
      }
    }),
  ),

  /** Every player shuffles each minion with power 2 or less in their discard pile into their deck. */
  card(
    'Love Unites Us',
    onPlay(() => shuffleMinionsFromDiscards(powerAtMost(WEAK))),
  ),

  /** Choose one of your minions at a base. Move it and one minion of another player there to one other base. Special: Before a base scores, you may play this card; the chosen minions move to the scoring base. */
  card(
    'Now You Know: Bike Safety',
    onPlay((me) => moveTwo(me)),
    playedAt('beforeScore', (me) => moveTwo(me, scoringBase(me))),
  ),

  /** Put this on a minion. Ongoing: Once per turn, after the power of another player's minion here has increased, you may give this minion +3 power this turn. */
  card(
    "She's Got the Power",
    after(
      'gainPower',
      { may: true, together: true, limit: 'turn', when: (q, me, gained) => anothersMinionHere(q, me, gained.card) },
      function* (me) {
        yield* eachGets([yield* look((q) => host(q, me))], 3);
      },
    ),
  ),

  /** Place a +1 power counter on each of any number of minions of other players. For each counter so placed, you may place a +1 power counter on one of your minions. */
  card(
    'Truly Outstanding',
    onPlay(function* (me) {
      const theirs = yield* chooseMinions(me, "Choose other players' minions to get a counter", isAnothers(me), {
        min: 0,
        max: 99,
      });
      const placed = yield* act(...theirs.map((ix) => ops.counters(ix, 1)));
      yield* spreadCounters(me, placed.filter(Boolean).length, isYours(me), { may: true });
    }),
  ),

  /** Choose a base. Until the start of your next turn, other players' minions there add only their printed power to the totals of their controllers. Special: Before a base scores where you have the most minions, you may play this card; you must choose that base. */
  card(
    "We're Up, You're Down",
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      if (base !== null) yield* outshine(me, base);
    }),
    playedAt(
      'beforeScore',
      (me) => outshine(me, scoringBase(me)),
      (q, me) => hasMostMinions(q, me, scoringBase(me)),
    ),
  ),

  ...pearlAndTheImagesBases,
]);

import {
  type AbilityContext,
  act,
  anyMinion,
  both,
  card,
  cardsAtBases,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseNumber,
  chooseToDo,
  chooseToSearch,
  endSearch,
  extraAction,
  faction,
  given,
  hasDeck,
  hasOtherBase,
  here,
  host,
  isAnothers,
  isHere,
  isYours,
  look,
  minionsHave,
  moveOne,
  moveToOtherBase,
  on,
  onPlay,
  onPlayThere,
  ops,
  playMinionOffTheTop,
  playNow,
  powerAtMost,
  type Query,
  type Script,
  searchPiles,
  shuffleIntoDecks,
  talent,
  toOneMinion,
  wasOffTheTop,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { extramorphsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const EGGS = 'Egg Field';
const GRABBER = 'Head Grabber';

/** Was this card already there when the turn started? */
const wasThere = (q: Query, me: AbilityContext): boolean => q.card(me.self).since < q.s.turn;
const hasEggs = (q: Query, me: AbilityContext, base: number): boolean =>
  q.actionsOn(base).some((ix) => q.hasName(ix, EGGS) && isYours(me)(q, ix));

/** Chooses a power between these two, inclusive, and plays a minion of exactly that power off the top. */
function* breed(me: AbilityContext, base: number, least: number, most: number): Script {
  if (!(yield* look((q) => hasDeck(q, me)))) return;
  const power = yield* chooseNumber(me.seat, 'Choose the power of the minion', least, most);
  yield* playMinionOffTheTop(me.seat, base, (q, ix) => q.power(ix) === power);
}

export const extramorphs = faction(asFacts(facts), [
  /** You may search your deck, your discard pile, or both, for an Egg Field and draw it. Talent: Until the start of your next turn, minions of other players at bases where you have an Egg Field have -1 power. */
  card(
    'Hive Queen',
    onPlay(function* (me) {
      if (!(yield* chooseToSearch(me.seat, 'Search for the card it names'))) return;
      const found = yield* searchPiles(me.seat, 'Choose the card to draw', (q, ix) => q.hasName(ix, EGGS));
      if (found.card !== null) yield* act(ops.drawCard(me.seat, found.card));
      yield* endSearch(me.seat, found);
    }),
    talent(function* (me) {
      const turn = yield* look((q) => q.s.turn);
      yield* act(ops.lasting(me.seat, { t: 'turnStart', seat: me.seat, after: turn }));
    }),
    given(minionsHave((q, me, minion) => isAnothers(me)(q, minion) && hasEggs(q, me, q.base(minion)), -1)),
  ),

  /** You may destroy a minion here with power 3 or less. Place two +1 power counters on this minion if it was played off the top of a deck. Talent: Remove one of its +1 power counters to move this minion to another base. */
  card(
    'Alien Life Form',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 3 or less',
        both(isHere(me), powerAtMost(3)),
        ops.destroy,
        { may: true },
      );
      if (wasOffTheTop(me.args)) yield* act(ops.counters(me.self, 2));
    }),
    talent(
      function* (me) {
        const [removed] = yield* act(ops.counters(me.self, -1));
        if (removed) yield* moveToOtherBase(me);
      },
      (q, me) => q.card(me.self).counters > 0 && hasOtherBase(q),
    ),
  ),

  /** You may move another player's minion here with power 3 or less to another base; if you do, you may move this minion to that base too. Place a +1 power counter on this minion if it was played off the top of a deck. */
  card(
    'Extradrone',
    onPlay(function* (me) {
      yield* dragAway(me);
      if (wasOffTheTop(me.args)) yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Talent: If this minion was at a base when the turn started, place it on the bottom of your deck to choose power 3 or 4 and play an extra minion of exactly that power off the top of your deck here. */
  card(
    'Chestbreaker',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      const [placed] = yield* act(ops.place(me.self, 'bottom'));
      if (placed) yield* breed(me, base, 3, 4);
    }, wasThere),
  ),

  /** Draw a card. You may choose a card in your hand and place it on top of your deck. Play an extra action. */
  card(
    'Close Encounters',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCard(me.seat, 'Place a card on top of your deck', hand, { may: true });
      if (chosen !== null) yield* act(ops.place(chosen, 'top'));
      yield* extraAction(me.seat);
    }),
  ),

  /** Choose any minion and move it to another base. */
  card(
    'Distress Call',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose a minion to move', () => true);
    }),
  ),

  /** Put this on a base. You may search your hand, deck and/or discard pile for a Head Grabber and play it as an extra action on a minion here with power 3 or less. Talent: Play an extra minion with power 2 or less off the top of your deck here. */
  card(
    'Egg Field',
    onPlayThere(function* (me) {
      const isWeak = both(isHere(me), powerAtMost(3));
      const isFree = yield* look((q) => anyMinion(q, isWeak));
      if (!isFree || !(yield* chooseToSearch(me.seat, 'Search for the card it names', { hand: true }))) return;
      const fits = (q: Query, ix: number, minion: number): boolean =>
        isWeak(q, minion) && q.canPlay(me.seat, ix, minion);
      const found = yield* searchPiles(
        me.seat,
        'Choose the card to play',
        (q, ix) => q.hasName(ix, GRABBER) && q.minions((minion) => fits(q, ix, minion)).length > 0,
        { hand: true },
      );
      yield* endSearch(me.seat, found);
      const { card: grabber } = found;
      if (grabber !== null) {
        const victim = yield* chooseMinion(me, 'Choose the minion to play it on', (q, ix) => fits(q, grabber, ix));
        yield* playNow({ card: grabber, at: victim!, seat: me.seat });
      }
    }),
    talent(function* (me) {
      yield* playMinionOffTheTop(me.seat, yield* look((q) => here(q, me)), powerAtMost(2));
    }),
  ),

  /** Draw five cards. Then choose five cards in your hand and place them on top of your deck in any order. */
  card(
    'Five by Five',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 5));
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Place five cards on your deck: the first is the top card', hand, {
        min: 5,
        max: 5,
        ordered: true,
      });
      yield* act(...chosen.toReversed().map((ix) => ops.place(ix, 'top')));
    }),
  ),

  /** Choose a base and a power below 5. Play an extra minion of exactly that power off the top of your deck at that base. */
  card(
    'Game Over, Dude!',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base to play it on', yield* look((q) => q.bases()));
      yield* breed(me, base!, 0, 4);
    }),
  ),

  /** Put this on a minion with power 3 or less. Talent: If this card is on a minion of yours, or if it was on a minion when the turn started, destroy this minion to choose a power below 4 and play an extra minion of exactly that power off the top of your deck here. */
  card(
    'Head Grabber',
    on((q, _seat, minion) => q.power(minion) <= 3),
    talent(
      function* (me) {
        const [minion, base] = yield* look((q) => [host(q, me), here(q, me)]);
        const [destroyed] = yield* act(ops.destroy(minion!));
        if (destroyed) yield* breed(me, base!, 0, 3);
      },
      (q, me) => isYours(me)(q, host(q, me)) || wasThere(q, me),
    ),
  ),

  /** Put this on a base. Talent: If this card was on a base when the turn started, destroy this base and all other cards on it. Replace that base as usual. Place this card in the box. */
  card(
    'Nuke It From Orbit',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      const others = yield* look((q) => cardsAtBases(q).filter((ix) => ix !== me.self && q.card(ix).at === base));
      yield* act(...others.map(ops.destroy), ops.box(me.self), ops.destroyBase(base));
    }, wasThere),
  ),

  /** Choose up to three cards in your discard pile and shuffle them into your deck. */
  card(
    'Time to Go',
    onPlay(function* (me) {
      const discard = yield* look((q) => q.discard(me.seat));
      yield* shuffleIntoDecks(
        yield* chooseCards(me.seat, 'Choose up to three cards to shuffle in', discard, { may: true, max: 3 }),
      );
    }),
  ),

  ...extramorphsBases,
]);

function* dragAway(me: AbilityContext): Script {
  const minion = yield* chooseMinion(
    me,
    "Move another player's minion of power 3 or less",
    (q, ix) => isAnothers(me)(q, ix) && isHere(me)(q, ix) && q.power(ix) <= 3,
    { may: true },
  );
  if (minion === null) return;
  const bases = yield* look((q) => q.otherBases(here(q, me)));
  const to = yield* chooseBase(me.seat, 'Choose the base it moves to', bases);
  if (to === null || !(yield* act(ops.move(minion, to)))[0]) return;
  if (yield* chooseToDo(me.seat, 'Move this minion there, too', 'Move it', 'Leave it'))
    yield* act(ops.move(me.self, to));
}

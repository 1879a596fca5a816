import {
  type AbilityContext,
  act,
  at,
  byAnotherPlayer,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseNumber,
  chooseParts,
  endOfTurn,
  endSearch,
  faction,
  here,
  host,
  hostPower,
  isControlled,
  isControlledBy,
  isYours,
  isYourTurn,
  look,
  minionsToSave,
  on,
  onPlay,
  onPlayThere,
  ops,
  ownPower,
  playCard,
  playExtraMinion,
  playNow,
  playTopBase,
  protect,
  type Query,
  type Script,
  scoringBase,
  searchPiles,
  special,
  takeOrPlay,
  talent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { polynesianVoyagersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const yourBases = (q: Query, me: AbilityContext): CardIx[] => q.bases().filter((base) => q.hasMinion(base, me.seat));
/** The bases where you have no minions. */
const newShores = (q: Query, me: AbilityContext): CardIx[] => q.bases().filter((base) => !q.hasMinion(base, me.seat));
const isDeserted = (q: Query, base: CardIx): boolean => q.minionsAt(base).every((ix) => !isControlled(q, ix));
const isNewShore = (q: Query, me: AbilityContext): boolean => newShores(q, me).length > 0;

/** Moves one of your minions to that base. */
function* sendOne(me: AbilityContext, to: CardIx, options: { may?: boolean } = {}): Script {
  const minion = yield* chooseMinion(me, 'Choose the minion that moves there', isYours(me), options);
  if (minion !== null) yield* act(ops.move(minion, to));
}
/** Moves this minion to one of these bases, to place a +1 power counter on it. */
function* sailOn(me: AbilityContext, minion: CardIx, bases: CardIx[]): Script {
  const to = yield* chooseBase(me.seat, 'Choose the base it moves to', bases);
  const [moved] = yield* act(...(to === null ? [] : [ops.move(minion, to)]));
  if (moved) yield* act(ops.counters(minion, 1));
}

const isYourMinion = (q: Query, seat: number, minion: CardIx): boolean => isControlledBy(q, minion, seat);

/** Your minions at the scoring base that have no action on them and can take this one. */
const canvases = (q: Query, me: AbilityContext<{ base: CardIx }>): CardIx[] =>
  minionsToSave(q, me).filter((ix) => q.actionsOn(ix).length === 0 && q.canPlay(me.seat, me.self, ix));

/** Is it your only minion at its base? */
const isAlone = (q: Query, me: AbilityContext, minion: CardIx): boolean =>
  isYours(me)(q, minion) && q.minionsAt(q.base(minion)).every((other) => other === minion || !isYours(me)(q, other));

export const polynesianVoyagers = faction(asFacts(facts), [
  /** From the top of the base deck, play up to two bases. Talent: Choose a base where you have no minions and move one of your minions there. */
  card(
    'Maui',
    onPlay(function* (me) {
      const n = yield* chooseNumber(me.seat, 'Choose how many bases to play', 0, 2);
      for (let i = 0; i < n; i++) yield* playTopBase();
    }),
    talent(function* (me) {
      const to = yield* chooseBase(
        me.seat,
        'Choose a base without minions of yours',
        yield* look((q) => newShores(q, me)),
      );
      if (to !== null) yield* sendOne(me, to);
    }, isNewShore),
  ),

  /** Talent: Choose a base without minions of yours and move this minion there to place a +1 power counter on it. */
  card(
    'Wayfinder',
    talent(function* (me) {
      yield* sailOn(me, me.self, yield* look((q) => newShores(q, me)));
    }, isNewShore),
  ),

  /** Ongoing: While an action is on this minion, it has +2 power. */
  card(
    'Tiki',
    ownPower((q, me) => (q.actionsOn(me.self).length > 0 ? 2 : 0)),
  ),

  /** Ongoing: No other player can move a minion of theirs to this base, nor move this minion to another base. */
  card(
    "Mo'ai",
    protect(
      (q, me, op, cause) =>
        op.verb === 'move' &&
        byAnotherPlayer(me, cause) &&
        (op.card === me.self ||
          (op.to === here(q, me) && q.isMinion(op.card) && isControlledBy(q, op.card, cause.seat))),
    ),
  ),

  /** Choose a base where you have no minions; at once play an extra minion there OR move one of your minions to it. */
  card(
    'Growth of the Tribes',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose a base without minions of yours',
        yield* look((q) => newShores(q, me)),
      );
      if (base === null) return;
      const parts = { play: 'Play an extra minion', move: 'Move a minion' };
      for (const part of yield* chooseParts(me, 'Play a minion there, or move one', parts)) {
        if (part === 'play') yield* playExtraMinion(me.seat, { base }, { may: true });
        else yield* sendOne(me, base);
      }
    }),
  ),

  /** For each base where you have a minion, draw a card. */
  card(
    'Knowledge of the Tribes',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, yield* look((q) => yourBases(q, me).length)));
    }),
  ),

  /** Choose a base where you have a minion. You get +2 power there this turn for each base where you have one or more minions. */
  card(
    'Unity of the Tribes',
    onPlay(function* (me) {
      const bases = yield* look((q) => yourBases(q, me));
      const base = yield* chooseBase(me.seat, 'Choose a base where you have a minion', bases);
      if (base !== null) yield* act(ops.totalPower(base, me.seat, 2 * bases.length, yield* endOfTurn()));
    }),
  ),

  /** Put this on one of your minions at a base where no other player has a minion. Talent: Move the minion this is on to another base to place a +1 power counter on that minion. */
  card(
    'Ocean Tattoo',
    on(
      (q, seat, minion) =>
        isYourMinion(q, seat, minion) && q.otherPlayers(seat).every((other) => !q.hasMinion(q.base(minion), other)),
    ),
    talent(function* (me) {
      const [minion, bases] = yield* look((q) => [host(q, me), q.otherBases(here(q, me))]);
      yield* sailOn(me, minion as number, bases as number[]);
    }),
  ),

  /** Put this on one of your minions. Place a +1 power counter on that minion. Ongoing: At the start of your turn, place a +1 power counter on this minion if it is your only minion here. */
  card(
    'Shark Tattoo',
    on(isYourMinion),
    onPlayThere(function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
    at('turnStart', { when: (q, me) => isYourTurn(q, me) && isAlone(q, me, host(q, me)) }, function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has +2 power. Special: After a base scores, you may play this card on a minion of yours there without any action on it to move that minion to another base in place of the discard pile. */
  card(
    'Sun Tattoo',
    on(isYourMinion),
    hostPower(2),
    special('afterScore', { may: true, from: 'hand', when: (q, me) => canvases(q, me).length > 0 }, function* (me) {
      const minion = yield* chooseCard(me.seat, 'Choose the minion to play it on', yield* look((q) => canvases(q, me)));
      if (!(yield* playNow({ card: me.self, at: minion!, seat: me.seat }))) return;
      const bases = yield* look((q) => q.otherBases(scoringBase(me)));
      const to = yield* chooseBase(me.seat, 'Choose the base it moves to', bases);
      if (to !== null) yield* act(ops.fate(minion!, to, me.seat));
    }),
  ),

  /** Search your deck, your discard pile or both for an action that can be played on a minion; place it into your hand OR play it as an extra action. */
  card(
    'Tattoo Artist',
    onPlay(function* (me) {
      const found = yield* searchPiles(me.seat, 'Choose an action for a minion', (q, ix) => q.isPlayedOn(ix, 'minion'));
      if (found.card !== null) {
        const parts: Record<string, string> = { hand: 'Place it in your hand' };
        if (yield* look((q) => q.hasPlace(me.seat, found.card!))) parts.play = 'Play it as an extra action';
        const chosen = yield* chooseParts(me, 'Place it in your hand, or play it', parts);
        yield* takeOrPlay(me.seat, found.card, chosen, playCard(me.seat, found.card));
      }
      yield* endSearch(me.seat, found);
    }),
  ),

  /** Play the base deck's top card, after which you may move one of your minions to it; OR destroy a base where no player has a minion and replace it with two bases. */
  card(
    'Volcanic Uprising',
    onPlay(function* (me) {
      const parts: Record<string, string> = { play: 'Play a base' };
      if (yield* look((q) => q.bases().some((base) => isDeserted(q, base)))) parts.destroy = 'Destroy a base';
      for (const part of yield* chooseParts(me, 'Play a base, or destroy one', parts)) {
        if (part === 'play') {
          const base = yield* playTopBase();
          if (base !== null) yield* sendOne(me, base, { may: true });
          continue;
        }
        const deserted = yield* look((q) => q.bases().filter((base) => isDeserted(q, base)));
        const base = yield* chooseBase(me.seat, 'Choose the base to destroy', deserted);
        if (base === null) continue;
        const [destroyed] = yield* act(ops.destroyBase(base));
        if (destroyed) yield* playTopBase();
      }
    }),
  ),

  ...polynesianVoyagersBases,
]);

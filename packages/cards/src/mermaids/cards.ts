import {
  type AbilityContext,
  act,
  addsNothingWhile,
  anothersMinionHere,
  both,
  burnsOut,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  forEachOtherPlayer,
  hasOtherBase,
  here,
  isAnothers,
  isControlledBy,
  isHere,
  isOwn,
  isYours,
  look,
  minionHere,
  minionsAddLess,
  minionsHave,
  notesMoves,
  onPlay,
  ops,
  ownPower,
  playNow,
  powerAtMost,
  type Query,
  revealHand,
  type Script,
  special,
  talent,
  thisBaseScores,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { mermaidsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** "Transfer this action to another base." */
function* transferAway(me: AbilityContext): Script {
  const to = yield* chooseOtherBase(me.seat, me.self, yield* look((q) => q.name(me.self)));
  if (to !== null) yield* act(ops.transfer(me.self, to));
}
const yourBases = (q: Query, me: AbilityContext): CardIx[] => q.bases().filter((base) => q.hasMinion(base, me.seat));

/** Has a minion of another player moved to its base this turn, wherever that minion is now? */
const isSomebodyLured = (q: Query, me: AbilityContext): boolean =>
  q.otherPlayers(me.seat).some((seat) => q.hasMovedTo(seat, here(q, me)));

/** Another player plays a weak minion there, without abilities this turn, or shows a hand without one. */
function* answerSong(seat: number, base: CardIx): Script {
  const singers = yield* look((q) =>
    q.hand(seat).filter((ix) => q.isMinionCard(ix) && q.power(ix) <= 3 && q.canPlayCancelled(seat, ix, base)),
  );
  const minion = yield* chooseCard(seat, 'Choose the minion to play there', singers);
  if (minion === null) {
    yield* revealHand(seat);
    return;
  }
  yield* act(ops.cancel(minion, yield* endOfTurn()));
  yield* playNow({ card: minion, at: base, seat });
}

export const mermaids = faction(asFacts(facts), [
  /** Choose a minion here OR move another player's minion to here. If that minion has power 3 or less, you take control of it this turn. */
  card(
    'Mermaid Queen',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose a minion here or bring one', {
        choose: 'Choose a minion here',
        move: "Move another player's minion here",
      });
      const until = yield* endOfTurn();
      for (const part of parts) {
        const minion =
          part === 'choose'
            ? yield* chooseMinion(me, 'Choose a minion here', isHere(me))
            : yield* chooseMinion(
                me,
                "Move another player's minion here",
                both(isAnothers(me), (q, ix) => !isHere(me)(q, ix)),
              );
        if (minion === null) continue;
        if (part === 'move') yield* act(ops.move(minion, yield* look((q) => here(q, me))));
        if (yield* look((q) => q.isMinion(minion) && q.power(minion) <= 3))
          yield* act(ops.control(minion, me.seat, until));
      }
    }),
  ),

  /** Ongoing: This minion has +2 power this turn if at least one minion of another player has moved to here during the turn. */
  card(
    'Temptress',
    notesMoves,
    ownPower((q, me) => (isSomebodyLured(q, me) ? 2 : 0)),
  ),

  /** Talent: You may move this minion to another base. Then you may choose another player's minion with power 3 or less and move it to the base this minion is at. */
  card(
    'Charmer',
    talent(function* (me) {
      const others = yield* look((q) => q.otherBases(here(q, me)));
      const to = yield* chooseBase(me.seat, 'Move this minion to another base', others, { may: true });
      if (to !== null) yield* act(ops.move(me.self, to));
      const charmed = yield* chooseMinion(
        me,
        'Choose the minion that follows',
        both(isAnothers(me), (q, ix) => powerAtMost(3)(q, ix) && !isHere(me)(q, ix)),
        { may: true },
      );
      if (charmed !== null) yield* act(ops.move(charmed, yield* look((q) => here(q, me))));
    }),
  ),

  /** Ongoing: Each minion of another player here adds 1 less power to its controller's total. */
  card('Siren', minionsAddLess(1, anothersMinionHere)),

  /** Put this on a base. Ongoing: Each minion of another player here has -1 power. Talent: Transfer this action to another base. */
  card('Becalmed Shores', minionsHave(anothersMinionHere, -1), talent(transferAway, hasOtherBase)),

  /** Choose a base. One of your minions there gets +1 power this turn per minion there that you do not own. Play an extra action. */
  card(
    'Captive Audience',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose a base', yield* look((q) => [...q.bases()]));
      const star = yield* chooseMinion(
        me,
        'Choose one of your minions there',
        both(isYours(me), (q, ix) => q.base(ix) === base),
      );
      const strangers = yield* look((q) => q.minionsAt(base!).filter((ix) => !isOwn(me)(q, ix)).length);
      if (star !== null && strangers > 0) yield* act(ops.power(star, strangers, yield* endOfTurn()));
      yield* extraAction(me.seat);
    }),
  ),

  /** Choose a minion with power 3 or less. You may move it to another base where you have a minion. This turn its power is not added to its controller's total. Play an extra action. */
  card(
    'Charmed',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion of power 3 or less', powerAtMost(3));
      if (minion !== null) {
        const bases = yield* look((q) => yourBases(q, me).filter((base) => base !== q.base(minion)));
        const to = yield* chooseBase(me.seat, 'Move it to one of these bases', bases, { may: true });
        if (to !== null) yield* act(ops.move(minion, to));
        yield* act(ops.addNothing(minion, yield* endOfTurn()));
      }
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on a base. Ongoing: No minion here adds its power to its controller's total. At the start of your turn, destroy this card. */
  card('Desert Island', addsNothingWhile(minionHere, { breaks: true }), burnsOut()),

  /** Put this on a base. Ongoing: Your minions here have +1 power each. Special: You may transfer this card to another base after this base scores. */
  card(
    'Shipwreck Cove',
    yourMinionsHereHave(1),
    special('afterScore', { may: true, when: thisBaseScores, possible: hasOtherBase }, transferAway),
  ),

  /** Choose a base, and one other base where you have a minion. Move one minion of each other player from the first to the second. */
  card(
    'Siren Song',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((from) => yourBases(q, me).some((to) => to !== from)));
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', bases);
      if (from === null) return;
      const others = yield* look((q) => yourBases(q, me).filter((base) => base !== from));
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', others);
      const lured: CardIx[] = [];
      yield* forEachOtherPlayer(me, function* (seat) {
        const minion = yield* chooseMinion(
          me,
          'Choose the minion that moves',
          (q, ix) => q.base(ix) === from && isControlledBy(q, ix, seat),
        );
        if (minion !== null) lured.push(minion);
      });
      yield* act(...lured.map((ix) => ops.move(ix, to!)));
    }),
  ),

  /** Choose a base. Draw one card for each minion of other players there. */
  card(
    'Toll Bay',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose a base', yield* look((q) => [...q.bases()]));
      const others = yield* look((q) => q.minionsAt(base!).filter((ix) => isAnothers(me)(q, ix)).length);
      if (others > 0) yield* act(ops.draw(me.seat, others));
    }),
  ),

  /** Choose a base where you have a minion. Each other player must play there, as an extra minion, a minion with power 3 or less, or reveal a hand without any such minion. The abilities of the minions so played are cancelled this turn. You may play an extra minion there and/or an extra action. */
  card(
    'Ultimate Song',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose a base', yield* look((q) => yourBases(q, me)));
      if (base !== null) {
        yield* forEachOtherPlayer(me, function* (seat) {
          yield* answerSong(seat, base);
        });
        yield* extraMinion(me.seat, { base });
      }
      yield* extraAction(me.seat);
    }),
  ),

  ...mermaidsBases,
]);

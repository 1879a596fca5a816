import {
  type AbilityContext,
  act,
  after,
  anyMinion,
  at,
  card,
  chooseCard,
  chooseMinion,
  chooseParts,
  chooseToDo,
  drawOffTheTop,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  hasDeck,
  here,
  host,
  ifItStays,
  insteadOfAction,
  isFirstAction,
  isStandard,
  isYou,
  isYours,
  isYourTurn,
  look,
  lookAtTop,
  moveEach,
  moveOne,
  onAction,
  onPlay,
  ops,
  playExtraMinion,
  playedAt,
  putBack,
  type Query,
  type Script,
  scoringBase,
  shuffleIntoDecks,
  swapFor,
  swapSources,
  talent,
  thisBaseScores,
  toOneMinion,
  winners,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { adolescentEpicGeckosBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

type Which = (q: Query, ix: number) => boolean;

const twoActionsPlayed = (q: Query, me: AbilityContext): boolean => q.actionsPlayed(me.seat) >= 2;
/** Does not count this card itself if it was played this turn. */
const twoOtherActionsPlayed = (q: Query, me: AbilityContext): boolean =>
  q.s.actionPlays.filter(
    ({ seat, card: played, stamp }) => isYou(me, seat) && !(played === me.self && q.isSame(played, stamp)),
  ).length >= 2;
const isPrintedFour = (q: Query, ix: number): boolean => q.isMinionCard(ix) && q.printedPower(ix) === 4;

/** Such a minion with a different name than this one. */
const otherThan =
  (minion: number, which: Which): Which =>
  (q, ix) =>
    !q.sharesName(ix, minion) && which(q, ix);

const storedHere = (q: Query, me: AbilityContext): number[] => q.stored(me.self);
/** Shuffle every card stored under this card into your deck. */
function* emptyStore(me: AbilityContext): Script {
  yield* shuffleIntoDecks(yield* look((q) => storedHere(q, me)));
}

export const adolescentEpicGeckos = faction(asFacts(facts), [
  /** You may choose one of your minions and place a +1 power counter on it. Talent: If you have played two or more actions this turn, then for each base you may place a +1 power counter on a minion there. */
  card(
    'Hokusai',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Place a +1 power counter on one of your minions',
        isYours(me),
        (ix) => ops.counters(ix, 1),
        { may: true },
      );
    }),
    talent(function* (me) {
      const chosen: number[] = [];
      for (const base of yield* look((q) => q.bases())) {
        const [name, there] = yield* look((q) => [q.name(base), q.minionsAt(base).slice()] as const);
        const minion = yield* chooseCard(me.seat, `Place a +1 power counter at ${name}`, there, { may: true });
        if (minion !== null) chosen.push(minion);
      }
      yield* act(...chosen.map((ix) => ops.counters(ix, 1)));
    }, twoActionsPlayed),
  ),

  /** This minion gains +1 power this turn. Talent: If you have played two or more actions this turn, this minion gains +2 power this turn OR you move another of your minions to here. */
  card(
    'Kandinsky',
    onPlay(function* (me) {
      yield* act(ops.power(me.self, 1, yield* endOfTurn()));
    }),
    talent(function* (me) {
      const elsewhere = (q: Query, ix: number): boolean => isYours(me)(q, ix) && q.base(ix) !== here(q, me);
      const some = yield* look((q) => anyMinion(q, elsewhere));
      const parts = yield* chooseParts(me, 'Strengthen Kandinsky or move a minion here', {
        power: '+2 power this turn',
        ...(some && { move: 'Move a minion here' }),
      });
      for (const part of parts) {
        const base = yield* look((q) => here(q, me));
        if (part === 'power') yield* act(ops.power(me.self, 2, yield* endOfTurn()));
        else yield* toOneMinion(me, 'Move one of your minions here', elsewhere, (ix) => ops.move(ix, base));
      }
    }, twoActionsPlayed),
  ),

  /** Draw a card. Ongoing: Whenever you could play an action, you may draw a card instead; all abilities then trigger as if you had played an action. */
  card(
    'Monet',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    insteadOfAction(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      yield* act(ops.countAsAction(me.seat));
    }),
  ),

  /** You may choose a standard action in your discard pile and shuffle it into your deck. Ongoing: After you have played a standard action, you may store it under this card. At the start of your turn, or after you win this base, shuffle every card stored under this card into your deck. */
  card(
    'Van Gogh',
    onPlay(function* (me) {
      const cards = yield* look((q) => q.discard(me.seat).filter((ix) => isStandard(q, ix)));
      const action = yield* chooseCard(me.seat, 'Shuffle a standard action into your deck', cards, { may: true });
      if (action !== null) yield* shuffleIntoDecks([action]);
    }),
    after(
      'play',
      {
        may: true,
        when: (q, me, played) => isYou(me, played.seat) && played.as === 'action' && isStandard(q, played.card),
        // Not one that has gone, or will go, somewhere other than the discard pile.
        possible: (q, me) => q.resolvesTo(me.args.card) === 'discard',
      },
      function* (me) {
        yield* act(ops.store(me.args.card, me.self, me.seat));
      },
    ),
    at('turnStart', { when: (q, me) => isYourTurn(q, me) && storedHere(q, me).length > 0 }, emptyStore),
    at(
      'afterScore',
      { when: (q, me) => thisBaseScores(q, me) && winners(q, me).includes(me.seat) && storedHere(q, me).length > 0 },
      emptyStore,
    ),
  ),

  /** Minion: Play an extra action. Action: Play an extra minion. */
  card(
    'K.C. Smith',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
    }),
    onAction(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  /** If you have a minion with printed power 4 in play, you may swap it with a minion of printed power 4 and a different name from your hand or deck. If you have none, you may draw a minion with printed power 4 off the top of your deck. */
  card(
    'June',
    onPlay(function* (me) {
      const fours = yield* look((q) => q.minions((ix) => isYours(me)(q, ix) && isPrintedFour(q, ix)));
      if (fours.length === 0) {
        const some = yield* look((q) => hasDeck(q, me));
        const title = 'Draw a minion of power 4 off the top of your deck';
        if (some && (yield* chooseToDo(me.seat, title, 'Draw it', 'Leave it')))
          yield* drawOffTheTop(me.seat, isPrintedFour);
        return;
      }
      const sources = ['hand', 'deck'] as const;
      const ready = yield* look((q) =>
        fours.filter((ix) => swapSources(q, me, ix, sources, otherThan(ix, isPrintedFour)).length > 0),
      );
      const minion = yield* chooseCard(me.seat, 'Swap a minion of printed power 4', ready, { may: true });
      if (minion !== null) yield* swapFor(me, minion, sources, otherThan(minion, isPrintedFour));
    }),
  ),

  /** Look at the top four cards of your deck. Draw one of them and return the others to the top in any order. If this is the first action you have played this turn, play an extra action. */
  card(
    'Breaking News',
    onPlay(function* (me) {
      const four = yield* lookAtTop(me.seat, me.seat, 4);
      const drawn = yield* chooseCard(me.seat, 'Draw one of these cards', four);
      if (drawn !== null) {
        yield* act(ops.drawCard(me.seat, drawn));
        yield* putBack(
          me.seat,
          four.filter((ix) => ix !== drawn),
        );
      }
      if (yield* look((q) => isFirstAction(q, me))) yield* extraAction(me.seat);
    }),
  ),

  /** Draw a card. If this is the first action you have played this turn, play an extra action; otherwise draw two more cards. */
  card(
    'Flip Kick',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      if (yield* look((q) => isFirstAction(q, me))) yield* extraAction(me.seat);
      else yield* act(ops.draw(me.seat, 2));
    }),
  ),

  /** If this is the first action you have played this turn, move one of your minions and play an extra action. Otherwise move any minion. */
  card(
    'Gecko Blimp',
    onPlay(function* (me) {
      if (yield* look((q) => isFirstAction(q, me))) {
        yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
        yield* extraAction(me.seat);
      } else yield* moveOne(me, 'Choose a minion to move', () => true);
    }),
  ),

  /** Put this on a minion. Talent: If you have played two or more other actions this turn, move this minion OR place a +1 power counter on this minion OR give this minion +2 power this turn. */
  card(
    'Gecko Power',
    talent(function* (me) {
      const minion = yield* look((q) => host(q, me));
      const parts = yield* chooseParts(me, 'Choose what happens to this minion', {
        move: 'Move it',
        counter: 'Place a +1 power counter on it',
        power: '+2 power this turn',
      });
      for (const part of parts) {
        if (part === 'move') yield* moveEach(me, [minion]);
        else if (part === 'counter') yield* act(ops.counters(minion, 1));
        else yield* act(ops.power(minion, 2, yield* endOfTurn()));
      }
    }, twoOtherActionsPlayed),
  ),

  /** Swap one of your minions in play with a minion in your hand, deck or discard pile that has a different name and equal or lower power. If this is the first action you have played this turn, play an extra action; otherwise place a +1 power counter on the new minion. */
  card(
    'Gecko Rap',
    onPlay(function* (me) {
      const sources = ['hand', 'deck', 'discard'] as const;
      const noStronger = (minion: number): Which => otherThan(minion, (q, ix) => q.power(ix) <= q.power(minion));
      const minion = yield* chooseMinion(
        me,
        'Choose one of your minions to swap',
        (q, ix) => isYours(me)(q, ix) && swapSources(q, me, ix, sources, noStronger(ix)).length > 0,
      );
      const fresh = minion === null ? null : yield* swapFor(me, minion, sources, noStronger(minion));
      if (yield* look((q) => isFirstAction(q, me))) yield* extraAction(me.seat);
      else if (fresh !== null) yield* act(ops.counters(fresh, 1));
    }),
  ),

  /** Play an extra minion with power 2 or less. If this is the first action you have played this turn, play an extra action; otherwise place two +1 power counters on a minion at the base of the extra minion. */
  card(
    'Lasagna Party',
    onPlay(function* (me) {
      const extra = yield* ifItStays(playExtraMinion(me.seat, { power: 2 }, { may: true }));
      if (yield* look((q) => isFirstAction(q, me))) yield* extraAction(me.seat);
      else if (extra !== null)
        yield* toOneMinion(
          me,
          'Place two +1 power counters on a minion there',
          (q, ix) => q.base(ix) === q.base(extra),
          (ix) => ops.counters(ix, 2),
        );
    }),
  ),

  /** Move one of your minions. Special: After a base scores, if you were not its winner, you may instead play this card to return one of your minions there to your hand. */
  card(
    'Now You Know: Bullying',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
    }),
    playedAt(
      'afterScore',
      function* (me) {
        yield* toOneMinion(
          me,
          'Return one of your minions there to your hand',
          (q, ix) => isYours(me)(q, ix) && q.base(ix) === scoringBase(me),
          ops.returnToHand,
        );
      },
      (q, me) => !winners(q, me).includes(me.seat),
    ),
  ),

  /** Choose one of your minions and place two +1 power counters on it. If this is the first action you have played this turn, play an extra action; otherwise you may give that minion +2 power this turn. */
  card(
    "The Master's Teachings",
    onPlay(function* (me) {
      const minion = yield* toOneMinion(me, 'Place two +1 power counters on your minion', isYours(me), (ix) =>
        ops.counters(ix, 2),
      );
      if (yield* look((q) => isFirstAction(q, me))) yield* extraAction(me.seat);
      else if (minion !== null && (yield* chooseToDo(me.seat, 'Give that minion +2 power', 'Give it', 'Leave it')))
        yield* act(ops.power(minion, 2, yield* endOfTurn()));
    }),
  ),

  ...adolescentEpicGeckosBases,
]);

import {
  type AbilityContext,
  act,
  after,
  at,
  both,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  discardCard,
  eachGets,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  forEachOtherPlayer,
  fromAnothersAction,
  hasHand,
  hasUsableTalent,
  here,
  isAlone,
  isHost,
  isPlayableAction,
  isYours,
  isYourTurn,
  look,
  minionBroughtHereByAnother,
  minionsHave,
  NOBODY,
  onlyMinionAt,
  onPlay,
  ops,
  playCard,
  playedAt,
  type Query,
  type Script,
  scoringBase,
  searchForTopCard,
  special,
  talent,
  thisBaseScores,
  unaffected,
  useOwnTalent,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { actionHeroesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Bases where you have exactly one minion. */
const outposts = (q: Query, me: AbilityContext): CardIx[] =>
  q.bases().filter((base) => onlyMinionAt(q, me.seat, base) !== NOBODY);

function* reduceBreakpoint(base: CardIx | null, n: number): Script {
  if (base !== null) yield* act(ops.breakpoint(base, -n, yield* endOfTurn()));
}

const scriptsUnder = (q: Query, me: AbilityContext): CardIx[] =>
  q.stored(me.self).filter((ix) => isPlayableAction(q, me.seat, ix));

export const actionHeroes = faction(asFacts(facts), [
  /** Ongoing: At the end of your turn, draw a card if you have no other minion here. */
  card(
    'Commandbro',
    at('turnEnd', { when: isYourTurn, still: (q, me) => isAlone(q, me) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Ongoing: At the start of your turn, if you have no other minion here, you may place a +1 power counter on this minion and, in addition, give it +1 power this turn for each +1 power counter on it. */
  card(
    'Gracie Brones',
    at(
      'turnStart',
      { may: true, when: (q, me) => isYourTurn(q, me), possible: (q, me) => isAlone(q, me) },
      function* (me) {
        const [placed] = yield* act(ops.counters(me.self, 1));
        if (placed) yield* eachGets([me.self], yield* look((q) => q.card(me.self).counters));
      },
    ),
  ),

  /** Ongoing: At the end of your turn, you may store one card from your hand under this card. Talent: Play one of the actions stored under this card as an extra action. Special: Before this base scores, you may use this minion's talent if you have no other minion here. */
  card(
    'Kickboxbro',
    at('turnEnd', { may: true, when: (q, me) => isYourTurn(q, me), possible: hasHand }, function* (me) {
      const stored = yield* chooseCard(me.seat, 'Store a card under it', yield* look((q) => q.hand(me.seat)));
      if (stored !== null) yield* act(ops.store(stored, me.self, me.seat));
    }),
    talent(
      function* (me) {
        const shown = yield* look((q) => q.stored(me.self));
        const actions = yield* look((q) => scriptsUnder(q, me));
        const action = yield* chooseCard(me.seat, 'Play an action stored under it', actions, { shown });
        if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
      },
      (q, me) => scriptsUnder(q, me).length > 0,
    ),
    special(
      'beforeScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => isAlone(q, me) && hasUsableTalent(q, me),
      },
      function* (me) {
        yield* useOwnTalent(me);
      },
    ),
  ),

  /** Ongoing: During your turn, if you have no other minion here, this base's breakpoint is reduced by 4. */
  card('Rumbro', {
    kind: 'breakpoint',
    label: 'ongoing',
    of: (q, me, base) => (base === here(q, me) && isYourTurn(q, me) && isAlone(q, me) ? -4 : 0),
  }),

  /** Ongoing: After another player has played a minion here or moved one to here, you may place a +1 power counter on this minion. */
  card(
    'Robobro',
    after(['play', 'move'], { may: true, when: minionBroughtHereByAnother }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Talent: Choose a different base where you have exactly one minion; reduce its breakpoint by 3 this turn. */
  card(
    'Warbro',
    talent(
      function* (me) {
        const others = yield* look((q) => outposts(q, me).filter((base) => base !== here(q, me)));
        yield* reduceBreakpoint(yield* chooseBase(me.seat, 'Choose the base with the lower breakpoint', others), 3);
      },
      (q, me) => outposts(q, me).some((base) => base !== here(q, me)),
    ),
  ),

  /** Choose one of your minions; it gains +2 power this turn. If you have no other minion at its base, you may play an extra action. */
  card(
    'All Out of Bubblegum',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get +2 power', isYours(me));
      if (minion === null) return;
      yield* eachGets([minion], 2);
      if (yield* look((q) => isAlone(q, me, minion))) yield* extraAction(me.seat);
    }),
  ),

  /** Choose a base and reduce its breakpoint by 5 this turn. */
  card(
    'Collateral Damage',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases());
      yield* reduceBreakpoint(yield* chooseBase(me.seat, 'Choose the base with the lower breakpoint', bases), 5);
    }),
  ),

  /** Special: Before a base scores where you have exactly one minion, you may play this card. Destroy one minion there with printed power 3 or less of each other player. */
  card(
    'Final Stand',
    playedAt(
      'beforeScore',
      function* (me) {
        const victims: CardIx[] = [];
        yield* forEachOtherPlayer(me, function* (seat) {
          const victim = yield* chooseMinion(
            me,
            "Destroy one of a player's minions there",
            both(isYours({ seat }), (q, ix) => q.base(ix) === scoringBase(me) && q.printedPower(ix) <= 3),
          );
          if (victim !== null) victims.push(victim);
        });
        yield* act(...victims.map(ops.destroy));
      },
      (q, me) => onlyMinionAt(q, me.seat, scoringBase(me)) !== NOBODY,
    ),
  ),

  /** Discard one card from your hand to play two extra actions. */
  card(
    'Friends Through Eternity',
    onPlay(function* (me) {
      if (!(yield* discardCard(me.seat, { may: true }))) return;
      yield* extraAction(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  /** Move one of your minions to another base. If you have no other minion there, you may play an extra action. */
  card(
    'Get to the Choppa!',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to move', isYours(me));
      if (minion === null) return;
      const to = yield* chooseOtherBase(me.seat, minion, yield* look((q) => q.name(minion)));
      if (to === null) return;
      yield* act(ops.move(minion, to));
      if (yield* look((q) => q.minionsAt(to).every((ix) => ix === minion || !isYours(me)(q, ix))))
        yield* extraAction(me.seat);
    }),
  ),

  /** Search your deck for a minion, reveal it and place it on top of your deck. */
  card(
    'Hostage Rescue',
    onPlay(function* (me) {
      yield* searchForTopCard(me.seat, 'Choose the minion to place on top', (q, ix) => q.isMinionCard(ix));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power; if you have no other minion here and this one is yours, it has +4 power instead. */
  card(
    'Lone Wolf',
    minionsHave(isHost, (q, me, minion) => (isYours(me)(q, minion) && isAlone(q, me, minion) ? 4 : 2)),
  ),

  /** Choose separately for each base where you have exactly one minion: place two +1 power counters on that minion OR draw a card. */
  card(
    'Pushing the Limit',
    onPlay(function* (me) {
      const honoured: CardIx[] = [];
      let drawn = 0;
      for (const base of yield* look((q) => outposts(q, me))) {
        const [name, minion] = yield* look((q) => [q.name(base), onlyMinionAt(q, me.seat, base)] as const);
        const parts = { place: 'Two +1 power counters', draw: 'Draw a card' };
        for (const part of yield* chooseParts(me, `Choose for ${name}`, parts)) {
          if (part === 'place') honoured.push(minion);
          else drawn++;
        }
      }
      yield* act(...honoured.map((ix) => ops.counters(ix, 2)));
      yield* act(ops.draw(me.seat, drawn));
    }),
  ),

  /** Put this on a base. Talent: If you have exactly one minion here, reduce this base's breakpoint by 3 this turn. Ongoing: Other players' actions do not affect your minions here. */
  card(
    'Slo-Mo Attack',
    talent(
      function* (me) {
        yield* reduceBreakpoint(yield* look((q) => here(q, me)), 3);
      },
      (q, me) => outposts(q, me).includes(here(q, me)),
    ),
    unaffected(fromAnothersAction, yourMinionHere),
  ),

  /** Choose a base where you have no minion and play an extra minion there. Play an extra action. */
  card(
    'The Right Person',
    onPlay(function* (me) {
      const empty = yield* look((q) => q.bases().filter((base) => !q.hasMinion(base, me.seat)));
      const base = yield* chooseBase(me.seat, 'Choose where you may play an extra minion', empty);
      if (base !== null) yield* extraMinion(me.seat, { base });
      yield* extraAction(me.seat);
    }),
  ),

  /** Special: After a base scores, you may play this card. Choose one of your minions there and return it to its owner's hand. */
  card(
    'Walk Away... Slowly',
    playedAt('afterScore', function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Return one of your minions there',
        both(isYours(me), (q, ix) => q.base(ix) === scoringBase(me)),
      );
      if (minion !== null) yield* act(ops.returnToHand(minion));
    }),
  ),

  ...actionHeroesBases,
]);

import {
  type AbilityContext,
  act,
  after,
  both,
  cancelsHost,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseOne,
  chooseOtherBase,
  choosePlayer,
  destroyAction,
  eachGets,
  endOfTurn,
  extraAction,
  extraMinion,
  givesHost,
  here,
  host,
  hostPower,
  insteadOfDiscardPile,
  isAnothers,
  isHere,
  isHost,
  look,
  minionHere,
  minionPlayedHereByAnother,
  minionsHave,
  moveEach,
  onPlay,
  ops,
  playedAt,
  playNow,
  powerAtMost,
  protect,
  type Query,
  revealed,
  type Script,
  scoringBase,
  sharedDeck,
  stillHere,
  talent,
  toOneMinion,
  useTalentOf,
} from '@smash/engine/script';
import { asDeckFacts } from '../../facts.ts';
import facts from './facts.json' with { type: 'json' };

/** Any player (PLAY-5) chooses one of their minions at the base, and where it goes. */
function* moveOneAway(me: AbilityContext, base: number): Script {
  const seat = yield* choosePlayer(me, 'Choose who has to move a minion', yield* look((q) => q.clockwise(me.seat)));
  const theirs = yield* look((q) => q.minionsOf(seat, base));
  const minion = yield* chooseCard(seat, 'Choose the minion to move', theirs);
  if (minion === null) return;
  const name = yield* look((q) => q.name(minion));
  const to = yield* chooseOtherBase(seat, minion, name);
  if (to !== null) yield* act(...carriedOutBy(seat, ops.move(minion, to)));
}

const talentedOthers = (q: Query, me: AbilityContext): number[] =>
  q.minions((ix) => ix !== me.self && q.talents(ix).length > 0);

export const treasures = sharedDeck(asDeckFacts(facts), [
  /** You may take a card from the treasure discard pile and play it on this minion as an extra action. */
  card(
    'Dwarf Hireling',
    onPlay(function* (me) {
      const fitting = yield* look((q) =>
        q.s.piles.treasureDiscard.filter((ix) => q.isPlayedOn(ix, 'minion') && q.canPlay(me.seat, ix, me.self)),
      );
      const treasure = yield* chooseCard(me.seat, 'Choose a treasure to play on this minion', fitting, { may: true });
      if (treasure !== null) yield* playNow({ card: treasure, at: me.self, seat: me.seat });
    }),
  ),

  /** You may play an extra minion. */
  card(
    'Halfling Hireling',
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  /** You may destroy a minion here with power 2 or less. */
  card(
    'Tiger Steed',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 2 or less',
        both(isHere(me), powerAtMost(2)),
        ops.destroy,
        {
          may: true,
        },
      );
    }),
  ),

  /** Put this on a base. Ongoing: When another player's minion with power 3 or less is played here, destroy both this treasure and that minion. */
  card(
    'Bag of Caltrops',
    after('play', { when: minionPlayedHereByAnother }, function* (me) {
      const minion = me.args.card;
      if (yield* look((q) => stillHere(q, me) && isAnothers(me)(q, minion) && q.power(minion) <= 3))
        yield* act(ops.destroy(me.self), ops.destroy(minion));
    }),
  ),

  /** Put this on a minion. You may play an extra action. Ongoing: This minion has +1 power. */
  card(
    'Boots of Butt-Kicking',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
    }),
    hostPower(1),
  ),

  /** Put this on a minion. Talent: Move this minion to another base. */
  card(
    'Boots of Running Really Fast',
    talent(function* (me) {
      yield* moveEach(me, [yield* look((q) => host(q, me))]);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion cannot be destroyed. */
  card(
    'Buckler of Swashing',
    protect((q, me, op) => op.verb === 'destroy' && op.card === host(q, me)),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power. */
  card('Chainsaw of Bloody Dismemberment', hostPower(2)),

  /** Put this on a minion. Ongoing: This minion has +1 power per treasure card on it. */
  card(
    'Chest of Holding',
    minionsHave(isHost, (q, _me, ix) => q.treasuresOn(ix).length),
  ),

  /** Choose a base and a faction: each minion of that faction there gets +2 power this turn. */
  card(
    'Cross Bow',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose a base where one faction gets +2 power',
        yield* look((q) => q.bases()),
      );
      const factions = yield* look((q) => q.factions());
      const named = yield* chooseOne(me.seat, 'Choose a faction', Object.fromEntries(factions.map((f) => [f, f])));
      const minions = yield* look((q) => q.minionsAt(base!).filter((ix) => q.faction(ix) === named));
      yield* eachGets(minions, 2);
    }),
  ),

  /** Destroy an action on a base or on a minion. Special: You may play this before a base scores. */
  card('Dungeon Rule Book', onPlay(destroyAction), playedAt('beforeScore', destroyAction)),

  /** Put this on a minion. Ongoing: Instead of going to the discard pile, this minion is placed into its owner's hand. */
  card(
    'Jetpack of Anachronism',
    insteadOfDiscardPile(function* (_me, minion) {
      yield* act(ops.place(minion, 'hand'));
      return true;
    }),
  ),

  /** Put this on a minion. Ongoing: Each minion here has +1 power. */
  card('Kneepads of Allure', minionsHave(minionHere, 1)),

  /** Put this on a minion. Talent: Place this card at the bottom of the treasure deck. Destroy a minion here with power 3 or less. */
  card(
    'Magic Missile',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      yield* act(ops.place(me.self, 'pileBottom'));
      const minion = yield* chooseMinion(
        me,
        'Destroy a minion here of power 3 or less',
        (q, ix) => q.base(ix) === base && q.power(ix) <= 3,
      );
      // Nobody controls the card any more, but its player still carries out the ability.
      if (minion !== null) yield* act(ops.destroy(minion));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has -2 power and loses all its abilities. */
  card('Potion of Cowardice', hostPower(-2), cancelsHost()),

  /** Choose a base and a player, who must move one of their minions there to another base. Special: You may play this before a base scores; you must then choose the scoring base. */
  card(
    'Potion of Halitosis',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose the base that a minion must leave',
        yield* look((q) => q.bases()),
      );
      yield* moveOneAway(me, base!);
    }),
    playedAt('beforeScore', function* (me) {
      yield* moveOneAway(me, scoringBase(me));
    }),
  ),

  /** Give a minion +3 power this turn. */
  card(
    'Potion of Idiotic Bravery',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(
        me,
        'Choose the minion that gets +3 power',
        () => true,
        (ix) => ops.power(ix, 3, until),
      );
    }),
  ),

  /** Special: Play this after a base scores, while the treasures revealed for it are not yet handed out. Place one of those treasures into your hand. */
  card(
    'Potion of Line Cutting',
    playedAt(
      'treasures',
      function* (me) {
        const one = yield* chooseCard(me.seat, 'Choose the treasure you take', yield* look(revealed));
        if (one !== null) yield* act(ops.placeInHandOf(me.seat, one));
      },
      (q) => revealed(q).length > 0,
    ),
  ),

  /** Special: Play this before a base scores. This turn, cancel the abilities of every card on that base and of every card on a minion there. */
  card(
    'Potion of Paralysis',
    playedAt('beforeScore', function* (me) {
      yield* act(ops.silence(scoringBase(me), yield* endOfTurn()));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has the ability "Talent: Choose another minion with a talent. This minion uses that talent and pays any cost of it." */
  card(
    'Potion of Redundancy Potion',
    givesHost(
      talent(
        function* (me) {
          const other = yield* chooseCard(
            me.seat,
            'Choose the minion whose talent is used',
            yield* look((q) => talentedOthers(q, me)),
          );
          if (other !== null) yield* useTalentOf(me, other);
        },
        (q, me) => talentedOthers(q, me).length > 0,
      ),
    ),
  ),

  /** Draw two treasure cards. Then the treasure discard pile and this card are shuffled into the treasure deck. */
  card(
    'Wand of Dowsing',
    onPlay(function* (me) {
      yield* act(ops.drawTreasures(me.seat, 2));
      yield* act(ops.place(me.self, 'pileBottom'));
      yield* act(ops.shufflePile('treasureDeck'));
    }),
  ),

  /** Gain 1 VP, then place this card at the bottom of the treasure deck. */
  card(
    'Wishing Ring',
    onPlay(function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
      yield* act(ops.place(me.self, 'pileBottom'));
    }),
  ),
]);

import {
  type AbilityContext,
  act,
  at,
  before,
  card,
  chooseCard,
  chooseCards,
  chooseParts,
  chooseToDo,
  copyableTalents,
  copyGift,
  drawOffTheTop,
  endOfTurn,
  extraAction,
  faction,
  fromAnothersCard,
  given,
  givesHost,
  here,
  host,
  isPlayableAction,
  isYours,
  isYourTurn,
  later,
  look,
  mayUseTalentOn,
  moveToOtherBase,
  onPlay,
  onYourMinion,
  ops,
  playCard,
  playedAt,
  type Query,
  type Script,
  schedule,
  searchDeck,
  shuffleIntoDecks,
  swapFor,
  swapSources,
  talent,
  talentGivers,
  unaffected,
  untilYourTurn,
  usesAnotherTalentInstead,
  useTalentOf,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { rulersOfTheCosmosBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isPutOnMinions = (q: Query, ix: number): boolean => q.isPlayedOn(ix, 'minion');
const isSword = (q: Query, ix: number): boolean => q.name(ix).split(' ').includes('Sword');
const isStrong = (q: Query, ix: number): boolean => q.power(ix) >= 5;
const hasAction = (q: Query, ix: number): boolean => q.actionsOn(ix).length > 0;

const yourMinions = (q: Query, me: AbilityContext, except?: number): number[] =>
  q.minionsOf(me.seat).filter((ix) => ix !== except);
/** The actions on your minions that could go to another of them, whoever controls the actions. */
const transferable = (q: Query, me: AbilityContext): number[] => {
  const mine = q.minionsOf(me.seat);
  return mine.length > 1 ? mine.flatMap((ix) => q.actionsOn(ix)) : [];
};
/** Your minions other than the one the action is on. */
const newHosts = (q: Query, me: AbilityContext, action: number): number[] => yourMinions(q, me, q.card(action).at);
/** Transfers one of these actions to another of your minions. Returns that minion, null if none received it. */
function* transferToYours(me: AbilityContext, actions: number[]): Script<number | null> {
  const action = yield* chooseCard(me.seat, 'Choose the action to transfer', actions);
  if (action === null) return null;
  const to = yield* chooseCard(me.seat, 'Choose the other minion', yield* look((q) => newHosts(q, me, action)));
  return to !== null && (yield* act(ops.transfer(action, to)))[0] ? to : null;
}

/** Your other minions that have a talent. */
const talentedOthers = (q: Query, me: AbilityContext): number[] =>
  yourMinions(q, me, me.self).filter((ix) => q.talents(ix).length > 0);

/** The actions in all discard piles that you could play on a minion now. */
const discardedForMinions = (q: Query, me: AbilityContext): number[] =>
  q
    .clockwise()
    .flatMap((seat) => q.discard(seat))
    .filter((ix) => isPutOnMinions(q, ix) && isPlayableAction(q, me.seat, ix));

/** Where Young Noble could swap itself for a strong minion from. */
const SOURCES = ['hand', 'deck', 'discard'] as const;

/** Your actions on this minion that could go away (this one could), and those on your other minions that could come. */
const ownOn = (q: Query, me: AbilityContext, minions: number[]): number[] =>
  minions.flatMap((ix) => q.actionsOn(ix)).filter((ix) => isYours(me)(q, ix));
const ownAway = (q: Query, me: AbilityContext): number[] =>
  yourMinions(q, me, host(q, me)).length > 0 ? ownOn(q, me, [host(q, me)]) : [];
const ownHere = (q: Query, me: AbilityContext): number[] => ownOn(q, me, yourMinions(q, me, host(q, me)));

/** The other actions on this one's minion, if another of your minions could get them. */
const othersOnHost = (q: Query, me: AbilityContext): number[] =>
  yourMinions(q, me, host(q, me)).length > 0 ? q.actionsOn(host(q, me)).filter((ix) => ix !== me.self) : [];

export const rulersOfTheCosmos = faction(asFacts(facts), [
  /** Talent: Play a play-on-minion action from any player's discard pile as an extra action. At the end of the turn, or when that action leaves play, place it on the bottom of its owner's deck. */
  card(
    'Gal-Woman',
    talent(
      function* (me) {
        const actions = yield* look((q) => discardedForMinions(q, me));
        const action = yield* chooseCard(me.seat, 'Choose an action to play', actions);
        if (action === null) return;
        yield* act(ops.leavesTo(action, 'bottom', yield* endOfTurn()));
        yield* playCard(me.seat, action);
        const [stays, stamp] = yield* look((q) => [q.inPlay(action), q.card(action).stamp] as const);
        if (stays) yield* schedule(me, 'turnEnd', { card: action, stamp });
      },
      (q, me) => discardedForMinions(q, me).length > 0,
    ),
    later<{ card: number; stamp: number }>(function* (me) {
      const { card: action, stamp } = me.args;
      if (yield* look((q) => q.isSame(action, stamp))) yield* act(ops.place(action, 'bottom'));
    }),
  ),

  /** Talent: Choose another of your minions and copy its talent. */
  card(
    'Guy-Man',
    talent(
      function* (me) {
        const minions = yield* look((q) => talentedOthers(q, me).filter((ix) => copyableTalents(q, me, ix).length > 0));
        const minion = yield* chooseCard(me.seat, 'Choose the minion whose talent is copied', minions);
        if (minion !== null) yield* useTalentOf(me, minion);
      },
      (q, me) => talentedOthers(q, me).length > 0,
    ),
  ),

  /** Talent: Play an extra action on a minion that has no action on it. */
  card(
    'Andko',
    talent(function* (me) {
      yield* extraAction(me.seat, { onto: 'bareMinion' });
    }),
  ),

  /** Talent: If there is an action on this minion, it gains +2 power until the start of your next turn. Ongoing: Once per turn, when this minion would use a talent that an action gives it, it may use another of its talents one extra time instead. */
  card(
    'Man-With-Arms',
    talent(
      function* (me) {
        yield* act(ops.power(me.self, 2, yield* untilYourTurn(me.seat)));
      },
      (q, me) => hasAction(q, me.self),
    ),
    usesAnotherTalentInstead(),
  ),

  /** Off the top of your deck, draw a play-on-minion action. Ongoing: When this minion leaves play, you may choose an action on it and shuffle that action into your deck. */
  card(
    'Frogga',
    onPlay(function* (me) {
      yield* drawOffTheTop(me.seat, isPutOnMinions);
    }),
    before({ of: ['gone'], when: (_q, me, gone) => gone.card === me.self }, function* (me) {
      const actions = yield* look((q) => q.actionsOn(me.self));
      const action = yield* chooseCard(me.seat, 'Shuffle an action on it into your deck', actions, { may: true });
      if (action !== null) yield* shuffleIntoDecks([action]);
    }),
  ),

  /** Talent: If there is a Sword card on this minion, swap this minion with a minion of power 5 or more from your hand, deck or discard pile. */
  card(
    'Young Noble',
    talent(
      function* (me) {
        yield* swapFor(me, me.self, SOURCES, isStrong);
      },
      (q, me) =>
        q.actionsOn(me.self).some((ix) => isSword(q, ix)) && swapSources(q, me, me.self, SOURCES, isStrong).length > 0,
    ),
  ),

  /** Put this on a minion. Ongoing: This minion has the ability: "Talent: Increase this base's breakpoint by 2 for each of your minions here that has an action on it; this lasts until the start of your next turn." */
  card(
    'Armor of Battle',
    givesHost(
      talent(function* (me) {
        const base = yield* look((q) => here(q, me));
        const n = yield* look((q) => yourMinions(q, me).filter((ix) => q.base(ix) === base && hasAction(q, ix)).length);
        if (n > 0) yield* act(ops.breakpoint(base, 2 * n, yield* untilYourTurn(me.seat)));
      }),
    ),
  ),

  /** Transfer any number of actions from your minions to others of your minions. Place a +1 power counter on each of your minions that received an action this way. */
  card(
    'Dolts, Halfwits, Fools, Morons!',
    onPlay(function* (me) {
      const actions = yield* chooseCards(
        me.seat,
        'Choose the actions to transfer',
        yield* look((q) => transferable(q, me)),
        { min: 0, max: 99 },
      );
      const hosts: number[] = [];
      for (const action of actions) {
        const name = yield* look((q) => q.name(action));
        const others = yield* look((q) => newHosts(q, me, action));
        hosts.push((yield* chooseCard(me.seat, `Choose the minion that gets ${name}`, others))!);
      }
      const done = yield* act(...actions.map((action, i) => ops.transfer(action, hosts[i]!)));
      const received = [...new Set(hosts.filter((_, i) => done[i]))];
      yield* act(...received.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has the ability: "Talent: Move this minion." */
  card('Fearless Friend', onYourMinion, givesHost(talent(moveToOtherBase))),

  /** Put this on a minion. Ongoing: This minion has the ability: "Talent: For each player who has a minion here, this minion gains +1 power until the start of your next turn OR, if only one action is on this minion, draw a card." */
  card(
    'Magic Weapon',
    givesHost(
      talent(function* (me) {
        const draws = yield* look((q) => q.actionsOn(me.self).length === 1);
        const parts = yield* chooseParts(me, 'Strengthen this minion or draw', {
          power: '+1 power for each player here',
          ...(draws && { draw: 'Draw a card' }),
        });
        for (const part of parts) {
          const n = yield* look((q) => q.clockwise().filter((seat) => q.hasMinion(here(q, me), seat)).length);
          if (part === 'draw') yield* act(ops.draw(me.seat, 1));
          else yield* act(ops.power(me.self, n, yield* untilYourTurn(me.seat)));
        }
      }),
    ),
  ),

  /** Choose a play-on-minion action that is on one of your minions or in your discard pile. Return it to its owner's hand and play it as an extra action. */
  card(
    'MYAAAH!',
    onPlay(function* (me) {
      const actions = yield* look((q) => [
        ...yourMinions(q, me).flatMap((ix) => q.actionsOn(ix)),
        ...q.discard(me.seat).filter((ix) => isPutOnMinions(q, ix)),
      ]);
      const action = yield* chooseCard(me.seat, 'Choose the action to play again', actions);
      if (action === null) return;
      const inPlay = yield* look((q) => q.inPlay(action));
      yield* act(inPlay ? ops.returnToHand(action) : ops.place(action, 'hand'));
      if (yield* look((q) => ['hand', 'discard'].includes(q.card(action).zone))) yield* playCard(me.seat, action);
    }),
  ),

  /** Put this on one of your minions. Ongoing: At the start of the turn of each other player, choose one of your actions in play that gives a talent; this minion may copy that talent at once. Talent: Transfer one of your actions from this minion to another of your minions OR from another of your minions to this one. */
  card(
    'Mystic Transference',
    onYourMinion,
    at(
      'turnStart',
      {
        may: true,
        when: (q, me) => !isYourTurn(q, me),
        possible: (q, me) => talentGivers(q, me, host(q, me)).length > 0,
      },
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        const givers = yield* look((q) => talentGivers(q, me, minion));
        const action = yield* chooseCard(me.seat, 'Choose the action whose talent is copied', givers);
        if (action === null) return;
        const [seat, mine] = yield* look((q) => [q.controller(minion), isYours(me)(q, minion)] as const);
        if (mine || (yield* chooseToDo(seat, 'Copy the talent that the action gives', 'Copy it', 'Leave it', [action])))
          yield* copyGift(action, minion);
      },
    ),
    talent(
      function* (me) {
        const toThis = yield* look((q) => ownHere(q, me).length > 0);
        const parts = yield* chooseParts(me, 'Choose which way the action goes', {
          away: 'From this minion',
          ...(toThis && { here: 'To this minion' }),
        });
        for (const part of parts) {
          const actions = yield* look((q) => (part === 'away' ? ownAway(q, me) : ownHere(q, me)));
          if (part === 'away') yield* transferToYours(me, actions);
          else {
            const action = yield* chooseCard(me.seat, 'Choose the action to transfer', actions);
            const minion = yield* look((q) => host(q, me));
            if (action !== null) yield* act(ops.transfer(action, minion));
          }
        }
      },
      (q, me) => ownAway(q, me).length > 0,
    ),
  ),

  /** Choose a play-on-minion action in your deck and draw it. Special: Before a base scores, you may play this card to transfer an action from one of your minions to another of your minions instead; then you may use a talent on the minion that received it. */
  card(
    'Now You Know: Toxic Waste',
    onPlay(function* (me) {
      const action = yield* searchDeck(me.seat, 'Choose an action to draw', isPutOnMinions);
      if (action !== null) yield* act(ops.drawCard(me.seat, action));
      yield* act(ops.shuffle(me.seat));
    }),
    playedAt('beforeScore', function* (me) {
      const minion = yield* transferToYours(me, yield* look((q) => transferable(q, me)));
      if (minion !== null) yield* mayUseTalentOn(me, minion, 'Use a talent of the minion that received it');
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has the ability: "Talent: Other players' cards do not affect this minion until the start of your next turn." Talent: Transfer another action on this minion to another of your minions. */
  card(
    'Powerful Sword',
    onYourMinion,
    givesHost(
      talent(function* (me) {
        yield* act(ops.give(me.self, me.seat, yield* untilYourTurn(me.seat)));
      }),
    ),
    given(unaffected(fromAnothersCard, (_q, me, ix) => ix === me.args.given)),
    talent(
      function* (me) {
        yield* transferToYours(me, yield* look((q) => othersOnHost(q, me)));
      },
      (q, me) => othersOnHost(q, me).length > 0,
    ),
  ),

  /** Put this on one of your minions. Ongoing: This minion has the ability: "Talent: Place a +1 power counter on this minion." While the printed power of this minion is 5 or more, it has +2 power. */
  card(
    "Sword That's Powerful",
    onYourMinion,
    givesHost(
      talent(function* (me) {
        yield* act(ops.counters(me.self, 1));
      }),
    ),
    {
      kind: 'power',
      label: 'ongoing',
      of: (q, me, target) => (host(q, me) === target && q.printedPower(target) >= 5 ? 2 : 0),
    },
  ),

  ...rulersOfTheCosmosBases,
]);

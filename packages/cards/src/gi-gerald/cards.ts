import {
  type AbilityContext,
  act,
  after,
  both,
  call,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseParts,
  chooseToDo,
  eachGets,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  here,
  isAction,
  isAlone,
  isHere,
  isYou,
  isYours,
  look,
  minionsGet,
  moveEach,
  onAction,
  onPlay,
  ops,
  playExtraMinion,
  playedAt,
  powerAtMost,
  type Query,
  type Script,
  scoringBase,
  shuffleIntoDecks,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { giGeraldBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isFusion = (q: Query, ix: number): boolean => q.def(ix).fusion;

/** Carry out the Action ability of a fusion as if this card had it. */
function* useActionOf(me: AbilityContext, fusion: number): Script {
  const [def, ix] = yield* look((q) => [
    q.card(fusion).def,
    q.def(fusion).abilities.findIndex((a) => a.kind === 'onAction'),
  ]);
  yield* call({ card: me.self, def: def!, ix: ix! });
}
/** Shuffle one of these cards from your discard pile into your deck. */
function* shuffleIn(me: AbilityContext, title: string, which: (q: Query, ix: number) => boolean): Script {
  const cards = yield* look((q) => q.discard(me.seat).filter((ix) => which(q, ix)));
  const chosen = yield* chooseCard(me.seat, title, cards);
  if (chosen !== null) yield* shuffleIntoDecks([chosen]);
}

export const giGerald = faction(asFacts(facts), [
  /** Ongoing: Once per turn, after you have played a fusion and used its Action ability, you may give this minion +2 power this turn OR place a +1 power counter on it. */
  card(
    'Viscount',
    after('useAction', { may: true, limit: 'turn', when: (_q, me, used) => isYou(me, used.seat) }, function* (me) {
      const parts = yield* chooseParts(me, 'Strengthen Viscount', {
        power: '+2 power this turn',
        counter: 'Place a +1 power counter',
      });
      for (const part of parts)
        yield* act(part === 'counter' ? ops.counters(me.self, 1) : ops.power(me.self, 2, yield* endOfTurn()));
    }),
  ),

  /** Minion: You may play an extra minion with power 2 or less here OR an extra action. Action: You may play an extra minion with power 2 or less and you may play an extra action. */
  card(
    'Can-Do',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose an extra minion here or an extra action', {
        minion: 'An extra minion',
        action: 'An extra action',
      });
      for (const part of parts) {
        if (part === 'action') yield* extraAction(me.seat);
        else yield* extraMinion(me.seat, { power: 2, base: yield* look((q) => here(q, me)) });
      }
    }),
    onAction(function* (me) {
      yield* extraMinion(me.seat, { power: 2 });
      yield* extraAction(me.seat);
    }),
  ),

  /** Minion: Draw a card. Action: Draw two cards. */
  card(
    'Dice Ninja',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    onAction(function* (me) {
      yield* act(ops.draw(me.seat, 2));
    }),
  ),

  /** Minion: You may choose another minion here and place a +1 power counter on it. Action: Place a total of two +1 power counters on your minions. */
  card(
    'Rosie',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Place a +1 power counter on another minion here',
        both(isHere(me), (_q, ix) => ix !== me.self),
        { may: true },
      );
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
    onAction(function* (me) {
      const two = yield* chooseMinions(me, 'Choose one or two minions for two counters', isYours(me), { max: 2 });
      yield* act(...two.map((ix) => ops.counters(ix, 2 / two.length)));
    }),
  ),

  /** Minion: If you have no other minion here, you may place a +1 power counter on this one. Action: Play an extra minion with power 2 or less. */
  card(
    'Mabel Lean',
    onPlay(function* (me) {
      const alone = yield* look((q) => isAlone(q, me));
      if (alone && (yield* chooseToDo(me.seat, 'Place a +1 power counter on Mabel Lean', 'Place it', 'Place none')))
        yield* act(ops.counters(me.self, 1));
    }),
    onAction(function* (me) {
      yield* extraMinion(me.seat, { power: 2 });
    }),
  ),

  /** Minion: You may give another minion +1 power this turn. Action: Choose a minion; it gains +3 power this turn. */
  card(
    'M.O.W.A.T.',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Give another minion +1 power', (_q, ix) => ix !== me.self, { may: true });
      if (minion !== null) yield* act(ops.power(minion, 1, yield* endOfTurn()));
    }),
    onAction(function* (me) {
      const minion = yield* chooseMinion(me, 'Give a minion +3 power');
      if (minion !== null) yield* act(ops.power(minion, 3, yield* endOfTurn()));
    }),
  ),

  /** Minion: Your minions here each gain +1 power this turn. Action: Choose a minion with power 3 or less and place it on the bottom of its owner's deck. */
  card(
    'Obstruction',
    onPlay(function* (me) {
      yield* minionsGet(me, yourMinionHere, 1);
    }),
    onAction(function* (me) {
      const minion = yield* chooseMinion(me, 'Place a minion of power 3 or less under its deck', powerAtMost(3));
      if (minion !== null) yield* act(ops.place(minion, 'bottom'));
    }),
  ),

  /** Minion: Choose an action in your discard pile and shuffle it into your deck. Action: Choose a minion in your discard pile and shuffle it into your deck. */
  card(
    'Sawbones',
    onPlay(function* (me) {
      yield* shuffleIn(me, 'Shuffle an action into your deck', isAction);
    }),
    onAction(function* (me) {
      yield* shuffleIn(me, 'Shuffle a minion into your deck', (q, ix) => q.isMinionCard(ix));
    }),
  ),

  /** Minion: You may return one of your fusions that is not a Shellback to your hand. Action: Copy the Action ability of another of your fusions in play. */
  card(
    'Shellback',
    onPlay(function* (me) {
      const own = yield* look((q) => q.name(me.self));
      const fusion = yield* chooseMinion(
        me,
        'Return one of your fusions to your hand',
        (q, ix) => isYours(me)(q, ix) && isFusion(q, ix) && !q.hasName(ix, own),
        { may: true },
      );
      if (fusion !== null) yield* act(ops.returnToHand(fusion));
    }),
    onAction(function* (me) {
      const own = yield* look((q) => q.name(me.self));
      const fusion = yield* chooseMinion(
        me,
        'Copy the Action of one of your fusions',
        (q, ix) => isYours(me)(q, ix) && isFusion(q, ix) && !q.hasName(ix, own),
      );
      if (fusion !== null) yield* useActionOf(me, fusion);
    }),
  ),

  /** Minion: You may move to here one of your minions at another base. Action: Choose a minion and move it. */
  card(
    'Ski Lift',
    onPlay(function* (me) {
      const base = yield* look((q) => here(q, me));
      const minion = yield* chooseMinion(
        me,
        'Move one of your minions here',
        (q, ix) => isYours(me)(q, ix) && q.base(ix) !== base,
        { may: true },
      );
      if (minion !== null) yield* act(ops.move(minion, base));
    }),
    onAction(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion to move');
      if (minion !== null) yield* moveEach(me, [minion]);
    }),
  ),

  /** Play an extra minion with power 2 or less. If it is a fusion, you may use its Action ability too. Special: Before a base scores, you may play this card to copy the Action ability of one of your fusions there instead. */
  card(
    'Now You Know: Home Safety',
    onPlay(function* (me) {
      const minion = yield* playExtraMinion(me.seat, { power: 2 }, { may: true });
      if (minion === null || !(yield* look((q) => isFusion(q, minion)))) return;
      const title = `Use the Action of ${yield* look((q) => q.name(minion))} too`;
      if (yield* chooseToDo(me.seat, title, 'Use it', 'Leave it')) yield* useActionOf(me, minion);
    }),
    playedAt('beforeScore', function* (me) {
      const fusion = yield* chooseMinion(
        me,
        'Copy the Action of one of your fusions there',
        (q, ix) => isYours(me)(q, ix) && isFusion(q, ix) && q.base(ix) === scoringBase(me),
      );
      if (fusion !== null) yield* useActionOf(me, fusion);
    }),
  ),

  /** Choose a base. Each of your minions that was played there this turn gains +2 power this turn. */
  card(
    'Go, Gerald!',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose the base where new minions get +2 power',
        yield* look((q) => q.bases()),
      );
      const fresh = yield* look((q) =>
        q
          .minions()
          .filter(
            (ix) =>
              isYours(me)(q, ix) &&
              q.s.minionPlays.some((p) => p.card === ix && q.isSame(ix, p.stamp) && p.at === base),
          ),
      );
      yield* eachGets(fresh, 2);
    }),
  ),

  ...giGeraldBases,
]);

import {
  act,
  afterYouPlayHere,
  base,
  chooseMinion,
  isSomebody,
  minionsHave,
  namesOf,
  ops,
  yourMinionHere,
} from '@smash/engine/script';

export const teensBases = [
  /** While you have two or more minions here, each of your minions here has +2 power. */
  base(
    'Cabin in the Woods',
    minionsHave((q, me, minion) => {
      if (q.base(minion) !== me.self || !q.isMinion(minion)) return false;
      const whose = q.controller(minion);
      return isSomebody(whose) && q.minionsOf(whose, me.self).length >= 2;
    }, 2),
  ),

  /** After you play a minion here, place a +1 power counter on a minion of yours here that has a different name. */
  base(
    'Montridge High',
    afterYouPlayHere({}, function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Choose the minion that gets a +1 power counter',
        (q, ix) => yourMinionHere(q, me, ix) && namesOf(q, ix).some((name) => !q.hasName(me.args.card, name)),
      );
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
  ),
];

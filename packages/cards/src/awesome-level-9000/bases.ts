import {
  act,
  after,
  at,
  base,
  cannotPlay,
  destroyedHere,
  discardCard,
  extraAction,
  follows,
  grants,
  isAction,
  later,
  look,
  NOBODY,
  ops,
  playFromDeck,
  type Seat,
  takeFromDiscard,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

export const bearCavalryBases = [
  /** Each time a player destroys one or more minions here, that player gains 1 VP afterwards. */
  base(
    'Field of Honor',
    after(
      'destroy',
      {
        together: true,
        when: (q, me, destroyed) =>
          destroyedHere(q, me, destroyed) && destroyed.by !== NOBODY && q.ignoring(me.self, destroyed.by) !== 'must',
      },
      function* (me) {
        yield* act(ops.gainVp(me.args.by as number, 1));
      },
    ),
  ),

  /** No minion with power 2 or less can be played here. */
  base(
    "Tsar's Palace",
    cannotPlay((q, me, _seat, ix, at) => at === me.self && q.isMinionCard(ix) && q.power(ix) <= 2),
  ),
];

export const ghostsBases = [
  /** Each time a player has played a minion here, that player must discard a card. */
  base(
    'Haunted House',
    after(
      'play',
      {
        when: (q, me, played) =>
          played.to === me.self &&
          q.isMinionCard(played.card) &&
          played.seat !== NOBODY &&
          q.ignoring(me.self, played.seat) !== 'must',
      },
      function* (me) {
        const player = me.args.seat as Seat;
        if (yield* follows(me, player)) yield* discardCard(player);
      },
    ),
  ),

  /** No action can be played on this base. */
  base(
    'The Dread Gazebo',
    cannotPlay((q, me, _seat, card, at) => at === me.self && q.def(card).type === 'action'),
  ),
];

export const killerPlantsBases = [
  /** On your turn, you may play here one extra minion with power 2 or less. */
  base(
    'Secret Grove',
    grants('minion', (_q, me) => ({ base: me.self, power: 2 })),
  ),

  /** After this base scores, its winner may search their deck for a minion and play it on the base that replaces this one. */
  base(
    'The Greenhouse',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const first = yield* look((q) => winners(q, me).filter((seat) => q.ignoring(me.self, seat) !== 'must'));
      const def = yield* look((q) => q.card(me.self).def);
      yield* act(...first.map((seat) => ops.duty({ moment: 'replaced', card: me.self, def, ix: 1, seat, args: {} })));
    }),
    later(function* (me) {
      yield* playFromDeck(me.seat, me.args.replacement as number, () => true, { may: true });
    }),
  ),
];

export const steampunksBases = [
  /** After this base scores, its winner may choose an action in their discard pile and place it in their hand. */
  base(
    "Inventor's Salon",
    at(
      'afterScore',
      {
        may: true,
        seats: winners,
        when: (q, me) => thisBaseScores(q, me) && q.discard(me.seat).some((ix) => isAction(q, ix)),
      },
      function* (me) {
        yield* takeFromDiscard(me.seat, 'Place an action from your discard pile in hand', isAction);
      },
    ),
  ),

  /** Whenever a player has played an action on this base, that player may play an extra action. */
  base(
    'Workshop',
    after('play', { when: (_q, me, played) => played.to === me.self && played.as === 'action' }, function* (me) {
      const player = me.args.seat as number;
      // Asked only now: the action itself may say that the base is ignored.
      if ((yield* look((q) => q.ignoring(me.self, player))) !== 'must') yield* extraAction(player);
    }),
  ),
];

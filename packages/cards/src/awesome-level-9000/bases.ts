import { act, at, base, grants, later, look, ops, playFromDeck, thisBaseScores, winners } from '@smash/engine/script';

export const bearCavalryBases = [
  /** Each time a player destroys one or more minions here, that player gains 1 VP afterwards. */
  base('Field of Honor'),

  /** No minion with power 2 or less can be played here. */
  base("Tsar's Palace"),
];

export const ghostsBases = [
  /** Each time a player has played a minion here, that player must discard a card. */
  base('Haunted House'),

  /** No action can be played on this base. */
  base('The Dread Gazebo'),
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
  base("Inventor's Salon"),

  /** Whenever a player has played an action on this base, that player may play an extra action. */
  base('Workshop'),
];

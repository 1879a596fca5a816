import { act, after, base, cannotPlay, destroyedHere, NOBODY, ops } from '@smash/engine/script';

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
  base('Haunted House'),

  /** No action can be played on this base. */
  base('The Dread Gazebo'),
];

export const killerPlantsBases = [
  /** On your turn, you may play here one extra minion with power 2 or less. */
  base('Secret Grove'),

  /** After this base scores, its winner may search their deck for a minion and play it on the base that replaces this one. */
  base('The Greenhouse'),
];

export const steampunksBases = [
  /** After this base scores, its winner may choose an action in their discard pile and place it in their hand. */
  base("Inventor's Salon"),

  /** Whenever a player has played an action on this base, that player may play an extra action. */
  base('Workshop'),
];

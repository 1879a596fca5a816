import {
  base,
  both,
  hasOtherBase,
  isControlledBy,
  isYours,
  minionHere,
  minionsHave,
  moveOne,
  onYourTurn,
  unaffectedByOthers,
  yourMinionHere,
} from '@smash/engine/script';

export const knightsOfTheRoundTableBases = [
  /** Other players' cards cannot affect minions here with printed power 4 or more. On your turn, you may choose one of your minions here and move it to another base. */
  base(
    'Camelot',
    unaffectedByOthers((q, me, ix) => minionHere(q, me, ix) && q.printedPower(ix) >= 4),
    onYourTurn(
      {
        label: '',
        when: (q, me) => hasOtherBase(q) && q.minionsAt(me.self).some((ix) => yourMinionHere(q, me, ix)),
      },
      function* (me) {
        yield* moveOne(
          me,
          'Choose one of your minions here to move',
          both(isYours(me), (q, ix) => q.base(ix) === me.self),
        );
      },
    ),
  ),

  /** Each of your minions here has +1 power while another of your minions here has the same printed power as it. */
  base(
    'Round Table',
    minionsHave(minionHere, (q, me, minion) => {
      const seat = q.controller(minion);
      const peers = q.minionsAt(me.self).filter((ix) => ix !== minion && isControlledBy(q, ix, seat));
      return peers.some((ix) => q.printedPower(ix) === q.printedPower(minion)) ? 1 : 0;
    }),
  ),
];

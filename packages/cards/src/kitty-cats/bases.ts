import {
  act,
  base,
  carriedOutBy,
  chooseMinion,
  chooseToDo,
  instead,
  isOwned,
  look,
  onYourTurn,
  ops,
  yourMinionHere,
} from '@smash/engine/script';

export const kittyCatsBases = [
  /** If a minion on another base is about to be destroyed, its owner may instead move it here. */
  base(
    'The House of Nine Lives',
    instead(
      {
        of: 'destroy',
        when: (q, me, op) =>
          q.isMinion(op.card) &&
          q.base(op.card) !== me.self &&
          isOwned(q, op.card) &&
          q.ignoring(me.self, q.owner(op.card)) !== 'must',
      },
      function* (me) {
        const minion = me.args.card;
        const [owner, name] = yield* look((q) => [q.owner(minion), q.name(minion)] as [number, string]);
        if (!(yield* chooseToDo(owner, `Save ${name}`.slice(0, 60), 'Move it here', 'Let it be destroyed', [minion])))
          return false;
        yield* act(...carriedOutBy(owner, ops.move(minion, me.self)));
        return true;
      },
    ),
  ),

  /** Once per turn, you may destroy a minion of yours here to draw a card. */
  base(
    "Cool Cats' Alley",
    onYourTurn(
      { label: '', when: (q, me) => q.minionsAt(me.self).some((ix) => yourMinionHere(q, me, ix)) },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Destroy one of your minions here', (q, ix) =>
          yourMinionHere(q, me, ix),
        );
        if (minion === null) return;
        const [destroyed] = yield* act(ops.destroy(minion));
        if (destroyed) yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];

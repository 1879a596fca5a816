// Cards made for tests, shared by several of them.
import {
  act,
  chooseCard,
  chooseMinion,
  ignoresThisBase,
  look,
  onPlay,
  ops,
  playExtraMinion,
  protect,
  special,
} from '@smash/engine/script';
import { actionCard, minionCard } from './made.ts';

export const latecomer = minionCard(
  'Latecomer',
  1,
  'Special: Before a base scores, you may play an extra minion.',
  special('beforeScore', { may: true, limit: 'baseByName' }, function* (me) {
    yield* playExtraMinion(me.seat, {});
  }),
);
export const rock = minionCard(
  'Rock',
  2,
  'Ongoing: This minion cannot be destroyed.',
  protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
);
export const hermit = minionCard(
  'Hermit',
  2,
  'Ongoing: You ignore the ability of this base.',
  ignoresThisBase('must', (_q, me, seat) => seat === me.seat),
);
export const loner = minionCard(
  'Loner',
  2,
  'Ongoing: You may ignore the ability of this base.',
  ignoresThisBase('may', (_q, me, seat) => seat === me.seat),
);
export const anchored = minionCard(
  'Anchored',
  2,
  'Ongoing: This minion cannot be moved.',
  protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
);
export const miser = minionCard(
  'Miser',
  1,
  'Ongoing: No player discards cards from their hand.',
  protect((_q, _me, op) => op.verb === 'discard'),
);
export const drifter = minionCard(
  'Drifter',
  1,
  'Move this minion to another base.',
  onPlay(function* (me) {
    const [to] = yield* look((q) => q.otherBases(q.base(me.self)));
    yield* act(ops.move(me.self, to!));
  }),
);
export const swapper = actionCard(
  'Swapper',
  'standard',
  'Transfer an action from one minion to another.',
  onPlay(function* (me) {
    const actions = yield* look((q) => q.actions().filter((ix) => q.card(ix).zone === 'on'));
    const action = (yield* chooseCard(me.seat, 'Choose an action', actions))!;
    const others = yield* look((q) => q.minions((ix) => ix !== q.card(action).at));
    const to = (yield* chooseCard(me.seat, 'Choose its new minion', others))!;
    yield* act({ verb: 'transfer', card: action, seat: me.seat, to, n: 0 });
  }),
);
export const rooted = minionCard(
  'Rooted',
  2,
  'Ongoing: This minion does not change hands.',
  protect((_q, me, op) => op.verb === 'control' && op.card === me.self),
);
export const charm = actionCard(
  'Take Over',
  'standard',
  'Gain control of a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Gain control of a minion');
    if (minion !== null) yield* act(ops.control(minion, me.seat));
  }),
);
export const smite = actionCard(
  'Smite',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);

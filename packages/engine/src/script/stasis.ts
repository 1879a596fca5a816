import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { special } from './abilities.ts';
import { chooseBase, chooseCard, chooseOne } from './choose.ts';
import type { Me, OnLeaveStasis, Triggered } from './definition.ts';
import { isPlayable } from './do.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

/** "Your cards in stasis" (STA-1). */
export const yourStasis = (q: Query, seat: Seat): CardIx[] =>
  q.s.inPlay.filter((ix) => q.card(ix).zone === 'stasis' && q.controller(ix) === seat);

/** Choose a card in your hand and place stasis counters on it. */
export function* stallFromHand(seat: Seat, n: number, options: { may?: boolean } = {}): Script {
  const hand = yield* look((q) => q.hand(seat).slice());
  const card = yield* chooseCard(seat, 'Choose a card in your hand to put in stasis', hand, options);
  if (card !== null) yield* act(ops.stasis(card, seat, n));
}

/** "Special: When this card enters stasis, …". */
export const whenItEntersStasis = (run: Triggered['run']): Triggered =>
  special('enterStasis', { from: 'stasis', when: (_q, me, entered) => entered.card === me.self }, run);

/** "Special: After a stasis counter has been removed from this card, …": once for each (RES-9). */
export const afterItLosesCounter = (
  options: { may?: boolean; by?: 'you'; possible?: Triggered['possible'] },
  run: Triggered['run'],
): Triggered =>
  special(
    'stasis',
    {
      from: 'stasis',
      may: options.may,
      possible: options.possible,
      when: (_q, me, change) =>
        change.card === me.self && change.n < 0 && (options.by === undefined || change.by === me.seat),
    },
    run,
  );

/** "When you play this card from stasis, …": that instead of what it does otherwise (STA-2). */
export const fromStasis = (run: OnLeaveStasis['run']): OnLeaveStasis => ({
  kind: 'onLeaveStasis',
  label: 'special',
  run,
});

/** "You may play a card stored under this one as an extra card", a fusion as either (FUS-4); the others are discarded. */
export function* mayPlayStored(me: Me): Script {
  const stored = yield* look((q) => q.stored(me.self));
  const playable = yield* look((q) => stored.filter((ix) => isPlayable(q, me.seat, ix)));
  const card = yield* chooseCard(me.seat, 'Play a card stored under it', playable, { may: true, shown: stored });
  if (card !== null) yield* playNow({ card, at: yield* chooseWhere(me.seat, card), seat: me.seat });
}
function* chooseWhere(seat: Seat, card: CardIx): Script<CardIx> {
  const places = yield* look((q) => q.places(seat, card));
  const bases = yield* look((q) => places.filter((at) => at !== NOBODY && q.isBase(at)));
  if (bases.length === 0)
    return places[0] === NOBODY
      ? NOBODY
      : ((yield* chooseCard(seat, 'Choose the minion to play it on', places)) ?? NOBODY);
  const either = { minion: 'As a minion', action: 'As an action' };
  if (places.includes(NOBODY) && (yield* chooseOne(seat, 'Play it as a minion or as an action', either)) === 'action')
    return NOBODY;
  return (yield* chooseBase(seat, 'Choose the base to play it on', bases)) ?? NOBODY;
}

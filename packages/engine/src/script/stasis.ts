import { byYou } from '../core/credit.ts';
import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isControlledBy } from '../query/whose.ts';
import { onPlayPutItself, special } from './abilities.ts';
import { chooseCard } from './choose.ts';
import type { AbilityContext, OnPlay, Triggered } from './definition.ts';
import { isPlayable, playCard } from './do.ts';
import { act, look, ops, type Script } from './language.ts';

/** "Your cards in stasis" (STA-1). */
export const yourStasis = (q: Query, seat: Seat): CardIx[] =>
  q.s.inPlay.filter((ix) => q.card(ix).zone === 'stasis' && isControlledBy(q, ix, seat));

/** Chooses a card in your hand and places stasis counters on it. */
export function* stallFromHand(seat: Seat, n: number, options: { may?: boolean } = {}): Script {
  const hand = yield* look((q) => q.hand(seat));
  const card = yield* chooseCard(seat, 'Choose a card in your hand to put in stasis', hand, options);
  if (card !== null) yield* act(ops.stasis(card, seat, n));
}

/** "Special: When this card enters stasis, …". */
export const whenItEntersStasis = (run: Triggered['run']): Triggered =>
  special('enterStasis', { from: 'stasis', when: (_q, me, entered) => entered.card === me.self }, run);

/** "Special: After a stasis counter has been removed from this card, …": once per counter (RES-9). */
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
        change.card === me.self && change.n < 0 && (options.by === undefined || byYou(me, change)),
    },
    run,
  );

/**
 * "You may play a card stored under this one as an extra card", a fusion as either (FUS-4); the others are discarded.
 */
export function* mayPlayStored(me: AbilityContext): Script {
  const stored = yield* look((q) => q.stored(me.self));
  const playable = yield* look((q) => stored.filter((ix) => isPlayable(q, me.seat, ix)));
  const card = yield* chooseCard(me.seat, 'Play a card stored under it', playable, { may: true, shown: stored });
  if (card !== null) yield* playCard(me.seat, card);
}

/** "Place n stasis counters on this card." Played from stasis, it cannot go back there (STA-2). */
export const entersStasis = (n: number): OnPlay =>
  onPlayPutItself(function* (me) {
    yield* act(ops.stasis(me.self, me.seat, n));
  });

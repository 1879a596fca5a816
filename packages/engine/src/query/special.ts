import { type Args, type CardIx, type Happened, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from './query.ts';

/** No event yet: a moment of the turn or of scoring. */
export const NOTHING: Happened = {
  verb: 'play',
  card: NOBODY,
  stamp: 0,
  seat: NOBODY,
  to: NOBODY,
  n: 0,
  base: NOBODY,
  controller: NOBODY,
  power: 0,
  from: '',
  as: '',
  spot: '',
  shown: [],
  stored: [],
  by: NOBODY,
  byCard: NOBODY,
  byType: 'rule',
  byPlay: false,
  player: NOBODY,
  unpaid: false,
};

/**
 * PLAY-4, PLAY-6: the ability that allows an action beginning with Special to be played at the current moment, if any.
 */
export function specialNow(q: Query, seat: Seat, card: CardIx): { ix: number; args: Args } | null {
  const frame = q.s.stack.findLast((f) => f.f === 'window' && f.moment !== null);
  if (frame?.f !== 'window') return null;
  const { moment, about } = frame;
  const ix = q
    .def(card)
    .abilities.findIndex(
      (a) =>
        a.kind === 'trigger' &&
        a.plays &&
        [a.on].flat().some((on) => on === moment) &&
        a.when(q, { self: card, seat, args: about }, NOTHING),
    );
  return ix < 0 ? null : { ix, args: about };
}

import { type Cause, type Happened, NOBODY, type Op } from '../model/index.ts';
import { playOf } from '../query/standard.ts';
import { effectOf } from '../registry/effect.ts';
import type { Game } from './game.ts';

/** The event that abilities receive for an op, with last-known information on its subject. */
export function happenedOf({ q }: Game, op: Op, cause: Cause): Happened {
  const play = playOf(q, cause.card);
  const inPlay = op.card !== NOBODY && q.inPlay(op.card);
  const event: Happened = {
    verb: op.verb,
    card: op.card,
    stamp: op.card === NOBODY ? 0 : q.card(op.card).stamp,
    seat: op.seat,
    to: op.to,
    n: op.n,
    base: inPlay ? q.base(op.card) : NOBODY,
    controller: op.card === NOBODY ? NOBODY : q.controller(op.card),
    power: op.card === NOBODY ? 0 : q.power(op.card),
    from: op.from ?? (inPlay ? q.card(op.card).zone : ''),
    as: '',
    spot: op.spot ?? '',
    shown: op.cards ?? [],
    stored: [],
    by: cause.seat,
    byCard: cause.card,
    byType: cause.type,
    byPlay: play !== null,
    player: play?.seat ?? NOBODY,
    unpaid: false,
  };
  effectOf(op.verb).tell?.(q, op, event);
  return event;
}

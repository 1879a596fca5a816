import { type Cause, type Happened, NOBODY, type Op } from '../model/index.ts';
import { playedAs } from '../query/plays.ts';
import { playOf } from '../query/standard.ts';
import type { Game } from './game.ts';

/** What abilities are told of an op, with last-known information on its subject. */
export function happenedOf({ q }: Game, op: Op, cause: Cause): Happened {
  const inPlay = op.card !== NOBODY && q.inPlay(op.card);
  return {
    verb: op.verb,
    card: op.card,
    seat: op.seat,
    to: op.to,
    n: op.n,
    base: inPlay ? q.base(op.card) : NOBODY,
    controller: op.card === NOBODY ? NOBODY : q.controller(op.card),
    power: op.card === NOBODY ? 0 : q.power(op.card),
    from: op.from ?? (inPlay ? q.card(op.card).zone : ''),
    as: op.verb === 'play' || op.verb === 'playing' ? playedAs(q, op.card, op.to) : '',
    spot: op.spot ?? '',
    shown: op.cards ?? [],
    by: cause.seat,
    byCard: cause.card,
    byPlay: playOf(q, cause.card) !== null,
    unpaid: op.text === 'unpaid',
    shared: op.shared ?? false,
  };
}

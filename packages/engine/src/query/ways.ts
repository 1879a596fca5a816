import type { Op } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { Query } from './query.ts';

/** Can a second minion be affected as this op affects its own? */
export const canBeShared = (q: Query, op: Op): boolean =>
  effectOf(op.verb).sharedAs !== undefined && q.isMinion(op.card);
/** The words for that way. */
export const wayOf = (q: Query, op: Op): string => effectOf(op.verb).sharedAs!(q, op);
/** Do these two affect others in the same way? The giver does not matter. */
export const isSameWay = (a: Op, b: Op): boolean => detailsOf(a) === detailsOf(b);
const detailsOf = ({ card, by, ...way }: Op): string => JSON.stringify(way);

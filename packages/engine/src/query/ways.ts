import type { Op } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { Query } from './query.ts';

/** Can a second minion be affected as this op affects its own? */
export const canBeShared = (q: Query, op: Op): boolean =>
  effectOf(op.verb).sharedAs !== undefined && q.isMinion(op.card);
/** How that would be, in words. */
export const wayOf = (q: Query, op: Op): string => effectOf(op.verb).sharedAs!(q, op);
/** Are others affected in one way by these two? Whom a minion has it from does not matter. */
export const isSameWay = (a: Op, b: Op): boolean => detailsOf(a) === detailsOf(b);
const detailsOf = ({ card, by, ...way }: Op): string => JSON.stringify(way);

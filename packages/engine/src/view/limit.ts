import type { Limit } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/** The constraint of an extra play in words, with a leading comma: ", power 2 or less". */
export function limitText(q: Query, limit: Limit): string {
  const parts: string[] = [];
  if (limit.power !== undefined) parts.push(`power ${limit.power} or less`);
  if (limit.name !== undefined) parts.push(q.defs[limit.name]!.name);
  if (limit.base !== undefined)
    parts.push(q.isBase(limit.base) ? `on ${q.name(limit.base)}` : 'on a base that is gone');
  if (limit.empty) parts.push('where you have no minions');
  if (limit.from === 'discard') parts.push('from your discard pile');
  return parts.map((p) => `, ${p}`).join('');
}

interface Pile {
  has?: string[];
  lacks?: string[];
  top?: string[];
  bottom?: string[];
  count?: number;
}

/** A pile against a number, an exact list (in any order), or what it has and lacks. `found` is given top first. */
export function pileMismatches(
  what: string,
  wanted: number | readonly string[] | Pile,
  found: readonly string[],
): string[] {
  const is = `${what} is [${found.join(', ')}]`;
  if (typeof wanted === 'number') return found.length === wanted ? [] : [`${is} (${found.length}), expected ${wanted}`];
  if (isList(wanted)) return sameSet(wanted, found) ? [] : [`${is}, expected [${wanted.join(', ')}]`];
  const list: string[] = [];
  const missing = lacking(wanted.has ?? [], found);
  if (missing.length > 0) list.push(`${is}, without ${missing.join(', ')}`);
  const extra = (wanted.lacks ?? []).filter((name) => found.includes(name));
  if (extra.length > 0) list.push(`${is}, with ${extra.join(', ')}`);
  if (wanted.top && !starts(found, wanted.top)) list.push(`${is}, expected on top [${wanted.top.join(', ')}]`);
  if (wanted.bottom && !starts(found.toReversed(), wanted.bottom.toReversed()))
    list.push(`${is}, expected at the bottom [${wanted.bottom.join(', ')}]`);
  if (wanted.count !== undefined && wanted.count !== found.length) list.push(`${is}, expected ${wanted.count}`);
  return list;
}

const isList = (wanted: readonly string[] | Pile): wanted is readonly string[] => Array.isArray(wanted);
const starts = (found: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((name, i) => found[i] === name);
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().every((name, i) => b.toSorted()[i] === name);

/** Wanted names that are missing, counting repeats. */
function lacking(wanted: readonly string[], found: readonly string[]): string[] {
  const left = found.slice();
  return wanted.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

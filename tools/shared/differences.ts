/** Fields for the source's own editors; our copies omit them. */
const IGNORED = new Set(['doubt', 'fixed']);

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a card, base, titan, ruling or scenario step in a list; undefined = it has none. */
const nameOf = (value: unknown): string | undefined => {
  if (!isMembers(value)) return undefined;
  const name = value.name ?? value.id;
  return typeof name === 'string' ? name : undefined;
};

/**
 * Lists the differences between two JSON values, one per line: a path, then both values. Ignores member order, and
 * compares named list items by name, so that one new card is one line.
 */
export function differences(ours: unknown, theirs: unknown, path = ''): string[] {
  if (isMembers(ours) && isMembers(theirs)) return ofMembers(ours, theirs, path);
  if (Array.isArray(ours) && Array.isArray(theirs)) return ofLists(ours, theirs, path);
  return Object.is(ours, theirs) ? [] : [`${path || 'the file'} is ${say(ours)}, there ${say(theirs)}`];
}

function ofMembers(ours: Members, theirs: Members, path: string): string[] {
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)].filter((key) => !IGNORED.has(key)));
  return [...keys].flatMap((key) => differences(ours[key], theirs[key], path ? `${path}.${key}` : key));
}

function ofLists(ours: readonly unknown[], theirs: readonly unknown[], path: string): string[] {
  const named = byName(ours);
  const source = byName(theirs);
  if (named && source) {
    const names = new Set([...named.keys(), ...source.keys()]);
    return [...names].flatMap((name) => differences(named.get(name), source.get(name), `${path}[${name}]`));
  }
  const length = Math.max(ours.length, theirs.length);
  return Array.from({ length }, (_, i) => differences(ours[i], theirs[i], `${path}[${i}]`)).flat();
}

/** null = some item has no name, or two have the same. */
function byName(list: readonly unknown[]): Map<string, unknown> | null {
  const found = new Map(list.map((one) => [nameOf(one) ?? '', one]));
  return found.size === list.length && !found.has('') ? found : null;
}

const say = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

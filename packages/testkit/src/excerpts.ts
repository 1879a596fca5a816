const BEFORE = 120;
const AFTER = 120;

/** Two different texts, from shortly before their first difference to shortly after it. */
export function excerpts(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one, other].map((text) => text.slice(Math.max(0, at - BEFORE), at + AFTER));
  return `…${a}… or …${b}…`;
}

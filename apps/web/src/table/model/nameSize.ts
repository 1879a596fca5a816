/** Picks the size of a printed card's name: it has room for two lines, or for three in the smallest letters. */

/** Letters that fit a line, and letters of the longest word that fits. */
const ROOM = { short: [10, 10], long: [13, 12] } as const;

function lines(name: string, letters: number): number {
  let [count, used] = [1, 0];
  for (const { length } of name.split(' ')) {
    const fits = used === 0 || used + 1 + length <= letters;
    if (!fits) count++;
    used = fits && used > 0 ? used + 1 + length : length;
  }
  return count;
}

export function nameSize(name: string): 'short' | 'long' | 'longest' {
  const word = Math.max(...name.split(' ').map(({ length }) => length));
  for (const size of ['short', 'long'] as const)
    if (word <= ROOM[size][1] && lines(name, ROOM[size][0]) <= 2) return size;
  return 'longest';
}

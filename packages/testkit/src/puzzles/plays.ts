/**
 * Which plays win a base. A line of play is identified by the cards played and used in it and where, in any order;
 * other choices on the way do not make it a different line.
 */
import { TooMuch, type Tree } from './tree.ts';

/** Sorted; may contain the same play twice. */
export type Plays = readonly string[];

/** With more sets than this, the search gives up. */
const MOST = 80;

/** The minimal sets of plays that win the base whatever the others do; none: no win can be forced. */
export function winningPlays(tree: Tree, base: number): Plays[] {
  return new Winning(base).of(tree);
}

class Winning {
  readonly #base: number;
  readonly #known = new Map<Tree, Plays[]>();

  constructor(base: number) {
    this.#base = base;
  }

  of(tree: Tree): Plays[] {
    const known = this.#known.get(tree);
    if (known) return known;
    const found = this.#find(tree);
    if (found.length > MOST) throw new TooMuch();
    this.#known.set(tree, found);
    return found;
  }

  #find({ branches, isMine, won }: Tree): Plays[] {
    if (won.includes(this.#base)) return [[]];
    if (branches.length === 0) return [];
    if (isMine) return smallest(branches.flatMap(({ key, to }) => this.of(to).map((plays) => withPlay(plays, key))));
    // For each of their answers the seat needs one of the sets for it.
    return branches.reduce<Plays[]>(
      (before, { to }) => {
        const next = this.of(to);
        return smallest(before.flatMap((one) => next.map((other) => together(one, other))));
      },
      [[]],
    );
  }

  /** An answer that wins with these plays and no others, or null. */
  step({ branches }: Tree, plays: Plays): { at: number; left: Plays } | null {
    for (const [at, { key, to }] of branches.entries()) {
      const left = key === '' ? plays : without(plays, key);
      if (left && this.of(to).some((one) => isWithin(one, left))) return { at, left };
    }
    return null;
  }
}

/** Everybody's answers with which these plays win the base; the others give their first answers. */
export function lineOf(tree: Tree, base: number, plays: Plays): number[][] {
  const winning = new Winning(base);
  const line: number[][] = [];
  for (let at = tree, left = plays; !at.won.includes(base); ) {
    const step = at.isMine ? winning.step(at, left) : { at: 0, left };
    if (!step) throw new Error('These plays do not win');
    const branch = at.branches[step.at]!;
    line.push(branch.pick);
    left = step.left;
    at = branch.to;
  }
  return line;
}

const withPlay = (plays: Plays, key: string): Plays => (key === '' ? plays : [...plays, key].sort());

function without(plays: Plays, key: string): Plays | null {
  const at = plays.indexOf(key);
  return at < 0 ? null : plays.toSpliced(at, 1);
}

/** Is each play in the other list at least as often? */
function isWithin(plays: Plays, other: Plays): boolean {
  let at = 0;
  for (const one of plays) {
    while (at < other.length && other[at]! < one) at++;
    if (other[at] !== one) return false;
    at++;
  }
  return true;
}

/** Each play as often as in the list that has it more often. */
function together(one: Plays, other: Plays): Plays {
  const rest = other.slice();
  for (const play of one) {
    const at = rest.indexOf(play);
    if (at >= 0) rest.splice(at, 1);
  }
  return [...one, ...rest].sort();
}

function smallest(sets: readonly Plays[]): Plays[] {
  const kept: Plays[] = [];
  for (const plays of sets.toSorted((a, b) => a.length - b.length))
    if (!kept.some((one) => isWithin(one, plays))) kept.push(plays);
  return kept;
}

import { type CardIx, NOBODY } from '../model/index.ts';
import { addPower, type PowerSink } from './power.ts';
import type { Query } from './query.ts';

/** The powers of cards, each cached until the state changes. */
export class Powers {
  private readonly q: Query;
  /** Per card: the version of the state for which its power was computed, and the result. */
  private readonly at: number[];
  private readonly found: number[];
  /** The card whose power is being computed, and the value so far. */
  private subject: CardIx = NOBODY;
  private sum = 0;
  /** Non-null without caching: the cards being computed. */
  private readonly underWay: Set<CardIx> | null;

  /** All unknown, or copied from `like`. */
  constructor(q: Query, like: Powers | null) {
    this.q = q;
    this.at = like ? like.at.slice() : zeros(q.s.cards.length);
    this.found = like ? like.found.slice() : zeros(q.s.cards.length);
    this.underWay = q.remembers ? null : new Set();
  }

  of(ix: CardIx): number {
    const { q } = this;
    if (this.at[ix] === q.now && (this.underWay === null || this.underWay.has(ix))) return this.found[ix]!;
    this.at[ix] = q.now;
    this.found[ix] = q.def(ix).power;
    if (q.isMinion(ix)) this.workOut(ix, null);
    return this.found[ix]!;
  }
  /** Computes the power of a minion in play, and reports its parts to `sink` if there is one. */
  workOut(ix: CardIx, sink: PowerSink | null): void {
    const { q, subject, sum } = this;
    // Meanwhile an ability may query the power of another minion.
    this.subject = ix;
    this.sum = 0;
    this.at[ix] = q.now;
    this.underWay?.add(ix);
    addPower(q, ix, sink ? this.andTell(sink) : this.addUp);
    this.underWay?.delete(ix);
    this.subject = subject;
    this.sum = sum;
  }

  /**
   * A recursive query during the computation gets the value so far: each effect applies once (CALC-5), and a protection
   * for a range of power uses the power without the effect it would block (CALC-3).
   */
  private readonly addUp: PowerSink = (delta) => {
    this.sum += delta;
    this.found[this.subject] = Math.max(0, this.sum);
  };
  private andTell(sink: PowerSink): PowerSink {
    return (...part) => {
      this.addUp(...part);
      sink(...part);
    };
  }
}

/** Copying is faster than filling. */
let pattern: readonly number[] = [];
function zeros(n: number): number[] {
  if (pattern.length < n) pattern = new Array(n).fill(0);
  return pattern.slice(0, n);
}

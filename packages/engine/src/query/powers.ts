import { type CardIx, NOBODY } from '../model/index.ts';
import { addPower, type PowerSink } from './power.ts';
import type { Query } from './query.ts';

/** The powers of cards, each remembered until the state changes. */
export class Powers {
  private readonly q: Query;
  /** When it was found, and what. */
  private readonly at: number[];
  private readonly found: number[];
  /** Whose power is being worked out, and how much it is so far. */
  private subject: CardIx = NOBODY;
  private sum = 0;
  /** All of them, where nothing is remembered. */
  private readonly underWay = new Set<CardIx>();

  constructor(q: Query) {
    this.q = q;
    this.at = new Array(q.s.cards.length).fill(0);
    this.found = new Array(q.s.cards.length).fill(0);
  }

  of(ix: CardIx): number {
    const { q } = this;
    if (this.at[ix] === q.now && (q.remembers || this.underWay.has(ix))) return this.found[ix]!;
    this.at[ix] = q.now;
    this.found[ix] = q.def(ix).power;
    if (q.isMinion(ix)) this.workOut(ix, null);
    return this.found[ix]!;
  }
  /** Of a minion in play: all its parts, which somebody may want to hear. */
  workOut(ix: CardIx, sink: PowerSink | null): void {
    const { q, subject, sum } = this;
    // An ability may ask for the power of another minion meanwhile.
    this.subject = ix;
    this.sum = 0;
    this.at[ix] = q.now;
    if (!q.remembers) this.underWay.add(ix);
    addPower(q, ix, sink ? this.andTell(sink) : this.addUp);
    if (!q.remembers) this.underWay.delete(ix);
    this.subject = subject;
    this.sum = sum;
  }

  /**
   * What an ability asks for while this is being worked out is the value so far: each effect applies once (CALC-5), and
   * what protects a range of power is asked about the power without what it would block (CALC-3).
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

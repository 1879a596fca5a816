/**
 * For speed only: values derived from an object that all states of one game share, such as its list of names. A value
 * lives as long as that object, but is kept only from the second request on, after other games came between: most
 * playout games end before that, and the garbage collector copies everything a WeakMap holds, dead or alive, until it
 * ages.
 */
export class Derived<K extends object, V, With = void> {
  private readonly make: (from: K, by: With) => V;
  private readonly known = new WeakMap<K, V>();
  private readonly seen = new WeakSet<K>();
  private last: K | null = null;
  private value: V | undefined;

  constructor(make: (from: K, by: With) => V) {
    this.make = make;
  }

  of(from: K, by: With): V {
    return this.last === from ? this.value! : this.lookUp(from, by);
  }
  private lookUp(from: K, by: With): V {
    let value = this.known.get(from);
    if (value === undefined) {
      value = this.make(from, by);
      if (this.seen.has(from)) this.known.set(from, value);
      else this.seen.add(from);
    }
    this.last = from;
    this.value = value;
    return value;
  }
}

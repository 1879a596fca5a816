import type { State } from '@smash/engine';
import { eachField, idKinds, type RequestType, requests } from '@smash/protocol';

/** What a request names: only hidden things, or nothing at all; otherwise it is not counted. */
type Class = 'hidden' | 'nothing';

/** How long refusals take in both worlds, by what was named. */
export class Timings {
  readonly #took = new Map<Class, number[]>([
    ['hidden', []],
    ['nothing', []],
  ]);
  readonly #worlds: [number[], number[]] = [[], []];

  note(type: RequestType, payload: unknown, a: number, b: number, real: State, other: State): void {
    this.#worlds[0].push(a);
    this.#worlds[1].push(b);
    if (type !== 'whyNot' && type !== 'explain') return;
    this.#class(type, payload, real, a);
    this.#class(type, payload, other, b);
  }

  #class(type: RequestType, payload: unknown, { cards }: State, took: number): void {
    if (!requests[type].safeParse(payload).success) return;
    const zones = new Set<string>();
    eachField(requests[type], payload, ({ mark, value }) => {
      if (!mark || !(idKinds as readonly string[]).includes(mark.kind) || mark.kind === 'seat') return;
      zones.add(cards.find(({ id }) => id === value)?.zone ?? '');
    });
    if (zones.size !== 1) return;
    if (zones.has('')) this.#took.get('nothing')!.push(took);
    else if (zones.has('deck') || zones.has('baseDeck')) this.#took.get('hidden')!.push(took);
  }

  /**
   * Medians in ms, and how often a request about something hidden took longer than one about nothing: 0.5 =
   * indistinguishable.
   */
  summary() {
    const [hidden, nothing] = [this.#took.get('hidden')!, this.#took.get('nothing')!];
    return {
      hidden: { n: hidden.length, p50: median(hidden), p90: at(hidden, 0.9) },
      nothing: { n: nothing.length, p50: median(nothing), p90: at(nothing, 0.9) },
      longer: share(hidden, nothing),
      worlds: this.#worlds.map(median),
      worldsLonger: share(this.#worlds[0], this.#worlds[1]),
    };
  }
}

const at = (list: readonly number[], part: number): number =>
  Math.round((list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? 0) * 1e5) / 1e5;
const median = (list: readonly number[]): number => at(list, 0.5);

/** The fraction of pairs in which the first is larger (Mann and Whitney's U over the number of pairs). */
function share(first: readonly number[], second: readonly number[]): number {
  if (first.length === 0 || second.length === 0) return 0.5;
  const sorted = second.toSorted((a, b) => a - b);
  let sum = 0;
  for (const value of first) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    sum += low;
  }
  return Math.round((sum / first.length / second.length) * 1000) / 1000;
}

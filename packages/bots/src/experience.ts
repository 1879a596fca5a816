import type { Ask, Playout } from '@smash/engine/seal';

/** What an answer has changed so far, in VP. */
export interface Past {
  sum: number;
  squares: number;
  n: number;
}

/**
 * What a search has learnt about single answers in all games it has played out. Good answers are tried first.
 */
export class Experience {
  private readonly known = new Map<string, Past>();

  /** One record per option, in order; the same object for the same choice in every game. */
  of(playout: Playout, ask: Ask): Past[] {
    const about = `${ask.seat}${ask.kind}${ask.kind === 'play' ? '' : ask.source} `;
    return ask.options.map((option) => {
      const key = about + playout.answerKey(option);
      let past = this.known.get(key);
      if (!past) {
        past = { sum: 0, squares: 0, n: 0 };
        this.known.set(key, past);
      }
      return past;
    });
  }
}

export const note = (past: Past, change: number): void => {
  past.sum += change;
  past.squares += change * change;
  past.n++;
};
export const meanOf = ({ sum, n }: Past): number => (n === 0 ? 0 : sum / n);

/** An optimistic estimate of its gain: high if it gains much on average, or very much sometimes. */
export function hopeOf({ sum, squares, n }: Past, bold: number): number {
  if (n === 0) return 0;
  const mean = sum / n;
  return mean + bold * Math.sqrt(Math.max(0, squares / n - mean * mean));
}

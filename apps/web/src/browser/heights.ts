/** How high texts would be in other letters, remembered: reading that takes a layout of its own. */
import { letRun } from './endAtWord.ts';
import { boxOf } from './scale.ts';

/** Inline styles by their names. */
export type Letters = Readonly<Record<string, string>>;

export function setLetters({ style }: HTMLElement, letters: Letters): void {
  for (const [name, value] of Object.entries(letters)) style.setProperty(name, value);
}

/** Of a text with all its lines, px: its height, and that of a line. */
export interface Measured {
  height: number;
  line: number;
}

/** What the heights of a text follow from, and those that are known, by letters. */
interface Known {
  from: string;
  by: Map<string, Measured>;
}

let known = new WeakMap<HTMLElement, Known>();
let fonts: Promise<unknown> | null = null;

/** Other fonts have other heights. */
function forgetOthers(): void {
  const { ready, status } = document.fonts;
  if (ready !== fonts) known = new WeakMap();
  fonts = status === 'loaded' ? ready : null;
}

/** Parts of a pixel: columns of the same width differ by less. */
const ROUNDED = 10;

function knownOf(text: HTMLElement, as: string): Map<string, Measured> {
  const from = `${as}/${Math.round(boxOf(text).width * ROUNDED)}/${text.textContent}`;
  const last = known.get(text);
  if (last?.from === from) return last.by;
  const by = new Map<string, Measured>();
  known.set(text, { from, by });
  return by;
}

/** Of no height, so that all of it is below its edge, but with the room that it takes: nothing else is laid out anew. */
function empty(text: HTMLElement): Letters {
  const { marginBottom, paddingTop, paddingBottom } = getComputedStyle(text);
  const [margin, ...padding] = [marginBottom, paddingTop, paddingBottom].map(Number.parseFloat) as [
    number,
    ...number[],
  ];
  return { height: '0', 'margin-bottom': `${margin + text.offsetHeight - padding[0]! - padding[1]!}px` };
}

function measure(
  texts: readonly HTMLElement[],
  letters: Letters,
  emptied: ReadonlyMap<HTMLElement, Letters>,
): Measured[] {
  const before = texts.map(({ style, dataset }) => ({ css: style.cssText, cut: dataset.cut }));
  letRun(texts);
  for (const text of texts) setLetters(text, { ...letters, ...emptied.get(text) });
  const found = texts.map((text) => ({
    height: text.scrollHeight,
    line: Number.parseFloat(getComputedStyle(text).lineHeight),
  }));
  for (const [i, { css, cut }] of before.entries()) {
    texts[i]!.style.cssText = css;
    if (cut !== undefined) texts[i]!.dataset.cut = cut;
  }
  return found;
}

/**
 * Measures some of these texts, which keep their own letters. Those not known in these letters take one layout for all of
 * them together. For as long as the texts and their widths stay the same.
 * @param as what else the heights follow from
 */
export function measuring(texts: readonly HTMLElement[], as: string) {
  forgetOthers();
  const all = new Map(texts.map((text) => [text, knownOf(text, as)]));
  let emptied: ReadonlyMap<HTMLElement, Letters> | undefined;
  return (some: readonly HTMLElement[], letters: Letters): Measured[] => {
    const key = Object.values(letters).join();
    const rest = some.filter((text) => !all.get(text)!.has(key));
    if (rest.length > 0) {
      // Read once, before anything is written.
      emptied ??= new Map(texts.map((text) => [text, empty(text)]));
      for (const [i, one] of measure(rest, letters, emptied).entries()) all.get(rest[i]!)!.set(key, one);
    }
    return some.map((text) => all.get(text)!.get(key)!);
  };
}

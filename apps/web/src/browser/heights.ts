/** Measures how high texts would be in other letters, and remembers the result, because measuring forces a layout. */
import { letRun } from './endAtWord.ts';
import { boxOf } from './scale.ts';

/** Inline styles by their names. */
export type Letters = Readonly<Record<string, string>>;

export function setLetters({ style }: HTMLElement, letters: Letters): void {
  for (const [name, value] of Object.entries(letters)) style.setProperty(name, value);
}

/** px: height of a text with all its lines, and of one line. */
export interface Measured {
  height: number;
  line: number;
}

/** Known heights of a text by letters, and what they were measured from. */
interface Known {
  from: string;
  by: Map<string, Measured>;
}

let known = new WeakMap<HTMLElement, Known>();
let fonts: Promise<unknown> | null = null;

/** Forgets all heights when fonts have changed. */
function forgetOthers(): void {
  const { ready, status } = document.fonts;
  if (ready !== fonts) known = new WeakMap();
  fonts = status === 'loaded' ? ready : null;
}

/** Widths are compared in tenths of a pixel: columns of the same width differ by less. */
const ROUNDED = 10;

function knownOf(text: HTMLElement, as: string): Map<string, Measured> {
  const from = `${as}/${Math.round(boxOf(text).width * ROUNDED)}/${text.textContent}`;
  const last = known.get(text);
  if (last?.from === from) return last.by;
  const by = new Map<string, Measured>();
  known.set(text, { from, by });
  return by;
}

/**
 * Styles that give a text no height, so that all of it overflows and can be measured, but keep the room it takes, so
 * that nothing else is laid out again.
 */
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
 * Returns a function that measures some of these texts in other letters without changing them. Texts that are not known
 * in these letters share one layout. Valid as long as the texts and their widths stay the same.
 * @param as whatever else the heights depend on
 */
export function measuring(texts: readonly HTMLElement[], as: string) {
  forgetOthers();
  const all = new Map(texts.map((text) => [text, knownOf(text, as)]));
  let emptied: ReadonlyMap<HTMLElement, Letters> | undefined;
  return (some: readonly HTMLElement[], letters: Letters): Measured[] => {
    const key = Object.values(letters).join();
    const rest = some.filter((text) => !all.get(text)!.has(key));
    if (rest.length > 0) {
      // Read everything before writing.
      emptied ??= new Map(texts.map((text) => [text, empty(text)]));
      for (const [i, one] of measure(rest, letters, emptied).entries()) all.get(rest[i]!)!.set(key, one);
    }
    return some.map((text) => all.get(text)!.get(key)!);
  };
}

/** Ends texts that are too long with dots after a whole word. A CSS line clamp would put its dots after any letter. */
import { type RefObject, useLayoutEffect } from 'react';
import { onResize } from './onResize.ts';
import { inStyle, screenScale } from './scale.ts';

/** px: how far letters reach below their last line; any more would show the tops of the next line. */
const REACH = 1;

/** Undoes `endAtWord`, for measuring a text. */
export function letRun(texts: readonly HTMLElement[]): void {
  for (const text of texts) {
    if (text.dataset.cut === undefined) continue;
    delete text.dataset.cut;
    Object.assign(text.style, { display: '', maxHeight: '' });
    for (const one of ['--shown', '--ellipsis']) text.style.removeProperty(one);
  }
}

interface Cut {
  text: HTMLElement;
  lines: number;
  line: number;
  below: number;
}

/** How many lines are shown of a text that has more; within half a line, as letters reach a little beyond theirs. */
function cutOf(text: HTMLElement): Cut[] {
  const style = getComputedStyle(text);
  const [line, above, below] = [style.lineHeight, style.paddingTop, style.paddingBottom].map(Number.parseFloat);
  if (text.offsetParent === null || text.scrollHeight <= text.clientHeight + line! / 2) return [];
  const lines = Math.max(1, Math.round((text.clientHeight - above! - below!) / line!));
  return [{ text, lines, line: line!, below: Math.min(below!, REACH) }];
}

/** px: the space after the last whole word of the last line, and whether that word ends a sentence. */
function restOf({ text, lines, line }: Cut): { width: number; ends: boolean } {
  const [range, scale] = [document.createRange(), screenScale()];
  const box = inStyle(text.getBoundingClientRect(), scale);
  let last = { width: box.width, ends: false };
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const { 0: word, index } of node.nodeValue!.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].map((one) => inStyle(one, scale));
      const { top, right } = parts.at(-1) ?? box;
      // The part of a hyphenated word after its hyphen may be on the next line.
      if (top > box.top + (lines - 0.5) * line) return last;
      last = { width: box.right - right, ends: word.endsWith('.') };
    }
  return last;
}

/** Cuts texts after a whole word: a float takes the rest of the last line and shows the dots (styles/base.css). */
export function endAtWord(texts: readonly HTMLElement[]): void {
  letRun(texts);
  const cuts = texts.flatMap(cutOf);
  for (const { text, lines, line, below } of cuts) {
    text.dataset.cut = '';
    Object.assign(text.style, { display: 'block', maxHeight: `${lines * line + below}px` });
    text.style.setProperty('--shown', `${lines}`);
  }
  const rests = cuts.map(restOf);
  for (const [i, { width, ends }] of rests.entries()) {
    const { text } = cuts[i]!;
    text.style.setProperty('--ellipsis', `${Math.floor(width)}px`);
    if (ends) text.dataset.cut = 'sentence';
  }
}

/** @param watch changes whenever the texts may change */
export function useEndAtWord(region: RefObject<HTMLElement | null>, texts: string, watch: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things have other texts
  useLayoutEffect(() => {
    const all = [...(region.current?.querySelectorAll<HTMLElement>(texts) ?? [])];
    return onResize(all, () => () => endAtWord(all));
  }, [region, texts, watch]);
}

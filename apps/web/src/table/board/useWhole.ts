/** Abilities of bases in letters that leave them whole. */
import { type RefObject, useLayoutEffect } from 'react';
import { onResize } from '../../browser/onResize.ts';

/** px: after the letters of the style sheet. */
const SMALLER = [13, 12];

const isCut = (ability: HTMLElement): boolean => ability.scrollHeight > ability.clientHeight + 1;

function fit(abilities: HTMLElement[]): void {
  for (const ability of abilities) ability.style.fontSize = '';
  let rest = abilities.filter(isCut);
  for (const size of SMALLER) {
    for (const ability of rest) ability.style.fontSize = `${size}px`;
    rest = rest.filter(isCut);
  }
}

/** How high an ability would be in the letters of the style sheet, px. */
export function fullHeight(ability: HTMLElement): number {
  const { fontSize } = ability.style;
  ability.style.fontSize = '';
  const height = ability.scrollHeight;
  ability.style.fontSize = fontSize;
  return height;
}

/**
 * What the lines of a base do not hold takes smaller letters; on a phone, other abilities in other lines.
 * @param watch what the texts follow from
 */
export function useWhole(region: RefObject<HTMLElement | null>, phone: boolean, watch: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bases have other texts
  useLayoutEffect(() => {
    if (phone) return;
    const abilities = [...(region.current?.querySelectorAll<HTMLElement>('[data-ability]') ?? [])];
    const stop = onResize(abilities, () => fit(abilities));
    return () => {
      stop();
      for (const ability of abilities) ability.style.fontSize = '';
    };
  }, [region, phone, watch]);
}

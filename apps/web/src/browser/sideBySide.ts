/** Groups elements whose nearest ancestors of this kind stand at the same height. */
export const sideBySide = (elements: readonly HTMLElement[], ancestor: string): HTMLElement[][] => [
  ...Map.groupBy(elements, (one) => one.closest<HTMLElement>(ancestor)!.offsetTop).values(),
];

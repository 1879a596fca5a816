/** Groups elements by the vertical position of their nearest ancestors of this kind. */
export const sideBySide = (elements: readonly HTMLElement[], ancestor: string): HTMLElement[][] => [
  ...Map.groupBy(elements, (one) => one.closest<HTMLElement>(ancestor)!.offsetTop).values(),
];

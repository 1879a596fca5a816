/** Silhouettes of fairy tales and feasts, on the 24x24 grid; as motifs.ts. */
import { mirrored } from './strokes.ts';

export const TALES = {
  gift: () =>
    mirrored(
      'M1.500 8H11V12.500H1.500ZM2.500 14H11V22.500H2.500ZM11.500 7C9.500 7 5.500 6.800 4.500 4.500 3.800 2.500 5.500 1 7.500 1.500 9.800 2 11 4.500 11.500 7ZM9.500 5.500C9 4 8 3.200 7 3.200 6 3.300 6 4 6.500 4.500 7 5 8.200 5.400 9.500 5.500Z',
    ),
};
export type TaleName = keyof typeof TALES;

import type { Verb } from '../model/index.ts';

/** TERM-2: ops that affect the card in play they are done to. */
export const AFFECTING: ReadonlySet<Verb> = new Set<Verb>([
  'attach',
  'move',
  'destroy',
  'return',
  'place',
  'transfer',
  'power',
  'counter',
  'control',
  'cancel',
  'copy',
]);

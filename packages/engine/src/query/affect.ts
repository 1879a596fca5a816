import { type CardIx, NOBODY, type Op, type Verb } from '../model/index.ts';

/** TERM-2: ops that affect the card in play they are done to. */
export const AFFECTING: ReadonlySet<Verb> = new Set<Verb>([
  'attach',
  'move',
  'destroy',
  'return',
  'place',
  'bury',
  'stasis',
  'store',
  'transfer',
  'swap',
  'power',
  'counter',
  'transferCounters',
  'control',
  'cancel',
  'copy',
]);

/** The card in play that the op would affect, NOBODY if none: of a transfer, the card transferred to. */
export const subjectOf = (op: Op): CardIx =>
  op.verb === 'transfer' ? op.to : AFFECTING.has(op.verb) ? op.card : NOBODY;

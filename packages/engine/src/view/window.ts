import type { CardIx, WindowFrame } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/** Windows as players distinguish them: by the base or turn concerned, or by having been triggered. */
export type WindowKind = 'turnStart' | 'beforeScore' | 'afterScore' | 'trigger' | 'turnEnd';
export interface WindowView {
  kind: WindowKind;
  /** Number of the last event before it opened; with the kind it identifies the window. */
  opened: number;
  /** The base that scores. */
  base: number | null;
}

const WINDOWS: Record<NonNullable<WindowFrame['moment']>, WindowKind> = {
  turnStart: 'turnStart',
  beforeScore: 'beforeScore',
  score: 'beforeScore',
  afterScore: 'afterScore',
  treasures: 'afterScore',
  inDuel: 'trigger',
  lateTurn: 'turnEnd',
  turnEnd: 'turnEnd',
};

export function windowView(q: Query, { moment, about, opened }: WindowFrame): WindowView {
  const kind = moment === null ? 'trigger' : WINDOWS[moment];
  const scored = kind === 'beforeScore' || kind === 'afterScore' ? (about.base as CardIx | undefined) : undefined;
  return { kind, opened, base: scored === undefined ? null : q.card(scored).id };
}

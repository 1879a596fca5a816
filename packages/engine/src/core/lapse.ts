import { type CardIx, type Modifier, NOBODY, type State, type Until } from '../model/index.ts';
import type { Game } from './game.ts';

/** The kinds that determine who controls a card or which abilities it has. */
const OF_TABLE: ReadonlySet<Modifier['kind']> = new Set<Modifier['kind']>([
  'control',
  'copy',
  'cancel',
  'silence',
  'give',
  'baseDown',
]);

/** Removes expired modifiers. If that ends somebody's control, the previous controller has the card again (IO-2). */
export function lapse(g: Game, isOver: (s: State, until: Until) => boolean): void {
  for (const { until } of g.s.modifiers) if (isOver(g.s, until)) return forget(g, isOver);
}
function forget(g: Game, isOver: (s: State, until: Until) => boolean): void {
  const s = g.s;
  const over = s.modifiers.filter((mod) => mod.kind === 'control' && isOver(s, mod.until));
  const held = [...new Set(over.map((mod) => mod.card))].map((ix) => ({ ix, seat: g.q.controller(ix) }));
  const changesTable = s.modifiers.some(({ kind, until }) => OF_TABLE.has(kind) && isOver(s, until));
  s.modifiers = s.modifiers.filter((mod) => !isOver(s, mod.until));
  if (changesTable) g.q.touchTable();
  else g.q.touch();
  for (const { ix, seat } of held) {
    const now = g.q.controller(ix);
    if (now === seat) continue;
    g.emit('control', { seat: now === NOBODY ? undefined : now, other: seat, card: g.named(ix), text: 'again' });
  }
}

/** Ends what changed the base, and what was to last until it has scored or while cards stay there (SWAP-2). */
export function endWithBase(s: State, base: CardIx): void {
  if (s.modifiers.length > 0)
    s.modifiers = s.modifiers.filter(({ card, until }) => card !== base && !('base' in until && until.base === base));
}

/** Ends modifiers that last while a card stays at a base: the card has left it. */
export function endStay(s: State, card: CardIx): void {
  if (s.modifiers.some(({ until }) => until.t === 'stay'))
    s.modifiers = s.modifiers.filter((mod) => mod.until.t !== 'stay' || mod.card !== card);
}

import { createContext, useContext } from 'react';
import type { Fact } from './facts.ts';
import type { Spot } from './model/where.ts';
import type { NameOf } from './model/words.ts';
import type { Seat, TableProps, View } from './types.ts';
import type { Decision } from './useDecision.ts';
import type { Duelling } from './useDuel.ts';
import type { Layout } from './useLayout.ts';
import type { Undoing } from './useUndo.ts';

/** What is open in the inspector: a thing the viewer can see, or only its name (from the log). */
export interface Inspected {
  id: number | null;
  name: string;
}

export interface Table {
  props: TableProps;
  view: View;
  /** The viewer's seat; null for spectators. */
  you: Seat | null;
  name: NameOf;
  facts: ReadonlyMap<string, Fact>;
  layout: Layout;
  where: Map<number, Spot>;
  decision: Decision;
  inspected: Inspected | null;
  inspect(what: Inspected | null): void;
  /** Faction of a card or base, for its art. */
  factionOf(name: string, owner?: Seat | null): string;
  /** "legal target 2 of 4", or nothing. */
  legalText(id: number): string;
  openList(open: boolean): void;
  listOpen: boolean;
  duelling: Duelling;
  undoing: Undoing;
  announce(text: string): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('Outside the table');
  return table;
}

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

/** What lies on the table and who looks at it: new with every view, not with every touch. */
export interface Table {
  props: TableProps;
  view: View;
  /** The viewer's seat; null for spectators. */
  you: Seat | null;
  name: NameOf;
  facts: ReadonlyMap<string, Fact>;
  layout: Layout;
  where: Map<number, Spot>;
  inspect(what: Inspected | null): void;
  /** Faction of a card or base, for its art. */
  factionOf(name: string, owner?: Seat | null): string;
  announce(text: string): void;
}

/** What the player is about to do: new with every touch, and whoever reads it is drawn again then. */
export interface Answering {
  decision: Decision;
  inspected: Inspected | null;
  /** "legal target 2 of 4", or nothing. */
  legalText(id: number): string;
  openList(open: boolean): void;
  listOpen: boolean;
  duelling: Duelling;
  undoing: Undoing;
}

export const TableContext = createContext<Table | null>(null);
export const AnsweringContext = createContext<Answering | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('Outside the table');
  return table;
}

export function useAnswering(): Answering {
  const answering = useContext(AnsweringContext);
  if (!answering) throw new Error('Outside the table');
  return answering;
}

/** How the answer so far meets a card or a base: all of it that is drawn on the thing itself. */
export interface Touch {
  legal: boolean;
  /** "legal target 2 of 4", or nothing. */
  said: string;
  /** Place in the answer so far, from 1; 0 = not in it. */
  chosen: number;
  /** The same function for the life of the table. */
  tap(id: number): void;
}

export function useTouch(id: number): Touch {
  const { decision, legalText } = useAnswering();
  return { legal: decision.targets.ids.has(id), said: legalText(id), chosen: decision.order(id), tap: decision.tap };
}

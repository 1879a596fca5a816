import { useLingui } from '@lingui/react';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { StoreApi } from 'zustand/vanilla';
import type { Fact } from '../../cards/facts.ts';
import type { GameClient, GameState } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import type { Seat } from '../../view/types.ts';
import type { Spot } from '../../view/where.ts';
import type { NameOf } from '../model/words.ts';
import type { Announcer } from './useAnnouncer.ts';
import type { Closed } from './useClosed.ts';
import type { Decision } from './useDecision.ts';
import type { Duelling } from './useDuel.ts';
import type { Layout } from './useLayout.ts';
import { type Refused, shortRefusal } from './useRefused.ts';
import type { Scored } from './useScored.ts';
import type { SharedOut } from './useSharing.ts';
import type { Opened } from './useSheets.ts';
import type { Undoing } from './useUndo.ts';

/** What is open in the inspector: a thing the viewer can see, or only its name (from the log). */
export interface Inspected {
  id: number | null;
  name: string;
}

/** Everything that rendering depends on: the game, the viewer and the viewer's pending input. */
export interface TableState extends GameState, Opened {
  /** Where actions go. */
  game: GameClient;
  /** The viewer's seat; null for spectators. */
  you: Seat | null;
  name: NameOf;
  facts: ReadonlyMap<string, Fact>;
  layout: Layout;
  where: Map<number, Spot>;
  /** Faction of a card or base, for its art. */
  factionOf(name: string, owner?: Seat | null): string;
  decision: Decision;
  /** Highlighted cards that would do nothing now. */
  pointless: ReadonlySet<number>;
  /** Codes for why cards in hand and titans set aside cannot be played now. */
  refused: Refused;
  /** Why minions cannot be played at some bases now. */
  closed: Closed;
  openList(open: boolean): void;
  listOpen: boolean;
  duelling: Duelling;
  sharedOut: SharedOut;
  undoing: Undoing;
  scored: Scored;
  /** What screen readers are told. */
  voice: Announcer;
  announce(text: string): void;
  /** The phone's hand. `packed`: open although the bases need the room. */
  hand: { open: boolean; packed: boolean; set(open: boolean): void };
}

export type TableStore = StoreApi<TableState>;

export const TableContext = createContext<TableStore | null>(null);

export function useTableStore(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error('Outside the table');
  return store;
}

/** The result of `select`, compared one level deep: components rerender only when it has changed. */
export function useSelected<T>(select: (table: TableState) => T): T {
  // Rerenders everything when the language changes.
  useLingui();
  return useStore(useTableStore(), useShallow(select));
}

/** Selects these parts of the table, by name. */
export const useTable = <K extends keyof TableState>(...keys: K[]): Pick<TableState, K> =>
  useSelected((table) => Object.fromEntries(keys.map((key) => [key, table[key]])) as Pick<TableState, K>);

export const noEffect = (): string => say('no effect now');

/** "legal target 2 of 4", or nothing. */
export function legalText({ decision: { targets, sel } }: Pick<TableState, 'decision'>, id: number): string {
  // A selected card can be put back, but it is not a place to play to.
  if (!targets.ids.has(id) || id === sel.armed) return '';
  const all = [...targets.ids.keys()].filter((one) => one !== sel.armed);
  return say('legal target {n} of {all}', { n: all.indexOf(id) + 1, all: all.length });
}

/** Why a card is not worth a touch, in a few words; '' if it is. */
function noteOn(table: Pick<TableState, 'pointless' | 'refused' | 'layout'>, id: number): string {
  const { pointless, refused, layout } = table;
  const code = refused.get(id);
  if (code !== undefined) return shortRefusal(code, layout);
  return pointless.has(id) ? noEffect() : '';
}

/** How the answer so far affects a card or a base: everything drawn on the thing itself. */
export interface Touch {
  legal: boolean;
  /** "legal target 2 of 4", or nothing. */
  said: string;
  /** A touch would do nothing now. */
  pointless: boolean;
  /** Why a touch would do nothing or why the card cannot be played, in a few words. */
  note: string;
  /** Position in the answer so far, from 1; 0 if not part of it. */
  chosen: number;
  /** The same function for the life of the table. */
  tap(id: number): void;
}

export const useTouch = (id: number): Touch =>
  useSelected((table) => ({
    legal: table.decision.targets.ids.has(id),
    said: [legalText(table, id), noteOn(table, id)].filter(Boolean).join(', '),
    pointless: table.pointless.has(id),
    note: noteOn(table, id),
    chosen: table.decision.order(id),
    tap: table.decision.tap,
  }));

/** Which of these ids can be touched now. */
export const useLegal = (ids: readonly number[]): ReadonlySet<number> =>
  new Set(useSelected(({ decision }) => ids.filter((id) => decision.targets.ids.has(id))));

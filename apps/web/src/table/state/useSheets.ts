import { startTransition, useCallback, useMemo, useState } from 'react';
import { useOpenSettings } from '../../settings/sheet.ts';
import type { Inspected } from './context.ts';

export type Tab = 'log' | 'inspect';
type Drawer =
  | { kind: 'log' }
  | { kind: 'help' }
  | { kind: 'hint' }
  | { kind: 'time' }
  | { kind: 'player'; seat: number }
  /** Why a bot did what event `n` reports. */
  | { kind: 'why'; n: number };

/** Opens and closes what is next to the table. Never changes, so that nothing rerenders for it. */
interface Sheets {
  setTab(tab: Tab): void;
  log(): void;
  help(): void;
  settings(): void;
  player(seat: number): void;
  hint(): void;
  time(): void;
  why(n: number): void;
  close(): void;
  /** Not urgent: only the log's filter depends on it. */
  setFocused(base: string): void;
}

/** What is open next to the table: a tab of the rail, a drawer, the inspector. */
export interface Opened {
  sheets: Sheets;
  tab: Tab;
  drawer: Drawer | null;
  /** Name of the base last focused, for the log. */
  focused: string | null;
  inspected: Inspected | null;
  inspect(what: Inspected | null): void;
}

export function useSheets(): Opened {
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [tab, setTab] = useState<Tab>('log');
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const settings = useOpenSettings();
  const sheets = useMemo(
    () => ({
      setTab,
      settings,
      log: () => setDrawer({ kind: 'log' }),
      help: () => setDrawer({ kind: 'help' }),
      player: (seat: number) => setDrawer({ kind: 'player', seat }),
      hint: () => setDrawer({ kind: 'hint' }),
      time: () => setDrawer({ kind: 'time' }),
      why: (n: number) => setDrawer({ kind: 'why', n }),
      close: () => setDrawer(null),
      setFocused: (base: string) => startTransition(() => setFocused(base)),
    }),
    [settings],
  );
  const inspect = useCallback((what: Inspected | null) => {
    setInspected(what);
    if (what) setTab('inspect');
  }, []);
  return { sheets, tab, drawer, focused, inspected, inspect };
}

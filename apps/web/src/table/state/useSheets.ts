import { useMemo, useState } from 'react';
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

/** What is open next to the table: a tab of the rail, a drawer, the inspector. */
export interface Sheets {
  tab: Tab;
  setTab(tab: Tab): void;
  drawer: Drawer | null;
  log(): void;
  help(): void;
  settings(): void;
  player(seat: number): void;
  hint(): void;
  time(): void;
  why(n: number): void;
  close(): void;
  /** Name of the base last focused, for the log. */
  focused: string | null;
  setFocused(base: string): void;
}

export interface Opened {
  sheets: Sheets;
  inspected: Inspected | null;
  inspect(what: Inspected | null): void;
}

export function useSheets(): Opened {
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [tab, setTab] = useState<Tab>('log');
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const settings = useOpenSettings();
  const acts = useMemo(
    () => ({
      setTab,
      setFocused,
      settings,
      log: () => setDrawer({ kind: 'log' }),
      help: () => setDrawer({ kind: 'help' }),
      player: (seat: number) => setDrawer({ kind: 'player', seat }),
      hint: () => setDrawer({ kind: 'hint' }),
      time: () => setDrawer({ kind: 'time' }),
      why: (n: number) => setDrawer({ kind: 'why', n }),
      close: () => setDrawer(null),
      inspect(what: Inspected | null) {
        setInspected(what);
        if (what) setTab('inspect');
      },
    }),
    [settings],
  );
  const sheets = useMemo(() => ({ ...acts, tab, drawer, focused }), [acts, tab, drawer, focused]);
  return { sheets, inspected, inspect: acts.inspect };
}

import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import type { GameClient } from '../game/client.ts';
import { inLanguage } from '../game/language.ts';
import { Frame } from './Frame.tsx';
import { TableContext, type TableState } from './state/context.ts';
import { useKeys } from './state/useKeys.ts';
import { useTableState } from './state/useTableState.ts';

/**
 * One game on the screen. Only this component renders on every change; it puts the whole state into a store, from which
 * each part below selects what it shows. `note` is the page's message next to the game.
 */
export function Table({ game, note }: { game: GameClient; note?: ReactNode }) {
  const said = useMemo(() => inLanguage(game), [game]);
  const table = useTableState(said);
  const root = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createStore<TableState>(() => table));
  useLayoutEffect(() => {
    if (!shallow(store.getState(), table)) store.setState(table, true);
  });
  useKeys(root, store);
  return (
    <TableContext value={store}>
      <Frame root={root} note={note} />
    </TableContext>
  );
}

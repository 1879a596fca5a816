import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameClient } from '../game/client.ts';
import { inLanguage } from '../game/language.ts';
import { Frame } from './Frame.tsx';
import { TableContext } from './state/context.ts';
import { LateContext, tableStores } from './state/stores.ts';
import { useKeys } from './state/useKeys.ts';
import { useTableState } from './state/useTableState.ts';

/**
 * One game on the screen. Only this component renders on every change; it puts the whole state into stores, from which
 * each part below selects what it shows. `note` is the page's message next to the game.
 */
export function Table({ game, note }: { game: GameClient; note?: ReactNode }) {
  const said = useMemo(() => inLanguage(game), [game]);
  const table = useTableState(said);
  const root = useRef<HTMLDivElement>(null);
  const [{ store, late, put }] = useState(() =>
    tableStores(table, (isBehind) => root.current?.toggleAttribute('data-behind', isBehind)),
  );
  useLayoutEffect(() => put(table));
  useKeys(root, store);
  return (
    <TableContext value={store}>
      <LateContext value={late}>
        <Frame root={root} note={note} />
      </LateContext>
    </TableContext>
  );
}

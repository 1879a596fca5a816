import { createContext } from 'react';
import { flushSync } from 'react-dom';
import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import { soon } from '../../browser/soon.ts';
import type { TableState, TableStore } from './context.ts';

/** Passes states on: to a store at once, but if the view has changed, in a task of its own. */
function follower(store: TableStore): (now: TableState) => void {
  let newest: TableState | null = null;
  return (now) => {
    const isWaiting = newest !== null;
    if (!isWaiting && shallow(store.getState(), now)) return;
    if (!isWaiting && store.getState().view === now.view) return store.setState(now, true);
    newest = now;
    if (isWaiting) return;
    soon(() => {
      const last = newest!;
      newest = null;
      flushSync(() => store.setState(last, true));
    });
  };
}

/**
 * What renders after a move, in several tasks: rendering everything at once would take too long. First the board, from
 * `store`, and then all around it, from `late`.
 */
export interface TableStores {
  store: TableStore;
  late: TableStore;
  put(now: TableState): void;
}

export function tableStores(first: TableState): TableStores {
  const store = createStore<TableState>(() => first);
  const late = createStore<TableState>(() => first);
  store.subscribe(follower(late));
  return { store, late, put: follower(store) };
}

export const LateContext = createContext<TableStore | null>(null);

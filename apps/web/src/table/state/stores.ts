import { createContext } from 'react';
import { flushSync } from 'react-dom';
import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import { soon } from '../../browser/soon.ts';
import type { TableState, TableStore } from './context.ts';

/** Passes states on: to a store at once, but if the view has changed, in a task of its own, and then further. */
function follower(store: TableStore, further: (now: TableState) => void): (now: TableState) => void {
  let newest: TableState | null = null;
  return (now) => {
    const isWaiting = newest !== null;
    if (!isWaiting && shallow(store.getState(), now)) return;
    if (!isWaiting && store.getState().view === now.view) {
      store.setState(now, true);
      further(now);
      return;
    }
    newest = now;
    if (isWaiting) return;
    soon(() => {
      const last = newest!;
      newest = null;
      // Rendered first, so that all it leaves to do comes before what renders further on.
      flushSync(() => store.setState(last, true));
      further(last);
    });
  };
}

/**
 * What renders after a move, in several tasks: rendering everything at once would take too long. First the board, from
 * `store`, then its layout, which the flight of a card reads, and then all around it, from `late`.
 */
interface TableStores {
  store: TableStore;
  late: TableStore;
  put(now: TableState): void;
}

/** `mark` is told when what is around the board falls behind, and when it has caught up. */
export function tableStores(first: TableState, mark: (isBehind: boolean) => void = () => {}): TableStores {
  const store = createStore<TableState>(() => first);
  const late = createStore<TableState>(() => first);
  let newest = first;
  const tell = () => mark(late.getState().view !== newest.view);
  const follow = follower(store, follower(late, tell));
  const put = (now: TableState) => {
    newest = now;
    tell();
    follow(now);
  };
  return { store, late, put };
}

export const LateContext = createContext<TableStore | null>(null);

/** Records what this browser has seen of its tables, for the list on the home page. */
import { forgetTable, knowTable } from '../tables.ts';
import { isTableGone, type NetStore } from './store.ts';

/**
 * Records what this page has seen of its table, but only while the page is visible. Returns a function that ends this
 * with the visit.
 */
export function followTable(store: NetStore, code: string): () => void {
  let before = '';
  const note = () => {
    const { stage, lobby, seat, names, view } = store.getState();
    if (isTableGone({ stage })) return forgetTable(code);
    if (stage !== 'joined' || !lobby || document.visibilityState !== 'visible') return;
    // Do not list a table that was only watched before its game began.
    if (seat === null && lobby.phase === 'lobby') return;
    const seen = view && { turn: view.turn, vp: view.over?.vp ?? view.seats.map(({ vp }) => vp) };
    const next = JSON.stringify([seat, names, seen]);
    if (next === before) return;
    before = next;
    knowTable({ code, seat, names, seen, at: Date.now() });
  };
  const unsubscribe = store.subscribe(note);
  document.addEventListener('visibilitychange', note);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', note);
  };
}

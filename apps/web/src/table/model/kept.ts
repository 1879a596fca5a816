/** The half-made answer survives a reload (ux 1.5): kept in this tab, for its prompt only. */
import type { PromptView } from '../../view/types.ts';
import { NOTHING, type Selection } from './targets.ts';

const KEY = 'smash.selection';

export function keepSelection(place: string | null, sel: Selection): void {
  try {
    if (place === null || sel === NOTHING) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ place, ...sel }));
  } catch {
    // Without storage only a half-made answer is lost.
  }
}

/** Picks saved for this very prompt, as far as it still offers them. */
export function keptSelection(place: string | null, prompt: PromptView | null): Selection {
  if (place === null || prompt === null) return NOTHING;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Selection & { place: string }> | null;
    if (kept?.place !== place) return NOTHING;
    const offered = (ids: number[] = []) => ids.filter((id) => prompt.options.some((o) => o.id === id));
    const picked = offered(kept.picked);
    const fork = offered(kept.fork);
    const armed = prompt.options.some((o) => o.card === kept.armed) ? (kept.armed ?? null) : null;
    const side = armed !== null && kept.side === 'minion' ? { side: kept.side } : {};
    return picked.length + fork.length === 0 && armed === null ? NOTHING : { picked, armed, fork, ...side };
  } catch {
    return NOTHING;
  }
}

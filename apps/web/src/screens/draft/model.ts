/** A draft as one viewer sees it. The rules decide what may be picked, not this file. */

import type { DraftView, OptionView, View } from '@smash/engine';
import { say } from '../../i18n/say.ts';

/** The number of factions each player gets. */
export const EACH = 2;

export interface Slot {
  seat: number;
  faction: string | null;
  state: 'past' | 'now' | 'next';
}

/** The ribbon: all picks of the draft in order; in a free draft, each player's two side by side. */
export function slots(draft: DraftView): Slot[] {
  const given = draft.picked.map(() => 0);
  if (draft.mode === 'free') {
    return draft.picked.flatMap((picks, seat) =>
      Array.from({ length: EACH }, (_, i): Slot => {
        const state = i < picks.length ? 'past' : i === picks.length ? 'now' : 'next';
        return { seat, faction: picks[i] ?? null, state };
      }),
    );
  }
  return draft.order.map((seat, i) => {
    const nth = given[seat] ?? 0;
    given[seat] = nth + 1;
    const state = i < draft.next ? 'past' : i === draft.next ? 'now' : 'next';
    return { seat, faction: draft.picked[seat]?.[nth] ?? null, state };
  });
}

/** The players who have the faction; several if the table allows that. */
export const holders = (draft: DraftView, faction: string): number[] =>
  draft.picked.flatMap((picks, seat) => (picks.includes(faction) ? [seat] : []));

export const optionFor = (view: View, faction: string): OptionView | undefined =>
  view.prompt?.kind === 'draft' ? view.prompt.options.find((one) => (one.name ?? one.key) === faction) : undefined;

/** How this viewer refers to the seats. `you` is null if several people are looking. */
interface Called {
  you: number | null;
  nameOf(seat: number): string;
}

/** Why the faction cannot be picked now; '' if it can. */
export function blocked(view: View, draft: DraftView, faction: string, { you, nameOf }: Called): string {
  if (optionFor(view, faction)) return '';
  const [holder] = holders(draft, faction);
  if (view.prompt === null) {
    const mine = typeof view.viewer === 'number' ? draft.picked[view.viewer] : undefined;
    if (draft.mode === 'queensberry') return say('{who} picks now', { who: nameOf(draft.order[draft.next] ?? 0) });
    return mine?.length === EACH ? say('You have your two') : say('Others pick now');
  }
  if (holder === undefined) return say('Unavailable');
  return holder === you ? say('Yours already') : say('{name} has it', { name: nameOf(holder) });
}

/** Which of the tiles shown is the tab stop; arrows move between them. */
export const stopOf = (shown: readonly string[], open: string): string | undefined =>
  shown.includes(open) ? open : shown[0];

/** The number of minions of each power, from 1 to 5 and more. */
export function curve(cards: { type: string; power?: number; copies: number }[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { type, power, copies } of cards) {
    if (type === 'action') continue;
    const at = Math.min(5, Math.max(1, power ?? 1)) - 1;
    counts[at] = (counts[at] ?? 0) + copies;
  }
  return counts;
}

/** What a bot thinks of the answers to a question. */
import type { Considered, Reason, Thought } from '@smash/bots';
import type { OptionView, PromptView, Seat } from '../../view/types.ts';

export interface Weighed {
  /** The picks, in order; none: pass. null = they would reveal a hidden card. */
  options: OptionView[] | null;
  /** The estimated chance to win with this answer, 0 to 1; null = there was no other answer to compare. */
  chance: number | null;
  /** The most important one first. */
  reasons: readonly Reason[];
}

export interface Advice {
  seat: Seat;
  /** The question. */
  title: string;
  /** The label for passing. */
  skip: string;
  /** The chosen answer first. */
  best: Weighed[];
}

/** @param isOpen may the reader see this option? */
export function adviceOf(
  { seat, title, skip, options }: PromptView,
  { pick, considered }: Pick<Thought, 'pick' | 'considered'>,
  isOpen: (option: OptionView) => boolean = () => true,
): Advice {
  const only = { pick, chance: null, reasons: [] };
  const all: (Considered | typeof only)[] = considered.length > 0 ? considered : [only];
  const best = all.map((one): Weighed => {
    const picked = one.pick.flatMap((id) => options.find((option) => option.id === id) ?? []);
    return { options: picked.every(isOpen) ? picked : null, chance: one.chance, reasons: one.reasons };
  });
  return { seat, title, skip, best };
}

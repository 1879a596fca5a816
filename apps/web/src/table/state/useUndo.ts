/** Undo: what the button does, or why it does nothing. */
import type { UndoView } from '@smash/protocol';
import { useMemo, useState } from 'react';
import type { GameClient, GameState } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import type { Decision } from './useDecision.ts';
import { useStable } from './useStable.ts';

const cannotUndo = (why: string): string => say('Can’t undo: {why}.', { why });

export interface Undoing {
  /** What would be undone next; null = nothing. */
  next: UndoView | null;
  /** Why pressing the button did nothing; shown until the player does something else. */
  why: string | null;
  press(): void;
  ask(): void;
}

export function useUndo(
  game: GameClient,
  { undo }: GameState,
  decision: Decision,
  announce: (text: string) => void,
): Undoing {
  const next = undo?.next ?? null;
  const [pressed, setPressed] = useState(-1);
  const why = next?.barred && pressed === next.step ? cannotUndo(next.barred) : null;
  const acts = useStable({
    press() {
      if (!next) return announce(say('There is nothing to undo.'));
      // A half-made choice belongs to a question that will be gone, and its message would hide this one.
      decision.cancel();
      if (!next.barred) return game.undo(next.step);
      setPressed(next.step);
      announce([cannotUndo(next.barred), ...(next.ask ? [say('You can ask the table.')] : [])].join(' '));
    },
    ask() {
      setPressed(-1);
      if (next) game.askUndo(next.step);
    },
  });
  return useMemo(() => ({ ...acts, next, why }), [acts, next, why]);
}

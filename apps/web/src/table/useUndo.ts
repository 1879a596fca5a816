/** Taking back: what the button does, and why it does not. */
import { cannotUndo, type UndoView } from '@smash/protocol';
import { useState } from 'react';
import type { TableProps } from './types.ts';
import type { Decision } from './useDecision.ts';

export interface Undoing {
  /** What is taken back next; null = nothing. */
  next: UndoView | null;
  /** The button was pressed and something stands before it: said until something else is done. */
  why: string | null;
  press(): void;
  ask(): void;
}

export function useUndo({ undo }: TableProps, decision: Decision, say: (text: string) => void): Undoing {
  const next = undo?.next ?? null;
  const [pressed, setPressed] = useState(-1);
  const why = next?.barred && pressed === next.step ? cannotUndo(next.barred) : null;
  return {
    next,
    why,
    press() {
      if (!undo || !next) return say('There is nothing to undo.');
      // What is half chosen belongs to a question that goes away, and its message would hide this one.
      decision.cancel();
      if (!next.barred) return undo.take(next.step);
      setPressed(next.step);
      say(`${cannotUndo(next.barred)}${next.ask ? ' You can ask the table.' : ''}`);
    },
    ask() {
      setPressed(-1);
      if (undo && next) undo.ask(next.step);
    },
  };
}

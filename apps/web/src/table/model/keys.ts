import type { MessageDescriptor } from '@lingui/core';
import { msg } from '../../i18n/say.ts';

/** One key table for the whole game: what a key means, not its implementation. */
export type KeyAction =
  | { do: 'base'; n: number }
  | { do: 'hand'; n: number }
  | { do: 'next' | 'previous' }
  | { do: 'passTurn' | 'full' | 'point' }
  | { do: 'prompt' | 'pass' | 'confirm' | 'undo' | 'end' | 'inspect' | 'explain' | 'cancel' | 'help' | 'region' }
  | { do: 'go'; region: 'hand' | 'bases' | 'opponents' | 'rail' }
  | { do: 'say'; what: 'summary' | 'winner' | 'points' | 'waiting' }
  | { do: 'yesno'; key: 'yes' | 'no' }
  | { do: 'side'; side: 'minion' | 'action' }
  | { do: 'move'; dir: 'left' | 'right' | 'up' | 'down' | 'first' | 'last' };

export interface KeyInput {
  key: string;
  code: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  /** Focus is in a text field. */
  typing: boolean;
  /** A yes-or-no prompt is open. */
  yesno: boolean;
  /** Single-key shortcuts are on. */
  letters: boolean;
}

const LETTERS: Record<string, KeyAction> = {
  g: { do: 'prompt' },
  p: { do: 'pass' },
  u: { do: 'undo' },
  f: { do: 'full' },
  e: { do: 'end' },
  i: { do: 'inspect' },
  k: { do: 'explain' },
  h: { do: 'go', region: 'hand' },
  b: { do: 'go', region: 'bases' },
  o: { do: 'go', region: 'opponents' },
  l: { do: 'go', region: 'rail' },
  q: { do: 'say', what: 'summary' },
  w: { do: 'say', what: 'winner' },
  v: { do: 'say', what: 'points' },
  t: { do: 'say', what: 'waiting' },
  n: { do: 'next' },
  m: { do: 'side', side: 'minion' },
  a: { do: 'side', side: 'action' },
  '.': { do: 'point' },
};

const MOVES: Record<string, KeyAction> = {
  ArrowLeft: { do: 'move', dir: 'left' },
  ArrowRight: { do: 'move', dir: 'right' },
  ArrowUp: { do: 'move', dir: 'up' },
  ArrowDown: { do: 'move', dir: 'down' },
  Home: { do: 'move', dir: 'first' },
  End: { do: 'move', dir: 'last' },
};

export function keyAction(input: KeyInput): KeyAction | null {
  if (input.key === 'Enter' && input.ctrl) return { do: 'confirm' };
  if (input.typing || input.ctrl || input.alt) return null;
  if (input.key === 'Escape') return { do: 'cancel' };
  if (input.key === 'F6') return { do: 'region' };
  const move = MOVES[input.key];
  if (move && !input.shift) return move;
  if (!input.letters) return null;
  if (input.key === '?') return { do: 'help' };
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(input.code)?.[1];
  if (digit !== undefined) {
    const n = digit === '0' ? 10 : Number(digit);
    return input.shift ? { do: 'hand', n: n - 1 } : { do: 'base', n: n - 1 };
  }
  const letter = input.key.toLowerCase();
  if (input.yesno && !input.shift && (letter === 'y' || letter === 'n'))
    return { do: 'yesno', key: letter === 'y' ? 'yes' : 'no' };
  if (letter === 'n') return { do: input.shift ? 'previous' : 'next' };
  if (letter === 'p' && input.shift) return { do: 'passTurn' };
  return input.shift ? null : (LETTERS[letter] ?? null);
}

/** For the help sheet. */
export const KEY_HELP: [key: string | MessageDescriptor, what: MessageDescriptor][] = [
  ['G', msg('go to your decision')],
  [msg('N / Shift+N'), msg('next / previous legal target')],
  [msg('Enter or Space'), msg('choose the focused item')],
  [msg('Ctrl+Enter'), msg('confirm')],
  ['P', msg('pass or skip')],
  ['U', msg('undo')],
  [msg('Shift+P'), msg('pass until my turn')],
  ['F', msg('full control: asked about everything this turn')],
  ['E', msg('end turn')],
  [msg('1 to 5'), msg('base, or answer in the prompt')],
  [msg('Shift+1 to 0'), msg('card in your hand')],
  ['M / A', msg('a fusion as a minion / as an action')],
  [msg('Arrows'), msg('move inside a region')],
  ['F6', msg('next region')],
  ['H / B / O / L', msg('hand, bases, other players, log')],
  ['I', msg('read the focused item')],
  ['K', msg('explain its power or total')],
  ['.', msg('point at the focused item')],
  ['Q', msg('read out the table')],
  ['W', msg('read out who is winning the focused base')],
  ['V', msg('read out everybody’s points')],
  ['T', msg('read out whose decision it is')],
  ['Esc', msg('put a card back, close')],
];

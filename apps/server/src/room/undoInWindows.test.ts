import { expect, test } from 'vitest';
import { Undoing } from './undo.ts';

const step = (n: number, seat: number, text: string) => ({ n, seat, own: seat === 0, label: '', barrier: { text } });

/** What the current player's button says after these steps; seats: null = it is secret who is asked. */
function barred(steps: ReturnType<typeof step>[], seats: number[] | null): string {
  const match = { steps, made: () => 1, shown: () => ({ view: { current: 0, waiting: { seats, what: '' } } }) };
  return new Undoing({ match: () => match, rule: () => 'ask' } as never).view(0)!.barred;
}

test('while it is secret who is asked, an answer that another player has given does not show (INFO-1)', () => {
  const opened = step(1, 0, 'a card was drawn');
  const answered = step(2, 1, 'another player was asked');
  expect(barred([opened, answered], null)).toBe(barred([opened], null));
  expect(barred([opened], [1])).toBe('a card was drawn');
});

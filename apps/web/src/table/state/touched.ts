import type { MouseEvent } from 'react';
import { press } from '../../ui/index.ts';
import type { Touch } from './context.ts';

/** What the button of a card or a base has because it can be touched. */
export const touched = (id: number, { legal, chosen, tap }: Touch) => ({
  'data-legal': legal || undefined,
  'data-chosen': chosen > 0 || undefined,
  'data-id': id,
  'data-stop': true,
  onClick: (event: MouseEvent<HTMLElement>) => press(event.currentTarget, () => tap(id)),
});

import type { MouseEvent } from 'react';
import { press } from '../../ui/index.ts';
import type { Touch } from './context.ts';

/** Button props of a card or a base that can be touched. */
export const touched = (id: number, { legal, chosen, tap }: Touch) => ({
  'data-legal': legal || undefined,
  'data-chosen': chosen > 0 || undefined,
  'data-id': id,
  'data-stop': true,
  onClick: (event: MouseEvent<HTMLElement>) => press(event.currentTarget, () => tap(id)),
});

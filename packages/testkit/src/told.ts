/** The log as everybody reads it. */
import { describe, type EventView, viewEvents } from '@smash/engine';
import type { Playthrough } from './scenario/playthrough.ts';

const told = (table: Playthrough): EventView[] => viewEvents(table.events, 'spectator');

/** The sentences of the log about these kinds of events, or all sentences, with seats as letters. */
export const sentences = (table: Playthrough, ...types: EventView['type'][]): string[] =>
  told(table)
    .filter((event) => types.length === 0 || types.includes(event.type))
    .map((event) =>
      describe(event)
        .map((part) => (typeof part === 'string' ? part : 'seat' in part ? 'ABCD'[part.seat] : part.name))
        .join(''),
    );

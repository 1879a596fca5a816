import type { ChatLine, RequestPayload } from '@smash/protocol';
import type { Muted } from './model.ts';

/** The chat of a room as a page knows it. */
export interface ChatProps {
  lines: ChatLine[];
  hushed: boolean;
  /** Own seat; null = watching. */
  seat: number | null;
  muted: Muted;
  /** New lines of others. */
  fresh: number;
  /** Resolves to true once the line was sent. */
  say(said: RequestPayload<'chat'>): Promise<boolean>;
  hush(on: boolean): void;
  mute(who: number, on: boolean): void;
  /** The reader has seen every line. */
  read(): void;
}

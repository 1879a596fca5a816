import type { CardIx } from '../model/index.ts';
import { isOfGift } from '../query/limit.ts';
import type { Game } from './game.ts';

/** An action in play arrives on a minion: a talent it gives can be used there, even if it was there before (ABL-5). */
export function comesTo({ s, q }: Game, action: CardIx, host: CardIx): void {
  if (!q.uses.mayHave('turn', host)) return;
  for (const key of Object.keys(s.used)) if (isOfGift(q, key, host, action)) delete s.used[key];
}

import type { Cause } from '../model/index.ts';
import type { Line, Told } from '../registry/line.ts';
import { causeName } from './cause.ts';
import type { Game } from './game.ts';

/** Adds a line to the log, unless the game is quiet. */
export function tell<S extends string>(g: Game, { sentence }: Line<S>, told: () => Told<S>, cause: Cause): void {
  if (!g.muted()) g.emit('told', { line: sentence, ...told(), cause: causeName(g, cause) });
}

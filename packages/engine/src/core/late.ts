import type { CardIx, Trigger } from '../model/index.ts';
import type { Triggered } from '../script/definition.ts';
import type { Game } from './game.ts';
import { addTo } from './triggers.ts';

/**
 * The abilities triggered, without decoys: among them those of cards that have come to a hand since the event, where the
 * ability allows that (`late`).
 */
export function withLate(g: Game, list: readonly Trigger[]): Trigger[] {
  const all = list.filter((t) => !t.decoy);
  for (const { decoy, ...event } of list) {
    if (!decoy || !(g.ability(event) as Triggered).late) continue;
    for (const card of g.s.seats[event.seat]!.hand)
      if (g.s.cards[card]!.def === event.def && !all.some((t) => t.card === card && isTold(t, event)))
        addTo(g, all, { ...event, card, args: { ...event.args } });
  }
  return all;
}

/** Has it been triggered by this event, too? */
const isTold = ({ args }: Trigger, event: Trigger): boolean =>
  ((args.cards ?? [args.card]) as CardIx[]).includes(event.args.card as CardIx);

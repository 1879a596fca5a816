import { type CardIx, NOBODY, type Seat, type State } from '../model/index.ts';
import type { UseLimit } from '../script/definition.ts';
import type { Query } from './query.ts';

/** The key under which a use is counted in State.used; '' for an ability without a limit. */
export function limitKey(
  q: Query,
  limit: UseLimit | undefined,
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
  /** The action that gives the card this ability: each gift has a limit of its own. */
  given: CardIx = NOBODY,
): string {
  switch (limit) {
    case 'turn':
      return `t:${card}.${q.card(card).stamp}.${def}.${ix}${given === NOBODY ? '' : `.${given}.${q.card(given).stamp}`}`;
    case 'turnByName':
      return `t:${def}.${ix}|${seat}`;
    case 'baseByName':
      return `s:${def}.${ix}|${seat}`;
    default:
      return '';
  }
}

/** Which limits may have been used this turn: most often it is known that one has not, without a look at its key. */
export class Uses {
  any: boolean;
  /** Whose; null: of a turn that was under way before it was noted. */
  private cards: Set<CardIx> | null;

  constructor(s: State) {
    this.any = Object.keys(s.used).length > 0;
    this.cards = this.any ? null : new Set();
  }
  note(card: CardIx): void {
    this.any = true;
    this.cards?.add(card);
  }
  /** A new turn has begun. */
  forget(): void {
    this.any = false;
    if (this.cards?.size !== 0) this.cards = new Set();
  }
  mayHave(limit: UseLimit, card: CardIx): boolean {
    return this.any && (limit !== 'turn' || !this.cards || this.cards.has(card));
  }
}

/** Has the ability been used as often as its limit allows? */
export function isUsedUp(
  q: Query,
  { limit }: { limit?: UseLimit },
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
  given: CardIx = NOBODY,
): boolean {
  if (limit === undefined || (q.remembers && !q.uses.mayHave(limit, card))) return false;
  return q.isUsed(limitKey(q, limit, card, def, ix, seat, given));
}

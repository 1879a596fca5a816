/**
 * What each viewer may know, derived from the raw state and not from the view: public zones, one's own hand, and
 * everything shown. Knowledge only grows; ids change when a card goes into hiding, so an old one reveals nothing.
 */
import type { State, Viewer } from '@smash/engine';
import type { GameEvent, GameState } from '@smash/server/game/gameEngine.ts';
import { listedNames, readable } from '@smash/testkit';

/** Face-down zones. */
const decks = new Set(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck', 'box']);
const held = new Set(['hand', 'buried', 'under', 'duel']);
/** Events that show hidden cards to somebody (INFO-3): both players see a card placed from hand to hand. */
const showing = new Set(['reveal', 'mulligan', 'look', 'place']);

type Named = { id: number; name: string };
type Raw = { type: string; card?: Named; cards?: Named[]; secret?: { seats: number[]; fields: Partial<Raw> } };

class Knowledge {
  readonly names = new Set<string>();
  /** 0 represents a card that no longer has an id for anybody. */
  readonly ids = new Set<number>([0]);
  /** Names in a question that lists all cards, in this position and the previous one: a frame may arrive late. */
  listed: string[][] = [];
}

export class Oracle {
  readonly #known = new Map<Viewer, Knowledge>();
  #names: readonly string[] = [];

  /** Call it with each new position, before anything is sent. */
  learn(state: GameState, events: readonly GameEvent[]): void {
    const s = state as State;
    this.#names = s.names;
    const viewers: Viewer[] = [...s.seats.keys(), 'spectator'];
    for (const viewer of viewers) {
      const known = this.#known.get(viewer) ?? new Knowledge();
      this.#known.set(viewer, known);
      // Everybody knows the factions, and a card may share its faction's name.
      for (const seat of s.seats) for (const faction of seat.factions) known.names.add(faction);
      s.cards.forEach((card) => {
        if (decks.has(card.zone) || (held.has(card.zone) && card.controller !== viewer)) return;
        known.ids.add(card.id);
        known.names.add(s.names[card.def]!);
      });
      known.listed = [listedNames(s, viewer), ...known.listed].slice(0, 2);
      for (const ask of s.asks) {
        if (ask.seat !== viewer) continue;
        for (const ix of [...ask.shown, ...ask.options.map((option) => option.card)]) {
          const card = s.cards[ix];
          if (!card) continue;
          known.ids.add(card.id);
          known.names.add(s.names[card.def]!);
        }
      }
      // Discarded cards were seen in the pile, even if it became the new deck in the same step.
      const reshuffled = (events as unknown as readonly Raw[]).some((event) => event.type === 'shuffle');
      for (const event of events as unknown as readonly Raw[]) {
        if (!showing.has(event.type) && !(reshuffled && event.type === 'discard')) continue;
        const secret = typeof viewer === 'number' && event.secret?.seats.includes(viewer) ? event.secret.fields : {};
        for (const card of [event.card, secret.card, ...(event.cards ?? []), ...(secret.cards ?? [])]) {
          if (!card) continue;
          known.ids.add(card.id);
          known.names.add(card.name);
        }
      }
    }
  }

  /** Names in the bytes, or packed in them, that the viewer may not know. */
  namesIn(bytes: Uint8Array, viewer: Viewer): string[] {
    const known = this.#known.get(viewer);
    if (!known) return [];
    let text = readable(bytes);
    const raw = (name: string) => Buffer.from(name).toString('latin1');
    const longest = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length);
    // A known name may contain an unknown one.
    const open = new Set([...known.names, ...known.listed.flat()]);
    for (const name of longest(open)) text = text.replaceAll(raw(name), '\u0000');
    return this.#names.filter((name) => !open.has(name) && text.includes(raw(name)));
  }

  /** Parts of the message that carry the id of a card that the viewer may not know. */
  idsIn(message: unknown, viewer: Viewer): string[] {
    const known = this.#known.get(viewer);
    const found: string[] = [];
    const walk = (node: unknown) => {
      if (typeof node !== 'object' || node === null) return;
      if (Array.isArray(node)) return node.forEach(walk);
      const { id, name, label, card, at } = node as Record<string, unknown>;
      const isOption = typeof label === 'string';
      for (const one of isOption ? [card, at] : typeof name === 'string' ? [id] : []) {
        if (typeof one === 'number' && !known?.ids.has(one)) found.push(JSON.stringify(node));
      }
      Object.values(node).forEach(walk);
    };
    walk(message);
    return found;
  }
}

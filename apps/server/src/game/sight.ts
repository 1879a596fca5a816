import type { View, Viewer } from '@smash/engine';
import { eachField, type GuestsMessage, gameView, type IdKind, type Mark, type SeatAsksMessage } from '@smash/protocol';
import { type Peer, seatOf } from '../room/peer.ts';

/** Every id a viewer sees at a moment, by kind. Requests may use no other. */
export type Sight = { readonly [K in IdKind]: ReadonlySet<number> };

/** Derived from a view alone. */
export type ViewSight = Pick<Sight, 'card' | 'place' | 'prompt' | 'option'>;

/**
 * Every id in the view, found by its schema's marks on first use: an answer walks only what its prompt names. A card
 * counts as seen when the view names it: a face-down card has an id but no name (BURY-1), and a card that is hidden by
 * now has a name and id 0 (INFO-2).
 */
export class SightOfView implements ViewSight {
  readonly #view: View;
  #asked: Pick<ViewSight, 'prompt' | 'option'> | null = null;
  #lying: Pick<ViewSight, 'card' | 'place'> | null = null;

  constructor(view: View) {
    this.#view = view;
  }

  get prompt(): ReadonlySet<number> {
    this.#asked ??= askedIn(this.#view);
    return this.#asked.prompt;
  }
  get option(): ReadonlySet<number> {
    this.#asked ??= askedIn(this.#view);
    return this.#asked.option;
  }
  get card(): ReadonlySet<number> {
    this.#lying ??= lyingIn(this.#view);
    return this.#lying.card;
  }
  get place(): ReadonlySet<number> {
    this.#lying ??= lyingIn(this.#view);
    return this.#lying.place;
  }
}

/** Ids of prompts and options occur only in the prompt. */
function askedIn(view: View): Pick<ViewSight, 'prompt' | 'option'> {
  const found = { prompt: new Set<number>(), option: new Set<number>() };
  const note = ({ mark, value }: { mark: Mark | undefined; value: unknown }) => {
    found[mark?.kind as 'prompt' | 'option'].add(value as number);
  };
  eachField(gameView.shape.prompt, view.prompt, note, ASKED);
  return found;
}
const ASKED = new Set(['prompt', 'option'] as const);

function lyingIn(view: View): Pick<ViewSight, 'card' | 'place'> {
  const found = { card: new Set<number>(), place: new Set<number>() };
  eachField(gameView, view, ({ mark, value, parent }) => {
    if (mark?.kind === 'place') found.place.add(value as number);
    if (mark?.kind === 'card' && value !== 0 && typeof (parent as { name?: unknown }).name === 'string')
      found.card.add(value as number);
  });
  // Bases and everything at them, except face-down cards.
  for (const { buried: _, ...base } of view.bases)
    eachField(gameView.shape.bases, [base], ({ mark, value }) => {
      if (mark?.kind === 'card') found.place.add(value as number);
    });
  return found;
}

/** The part of the table that a connection may see. */
interface Source {
  /** Throws Refuse before the first game. */
  readonly game: {
    shown(viewer: Viewer): { readonly sight: ViewSight };
    readonly late: { readonly sight: ViewSight } | null;
  };
  readonly undoing: { view(viewer: Viewer): { step: number } | null; open(): { id: number } | null };
  readonly giving: { open(): { id: number } | null };
  readonly room: { readonly seats: readonly unknown[] };
  readonly presence: { readonly asks: { view(peer: Peer): SeatAsksMessage } };
  readonly seats: { guestsFor(peer: Peer): GuestsMessage };
}

/** What one connection sees of its table, looked up on demand. Throws Refuse for anything it cannot have. */
export class PeerSight implements Sight {
  readonly #peer: Peer;
  readonly #table: Source;

  constructor(peer: Peer, table: Source) {
    this.#peer = peer;
    this.#table = table;
  }

  get card(): ReadonlySet<number> {
    return this.#shown?.card ?? NOTHING;
  }
  get place(): ReadonlySet<number> {
    return this.#shown?.place ?? NOTHING;
  }
  get prompt(): ReadonlySet<number> {
    return this.#own.prompt;
  }
  get option(): ReadonlySet<number> {
    return this.#own.option;
  }
  get step(): ReadonlySet<number> {
    return this.#own && setOf(this.#table.undoing.view(this.#peer.viewer)?.step);
  }
  get undoRequest(): ReadonlySet<number> {
    return this.#own && setOf(this.#table.undoing.open()?.id);
  }
  get giving(): ReadonlySet<number> {
    return this.#own && setOf(this.#table.giving.open()?.id);
  }
  get seat(): ReadonlySet<number> {
    return new Set(Array(this.#table.room.seats.length).keys());
  }
  get watcher(): ReadonlySet<number> {
    const asking = this.#table.presence.asks.view(this.#peer).asks.map(({ watcher }) => watcher);
    return new Set([...this.#table.seats.guestsFor(this.#peer).watchers, ...asking]);
  }
  get outcast(): ReadonlySet<number> {
    return new Set(this.#table.seats.guestsFor(this.#peer).out.map(({ n }) => n));
  }

  /** What lies on the table that it sees. */
  get #shown(): ViewSight | undefined {
    const { game } = this.#table;
    return this.#peer.late ? game.late?.sight : game.shown(this.#peer.viewer).sight;
  }

  /** Of a seat in a game. */
  get #own(): ViewSight {
    return this.#table.game.shown(seatOf(this.#peer)).sight;
  }
}

const NOTHING: ReadonlySet<number> = new Set();
const setOf = (id: number | undefined): ReadonlySet<number> => new Set(id === undefined ? [] : [id]);

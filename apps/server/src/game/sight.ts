import type { View } from '@smash/engine';
import { eachField, gameView, type IdKind, type Mark } from '@smash/protocol';

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

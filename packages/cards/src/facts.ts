import type { DeckFacts, FactionFacts } from '@smash/engine/model';

/** A facts file as the engine's type: JSON imports widen "minion" to string. */
export const asFacts = (json: unknown): FactionFacts => json as FactionFacts;
export const asDeckFacts = (json: unknown): DeckFacts => json as DeckFacts;

/** What a unit of each is worth, in VP. */
export interface Weights {
  /** VP of a base that does not score yet, times the square of how full it is. */
  soon: number;
  hand: number;
  /** How much better than average its cards are: a share of what they gain when played. */
  cards: number;
  power: number;
  minion: number;
  /** Leading a base by five or more power, times how full it is. */
  lead: number;
  /** A card on the table that is neither minion nor base. */
  other: number;
  /** The last four VP before winning count extra: this much for all four. */
  near: number;
  /** How much others' assets count, relative to one's own. */
  theirs: number;
}

/** Hand-tuned. Never change them: `g1`, the yardstick for all other bots, uses them. */
export const BY_HAND: Weights = {
  soon: 0.55,
  hand: 0.3,
  cards: 0,
  power: 0.06,
  minion: 0.05,
  lead: 0.35,
  other: 0.25,
  near: 0.5,
  theirs: 1,
};

/** How much of what a card gains when it is played counts while it is held. */
const CARDS_HELD = 0.6;

/** For the easy bot. */
export const WITH_CARDS: Weights = { ...BY_HAND, cards: CARDS_HELD };

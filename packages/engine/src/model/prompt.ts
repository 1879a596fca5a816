import type { CardIx, Seat } from './ids.ts';
import type { Zone } from './state.ts';

export type PromptKind =
  | 'play'
  | 'cards'
  | 'base'
  /** Big Base: which slot of a side to use (BIG-1). */
  | 'slot'
  | 'player'
  | 'option'
  | 'number'
  | 'order'
  | 'yesno'
  | 'react'
  | 'draft'
  | 'commit'
  | 'discard'
  | 'reveal';

/** One legal choice. Fields that do not apply are NOBODY or ''. */
export interface Option {
  card: CardIx;
  at: CardIx;
  seat: Seat;
  /** Stable text key of options without a card. */
  key: string;
  verb: '' | 'play' | 'use' | 'end';
  from: Zone | '';
  /** play: index into the extra plays of the seat (`Query.extraPlays`), or REGULAR / OWN; use: number of the ability. */
  via: number;
  /** use and react: the ability. */
  def: number;
  ix: number;
  hint: string;
}

export const REGULAR = -1;
/** Played by an ability of the card itself (Tenacious Z). */
export const OWN = -2;

export interface Ask {
  seat: Seat;
  /** Number of the prompt of this seat. */
  id: number;
  kind: PromptKind;
  title: string;
  source: CardIx;
  reason: string[];
  options: Option[];
  min: number;
  max: number;
  ordered: boolean;
  /** All picks must belong to one group: at one base, or with one name. */
  group: '' | 'base' | 'name';
  /** Label for an empty pick. */
  skip: string;
  /** Cards shown to this seat alone with the prompt. */
  shown: CardIx[];
  /** Being asked would reveal something about a hidden card (INFO-4). */
  hidden: boolean;
  /** Offers nothing: asked only so that silence reveals nothing (INFO-4). */
  decoy: boolean;
  /** The player whom it concerns: it lapses when they leave (WIN-3). */
  about?: Seat;
}

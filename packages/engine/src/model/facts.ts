export interface Ruling {
  id: string;
  from: 'seed' | 'other';
  text: string;
  conflict?: string;
}
export interface CardFacts {
  name: string;
  type: 'minion' | 'action' | 'fusion';
  subtype?: string;
  copies: number;
  power?: number;
  /** For a fusion: its effect as a minion, and as an action (FUS-1). */
  text: string | { minion: string; action: string };
  rulings: Ruling[];
}
/** A card of another faction reprinted in this one: the same card (TERM-10), with its own number of copies. */
export interface ReprintFacts {
  name: string;
  /** The faction whose facts and script it has. */
  reprint: string;
  copies: number;
}
export interface BaseFacts {
  name: string;
  breakpoint: number;
  vp: number[];
  /** How many monsters come with it (MON-3). */
  monsters?: number;
  text: string;
  rulings: Ruling[];
}
export interface TitanFacts {
  name: string;
  text: string;
  rulings: Ruling[];
}
/** The facts of a faction, as kept in packages/cards/src/<faction>/facts.json. */
export interface FactionFacts {
  set: string;
  faction: string;
  tags: string[];
  complexity: number;
  cards: (CardFacts | ReprintFacts)[];
  titans: TitanFacts[];
  bases: BaseFacts[];
}

/** The facts of a shared deck (SET-6). */
export interface DeckFacts {
  /** The set that includes it. */
  set: string;
  deck: 'madness' | 'monsters' | 'treasures';
  cards: (Omit<CardFacts, 'type'> & {
    type: 'action' | 'monster' | 'treasure';
    /** Treasures: what they are played as. */
    cardType?: 'minion' | 'action';
    /** Monsters: how many treasures they are worth (MON-5, MON-8). */
    treasures?: number;
    undead?: boolean;
  })[];
}

/** The Big Base board in the library: sides in order, slots of each, VP by period (BIG-1, BIG-4). */
export interface BoardDef {
  sides: { name: string; slots: string[] }[];
  vp: number[][];
}

/** Copies of one card in a deck. */
export interface DeckCard {
  name: string;
  copies: number;
}
export interface DeckDef {
  deck: DeckFacts['deck'];
  /** The set that includes it. */
  set: string;
  cards: DeckCard[];
}
export interface FactionDef {
  name: string;
  set: string;
  tags: string[];
  complexity: number;
  cards: DeckCard[];
  titans: string[];
  bases: string[];
}

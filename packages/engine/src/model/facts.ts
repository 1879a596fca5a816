export interface Ruling {
  id: string;
  from: 'seed' | 'other';
  text: string;
  conflict?: string;
}
export interface CardFacts {
  name: string;
  type: 'minion' | 'action';
  subtype?: string;
  copies: number;
  power?: number;
  text: string;
  rulings: Ruling[];
}
export interface BaseFacts {
  name: string;
  breakpoint: number;
  vp: number[];
  text: string;
  rulings: Ruling[];
}
export interface TitanFacts {
  name: string;
  text: string;
  rulings: Ruling[];
}
/** The facts of a faction, as kept in packages/cards/facts. */
export interface FactionFacts {
  set: string;
  faction: string;
  tags: string[];
  complexity: number;
  cards: CardFacts[];
  titans: TitanFacts[];
  bases: BaseFacts[];
}

export interface FactionDef {
  name: string;
  set: string;
  tags: string[];
  complexity: number;
  cards: string[];
  titans: string[];
  bases: string[];
}

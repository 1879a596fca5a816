import type {
  BoardDef,
  CardFacts,
  DeckDef,
  DeckFacts,
  FactionDef,
  FactionFacts,
  ReprintFacts,
} from '../model/index.ts';
import { isControlledBy } from '../query/whose.ts';
import type { Ability, Condition, Def, Registry, Target } from './definition.ts';
import { ignorable } from './follow.ts';
import { shapedDef } from './shape.ts';

/** Which cards an action may be put on ("one of your minions"), or on which bases a minion may be played. */
export interface On {
  on: Target;
}
export const on = (target: Target): On => ({ on: target });
/** "Put this on one of your minions." */
export const onYourMinion: On = on((q, seat, minion) => isControlledBy(q, minion, seat));
/** "You can play it only …". */
export interface OnlyIf {
  onlyIf: Condition;
}
export const onlyIf = (condition: Condition): OnlyIf => ({ onlyIf: condition });

export interface CardScript {
  name: string;
  abilities: Ability[];
  target: Target | null;
  condition: Condition | null;
}

/** The script of one card or base: its abilities in printed order. */
export function card(name: string, ...parts: (Ability | On | OnlyIf)[]): CardScript {
  const script: CardScript = { name, abilities: [], target: null, condition: null };
  for (const part of parts) {
    if ('kind' in part) script.abilities.push(part);
    else if ('on' in part) script.target = part.on;
    else script.condition = part.onlyIf;
  }
  return script;
}
export const base = (name: string, ...parts: Ability[]): CardScript => card(name, ...parts.map(ignorable));
export const titan = (name: string, ...parts: Ability[]): CardScript => card(name, ...parts);

/** A faction or a shared deck, in the form the library takes. */
export interface CardSource {
  faction?: FactionDef;
  deck?: DeckDef;
  board?: BoardDef;
  /** Cards of other factions that it also contains (TERM-10). */
  reprints?: ReprintFacts[];
  defs: Def[];
}

/**
 * Joins facts and scripts one by one. Throws for a card without a script, a script without a card, and duplicate names.
 */
function pairing(home: string, scripts: CardScript[], common: Pick<Def, 'faction' | 'set'>) {
  const byName = new Map(scripts.map((s) => [s.name, s]));
  if (byName.size < scripts.length) throw new Error(`${home}: two scripts for one card`);
  const defs: Def[] = [];
  return {
    add(type: Def['type'], facts: { name: string; text: string }, more: Partial<Def> = {}): void {
      const script = byName.get(facts.name);
      if (!script) throw new Error(`${home}: no script for "${facts.name}"`);
      byName.delete(facts.name);
      defs.push(shapedDef({ ...BLANK, type, ...common, ...more, ...script, text: facts.text }));
    },
    end(): Def[] {
      for (const name of byName.keys()) throw new Error(`${home}: no facts for "${name}"`);
      return defs;
    },
  };
}
/** Defaults for fields that most definitions lack. */
export const BLANK = {
  subtype: '',
  deck: '',
  treasures: 0,
  monsters: 0,
  undead: false,
  fusion: false,
  power: 0,
  breakpoint: 0,
  vp: [] as number[],
} as const;

/** Joins the facts and scripts of a faction. Throws if a card lacks a script or a script a card. */
export function faction(facts: FactionFacts, scripts: CardScript[]): CardSource {
  const pairs = pairing(facts.faction, scripts, { faction: facts.faction, set: facts.set });
  const reprints: ReprintFacts[] = [];
  for (const c of facts.cards) {
    if ('reprint' in c) {
      reprints.push(c);
      continue;
    }
    const fusion = c.type === 'fusion';
    const more = { subtype: subtypeOf(c), power: c.power ?? 0, fusion };
    pairs.add(c.type === 'fusion' ? 'minion' : c.type, { name: c.name, text: textOf(c) }, more);
  }
  for (const t of facts.titans) pairs.add('titan', t);
  for (const b of facts.bases) pairs.add('base', b, { breakpoint: b.breakpoint, vp: b.vp, monsters: b.monsters ?? 0 });
  return {
    faction: {
      name: facts.faction,
      set: facts.set,
      tags: facts.tags,
      complexity: facts.complexity,
      cards: facts.cards.map(({ name, copies }) => ({ name, copies })),
      titans: facts.titans.map((t) => t.name),
      bases: facts.bases.map((b) => b.name),
    },
    reprints,
    defs: pairs.end(),
  };
}
/** A card's text, sentence by sentence. */
export const textOf = ({ text }: { text: CardFacts['text'] }): string =>
  typeof text === 'string' ? text : `Minion: ${text.minion} Action: ${text.action}`;
const subtypeOf = (c: { type: string; cardType?: string; subtype?: string }): Def['subtype'] =>
  ((c.cardType ?? c.type) === 'action' ? (c.subtype ?? 'standard') : '') as Def['subtype'];

/** A shared deck that comes with a set (SET-6). */
export function sharedDeck(facts: DeckFacts, scripts: CardScript[]): CardSource {
  const { set } = facts;
  const pairs = pairing(facts.deck, scripts, { faction: '', set });
  for (const c of facts.cards) {
    const type = c.type === 'monster' ? 'minion' : c.type === 'treasure' ? (c.cardType ?? 'action') : c.type;
    pairs.add(
      type,
      { name: c.name, text: textOf(c) },
      {
        deck: facts.deck,
        subtype: subtypeOf(c),
        power: c.power ?? 0,
        treasures: c.treasures ?? 0,
        undead: c.undead ?? false,
      },
    );
  }
  return {
    deck: { deck: facts.deck, set, cards: facts.cards.map(({ name, copies }) => ({ name, copies })) },
    defs: pairs.end(),
  };
}

/**
 * The library of these sources. Throws when two cards or two bases share a name, and for a reprint of a card that its
 * faction does not have.
 */
export function registry(id: string, sources: CardSource[]): Registry {
  const defs = byKey(sources.flatMap((source) => source.defs));
  for (const { faction, reprints = [] } of sources)
    for (const { name, reprint } of reprints)
      if (defs[name]?.faction !== reprint) throw new Error(`${faction?.name}: "${name}" is no card of ${reprint}`);
  return {
    id,
    defs,
    factions: sources.flatMap(({ faction: one }) =>
      one ? { ...one, bases: one.bases.map((name) => baseKey(defs, name)) } : [],
    ),
    decks: sources.flatMap((s) => s.deck ?? []),
    board: sources.find((s) => s.board)?.board ?? null,
  };
}
/**
 * Definitions by their keys: a card's name, a base's name or, if a card has the same, `baseKey`. Throws when two cards or two
 * bases share a name.
 */
export function byKey(defs: readonly Def[]): Record<string, Def> {
  const cards = new Set(defs.filter(({ type }) => type !== 'base').map(({ name }) => name));
  const keyed: Record<string, Def> = {};
  for (const def of defs) {
    const key = def.type === 'base' && cards.has(def.name) ? asBase(def.name) : def.name;
    const other = keyed[key];
    if (other) throw new Error(`"${def.name}" is defined twice: ${homeOf(other)}, ${homeOf(def)}`);
    keyed[key] = def;
  }
  return keyed;
}
/** The key of the base of that name. */
export const baseKey = (defs: Readonly<Record<string, Def>>, name: string): string =>
  defs[asBase(name)] ? asBase(name) : name;
const asBase = (name: string): string => `${name} (base)`;
const homeOf = ({ faction, deck, set }: Def): string => faction || deck || set;

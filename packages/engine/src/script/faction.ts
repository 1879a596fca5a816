import type { FactionDef, FactionFacts } from '../model/index.ts';
import type { Ability, Condition, Def, Registry, Target } from './definition.ts';

/** Which cards an action may be put on ("one of your minions"). */
export interface On {
  on: Target;
}
export const on = (target: Target): On => ({ on: target });
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
export const base = (name: string, ...parts: Ability[]): CardScript => card(name, ...parts);
export const titan = (name: string, ...parts: Ability[]): CardScript => card(name, ...parts);

export interface FactionSource {
  faction: FactionDef;
  defs: Def[];
}

/** Facts and scripts of a faction together. Throws when a card has no script or a script no card. */
export function faction(facts: FactionFacts, scripts: CardScript[]): FactionSource {
  const byName = new Map(scripts.map((s) => [s.name, s]));
  const take = (name: string): CardScript => {
    const script = byName.get(name);
    if (!script) throw new Error(`${facts.faction}: no script for "${name}"`);
    byName.delete(name);
    return script;
  };
  const defs: Def[] = [];
  const add = (type: Def['type'], c: { name: string; text: string }, more: Partial<Def> = {}): void => {
    defs.push({
      type,
      subtype: '',
      faction: facts.faction,
      set: facts.set,
      power: 0,
      copies: 1,
      breakpoint: 0,
      vp: [],
      ...more,
      ...take(c.name),
      text: c.text,
    });
  };
  for (const c of facts.cards) {
    const subtype = (c.type === 'action' ? (c.subtype ?? 'standard') : '') as Def['subtype'];
    add(c.type, c, { subtype, power: c.power ?? 0, copies: c.copies });
  }
  for (const t of facts.titans) add('titan', t);
  for (const b of facts.bases) add('base', b, { breakpoint: b.breakpoint, vp: b.vp });
  for (const name of byName.keys()) throw new Error(`${facts.faction}: no facts for "${name}"`);
  return {
    faction: {
      name: facts.faction,
      set: facts.set,
      tags: facts.tags,
      complexity: facts.complexity,
      cards: facts.cards.map((c) => c.name),
      titans: facts.titans.map((t) => t.name),
      bases: facts.bases.map((b) => b.name),
    },
    defs,
  };
}

export function registry(id: string, sources: FactionSource[]): Registry {
  const defs: Record<string, Def> = {};
  for (const source of sources) for (const def of source.defs) defs[def.name] = def;
  return { id, defs, factions: sources.map((s) => s.faction) };
}

import type { FactionDef, FactionFacts } from '../model/index.ts';
import type { Ability, Def, Registry, Target } from './definition.ts';

/** Which cards an action may be put on ("one of your minions"). */
export interface On {
  on: Target;
}
export const on = (target: Target): On => ({ on: target });

export interface CardScript {
  name: string;
  abilities: Ability[];
  target: Target | null;
}

/** The script of one card or base: its abilities in printed order. */
export function card(name: string, ...parts: (Ability | On)[]): CardScript {
  const abilities: Ability[] = [];
  let target: Target | null = null;
  for (const part of parts) {
    if ('on' in part && !('kind' in part)) target = part.on;
    else abilities.push(part as Ability);
  }
  return { name, abilities, target };
}
export const base = (name: string, ...parts: Ability[]): CardScript => card(name, ...parts);

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
  const common = { faction: facts.faction, set: facts.set };
  for (const c of facts.cards) {
    const script = take(c.name);
    const subtype = (c.type === 'action' ? (c.subtype ?? 'standard') : '') as Def['subtype'];
    defs.push({
      name: c.name,
      type: c.type,
      subtype,
      ...common,
      power: c.power ?? 0,
      copies: c.copies,
      breakpoint: 0,
      vp: [],
      text: c.text,
      abilities: script.abilities,
      target: script.target,
    });
  }
  for (const b of facts.bases) {
    const script = take(b.name);
    defs.push({
      name: b.name,
      type: 'base',
      subtype: '',
      ...common,
      power: 0,
      copies: 1,
      breakpoint: b.breakpoint,
      vp: b.vp,
      text: b.text,
      abilities: script.abilities,
      target: null,
    });
  }
  for (const name of byName.keys()) throw new Error(`${facts.faction}: no facts for "${name}"`);
  return {
    faction: {
      name: facts.faction,
      set: facts.set,
      tags: facts.tags,
      complexity: facts.complexity,
      cards: facts.cards.map((c) => c.name),
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

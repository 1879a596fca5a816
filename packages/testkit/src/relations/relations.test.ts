import { library } from '@smash/cards';
import type { Def, Registry } from '@smash/engine';
import { byKey } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { playRandomGame } from '../random/game.ts';
import { Course } from './course.ts';
import { differs, RELATIONS, type Relation, relate } from './relations.ts';

describe.each(RELATIONS.map((relation) => [relation.name, relation] as const))('%s', (_name, relation) => {
  it(relation.says, { timeout: 300_000 }, () => {
    expect(relate(2, 'relations', 2, { relations: [relation] }).found).toEqual([]);
  });
});

/** The relation, with a fault planted in the library that it leads to. */
const faulty = (relation: Relation, fault: (def: Def, n: number) => Def): Relation => ({
  ...relation,
  change(from, seed) {
    const { registry, ...how } = relation.change(from, seed);
    const defs = Object.values(registry.defs).map((def, n) => fault(def, n));
    const planted: Registry = {
      ...registry,
      id: `${registry.id} faulty`,
      defs: byKey(defs),
    };
    return { registry: planted, ...how };
  },
});

describe('a planted fault is found', { timeout: 300_000 }, () => {
  const { record } = playRandomGame({ seed: 'planted', players: 2, vpToWin: 6, quits: false }, 0);
  const course = new Course(record, library);
  const [loadOrder, strangers, renamed, factions] = RELATIONS as [Relation, Relation, Relation, Relation];
  it('load order: a minion is as strong as the place where it was loaded', () => {
    const fault = faulty(loadOrder, (def, n) => (def.type === 'minion' ? { ...def, power: def.power + (n % 3) } : def));
    expect(differs(course, 'planted', library, fault)?.relation).toBe('load order');
  });
  it('strangers: bases count those that are loaded', () => {
    const fault = faulty(strangers, (def) => (def.type === 'base' ? { ...def, breakpoint: def.breakpoint + 5 } : def));
    expect(differs(course, 'planted', library, fault)?.relation).toBe('strangers');
  });
  it('renamed: a card loses its abilities with its name', () => {
    const fault = faulty(renamed, (def) => (def.name.endsWith('\u0001') ? { ...def, abilities: [] } : def));
    expect(differs(course, 'planted', library, fault)?.relation).toBe('renamed');
  });
  it('factions renamed: minions of a faction whose name is changed are stronger', () => {
    const fault = faulty(factions, (def) =>
      def.type === 'minion' && def.faction.endsWith('\u0001') ? { ...def, power: def.power + 1 } : def,
    );
    expect(differs(course, 'planted', library, fault)?.relation).toBe('factions renamed');
  });
});

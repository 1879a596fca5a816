import { library } from '@smash/cards';
import type { Def, Registry } from '@smash/engine';
import { byKey, minionsHave, ownPower, type Query } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { playRandomGame } from '../random/game.ts';
import { Course } from './course.ts';
import { relate } from './relations.ts';
import { differsFromTwin } from './twin.ts';
import { TWINS } from './twins.ts';

/** Where twins are rare. */
const GAMES: Readonly<Record<string, number>> = { fusion: 24, copied: 12, cancelled: 12, 'comes back': 6 };

describe.each(TWINS.map((relation, i) => [relation.name, relation, i] as const))('%s', (name, relation, i) => {
  it.runIf(isDue(2, i))(relation.says, { timeout: 300_000 }, () => {
    const { found, twins } = relate(GAMES[name] ?? 2, 'twins', 2, { twins: [relation] });
    expect(found).toEqual([]);
    expect(twins[name]).toBeGreaterThan(0);
  });
});

const changed = (id: string, change: (def: Def) => Def): Registry => ({
  ...library,
  id,
  defs: byKey(Object.values(library.defs).map(change)),
});
/** Every minion has one more power where this is so. */
const minionsWith = (id: string, stronger: (q: Query, me: { self: number; seat: number }) => boolean): Registry =>
  changed(id, (def) =>
    def.type === 'minion'
      ? { ...def, abilities: [...def.abilities, ownPower((q, me) => (stronger(q, me) ? 1 : 0))] }
      : def,
  );

describe('a planted fault is found', { timeout: 300_000 }, () => {
  // Each fault does nothing in the game as it was recorded.
  it.each([
    [
      'comes back: a card is known by its index',
      minionsWith('by index', (q, me) => q.s.cards.some((card, ix) => ix < me.self && card.zone === 'box')),
    ],
    [
      'fusion: what a fusion is played as counts as one',
      minionsWith('sides', (q, me) => q.name(me.self) !== 'Filler' && q.name(me.self).endsWith('\u0001m')),
    ],
    [
      'copied: a rule asks what is printed on the minion',
      minionsWith('printed', (q, me) => q.def(me.self).abilities.length === 0),
    ],
    [
      'cancelled: a rule asks whether the minion is cancelled',
      changed('cancelled ones', (def) =>
        def.type === 'base'
          ? { ...def, abilities: [...def.abilities, minionsHave((q, _me, minion) => q.isCancelled(minion), 1)] }
          : def,
      ),
    ],
    [
      'lent: a rule asks for the owner',
      minionsWith('owner', (q, me) => q.owner(me.self) !== q.card(me.self).controller),
    ],
    [
      'idle titan: titans set aside are counted',
      minionsWith('aside', (q) => q.s.seats.some(({ aside }) => aside.some((ix) => q.def(ix).text === ''))),
    ],
  ])('%s', (title, faulty) => {
    const relation = TWINS.find(({ name }) => title.startsWith(`${name}:`))!;
    const factions = relation.pool?.(library);
    const found = Array.from({ length: GAMES[relation.name] ?? 6 }, (_, n) => {
      const game = { seed: `twins-${n}`, players: 2, vpToWin: 6, quits: false, ...(factions && { factions }) };
      const from = relation.played?.(faulty) ?? faulty;
      const { record } = playRandomGame(game, 0, undefined, relation.played ? from : library);
      return differsFromTwin(new Course(record, from), game.seed, from, relation).difference?.relation;
    });
    expect(found).toContain(relation.name);
  });
});

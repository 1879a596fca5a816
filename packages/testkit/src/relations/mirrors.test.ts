import { seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import {
  type Command,
  createGame,
  type Def,
  ENGINE_VERSION,
  type GameRecord,
  type GameSetup,
  type Registry,
} from '@smash/engine';
import { act, after, byKey, look, ops, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { decideOne } from '../random/mid-game.ts';
import { Course } from './course.ts';
import { differsFromMirror } from './mirror.ts';
import { MIRRORS } from './mirrors.ts';
import { relate } from './relations.ts';

describe.each(MIRRORS.map((relation) => [relation.name, relation] as const))('%s', (name, relation) => {
  it(relation.says, { timeout: 300_000 }, () => {
    const { found, twins } = relate(name === 'talent given' ? 12 : 4, 'mirrors', 2, { mirrors: [relation] });
    expect(found).toEqual([]);
    expect(twins[name]).toBeGreaterThan(0);
  });
});

const changed = (id: string, change: (def: Def) => Def): Registry => ({
  ...library,
  id,
  defs: byKey(Object.values(library.defs).map(change)),
});
const minionsWith = (id: string, ...abilities: Def['abilities']): Registry =>
  changed(id, (def) => (def.type === 'minion' ? { ...def, abilities: [...def.abilities, ...abilities] } : def));

/** None of their texts keeps a mirror from being made. */
const POOL = ['Aliens', 'Superheroes', 'Pirates', 'Robots', 'Changerbots', 'Werewolves', 'Kitty Cats', 'Vampires'];
/** A short random game with this library. */
function recordOf(from: Registry, seed: string): GameRecord {
  const setup: GameSetup = { seed, players: 2, pool: POOL, options: { vpToWin: 6 } };
  const commands: Command[] = [];
  const random = seededRandom(seed);
  let { state } = createGame(setup, from);
  while (!state.over && commands.length < 400) state = decideOne(state, random, (command) => commands.push(command));
  return { engine: ENGINE_VERSION, setup, commands };
}

describe('a planted fault is found', { timeout: 300_000 }, () => {
  it.each([
    [
      'seats turned: the first seat draws whenever a minion is destroyed',
      minionsWith(
        'first seat',
        after('destroy', { limit: 'turn' }, function* () {
          yield* act(ops.draw(0, 1));
        }),
      ),
    ],
    [
      'bases reordered: those at the first base grow when a minion is played',
      minionsWith(
        'first base',
        after('play', { when: (q, me) => q.base(me.self) === q.bases()[0] }, function* (me) {
          yield* act(ops.counters(me.self, 1));
        }),
      ),
    ],
    [
      'idle base: all bases are counted',
      minionsWith(
        'bases counted',
        after('play', { when: (q) => q.bases().length > 3 }, function* (me) {
          yield* act(ops.counters(me.self, 1));
        }),
      ),
    ],
    [
      'talent given: a talent knows whether it is printed',
      changed('printed talents', (def) => ({
        ...def,
        abilities: def.abilities.map((one) =>
          one.kind === 'use' && one.label === 'talent' && def.type === 'minion'
            ? talent(function* (me) {
                yield* act(ops.draw(me.seat, (yield* look((q) => q.def(me.self).abilities.length)) > 0 ? 1 : 2));
                yield* act(ops.counters(me.self, yield* look((q) => (q.actionsOn(me.self).length > 0 ? 2 : 1))));
              })
            : one,
        ),
      })),
    ],
  ])('%s', (title, faulty) => {
    const relation = MIRRORS.find(({ name }) => title.startsWith(`${name}:`))!;
    const found = [0, 1, 2].map((n) => {
      const seed = `mirrors-${n}`;
      return differsFromMirror(new Course(recordOf(faulty, seed), faulty), seed, faulty, relation).difference?.relation;
    });
    expect(found).toContain(relation.name);
  });
});

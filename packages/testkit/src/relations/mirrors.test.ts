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
import {
  type AbilityContext,
  act,
  after,
  byKey,
  chooseMinion,
  chooseParts,
  endOfTurn,
  given,
  isYours,
  later,
  look,
  minionsHave,
  ops,
  type Script,
  schedule,
  talent,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { decideOne } from '../random/mid-game.ts';
import { Course } from './course.ts';
import { differsFromMirror, type MirrorRelation } from './mirror.ts';
import { MIRRORS } from './mirrors.ts';
import { relate } from './relations.ts';

describe.each(MIRRORS.map((relation, i) => [relation.name, relation, i] as const))('%s', (name, relation, i) => {
  it.runIf(isDue(2, i))(relation.says, { timeout: 300_000 }, () => {
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
/** Every talent of a minion does this instead of what it says. */
const withTalents = (id: string, run: (me: AbilityContext) => Script, ...others: Def['abilities']): Registry =>
  changed(id, (def) =>
    def.type === 'minion' && def.abilities.some((one) => one.kind === 'use' && one.label === 'talent')
      ? { ...def, abilities: [talent(run), ...others] }
      : def,
  );
/** Every minion strengthens one of its player's, in a way that these scripts choose. */
const strengthening = (id: string, count: (me: AbilityContext, spare: boolean) => Script<number>): Registry =>
  minionsWith(
    id,
    after('play', { limit: 'turn' }, function* (me) {
      const n = yield* count(me, yield* look((q) => q.bases().length > 3));
      const minion = yield* chooseMinion(me, 'Strengthen a minion', isYours(me));
      if (minion !== null) yield* act(ops.counters(minion, n));
    }),
  );
/** A short random game with this library. */
function recordOf(from: Registry, seed: string): GameRecord {
  const setup: GameSetup = { seed, players: 2, pool: POOL, options: { vpToWin: 6 } };
  const commands: Command[] = [];
  const random = seededRandom(seed);
  let { state } = createGame(setup, from);
  while (!state.over && commands.length < 400) state = decideOne(state, random, (command) => commands.push(command));
  return { engine: ENGINE_VERSION, setup, commands };
}

const relationOf = (title: string): MirrorRelation => MIRRORS.find(({ name }) => title.startsWith(`${name}:`))!;
const foundIn = (from: Registry, relation: MirrorRelation): (string | undefined)[] =>
  [0, 1, 2].map((n) => {
    const seed = `mirrors-${n}`;
    return differsFromMirror(new Course(recordOf(from, seed), from), seed, from, relation).difference?.relation;
  });

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
      'player left: the seats are counted',
      minionsWith(
        'seats counted',
        after('destroy', { limit: 'turn', when: (q) => q.s.seats.length > 2 }, function* (me) {
          yield* act(ops.draw(me.seat, 1));
        }),
      ),
    ],
    [
      'points shifted: whoever has ten points draws',
      minionsWith(
        'ten points',
        after('play', { limit: 'turn', when: (q, me) => q.s.seats[me.seat]!.vp >= 10 }, function* (me) {
          yield* act(ops.draw(me.seat, 1));
        }),
      ),
    ],
    [
      'turns shifted: minions come in stronger from the tenth turn on',
      minionsWith(
        'tenth turn',
        after('play', { limit: 'turn', when: (q) => q.s.turn >= 10 }, function* (me) {
          yield* act(ops.counters(me.self, 1));
        }),
      ),
    ],
    [
      'piles reordered: the top of the discard pile comes back',
      minionsWith(
        'top of the pile',
        after('play', { limit: 'turn' }, function* (me) {
          const top = yield* look((q) => q.s.seats[me.seat]!.discard.at(-1) ?? null);
          if (top !== null) yield* act(ops.placeInHandFromAnywhere(me.seat, top));
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
      'idle base: each way is another one where there are more bases',
      strengthening('other ways', function* (me, spare) {
        const ways: Record<string, string> = spare ? { 2: 'Twice', 3: 'Three times' } : { 1: 'Once' };
        return Number((yield* chooseParts(me, 'Choose how often', ways))[0]);
      }),
    ],
    [
      'talent given: a talent knows whether it is printed',
      withTalents('printed talents', function* (me) {
        const isGiven = yield* look(({ s, defs }) => {
          const { ref } = s.stack.findLast((frame) => frame.f === 'script')!;
          return defs[ref.def]!.abilities[ref.ix]!.kind === 'gives';
        });
        yield* act(ops.counters(me.self, isGiven ? 2 : 1));
      }),
    ],
  ])('%s', (title, faulty) => {
    const relation = relationOf(title);
    expect(foundIn(faulty, relation)).toContain(relation.name);
  });
});

describe('what is no fault is not found', { timeout: 300_000 }, () => {
  it('idle base: a text that needs two minions, offered from a discard pile while something is resolved', () => {
    const mirrors = [relationOf('idle base:')];
    expect(relate(82, 'rel23', 3, { mirrors }, undefined, 81).found).toEqual([]);
  });
  it.each([
    [
      'idle base: an optional question that only the mirror asks, also on the way to another one, is declined',
      strengthening('may', function* (me, spare) {
        const victim = spare ? yield* chooseMinion(me, 'Destroy a minion', () => true, { may: true }) : null;
        if (victim !== null) yield* act(ops.destroy(victim));
        return 1;
      }),
    ],
    [
      'idle base: of the ways that are a choice only in the mirror one is as in the game',
      strengthening('ways', function* (me, spare) {
        const ways = { ...(spare && { 2: 'Twice' }), 1: 'Once' };
        return Number((yield* chooseParts(me, 'Choose how often', ways))[0]);
      }),
    ],
    [
      'talent given: what a talent delays is noted under the name of the action',
      withTalents(
        'delaying talents',
        function* (me) {
          yield* schedule(me, 'turnEnd');
        },
        later(function* (me) {
          yield* act(ops.draw(me.seat, 1));
        }),
      ),
    ],
    [
      'talent given: what a talent gives for a while comes with the action',
      withTalents(
        'giving talents',
        function* (me) {
          const power = yield* look((q) => q.power(me.self));
          yield* act(ops.give(me.self, me.seat, yield* endOfTurn()));
          yield* act(ops.counters(me.self, yield* look((q) => q.power(me.self) - power)));
        },
        given(minionsHave((_q, me, minion) => minion === me.args.given, 1)),
      ),
    ],
  ])('%s', (title, library) => expect(foundIn(library, relationOf(title))).toEqual([undefined, undefined, undefined]));
});

import { dice, randomPick, seededRandom } from '@smash/bots';
import { apply, type Command, installLibrary, resume, type State, view } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { testLibrary } from '../library.ts';
import { buildPosition } from '../position.ts';
import { randomPosition } from '../random/exhaustive-position.ts';
import { queryOf } from '../scenario/refs.ts';

const SIGNAL = 'Jammed Signal';
const bases = Object.entries(testLibrary.defs).filter(([, def]) => def.type === 'base' && def.abilities.length > 0);

/** Installs the same cards, except that this base has no text; returns the name of that library. */
function withoutText(key: string): string {
  const id = `without ${key}`;
  const blank = { ...testLibrary.defs[key]!, abilities: [] };
  installLibrary({ ...testLibrary, id, defs: { ...testLibrary.defs, [key]: blank } });
  return id;
}

/** A random table with this base under a Jammed Signal. */
function startOf(name: string, seed: string, library: string): State {
  const random = seededRandom(`ignored ${name} ${seed}`);
  const position = randomPosition(testLibrary, [name], random);
  const table = position.bases ?? [];
  const there = table.find((base) => base.name === name) ?? table[0];
  const actions = [{ seat: 'B' as const, card: SIGNAL }];
  const jammed = table.map((base) => (base === there ? { ...base, name, actions } : base));
  return resume({ ...buildPosition({ ...position, bases: jammed }, seed), library }).state;
}

const isHere = (state: State, name: string): boolean => {
  const q = queryOf(state);
  return q.bases().some((ix) => q.def(ix).name === name);
};
const isJammed = (state: State, name: string): boolean => {
  const q = queryOf(state);
  return q.bases().some((ix) => q.def(ix).name === name && q.actionsOn(ix).some((on) => q.name(on) === SIGNAL));
};

/** Everything except the library that the game is played with. */
const told = (state: State): State => ({ ...state, library: '' });

function playBoth(name: string, seed: string, blank: string): number {
  const random = seededRandom(`choices ${name} ${seed}`);
  let [one, other] = [testLibrary.id, blank].map((library) => startOf(name, seed, library)) as [State, State];
  expect(told(one)).toEqual(told(other));
  let steps = 0;
  while (isJammed(one, name) && one.asks.length > 0 && steps < 30) {
    const ask = one.asks[dice(random, one.asks.length)]!;
    const pick = randomPick(view(one, ask.seat), random, { eager: 0.9 });
    const command: Command = { type: 'answer', seat: ask.seat, prompt: ask.id, pick };
    const [next, same] = [apply(one, command), apply(other, command)];
    if (!next.ok || !same.ok) throw new Error(`${name}: refused ${JSON.stringify(command)}`);
    // Without the Signal the base's ability works again.
    if (isHere(next.state, name) && !isJammed(next.state, name)) break;
    expect(told(next.state), `${name}, game ${seed}, step ${steps}`).toEqual(told(same.state));
    [one, other] = [next.state, same.state];
    steps++;
  }
  return steps;
}

describe('TERM-13: a base that every player ignores', () => {
  it.each(bases)('%s does nothing at all', (key, { name }) => {
    const blank = withoutText(key);
    let steps = 0;
    for (const game of [0, 1, 2]) if (isDue(3, game)) steps += playBoth(name, String(game), blank);
    // In some games the base leaves before anybody decides anything.
    for (let game = 3; steps === 0 && game < 10; game++) steps += playBoth(name, String(game), blank);
    expect(steps).toBeGreaterThan(0);
  });
});

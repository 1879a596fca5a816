import { library } from '@smash/cards';
import {
  apply,
  createGame,
  emptyState,
  type GameSetup,
  NOBODY,
  type Option,
  type State,
  viewEvents,
} from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';

const PAIRS: [string, string][] = [
  ['Robots', 'Pirates'],
  ['Aliens', 'Ninjas'],
];
const start = (setup: Partial<GameSetup>) => createGame({ seed: 'new', players: 2, ...setup }, testLibrary);

describe('impossible setups', () => {
  it.each<[string, Partial<GameSetup>]>([
    ['SET-1: two to four players', { players: 1 }],
    ['SET-1: two to four players', { players: 5 }],
    ['SET-1: two to four players', { players: 2.5 }],
    ['Unknown faction "Bakers"', { factions: [['Robots', 'Bakers'], PAIRS[1]!] }],
    ['Unknown faction "Bakers"', { pool: ['Robots', 'Pirates', 'Aliens', 'Ninjas', 'Bakers'] }],
    ['Unknown faction "Bakers"', { draft: { mode: 'free', pool: ['Robots', 'Pirates', 'Aliens', 'Bakers'] } }],
    ['SET-1: two factions for each player', { factions: [PAIRS[0]!] }],
    ['SET-1: two factions for each player', { players: 3, factions: PAIRS }],
    ['SET-1: two different factions for each player', { factions: [['Robots', 'Robots'], PAIRS[1]!] }],
    ['SET-1: two different factions for each player', { factions: [['Robots'] as never, PAIRS[1]!] }],
    ['SET-4: the same faction twice needs the duplicates option', { factions: [PAIRS[0]!, ['Aliens', 'Robots']] }],
    ['SET-3: the pool needs at least two factions for each player', { pool: ['Robots', 'Pirates', 'Aliens'] }],
    [
      'SET-3: the pool needs at least two factions for each player',
      { pool: ['Robots', 'Pirates', 'Aliens', 'Robots'] },
    ],
    [
      'SET-3: the pool needs at least two factions for each player',
      { draft: { mode: 'free', pool: ['Robots', 'Pirates', 'Aliens'] } },
    ],
    [
      'SET-3: the pool needs at least two factions for each player',
      { pool: ['Robots'], options: { duplicates: true } },
    ],
  ])('%s', (message, setup) => {
    expect(() => start(setup)).toThrow(expect.objectContaining({ name: 'SetupError', message }));
  });

  it('BIG-1 a Big Base game needs a library with a board', () => {
    const bare = { ...testLibrary, board: null };
    expect(() => createGame({ seed: 'new', players: 2, factions: PAIRS, options: { bigBase: true } }, bare)).toThrow(
      'BIG-1: this library has no Big Base board',
    );
  });

  it('SET-4 with the option the same faction may be chosen twice, and two factions are enough for all', () => {
    const options = { duplicates: true };
    const { state } = start({ factions: [PAIRS[0]!, ['Aliens', 'Robots']], options });
    expect(state.seats.map((seat) => seat.factions)).toEqual([PAIRS[0], ['Aliens', 'Robots']]);
    const { state: random } = start({ players: 4, pool: ['Robots', 'Pirates'], options });
    for (const { factions } of random.seats) expect(factions.toSorted()).toEqual(['Pirates', 'Robots']);
  });
});

describe('random factions (SET-2)', () => {
  const pool = ['Robots', 'Pirates', 'Aliens', 'Ninjas', 'Zombies', 'Wizards', 'Tricksters', 'Dinosaurs'];

  it('SET-2 every player gets two, no two get the same, and all come from the pool', () => {
    for (const players of [2, 3, 4]) {
      const { state } = start({ players, pool });
      const all = state.seats.flatMap((seat) => seat.factions);
      expect(all).toHaveLength(2 * players);
      expect(new Set(all).size).toBe(2 * players);
      expect(pool).toEqual(expect.arrayContaining(all));
    }
  });

  it('SET-2 without a pool they come from the whole library', () => {
    const names = new Set(library.factions.map(({ name }) => name));
    const drawn = new Set<string>();
    for (let i = 0; i < 8; i++)
      for (const { factions } of start({ seed: `${i}`, players: 4 }).state.seats) {
        expect(factions).toHaveLength(2);
        for (const name of factions) drawn.add(name);
      }
    expect([...drawn].every((name) => names.has(name))).toBe(true);
    expect(drawn.size).toBeGreaterThan(16);
  });

  it('SET-4 with duplicates no player has the same faction twice', () => {
    for (let i = 0; i < 12; i++)
      for (const { factions } of start({ seed: `${i}`, pool: pool.slice(0, 3), options: { duplicates: true } }).state
        .seats) {
        expect(factions).toHaveLength(2);
        expect(new Set(factions).size).toBe(2);
      }
  });

  it('SET-7 titans are set aside, or stay in the box without the option', () => {
    const aside = (titans: boolean): number[] =>
      start({ factions: PAIRS, options: { titans } }).state.seats.map((seat) => seat.aside.length);
    expect(aside(false)).toEqual([0, 0]);
    const counts = PAIRS.map((pair) =>
      pair.reduce((n, name) => n + library.factions.find((faction) => faction.name === name)!.titans.length, 0),
    );
    expect(aside(true)).toEqual(counts);
    expect(counts[0]).toBeGreaterThan(0);
  });
});

describe('a draft', () => {
  const pool = ['Robots', 'Pirates', 'Aliens', 'Ninjas', 'Zombies'];
  const draft = (mode: 'queensberry' | 'free', players = 2): ReturnType<typeof createGame> =>
    start({ players, draft: { mode, pool: players === 2 ? pool : [...pool, 'Wizards'], firstChooser: 1 }, first: 0 });
  const titles = (state: State): string[] => state.asks.map(({ title }) => title);
  const keys = (options: readonly Option[]): string[] => options.map(({ key }) => key);
  const choose = (state: State, faction: string, seat = state.asks[0]!.seat) => {
    const ask = state.asks.find((one) => one.seat === seat)!;
    const pick = [ask.options.findIndex(({ key }) => key === faction)];
    const result = apply(state, { type: 'answer', seat, prompt: ask.id, pick });
    if (!result.ok) throw new Error(result.refusal.text);
    return result;
  };

  it('SET-3 a snake draft goes round and back from the first chooser, and taken factions are unavailable', () => {
    let { state } = draft('queensberry', 3);
    const order: number[] = [];
    for (const faction of ['Robots', 'Pirates', 'Aliens', 'Ninjas', 'Zombies']) {
      expect(state.asks).toHaveLength(1);
      const ask = state.asks[0]!;
      order.push(ask.seat);
      expect(ask.title).toBe(order.length > 3 ? 'Choose your second faction' : 'Choose your first faction');
      expect(ask.reason).toEqual(['Snake draft']);
      expect(keys(ask.options)).toEqual([...pool, 'Wizards'].slice(order.length - 1));
      const { state: next, events } = choose(state, faction);
      expect(viewEvents(events, 'spectator').find(({ type }) => type === 'draft')).toMatchObject({
        seat: ask.seat,
        faction,
      });
      state = next;
    }
    // The last one takes the only faction left without being asked.
    expect(order).toEqual([1, 2, 0, 0, 2]);
    expect(state.seats.map((seat) => seat.factions)).toEqual([
      ['Aliens', 'Ninjas'],
      ['Robots', 'Wizards'],
      ['Pirates', 'Zombies'],
    ]);
    expect(state.phase).not.toBe('draft');
  });

  it('in a free pick everybody may choose at any time, up to two factions each', () => {
    let { state } = draft('free');
    expect(state.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(titles(state)).toEqual(['Choose your first faction', 'Choose your first faction']);
    expect(state.asks[0]!.reason).toEqual(['Free pick']);
    state = choose(state, 'Robots', 1).state;
    expect(titles(state)).toEqual(['Choose your first faction', 'Choose your second faction']);
    expect(keys(state.asks[0]!.options)).toEqual(pool.slice(1));
    state = choose(state, 'Zombies', 1).state;
    expect(state.asks.map(({ seat }) => seat)).toEqual([0]);
    state = choose(state, 'Aliens').state;
    expect(titles(state)).toEqual(['Choose your second faction']);
    state = choose(state, 'Pirates').state;
    expect(state.seats.map((seat) => seat.factions)).toEqual([
      ['Aliens', 'Pirates'],
      ['Robots', 'Zombies'],
    ]);
  });

  it('SET-4 with duplicates players may share a faction, but nobody has the same twice', () => {
    let { state } = start({ draft: { mode: 'free', pool }, options: { duplicates: true }, first: 0 });
    state = choose(state, 'Robots', 1).state;
    expect(keys(state.asks[0]!.options)).toEqual(pool);
    expect(keys(state.asks[1]!.options)).toEqual(pool.slice(1));
  });

  it('WIN-3 a player who concedes in a snake draft is skipped; with one player left the game is over', () => {
    const { state } = draft('queensberry', 3);
    const gone = apply(state, { type: 'concede', seat: 2 });
    if (!gone.ok) throw new Error(gone.refusal.text);
    expect(gone.state.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(choose(gone.state, 'Robots').state.asks.map(({ seat }) => seat)).toEqual([0]);
    const over = apply(gone.state, { type: 'concede', seat: 1 });
    if (!over.ok) throw new Error(over.refusal.text);
    expect(over.state.over).toEqual({ winners: [0], how: 'last' });
    expect(viewEvents(over.events, 'spectator').at(-1)).toMatchObject({ type: 'over', winners: [0], text: 'last' });
  });
});

it('a game begins with nothing done, counted or won', () => {
  const numbers = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(numbers)
        : [];
  const {
    v: _,
    options: _options,
    rng: _rng,
    ids: _ids,
    nextId,
    scoring,
    resumeFrom,
    ...rest
  } = emptyState('', '1', 2);
  expect([nextId, scoring, resumeFrom]).toEqual([1, NOBODY, NOBODY]);
  expect(new Set(numbers(rest))).toEqual(new Set([0]));
});

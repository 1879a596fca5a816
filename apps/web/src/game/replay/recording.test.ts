import { library } from '@smash/cards';
import { type GameRecord, replay, standing, type View, view, viewEvents } from '@smash/engine';
import { openView } from '@smash/protocol';
import { playRandomGame } from '@smash/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { Recording, type Stop } from './recording.ts';

let record: GameRecord;
let recording: Recording;
beforeAll(() => {
  record = playRandomGame({ seed: 'replay 1', players: 3, quits: false, bigBase: false }, 0).record;
  recording = new Recording(record);
});

/** The game up to a stop, computed by the rules alone. */
const upTo = ({ played }: Stop) => replay({ ...record, commands: record.commands.slice(0, played) }, library);

describe('a game played again', () => {
  it('ends as it ended, and every stop has events', () => {
    const { stops } = recording;
    const end = replay(record, library);
    expect(recording.broken).toBeNull();
    expect(recording.view(stops.length - 1, 'spectator').over).toEqual(view(end.state, 'spectator').over);
    expect(stops.at(-1)?.n).toBe(end.events.at(-1)?.n);
    expect(stops.every((stop, i) => i === 0 || stop.n > stops[i - 1]!.n)).toBe(true);
    expect(stops.some(({ scored }) => scored)).toBe(true);
  });

  it('shows each viewpoint what the engine shows it, in any order, with nothing to answer', () => {
    const n = recording.stops.length;
    for (const at of [n - 1, 3, 40, 39, Math.floor(n / 2), 0]) {
      const { state, events } = upTo(recording.stops[at]!);
      for (const seat of [0, 1, 2, 'spectator'] as const) {
        const { waiting } = view(state, 'spectator');
        expect(recording.view(at, seat)).toEqual({ ...view(state, seat), prompt: null, waiting });
        expect(recording.events(at, seat)).toEqual(viewEvents(events, seat));
      }
    }
  });

  it('shows a chosen seat no card of another hand, but every hand with all cards open', () => {
    for (let at = 0; at < recording.stops.length; at += 6) {
      const hands = recording.hands(at);
      const open = recording.view(at, 'open');
      expect(open).toMatchObject({ viewer: 'spectator', hand: [], prompt: null });
      for (const seat of [0, 1, 2] as const) {
        const seen = recording.view(at, seat);
        expect(seen.hand).toEqual(hands[seat]);
        const ids = new Set([...JSON.stringify(seen).matchAll(/"id":(\d+)/g)].map((m) => Number(m[1])));
        const others = hands.flatMap((hand, other) => (other === seat ? [] : hand));
        expect(others.filter(({ id }) => ids.has(id))).toEqual([]);
      }
    }
  });

  it('finds the moment of an event', () => {
    const { stops } = recording;
    expect(recording.at(0)).toBe(0);
    expect(recording.at(stops[7]!.n)).toBe(7);
    expect(recording.at(stops[7]!.n + 1)).toBe(stops[8]!.n === stops[7]!.n + 1 ? 8 : 7);
    expect(recording.at(9_999_999)).toBe(stops.length - 1);
  });

  it('omits undone moves', () => {
    const from = recording.stops[5]!.played;
    const { commands } = record;
    const detour = [...commands.slice(0, from), commands[from]!, { type: 'undo' as const, seat: 0, to: from }];
    const taken = { ...record, commands: [...detour, ...commands.slice(from).map((one) => one)] };
    expect(standing(taken.commands)).toEqual(commands);
    expect(new Recording(taken).stops).toEqual(recording.stops);
  });
});

describe('with all cards open', () => {
  it('names face-down cards, and the log names drawn ones', () => {
    const events = recording.events(recording.stops.length - 1, 'open');
    const drawn = events.filter(({ type }) => type === 'draw');
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.filter((event) => !event.card && !event.cards)).toEqual([]);
  });
  it('names face-down cards as their player sees them, and keeps hands apart', () => {
    const table = (viewer: number | 'spectator', names: (string | undefined)[]) =>
      ({
        viewer,
        hand: viewer === 'spectator' ? [] : [{ id: 9, name: 'Held' }],
        bases: [{ buried: names.map((name, id) => ({ id, ...(name && { name }) })) }],
        duel: { cards: [{ seat: 0, is: 'down', ...(viewer === 0 && { name: 'Shot' }) }] },
        prompt: viewer === 0 ? { id: 1 } : null,
      }) as unknown as View;
    const seats = [table(0, ['Mummy', undefined]), table(1, [undefined, 'Sphinx'])];
    expect(openView(seats, table('spectator', [undefined, undefined])).view).toMatchObject({
      viewer: 'spectator',
      hand: [],
      prompt: null,
      bases: [{ buried: [{ name: 'Mummy' }, { name: 'Sphinx' }] }],
      duel: { cards: [{ name: 'Shot' }] },
    });
  });
});

describe('a record of different rules', () => {
  it('is shown as far as it plays', () => {
    const cut = recording.stops[9]!.played;
    const commands = record.commands.with(cut, { type: 'answer', seat: 0, prompt: 99_999, pick: [77] });
    const older = new Recording({ ...record, engine: '0.1.0', commands });
    expect(older.stops).toEqual(recording.stops.slice(0, 10));
    expect(older.broken).toEqual(recording.stops[9]);
  });
  it('is distinguished from one that ends', () =>
    expect(new Recording({ ...record, commands: record.commands.slice(0, -1) }).broken).not.toBeNull());
  it('is refused if even its beginning fails', () =>
    expect(
      () =>
        new Recording({
          ...record,
          setup: {
            ...record.setup,
            factions: [
              ['No', 'Such'],
              ['One', 'Here'],
              ['At', 'All'],
            ],
          },
        }),
    ).toThrow());
});

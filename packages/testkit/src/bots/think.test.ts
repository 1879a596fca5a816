import { MessageChannel } from 'node:worker_threads';
import { LEVELS, newMemory, type Port, type Reply, type Seen, STYLES, serve, type Thought, think } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type State, view } from '@smash/engine';
import { seal } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { A, at, play } from '../play.ts';
import { midGames } from '../random/mid-game.ts';

const seen = (state: State, seat: number): Seen => ({
  view: view(state, seat),
  sealed: seal(state, seat),
  memory: newMemory(state.seats.length),
});
const asked = (state: State): Seen => seen(state, state.asks[0]!.seat);

/** What the first player's bot thinks in this position. */
const considers =
  (answer: string, ...reasons: object[]) =>
  ({ state }: { state: State }): void => {
    const what = asked(state);
    const { considered } = think(what, 'medium', { alternatives: true });
    const [best] = considered;
    const label = what.view.prompt!.options.find(({ id }) => id === best!.pick[0])!.label;
    expect([label, best!.reasons]).toEqual([expect.stringContaining(answer), expect.arrayContaining(reasons)]);
    const values = considered.map(({ chance }) => chance);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  };

describe('a bot', () => {
  it('thinks the same about the same position, with or without telling why', () => {
    for (const state of midGames(3, 'think', 40)) {
      for (const level of LEVELS.filter((one) => one !== 'hard' && one !== 'expert')) {
        const first = think(asked(state), level);
        expect(think(asked(state), level)).toEqual(first);
        expect(think(asked(state), level, { alternatives: true })).toMatchObject({
          pick: first.pick,
          nodes: first.nodes,
        });
        const { seat, id } = state.asks[0]!;
        expect(apply(state, { type: 'answer', seat, prompt: id, pick: first.pick }).ok).toBe(true);
      }
    }
  });
  it('answers by the view alone while nothing could be dealt', () => {
    const [state] = [...midGames(1, 'blind')] as [State];
    const { pick, failed } = think({ ...asked(state), sealed: null }, 'hard');
    const { seat, id } = state.asks[0]!;
    expect(apply(state, { type: 'answer', seat, prompt: id, pick }).ok).toBe(true);
    expect(failed).toBe(false);
  });
  it('spends a limited number of nodes however long everything takes on a full table', () => {
    const full = [...midGames(5, 'chains', 200)].at(-1)!;
    const { nodes, steps, failed } = think(asked(full), 'medium');
    expect(failed).toBe(false);
    // Without a limit per deal this would be 11,284 nodes and 80,540 steps.
    expect(nodes).toBeLessThan(9000);
    expect(steps).toBeLessThan(60_000);
  });
  it('ends a turn in which so much has happened that it must be going round in a circle', () => {
    const [state] = [...midGames(12, 'circle', 40)].filter(
      ({ asks }) => asks[0]!.kind === 'play' && asks[0]!.options.length > 1,
    ) as [State];
    const what = asked(state);
    const after = (events: number) => ({ ...what.memory, latest: { turn: state.turn, events } });
    const { pick, nodes } = think({ ...what, memory: after(400) }, 'medium');
    expect(what.view.prompt!.options.find(({ id }) => id === pick[0])!.verb).toBe('end');
    expect(nodes).toBe(0);
    expect(think({ ...what, memory: after(399) }, 'medium').nodes).toBeGreaterThan(0);
  });
  it('drafts by chance: no round of a game tells what a faction is worth', () => {
    const pool = library.factions.map(({ name }) => name);
    const { state } = createGame({ seed: 'draft', players: 2, draft: { mode: 'queensberry', pool } }, library);
    const { pick, nodes, failed } = think(asked(state), 'expert', { alternatives: true });
    expect([pick.length, nodes, failed]).toEqual([1, 0, false]);
  });
  it('answers legally when thinking ahead goes wrong, and says so', () => {
    for (const state of midGames(6, 'broken')) {
      const { pick, failed } = think({ ...asked(state), sealed: {} as never }, 'hard');
      const { seat, id } = state.asks[0]!;
      expect(apply(state, { type: 'answer', seat, prompt: id, pick }).ok).toBe(true);
      expect(failed).toBe(true);
    }
  });
  it('is asked and answers over a message port', async () => {
    const [state] = [...midGames(1, 'port')] as [State];
    const { port1, port2 } = new MessageChannel();
    serve(port1 as unknown as Port);
    const replies: Reply[] = [];
    const both = new Promise<void>((resolve) => {
      port2.on('message', (reply: Reply) => {
        if (replies.push(reply) === 2) resolve();
      });
    });
    port2.postMessage({ id: 1, seen: asked(state), level: 'g1' });
    port2.postMessage({ id: 2, seen: { ...asked(state), view: { ...view(state, 0), prompt: null } }, level: 'g1' });
    await both;
    port2.close();
    expect(replies).toEqual([
      { id: 1, thought: think(asked(state), 'g1') },
      { id: 2, error: 'This viewer is not asked anything' },
    ]);
  });
});

/** How often an easy bot plays the only good card in twenty tries. */
const goodPlays =
  (check: (times: number) => void) =>
  ({ state }: { state: State }): void => {
    const what = asked(state);
    const answers = Array.from({ length: 20 }, (_, n) => think(what, 'easy', { seed: `${n}` }).pick);
    const isGood = (id: number): boolean => what.view.prompt!.options[id]!.name === 'Invader';
    check(answers.filter(([id]) => isGood(id!)).length);
  };

describe('an easy bot', () => {
  const table = (mine: number, theirs: number, check: (times: number) => void) =>
    play({
      seats: { A: { vp: mine, hand: ['Invader', 'Howl'] }, B: { vp: theirs } },
      bases: [at('The Homeworld', 'A Zapbot', 'B Zapbot')],
      steps: [goodPlays(check)],
    });
  it('plays as well as it can where it is not ahead', () => table(0, 5, (times) => expect(times).toBe(20)));
  it('misjudges answers where it is far ahead', () => table(10, 0, (times) => expect(times).toBeLessThan(20)));
});

describe('a style', () => {
  it.runIf(isDue(3, 2))('makes another player of each level but g1', () => {
    const picks = new Set<string>();
    for (const state of midGames(4, 'style', 60)) {
      const thoughts = STYLES.map((style) => think(asked(state), 'g1', { style }));
      expect(new Set(thoughts.map(({ pick }) => String(pick))).size).toBe(1);
      picks.add(STYLES.map((style) => String(think(asked(state), 'medium', { style }).pick)).join(' | '));
    }
    expect([...picks].some((line) => new Set(line.split(' | ')).size > 1)).toBe(true);
  });
});

describe('an answer that was given', () => {
  const judged = (label: string, check: (judged: Thought['judged']) => void) =>
    play({
      seats: { A: { vp: 11, hand: ['Invader', 'Howl'] } },
      bases: [at('The Homeworld', 'A Invader +17', 'B Zapbot')],
      steps: [
        ({ state }: { state: State }) => {
          const what = asked(state);
          const { id } = what.view.prompt!.options.find((one) => one.label.includes(label))!;
          const alone = think(what, 'medium');
          const thought = think(what, 'medium', { made: [id] });
          expect({ ...thought, judged: null }).toEqual(alone);
          check(thought.judged);
        },
      ],
    });
  it('is the same, whichever option it was', () => judged('Invader', (it) => expect(it).toBe('same')));
  it('that loses the win is found, with what it would have brought', () =>
    judged('End', (it) => {
      const { best, made, error } = it as Exclude<typeof it, string | null>;
      expect(best.chance - made.chance).toBeGreaterThan(3 * error);
      expect(best.gains[0]).toBeGreaterThan(made.gains[0]! + 1);
    }));
  it('is judged by levels that search only', () => {
    const [state] = [...midGames(1, 'judged')] as [State];
    expect(think(asked(state), 'easy', { made: [0] }).judged).toBeNull();
  });
});

describe('why a bot', () => {
  it('wins a base', () =>
    play({
      seats: { A: { vp: 11, hand: ['Invader'] } },
      bases: [at('The Homeworld', 'A Invader +17', 'B Zapbot')],
      steps: [considers('Invader', { kind: 'scores', base: { id: expect.any(Number), name: 'The Homeworld' }, vp: 4 })],
    }));
  it('keeps its cards', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('The Homeworld', 'B Zapbot')],
      steps: [considers('End', { kind: 'keeps', cards: 1 }), A.ends()],
    }));
});

import { readdirSync, readFileSync } from 'node:fs';
import { dice, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, explain, type State, type Viewer, view, whyNot } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { playRandomGame } from '../random/game.ts';

const REFUSED = { code: 'unknownCard', rule: 'INFO-2', text: 'That card is not on the table.' };

/** Every number that stands as an id of a card or base in what the viewer is shown. */
function idsShown(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) for (const one of value) idsShown(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const [field, one] of Object.entries(value)) {
      if (typeof one === 'number' && ['id', 'card', 'at', 'base', 'challenger', 'challenged'].includes(field))
        found.add(one);
      idsShown(one, found);
    }
  return found;
}

function* positions(seed: string, players: number): Generator<State> {
  const { record } = playRandomGame({ seed, players, quits: false }, 0);
  let { state } = createGame(record.setup, library);
  for (const command of record.commands) {
    if (command.type === 'undo') continue;
    const next = apply(state, command);
    if (!next.ok) throw new Error(next.refusal.text);
    state = next.state;
    if (!state.over) yield state;
  }
}

describe('queries by id (INFO-2)', () => {
  it('INFO-2 ids the viewer is not shown get one refusal, as card and as place, and no total', () => {
    let tried = 0;
    let told = 0;
    for (const [n, players] of [2, 3, 4, 2, 3, 4].entries()) {
      const random = seededRandom(`seen ${n}`);
      for (const state of positions(`seen ${n}`, players)) {
        if (dice(random, 12) > 0) continue;
        const seat = dice(random, players);
        const shown = idsShown(view(state, seat));
        const own = view(state, seat).hand[0]?.id ?? view(state, seat).bases[0]?.id ?? 0;
        const every = [...state.cards.map(({ id }) => id), 0, -1, 0.5, 1e9, Number.NaN, state.nextId];
        for (const id of every) {
          if (shown.has(id)) {
            told++;
            continue;
          }
          tried++;
          const where = state.cards.find((card) => card.id === id);
          expect([where, whyNot(state, seat, { card: id })]).toEqual([where, REFUSED]);
          expect(whyNot(state, seat, { card: own, at: id })).toEqual(REFUSED);
          for (const viewer of [seat, 'spectator'] satisfies Viewer[])
            for (const stat of ['power', 'total', 'breakpoint'] as const)
              expect(explain(state, viewer, id, stat)).toEqual([]);
        }
      }
    }
    expect(tried).toBeGreaterThan(5000);
    expect(told).toBeGreaterThan(1000);
  });

  it('INFO-2 a card used as a place gets the same refusal as a nonexistent one', () => {
    let tried = 0;
    for (const state of positions('a card as a place', 3)) {
      const ask = state.asks[0]!;
      const { hand } = view(state, ask.seat);
      for (const { id } of hand) {
        tried++;
        expect(whyNot(state, ask.seat, { card: hand[0]!.id, at: id })).toEqual(REFUSED);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('public ids are looked up in one place', () => {
    const root = new URL('../../../engine/src/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const looksUp = /\b(\w+\.)?id === |=== (\w+\.)?id\b/;
    const prompts = /\b(ask|prompt|registry|s)\.id\b|\bask\.id !==/;
    const found = files.filter((name) =>
      readFileSync(new URL(name, root), 'utf8')
        .split('\n')
        .some((line) => looksUp.test(line) && !prompts.test(line)),
    );
    expect(files.length).toBeGreaterThan(80);
    expect(found).toEqual(['view/seen.ts']);
  });
});

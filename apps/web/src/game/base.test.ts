import { view } from '@smash/engine';
import { expect, test, vi } from 'vitest';
import { BaseClient } from './base.ts';
import { build } from './lesson/position.ts';

class Still extends BaseClient {
  constructor() {
    super([]);
  }
  protected read() {
    const { state } = build({
      seats: [
        { factions: ['Dinosaurs', 'Pirates'], hand: [], deck: [] },
        { factions: ['Aliens', 'Robots'], hand: [], deck: [] },
      ],
      bases: [],
      nextBases: [],
    });
    return { view: view(state, 0), events: [], names: ['Ines', 'Mina'] };
  }
  async explain() {
    return [];
  }
}

test('the menu is told which entries end something, and keeps entries whose labels stay the same', () => {
  const game = new Still();
  const [first, second] = [vi.fn(), vi.fn()];
  const offer = (onSelect: () => void) =>
    game.offer([
      { label: 'Leave', ends: true, onSelect },
      { label: 'Copy link', onSelect },
    ]);
  offer(first);
  const { menu } = game.store.getState();
  expect(menu.map(({ label, ends }) => [label, ends])).toEqual([
    ['Leave', true],
    ['Copy link', undefined],
  ]);
  offer(second);
  expect(game.store.getState().menu).toBe(menu);
  menu[0]!.onSelect();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

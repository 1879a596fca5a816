import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { GameClient, GameState, MenuEntry } from './client.ts';

export const useGame = <T>(game: GameClient, select: (state: GameState) => T): T => useStore(game.store, select);

/** Adds the screen's own entries to the table's menu. */
export function useMenu(game: GameClient, menu: readonly MenuEntry[]): void {
  useLayoutEffect(() => game.offer(menu));
}

import { type ReactNode, useEffect, useState } from 'react';
import type { GameState } from '../../game/client.ts';
import { HotseatClient } from '../../game/hotseat/client.ts';
import type { HotseatGame } from '../../game/hotseat/game.ts';
import { useGame, useMenu } from '../../game/useClient.ts';
import { Table } from '../../table/Table.tsx';

export interface HotTableProps {
  game: HotseatGame;
  menu: GameState['menu'];
  handedOver?: boolean;
  note?: ReactNode;
}

/**
 * The table for the player holding the screen. Remounted for every seat, so that nothing one player has opened stays
 * open for the next.
 */
export function HotTable({ game, menu, handedOver = false, note }: HotTableProps) {
  const [client] = useState(() => new HotseatClient(game, handedOver));
  useMenu(client, menu);
  const last = useGame(client, ({ events }) => events.at(-1)?.n ?? 0);
  useEffect(() => client.open(), [client]);
  useEffect(() => client.noteShown(last), [client, last]);
  return <Table game={client} note={note} />;
}

import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { OnlineClient } from '../../game/online/onlineClient.ts';
import type { Session } from '../../game/online/session.ts';
import { useMenu } from '../../game/useClient.ts';
import { say } from '../../i18n/say.ts';
import { Table } from '../../table/Table.tsx';

interface PublicTableProps {
  session: Session;
  /** Nobody in particular is looking at the screen. */
  handedOver?: boolean;
}

/** A table that can only be viewed. */
export function PublicTable({ session, handedOver = false }: PublicTableProps) {
  const [, go] = useLocation();
  const game = useMemo(() => new OnlineClient(session, { handedOver }), [session, handedOver]);
  useMenu(game, [{ label: say('Leave'), ends: true, onSelect: () => go('/') }]);
  return <Table game={game} />;
}

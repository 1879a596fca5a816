import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Table } from '../table/Table.tsx';
import type { TableProps } from '../table/types.ts';
import type { HotseatGame } from './game.ts';

const ALONE: TableProps['connection'] = { state: 'online', text: '' };

/** Number of the last event that was on the screen for anybody. */
const shown = new WeakMap<HotseatGame, number>();

export interface HotTableProps {
  game: HotseatGame;
  menu: TableProps['menu'];
  hideHand?: boolean;
}

/** The table for whoever holds the screen. A new one for every seat: nothing opened by one is left for the next. */
export function HotTable({ game, menu, hideHand }: HotTableProps) {
  const { view, events, names, refusal, undo, ask, passing } = useStore(game.store);
  const [fresh, setFresh] = useState(true);
  // The table shows what is new since it opened; so it opens with what was on the screen before.
  const [from] = useState(() => shown.get(game) ?? events.at(-1)?.n ?? 0);
  const known = useMemo(() => (fresh ? events.filter((event) => event.n <= from) : events), [fresh, events, from]);
  useEffect(() => setFresh(false), []);
  useEffect(() => {
    shown.set(game, events.at(-1)?.n ?? 0);
  }, [game, events]);
  const presence = useMemo(() => names.map(() => 'here' as const), [names]);
  return (
    <Table
      view={view}
      events={known}
      names={names}
      room={null}
      presence={presence}
      connection={ALONE}
      refusal={refusal}
      busy={false}
      hideHand={hideHand ?? false}
      answer={(pick) => game.answer(pick)}
      whyNot={async (card, at) => game.whyNot(card, at)}
      forecast={async (option) => game.forecast(option)}
      explain={async (id, stat, seat) => game.explain(id, stat, seat)}
      menu={menu}
      passing={{ now: passing, want: (change) => game.want(change) }}
      chat={null}
      undo={{
        next: undo,
        request: ask && { ...ask, until: null, waiting: [], answer: (allow) => game.answerUndo(allow) },
        take: (step) => game.undo(step),
        ask: (step) => game.askUndo(step),
      }}
    />
  );
}

/** /dev/table?fixture=mid4&theme=dark : the table on made-up views (or a live game), for looking at it and for pictures. */
import { changePassing, defaultPassing, passingView } from '@smash/protocol';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Table } from '../Table.tsx';
import type { Contribution, EventView, Forecast, Refusal, View } from '../types.ts';
import { BIG_FIXTURES } from './big-fixtures.ts';
import { BOARD_FIXTURES } from './board-fixtures.ts';
import { FIXTURES } from './fixtures.ts';
import { KIND_FIXTURES } from './kind-fixtures.ts';
import { TITAN_FIXTURES } from './titan-fixtures.ts';

const find = (view: View, id: number) => {
  for (const base of view.bases) {
    if (base.id === id) return { base };
    for (const lane of base.lanes) for (const card of lane.minions) if (card.id === id) return { card };
  }
  return {};
};

async function explain(view: View, id: number, stat: string): Promise<Contribution[]> {
  const { base, card } = find(view, id);
  if (base && stat === 'breakpoint')
    return [{ label: 'printed', delta: base.printedBreakpoint, source: null, kind: 'printed' }];
  if (!card) return [];
  const was = card.printed ?? 0;
  const rest = (card.power ?? 0) - was;
  const rows: Contribution[] = [{ label: 'printed', delta: was, source: null, kind: 'printed' }];
  if (rest)
    rows.push({
      label: 'Poison',
      delta: rest,
      source: { id: 0, name: 'Poison' },
      kind: 'ongoing',
      expires: 'while attached',
    });
  return rows;
}

const foreseen = ({ bases: [base], vpToWin }: View): Forecast | null =>
  base
    ? {
        bases: [
          { ...base, before: base.total, total: vpToWin + 4, ready: true, ranks: [{ seat: 0, place: 1, vp: 3 }] },
        ],
        vp: [],
        more: false,
      }
    : null;

const REFUSED: Refusal = {
  code: 'noMinionPlay',
  rule: 'EXT-4',
  text: 'No minion play left. The extra play allows power 2 or less; this is 4.',
};

const ALL = { ...FIXTURES, ...TITAN_FIXTURES, ...BOARD_FIXTURES, ...BIG_FIXTURES, ...KIND_FIXTURES };
const DevLive = lazy(() => import('./DevLive.tsx'));

export default function DevTable() {
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme') ?? 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const fixture = query.get('fixture') ?? 'mid4';
  if (fixture in ALL) return <Fixed name={fixture} />;
  return (
    <Suspense>
      <DevLive fixture={fixture} seed={query.get('seed') ?? 'table'} />
    </Suspense>
  );
}

function Fixed({ name }: { name: string }) {
  const [fixture] = useState(() => ALL[name]!());
  const [events, setEvents] = useState<EventView[]>(fixture.events);
  const [said, setSaid] = useState('');
  const [passing, setPassing] = useState(defaultPassing);
  const [asked, setAsked] = useState(0);
  // All that the table says to whoever holds the game.
  const sent = useRef<HTMLOutputElement>(null);
  const send = () => {
    if (sent.current) sent.current.textContent = String(Number(sent.current.textContent) + 1);
  };
  const view = useMemo(() => {
    const { prompts } = fixture;
    if (!prompts) return fixture.view;
    return { ...fixture.view, prompt: { ...prompts[asked % prompts.length]!, id: asked + 1 } };
  }, [fixture, asked]);
  useEffect(() => {
    const later = fixture.later;
    if (!later) return;
    const timer = window.setTimeout(() => setEvents((e) => [...e, ...later]), 60);
    return () => window.clearTimeout(timer);
  }, [fixture]);
  return (
    <>
      <Table
        view={view}
        events={events}
        names={['Ines', 'Mina', 'Oskar', 'Quill']}
        room={{ code: 'KILN-42', watchers: 2 }}
        presence={['here', 'here', 'here', 'here']}
        connection={{ state: 'online', text: '' }}
        refusal={null}
        busy={false}
        answer={(pick) => {
          send();
          const one = JSON.stringify(pick);
          setSaid((before) => (fixture.prompts && before ? `${before} ${one}` : one));
          setAsked(asked + 1);
        }}
        whyNot={async () => {
          send();
          return REFUSED;
        }}
        forecast={async () => {
          send();
          return foreseen(fixture.view);
        }}
        explain={(id, stat) => {
          send();
          return explain(fixture.view, id, stat);
        }}
        menu={[{ label: 'Leave the table', onSelect: () => setSaid('leave') }]}
        passing={{
          now: passingView(passing, fixture.view),
          want: (change) => setPassing(changePassing(passing, change, fixture.view, 0)),
        }}
        chat={null}
      />
      <output className="vh" data-testid="dev-answer">
        {said}
      </output>
      <output ref={sent} className="vh" data-testid="dev-sent">
        0
      </output>
    </>
  );
}

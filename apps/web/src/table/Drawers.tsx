import { say } from '../i18n/say.ts';
import { Sheet } from '../ui/index.ts';
import { HintSheet, WhySheet } from './advice/AdviceSheet.tsx';
import { HelpSheet } from './bar/HelpSheet.tsx';
import { InspectorSheet } from './inspector/Inspector.tsx';
import { LastPlayed, Log } from './log/Rail.tsx';
import { PlayerSheet } from './players/PlayerSheet.tsx';
import { ChoiceSheet } from './prompt/ChoiceSheet.tsx';
import { TimeSheet } from './prompt/TimeSheet.tsx';
import { useSelected, useTable } from './state/context.ts';

/** Everything that opens over the table. */
export function Drawers() {
  return (
    <>
      <List />
      <Drawer />
      <Inspecting />
    </>
  );
}

function List() {
  const { listOpen, openList } = useTable('listOpen', 'openList');
  const prompt = useSelected(({ view }) => view.prompt);
  return listOpen && prompt ? <ChoiceSheet prompt={prompt} onClose={() => openList(false)} /> : null;
}

function Drawer() {
  const { drawer, sheets } = useTable('drawer', 'sheets');
  const { close } = sheets;
  const shown = drawer?.kind === 'player' ? drawer.seat : null;
  const seat = useSelected(({ view }) => view.seats.find((one) => one.seat === shown));
  if (drawer?.kind === 'help') return <HelpSheet onClose={close} />;
  if (drawer?.kind === 'hint') return <HintSheet onClose={close} />;
  if (drawer?.kind === 'time') return <TimeSheet onClose={close} />;
  if (drawer?.kind === 'why') return <WhySheet n={drawer.n} onClose={close} />;
  if (seat) return <PlayerSheet seat={seat} onClose={close} />;
  if (drawer?.kind !== 'log') return null;
  return (
    <Sheet title={say('Log')} surface="panel" onClose={close} testid="log-drawer">
      <LastPlayed />
      <Log />
    </Sheet>
  );
}

/** Without a rail, the inspector is a sheet. */
function Inspecting() {
  const { inspected, inspect, layout } = useTable('inspected', 'inspect', 'layout');
  if (!inspected || layout === 'desktop') return null;
  return <InspectorSheet key={inspected.name} what={inspected} onClose={() => inspect(null)} />;
}

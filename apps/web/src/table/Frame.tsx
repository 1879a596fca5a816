import { type FocusEvent, memo, type ReactNode, type RefObject, useCallback, useContext } from 'react';
import { say } from '../i18n/say.ts';
import { Motion } from '../motion/Motion.tsx';
import { useSetting } from '../settings/settings.ts';
import { TopBar } from './bar/TopBar.tsx';
import { Bases } from './board/Bases.tsx';
import { BigBoard } from './board/BigBoard.tsx';
import { Drawers } from './Drawers.tsx';
import { DragLayer } from './hand/DragLayer.tsx';
import { HandDock } from './hand/HandDock.tsx';
import { Preview } from './inspector/Preview.tsx';
import { Rail, Strip } from './log/Rail.tsx';
import { Ticker } from './log/Ticker.tsx';
import { News } from './News.tsx';
import { Opponents } from './players/Opponents.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { UndoRequest } from './prompt/Undo.tsx';
import { SignalLayer } from './signals/SignalLayer.tsx';
import { Stages } from './stages/Stages.tsx';
import { TableContext, type TableState, useSelected, useTable } from './state/context.ts';
import { LateContext } from './state/stores.ts';
import { isCrowded, isSparse, isTerse, isTight } from './state/tight.ts';
import { focusPrompt, useFocusKeeper } from './state/useFocus.ts';
import { handPeeks, hasNews, useLow } from './state/useLayout.ts';
import styles from './table.module.css';

type Root = RefObject<HTMLDivElement | null>;

/** What the styles of the whole table depend on. */
function looksOf(table: TableState) {
  const { view, you, layout, decision, scored, duelling, sharedOut, hand, connection, refusal } = table;
  const { prompt } = view;
  const dim = prompt !== null && !prompt.decoy && decision.targets.count > 0;
  const asked = prompt ? 'deciding' : 'waiting';
  const refused = decision.message !== null || refusal !== null;
  return {
    'data-layout': layout,
    'data-dim': dim || undefined,
    'data-scoring': scored.event ? 'true' : undefined,
    'data-staged': scored.event || duelling.open || sharedOut.open ? 'true' : undefined,
    'data-hand-open': (handPeeks(layout) && hand.open) || undefined,
    'data-tight': isTight(table) || undefined,
    'data-refused': refused || undefined,
    'data-packed': hand.packed || undefined,
    'data-watching': you === null || undefined,
    'data-lost': connection.state !== 'online' || undefined,
    'data-crowded': (layout === 'phone' && isCrowded(view)) || undefined,
    'data-filled': ((layout === 'tablet' || layout === 'desktop') && isCrowded(view) && !scored.event) || undefined,
    'data-terse': isTerse(table) || undefined,
    'data-sparse': ((layout === 'tablet' || layout === 'portrait') && isSparse(view)) || undefined,
    'data-state': view.over ? 'over' : asked,
  };
}

/** Around the board: rendered in a task after it. */
const Late = ({ children }: { children: ReactNode }) => (
  <TableContext value={useContext(LateContext)}>{children}</TableContext>
);

/** The regions of the table, in keyboard order. */
export const Frame = memo(function Frame({ root, note }: { root: Root; note: ReactNode }) {
  const looks = useSelected(looksOf);
  const { layout, sheets, room } = useTable('layout', 'sheets', 'room');
  const tiny = useLow() && layout === 'phone';
  const leftHanded = useSetting('leftHanded');
  const preview = useSetting('preview');
  const noteBase = (event: FocusEvent<HTMLElement>) => {
    const base = event.target.closest('[data-testid^="base-"]')?.getAttribute('aria-label');
    if (base) sheets.setFocused(base);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which base the focus is at
    <div
      ref={root}
      className={styles.table}
      {...looks}
      data-tight={looks['data-tight'] || tiny || undefined}
      data-left={leftHanded || undefined}
      data-testid="table"
      onFocus={noteBase}
    >
      <button
        type="button"
        className={styles.skip}
        data-testid="skip"
        onClick={() => root.current && focusPrompt(root.current)}
      >
        {say('Go to your decision')}
      </button>
      <h1 className="vh">{room ? say('Table {code}', { code: room.code }) : say('Table')}</h1>
      <Late>
        <TopBar onHelp={sheets.help} onSettings={sheets.settings} onLog={layout === 'desktop' ? null : sheets.log}>
          {layout === 'laptop' || layout === 'landscape' || tiny ? <Ticker inBar onOpen={sheets.log} /> : null}
        </TopBar>
        <Opponents onOpen={sheets.player} />
        {hasNews(layout) ? <News told={!tiny} onOpen={sheets.log} /> : null}
      </Late>
      <Board />
      <Stages />
      {note}
      <Late>
        <PromptBar />
        <UndoRequest />
        <Hand onPlayer={sheets.player} />
        <Beside />
        <Voice />
      </Late>
      <Moving root={root} />
      {preview === 'off' ? null : <Preview root={root} corner={preview === 'corner'} />}
      <SignalLayer root={root} />
      <DragLayer root={root} />
      <Drawers />
      <Late>
        <FocusKeeper root={root} />
      </Late>
    </div>
  );
});

function Board() {
  const board = useSelected(({ view }) => view.bigBase);
  const setHand = useSelected(({ hand }) => hand.set);
  const closeHand = useCallback(() => setHand(false), [setHand]);
  return board ? <BigBoard board={board} onOpenBase={closeHand} /> : <Bases onOpenBase={closeHand} />;
}

function Hand({ onPlayer }: { onPlayer(seat: number): void }) {
  const { open, set } = useSelected(({ hand }) => hand);
  return <HandDock open={open} onToggle={set} onPlayer={onPlayer} />;
}

/** The rail or, if there is no room, a strip that opens the same content. */
function Beside() {
  const { layout, sheets, scored, inspected, inspect } = useTable('layout', 'sheets', 'scored', 'inspected', 'inspect');
  if (layout === 'desktop') return <Rail />;
  if (layout !== 'laptop' && layout !== 'tablet') return null;
  return (
    <Strip
      unread={scored.unread}
      onOpen={(tab) => {
        scored.read();
        if (tab === 'log') sheets.log();
        else if (inspected) inspect({ ...inspected });
        else sheets.help();
      }}
    />
  );
}

function Voice() {
  const { polite, now } = useSelected(({ voice }) => voice);
  return (
    <>
      <p id="say-polite" className="vh" aria-live="polite">
        {polite}
      </p>
      <p id="say-now" className="vh" aria-live="assertive">
        {now}
      </p>
    </>
  );
}

function Moving({ root }: { root: Root }) {
  const { view, events } = useTable('view', 'events');
  return <Motion root={root} view={view} events={events} />;
}

/** Rendered last, because it reads the page after everything else has changed. */
function FocusKeeper({ root }: { root: Root }) {
  useSelected((table) => table);
  useFocusKeeper(root);
  return null;
}

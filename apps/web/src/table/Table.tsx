import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Motion } from '../motion/Motion.tsx';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import { useSetting } from '../settings/settings.ts';
import { useSound } from '../sound/useSound.ts';
import { Sheet } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { type Answering, AnsweringContext, type Inspected, TableContext, type Table as TableState } from './context.ts';
import { loadAllFacts, loadFacts, useFacts } from './facts.ts';
import { withSides } from './model/big-base.ts';
import { opensList } from './model/prompt.ts';
import { sayRequest } from './model/undo.ts';
import { spots } from './model/where.ts';
import { namer } from './model/words.ts';
import { Bases } from './parts/Bases.tsx';
import { BigBoard } from './parts/BigBoard.tsx';
import { ChoiceSheet } from './parts/ChoiceSheet.tsx';
import { DragLayer } from './parts/DragLayer.tsx';
import { DuelStage } from './parts/Duel.tsx';
import { HandDock } from './parts/HandDock.tsx';
import { HelpSheet } from './parts/HelpSheet.tsx';
import { InspectorSheet } from './parts/Inspector.tsx';
import { Opponents } from './parts/Opponents.tsx';
import { PlayerSheet } from './parts/PlayerSheet.tsx';
import { Preview } from './parts/Preview.tsx';
import { PromptBar } from './parts/PromptBar.tsx';
import { LastPlayed, Log, Rail, Strip, type Tab, Ticker } from './parts/Rail.tsx';
import { ScoringSheet } from './parts/ScoringSheet.tsx';
import { Sharing } from './parts/Sharing.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { UndoRequest } from './parts/Undo.tsx';
import styles from './table.module.css';
import type { TableProps } from './types.ts';
import { useAnnouncer } from './useAnnouncer.ts';
import { promptKey, useDecision } from './useDecision.ts';
import { useDuel } from './useDuel.ts';
import { focusPrompt, useFocusKeeper } from './useFocus.ts';
import { useHandOpen } from './useHandOpen.ts';
import { useInLanguage } from './useInLanguage.ts';
import { useKeys } from './useKeys.ts';
import { handPeeks, useLayout } from './useLayout.ts';
import { useScored } from './useScored.ts';
import { useStable } from './useStable.ts';
import { useUndo } from './useUndo.ts';

type Drawer = { kind: 'log' } | { kind: 'help' } | { kind: 'settings' } | { kind: 'player'; seat: number } | null;

/** While the screen is handed over, nothing of the hand and nothing of what is asked may be in the document. */
function publicOnly(props: TableProps): TableProps {
  if (!props.hideHand) return props;
  return { ...props, refusal: null, undo: null, view: { ...props.view, hand: [], prompt: null } };
}

/** What is passed for a player calls nobody to the table. */
function withoutPassed(props: TableProps): TableProps {
  const { view, passing } = props;
  if (!view.prompt || passing?.now.auto !== view.prompt.id) return props;
  return { ...props, view: { ...view, prompt: null } };
}

export function Table(given: TableProps) {
  const props = useInLanguage(useMemo(() => publicOnly(given), [given]));
  const { view, events, names } = props;
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const printed = useFacts();
  const facts = useMemo(() => withSides(printed, view), [printed, view]);
  const you = typeof view.viewer === 'number' ? view.viewer : null;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [tab, setTab] = useState<Tab>('log');
  const [drawer, setDrawer] = useState<Drawer>(null);
  const letters = useSetting('letters');
  const leftHanded = useSetting('leftHanded');
  const preview = useSetting('preview');
  const open = useMemo(
    () => ({
      log: () => setDrawer({ kind: 'log' }),
      help: () => setDrawer({ kind: 'help' }),
      settings: () => setDrawer({ kind: 'settings' }),
      player: (seat: number) => setDrawer({ kind: 'player', seat }),
    }),
    [],
  );
  const [list, setList] = useState<{ prompt: string | null; open: boolean } | null>(null);
  const [focused, setFocusBase] = useState<string | null>(null);
  const focusBase = useDeferredValue(focused);

  const where = useMemo(() => spots(view), [view]);
  const name = useMemo(() => namer(view, names), [view, names]);
  const inspect = useCallback((what: Inspected | null) => {
    setInspected(what);
    if (what) setTab('inspect');
  }, []);
  const inspectId = (id: number) => {
    const slots = view.bigBase?.slots.flat() ?? [];
    const found = where.get(id)?.card?.name ?? [...view.bases, ...slots].find((one) => one.id === id)?.name;
    if (found) inspect({ id, name: found });
  };
  const decision = useDecision(props, where, inspectId);
  const prompt = view.prompt;
  const scored = useScored(view, events, props.past);
  // A base that has just scored is read first; then the list opens by itself.
  const listOpen =
    prompt !== null &&
    (list?.prompt === promptKey(prompt) ? list.open : scored.event === null && opensList(prompt, decision.targets));
  const urgent = props.connection.state === 'lost' ? props.connection.text : sayRequest(props.undo?.request, name);
  const heard = withoutPassed(props);
  const voice = useAnnouncer(heard.view, events, name, urgent);
  const hand = useHandOpen(view, decision);
  useSound(heard, facts);
  const duelling = useDuel(view, events, where, decision, scored.event !== null);

  const undoing = useUndo(props, decision, voice.announce);
  const { openList, closeHand } = useStable({
    openList: (open: boolean) => setList({ prompt: promptKey(prompt), open }),
    closeHand: () => hand.set(false),
  });

  const factions = view.seats.flatMap((s) => s.factions);
  const wanted = factions.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the identity of the list
  useEffect(() => loadFacts(factions), [wanted]);
  const unknown = view.bases.some((b) => !facts.has(b.name)) || view.hand.some((c) => !facts.has(c.name));
  useEffect(() => {
    if (unknown && facts.size > 0) loadAllFacts();
  }, [unknown, facts]);

  const { announce } = voice;
  const table = useMemo<TableState>(
    () => ({
      props,
      view,
      you,
      name,
      facts,
      layout,
      where,
      inspect,
      announce,
      factionOf: (card, owner) =>
        facts.get(card)?.faction ?? view.seats.find((s) => s.seat === owner)?.factions[0] ?? 'unknown',
    }),
    [props, view, you, name, facts, layout, where, inspect, announce],
  );
  const answering = useMemo<Answering>(
    () => ({
      decision,
      inspected,
      legalText(id) {
        if (!decision.targets.ids.has(id)) return '';
        const all = [...decision.targets.ids.keys()];
        return say('legal target {n} of {all}', { n: all.indexOf(id) + 1, all: all.length });
      },
      openList,
      listOpen,
      duelling,
      undoing,
    }),
    [decision, inspected, openList, listOpen, duelling, undoing],
  );
  useFocusKeeper(root);
  useKeys(
    root,
    { ...table, ...answering },
    {
      letters,
      help: open.help,
      dismiss() {
        if (!scored.event) return duelling.read();
        scored.next();
        return true;
      },
      open(region) {
        if (region === 'hand') hand.set(true);
        if (region === 'rail' && layout !== 'desktop') open.log();
      },
    },
  );

  const phone = layout === 'phone';
  const seatShown = drawer?.kind === 'player' ? view.seats.find((s) => s.seat === drawer.seat) : undefined;
  const dim = prompt !== null && !prompt.cover && decision.targets.count > 0;
  return (
    <TableContext value={table}>
      <AnsweringContext value={answering}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes which base the focus is at */}
        <div
          ref={root}
          className={styles.table}
          data-layout={layout}
          data-dim={dim || undefined}
          data-scoring={scored.event ? 'true' : undefined}
          data-staged={scored.event || duelling.open || view.sharing ? 'true' : undefined}
          data-hand-open={(handPeeks(layout) && hand.open) || undefined}
          data-watching={you === null || undefined}
          data-left={leftHanded || undefined}
          data-state={view.over ? 'over' : prompt ? 'deciding' : 'waiting'}
          data-testid="table"
          onFocus={(e) => {
            const base = e.target.closest('[data-testid^="base-"]')?.getAttribute('aria-label');
            if (base) setFocusBase(base);
          }}
        >
          <button
            type="button"
            className={styles.skip}
            data-testid="skip"
            onClick={() => root.current && focusPrompt(root.current)}
          >
            {say('Go to your decision')}
          </button>
          <h1 className="vh">{props.room ? say('Table {code}', { code: props.room.code }) : say('Table')}</h1>
          <TopBar
            onHelp={open.help}
            onSettings={open.settings}
            onLog={layout === 'portrait' || handPeeks(layout) ? open.log : null}
          />
          <Opponents onOpen={open.player} />
          {phone ? <Ticker onOpen={open.log} /> : null}
          {view.bigBase ? <BigBoard board={view.bigBase} onOpenBase={closeHand} /> : <Bases onOpenBase={closeHand} />}
          {scored.event ? <ScoringSheet event={scored.event} index={scored.index} onClose={scored.next} /> : null}
          {duelling.duel && duelling.open ? (
            <DuelStage duel={duelling.duel} onFold={() => duelling.setOpen(false)} onRead={duelling.read} />
          ) : null}
          {view.sharing && !scored.event ? <Sharing sharing={view.sharing} /> : null}
          <PromptBar />
          <UndoRequest />
          <HandDock open={hand.open} onToggle={hand.set} onPlayer={open.player} />
          {layout === 'desktop' ? <Rail tab={tab} onTab={setTab} focusBase={focusBase} /> : null}
          {layout === 'laptop' || layout === 'tablet' ? (
            <Strip
              unread={scored.unread}
              onOpen={(t) => {
                scored.read();
                if (t === 'log') open.log();
                else if (inspected) setInspected({ ...inspected });
                else open.help();
              }}
            />
          ) : null}
          <p id="say-polite" className="vh" aria-live="polite">
            {voice.polite}
          </p>
          <p id="say-now" className="vh" aria-live="assertive">
            {voice.now}
          </p>
          <Motion root={root} view={view} events={events} />
          {preview === 'off' ? null : <Preview root={root} corner={preview === 'corner'} />}
          <DragLayer root={root} />
          {listOpen ? <ChoiceSheet prompt={prompt} onClose={() => openList(false)} /> : null}
          {drawer?.kind === 'log' ? (
            <Sheet title={say('Log')} surface="panel" onClose={() => setDrawer(null)} testid="log-drawer">
              <LastPlayed />
              <Log focusBase={focusBase} />
            </Sheet>
          ) : null}
          {drawer?.kind === 'help' ? <HelpSheet onClose={() => setDrawer(null)} /> : null}
          {drawer?.kind === 'settings' ? <SettingsSheet onClose={() => setDrawer(null)} /> : null}
          {seatShown ? <PlayerSheet seat={seatShown} onClose={() => setDrawer(null)} /> : null}
          {inspected && layout !== 'desktop' ? (
            <InspectorSheet key={inspected.name} what={inspected} onClose={() => setInspected(null)} />
          ) : null}
        </div>
      </AnsweringContext>
    </TableContext>
  );
}

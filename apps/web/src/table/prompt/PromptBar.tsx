import type { MessageDescriptor } from '@lingui/core';
import { memo, type ReactNode } from 'react';
import { listed, msg, say, sayWith } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import type { CardName, CardView, PromptView } from '../../view/types.ts';
import { CardLink } from '../card/CardLink.tsx';
import { Parts } from '../card/Parts.tsx';
import { newest, unbroken } from '../model/log.ts';
import { armedTitle, countWord, reasonsOf, shownBeside, tabWord } from '../model/prompt.ts';
import { isUntouched, offersPasses, sides } from '../model/targets.ts';
import { isYou, waitingLine } from '../model/words.ts';
import { type TableState, useSelected, useTable } from '../state/context.ts';
import type { Layout } from '../state/useLayout.ts';
import { useWaited } from '../state/useWaited.ts';
import { Buttons } from './Buttons.tsx';
import { HoldButton, useHoldWhileChoosing } from './Passing.tsx';
import { Frame, type FrameProps, Notice, WayToRule } from './PromptFrame.tsx';
import styles from './prompt.module.css';
import { WhyNoUndo } from './Undo.tsx';
import { WhyLink } from './WhyLink.tsx';

const PLAYS: Record<string, MessageDescriptor> = {
  minion: msg('play a minion'),
  action: msg('play an action'),
  titan: msg('play a titan'),
};

/** The plays that are still left, for the question about ending the turn. */
function leftOver(prompt: PromptView, typeOf: (id: number) => string | undefined): string {
  const kinds = new Set<string>();
  for (const o of prompt.options) {
    if (o.verb === 'use') kinds.add(say('use an ability'));
    if (o.verb !== 'play' || o.card === undefined) continue;
    // A fusion without a place is an action (FUS-1).
    const type = o.at === undefined ? 'action' : typeOf(o.card);
    kinds.add(say(PLAYS[type ?? ''] ?? msg('play a card')));
  }
  return say('You can still {what}.', { what: listed([...kinds]) });
}

/** The title of a question that is passed automatically or offers nothing. */
function decoyTitle({ decoy, title }: PromptView, auto: boolean): string {
  if (!decoy) return say('Auto-passed: {title}', { title });
  return auto ? say('Nothing to play. Pausing so nobody can tell.') : say('Nothing to play: {title}', { title });
}

const SHOWN = [
  'view',
  'you',
  'events',
  'name',
  'past',
  'refusal',
  'passing',
  'where',
  'facts',
  'decision',
  'pointless',
  'openList',
  'undoing',
  'bots',
  'game',
  'layout',
  'connection',
  'clock',
] as const;
type Table = Pick<TableState, (typeof SHOWN)[number]>;

/** Spectators are told what is happening, players whom they are waiting for. */
function calmWords({ view, name, you, past, events, bots }: Table, waited: string): { title: string; next: string } {
  const waiting = `${waitingLine(view, name)}${waited ? ` · ${waited}` : ''}`;
  const [last] = you === null || past !== null || bots?.paused ? newest(events, name, 1) : [];
  if (!last || view.over) return { title: waiting, next: '' };
  return {
    title: last.res ? `${last.text}, ${unbroken(last.res)}` : last.text,
    next: past === null ? waiting : '',
  };
}

function calmTab({ view, past, you }: Table): string {
  if (view.over) return say('THE END');
  if (past !== null) return say('REPLAY');
  // A player will have more to do than watch.
  return you !== null && (you === view.current || view.waiting?.seats?.length) ? say('WAIT') : say('WATCH');
}

/** Whom a player is waiting for; for others, whose turn it is. */
function calmSub({ view, past, you, name }: Table): string {
  if (view.over) return say('turn {n}', { n: view.turn });
  const [seat, ...others] = view.waiting?.seats ?? [];
  if (past !== null || you === null || seat === undefined) return whoseTurn(view.current, name);
  return others.length ? say('for {n} players', { n: others.length + 1 }) : say('for {who}', { who: name(seat) });
}

/** The bar when the viewer has no question. */
function calm(table: Table, waited: string): FrameProps {
  const { view } = table;
  const acting = view.resolving.at(-1);
  const { title, next } = calmWords(table, waited);
  return {
    calm: true,
    tab: calmTab(table),
    sub: calmSub(table),
    source: acting?.name ?? null,
    title,
    children: <GoOn {...table} />,
    crumb: calmCrumb(acting ?? null, table, next),
  };
}

/** In step-by-step mode a bot waits until its last move has been read. */
function GoOn({ game, bots }: Pick<Table, 'game' | 'bots'>) {
  if (!bots?.paused) return null;
  const last = bots.moves.at(-1);
  return (
    <>
      {last ? <WhyLink n={last.to} /> : null}
      <Button kind="primary" testid="btn-go-on" onClick={() => game.goOn()}>
        {say('Go on')}
      </Button>
    </>
  );
}

function whoseTurn(current: number | null, name: Table['name']): string {
  if (current === null) return '';
  const who = name(current);
  return isYou(who) ? say('Your turn') : say('{who}’s turn', { who });
}

function calmCrumb(
  acting: CardName | null,
  { refusal, undoing, past }: Pick<Table, 'refusal' | 'undoing' | 'past'>,
  next: string,
): ReactNode {
  if (undoing.why) return <WhyNoUndo />;
  if (refusal) return <Notice text={refusal.text} rule={refusal.rule} />;
  if (next) return next;
  if (acting) return <Parts parts={sayWith<CardName>('{card} is being resolved', { card: [acting] })} />;
  return past === null ? say('Meanwhile, tap any card to read it') : say('Tap any card to read it');
}

function coveredCrumb({ decoy }: PromptView, auto: boolean): string {
  if (!decoy) return say('You can still respond');
  return auto ? say('You don’t have to do anything') : say('Nobody can tell that you hold nothing');
}

/** The bar when the question is passed for the viewer, who may still act. */
const covered = (prompt: PromptView, auto: boolean): FrameProps => ({
  quiet: true,
  tab: tabWord(prompt),
  sub: auto ? say('one moment') : say('nothing to play'),
  source: prompt.source?.name ?? null,
  title: decoyTitle(prompt, auto),
  crumb: coveredCrumb(prompt, auto),
  children: (
    <>
      <HoldButton prompt={prompt} words={prompt.decoy ? say('More time') : say('Ask me')} />
      {prompt.decoy ? <Buttons prompt={prompt} /> : null}
    </>
  ),
});

/** The bar for a player who keeps the hand without a choice. It looks like everybody's, so that nobody can tell. */
const kept = (prompt: PromptView, auto: boolean): FrameProps => ({
  ...covered(prompt, auto),
  quiet: auto,
  tab: say('YOUR HAND'),
  sub: auto ? say('one moment') : say('please confirm'),
  title: prompt.title,
  crumb: say('You keep it. Nobody can tell that you had no choice.'),
  children: (
    <>
      <HoldButton prompt={prompt} words={say('More time')} />
      <Buttons prompt={prompt} isPass={!auto} />
    </>
  ),
});

/** The question, or what the table does about it on the viewer's behalf. */
function question(prompt: PromptView, table: Table): FrameProps {
  const { view, passing, decision } = table;
  const auto = passing ? passing.auto === prompt.id : prompt.decoy === true;
  if (prompt.decoy && view.phase === 'setup') return kept(prompt, auto);
  return prompt.decoy || (auto && isUntouched(decision.sel)) ? covered(prompt, auto) : asked(prompt, table);
}

function lookOf(prompt: PromptView, { decision, passing }: Table): FrameProps['look'] {
  if (sides(prompt, decision.sel)) return 'sides';
  const passes = offersPasses(prompt, decision.sel) && passing && prompt.window && !decision.ending;
  return passes ? 'passes' : undefined;
}

function titleOf(prompt: PromptView, { decision, where, facts }: Table): string {
  const { sel, targets, ending } = decision;
  if (ending) return leftOver(prompt, (id) => where.get(id)?.card?.type);
  const armed = sel.armed === null ? null : where.get(sel.armed)?.card;
  if (!armed) return prompt.title;
  return armedTitle(armed.name, facts.get(armed.name)?.sides !== undefined, prompt, targets, sel);
}

/** Separates two links and stays on the line of the first. */
const DOT = '\u00a0· ';

/** Layouts with links below the question, also below a refusal. */
const NARROW: Layout[] = ['portrait', 'phone', 'landscape'];
/** The layout with links beside the question, where each can be as large as a finger. */
const TOUCHED: Layout = 'tablet';

function asked(prompt: PromptView, table: Table): FrameProps {
  const { decision, refusal, undoing, where, facts } = table;
  const { sel, targets } = decision;
  const armed = sel.armed === null ? null : where.get(sel.armed)?.card;
  const message = decision.message ?? (refusal ? { ...refusal, card: undefined } : null);
  const whyNoUndo = undoing.why !== null && !decision.message;
  const shown = shownBeside(prompt);
  const asker = prompt.source && <CardLink id={prompt.source.id} name={prompt.source.name} />;
  const isNarrow = NARROW.includes(table.layout);
  // A phone's line has room for one of them.
  const source = shown ? <Beside shown={shown} by={table.layout === 'phone' ? null : prompt.source} /> : asker;
  const notice = whyNoUndo ? <WhyNoUndo /> : message && <Notice {...message} away={isNarrow} />;
  const isApart = Boolean(notice) && !isNarrow;
  const isBeside = isApart || table.layout === TOUCHED;
  const about = isApart && source ? [source, ' · ', notice] : notice;
  const text = shown && facts.get(shown.name)?.text;
  const reads = shown && text ? [`${shown.name}: ${text}`] : [];
  const spare = about ? [] : [...reads, ...reasonsOf(prompt), ...(prompt.optional ? [say('optional')] : [])];
  const isLost = table.connection.state !== 'online';
  // What becomes of the turn matters more than what asks, if the line has room for one of them.
  const isTimed = isBeside && !source && table.clock !== null && table.clock.ownMs !== null;
  return {
    tab: isLost ? say('OFFLINE') : tabWord(prompt),
    sub: isLost ? say('nothing is sent') : countWord(prompt, targets, sel, table.pointless, isNarrow),
    source: armed?.name ?? shown?.name ?? prompt.source?.name ?? null,
    title: titleOf(prompt, table),
    look: lookOf(prompt, table),
    about,
    crumb:
      isApart || isTimed ? null : (
        <>
          {source ?? (isBeside ? spare.shift() : null)}
          {source && !isBeside ? DOT : null}
          {isBeside ? null : <Ways openList={table.openList}>{DOT}</Ways>}
          {isNarrow && message && !whyNoUndo ? <WayToRule id={message.rule} /> : null}
        </>
      ),
    ways: isBeside ? <Ways openList={table.openList} /> : null,
    spare,
    children: <Buttons prompt={prompt} />,
  };
}

/** The card that the question shows, and the one that asks. */
function Beside({ shown, by }: { shown: CardView; by: PromptView['source'] }) {
  const parts = by
    ? sayWith<CardName>('{card}, shown by {source}', { card: [shown], source: [by] })
    : sayWith<CardName>('Shown: {card}', { card: [shown] });
  return <Parts parts={parts} />;
}

/** Links to the list of options and to a hint; `children` separate the two. */
function Ways({ openList, children }: Pick<Table, 'openList'> & { children?: ReactNode }) {
  const hint = useHint();
  const list = (
    <button type="button" className="link" data-testid="btn-list" onClick={() => openList(true)}>
      {say('Show as list')}
    </button>
  );
  if (!hint) return list;
  return (
    <>
      {children ? (
        <span className={styles.kept}>
          {list}
          {children}
        </span>
      ) : (
        list
      )}{' '}
      <button type="button" className="link" data-testid="btn-hint" onClick={hint}>
        {say('Hint')}
      </button>
    </>
  );
}

/** Opens a hint; null unless bots may give hints. */
const useHint = (): (() => void) | null =>
  useSelected(({ sheets, bots }) => (bots?.hints === true ? sheets.hint : null));

/** One frame for all questions and messages: only so does it know when the last question was answered. */
export const PromptBar = memo(function PromptBar() {
  const table = useTable(...SHOWN);
  const { view, past, decision } = table;
  const { prompt } = view;
  const begun = !isUntouched(decision.sel);
  useHoldWhileChoosing(prompt, begun);
  const waited = useWaited(prompt || view.over || past !== null ? null : JSON.stringify([view.waiting, view.turn]));
  if (!prompt) return <Frame {...calm(table, waited)} />;
  return <Frame {...question(prompt, table)} />;
});

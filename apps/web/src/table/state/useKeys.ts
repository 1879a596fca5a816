import { type RefObject, useEffect } from 'react';
import { say } from '../../i18n/say.ts';
import { settings } from '../../settings/settings.ts';
import { isSheetOpen, press } from '../../ui/index.ts';
import { sayPlain, sayPower, sayTotal } from '../model/account.ts';
import { keyAction } from '../model/keys.ts';
import { sides } from '../model/targets.ts';
import { sayPoints, saySummary, sayWaiting, sayWinner } from '../model/words.ts';
import type { TableState as Table, TableStore } from './context.ts';
import { canPoint } from './signals.ts';
import { focusLegal, focusPrompt, focusRegion, moveFocus, REGIONS } from './useFocus.ts';

const isField = (el: Element | null): boolean =>
  el instanceof HTMLElement && (el.matches('input:not([type=checkbox]), textarea, select') || el.isContentEditable);

/** The base that contains the focus. */
function focusedBase(): number {
  const el = document.activeElement?.closest<HTMLElement>('[data-testid^="base-"]');
  return el ? Number(el.dataset.testid!.slice(5)) : -1;
}

/** Dismisses what covers the table; true if there was something. */
function dismiss({ scored, duelling }: Table): boolean {
  if (!scored.event) return duelling.read();
  scored.next();
  return true;
}

/** Opens a region that is closed, so that the focus can go there. */
function open(region: string, { hand, sheets, layout }: Table): void {
  if (region === 'hand') hand.set(true);
  if (region === 'rail' && layout !== 'desktop') sheets.log();
}

export function useKeys(root: RefObject<HTMLElement | null>, store: TableStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const el = root.current;
      // A modal sheet has the keyboard to itself.
      if (!el || event.defaultPrevented || isSheetOpen()) return;
      if (act(event, el, store.getState())) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, store]);
}

/** Runs `work` and shows the key press on the button with the same effect, if there is one. */
function byButton(el: HTMLElement, key: string, work: () => void): boolean {
  const button = el.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (button) press(button, work);
  return button !== null;
}

function act(event: KeyboardEvent, el: HTMLElement, table: Table): boolean {
  const { view, decision, name, announce } = table;
  const prompt = view.prompt;
  const action = keyAction({
    key: event.key,
    code: event.code,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    typing: isField(document.activeElement),
    yesno: prompt?.kind === 'yesno',
    letters: settings.getState().letters,
  });
  if (!action) return false;
  const focused = (document.activeElement as HTMLElement | null)?.dataset;
  switch (action.do) {
    case 'move':
      return moveFocus(action.dir);
    case 'base':
      return number(action.n, el, table);
    case 'hand':
      open('hand', table);
      requestAnimationFrame(() => el.querySelector<HTMLElement>(`[data-hand="${action.n}"]`)?.focus());
      return true;
    case 'next':
    case 'previous':
      focusLegal(el, action.do === 'next' ? 1 : -1);
      return true;
    case 'prompt':
      focusPrompt(el);
      return true;
    case 'pass':
      decision.pass();
      return true;
    case 'undo':
      table.undoing.press();
      return true;
    case 'passTurn':
    case 'full':
      return wantPassing(action.do, table);
    case 'confirm':
      decision.confirm();
      return true;
    case 'end':
      decision.endTurn(decision.ending);
      if (!decision.targets.end) announce(say('The turn cannot be ended now.'));
      return true;
    case 'inspect':
    case 'explain': {
      if (!focused?.id) return false;
      const id = Number(focused.id);
      const thing = table.where.get(id);
      const found = thing?.card?.name ?? view.bases.find((b) => b.id === id)?.name;
      if (found) table.inspect({ id, name: found });
      if (action.do === 'explain') void sayAccount(id, table);
      return true;
    }
    case 'point': {
      const id = Number(focused?.id);
      if (!table.signals?.can || !canPoint(table.where.get(id))) return false;
      table.game.ping(id);
      return true;
    }
    case 'cancel':
      if (dismiss(table) || byButton(el, 'Esc', decision.cancel) || decision.cancel()) return true;
      if (!table.inspected) return false;
      table.inspect(null);
      return true;
    case 'help':
      press(el.querySelector<HTMLElement>('[data-testid="btn-menu"]') ?? el, table.sheets.help);
      return true;
    case 'go':
      open(action.region, table);
      requestAnimationFrame(() => focusRegion(el, action.region));
      return true;
    case 'region': {
      const here = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '';
      const list = REGIONS.filter((r) => r !== 'topbar');
      focusRegion(el, list[(list.indexOf(here as (typeof list)[number]) + 1) % list.length]!);
      return true;
    }
    case 'yesno': {
      const option = prompt?.options.find((o) => o.key === action.key);
      if (option) decision.choose(option.id);
      return option !== undefined;
    }
    case 'side': {
      const both = sides(prompt, decision.sel);
      if (!both) return false;
      if (action.side === 'minion') decision.asMinion();
      else decision.choose(both.action.id);
      return true;
    }
    case 'say': {
      const base = view.bases[focusedBase()];
      if (action.what === 'summary') announce(saySummary(view, name));
      else if (action.what === 'points') announce(sayPoints(view, name));
      else if (action.what === 'waiting') announce(sayWaiting(view, name));
      else announce((base ? [base] : view.bases).map((b) => sayWinner(b, name, view.bigBase !== null)).join(' '));
      return true;
    }
  }
}

function wantPassing(what: 'passTurn' | 'full', { game, passing, announce }: Table): boolean {
  if (!passing) return false;
  const { full, pass } = passing;
  if (what === 'full') {
    game.pass({ full: !full });
    announce(full ? say('Full control is off.') : say('Full control: you are asked about everything this turn.'));
  } else {
    game.pass({ pass: pass === 'turn' ? null : 'turn' });
    announce(pass === 'turn' ? say('You will be asked again.') : say('Passing until your turn.'));
  }
  return true;
}

/** Announces how the focused number adds up. */
async function sayAccount(id: number, { view, where, game, name, announce }: Table): Promise<void> {
  const board = view.bigBase !== null;
  const base = view.bases.find((one) => one.id === id);
  const card = where.get(id)?.card;
  if (base) announce(sayTotal(base, await game.explain(id, 'breakpoint'), name, board));
  else if (card?.type === 'minion' && where.get(id)?.place === 'tile')
    announce(sayPower(card, await game.explain(id, 'power')));
  else if (card) announce(sayPlain(card));
}

/** A digit answers a question whose options are numbered or are bases; otherwise it moves the focus to a base. */
function number(n: number, el: HTMLElement, { view, decision }: Table): boolean {
  const { targets } = decision;
  if (view.prompt?.kind === 'number') {
    // The tenth digit is 0.
    const option = targets.loose.find((o) => o.key === String((n + 1) % 10));
    if (option) decision.choose(option.id);
    return option !== undefined;
  }
  const base = view.bases[n];
  const loose = targets.loose[n];
  const treasure = view.sharing?.cards[n];
  const onBases = view.bases.some((b) => targets.ids.has(b.id));
  if (treasure && targets.ids.has(treasure.id)) decision.tap(treasure.id);
  else if (!onBases && loose) decision.choose(loose.id);
  else if (base && targets.ids.has(base.id)) decision.tap(base.id);
  else if (base) el.querySelector<HTMLElement>(`[data-base="${n}"]`)?.focus();
  else return false;
  return true;
}

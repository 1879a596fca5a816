import { type FactionEntry, factionIndex } from '@smash/cards/factions';
import { useEffect, useRef, useState } from 'react';
import { useFaction, useSearchedFactions } from '../../cards/factions.ts';
import { msg, say } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
import { settings } from '../../settings/settings.ts';
import { Button, Icon, isSheetOpen, MoreBelow } from '../../ui/index.ts';
import { useWholeRows } from '../../ui/useWholeRows.ts';
import type { View } from '../../view/types.ts';
import { Bar } from '../bar/Bar.tsx';
import { Finder } from '../factions/Finder.tsx';
import { ANYTHING, cardWith, findWithCards, isAsking } from '../factions/find.ts';
import { Decks } from './Decks.tsx';
import styles from './draft.module.css';
import { FactionSheet } from './FactionSheet.tsx';
import { FactionTile } from './FactionTile.tsx';
import { blocked, EACH, holders, optionFor, stopOf } from './model.ts';
import { Order } from './Order.tsx';

export interface DraftProps {
  view: View;
  names: string[];
  title: string;
  /** The message about a lost connection; the page reads it out. */
  lost?: string;
  /** Why the last pick was refused. */
  refused?: string;
  /** Several people look at this screen, so nobody is addressed as "you". */
  shared?: boolean;
  answer(pick: number[]): void;
}

const ENTRIES: ReadonlyMap<string, FactionEntry> = new Map(factionIndex.map((one) => [one.faction, one]));
const entryOf = (faction: string): FactionEntry =>
  ENTRIES.get(faction) ?? { faction, set: '', tags: [], complexity: 0 };

/** Up to this many tiles fit at a glance, so they need no filter. */
const FEW = 8;
const MODES = { queensberry: msg('Snake draft'), free: msg('Free pick') } as const;
const TILES = ['button'];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keeps the count on one line where the words wrap. */
function Kept({ words }: { words: string }) {
  const [first, ...rest] = words.split(', ');
  return (
    <span>
      {first}
      {rest.length > 0 ? ', ' : ''}
      <span className={styles.kept}>{rest.join(', ')}</span>
    </span>
  );
}

/**
 * The choice of factions. All of it is public, so everybody sees the same; only players who may pick get an active
 * button.
 */
export default function Draft({ view, names, title, lost, refused, shared, answer }: DraftProps) {
  const [wanted, setWanted] = useState(ANYTHING);
  const [open, setOpen] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const draft = view.draft;
  const pool = draft?.pool.map(entryOf) ?? [];
  const known = useSearchedFactions(isAsking(wanted));
  const shown = findWithCards(pool, wanted, known);
  const free = shown.flatMap(({ faction }) => (optionFor(view, faction) ? [faction] : []));
  const current = open ?? free[0] ?? pool[0]?.faction ?? '';
  const stop = stopOf(
    shown.map(({ faction }) => faction),
    current,
  );
  const fact = useFaction(current);
  useWholeRows(grid, `${shown.length}/${current}`, TILES);
  const mine = typeof view.viewer === 'number' ? view.viewer : null;
  const you = shared ? null : mine;
  const nameOf = (seat: number) => (seat === you ? say('You') : (names[seat] ?? say('Somebody')));

  // A digit opens the tile with that number, wherever the focus is.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSheetOpen() || !settings.getState().letters) return;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test((event.target as Element).tagName))
        return;
      const tile = /^[1-9]$/.test(event.key) ? grid.current?.children[Number(event.key) - 1] : undefined;
      if (tile instanceof HTMLElement) tile.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (!draft) return null;
  const why = blocked(view, draft, current, { you, nameOf });

  const pick = () => {
    const option = optionFor(view, current);
    if (option) answer([option.id]);
    setOpen(null);
  };
  const move = (event: React.KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !grid.current) return;
    const tiles = [...grid.current.children];
    const at = tiles.indexOf(event.target as Element);
    const next = tiles[(at + step + tiles.length) % tiles.length];
    if (at >= 0 && next instanceof HTMLElement) next.focus();
    event.preventDefault();
  };

  return (
    <div className={styles.draft} data-testid="draft" data-state={view.prompt ? 'deciding' : 'waiting'}>
      <Bar title={title} sub={<b className={styles.mode}>{say(MODES[draft.mode])}</b>}>
        {free.length > 0 ? (
          <Button
            small
            testid="surprise"
            onClick={() => setOpen(free[Math.floor(Math.random() * free.length)] ?? null)}
          >
            <Icon name="dice" />
            {say('Surprise me')}
          </Button>
        ) : null}
      </Bar>
      {lost || refused ? (
        <p className={styles.trouble} role={lost ? undefined : 'status'}>
          {lost || refused}
        </p>
      ) : null}
      <Order draft={draft} you={you} nameOf={nameOf} />
      <p className="vh" role="status">
        {view.prompt ? say('Your decision: {title}', { title: sayRules(view.prompt.title) }) : say('Others pick now.')}
      </p>
      <div className={styles.columns}>
        <main className={styles.pool}>
          {pool.length > FEW ? <Finder all={pool} wanted={wanted} onChange={setWanted} /> : null}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
          <div className={styles.grid} ref={grid} onKeyDown={move} data-few={pool.length <= FEW || undefined}>
            {shown.map((entry) => (
              <FactionTile
                key={entry.faction}
                entry={entry}
                card={cardWith(wanted.question, known.get(entry.faction))}
                takenBy={holders(draft, entry.faction)}
                pickable={optionFor(view, entry.faction) !== undefined}
                open={entry.faction === current}
                isStop={entry.faction === stop}
                onOpen={() => setOpen(entry.faction)}
              />
            ))}
            {shown.length === 0 ? <p className="mut">{say('Nothing contains these words. Try fewer.')}</p> : null}
          </div>
          <MoreBelow list={grid} rows="button" watch={`${shown.length}/${current}`} edge />
          <Decks picked={draft.picked} nameOf={nameOf} />
        </main>
        <FactionSheet name={current} fact={fact}>
          <Button
            kind="primary"
            wide
            className={styles.pick}
            hatched={why !== ''}
            reason={why}
            testid="pick"
            onClick={pick}
          >
            <Kept
              words={
                mine === null
                  ? say('Pick {faction}', { faction: current })
                  : say('Pick {faction}, {n} of {each}', {
                      faction: current,
                      n: (draft.picked[mine]?.length ?? 0) + 1,
                      each: EACH,
                    })
              }
            />
          </Button>
        </FactionSheet>
      </div>
    </div>
  );
}

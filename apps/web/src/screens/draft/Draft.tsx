import { useEffect, useRef, useState } from 'react';
import { type FactionSheetFacts, useFactions } from '../../cards/factions.ts';
import { msg, say } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
import { Button, Icon } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { Bar } from '../bar/Bar.tsx';
import { Decks } from './Decks.tsx';
import styles from './draft.module.css';
import { FactionSheet } from './FactionSheet.tsx';
import { FactionTile } from './FactionTile.tsx';
import { blocked, commonTags, EACH, holders, optionFor } from './model.ts';
import { Order } from './Order.tsx';

export interface DraftProps {
  view: View;
  names: string[];
  title: string;
  /** Shown when the connection is lost. */
  trouble?: string;
  /** Several people look at this screen: nobody is "you". */
  shared?: boolean;
  answer(pick: number[]): void;
}

/** This many tiles fit at a glance: no filter needed. */
const FEW = 8;
const MODES = { queensberry: msg('Snake draft'), free: msg('Free pick') } as const;
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Choosing factions. All of it is public, so everybody sees the same; only players who may pick have an active button.
 */
export default function Draft({ view, names, title, trouble, shared, answer }: DraftProps) {
  const facts = useFactions();
  const [tag, setTag] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const draft = view.draft;
  const mine = typeof view.viewer === 'number' ? view.viewer : null;
  const you = shared ? null : mine;
  const nameOf = (seat: number) => (seat === you ? say('You') : (names[seat] ?? say('Somebody')));

  // A digit opens the tile with that number, regardless of focus.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      const tile = /^[1-9]$/.test(event.key) ? grid.current?.children[Number(event.key) - 1] : undefined;
      if (tile instanceof HTMLElement) tile.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (!draft) return null;
  const factOf = (name: string): FactionSheetFacts | undefined => facts?.find((one) => one.faction === name);
  const tags = commonTags(draft.pool.map((name) => factOf(name)?.tags ?? []));
  const shown = draft.pool.filter((name) => tag === null || factOf(name)?.tags.includes(tag));
  const free = draft.pool.filter((name) => optionFor(view, name));
  const current = open ?? free[0] ?? draft.pool[0] ?? '';
  const fact = factOf(current);
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
      {trouble ? (
        <p className={styles.trouble} role="status">
          {trouble}
        </p>
      ) : null}
      <Order draft={draft} you={you} nameOf={nameOf} />
      <p className="vh" role="status">
        {view.prompt ? say('Your decision: {title}', { title: sayRules(view.prompt.title) }) : say('Others pick now.')}
      </p>
      <div className={styles.columns}>
        <main className={styles.pool}>
          <div className={styles.filter} hidden={draft.pool.length <= FEW}>
            <button type="button" data-on={tag === null || undefined} onClick={() => setTag(null)}>
              {say('All {n}', { n: draft.pool.length })}
            </button>
            {tags.map((one) => (
              <button
                key={one}
                type="button"
                data-on={one === tag || undefined}
                aria-pressed={one === tag}
                onClick={() => setTag(one === tag ? null : one)}
              >
                {one}
              </button>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
          <div className={styles.grid} ref={grid} onKeyDown={move} data-few={draft.pool.length <= FEW || undefined}>
            {shown.map((name) => (
              <FactionTile
                key={name}
                name={name}
                fact={factOf(name)}
                takenBy={holders(draft, name)}
                pickable={optionFor(view, name) !== undefined}
                open={name === current}
                onOpen={() => setOpen(name)}
              />
            ))}
          </div>
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
            {mine === null
              ? say('Pick {faction}', { faction: current })
              : say('Pick {faction} · {n} of {each}', {
                  faction: current,
                  n: (draft.picked[mine]?.length ?? 0) + 1,
                  each: EACH,
                })}
          </Button>
        </FactionSheet>
      </div>
    </div>
  );
}

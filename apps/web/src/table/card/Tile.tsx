import { type CSSProperties, memo } from 'react';
import { Emblem } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import { Icon, SeatMark, seatLetter } from '../../ui/index.ts';
import type { BaseView, CardView } from '../../view/types.ts';
import { type Density, isChip, isFull } from '../model/density.ts';
import { hyphenate, longestWord, widestWord } from '../model/hyphens.ts';
import { tileLabel } from '../model/words.ts';
import { noEffect, useLegal, useTable, useTouch } from '../state/context.ts';
import { touched } from '../state/touched.ts';
import { Plate, Rules, Window } from './CardFace.tsx';
import { briefName, chipName } from './chipName.ts';
import { Ready } from './Ready.tsx';
import styles from './tile.module.css';
import { useInspectGesture } from './useInspectGesture.ts';

/** The number of a pick, on chosen cards. */
export function Tick({ n }: { n: number }) {
  return n > 0 ? <span className={styles.tick}>✓{n > 1 ? ` ${n}` : ''}</span> : null;
}

const changeOf = ({ power, printed }: CardView): number => (power ?? 0) - (printed ?? power ?? 0);
const wayOf = (change: number) => (change > 0 ? 'up' : 'down');
const noteOf = (card: CardView) => {
  if (card.counters) return 'counters';
  return changeOf(card) === 0 ? undefined : 'change';
};

/** The number of counters, on a disc so that it is not read as a digit of the number beside it. */
export const Counters = ({ n }: { n: number | undefined }) => (n ? <small className={styles.coin}>{n}</small> : null);

/** Shows whether a number is larger or smaller than printed. */
export const ChangeArrow = ({ up }: { up: boolean }) => (
  <svg viewBox="0 0 10 7" width="10" height="7" aria-hidden="true">
    <path d={up ? 'M5 0l5 7H0Z' : 'M0 0h10L5 7Z'} fill="currentColor" />
  </svg>
);

/** That the power is not the printed one, and its counters. An arrow keeps the disc from being read as a second digit. */
function ChangeMark({ card }: { card: CardView }) {
  const change = changeOf(card);
  const arrow = change ? <ChangeArrow up={change > 0} /> : null;
  if (!card.counters) return arrow;
  return (
    <span className={styles.mark}>
      {arrow}
      <Counters n={card.counters} />
    </span>
  );
}

function Power({ card }: { card: CardView }) {
  const change = changeOf(card);
  return (
    <span className={styles.pw} data-change={change === 0 ? undefined : wayOf(change)} data-noted={noteOf(card)}>
      {card.power}
      <ChangeMark card={card} />
    </span>
  );
}

/** Says "ability cancelled" to mouse users; the label of the surrounding button says it to screen readers. */
export const Cancelled = ({ size }: { size: number }) => (
  <span className={styles.cancelled} title={say('ability cancelled')}>
    <Icon name="cancelled" size={size} />
  </span>
);

/** The plate of a card in a list, with the mark of what changes its power in play. */
export function PowerPlate({ card }: { card: CardView }) {
  const change = changeOf(card);
  return (
    <span className={`${styles.pw} ${styles.plated}`} data-change={change === 0 ? undefined : wayOf(change)}>
      <Plate type={card.type} power={card.power ?? card.printed} />
      <ChangeMark card={card} />
    </span>
  );
}

/** An action in play that can be touched: on a minion or on a base. */
export function Attached({ card, base }: { card: CardView; base: BaseView }) {
  const { name } = useTable('name');
  const touch = useTouch(card.id);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  return (
    <button
      type="button"
      className={styles.attached}
      data-seat={card.controller ?? undefined}
      data-testid={`tile-${card.id}`}
      aria-label={tileLabel(card, base, name, touch.said)}
      {...touched(card.id, touch)}
      {...gesture}
    >
      <span data-name>{card.name}</span>
      <Counters n={card.counters} />
      <Tick n={touch.chosen} />
    </button>
  );
}

export interface TileProps {
  card: CardView;
  base: BaseView;
  density: Density;
  /** The card is alone in its lane and may take the whole row. */
  alone: boolean;
  /** The chip is wide enough for a short name. */
  called?: boolean;
  /** Average letters per line below the power, and the number of lines; absent if the chip shows its emblem. */
  brief?: { width: number; lines: number } | undefined;
}

/** The names of the card's attached actions. */
const Named = ({ on }: { on: readonly CardView[] }) => (
  <span className={styles.on} data-on>
    {on.map((one) => (
      <span key={one.id} data-seat={one.controller ?? undefined}>
        {one.controller === null ? null : <b>{seatLetter(one.controller)}</b>}
        {one.name}
      </span>
    ))}
  </span>
);

/** What a tile with enough room also shows: picture, text, and attachments. */
function Inside({ card }: { card: CardView }) {
  const { facts } = useTable('facts');
  const fact = facts.get(card.name);
  const on = card.on ?? [];
  return (
    <>
      <span className={styles.tx} data-told>
        {fact ? <Rules text={fact.text || say('No ability.')} /> : null}
      </span>
      <span className={styles.pic} data-picture>
        <Window name={card.name} owner={card.owner} />
      </span>
      {on.length > 0 ? <Named on={on} /> : null}
    </>
  );
}

/** px: marks of players on tabs: smaller on tablets, whose tiles are as narrow as their names. */
const MARK = { usual: 18, tablet: 16 };

/** The most tabs that fit an edge one below the other; if there are more actions, the last tab counts the rest. */
const TABS = 2;

/**
 * Attached actions, at the edge of the tile.
 * @param pinned all of one player's share a tab with their number, like those of a folded base
 */
function Tabs({ on, pinned }: { on: readonly CardView[]; pinned: boolean }) {
  const { layout } = useTable('layout');
  const mark = layout === 'tablet' || layout === 'portrait' ? MARK.tablet : MARK.usual;
  const [first] = on;
  const isPinned = pinned && on.every(({ controller }) => controller === first?.controller);
  if (isPinned)
    return (
      <span className={styles.tabs} aria-hidden="true">
        <i className={styles.pinned} data-seat={first?.controller ?? undefined}>
          <Icon name="clip" size={11} />
          {on.length}
        </i>
      </span>
    );
  return (
    <span className={styles.tabs} aria-hidden="true">
      {on.length === 1 ? <Icon name="clip" size={12} /> : null}
      {on.slice(0, on.length > TABS ? TABS - 1 : TABS).map((c) => (
        <i key={c.id} data-seat={c.controller ?? undefined}>
          {c.controller === null ? <Icon name="bolt" size={13} /> : <SeatMark seat={c.controller} size={mark} silent />}
        </i>
      ))}
      {on.length > TABS ? <i>{on.length - TABS + 1}</i> : null}
    </span>
  );
}

/** Letters that fit a line in the larger size, and beside an arrow and a disc in a row. */
const WORDY = 12;
const SHORT = 9;

/** What the size and the spacing of a name's letters depend on. */
export const lettersOf = (name: string) =>
  ({ '--letters': longestWord(name), '--wide': widestWord(name).toFixed(1) }) as CSSProperties;

/** Whether a name below the power can break into lines. */
const linesOf = (name: string) => (/[ \u00ad]/.test(name) ? 'lines' : 'line');

function TileFace({ card, base, density, alone, called, brief }: TileProps) {
  const touch = useTouch(card.id);
  const { said, chosen, pointless } = touch;
  const { name, factionOf, layout, you } = useTable('name', 'factionOf', 'layout', 'you');
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const on = card.on ?? [];
  const full = isFull(density);
  const chip = isChip(density);
  const short = chip && called ? chipName(card, layout) : null;
  const begun = chip && !short && brief ? briefName(card, base, brief.width, brief.lines) : null;
  return (
    <button
      type="button"
      className={styles.tile}
      data-seat={card.controller ?? undefined}
      data-chip={chip ? density : undefined}
      data-called={short ? true : undefined}
      data-brief={begun ? linesOf(begun) : undefined}
      data-long={(card.power ?? 0) > 9 || undefined}
      data-full={full ? density : undefined}
      data-att={on.length > 0 || undefined}
      data-wordy={card.name.length > WORDY || undefined}
      data-short={(!chip && card.name.length <= SHORT) || undefined}
      data-usable={card.usable || undefined}
      data-marked={card.under || card.cancelled ? true : undefined}
      data-pointless={pointless || undefined}
      data-testid={`tile-${card.id}`}
      aria-label={tileLabel(card, base, name, said)}
      {...touched(card.id, touch)}
      {...gesture}
    >
      <Power card={card} />
      {begun ? (
        <span className={styles.n} data-begun style={lettersOf(begun)}>
          {begun}
        </span>
      ) : null}
      {chip && !short && !begun ? <Emblem faction={factionOf(card.name, card.owner)} size={16} /> : null}
      {!chip || short ? (
        <span className={styles.n} data-name style={lettersOf(card.name)}>
          {short ?? hyphenate(card.name)}
          {pointless && !chip ? <small>{noEffect()}</small> : null}
        </span>
      ) : null}
      {card.under ? (
        <span className={styles.flagmark} data-under>
          <Icon name="deck" size={12} />
          {card.under}
        </span>
      ) : null}
      {card.cancelled ? (
        <span className={styles.flagmark}>
          <Cancelled size={12} />
        </span>
      ) : null}
      {card.usable && you !== null ? <Ready at={styles.use} /> : null}
      {on.length > 0 && alone && !full ? <Named on={on} /> : null}
      {on.length > 0 ? <Tabs on={on} pinned={layout === 'landscape' && !chip} /> : null}
      {full ? <Inside card={card} /> : null}
      <Tick n={chosen} />
    </button>
  );
}

export const Tile = memo(function Tile({ card, base, density, alone, called = false, brief }: TileProps) {
  const on = card.on ?? [];
  const touchable = useLegal(on.map(({ id }) => id)).size > 0;
  return (
    <li className={styles.cell} data-alone={alone || undefined} data-full={isFull(density) ? density : undefined}>
      <TileFace card={card} base={base} density={density} alone={alone} called={called} brief={brief} />
      {touchable ? (
        <span className={styles.fanned}>
          {on.map((c) => (
            <Attached key={c.id} card={c} base={base} />
          ))}
        </span>
      ) : null}
    </li>
  );
});

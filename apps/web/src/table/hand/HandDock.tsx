import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { CardBack } from '../../art/index.ts';
import { areFactsHere } from '../../cards/facts.ts';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import type { CardView } from '../../view/types.ts';
import { Plate, Rules, Window } from '../card/CardFace.tsx';
import { Shelf } from '../card/Shelf.tsx';
import { Tick } from '../card/Tile.tsx';
import { Aside } from '../card/Titan.tsx';
import { useInspectGesture } from '../card/useInspectGesture.ts';
import { hyphenate, isSlender, isWordy, longestWord, wordSize } from '../model/hyphens.ts';
import { typeWord } from '../model/words.ts';
import { useSelected, useTable, useTouch } from '../state/context.ts';
import { handRows, isInRows, isTall, type Letters, ONE_ROW, perRow } from '../state/hand-rows.ts';
import { hasTitans, isCrowded } from '../state/tight.ts';
import { touched } from '../state/touched.ts';
import { handPeeks, type Layout, useLow } from '../state/useLayout.ts';
import styles from './hand.module.css';
import { OwnPanel } from './OwnPanel.tsx';
import { Peek, Standing } from './Peek.tsx';
import { Tray } from './Tray.tsx';
import { useFit } from './useFit.ts';

/** Letters of a text that has room for larger ones. */
const BRIEF = 75;
/** px: the smallest letters that are read at a glance; the least; those of whole lines where a text is cut anyway. */
const READ = 13;
const SMALL = 12;
const BODY = 14;

/** On an upright tablet smaller ones than those of a body are worth it in one row alone, which leaves most texts whole. */
function leastLetters(layout: Layout, inRows: boolean): number {
  if (layout !== 'portrait') return SMALL;
  return inRows ? BODY : READ;
}

/** A higher row, two rows, higher ones, the highest ones. */
const STEPS = 4;
const LAST = 2;
/** Cards that take two rows for their texts, and more than a full hand. */
const FEWEST = 4;
const MANY = 10;
/** Cards that a row of a tablet has room for, with the longest texts. */
const ROW = 5;
/** Letters of a name in one line of the narrowest cards; those of a single word on others. */
const LINE = 10;
const WORD = 13;
/** Cards side by side on a low phone that are the narrowest. */
const NARROW = 4;
/** Cards that are wide on a phone on its side. */
const WIDE = 4;

const isLine = (name: string, word: number): boolean => name.length <= (name.includes(' ') ? LINE : word);

interface HandCardProps {
  card: CardView;
  index: number;
  /** Letters of the longest word that its name shares its size with. */
  longest: number;
  /** Letters of a single word in one line. */
  word: number;
  /** In the second of two rows. */
  isBelow: boolean;
}

const HandCard = memo(function HandCard({ card, index, longest, word, isBelow }: HandCardProps) {
  const touch = useTouch(card.id);
  const { said, chosen, pointless, note } = touch;
  const { facts } = useTable('facts');
  const fact = facts.get(card.name);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const kind =
    card.type === 'minion'
      ? say('power {n}', { n: card.printed ?? card.power ?? fact?.power ?? 0 })
      : typeWord(card.type);
  return (
    <li className={styles.slot} data-wordy={isWordy(card.name) || undefined} data-below={isBelow || undefined}>
      <button
        type="button"
        className={styles.card}
        data-seat={card.owner ?? undefined}
        data-hand={index}
        data-testid={`hand-${index}`}
        data-pointless={pointless || undefined}
        data-noted={note !== '' || undefined}
        data-wordy={isWordy(card.name) || undefined}
        data-line={isLine(card.name, word) || undefined}
        aria-label={`${card.name}, ${kind}${fact?.text ? `. ${fact.text}` : ''}${said ? ` ${said}` : ''}`}
        {...touched(card.id, touch)}
        {...gesture}
      >
        <span className={styles.top}>
          <Plate type={card.type} power={card.printed ?? card.power ?? fact?.power} />
          <span
            className={styles.nm}
            data-name
            data-words={wordSize(card.name)}
            style={{ '--letters': longest } as CSSProperties}
          >
            {hyphenate(card.name)}
          </span>
        </span>
        <span className={styles.win}>
          <i>
            <Window name={card.name} owner={card.owner} />
          </i>
        </span>
        <span className={styles.tx} data-text data-brief={(fact && fact.text.length <= BRIEF) || undefined}>
          {fact || areFactsHere() ? <Rules text={fact?.text || say('No ability.')} /> : null}
        </span>
        {note ? (
          <span className={styles.idle} data-mark-of="reason">
            {note}
          </span>
        ) : null}
        <Tick n={chosen} />
      </button>
    </li>
  );
});

/** The backs of a hand while the screen changes hands. */
const Backs = ({ n }: { n: number }) => (
  <ul className={styles.fan} aria-label={say('{n} hidden cards', { n })}>
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all alike
      <li key={i} className={styles.slot}>
        <span className={styles.back}>
          <CardBack />
        </span>
      </li>
    ))}
  </ul>
);

/** Names that low cards of a phone on its side tell in two lines: any, if there are few. */
const isBrief = (cards: CardView[]): boolean => cards.length <= WIDE || cards.every(({ name }) => isSlender(name));

/** Letters of the longest word of a hand, but for those that are broken anyway. */
const longestIn = (cards: CardView[]): number =>
  Math.max(1, ...cards.map(({ name }) => (wordSize(name) === 'long' ? 1 : longestWord(name))));

/** What a hand does, one after the other, before a text is cut; from the first one on for other cards. */
function useSteps(hand: string): [step: number, next: () => void] {
  const [taken, setTaken] = useState({ hand, step: 0 });
  const step = taken.hand === hand ? taken.step : 0;
  return [step, () => setTaken({ hand, step: Math.min(step + 1, STEPS) })];
}

const sizeOf = (cards: CardView[]): string => (cards.length > MANY ? 'many' : 'few');

/** Wide enough for two rows of texts. */
const isWide = (layout: Layout): boolean => layout === 'desktop' || layout === 'laptop' || layout === 'tablet';

const lettersOf =
  (facts: ReadonlyMap<string, { text: string }>) =>
  ({ name }: CardView): Letters => ({ name: name.length, text: facts.get(name)?.text.length ?? 0 });

/** Letters that are worth a higher hand; on a tablet few cards stay in one row for the sake of the bases. */
function goodLetters(layout: Layout, cards: number, isAsPlanned: boolean, inRows: boolean): number {
  if (layout === 'desktop' && isAsPlanned) return BODY;
  return layout === 'tablet' && cards <= ROW && !isAsPlanned && !inRows ? SMALL : READ;
}

interface FanProps {
  cards: CardView[];
  /** Its cards and what stands among them on a phone. */
  places: number;
  inRows: boolean;
  /** It has two rows however short its texts are. */
  isMany: boolean;
  step: number;
  fan: RefObject<HTMLUListElement | null>;
  /** A text does not fit in good letters; `evenSo`: nor in the least ones. */
  onCut(evenSo: boolean): void;
}

function Fan({ cards, places, inRows, isMany, step, fan, onCut }: FanProps) {
  const { layout, facts } = useTable('layout', 'facts');
  const texts = useMemo(() => [cards, facts, layout, step], [cards, facts, layout, step]);
  // On a phone a short name has larger letters; elsewhere the names of a hand are alike.
  const low = useLow();
  const word = low && perRow(layout, places) >= NARROW ? LINE : WORD;
  const longest = isWide(layout) ? Math.max(...cards.map(({ name }) => longestWord(name))) : null;
  // One row takes one step for larger letters; more would cost the bases more than they say.
  useFit(
    fan,
    texts,
    leastLetters(layout, inRows),
    goodLetters(layout, cards.length, isMany || step === 0, inRows),
    onCut,
  );
  const across = perRow(layout, places);
  if (cards.length === 0)
    return <p className={styles.empty}>{say('No cards. You draw two at the end of your turn.')}</p>;
  return (
    <ul
      className={styles.fan}
      data-many={cards.length > 6 || undefined}
      data-most={cards.length > MANY || undefined}
      data-rows={inRows || undefined}
      data-odd={cards.length % 2 === 1 || undefined}
      data-brief={isBrief(cards) || undefined}
      data-long={cards.some(({ name }) => isWordy(name)) || undefined}
      style={
        {
          '--longest': longestIn(cards),
          '--per-row': across,
        } as CSSProperties
      }
      ref={fan}
    >
      {cards.map((card, i) => (
        <HandCard
          key={card.id}
          card={card}
          index={i}
          longest={longest ?? longestWord(card.name)}
          word={word}
          isBelow={i >= across}
        />
      ))}
    </ul>
  );
}

export interface HandDockProps {
  open: boolean;
  onToggle(open: boolean): void;
  onPlayer(seat: number): void;
}

export const HandDock = memo(function HandDock({ open, onToggle, onPlayer }: HandDockProps) {
  const { layout, handedOver, facts } = useTable('layout', 'handedOver', 'facts');
  const seat = useSelected(({ view, you }) => view.seats.find((one) => one.seat === you));
  const cards = useSelected(({ view }) => view.hand);
  const board = useSelected(({ view }) => view.bigBase !== null);
  const crowded = useSelected(({ view }) => isCrowded(view));
  const titans = useSelected(({ view }) => hasTitans(view));
  const letters = useMemo(() => cards.map(lettersOf(facts)), [cards, facts]);
  const fan = useRef<HTMLUListElement>(null);
  const lit = useSelected(({ decision }) => cards.findIndex((card) => decision.targets.ids.has(card.id)));
  // On a phone the hand continues off-screen: scroll usable cards into view.
  useEffect(() => {
    if (!open) return;
    // In the frame that shows it, which lays it out anyway.
    const frame = requestAnimationFrame(() => {
      const shown = [...(fan.current?.children ?? [])] as HTMLElement[];
      if (fan.current) fan.current.scrollLeft = (shown[lit]?.offsetLeft ?? 0) - (shown[0]?.offsetLeft ?? 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [lit, open]);
  const low = useLow();
  const [step, onCut] = useSteps(`${layout}/${cards.map(({ name }) => name).join()}`);
  if (!seat) return null;
  const phone = handPeeks(layout);
  const high = layout === 'desktop' ? 3 : 2;
  const columns = Math.ceil(seat.stasis.length / high) + (seat.titans.length > 0 ? 1 : 0);
  const hidden = handedOver;
  // On a phone titans and cards in stasis have places in the rows of the hand; on a tablet they stand beside it.
  const places = layout === 'tablet' ? columns : 0;
  const beside = layout === 'phone' ? seat.titans.length + seat.stasis.length : places;
  const all = cards.length + beside;
  const isMany = isInRows(layout, all, letters);
  const first = isMany ? 0 : 2;
  // What the bases cannot spare.
  const isLow = board || (crowded && places > 0) || (layout === 'laptop' && titans);
  const grows = isWide(layout) && cards.length >= FEWEST && step >= first && !(isLow && layout === 'laptop' && !board);
  const inRows = !hidden && (isMany || grows);
  const isCut = step > first && (!isLow || layout === 'tablet');
  const isLong = isTall(letters) && !isLow;
  const tall = inRows && (cards.length > MANY || (isWide(layout) && (isLong || isCut)));
  const isHighest = inRows && !crowded && !isLow && step > first + 1;
  // Beside rows of texts, which need the width, titans stand below the panel.
  const below = inRows && isWide(layout) && columns === 1 && seat.titans.length > 0;
  const grid = layout === 'phone' && !hidden && cards.length > 0 && all > ONE_ROW.phone;
  // The standing above the cards, or beside them where the bases need that line.
  const inLine = !low && !crowded;
  // At most a line for minions and one for actions.
  const plain = seat.plays.every(({ limit, left }) => limit === '' || left === 0);
  const standing = inLine ? 'line' : 'column';
  const looks = {
    ...(columns > 1 && { '--more': columns - 1 }),
    ...(grid && { '--per-row': perRow(layout, all), '--hand-rows': handRows(layout, all) }),
  } as CSSProperties;
  return (
    <section
      className={styles.hand}
      aria-label={say('Your hand')}
      data-testid="hand"
      data-region="hand"
      data-open={open || undefined}
      data-full={(!hidden && cards.length > 6) || undefined}
      data-most={tall || undefined}
      data-highest={isHighest ? sizeOf(cards) : undefined}
      data-high={(!hidden && !inRows && !isLow && step > 0) || undefined}
      data-aside={(!below && seat.titans.length + seat.stasis.length > 0) || undefined}
      data-below={below || undefined}
      data-grid={grid ? standing : undefined}
      data-limited={!plain || undefined}
      data-rows={inRows || undefined}
      data-board={board || undefined}
      style={looks}
    >
      <h2 className="vh">{say('Your hand')}</h2>
      {phone && !open ? (
        <Peek seat={seat} cards={hidden ? [] : cards} onOpen={() => onToggle(true)} />
      ) : (
        <>
          <div className={styles.mine}>
            {phone ? null : <OwnPanel seat={seat} onOpen={onPlayer} />}
            <Aside seat={seat} />
            <Shelf seat={seat} />
          </div>
          {hidden ? (
            <Backs n={seat.hand} />
          ) : (
            <Fan
              cards={cards}
              places={phone ? all : cards.length}
              inRows={inRows}
              isMany={isMany}
              step={step}
              fan={fan}
              onCut={(evenSo) => {
                // Minions need the room more than larger letters, and so do the slots of a Big Base board.
                if (evenSo || (!crowded && step < first + (board ? 0 : LAST))) onCut();
              }}
            />
          )}
          {phone ? (
            <div className={styles.beside} data-brief={plain || undefined}>
              <Standing seat={seat} mark={grid ? 20 : 24} wide={grid && inLine} />
              <button type="button" className={styles.fold} onClick={() => onToggle(false)} aria-expanded={true}>
                <Icon name="down" />
                <span className="vh">{say('Close your hand')}</span>
              </button>
            </div>
          ) : (
            <Tray seat={seat} />
          )}
        </>
      )}
    </section>
  );
});

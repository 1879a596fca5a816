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
import { hyphenate, isSlender, isWordy, longestWord, widestWord, widthOf, wordSize } from '../model/hyphens.ts';
import { typeWord } from '../model/words.ts';
import { useNoted, useSelected, useTable, useTouch } from '../state/context.ts';
import { handRows, hasLimits, isInRows, isTall, type Letters, ONE_ROW, perRow } from '../state/hand-rows.ts';
import { hasTitans, isCrowded } from '../state/tight.ts';
import { touched } from '../state/touched.ts';
import { handPeeks, type Layout, useLow } from '../state/useLayout.ts';
import styles from './hand.module.css';
import { OwnPanel } from './OwnPanel.tsx';
import { Peek, Standing } from './Peek.tsx';
import { Tray } from './Tray.tsx';
import { useFit } from './useFit.ts';

/** px: letters of body text, and the smallest ones for texts that would be cut otherwise. */
const BODY = 14;
const SMALL = 12;

/** px: only in a single row does an upright tablet use letters smaller than body text: most texts are whole then. */
const leastLetters = (layout: Layout, inRows: boolean): number => (layout === 'portrait' && inRows ? BODY : SMALL);

/** A hand grows in steps: a higher row, with few cards a still higher one, two rows, higher rows, the highest rows. */
const STEPS = 5;
const LAST = 2;
/** The fewest cards that take two rows for their texts, and the most of an ordinary hand. */
const FEWEST = 4;
const MANY = 10;
/** The most cards for which one row is wide enough, even with the longest texts. */
const ROW = 5;
/** Letters of a name that fit one line of the narrowest cards, and of a one-word name on other cards. */
const LINE = 10;
const WORD = 13;
/** From this many cards side by side, cards of a low phone are the narrowest. */
const NARROW = 4;
/** Up to this many cards, those of a landscape phone are wide. */
const WIDE = 4;
/** Up to this many cards, a hand is a small one. */
const FEW = 6;

const isLine = (name: string, word: number): boolean => name.length <= (name.includes(' ') ? LINE : word);

interface HandCardProps {
  card: CardView;
  index: number;
  /** Letters of the longest word among the names that share this name's size. */
  longest: number;
  /** The most letters of a one-word name in one line. */
  word: number;
  /** The card is in the second of two rows. */
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
          <Plate type={card.type} power={card.printed ?? card.power ?? fact?.power} both={fact?.sides !== undefined} />
          <span
            className={styles.nm}
            data-name
            data-words={wordSize(card.name)}
            style={
              {
                '--letters': longest,
                '--wide': widestWord(card.name).toFixed(1),
                '--whole': widthOf(card.name).toFixed(1),
              } as CSSProperties
            }
          >
            {hyphenate(card.name)}
          </span>
        </span>
        <span className={styles.win}>
          <i>
            <Window name={card.name} owner={card.owner} />
          </i>
        </span>
        <span className={styles.tx} data-text>
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

/** Backs of cards, shown while the device is handed over. */
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

/** Whether low cards of a landscape phone show their names in two lines: they always do if there are few. */
const isBrief = (cards: CardView[]): boolean => cards.length <= WIDE || cards.every(({ name }) => isSlender(name));

/** Letters of the longest word in a hand, not counting words that are broken anyway, if cards are that narrow. */
const longestIn = (cards: CardView[], isNarrow: boolean): number =>
  Math.max(1, ...cards.map(({ name }) => (isNarrow && wordSize(name) === 'long' ? 1 : longestWord(name))));

/** The step that a hand has reached in growing to leave its texts whole; other cards start again. */
function useSteps(hand: string): [step: number, next: () => void] {
  const [taken, setTaken] = useState({ hand, step: 0 });
  const step = taken.hand === hand ? taken.step : 0;
  return [step, () => setTaken({ hand, step: Math.min(step + 1, STEPS) })];
}

/** How often a single row grows before the hand takes two, which an odd number of cards does not fill. */
const stepsOf = (layout: Layout, n: number): number => (n <= ROW && layout !== 'tablet' ? 3 : 2);

const highOf = (step: number): string => (step > 1 ? 'more' : 'some');

const sizeOf = (cards: CardView[]): string => (cards.length > MANY ? 'many' : 'few');

/** Whether the layout is wide enough for two rows of texts. */
const isWide = (layout: Layout): boolean => layout === 'desktop' || layout === 'laptop' || layout === 'tablet';

const lettersOf =
  (facts: ReadonlyMap<string, { text: string }>) =>
  ({ name }: CardView): Letters => ({ name: name.length, text: facts.get(name)?.text.length ?? 0 });

interface FanProps {
  cards: CardView[];
  /** The number of cards and, on a phone, of everything else that stands among them. */
  places: number;
  inRows: boolean;
  step: number;
  fan: RefObject<HTMLUListElement | null>;
  /** A text does not fit in the letters of body text; `evenSo`: nor does it in smaller ones. */
  onCut(evenSo: boolean): void;
}

function Fan({ cards, places, inRows, step, fan, onCut }: FanProps) {
  const { layout, facts } = useTable('layout', 'facts');
  const texts = useMemo(() => [cards, facts, layout, step], [cards, facts, layout, step]);
  // On high phones and in landscape shorter names are larger; elsewhere all names in hand have the same size.
  const low = useLow();
  const word = low && perRow(layout, places) >= NARROW ? LINE : WORD;
  const isAlike = isWide(layout) || (low && layout === 'phone');
  const longest = isAlike ? Math.max(...cards.map(({ name }) => longestWord(name))) : null;
  useFit(fan, texts, leastLetters(layout, inRows), onCut);
  const across = perRow(layout, places);
  const noted = useNoted(cards.map(({ id }) => id));
  if (cards.length === 0)
    return <p className={styles.empty}>{say('No cards. You draw two at the end of your turn.')}</p>;
  return (
    <ul
      className={styles.fan}
      data-many={cards.length > FEW || undefined}
      data-most={cards.length > MANY || undefined}
      data-rows={inRows || undefined}
      data-odd={cards.length % 2 === 1 || undefined}
      data-brief={isBrief(cards) || undefined}
      data-noted={noted || undefined}
      data-long={cards.some(({ name }) => isWordy(name)) || undefined}
      style={
        {
          '--longest': longestIn(cards, layout !== 'landscape' || cards.length > FEW),
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
  // On a phone the hand may continue off-screen: scroll to the first card that can be used.
  useEffect(() => {
    if (!open) return;
    // In the next animation frame, where the browser computes the layout anyway.
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
  // On a phone titans and cards in stasis stand in the rows of the hand, on a tablet beside it.
  const places = layout === 'tablet' ? columns : 0;
  const beside = layout === 'phone' ? seat.titans.length + seat.stasis.length : places;
  const all = cards.length + beside;
  const isMany = isInRows(layout, all, letters);
  const first = isMany ? 0 : stepsOf(layout, cards.length);
  // The bases need the height more than the hand does.
  const isLow = board || (crowded && places > 0) || (layout === 'laptop' && titans);
  const grows = isWide(layout) && cards.length >= FEWEST && step >= first && !(isLow && layout === 'laptop' && !board);
  const inRows = !hidden && (isMany || grows);
  const isCut = step > first && (!isLow || layout === 'tablet');
  const isLong = isTall(letters) && !isLow;
  const tall = inRows && (cards.length > MANY || (isWide(layout) && (isLong || isCut)));
  const isHighest = inRows && !crowded && !isLow && step > first + 1;
  // Two rows of texts need the width, so titans stand below the panel instead of beside the cards.
  const below = inRows && isWide(layout) && columns === 1 && seat.titans.length > 0;
  const grid = layout === 'phone' && !hidden && cards.length > 0 && all > ONE_ROW.phone;
  // Score and plays stand in a line above the cards, or in a column beside them if the bases need the line.
  const inLine = !low && !crowded;
  // At most one line for minions and one for actions.
  const plain = !hasLimits(seat);
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
      data-high={!hidden && !inRows && !isLow && step > 0 ? highOf(step) : undefined}
      data-aside={(!below && seat.titans.length + seat.stasis.length > 0) || undefined}
      data-below={below || undefined}
      data-grid={grid ? standing : undefined}
      data-limited={!plain || undefined}
      data-rows={inRows || undefined}
      data-board={board || undefined}
      data-long={(cards.length <= FEW && cards.some(({ name }) => isWordy(name))) || undefined}
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
              step={step}
              fan={fan}
              onCut={(evenSo) => {
                // Minions and the slots of a Big Base board need the height more than larger letters do.
                const isSpared = (!crowded || layout !== 'desktop') && step < first + (board ? 0 : LAST);
                // On a tablet a few cards stay in one row, to leave height to the bases.
                const isFew = layout === 'tablet' && cards.length <= ROW && !isMany;
                if (evenSo || (isSpared && (!isFew || step === 0))) onCut();
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
            <Tray seat={seat} inRows={inRows} />
          )}
        </>
      )}
    </section>
  );
});

import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { limitSign } from '../../i18n/sentences.ts';
import { Icon, SeatMark } from '../../ui/index.ts';
import type { AllowanceView, CardView, Seat, SeatView } from '../../view/types.ts';
import { Plate } from '../card/CardFace.tsx';
import { Under } from '../card/Shelf.tsx';
import { stasisLabel } from '../model/words.ts';
import { afterPoints } from '../state/afterPoints.ts';
import { type TableState, useLegal, useSelected, useTable, useTouch } from '../state/context.ts';
import { hasLimits } from '../state/hand-rows.ts';
import { useLow } from '../state/useLayout.ts';
import styles from './hand.module.css';
import { Stock } from './Stock.tsx';

const sum = (plays: AllowanceView[]): number => plays.reduce((n, play) => n + play.left, 0);

const isAlike = (play: AllowanceView, other: AllowanceView): boolean =>
  play.type === other.type && play.limit === other.limit;

/** Whether this play is the first in the list with its limit. */
const isFirst = (play: AllowanceView, at: number, all: AllowanceView[]): boolean =>
  play.limit !== '' && all.findIndex((other) => isAlike(play, other)) === at;

const playsWord = (type: AllowanceView['type'], n: number): string => {
  if (type === 'minion') return say('{n, plural, one {# minion} other {# minions}}', { n });
  if (type === 'action') return say('{n, plural, one {# action} other {# actions}}', { n });
  return say('{n, plural, one {# card} other {# cards}}', { n });
};

/** The greatest power that a limited play accepts, if any, and the rest of the limit: "2", "on The Mothership". */
function limitParts(limit: string): [string, string] {
  const [, power = '', rest = ''] = /^(?:≤(\d+))?(?:, )?(.*)$/.exec(limitSign(limit)) ?? [];
  return [power, rest];
}

interface LimitedProps {
  play: AllowanceView;
  n: number;
}

/** A limited play in words, which take a line of their own. */
function InWords({ play: { type, limit, source }, n }: LimitedProps) {
  return (
    <li data-type={type} data-limited="words">
      +{playsWord(type, n)}
      {[limit, source].filter(Boolean).map((part) => (
        <span key={part}>
          {' · '}
          <small>{part}</small>
        </span>
      ))}
    </li>
  );
}

const Most = ({ power }: { power: string }) => (
  <>
    {' '}
    <span className={styles.most} data-least>
      ≤
    </span>
    {power}
  </>
);

/**
 * A limited play as a dot: its greatest power beside it, and below it where it may be used or else where it comes from.
 */
function Limited({ play: { type, limit, source }, n }: LimitedProps) {
  const [power, rest] = limitParts(limit);
  return (
    <li data-type={type} data-limited title={limit}>
      <i />{' '}
      <span>
        {`+${playsWord(type, n)}`}
        {power ? <Most power={power} /> : null}
      </span>
      <span className="vh">{limit}</span>
      {rest || source ? <small>{rest || source}</small> : null}
    </li>
  );
}

/** What a player without plays is doing. */
const idleWord = ({ view }: TableState, seat: Seat): string => {
  if (view.current === seat) return say('no plays');
  return view.prompt && !view.prompt.decoy ? say('your answer') : say('waiting');
};

interface StandingProps {
  seat: SeatView;
  mark?: number;
  /** The standing is as wide as the screen, which leaves room for limits in words. */
  wide?: boolean;
}

/** Score and remaining plays, on phones; spent plays are shown as long as others are left. Limited ones stand apart. */
export function Standing({ seat, mark = 24, wide = false }: StandingProps) {
  const { layout } = useTable('layout');
  const after = useSelected(({ view }) => afterPoints(view, layout));
  const idle = useSelected((table) => idleWord(table, seat.seat));
  const left = seat.plays.filter((p) => p.left > 0);
  const Apart = wide ? InWords : Limited;
  return (
    <>
      <SeatMark seat={seat.seat} size={mark} />
      <b className={styles.peekvp} data-score>
        {seat.vp}
        <small>{after}</small>
      </b>
      <ul className={styles.left} aria-label={say('Plays left')}>
        {left.length === 0 ? <li>{idle}</li> : null}
        {(['minion', 'action'] as const).map((type) => {
          const n = sum(left.filter((p) => p.type === type && !p.limit));
          const isSpent = n === 0 && left.length > 0 && seat.plays.some((p) => p.type === type && p.regular);
          return n > 0 || isSpent ? (
            <li key={type} data-type={type} data-spent={isSpent || undefined}>
              <i /> {playsWord(type, n)}
            </li>
          ) : null;
        })}
        {left.filter(isFirst).map((play) => (
          <Apart key={play.type + play.limit} play={play} n={sum(left.filter((other) => isAlike(play, other)))} />
        ))}
      </ul>
      {layout === 'phone' ? <Stock seat={seat} /> : null}
    </>
  );
}

/** The most names that fit two lines on a phone. */
const MANY = 7;

interface NameProps {
  card: CardView;
  lit: boolean;
}

function Name({ card, lit, children }: NameProps & { children?: ReactNode }) {
  const { facts } = useTable('facts');
  return (
    <span className={styles.pk} data-lit={lit || undefined} aria-hidden="true">
      <Plate type={card.type} power={card.printed ?? card.power} both={facts.get(card.name)?.sides !== undefined} />
      <span data-name>{card.name}</span>
      {children}
    </span>
  );
}

/** Why a card cannot be played now; upright phones have room for it. */
const Why = ({ words }: { words: string }) => {
  const { layout } = useTable('layout');
  return words && layout === 'phone' ? <small className={styles.pkwhy}>{words}</small> : null;
};

/** A titan set aside: its name, and why it cannot be played. */
function Aside({ card, lit }: NameProps) {
  const { note } = useTouch(card.id);
  return (
    <Name card={card} lit={lit}>
      <Why words={lit ? '' : note} />
    </Name>
  );
}

/** A card in stasis: its power or type, its counters, its name and the number of cards stored under it. */
function Still({ card, lit }: NameProps) {
  const { note } = useTouch(card.id);
  const { facts } = useTable('facts');
  const why = card.stasis ? say('waits') : note;
  return (
    <span className={styles.still} data-lit={lit || undefined} aria-hidden="true">
      <span className={styles.kind}>
        <Plate type={card.type} power={card.printed ?? card.power} both={facts.get(card.name)?.sides !== undefined} />
      </span>
      <Icon name="stasis" size={12} />
      {card.stasis ?? 0}
      <span data-name>{card.name}</span>
      <Under n={card.under} />
      <Why words={lit ? '' : why} />
    </span>
  );
}

/** A phone's closed hand: score and plays, and by name everything that the open hand contains. */
export function Peek({ seat, cards, onOpen }: { seat: SeatView; cards: CardView[]; onOpen(): void }) {
  const { titans, stasis } = seat;
  // A closed hand leaves the whole board visible.
  const big = useSelected(({ view }) => view.bigBase !== null);
  const lit = useLegal([...titans, ...stasis, ...cards].map(({ id }) => id));
  const { layout } = useTable('layout');
  const low = useLow();
  const limited = hasLimits(seat);
  const names = [
    ...titans.map(({ name }) => name),
    ...stasis.map((card) => stasisLabel(card, '')),
    ...cards.map(({ name }) => name),
  ];
  const isMany = names.length > MANY;
  const isAbove = layout === 'phone' && (limited || (low && isMany));
  return (
    <div
      className={styles.peek}
      data-many={isMany || undefined}
      data-board={big || undefined}
      data-small={(big && isMany) || undefined}
      data-above={isAbove || undefined}
    >
      <div className={styles.stand}>
        <Standing seat={seat} mark={20} wide={isAbove && !big} />
      </div>
      <button
        type="button"
        className={styles.peekcards}
        onClick={onOpen}
        data-testid="btn-hand"
        data-stop
        data-lit={lit.size > 0 || undefined}
        aria-expanded={false}
      >
        <span className="vh">
          {say('Open your hand, {n} cards: {cards}', { n: cards.length, cards: names.join(', ') })}
        </span>
        {titans.map((card) => (
          <Aside key={card.id} card={card} lit={lit.has(card.id)} />
        ))}
        {stasis.map((card) => (
          <Still key={card.id} card={card} lit={lit.has(card.id)} />
        ))}
        {cards.map((card) => (
          <Name key={card.id} card={card} lit={lit.has(card.id)} />
        ))}
      </button>
    </div>
  );
}

/** What all pictures of cards share: plate, picture and rules text. */
import { Fragment, memo } from 'react';
import { BaseStrip, Emblem, Picture } from '../../art/index.ts';
import type { Fact } from '../../cards/facts.ts';
import { say } from '../../i18n/say.ts';
import { hasSentences } from '../../i18n/sentences.ts';
import type { Seat } from '../../view/types.ts';
import { nameSize } from '../model/nameSize.ts';
import { sentenceOf, sentences } from '../model/sentence.ts';
import { paysPlaces, typeWord } from '../model/words.ts';
import { useTable } from '../state/context.ts';
import styles from './card.module.css';

const Bolt = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M9 1 3 9h5l-1 6 6-8H8Z" fill="currentColor" />
  </svg>
);

interface PlateProps {
  type: Fact['type'];
  power: number | undefined;
  /** A fusion: the sign of an action beside its power (FUS-1). */
  both?: boolean;
}

/** Power in a cut corner, or the star of an action. */
export function Plate({ type, power, both = false }: PlateProps) {
  if (type === 'minion')
    return (
      <span className={styles.plate} data-both={both || undefined}>
        {power ?? '?'}
        {both ? <Bolt /> : null}
      </span>
    );
  return (
    <span className={`${styles.plate} ${type === 'titan' ? styles.hex : styles.star}`}>
      <span className="vh">{typeWord(type)}</span>
      <Bolt />
    </span>
  );
}

// Timing words count only with a capital letter: texts also say "an extra action:".
const TIMING =
  /((?:^|\s)(?:Ongoing|Special|Talent|Minion|Action):|[Bb]efore (?:that|a|this) base scores|[Aa]fter this base scores|[Uu]ntil the end of (?:your|the) turn|[Aa]t the (?:start|end) of (?:your|the) (?:next )?turn)/g;

/** Rules text with bold keywords and underlined timing words; marks the sentence that the open question comes from. */
export const Rules = memo(function Rules({ text, asked }: { text: string; asked?: string | undefined }) {
  const lit = asked === undefined ? -1 : sentenceOf(text, asked);
  if (lit < 0) return <Pieces text={text} />;
  const list = sentences(text);
  return (
    <>
      <Pieces text={list.slice(0, lit).join('')} />
      <mark className={styles.lit}>
        <Pieces text={list[lit]!} />
      </mark>
      <Pieces text={list.slice(lit + 1).join('')} />
    </>
  );
});

function Pieces({ text }: { text: string }) {
  return text.split(TIMING).map((piece, i) => {
    const key = `${i}${piece.slice(0, 8)}`;
    if (i % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    return piece.endsWith(':') ? (
      <b key={key}>{piece}</b>
    ) : (
      <span key={key} className={styles.timing}>
        {piece}
      </span>
    );
  });
}

interface WindowProps {
  name: string;
  owner?: Seat | null;
  w?: number;
  h?: number;
}

/** Picture of a card or base by its name. */
export const Window = memo(function Window({ name, owner, w, h }: WindowProps) {
  const { facts, factionOf } = useTable('facts', 'factionOf');
  const fact = facts.get(name);
  const faction = factionOf(name, owner);
  if (fact?.type === 'base') return <BaseStrip base={name} faction={faction} w={w ?? 320} h={h ?? 88} />;
  return (
    <Picture
      card={name}
      faction={faction}
      power={fact?.power ?? 0}
      type={fact?.type === 'slot' ? 'action' : (fact?.type ?? 'minion')}
    />
  );
});

function typeLine(fact: Fact | undefined, faction: string): string {
  if (!fact) return faction;
  const sub = fact.type !== 'action' || !fact.subtype || fact.subtype === 'standard' ? '' : fact.subtype;
  const on =
    sub === 'special'
      ? [say('special')]
      : sub === ''
        ? []
        : [say('on a {what, select, minion {minion} base {base} other {{what}}}', { what: sub })];
  return [typeWord(fact.type), ...on, fact.faction].join(' · ');
}

/** The card at reading size. */
export function BigCard({ name, owner, seat }: { name: string; owner?: Seat | null; seat?: Seat | null }) {
  const { facts, factionOf, view } = useTable('facts', 'factionOf', 'view');
  // The question is matched to the text by English words.
  const asked = view.prompt?.source?.name === name && !hasSentences() ? view.prompt.title : undefined;
  return <PrintedCard name={name} fact={facts.get(name)} faction={factionOf(name, owner)} seat={seat} asked={asked} />;
}

export interface PrintedCardProps {
  name: string;
  fact: Fact | undefined;
  /** Faction whose art the card shows. */
  faction: string;
  /** The card's controller; absent if nobody controls it. */
  seat?: Seat | null;
  /** The open question, if this card asks it. */
  asked?: string | undefined;
}

/** A printed card, wherever it is shown. */
export function PrintedCard({ name, fact, faction, seat, asked }: PrintedCardProps) {
  if (fact?.type === 'base') return <BigBase name={name} fact={fact} asked={asked} />;
  if (fact?.type === 'slot') return <BigSlot name={name} text={fact.text} />;
  return (
    <article className={styles.card} data-type={fact?.type} data-seat={seat ?? undefined}>
      <div className={styles.top}>
        <Plate type={fact?.type ?? 'minion'} power={fact?.power} both={fact?.sides !== undefined} />
        <h3 className={`${styles.nm} ${styles[nameSize(name)] ?? ''}`}>{name}</h3>
        <Emblem faction={faction} size={34} />
      </div>
      <div className={styles.win}>
        <Picture card={name} faction={faction} power={fact?.power ?? 0} type={fact?.type ?? 'minion'} />
      </div>
      <p className={styles.ty}>{typeLine(fact, faction)}</p>
      <p className={styles.tx}>
        <Rules
          text={fact ? fact.text || say('No ability.') : say('This card’s text has not loaded yet.')}
          asked={asked}
        />
      </p>
      <p className={styles.cf}>
        <span>{fact?.set}</span>
        <span>{fact?.copies ? `×${fact.copies}` : ''}</span>
      </p>
    </article>
  );
}

/** A slot of the Big Base board is not a card: a name and a text. */
const BigSlot = ({ name, text }: { name: string; text: string }) => (
  <article className={styles.bcard}>
    <div className={styles.bmid}>
      <div className="grow">
        <h3 className="cap">{name}</h3>
        <p className={styles.bty}>{say('SLOT')}</p>
      </div>
    </div>
    <p className={styles.btx}>
      <Rules text={text || say('No ability.')} />
    </p>
  </article>
);

function BigBase({ name, fact, asked }: { name: string; fact: Fact; asked: string | undefined }) {
  return (
    <article className={styles.bcard}>
      <div className={styles.bwin}>
        <BaseStrip base={name} faction={fact.faction} w={320} h={82} />
      </div>
      <div className={styles.bmid}>
        <div className="grow">
          <h3 className="cap">{name}</h3>
          <p className={styles.bty}>{say('BASE · {faction}', { faction: fact.faction.toUpperCase() })}</p>
        </div>
        <div className={styles.bnum}>
          <b>{fact.breakpoint}</b>
          <VpPlates vp={fact.vp ?? []} />
        </div>
      </div>
      <p className={styles.btx}>
        <Rules text={fact.text || say('No ability.')} asked={asked} />
      </p>
    </article>
  );
}

/** The unit of the numbers on plates. */
export const Unit = () => (
  <small className={styles.unit} aria-hidden="true">
    {say('VP')}
  </small>
);

/** Points for first, second and third place, or that the ability says what the base pays. */
export function VpPlates({ vp }: { vp: number[] }) {
  if (vp.length > 0 && !paysPlaces(vp)) return <span className={styles.unpaid}>{say('VP by its ability')}</span>;
  return (
    <span className={styles.plates}>
      <span className="vh">{say('{vp} points', { vp: vp.join(', ') })}</span>
      {vp.slice(0, 3).map((v, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <i key={i} data-place={i + 1} aria-hidden="true">
          {v}
        </i>
      ))}
      <Unit />
    </span>
  );
}

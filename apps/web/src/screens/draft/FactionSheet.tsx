import { type ReactNode, useRef } from 'react';
import { Emblem, Picture } from '../../art/index.ts';
import { aboutFaction, type FactionCard, type FactionSheetFacts, useFetching } from '../../cards/factions.ts';
import { say } from '../../i18n/say.ts';
import { MoreBelow } from '../../ui/index.ts';
import { LINES, useWholeRows } from '../../ui/useWholeRows.ts';
import { curve } from './model.ts';
import styles from './sheet.module.css';

const sum = (cards: FactionCard[], type: string) =>
  cards.filter((card) => card.type === type).reduce((n, card) => n + card.copies, 0);

/** Never cut off a plate or a line of text. */
const ROWS = ['[data-type]', LINES];

/** All cards of a faction, as rows of text. */
export function FactionSheet({
  name,
  fact,
  children,
}: {
  name: string;
  fact: FactionSheetFacts | undefined;
  children: ReactNode;
}) {
  const cards = fact?.cards ?? [];
  const fetching = useFetching();
  const list = useRef<HTMLUListElement>(null);
  useWholeRows(list, fact, ROWS);
  const face = cards.reduce<FactionCard | null>(
    (top, card) => ((card.power ?? 0) > (top?.power ?? 0) ? card : top),
    null,
  );
  const powers = curve(cards);
  const fusions = sum(cards, 'fusion');
  return (
    <aside
      className={`${styles.sheet} paper`}
      aria-label={say('{faction}, all cards', { faction: name })}
      data-testid="faction-sheet"
    >
      <div className={styles.sheetart}>
        {face ? <Picture card={face.name} faction={name} power={face.power ?? 0} /> : null}
        <Emblem faction={name} size={88} />
      </div>
      <div className={styles.sheetbody}>
        <h2 className={`cap ${styles.sheetname}`}>{name}</h2>
        <p className="mut">{fact ? aboutFaction(fact) : fetching}</p>
        <div className={styles.curve}>
          {powers.map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bar of a power is its place
            <div key={i}>
              <i className={styles.bar} style={{ height: n * 9 }} />
              <span>{i + 1}</span>
            </div>
          ))}
          <p>
            <b>
              {say(
                '{minions, plural, one {# minion} other {# minions}}, {actions, plural, one {# action} other {# actions}}{fusions, plural, =0 {} one {, # fusion} other {, # fusions}}.',
                { minions: sum(cards, 'minion'), actions: sum(cards, 'action'), fusions },
              )}
            </b>{' '}
            {fusions > 0 ? `${say('A fusion is played as either.')} ` : ''}
            {say('Bars show minions by power.')}
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ul className={styles.cards} ref={list} tabIndex={0} aria-label={say('Cards')}>
          {cards.map((card) => (
            <li key={card.name}>
              <span className={styles.plate} data-type={card.type}>
                {card.power !== undefined ? (
                  card.power
                ) : (
                  <svg viewBox="0 0 16 16" width="13" height="13" aria-label={say('action')} role="img">
                    <path d="M9 1 3 9h5l-1 6 6-8H8Z" fill="currentColor" />
                  </svg>
                )}
              </span>
              <span className="grow">
                <b className="d">{card.name}</b> <span className="mut">×{card.copies}</span>
                <span className={styles.text}>{card.text || say('No ability.')}</span>
              </span>
            </li>
          ))}
          {(fact?.titans ?? []).map((titan) => (
            <li key={titan.name}>
              <span className={styles.plate} data-type="titan">
                <svg viewBox="0 0 16 16" width="13" height="13" aria-label={say('titan')} role="img">
                  <path d="M9 1 3 9h5l-1 6 6-8H8Z" fill="currentColor" />
                </svg>
              </span>
              <span className="grow">
                <b className="d">{titan.name}</b> <span className="mut">{say('titan')}</span>
                <span className={styles.text}>{titan.text}</span>
              </span>
            </li>
          ))}
          {(fact?.bases ?? []).map((base) => (
            <li key={base.name}>
              <span className={styles.plate} data-type="base">
                {base.breakpoint}
              </span>
              <span className="grow">
                <b className="d">{base.name}</b>{' '}
                <span className="mut">{say('base · {points}', { points: base.vp.join(' ') })}</span>
                <span className={styles.text}>{base.text || say('No ability.')}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.sheetfoot}>
        <MoreBelow list={list} rows="li" watch={fact} />
        {children}
      </div>
    </aside>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Mashup, Picture } from '../../art/index.ts';
import { deckName, useFaction } from '../../cards/factions.ts';
import { type BotLevel, botWord } from '../../game/bots/levels.ts';
import { keepNumbers } from '../../i18n/keepNumbers.ts';
import { say } from '../../i18n/say.ts';
import { goalOf, raceEnd } from '../../table/model/words.ts';
import { Button, Icon, MoreBelow, SeatMark } from '../../ui/index.ts';
import { useWholeRows } from '../../ui/useWholeRows.ts';
import type { EventView, View } from '../../view/types.ts';
import { Bar } from '../bar/Bar.tsx';
import {
  HOW,
  highlights,
  madnessWords,
  placings,
  scoredCount,
  series,
  verdict,
  whatDecided,
  wonByMadness,
} from './model.ts';
import { PointsGraph } from './PointsGraph.tsx';
import styles from './result.module.css';
import { ShareSheet } from './ShareSheet.tsx';

export interface ResultProps {
  view: View;
  events: EventView[];
  names: string[];
  /** The level of each seat's bot; null = a person. */
  bots?: readonly (BotLevel | null)[];
  title: string;
  /** The address of the replay; null = none. */
  replay: string | null;
  /** The replay's link works for others. */
  isPublic?: boolean;
  /** Shown above everything else. */
  warning?: ReactNode;
  /** Shown above the footer. */
  note?: ReactNode;
  /** The footer's buttons: what to do next. */
  children: ReactNode;
}

/** Elements to show completely or not at all. */
const BLOCKS = ['li', 'section', 'dl > div', 'p'];

const both = (names: string[]): string => names.join(' & ');

/** Who won, what decided the game, and what to do next. */
export default function Result({
  view,
  events,
  names,
  bots = [],
  title,
  replay,
  isPublic = false,
  warning,
  note,
  children,
}: ResultProps) {
  const places = view.over ? placings(view) : [];
  const winner = places[0];
  const [a, b] = winner?.factions ?? [];
  const face = useFaction(a)?.cards.reduce((top, card) => ((card.power ?? 0) > (top.power ?? 0) ? card : top));
  const [sharing, setSharing] = useState(false);
  const told = useRef<HTMLElement>(null);
  useWholeRows(told, view, BLOCKS);
  const over = view.over;
  if (!over) return null;
  const nameOf = (seat: number) =>
    seat === view.viewer ? say('You') : (names[seat] ?? say('Seat {n}', { n: seat + 1 }));
  const bases = scoredCount(events);
  const shared = over.winners.length > 1;
  const youWin = !shared && over.winners[0] === view.viewer;
  const said = verdict(view, places);
  const decided = shared ? null : whatDecided(events, view.seats.length, over.winners[0] ?? null);

  return (
    <div className={styles.result} data-testid="result">
      <Bar
        title={title}
        sub={say(
          '{turns, plural, one {# turn} other {# turns}} · {bases, plural, one {# base} other {# bases}} scored',
          { turns: view.turn, bases },
        )}
      >
        {replay === null ? null : <Ways replay={replay} viewer={view.viewer} />}
        <Button className={styles.way} testid="share" onClick={() => setSharing(true)}>
          <Icon name="share" />
          <span className={styles.word}>{say('Share')}</span>
        </Button>
      </Bar>
      {sharing ? (
        <ShareSheet
          view={view}
          names={names}
          link={isPublic && replay !== null ? `${location.origin}/replay/${replay}` : null}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.told} ref={told} aria-label={say('Result')} tabIndex={0}>
        {warning}
        <section className={`${styles.poster} paper`}>
          <div className={styles.picture} data-poster aria-hidden="true">
            {a && face ? <Picture card={face.name} faction={a} power={face.power ?? 0} /> : null}
          </div>
          <div className={styles.who}>
            <p className={`cap ${styles.kicker}`}>
              {shared && over.how === 'points' ? say('Winners') : say(HOW[over.how])}
              {wonByMadness(places) ? `, ${say('fewest Madness')}` : ''}
            </p>
            <h1 data-long={both(over.winners.map(nameOf)).length > 8 || undefined}>
              {over.winners.map((seat) => (
                <SeatMark key={seat} seat={seat} size={64} silent />
              ))}
              <span className="cap" data-testid="winner">
                {youWin
                  ? say('You win')
                  : both(over.winners.map((seat) => names[seat] ?? nameOf(seat))) || say('Nobody')}
              </span>
            </h1>
            {winner && !shared && winner.factions.length > 0 ? (
              <p className={`cap ${styles.deck}`}>{deckName(winner.factions)}</p>
            ) : null}
            {said ? (
              <p className={styles.verdict} data-testid="verdict">
                {said}
              </p>
            ) : null}
            {decided ? (
              <p className={styles.decided} data-testid="decided">
                {decided.label}: <b>{decided.text}</b>
              </p>
            ) : null}
          </div>
          <div className={styles.score}>
            {a && b ? <Mashup a={a} b={b} size={120} /> : null}
            <p className={styles.big} data-score>
              {winner?.vp ?? 0}
              <small>{goalOf(view)}</small>
            </p>
          </div>
        </section>
        <div className={styles.columns}>
          <ol className={styles.places}>
            {places.map(({ seat, place, vp, factions, out, madness }) => (
              <li key={seat} data-seat={seat} data-testid={`place-${seat}`}>
                <span className={styles.pos}>{place}</span>
                <span className={`${styles.band} ink`} />
                <SeatMark seat={seat} size={30} />
                <span className="grow">
                  <b className={styles.name}>{nameOf(seat)}</b>
                  {bots[seat] ? <span className="mut">{botWord(bots[seat])}</span> : null}
                  {out ? <span className="mut">{say('gave up')}</span> : null}
                  {madness === null || out ? null : (
                    <span className={styles.madness}>{madnessWords(events, { seat, madness })}</span>
                  )}
                </span>
                {factions[0] && factions[1] ? <Mashup a={factions[0]} b={factions[1]} size={34} /> : null}
                <b className={styles.vp}>
                  {vp}
                  <span className="vh"> {say('points')}</span>
                </b>
              </li>
            ))}
          </ol>
          <section className={`${styles.graph} paper`}>
            <h2 className="cap">{say('Points per turn')}</h2>
            <PointsGraph lines={series(events, view.seats.length)} target={raceEnd(view)} names={names} />
          </section>
          <dl className={styles.facts}>
            {highlights(events, view.seats.length, nameOf).map(({ label, text }) => (
              <div key={label}>
                <dt className="mut">{label}</dt>
                <dd className="d">{keepNumbers(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {note}
      </section>
      <footer className={styles.foot}>
        <span className={styles.more}>
          <MoreBelow list={told} watch={view} />
        </span>
        {children}
      </footer>
    </div>
  );
}

/** Links to the replay and to a bot's review of the game. */
function Ways({ replay, viewer }: { replay: string; viewer: View['viewer'] }) {
  const [, go] = useLocation();
  return (
    <>
      <Button className={styles.way} testid="replay-open" onClick={() => go(`/replay/${replay}`)}>
        <Icon name="play" />
        <span className={styles.word}>{say('Replay')}</span>
      </Button>
      <Button
        className={styles.way}
        testid="review-open"
        onClick={() => go(`/replay/${replay}/review`, { state: { seat: viewer } })}
      >
        <Icon name="bot" />
        <span className={styles.word}>{say('Review')}</span>
      </Button>
    </>
  );
}

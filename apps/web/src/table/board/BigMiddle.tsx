import { BaseStrip } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import { SeatMark } from '../../ui/index.ts';
import type { BigBase } from '../../view/types.ts';
import { Rules } from '../card/CardFace.tsx';
import { useInspectGesture } from '../card/useInspectGesture.ts';
import { laneOrder, ordinal, sayBoard } from '../model/words.ts';
import { useTable } from '../state/context.ts';
import styles from './big-middle.module.css';

/** One of the board's three progress tracks. */
function Track({ id, label, now, most }: { id: string; label: string; now: number; most: number }) {
  return (
    <span className={styles.track} data-most={most} data-testid={`track-${id}`}>
      <b>{label}</b>
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of a track is its number
        <i key={i} data-now={i + 1 === now || undefined} data-past={i + 1 < now || undefined}>
          {i + 1}
        </i>
      ))}
    </span>
  );
}

function CardNow({ board }: { board: BigBase }) {
  const { factionOf, inspect } = useTable('factionOf', 'inspect');
  const what = { id: null, name: board.card.name };
  const gesture = useInspectGesture(what);
  return (
    <button
      type="button"
      className={`${styles.card} paper`}
      data-stop
      data-testid="base-card"
      aria-label={say('Base card {base}: {text}', {
        base: board.card.name,
        text: board.card.text || say('No ability.'),
      })}
      onClick={() => inspect(what)}
      {...gesture}
    >
      <span className={styles.art}>
        <BaseStrip base={board.card.name} faction={factionOf(board.card.name)} w={320} h={66} />
      </span>
      <span className={styles.now} data-rule>
        <b className={styles.cn}>{board.card.name}</b>
        <span className={`${styles.ct} ${styles.does}`}>
          <Rules text={board.card.text || say('No ability.')} />
        </span>
      </span>
    </button>
  );
}

/** The middle of the board: the base card, the next one, the game's progress, and current payouts. */
export function Middle({ board }: { board: BigBase }) {
  const { view, name, layout, inspect } = useTable('view', 'name', 'layout', 'inspect');
  const { next } = board;
  const order = laneOrder(view).flatMap((seat) => board.totals.find((one) => one.seat === seat) ?? []);
  const vp = board.vp[board.overtime > 0 ? 0 : board.period - 1] ?? [];
  return (
    <section className={styles.middle} aria-label={sayBoard(board, name)} data-testid="big-middle">
      <CardNow board={board} />
      <div className={styles.facts}>
        <p className={styles.tracks}>
          {board.overtime > 0 ? (
            <b className={styles.overtime}>{say('Tied: extra round {n}', { n: board.overtime })}</b>
          ) : (
            <>
              <Track id="period" label={say('Period')} now={board.period} most={board.periods} />
              <Track id="round" label={say('Round')} now={board.round} most={board.rounds} />
            </>
          )}
          <span className={styles.first}>
            <SeatMark seat={board.first} size={20} silent /> {say('{who} first', { who: name(board.first) })}
          </span>
        </p>
        {next ? (
          <button
            type="button"
            className={styles.next}
            data-stop
            data-testid="next-base"
            aria-label={say('Next base card {base}: {text}', {
              base: next.name,
              text: next.text || say('No ability.'),
            })}
            onClick={() => inspect({ id: null, name: next.name })}
          >
            <span className={styles.told} data-rule>
              <b>{say('Next: {base}', { base: next.name })}</b>{' '}
              <span className={styles.does}>{next.text || say('No ability.')}</span>
            </span>
          </button>
        ) : null}
        <ul className={styles.totals} aria-label={say('If the board scored now, for {vp} VP', { vp: vp.join(', ') })}>
          {order.map(({ seat, power, place, vp: gain, sides }) => (
            <li key={seat} data-seat={seat} data-first={place === 1 || undefined} data-testid={`board-total-${seat}`}>
              <span className="ink" />
              <SeatMark seat={seat} size={layout === 'phone' ? 16 : 20} silent />
              <b>{power}</b>
              <small>
                <span>
                  {place === null ? (
                    '–'
                  ) : (
                    <>
                      {ordinal(place)}
                      <span data-separates> · </span>
                      {gain}
                    </>
                  )}
                  <i> {say('VP')}</i>
                </span>
                {sides > 0 ? <em> {say('{n, plural, one {+# side} other {+# sides}}', { n: sides })}</em> : null}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Emblem } from '../../art/index.ts';
import { botWord } from '../../game/bots/levels.ts';
import { say } from '../../i18n/say.ts';
import { SeatMark, Sheet } from '../../ui/index.ts';
import type { SeatView } from '../../view/types.ts';
import { CardLink } from '../card/CardLink.tsx';
import { counters, ofAll, powerCounters, typeWord } from '../model/words.ts';
import styles from '../prompt/choice.module.css';
import { useTable } from '../state/context.ts';
import { Reactions } from './Reactions.tsx';

/** Everything public about one player: factions, piles, titans. */
export function PlayerSheet({ seat, onClose }: { seat: SeatView; onClose(): void }) {
  const { name, view, bots } = useTable('name', 'view', 'bots');
  const level = bots?.levels[seat.seat];
  const newest = [...seat.discard].reverse();
  return (
    <Sheet title={name(seat.seat)} onClose={onClose} surface="panel" testid="player">
      <p className="row">
        <SeatMark seat={seat.seat} size={34} />
        <b className={styles.points}>{say('{n} VP', { n: view.bigBase ? seat.vp : ofAll(seat.vp, view.vpToWin) })}</b>
        {level ? <span className="mut">{botWord(level)}</span> : null}
      </p>
      <Reactions onGiven={onClose} />
      <p className={styles.factions}>
        {seat.factions.map((f) => (
          <span key={f} className="row">
            <Emblem faction={f} size={34} />
            <b>{f}</b>
          </span>
        ))}
      </p>
      <p>
        {seat.deck === 0
          ? say(
              '{n, plural, one {# card} other {# cards}} in hand, 0 in the deck (the discard pile shuffles in with the next draw).',
              { n: seat.hand },
            )
          : say('{n, plural, one {# card} other {# cards}} in hand, {deck} in the deck.', {
              n: seat.hand,
              deck: seat.deck,
            })}
      </p>
      {seat.titans.length > 0 ? (
        <>
          <h3 className={styles.h}>{say('Titans set aside')}</h3>
          <ul className={styles.pile}>
            {seat.titans.map((c) => (
              <li key={c.id}>
                <CardLink id={c.id} name={c.name} />
                {c.counters ? <span className="mut"> {powerCounters(c.counters)}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {seat.stasis.length > 0 ? (
        <>
          <h3 className={styles.h}>{say('In stasis')}</h3>
          <ul className={styles.pile}>
            {seat.stasis.map((c) => (
              <li key={c.id}>
                <CardLink id={c.id} name={c.name} />
                <span className="mut"> {counters(c.stasis ?? 0)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className={styles.h}>{say('Discard pile, newest first ({n})', { n: seat.discard.length })}</h3>
      {newest.length === 0 ? <p className="mut">{say('Empty')}</p> : null}
      <ol className={styles.pile}>
        {newest.map((c) => (
          <li key={c.id}>
            <CardLink id={c.id} name={c.name} />
            <span className="mut">
              {c.type === 'minion' ? ` ${c.printed ?? c.power ?? ''}` : ` ${typeWord(c.type)}`}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

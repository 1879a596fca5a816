import type { View } from '../table/types.ts';
import { SeatMark } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './replay.module.css';

/** What everybody holds, where all cards are open. */
export function Hands({ hands, names }: { hands: View['hand'][]; names: string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.hands} aria-label={say('All hands')} data-testid="replay-hands" tabIndex={0}>
      {hands.map((hand, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
        <div key={seat} className={styles.hand}>
          <SeatMark seat={seat} size={24} silent />
          <h3>{names[seat]}</h3>
          <ul aria-label={say('Hand of {name}', { name: names[seat] ?? '' })}>
            {hand.map((card) => (
              <li key={card.id} className="paper" data-type={card.type}>
                {card.printed === undefined ? null : <b>{card.printed}</b>}
                {card.name}
              </li>
            ))}
            {hand.length === 0 ? <li className={styles.none}>{say('no cards')}</li> : null}
          </ul>
        </div>
      ))}
    </section>
  );
}

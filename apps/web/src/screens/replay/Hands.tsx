import { useState } from 'react';
import { useFacts } from '../../cards/facts.ts';
import { say } from '../../i18n/say.ts';
import { PrintedCard } from '../../table/card/CardFace.tsx';
import { SeatMark, Sheet } from '../../ui/index.ts';
import type { CardView, View } from '../../view/types.ts';
import styles from './replay.module.css';

/** All players' hands, shown with all cards open. */
export function Hands({ hands, names, shown }: { hands: View['hand'][]; names: string[]; shown: boolean }) {
  const [read, setRead] = useState<CardView | null>(null);
  const facts = useFacts();
  return (
    <section
      className={styles.hands}
      id="replay-hands"
      aria-label={say('All hands')}
      data-shown={shown || undefined}
      data-testid="replay-hands"
    >
      {hands.map((hand, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
        <div key={seat} className={styles.hand}>
          <SeatMark seat={seat} size={24} silent />
          <h3>{names[seat]}</h3>
          <ul aria-label={say('Hand of {name}', { name: names[seat] ?? '' })}>
            {hand.map((card) => (
              <li key={card.id}>
                <button type="button" title={card.name} onClick={() => setRead(card)}>
                  {card.printed === undefined ? null : <b>{card.printed}</b>}
                  {card.name}
                </button>
              </li>
            ))}
            {hand.length === 0 ? <li className={styles.none}>{say('no cards')}</li> : null}
          </ul>
        </div>
      ))}
      {read ? (
        <Sheet title={read.name} surface="panel" onClose={() => setRead(null)}>
          <div className={styles.read}>
            <PrintedCard
              name={read.name}
              fact={facts.get(read.name)}
              faction={facts.get(read.name)?.faction ?? ''}
              seat={read.owner}
            />
          </div>
        </Sheet>
      ) : null}
    </section>
  );
}

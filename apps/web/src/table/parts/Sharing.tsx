import { SeatMark } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import { hyphenate, typeWord } from '../model/words.ts';
import type { CardView, SharingView } from '../types.ts';
import { Plate, Rules, Window } from './CardFace.tsx';
import styles from './sharing.module.css';
import { useInspectGesture } from './useInspectGesture.ts';

function Treasure({ card, n }: { card: CardView; n: number }) {
  const { facts } = useTable();
  const { decision, legalText } = useAnswering();
  const fact = facts.get(card.name);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const legal = legalText(card.id);
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-legal={decision.targets.ids.has(card.id) || undefined}
        data-id={card.id}
        data-testid={`treasure-${card.id}`}
        data-stop
        aria-label={`${n}, ${card.name}, ${typeWord(card.type)}${fact?.text ? `. ${fact.text}` : ''}${legal ? ` ${legal}` : ''}`}
        onClick={() => decision.tap(card.id)}
        {...gesture}
      >
        <span className={styles.top}>
          <Plate type={card.type} power={card.printed} />
          <b>{hyphenate(card.name)}</b>
          <i>{n}</i>
        </span>
        <span className={styles.pic}>
          <Window name={card.name} />
        </span>
        <span className={styles.text}>{fact ? <Rules text={fact.text} /> : null}</span>
      </button>
    </li>
  );
}

/** Who picks, in order: the next one first (MON-8). */
function Order({ order }: { order: SharingView['order'] }) {
  const { name, you } = useTable();
  const picks = order.map((seat, n) => ({ seat, key: `${order.length - n}` }));
  return (
    <ol className={styles.order} aria-label={say('Order of picks')} data-testid="order">
      {picks.map(({ seat, key }, n) => (
        <li key={key} aria-current={n === 0 ? 'step' : undefined} data-you={seat === you || undefined}>
          <SeatMark seat={seat} size={22} silent />
          <span>{name(seat)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The treasures of a scored base, until all are taken; they lie over the bases. */
export function Sharing({ sharing }: { sharing: SharingView }) {
  const { view } = useTable();
  const base = view.bases.find((one) => one.scoring);
  return (
    <section
      className={`${styles.stage} paper`}
      aria-label={say('Treasures')}
      data-testid="sharing"
      data-region="sharing"
    >
      <header className={styles.head}>
        <h2 className="cap">{say('Treasures')}</h2>
        <span className={styles.source}>
          {base ? `${base.name} · ` : ''}
          {say('{n, plural, one {# card} other {# cards}} to take', { n: sharing.cards.length })}
        </span>
      </header>
      <Order order={sharing.order} />
      <ul className={styles.cards}>
        {sharing.cards.map((card, i) => (
          <Treasure key={card.id} card={card} n={i + 1} />
        ))}
      </ul>
    </section>
  );
}

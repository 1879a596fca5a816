import { say } from '../../i18n/say.ts';
import { SeatMark } from '../../ui/index.ts';
import type { CardView, SharingView } from '../../view/types.ts';
import { Plate, Rules, Window } from '../card/CardFace.tsx';
import { useInspectGesture } from '../card/useInspectGesture.ts';
import { hyphenate } from '../model/hyphens.ts';
import { typeWord } from '../model/words.ts';
import { useSelected, useTable, useTouch } from '../state/context.ts';
import { touched } from '../state/touched.ts';
import { handPeeks } from '../state/useLayout.ts';
import { Fold, Stage, StageHead } from './Stage.tsx';
import styles from './sharing.module.css';

function Treasure({ card, n }: { card: CardView; n: number }) {
  const { facts } = useTable('facts');
  const touch = useTouch(card.id);
  const fact = facts.get(card.name);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-testid={`treasure-${card.id}`}
        aria-label={`${n}, ${card.name}, ${typeWord(card.type)}${fact?.text ? `. ${fact.text}` : ''}${touch.said ? ` ${touch.said}` : ''}`}
        {...touched(card.id, touch)}
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

/** The picking order: the next player first (MON-8). */
function Order({ order }: { order: SharingView['order'] }) {
  const { name, you } = useTable('name', 'you');
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

/** The treasures of a scored base, until all are taken; they cover the bases. */
export function Sharing({ sharing, onFold }: { sharing: SharingView; onFold(): void }) {
  const { layout } = useTable('layout');
  const isSmall = handPeeks(layout);
  const base = useSelected(({ view }) => view.bases.find((one) => one.scoring));
  return (
    <Stage
      label={say('Treasures')}
      testid="sharing"
      width={820}
      low
      region="sharing"
      rows="button[data-testid^=treasure]"
    >
      <StageHead
        title={say('Treasures')}
        source={
          <>
            {base ? `${base.name} · ` : ''}
            {say('{n, plural, one {# card} other {# cards}} to take', { n: sharing.cards.length })}
          </>
        }
        buttons={isSmall ? undefined : <Fold onFold={onFold} testid="sharing-fold" />}
      />
      <Order order={sharing.order} />
      {isSmall ? (
        <div className={styles.beside}>
          <Fold onFold={onFold} testid="sharing-fold" />
        </div>
      ) : null}
      <ul className={styles.cards}>
        {sharing.cards.map((card, i) => (
          <Treasure key={card.id} card={card} n={i + 1} />
        ))}
      </ul>
    </Stage>
  );
}

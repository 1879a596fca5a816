import { say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import { hyphenate } from '../model/words.ts';
import type { BaseView, BuriedView } from '../types.ts';
import styles from './boards.module.css';
import { Tick } from './Tile.tsx';

/** A card face down at a base: its player reads its name, all others only that it lies there (BURY-1). */
export function Buried({ card, base, chip }: { card: BuriedView; base: BaseView; chip: boolean }) {
  const { name, inspect } = useTable();
  const { decision, legalText } = useAnswering();
  const chosen = decision.order(card.id);
  const legal = legalText(card.id);
  const whose = name(card.seat);
  const where = base.name;
  const what = card.name
    ? say('{card}, buried, only you see it, on {base}', { card: card.name, base: where })
    : say('a buried card of {who}, on {base}', { who: whose, base: where });
  return (
    <button
      type="button"
      className={styles.buried}
      data-seat={card.seat}
      data-legal={decision.targets.ids.has(card.id) || undefined}
      data-chosen={chosen > 0 || undefined}
      data-chip={chip || undefined}
      data-id={card.id}
      data-testid={`buried-${card.id}`}
      data-stop
      aria-label={`${what}${legal ? `, ${legal}` : ''}`}
      onClick={() => {
        if (decision.targets.ids.has(card.id)) decision.tap(card.id);
        else if (card.name) inspect({ id: card.id, name: card.name });
      }}
    >
      {chip ? (
        <span aria-hidden="true">▽</span>
      ) : card.name ? (
        <>
          <em>{hyphenate(card.name)}</em>
          <small>{say('only you')}</small>
        </>
      ) : (
        <span>{say('buried')}</span>
      )}
      <Tick n={chosen} />
    </button>
  );
}

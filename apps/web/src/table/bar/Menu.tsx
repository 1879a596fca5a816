import { useRef, useState } from 'react';
import type { GameState } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import styles from './topbar.module.css';
import { useDismiss } from './useDismiss.ts';

/** A table's actions beyond the game. `fresh`: unread content in it, if any. */
export function Menu({ items, fresh }: { items: GameState['menu']; fresh: string | null }) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);
  useDismiss(ref, open, () => setOpen(false));
  const choose = (select: () => void) => {
    setOpen(false);
    // The item is gone once a sheet opens, and the focus returns to what had it then.
    ref.current?.querySelector('button')?.focus();
    select();
  };
  return (
    <span className={styles.menu} ref={ref}>
      <button
        type="button"
        className={styles.ibtn}
        aria-label={fresh ? `${say('Menu')}, ${fresh}` : say('Menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-testid="btn-menu"
      >
        <Icon name="menu" size={18} />
        {fresh ? <span className={styles.dot} /> : null}
      </button>
      {open ? (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label} data-ends={item.ends}>
              <button type="button" onClick={() => choose(item.onSelect)}>
                {item.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </span>
  );
}

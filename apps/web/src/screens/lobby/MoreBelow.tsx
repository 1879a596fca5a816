import { type RefObject, useEffect, useState } from 'react';
import { boxOf } from '../../browser/scale.ts';
import { say } from '../../i18n/say.ts';
import { Button, Icon } from '../../ui/index.ts';
import styles from './lobby.module.css';

interface MoreBelowProps {
  list: RefObject<HTMLElement | null>;
  /** Selects its rows. */
  rows: string;
  /** What the list shows. */
  watch: unknown;
}

/** How many rows of a list are below its edge, and the way to them. */
export function MoreBelow({ list, rows, watch }: MoreBelowProps) {
  const [n, setN] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other rows
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const count = () => {
      const { bottom } = boxOf(box);
      setN([...box.querySelectorAll(rows)].filter((row) => boxOf(row).bottom > bottom + 1).length);
    };
    count();
    const sizes = new ResizeObserver(count);
    sizes.observe(box);
    box.addEventListener('scroll', count, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', count);
    };
  }, [list, rows, watch]);
  if (n === 0) return null;
  return (
    <Button small className={styles.more} testid="more-below" onClick={() => list.current?.scrollBy(0, innerHeight)}>
      {say('{n} more', { n })}
      <Icon name="down" />
    </Button>
  );
}

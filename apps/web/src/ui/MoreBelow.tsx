import { type RefObject, useEffect, useState } from 'react';
import { onResize } from '../browser/onResize.ts';
import { boxOf } from '../browser/scale.ts';
import { say } from '../i18n/say.ts';
import { Button } from './Button.tsx';
import { Icon } from './icons.tsx';
import styles from './ui.module.css';

interface MoreBelowProps {
  list: RefObject<HTMLElement | null>;
  /** Selects the rows to count; without it, the button only says that there is more. */
  rows?: string | undefined;
  /** The content of the list. */
  watch: unknown;
  /** Names the rows, given their number. */
  words?(n: number): string;
  /** A small button in its own strip right below the list; otherwise a button among others. */
  edge?: boolean;
}

function below(box: HTMLElement, rows: string | undefined): number {
  if (rows === undefined) return box.scrollTop + box.clientHeight < box.scrollHeight - 1 ? 1 : 0;
  const { bottom } = boxOf(box);
  return [...box.querySelectorAll(rows)].filter((row) => boxOf(row).bottom > bottom + 1).length;
}

const moreOf = (n: number): string => say('{n} more', { n });

/** A button that says how many rows of a list are below its edge, and scrolls to them. */
export function MoreBelow({ list, rows, watch, words = moreOf, edge = false }: MoreBelowProps) {
  const [n, setN] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other rows
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const count = () => setN(below(box, rows));
    count();
    const stop = onResize([box], () => {
      const rest = below(box, rows);
      return () => setN(rest);
    });
    box.addEventListener('scroll', count, { passive: true });
    return () => {
      stop();
      box.removeEventListener('scroll', count);
    };
  }, [list, rows, watch]);
  const button = n > 0 && (
    <Button
      small
      className={styles.more}
      testid="more-below"
      onClick={() => list.current?.scrollBy(0, list.current.clientHeight)}
    >
      {rows === undefined ? say('More') : words(n)}
      <Icon name="down" />
    </Button>
  );
  return edge ? <div className={styles.edge}>{button}</div> : button;
}

import type { CardName } from '../../view/types.ts';
import { CardLink } from './CardLink.tsx';
import styles from './parts.module.css';

/** A sentence in parts: words, and links to cards. */
export function Parts({ parts }: { parts: readonly (CardName | string)[] }) {
  return parts.map((part, i) => {
    const key = `${i}${typeof part === 'string' ? '' : part.id}`;
    if (typeof part === 'string') return <span key={key}>{isCard(parts[i - 1]) ? part.replace(MARKS, '') : part}</span>;
    return (
      <span key={key} className={styles.kept}>
        <CardLink id={part.id} name={part.name} />
        {marksOf(parts[i + 1])}
      </span>
    );
  });
}

/** Punctuation right after a name, which must not begin a line. */
const MARKS = /^[^\s\p{L}\p{N}]+/u;
const marksOf = (next: CardName | string | undefined): string =>
  typeof next === 'string' ? (MARKS.exec(next)?.[0] ?? '') : '';
const isCard = (part: CardName | string | undefined): boolean => part !== undefined && typeof part !== 'string';

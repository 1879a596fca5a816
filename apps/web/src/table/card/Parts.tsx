import type { CardName } from '../../view/types.ts';
import { CardLink } from './CardLink.tsx';

/** A sentence in pieces: words, and cards that can be read. */
export function Parts({ parts }: { parts: readonly (CardName | string)[] }) {
  return parts.map((part, i) => {
    const key = `${i}${typeof part === 'string' ? '' : part.id}`;
    return typeof part === 'string' ? (
      <span key={key}>{part}</span>
    ) : (
      <CardLink key={key} id={part.id} name={part.name} />
    );
  });
}

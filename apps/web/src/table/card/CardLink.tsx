import { useTable } from '../state/context.ts';

/** Name of a card or base inside a sentence: tap to read it. */
export function CardLink({ id, name }: { id: number | null; name: string }) {
  const { inspect } = useTable('inspect');
  return (
    <button type="button" className="link" onClick={() => inspect({ id, name })}>
      {name}
    </button>
  );
}

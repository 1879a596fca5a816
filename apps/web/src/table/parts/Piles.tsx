import { Sheet } from '../../ui/index.ts';
import { useTable } from '../context.ts';
import { plural } from '../model/words.ts';
import type { PilesView } from '../types.ts';
import styles from './boards.module.css';
import { CardLink } from './CardLink.tsx';
import choice from './choice.module.css';

/** The shared decks that this game has, in words for a chip. */
export function chips({ madness, monsters, treasures }: PilesView): string[] {
  return [
    ...(madness === null ? [] : [`Madness ${madness}`]),
    ...(monsters === null ? [] : [`Monsters ${monsters.deck}`]),
    ...(treasures === null ? [] : [`Treasures ${treasures.deck}`]),
  ];
}

function Pile({ title, pile }: { title: string; pile: PilesView['monsters'] }) {
  if (!pile) return null;
  return (
    <>
      <h3 className={choice.h}>
        {title}: {plural(pile.deck, 'card')} in the deck
      </h3>
      {pile.discard.length === 0 ? <p className="mut">Its discard pile is empty.</p> : null}
      <ol className={choice.pile}>
        {[...pile.discard].reverse().map((card) => (
          <li key={card.id}>
            <CardLink id={card.id} name={card.name} />
          </li>
        ))}
      </ol>
    </>
  );
}

export const hasPiles = (piles: PilesView): boolean => chips(piles).length > 0;

/** Shared decks lie on no seat: their counts stand in the top bar where it is wide. */
export function PilesButton({ onOpen }: { onOpen(): void }) {
  const { view, layout } = useTable();
  const all = [...chips(view.piles), `Bases ${view.baseDeck}`];
  const words = layout === 'desktop' || layout === 'laptop' ? all : ['Decks'];
  return (
    <button type="button" className={styles.piles} data-testid="piles" aria-label={all.join(', ')} onClick={onOpen}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </button>
  );
}

/** All that is known of the shared decks. */
export function PilesSheet({ onClose }: { onClose(): void }) {
  const { view } = useTable();
  return (
    <Sheet title="Shared decks" onClose={onClose} surface="panel" testid="shared-decks">
      {view.piles.madness === null ? null : (
        <p>
          The Madness deck holds {plural(view.piles.madness, 'card')}. At the end each player loses 1 VP for every two
          Madness cards.
        </p>
      )}
      <Pile title="Monsters" pile={view.piles.monsters} />
      <Pile title="Treasures" pile={view.piles.treasures} />
      <h3 className={choice.h}>Bases: {plural(view.baseDeck, 'card')} in the deck</h3>
    </Sheet>
  );
}

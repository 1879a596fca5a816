import { say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/index.ts';
import type { PilesView, View } from '../../view/types.ts';
import styles from '../card/boards.module.css';
import { CardLink } from '../card/CardLink.tsx';
import { chips } from '../model/piles.ts';
import choice from '../prompt/choice.module.css';
import { useTable } from '../state/context.ts';

const inTheDeck = (title: string, n: number): string =>
  say('{title}: {n, plural, one {# card} other {# cards}} in the deck', { title, n });

function Pile({ title, pile }: { title: string; pile: PilesView['monsters'] }) {
  if (!pile) return null;
  return (
    <>
      <h3 className={choice.h}>{inTheDeck(title, pile.deck)}</h3>
      {pile.discard.length === 0 ? <p className="mut">{say('Its discard pile is empty.')}</p> : null}
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

/** Whether there is more to tell about the shared decks than the number of bases left. */
export const hasPiles = ({ piles, openBase }: View): boolean => chips(piles).length > 0 || openBase !== undefined;

/**
 * Opens the sheet about the shared decks, which belong to no seat. On wide screens their counts are in the top bar, so
 * that the last event keeps its room.
 */
export function PilesButton({ onOpen }: { onOpen(): void }) {
  const { view, layout } = useTable('view', 'layout');
  const { openBase } = view;
  const all = [
    ...chips(view.piles),
    say('Bases {n}', { n: view.baseDeck }),
    ...(openBase ? [say('Next: {base}', { base: openBase.name })] : []),
  ];
  const fit = layout === 'desktop' || all.length < 3 || (layout === 'laptop' && !openBase);
  const words = fit ? all : [say('Decks')];
  return (
    <button
      type="button"
      className={styles.piles}
      data-testid="piles"
      data-pairs={words.length > 2 || undefined}
      aria-label={all.join(', ')}
      onClick={onOpen}
    >
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </button>
  );
}

/** Everything known about the shared decks. */
export function PilesSheet({ onClose }: { onClose(): void }) {
  const { view } = useTable('view');
  return (
    <Sheet title={say('Shared decks')} onClose={onClose} surface="panel" testid="shared-decks">
      {view.piles.madness === null ? null : (
        <p>
          {say(
            'The Madness deck holds {n, plural, one {# card} other {# cards}}. At the end each player loses 1 VP for every two Madness cards.',
            { n: view.piles.madness },
          )}
        </p>
      )}
      <Pile title={say('Monsters')} pile={view.piles.monsters} />
      <Pile title={say('Treasures')} pile={view.piles.treasures} />
      <h3 className={choice.h}>{inTheDeck(say('Bases'), view.baseDeck)}</h3>
      {view.openBase ? (
        <p>
          {say('Next base card {base}: {text}', {
            base: view.openBase.name,
            text: view.openBase.text || say('No ability.'),
          })}
        </p>
      ) : null}
    </Sheet>
  );
}

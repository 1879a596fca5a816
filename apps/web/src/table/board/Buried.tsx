import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import type { BaseView, BuriedView } from '../../view/types.ts';
import styles from '../card/boards.module.css';
import { Tick } from '../card/Tile.tsx';
import { hyphenate, longestWord } from '../model/hyphens.ts';
import { useTable, useTouch } from '../state/context.ts';
import { touched } from '../state/touched.ts';

/** Letters of the longest word that fits a chip. */
const SHORT = 6;
/** Letters of the longest name that fits beside two more words. */
const LONG = 12;

/** The card's name fits, or its viewer may not know it. */
export const isCalled = ({ name }: Pick<BuriedView, 'name'>, chip: boolean): boolean =>
  !name || !chip || longestWord(name) <= SHORT;

/** An unnamed card: a sign alone on a narrow chip, elsewhere the sign and the word. */
const Nameless = ({ chip, slim }: { chip: boolean; slim: boolean }) => (
  <span data-nameless>
    {chip ? (
      <b data-alone={slim || undefined}>
        <Icon name="buried" size={12} />{' '}
      </b>
    ) : null}
    {slim ? null : <i>{say('buried')}</i>}
  </span>
);

/** The face of a buried card; without its name on slim chips and where the name does not fit. */
function Face({ name, chip, slim }: Pick<BuriedView, 'name'> & { chip: boolean; slim: boolean }) {
  if (!name || slim || !isCalled({ name }, chip)) return <Nameless chip={chip} slim={slim} />;
  return (
    <>
      <em data-name data-long={name.length > LONG || undefined}>
        {hyphenate(name)}
      </em>
      {chip ? null : (
        <small>
          <span>{say('only you')}</span>
          <Icon name="eye" size={14} />
        </small>
      )}
    </>
  );
}

/** A face-down card at a base: its player reads its name, everybody else sees only that it is there (BURY-1). */
export function Buried({
  card,
  base,
  chip,
  slim = false,
}: {
  card: BuriedView;
  base: BaseView;
  chip: boolean;
  slim?: boolean;
}) {
  const { name, inspect } = useTable('name', 'inspect');
  const touch = useTouch(card.id);
  const { legal: lit, said: legal, chosen, tap } = touch;
  const act = () => {
    if (lit) tap(card.id);
    else if (card.name) inspect({ id: card.id, name: card.name });
  };
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
      data-chip={chip || undefined}
      data-testid={`buried-${card.id}`}
      aria-label={`${what}${legal ? `, ${legal}` : ''}`}
      {...touched(card.id, { ...touch, tap: act })}
    >
      <Face name={card.name} chip={chip} slim={slim} />
      <Tick n={chosen} />
    </button>
  );
}

import type { CSSProperties } from 'react';
import { say } from '../../i18n/say.ts';
import type { BaseView } from '../../view/types.ts';
import styles from '../card/boards.module.css';
import { Tile } from '../card/Tile.tsx';
import type { Density } from '../model/density.ts';
import { useTable } from '../state/context.ts';
import lane from './lane.module.css';

/** The most chips in one line that leave each other room for names. */
const NAMED = 2;

interface NeutralProps {
  base: BaseView;
  index: number;
  density: Density;
  /** Lanes are in pairs, which leaves the monsters one line. */
  pairs?: boolean;
}

/** Monsters that nobody controls: their power adds to the breakpoint (MON-4). */
export function Neutral({ base, index, density, pairs = false }: NeutralProps) {
  const { layout } = useTable('layout');
  const more = base.monsters.reduce((sum, card) => sum + (card.power ?? 0), 0);
  const short = pairs || (layout !== 'desktop' && layout !== 'laptop');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      role="group"
      className={`${lane.lane} ${styles.neutral}`}
      data-testid={`monsters-${index}`}
      aria-label={say('{n, plural, one {# monster} other {# monsters}}, {more} more to break {base}', {
        n: base.monsters.length,
        more,
        base: base.name,
      })}
    >
      <div className={lane.lanehead}>
        <span className={lane.who}>{say('Monsters')}</span>
        <span className={styles.adds}>{short ? `+${more}` : say('+{n} to the breakpoint', { n: more })}</span>
      </div>
      <ul className={lane.tiles} data-density={density} style={{ '--monsters': base.monsters.length } as CSSProperties}>
        {base.monsters.map((card) => (
          <Tile
            key={card.id}
            card={card}
            base={base}
            density={density}
            alone={base.monsters.length === 1}
            called={pairs && base.monsters.length <= NAMED}
          />
        ))}
      </ul>
    </div>
  );
}
